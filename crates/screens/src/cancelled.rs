//! What is told in the place of a result that does not count.

use crate::words::Words;
use pages::{Fate, Look};
use table::CancelledWhat;

/// That the last deal, or its match, was cancelled, if it was: then no result of it is told.
pub fn line(words: &Words, look: &Look) -> Option<String> {
    Some(words.say(match look.cancelled?.what {
        CancelledWhat::Running => "cancelled-running",
        CancelledWhat::Finished => "cancelled-finished",
        CancelledWhat::Match => "cancelled-match",
    }))
}

/// The same of a deal that is looked up.
pub fn fate(words: &Words, fate: &Fate) -> Option<String> {
    match fate {
        Fate::Played => None,
        Fate::BrokenOff => Some(words.say("receipt-broken-off")),
        Fate::Voided { .. } => Some(words.say("cancelled-this")),
    }
}
