//! Combinations by name, with what they count (RULES.md 15).

use crate::cards;
use crate::words::{Words, args};
use rules::{CardSet, Combination, CombinationKind, Combinations, Rank, Seat, View};

/// Each combination with its value, and what counts double.
pub fn items(words: &Words, found: &Combinations) -> String {
    let named = |of: &[Combination], doubles: bool| {
        let named = of.iter().map(|it| {
            words.with(
                "combination",
                args!["name" => name(words, it.kind), "points" => it.value],
            )
        });
        let named = words.list(&named.collect::<Vec<_>>());
        if doubles {
            words.with("combinations-doubled", args!["items" => named])
        } else {
            named
        }
    };
    let parts = [
        named(&found.kinds, found.doubles_kinds()),
        named(&found.sequences, found.doubles_sequences()),
    ];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("; ")
}

/// What this seat showed.
pub fn shown(words: &Words, view: &View, seat: Seat) -> String {
    let cards: CardSet = view
        .shown
        .iter()
        .filter(|(shower, _)| *shower == seat)
        .map(|(_, card)| *card)
        .collect();
    items(words, &Combinations::of(cards))
}

fn name(words: &Words, kind: CombinationKind) -> String {
    match kind {
        CombinationKind::Tarocchi => words.say("combination-tarocchi"),
        CombinationKind::Courts(Rank::King) => words.say("combination-kings"),
        CombinationKind::Courts(Rank::Queen) => words.say("combination-queens"),
        CombinationKind::Courts(Rank::Knight) => words.say("combination-knights"),
        CombinationKind::Courts(_) => words.say("combination-jacks"),
        CombinationKind::Suit(suit) => words.with(
            "combination-suit",
            args!["suit" => cards::suit(words, suit)],
        ),
        CombinationKind::Aces => words.say("combination-aces"),
        CombinationKind::Moors => words.say("combination-moors"),
        CombinationKind::Grande => words.say("combination-grande"),
    }
}
