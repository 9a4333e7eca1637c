//! What a deal shows: to a viewer, and in its record.

use super::deal::{Phase, Troccas};
use super::{Edition, SEATS, TRICKS};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::play::Play;
use crate::seat::{BySeat, Seat};
use crate::variant::Rules;
use crate::view::{Own, Stage, View, Viewer};

impl Troccas {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Scart => Stage::Discard,
            Phase::Tricks => Stage::Tricks,
            Phase::Over(_) => Stage::Over,
        };
        let is_dealer = viewer == Viewer::Seat(self.dealt.setup.dealer());
        View {
            laid_aside: if is_dealer {
                self.scart
            } else {
                CardSet::EMPTY
            },
            shown: match self.phase {
                Phase::Scart => self.nineteenth_cards(),
                _ => {
                    let swaps = self.swaps.iter().flatten();
                    swaps.map(|swap| (swap.seat, swap.back)).collect()
                }
            },
            own: Own::Troccas {
                calling: self.calling,
            },
            ..self.tricks.shown_in(self.plain_view(viewer, stage))
        }
    }

    /// Everybody's nineteenth card lies open until the scart is laid (RULES.md TR-5).
    fn nineteenth_cards(&self) -> Vec<(Seat, Card)> {
        let mut dealt = BySeat::<usize>::new(SEATS);
        let cards = self.dealt.pack.order().iter().enumerate();
        let shown = cards.filter_map(|(n, &card)| {
            let seat = Edition.dealt_to(&self.dealt.setup, n)?;
            dealt[seat] += 1;
            (dealt[seat] == TRICKS).then_some((seat, card))
        });
        shown.collect()
    }

    /// The acts so far. A card that a jack replaced still counts as played.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let scart = (!self.scart.is_empty())
            .then_some((self.dealt.setup.dealer(), Act::Discard(self.scart)));
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
