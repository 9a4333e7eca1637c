//! How coins move in a deal.

use crate::coins::Coins;
use crate::event::{Event, Payment, Purse, Reason};
use crate::seat::{BySeat, Seat};

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

    /// Losers pay winners, both in this order; gains and losses add up to zero.
    pub fn settle(
        &mut self,
        order: impl Iterator<Item = Seat> + Clone,
        gains: &BySeat<Coins>,
        reason: Reason,
        sink: &mut impl FnMut(Event),
    ) {
        let mut open = *gains;
        for from in order.clone() {
            for to in order.clone() {
                let amount = Coins((-open[from].0).min(open[to].0));
                if amount > Coins::ZERO {
                    open[from].0 += amount.0;
                    open[to].0 -= amount.0;
                    let payment = Payment {
                        from: Purse::Seat(from),
                        to: Purse::Seat(to),
                        amount,
                        reason,
                    };
                    self.pay(payment, sink);
                }
            }
        }
    }

    fn purse(&mut self, purse: Purse) -> &mut Coins {
        match purse {
            Purse::Pot => &mut self.pot,
            Purse::Seat(seat) => &mut self.seats[seat],
        }
    }
}
