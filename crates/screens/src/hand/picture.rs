//! The picture of a hand, and its text for screen readers.

use crate::art::{Art, HAND, Sketch};
use crate::cards::{in_hand, name};
use crate::pictures::alt;
use crate::words::{Words, args};
use ::rules::{Card, CardSet, Choice};
use pages::{Look, Preferences, Size};
use picture::{Hand, Held, Standing};
use table::look::Scene;

/// The viewer's cards, with those picked marked; `None` if they hold none.
pub fn hand_art(
    words: &Words,
    preferences: &Preferences,
    look: &Look,
    picked: CardSet,
) -> Option<Art> {
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    let view = &playing.view;
    playing.seat?;
    let choice = view.legal().choice();
    // Cards chosen to go under the stock may still lie on it.
    let held = match choice {
        Choice::Rob { from, .. } => view.hand | from,
        _ => view.hand,
    };
    let standing = |card: Card| match choice {
        _ if picked.contains(card) => Standing::Chosen,
        Choice::Play { cards, .. } | Choice::Swap(cards) | Choice::Lay(cards) => {
            match cards.contains(card) {
                true => Standing::Playable,
                false => Standing::Unplayable,
            }
        }
        Choice::Discard { from, .. } | Choice::Rob { from, .. } if !from.contains(card) => {
            Standing::Unplayable
        }
        _ => Standing::Quiet,
    };
    let cards: Vec<Held> = in_hand(view, held)
        .into_iter()
        .flat_map(|(_, cards)| cards)
        .map(|card| Held {
            card,
            standing: standing(card),
        })
        .collect();
    (!cards.is_empty()).then(|| Art {
        name: HAND,
        alt: told(words, &cards),
        sketch: Sketch::Hand(Hand {
            cards,
            larger: preferences.size == Size::Larger,
        }),
        language: words.language(),
        inks: preferences.inks,
    })
}

/// The text of the picture.
fn told(words: &Words, cards: &[Held]) -> String {
    let names = |wanted: &[Standing]| {
        let of = cards.iter().filter(|held| wanted.contains(&held.standing));
        let names: Vec<String> = of.map(|held| name(words, held.card)).collect();
        words.list(&names)
    };
    let all = [
        Standing::Quiet,
        Standing::Playable,
        Standing::Unplayable,
        Standing::Chosen,
    ];
    let mut lines = vec![words.with(
        "hand-alt",
        args!["count" => cards.len(), "cards" => names(&all)],
    )];
    let some = |standing| cards.iter().any(|held| held.standing == standing);
    if some(Standing::Playable) && some(Standing::Unplayable) {
        let playable = names(&[Standing::Playable]);
        lines.push(words.with("hand-alt-may", args!["cards" => playable]));
    }
    if some(Standing::Chosen) {
        let chosen = names(&[Standing::Chosen]);
        lines.push(words.with("hand-alt-chosen", args!["cards" => chosen]));
    }
    alt(&lines.join(" "))
}
