//! Hints that a member sees once, when they first need them.

use crate::button::{Button, PlayKey};
use crate::screen::{Key, Row, Screen};
use crate::words::Words;
use ids::DealId;
use pages::Look;
use rules::{Choice, Stage, Turn, Variant};
use table::CoinKind;
use table::look::Scene;

/// The hints for what the viewer sees, by the keys of their sentences, the most useful first; only for screens that
/// nobody else sees. Those for the tricks of a deal are the same whoever is to play.
pub fn hints(look: &Look) -> &'static [&'static str] {
    let playing = match &look.scene {
        Scene::Lobby(_) => return &["hint-lobby"],
        // A receipt of chips shows no payment.
        Scene::Between(_) => {
            return match look.terms.coins {
                // Its one message has the buttons too.
                _ if look.solo => &["hint-result-solo"],
                CoinKind::Purse => &["hint-receipt"],
                CoinKind::Chips => &["hint-result-fun"],
            };
        }
        Scene::Closed(_) => return &[],
        Scene::Playing(playing) => playing,
    };
    if playing.seat.is_none() {
        return &[];
    }
    if playing.view.turn == Turn::Question {
        return match playing.view.stage {
            Stage::Robbing { .. } => &["hint-robbing"],
            _ => &["hint-question"],
        };
    }
    if of_tricks(look).is_some() {
        return &["hint-others", "hint-view"];
    }
    match playing.view.to_play() {
        Choice::Nothing => &["hint-view"],
        Choice::Discard { from, .. } if !from.contains_all(playing.view.hand) => &["hint-discard"],
        Choice::Speak(_) => &["hint-bet"],
        _ => &[],
    }
}

/// The deal whose tricks the viewer plays.
pub fn of_tricks(look: &Look) -> Option<DealId> {
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    playing.seat?;
    let is_on = playing.view.stage == Stage::Tricks && playing.view.bets().is_none();
    is_on.then_some(playing.deal)
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
