//! What goes beyond one deal: sides, and the score of a match.

use crate::discord::words::{Words, args};
use rules::{Seat, Variant, View};

/// The seats that a score or a count goes by, in their order: each for itself, or side by side.
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

/// Who is with whom; `None` where everybody plays for themselves.
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
    // One against one needs no telling.
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

/// Several seats by name.
pub fn names(words: &Words, seats: &[Seat], name: impl Fn(Seat) -> String) -> String {
    let names: Vec<String> = seats.iter().map(|seat| name(*seat)).collect();
    words.list(&names)
}

/// The score of a match, in one line.
pub fn score(words: &Words, view: &View, score: &[i32], name: impl Fn(Seat) -> String) -> String {
    score_of(words, &entries(view, score.len()), score, name)
}

/// The score of a match between its deals.
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

/// Points of a match; what is below nothing is a debt to be worked off (RULES.md AP-4).
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

/// Who stands highest.
pub fn leaders(view: &View, score: &[i32]) -> Vec<Seat> {
    let most = score.iter().max();
    let entries = entries(view, score.len());
    let highest = entries.into_iter().zip(score);
    highest
        .filter(|(_, points)| Some(*points) == most)
        .flat_map(|(seats, _)| seats)
        .collect()
}
