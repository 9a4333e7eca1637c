//! What a deal shows: to a viewer, and in its record.

use super::SEATS;
use super::deal::{Ottocento, Phase};
use crate::act::Act;
use crate::card::CardSet;
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{Own, Stage, View, Viewer};

impl Ottocento {
    /// Everything that the viewer may know. That somebody has hidden combinations is nowhere in it but in that seat's
    /// own view (RULES.md OT-6).
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Discard => Stage::Discard,
            Phase::Tricks => Stage::Tricks,
            Phase::Declared | Phase::Played { .. } => Stage::Over,
        };
        let is_dealer = viewer == Viewer::Seat(self.dealt.setup.dealer());
        let in_order = self.dealt.setup.deal_order();
        let shown = in_order.flat_map(|seat| {
            let cards = self.words[seat].unwrap_or_default();
            cards.iter().map(move |card| (seat, card))
        });
        let led = self.tricks.cards_played().div_ceil(SEATS);
        View {
            laid_aside: if is_dealer {
                self.discard
            } else {
                CardSet::EMPTY
            },
            shown: shown.collect(),
            own: Own::Ottocento {
                score: self.score,
                declared: self.declared,
                signals: self.signals.iter().take(led).copied().collect(),
                has_spoken: viewer
                    .seat(SEATS)
                    .is_some_and(|seat| self.words[seat].is_some()),
            },
            ..self.tricks.shown_in(self.plain_view(viewer, stage))
        }
    }

    /// The acts so far.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let mut acts = Vec::new();
        if !self.discard.is_empty() {
            acts.push((self.dealt.setup.dealer(), Act::Discard(self.discard)));
        }
        let word = |seat: Seat| {
            let cards = self.words[seat]?;
            let act = if cards.is_empty() {
                Act::Hide
            } else {
                Act::Show(cards)
            };
            Some((seat, act))
        };
        let played = self.tricks.played();
        for (place, &(seat, card)) in played.iter().enumerate() {
            if place < SEATS {
                acts.extend(word(seat));
            }
            let said = self.signals.get(place / SEATS).copied().flatten();
            let act = match said.filter(|_| place.is_multiple_of(SEATS)) {
                Some(signal) => Act::PlaySaying(card, signal),
                None => Act::Play(card),
            };
            acts.push((seat, act));
        }
        if played.len() < SEATS {
            acts.extend(word(self.tricks.turn()));
        }
        acts
    }
}
