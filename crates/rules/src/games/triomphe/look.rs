//! What a deal shows: to a viewer, and in its record.

use super::Edition;
use super::deal::{Phase, Triomphe};
use super::task::bonus_cards;
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::outcome::Ended;
use crate::play::Play;
use crate::seat::Seat;
use crate::variant::Rules;
use crate::view::{MyQuestion, Own, Stage, View, Viewer};

impl Triomphe {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Question { .. } => Stage::Question,
            Phase::Tricks => Stage::Tricks,
            Phase::Over(_) => Stage::Over,
        };
        let view = self.plain_view(viewer, stage);
        let my_question = match (self.phase, view.seat()) {
            (Phase::Question { answered, answers }, Some(seat)) => {
                let cards = bonus_cards(self.tricks.hands[seat]);
                let answer = answered.contains(seat).then_some(answers & cards);
                Some(MyQuestion { cards, answer })
            }
            _ => None,
        };
        View {
            shown: self.shown_in_deal_order(),
            own: Own::Triomphe {
                death: match self.phase {
                    Phase::Over(Ended::Death) => self.dealt_card(Card::DEATH),
                    _ => None,
                },
            },
            my_question,
            ..self.tricks.shown_in(view)
        }
    }

    /// The acts so far; answers to the question come first, in deal order.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let answer = |(seat, cards): (Seat, CardSet)| {
            let cards = bonus_cards(cards);
            let shown = match self.phase {
                Phase::Question { answered, answers } => {
                    answered.contains(seat).then_some(answers & cards)?
                }
                _ => self.shown & cards,
            };
            (!cards.is_empty()).then_some(if shown.is_empty() {
                (seat, Act::Hide)
            } else {
                (seat, Act::Show(shown))
            })
        };
        let is_asked = match self.edition {
            Edition::Tavern { .. } => !matches!(self.phase, Phase::Over(Ended::Death)),
            Edition::Vieville => false,
        };
        let dealt = self.edition.hands(&self.setup(), &self.dealt.pack);
        let answers = self
            .deal_order()
            .filter(|_| is_asked)
            .filter_map(|seat| answer((seat, dealt[seat])));
        answers.chain(self.tricks.plays()).collect()
    }

    fn shown_in_deal_order(&self) -> Vec<(Seat, Card)> {
        let setup = self.setup();
        setup.in_deal_order(self.shown, &self.edition.hands(&setup, &self.dealt.pack))
    }
}
