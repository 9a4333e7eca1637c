//! The bot on Discord: commands, clicks, open hands, and the keeper of the tables' messages.
//!
//! The path of a click (ARCHITECTURE.md walks through it): `events` receives it, `clicks` reads the button and calls
//! its function, which asks the tavern and answers with the state after the commit: a `hand`, which is open from then
//! on (`open_hands`, `open_hand`). The `publisher` rings for the `keeper`, which brings the table's messages up to
//! date.
//! `bot` lists the parts involved; only `send` turns a screen into Discord's types.

mod acts;
mod art;
mod at_table;
mod attendance;
mod books;
mod bot;
mod broke;
mod budget;
mod by_token;
mod clicks;
mod client;
mod closing;
mod commands;
mod counted;
mod dealing;
mod decks;
mod doubts;
mod entrance;
mod error;
mod events;
mod faces;
mod first_answer;
mod gallery;
mod gate;
mod guest;
mod hand;
mod hints;
mod http;
mod identify;
mod inbox;
mod intake;
mod keeper;
mod late;
mod lesson;
mod line;
mod log;
mod messenger;
mod missing;
mod open_hand;
mod open_hands;
mod opening;
mod orders;
mod past;
mod permissions;
mod play;
mod publisher;
mod pulse;
mod reach;
pub mod rehearsal;
mod replay;
mod reply;
mod reports;
mod rival;
mod rules_page;
mod send;
mod session;
mod setup;
mod share;
mod shifts;
mod span;
mod steward;
mod studio;
mod surfaces;
mod tables;
mod timed;
mod unsure;
mod voids;
mod wording;

pub use client::run;
pub use closing::{Closing, close_code_layer};
pub use decks::Decks;
pub use permissions::invited;
pub use reach::{DoorError, token_owner};
pub use shifts::run_shifts;
pub use span::INTERACTION;
pub use studio::Studio;
