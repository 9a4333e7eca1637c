//! The bot on Discord: commands, clicks, open hands, and the keeper of the tables' messages.
//!
//! The path of a click (ARCHITECTURE.md walks through it): `events` receives it, `clicks` reads the button and calls
//! its function, which asks the tavern and answers with the state after the commit: a `hand`, which is open from then
//! on (`open_hands`, `open_hand`). The `publisher` rings for the `keeper`, which brings the table's messages up to
//! date.
//! `bot` lists the parts involved; only `send` turns a screen into Discord's types.

mod art;
mod attendance;
mod bot;
mod budget;
mod by_token;
mod clicks;
mod client;
mod closing;
mod commands;
mod counted;
mod decks;
mod entrance;
mod events;
mod faces;
mod first_answer;
mod gallery;
mod gate;
mod guest;
mod http;
mod identify;
mod inbox;
mod intake;
mod keeper;
mod late;
mod line;
mod log;
mod messenger;
mod missing;
mod open_hand;
mod open_hands;
mod permissions;
mod platform;
mod publisher;
mod pulse;
mod reach;
mod refused;
pub mod rehearsal;
mod rival;
mod send;
mod session;
mod shifts;
mod span;
mod steward;
mod studio;
mod timed;
mod unsure;
mod voids;

pub use client::run;
pub use closing::{Closing, close_code_layer};
pub use decks::Decks;
pub use permissions::invited;
pub use reach::{DoorError, token_owner};
pub use shifts::run_shifts;
pub use span::INTERACTION;
pub use studio::Studio;
