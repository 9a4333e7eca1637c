//! Pictures: pure functions from plain data to PNG.
//!
//! Knows nothing of tables, coins or Discord: names, numbers and words come as they are to be drawn.
//! Two pictures of the same data are the same bytes.

mod board;
mod fonts;
mod frame;
mod mark;
mod paper;
mod plot;
mod png;
mod scale;
mod studio;
#[cfg(test)]
mod tests;

pub use board::{Heading, MOST_PLACES, Place, Places, board};
pub use frame::{Across, Coins, Frame, MOST_PEOPLE, People, Point, Track, Words};
pub use plot::{fortunes, purse};
pub use png::Png;
pub use studio::Studio;
