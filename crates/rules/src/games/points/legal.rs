//! What one seat may do, and why not; the same from the deal and from the seat's own view.

use super::bids::{Bids, LEAST};
use super::{PointGame, TALON};
use crate::act::Act;
use crate::card::CardSet;
use crate::choice::{Choice, must_be_held};
use crate::deal::{Legality, Turn};
use crate::refusal::{Refusal, RefusalCode};
use crate::trick::TrickRule;
use crate::view::{Stage, View};

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
    /// The seat bids, at most this much.
    Bids {
        most: i16,
    },
    /// The seat discards three of these.
    LaysDown {
        from: CardSet,
        rule: &'static str,
    },
    /// The seat plays to a trick of this suit, which this much power takes.
    Trick {
        suit: CardSet,
        needed: u8,
    },
}

impl Place {
    pub fn lays_down<G: PointGame>(game: G, hand: CardSet) -> Place {
        Place::LaysDown {
            from: game.discardable(hand),
            rule: G::DISCARD_RULE,
        }
    }
}

impl Moment {
    /// The viewer's moment, from their own view.
    pub fn seen<G: PointGame>(game: G, view: &View) -> Moment {
        let rule = game.trick_rule();
        let place = match (view.turn, view.seat(), &view.stage) {
            (Turn::Over, ..) => Place::Over,
            (Turn::One(turn), Some(seat), stage) if turn == seat => match stage {
                Stage::Bidding(bidding) => Place::Bids {
                    most: Bids::most(bidding, seat),
                },
                Stage::Discard => Place::lays_down(game, view.hand),
                _ => {
                    let cards = view.trick.cards.iter().map(|(_, card)| *card);
                    let suit = rule.suit_led(cards.clone());
                    let needed = rule.needed(cards, suit);
                    Place::Trick { suit, needed }
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
            Place::Bids { most } => Choice::Bid { least: LEAST, most },
            Place::LaysDown { from, .. } => Choice::Discard { count: TALON, from },
            Place::Trick { suit, needed } => {
                Choice::play(self.rule.playable(self.hand, suit, needed))
            }
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
            (Place::Bids { .. }, Act::More) => Ok(()),
            (Place::Bids { most }, Act::Bid(points)) => {
                let code = match points {
                    points if *points < LEAST => RefusalCode::BidTooLow,
                    points if points > most => RefusalCode::BidTooHigh,
                    _ => return Ok(()),
                };
                Err(Refusal {
                    rule: "MI-6",
                    ..Refusal::plain(code)
                })
            }
            (Place::LaysDown { from, rule }, Act::Discard(cards)) => {
                must_be_held(*cards, TALON, self.hand)?;
                if from.contains_all(*cards) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule,
                    would_do: *from,
                })
            }
            (Place::Trick { suit, needed }, Act::Play(card)) => {
                must_be_held(CardSet::single(*card), 1, self.hand)?;
                self.rule.why_not(self.hand, *suit, *needed, *card)
            }
            _ => Err(Refusal::plain(RefusalCode::NotAllowedNow)),
        }
    }
}
