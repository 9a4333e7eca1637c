//! Pictures: pure functions from plain data to PNG.
//!
//! Knows nothing of tables, coins or Discord: names, numbers and words arrive as they are to be drawn.
//! The same data give the same bytes, on every machine.

mod banner;
mod board;
mod canvas;
mod deck;
mod felt;
mod figure;
mod fonts;
mod frame;
mod hand;
mod line_style;
mod order;
mod palette;
mod paper;
mod paper_inks;
mod parts;
mod plate;
mod plot;
mod png;
mod result;
mod scale;
mod scene;
mod scene_inks;
mod seating;
mod strip;
mod sum;
mod table;
#[cfg(test)]
mod tests;

pub use banner::Banner;
pub use board::{Heading, MOST_PLACES, Place, Places, board};
pub use deck::{Deck, Emblem, Inscriptions, Scheme, Size};
pub use figure::Portrait;
pub use fonts::{initial, is_readable};
pub use frame::{Coins, Frame, HorizontalAxis, MOST_PEOPLE, People, Point, Track, Words};
pub use hand::{CardState, Hand, Held};
pub use order::{CardMark, Order, Row};
pub use plate::{Medal, Plate};
pub use plot::{fortunes, purse};
pub use png::Png;
pub use result::{Course, Outcome, Share, ShownCard};
pub use scene::Scene;
pub use strip::{Mark, Station, Strip};
pub use sum::Sum;
pub use table::{Played, Pot, Table, TurnUp};
