//! What one seat may do at one moment, and why not; the same from the deal and from the seat's own view.

use crate::act::{Act, ActKind};
use crate::card::CardSet;
use crate::choice::Choice;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::RuleId;

/// Everything that decides what one seat may do.
pub(crate) enum Moment<T> {
    /// The deal is over.
    Over,
    /// The seat is not among those to act.
    NotYours,
    /// The seat must do this, with these cards in hand.
    ToDo { hand: CardSet, task: T },
}

/// What a game asks of a seat.
pub(crate) trait Task {
    fn choice(&self, hand: CardSet) -> Choice;
    /// Whether the rules allow this act, whose kind is possible now: what is left to judge are its cards or coins.
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal>;
    /// What forbids an act of this kind now; `None` if it merely has no place in the game.
    fn rule_against(&self, _kind: ActKind) -> Option<RuleId> {
        None
    }
}

impl<T: Task> Moment<T> {
    /// All that the seat may do.
    #[inline]
    pub fn choice(&self) -> Choice {
        match self {
            Moment::Over | Moment::NotYours => Choice::Nothing,
            Moment::ToDo { hand, task } => task.choice(*hand),
        }
    }

    /// Whether an act of this kind is possible now.
    #[inline]
    pub fn admits(&self, kind: ActKind) -> Result<(), Refusal> {
        match self {
            Moment::Over => Err(Refusal::plain(RefusalCode::DealIsOver)),
            Moment::NotYours => Err(Refusal::plain(RefusalCode::NotYourTurn)),
            Moment::ToDo { hand, task } if task.choice(*hand).admits(kind) => Ok(()),
            Moment::ToDo { task, .. } => Err(Refusal {
                rule: task.rule_against(kind),
                ..Refusal::plain(RefusalCode::NotAllowedNow)
            }),
        }
    }

    /// Gives the first fault of an act, in the order of `crates/rules/tests/cases/README.md`.
    #[inline]
    pub fn check(&self, act: &Act) -> Result<(), Refusal> {
        self.admits(act.kind())?;
        match self {
            Moment::ToDo { hand, task } => task.allows(*hand, act),
            Moment::Over | Moment::NotYours => Ok(()),
        }
    }
}
