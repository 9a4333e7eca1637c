//! The pictures of what goes on at a table: plain data, each of which draws itself with a deck.

use super::{Banner, Deck, Order, Outcome, Png, Table};

/// What there is to draw. Scenes that look the same are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scene {
    /// A deal that is on.
    Table(Table),
    /// A deal that is over.
    Outcome(Outcome),
    /// A table that waits for players.
    Banner(Banner),
    /// The order of the cards of a game.
    Order(Order),
}

impl Scene {
    /// The picture; `None` if it cannot be drawn.
    pub fn draw(&self, deck: &Deck) -> Option<Png> {
        match self {
            Scene::Table(table) => table.draw(deck),
            Scene::Outcome(outcome) => outcome.draw(deck),
            Scene::Banner(banner) => banner.draw(deck),
            Scene::Order(order) => order.draw(deck),
        }
    }
}
