//! What a channel is told of a table that stands in a thread of its own.

use super::inn;
use super::rules;
use crate::discord::screen::Screen;
use crate::discord::words::{Words, args};
use house::Opening;

/// The message from which the thread hangs.
pub fn in_thread(words: &Words, opening: &Opening) -> Screen {
    // A mention pings nobody here.
    let host = format!("<@{}>", opening.host);
    let told = args![
        "host" => host,
        "inn" => inn(words, opening.table),
        "game" => rules::game(words, &opening.terms.variant)
    ];
    Screen::note(words.with("thread-opened", told))
}
