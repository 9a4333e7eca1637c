//! What came and went: one page of a member's history.

use super::purse::plain_note;
use crate::discord::button::Button;
use crate::discord::screen::{Key, Panel, Row, Screen};
use crate::discord::words::{Words, args, plain};

/// One movement of coins, from the member's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Coins, negative when they went.
    pub coins: i64,
    /// What the other side is called, where it is a member or a character.
    pub other: Option<String>,
    /// The bank's reason, such as `ante`.
    pub reason: String,
    /// What somebody wrote to it.
    pub note: Option<String>,
    /// What the member had afterwards, what was set aside included.
    pub balance: i64,
    /// When, epoch milliseconds.
    pub at: i64,
}

/// Entries of a page: with the longest notes they just fit into a message.
pub const HISTORY_LINES: u32 = 7;

/// A page of the history, the newest being page 0 of `pages`.
pub fn history(words: &Words, entries: &[Entry], page: u32, pages: u32) -> Screen {
    let lines: Vec<String> = entries.iter().map(|entry| line(words, entry)).collect();
    let mut keys = Vec::new();
    if page > 0 {
        keys.push(Key::plain(
            Button::History(page - 1),
            words.say("history-newer"),
        ));
    }
    if page + 1 < pages {
        keys.push(Key::plain(
            Button::History(page + 1),
            words.say("history-older"),
        ));
    }
    Screen {
        panel: Some(Panel {
            title: words.say("history-title"),
            text: if lines.is_empty() {
                words.say("history-empty")
            } else {
                lines.join("\n")
            },
            footer: words.with(
                "history-page",
                args!["page" => page + 1, "pages" => pages.max(1)],
            ),
            ..Panel::default()
        }),
        rows: if keys.is_empty() {
            Vec::new()
        } else {
            vec![Row::Keys(keys)]
        },
        ..Screen::default()
    }
}

fn line(words: &Words, entry: &Entry) -> String {
    let who = entry.other.as_deref().map(plain).unwrap_or_default();
    let what = match (entry.reason.as_str(), entry.coins < 0) {
        ("start", _) => words.say("moved-start"),
        ("grant", _) => words.say("moved-grant"),
        ("allowance", _) => words.say("moved-allowance"),
        ("take", _) => words.say("moved-take"),
        ("pay", true) => words.with("moved-pay-to", args!["who" => who]),
        ("pay", false) => words.with("moved-pay-from", args!["who" => who]),
        ("retire", true) => words.say("moved-retire-to"),
        ("retire", false) => words.with("moved-retire-from", args!["who" => who]),
        ("ante", _) => words.say("moved-ante"),
        ("death", _) => words.say("moved-death"),
        ("most-tricks", _) => words.say("moved-most-tricks"),
        ("void", _) => words.say("moved-void"),
        (reason, _) if reason.starts_with("bonus") => words.say("moved-bonus"),
        (other, _) => words.with("moved-other", args!["reason" => other]),
    };
    let line = words.with(
        "history-line",
        args![
            "when" => format!("<t:{}:f>", entry.at / 1000),
            "coins" => words.won(entry.coins),
            "what" => what,
            "balance" => words.sum(entry.balance)
        ],
    );
    match &entry.note {
        None => line,
        Some(note) => words.with(
            "history-noted",
            args!["line" => line, "note" => plain_note(note)],
        ),
    }
}
