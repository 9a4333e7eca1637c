use super::*;
use crate::words::args;
use pages::Settings;

fn words(language: Language, currency: &str, usual: Option<&str>) -> Words {
    let settings = Settings {
        currency: currency.parse().unwrap(),
        usual_coin: usual.map(str::to_owned),
        ..Settings::default()
    };
    Words::in_language(language).with_settings(settings.into())
}

const CURRENCIES: [&str; 6] = [
    "",
    "crown/crowns",
    "pièce d’or/pièces d’or",
    "שקל/שקלים",
    "pp=1000 gp=100 ep=50 sp=10 cp=1",
    "crown=240 shill=12 pence=1",
];

fn sums() -> impl Iterator<Item = i64> {
    let round = (0..=15).map(|zeros| 10_i64.pow(zeros));
    let around = round.flat_map(|sum| [sum - 1, sum, sum + 1, 2 * sum + 7, 12 * sum]);
    let around = around.filter(|sum| *sum <= Coins::MOST.0);
    around.chain(0..300)
}

#[test]
fn whatever_is_written_in_a_language_is_read_in_it() {
    for language in Language::ALL {
        for currency in CURRENCIES {
            for coins in sums().map(Coins) {
                let words = words(language, currency, None);
                let single = words.currency().denominations().is_empty();
                let chips = words.with_coins(CoinKind::Chips);
                for said in [words.coins(coins), words.sum(coins)] {
                    assert_eq!(words.amount_from_zero(&said), Ok(coins), "{said:?}");
                    // Typed, a space is of one kind only.
                    let typed = said.replace(['\u{a0}', '\u{202f}'], " ");
                    assert_eq!(words.amount_from_zero(&typed), Ok(coins), "{typed:?}");
                }
                for said in [chips.coins(coins), chips.sum(coins)] {
                    assert_eq!(chips.amount_from_zero(&said), Ok(coins), "{said:?}");
                }
                let sum = crate::sums::sum(&words, coins);
                let is_whole = |said: &&String| !said.starts_with('≈');
                for said in sum.wordings().iter().filter(is_whole) {
                    assert!(!single || !said.is_empty());
                    assert_eq!(words.amount_from_zero(said), Ok(coins), "{said:?}");
                }
            }
        }
    }
}

/// A message in the house's language is read alike by a reader of another, or refused.
#[test]
fn nothing_that_is_written_in_a_language_is_misread_in_another() {
    for (by, reader) in Language::ALL
        .into_iter()
        .flat_map(|by| Language::ALL.map(|reader| (by, reader)))
    {
        for currency in CURRENCIES {
            let (by, reader) = (words(by, currency, None), words(reader, currency, None));
            for coins in sums().map(Coins) {
                let said = by.coins(coins);
                let read = reader.amount_from_zero(&said);
                assert!(read.is_err() || read == Ok(coins), "{said:?}: {read:?}");
                assert!(read.is_ok() || coins.0 > 999, "{said:?}: {read:?}");
            }
        }
    }
}

#[test]
fn a_bare_number_is_in_the_usual_coin() {
    let gold = "gp=100 sp=10 cp=1";
    for (usual, coins) in [
        (None, 12),
        (Some("cp"), 12),
        (Some("sp"), 120),
        (Some("gp"), 1_200),
        // The currency has changed since.
        (Some("crown"), 12),
    ] {
        let words = words(Language::English, gold, usual);
        assert_eq!(words.amount("12"), Ok(Coins(coins)), "{usual:?}");
        assert_eq!(words.amount("12 sp"), Ok(Coins(120)));
        // Chips are of one kind.
        let chips = words.with_coins(CoinKind::Chips);
        assert_eq!(chips.amount("12 chips"), Ok(Coins(12)));
        assert_eq!(chips.amount("12"), Ok(Coins(12)));
    }
    assert_eq!(
        words(Language::English, "crown", Some("gp")).amount("12"),
        Ok(Coins(12))
    );
}

#[test]
fn half_and_all_are_said_in_the_reader_s_language() {
    for (language, half, all) in [
        (Language::English, "half", "all"),
        (Language::German, "hälfte", "Alles"),
        (Language::French, "moitié", "tout"),
        (Language::Italian, "metà", "tutto"),
        (Language::German, "half", "ALL"),
    ] {
        let words = words(language, "", None);
        assert_eq!(words.share(half).map(|it| it.of(Coins(7))), Ok(Coins(3)));
        assert_eq!(words.share(all), Ok(Share::All), "{all}");
        assert!(words.amount(half).is_err(), "{half}");
    }
    let words = words(Language::English, "", None);
    assert_eq!(words.share(" 12 coins "), Ok(Share::Coins(Coins(12))));
}

#[test]
fn a_number_may_come_to_be_any_of_the_coins() {
    let gold = words(Language::German, "gp=100 sp=10 cp=1", Some("gp"));
    let shown = |words: &Words, typed: &str, most: Option<i64>| {
        let completed = words.completed_amounts(typed, most.map(Coins));
        completed.into_iter().unzip::<_, _, Vec<_>, Vec<_>>()
    };
    let alike = |listed: &[&str]| {
        let listed: Vec<String> = listed.iter().map(|&it| it.to_owned()).collect();
        (listed.clone(), listed)
    };
    for (typed, listed) in [
        ("12", &["12 gp", "12 sp", "12 cp"][..]),
        ("1k", &["1.000 gp", "1.000 sp", "1.000 cp"]),
        ("1200", &["1.200 gp", "1.200 sp", "1.200 cp"]),
        // More gold than there may be.
        (
            "100.000.000.000.000",
            &["100.000.000.000.000 sp", "100.000.000.000.000 cp"],
        ),
        ("12gp3sp", &["12 gp 3 sp"]),
        ("120 sp", &["12 gp"]),
        ("12 crowns", &[]),
        ("1,5", &[]),
        ("0", &[]),
        ("", &[]),
    ] {
        assert_eq!(shown(&gold, typed, None), alike(listed), "{typed}");
        for said in listed {
            assert!(gold.amount(said).is_ok(), "{said}");
        }
    }
    let plain = words(Language::English, "", None);
    assert_eq!(shown(&plain, "1200", None), alike(&["1,200 coins"]));
    assert_eq!(shown(&plain, "al", None), alike(&[]));
    assert_eq!(
        plain.completed_amounts("", Some(Coins(25))),
        [
            ("all: 25 coins".to_owned(), "all".to_owned()),
            ("half: 12 coins".to_owned(), "12 coins".to_owned())
        ]
    );
    let half = shown(&plain, "Ha", Some(25));
    assert_eq!(
        half,
        (
            vec!["half: 12 coins".to_owned()],
            vec!["12 coins".to_owned()]
        )
    );
    assert_eq!(shown(&plain, "", Some(0)), alike(&[]));
}

#[test]
fn a_refusal_recommends_what_is_read() {
    for language in Language::ALL {
        for currency in CURRENCIES {
            let words = words(language, currency, None);
            let example = words.figure(1_234);
            assert_eq!(words.amount(&example), Ok(Coins(1_234)));
            let text = words.with(
                "amount-ambiguous",
                args!["text" => "1", "example" => example],
            );
            assert!(text.contains(&words.figure(1_234)), "{text}");
            for wrong in ["1.234", "1,234", "lots", "5 groschen"] {
                let Err(error) = words.amount(wrong) else {
                    continue;
                };
                let refused = crate::amount_refused(&words, &error);
                assert!(!refused.is_empty());
            }
        }
    }
}
