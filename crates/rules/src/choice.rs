//! What a seat may do now.

use crate::act::{Act, ActKind, Signal};
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::refusal::{Refusal, RefusalCode};
use crate::word::WordSet;

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
        /// The cards with which the leader may give a signal (ottocento).
        signals: CardSet,
    },
    /// Show some of these bonus cards, or none (triomphe/tavern).
    Show(CardSet),
    /// Discard cards face down.
    Discard {
        /// How many cards must be discarded.
        count: u32,
        /// The cards that may be discarded.
        from: CardSet,
        /// Cards that may be discarded all together or not at all; empty if there are none (RULES.md TG-3).
        together: CardSet,
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
    /// Say one of these words of the talk (sicilian, troggu).
    Talk(WordSet),
    /// Call one of these cards (tarot).
    CallCard(CardSet),
    /// Lay down some cards that must all go, and as many others as are missing (tarot, RULES.md JT-7).
    DiscardWith {
        /// The cards that must go.
        with: CardSet,
        /// How many others must go.
        count: u32,
        /// The cards of which these may be chosen.
        from: CardSet,
    },
    /// Show a poignée, or none (tarot, RULES.md JT-9).
    Poignee(Poignee),
    /// Show exactly these cards, which make combinations, or none (ottocento).
    Declare(CardSet),
}

/// The poignées that a seat may show (RULES.md JT-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poignee {
    /// Its trumps, the Excuse among them, and the trumps that it had to lay down.
    pub trumps: CardSet,
    /// The numbers of cards of a single, a double and a triple one.
    pub sizes: [u32; 3],
}

impl Poignee {
    /// Whether these cards are a poignée: one of the sizes, trumps alone, and with the Excuse all of them.
    pub fn allows(&self, cards: CardSet) -> bool {
        let hides_none = cards == self.trumps;
        self.sizes.contains(&cards.len())
            && self.trumps.contains_all(cards)
            && (hides_none || !cards.contains(Card::FOOL))
    }
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
            signals: CardSet::EMPTY,
        }
    }

    /// The signals that may be given with this card. Whoever leads may play every card of the hand, so the cards to
    /// choose from tell which of them are true (RULES.md OT-9).
    pub fn signals_with(&self, card: Card) -> Vec<Signal> {
        match self {
            Choice::Play { cards, signals, .. } if signals.contains(card) => {
                let is_true = |signal: &Signal| signal.is_true(card, *cards);
                Signal::ALL.into_iter().filter(is_true).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether an act of this kind is possible now.
    pub fn admits(&self, kind: ActKind) -> bool {
        match self {
            Choice::Nothing => false,
            Choice::Play {
                calling,
                offer,
                signals,
                ..
            } => match kind {
                ActKind::Play => true,
                ActKind::PlayCalling => !calling.is_empty(),
                ActKind::Offer => *offer,
                ActKind::PlaySaying => !signals.is_empty(),
                _ => false,
            },
            Choice::Show(_) | Choice::Declare(_) => matches!(kind, ActKind::Show | ActKind::Hide),
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
            Choice::CallCard(_) => kind == ActKind::CallCard,
            Choice::DiscardWith { .. } => kind == ActKind::Discard,
            Choice::Poignee(_) => matches!(kind, ActKind::Show | ActKind::Hide),
            Choice::Talk(words) => matches!(kind, ActKind::Say(word) if words.contains(word)),
        }
    }

    /// Those of these cards that may be discarded beside each other.
    pub fn may_go(&self, cards: CardSet) -> CardSet {
        match self {
            Choice::Discard { from, together, .. } if cards.contains_all(*together) => {
                cards & (*from | *together)
            }
            Choice::Discard { from, .. } => cards & *from,
            _ => CardSet::EMPTY,
        }
    }

    /// Whether this choice allows the act.
    pub fn allows(&self, act: &Act) -> bool {
        self.admits(act.kind())
            && match (self, act) {
                (Choice::Play { cards, .. }, Act::Play(card)) => cards.contains(*card),
                (Choice::Play { calling, .. }, Act::PlayCalling(card)) => calling.contains(*card),
                (Choice::Play { .. }, Act::PlaySaying(card, signal)) => {
                    self.signals_with(*card).contains(signal)
                }
                (Choice::Declare(all), Act::Show(cards)) => cards == all,
                (Choice::Show(from), Act::Show(cards)) => {
                    !cards.is_empty() && from.contains_all(*cards)
                }
                (Choice::Discard { count, .. }, Act::Discard(cards)) => {
                    cards.len() == *count && self.may_go(*cards) == *cards
                }
                (Choice::Rob { count, from }, Act::Rob(cards)) => {
                    cards.len() == *count && from.contains_all(*cards)
                }
                (Choice::DiscardWith { with, count, from }, Act::Discard(cards)) => {
                    let others = *cards - *with;
                    cards.contains_all(*with) && others.len() == *count && from.contains_all(others)
                }
                (Choice::CallCard(may), Act::CallCard(card)) => may.contains(*card),
                (Choice::Poignee(poignee), Act::Show(cards)) => poignee.allows(*cards),
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

impl Speak {
    /// The acts of a betting round that have no amount.
    pub(crate) fn words(&self) -> impl Iterator<Item = Act> {
        [
            (self.check, Act::Check),
            (self.call.is_some(), Act::Call),
            (self.fold, Act::Fold),
            (self.stay, Act::Stay),
        ]
        .into_iter()
        .filter_map(|(may, act)| may.then_some(act))
    }

    /// A random legal act: first the word, then the amount.
    pub(crate) fn random(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Act> {
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
