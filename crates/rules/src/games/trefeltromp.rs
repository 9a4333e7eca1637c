//! Trefeltromp (RULES.md 11).

mod betting;
mod deal;
mod look;
mod task;

pub use deal::Trefeltromp;

use std::collections::BTreeMap;

use crate::card::{CardSet, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::introduction::{Introduction, Level};
use crate::outcome::Outcome;
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction, Seat};
use crate::setup::{Before, Setup};
use crate::trick::TrickRule;
use crate::variant::{GameOption, OptionValues, Rules, VariantError, parse_only};

/// The only edition (RULES.md 11), with its option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// The option `raises`: full raises allowed after the bet while more than two seats are in; `None` for any number
    /// (RULES.md TT-4).
    most_raises: Option<u8>,
}

/// RULES.md TT-4.
const USUAL_RAISES: u8 = 3;
/// The values of the option `raises` that are numbers, each at the index it names.
const RAISES: [&str; 10] = ["", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
/// The value of the option `raises` without a limit.
const UNLIMITED: &str = "unlimited";

const CARDS: usize = 3;
/// The smallest and the largest purse, in antes; the largest is the default (RULES.md 0.3).
const PURSE: (i64, i64) = (10, 50);

impl Rules for Edition {
    const GAME: &'static str = "trefeltromp";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Easy,
        place: 3,
        editions: &[("classic", 2)],
    };
    const USUAL_STAKE: Coins = Coins(5);

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let usual = Edition {
            most_raises: Some(USUAL_RAISES),
        };
        parse_only(usual, edition, options, |_, option, value| {
            let number = RAISES.iter().position(|known| *known == value);
            let number = number.filter(|raises| *raises > 0);
            let most_raises = match (option, number) {
                ("raises", Some(raises)) => Some(raises as u8),
                ("raises", None) if value == UNLIMITED => None,
                _ => return None,
            };
            Some(Edition { most_raises })
        })
    }

    fn edition(self) -> &'static str {
        "classic"
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let value = match self.most_raises {
            Some(USUAL_RAISES) => return Vec::new(),
            Some(raises) => RAISES.get(raises as usize).copied(),
            None => Some(UNLIMITED),
        };
        value.map(|value| ("raises", value)).into_iter().collect()
    }

    /// Of the numbers of raises only the default, the smallest and the largest.
    fn all() -> Vec<Edition> {
        let all = [Some(USUAL_RAISES), Some(1), Some(9), None];
        all.map(|most_raises| Edition { most_raises }).to_vec()
    }

    fn all_options() -> Vec<GameOption> {
        vec![GameOption {
            name: "raises",
            values: OptionValues::NumbersOr(1..=9, UNLIMITED),
        }]
    }

    fn seats(self) -> &'static [usize] {
        &[2, 3, 4, 5, 6, 7, 8, 9, 10]
    }

    fn usual_seats(self) -> usize {
        4
    }

    fn pack(self) -> CardSet {
        CardSet::TAROT
    }

    /// The direction of the deal; betting goes the other way round.
    fn direction(self) -> Direction {
        Direction::Anticlockwise
    }

    fn packets(self, _: usize) -> &'static [usize] {
        &[1; CARDS]
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    fn max_loss(self, setup: &Setup, seat: Seat) -> Coins {
        setup.before().purses[seat]
    }

    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        TrickRule::without_suits()
    }

    fn purse(self, stake: Coins) -> Option<(Coins, Coins)> {
        Some((antes(stake, PURSE.0), antes(stake, PURSE.1)))
    }

    fn first_before(self, stake: Coins, seats: usize) -> Before {
        Before {
            purses: BySeat::from_fn(seats, |_| antes(stake, PURSE.1)),
            ..Before::default()
        }
    }

    fn accepts(self, setup: &Setup) -> Result<(), &'static str> {
        let before = setup.before();
        let mut purses = before.purses.iter().map(|(_, purse)| purse);
        if before.purses.len() != setup.seats() {
            Err("every seat needs a purse")
        } else if !purses.all(|purse| (setup.stake()..=Coins::MOST).contains(&purse)) {
            Err("a purse holds at least the ante")
        } else if !(Coins::ZERO..=Coins::MOST).contains(&before.pot) {
            Err("no such pot can be carried in")
        } else if !before.score.is_empty() || before.deal != 0 {
            Err("this game is no match")
        } else {
            Ok(())
        }
    }

    fn next_before(self, setup: &Setup, outcome: &Outcome) -> Before {
        Before {
            pot: outcome.pot.unwrap_or_default(),
            ..*setup.before()
        }
    }

    fn facts(self) -> Vec<Fact> {
        let stakes = |stakes| Value::Amount(Amount::Stakes(stakes));
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        vec![
            say(Chapter::Goal, "goal", rule!("11")),
            self.seats_fact(),
            Fact::Pack(self.pack()),
            say(Chapter::Cards, "order", rule!("11")),
            say(Chapter::Cards, "fool", rule!("TT-1")),
            Fact::special(
                Chapter::Deal,
                "ante",
                rule!("11 (1)"),
                [("ante", stakes(1))],
            ),
            Fact::special(
                Chapter::Deal,
                "purse",
                rule!("0.3"),
                [("least", stakes(PURSE.0)), ("most", stakes(PURSE.1))],
            ),
            Fact::Dealt { cards: CARDS },
            say(Chapter::Deal, "directions", rule!("11 (2)")),
            say(Chapter::Deal, "next-dealer", rule!("11 (13)")),
            say(Chapter::Play, "rounds", rule!("11 (3)")),
            say(Chapter::Play, "exchange", rule!("11 (4)")),
            say(Chapter::Play, "laying", rule!("11 (6)")),
            Fact::special(Chapter::Play, "bets", rule!("TT-4"), [("ante", stakes(1))]),
            match self.most_raises {
                Some(raises) => {
                    let raises = [("raises", Value::Number(raises.into()))];
                    Fact::special(Chapter::Play, "raises", rule!("TT-4"), raises)
                }
                None => say(Chapter::Play, "raises-unlimited", rule!("TT-4")),
            },
            say(Chapter::Play, "all-in", rule!("TT-6")),
            say(Chapter::Play, "privilege", rule!("TT-5")),
            say(Chapter::Pays, "shares", rule!("11 (7)")),
            say(Chapter::Pays, "tie", rule!("TT-3")),
            say(Chapter::Pays, "alone", rule!("TT-4")),
            say(Chapter::Pays, "banked", rule!("TT-6")),
            say(Chapter::Pays, "side-pots", rule!("TT-6")),
            say(Chapter::Pays, "closing", rule!("TT-3")),
        ]
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Seats { .. } => rule!("TT-7"),
            Fact::Dealt { .. } => rule!("11 (2)"),
            _ => fact.common_rule().unwrap_or(rule!("11")),
        }
    }

    fn divides_odd_coins(self) -> bool {
        true
    }
}

/// This many antes; saturates for stakes that no deal can have.
fn antes(stake: Coins, count: i64) -> Coins {
    Coins(stake.0.saturating_mul(count))
}
