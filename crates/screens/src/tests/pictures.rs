//! The data of pictures: the same for everyone, with nothing hidden in it.

use super::games::files;
use super::limits::LONGEST_CURRENCY;
use super::*;
use crate::cards;
use crate::sums;
use crate::words::args;
use ::books::{Currency, LIMIT};
use ::rules::{CardSet, Fact};
use pages::{Language, Look, Settings};
use picture::{
    CardMark, Deck, Inscriptions, Order, Outcome, Plate, Pot, Scene as Shown, Scheme, Share, Sum,
    Table,
};
use scenes::case;

/// The steps of a deal that are examined.
const STEPS: [usize; 10] = [0, 1, 2, 3, 5, 9, 14, 22, 37, 61];

fn drawing(look: &Look) -> Drawing {
    picture_of_table(&words(), look).unwrap()
}

/// The cards that a game asks everyone about, whatever they hold.
fn asked_for(told: &scenes::CaseDeal) -> CardSet {
    let facts = told.terms().variant.facts().into_iter();
    facts
        .filter_map(|fact| match fact {
            Fact::Bonus { card, .. } => Some(card),
            _ => None,
        })
        .collect()
}

fn deck() -> Deck {
    let letter = |letter: &str| letter.to_owned();
    let inscriptions = Inscriptions {
        ace: letter("A"),
        jack: letter("J"),
        knight: letter("N"),
        queen: letter("Q"),
        king: letter("K"),
        suits: Default::default(),
        trumps: Default::default(),
    };
    Deck::new(inscriptions, Scheme::default())
}

#[test]
fn a_picture_of_the_table_is_the_same_whoever_looks_and_whatever_is_hidden() {
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in STEPS {
                let told = case(&file, line, acts);
                if told.is_over() {
                    break;
                }
                let public = drawing(&in_play(&told, None, Stretch::Turn));
                for seat in 0..told.seats() {
                    let own = drawing(&in_play(&told, Some(seat), Stretch::Turn));
                    assert_eq!(own, public, "{file} {line}, seat {seat} after {acts} acts");
                }
                let open = told.open_cards();
                let mut told_of: Vec<String> = open
                    .iter()
                    .map(|card| cards::name(&words(), card))
                    .collect();
                // Which cards everyone is asked about is no secret.
                told_of.extend(
                    asked_for(&told)
                        .iter()
                        .map(|card| cards::name(&words(), card)),
                );
                // Longest first, since "Popess" contains "Pope".
                told_of.sort_by_key(|name| std::cmp::Reverse(name.len()));
                let alt = told_of
                    .iter()
                    .fold(public.alt.clone(), |alt, name| alt.replace(name, ""));
                for card in told.pack().iter().filter(|card| !open.contains(*card)) {
                    let name = cards::name(&words(), card);
                    assert!(!alt.contains(&name), "{file} {line}: {}", public.alt);
                }
                let Shown::Table(table) = public.scene else {
                    panic!("a deal is on");
                };
                let shown = table.trick.iter().map(|played| played.card);
                let turned = table.turned.iter().map(|turned| turned.card);
                let held = table.seats.iter().flat_map(|seat| seat.shown.clone());
                let mut all = shown.chain(turned).chain(held);
                assert!(all.all(|card| open.contains(card)));
            }
        }
    }
}

#[test]
fn a_card_that_was_shown_from_a_hand_lies_at_its_seat_until_it_is_played() {
    let shown = |acts| {
        let drawing = drawing(&in_play(&tavern_case(1, acts), None, Stretch::Turn));
        let Shown::Table(table) = drawing.scene else {
            panic!("a deal is on");
        };
        let seats = table.seats.iter();
        let shown: Vec<String> = seats
            .map(|seat| seat.shown.iter().map(Card::to_string).collect())
            .collect();
        (shown, drawing.alt)
    };
    // Bob showed Strength, Odile the Magician and Dan the Fool, for coins.
    let (seats, alt) = shown(4);
    assert_eq!(seats, ["", "T11", "T1", "T0"]);
    assert!(
        alt.contains("showed Strength") && alt.contains("showed The Fool"),
        "{alt}"
    );
    // Before the last card, nobody has it any more.
    let last = (4..)
        .take_while(|acts| !tavern_case(1, *acts).is_over())
        .last();
    let (seats, _) = shown(last.unwrap());
    assert_eq!(seats, ["", "", "", ""]);
}

#[test]
fn two_deals_that_differ_in_hidden_cards_alone_are_one_picture() {
    let mut compared = 0;
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in [1, 6, 12] {
                let told = case(&file, line, acts);
                if told.is_over() {
                    break;
                }
                if let Some(other) = told.with_another_hidden_card() {
                    let of = |told| drawing(&in_play(told, None, Stretch::Turn));
                    assert_eq!(of(&told), of(&other), "{file} {line} after {acts}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

/// Every picture of a result, a lobby and a rules page, in a language.
fn others(words: &Words) -> Vec<Drawing> {
    let mut all = Vec::new();
    for (file, lines) in files() {
        for line in 0..lines {
            let told = case(&file, line, usize::MAX);
            all.push(picture_of_table(words, &between(&told)).unwrap());
            all.push(picture_of_table(words, &lobby(&told, 1, None)).unwrap());
        }
    }
    all.extend(
        Variant::all()
            .iter()
            .map(|variant| picture_of_rules(words, variant)),
    );
    all
}

#[test]
fn results_lobbies_and_orders_are_told_in_words() {
    for language in Language::ALL {
        for drawing in others(&Words::in_language(language)) {
            let alt = &drawing.alt;
            assert!((20..=1024).contains(&alt.chars().count()), "{alt}");
            assert!(!alt.ends_with('…'), "{alt}");
            for mark in ["**", "`", "<", "\\", "➤", "⚔", "⚱", "{"] {
                assert!(!alt.contains(mark), "{mark} in {alt}");
            }
        }
    }
}

#[test]
fn a_result_shows_what_everybody_won_and_the_cards_that_decided() {
    // The second worked case: whoever took the most tricks wins the rest of a pot of 12.
    let told = tavern_case(1, usize::MAX);
    let report = told.report();
    let Drawing {
        scene: Shown::Outcome(outcome),
        alt,
    } = drawing(&between(&told))
    else {
        panic!("a deal is over");
    };
    let coins = report.view.outcome.clone().unwrap().coins;
    let mut won: Vec<i64> = coins.iter().map(|(_, coins)| coins.0).collect();
    won.sort_by_key(|coins| std::cmp::Reverse(*coins));
    let won: Vec<String> = won
        .into_iter()
        .map(|coins| words().won(Coins(coins)))
        .collect();
    let shown: Vec<&str> = outcome
        .shares
        .iter()
        .map(|share| share.coins.full())
        .collect();
    assert_eq!(shown, won);
    // One card won the last trick.
    assert_eq!(outcome.cards.len(), 4);
    assert_eq!(outcome.cards.iter().filter(|card| card.wins).count(), 1);
    // A caption says what the cards are, and the alternative text names them.
    assert_eq!(outcome.caption, "Last trick");
    let last = "Last trick, won by Ann: Odile Carter 1 The Magician; Dan_the_Man Seven of Cups; \
                Ann 6 The Lovers; Bob Six of Swords.";
    assert!(alt.ends_with(last), "{alt}");
    // Death wins everything by itself.
    let Shown::Outcome(death) = drawing(&between(&tavern_case(0, 0))).scene else {
        panic!("a deal is over");
    };
    let cards: Vec<Card> = death.cards.iter().map(|shown| shown.card).collect();
    assert_eq!(cards, [Card::DEATH]);
    assert_eq!(death.cards[0].name, "Dan_the_Man");
    assert_eq!(death.caption, "");
}

/// Numbers of seats for which plates and results have each of their widths.
const WIDTHS: [usize; 3] = [3, 10, 15];

/// A table and a result.
fn drawn() -> (Table, Outcome) {
    let told = tavern_case(1, 4);
    let Shown::Table(table) = drawing(&in_play(&told, None, Stretch::Turn)).scene else {
        panic!("a deal is on");
    };
    let told = tavern_case(1, usize::MAX);
    let Shown::Outcome(outcome) = drawing(&between(&told)).scene else {
        panic!("a deal is over");
    };
    (table, outcome)
}

/// How a sum is written at a table of this size and in its result.
fn written((table, outcome): &(Table, Outcome), seats: usize, sum: &Sum) -> Vec<Option<String>> {
    let plate = Plate {
        coins: sum.clone(),
        ..table.seats[0].clone()
    };
    let heap = Pot {
        name: "Side pot 1".to_owned(),
        coins: sum.clone(),
    };
    let share = Share {
        coins: sum.clone(),
        ..outcome.shares[0].clone()
    };
    // All copies of the first, except for the first heap.
    let table = Table {
        seats: [vec![plate], vec![table.seats[0].clone(); seats - 1]].concat(),
        pots: vec![heap; 2],
        ..table.clone()
    };
    let outcome = Outcome {
        shares: [vec![share], vec![outcome.shares[0].clone(); seats - 1]].concat(),
        ..outcome.clone()
    };
    let (at_table, in_result) = (table.coins_written(), outcome.coins_written());
    let heaps = at_table[seats..].iter();
    let firsts = [&at_table[0], &in_result[0]];
    firsts.into_iter().chain(heaps).cloned().collect()
}

#[test]
fn no_sum_is_cut_at_any_table() {
    let mut currencies: Vec<Currency> = offered_currencies()
        .into_iter()
        .map(|(_, currency)| currency)
        .collect();
    currencies.push("gp=100 sp=10 cp=1".parse().unwrap());
    currencies.push(LONGEST_CURRENCY.parse().unwrap());
    let drawn = drawn();
    for language in Language::ALL {
        for currency in &currencies {
            let settings = Settings {
                currency: currency.clone(),
                ..Settings::default()
            };
            let words = Words::in_language(language).with_settings(settings.into());
            for coins in [0, 7, 1_234, 98_765, 999_999, 12_345_678, LIMIT - 1, LIMIT] {
                let sum = sums::sum(&words, Coins(coins));
                let plain = |wording: &String| wording.replace(char::is_whitespace, " ");
                let wordings: Vec<String> = sum.wordings().iter().map(plain).collect();
                for seats in WIDTHS {
                    for said in written(&drawn, seats, &sum) {
                        match said {
                            Some(said) => assert!(wordings.contains(&said), "{said}"),
                            // With the longest names, a large sum appears only in the text.
                            None => assert!(
                                currency.to_string() == LONGEST_CURRENCY && coins > 100,
                                "{seats}: {wordings:?}"
                            ),
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn three_kinds_of_coins_stand_whole_on_every_plate() {
    let settings = Settings {
        currency: "gp=100 sp=10 cp=1".parse().unwrap(),
        ..Settings::default()
    };
    let words = words().with_settings(settings.into());
    for seats in WIDTHS {
        for said in written(&drawn(), seats, &sums::sum(&words, Coins(1_234))) {
            let said = said.unwrap();
            assert_eq!(said.replace(' ', ""), "12gp3sp4cp", "{seats}");
        }
    }
}

#[test]
fn the_order_of_the_cards_marks_what_counts() {
    let order = |game: &str, edition: &str| {
        let variant = Variant::parse(game, Some(edition), &BTreeMap::new()).unwrap();
        match picture_of_rules(&words(), &variant).scene {
            Shown::Order(order) => order,
            other => panic!("no order: {other:?}"),
        }
    };
    let said = |order: &Order, row: usize| -> Vec<String> {
        let steps = order.rows[row].steps.iter();
        let said = |step: &Vec<(Card, CardMark)>| {
            let cards: Vec<String> = step.iter().map(|(card, _)| card.to_string()).collect();
            cards.join("=")
        };
        steps.map(said).collect()
    };
    // RULES.md 1: straight pips, the Fool the lowest trump; three bonus cards, and Death takes the pot.
    let tavern = order("triomphe", "tavern");
    assert_eq!(said(&tavern, 0)[..2], ["T21", "T20"]);
    assert_eq!(said(&tavern, 0).last().unwrap(), "T0");
    let marks = |wanted: CardMark| {
        let cards = tavern
            .rows
            .iter()
            .flat_map(|row| row.steps.iter().flatten());
        cards.filter(|(_, mark)| *mark == wanted).count()
    };
    assert_eq!((marks(CardMark::Bonus), marks(CardMark::TakesAll)), (3, 1));
    // RULES.md 0.1: in cups and coins the ace is the best pip.
    let vieville = order("triomphe", "vieville");
    assert_eq!(said(&vieville, 1)[3..6], ["JS", "TS", "9S"]);
    assert_eq!(said(&vieville, 2)[3..6], ["JC", "AC", "2C"]);
    // RULES.md 11: courts are alike in trefeltromp, and aces above them.
    let trefeltromp = order("trefeltromp", "classic");
    assert_eq!(said(&trefeltromp, 1)[..3], ["AS", "KS=QS=NS=JS", "TS"]);
    // RULES.md 9 and 10: the ace below the jack, or above the king.
    assert_eq!(
        said(&order("latriomphe", "classic"), 0)[..4],
        ["Kp", "Qp", "Jp", "Ap"]
    );
    assert_eq!(
        said(&order("latriomphe", "as-qui-pille"), 0)[..2],
        ["Ap", "Kp"]
    );
}

#[test]
fn the_words_beside_a_picture_fit_and_carry_no_marks() {
    for language in Language::ALL {
        let words = Words::in_language(language);
        for (file, lines) in files() {
            for line in 0..lines {
                for acts in STEPS {
                    let told = case(&file, line, acts);
                    if told.is_over() {
                        break;
                    }
                    let look = in_play(&told, None, Stretch::Turn);
                    let alt = picture_of_table(&words, &look).unwrap().alt;
                    assert!((20..=1024).contains(&alt.chars().count()), "{alt}");
                    for mark in ["**", "`", "<", "\\", "➤", "⚔", "⚱", "{"] {
                        assert!(!alt.contains(mark), "{mark} in {alt}");
                    }
                }
            }
        }
    }
}

#[test]
fn whose_turn_it_is_stands_first_in_the_words_and_at_one_plate() {
    let told = tavern_case(1, 9);
    let look = in_play(&told, None, Stretch::Turn);
    let Scene::Playing(playing) = &look.scene else {
        panic!("a deal is on");
    };
    let chair = playing.awaited[0];
    let drawing = drawing(&look);
    let turn = words().with(
        "turn-play",
        args!["name" => look.name(&look.chair(chair).unwrap().player)],
    );
    assert!(
        drawing.alt.contains(turn.trim_start_matches("➤ ")),
        "{}",
        drawing.alt
    );
    let Shown::Table(table) = drawing.scene else {
        panic!("a deal is on");
    };
    let marked: Vec<usize> = (0..table.seats.len())
        .filter(|seat| table.seats[*seat].turn.is_some())
        .collect();
    assert_eq!(marked, [look.place(chair).unwrap()]);
    // The cards lie in front of those who played them, in order.
    let order: Vec<Option<u8>> = table.trick.iter().map(|played| played.number).collect();
    assert_eq!(order, (1..=order.len() as u8).map(Some).collect::<Vec<_>>());
}

#[test]
fn the_words_beside_a_picture_are_those_of_the_table() {
    let alt = |words: &Words, file: &str, acts| {
        let look = in_play(&case(file, 0, acts), None, Stretch::Turn);
        picture_of_table(words, &look).unwrap().alt
    };
    // Remaining coins and stakes are labelled.
    let bets = alt(&words(), "trefeltromp-classic.jsonl", 3);
    assert!(bets.contains(" left to bet, "), "{bets}");
    // No bare number follows a name.
    let bare = bets.split(": ").skip(1).any(|fact| {
        let number = fact.split([',', '.']).next().unwrap_or_default();
        number.chars().all(|letter| letter.is_ascii_digit())
    });
    assert!(!bare, "{bets}");
    // The sides are stated once, by name.
    let sides = alt(&words(), "troccas-classic.jsonl", 3);
    assert_eq!(sides.matches(" against ").count(), 1, "{sides}");
    // French puts a space before a colon.
    for (file, acts) in [
        ("trefeltromp-classic.jsonl", 14),
        ("troccas-classic.jsonl", 5),
    ] {
        let french = alt(&Words::in_language(Language::French), file, acts);
        let colons = french.matches(':').count();
        assert!(colons > 0, "{french}");
        assert_eq!(french.matches("\u{a0}:").count(), colons, "{french}");
    }
}

#[test]
fn every_game_is_drawn_in_a_small_file() {
    let deck = deck();
    for (file, _) in files() {
        let told = case(&file, 0, 3);
        if told.is_over() {
            continue;
        }
        let png = drawing(&in_play(&told, None, Stretch::Turn))
            .scene
            .draw(&deck);
        let bytes = png.unwrap().bytes().len();
        assert!((5_000..120_000).contains(&bytes), "{file}: {bytes}");
    }
    let words = words();
    let told = case("triomphe-tavern.jsonl", 1, usize::MAX);
    let tarocchi = Variant::parse("tarocchi", None, &BTreeMap::new()).unwrap();
    for drawing in [
        drawing(&between(&told)),
        drawing(&lobby(&told, 1, None)),
        picture_of_rules(&words, &tarocchi),
    ] {
        let bytes = drawing.scene.draw(&deck).unwrap().bytes().len();
        assert!(
            (5_000..120_000).contains(&bytes),
            "{}: {bytes}",
            drawing.alt
        );
    }
}
