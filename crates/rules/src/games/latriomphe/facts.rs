//! The facts of the rules page of La Triomphe.

use super::{Edition, Form, Robbing, TRICKS};
use crate::card::Suit;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::variant::Rules;

pub(super) fn facts(edition: Edition) -> Vec<Fact> {
    let number = |name, number: usize| (name, Value::Number(number as i64));
    let say = |chapter, what, rule| Fact::told(chapter, what, rule, []);
    let target = number("target", edition.target.into());
    let stake = ("stake", Value::Amount(Amount::Stakes(1)));
    let is_classic = edition.form == Form::Classic;
    let by_form = |classic, alone| if is_classic { classic } else { alone };

    let mut facts = Vec::new();
    if is_classic {
        facts.push(say(Chapter::Goal, "sides", "9"));
    } else {
        facts.extend(fewest_and_most(edition));
        facts.push(say(Chapter::Goal, "alone", "10"));
    }
    facts.push(Fact::told(
        Chapter::Goal,
        by_form("goal", "goal-alone"),
        by_form("FT-8", "AP-8"),
        [target],
    ));

    facts.push(Fact::Pack(edition.pack()));
    let rule = edition.trick_rule(None);
    facts.extend(Suit::ALL.into_iter().filter_map(|suit| {
        let cards = rule.strongest_first(suit.cards() & edition.pack());
        (!cards.is_empty()).then_some(Fact::Order { suit, cards })
    }));

    facts.push(Fact::Direction(edition.direction()));
    let cards = number("cards", TRICKS);
    facts.push(Fact::told(Chapter::Deal, "dealt", "9", [cards]));
    facts.push(say(Chapter::Deal, "turned", "FT-7"));
    if edition.form == Form::AsQuiPille(Robbing::On) {
        facts.extend([
            say(Chapter::Deal, "robbing", "AP-1"),
            say(Chapter::Deal, "robbing-lays", "AP-2"),
        ]);
    }
    if is_classic {
        facts.extend([
            say(Chapter::Deal, "offer", "FT-5"),
            say(Chapter::Deal, "offer-accepted", "9"),
            say(Chapter::Deal, "offer-refused", "FT-5"),
        ]);
    }

    facts.extend([
        Fact::FirstLead,
        say(
            Chapter::Play,
            by_form("must-beat", "must-beat-alone"),
            "FT-1",
        ),
        say(Chapter::Play, "must-trump", "FT-1"),
        Fact::TrickWinner,
        say(Chapter::Play, by_form("decided", "decided-alone"), "FT-2"),
        say(
            Chapter::Play,
            by_form("vole-or-stop", "vole-or-stop-alone"),
            by_form("FT-3", "AP-5"),
        ),
    ]);

    facts.push(say(Chapter::Pays, "three", by_form("9", "10")));
    if !is_classic {
        facts.push(say(Chapter::Pays, "most", "AP-3"));
    }
    facts.extend([
        say(Chapter::Pays, "vole", by_form("9", "AP-5")),
        say(
            Chapter::Pays,
            by_form("loses", "debt"),
            by_form("FT-4", "AP-4"),
        ),
        Fact::told(
            Chapter::Pays,
            by_form("match", "match-alone"),
            by_form("FT-8", "AP-8"),
            [stake],
        ),
        Fact::NextDealer,
    ]);
    facts
}

fn fewest_and_most(edition: Edition) -> Option<Fact> {
    let seats = edition.seats().iter().copied();
    Some(Fact::Seats {
        fewest: seats.clone().min()?,
        most: seats.max()?,
    })
}

pub(super) fn rule_of(edition: Edition, fact: &Fact) -> &'static str {
    match fact {
        Fact::Told(told) => told.rule,
        Fact::Seats { .. } => "10",
        Fact::Order { .. } => match edition.form {
            Form::Classic => "9",
            Form::AsQuiPille(Robbing::On) => "10",
            Form::AsQuiPille(Robbing::Off) => "AP-7",
        },
        Fact::NextDealer => "0.3",
        Fact::TrickWinner => "0.2 (6)",
        _ => "9",
    }
}
