//! The bot on a local Discord: messages and hands that change, limits, tokens, and what is left when the bot, the
//! connection or Discord itself fails. What somebody is answered is tested in `crates/interactions/tests/answers`.
//!
//! In a [`room::Room`] the bot is a task of the test ([`inn::Inn`]). If it is to be killed, needs its own disk or is listened
//! to, it is a process ([`process::Process`]).
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../../crates/rules/tests/expectations/mod.rs"]
mod expectations;
#[path = "../guest/mod.rs"]
mod guest;
#[allow(dead_code)]
#[path = "../../crates/store/tests/schema/mod.rs"]
mod schema;

mod inn;
mod party;
mod people;
mod process;
mod room;
mod screens;
mod strike;
mod tls;

mod asking;
mod board;
#[cfg(target_os = "linux")]
mod burst;
mod characters;
mod clicks;
mod closing;
mod coins;
mod company;
#[cfg(target_os = "linux")]
mod disk;
mod evening;
mod faces;
mod faults;
mod flow;
mod games;
mod hands;
mod hush;
mod kills;
mod lessons;
mod limits;
mod looking;
mod matrix;
mod messages;
mod open_hands;
mod options;
mod orders;
mod past;
mod pictures;
mod places;
mod removed;
mod scenes;
mod seats;
mod secrets;
mod settlement;
mod setup;
mod shards;
mod stopping;
mod storm;
mod unanswered;
mod view;
mod watching;
