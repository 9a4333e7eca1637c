//! The current trick, and the one before it.

use super::teller::Teller;
use crate::cards;
use crate::words::args;
use rules::{Card, Seat, Suit, Trick};

/// The current trick: who played what, and who is winning it.
pub fn trick(teller: Teller) -> Vec<String> {
    let (words, view) = (teller.words, teller.view());
    let done = Seat::all(view.seats)
        .map(|seat| u32::from(view.tricks[seat]))
        .sum::<u32>();
    let number = args!["trick" => done + 1, "tricks" => view.variant.hand_size(view.seats)];
    if view.trick.cards.is_empty() {
        return vec![words.with("playing-trick-empty", number)];
    }
    let mut lines = vec![words.with("playing-trick", number)];
    for (place, (seat, card)) in view.trick.cards.iter().enumerate() {
        let key = if view.calling() == Some((*seat, *card)) {
            "playing-calls"
        } else if place == 0 {
            "playing-leads"
        } else {
            "playing-card"
        };
        lines.push(words.with(
            key,
            args!["name" => teller.name(*seat), "card" => cards::the(words, *card)],
        ));
    }
    if let Some(winner) = view.trick.winner.filter(|_| view.trick.cards.len() > 1) {
        let key = if was_later(teller, &view.trick) {
            "playing-winning-moor"
        } else {
            "playing-winning"
        };
        lines.push(words.with(key, args!["name" => teller.name(winner)]));
    }
    lines
}

/// Whether the trick's winner beat an equal trump by playing later (RULES.md OT-7).
fn was_later(teller: Teller, trick: &Trick) -> bool {
    let view = teller.view();
    let won = trick.cards.iter();
    let won = won.filter(|(seat, card)| trick.winner == Some(*seat) && card.suit() == Suit::Trumps);
    let equal = |won: Card, card: Card| won != card && view.strength(won) == view.strength(card);
    won.flat_map(|(_, won)| trick.cards.iter().map(move |(_, card)| (*won, *card)))
        .any(|(won, card)| equal(won, card))
}

/// The previous trick.
pub fn last(teller: Teller, last: &Trick) -> String {
    let words = teller.words;
    let cards: Vec<String> = last
        .cards
        .iter()
        .map(|(seat, card)| {
            words.with(
                "playing-last-card",
                args!["name" => teller.name(*seat), "card" => cards::written(words, *card)],
            )
        })
        .collect();
    let winner = last.winner.unwrap_or(last.leader);
    let key = if was_later(teller, last) {
        "playing-last-moor"
    } else {
        "playing-last"
    };
    words.with(
        key,
        args!["winner" => teller.name(winner), "cards" => words.row(&cards)],
    )
}
