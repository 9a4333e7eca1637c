//! Swiss Tarot, by the rules of 1659 (RULES.md 7).

use super::points::{
    Counting, FoolGoes, Match, PointDeal, PointGame, SEATS, Worth, dealt, no_king_and_no_trump,
    stakes,
};
use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::event::Reason;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};

/// A deal of the match.
pub type Swiss = PointDeal<Edition>;

/// The edition; there is only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// RULES.md 7.
    Classic,
}

/// Each player deals once (RULES.md 7).
const MATCH: Match = Match {
    deals: 3,
    points: 78,
};

impl PointGame for Edition {
    const GAME: &'static str = "swiss";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Medium,
        place: 3,
        editions: &[("classic", 18)],
    };
    const USUAL_STAKE: Coins = Coins(50);
    const CHAPTER: RuleId = rule!("7");
    const DISCARD_RULE: RuleId = rule!("7");
    const GAINED_FOR: Reason = Reason::Match;
    const DIVIDES_ODD_COINS: bool = true;

    fn all() -> Vec<Edition> {
        vec![Edition::Classic]
    }

    fn edition(self) -> &'static str {
        "classic"
    }

    fn direction(self) -> Direction {
        Direction::Anticlockwise
    }

    #[inline]
    fn trick_rule(self) -> &'static TrickRule {
        TrickRule::lookup(
            Pips::RoundReversed,
            FoolRole::Excuse,
            TopTrump::World,
            Courts::Ranked,
        )
    }

    #[inline]
    fn discardable(self, hand: CardSet) -> CardSet {
        no_king_and_no_trump(hand)
    }

    fn counting(self) -> Counting {
        Counting {
            tens: CardSet::EMPTY,
            fives: Counting::fives(Card::WORLD),
            worth: Worth::ByThrees,
            fool: FoolGoes::Exchanged,
        }
    }

    /// Nothing before the last deal. Then the highest total takes the pot of all stakes; equal totals share it,
    /// with odd coins in deal order (RULES.md SW-1).
    fn gains(self, setup: &Setup, points: &BySeat<i32>) -> BySeat<Coins> {
        let mut gains = BySeat::new(SEATS);
        if !MATCH.is_last(setup.before()) {
            return gains;
        }
        let totals = Match::score(setup.before(), points);
        let best = totals.iter().map(|(_, total)| total).max();
        let wins = |total: i32| Some(total) == best;
        let winners = totals.iter().filter(|(_, total)| wins(*total)).count() as i64;
        let pot = stakes(setup, SEATS as i64).0;
        let mut odd = pot % winners.max(1);
        for seat in setup.deal_order() {
            gains[seat] = Coins(-setup.stake().0);
            if wins(totals[seat]) {
                gains[seat].0 += pot / winners + odd.min(1);
                odd -= odd.min(1);
            }
        }
        gains
    }

    fn max_loss(self, setup: &Setup) -> Coins {
        setup.stake()
    }

    fn as_match(self) -> Option<Match> {
        Some(MATCH)
    }

    fn own_facts(self) -> Vec<Fact> {
        let deals = ("deals", Value::Number(MATCH.deals.into()));
        let stake = ("stake", Value::Amount(Amount::Stakes(1)));
        let mut facts = vec![
            Fact::special(Chapter::Goal, "goal", rule!("7"), [deals, stake]),
            dealt(Self::CHAPTER),
            Fact::special(Chapter::Deal, "discard", Self::DISCARD_RULE, []),
            Fact::special(
                Chapter::Deal,
                "discard-too-few",
                rule!("SW-4"),
                [("never", Value::Cards(vec![Card::MAGICIAN, Card::WORLD]))],
            ),
            Fact::special(Chapter::Play, "fool", rule!("SW-2"), []),
            Fact::special(Chapter::Play, "fool-dealer", rule!("SW-3"), []),
        ];
        facts.extend(self.counting().facts(Self::CHAPTER, Self::CHAPTER));
        facts.push(Fact::special(
            Chapter::Pays,
            "total",
            rule!("7"),
            [("all", Value::Number(MATCH.points.into()))],
        ));
        facts.push(Fact::special(Chapter::Pays, "tie", rule!("SW-1"), []));
        facts
    }

    fn order_rule(self, _: Suit) -> RuleId {
        rule!("0.1")
    }
}
