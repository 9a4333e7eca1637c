//! The possible answers to an interaction.

use crate::hand::Hand;
use screens::art::Art;
use screens::screen::{Dialog, Screen};

/// The answer to an interaction.
pub enum Response {
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
    /// A new message that everybody sees.
    Public(Screen),
    /// The same about a session that was closed: once they are told, its settlement may follow.
    Closing(Screen),
    /// A form to fill in.
    Dialog(Dialog),
    /// Nothing: the result shows elsewhere.
    Silent,
}

impl Response {
    /// Answers with a hand.
    pub fn hand(hand: Hand) -> Response {
        Response::Hand(Box::new(hand))
    }

    /// The same, below a sentence.
    pub fn headed(mut self, text: &str) -> Response {
        let screen = match &mut self {
            Response::Hand(hand) | Response::HandBelow(hand) => &mut hand.screen,
            Response::Page(screen)
            | Response::Note(screen)
            | Response::Public(screen)
            | Response::Closing(screen) => screen,
            Response::Illustrated(_) | Response::Dialog(_) | Response::Silent => return self,
        };
        *screen = std::mem::take(screen).headed(text);
        self
    }
}

/// An answer whose picture may have to follow later.
pub struct Illustrated {
    /// The answer, without its picture.
    pub screen: Screen,
    /// The picture that belongs to it.
    pub art: Option<Art>,
}

impl Illustrated {
    /// The same below a sentence.
    #[must_use]
    pub fn headed(mut self, text: &str) -> Illustrated {
        self.screen = self.screen.headed(text);
        self
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
