//! How a click is answered.

use super::gallery::Illustrated;
use super::hand::Hand;
use screens::screen::{Dialog, Screen};

/// The answer to a click.
pub enum Reply {
    /// The private message that was clicked becomes this hand; if it is not private, it is a new one.
    Hand(Box<Hand>),
    /// The same with a screen that does not change by itself.
    Page(Screen),
    /// A new private message.
    Note(Screen),
    /// The same with a picture, which may follow.
    Illustrated(Illustrated),
    /// Lines to be filled in.
    Dialog(Dialog),
    /// Nothing: what was done shows elsewhere.
    Silent,
}

impl Reply {
    /// A hand.
    pub fn hand(hand: Hand) -> Reply {
        Reply::Hand(Box::new(hand))
    }
}
