//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::{BOUTS, Edition, Switch, TRUMPS, callable, chien_size, poignee_sizes};
use crate::act::Act;
use crate::card::{Card, CardSet, Rank};
use crate::choice::{Choice, Poignee, must_be_held};
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::rule;
use crate::seat::BySeat;
use crate::trick::{OpenTrick, TrickRule};
use crate::variant::Rules;
use crate::view::{Own, Stage, View};
use crate::word::{Word, WordSet, highest};

/// What is asked of one seat.
pub enum Task {
    /// To bid or pass.
    Say(WordSet),
    /// To call one of these cards.
    Call(CardSet),
    /// To lay so many cards down, but not the card called.
    LayDown { count: u32, called: Option<Card> },
    /// To show a poignée of these trumps, or none.
    Poignee(Poignee),
    /// To play a card. `shut` is the card called, while the first trick is led.
    Play { open: OpenTrick, shut: Option<Card> },
}

impl Task {
    /// To bid more than anybody so far, or to pass (RULES.md JT-4).
    pub fn bid(edition: Edition, said: &BySeat<Option<Word>>) -> Task {
        let above = highest(said).map_or(Word::Pass, |(_, word)| word);
        let bids = Word::BIDS.into_iter().filter(|bid| *bid > above);
        let bids = bids.filter(|bid| *bid != Word::Petite || edition.petite == Switch::On);
        Task::Say(bids.chain([Word::Pass]).collect())
    }

    /// To announce a chelem, or not.
    pub fn announce() -> Task {
        Task::Say([Word::Jeu, Word::Chelem].into_iter().collect())
    }

    pub fn lay_down(seats: usize, called: Option<Card>) -> Task {
        Task::LayDown {
            count: chien_size(seats) as u32,
            called,
        }
    }

    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        view.seat().filter(|_| view.is_my_turn())?;
        let Own::Tarot(own) = &view.own else {
            return None;
        };
        Some(match view.stage {
            Stage::Talk => Task::bid(edition, &own.talk.said),
            Stage::Call => Task::Call(callable(view.hand)),
            Stage::Discard => Task::lay_down(view.seats, own.called),
            Stage::Announce => Task::announce(),
            _ => match own.may_show {
                Some(poignee) => Task::Poignee(poignee),
                None => Task::Play {
                    open: OpenTrick::with(edition.trick_rule(None), view.trick.in_order()),
                    shut: own.called.filter(|_| view.played.is_empty()),
                },
            },
        })
    }
}

/// What may be laid down: the cards that must go, and those of which the rest are chosen (RULES.md JT-7).
fn may_go(hand: CardSet, count: u32, called: Option<Card>) -> (CardSet, CardSet) {
    let never = CardSet::of_rank(Rank::King) | BOUTS | called.into_iter().collect();
    let plain = hand - never - TRUMPS;
    if plain.len() >= count {
        (CardSet::EMPTY, plain)
    } else {
        (plain, (hand & TRUMPS) - never)
    }
}

/// The poignée that a seat with these trumps, the Excuse among them, can show, if any (RULES.md JT-9).
pub(super) fn poignee(trumps: CardSet, seats: usize) -> Option<Poignee> {
    let sizes = poignee_sizes(seats);
    (trumps.len() >= sizes[0]).then_some(Poignee { trumps, sizes })
}

/// The cards that may be led in a hand while this card is called (RULES.md JT-6).
fn led(hand: CardSet, called: Card) -> CardSet {
    let suit = called.suit().cards().without(called);
    hand - suit
}

/// What the substitute does: it calls the first king that it does not hold, and plays the Excuse before its last card,
/// lest it change sides (RULES.md JT-19).
pub(super) fn substitute(choice: Choice, hand: CardSet) -> Option<Act> {
    Some(match choice {
        Choice::CallCard(cards) => {
            let kings = cards & CardSet::of_rank(Rank::King);
            Act::CallCard((kings - hand).first().or(kings.first())?)
        }
        Choice::Play { cards, .. } if hand.len() == 2 && cards.contains(Card::FOOL) => {
            Act::Play(Card::FOOL)
        }
        _ => choice.substitute(TrickRule::french_tarot())?,
    })
}

fn check_poignee(poignee: &Poignee, hand: CardSet, cards: CardSet) -> Result<(), Refusal> {
    let refused = |code, would_do| Refusal {
        code,
        rule: Some(rule!("JT-9")),
        would_do,
    };
    if !poignee.sizes.contains(&cards.len()) {
        Err(refused(RefusalCode::WrongCount, CardSet::EMPTY))
    } else if !(hand | poignee.trumps).contains_all(cards) {
        Err(Refusal::plain(RefusalCode::NotYourCard))
    } else if !poignee.allows(cards) {
        Err(refused(RefusalCode::FalseClaim, poignee.trumps))
    } else {
        Ok(())
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match *self {
            Task::Say(words) => Choice::Talk(words),
            Task::Call(cards) => Choice::CallCard(cards),
            Task::LayDown { count, called } => match may_go(hand, count, called) {
                (with, from) if with.is_empty() && (hand - TRUMPS).contains_all(from) => {
                    Choice::Discard {
                        count,
                        from,
                        together: CardSet::EMPTY,
                    }
                }
                (with, from) => Choice::DiscardWith {
                    with,
                    count: count - with.len(),
                    from,
                },
            },
            Task::Poignee(poignee) => Choice::Poignee(poignee),
            Task::Play { open, shut } => Choice::play(match shut {
                Some(called) => led(hand, called),
                None => open.playable(hand),
            }),
        }
    }

    #[inline]
    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::Play { open, shut }, Act::Play(card)) => {
                open.check(hand, *card)?;
                let would_do = shut.map_or(hand, |called| led(hand, called));
                if would_do.contains(*card) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::CalledSuit,
                    rule: Some(rule!("JT-6")),
                    would_do,
                })
            }
            (Task::LayDown { count, called }, Act::Discard(cards)) => {
                must_be_held(*cards, *count, hand)?;
                let (with, from) = may_go(hand, *count, *called);
                if cards.contains_all(with) && (with | from).contains_all(*cards) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule: Some(rule!("JT-7")),
                    would_do: with | from,
                })
            }
            (Task::Call(may), Act::CallCard(card)) if !may.contains(*card) => Err(Refusal {
                code: RefusalCode::CannotBeCalled,
                rule: Some(rule!("JT-5")),
                would_do: *may,
            }),
            (Task::Poignee(poignee), Act::Show(cards)) => check_poignee(poignee, hand, *cards),
            _ => Ok(()),
        }
    }
}
