//! What a person is answered, by a house on a store in memory whose clock is moved by hand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../../../house/tests/tavern/evening.rs"]
mod evening;

mod guests;

mod acts;
mod asking;
mod characters;
mod coins;
mod forged;
mod language;
mod lessons;
mod lobbies;
mod log;
mod orders;
mod past;
mod patrons;
mod play;
mod reports;
mod seats;
mod setup;
mod sharing;
mod told;
mod typed;
