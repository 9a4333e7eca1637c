//! Pictures: pure functions from plain data to PNG.
//!
//! Knows nothing of tables, coins or Discord: names, numbers and words come as they are to be drawn.
//! Two pictures of the same data are the same bytes.

mod png;

pub use png::Png;
