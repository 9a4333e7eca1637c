//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::{Edition, Form};
use crate::act::Act;
use crate::card::CardSet;
use crate::choice::{Choice, must_be_held};
use crate::moment;
use crate::refusal::Refusal;
use crate::trick::OpenTrick;
use crate::variant::Rules;
use crate::view::{MyQuestion, Stage, View};

/// What is asked of one seat.
pub enum Task {
    /// It may take this run.
    Rob(CardSet),
    /// It answers an offer.
    Answer,
    /// Its side won the first three tricks.
    VoleOrStop,
    Play {
        trick: OpenTrick,
        /// Whether it may offer the deal instead.
        offer: bool,
    },
}

/// Whether the seat to act may offer the deal. The leader and the dealer may, each at their own first turn, until
/// either has (RULES.md FT-5). After a refusal somebody is already obliged to win every trick.
pub(super) fn may_offer(
    edition: Edition,
    seats: usize,
    played: usize,
    is_anybody_bound: bool,
) -> bool {
    edition.form == Form::Classic && !is_anybody_bound && (played == 0 || played + 1 == seats)
}

impl Task {
    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        if let Some(run) = view.my_question.and_then(MyQuestion::unanswered) {
            return Some(Task::Rob(run));
        }
        view.is_my_turn().then(|| match view.stage {
            Stage::Robbing { run } => Task::Rob(run),
            Stage::Offered { .. } => Task::Answer,
            Stage::VoleOrStop => Task::VoleOrStop,
            _ => {
                let rule = edition.trick_rule(view.turned_suit());
                let (played, is_bound) = (view.played.len(), view.vole().is_some());
                Task::Play {
                    trick: OpenTrick::with(rule, view.trick.in_order()),
                    offer: may_offer(edition, view.seats, played, is_bound),
                }
            }
        })
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match *self {
            Task::Rob(run) => Choice::Rob {
                count: run.len(),
                from: hand | run,
            },
            Task::Answer => Choice::Answer,
            Task::VoleOrStop => Choice::Vole,
            Task::Play { trick, offer } => Choice::Play {
                cards: trick.playable(hand),
                calling: CardSet::EMPTY,
                offer,
                signals: CardSet::EMPTY,
            },
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Play { trick, .. }, Act::Play(card)) => trick.check(hand, *card),
            (Task::Rob(run), Act::Rob(cards)) => must_be_held(*cards, run.len(), hand | *run),
            _ => Ok(()),
        }
    }
}
