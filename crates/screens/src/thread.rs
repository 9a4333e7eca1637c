//! The channel's message about a table that stands in a thread of its own.

use super::{inn, rules};
use crate::screen::Screen;
use crate::words::{Words, args};
use ::rules::Variant;
use ids::{MemberId, TableId};

/// The message that the thread is attached to.
pub fn in_thread(words: &Words, host: MemberId, table: TableId, variant: &Variant) -> Screen {
    // A mention pings nobody here.
    let host = format!("<@{}>", host);
    let told = args![
        "host" => host,
        "inn" => inn(words, table),
        "game" => rules::game(words, variant)
    ];
    Screen::note(words.with("thread-opened", told))
}
