//! Labels that hold coins or a card fit on a phone, whatever the coins and the card are called.

use super::*;
use crate::{cards, labels};
use ::books::LIMIT;
use ::rules::{CardSet, Coins, Suit};
use pages::{Cards, Language, Settings};
use std::sync::Arc;

/// The longest name of a coin, and the most and longest denominations.
const LONGEST: [&str; 3] = [
    "Oberammergauer Taler one/Oberammergauer Taler all",
    "plats=1000000 golds=10000 elecs=1000 silvs=100 coppr=1",
    "",
];

fn words_with(language: Language, currency: &str) -> Words {
    let settings = Settings {
        currency: currency.parse().unwrap(),
        ..Settings::default()
    };
    Words::in_language(language).with_settings(Arc::new(settings))
}

#[test]
fn coins_on_a_button_fit_in_every_currency() {
    let mut long = Vec::new();
    for language in Language::ALL {
        for currency in LONGEST {
            let words = words_with(language, currency);
            for key in [
                "key-call",
                "key-bet",
                "key-bet-half",
                "key-bet-pot",
                "key-raise",
                "key-raise-half",
                "key-raise-pot",
                "key-all-in",
                "key-stake-of",
                "key-allowance-of",
            ] {
                for coins in [1, 12, 1_234, 999_999, 1_234_567, 987_654_321, LIMIT] {
                    let label = labels::with_coins(&words, key, Coins(coins));
                    if label.chars().count() > labels::MOST {
                        long.push(format!("{language:?} {key} {coins}: {label}"));
                    }
                }
            }
            for (bid, stake) in [(86, 1), (-43, 12), (86, 999_999), (-43, 1_234_567)] {
                let label = labels::bid(&words, bid, Coins(stake));
                if label.chars().count() > labels::MOST {
                    long.push(format!("{language:?} {bid} at {stake}: {label}"));
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn coins_keep_their_name_and_every_digit_where_there_is_room() {
    let said = |currency, coins| {
        let words = words_with(Language::English, currency);
        labels::with_coins(&words, "key-raise", coins)
    };
    assert_eq!(said("crown/crowns", Coins(12)), "Raise to 12 crowns");
    assert_eq!(said(LONGEST[0], Coins(1_234)), "Raise to 1,234");
    assert_eq!(
        said("gp=100 sp=10 cp=1", Coins(1_234)),
        "Raise to 12gp 3sp 4cp"
    );
    assert_eq!(said(LONGEST[1], Coins(1_234)), "Raise to ≈1 elecs");
}

#[test]
fn cards_on_a_button_fit_in_every_language() {
    let mut long = Vec::new();
    let pack = Suit::ALL
        .into_iter()
        .fold(CardSet::EMPTY, |all, suit| all | suit.cards());
    for language in Language::ALL {
        for how in [Cards::Pictures, Cards::Plain] {
            let words = Words::in_language(language).showing(how, Arc::default());
            for card in pack.iter() {
                for key in ["key-rob-for", "key-swap"] {
                    let label = labels::with_cards(&words, key, &[card]).join("");
                    let names = [cards::short(&words, card), cards::bare_name(&words, card)];
                    assert!(names.iter().any(|name| label.contains(name)), "{label}");
                    if label.chars().count() > labels::MOST {
                        long.push(format!("{language:?} {key}: {label}"));
                    }
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// In the worked cases of Troccas, whoever may call sees a button that fits.
#[test]
fn a_call_fits_on_its_button() {
    let mut seen = 0;
    for line in 0..3 {
        for acts in 0..40 {
            let told = scenes::case("troccas-classic.jsonl", line, acts);
            if told.is_over() {
                break;
            }
            for seat in 0..told.seats() {
                let look = in_play(&told, Some(seat), Stretch::Turn);
                for language in Language::ALL {
                    for how in [Cards::Pictures, Cards::Plain] {
                        let words = Words::in_language(language).showing(how, Arc::default());
                        let screen = hand(&words, &look);
                        let keys = screen.rows.iter().flat_map(|row| match row {
                            Row::Keys(keys) => keys.as_slice(),
                            _ => &[],
                        });
                        let calls = |key: &&Key| {
                            matches!(
                                key.button,
                                Button::Deal {
                                    key: crate::button::DealKey::Do(Act::PlayCalling(_)),
                                    ..
                                }
                            )
                        };
                        for key in keys.filter(calls) {
                            let letters = key.label.chars().count();
                            assert!(letters <= labels::MOST, "{}", key.label);
                            seen += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(seen > 0);
}
