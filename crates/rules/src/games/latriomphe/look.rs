//! What a deal shows: to a viewer, and in its record.

use super::deal::{ENOUGH, Latriomphe, Phase, Robbed};
use crate::act::Act;
use crate::card::CardSet;
use crate::outcome::Ended;
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{MyQuestion, Own, Stage, View, Viewer, VoleWhy};

impl Latriomphe {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = viewer.seat(self.seats());
        let my_question = match (self.phase, seat) {
            (Phase::Asked(answer), Some(seat)) if self.holder() == Some(seat) => Some(MyQuestion {
                cards: self.run(),
                answer,
            }),
            (Phase::Asked(_), Some(_)) => Some(MyQuestion {
                cards: CardSet::EMPTY,
                answer: None,
            }),
            _ => None,
        };
        let stage = match (self.phase, self.offer) {
            (Phase::Robbing(robber), _) => Stage::Robbing {
                run: if seat == Some(robber) {
                    self.run()
                } else {
                    CardSet::EMPTY
                },
            },
            (Phase::Asked(_), _) => Stage::Robbing {
                run: my_question.map_or(CardSet::EMPTY, |question| question.cards),
            },
            (Phase::Offered, Some(offer)) => Stage::Offered { by: offer.by },
            (Phase::VoleOrStop, _) => Stage::VoleOrStop,
            (Phase::Tricks | Phase::Offered, _) => Stage::Tricks,
            (Phase::Over(_), _) => Stage::Over,
        };
        let laid_by_me = |robbed: Robbed| (Some(robbed.seat) == seat).then_some(robbed.laid);
        View {
            laid_aside: self.robbed.and_then(laid_by_me).unwrap_or_default(),
            shown: match self.robbed {
                Some(Robbed { seat, laid }) if !laid.is_empty() => {
                    self.run().iter().map(|card| (seat, card)).collect()
                }
                _ => Vec::new(),
            },
            own: Own::Latriomphe {
                turned: self.turned(),
                vole: self.vole,
            },
            my_question,
            ..self.tricks.shown_in(self.plain_view(viewer, stage))
        }
    }

    /// The acts so far; what was said is placed between the cards where it was said.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let mut acts: Vec<_> = self.tricks.plays().collect();
        // From last to first, so that earlier positions stay valid.
        let three_tricks = self.seats() * usize::from(ENOUGH);
        match (self.vole, self.phase) {
            (Some(vole), _) if vole.why == VoleWhy::Undertaken => {
                acts.insert(three_tricks, (vole.seat, Act::Vole));
            }
            // Three tricks out of three end a deal only if the side says that it stops.
            (None, Phase::Over(Ended::Three)) if acts.len() == three_tricks => {
                acts.insert(three_tricks, (self.tricks.turn(), Act::Stop));
            }
            _ => {}
        }
        if let Some(offer) = self.offer {
            let answer = match (self.phase, self.vole) {
                (Phase::Over(Ended::Accepted), _) => Some(Act::Accept),
                (_, Some(_)) => Some(Act::Refuse),
                _ => None,
            };
            let said = [Some(Act::Offer), answer];
            let by = [offer.by, self.answerer()];
            let said = by.into_iter().zip(said);
            let said = said.filter_map(|(seat, act)| Some((seat, act?)));
            acts.splice(offer.played..offer.played, said);
        }
        if let Some(Robbed { seat, laid }) = self.decided() {
            let act = if laid.is_empty() {
                Act::Leave
            } else {
                Act::Rob(laid)
            };
            acts.insert(0, (seat, act));
        }
        acts
    }
}
