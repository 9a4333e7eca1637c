//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::combos::Combinations;
use super::{DISCARD, Edition, FIVES, TRICKS};
use crate::act::{Act, ActKind};
use crate::card::{Card, CardSet, Rank, Suit};
use crate::choice::{Choice, must_be_held};
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::{RuleId, rule};
use crate::trick::OpenTrick;
use crate::variant::Rules;
use crate::view::{Own, Stage, View};

/// What is asked of one seat.
pub enum Task {
    /// The dealer must lay two cards down.
    Discard,
    /// At its first turn, before its card, a seat may show these cards, which are its combinations.
    Declare(CardSet),
    Trick(Trick),
}

/// A trick that the seat plays to.
pub struct Trick {
    pub open: OpenTrick,
    /// Whether the seat leads, at a table with signals.
    pub may_signal: bool,
    /// The cards of earlier tricks.
    pub seen: CardSet,
}

impl Trick {
    /// The cards with which a signal may be given: trumps; and of a plain suit once its king or all trumps have been
    /// seen in earlier tricks (RULES.md OT-9).
    fn signals(&self, hand: CardSet) -> CardSet {
        if !self.may_signal {
            return CardSet::EMPTY;
        }
        let trumps = Suit::Trumps.cards().without(Card::FOOL);
        let are_out = self.seen.contains_all(trumps);
        let is_open = |card: &Card| {
            let king = Card::plain(card.suit(), Rank::King);
            trumps.contains(*card)
                || *card != Card::FOOL
                    && (are_out || king.is_some_and(|king| self.seen.contains(king)))
        };
        hand.iter().filter(is_open).collect()
    }
}

impl Task {
    /// What a seat with this hand is asked when it is to play: at its first turn for its combinations, if it has any and
    /// has not spoken.
    pub fn to_play(hand: CardSet, has_spoken: bool, trick: Trick) -> Task {
        let is_first = hand.len() as usize == TRICKS;
        let shown = if is_first && !has_spoken {
            Combinations::of(hand).cards()
        } else {
            CardSet::EMPTY
        };
        if shown.is_empty() {
            Task::Trick(trick)
        } else {
            Task::Declare(shown)
        }
    }

    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        if !view.is_my_turn() {
            return None;
        }
        if view.stage == Stage::Discard {
            return Some(Task::Discard);
        }
        let over = view.played.len().saturating_sub(view.trick.cards.len());
        let seen = view.played.iter().take(over);
        let has_spoken = matches!(view.own, Own::Ottocento { has_spoken, .. } if has_spoken);
        let trick = Trick {
            open: OpenTrick::with(edition.trick_rule(None), view.trick.in_order()),
            may_signal: edition.signals && view.trick.cards.is_empty(),
            seen: seen.map(|(_, card)| *card).collect(),
        };
        Some(Task::to_play(view.hand, has_spoken, trick))
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match self {
            Task::Discard => Choice::Discard {
                count: DISCARD,
                from: hand - FIVES,
                together: CardSet::EMPTY,
            },
            Task::Declare(cards) => Choice::Declare(*cards),
            Task::Trick(trick) => Choice::Play {
                cards: trick.open.playable(hand),
                calling: CardSet::EMPTY,
                offer: false,
                signals: trick.signals(hand),
            },
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        let refused = |code, rule, would_do| {
            Err(Refusal {
                code,
                rule: Some(rule),
                would_do,
            })
        };
        match (self, act) {
            (Task::Discard, Act::Discard(cards)) => {
                must_be_held(*cards, DISCARD, hand)?;
                if (*cards & FIVES).is_empty() {
                    return Ok(());
                }
                refused(RefusalCode::ForbiddenDiscard, rule!("15"), hand - FIVES)
            }
            (Task::Declare(all), Act::Show(cards)) => {
                must_be_held(*cards, cards.len(), hand)?;
                if cards == all {
                    return Ok(());
                }
                refused(RefusalCode::FalseClaim, rule!("OT-6"), *all)
            }
            (Task::Trick(trick), Act::Play(card)) => trick.open.check(hand, *card),
            (Task::Trick(trick), Act::PlaySaying(card, signal)) => {
                trick.open.check(hand, *card)?;
                let may = trick.signals(hand);
                if !may.contains(*card) {
                    return refused(RefusalCode::NotAllowedNow, rule!("OT-9"), may);
                }
                if signal.is_true(*card, hand) {
                    return Ok(());
                }
                refused(RefusalCode::FalseClaim, rule!("OT-9"), CardSet::EMPTY)
            }
            _ => Ok(()),
        }
    }

    fn rule_against(&self, kind: ActKind) -> Option<RuleId> {
        match (self, kind) {
            (Task::Declare(_), _) | (Task::Trick(_), ActKind::Show | ActKind::Hide) => {
                Some(rule!("OT-6"))
            }
            (Task::Trick(_), ActKind::PlaySaying) => Some(rule!("OT-9")),
            _ => None,
        }
    }
}
