//! A pack in a certain order.

use crate::card::{Card, CardSet};
use crate::setup::BadDeal;

const MOST_CARDS: usize = 78;

/// The cards of a pack in the order in which they will be dealt, next card first; no card twice.
#[derive(Clone, Copy)]
pub struct Pack {
    order: [Card; MOST_CARDS],
    len: u8,
    cards: CardSet,
}

impl Pack {
    /// A pack in the given order.
    ///
    /// # Errors
    /// [`BadDeal::CardTwice`], or [`BadDeal::NotThePack`] with more cards than any pack has.
    pub fn new(order: &[Card]) -> Result<Pack, BadDeal> {
        let mut pack = Pack::sorted(CardSet::EMPTY);
        for &card in order {
            if !pack.cards.insert(card) {
                return Err(BadDeal::CardTwice(card));
            }
            let place = pack.order.get_mut(pack.len as usize);
            *place.ok_or(BadDeal::NotThePack)? = card;
            pack.len += 1;
        }
        Ok(pack)
    }

    /// The cards of one of the packs by their number, to be shuffled.
    pub fn sorted(cards: CardSet) -> Pack {
        let mut order = [Card::FOOL; MOST_CARDS];
        for (place, card) in order.iter_mut().zip(cards.iter()) {
            *place = card;
        }
        Pack {
            order,
            len: cards.len().min(MOST_CARDS as u32) as u8,
            cards,
        }
    }

    /// Shuffles fairly as much as is needed to have the first `top` cards at random
    /// (all of them: the whole pack), by Fisher and Yates.
    /// `below(n)` is asked for a number from 0 to n - 1, each as likely as the other.
    #[inline]
    pub fn shuffle(&mut self, top: usize, mut below: impl FnMut(u32) -> u32) {
        let len = self.len as usize;
        for place in 0..top.min(len.saturating_sub(1)) {
            let from = place + below((len - place) as u32) as usize;
            // A `below` that is out of bounds moves nothing rather than ending the program.
            if from < len {
                self.order.swap(place, from);
            }
        }
    }

    /// The cards in order, next card first.
    #[inline]
    pub fn order(&self) -> &[Card] {
        &self.order[..self.len as usize]
    }

    /// Which cards it has.
    pub const fn cards(&self) -> CardSet {
        self.cards
    }
}

/// The order, all places at once: a deal that is only simulated must not pay for each.
impl std::hash::Hash for Pack {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        let mut bytes = [0; MOST_CARDS.next_multiple_of(16)];
        for (byte, card) in bytes.iter_mut().zip(&self.order) {
            *byte = card.index() as u8;
        }
        hasher.write(&bytes);
        hasher.write_u8(self.len);
    }
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.order().fmt(f)
    }
}
