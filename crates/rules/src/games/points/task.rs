//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::bids::{Bids, LEAST};
use super::{PointGame, TALON};
use crate::act::Act;
use crate::card::CardSet;
use crate::choice::{Choice, must_be_held};
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::{RuleId, rule};
use crate::trick::OpenTrick;
use crate::view::{Stage, View};

/// What is asked of one seat.
pub enum Task {
    /// To bid, at most this much.
    Bid {
        most: i16,
    },
    /// To discard three of these.
    Discard {
        from: CardSet,
        rule: RuleId,
    },
    Play(OpenTrick),
}

impl Task {
    pub fn discard<G: PointGame>(game: G, hand: CardSet) -> Task {
        Task::Discard {
            from: game.discardable(hand),
            rule: G::DISCARD_RULE,
        }
    }

    /// What is asked of the viewer.
    pub fn seen<G: PointGame>(game: G, view: &View) -> Option<Task> {
        let seat = view.seat().filter(|_| view.is_my_turn())?;
        Some(match &view.stage {
            Stage::Bidding(bidding) => Task::Bid {
                most: Bids::most(bidding, seat),
            },
            Stage::Discard => Task::discard(game, view.hand),
            _ => Task::Play(OpenTrick::with(game.trick_rule(), view.trick.in_order())),
        })
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match *self {
            Task::Bid { most } => Choice::Bid { least: LEAST, most },
            Task::Discard { from, .. } => Choice::Discard {
                count: TALON,
                from,
                together: CardSet::EMPTY,
            },
            Task::Play(trick) => Choice::play(trick.playable(hand)),
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Bid { most }, Act::Bid(points)) => {
                let code = match points {
                    points if *points < LEAST => RefusalCode::BidTooLow,
                    points if points > most => RefusalCode::BidTooHigh,
                    _ => return Ok(()),
                };
                Err(Refusal {
                    rule: Some(rule!("MI-6")),
                    ..Refusal::plain(code)
                })
            }
            (Task::Discard { from, rule }, Act::Discard(cards)) => {
                must_be_held(*cards, TALON, hand)?;
                if from.contains_all(*cards) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule: Some(*rule),
                    would_do: *from,
                })
            }
            (Task::Play(trick), Act::Play(card)) => trick.check(hand, *card),
            _ => Ok(()),
        }
    }
}
