//! Troccas: two sides of two, the scart, and kings that call their jacks (RULES.md 6).

mod deal;
mod draw;
mod look;
mod task;

pub use deal::Troccas;
pub use draw::PartnerDraw;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::games::points::{Counting, FoolGoes, Worth};
use crate::introduction::{Introduction, Level};
use crate::rule::{RuleId, rule};
use crate::seat::{Direction, Seat};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};
use crate::variant::{Rules, VariantError, parse_only};

/// The only edition; it has no options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition;

const SEATS: usize = 4;
const SIDES: usize = 2;
const TRICKS: usize = 19;
/// The packets that each seat is dealt in turn; the remaining cards go to the dealer.
const PACKETS: [usize; 3] = [6, 6, 7];
/// The number of cards in the scart.
const SCART: u32 = 2;
/// Half of the card points: points above it are goods, points below it are bads.
const HALF: i32 = 36;
const COUNTING: Counting = Counting {
    tens: CardSet::EMPTY,
    fives: Counting::fives(Card::WORLD),
    worth: Worth::ByFours,
    fool: FoolGoes::Exchanged,
};
/// The cards that may not be put into the scart.
const HONOURS: CardSet = CardSet::of_rank(Rank::King)
    .with(Card::WORLD)
    .with(Card::MAGICIAN)
    .with(Card::FOOL);
/// Everybody deals once (RULES.md 6).
const DEALS_BETWEEN_DRAWS: u32 = 4;

impl Rules for Edition {
    const GAME: &'static str = "troccas";
    const INTRODUCTION: Introduction = Introduction {
        level: Level::Medium,
        place: 1,
        editions: &[("classic", 4)],
    };

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        parse_only(Edition, edition, options, |_, _, _| None)
    }

    fn edition(self) -> &'static str {
        "classic"
    }

    fn all() -> Vec<Edition> {
        vec![Edition]
    }

    fn seats(self) -> &'static [usize] {
        &[SEATS]
    }

    fn usual_seats(self) -> usize {
        SEATS
    }

    fn pack(self) -> CardSet {
        CardSet::TAROT
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

    /// The most goods there can be (RULES.md 0.3).
    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        // Stakes are at most 10^6, so this cannot overflow.
        Coins(setup.stake().0 * i64::from(HALF))
    }

    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        TrickRule::lookup(
            Pips::RoundReversed,
            FoolRole::Excuse,
            TopTrump::World,
            Courts::Ranked,
        )
    }

    /// Partners sit opposite each other (RULES.md TR-6).
    fn side(self, seat: Seat, _: usize) -> Option<usize> {
        Some(party(seat).index())
    }

    fn draw_partners(self, order: &[Card], shuffler: Seat) -> Option<PartnerDraw> {
        draw::draw(order, shuffler, SEATS)
    }

    fn seat_partners(self, pair: [Seat; 2]) -> Option<Vec<Seat>> {
        let others = || Seat::all(SEATS).filter(|seat| !pair.contains(seat));
        let first = Seat::all(SEATS).next()?;
        let partner = match pair {
            [one, other] if one == first => other,
            [one, other] if other == first => one,
            _ => others().nth(1)?,
        };
        (others().count() + pair.len() == SEATS).then(|| draw::opposite(partner, SEATS))?
    }

    fn deals_between_draws(self) -> Option<u32> {
        Some(DEALS_BETWEEN_DRAWS)
    }

    fn counts(self) -> Option<Counting> {
        Some(COUNTING)
    }

    fn facts(self) -> Vec<Fact> {
        let say = |chapter, what, rule| Fact::special(chapter, what, rule, []);
        let number = |name, number: i32| (name, Value::Number(number.into()));
        let scart = number("scart", SCART as i32);
        let cards = number("cards", TRICKS as i32);
        let honours = ("honours", Value::Cards(in_order(self, HONOURS)));
        let stake = ("stake", Value::Amount(Amount::Stakes(1)));
        let most = ("most", Value::Amount(Amount::Stakes(HALF.into())));

        let mut facts = vec![
            say(Chapter::Goal, "sides", rule!("6")),
            Fact::special(
                Chapter::Goal,
                "goal",
                rule!("6"),
                [number("all", 2 * HALF), number("half", HALF)],
            ),
            Fact::special(
                Chapter::Goal,
                "draw",
                rule!("TR-6"),
                [number("deals", DEALS_BETWEEN_DRAWS as i32)],
            ),
            Fact::Pack(self.pack()),
        ];
        facts.extend(self.order_facts());
        facts.extend([
            Fact::Direction(self.direction()),
            Fact::special(
                Chapter::Deal,
                "dealt",
                rule!("6"),
                [cards.clone(), scart.clone()],
            ),
            say(Chapter::Deal, "exposed", rule!("TR-5")),
            Fact::special(Chapter::Deal, "scart", rule!("6"), [scart, honours]),
            Fact::NextDealer,
        ]);
        facts.extend(Fact::common_play(FoolRole::Excuse));
        facts.extend([
            say(Chapter::Play, "call", rule!("TR-2")),
            say(Chapter::Play, "call-forced", rule!("TR-1")),
            say(Chapter::Play, "call-swapped", rule!("TR-1")),
        ]);
        facts.extend(COUNTING.facts(rule!("6"), rule!("6")));
        facts.extend([
            say(Chapter::Pays, "fool", rule!("TR-3")),
            Fact::special(
                Chapter::Pays,
                "all-tricks",
                rule!("TR-4"),
                [cards, number("all", 2 * HALF)],
            ),
            Fact::special(
                Chapter::Pays,
                "goods",
                rule!("TR-7"),
                [number("half", HALF), stake, most],
            ),
        ]);
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Order { .. } | Fact::Direction(Direction::Anticlockwise) => rule!("0.1"),
            Fact::FirstLead => rule!("TR-8"),
            _ => fact.common_rule().unwrap_or(rule!("6")),
        }
    }
}

/// The first seat of a seat's side, under which the side's values are kept.
fn party(seat: Seat) -> Seat {
    Seat::new(seat.index() % SIDES).unwrap_or(seat)
}

/// Kings by suit, then trumps from the highest down to the Fool.
fn in_order(edition: Edition, cards: CardSet) -> Vec<Card> {
    let trumps = cards & Suit::Trumps.cards();
    let rule = edition.trick_rule(None);
    let plain = (cards - trumps).iter();
    plain.chain(rule.strongest_first(trumps)).collect()
}
