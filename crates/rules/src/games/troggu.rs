//! Troggu: one player against all others, or everybody against everybody for the fewest points (RULES.md 14).

mod deal;
mod look;
mod price;
mod task;

pub use deal::Troggu;
pub(crate) use task::withholds;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::games::points::{Counting, FoolGoes, Worth, stakes};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{Direction, Seat};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError, parse_only};

/// The only edition, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    fool: Fool,
    all_pass: AllPass,
}

/// Whether the Fool may be withheld: the option `fool` (RULES.md TG-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Fool {
    Hybrid,
    /// It is a trump like any other.
    Highest,
}

/// What follows when nobody declares: the option `all_pass` (RULES.md TG-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum AllPass {
    Misere,
    /// The next dealer deals.
    Redeal,
}

const EDITION: &str = "visp";
const SEATS: [usize; 4] = [3, 4, 5, 6];
const PACK_SIZE: usize = 62;
/// The most tricks of a deal, with three seats.
const TRICKS: usize = 18;
/// The most cards that are dealt to hands, with five seats.
const CARDS: usize = 55;
/// All card points of the pack.
const ALL: i32 = 114;
/// From this many card points on, a declarer has won, and the most in a misère costs double (RULES.md TG-8, TG-9).
const MORE_THAN_HALF: i32 = 58;
const KINGS: CardSet = CardSet::of_rank(Rank::King);
/// The cards that are never laid down (RULES.md TG-3).
const NEVER: CardSet = CardSet::single(Card::FOOL)
    .with(Card::WORLD)
    .with(Card::MAGICIAN);
const COUNTING: Counting = Counting {
    tens: CardSet::EMPTY,
    fives: Counting::fives(Card::WORLD),
    worth: Worth::EachAlone,
    fool: FoolGoes::Stays,
};

impl Rules for Edition {
    const GAME: &'static str = "troggu";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Hard,
        place: 3,
        editions: &[(EDITION, 4)],
    };
    const USUAL_STAKE: Coins = Coins(25);

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let usual = Edition {
            fool: Fool::Hybrid,
            all_pass: AllPass::Misere,
        };
        parse_only(usual, edition, options, |it, option, value| {
            let (fool, all_pass) = match (option, value) {
                ("fool", "hybrid") => (Fool::Hybrid, it.all_pass),
                ("fool", "highest") => (Fool::Highest, it.all_pass),
                ("all_pass", "misere") => (it.fool, AllPass::Misere),
                ("all_pass", "redeal") => (it.fool, AllPass::Redeal),
                _ => return None,
            };
            Some(Edition { fool, all_pass })
        })
    }

    fn edition(self) -> &'static str {
        EDITION
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let mut options = Vec::new();
        if self.all_pass == AllPass::Redeal {
            options.push(("all_pass", "redeal"));
        }
        if self.fool == Fool::Highest {
            options.push(("fool", "highest"));
        }
        options
    }

    fn all() -> Vec<Edition> {
        let mut all = Vec::new();
        for fool in [Fool::Hybrid, Fool::Highest] {
            for all_pass in [AllPass::Misere, AllPass::Redeal] {
                all.push(Edition { fool, all_pass });
            }
        }
        all
    }

    fn all_options() -> Vec<GameOption> {
        let option = |name, values| GameOption {
            name,
            values: OptionValues::Words(values),
        };
        vec![
            option("fool", vec!["hybrid", "highest"]),
            option("all_pass", vec!["misere", "redeal"]),
        ]
    }

    fn seats(self) -> &'static [usize] {
        &SEATS
    }

    fn usual_seats(self) -> usize {
        4
    }

    /// Ten cards of each plain suit (RULES.md TG-2).
    fn pack(self) -> CardSet {
        let stays = |card: &Card| {
            let Some(rank) = card.rank() else { return true };
            if card.suit().is_round() {
                rank >= Rank::Jack || rank <= Rank::Six
            } else {
                rank >= Rank::Five
            }
        };
        CardSet::TAROT.iter().filter(stays).collect()
    }

    fn direction(self) -> Direction {
        Direction::Anticlockwise
    }

    fn packets(self, seats: usize) -> &'static [usize] {
        match seats {
            3 => &[6, 6, 6],
            4 => &[4, 4, 5],
            5 => &[4, 4, 3],
            _ => &[4, 5],
        }
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    /// What a soloist who loses pays (RULES.md 0.3).
    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        stakes(setup, 2 * (setup.seats() as i64 - 1))
    }

    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        rule_of_tricks(FoolRole::HighestTrump)
    }

    fn counts(self) -> Option<Counting> {
        Some(COUNTING)
    }

    fn can_withhold_fool(self) -> bool {
        self.fool == Fool::Hybrid
    }

    fn facts(self) -> Vec<Fact> {
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        let number = |name, number: i32| (name, Value::Number(number.into()));
        let stakes = |name, count| (name, Value::Amount(Amount::Stakes(count)));
        let needed = || number("needed", MORE_THAN_HALF);
        let never = vec![Card::WORLD, Card::MAGICIAN, Card::FOOL];

        let mut facts = vec![
            Fact::special(
                Chapter::Goal,
                "goal",
                rule!("14"),
                [number("all", ALL), needed()],
            ),
            self.seats_fact(),
            Fact::Pack(self.pack()),
        ];
        facts.extend(self.order_facts());
        facts.push(Fact::Direction(self.direction()));
        facts.extend([
            Fact::special(Chapter::Deal, "dealt", rule!("14"), dealt()),
            say(Chapter::Deal, "speak", rule!("TG-4")),
            say(Chapter::Deal, "take", rule!("14")),
            Fact::special(
                Chapter::Deal,
                "lay-down",
                rule!("TG-3"),
                [("never", Value::Cards(never))],
            ),
            say(Chapter::Deal, "solo", rule!("14")),
            match self.all_pass {
                AllPass::Misere => say(Chapter::Deal, "misere", rule!("14")),
                AllPass::Redeal => say(Chapter::Deal, "redeal", rule!("TG-9")),
            },
            Fact::NextDealer,
        ]);
        facts.push(match self.all_pass {
            AllPass::Misere => say(Chapter::Play, "lead", rule!("TG-12")),
            AllPass::Redeal => say(Chapter::Play, "lead-declarer", rule!("14")),
        });
        facts.extend([Fact::MustFollow, Fact::MustTrump, Fact::NeedNotBeat]);
        match self.fool {
            Fool::Hybrid => facts.extend([
                say(Chapter::Play, "fool", rule!("14")),
                say(Chapter::Play, "withhold", rule!("TG-5")),
                say(Chapter::Play, "withheld", rule!("TG-6")),
            ]),
            Fool::Highest => facts.push(Fact::Fool(FoolRole::HighestTrump)),
        }
        facts.push(Fact::TrickWinner);
        facts.extend(COUNTING.facts(rule!("14"), rule!("14")));
        facts.extend([Fact::special(
            Chapter::Pays,
            "pays",
            rule!("TG-8"),
            [needed(), stakes("taken", 1), stakes("solo", 2)],
        )]);
        if self.all_pass == AllPass::Misere {
            facts.push(Fact::special(
                Chapter::Pays,
                "pays-misere",
                rule!("TG-9"),
                [needed(), stakes("price", 1), stakes("double", 2)],
            ));
        }
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Pack(_) => rule!("TG-2"),
            _ => fact.common_rule().unwrap_or(rule!("14")),
        }
    }
}

impl Edition {
    /// The number of cards in the tapp.
    fn tapp(self, seats: usize) -> usize {
        PACK_SIZE - seats * self.hand_size(seats)
    }
}

/// How tricks are won while the Fool is the highest trump, and once it is withheld (RULES.md TG-5, TG-6).
fn rule_of_tricks(fool: FoolRole) -> &'static TrickRule {
    TrickRule::lookup(Pips::RoundReversed, fool, TopTrump::World, Courts::Ranked)
}

/// How tricks are won once the Fool is withheld: it can only be the last card of its hand, and no longer wins.
pub(crate) fn once_withheld() -> &'static TrickRule {
    rule_of_tricks(FoolRole::Excuse)
}

/// The sizes of hands and tapp for each number of seats.
fn dealt() -> [(&'static str, Value); 8] {
    const NAMES: [(&str, &str); SEATS.len()] = [
        ("three", "tapp-three"),
        ("four", "tapp-four"),
        ("five", "tapp-five"),
        ("six", "tapp-six"),
    ];
    let edition = Edition {
        fool: Fool::Hybrid,
        all_pass: AllPass::Misere,
    };
    let number = |count: usize| Value::Number(count as i64);
    let mut values = [const { ("", Value::Number(0)) }; 2 * SEATS.len()];
    for (n, (seats, (hand, tapp))) in SEATS.into_iter().zip(NAMES).enumerate() {
        values[2 * n] = (hand, number(edition.hand_size(seats)));
        values[2 * n + 1] = (tapp, number(edition.tapp(seats)));
    }
    values
}
