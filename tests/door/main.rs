//! The bot at the door of a local Discord: what guests see when they ask, click and err.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../guest/mod.rs"]
mod guest;

mod asking;
mod characters;
mod cutting;
mod evening;
mod faces;
mod faults;
mod flow;
mod games;
mod hands;
mod inn;
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
mod settlement;
mod setup;
mod tls;
mod view;
