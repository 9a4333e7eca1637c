//! The common rule of tricks (RULES.md 0.2), and how the games vary it.

use crate::card::{Card, CardSet, Suit};
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::rule;

/// What following, trumping and winning mean in one variant.
pub(crate) struct TrickRule {
    trumps: CardSet,
    /// The Fool if it is an excuse, else empty.
    excuse: CardSet,
    ranks: [u8; 128],
    duty: Duty,
    /// How much a card's power must exceed the best one's to take the trick from it.
    step: u8,
    /// The power of the cards that are beaten by a later one of the same power; 0 if there are none.
    later: u8,
}

/// How the plain suits rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pips {
    /// The ace is lowest in every suit.
    Straight,
    /// In cups and coins the ace is the best pip card and the ten the worst (RULES.md 0.1).
    RoundReversed,
}

/// How the Fool is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoolRole {
    /// As the lowest trump (RULES.md TM-1).
    LowestTrump,
    /// As the highest trump, number 22 (RULES.md TM-1).
    HighestTrump,
    /// As an excuse: playable at any moment, never wins, does not set the suit (RULES.md 0.2 (7)).
    Excuse,
}

/// Which trump is the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TopTrump {
    /// The World, XXI.
    World,
    /// The Angel, XX, with XXI next below it (RULES.md 3).
    Angel,
}

/// How the courts of a suit rank among themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Courts {
    /// King, queen, knight, jack, from the top.
    Ranked,
    /// Equal; the first one played beats the others (RULES.md WP-1).
    EqualFirst,
    /// Equal; the last one played beats the others (RULES.md WP-1).
    EqualLast,
}

/// Where the ace ranks in a suit of the 32-card pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AceRank {
    /// Between jack and ten (RULES.md 9).
    BelowJack,
    /// Above the king (RULES.md 10).
    High,
}

/// Whether a player must win the trick if possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Duty {
    /// No (RULES.md 0.2 (5)).
    Follow,
    /// Yes, in the suit led and in trumps (RULES.md FT-1).
    Beat,
    /// Only whoever plays a trump must go above those in the trick (RULES.md JT-11).
    Overtrump,
}

/// Strength by card index: 1 to 14 in a plain suit, from 100 on for trumps.
const fn tarot_ranks(pips: Pips, fool: FoolRole, top: TopTrump, courts: Courts) -> [u8; 128] {
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
    if matches!(fool, FoolRole::HighestTrump) {
        ranks[56] = 122;
    }
    ranks
}

/// The same for the 32-card pack: 1 to 8 in a suit, from 100 on for the suit turned up.
const fn french_ranks(trump: usize, ace: AceRank) -> [u8; 128] {
    // 7 8 9 10 J Q K A, the order in which they are numbered.
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

/// Strength in a game without suits (RULES.md 11): pips by their number, above them all courts as equals,
/// then the aces, and trumps from 100 on.
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
const FOOLS: [FoolRole; 3] = [
    FoolRole::LowestTrump,
    FoolRole::HighestTrump,
    FoolRole::Excuse,
];
const TOPS: [TopTrump; 2] = [TopTrump::World, TopTrump::Angel];
const COURTS: [Courts; 3] = [Courts::Ranked, Courts::EqualFirst, Courts::EqualLast];
const FRENCH_SUITS: [Suit; 4] = [Suit::Piques, Suit::Carreaux, Suit::Trefles, Suit::Coeurs];

static TAROT: [TrickRule; 36] = {
    let mut rules = [const {
        TrickRule::tarot(
            Pips::Straight,
            FoolRole::Excuse,
            TopTrump::World,
            Courts::Ranked,
        )
    }; 36];
    let mut n = 0;
    while n < 36 {
        rules[n] = TrickRule::tarot(
            PIPS[n / 18],
            FOOLS[n / 6 % 3],
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

static SICILIAN: TrickRule = TrickRule::sicilian_rule();

static FRENCH_TAROT: TrickRule = {
    let mut rule = TrickRule::tarot(
        Pips::Straight,
        FoolRole::Excuse,
        TopTrump::World,
        Courts::Ranked,
    );
    rule.duty = Duty::Overtrump;
    rule
};

static SUITLESS: TrickRule = TrickRule {
    trumps: CardSet::TAROT,
    excuse: CardSet::EMPTY,
    ranks: suitless_ranks(),
    duty: Duty::Follow,
    step: 1,
    later: 0,
};

/// Four trumps of one power, the last played of which beats the others (RULES.md OT-1, OT-7).
static MOORS: TrickRule = {
    let mut rule = TrickRule::tarot(
        Pips::RoundReversed,
        FoolRole::Excuse,
        TopTrump::Angel,
        Courts::Ranked,
    );
    let mut number = 2;
    while number <= 5 {
        rule.ranks[56 + number] = 105;
        number += 1;
    }
    rule.later = 105;
    rule
};

impl TrickRule {
    /// For a game in which any card of the tarot pack beats any weaker one (RULES.md 11).
    pub fn without_suits() -> &'static TrickRule {
        &SUITLESS
    }

    /// For Sicilian Tarocchi: XX above XXI, and I above II, the lowest trump (RULES.md SI-1).
    pub fn sicilian() -> &'static TrickRule {
        &SICILIAN
    }

    const fn sicilian_rule() -> TrickRule {
        let mut rule = TrickRule::tarot(
            Pips::Straight,
            FoolRole::Excuse,
            TopTrump::Angel,
            Courts::Ranked,
        );
        (rule.ranks[57], rule.ranks[58]) = (rule.ranks[58], rule.ranks[57]);
        rule
    }

    /// For French Tarot: straight suits, and a duty to overtrump (RULES.md 17).
    pub fn french_tarot() -> &'static TrickRule {
        &FRENCH_TAROT
    }

    /// For a game with the tarot pack in which a player need not beat the cards on the table.
    pub fn lookup(pips: Pips, fool: FoolRole, top: TopTrump, courts: Courts) -> &'static TrickRule {
        &TAROT[pips as usize * 18 + fool as usize * 6 + top as usize * 3 + courts as usize]
    }

    /// For Ottocento (RULES.md 15).
    pub fn with_moors() -> &'static TrickRule {
        &MOORS
    }

    /// For a game with the 32-card pack in which a player must win the trick if possible (RULES.md FT-1).
    /// Before the deal, when no suit is turned up, the first suit stands in for it.
    pub fn with_turned(turned: Option<Suit>, ace: AceRank) -> &'static TrickRule {
        let trump = FRENCH_SUITS.iter().position(|suit| Some(*suit) == turned);
        &FRENCH[ace as usize * 4 + trump.unwrap_or_default()]
    }

    const fn tarot(pips: Pips, fool: FoolRole, top: TopTrump, courts: Courts) -> TrickRule {
        let all_trumps = Suit::Trumps.cards();
        let (trumps, excuse) = match fool {
            FoolRole::LowestTrump | FoolRole::HighestTrump => (all_trumps, CardSet::EMPTY),
            FoolRole::Excuse => (all_trumps.without(Card::FOOL), CardSet::single(Card::FOOL)),
        };
        TrickRule {
            trumps,
            excuse,
            ranks: tarot_ranks(pips, fool, top, courts),
            duty: Duty::Follow,
            step: match courts {
                Courts::Ranked | Courts::EqualFirst => 1,
                Courts::EqualLast => 0,
            },
            later: 0,
        }
    }

    const fn french(trump: usize, ace: AceRank) -> TrickRule {
        TrickRule {
            trumps: FRENCH_SUITS[trump].cards(),
            excuse: CardSet::EMPTY,
            ranks: french_ranks(trump, ace),
            duty: Duty::Beat,
            step: 1,
            later: 0,
        }
    }

    /// All trumps.
    pub fn trumps(&self) -> CardSet {
        self.trumps
    }

    /// The suit that a card sets when it is led; empty for an excuse (RULES.md 0.2 (7)).
    #[inline]
    pub fn suit_fixed_by(&self, card: Card) -> CardSet {
        if self.excuse.contains(card) {
            CardSet::EMPTY
        } else {
            card.suit().cards() - self.excuse
        }
    }

    /// The suit to be followed in this trick; empty if it is still free.
    pub fn suit_led(&self, trick: impl IntoIterator<Item = Card>) -> CardSet {
        trick
            .into_iter()
            .map(|card| self.suit_fixed_by(card))
            .find(|suit| !suit.is_empty())
            .unwrap_or_default()
    }

    /// The power a card needs to take the trick with these cards on the table.
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

    /// Whether the card would take the trick with these cards on the table, first card first.
    pub fn would_take(&self, trick: &[Card], card: Card) -> bool {
        let suit = self.suit_led(trick.iter().copied().chain([card]));
        self.power(card, suit) >= self.needed(trick.iter().copied(), suit)
    }

    /// The power that takes a trick in which no card can win yet.
    pub const LEAST: u8 = 1;

    /// The power it takes to beat a card of this power.
    #[inline]
    pub fn needed_above(&self, power: u8) -> u8 {
        if power == self.later {
            power
        } else {
            power + self.step
        }
    }

    /// The strength of a card in a trick of this suit; 0 cannot win (RULES.md 0.2 (6), (7)).
    #[inline]
    pub fn power(&self, card: Card, suit: CardSet) -> u8 {
        if (suit | self.trumps).contains(card) {
            self.ranks[card.index() & 127]
        } else {
            0
        }
    }

    /// The cards from strongest to weakest, by their rank within their own suit.
    pub fn strongest_first(&self, cards: CardSet) -> Vec<Card> {
        let mut cards: Vec<_> = cards.iter().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(self.ranks[card.index()]));
        cards
    }

    /// The card that the substitute plays: plain suits before trumps, weakest first by their places among all ranks
    /// of the suit, equal places by suit, the Fool last (RULES.md 0.3).
    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().min_by_key(|&card| self.parting(card))
    }

    /// The first cards that the substitute parts with, this many of them (RULES.md 0.3).
    pub fn lowest_of(&self, cards: CardSet, count: u32) -> CardSet {
        let mut cards: Vec<_> = cards.iter().collect();
        cards.sort_by_key(|&card| self.parting(card));
        cards.into_iter().take(count as usize).collect()
    }

    fn parting(&self, card: Card) -> (bool, u8, Card) {
        (card == Card::FOOL, self.ranks[card.index()], card)
    }
}

/// A trick on the table, as far as it decides what may be played to it.
#[derive(Clone, Copy)]
pub(crate) struct OpenTrick {
    pub rule: &'static TrickRule,
    /// The suit to be followed; empty while the trick is free.
    pub suit: CardSet,
    /// The power that takes it.
    pub needed: u8,
}

impl OpenTrick {
    /// The trick with these cards, first card first.
    pub fn with(rule: &'static TrickRule, cards: impl Iterator<Item = Card> + Clone) -> OpenTrick {
        let suit = rule.suit_led(cards.clone());
        let needed = rule.needed(cards, suit);
        OpenTrick { rule, suit, needed }
    }

    /// The cards of a hand that may be played (RULES.md 0.2 (1) to (4), (7), FT-1).
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let following = hand & self.suit;
        let trumps = hand & self.rule.trumps;
        let due = if !following.is_empty() {
            following
        } else if trumps.is_empty() || self.suit.is_empty() {
            return hand;
        } else {
            trumps
        };
        let due = match self.rule.duty {
            Duty::Follow => due,
            Duty::Overtrump if self.rule.trumps.contains_all(due) => self.beating(due),
            Duty::Overtrump => due,
            Duty::Beat => self.beating(due),
        };
        due | hand & self.rule.excuse
    }

    /// The cards that take the trick; all of them if none does.
    fn beating(&self, due: CardSet) -> CardSet {
        let takes = |card: &Card| self.rule.power(*card, self.suit) >= self.needed;
        let beating: CardSet = due.iter().filter(takes).collect();
        if beating.is_empty() { due } else { beating }
    }

    /// The counterpart of [`OpenTrick::playable`]: whether this card may be played from a hand, and why not.
    pub fn check(&self, hand: CardSet, card: Card) -> Result<(), Refusal> {
        if !hand.contains(card) {
            return Err(Refusal::plain(RefusalCode::NotYourCard));
        }
        let would_do = self.playable(hand);
        if would_do.contains(card) {
            return Ok(());
        }
        let follows = !(hand & self.suit).is_empty();
        let (code, rule) = match self.rule.duty {
            Duty::Overtrump if follows && !self.suit.contains(card) => {
                (RefusalCode::MustFollow, rule!("JT-11"))
            }
            Duty::Overtrump if self.rule.trumps.contains(card) => {
                (RefusalCode::MustOvertrump, rule!("JT-11"))
            }
            Duty::Overtrump => (RefusalCode::MustTrump, rule!("JT-11")),
            Duty::Beat if follows && self.suit.contains(card) => {
                (RefusalCode::MustBeat, rule!("FT-1"))
            }
            Duty::Beat if follows => (RefusalCode::MustFollow, rule!("FT-1")),
            Duty::Beat if self.rule.trumps.contains(card) => {
                (RefusalCode::MustOvertrump, rule!("FT-1"))
            }
            Duty::Beat => (RefusalCode::MustTrump, rule!("FT-1")),
            Duty::Follow if !follows => (RefusalCode::MustTrump, rule!("0.2 (3)")),
            Duty::Follow if card == Card::FOOL => (RefusalCode::MustFollow, rule!("TM-1")),
            Duty::Follow => (RefusalCode::MustFollow, rule!("0.2 (2)")),
        };
        Err(Refusal {
            code,
            rule: Some(rule),
            would_do,
        })
    }
}
