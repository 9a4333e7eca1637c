//! A closed table.

use super::fit::Drawn;
use super::{cancelled, report};
use crate::screen::Edge;
use crate::words::Words;
use pages::Look;
use table::ClosedWhy;
use table::look::Closed;

/// The last scene of a table.
pub fn over(words: &Words, look: &Look, closed: &Closed) -> Drawn {
    let text = words.say(match closed.why {
        ClosedWhy::Asked => "closed-asked",
        ClosedWhy::ByGm => "closed-gm",
        ClosedWhy::Session => "closed-session",
        ClosedWhy::Empty => "closed-empty",
        ClosedWhy::Idle => "closed-idle",
        ClosedWhy::Gone => "closed-gone",
        ClosedWhy::Placeless => "closed-placeless",
    });
    match &closed.last {
        None => {
            let cancelled = cancelled::line(words, look);
            let lines: Vec<String> = [text].into_iter().chain(cancelled).collect();
            (lines.join("\n\n"), Vec::new(), Edge::Grey)
        }
        Some(last) => {
            let mut lines = vec![text, String::new()];
            lines.extend(report::result(words, look, last));
            (lines.join("\n"), Vec::new(), Edge::Grey)
        }
    }
}
