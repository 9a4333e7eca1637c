//! Combinations: of a hand, to be declared, and of the cards won (RULES.md 15).

use crate::card::{Card, CardSet, Rank, Suit};

/// What kind of combination it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CombinationKind {
    /// Three or four of the Angel, the World, the Magician (Bégato) and the Fool (Matto).
    Tarocchi,
    /// Three or four kings, queens, knights or jacks.
    Courts(Rank),
    /// The king with courts of a suit, and its ace.
    Suit(Suit),
    /// Aces.
    Aces,
    /// The four equal trumps, II to V.
    Moors,
    /// The Angel with the trumps below it.
    Grande,
}

/// A combination that was found in a set of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// Which it is.
    pub kind: CombinationKind,
    /// The cards that take part.
    pub cards: CardSet,
    /// What it counts before any doubling.
    pub value: i32,
}

/// Every combination in a set of cards. A card may serve in any number of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Combinations {
    /// Of one kind: three or four.
    pub kinds: Vec<Combination>,
    /// Sequences.
    pub sequences: Vec<Combination>,
}

/// The cards that fill up any sequence.
const CONTATORI: CardSet = CardSet::single(Card::MAGICIAN).with(Card::FOOL);
const TAROCCHI: CardSet = CONTATORI.with(Card::ANGEL).with(Card::WORLD);
/// The equal trumps, II to V.
const MOORS: CardSet = CardSet::single(Card::trump(2))
    .with(Card::trump(3))
    .with(Card::trump(4))
    .with(Card::trump(5));
/// The four highest trumps.
const HIGHEST: CardSet = CardSet::single(Card::ANGEL)
    .with(Card::WORLD)
    .with(Card::trump(19))
    .with(Card::trump(18));
/// The numbers below the four highest trumps, from the top; under the last of them lie the Moors.
const NUMBERS: std::ops::RangeInclusive<u8> = 6..=17;
/// So many of one kind, or combinations of one sort, begin to count, or count double.
const ENOUGH: usize = 3;

/// The four plain suits.
const SUITS: [Suit; 4] = [Suit::Swords, Suit::Batons, Suit::Cups, Suit::Coins];

impl Combinations {
    /// Finds every combination.
    pub fn of(set: CardSet) -> Combinations {
        let kinds = [
            (CombinationKind::Tarocchi, TAROCCHI, 18),
            (
                CombinationKind::Courts(Rank::King),
                CardSet::of_rank(Rank::King),
                17,
            ),
            (
                CombinationKind::Courts(Rank::Queen),
                CardSet::of_rank(Rank::Queen),
                14,
            ),
            (
                CombinationKind::Courts(Rank::Knight),
                CardSet::of_rank(Rank::Knight),
                13,
            ),
            (
                CombinationKind::Courts(Rank::Jack),
                CardSet::of_rank(Rank::Jack),
                12,
            ),
        ];
        let kinds = kinds.into_iter().filter_map(|(kind, all, three)| {
            let cards = set & all;
            let value = if cards.len() == 4 { 2 * three } else { three };
            (cards.len() as usize >= ENOUGH).then_some(Combination { kind, cards, value })
        });
        let suits = SUITS.into_iter().filter_map(|suit| of_suit(set, suit));
        let aces = set & CardSet::of_rank(Rank::Ace);
        let aces = sequence(set, CombinationKind::Aces, aces, CardSet::EMPTY);
        let moors = sequence(set, CombinationKind::Moors, set & MOORS, CardSet::EMPTY);
        Combinations {
            kinds: kinds.collect(),
            sequences: suits.chain(aces).chain(moors).chain(grande(set)).collect(),
        }
    }

    /// All of them, kinds first.
    pub fn all(&self) -> impl Iterator<Item = &Combination> {
        self.kinds.iter().chain(&self.sequences)
    }

    /// The cards that take part in any of them.
    pub fn cards(&self) -> CardSet {
        self.all().fold(CardSet::EMPTY, |cards, combination| {
            cards | combination.cards
        })
    }

    /// Whether the kinds count double.
    pub fn doubles_kinds(&self) -> bool {
        self.kinds.len() >= ENOUGH
    }

    /// Whether the sequences count double.
    pub fn doubles_sequences(&self) -> bool {
        self.sequences.len() >= ENOUGH
    }

    /// What they count together.
    pub fn value(&self) -> i32 {
        let sum = |of: &[Combination], doubles: bool| {
            let sum: i32 = of.iter().map(|combination| combination.value).sum();
            if doubles { 2 * sum } else { sum }
        };
        sum(&self.kinds, self.doubles_kinds()) + sum(&self.sequences, self.doubles_sequences())
    }
}

/// At least two of its own cards, filled up to three by the contatori; `joining` come along once it stands.
fn sequence(
    set: CardSet,
    kind: CombinationKind,
    own: CardSet,
    joining: CardSet,
) -> Option<Combination> {
    let contatori = set & CONTATORI;
    let cards = own | contatori | joining;
    let stands = own.len() >= 2 && (own | contatori).len() as usize >= ENOUGH;
    stands.then_some(Combination {
        kind,
        cards,
        value: 5 * (cards.len() as i32 - 1),
    })
}

fn of_suit(set: CardSet, suit: Suit) -> Option<Combination> {
    let of_rank = |rank| set & suit.cards() & CardSet::of_rank(rank);
    let king = of_rank(Rank::King);
    if king.is_empty() {
        return None;
    }
    let courts = king | of_rank(Rank::Queen) | of_rank(Rank::Knight) | of_rank(Rank::Jack);
    sequence(set, CombinationKind::Suit(suit), courts, of_rank(Rank::Ace))
}

/// The head cannot be replaced; the run of numbers ends at the first gap, which nothing fills (RULES.md OT-4).
fn grande(set: CardSet) -> Option<Combination> {
    if !set.contains(Card::ANGEL) {
        return None;
    }
    let run = NUMBERS.rev().map(Card::trump);
    let run: CardSet = run.take_while(|card| set.contains(*card)).collect();
    let joining = if run.len() as usize == NUMBERS.count() {
        run | set & MOORS
    } else {
        run
    };
    sequence(set, CombinationKind::Grande, set & HIGHEST, joining)
}
