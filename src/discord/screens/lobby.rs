//! Before the first deal: what is played for what, and who is missing.

use super::report;
use super::table::{Drawn, terms, when};
use crate::discord::screen::{Edge, Part};
use crate::discord::words::{Words, args};
use crate::tavern::{Lobby, Look};

/// The scene of a table that waits for players.
pub fn lobby(words: &Words, look: &Look, lobby: &Lobby) -> Drawn {
    let risk = words.with(
        "table-at-risk",
        args!["risk" => words.coins(look.at_risk.0)],
    );
    let state = if lobby.missing > 0 {
        words.with("lobby-missing", args!["missing" => lobby.missing])
    } else {
        words.say("lobby-ready")
    };
    let closes = words.with(
        "lobby-closes",
        args!["when" => when(words, lobby.closes_at)],
    );
    let text = [terms(words, look), risk, state, closes].join("\n");
    let last = lobby.last.as_ref().map(|last| Part {
        heading: words.say("lobby-last"),
        text: report::winner(words, last),
    });
    (text, last.into_iter().collect(), Edge::Tavern)
}
