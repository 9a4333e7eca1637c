//! Hints that a member sees once, when they first need them.

use crate::button::{Button, DealKey};
use crate::screen::{Key, Row, Screen};
use pages::Look;
use rules::{Act, Choice, Stage, Turn};
use table::CoinKind;
use table::look::Scene;

/// The hint for what the viewer sees on this screen, by the key of its sentence; only for screens that nobody else
/// sees.
pub fn hint(look: &Look, screen: &Screen) -> Option<&'static str> {
    let playing = match &look.scene {
        Scene::Lobby(_) => return Some("hint-lobby"),
        // A receipt of chips shows no payment.
        Scene::Between(_) => {
            return Some(match look.terms.coins {
                // Its one message has the buttons too.
                _ if look.solo => "hint-result-solo",
                CoinKind::Purse => "hint-receipt",
                CoinKind::Chips => "hint-result-fun",
            });
        }
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
        Choice::Play { .. } => has_other_cards(screen).then_some("hint-others"),
        Choice::Discard { from, .. } => {
            (!from.contains_all(playing.view.hand)).then_some("hint-discard")
        }
        Choice::Speak(_) => Some("hint-bet"),
        _ => None,
    }
}

/// Whether the screen has a menu of cards that may not be played, beside buttons for those that may.
fn has_other_cards(screen: &Screen) -> bool {
    let plays = |key: &Key| {
        let act = match key.button {
            Button::Deal { key, .. } => key,
            _ => return false,
        };
        matches!(act, DealKey::Do(Act::Play(_)))
    };
    let has_keys = |row: &Row| matches!(row, Row::Keys(keys) if keys.iter().any(plays));
    let is_menu = |row: &Row| matches!(row, Row::Menu(_));
    screen.rows.iter().any(has_keys) && screen.rows.iter().any(is_menu)
}
