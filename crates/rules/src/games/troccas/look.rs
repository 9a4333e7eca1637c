//! What a deal shows: to a viewer, and in its record.

use super::deal::{Phase, Troccas};
use super::{Edition, SEATS, TRICKS};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::deal::Play;
use crate::games::Variant;
use crate::seat::{BySeat, Seat};
use crate::setup::Before;
use crate::variant::Rules;
use crate::view::{Stage, View, Viewer};

impl Troccas {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < SEATS => Some(seat),
            _ => None,
        };
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: Variant::Troccas(Edition),
            stake: self.stake,
            seats: SEATS,
            dealer: self.dealer,
            before: Before::default(),
            turn: self.turn(),
            stage: match self.phase {
                Phase::Scart => Stage::Discard,
                Phase::Tricks => Stage::Tricks,
                Phase::Over(_) => Stage::Over,
            },
            hand: seat.map_or(CardSet::EMPTY, |seat| self.tricks.hands[seat]),
            hand_sizes: BySeat::from_fn(SEATS, |seat| self.tricks.hands[seat].len() as u8),
            laid_aside: match seat {
                Some(seat) if seat == self.dealer => self.scart,
                _ => CardSet::EMPTY,
            },
            trick: self.tricks.trick(),
            last_trick: self.tricks.last_trick(),
            tricks: self.tricks.won,
            played: self.tricks.played(),
            shown: match self.phase {
                Phase::Scart => self.nineteenth_cards(),
                _ => {
                    let swaps = self.swaps.iter().flatten();
                    swaps.map(|swap| (swap.seat, swap.back)).collect()
                }
            },
            death: None,
            turned: None,
            calling: self.calling,
            vole: None,
            honours: BySeat::default(),
            bets: None,
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question: None,
            outcome: self.outcome(),
        }
    }

    /// Everybody's nineteenth card lies open until the scart is laid (RULES.md TR-5).
    fn nineteenth_cards(&self) -> Vec<(Seat, Card)> {
        let setup = self.setup();
        let mut dealt = BySeat::<usize>::new(SEATS);
        let cards = self.pack.order().iter().enumerate();
        let shown = cards.filter_map(|(n, &card)| {
            let seat = Edition.dealt_to(&setup, n)?;
            dealt[seat] += 1;
            (dealt[seat] == TRICKS).then_some((seat, card))
        });
        shown.collect()
    }

    /// The acts so far. A card that a jack replaced still counts as played.
    pub(super) fn told(&self) -> Vec<(Seat, Act)> {
        let scart = (!self.scart.is_empty()).then_some((self.dealer, Act::Discard(self.scart)));
        let play = |card: Card| {
            let swap = self.swaps.iter().flatten().find(|swap| swap.valet == card);
            match swap {
                Some(swap) => Act::Play(swap.back),
                None if self.called.contains(card) => Act::PlayCalling(card),
                None => Act::Play(card),
            }
        };
        let plays = self.tricks.played().into_iter();
        let plays = plays.map(|(seat, card)| (seat, play(card)));
        scart.into_iter().chain(plays).collect()
    }
}
