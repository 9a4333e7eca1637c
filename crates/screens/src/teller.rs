//! Who tells of a running deal: the words, the table and the deal, and the names of its seats.

use super::names::name_of;
use super::series;
use crate::words::Words;
use pages::Look;
use rules::{Seat, SeatSet, View};
use table::look::Playing;

/// A running deal, with the words to describe it.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language and currency to use.
    pub words: &'a Words,
    /// The table of the deal.
    pub look: &'a Look,
    /// The deal as the viewer may see it.
    pub playing: &'a Playing,
}

impl Teller<'_> {
    /// What the viewer may know.
    pub fn view(&self) -> &View {
        &self.playing.view
    }

    /// The bold name of a seat's player.
    pub fn name(&self, seat: Seat) -> String {
        name_of(self.look, self.playing, seat)
    }

    /// The names of several seats' players.
    pub fn names(&self, seats: SeatSet) -> String {
        series::listed(self.words, seats, |seat| self.name(seat))
    }
}
