//! Triomphe

pub mod bank;
pub mod config;
pub mod discord;
pub mod kept_up;
pub mod picture;
pub mod tavern;
pub mod text;
