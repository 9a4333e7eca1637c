//! What is asked of one seat; the same from the deal and from the seat's own view.

use crate::act::{Act, ActKind};
use crate::card::CardSet;
use crate::choice::{Choice, Sizes, Speak, must_be_held};
use crate::coins::Coins;
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::{RuleId, rule};
use crate::view::{Stage, View};

/// What is asked of one seat.
pub enum Task {
    Speak(Speak),
    Exchange,
    Lay,
}

impl Task {
    /// What is asked of the viewer.
    pub fn seen(view: &View) -> Option<Task> {
        let seat = view.seat().filter(|_| view.is_my_turn())?;
        match (&view.stage, view.bets()) {
            (Stage::Betting, Some(bets)) => Some(Task::Speak(bets.speak(seat))),
            (Stage::Exchange, _) => Some(Task::Exchange),
            (Stage::Laying, _) => Some(Task::Lay),
            _ => None,
        }
    }
}

impl moment::Task for Task {
    fn choice(&self, hand: CardSet) -> Choice {
        match self {
            Task::Speak(speak) => Choice::Speak(*speak),
            Task::Exchange => Choice::Swap(hand),
            Task::Lay => Choice::Lay(hand),
        }
    }

    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Speak(speak), Act::Bet(coins)) => sized(speak.bet, *coins),
            (Task::Speak(speak), Act::Raise(coins)) => sized(speak.raise, *coins),
            (Task::Exchange, Act::Swap(card)) | (Task::Lay, Act::Lay(card)) => {
                must_be_held(CardSet::single(*card), 1, hand)
            }
            _ => Ok(()),
        }
    }

    fn rule_against(&self, kind: ActKind) -> Option<RuleId> {
        match (self, kind) {
            (Task::Speak(_), ActKind::Stay) => Some(rule!("TT-5")),
            (Task::Speak(_), ActKind::Check | ActKind::Call | ActKind::Bet | ActKind::Raise) => {
                Some(rule!("TT-4"))
            }
            _ => None,
        }
    }
}

fn sized(sizes: Option<Sizes>, coins: Coins) -> Result<(), Refusal> {
    let code = match sizes {
        Some(sizes) if coins > sizes.most => RefusalCode::NotEnoughCoins,
        Some(sizes) if coins < sizes.least => RefusalCode::BetTooSmall,
        Some(_) => return Ok(()),
        None => RefusalCode::NotAllowedNow,
    };
    Err(Refusal {
        rule: Some(rule!("TT-4")),
        ..Refusal::plain(code)
    })
}
