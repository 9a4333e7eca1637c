//! What a deal shows: to a viewer, and in its record.

use super::PointGame;
use super::deal::{Phase, PointDeal};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{Own, Stage, View, Viewer};

// What is private to the crate cannot be had from outside: `Deal` has no place where it shows.
#[allow(private_bounds)]
impl<G: PointGame> PointDeal<G> {
    /// Everything that the viewer may know. During the bids, hands are what is dealt so far.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match &self.phase {
            Phase::Bids(bids) => Stage::Bidding(bids.standing),
            Phase::Discard => Stage::Discard,
            Phase::Tricks => Stage::Tricks,
            Phase::Agreed | Phase::Played(_) => Stage::Over,
        };
        let is_dealer = viewer == Viewer::Seat(self.dealt.setup.dealer());
        View {
            laid_aside: if is_dealer {
                self.laid_down
            } else {
                CardSet::EMPTY
            },
            shown: self.shown(),
            own: Own::Points {
                honours: self.honours,
            },
            ..self.tricks.shown_in(self.plain_view(viewer, stage))
        }
    }

    /// The acts so far.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let discard = (!self.laid_down.is_empty())
            .then_some((self.dealt.setup.dealer(), Act::Discard(self.laid_down)));
        let said = self.said.iter().copied();
        said.chain(discard).chain(self.tricks.plays()).collect()
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
        self.dealt.setup.in_deal_order(self.declared, &dealt)
    }
}
