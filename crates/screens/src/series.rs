//! What spans several deals: sides, and the score of a match.

use crate::words::{Words, args};
use rules::{Outcome, Seat, SeatSet, Variant, View};
use std::cmp::{Ordering, Reverse};

/// The seats behind each entry of a score or count, in order: one seat each, or the seats of a side.
pub fn entries(view: &View, count: usize) -> Vec<Vec<Seat>> {
    entries_of(view.seats, count, |seat| view.side(seat))
}

/// The same for seats that are not dealt yet.
fn entries_of(seats: usize, count: usize, side: impl Fn(Seat) -> Option<usize>) -> Vec<Vec<Seat>> {
    (0..count)
        .map(|entry| {
            Seat::all(seats)
                .filter(|seat| match side(*seat) {
                    Some(side) if count < seats => side == entry,
                    _ => seat.index() == entry,
                })
                .collect()
        })
        .collect()
}

/// The sides; `None` if everyone plays for themselves.
pub fn sides(words: &Words, view: &View, name: impl Fn(Seat) -> String) -> Option<String> {
    sides_of(words, view.seats, |seat| view.side(seat), name)
}

/// The same for seats that are not dealt yet.
pub fn sides_of(
    words: &Words,
    seats: usize,
    side: impl Fn(Seat) -> Option<usize>,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    // One against one goes without saying.
    if seats <= 2 {
        return None;
    }
    let of = |wanted: usize| {
        let on: Vec<Seat> = Seat::all(seats)
            .filter(|seat| side(*seat) == Some(wanted))
            .collect();
        (!on.is_empty()).then(|| names(words, &on, &name))
    };
    Some(words.with("sides", args!["first" => of(0)?, "second" => of(1)?]))
}

/// The names of several seats.
pub fn names(words: &Words, seats: &[Seat], name: impl Fn(Seat) -> String) -> String {
    let names: Vec<String> = seats.iter().map(|seat| name(*seat)).collect();
    words.list(&names)
}

/// The seats of a set by name, in order.
pub fn listed(words: &Words, seats: SeatSet, name: impl Fn(Seat) -> String) -> String {
    let seats: Vec<Seat> = seats.iter().collect();
    names(words, &seats, name)
}

/// The score of a match in one line.
pub fn score(words: &Words, view: &View, score: &[i32], name: impl Fn(Seat) -> String) -> String {
    score_of(words, &entries(view, score.len()), score, name)
}

/// The score of a match, between its deals.
pub fn score_between(
    words: &Words,
    variant: &Variant,
    seats: usize,
    score: &[i32],
    name: impl Fn(Seat) -> String,
) -> String {
    let entries = entries_of(seats, score.len(), |seat| variant.side(seat, seats));
    score_of(words, &entries, score, name)
}

fn score_of(
    words: &Words,
    entries: &[Vec<Seat>],
    score: &[i32],
    name: impl Fn(Seat) -> String,
) -> String {
    let stands: Vec<String> = entries
        .iter()
        .zip(score)
        .map(|(seats, points)| {
            words.with(
                "score-entry",
                args!["names" => names(words, seats, &name), "points" => points_of(words, *points)],
            )
        })
        .collect();
    stands.join(" · ")
}

/// The points of a match; if negative, a debt to be worked off (RULES.md AP-4).
pub fn points_of(words: &Words, points: i32) -> String {
    if points < 0 {
        words.with(
            "score-debt",
            args!["debt" => words.figure((-points).into())],
        )
    } else {
        words.figure(points.into())
    }
}

/// The seats with the highest score.
pub fn leaders(view: &View, score: &[i32]) -> Vec<Seat> {
    let most = score.iter().max();
    let entries = entries(view, score.len());
    let highest = entries.into_iter().zip(score);
    highest
        .filter(|(_, points)| Some(*points) == most)
        .flat_map(|(seats, _)| seats)
        .collect()
}

/// An equal share of these counts.
pub fn mean(counts: &[i32]) -> i32 {
    counts.iter().sum::<i32>() / i32::try_from(counts.len()).unwrap_or(1).max(1)
}

/// Whether the match continues, so that no coins move yet.
pub fn goes_on(outcome: &Outcome) -> bool {
    outcome.score.is_some() && !outcome.match_over
}

/// The seats of a finished deal, most successful first, partners together.
pub fn ranking(view: &View, outcome: &Outcome) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(view.seats).collect();
    seats.sort_by_key(|seat| {
        (
            success(view, outcome, *seat),
            view.side(*seat),
            Reverse(outcome.tricks[*seat]),
        )
    });
    seats
}

/// How successful a seat was, the most successful first: equal for those who share a place.
pub fn success(view: &View, outcome: &Outcome, seat: Seat) -> impl Ord + use<> {
    // At the end of a match it is no longer the deal that counts.
    let counts = if outcome.match_over {
        outcome.score.as_deref()
    } else {
        outcome.points.as_deref()
    };
    (
        Reverse(outcome.coins[seat]),
        Reverse(marked(view, outcome, seat)),
        Reverse(count_at_seat(view, counts.unwrap_or_default(), seat)),
    )
}

/// While a match continues, whether a deal that is decided by marks gained or cost this seat any.
pub fn marked(view: &View, outcome: &Outcome, seat: Seat) -> Ordering {
    let score = outcome.score.as_deref().unwrap_or_default();
    // Where points are counted, everyone's grow with each deal.
    if !goes_on(outcome) || outcome.points.is_some() {
        return Ordering::Equal;
    }
    let before = count_at_seat(view, view.before.score.as_slice(), seat).unwrap_or(0);
    count_at_seat(view, score, seat)
        .unwrap_or(before)
        .cmp(&before)
}

/// A seat's entry in counts that are kept by seat or by side.
pub fn count_at_seat(view: &View, counts: &[i32], seat: Seat) -> Option<i32> {
    let entries = entries(view, counts.len());
    let own = entries.iter().zip(counts);
    own.filter(|(seats, _)| seats.contains(&seat))
        .map(|(_, count)| *count)
        .next()
}
