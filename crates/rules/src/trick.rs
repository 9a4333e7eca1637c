//! The common trick rule (RULES.md 0.2), and how the games differ in it.

use crate::card::{Card, CardSet, Suit};
use crate::refusal::{Refusal, RefusalCode};

/// What following, trumping and winning mean in one variant.
pub(crate) struct TrickRule {
    trumps: CardSet,
    /// The Fool where it is an excuse, else nothing.
    excuse: CardSet,
    ranks: [u8; 128],
    duty: Duty,
    /// What a card needs above the best one's power to take the trick from it.
    step: u8,
}

/// How plain suits rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// Which trump is the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TopTrump {
    /// XXI.
    World,
    /// XX, and XXI below it (RULES.md 3).
    Angel,
}

/// How kings, queens, knights and jacks of a suit rank among each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Courts {
    /// King, queen, knight, jack.
    Ranked,
    /// All alike, and the first played stands (RULES.md WP-1).
    EqualFirst,
    /// All alike, and the last played wins (RULES.md WP-1).
    EqualLast,
}

/// Where the ace stands in a suit of the 32-card pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AceRank {
    /// Between jack and ten (RULES.md 9).
    BelowJack,
    /// Above the king (RULES.md 10).
    High,
}

/// Must one win the trick if one can?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Duty {
    /// No (RULES.md 0.2 (5)).
    Follow,
    /// Yes, in the suit led and in trumps (RULES.md FT-1).
    Beat,
}

/// Strength by card index: 1 to 14 within a plain suit, from 100 the trumps.
const fn tarot_ranks(pips: Pips, top: TopTrump, courts: Courts) -> [u8; 128] {
    let mut ranks = [0; 128];
    let mut index = 0;
    while index < 78 {
        let in_suit = (index % 14) as u8;
        let round = 28 <= index && index < 56;
        ranks[index] = if index >= 56 {
            100 + (index - 56) as u8
        } else if round && in_suit < 10 && matches!(pips, Pips::RoundReversed) {
            10 - in_suit
        } else if in_suit >= 10 && !matches!(courts, Courts::Ranked) {
            11
        } else {
            in_suit + 1
        };
        index += 1;
    }
    if matches!(top, TopTrump::Angel) {
        (ranks[76], ranks[77]) = (121, 120);
    }
    ranks
}

/// The same for the 32-card pack: 1 to 8 within a suit, from 100 the suit that was turned up.
const fn french_ranks(trump: usize, ace: AceRank) -> [u8; 128] {
    // 7 8 9 10 J Q K A, as they are numbered.
    let in_suit = match ace {
        AceRank::BelowJack => [1, 2, 3, 4, 6, 7, 8, 5],
        AceRank::High => [1, 2, 3, 4, 5, 6, 7, 8],
    };
    let mut ranks = [0; 128];
    let mut n = 0;
    while n < 32 {
        ranks[78 + n] = in_suit[n % 8] + if n / 8 == trump { 100 } else { 0 };
        n += 1;
    }
    ranks
}

/// Strength where no suit is in effect (RULES.md 11): pips by their number, above them all courts alike,
/// then the aces, from 100 the trumps.
const fn suitless_ranks() -> [u8; 128] {
    let mut ranks = [0; 128];
    let mut index = 0;
    while index < 78 {
        ranks[index] = match index % 14 {
            _ if index >= 56 => 100 + (index - 56) as u8,
            0 => 12,
            pips @ 1..10 => pips as u8 + 1,
            _ => 11,
        };
        index += 1;
    }
    ranks
}

const PIPS: [Pips; 2] = [Pips::Straight, Pips::RoundReversed];
const FOOLS: [FoolRole; 2] = [FoolRole::LowestTrump, FoolRole::Excuse];
const TOPS: [TopTrump; 2] = [TopTrump::World, TopTrump::Angel];
const COURTS: [Courts; 3] = [Courts::Ranked, Courts::EqualFirst, Courts::EqualLast];
const FRENCH_SUITS: [Suit; 4] = [Suit::Piques, Suit::Carreaux, Suit::Trefles, Suit::Coeurs];

static TAROT: [TrickRule; 24] = {
    let mut rules = [const {
        TrickRule::tarot(
            Pips::Straight,
            FoolRole::Excuse,
            TopTrump::World,
            Courts::Ranked,
        )
    }; 24];
    let mut n = 0;
    while n < 24 {
        rules[n] = TrickRule::tarot(
            PIPS[n / 12],
            FOOLS[n / 6 % 2],
            TOPS[n / 3 % 2],
            COURTS[n % 3],
        );
        n += 1;
    }
    rules
};

static FRENCH: [TrickRule; 8] = {
    let mut rules = [const { TrickRule::french(0, AceRank::High) }; 8];
    let mut n = 0;
    while n < 4 {
        rules[n] = TrickRule::french(n, AceRank::BelowJack);
        rules[4 + n] = TrickRule::french(n, AceRank::High);
        n += 1;
    }
    rules
};

static SUITLESS: TrickRule = TrickRule {
    trumps: CardSet::TAROT,
    excuse: CardSet::EMPTY,
    ranks: suitless_ranks(),
    duty: Duty::Follow,
    step: 1,
};

impl TrickRule {
    /// Of a game in which any card of the tarot pack beats any weaker one (RULES.md 11).
    pub fn without_suits() -> &'static TrickRule {
        &SUITLESS
    }

    /// Of a game with the tarot pack, in which nobody need beat what lies there.
    pub fn of(pips: Pips, fool: FoolRole, top: TopTrump, courts: Courts) -> &'static TrickRule {
        &TAROT[pips as usize * 12 + fool as usize * 6 + top as usize * 3 + courts as usize]
    }

    /// Of a game with the 32-card pack, in which one must win the trick if one can (RULES.md FT-1).
    /// Without a suit turned up (before the deal) the first one stands for it.
    pub fn with_turned(turned: Option<Suit>, ace: AceRank) -> &'static TrickRule {
        let trump = FRENCH_SUITS.iter().position(|suit| Some(*suit) == turned);
        &FRENCH[ace as usize * 4 + trump.unwrap_or_default()]
    }

    const fn tarot(pips: Pips, fool: FoolRole, top: TopTrump, courts: Courts) -> TrickRule {
        let all_trumps = Suit::Trumps.cards();
        let (trumps, excuse) = match fool {
            FoolRole::LowestTrump => (all_trumps, CardSet::EMPTY),
            FoolRole::Excuse => (all_trumps.without(Card::FOOL), CardSet::of(Card::FOOL)),
        };
        TrickRule {
            trumps,
            excuse,
            ranks: tarot_ranks(pips, top, courts),
            duty: Duty::Follow,
            step: match courts {
                Courts::Ranked | Courts::EqualFirst => 1,
                Courts::EqualLast => 0,
            },
        }
    }

    const fn french(trump: usize, ace: AceRank) -> TrickRule {
        TrickRule {
            trumps: FRENCH_SUITS[trump].cards(),
            excuse: CardSet::EMPTY,
            ranks: french_ranks(trump, ace),
            duty: Duty::Beat,
            step: 1,
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

    /// The power that a card needs to take a trick in which these lie.
    pub fn needed(&self, trick: impl IntoIterator<Item = Card>, suit: CardSet) -> u8 {
        let powers = trick.into_iter().map(|card| self.power(card, suit));
        powers.fold(TrickRule::LEAST, |needed, power| {
            if power >= needed {
                self.needed_above(power)
            } else {
                needed
            }
        })
    }

    /// The power that takes a trick in which nothing lies that can win.
    pub const LEAST: u8 = 1;

    /// The power that takes a trick from a card of this power.
    #[inline]
    pub fn needed_above(&self, power: u8) -> u8 {
        power + self.step
    }

    /// What may be played of a hand when this suit is asked for and a card needs so much power to take the trick
    /// (RULES.md 0.2 (1) to (4), (7), FT-1).
    #[inline]
    pub fn playable(&self, hand: CardSet, suit: CardSet, needed: u8) -> CardSet {
        let following = hand & suit;
        let trumps = hand & self.trumps;
        let due = if !following.is_empty() {
            following
        } else if trumps.is_empty() || suit.is_empty() {
            return hand;
        } else {
            trumps
        };
        let due = match self.duty {
            Duty::Follow => due,
            Duty::Beat => self.beating(due, suit, needed),
        };
        due | hand & self.excuse
    }

    /// Those that take the trick, if there are any; else all.
    fn beating(&self, due: CardSet, suit: CardSet, needed: u8) -> CardSet {
        let takes = |card: &Card| self.power(*card, suit) >= needed;
        let beating: CardSet = due.iter().filter(takes).collect();
        if beating.is_empty() { due } else { beating }
    }

    /// The other face of [`TrickRule::playable`]: why a held card may not be played.
    pub fn why_not(
        &self,
        hand: CardSet,
        suit: CardSet,
        needed: u8,
        card: Card,
    ) -> Result<(), Refusal> {
        let would_do = self.playable(hand, suit, needed);
        if would_do.contains(card) {
            return Ok(());
        }
        let follows = !(hand & suit).is_empty();
        let (code, rule) = match self.duty {
            Duty::Beat if follows && suit.contains(card) => (RefusalCode::MustBeat, "FT-1"),
            Duty::Beat if follows => (RefusalCode::MustFollow, "FT-1"),
            Duty::Beat if self.trumps.contains(card) => (RefusalCode::MustOvertrump, "FT-1"),
            Duty::Beat => (RefusalCode::MustTrump, "FT-1"),
            Duty::Follow if !follows => (RefusalCode::MustTrump, "0.2 (3)"),
            Duty::Follow if card == Card::FOOL => (RefusalCode::MustFollow, "TM-1"),
            Duty::Follow => (RefusalCode::MustFollow, "0.2 (2)"),
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
        cards.iter().min_by_key(|&card| self.parting(card))
    }

    /// Cards in the order in which the substitute parts with them (RULES.md 0.3).
    pub fn lowest_first(&self, cards: CardSet) -> Vec<Card> {
        let mut cards: Vec<_> = cards.iter().collect();
        cards.sort_by_key(|&card| self.parting(card));
        cards
    }

    fn parting(&self, card: Card) -> (bool, u8, Card) {
        (card == Card::FOOL, self.ranks[card.index()], card)
    }
}
