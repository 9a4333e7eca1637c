//! The random draws made when a life was recorded.

use ids::{DealId, Millis};
use rules::{Card, Pack, Variant};
use shuffle::Seed;
use std::collections::VecDeque;
use table::Draws;

/// The recorded draws of one step.
pub struct Recorded {
    /// The ids of a new match and of the deal that is shuffled for, in this order.
    pub deals: VecDeque<DealId>,
    /// The seed of that deal.
    pub seeds: VecDeque<Seed>,
    /// The pause before a patron or the substitute acts.
    pub pause: Option<Millis>,
    /// The cards from which partners are drawn, next card first, as far as they matter.
    cards: Vec<Card>,
    /// The pack of the draw as it lies now.
    pack: Vec<Card>,
}

impl Recorded {
    /// No draws yet.
    pub fn at(variant: Variant) -> Recorded {
        Recorded {
            deals: VecDeque::new(),
            seeds: VecDeque::new(),
            pause: None,
            cards: Vec::new(),
            pack: Pack::sorted(variant.pack()).order().to_vec(),
        }
    }

    /// These cards were drawn for partners; the pack has one unseen card before them.
    pub fn looked_at(&mut self, drawn: Vec<Card>) {
        let mut unseen = self.pack.iter().filter(|card| !drawn.contains(card));
        self.cards = unseen.next().copied().into_iter().chain(drawn).collect();
    }
}

/// A draw that was not recorded gets a value that never occurs, so that the comparison notices.
impl Draws for Recorded {
    fn deal(&mut self) -> DealId {
        self.deals.pop_front().unwrap_or(DealId(u64::MAX))
    }

    fn seed(&mut self) -> Seed {
        self.seeds.pop_front().unwrap_or(Seed::new([0; 32]))
    }

    fn pause(&mut self, _: i64, _: i64) -> Millis {
        self.pause.unwrap_or(Millis(-1))
    }

    /// The position of the next card among the `n` that are left.
    fn partner(&mut self, n: u32) -> u32 {
        let place = self.pack.len() - n as usize;
        let Some(card) = self.cards.get(place) else {
            return 0;
        };
        let mut left = self.pack[place..].iter();
        let from = left.position(|other| other == card).unwrap_or(0);
        self.pack.swap(place, place + from);
        from as u32
    }
}
