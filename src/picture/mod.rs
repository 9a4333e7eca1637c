//! Pictures: pure functions from plain data to PNG.
//!
//! Knows nothing of tables, coins or Discord: names, numbers and words come as they are to be drawn.
//! Two pictures of the same data are the same bytes.

mod board;
mod canvas;
mod deck;
mod fonts;
mod frame;
mod hand;
mod mark;
mod palette;
mod paper;
mod plot;
mod png;
mod scale;
mod studio;
#[cfg(test)]
mod tests;

pub use board::{Heading, MOST_PLACES, Place, Places, board};
pub use canvas::{Canvas, Sprite};
pub use deck::{Deck, Emblem, Inscriptions, Scheme, Size};
pub use frame::{Across, Coins, Frame, MOST_PEOPLE, People, Point, Track, Words};
pub use hand::{Hand, Held, Standing};
pub use plot::{fortunes, purse};
pub use png::Png;
pub use studio::Studio;
