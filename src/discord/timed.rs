//! How long people wait for their answers.

use meters::OneMore;
use screens::button::Button;
use std::time::Instant;

/// An interaction that is being answered; dropped when that is done.
pub struct Timed {
    kind: &'static str,
    begun: Instant,
    _one_more: OneMore,
}

impl Timed {
    /// A slash command, from now on.
    pub fn command() -> Timed {
        Timed::start("command")
    }

    /// A click or a form, from now on, by the kind of its button.
    pub fn click(button: Option<&Button>) -> Timed {
        Timed::start(match button {
            None => "unknown",
            Some(Button::Deal { .. }) => "play",
            Some(Button::Table(..) | Button::Which(_)) => "table",
            Some(Button::Order(..) | Button::Sure(_)) => "order",
            Some(Button::Play(_)) => "open",
            Some(Button::Lesson(_)) => "lesson",
            Some(Button::Setup(_)) => "setup",
            Some(Button::Past(_) | Button::History(_)) => "past",
            Some(Button::Books(_) | Button::Ledger) => "books",
            Some(
                Button::Privacy(_)
                | Button::PlayAs
                | Button::Character(_)
                | Button::Chart
                | Button::About
                | Button::Commands
                | Button::Staff(_)
                | Button::Panel(_)
                | Button::Allowance
                | Button::View(_)
                | Button::AgreeToVoid(_)
                | Button::Report(_),
            ) => "other",
        })
    }

    fn start(kind: &'static str) -> Timed {
        Timed {
            kind,
            begun: Instant::now(),
            _one_more: meters::QUEUE.one_more(["answers"]),
        }
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        meters::CLICK.record_since([self.kind], self.begun);
    }
}
