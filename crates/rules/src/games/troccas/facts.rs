//! The facts of the rules page of Troccas.

use super::{COUNTING, DEALS_BETWEEN_DRAWS, Edition, HALF, HONOURS, SCART, TRICKS};
use crate::card::{Card, CardSet, Suit};
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::seat::Direction;
use crate::trick::FoolRole;
use crate::variant::Rules;

pub(super) fn facts(edition: Edition) -> Vec<Fact> {
    let say = |chapter, what, rule| Fact::told(chapter, what, rule, []);
    let number = |name, number: i32| (name, Value::Number(number.into()));
    let scart = number("scart", SCART as i32);
    let cards = number("cards", TRICKS as i32);
    let honours = ("honours", Value::Cards(in_order(edition, HONOURS)));
    let stake = ("stake", Value::Amount(Amount::Stakes(1)));
    let most = ("most", Value::Amount(Amount::Stakes(HALF.into())));

    let mut facts = vec![
        say(Chapter::Goal, "sides", "6"),
        Fact::told(
            Chapter::Goal,
            "goal",
            "6",
            [number("all", 2 * HALF), number("half", HALF)],
        ),
        Fact::told(
            Chapter::Goal,
            "draw",
            "TR-6",
            [number("deals", DEALS_BETWEEN_DRAWS as i32)],
        ),
        Fact::Pack(edition.pack()),
    ];
    let rule = edition.trick_rule(None);
    facts.extend(Suit::ALL.into_iter().filter_map(|suit| {
        let cards = rule.strongest_first(suit.cards() & edition.pack());
        (!cards.is_empty()).then_some(Fact::Order { suit, cards })
    }));
    facts.extend([
        Fact::Direction(edition.direction()),
        Fact::told(Chapter::Deal, "dealt", "6", [cards.clone(), scart.clone()]),
        say(Chapter::Deal, "exposed", "TR-5"),
        Fact::told(Chapter::Deal, "scart", "6", [scart, honours]),
        Fact::NextDealer,
        Fact::FirstLead,
        Fact::MustFollow,
        Fact::MustTrump,
        Fact::NeedNotBeat,
        Fact::Fool(FoolRole::Excuse),
        Fact::TrickWinner,
        say(Chapter::Play, "call", "TR-2"),
        say(Chapter::Play, "call-forced", "TR-1"),
        say(Chapter::Play, "call-swapped", "TR-1"),
    ]);
    facts.extend(COUNTING.facts("6", "6"));
    facts.extend([
        say(Chapter::Pays, "fool", "TR-3"),
        Fact::told(
            Chapter::Pays,
            "all-tricks",
            "TR-4",
            [cards, number("all", 2 * HALF)],
        ),
        Fact::told(
            Chapter::Pays,
            "goods",
            "TR-7",
            [number("half", HALF), stake, most],
        ),
    ]);
    facts
}

/// Kings by suit, then trumps from the highest down to the Fool.
fn in_order(edition: Edition, cards: CardSet) -> Vec<Card> {
    let trumps = cards & Suit::Trumps.cards();
    let rule = edition.trick_rule(None);
    let plain = (cards - trumps).iter();
    plain.chain(rule.strongest_first(trumps)).collect()
}

pub(super) fn rule_of(fact: &Fact) -> &'static str {
    match fact {
        Fact::Told(told) => told.rule,
        Fact::Order { .. } | Fact::Direction(Direction::Anticlockwise) => "0.1",
        Fact::FirstLead => "TR-8",
        Fact::MustFollow => "0.2 (2)",
        Fact::MustTrump => "0.2 (3)",
        Fact::NeedNotBeat => "0.2 (5)",
        Fact::TrickWinner => "0.2 (6)",
        Fact::Fool(_) => "0.2 (7)",
        Fact::NextDealer => "0.3",
        _ => "6",
    }
}
