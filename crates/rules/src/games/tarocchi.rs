//! Tarocchi of the White Parrot Inn (RULES.md 4).

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

/// A deal of the only edition.
pub type Tarocchi = PointDeal<Edition>;

/// The only edition, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// The option `equal_courts` (RULES.md WP-1).
    pub(crate) courts: Courts,
    /// The option `top` (RULES.md WP-2).
    pub(crate) top: TopTrump,
    /// The option `round_suits` (RULES.md WP-4).
    pub(crate) pips: Pips,
    /// The option `direction` (RULES.md WP-6).
    pub(crate) direction: Direction,
}

/// A third of the 78 points.
const MEAN: i32 = 26;

impl PointGame for Edition {
    const GAME: &'static str = "tarocchi";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Medium,
        place: 4,
        editions: &[("white-parrot", 5)],
    };
    const CHAPTER: RuleId = rule!("4");
    const DISCARD_RULE: RuleId = rule!("4");

    fn all() -> Vec<Edition> {
        let mut all = Vec::new();
        for courts in [Courts::EqualFirst, Courts::EqualLast, Courts::Ranked] {
            for top in [TopTrump::World, TopTrump::Angel] {
                for pips in [Pips::RoundReversed, Pips::Straight] {
                    for direction in [Direction::Anticlockwise, Direction::Clockwise] {
                        all.push(Edition {
                            courts,
                            top,
                            pips,
                            direction,
                        });
                    }
                }
            }
        }
        all
    }

    fn edition(self) -> &'static str {
        "white-parrot"
    }

    fn settings(self) -> Vec<Setting> {
        vec![
            Setting {
                option: "equal_courts",
                value: match self.courts {
                    Courts::EqualFirst => "first",
                    Courts::EqualLast => "last",
                    Courts::Ranked => "ranked",
                },
                default: "first",
            },
            Setting {
                option: "top",
                value: match self.top {
                    TopTrump::World => "world",
                    TopTrump::Angel => "angel",
                },
                default: "world",
            },
            Setting {
                option: "round_suits",
                value: match self.pips {
                    Pips::RoundReversed => "reversed",
                    Pips::Straight => "straight",
                },
                default: "reversed",
            },
            Setting {
                option: "direction",
                value: match self.direction {
                    Direction::Anticlockwise => "anticlockwise",
                    Direction::Clockwise => "clockwise",
                },
                default: "anticlockwise",
            },
        ]
    }

    fn direction(self) -> Direction {
        self.direction
    }

    #[inline]
    fn trick_rule(self) -> &'static TrickRule {
        TrickRule::lookup(self.pips, FoolRole::Excuse, self.top, self.courts)
    }

    #[inline]
    fn discardable(self, hand: CardSet) -> CardSet {
        no_five_points_and_no_fool(hand)
    }

    /// The Angel counts 5 whichever trump is the highest (RULES.md WP-2).
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
        let mut facts = vec![
            dealt(Self::CHAPTER),
            Fact::special(
                Chapter::Deal,
                "discard",
                Self::DISCARD_RULE,
                [("fives", Value::Cards(vec![Card::ANGEL, Card::MAGICIAN]))],
            ),
            Fact::special(Chapter::Play, "fool", rule!("4"), []),
        ];
        let equal = match self.courts {
            Courts::EqualFirst => Some("courts-first"),
            Courts::EqualLast => Some("courts-last"),
            Courts::Ranked => None,
        };
        facts.extend(equal.map(|what| Fact::special(Chapter::Cards, what, rule!("WP-1"), [])));
        facts.extend(self.counting().facts(Self::CHAPTER, rule!("WP-5")));
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
            Suit::Trumps => rule!("WP-2"),
            _ if suit.is_round() => rule!("WP-4"),
            _ => rule!("WP-1"),
        }
    }
}
