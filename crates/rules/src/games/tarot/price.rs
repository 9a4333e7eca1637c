//! What a deal comes to: the contract, and the points that each defender pays (RULES.md JT-15 to JT-18).

use crate::card::{Card, CardSet, Rank};
use crate::coins::Coins;
use crate::word::Word;

use super::BOUTS;

/// The parts of the sum that each defender pays the declarer; below zero, the declarer pays each defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The bouts of the declarer's side, 0 to 3.
    pub bouts: u8,
    /// The card points that it needed.
    pub needed: i32,
    /// Its card points, in whole ones (RULES.md JT-15).
    pub points: i32,
    /// Whether these are a half more or less than was counted: it goes to the side that has won.
    pub is_rounded: bool,
    /// Whether the contract is made.
    pub won: bool,
    /// 1, 2, 4 or 6, by the bid.
    pub multiplier: i32,
    /// What the poignées shown are worth together.
    pub poignees: i32,
    /// What the petit au bout brings the declarer's side: 10 or -10, not yet multiplied; 0 if nobody has it.
    pub petit: i32,
    /// What a chelem brings it.
    pub chelem: i32,
}

/// What became of the Excuse at the end of a deal (RULES.md JT-12, JT-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExcuseSettled {
    /// The side that has it: 0 for the declarer's, 1 for the others.
    pub side: usize,
    /// Whether that is the other side, since it was played to the last trick.
    pub changes: bool,
    /// What the card counts that was given for it, in halves of a point; `None` if none was.
    pub given: Option<i32>,
}

/// The card points of a pile of French Tarot, in halves: bouts and kings 9, then 7, 5, 3, and 1 for all others.
pub fn halves(pile: CardSet) -> i32 {
    let of = |cards: CardSet| (pile & cards).len() as i32;
    let rank = |rank| CardSet::of_rank(rank) & CardSet::TAROT;
    let counters = 8 * of(BOUTS | rank(Rank::King))
        + 6 * of(rank(Rank::Queen))
        + 4 * of(rank(Rank::Knight))
        + 2 * of(rank(Rank::Jack));
    counters + pile.len() as i32
}

/// The points that so many bouts ask for (RULES.md 17).
pub(super) const fn needed(bouts: i32) -> i32 {
    match bouts {
        0 => 56,
        1 => 51,
        2 => 41,
        _ => 36,
    }
}

/// A card of the least value, of equal ones no bout (RULES.md JT-12).
pub(super) fn least(pile: CardSet) -> Option<Card> {
    let value = |card: &Card| (halves(CardSet::single(*card)), BOUTS.contains(*card));
    pile.iter().min_by_key(value)
}

const fn multiplier(bid: Word) -> i32 {
    match bid {
        Word::Garde => 2,
        Word::Sans => 4,
        Word::Contre => 6,
        _ => 1,
    }
}

impl Sum {
    /// The contract of a side with this pile; what comes on top of it is still nothing.
    pub(super) fn of(bid: Word, pile: CardSet) -> Sum {
        Sum::at(bid, (pile & BOUTS).len() as u8, halves(pile))
    }

    /// The same for so many bouts and half points (RULES.md JT-15).
    pub(super) fn at(bid: Word, bouts: u8, halves: i32) -> Sum {
        let needed = needed(i32::from(bouts));
        let won = halves >= 2 * needed;
        Sum {
            bouts,
            needed,
            points: (halves + i32::from(won)) / 2,
            is_rounded: halves % 2 != 0,
            won,
            multiplier: multiplier(bid),
            poignees: 0,
            petit: 0,
            chelem: 0,
        }
    }

    /// How many points more than needed, or fewer: never below zero.
    pub fn difference(&self) -> i32 {
        (self.points - self.needed).abs()
    }

    /// What each defender pays, in points (RULES.md JT-17).
    pub fn each(&self) -> i32 {
        let sign = if self.won { 1 } else { -1 };
        let contract = (25 + self.difference()) * self.multiplier + self.poignees;
        sign * contract + self.petit * self.multiplier + self.chelem
    }
}

/// Points in coins, to the nearest one: the stake is the price of 25 points (RULES.md JT-18).
pub(super) fn in_coins(points: i32, stake: Coins) -> Coins {
    let product = i64::from(points.abs()) * stake.0;
    Coins((2 * product + 25) / 50 * i64::from(points.signum()))
}
