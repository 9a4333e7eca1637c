//! Amounts as they are typed, by speakers of several languages.
#![allow(clippy::unwrap_used)]

use books::{AmountError, AmountReader, Currency, LIMIT, Notation, Thousands};
use fuzz::Read;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

fn notation(thousands: Thousands) -> Notation {
    let (coins, short) = match thousands {
        Thousands::Comma => (
            ["coin", "coins"].as_slice(),
            [("k", 1_000), ("M", 1_000_000)],
        ),
        Thousands::Point => (
            ["Münze", "Münzen"].as_slice(),
            [("Tsd", 1_000), ("Mio", 1_000_000)],
        ),
        Thousands::Space => (
            ["pièce", "pièces", "de pièces"].as_slice(),
            [("k", 1_000), ("M", 1_000_000)],
        ),
    };
    Notation {
        thousands,
        coins: coins.iter().map(|&name| name.to_owned()).collect(),
        short: short.map(|(short, times)| (short.to_owned(), times)).into(),
    }
}

const ALL: [Thousands; 3] = [Thousands::Comma, Thousands::Point, Thousands::Space];

/// Every sign with which a number may be written that is read in this notation.
fn own_signs(thousands: Thousands) -> Vec<&'static str> {
    let mut signs = vec!["", " ", "\u{a0}", "\u{202f}", "'", "’"];
    signs.extend(match thousands {
        Thousands::Comma => Some(","),
        Thousands::Point => Some("."),
        Thousands::Space => None,
    });
    signs
}

fn read_from_zero(
    (spec, bare): (&str, i64),
    thousands: Thousands,
    text: &str,
) -> Result<i64, AmountError> {
    let reader = AmountReader {
        currency: &spec.parse::<Currency>().unwrap(),
        notation: &notation(thousands),
        bare,
    };
    reader.read_from_zero(text)
}

fn read(spec: (&str, i64), thousands: Thousands, text: &str) -> Result<i64, AmountError> {
    match read_from_zero(spec, thousands, text)? {
        0 => Err(AmountError::Zero),
        coins => Ok(coins),
    }
}

#[test]
fn typed_amounts_are_read_or_refused() {
    use AmountError::{Ambiguous, Mixed, Negative, NotANumber, TooLarge, Twice, Unknown, Zero};
    let not = |text: &str| Err(NotANumber(text.to_owned()));
    let ambiguous = |text: &str| Err(Ambiguous(text.to_owned()));
    let unknown = |name: &str| Err(Unknown(name.to_owned()));
    let (plain, dnd) = ("", "gp=100 sp=10 cp=1");
    let pieces = "gold piece/gold pieces";
    for (spec, text, expected) in [
        (plain, "12", Ok(12)),
        (plain, " 12 ", Ok(12)),
        (plain, "+12", Ok(12)),
        (plain, "12,", Ok(12)),
        (plain, "1,200", Ok(1_200)),
        (plain, "1,000,000 coins", Ok(1_000_000)),
        (plain, "1 coin", Ok(1)),
        (plain, "12 Coins", Ok(12)),
        (plain, "1000000000000000", Ok(LIMIT)),
        (plain, "1000000000000001", Err(TooLarge)),
        (plain, "99999999999999999999999", Err(TooLarge)),
        (plain, "0", Err(Zero)),
        (plain, "-5", Err(Negative)),
        (plain, "−5", Err(Negative)),
        (plain, "", not("")),
        (plain, "lots", not("lots")),
        (plain, "1.5", ambiguous("1.5")),
        (plain, "1.234", ambiguous("1.234")),
        (plain, "1.234,50", ambiguous("1.234,50")),
        (plain, "1,234.50", ambiguous("1,234.50")),
        (plain, "1.234 coins", ambiguous("1.234 coins")),
        (plain, "1,2", not("1,2")),
        (plain, "0,500", not("0,500")),
        (plain, "1200,000", not("1200,000")),
        (plain, "1,200 000", not("1,200 000")),
        (plain, ",5", not(",5")),
        (plain, "1e3", unknown("e")),
        (plain, "12 gp", unknown("gp")),
        (plain, "1 200", Ok(1_200)),
        (plain, "1\u{a0}200\u{202f}000 coins", Ok(1_200_000)),
        (plain, "1'200'000", Ok(1_200_000)),
        (plain, "5 6", not("5 6")),
        (plain, "5 coins 6 coins", Err(Twice("coins".to_owned()))),
        (plain, "5 coins 6", Err(Mixed("6".to_owned()))),
        (plain, "٣", not("٣")),
        (plain, "1k", Ok(1_000)),
        (plain, "1 K", Ok(1_000)),
        (plain, "2,000k coins", Ok(2_000_000)),
        (plain, "3M", Ok(3_000_000)),
        (plain, "3m", unknown("m")),
        (plain, "1.5k", ambiguous("1.5k")),
        (plain, "1000000001M", Err(TooLarge)),
        (plain, "9223372036854775807k", Err(TooLarge)),
        (dnd, "12", Ok(1_200)),
        (dnd, "1k", Ok(100_000)),
        (dnd, "2k sp", Ok(20_000)),
        (dnd, "2ksp 3cp", Ok(20_003)),
        (dnd, "12 gp", Ok(1_200)),
        (dnd, "12 gp.", Ok(1_200)),
        (dnd, "12gp 3sp", Ok(1_230)),
        (dnd, "12gp3sp", Ok(1_230)),
        (dnd, "3 SP, 12 GP", Ok(1_230)),
        (dnd, "1,200 gp", Ok(120_000)),
        (dnd, "1 200 gp 3 sp", Ok(120_030)),
        (dnd, "0 gp 1 cp", Ok(1)),
        (dnd, "0 gp", Err(Zero)),
        (dnd, "250 cp", Ok(250)),
        (dnd, "gp", not("gp")),
        (dnd, "gp 12", not("gp 12")),
        (dnd, "12gp 3", Err(Mixed("3".to_owned()))),
        (dnd, "3 12gp", not("3 12gp")),
        (dnd, "12gp 1k", Err(Mixed("1".to_owned()))),
        (dnd, "12gp 1gp", Err(Twice("gp".to_owned()))),
        (dnd, "12 coins", unknown("coins")),
        (dnd, "12gp -3sp", Err(Negative)),
        (dnd, "-12gp", Err(Negative)),
        (dnd, "10,000,000,000,001 gp", Err(TooLarge)),
        (dnd, "9223372036854775807 gp", Err(TooLarge)),
        (dnd, "9223372036854775807", Err(TooLarge)),
        (dnd, "1 gp extra", unknown("gp extra")),
        (pieces, "12 gold pieces", Ok(12)),
        (pieces, "1gold piece", Ok(1)),
        (pieces, "12 gold", unknown("gold")),
        ("pièce d’or", "12 PIÈCE D'OR", Ok(12)),
        // Coins of that name go before the abbreviation.
        ("k=12 d=1", "2k", Ok(24)),
    ] {
        let bare = if spec == dnd { 100 } else { 1 };
        let coins = read((spec, bare), Thousands::Comma, text);
        assert_eq!(coins, expected, "{text:?} in {spec:?}");
    }
    assert_eq!(read_from_zero((dnd, 100), Thousands::Comma, "0"), Ok(0));
    assert_eq!(read_from_zero((dnd, 100), Thousands::Comma, "0 gp"), Ok(0));
}

#[test]
fn each_language_reads_its_own_form_and_refuses_that_of_another() {
    let ambiguous = |text: &str| Err(AmountError::Ambiguous(text.to_owned()));
    for (thousands, text, coins) in [
        (Thousands::Comma, "1,234", Ok(1_234)),
        (Thousands::Comma, "1.234", ambiguous("1.234")),
        (Thousands::Point, "1.234", Ok(1_234)),
        (Thousands::Point, "2.000 Münzen", Ok(2_000)),
        (Thousands::Point, "1,234", ambiguous("1,234")),
        (Thousands::Point, "12,50", ambiguous("12,50")),
        (Thousands::Point, "12 Tsd.", Ok(12_000)),
        (Thousands::Point, "2 mio Münzen", Ok(2_000_000)),
        (Thousands::Space, "2 000 pièces", Ok(2_000)),
        (Thousands::Space, "2\u{a0}000 pièces", Ok(2_000)),
        (Thousands::Space, "2\u{202f}000 pièces", Ok(2_000)),
        (Thousands::Space, "1 000 000 de pièces", Ok(1_000_000)),
        (Thousands::Space, "1.234", ambiguous("1.234")),
        (Thousands::Space, "1,234", ambiguous("1,234")),
    ] {
        assert_eq!(read(("", 1), thousands, text), coins, "{text:?}");
    }
}

/// An amount of any size, small and round ones often.
fn coins(chance: &mut StdRng) -> i64 {
    let most = 10_i64.pow(chance.random_range(1..=15));
    let coins = chance.random_range(0..=most);
    let zeros = 10_i64.pow(chance.random_range(0..4));
    (coins / zeros * zeros).min(LIMIT)
}

/// A currency, also of several coins whose worths do not divide each other.
fn currency(chance: &mut StdRng) -> Currency {
    let names = ["gp", "k", "M", "Tsd", "écu", "de", "שקל", "a", "mio", "d"];
    let spec = match chance.random_range(0..5) {
        0 => String::new(),
        1 => "crown/crowns".to_owned(),
        2 => "pièce d’or/pièces d’or".to_owned(),
        _ => {
            let first = chance.random_range(0..names.len());
            let kinds = (0..chance.random_range(0..4)).map(|kind| {
                let name = names[(first + 1 + kind) % names.len()];
                format!("{name}={}", 2 + kind * 7 + chance.random_range(0..7))
            });
            let kinds: Vec<String> = kinds.collect();
            format!("{} {}=1", kinds.join(" "), names[first])
        }
    };
    spec.parse().unwrap()
}

/// An amount as this notation writes it, with this sign between thousands.
fn written(currency: &Currency, notation: &Notation, coins: i64, sign: &str) -> String {
    let text = currency.format(coins).replace(',', sign);
    match currency {
        Currency::Plain => {
            let figure = text.trim_end_matches(char::is_alphabetic).trim_end();
            let name = usize::from(coins != 1).min(notation.coins.len() - 1);
            format!("{figure} {}", notation.coins[name])
        }
        Currency::Named { .. } | Currency::Denominations(_) => text,
    }
}

#[test]
fn fuzz_every_amount_reads_back_as_it_is_written_and_nothing_is_misread_elsewhere() {
    fuzz::walks("written amounts", |seed| {
        let mut chance = StdRng::seed_from_u64(seed);
        let (currency, coins) = (currency(&mut chance), coins(&mut chance));
        let kinds = currency.denominations();
        let bare = match kinds.len() {
            0 => 1,
            several => kinds[chance.random_range(0..several)].worth,
        };
        let mut reads = Vec::new();
        for by in ALL {
            let own = notation(by);
            for sign in own_signs(by) {
                let text = written(&currency, &own, coins, sign);
                let figure = coins / bare;
                let figure_text = books::figure(figure).replace(',', sign);
                for of in ALL {
                    let notation = notation(of);
                    let reader = AmountReader {
                        currency: &currency,
                        notation: &notation,
                        bare,
                    };
                    let (whole, number) = (
                        reader.read_from_zero(&text),
                        reader.read_from_zero(&figure_text),
                    );
                    if of == by {
                        assert_eq!(whole, Ok(coins), "{text:?} in {currency:?}, seed {seed}");
                        assert_eq!(number, Ok(figure * bare), "{figure_text:?}, seed {seed}");
                    }
                    // Read alike or refused, never as another amount.
                    assert!(whole.is_err() || whole == Ok(coins), "{text:?}: {whole:?}");
                    assert!(number.is_err() || number == Ok(figure * bare));
                    reads.push(Read::is(whole.is_ok()));
                }
            }
        }
        reads
    });
}
