//! Coins, and how they move in a deal.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::event::{Event, Payment, Purse, Reason};
use crate::seat::{BySeat, Direction, Seat, SeatSet};
use crate::setup::Setup;

/// A number of whole coins; negative for a loss.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Coins(pub i64);

impl Coins {
    /// Zero coins.
    pub const ZERO: Coins = Coins(0);
    /// The highest stake of a table.
    pub const MOST_STAKE: Coins = Coins(1_000_000);
    /// The most coins one purse can hold, which is also the limit for all coins of a server together.
    pub const MOST: Coins = Coins(1_000_000_000_000_000);

    /// The sum; `None` on overflow.
    pub fn checked_add(self, other: Coins) -> Option<Coins> {
        self.0.checked_add(other.0).map(Coins)
    }

    /// The difference; `None` on overflow.
    pub fn checked_sub(self, other: Coins) -> Option<Coins> {
        self.0.checked_sub(other.0).map(Coins)
    }

    /// The product; `None` on overflow.
    pub fn checked_mul(self, times: i64) -> Option<Coins> {
        self.0.checked_mul(times).map(Coins)
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Divides a pot that no further deal will be played for among these seats of the last deal, in equal shares;
/// odd coins go one by one clockwise from the dealer's left (RULES.md TT-3).
/// Seats whose share is zero are not listed.
pub fn split_pot(pot: Coins, seats: SeatSet, setup: &Setup) -> Vec<(Seat, Coins)> {
    let left = setup.dealer().next(Direction::Clockwise, setup.seats());
    let round = left.round(Direction::Clockwise, setup.seats());
    let sharers: Vec<Seat> = round.filter(|seat| seats.contains(*seat)).collect();
    let count = sharers.len() as i64;
    let share = |(n, seat): (usize, Seat)| {
        let odd = i64::from((n as i64) < pot.0 % count);
        (seat, Coins(pot.0 / count + odd))
    };
    let shares = sharers.into_iter().enumerate().map(share);
    shares.filter(|(_, coins)| *coins > Coins::ZERO).collect()
}

/// What every purse of a deal has gained or lost so far. Coins move nowhere else.
///
/// Stakes are at most 10^6 and purses 10^15 ([`Coins`]), and each coin is paid a few times at most,
/// so no sum here comes near the limits of an `i64`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ledger {
    pub pot: Coins,
    pub seats: BySeat<Coins>,
}

impl Ledger {
    pub fn new(seats: usize) -> Ledger {
        Ledger {
            pot: Coins::ZERO,
            seats: BySeat::new(seats),
        }
    }

    /// Every seat pays its stake into the pot.
    #[inline]
    pub fn antes(&mut self, stake: Coins, seats: usize, sink: &mut impl FnMut(Event)) {
        for seat in Seat::all(seats) {
            self.pay(
                Payment {
                    from: Purse::Seat(seat),
                    to: Purse::Pot,
                    amount: stake,
                    reason: Reason::Ante,
                },
                sink,
            );
        }
    }

    /// The pot pays a seat.
    #[inline]
    pub fn pay_out(
        &mut self,
        to: Seat,
        amount: Coins,
        reason: Reason,
        sink: &mut impl FnMut(Event),
    ) {
        self.pay(
            Payment {
                from: Purse::Pot,
                to: Purse::Seat(to),
                amount,
                reason,
            },
            sink,
        );
    }

    /// Moves coins and reports it; an amount of zero or less moves nothing.
    #[inline]
    pub fn pay(&mut self, payment: Payment, sink: &mut impl FnMut(Event)) {
        if payment.amount <= Coins::ZERO {
            return;
        }
        self.purse(payment.from).0 -= payment.amount.0;
        self.purse(payment.to).0 += payment.amount.0;
        sink(Event::Paid(payment));
    }

    fn purse(&mut self, purse: Purse) -> &mut Coins {
        match purse {
            Purse::Pot => &mut self.pot,
            Purse::Seat(seat) => &mut self.seats[seat],
        }
    }
}
