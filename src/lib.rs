//! Triomphe

pub mod config;
pub mod discord;
pub mod monitor;
