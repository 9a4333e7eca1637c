//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::{Edition, HONOURS, SCART, SEATS};
use crate::act::Act;
use crate::card::{Card, CardSet, Rank};
use crate::choice::{Choice, must_be_held};
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::rule;
use crate::trick::OpenTrick;
use crate::variant::Rules;
use crate::view::{Stage, View};

/// What is asked of one seat.
pub enum Task {
    /// The dealer must put cards into the scart.
    Scart,
    Trick(Trick),
}

/// A trick that the seat plays to.
pub struct Trick {
    pub open: OpenTrick,
    /// The cards on the table.
    pub cards: CardSet,
    /// The suits led to earlier tricks.
    pub led: CardSet,
    /// The king that calls in this trick.
    pub calling: Option<Card>,
}

/// The jack of the king's suit.
pub(super) fn valet_of(king: Card) -> Option<Card> {
    Card::plain(king.suit(), Rank::Jack)
}

impl Trick {
    /// The called jack, if the seat holds it: then no other card may be played (RULES.md TR-1).
    fn called(&self, hand: CardSet) -> Option<Card> {
        let valet = self.calling.and_then(valet_of);
        valet.filter(|valet| hand.contains(*valet))
    }

    fn playable(&self, hand: CardSet) -> CardSet {
        match self.called(hand) {
            Some(valet) => CardSet::single(valet),
            None => self.open.playable(hand),
        }
    }

    /// The kings that may call: kings of the suit led, the first time it is led, whose jack is neither in the same hand
    /// nor in the trick (RULES.md TR-2).
    fn may_call(&self, hand: CardSet) -> CardSet {
        let kings = self.playable(hand) & CardSet::of_rank(Rank::King);
        let may = |king: &Card| {
            let is_led = self.open.suit.is_empty() || self.open.suit.contains(*king);
            let is_first = !self.led.contains(*king);
            let here = hand | self.cards;
            is_led && is_first && valet_of(*king).is_some_and(|valet| !here.contains(valet))
        };
        kings.iter().filter(may).collect()
    }

    fn check(&self, hand: CardSet, card: Card) -> Result<(), Refusal> {
        match self.called(hand) {
            Some(valet) if valet != card && hand.contains(card) => Err(Refusal {
                code: RefusalCode::MustPlayValet,
                rule: Some(rule!("TR-1")),
                would_do: CardSet::single(valet),
            }),
            Some(valet) if valet == card => Ok(()),
            _ => self.open.check(hand, card),
        }
    }
}

impl Task {
    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        if !view.is_my_turn() {
            return None;
        }
        if view.stage == Stage::Discard {
            return Some(Task::Scart);
        }
        let rule = edition.trick_rule(None);
        let tricks = view.played.chunks_exact(SEATS);
        let led = tricks.map(|trick| rule.suit_led(trick.iter().map(|(_, card)| *card)));
        Some(Task::Trick(Trick {
            open: OpenTrick::with(rule, view.trick.in_order()),
            cards: view.trick.in_order().collect(),
            led: led.fold(CardSet::EMPTY, |all, suit| all | suit),
            calling: view.calling().map(|(_, king)| king),
        }))
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match self {
            Task::Scart => Choice::Discard {
                count: SCART,
                from: hand - HONOURS,
                together: CardSet::EMPTY,
            },
            Task::Trick(trick) => Choice::Play {
                cards: trick.playable(hand),
                calling: trick.may_call(hand),
                offer: false,
                signals: CardSet::EMPTY,
            },
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Scart, Act::Discard(cards)) => {
                must_be_held(*cards, SCART, hand)?;
                if (*cards & HONOURS).is_empty() {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule: Some(rule!("6")),
                    would_do: hand - HONOURS,
                })
            }
            (Task::Trick(trick), Act::Play(card)) => trick.check(hand, *card),
            (Task::Trick(trick), Act::PlayCalling(card)) => {
                trick.check(hand, *card)?;
                let would_do = trick.may_call(hand);
                if would_do.contains(*card) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::NotAllowedNow,
                    rule: Some(rule!("TR-2")),
                    would_do,
                })
            }
            _ => Ok(()),
        }
    }
}
