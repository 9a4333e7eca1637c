//! The short message that reminds players of their turn, and is deleted afterwards.

use super::character::called;
use super::inn;
use super::times::when;
use crate::button::{Button, TableKey};
use crate::screen::{Key, Row, Screen};
use crate::words::{Words, args};
use ids::MemberId;
use pages::Look;
use table::Stretch;
use table::look::Clock;

/// Reminds the players whose turn it is: the only message that pings.
pub fn turn(words: &Words, look: &Look, players: &[MemberId], clock: Clock) -> Screen {
    let mentions: Vec<String> = players
        .iter()
        .map(|player| who(words, look, *player))
        .collect();
    let mentions = words.list(&mentions);
    let inn = inn(words, look.id);
    let text = match clock.stretch {
        Stretch::Bank => words.with(
            "turn-nudge",
            args!["player" => mentions, "inn" => inn, "when" => when(words, look.shown(clock.until))],
        ),
        _ => words.with("turn-ping", args!["player" => mentions, "inn" => inn]),
    };
    Screen {
        text,
        rows: vec![Row::Keys(vec![Key::main(
            Button::Table(look.id, TableKey::Hand),
            words.say("key-hand"),
        )])],
        ping: players.iter().map(|player| player.0).collect(),
        ..Screen::default()
    }
}

/// Tells players who ran out of time that they sit out, and how to come back.
pub fn put_out(words: &Words, look: &Look, players: &[MemberId]) -> Screen {
    let mentions = players.iter().map(|player| who(words, look, *player));
    let mentions = words.list(&mentions.collect::<Vec<_>>());
    let label = words.say("key-in");
    let told = args!["player" => mentions, "inn" => inn(words, look.id), "in" => label.clone()];
    let back = Button::Table(look.id, TableKey::SitIn);
    Screen {
        text: words.with("put-out", told),
        rows: vec![Row::Keys(vec![Key::main(back, label)])],
        ping: players.iter().map(|player| player.0).collect(),
        ..Screen::default()
    }
}

/// A mention, with the character it is about.
fn who(words: &Words, look: &Look, player: MemberId) -> String {
    let mention = format!("<@{player}>");
    let chair = look.chair_of(player);
    match chair.and_then(|chair| look.character(&chair.player)) {
        Some(character) => called(words, &mention, character),
        None => mention,
    }
}
