//! Plays deal after deal from a seed, as at a table.

use crate::act::Act;
use crate::chance::Chance;
use crate::coins::Coins;
use crate::deal::Deal;
use crate::games::Variant;
use crate::legal::{LegalAct, LegalActs, StaleAct};
use crate::pack::Pack;
use crate::record::Record;
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::Seat;
use crate::setup::{BadDeal, Setup};
use crate::turn::Turn;
use crate::view::{View, Viewer};

const NAMES: [&str; 15] = [
    "Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea", "Max",
    "Nia", "Oto",
];

/// What to simulate. Equal values give equal records, byte for byte, in every version.
///
/// The random numbers are [`Chance::seeded`]: stream 0 draws the first dealer, stream 2k shuffles deal k (from 1),
/// and stream 2k + 1 chooses the acts of deal k in [`at_random`].
#[derive(Clone, Debug)]
pub struct Simulation {
    setup: Setup,
    deals: u64,
    seed: u64,
}

impl Simulation {
    /// A series of this many deals. The seed draws the first dealer, and the deal passes on (RULES.md 0.3).
    ///
    /// # Errors
    /// A number of seats the game does not allow, or a stake out of bounds.
    pub fn new(
        variant: Variant,
        stake: Coins,
        seats: usize,
        deals: u64,
        seed: u64,
    ) -> Result<Simulation, BadDeal> {
        let first = Chance::seeded(seed, 0).below(seats as u32);
        let dealer = Seat::new(first as usize).ok_or(BadDeal::Seats { variant, seats })?;
        Ok(Simulation {
            setup: Setup::new(variant, stake, seats, dealer)?,
            deals,
            seed,
        })
    }

    /// Plays the deals. `choose` gets the number of the deal (from 1), the view of the seat to act and its legal acts,
    /// and returns one of them; if it returns `None`, the substitute acts.
    ///
    /// # Errors
    /// The refusal of an illegal act, which ends the series.
    pub fn records(
        self,
        mut choose: impl FnMut(u64, &View, LegalActs) -> Option<Act>,
    ) -> impl Iterator<Item = Result<Record, Refusal>> {
        let Simulation {
            mut setup,
            deals,
            seed,
        } = self;
        let mut failed = false;
        (1..=deals).map_while(move |number| {
            if failed {
                return None;
            }
            let mut chance = Chance::seeded(seed, number.wrapping_mul(2));
            let mut pack = Pack::sorted(setup.variant().pack());
            let cards = pack.order().len();
            pack.shuffle(cards, |n| chance.below(n));
            let played = play(&setup, &pack, |view, legal| choose(number, view, legal));
            failed = played.is_err();
            Some(played.map(|deal| {
                let record = Record::from_deal(&deal, NAMES.into_iter().take(setup.seats()));
                if let Some(outcome) = deal.outcome() {
                    setup = setup.next(&outcome);
                }
                record
            }))
        })
    }
}

/// Chooses among all legal acts with equal chances ([`LegalActs::random`]).
pub fn at_random(seed: u64) -> impl FnMut(u64, &View, LegalActs) -> Option<Act> {
    let mut deal = 0;
    let mut chance = Chance::seeded(seed, 1);
    move |number, _, legal| {
        if number != deal {
            deal = number;
            chance = Chance::seeded(seed, number.wrapping_mul(2).wrapping_add(1));
        }
        legal.random(|n| chance.below(n))
    }
}

fn play(
    setup: &Setup,
    pack: &Pack,
    mut choose: impl FnMut(&View, LegalActs) -> Option<Act>,
) -> Result<Deal, Refusal> {
    let unplayable = Refusal::plain(RefusalCode::BadDeal);
    let mut deal = Deal::start(setup, pack, |_| {}).map_err(|_| unplayable)?;
    loop {
        let seat = match deal.turn() {
            Turn::Over => return Ok(deal),
            Turn::One(seat) => Some(seat),
            Turn::Each(seats) => setup.deal_order().find(|seat| seats.contains(*seat)),
            Turn::Question => {
                let asked = deal.question();
                setup.deal_order().find(|seat| asked.contains(*seat))
            }
        };
        match seat {
            Some(seat) => {
                let act = chosen(&deal, seat, &mut choose)?;
                // Cannot happen: it was checked on the line above.
                let stale = |StaleAct| Refusal::plain(RefusalCode::NotAllowedNow);
                deal.apply(act, |_| {}).map_err(stale)?;
            }
            None => {
                deal.close_question(|_| {});
            }
        }
    }
}

fn chosen(
    deal: &Deal,
    seat: Seat,
    choose: &mut impl FnMut(&View, LegalActs) -> Option<Act>,
) -> Result<LegalAct, Refusal> {
    match choose(&deal.view(Viewer::Seat(seat)), deal.legal(seat)) {
        Some(act) => deal.check(seat, &act),
        None => deal
            .substitute(seat)
            .ok_or(Refusal::plain(RefusalCode::NotAllowedNow)),
    }
}
