//! What a deal shows: to a viewer, and in its record.

use super::deal::{Phase, PointDeal};
use super::{PointGame, SEATS};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::deal::Play;
use crate::seat::{BySeat, Seat};
use crate::view::{Stage, View, Viewer};

// What is private to the crate cannot be had from outside: `Deal` has no place where it shows.
#[allow(private_bounds)]
impl<G: PointGame> PointDeal<G> {
    /// Everything that the viewer may know. During the bids, hands are what is dealt so far.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < SEATS => Some(seat),
            _ => None,
        };
        let setup = &self.setup;
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: setup.variant(),
            stake: setup.stake(),
            seats: SEATS,
            dealer: setup.dealer(),
            before: *setup.before(),
            turn: self.turn(),
            stage: match &self.phase {
                Phase::Bids(bids) => Stage::Bidding(bids.standing),
                Phase::Discard => Stage::Discard,
                Phase::Tricks => Stage::Tricks,
                Phase::Agreed | Phase::Played(_) => Stage::Over,
            },
            hand: seat.map_or(CardSet::EMPTY, |seat| self.tricks.hands[seat]),
            hand_sizes: BySeat::from_fn(SEATS, |seat| self.tricks.hands[seat].len() as u8),
            laid_aside: match seat {
                Some(seat) if seat == setup.dealer() => self.laid_down,
                _ => CardSet::EMPTY,
            },
            trick: self.tricks.trick(),
            last_trick: self.tricks.last_trick(),
            tricks: self.tricks.won,
            played: self.tricks.played(),
            shown: self.shown(),
            death: None,
            turned: None,
            calling: None,
            vole: None,
            honours: self.honours,
            bets: None,
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question: None,
            outcome: self.outcome(),
        }
    }

    /// The acts so far.
    pub(super) fn told(&self) -> Vec<(Seat, Act)> {
        let discard = (!self.laid_down.is_empty())
            .then_some((self.setup.dealer(), Act::Discard(self.laid_down)));
        let plays = self.tricks.played().into_iter();
        self.said
            .iter()
            .copied()
            .chain(discard)
            .chain(plays.map(|(seat, card)| (seat, Act::Play(card))))
            .collect()
    }

    /// Declared honours, in deal order.
    fn shown(&self) -> Vec<(Seat, Card)> {
        if self.declared.is_empty() {
            return Vec::new();
        }
        let played = self.tricks.played();
        let mut dealt = self.tricks.hands;
        for (seat, card) in played {
            dealt[seat].insert(card);
        }
        self.deal_order()
            .flat_map(|seat| {
                let cards = (self.declared & dealt[seat]).iter();
                cards.map(move |card| (seat, card))
            })
            .collect()
    }
}
