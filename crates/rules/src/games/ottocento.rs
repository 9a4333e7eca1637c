//! Ottocento, the game of Bologna: two sides of two, combinations, a match to 800 (RULES.md 15).

mod combos;
mod deal;
mod look;
mod task;

pub use combos::{Combination, CombinationKind, Combinations};
pub use deal::Ottocento;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::games::points::{Counting, FoolGoes, Worth};
use crate::introduction::{Introduction, Level};
use crate::outcome::Outcome;
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction, Seat};
use crate::setup::{Before, Setup};
use crate::trick::{FoolRole, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError, parse_only};

/// The only edition, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// The option `target`: whether the match goes to 400 instead of 800.
    short: bool,
    /// The option `signals` (RULES.md OT-9).
    signals: bool,
}

const EDITION: &str = "bologna";
const SEATS: usize = 4;
const SIDES: usize = 2;
const TRICKS: usize = 15;
/// The cards that are played; the dealer is dealt two more.
const CARDS: usize = SEATS * TRICKS;
/// The packets that each seat is dealt in turn; the remaining cards go to the dealer.
const PACKETS: [usize; 3] = [5, 5, 5];
/// The number of cards that the dealer lays down.
const DISCARD: u32 = 2;
/// The trumps of five points.
const TAROCCHI: CardSet = Counting::fives(Card::ANGEL).with(Card::WORLD);
/// The cards of five points, which may not be laid down.
const FIVES: CardSet = CardSet::of_rank(Rank::King).with_all(TAROCCHI);
const COUNTING: Counting = Counting {
    tens: CardSet::EMPTY,
    fives: TAROCCHI,
    worth: Worth::ByTwos,
    fool: FoolGoes::ExchangedForPip,
};
/// What the last trick counts.
const LAST_TRICK: i32 = 6;
/// The card points of a deal with the last trick.
const POINTS: i32 = 93;
/// Further from zero than any match can come.
const MOST_SCORE: i32 = 1_000_000_000;

impl Rules for Edition {
    const GAME: &'static str = "ottocento";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Hard,
        place: 4,
        editions: &[(EDITION, 25)],
    };
    const USUAL_STAKE: Coins = Coins(50);

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let usual = Edition {
            short: false,
            signals: true,
        };
        parse_only(usual, edition, options, |it, option, value| {
            let (short, signals) = match (option, value) {
                ("target", "800") => (false, it.signals),
                ("target", "400") => (true, it.signals),
                ("signals", "on") => (it.short, true),
                ("signals", "off") => (it.short, false),
                _ => return None,
            };
            Some(Edition { short, signals })
        })
    }

    fn edition(self) -> &'static str {
        EDITION
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let target = self.short.then_some(("target", "400"));
        let signals = (!self.signals).then_some(("signals", "off"));
        target.into_iter().chain(signals).collect()
    }

    fn all() -> Vec<Edition> {
        let all = [(false, true), (true, true), (false, false), (true, false)];
        all.map(|(short, signals)| Edition { short, signals })
            .to_vec()
    }

    fn all_options() -> Vec<GameOption> {
        let option = |name, values: [&'static str; 2]| GameOption {
            name,
            values: OptionValues::Words(values.to_vec()),
        };
        vec![
            option("target", ["800", "400"]),
            option("signals", ["on", "off"]),
        ]
    }

    fn seats(self) -> &'static [usize] {
        &[SEATS]
    }

    fn usual_seats(self) -> usize {
        SEATS
    }

    /// Without the pips from two to five.
    fn pack(self) -> CardSet {
        let left_out = [Rank::Two, Rank::Three, Rank::Four, Rank::Five];
        let left_out = left_out.map(CardSet::of_rank).into_iter();
        left_out.fold(CardSet::TAROT, |pack, cards| pack - cards)
    }

    fn direction(self) -> Direction {
        Direction::Anticlockwise
    }

    fn packets(self, _: usize) -> &'static [usize] {
        &PACKETS
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    fn dealt_to(self, setup: &Setup, n: usize) -> Option<Seat> {
        Some(setup.dealt_to(&PACKETS, n).unwrap_or(setup.dealer()))
    }

    /// The stake, once for the whole match.
    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        setup.stake()
    }

    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        TrickRule::with_moors()
    }

    /// Partners sit opposite each other.
    fn side(self, seat: Seat, _: usize) -> Option<usize> {
        Some(party(seat).index())
    }

    fn is_match(self) -> bool {
        true
    }

    fn first_before(self, _: Coins, _: usize) -> Before {
        Before {
            score: BySeat::new(SIDES),
            ..Before::default()
        }
    }

    fn accepts(self, setup: &Setup) -> Result<(), &'static str> {
        let before = setup.before();
        let possible = -MOST_SCORE..=MOST_SCORE;
        if before.score.len() != SIDES {
            Err("the score must name both sides")
        } else if !before
            .score
            .iter()
            .all(|(_, score)| possible.contains(&score))
        {
            Err("no match has such a score")
        } else if before.pot != Coins::ZERO || !before.purses.is_empty() || before.deal != 0 {
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

    fn counts(self) -> Option<Counting> {
        Some(COUNTING)
    }

    fn last_trick(self) -> i32 {
        LAST_TRICK
    }

    fn facts(self) -> Vec<Fact> {
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        let number = |name, number: i32| (name, Value::Number(number.into()));
        let cards = |name, cards: CardSet| (name, Value::Cards(cards.iter().collect()));
        let target = number("target", self.target());
        let trumps = |numbers: [u8; 4]| numbers.into_iter().map(Card::trump).collect::<CardSet>();
        let moors = cards("moors", trumps([2, 3, 4, 5]));
        let contatori = cards(
            "contatori",
            CardSet::single(Card::MAGICIAN).with(Card::FOOL),
        );

        let mut facts = vec![
            say(Chapter::Goal, "sides", rule!("15")),
            Fact::special(Chapter::Goal, "goal", rule!("15"), [target.clone()]),
            Fact::Pack(self.pack()),
        ];
        facts.extend(self.order_facts());
        facts.extend([
            Fact::special(Chapter::Cards, "moors", rule!("OT-7"), [moors]),
            Fact::Direction(self.direction()),
            Fact::special(
                Chapter::Deal,
                "dealt",
                rule!("15"),
                [
                    number("cards", TRICKS as i32),
                    number("more", DISCARD as i32),
                ],
            ),
            Fact::special(
                Chapter::Deal,
                "discard",
                rule!("15"),
                [number("cards", DISCARD as i32), cards("fives", FIVES)],
            ),
            say(Chapter::Deal, "declare", rule!("OT-6")),
            Fact::NextDealer,
        ]);
        facts.extend(Fact::common_play(FoolRole::Excuse));
        if self.signals {
            facts.push(say(Chapter::Play, "signals", rule!("OT-9")));
        }
        facts.extend([
            say(Chapter::Pays, "kinds", rule!("15")),
            Fact::special(Chapter::Pays, "sequences", rule!("15"), [contatori]),
            say(Chapter::Pays, "grande", rule!("OT-4")),
            Fact::special(
                Chapter::Pays,
                "points",
                rule!("15"),
                [
                    number("all", POINTS),
                    number("last", LAST_TRICK),
                    cards("fives", FIVES),
                ],
            ),
            say(Chapter::Pays, "fool", rule!("OT-8")),
            say(Chapter::Pays, "all-tricks", rule!("OT-11")),
            Fact::special(Chapter::Pays, "declared", rule!("15"), [target.clone()]),
            Fact::special(
                Chapter::Pays,
                "match",
                rule!("15"),
                [target, ("stake", Value::Amount(Amount::Stakes(1)))],
            ),
        ]);
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Order {
                suit: Suit::Trumps, ..
            } => rule!("OT-1"),
            Fact::Order { .. } => rule!("OT-2"),
            _ => fact.common_rule().unwrap_or(rule!("15")),
        }
    }
}

impl Edition {
    /// The score that wins the match.
    fn target(self) -> i32 {
        if self.short { 400 } else { 800 }
    }
}

/// The first seat of a seat's side, under which the side's values are kept.
fn party(seat: Seat) -> Seat {
    Seat::new(seat.index() % SIDES).unwrap_or(seat)
}

/// The cards of each side after the Fool's exchange, where each seat has won these tricks and the dealer laid these cards
/// down. A side with all tricks also gets the Fool and what the other laid down (RULES.md OT-8, OT-11). `fool` says who
/// played the Fool and who won its trick.
pub(crate) fn piles(
    taken: &BySeat<CardSet>,
    fool: Option<(Seat, Seat)>,
    dealer: Seat,
    laid_down: CardSet,
) -> BySeat<CardSet> {
    let mut piles = BySeat::<CardSet>::new(SIDES);
    for (seat, cards) in taken.iter() {
        piles[party(seat)] |= cards;
    }
    let with_all = Seat::all(SIDES).find(|side| {
        let mut others = piles.iter().filter(|(other, _)| other != side);
        others.all(|(_, cards)| cards.is_empty())
    });
    piles[with_all.unwrap_or(party(dealer))] |= laid_down;
    let fool = fool.map(|(player, winner)| (party(player), party(winner)));
    let exchanged = fool.filter(|(player, winner)| player != winner && with_all.is_none());
    COUNTING.settle_fool(&mut piles, exchanged);
    piles
}
