//! The bot on Discord: commands, buttons, screens, words.
//!
//! A click's way: `clicks` reads the button, hands the act to the tavern, and answers with what is
//! true after the commit; the `publisher` hears of the change and makes the table's messages true.
//! `screens` are pure functions from a look at a table to a `screen`; `send` alone turns one
//! into Discord's shapes. Every sentence comes from `words`.

mod acts;
mod art;
mod books;
mod bot;
mod broke;
mod by_token;
mod clicks;
mod client;
mod closing;
mod commands;
mod decks;
mod events;
mod faces;
mod guest;
mod hands;
mod hints;
mod http;
mod keeper;
mod line;
mod log;
mod missing;
mod once;
mod opening;
mod orders;
mod past;
mod publisher;
mod reports;
mod send;
mod setup;
mod steward;
mod studio;
mod surfaces;
mod voids;
mod wrong;

pub use client::{DoorError, invited, run};
pub use closing::{Closing, ear};
pub use decks::Decks;
pub use studio::Studio;
