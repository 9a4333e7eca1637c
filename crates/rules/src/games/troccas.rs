//! Troccas: two sides of two, the scart, and kings that call their jacks (RULES.md 6).

mod deal;
mod draw;
mod facts;
mod legal;
mod look;

pub use deal::Troccas;
pub use draw::PartnerDraw;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::event::Reason;
use crate::fact::Fact;
use crate::games::points::{Counting, FoolGoes, Worth};
use crate::seat::{Direction, Seat};
use crate::setup::Setup;
use crate::trick::{Courts, FoolRole, Pips, TopTrump, TrickRule};
use crate::variant::{Rules, VariantError};

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
    honour: Card::WORLD,
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

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        if let Some(other) = edition.filter(|edition| *edition != "classic") {
            return Err(VariantError::UnknownEdition {
                game: Self::GAME,
                edition: other.chars().take(40).collect(),
                known: "classic".to_owned(),
            });
        }
        match options.iter().next() {
            None => Ok(Edition),
            Some((option, value)) => Err(VariantError::UnsupportedOption {
                game: Self::GAME,
                edition: "classic",
                option: option.chars().take(40).collect(),
                value: value.chars().take(40).collect(),
            }),
        }
    }

    fn edition(self) -> &'static str {
        "classic"
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
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

    fn hand_size(self) -> usize {
        TRICKS
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    fn dealt_to(self, setup: &Setup, n: usize) -> Option<Seat> {
        let mut left = n;
        for packet in PACKETS {
            if left < packet * SEATS {
                let mut round = setup.first_seat().round(self.direction(), SEATS);
                return round.nth(left / packet);
            }
            left -= packet * SEATS;
        }
        Some(setup.dealer())
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
        draw::draw(order, shuffler)
    }

    fn deals_between_draws(self) -> Option<u32> {
        Some(DEALS_BETWEEN_DRAWS)
    }

    fn points_of(self, pile: CardSet) -> Option<i32> {
        Some(COUNTING.of_pile(pile))
    }

    fn facts(self) -> Vec<Fact> {
        facts::facts(self)
    }

    fn rule_of(self, fact: &Fact) -> &'static str {
        facts::rule_of(fact)
    }

    fn rule_of_payment(self, _: Reason) -> &'static str {
        "TR-7"
    }
}

/// The first seat of a seat's side, under which the side's values are kept.
fn party(seat: Seat) -> Seat {
    Seat::new(seat.index() % SIDES).unwrap_or(seat)
}
