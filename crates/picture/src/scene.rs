//! The pictures of a table: plain data that draws itself with a deck.

use super::{Banner, Deck, Order, Outcome, Png, Table};

/// A picture of a table. Scenes that look the same are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scene {
    /// A deal in progress.
    Table(Table),
    /// A finished deal.
    Outcome(Outcome),
    /// A table waiting for players.
    Banner(Banner),
    /// The ranking of a game's cards.
    Order(Order),
}

impl Scene {
    /// Draws it; `None` if it cannot be drawn.
    pub fn draw(&self, deck: &Deck) -> Option<Png> {
        match self {
            Scene::Table(table) => table.draw(deck),
            Scene::Outcome(outcome) => outcome.draw(deck),
            Scene::Banner(banner) => banner.draw(deck),
            Scene::Order(order) => order.draw(deck),
        }
    }
}
