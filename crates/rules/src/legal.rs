//! Checked acts, and the list of all that a seat may do.

use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::choice::{Choice, Poignee, Sizes};
use crate::coins::Coins;
use crate::history::Digest;
use crate::seat::Seat;

/// A checked act. It can be applied once, to the deal it was checked against, before anything else happens there.
///
/// It is bound to the whole history of that deal: setup, pack and all acts so far.
/// A copy of the deal has the same history and accepts it too.
#[derive(Debug, PartialEq, Eq)]
pub struct LegalAct {
    pub(crate) seat: Seat,
    pub(crate) act: Act,
    pub(crate) checked_at: Digest,
}

/// The act was checked against another deal, or earlier in this one. This is a bug in the caller, not the player's
/// mistake: check it again or drop it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this act was checked against another deal, or earlier in this one")]
pub struct StaleAct;

impl LegalAct {
    /// The seat that acts.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The act that was checked.
    pub fn act(&self) -> Act {
        self.act
    }
}

/// What a seat may do now; empty if it is not its turn.
#[derive(Clone, Copy, Debug)]
pub struct LegalActs {
    choice: Choice,
    /// The seat and the moment, if this comes from a deal. A view has no authority to check an act.
    checked: Option<(Seat, Digest)>,
}

impl LegalActs {
    /// Above this number, acts are not listed.
    const MOST_LISTED: i64 = 10_000;

    #[inline]
    pub(crate) fn of_deal(seat: Seat, now: Digest, choice: Choice) -> LegalActs {
        LegalActs {
            choice,
            checked: Some((seat, now)),
        }
    }

    pub(crate) fn of_view(choice: Choice) -> LegalActs {
        LegalActs {
            choice,
            checked: None,
        }
    }

    /// The same as one value.
    pub fn choice(&self) -> Choice {
        self.choice
    }

    /// Whether the seat may do nothing.
    pub fn is_empty(&self) -> bool {
        self.choice == Choice::Nothing
    }

    /// The cards that may be played to the trick.
    #[inline]
    pub fn cards(&self) -> CardSet {
        match self.choice {
            Choice::Play { cards, .. } => cards,
            _ => CardSet::EMPTY,
        }
    }

    /// The `n`th playable card, from 0, ready to be applied: the fast way of random play.
    /// `None` from [`View::legal`](crate::View::legal) too: only a deal checks what can be applied to it.
    #[inline]
    pub fn nth_card(&self, n: u32) -> Option<LegalAct> {
        let card = self.cards().nth(n)?;
        let (seat, checked_at) = self.checked?;
        Some(LegalAct {
            seat,
            act: Act::Play(card),
            checked_at,
        })
    }

    /// Every legal act, in a fixed order: cards by number, then calls, then words; sets of cards by their cards;
    /// amounts from the smallest. `None` where there are more than can be listed (large bets, a large discard, poignées).
    pub fn acts(&self) -> Option<Vec<Act>> {
        let mut acts = Vec::new();
        match self.choice {
            Choice::Nothing => {}
            Choice::Play {
                cards,
                calling,
                offer,
                signals,
            } => {
                acts.extend(cards.iter().map(Act::Play));
                acts.extend(calling.iter().map(Act::PlayCalling));
                acts.extend(offer.then_some(Act::Offer));
                for card in signals.iter() {
                    let said = self.choice.signals_with(card).into_iter();
                    acts.extend(said.map(|signal| Act::PlaySaying(card, signal)));
                }
            }
            Choice::Show(cards) => {
                let choices = 1..1u32 << cards.len();
                acts.extend(choices.map(|bits| Act::Show(subset(cards, bits))));
                acts.push(Act::Hide);
            }
            Choice::Discard {
                count,
                from,
                together,
            } => {
                let rest = count.checked_sub(together.len());
                let rest = rest.filter(|_| !together.is_empty());
                let listed = ways(from, count) + rest.map_or(0, |rest| ways(from, rest));
                if listed > LegalActs::MOST_LISTED {
                    return None;
                }
                acts.extend(choices_of(from, count).into_iter().map(Act::Discard));
                let with = rest.map(|rest| choices_of(from, rest)).unwrap_or_default();
                acts.extend(with.into_iter().map(|cards| Act::Discard(cards | together)));
            }
            Choice::Bid { least, most } => {
                acts.extend((least..=most).map(Act::Bid));
                acts.push(Act::More);
            }
            Choice::Answer => acts.extend([Act::Accept, Act::Refuse]),
            Choice::Vole => acts.extend([Act::Vole, Act::Stop]),
            Choice::Rob { count, from } => {
                acts.extend(choices_of(from, count).into_iter().map(Act::Rob));
                acts.push(Act::Leave);
            }
            Choice::Speak(speak) => {
                acts.extend(speak.words());
                for (sizes, act) in [
                    (speak.bet, Act::Bet as fn(Coins) -> Act),
                    (speak.raise, Act::Raise),
                ] {
                    let Some(Sizes { least, most }) = sizes else {
                        continue;
                    };
                    if most.0 - least.0 > LegalActs::MOST_LISTED {
                        return None;
                    }
                    acts.extend((least.0..=most.0).map(|coins| act(Coins(coins))));
                }
            }
            Choice::Swap(cards) => {
                acts.extend(cards.iter().map(Act::Swap));
                acts.push(Act::Keep);
            }
            Choice::Lay(cards) => acts.extend(cards.iter().map(Act::Lay)),
            Choice::CallCard(cards) => acts.extend(cards.iter().map(Act::CallCard)),
            Choice::DiscardWith { with, count, from } => {
                if ways(from, count) > LegalActs::MOST_LISTED {
                    return None;
                }
                let chosen = choices_of(from, count).into_iter();
                acts.extend(chosen.map(|cards| Act::Discard(cards | with)));
            }
            // There can be 43,758 (RECORD.md).
            Choice::Poignee(_) => return None,
            Choice::Talk(words) => acts.extend(words.iter().map(Act::Say)),
            Choice::Declare(cards) => acts.extend([Act::Show(cards), Act::Hide]),
        }
        Some(acts)
    }

    /// A random legal act, for simulations and tests; `below(n)` must return a number from 0 to n - 1.
    /// All acts are equally likely, but for bets, where the word is drawn first, then the amount, and for cards that can
    /// only be discarded together: they go in every other discard.
    pub fn random(&self, mut below: impl FnMut(u32) -> u32) -> Option<Act> {
        let act = match self.choice {
            Choice::Nothing => return None,
            Choice::Discard {
                count,
                from,
                together,
            } => match count.checked_sub(together.len()) {
                Some(rest) if !together.is_empty() && below(2) == 0 => {
                    Act::Discard(drawn(from, rest, &mut below) | together)
                }
                _ => Act::Discard(drawn(from, count, &mut below)),
            },
            Choice::DiscardWith { with, count, from } => {
                Act::Discard(drawn(from, count, &mut below) | with)
            }
            Choice::Poignee(poignee) => random_poignee(poignee, &mut below),
            Choice::Speak(speak) => speak.random(&mut below)?,
            _ => {
                let acts = self.acts()?;
                return acts.get(below(acts.len() as u32) as usize).copied();
            }
        };
        Some(act)
    }
}

/// None, or one of a size that the trumps allow; with the Excuse only if no other trump would be left.
fn random_poignee(poignee: Poignee, below: &mut impl FnMut(u32) -> u32) -> Act {
    let trumps = poignee.trumps.without(Card::FOOL);
    let size = poignee.sizes[below(3) as usize];
    if below(2) == 0 || size > poignee.trumps.len() {
        Act::Hide
    } else if size > trumps.len() {
        Act::Show(poignee.trumps)
    } else {
        Act::Show(drawn(trumps, size, below))
    }
}

fn subset(cards: CardSet, bits: u32) -> CardSet {
    let chosen = cards.iter().enumerate();
    let chosen = chosen.filter(|(n, _)| bits >> n & 1 != 0);
    chosen.map(|(_, card)| card).collect()
}

/// The number of sets of `count` of these cards.
fn ways(from: CardSet, count: u32) -> i64 {
    let (cards, count) = (i64::from(from.len()), i64::from(count));
    (0..count).fold(1, |ways, n| ways * (cards - n).max(0) / (n + 1))
}

/// Every set of `count` of these cards.
fn choices_of(from: CardSet, count: u32) -> Vec<CardSet> {
    let cards: Vec<Card> = from.iter().collect();
    let mut choices = vec![(CardSet::EMPTY, 0)];
    for _ in 0..count {
        choices = choices
            .into_iter()
            .flat_map(|(chosen, next)| {
                let rest = cards.iter().enumerate().skip(next);
                rest.map(move |(n, card)| (chosen.with(*card), n + 1))
            })
            .collect();
    }
    choices.into_iter().map(|(chosen, _)| chosen).collect()
}

fn drawn(from: CardSet, count: u32, below: &mut impl FnMut(u32) -> u32) -> CardSet {
    let (mut left, mut drawn) = (from, CardSet::EMPTY);
    for _ in 0..count.min(from.len()) {
        if let Some(card) = left.nth(below(left.len())) {
            left.remove(card);
            drawn.insert(card);
        }
    }
    drawn
}
