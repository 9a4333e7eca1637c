//! What Troggu alone shows: the tapp and whose it is, the misère, the withheld Fool, the result.

use crate::cards;
use crate::series;
use crate::words::{Words, args};
use rules::{Card, Coins, Ended, Outcome, Own, Seat, Stage, View, Word};

/// Whether this is a deal of Troggu.
pub fn is_played(view: &View) -> bool {
    matches!(view.own, Own::Troggu { .. })
}

/// Who plays against whom, and where the tapp is; during the talk only its size.
pub fn standing(words: &Words, view: &View, name: impl Fn(Seat) -> String) -> Option<String> {
    let talk = view.talk().filter(|_| is_played(view))?;
    let tapp = view.talon_size()?;
    let key = match talk.declarer {
        None if view.stage == Stage::Talk => "troggu-tapp",
        None => "troggu-misere",
        Some(seat) if talk.said[seat] == Some(Word::Solo) => "troggu-solo",
        Some(_) if view.stage == Stage::Discard => "troggu-takes",
        Some(_) => "troggu-took",
    };
    let name = talk.declarer.map_or_else(String::new, name);
    Some(words.with(key, args!["name" => name, "cards" => tapp]))
}

/// The same for a hand, and what its Fool may do or no longer does: nobody else is told.
pub fn in_hand(words: &Words, view: &View, name: impl Fn(Seat) -> String) -> Vec<String> {
    let own = view.declarer().filter(|seat| view.seat() == Some(*seat));
    let standing = match own.and_then(|seat| view.talk()?.said[seat]) {
        Some(Word::Solo) => Some(words.with("troggu-own-solo", tapp(view))),
        Some(_) if view.stage == Stage::Discard => None,
        Some(_) => Some(words.say("troggu-own-took")),
        None => standing(words, view, name),
    };
    let fool = if view.may_withhold_fool() {
        Some("troggu-may-withhold")
    } else if view.fool_is_withheld() && view.hand.contains(Card::FOOL) {
        Some("troggu-withheld")
    } else {
        None
    };
    let fool = fool.map(|key| {
        let card = cards::the_name(words, Card::FOOL);
        words.with(key, args!["card" => card])
    });
    standing.into_iter().chain(fool).collect()
}

fn tapp(view: &View) -> fluent_bundle::FluentArgs<'static> {
    args!["cards" => view.talon_size().unwrap_or_default()]
}

/// The second line of a picture's heading, where everybody plays for the fewest points.
pub fn heading(words: &Words, view: &View) -> Option<String> {
    let is_misere = is_played(view) && view.stage == Stage::Tricks && view.declarer().is_none();
    is_misere.then(|| words.say("troggu-scene-misere"))
}

/// The points with which a declarer wins, and from which on a misère costs double.
fn needed(view: &View) -> i64 {
    let facts = view.variant.facts();
    let mut values = facts.iter().flat_map(|fact| match fact {
        rules::Fact::Special(fact) => fact.values.as_slice(),
        _ => &[],
    });
    let needed = values.find_map(|(name, value)| match value {
        rules::Value::Number(number) if *name == "needed" => Some(*number),
        _ => None,
    });
    needed.unwrap_or_default()
}

/// The card points of a seat.
fn points_of(outcome: &Outcome, seat: Seat) -> i32 {
    let points = outcome.points.as_deref().unwrap_or_default();
    points.get(seat.index()).copied().unwrap_or_default()
}

/// Whether the sentence about the deal names whoever pays: a declarer who lost, or the most points in a misère.
pub fn names_who_pays(view: &View, outcome: &Outcome) -> bool {
    let has_won = |seat: Seat| outcome.coins[seat] > Coins::ZERO;
    is_played(view) && !outcome.declarer.is_some_and(has_won)
}

/// Who won the deal, and with how many points.
pub fn winner(
    words: &Words,
    view: &View,
    outcome: &Outcome,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let points = outcome.points.as_deref().filter(|_| is_played(view))?;
    let Some(declarer) = outcome.declarer else {
        let most = points.iter().max().copied().unwrap_or_default();
        let payers: Vec<Seat> = Seat::all(view.seats)
            .filter(|seat| points_of(outcome, *seat) == most)
            .collect();
        if payers.len() == view.seats {
            return Some(words.say("troggu-report-even"));
        }
        let names = series::names(words, &payers, name);
        let paid = payers
            .first()
            .map_or(Coins::ZERO, |seat| outcome.coins[*seat].abs());
        return Some(words.with(
            "troggu-report-misere",
            args![
                "names" => names, "payers" => payers.len(), "points" => most,
                "coins" => words.coins(paid)
            ],
        ));
    };
    let key = match (outcome.ended, outcome.coins[declarer] > Coins::ZERO) {
        (Ended::Solo, true) => "troggu-report-solo-won",
        (Ended::Solo, false) => "troggu-report-solo-lost",
        (_, true) => "troggu-report-won",
        (_, false) => "troggu-report-lost",
    };
    Some(words.with(
        key,
        args![
            "name" => name(declarer), "points" => points_of(outcome, declarer),
            "needed" => needed(view), "coins" => words.coins(outcome.coins[declarer].abs())
        ],
    ))
}

/// What decided over a seat's coins.
pub fn own(
    words: &Words,
    view: &View,
    outcome: &Outcome,
    seat: Seat,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    if !is_played(view) {
        return None;
    }
    let most = outcome.points.as_deref()?.iter().max().copied()?;
    Some(match outcome.declarer {
        None => words.with(
            "troggu-own-misere",
            args!["points" => points_of(outcome, seat), "most" => most],
        ),
        Some(declarer) => words.with(
            if declarer == seat {
                "troggu-own-declarer"
            } else {
                "troggu-own-against"
            },
            args![
                "name" => name(declarer), "points" => points_of(outcome, declarer),
                "needed" => needed(view)
            ],
        ),
    })
}

/// The card points of the score sheet, and the price.
pub fn sheet(
    words: &Words,
    view: &View,
    outcome: &Outcome,
    name: &dyn Fn(Seat) -> String,
) -> Option<Vec<String>> {
    outcome.points.as_ref().filter(|_| is_played(view))?;
    let in_tricks = view.card_points();
    let line = |seat: Seat| {
        let points = points_of(outcome, seat);
        let tricks = in_tricks.map_or(points, |tricks| tricks[seat]);
        let key = match (points - tricks, outcome.ended) {
            (0, _) => "troggu-sheet-points",
            (_, Ended::Solo) => "troggu-sheet-points-tapp",
            _ => "troggu-sheet-points-laid",
        };
        words.with(
            key,
            args![
                "name" => name(seat), "points" => points, "tricks" => tricks,
                "more" => points - tricks
            ],
        )
    };
    let stakes = |stakes: i64| words.coins(Coins(view.stake.0 * stakes));
    let price = match outcome.ended {
        Ended::Misere => "troggu-sheet-misere",
        Ended::Solo => "troggu-sheet-solo",
        _ => "troggu-sheet-taken",
    };
    let price = words.with(
        price,
        args!["needed" => needed(view), "price" => stakes(1), "double" => stakes(2)],
    );
    Some(Seat::all(view.seats).map(line).chain([price]).collect())
}
