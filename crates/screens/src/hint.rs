//! Hints that a member sees once, when they first need them.

use crate::button::{Button, DealKey, PlayKey};
use crate::screen::{Key, Row, Screen};
use crate::words::Words;
use pages::Look;
use rules::{Act, Choice, Stage, Turn, Variant};
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
    match playing.view.to_play() {
        Choice::Nothing => Some("hint-view"),
        Choice::Play { .. } => has_other_cards(screen).then_some("hint-others"),
        Choice::Discard { from, .. } => {
            (!from.contains_all(playing.view.hand)).then_some("hint-discard")
        }
        Choice::Speak(_) => Some("hint-bet"),
        _ => None,
    }
}

/// The game whose lesson is offered beside what the viewer sees on this screen, if they are new to it: at a table where
/// they have a seat, and where a button fits.
pub fn lesson_beside(look: &Look, screen: &Screen) -> Option<Variant> {
    let seated = look.viewer.and_then(|viewer| look.chair_of(viewer));
    let is_open = !look.solo && !matches!(look.scene, Scene::Closed(_));
    let fits = room(screen).is_some();
    (seated.is_some() && is_open && fits).then_some(look.terms.variant)
}

/// Adds the button that begins a game's lesson, if one fits.
pub fn offer_lesson(words: &Words, variant: Variant, screen: &mut Screen) {
    let learn = Button::Play(PlayKey::LearnBeside(variant));
    let key = Key::plain(learn, words.say("key-learn"));
    match room(screen) {
        Some(Room::Beside) => {
            if let Some(Row::Keys(keys)) = screen.rows.last_mut() {
                keys.push(key);
            }
        }
        Some(Room::Below) => screen.rows.push(Row::Keys(vec![key])),
        None => {}
    }
}

/// Where one more button fits.
enum Room {
    /// Into the last row.
    Beside,
    /// Into a row of its own.
    Below,
}

fn room(screen: &Screen) -> Option<Room> {
    const ROWS: usize = 5;
    const KEYS: usize = 5;
    match screen.rows.last() {
        Some(Row::Keys(keys)) if keys.len() < KEYS => Some(Room::Beside),
        _ => (screen.rows.len() < ROWS).then_some(Room::Below),
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
