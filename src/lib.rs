//! Triomphe

pub mod bank;
pub mod config;
pub mod discord;
pub mod picture;
pub mod supervised;
pub mod tavern;
pub mod text;
