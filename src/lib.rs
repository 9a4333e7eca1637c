//! Triomphe

pub mod bank;
pub mod store;
