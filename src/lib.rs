//! Triomphe

pub mod bank;
pub mod store;
pub mod tavern;
