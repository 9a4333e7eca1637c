//! What a deal shows: to a viewer, and in its record.

use super::deal::{Phase, Trefeltromp, decision};
use crate::act::Act;
use crate::card::CardSet;
use crate::deal::Play;
use crate::seat::{BySeat, Seat};
use crate::view::{Stage, Trick, View, Viewer};

impl Trefeltromp {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let setup = &self.setup;
        let seats = setup.seats();
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < seats => Some(seat),
            _ => None,
        };
        let decided = seat.map_or(CardSet::EMPTY, |seat| self.decided_by(seat));
        let of_viewer = |cards: &BySeat<CardSet>| seat.map_or(CardSet::EMPTY, |seat| cards[seat]);
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: setup.variant(),
            stake: setup.stake(),
            seats,
            dealer: setup.dealer(),
            before: *setup.before(),
            turn: self.turn(),
            stage: match self.phase {
                Phase::Betting(_) => Stage::Betting,
                Phase::Exchange { .. } => Stage::Exchange,
                Phase::Laying(_) => Stage::Laying,
                Phase::Over(_) => Stage::Over,
            },
            hand: of_viewer(&self.hands) - decided,
            hand_sizes: BySeat::from_fn(seats, |seat| self.hands[seat].len() as u8),
            laid_aside: of_viewer(&self.thrown) | decided,
            trick: Trick {
                leader: self.round().next().unwrap_or(setup.dealer()),
                cards: Vec::new(),
                winner: None,
            },
            last_trick: None,
            tricks: self.won,
            played: Vec::new(),
            shown: Vec::new(),
            death: None,
            turned: None,
            calling: None,
            vole: None,
            honours: BySeat::default(),
            bets: Some(Box::new(self.bets.clone())),
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question: None,
            outcome: self.outcome(),
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
        let pending = self.round().filter_map(|seat| Some((seat, decided(seat)?)));
        self.told.iter().copied().chain(pending).collect()
    }
}
