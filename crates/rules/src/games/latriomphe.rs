//! La Triomphe: with two sides (RULES.md 9), and everybody alone with a robbing ace (RULES.md 10).

mod deal;
mod look;
mod score;
mod task;

pub use deal::Latriomphe;

use std::collections::BTreeMap;

use crate::card::{CardSet, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::introduction::{Introduction, Level};
use crate::outcome::Outcome;
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction, Seat};
use crate::setup::{Before, Setup};
use crate::trick::{AceRank, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError};

/// The edition with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    form: Form,
    /// The option `target`: the points that win the match, 1 to 15 (RULES.md FT-8).
    target: u8,
}

/// Who plays against whom; the form is the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Two sides (RULES.md 9).
    Classic,
    /// Everybody for themselves (RULES.md 10), with the options `robbing` and `run`.
    AsQuiPille(Robbing, Run),
}

/// Whether the ace of trumps may rob (RULES.md AP-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Robbing {
    /// It may, and the ace is high.
    On,
    /// It may not, and the king is high.
    Off,
}

/// What a robber takes (RULES.md AP-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Run {
    /// The turned card and the unbroken sequence of its suit under it.
    On,
    /// The turned card alone.
    Off,
}

const TRICKS: usize = 5;
const USUAL_TARGET: u8 = 5;
/// The values of the option `target`, each at the index it names.
const TARGETS: [&str; 16] = [
    "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
];
/// Deeper in debt than any match can bring a player.
const DEEPEST_DEBT: i32 = -1_000_000;

impl Rules for Edition {
    const GAME: &'static str = "latriomphe";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Easy,
        place: 1,
        editions: &[("classic", 9), ("as-qui-pille", 17)],
    };
    const USUAL_STAKE: Coins = Coins(50);

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let form = match edition.unwrap_or("classic") {
            "classic" => Form::Classic,
            "as-qui-pille" => Form::AsQuiPille(Robbing::On, Run::On),
            other => {
                let known = ["classic", "as-qui-pille"];
                return Err(VariantError::unknown_edition(Self::GAME, other, &known));
            }
        };
        let mut parsed = Edition {
            form,
            target: USUAL_TARGET,
        };
        for (option, value) in options {
            let edition = parsed.edition();
            parsed = parsed.with(option, value).ok_or_else(|| {
                VariantError::unsupported_option(Self::GAME, edition, option, value)
            })?;
        }
        Ok(parsed)
    }

    fn edition(self) -> &'static str {
        match self.form {
            Form::Classic => "classic",
            Form::AsQuiPille(..) => "as-qui-pille",
        }
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let mut options = Vec::new();
        if let Form::AsQuiPille(robbing, run) = self.form {
            options.extend((robbing == Robbing::Off).then_some(("robbing", "off")));
            options.extend((run == Run::Off).then_some(("run", "off")));
        }
        if self.target != USUAL_TARGET {
            let value = TARGETS.get(self.target as usize);
            options.extend(value.map(|value| ("target", *value)));
        }
        options
    }

    /// Of the targets only the default, the shortest match and the longest.
    fn all() -> Vec<Edition> {
        let forms = [
            Form::Classic,
            Form::AsQuiPille(Robbing::On, Run::On),
            Form::AsQuiPille(Robbing::On, Run::Off),
            Form::AsQuiPille(Robbing::Off, Run::On),
            Form::AsQuiPille(Robbing::Off, Run::Off),
        ];
        let with_targets = |form| [USUAL_TARGET, 1, 15].map(|target| Edition { form, target });
        forms.into_iter().flat_map(with_targets).collect()
    }

    fn all_options() -> Vec<GameOption> {
        vec![
            GameOption {
                name: "robbing",
                values: OptionValues::Words(vec!["on", "off"]),
            },
            GameOption {
                name: "run",
                values: OptionValues::Words(vec!["on", "off"]),
            },
            GameOption {
                name: "target",
                values: OptionValues::Numbers(1..=15),
            },
        ]
    }

    fn seats(self) -> &'static [usize] {
        match self.form {
            Form::Classic => &[2, 4, 6],
            Form::AsQuiPille(..) => &[4, 5, 6],
        }
    }

    fn usual_seats(self) -> usize {
        4
    }

    fn pack(self) -> CardSet {
        CardSet::FRENCH
    }

    fn direction(self) -> Direction {
        Direction::Clockwise
    }

    /// RULES.md 9.
    fn packets(self, _: usize) -> &'static [usize] {
        &[3, 2]
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        setup.stake()
    }

    fn trick_rule(self, turned: Option<Suit>) -> &'static TrickRule {
        let ace = match self.form {
            Form::Classic | Form::AsQuiPille(Robbing::Off, _) => AceRank::BelowJack,
            Form::AsQuiPille(Robbing::On, _) => AceRank::High,
        };
        TrickRule::with_turned(turned, ace)
    }

    /// Partners alternate (RULES.md FT-6).
    fn side(self, seat: Seat, _: usize) -> Option<usize> {
        (self.form == Form::Classic).then_some(seat.index() % 2)
    }

    fn is_match(self) -> bool {
        true
    }

    fn first_before(self, _: Coins, seats: usize) -> Before {
        Before {
            score: BySeat::new(self.parties(seats)),
            ..Before::default()
        }
    }

    fn accepts(self, setup: &Setup) -> Result<(), &'static str> {
        let before = setup.before();
        let least = match self.form {
            Form::Classic => 0,
            Form::AsQuiPille(..) => DEEPEST_DEBT,
        };
        let possible = least..i32::from(self.target);
        if before.score.len() != self.parties(setup.seats()) {
            Err("the score must name every side, or every seat where each plays for himself")
        } else if !before
            .score
            .iter()
            .all(|(_, points)| possible.contains(&points))
        {
            Err("with such a score there is no match to go on with")
        } else if before.pot != Coins::ZERO || !before.purses.is_empty() {
            Err("this game carries over a score and nothing else")
        } else {
            Ok(())
        }
    }

    fn next_before(self, setup: &Setup, outcome: &Outcome) -> Before {
        match &outcome.score {
            Some(score) if !outcome.match_over => Before {
                score: BySeat::from_slice(score),
                ..Before::default()
            },
            _ => self.first_before(setup.stake(), setup.seats()),
        }
    }

    fn facts(self) -> Vec<Fact> {
        let number = |name, number: usize| (name, Value::Number(number as i64));
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        let target = number("target", self.target.into());
        let stake = ("stake", Value::Amount(Amount::Stakes(1)));
        let is_classic = self.form == Form::Classic;
        let by_form = |classic, alone| if is_classic { classic } else { alone };
        let rule_by_form = |classic, alone| if is_classic { classic } else { alone };

        let mut facts = Vec::new();
        if is_classic {
            facts.push(say(Chapter::Goal, "sides", rule!("9")));
        } else {
            facts.push(self.seats_fact());
            facts.push(say(Chapter::Goal, "alone", rule!("10")));
        }
        facts.push(Fact::special(
            Chapter::Goal,
            by_form("goal", "goal-alone"),
            rule_by_form(rule!("FT-8"), rule!("AP-8")),
            [target],
        ));

        facts.push(Fact::Pack(self.pack()));
        facts.extend(self.order_facts());

        facts.push(Fact::Direction(self.direction()));
        let cards = number("cards", TRICKS);
        facts.push(Fact::special(Chapter::Deal, "dealt", rule!("9"), [cards]));
        facts.push(say(Chapter::Deal, "turned", rule!("FT-7")));
        if let Form::AsQuiPille(Robbing::On, run) = self.form {
            let (robs, lays) = match run {
                Run::On => ("robbing", "robbing-lays"),
                Run::Off => ("robbing-turned", "robbing-lays-one"),
            };
            facts.extend([
                say(Chapter::Deal, robs, rule!("AP-1")),
                say(Chapter::Deal, lays, rule!("AP-2")),
            ]);
        }
        if is_classic {
            facts.extend([
                say(Chapter::Deal, "offer", rule!("FT-5")),
                say(Chapter::Deal, "offer-accepted", rule!("9")),
                say(Chapter::Deal, "offer-refused", rule!("FT-5")),
            ]);
        }

        facts.extend([
            Fact::FirstLead,
            say(
                Chapter::Play,
                by_form("must-beat", "must-beat-alone"),
                rule!("FT-1"),
            ),
            say(Chapter::Play, "must-trump", rule!("FT-1")),
            Fact::TrickWinner,
            say(
                Chapter::Play,
                by_form("decided", "decided-alone"),
                rule!("FT-2"),
            ),
            say(
                Chapter::Play,
                by_form("vole-or-stop", "vole-or-stop-alone"),
                rule_by_form(rule!("FT-3"), rule!("AP-5")),
            ),
        ]);

        facts.push(say(
            Chapter::Pays,
            "three",
            rule_by_form(rule!("9"), rule!("10")),
        ));
        if !is_classic {
            facts.push(say(Chapter::Pays, "most", rule!("AP-3")));
        }
        facts.extend([
            say(
                Chapter::Pays,
                "vole",
                rule_by_form(rule!("9"), rule!("AP-5")),
            ),
            say(
                Chapter::Pays,
                by_form("loses", "debt"),
                rule_by_form(rule!("FT-4"), rule!("AP-4")),
            ),
            Fact::special(
                Chapter::Pays,
                by_form("match", "match-alone"),
                rule_by_form(rule!("FT-8"), rule!("AP-8")),
                [stake],
            ),
            Fact::NextDealer,
        ]);
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match (fact, self.form) {
            (Fact::Seats { .. }, _) => rule!("10"),
            (Fact::Order { .. }, Form::AsQuiPille(Robbing::On, _)) => rule!("10"),
            (Fact::Order { .. }, Form::AsQuiPille(Robbing::Off, _)) => rule!("AP-7"),
            _ => fact.common_rule().unwrap_or(rule!("9")),
        }
    }
}

impl Edition {
    fn with(self, option: &str, value: &str) -> Option<Edition> {
        let as_form = |form| Some(Edition { form, ..self });
        match (self.form, option, value) {
            (Form::AsQuiPille(_, run), "robbing", "on") => {
                as_form(Form::AsQuiPille(Robbing::On, run))
            }
            (Form::AsQuiPille(_, run), "robbing", "off") => {
                as_form(Form::AsQuiPille(Robbing::Off, run))
            }
            (Form::AsQuiPille(robbing, _), "run", "on") => {
                as_form(Form::AsQuiPille(robbing, Run::On))
            }
            (Form::AsQuiPille(robbing, _), "run", "off") => {
                as_form(Form::AsQuiPille(robbing, Run::Off))
            }
            (_, "target", value) if !value.is_empty() => {
                let target = TARGETS.iter().position(|known| *known == value)?;
                Some(Edition {
                    target: target as u8,
                    ..self
                })
            }
            _ => None,
        }
    }

    /// How many scores there are: one for each side, or for each seat.
    fn parties(self, seats: usize) -> usize {
        match self.form {
            Form::Classic => 2,
            Form::AsQuiPille(..) => seats,
        }
    }

    /// The seat under which the score is kept: the first seat of the side, or the seat itself.
    fn party(self, seat: Seat) -> Seat {
        match self.form {
            Form::Classic => Seat::new(seat.index() % 2).unwrap_or(seat),
            Form::AsQuiPille(..) => seat,
        }
    }
}
