//! What a deal shows: to a viewer, and in its record.

use super::TRUMPS;
use super::deal::{Phase, Tarot};
use crate::act::Act;
use crate::card::CardSet;
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{Own, Partner, Stage, Talk, TarotView, View, Viewer};
use crate::word::Word;

impl Tarot {
    /// Everything that the viewer may know (RULES.md JT-21).
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Talk(_) => Stage::Talk,
            Phase::Call(_) => Stage::Call,
            Phase::LayDown(_) => Stage::Discard,
            Phase::Announce(_) => Stage::Announce,
            Phase::Tricks => Stage::Tricks,
            Phase::PetitSec(_) | Phase::Passed | Phase::Counted(_) => Stage::Over,
        };
        let view = self.plain_view(viewer, stage);
        let (seat, declarer) = (view.seat(), self.declarer());
        let only_if = |may: bool, cards| if may { cards } else { CardSet::EMPTY };
        let sum = match self.phase {
            Phase::Counted(sum) => Some(sum),
            _ => None,
        };
        let sees_chien = self.is_chien_open() || sum.is_some();
        let own = TarotView {
            talk: Talk {
                said: self.said,
                declarer,
                talon: only_if(sees_chien, self.chien()),
            },
            called: self.called,
            partner: self.partner_seen(seat),
            is_partner_public: self.partner_seen(None) != Partner::Unknown,
            announced: self.announced == Some(Word::Chelem),
            laid_trumps: self.laid_down & TRUMPS,
            laid_down: only_if(sum.is_some(), self.laid_down),
            may_show: seat.and_then(|seat| self.may_show(seat)),
            sum,
            excuse: sum.and_then(|_| self.excuse_settled()),
        };
        View {
            laid_aside: only_if(seat.is_some() && seat == declarer, self.laid_down),
            shown: self.cards_shown(),
            own: Own::Tarot(Box::new(own)),
            ..self.tricks.shown_in(view)
        }
    }

    /// The cards of poignées, and of a hand with the petit alone.
    fn cards_shown(&self) -> Vec<(Seat, crate::card::Card)> {
        if let Phase::PetitSec(seat) = self.phase {
            return self.hand(seat).iter().map(|card| (seat, card)).collect();
        }
        let order = self.dealt.setup.deal_order();
        order
            .flat_map(|seat| {
                let cards = self.shown[seat].unwrap_or_default();
                cards.iter().map(move |card| (seat, card))
            })
            .collect()
    }

    /// Who the partner is, as far as the viewer knows: everybody once the card called has been played or was seen in the
    /// chien; before that its holder alone (RULES.md JT-21).
    fn partner_seen(&self, seat: Option<Seat>) -> Partner {
        let Some(called) = self.called else {
            return Partner::None;
        };
        let is_out = self.tricks.player_of(called).is_some()
            || self.is_chien_open() && self.chien().contains(called)
            || matches!(self.phase, Phase::Counted(_));
        let partner = self.partner();
        let dealt_me = seat.is_some_and(|seat| self.was_dealt(seat, called));
        if !is_out && !dealt_me {
            return Partner::Unknown;
        }
        partner.map_or(Partner::Alone, Partner::Known)
    }

    fn was_dealt(&self, seat: Seat, card: crate::card::Card) -> bool {
        match self.partner() {
            Some(partner) => partner == seat,
            None => self.declarer() == Some(seat) && !self.chien().contains(card),
        }
    }

    /// The acts so far.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let said = self.dealt.setup.deal_order();
        let said = said.filter_map(|seat| Some((seat, Act::Say(self.said[seat]?))));
        let mut acts: Vec<_> = said.collect();
        if let Some(declarer) = self.declarer() {
            let discard = (!self.laid_down.is_empty()).then_some(Act::Discard(self.laid_down));
            let prepared = [
                self.called.map(Act::CallCard),
                discard,
                self.announced.map(Act::Say),
            ];
            acts.extend(prepared.into_iter().flatten().map(|act| (declarer, act)));
        }
        // The word on a poignée stands before the seat's first card.
        let mut open = self.shown;
        let word = |cards: CardSet| {
            if cards.is_empty() {
                Act::Hide
            } else {
                Act::Show(cards)
            }
        };
        for (seat, act) in self.tricks.plays() {
            acts.extend(open[seat].take().map(|cards| (seat, word(cards))));
            acts.push((seat, act));
        }
        let left = open.iter();
        acts.extend(left.filter_map(|(seat, cards)| Some((seat, word(cards?)))));
        acts
    }
}
