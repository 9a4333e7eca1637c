//! The short message that calls those whose turn it is, and goes away.

use super::character::called;
use super::inn;
use super::table::when;
use crate::discord::button::{Button, TableKey};
use crate::discord::screen::{Key, Row, Screen};
use crate::discord::words::{Words, args};
use crate::tavern::MemberId;
use crate::tavern::{Clock, Look, Stretch};

/// Calls the players whose turn it is: the only message that pings.
pub fn turn(words: &Words, look: &Look, players: &[MemberId], clock: Clock) -> Screen {
    let mentions: Vec<String> = players
        .iter()
        .map(|player| who(words, look, *player))
        .collect();
    let mentions = words.list(&mentions);
    let inn = inn(words, look.table);
    let text = match clock.stretch {
        Stretch::Bank => words.with(
            "turn-nudge",
            args!["player" => mentions, "inn" => inn, "when" => when(words, clock.until)],
        ),
        _ => words.with("turn-ping", args!["player" => mentions, "inn" => inn]),
    };
    Screen {
        text,
        rows: vec![Row::Keys(vec![Key::main(
            Button::Table(look.table, TableKey::Hand),
            words.say("key-hand"),
        )])],
        ping: players.iter().map(|player| player.0).collect(),
        ..Screen::default()
    }
}

/// A mention, and the character that is meant.
fn who(words: &Words, look: &Look, player: MemberId) -> String {
    let mention = format!("<@{player}>");
    let chair = look.chair_of(player).map(|(_, chair)| chair);
    match chair.and_then(|chair| chair.character.as_ref()) {
        Some(character) => called(words, &mention, character),
        None => mention,
    }
}
