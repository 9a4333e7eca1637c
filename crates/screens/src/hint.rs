//! Hints that a member sees once, when they first need them.

use crate::button::{Button, DealKey};
use crate::screen::{KeyLook, Row, Screen};
use pages::Look;
use rules::{Act, Choice, Stage, Turn};
use table::look::Scene;

/// The hint for what the viewer sees on this screen, by the key of its sentence; only for screens that nobody else
/// sees.
pub fn hint(look: &Look, screen: &Screen) -> Option<&'static str> {
    let playing = match &look.scene {
        Scene::Lobby(_) => return Some("hint-lobby"),
        Scene::Between(_) => return Some("hint-result"),
        Scene::Closed(_) => return None,
        Scene::Playing(playing) => playing,
    };
    playing.seat?;
    if playing.view.turn == Turn::Question {
        return Some(match playing.view.stage {
            Stage::Robbing { .. } => "hint-robbing",
            _ => "hint-question",
        });
    }
    match playing.view.legal().choice() {
        Choice::Nothing => Some("hint-view"),
        Choice::Play { .. } => has_grey_card(screen).then_some("hint-play"),
        Choice::Discard { from, .. } => {
            (!from.contains_all(playing.view.hand)).then_some("hint-discard")
        }
        Choice::Speak(_) => Some("hint-bet"),
        _ => None,
    }
}

/// Whether the screen has a button for a card that may not be played.
fn has_grey_card(screen: &Screen) -> bool {
    let mut keys = screen.rows.iter().flat_map(|row| match row {
        Row::Keys(keys) => keys.as_slice(),
        Row::Menu(_) | Row::Finder(_) => &[],
    });
    keys.any(|key| {
        let plays = matches!(
            key.button,
            Button::Deal {
                key: DealKey::Do(Act::Play(_)),
                ..
            }
        );
        plays && key.look == KeyLook::Plain
    })
}
