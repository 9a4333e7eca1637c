//! What is asked for on sitting down is what the bank sets aside.

use rules::{Coins, Seat, Setup, Variant};
use triomphe::tavern::Terms;

/// Where it were less, a deal could begin that its players cannot cover.
#[test]
fn every_seat_of_every_deal_risks_what_was_asked_for() {
    for variant in Variant::all() {
        for stake in [variant.least_stake(), Coins::MOST_STAKE] {
            if variant.purse(stake).is_some() {
                continue;
            }
            let turn_seconds = 60;
            let terms = Terms {
                variant,
                stake,
                turn_seconds,
            };
            for &seats in variant.seats() {
                for dealer in Seat::all(seats) {
                    let setup = Setup::new(variant, stake, seats, dealer).unwrap();
                    let risk = terms.at_risk();
                    let held = |seat| setup.max_loss(seat) == risk;
                    assert!(Seat::all(seats).all(held), "{variant} for {seats}");
                }
            }
        }
    }
}
