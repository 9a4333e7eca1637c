//! The bot as a process of its own at a local Discord: what people see when they play, err and cheat,
//! and what is left when the process, the connection or Discord itself fails.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../guest/mod.rs"]
mod guest;

mod house;
mod people;
mod screens;

mod clicks;
mod coins;
mod crash;
mod deals;
mod faults;
mod games;
mod hush;
mod seats;
mod secrets;
