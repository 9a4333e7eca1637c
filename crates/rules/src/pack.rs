//! A pack in a particular order.

use crate::card::{Card, CardSet};
use crate::setup::BadDeal;

const MOST_CARDS: usize = 78;

/// The cards of a pack in dealing order, next card first; no card occurs twice.
#[derive(Clone, Copy)]
pub struct Pack {
    order: [Card; MOST_CARDS],
    len: u8,
    cards: CardSet,
}

impl Pack {
    /// A pack in this order.
    ///
    /// # Errors
    /// [`BadDeal::CardTwice`]; [`BadDeal::NotThePack`] for more cards than any pack has.
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

    /// These cards in order of their number, ready to be shuffled.
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

    /// Shuffles (Fisher-Yates) just enough to make the first `top` cards random; pass the pack's size to shuffle all of
    /// it. `below(n)` must return a number from 0 to n - 1, all equally likely.
    #[inline]
    pub fn shuffle(&mut self, top: usize, mut below: impl FnMut(u32) -> u32) {
        let len = self.len as usize;
        for place in 0..top.min(len.saturating_sub(1)) {
            let from = place + below((len - place) as u32) as usize;
            // If `below` is out of bounds, move nothing instead of panicking.
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

    /// The cards as a set.
    pub const fn cards(&self) -> CardSet {
        self.cards
    }
}

/// Hashes all places at once, because a simulated deal must not pay for each of them.
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
