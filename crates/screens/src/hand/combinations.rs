//! Combinations that can be shown before the first card (RULES.md OT-6).

use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::combinations::items;
use crate::screen::{Key, KeyLook};
use crate::words::args;
use ::rules::Combinations;

/// With what this hand can show: now, or beforehand for its first turn. Whoever plays a card keeps it back.
pub fn with(asked: &Decision<'_>, mut offered: Offered) -> Offered {
    let (words, view) = (asked.words, &asked.playing.view);
    let Some(cards) = view.to_declare() else {
        return offered;
    };
    let found = Combinations::of(cards);
    let points = found.value();
    if cards.is_empty() {
        // A seat alone among computer players has nobody to hide it from.
        let is_told = view.is_my_turn() && !asked.look.solo;
        offered
            .lines
            .extend(is_told.then(|| words.say("hand-declare-none")));
        return offered;
    }
    let (line, label, look, key) = match (view.is_my_turn(), asked.playing.answered) {
        (true, _) => (
            "hand-declare",
            "key-declare",
            KeyLook::Main,
            DealKey::ShowAll,
        ),
        (false, false) => (
            "hand-declare-wait",
            "key-declare-wait",
            KeyLook::Plain,
            DealKey::ShowAll,
        ),
        (false, true) => (
            "hand-declare-will",
            "key-declare-back",
            KeyLook::Plain,
            DealKey::Hide,
        ),
    };
    let told = args!["items" => items(words, &found), "points" => points];
    offered.lines.push(words.with(line, told));
    offered.last.push(Key {
        button: asked.button(key),
        face: None,
        label: words.with(label, args!["points" => points]),
        look,
    });
    offered
}
