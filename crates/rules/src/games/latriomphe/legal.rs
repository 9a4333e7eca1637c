//! What one seat may do, and why not; the same from the deal and from the seat's own view.

use super::{Edition, Form};
use crate::act::Act;
use crate::card::CardSet;
use crate::choice::{Choice, must_be_held};
use crate::deal::{Legality, Turn};
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::Seat;
use crate::trick::TrickRule;
use crate::variant::Rules;
use crate::view::{MyQuestion, Stage, View, Viewer};

/// Everything that decides what one seat may do.
pub struct Moment {
    pub(super) rule: &'static TrickRule,
    pub(super) hand: CardSet,
    pub(super) place: Place,
}

/// The state of the deal for one seat.
pub(super) enum Place {
    Over,
    NotYours,
    /// The seat may take this run.
    Robbing(CardSet),
    /// The seat answers an offer.
    Answer,
    /// The seat's side won the first three tricks.
    VoleOrStop,
    /// The seat plays to a trick of this suit, which this much power takes.
    Trick {
        suit: CardSet,
        needed: u8,
        /// Whether it may offer the deal instead.
        offer: bool,
    },
}

/// Whether the seat to act may offer the deal. The leader and the dealer may, each at their own first turn, until either
/// has (RULES.md FT-5). After a refusal somebody is already obliged to win every trick.
pub(super) fn may_offer(
    edition: Edition,
    seats: usize,
    played: usize,
    is_anybody_bound: bool,
) -> bool {
    edition.form == Form::Classic && !is_anybody_bound && (played == 0 || played + 1 == seats)
}

impl Moment {
    /// The viewer's moment, from their own view.
    pub fn seen(edition: Edition, view: &View) -> Moment {
        let rule = edition.trick_rule(view.turned_suit());
        let is_mine = |turn: Seat| view.viewer == Viewer::Seat(turn);
        let place = match (view.turn, &view.stage) {
            (Turn::Over, _) => Place::Over,
            (Turn::Question, _) => match view.my_question {
                Some(MyQuestion {
                    cards,
                    answer: None,
                }) if !cards.is_empty() => Place::Robbing(cards),
                _ => Place::NotYours,
            },
            (Turn::One(turn), stage) if is_mine(turn) => match stage {
                Stage::Robbing { run } => Place::Robbing(*run),
                Stage::Offered { .. } => Place::Answer,
                Stage::VoleOrStop => Place::VoleOrStop,
                _ => {
                    let cards = view.trick.cards.iter().map(|(_, card)| *card);
                    let suit = rule.suit_led(cards.clone());
                    Place::Trick {
                        suit,
                        needed: rule.needed(cards, suit),
                        offer: may_offer(
                            edition,
                            view.seats,
                            view.played.len(),
                            view.vole.is_some(),
                        ),
                    }
                }
            },
            _ => Place::NotYours,
        };
        Moment {
            rule,
            hand: view.hand,
            place,
        }
    }
}

impl Legality for Moment {
    #[inline]
    fn choice(&self) -> Choice {
        match self.place {
            Place::Over | Place::NotYours => Choice::Nothing,
            Place::Robbing(run) => Choice::Rob {
                count: run.len(),
                from: self.hand | run,
            },
            Place::Answer => Choice::Answer,
            Place::VoleOrStop => Choice::Vole,
            Place::Trick {
                suit,
                needed,
                offer,
            } => Choice::Play {
                cards: self.rule.playable(self.hand, suit, needed),
                calling: CardSet::EMPTY,
                offer,
            },
        }
    }

    #[inline]
    fn barred(&self) -> Option<RefusalCode> {
        match self.place {
            Place::Over => Some(RefusalCode::DealIsOver),
            Place::NotYours => Some(RefusalCode::NotYourTurn),
            _ => None,
        }
    }

    #[inline]
    fn allows(&self, act: &Act) -> Result<(), Refusal> {
        match (&self.place, act) {
            (Place::Trick { suit, needed, .. }, Act::Play(card)) => {
                if self.hand.contains(*card) {
                    self.rule.why_not(self.hand, *suit, *needed, *card)
                } else {
                    Err(Refusal::plain(RefusalCode::NotYourCard))
                }
            }
            (Place::Robbing(run), Act::Rob(cards)) => {
                must_be_held(*cards, run.len(), self.hand | *run)
            }
            _ => self.admits(act.kind()),
        }
    }
}
