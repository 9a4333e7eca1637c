//! RULES.md 11, sentence by sentence. Expected values come from the text or from a hand worked by hand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

use kit::{seat, variant};
use rules::{Coins, Seat, SeatSet, Setup, split_pot};

/// The seats of these indices.
fn seats(indices: &[usize]) -> SeatSet {
    indices.iter().map(|index| seat(*index)).collect()
}

// RULES.md TT-3.

#[test]
fn a_table_that_closes_shares_the_pot_and_odd_coins_go_clockwise_from_the_dealers_left() {
    let setup = Setup::new(variant("triomphe/tavern"), Coins(2), 4, seat(2)).unwrap();
    let split = |pot, indices: &[usize]| -> Vec<(Seat, Coins)> {
        split_pot(Coins(pot), seats(indices), &setup)
    };
    // The dealer is 2, so the order is 3, 0, 1, 2: 11 among 0, 1 and 2 are 4, 4 and 3.
    assert_eq!(
        split(11, &[0, 1, 2]),
        [
            (seat(0), Coins(4)),
            (seat(1), Coins(4)),
            (seat(2), Coins(3))
        ]
    );
    assert_eq!(
        split(7, &[2, 3]),
        [(seat(3), Coins(4)), (seat(2), Coins(3))]
    );
    assert_eq!(split(1, &[1, 2]), [(seat(1), Coins(1))]);
    assert_eq!(split(5, &[]), []);
}
