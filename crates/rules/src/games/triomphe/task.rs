//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::Edition;
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::choice::Choice;
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::rule;
use crate::trick::OpenTrick;
use crate::variant::Rules;
use crate::view::{MyQuestion, View};

/// What is asked of one seat.
pub enum Task {
    /// The seat was dealt these bonus cards and has not answered.
    Show(CardSet),
    Play(OpenTrick),
}

impl Task {
    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        if let Some(bonus) = view.my_question.and_then(MyQuestion::unanswered) {
            return Some(Task::Show(bonus));
        }
        let open = || OpenTrick::with(edition.trick_rule(None), view.trick.in_order());
        view.is_my_turn().then(|| Task::Play(open()))
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match self {
            Task::Show(bonus) => Choice::Show(*bonus),
            Task::Play(trick) => Choice::play(trick.playable(hand)),
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Show(bonus), Act::Show(cards)) => {
                let code = if cards.is_empty() {
                    RefusalCode::WrongCount
                } else if !hand.contains_all(*cards) {
                    RefusalCode::NotYourCard
                } else if !bonus.contains_all(*cards) {
                    RefusalCode::NotAllowedNow
                } else {
                    return Ok(());
                };
                Err(Refusal {
                    code,
                    rule: Some(rule!("1 (4)")),
                    would_do: *bonus,
                })
            }
            (Task::Play(trick), Act::Play(card)) => trick.check(hand, *card),
            _ => Ok(()),
        }
    }
}

/// The cards among these that can win a bonus.
#[inline]
pub(super) fn bonus_cards(cards: CardSet) -> CardSet {
    const ALL: CardSet = CardSet::single(Card::STRENGTH)
        .with(Card::MAGICIAN)
        .with(Card::FOOL);
    cards & ALL
}
