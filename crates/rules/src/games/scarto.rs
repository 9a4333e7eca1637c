//! Scarto (RULES.md 3).

use super::points::{
    Counting, FoolGoes, PointDeal, PointGame, Setting, Worth, by_difference, dealt, goal_and_price,
    no_five_points_and_no_fool, stakes,
};
use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::fact::{Chapter, Fact, Value};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};

/// A deal of either edition.
pub type Scarto = PointDeal<Edition>;

/// The edition with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The Bagatto may never be discarded.
    McLeod,
    /// The Bagatto may be discarded in one case.
    Chee {
        /// When it may be: the option `bagatto`.
        bagatto: Bagatto,
    },
}

/// When the dealer may discard the Bagatto (RULES.md SC-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bagatto {
    /// If it is the only trump, with or without the Fool.
    OnlyTrump,
    /// If it is the only trump and the Fool is not held.
    OnlyTrumpNoFool,
}

/// A third of the 78 points.
const MEAN: i32 = 26;

impl PointGame for Edition {
    const GAME: &'static str = "scarto";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Medium,
        place: 2,
        editions: &[("mcleod", 3), ("chee", 5)],
    };
    const CHAPTER: RuleId = rule!("3");
    const DISCARD_RULE: RuleId = rule!("SC-2");
    const PRICE_RULE: RuleId = rule!("SC-7");

    fn all() -> Vec<Edition> {
        vec![
            Edition::McLeod,
            Edition::Chee {
                bagatto: Bagatto::OnlyTrump,
            },
            Edition::Chee {
                bagatto: Bagatto::OnlyTrumpNoFool,
            },
        ]
    }

    fn edition(self) -> &'static str {
        match self {
            Edition::McLeod => "mcleod",
            Edition::Chee { .. } => "chee",
        }
    }

    fn settings(self) -> Vec<Setting> {
        let value = match self {
            Edition::McLeod => return Vec::new(),
            Edition::Chee {
                bagatto: Bagatto::OnlyTrump,
            } => "only-trump",
            Edition::Chee {
                bagatto: Bagatto::OnlyTrumpNoFool,
            } => "only-trump-no-fool",
        };
        vec![Setting {
            option: "bagatto",
            value,
            default: "only-trump",
        }]
    }

    fn direction(self) -> Direction {
        Direction::Anticlockwise
    }

    #[inline]
    fn trick_rule(self) -> &'static TrickRule {
        TrickRule::lookup(
            Pips::RoundReversed,
            FoolRole::Excuse,
            TopTrump::Angel,
            Courts::Ranked,
        )
    }

    #[inline]
    fn discardable(self, hand: CardSet) -> CardSet {
        match self {
            Edition::McLeod => no_five_points_and_no_fool(hand),
            Edition::Chee { bagatto } => bagatto.discardable(hand),
        }
    }

    fn counting(self) -> Counting {
        Counting {
            tens: CardSet::EMPTY,
            fives: Counting::fives(Card::ANGEL),
            worth: Worth::ByThrees,
            fool: FoolGoes::Kept,
        }
    }

    fn gains(self, setup: &Setup, points: &BySeat<i32>) -> BySeat<Coins> {
        by_difference(setup, points, MEAN)
    }

    fn max_loss(self, setup: &Setup) -> Coins {
        stakes(setup, i64::from(MEAN))
    }

    fn own_facts(self) -> Vec<Fact> {
        let discard = match self {
            Edition::McLeod => "discard",
            Edition::Chee {
                bagatto: Bagatto::OnlyTrump,
            } => "discard-only-trump",
            Edition::Chee {
                bagatto: Bagatto::OnlyTrumpNoFool,
            } => "discard-only-trump-no-fool",
        };
        let mut facts = vec![
            dealt(Self::CHAPTER),
            Fact::special(
                Chapter::Deal,
                discard,
                Self::DISCARD_RULE,
                [
                    ("fives", Value::Cards(vec![Card::ANGEL, Card::MAGICIAN])),
                    ("bagatto", Value::Cards(vec![Card::MAGICIAN])),
                ],
            ),
            Fact::special(Chapter::Play, "fool", rule!("SC-5"), []),
        ];
        facts.extend(self.counting().facts(Self::CHAPTER, rule!("SC-1")));
        facts.extend(goal_and_price(
            Self::CHAPTER,
            Self::PRICE_RULE,
            78,
            MEAN,
            MEAN,
        ));
        facts
    }

    fn order_rule(self, suit: Suit) -> RuleId {
        match suit {
            Suit::Trumps => rule!("SC-6"),
            _ => rule!("0.1"),
        }
    }
}

impl Bagatto {
    /// By Chee's text, for Scarto and Mitigati.
    pub(crate) fn discardable(self, hand: CardSet) -> CardSet {
        let others = match self {
            Bagatto::OnlyTrump => Suit::Trumps.cards().without(Card::FOOL),
            Bagatto::OnlyTrumpNoFool => Suit::Trumps.cards(),
        };
        let bagatto = CardSet::single(Card::MAGICIAN);
        let free = no_five_points_and_no_fool(hand);
        if hand & others == bagatto {
            free | bagatto
        } else {
            free
        }
    }
}
