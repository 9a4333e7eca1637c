//! What the buttons of a table's message and those of its options share.

use super::problem;
use crate::button::{Button, PastKey};
use crate::screen::Key;
use crate::words::Words;
use pages::Look;
use table::Player;
use table::look::Scene;

/// Whether a computer player sits here.
pub fn has_patrons(look: &Look) -> bool {
    let mut players = look.chairs.iter().map(|chair| &chair.player);
    players.any(|player| matches!(player, Player::Patron(_)))
}

/// The buttons about the deal whose result is shown; during the next deal, the way to it.
pub fn past(words: &Words, look: &Look) -> Vec<Key> {
    let key = |key, word| Key::plain(Button::Past(key), words.say(word));
    match (&look.scene, look.last) {
        (Scene::Playing(_), Some(last)) => {
            vec![key(PastKey::Receipt(last), "key-last-deal")]
        }
        _ => look.scene.last().map_or(Vec::new(), |last| {
            vec![
                key(PastKey::Receipt(last.deal), "key-receipt"),
                key(PastKey::Replay(last.deal, 0), "key-replay"),
                problem::key(words, Some(last.deal)),
            ]
        }),
    }
}

/// The key of the label of the button that asks for the next deal without further waiting.
pub fn next_label(look: &Look) -> &'static str {
    match look.ready {
        Some(_) => "key-ready-next",
        None => "key-deal-now",
    }
}
