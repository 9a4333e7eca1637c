//! The answer to who opened a table: who is still missing, and a way to fill the chairs at once.

use super::inn;
use crate::discord::button::{Button, TableKey};
use crate::discord::screen::{Key, Row, Screen};
use crate::discord::words::{Words, args};
use crate::tavern::{Look, Scene};

/// A table that was just opened.
pub fn started(words: &Words, look: &Look) -> Screen {
    let text = words.with("did-start", args!["inn" => inn(words, look.table)]);
    let missing = match &look.scene {
        Scene::Lobby(lobby) => lobby.missing,
        _ => 0,
    };
    if missing == 0 {
        return Screen::note(text);
    }
    let missing = words.with("did-start-missing", args!["missing" => missing]);
    Screen {
        text: format!("{text}\n{missing}"),
        rows: vec![Row::Keys(vec![Key::plain(
            Button::Table(look.table, TableKey::SeatPatron),
            words.say("key-patron"),
        )])],
        ..Screen::default()
    }
}
