//! French Tarot: bids, the chien, one against all or with a partner whom nobody knows (RULES.md 17).

mod deal;
mod look;
mod price;
#[cfg(test)]
mod questions;
mod task;

pub use deal::Tarot;
pub use price::{ExcuseSettled, Sum, halves};

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::introduction::{Introduction, Level};
use crate::pack::Pack;
use crate::rule::{RuleId, rule};
use crate::seat::{BySeat, Direction, Seat};
use crate::setup::Setup;
use crate::trick::{FoolRole, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError, parse_only};

/// The only edition, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// Whether a petite may be bid: the option `petite`.
    petite: Switch,
    /// Whether poignées are shown: the option `poignee`.
    poignee: Switch,
    /// Whether a chelem is announced: the option `chelem`.
    chelem: Chelem,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Switch {
    On,
    Off,
}

/// Whether the declarer is asked for a chelem (RULES.md JT-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Chelem {
    On,
    Silent,
}

const EDITION: &str = "fft";
const SEATS: [usize; 3] = [3, 4, 5];
/// With this many seats a king is called.
const CALLING: usize = 5;
/// The most tricks of a deal, with three seats.
const TRICKS: usize = 24;
/// The most cards that are dealt to hands, with five seats.
const CARDS: usize = 75;
/// All card points of the pack.
const ALL: i32 = 91;
/// Trump XXI, trump I (the petit) and the Fool (the Excuse).
const BOUTS: CardSet = CardSet::single(Card::WORLD)
    .with(Card::MAGICIAN)
    .with(Card::FOOL);
const TRUMPS: CardSet = Suit::Trumps.cards().without(Card::FOOL);

/// The sizes of a poignée, and what each is worth (RULES.md 17).
pub(super) const WORTH: [i32; 3] = [20, 30, 40];

/// The cards in the chien, and in an écart.
pub(super) const fn chien_size(seats: usize) -> usize {
    if seats == CALLING { 3 } else { 6 }
}

/// The sizes of a poignée: single, double, triple.
pub(super) const fn poignee_sizes(seats: usize) -> [u32; 3] {
    match seats {
        3 => [13, 15, 18],
        4 => [10, 13, 15],
        _ => [8, 10, 13],
    }
}

impl Switch {
    const ALL: [Switch; 2] = [Switch::On, Switch::Off];

    const fn as_str(self) -> &'static str {
        match self {
            Switch::On => "on",
            Switch::Off => "off",
        }
    }
}

impl Chelem {
    const ALL: [Chelem; 2] = [Chelem::On, Chelem::Silent];

    const fn as_str(self) -> &'static str {
        match self {
            Chelem::On => "on",
            Chelem::Silent => "silent",
        }
    }
}

impl Edition {
    const USUAL: Edition = Edition {
        petite: Switch::On,
        poignee: Switch::On,
        chelem: Chelem::On,
    };

    /// The same with one option set, if there is such an option and value.
    fn with(self, option: &str, value: &str) -> Option<Edition> {
        let switch = Switch::ALL.into_iter().find(|it| it.as_str() == value);
        let chelem = Chelem::ALL.into_iter().find(|it| it.as_str() == value);
        Some(match option {
            "petite" => Edition {
                petite: switch?,
                ..self
            },
            "poignee" => Edition {
                poignee: switch?,
                ..self
            },
            "chelem" => Edition {
                chelem: chelem?,
                ..self
            },
            _ => return None,
        })
    }
}

impl Rules for Edition {
    const GAME: &'static str = "tarot";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Hard,
        place: 5,
        editions: &[(EDITION, 5)],
    };

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        parse_only(Edition::USUAL, edition, options, Edition::with)
    }

    fn edition(self) -> &'static str {
        EDITION
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let options = [
            (self.petite != Switch::On, "petite", self.petite.as_str()),
            (self.poignee != Switch::On, "poignee", self.poignee.as_str()),
            (self.chelem != Chelem::On, "chelem", self.chelem.as_str()),
        ];
        let differ = options.into_iter().filter(|(differs, ..)| *differs);
        differ.map(|(_, option, value)| (option, value)).collect()
    }

    fn all() -> Vec<Edition> {
        let mut all = Vec::new();
        for petite in Switch::ALL {
            for poignee in Switch::ALL {
                all.extend(Chelem::ALL.map(|chelem| Edition {
                    petite,
                    poignee,
                    chelem,
                }));
            }
        }
        all
    }

    fn all_options() -> Vec<GameOption> {
        let words = |name, words: [&'static str; 2]| GameOption {
            name,
            values: OptionValues::Words(words.to_vec()),
        };
        vec![
            words("petite", Switch::ALL.map(Switch::as_str)),
            words("poignee", Switch::ALL.map(Switch::as_str)),
            words("chelem", Chelem::ALL.map(Chelem::as_str)),
        ]
    }

    fn seats(self) -> &'static [usize] {
        &SEATS
    }

    fn usual_seats(self) -> usize {
        4
    }

    fn pack(self) -> CardSet {
        CardSet::TAROT
    }

    fn direction(self) -> Direction {
        Direction::Anticlockwise
    }

    fn packets(self, seats: usize) -> &'static [usize] {
        match seats {
            3 => &[4; 6],
            4 => &[3; 6],
            _ => &[3; 5],
        }
    }

    /// One card goes to the chien after each of the first packets (RULES.md JT-1).
    fn dealt_to(self, setup: &Setup, n: usize) -> Option<Seat> {
        let seats = setup.seats();
        let (packet, chien) = (self.packets(seats)[0], chien_size(seats));
        let number = if n < chien * (packet + 1) {
            (n % (packet + 1) < packet).then_some(n / (packet + 1))?
        } else {
            (n - chien) / packet
        };
        let all = self.packets(seats).len() * seats;
        setup
            .deal_order()
            .nth(number % seats)
            .filter(|_| number < all)
    }

    fn hands(self, setup: &Setup, pack: &Pack) -> BySeat<CardSet> {
        let mut hands = BySeat::<CardSet>::new(setup.seats());
        for (n, card) in pack.order().iter().enumerate() {
            if let Some(seat) = self.dealt_to(setup, n) {
                hands[seat].insert(*card);
            }
        }
        hands
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    /// Anybody may bid (RULES.md 17).
    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        // Stakes are at most 10^6, so this cannot overflow.
        Coins(setup.stake().0 * most(setup.seats()))
    }

    #[inline]
    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        TrickRule::french_tarot()
    }

    fn facts(self) -> Vec<Fact> {
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        let number = |name, number: i32| (name, Value::Number(number.into()));
        let stakes = |name, count: i64| (name, Value::Amount(Amount::Stakes(count)));
        let bouts = Value::Cards(vec![Card::WORLD, Card::MAGICIAN, Card::FOOL]);
        let mut facts = vec![
            self.seats_fact(),
            Fact::special(Chapter::Goal, "goal", rule!("17"), [number("all", ALL)]),
            Fact::special(Chapter::Goal, "bouts", rule!("17"), [("bouts", bouts)]),
            Fact::special(
                Chapter::Goal,
                "needed",
                rule!("17"),
                [
                    number("none", price::needed(0)),
                    number("one", price::needed(1)),
                    number("two", price::needed(2)),
                    number("three", price::needed(3)),
                ],
            ),
            Fact::Pack(self.pack()),
        ];
        facts.extend(self.order_facts());
        facts.extend([
            Fact::Direction(self.direction()),
            Fact::special(
                Chapter::Deal,
                "dealt",
                rule!("JT-1"),
                [
                    number("three", self.hand_size(3) as i32),
                    number("four", self.hand_size(4) as i32),
                    number("five", self.hand_size(5) as i32),
                    number("dog", chien_size(4) as i32),
                    number("dog-five", chien_size(5) as i32),
                ],
            ),
            say(Chapter::Deal, "petit-sec", rule!("JT-2")),
            say(
                Chapter::Deal,
                match self.petite {
                    Switch::On => "bids",
                    Switch::Off => "bids-garde",
                },
                rule!("JT-4"),
            ),
            say(Chapter::Deal, "called-king", rule!("JT-5")),
            say(Chapter::Deal, "chien", rule!("17")),
            say(Chapter::Deal, "discard", rule!("JT-7")),
        ]);
        if self.chelem == Chelem::On {
            facts.push(say(Chapter::Deal, "chelem", rule!("JT-14")));
        }
        facts.extend([
            Fact::NextDealer,
            Fact::FirstLead,
            say(Chapter::Play, "called-suit", rule!("JT-6")),
            Fact::MustFollow,
            Fact::MustTrump,
            say(Chapter::Play, "overtrump", rule!("JT-11")),
            Fact::Fool(FoolRole::Excuse),
            Fact::TrickWinner,
        ]);
        if self.poignee == Switch::On {
            let worth = [
                number("single", WORTH[0]),
                number("double", WORTH[1]),
                number("triple", WORTH[2]),
            ];
            facts.push(Fact::special(
                Chapter::Play,
                "poignee",
                rule!("JT-9"),
                worth,
            ));
        }
        facts.extend([
            say(Chapter::Pays, "half-values", rule!("17")),
            say(Chapter::Pays, "fool", rule!("JT-12")),
            say(Chapter::Pays, "fool-last", rule!("JT-13")),
            Fact::special(
                Chapter::Pays,
                "price",
                rule!("JT-17"),
                [stakes("stake", 1), stakes("most", most(CALLING))],
            ),
            say(Chapter::Pays, "petit", rule!("JT-20")),
            say(
                Chapter::Pays,
                match self.chelem {
                    Chelem::On => "slam",
                    Chelem::Silent => "slam-silent",
                },
                rule!("JT-14"),
            ),
            say(Chapter::Pays, "partner", rule!("17")),
        ]);
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Order { .. } => rule!("JT-3"),
            Fact::MustTrump => rule!("JT-11"),
            _ => fact.common_rule().unwrap_or(rule!("17")),
        }
    }
}

/// The most that can be lost, in stakes (RULES.md 17).
const fn most(seats: usize) -> i64 {
    match seats {
        3 => 80,
        4 => 120,
        _ => 164,
    }
}

/// The cards that may be called from a hand as dealt: kings; queens with all four kings, and so on (RULES.md JT-5).
pub(super) fn callable(hand: CardSet) -> CardSet {
    let mut callable = CardSet::EMPTY;
    for rank in [Rank::King, Rank::Queen, Rank::Knight, Rank::Jack] {
        let all = CardSet::of_rank(rank) & CardSet::TAROT;
        callable |= all;
        if !hand.contains_all(all) {
            break;
        }
    }
    callable
}
