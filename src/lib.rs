//! Triomphe

pub mod config;
pub mod discord;
