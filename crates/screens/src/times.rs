//! Times as people read them.

use crate::words::{Words, args};
use ids::Moment;
use pages::{Look, Stands};

/// A moment as Discord shows it to each reader in their own clock; `at` in epoch milliseconds.
pub fn when(words: &Words, at: i64) -> String {
    // As text, for a number would be written with the language's own marks.
    words.with("when", args!["seconds" => (at / 1000).to_string()])
}

/// The same for a time of a table, which does not run while its clock stands.
pub fn until(words: &Words, look: &Look, at: Moment) -> String {
    match (look.stands(), look.paused) {
        (Some(Stands::Discord), _) => words.say("when-waiting"),
        (Some(Stands::Place { .. }), _) => words.say("when-placeless"),
        (None, Some(_)) => words.say("when-paused"),
        (None, None) => when(words, look.shown(at)),
    }
}

/// Stretch of time in words.
pub fn stretch(words: &Words, seconds: u32) -> String {
    match seconds {
        0..120 => words.with("time-seconds", args!["seconds" => seconds]),
        120..7200 => words.with("time-minutes", args!["minutes" => seconds / 60]),
        _ => words.with("time-hours", args!["hours" => seconds / 3600]),
    }
}
