//! Cards, the two packs, and sets of cards.

use std::fmt::{self, Write as _};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One card of either pack.
///
/// Both packs share one range of numbers, so that any set of cards fits a `u128`:
/// the 78-card tarot (swords, batons, cups, coins, 14 each from ace to king, then the Fool and trumps I to XXI)
/// and above it the 32-card pack (piques, carreaux, trèfles, cœurs, 8 each: 7 8 9 10 J Q K A).
/// `Ord` follows this number, not the ranking of any game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

/// A suit of either pack. Trumps count as a suit (RULES.md 0.2 (2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Tarot, a long suit.
    Swords,
    /// Tarot, a long suit.
    Batons,
    /// Tarot, a round suit.
    Cups,
    /// Tarot, a round suit.
    Coins,
    /// Tarot: the Fool (T0) and trumps I to XXI.
    Trumps,
    /// Spades, 32-card pack.
    Piques,
    /// Diamonds, 32-card pack.
    Carreaux,
    /// Clubs, 32-card pack.
    Trefles,
    /// Hearts, 32-card pack.
    Coeurs,
}

/// The rank of a card that is not a trump; `Ord` runs from ace (lowest) to king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Knight,
    Queen,
    King,
}

const TAROT_RANKS: [Rank; 14] = {
    use Rank::*;
    [
        Ace, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Knight, Queen, King,
    ]
};
const FRENCH_RANKS: [Rank; 8] = {
    use Rank::*;
    [Seven, Eight, Nine, Ten, Jack, Queen, King, Ace]
};
const FIRST_TRUMP: u8 = 56;
const FIRST_FRENCH: u8 = 78;
const CARDS: u8 = 110;

impl Card {
    /// The Fool, T0.
    pub const FOOL: Card = Card(FIRST_TRUMP);
    /// The Magician, trump I.
    pub const MAGICIAN: Card = Card::trump(1);
    /// Strength, trump XI in the Marseille numbering (RULES.md TM-6).
    pub const STRENGTH: Card = Card::trump(11);
    /// Death, trump XIII.
    pub const DEATH: Card = Card::trump(13);
    /// The Angel, trump XX.
    pub const ANGEL: Card = Card::trump(20);
    /// The World, trump XXI.
    pub const WORLD: Card = Card::trump(21);

    pub(crate) const fn trump(number: u8) -> Card {
        Card(FIRST_TRUMP + number)
    }

    /// The tarot card of a plain suit; `None` if the tarot pack has no such card.
    pub fn plain(suit: Suit, rank: Rank) -> Option<Card> {
        suit.cards().iter().find(|card| card.rank() == Some(rank))
    }

    /// The card's number, 0 to 109.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// [`Suit::Trumps`] for the Fool too.
    pub const fn suit(self) -> Suit {
        match self.0 {
            0..14 => Suit::Swords,
            14..28 => Suit::Batons,
            28..42 => Suit::Cups,
            42..56 => Suit::Coins,
            56..78 => Suit::Trumps,
            78..86 => Suit::Piques,
            86..94 => Suit::Carreaux,
            94..102 => Suit::Trefles,
            _ => Suit::Coeurs,
        }
    }

    /// The rank; `None` for trumps.
    pub const fn rank(self) -> Option<Rank> {
        match self.0 {
            0..FIRST_TRUMP => Some(TAROT_RANKS[self.0 as usize % 14]),
            FIRST_TRUMP..FIRST_FRENCH => None,
            _ => Some(FRENCH_RANKS[(self.0 - FIRST_FRENCH) as usize % 8]),
        }
    }

    /// The number of a trump, 0 for the Fool; `None` for every other card.
    pub const fn trump_number(self) -> Option<u8> {
        match self.0 {
            FIRST_TRUMP..FIRST_FRENCH => Some(self.0 - FIRST_TRUMP),
            _ => None,
        }
    }
}

impl Suit {
    /// Every suit, in the order in which cards are numbered.
    pub const ALL: [Suit; 9] = {
        use Suit::*;
        [
            Swords, Batons, Cups, Coins, Trumps, Piques, Carreaux, Trefles, Coeurs,
        ]
    };

    /// Every card of the suit, in its own pack.
    pub const fn cards(self) -> CardSet {
        let (first, len) = match self {
            Suit::Swords => (0, 14),
            Suit::Batons => (14, 14),
            Suit::Cups => (28, 14),
            Suit::Coins => (42, 14),
            Suit::Trumps => (56, 22),
            Suit::Piques => (78, 8),
            Suit::Carreaux => (86, 8),
            Suit::Trefles => (94, 8),
            Suit::Coeurs => (102, 8),
        };
        CardSet(((1 << len) - 1) << first)
    }

    /// Whether the suit is cups or coins, whose pips rank in reverse in most games (RULES.md 0.1).
    pub const fn is_round(self) -> bool {
        matches!(self, Suit::Cups | Suit::Coins)
    }

    /// The suit's letter in a record; trumps write `T` before their number.
    pub const fn letter(self) -> char {
        match self {
            Suit::Swords => 'S',
            Suit::Batons => 'B',
            Suit::Cups => 'C',
            Suit::Coins => 'D',
            Suit::Trumps => 'T',
            Suit::Piques => 'p',
            Suit::Carreaux => 'c',
            Suit::Trefles => 't',
            Suit::Coeurs => 'h',
        }
    }
}

impl Rank {
    /// The rank's letter or digit in a record.
    pub const fn letter(self) -> char {
        match self {
            Rank::Ace => 'A',
            Rank::Two => '2',
            Rank::Three => '3',
            Rank::Four => '4',
            Rank::Five => '5',
            Rank::Six => '6',
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Ten => 'T',
            Rank::Jack => 'J',
            Rank::Knight => 'N',
            Rank::Queen => 'Q',
            Rank::King => 'K',
        }
    }
}

/// The notation of RECORD.md: `KS`, `TB`, `T0` (the Fool), `T21`, `Tt`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank() {
            Some(rank) => {
                f.write_char(rank.letter())?;
                f.write_char(self.suit().letter())
            }
            None => write!(f, "T{}", self.0 - FIRST_TRUMP),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text does not name a card of either pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a card: write for example KS, TB, T0, T21, or Kp")]
pub struct NoSuchCard(pub String);

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let plain = || {
            let mut letters = text.chars();
            let (rank, suit) = (letters.next()?, letters.next()?);
            let suit = Suit::ALL
                .into_iter()
                .find(|s| s.letter() == suit && *s != Suit::Trumps)?;
            let rank = TAROT_RANKS.into_iter().find(|r| r.letter() == rank)?;
            Card::plain(suit, rank).filter(|_| letters.next().is_none())
        };
        let trump = || {
            let number: u8 = text.strip_prefix('T')?.parse().ok()?;
            let card = Card::trump(number.min(21));
            // Each card has exactly one spelling: no "T07", no "T+7".
            (card.to_string() == text).then_some(card)
        };
        plain()
            .or_else(trump)
            .ok_or_else(|| NoSuchCard(text.chars().take(20).collect()))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = NoSuchCard;

    fn try_from(text: String) -> Result<Card, NoSuchCard> {
        text.parse()
    }
}

/// A set of cards, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// The 78-card tarot pack.
    pub const TAROT: CardSet = CardSet((1 << FIRST_FRENCH) - 1);
    /// The 32-card pack.
    pub const FRENCH: CardSet = CardSet(((1 << CARDS) - 1) ^ CardSet::TAROT.0);

    /// The four cards of a rank in the 78-card pack.
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet((1 | 1 << 14 | 1 << 28 | 1 << 42) << rank as u32)
    }

    /// The set of this one card.
    pub const fn single(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// This set with the card added.
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// This set with these cards added.
    pub(crate) const fn with_all(self, cards: CardSet) -> CardSet {
        CardSet(self.0 | cards.0)
    }

    /// This set with the card removed.
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Whether every one of these cards is in the set.
    pub const fn contains_all(self, cards: CardSet) -> bool {
        cards.0 & !self.0 == 0
    }

    /// Adds a card; false if it was already there.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.0;
        new
    }

    /// Removes a card; false if it was not there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.0);
        there
    }

    /// The number of cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The `n`th card by number, from 0.
    pub fn nth(self, n: u32) -> Option<Card> {
        // Hands are small: clearing n low bits beats anything cleverer that is portable and safe.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        let (mut half, n, base) = if n < in_low {
            (low, n, 0)
        } else {
            (high, n - in_low, 64)
        };
        for _ in 0..n {
            half &= half.wrapping_sub(1);
        }
        (half != 0).then(|| Card(base + half.trailing_zeros() as u8))
    }

    /// The cards in order of their number.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(card)
        })
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

/// The complement: all other cards of both packs.
impl Not for CardSet {
    type Output = CardSet;
    fn not(self) -> CardSet {
        (CardSet::TAROT | CardSet::FRENCH) - self
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards
            .into_iter()
            .fold(CardSet::EMPTY, |set, card| set | CardSet::single(card))
    }
}

/// The cards in order of their number, separated by spaces.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            if n > 0 {
                f.write_char(' ')?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
