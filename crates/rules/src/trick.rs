//! The common trick rule (RULES.md 0.2).

use crate::card::{Card, CardSet, Suit};
use crate::refusal::{Refusal, RefusalCode};

/// What following, trumping and winning mean in one variant.
pub(crate) struct TrickRule {
    trumps: CardSet,
    /// The Fool where it is an excuse, else nothing.
    excuse: CardSet,
    ranks: &'static [u8; 128],
}

/// How plain suits rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pips {
    /// The ace lowest in every suit.
    Straight,
    /// In cups and coins the ace is the best pip and the ten the worst (RULES.md 0.1).
    RoundReversed,
}

/// What the Fool is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoolRole {
    /// The lowest trump (RULES.md TM-1).
    LowestTrump,
    /// An excuse: played at any moment, never wins, fixes no suit (RULES.md 0.2 (7)).
    Excuse,
}

static STRAIGHT: [u8; 128] = ranks(Pips::Straight);
static ROUND_REVERSED: [u8; 128] = ranks(Pips::RoundReversed);

/// Strength by card index: 1 to 14 within a plain suit, from 100 the trumps.
const fn ranks(pips: Pips) -> [u8; 128] {
    let mut ranks = [0; 128];
    let mut index = 0;
    while index < 78 {
        let in_suit = (index % 14) as u8;
        let round = 28 <= index && index < 56;
        ranks[index] = if index >= 56 {
            100 + (index - 56) as u8
        } else if round && in_suit < 10 && matches!(pips, Pips::RoundReversed) {
            10 - in_suit
        } else {
            in_suit + 1
        };
        index += 1;
    }
    ranks
}

static RULES: [[TrickRule; 2]; 2] = [
    [
        TrickRule::new(Pips::Straight, FoolRole::LowestTrump),
        TrickRule::new(Pips::Straight, FoolRole::Excuse),
    ],
    [
        TrickRule::new(Pips::RoundReversed, FoolRole::LowestTrump),
        TrickRule::new(Pips::RoundReversed, FoolRole::Excuse),
    ],
];

impl TrickRule {
    pub fn of(pips: Pips, fool: FoolRole) -> &'static TrickRule {
        &RULES[pips as usize][fool as usize]
    }

    const fn new(pips: Pips, fool: FoolRole) -> TrickRule {
        let all_trumps = Suit::Trumps.cards();
        let (trumps, excuse) = match fool {
            FoolRole::LowestTrump => (all_trumps, CardSet::EMPTY),
            FoolRole::Excuse => (all_trumps.without(Card::FOOL), CardSet::of(Card::FOOL)),
        };
        TrickRule {
            trumps,
            excuse,
            ranks: match pips {
                Pips::Straight => &STRAIGHT,
                Pips::RoundReversed => &ROUND_REVERSED,
            },
        }
    }

    /// The suit that a card fixes when it is led: nothing for an excuse (RULES.md 0.2 (7)).
    #[inline]
    pub fn suit_fixed_by(&self, card: Card) -> CardSet {
        if self.excuse.contains(card) {
            CardSet::EMPTY
        } else {
            card.suit().cards() - self.excuse
        }
    }

    /// The suit that a trick so far asks for: nothing while it is free.
    pub fn suit_led(&self, trick: impl IntoIterator<Item = Card>) -> CardSet {
        trick
            .into_iter()
            .map(|card| self.suit_fixed_by(card))
            .find(|suit| !suit.is_empty())
            .unwrap_or_default()
    }

    /// What may be played of a hand when this suit is asked for (RULES.md 0.2 (1) to (4), (7)).
    #[inline]
    pub fn playable(&self, hand: CardSet, suit: CardSet) -> CardSet {
        let following = hand & suit;
        let trumps = hand & self.trumps;
        let due = if !following.is_empty() {
            following
        } else if trumps.is_empty() || suit.is_empty() {
            return hand;
        } else {
            trumps
        };
        due | hand & self.excuse
    }

    /// The other face of [`TrickRule::playable`]: why a held card may not be played.
    pub fn why_not(&self, hand: CardSet, suit: CardSet, card: Card) -> Result<(), Refusal> {
        let would_do = self.playable(hand, suit);
        if would_do.contains(card) {
            return Ok(());
        }
        let (code, rule) = if (hand & suit).is_empty() {
            (RefusalCode::MustTrump, "0.2 (3)")
        } else if card == Card::FOOL {
            (RefusalCode::MustFollow, "TM-1")
        } else {
            (RefusalCode::MustFollow, "0.2 (2)")
        };
        Err(Refusal {
            code,
            rule,
            would_do,
        })
    }

    /// How strong a card is in a trick that asks for this suit; 0 cannot win (RULES.md 0.2 (6), (7)).
    #[inline]
    pub fn power(&self, card: Card, suit: CardSet) -> u8 {
        if (suit | self.trumps).contains(card) {
            self.ranks[card.index() & 127]
        } else {
            0
        }
    }

    /// Cards from strongest to weakest, as they rank within their own suit.
    pub fn strongest_first(&self, cards: CardSet) -> Vec<Card> {
        let mut cards: Vec<_> = cards.iter().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(self.ranks[card.index()]));
        cards
    }

    /// The card that the substitute plays of these: plain suits before trumps, weakest first,
    /// equal ranks by suit, the Fool last (RULES.md 0.3).
    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        cards
            .iter()
            .min_by_key(|&card| (card == Card::FOOL, self.ranks[card.index()], card))
    }
}
