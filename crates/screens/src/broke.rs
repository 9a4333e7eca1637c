//! Too few coins for a deal: what one can do about it.

use super::times::when;
use crate::button::{Button, TableKey};
use crate::screen::{Key, Row, Screen};
use crate::words::{Words, args};
use ids::{Seek, TableId};
use pages::purse::Allowance;

/// The ways to coins of somebody who lacks some.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// What asking for the allowance would come to.
    pub allowance: Allowance,
    /// Where they wanted to play.
    pub at: At,
}

/// Where somebody wanted to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// At a table that was not opened.
    Nowhere,
    /// At this one, where they do not sit.
    Before(TableId),
    /// At this one, where they sit.
    Seated(TableId),
}

/// Why they cannot play, what they can do, and the buttons for it.
pub fn broke(words: &Words, sentence: &str, ways: &Ways) -> Screen {
    let mut lines = vec![sentence.to_owned()];
    match ways.allowance {
        Allowance::Fetched(coins) => {
            lines.push(words.with("broke-allowance", args!["coins" => words.coins(coins)]));
        }
        Allowance::Again(at) => {
            lines.push(words.with("broke-again", args!["when" => when(words, at)]));
        }
        Allowance::Enough { holds, .. } => {
            lines.push(words.with("broke-elsewhere", args!["holds" => words.coins(holds)]));
        }
        Allowance::None => {}
    }
    let pay = words.command(&["coins", "pay"]);
    lines.push(words.with("broke-ask", args!["pay" => pay]));
    let mut keys = Vec::new();
    if let Allowance::Fetched(coins) = ways.allowance {
        let label = words.with("key-allowance-of", args!["coins" => words.coins(coins)]);
        keys.push(Key::main(fetch(ways.at), label));
    }
    match ways.at {
        At::Nowhere => {}
        At::Before(table) => keys.push(Key::plain(
            Button::Table(table, TableKey::Join),
            words.say("key-join"),
        )),
        At::Seated(table) => keys.extend(seated(words, table)),
    }
    keys.push(Key::plain(
        Button::History(Seek::Newest),
        words.say("key-coins"),
    ));
    Screen {
        rows: vec![Row::Keys(keys)],
        ..Screen::note(lines.join("\n"))
    }
}

/// What who sits at a table without the coins for a deal can press.
pub fn keys(words: &Words, table: TableId) -> Vec<Key> {
    let fetch = Key::main(fetch(At::Seated(table)), words.say("key-allowance"));
    std::iter::once(fetch).chain(seated(words, table)).collect()
}

fn fetch(at: At) -> Button {
    match at {
        At::Nowhere => Button::Allowance,
        At::Before(table) | At::Seated(table) => Button::Table(table, TableKey::Allowance),
    }
}

fn seated(words: &Words, table: TableId) -> [Key; 2] {
    let key = |key, label| Key::plain(Button::Table(table, key), words.say(label));
    [
        key(TableKey::SitIn, "key-in"),
        key(TableKey::Leave, "key-leave"),
    ]
}
