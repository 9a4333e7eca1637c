//! The bot on Discord, for its command line, tests and benches.

pub mod config;
pub mod discord;
pub mod monitor;
