//! Sentences agree with the numbers in them, and name things the way Discord shows them.

use super::*;
use crate::words::args;
use ::rules::{Act, CardSet, Refusal, RefusalCode, VariantError};
use ::table::Refusal as TableRefusal;
use pages::{HouseRefusal, Language};

fn in_language(language: Language) -> Words {
    Words::in_language(language)
}

#[test]
fn one_is_no_plural() {
    let words = words();
    for (key, name, one, two) in [
        ("hand-holds", "cards", "**Your card**", "**Your 2 cards**"),
        ("setup-minutes", "minutes", "1 minute", "2 minutes"),
        ("session-tables-more", "more", "one more", "2 more"),
    ] {
        for (count, said) in [(1, one), (2, two)] {
            let mut told = fluent_bundle::FluentArgs::new();
            told.set(name, count);
            assert_eq!(words.with(key, told), said);
        }
    }
    let points = |count: i64| {
        let told = args![
            "names" => "Ann", "points" => words.figure(count), "count" => count,
            "difference" => "−25", "mean" => 26
        ];
        words.with("sheet-points", told)
    };
    assert_eq!(points(1), "Ann: **1** card point (break-even 26): −25");
    assert_eq!(points(3), "Ann: **3** card points (break-even 26): −25");
}

#[test]
fn a_game_for_exactly_three_says_so() {
    let said = |least, most| {
        house_refusal(
            &words(),
            &HouseRefusal::Table(TableRefusal::Seats { least, most }),
        )
    };
    assert_eq!(said(3, 3), "This game is for exactly 3 players.");
    assert_eq!(said(2, 10), "This game is for 2 to 10 players.");
}

#[test]
fn a_refusal_counts_the_cards_it_blames() {
    let refusal = |code| Refusal {
        code,
        rule: None,
        would_do: CardSet::EMPTY,
    };
    let one = CardSet::single("KS".parse().unwrap());
    let two = one | CardSet::single("T0".parse().unwrap());
    let said = |language, code, cards| {
        refused(
            &in_language(language),
            &Act::Discard(cards),
            &refusal(code),
            None,
        )
    };
    let (english, german) = (Language::English, Language::German);
    let forbidden = RefusalCode::ForbiddenDiscard;
    assert_eq!(
        said(english, forbidden, one),
        "You can’t discard **King of Swords**."
    );
    let both = said(english, forbidden, two);
    assert_eq!(
        both,
        "You can’t discard any of these: **The Fool and King of Swords**."
    );
    assert!(said(german, forbidden, one).contains("darf nicht"));
    assert!(said(german, forbidden, two).starts_with("Keine von diesen"));
    let foreign = said(english, RefusalCode::NotYourCard, two);
    assert!(foreign.ends_with("aren’t in your hand."), "{foreign}");
}

#[test]
fn an_option_is_called_as_house_rules_show_it() {
    let error = VariantError::UnsupportedOption {
        game: "triomphe",
        edition: "vieville",
        option: "fool".to_owned(),
        value: "excuse".to_owned(),
    };
    for (language, name) in [
        (Language::English, "The Fool"),
        (Language::French, "Le Mat"),
        (Language::Italian, "Il Matto"),
        (Language::German, "Der Narr"),
    ] {
        let said = variant_refusal(&in_language(language), &error);
        assert!(said.contains(name), "{said}");
    }
}
