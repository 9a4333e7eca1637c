//! The bot at the door of a local Discord: what guests see when they ask, click, play, err and cheat, and what is left
//! when the bot, the connection or Discord itself fails.
//!
//! In a [`room::Room`] the bot is a task of the test's ([`inn::Inn`]), or, where it is killed, has a disk of its own or
//! is listened to, a process ([`process::Process`]).
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../guest/mod.rs"]
mod guest;

mod inn;
mod people;
mod process;
mod room;
mod screens;
mod tls;

mod asking;
mod characters;
mod clicks;
mod closing;
mod coins;
mod company;
mod crash;
mod cutting;
mod deals;
mod evening;
mod faces;
mod faults;
mod flow;
mod games;
mod hands;
mod hush;
mod limits;
mod messages;
mod orders;
mod past;
mod patrons;
mod pictures;
mod playing;
mod privacy;
mod removed;
mod reports;
mod scenes;
mod seats;
mod secrets;
mod settlement;
mod setup;
mod stopping;
mod view;
