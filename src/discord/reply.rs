//! The possible answers to a click.

use super::gallery::Illustrated;
use super::hand::Hand;
use screens::screen::{Dialog, Screen};

/// The answer to a click.
pub enum Reply {
    /// The clicked message becomes this hand if it is private; otherwise a new private message does.
    Hand(Box<Hand>),
    /// The same where the table was just posted below the clicked message: from there the hand follows it.
    HandBelow(Box<Hand>),
    /// The same with a screen that does not change by itself.
    Page(Screen),
    /// A new private message.
    Note(Screen),
    /// A new private message with a picture, which may follow later.
    Illustrated(Illustrated),
    /// A form to fill in.
    Dialog(Dialog),
    /// Nothing: the result shows elsewhere.
    Silent,
}

impl Reply {
    /// Answers with a hand.
    pub fn hand(hand: Hand) -> Reply {
        Reply::Hand(Box::new(hand))
    }

    /// The same, below a sentence.
    pub fn headed(mut self, text: &str) -> Reply {
        let screen = match &mut self {
            Reply::Hand(hand) | Reply::HandBelow(hand) => &mut hand.screen,
            Reply::Page(screen) | Reply::Note(screen) => screen,
            Reply::Illustrated(_) | Reply::Dialog(_) | Reply::Silent => return self,
        };
        *screen = std::mem::take(screen).headed(text);
        self
    }

    /// The same, with a hand that follows its table.
    pub fn below(self) -> Reply {
        match self {
            Reply::Hand(hand) => Reply::HandBelow(hand),
            other => other,
        }
    }
}

/// The message that was clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickedMessage {
    /// The reader's private message.
    Own,
    /// Any other message, or none.
    Other,
}
