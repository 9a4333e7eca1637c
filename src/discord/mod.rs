//! The bot on Discord: commands, clicks, open hands, and the keeper of the tables' messages.
//!
//! A click's way (ARCHITECTURE.md walks it): `events` hears of it, `clicks` reads the button and calls its function,
//! which asks the tavern, and answers with what is true after the commit: a `hand`, which lies open from then on
//! (`open_hands`, `open_hand`). The `publisher` rings for the `keeper`, which makes the table's messages true.
//! `bot` lists the parts that all of that is done with; `send` alone turns a screen into Discord's shapes.

mod acts;
mod art;
mod at_table;
mod books;
mod bot;
mod broke;
mod by_token;
mod clicks;
mod client;
mod closing;
mod commands;
mod decks;
mod error;
mod events;
mod faces;
mod gallery;
mod guest;
mod hand;
mod hints;
mod http;
mod inbox;
mod keeper;
mod line;
mod log;
mod messenger;
mod missing;
mod open_hand;
mod open_hands;
mod opening;
mod orders;
mod past;
mod publisher;
mod reply;
mod reports;
mod rules_page;
mod send;
mod setup;
mod steward;
mod studio;
mod surfaces;
mod tables;
mod voids;
mod wording;

pub use client::{DoorError, invited, run};
pub use closing::{Closing, ear};
pub use decks::Decks;
pub use studio::Studio;
