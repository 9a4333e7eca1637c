//! What somebody is told once, when they first come to it.

use crate::tavern::{Look, Scene};
use rules::{Choice, Turn};

/// The hint for what who looks sees now, by the key of its sentence: only in what they alone see.
pub fn hint(look: &Look) -> Option<&'static str> {
    let playing = match &look.scene {
        Scene::Lobby(_) => return Some("hint-lobby"),
        Scene::Between(_) => return Some("hint-result"),
        Scene::Closed(_) => return None,
        Scene::Playing(playing) => playing,
    };
    playing.seat?;
    if playing.view.turn == Turn::Question {
        return Some("hint-question");
    }
    match playing.view.legal().choice() {
        Choice::Nothing => Some("hint-view"),
        Choice::Play { .. } => Some("hint-play"),
        Choice::Discard { .. } | Choice::Rob { .. } => Some("hint-discard"),
        Choice::Speak(_) => Some("hint-bet"),
        _ => None,
    }
}
