//! What a seat may do now, and the list of legal acts.

use crate::act::{Act, ActKind};
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::deal::LegalAct;
use crate::history::Digest;
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::Seat;

/// What a seat may do now: enough for a screen to offer it and for a patron to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing: it is another seat's turn, or the deal is over.
    Nothing,
    /// Play a card to the trick.
    Play {
        /// The cards that may be played.
        cards: CardSet,
        /// The kings among them that may call their jack (troccas).
        calling: CardSet,
        /// Whether the deal may be offered instead (la triomphe).
        offer: bool,
    },
    /// Show some of these bonus cards, or none (triomphe/tavern).
    Show(CardSet),
    /// Discard cards face down.
    Discard {
        /// How many cards must be discarded.
        count: u32,
        /// The cards that may be discarded.
        from: CardSet,
    },
    /// Bid within these bounds, inclusive and relative to 43, or ask for `more` (mitigati/rufus).
    Bid {
        /// The lowest bid, as points relative to 43.
        least: i16,
        /// The highest bid, as points relative to 43.
        most: i16,
    },
    /// Accept or refuse the offered deal (la triomphe).
    Answer,
    /// Go for all five tricks, or stop (la triomphe).
    Vole,
    /// Take the turned card and the run under it, in exchange for cards that go under the stock; or leave them
    /// (as-qui-pille).
    Rob {
        /// How many cards go under the stock.
        count: u32,
        /// The cards to choose from: those held and those that would be taken.
        from: CardSet,
    },
    /// Bet, or say one of the words of a betting round (trefeltromp).
    Speak(Speak),
    /// Exchange one of these cards, or none (trefeltromp).
    Swap(CardSet),
    /// Lay one of these cards face down (trefeltromp).
    Lay(CardSet),
}

/// What a seat may say in a betting round (RULES.md 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speak {
    /// Whether it may pass without a bet.
    pub check: bool,
    /// The coins it takes to match the bet, or all the seat has left if that is less; `None`: it cannot call.
    pub call: Option<Coins>,
    /// Whether it may give up.
    pub fold: bool,
    /// What a first bet of the round may come to.
    pub bet: Option<Sizes>,
    /// What a raise may come to.
    pub raise: Option<Sizes>,
    /// Whether it may use the Fool's privilege.
    pub stay: bool,
}

/// The bounds, inclusive, of the seat's total in this round after a bet or raise.
/// If less than a full bet is left, both are all that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The lowest total, in coins.
    pub least: Coins,
    /// The total when everything left is bet.
    pub most: Coins,
}

impl Choice {
    /// The choice of a card to the trick, without calls or offers.
    pub(crate) const fn play(cards: CardSet) -> Choice {
        Choice::Play {
            cards,
            calling: CardSet::EMPTY,
            offer: false,
        }
    }

    /// Whether an act of this kind is possible now.
    pub fn admits(&self, kind: ActKind) -> bool {
        match self {
            Choice::Nothing => false,
            Choice::Play { calling, offer, .. } => match kind {
                ActKind::Play => true,
                ActKind::PlayCalling => !calling.is_empty(),
                ActKind::Offer => *offer,
                _ => false,
            },
            Choice::Show(_) => matches!(kind, ActKind::Show | ActKind::Hide),
            Choice::Discard { .. } => kind == ActKind::Discard,
            Choice::Bid { .. } => matches!(kind, ActKind::Bid | ActKind::More),
            Choice::Answer => matches!(kind, ActKind::Accept | ActKind::Refuse),
            Choice::Vole => matches!(kind, ActKind::Vole | ActKind::Stop),
            Choice::Rob { .. } => matches!(kind, ActKind::Rob | ActKind::Leave),
            Choice::Speak(speak) => match kind {
                ActKind::Check => speak.check,
                ActKind::Call => speak.call.is_some(),
                ActKind::Fold => speak.fold,
                ActKind::Bet => speak.bet.is_some(),
                ActKind::Raise => speak.raise.is_some(),
                ActKind::Stay => speak.stay,
                _ => false,
            },
            Choice::Swap(_) => matches!(kind, ActKind::Swap | ActKind::Keep),
            Choice::Lay(_) => kind == ActKind::Lay,
        }
    }

    /// Whether this choice allows the act.
    pub fn allows(&self, act: &Act) -> bool {
        self.admits(act.kind())
            && match (self, act) {
                (Choice::Play { cards, .. }, Act::Play(card)) => cards.contains(*card),
                (Choice::Play { calling, .. }, Act::PlayCalling(card)) => calling.contains(*card),
                (Choice::Show(from), Act::Show(cards)) => {
                    !cards.is_empty() && from.contains_all(*cards)
                }
                (Choice::Discard { count, from }, Act::Discard(cards))
                | (Choice::Rob { count, from }, Act::Rob(cards)) => {
                    cards.len() == *count && from.contains_all(*cards)
                }
                (Choice::Bid { least, most }, Act::Bid(points)) => (least..=most).contains(&points),
                (Choice::Speak(speak), Act::Bet(coins)) => {
                    speak.bet.is_some_and(|sizes| sizes.allow(*coins))
                }
                (Choice::Speak(speak), Act::Raise(coins)) => {
                    speak.raise.is_some_and(|sizes| sizes.allow(*coins))
                }
                (Choice::Swap(cards), Act::Swap(card)) | (Choice::Lay(cards), Act::Lay(card)) => {
                    cards.contains(*card)
                }
                _ => true,
            }
    }
}

impl Sizes {
    /// Whether the amount is within the bounds.
    pub fn allow(&self, coins: Coins) -> bool {
        (self.least..=self.most).contains(&coins)
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

    /// The bonus cards that may be shown.
    pub fn showable(&self) -> CardSet {
        match self.choice {
            Choice::Show(cards) => cards,
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
    /// amounts from the smallest. `None` where there are more than can be listed (large bets).
    pub fn acts(&self) -> Option<Vec<Act>> {
        let mut acts = Vec::new();
        match self.choice {
            Choice::Nothing => {}
            Choice::Play {
                cards,
                calling,
                offer,
            } => {
                acts.extend(cards.iter().map(Act::Play));
                acts.extend(calling.iter().map(Act::PlayCalling));
                acts.extend(offer.then_some(Act::Offer));
            }
            Choice::Show(cards) => {
                let choices = 1..1u32 << cards.len();
                acts.extend(choices.map(|bits| Act::Show(subset(cards, bits))));
                acts.push(Act::Hide);
            }
            Choice::Discard { count, from } => {
                acts.extend(choices_of(from, count).into_iter().map(Act::Discard));
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
        }
        Some(acts)
    }

    /// A random legal act, for simulations and tests; `below(n)` must return a number from 0 to n - 1.
    /// All acts are equally likely, except bets: the word is drawn first, then the amount.
    pub fn random(&self, mut below: impl FnMut(u32) -> u32) -> Option<Act> {
        let act = match self.choice {
            Choice::Nothing => return None,
            Choice::Discard { count, from } => Act::Discard(drawn(from, count, &mut below)),
            Choice::Speak(speak) => speak.random(&mut below)?,
            _ => {
                let acts = self.acts()?;
                return acts.get(below(acts.len() as u32) as usize).copied();
            }
        };
        Some(act)
    }
}

impl Speak {
    /// The acts of a betting round that have no amount.
    fn words(&self) -> impl Iterator<Item = Act> {
        [
            (self.check, Act::Check),
            (self.call.is_some(), Act::Call),
            (self.fold, Act::Fold),
            (self.stay, Act::Stay),
        ]
        .into_iter()
        .filter_map(|(may, act)| may.then_some(act))
    }

    fn random(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Act> {
        let mut acts: Vec<Act> = self.words().collect();
        let mut amount = |sizes: Sizes| {
            let more = u32::try_from(sizes.most.0 - sizes.least.0).unwrap_or(u32::MAX - 1);
            Coins(sizes.least.0 + i64::from(below(more + 1)))
        };
        acts.extend(self.bet.map(|sizes| Act::Bet(amount(sizes))));
        acts.extend(self.raise.map(|sizes| Act::Raise(amount(sizes))));
        let last = acts.len().checked_sub(1)?;
        Some(acts[(below(acts.len() as u32) as usize).min(last)])
    }
}

/// Checks the cards of an act before any rule: their number, then whether they are held,
/// in the order of `crates/rules/tests/cases/README.md`.
pub(crate) fn must_be_held(cards: CardSet, count: u32, held: CardSet) -> Result<(), Refusal> {
    if cards.len() != count {
        Err(Refusal::plain(RefusalCode::WrongCount))
    } else if !held.contains_all(cards) {
        Err(Refusal::plain(RefusalCode::NotYourCard))
    } else {
        Ok(())
    }
}

fn subset(cards: CardSet, bits: u32) -> CardSet {
    let chosen = cards.iter().enumerate();
    let chosen = chosen.filter(|(n, _)| bits >> n & 1 != 0);
    chosen.map(|(_, card)| card).collect()
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
