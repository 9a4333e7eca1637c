//! A table that is closed.

use super::report;
use super::table::Drawn;
use crate::discord::screen::Edge;
use crate::discord::words::{Words, args};
use crate::tavern::{Closed, ClosedWhy, Look};

/// The last scene of a table.
pub fn over(words: &Words, look: &Look, closed: &Closed) -> Drawn {
    let why = words.say(match closed.why {
        ClosedWhy::Asked => "closed-asked",
        ClosedWhy::Empty => "closed-empty",
        ClosedWhy::Idle => "closed-idle",
        ClosedWhy::Gone => "closed-gone",
    });
    let text = format!(
        "{why} {}",
        words.with(
            "closed-again",
            args!["command" => words.command(&[look.terms.variant.game(), "start"])],
        )
    );
    match &closed.last {
        None => (text, Vec::new(), Edge::Grey),
        Some(last) => (
            format!("{text}\n\n{}", report::winner(words, last)),
            report::parts(words, last),
            Edge::Grey,
        ),
    }
}
