//! Times as people read them.

use crate::words::{Words, args};
use ids::Moment;
use pages::{Look, Stands};

/// A moment that Discord shows each reader in their own time zone; `at` in epoch milliseconds.
pub fn when(words: &Words, at: i64) -> String {
    // As a string, for a number would be formatted in the language's style.
    words.with("when", args!["seconds" => (at / 1000).to_string()])
}

/// The same for a deadline of a table, which does not run while its clock is stopped.
pub fn until(words: &Words, look: &Look, at: Moment) -> String {
    match (look.stands(), look.paused) {
        (Some(Stands::Discord), _) => words.say("when-waiting"),
        (Some(Stands::Disk | Stands::Server), _) => words.say("when-stored"),
        (Some(Stands::Place { .. }), _) => words.say("when-placeless"),
        (None, Some(_)) => words.say("when-paused"),
        (None, None) => when(words, look.shown(at)),
    }
}

/// A duration in words.
pub fn stretch(words: &Words, seconds: u32) -> String {
    match seconds {
        0..120 => words.with("time-seconds", args!["seconds" => seconds]),
        120..7200 => words.with("time-minutes", args!["minutes" => seconds / 60]),
        _ => words.with("time-hours", args!["hours" => seconds / 3600]),
    }
}
