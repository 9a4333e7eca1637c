//! What a deal shows: to a viewer, and in its record.

use super::deal::{Phase, Trefeltromp, decision};
use crate::act::Act;
use crate::card::CardSet;
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{Own, Stage, Trick, View, Viewer};

impl Trefeltromp {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Betting(_) => Stage::Betting,
            Phase::Exchange { .. } => Stage::Exchange,
            Phase::Laying(_) => Stage::Laying,
            Phase::Over(_) => Stage::Over,
        };
        let view = self.plain_view(viewer, stage);
        let (decided, thrown) = match view.seat() {
            Some(seat) => (self.decided_by(seat), self.thrown[seat]),
            None => (CardSet::EMPTY, CardSet::EMPTY),
        };
        View {
            hand: view.hand - decided,
            laid_aside: thrown | decided,
            trick: Trick {
                leader: self.dealt.setup.clockwise().next().unwrap_or(view.dealer),
                ..view.trick
            },
            tricks: self.won,
            own: Own::Trefeltromp {
                bets: Box::new(self.bets.clone()),
                laid: match self.phase {
                    Phase::Laying(_) => decided,
                    _ => CardSet::EMPTY,
                },
            },
            ..view
        }
    }

    /// The card the seat has chosen to exchange or has laid, while others still have to decide.
    fn decided_by(&self, seat: Seat) -> CardSet {
        let card = match self.phase {
            Phase::Exchange { swaps, .. } => swaps[seat],
            Phase::Laying(laid) => laid[seat],
            _ => None,
        };
        card.into_iter().collect()
    }

    /// The acts so far; decisions that others still have to make too come last.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let decided = |seat: Seat| match self.phase {
            Phase::Exchange { decided, swaps } => {
                decided.contains(seat).then(|| decision(swaps[seat]))
            }
            Phase::Laying(laid) => laid[seat].map(Act::Lay),
            _ => None,
        };
        let pending = self
            .dealt
            .setup
            .clockwise()
            .filter_map(|seat| Some((seat, decided(seat)?)));
        self.acts.iter().copied().chain(pending).collect()
    }
}
