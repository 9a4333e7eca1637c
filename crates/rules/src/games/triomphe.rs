//! Triomphe Forcée, the tavern and the Viéville edition (RULES.md 1 and 2).

mod deal;
mod look;
mod task;

pub use deal::Triomphe;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Fact, Showing};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{Direction, Seat};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError};

/// The edition with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// RULES.md 1, with the options of TM-5 and TM-1.
    Tavern {
        /// The size of the pack: the option `pack`.
        pack: PackSize,
        /// How the Fool is played: the option `fool`.
        fool: FoolRole,
    },
    /// RULES.md 2.
    Vieville,
}

/// The size of the tavern edition's pack (RULES.md TM-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PackSize {
    /// All 78 cards.
    Full,
    /// 42 cards: no plain card below the eight, no trump above Death; for at most 8 seats.
    Small,
}

const TRICKS: usize = 5;
const BONUS_CARDS: [Card; 3] = [Card::STRENGTH, Card::MAGICIAN, Card::FOOL];

impl Rules for Edition {
    const GAME: &'static str = "triomphe";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Easy,
        place: 2,
        editions: &[("vieville", 1), ("tavern", 2)],
    };
    const USUAL_STAKE: Coins = Coins(25);

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let mut parsed = match edition.unwrap_or("tavern") {
            "tavern" => Edition::Tavern {
                pack: PackSize::Full,
                fool: FoolRole::LowestTrump,
            },
            "vieville" => Edition::Vieville,
            other => {
                let known = ["tavern", "vieville"];
                return Err(VariantError::unknown_edition(Self::GAME, other, &known));
            }
        };
        for (option, value) in options {
            let next = match (parsed, option.as_str(), value.as_str()) {
                (Edition::Tavern { fool, .. }, "pack", "full") => Some((PackSize::Full, fool)),
                (Edition::Tavern { fool, .. }, "pack", "small") => Some((PackSize::Small, fool)),
                (Edition::Tavern { pack, .. }, "fool", "lowest") => {
                    Some((pack, FoolRole::LowestTrump))
                }
                (Edition::Tavern { pack, .. }, "fool", "excuse") => Some((pack, FoolRole::Excuse)),
                (Edition::Tavern { pack, .. }, "fool", "highest") => {
                    Some((pack, FoolRole::HighestTrump))
                }
                _ => None,
            };
            let (pack, fool) = next.ok_or_else(|| {
                VariantError::unsupported_option(Self::GAME, parsed.edition(), option, value)
            })?;
            parsed = Edition::Tavern { pack, fool };
        }
        Ok(parsed)
    }

    fn edition(self) -> &'static str {
        match self {
            Edition::Tavern { .. } => "tavern",
            Edition::Vieville => "vieville",
        }
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let Edition::Tavern { pack, fool } = self else {
            return Vec::new();
        };
        let mut options = Vec::new();
        match fool {
            FoolRole::LowestTrump => {}
            FoolRole::Excuse => options.push(("fool", "excuse")),
            FoolRole::HighestTrump => options.push(("fool", "highest")),
        }
        if pack == PackSize::Small {
            options.push(("pack", "small"));
        }
        options
    }

    fn all() -> Vec<Edition> {
        let mut all = Vec::new();
        for pack in [PackSize::Full, PackSize::Small] {
            for fool in [
                FoolRole::LowestTrump,
                FoolRole::Excuse,
                FoolRole::HighestTrump,
            ] {
                all.push(Edition::Tavern { pack, fool });
            }
        }
        all.push(Edition::Vieville);
        all
    }

    fn all_options() -> Vec<GameOption> {
        vec![
            GameOption {
                name: "pack",
                values: OptionValues::Words(vec!["full", "small"]),
            },
            GameOption {
                name: "fool",
                values: OptionValues::Words(vec!["lowest", "excuse", "highest"]),
            },
        ]
    }

    fn seats(self) -> &'static [usize] {
        match self {
            Edition::Tavern {
                pack: PackSize::Full,
                ..
            } => &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
            Edition::Tavern {
                pack: PackSize::Small,
                ..
            } => &[3, 4, 5, 6, 7, 8],
            Edition::Vieville => &[4, 5, 6, 7, 8, 9, 10],
        }
    }

    fn usual_seats(self) -> usize {
        4
    }

    fn pack(self) -> CardSet {
        let is_small = matches!(
            self,
            Edition::Tavern {
                pack: PackSize::Small,
                ..
            }
        );
        let stays = |card: &Card| match card.trump_number() {
            Some(number) => number <= 13,
            None => card.rank() >= Some(Rank::Eight),
        };
        if is_small {
            CardSet::TAROT.iter().filter(stays).collect()
        } else {
            CardSet::TAROT
        }
    }

    fn direction(self) -> Direction {
        match self {
            Edition::Tavern { .. } => Direction::Clockwise,
            Edition::Vieville => Direction::Anticlockwise,
        }
    }

    fn packets(self, _: usize) -> &'static [usize] {
        &[1; TRICKS]
    }

    fn least_stake(self) -> Coins {
        match self {
            Edition::Tavern { .. } => Coins(2),
            Edition::Vieville => Coins(1),
        }
    }

    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        setup.stake()
    }

    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        let pips = match self {
            Edition::Tavern { .. } => Pips::Straight,
            Edition::Vieville => Pips::RoundReversed,
        };
        TrickRule::lookup(pips, self.fool(), TopTrump::World, Courts::Ranked)
    }

    fn facts(self) -> Vec<Fact> {
        let mut facts = vec![self.seats_fact(), Fact::Pack(self.pack())];
        facts.extend(self.order_facts());
        facts.extend([
            Fact::Direction(self.direction()),
            Fact::Ante {
                least: self.least_stake(),
            },
            Fact::Dealt { cards: TRICKS },
            Fact::TakesAll(Card::DEATH),
        ]);
        facts.extend(BONUS_CARDS.map(|card| Fact::Bonus {
            card,
            amount: self.bonus(card),
            showing: match self {
                Edition::Tavern { .. } => Showing::Voluntary,
                Edition::Vieville => Showing::Automatic,
            },
        }));
        facts.push(Fact::EmptyPotEnds);
        facts.extend(Fact::common_play(self.fool()));
        facts.extend([Fact::MostTricks, Fact::NextDealer]);
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        let of = |tavern, vieville| match self {
            Edition::Tavern { .. } => tavern,
            Edition::Vieville => vieville,
        };
        match fact {
            Fact::Pack(cards) if *cards != CardSet::TAROT => rule!("TM-5"),
            Fact::Seats { .. } | Fact::Pack(_) => of(rule!("1"), rule!("2")),
            Fact::Order { suit, .. } => match suit {
                Suit::Trumps => of(rule!("TM-1"), rule!("TV-1")),
                _ => of(rule!("1"), rule!("0.1")),
            },
            Fact::Direction(_) | Fact::NextDealer => of(rule!("0.3"), rule!("2")),
            Fact::Ante { .. } => of(rule!("1 (1)"), rule!("2")),
            Fact::Dealt { .. } => of(rule!("1 (2)"), rule!("TV-3")),
            Fact::TakesAll(_) => of(rule!("1 (3)"), rule!("2")),
            Fact::Bonus { .. } => of(rule!("1 (4)"), rule!("2")),
            Fact::EmptyPotEnds => of(rule!("1 (5)"), rule!("TV-2")),
            Fact::FirstLead => of(rule!("1 (5)"), rule!("TV-3")),
            Fact::MustFollow => rule!("0.2 (2)"),
            Fact::MustTrump => rule!("0.2 (3)"),
            Fact::NeedNotBeat => of(rule!("TM-3"), rule!("0.2 (5)")),
            Fact::Fool(_) => of(rule!("TM-1"), rule!("TV-1")),
            Fact::TrickWinner => rule!("0.2 (6)"),
            Fact::MostTricks => of(rule!("1 (7)"), rule!("2")),
            Fact::Special(fact) => fact.rule,
        }
    }
}

impl Edition {
    fn fool(self) -> FoolRole {
        match self {
            Edition::Tavern { fool, .. } => fool,
            Edition::Vieville => FoolRole::Excuse,
        }
    }

    /// What a bonus card pays (RULES.md 1 (4), 2).
    fn bonus(self, card: Card) -> Amount {
        match (self, card) {
            (Edition::Tavern { .. }, Card::STRENGTH) => Amount::Coins(Coins(3)),
            (Edition::Tavern { .. }, Card::MAGICIAN) => Amount::Coins(Coins(2)),
            (Edition::Tavern { .. }, _) => Amount::Coins(Coins(1)),
            (Edition::Vieville, Card::STRENGTH) => Amount::Stakes(2),
            (Edition::Vieville, _) => Amount::Stakes(1),
        }
    }
}
