//! What a deal shows: to a viewer, and in its record.

use super::deal::{ENOUGH, Latriomphe, Phase, Robbed};
use crate::act::Act;
use crate::card::CardSet;
use crate::deal::{Play, Turn};
use crate::games::Variant;
use crate::outcome::Ended;
use crate::seat::{BySeat, Seat};
use crate::view::{MyQuestion, Stage, View, Viewer, VoleWhy};

impl Latriomphe {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        let turn = self.turn();
        let is_mine = seat.is_some_and(|seat| turn == Turn::One(seat));
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
        let laid_by_me = |robbed: Robbed| (Some(robbed.seat) == seat).then_some(robbed.laid);
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: Variant::Latriomphe(self.edition),
            stake: self.stake,
            seats: self.seats(),
            dealer: self.dealer,
            before: self.before,
            turn,
            stage: match (self.phase, self.offer) {
                (Phase::Robbing(_), _) => Stage::Robbing {
                    run: if is_mine { self.run() } else { CardSet::EMPTY },
                },
                (Phase::Asked(_), _) => Stage::Robbing {
                    run: my_question.map_or(CardSet::EMPTY, |question| question.cards),
                },
                (Phase::Offered, Some(offer)) => Stage::Offered { by: offer.by },
                (Phase::VoleOrStop, _) => Stage::VoleOrStop,
                (Phase::Tricks | Phase::Offered, _) => Stage::Tricks,
                (Phase::Over(_), _) => Stage::Over,
            },
            hand: seat.map_or(CardSet::EMPTY, |seat| self.tricks.hands[seat]),
            hand_sizes: BySeat::from_fn(self.seats(), |seat| self.tricks.hands[seat].len() as u8),
            laid_aside: self.robbed.and_then(laid_by_me).unwrap_or_default(),
            trick: self.tricks.trick(),
            last_trick: self.tricks.last_trick(),
            tricks: self.tricks.won,
            played: self.tricks.played(),
            shown: match self.robbed {
                Some(Robbed { seat, laid }) if !laid.is_empty() => {
                    self.run().iter().map(|card| (seat, card)).collect()
                }
                _ => Vec::new(),
            },
            death: None,
            turned: self.turned(),
            calling: None,
            vole: self.vole,
            honours: BySeat::default(),
            bets: None,
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question,
            outcome: self.outcome(),
        }
    }

    /// The acts so far; what was said is placed between the cards where it was said.
    pub(super) fn told(&self) -> Vec<(Seat, Act)> {
        let played = self.tricks.played().into_iter();
        let mut acts: Vec<_> = played.map(|(seat, card)| (seat, Act::Play(card))).collect();
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
            let act = match laid.is_empty() {
                true => Act::Leave,
                false => Act::Rob(laid),
            };
            acts.insert(0, (seat, act));
        }
        acts
    }
}
