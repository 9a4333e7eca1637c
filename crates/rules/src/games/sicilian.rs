//! Sicilian Tarocchi of Barcellona Pozzo di Gotto: a talk, the monte, one against two or each for themselves (RULES.md 8).

mod deal;
mod look;
mod task;

pub use deal::Sicilian;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::games::points::{Counting, FoolGoes, Worth};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{Direction, Seat};
use crate::setup::Setup;
use crate::trick::{FoolRole, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError, parse_only};
use crate::view::Talk;

/// The only edition with its option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// Who sees the monte: the option `monte`.
    pub monte: Monte,
}

/// Who sees the three cards of the monte when they are taken (RULES.md SI-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Monte {
    /// Everybody.
    Shown,
    /// Only who takes them.
    Hidden,
}

const BARCELLONA: &str = "barcellona";
const SEATS: usize = 3;
const TRICKS: usize = 20;
/// The packets that each seat is dealt in turn; the remaining cards are the monte.
const PACKETS: [usize; 4] = [5; 4];
/// The number of cards in the monte, and of those laid down for it.
const MONTE: u32 = 3;
const TENS: CardSet = CardSet::single(Card::ANGEL)
    .with(Card::MAGICIAN)
    .with(Card::FOOL);
/// The trumps of five points.
const FIVES: CardSet = CardSet::single(Card::WORLD)
    .with(Card::trump(19))
    .with(Card::trump(18))
    .with(Card::trump(17));
const COUNTING: Counting = Counting {
    tens: TENS,
    fives: FIVES,
    worth: Worth::ByThrees,
    fool: FoolGoes::Exchanged,
};
/// The cards that may not be laid down (RULES.md SI-4).
const COUNTERS: CardSet = CardSet::of_rank(Rank::King).with_all(TENS).with_all(FIVES);
/// What the winner of the last trick gets.
const LAST_TRICK: i32 = 5;
/// The card points of a deal, with those for the last trick.
const ALL: i32 = 109;
/// What a soloist must have to win nothing and lose nothing.
const SOLO_ZERO: i32 = 55;
/// What the dealer must have, where each plays for themselves, to win nothing and lose nothing.
const DEALER_ZERO: i32 = 37;
/// The same for each of the others.
const OTHERS_ZERO: i32 = 36;
/// What a soloist gains for each point above 55, in stakes.
const SOLO_PRICE: i64 = 4;
/// What each opponent of a soloist pays for it.
const OPPONENT_PRICE: i64 = 2;
/// The most that can be lost, in stakes: by a soloist with a single point.
const MOST: i64 = SOLO_PRICE * (SOLO_ZERO as i64 - 1);

impl Rules for Edition {
    const GAME: &'static str = "sicilian";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Hard,
        place: 2,
        editions: &[(BARCELLONA, 4)],
    };

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let usual = Edition {
            monte: Monte::Shown,
        };
        parse_only(usual, edition, options, |_, option, value| {
            let monte = Monte::ALL.into_iter().find(|it| it.as_str() == value);
            let monte = monte.filter(|_| option == "monte")?;
            Some(Edition { monte })
        })
    }

    fn edition(self) -> &'static str {
        BARCELLONA
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        match self.monte {
            Monte::Shown => Vec::new(),
            Monte::Hidden => vec![("monte", self.monte.as_str())],
        }
    }

    fn all() -> Vec<Edition> {
        Monte::ALL.map(|monte| Edition { monte }).to_vec()
    }

    fn all_options() -> Vec<GameOption> {
        vec![GameOption {
            name: "monte",
            values: OptionValues::Words(Monte::ALL.map(Monte::as_str).to_vec()),
        }]
    }

    fn seats(self) -> &'static [usize] {
        &[SEATS]
    }

    fn usual_seats(self) -> usize {
        SEATS
    }

    fn pack(self) -> CardSet {
        let low = [Rank::Ace, Rank::Two, Rank::Three, Rank::Four];
        let low = low.map(CardSet::of_rank).into_iter();
        let four_of_coins = CardSet::of_rank(Rank::Four) & Suit::Coins.cards();
        low.fold(CardSet::TAROT, |pack, rank| pack - rank) | four_of_coins
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

    /// Anybody may play solo.
    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        // Stakes are at most 10^6, so this cannot overflow.
        Coins(setup.stake().0 * MOST)
    }

    #[inline]
    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        TrickRule::sicilian()
    }

    fn counts(self) -> Option<Counting> {
        Some(COUNTING)
    }

    fn last_trick(self) -> i32 {
        LAST_TRICK
    }

    fn zero(self, talk: &Talk, seat: Seat) -> Option<i32> {
        let declarer = talk.declarer?;
        Some(match (talk.soloist().is_some(), seat == declarer) {
            (true, true) => SOLO_ZERO,
            (true, false) => ALL - SOLO_ZERO,
            (false, true) => DEALER_ZERO,
            (false, false) => OTHERS_ZERO,
        })
    }

    fn facts(self) -> Vec<Fact> {
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        let number = |name, number: i32| (name, Value::Number(number.into()));
        let stakes = |name, count: i64| (name, Value::Amount(Amount::Stakes(count)));
        let in_order = |cards| Value::Cards(self.trick_rule(None).strongest_first(cards));
        let monte = number("monte", MONTE as i32);
        let mut facts = vec![
            self.seats_fact(),
            Fact::special(
                Chapter::Goal,
                "goal",
                rule!("8"),
                [number("all", ALL), number("solo", SOLO_ZERO)],
            ),
            Fact::Pack(self.pack()),
        ];
        facts.extend(self.order_facts());
        facts.extend([
            Fact::special(
                Chapter::Cards,
                "top",
                rule!("SI-1"),
                [
                    ("high", Value::Cards(vec![Card::ANGEL])),
                    ("low", Value::Cards(vec![Card::WORLD])),
                ],
            ),
            Fact::special(
                Chapter::Cards,
                "bottom",
                rule!("SI-1"),
                [
                    ("high", Value::Cards(vec![Card::MAGICIAN])),
                    ("low", Value::Cards(vec![Card::trump(2)])),
                ],
            ),
            Fact::Direction(self.direction()),
            Fact::special(
                Chapter::Deal,
                "dealt",
                rule!("8"),
                [number("cards", TRICKS as i32), monte.clone()],
            ),
            say(Chapter::Deal, "talk", rule!("SI-3")),
            say(Chapter::Deal, "talk-dealer", rule!("8")),
            Fact::special(
                Chapter::Deal,
                match self.monte {
                    Monte::Shown => "monte",
                    Monte::Hidden => "monte-hidden",
                },
                rule!("SI-9"),
                [monte.clone()],
            ),
            Fact::special(
                Chapter::Deal,
                "discard",
                rule!("SI-4"),
                [monte, ("never", in_order(TENS | FIVES))],
            ),
            Fact::NextDealer,
            say(Chapter::Play, "lead", rule!("SI-8")),
        ]);
        let play = Fact::common_play(FoolRole::Excuse).into_iter();
        facts.extend(play.filter(|fact| *fact != Fact::FirstLead));
        facts.extend(COUNTING.facts(rule!("8"), rule!("8")));
        facts.extend([
            Fact::special(
                Chapter::Pays,
                "last-trick",
                rule!("8"),
                [number("points", LAST_TRICK)],
            ),
            say(Chapter::Pays, "fool", rule!("SI-5")),
            say(Chapter::Pays, "fool-lost", rule!("SI-6")),
            Fact::special(
                Chapter::Pays,
                "solo",
                rule!("8"),
                [
                    number("zero", SOLO_ZERO),
                    stakes("price", SOLO_PRICE),
                    stakes("each", OPPONENT_PRICE),
                    stakes("most", MOST),
                ],
            ),
            Fact::special(
                Chapter::Pays,
                "each",
                rule!("8"),
                [
                    number("dealer", DEALER_ZERO),
                    number("others", OTHERS_ZERO),
                    stakes("price", 1),
                ],
            ),
        ]);
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Order {
                suit: Suit::Trumps, ..
            } => rule!("SI-1"),
            Fact::Pack(_) => rule!("SI-2"),
            _ => fact.common_rule().unwrap_or(rule!("8")),
        }
    }
}

impl Monte {
    const ALL: [Monte; 2] = [Monte::Shown, Monte::Hidden];

    const fn as_str(self) -> &'static str {
        match self {
            Monte::Shown => "shown",
            Monte::Hidden => "hidden",
        }
    }
}
