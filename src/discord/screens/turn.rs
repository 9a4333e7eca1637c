//! The short message that calls one player, and goes away.

use super::inn;
use super::table::when;
use crate::discord::button::{Button, TableKey};
use crate::discord::screen::{Key, Row, Screen};
use crate::discord::words::{Words, args};
use crate::tavern::MemberId;
use crate::tavern::{Clock, Look, Stretch};

/// Calls the player whose turn it is: the only message that pings.
pub fn turn(words: &Words, look: &Look, player: MemberId, clock: Clock) -> Screen {
    let mention = format!("<@{player}>");
    let inn = inn(words, look.table);
    let text = match clock.stretch {
        Stretch::Bank => words.with(
            "turn-nudge",
            args!["player" => mention, "inn" => inn, "when" => when(words, clock.until)],
        ),
        _ => words.with("turn-ping", args!["player" => mention, "inn" => inn]),
    };
    Screen {
        text,
        rows: vec![Row::Keys(vec![Key::main(
            Button::Table(look.table, TableKey::Hand),
            words.say("key-hand"),
        )])],
        ping: Some(player.0),
        ..Screen::default()
    }
}
