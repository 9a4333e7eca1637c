//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::{COUNTERS, Edition, MONTE};
use crate::act::{Act, ActKind};
use crate::card::CardSet;
use crate::choice::{Choice, must_be_held};
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::{RuleId, rule};
use crate::trick::OpenTrick;
use crate::variant::Rules;
use crate::view::{Stage, View};
use crate::word::{Word, WordSet};

/// What is asked of one seat.
pub enum Task {
    /// To say one of these words.
    Talk(WordSet),
    /// The declarer must lay three cards down.
    Discard,
    Play(OpenTrick),
}

impl Task {
    /// To speak; the dealer, who is the last, may say one word more.
    pub fn talk(is_dealer: bool) -> Task {
        let words = WordSet::default().with(Word::Pass).with(Word::Solo);
        Task::Talk(if is_dealer {
            words.with(Word::Each)
        } else {
            words
        })
    }

    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        let seat = view.seat().filter(|_| view.is_my_turn())?;
        Some(match view.stage {
            Stage::Talk => Task::talk(seat == view.dealer),
            Stage::Discard => Task::Discard,
            _ => Task::Play(OpenTrick::with(
                edition.trick_rule(None),
                view.trick.in_order(),
            )),
        })
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match *self {
            Task::Talk(words) => Choice::Talk(words),
            Task::Discard => Choice::Discard {
                count: MONTE,
                from: hand - COUNTERS,
                together: CardSet::EMPTY,
            },
            Task::Play(trick) => Choice::play(trick.playable(hand)),
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Discard, Act::Discard(cards)) => {
                must_be_held(*cards, MONTE, hand)?;
                if (*cards & COUNTERS).is_empty() {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule: Some(rule!("SI-4")),
                    would_do: hand - COUNTERS,
                })
            }
            (Task::Play(trick), Act::Play(card)) => trick.check(hand, *card),
            _ => Ok(()),
        }
    }

    /// Only the dealer may say `each`.
    fn rule_against(&self, kind: ActKind) -> Option<RuleId> {
        match (self, kind) {
            (Task::Talk(_), ActKind::Say(Word::Each)) => Some(rule!("8")),
            _ => None,
        }
    }
}
