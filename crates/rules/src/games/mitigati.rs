//! Mitigati, as Rufus and as Chee describe it (RULES.md 5).

use super::points::{
    Counting, FoolGoes, PointDeal, PointGame, TALON, Worth, by_difference, dealt, goal_and_price,
    no_king_and_no_trump, stakes,
};
use super::scarto::Bagatto;
use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Chapter, Fact, Value};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};

/// A deal of either edition.
pub type Mitigati = PointDeal<Edition>;

/// Whose text is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// Bids for a settlement while the cards are dealt.
    Rufus,
    /// No bids; dealt, discarded and played as in Chee's Scarto.
    Chee,
}

/// A third of the 129 points.
const MEAN: i32 = 43;
/// The most that the honours of two opponents can cost (RULES.md 0.3).
const MOST_HONOURS: i32 = 57;
/// From this many on, trumps are declared.
const MANY_TRUMPS: u32 = 10;
const KINGS: CardSet = CardSet::of_rank(Rank::King);

impl PointGame for Edition {
    const GAME: &'static str = "mitigati";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Hard,
        place: 1,
        editions: &[("rufus", 6), ("chee", 4)],
    };
    const CHAPTER: RuleId = rule!("5");
    const DISCARD_RULE: RuleId = rule!("MI-3");
    const DECLARES: bool = true;

    fn all() -> Vec<Edition> {
        vec![Edition::Rufus, Edition::Chee]
    }

    fn edition(self) -> &'static str {
        match self {
            Edition::Rufus => "rufus",
            Edition::Chee => "chee",
        }
    }

    fn direction(self) -> Direction {
        match self {
            Edition::Rufus => Direction::Clockwise,
            Edition::Chee => Direction::Anticlockwise,
        }
    }

    #[inline]
    fn trick_rule(self) -> &'static TrickRule {
        let (pips, top) = match self {
            Edition::Rufus => (Pips::Straight, TopTrump::World),
            Edition::Chee => (Pips::RoundReversed, TopTrump::Angel),
        };
        TrickRule::lookup(pips, FoolRole::Excuse, top, Courts::Ranked)
    }

    fn packets(self) -> &'static [usize] {
        match self {
            Edition::Rufus => &[10, 5, 5, 5],
            Edition::Chee => &[5; 5],
        }
    }

    fn has_bids(self) -> bool {
        self == Edition::Rufus
    }

    #[inline]
    fn discardable(self, hand: CardSet) -> CardSet {
        match self {
            Edition::Rufus => no_king_and_no_trump(hand),
            Edition::Chee => Bagatto::OnlyTrump.discardable(hand),
        }
    }

    fn counting(self) -> Counting {
        Counting {
            tens: CardSet::EMPTY,
            fives: Counting::fives(self.honour()),
            worth: Worth::EachAlone,
            fool: FoolGoes::Kept,
        }
    }

    /// The best of the sets, and one point for each trump if there are ten or more (RULES.md MI-4).
    /// Everything that is paid for is shown.
    #[inline]
    fn declared(self, hand: CardSet) -> (CardSet, i16) {
        let honours = hand & (KINGS | self.trio());
        let more_than = |count: u32| 5 * (honours.len() as i16 - count as i16);
        let mut best = 0;
        if honours.len() >= 4 {
            best = 10 + more_than(4);
        }
        if honours.contains_all(KINGS) {
            best = best.max(20 + more_than(4));
        }
        if honours.contains_all(self.trio()) {
            best = best.max(15 + more_than(3));
        }
        let trumps = many_trumps(hand);
        let mut shown = trumps;
        if best > 0 {
            shown |= honours;
        }
        (shown, best + trumps.len() as i16)
    }

    fn gains(self, setup: &Setup, points: &BySeat<i32>) -> BySeat<Coins> {
        by_difference(setup, points, MEAN)
    }

    fn max_loss(self, setup: &Setup) -> Coins {
        stakes(setup, i64::from(MEAN + MOST_HONOURS))
    }

    fn own_facts(self) -> Vec<Fact> {
        let trio = || Value::Cards(vec![Card::MAGICIAN, self.honour(), Card::FOOL]);
        let number = |number: i64| Value::Number(number);
        let mut facts = Vec::new();
        match self {
            Edition::Rufus => facts.extend([
                Fact::special(
                    Chapter::Deal,
                    "dealt-for-bids",
                    rule!("MI-2"),
                    [
                        ("first", number(10)),
                        ("next", number(5)),
                        ("talon", number(TALON.into())),
                    ],
                ),
                Fact::special(
                    Chapter::Deal,
                    "bids",
                    rule!("5"),
                    [("mean", number(MEAN.into()))],
                ),
                Fact::special(Chapter::Deal, "bids-agreed", rule!("5"), []),
                Fact::special(Chapter::Deal, "bids-more", rule!("MI-6"), []),
                Fact::special(Chapter::Deal, "discard", rule!("5"), []),
                Fact::special(
                    Chapter::Deal,
                    "discard-too-few",
                    rule!("MI-3"),
                    [("never", Value::Cards(vec![Card::MAGICIAN, Card::WORLD]))],
                ),
            ]),
            Edition::Chee => facts.extend([
                dealt(Self::CHAPTER),
                Fact::special(
                    Chapter::Deal,
                    "discard-only-trump",
                    rule!("5"),
                    [
                        ("fives", Value::Cards(vec![Card::ANGEL, Card::MAGICIAN])),
                        ("bagatto", Value::Cards(vec![Card::MAGICIAN])),
                    ],
                ),
            ]),
        }
        facts.push(Fact::special(Chapter::Play, "fool", rule!("5"), []));
        facts.extend(self.counting().facts(Self::CHAPTER, Self::CHAPTER));
        let most = MEAN + MOST_HONOURS;
        facts.extend(goal_and_price(
            Self::CHAPTER,
            Self::PRICE_RULE,
            129,
            MEAN,
            most,
        ));
        facts.extend([
            Fact::special(Chapter::Pays, "honours", rule!("MI-5"), [("trio", trio())]),
            Fact::special(
                Chapter::Pays,
                "honours-sets",
                rule!("MI-4"),
                [
                    ("trio", trio()),
                    ("kings", number(20)),
                    ("three", number(15)),
                    ("four", number(10)),
                    ("each", number(5)),
                ],
            ),
            Fact::special(
                Chapter::Pays,
                "honours-trumps",
                rule!("MI-4"),
                [("many", number(MANY_TRUMPS.into()))],
            ),
        ]);
        facts
    }

    fn order_rule(self, _: Suit) -> RuleId {
        match self {
            Edition::Rufus => rule!("MI-1"),
            Edition::Chee => rule!("5"),
        }
    }
}

impl Edition {
    /// The trump that counts 5, besides the Bagatto.
    fn honour(self) -> Card {
        match self {
            Edition::Rufus => Card::WORLD,
            Edition::Chee => Card::ANGEL,
        }
    }

    fn trio(self) -> CardSet {
        CardSet::single(Card::FOOL)
            .with(Card::MAGICIAN)
            .with(self.honour())
    }
}

/// Ten or more trumps, with the Fool only as the tenth; else empty (RULES.md 5).
fn many_trumps(hand: CardSet) -> CardSet {
    let with_fool = hand & Suit::Trumps.cards();
    let trumps = with_fool.without(Card::FOOL);
    if trumps.len() >= MANY_TRUMPS {
        trumps
    } else if with_fool.len() >= MANY_TRUMPS {
        with_fool
    } else {
        CardSet::EMPTY
    }
}
