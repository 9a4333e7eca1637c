//! What can be staked (RULES.md 0.3 and the chapters of the games), and sums of coins.
#![allow(clippy::unwrap_used)]

use rules::{Coins, Seat, Setup, Variant};

/// "Everyone antes a coins, a >= 2" in chapter 1; elsewhere a stake is at least one coin.
#[test]
fn the_modern_triomphe_is_played_for_two_coins_or_more_and_every_other_game_for_one_or_more() {
    let first = Seat::new(0).unwrap();
    for variant in Variant::all() {
        let least = match (variant.game(), variant.edition()) {
            ("triomphe", "tavern") => 2,
            _ => 1,
        };
        assert_eq!(variant.least_stake(), Coins(least), "{variant}");
        let with = |stake| Setup::new(variant, Coins(stake), variant.usual_seats(), first);
        assert!(with(least).is_ok(), "{variant}");
        assert!(with(least - 1).is_err(), "{variant}");
    }
}

#[test]
fn sums_of_coins_are_exact_or_there_is_none() {
    let (most, least) = (Coins(i64::MAX), Coins(i64::MIN));
    assert_eq!(Coins(7).checked_add(Coins(-3)), Some(Coins(4)));
    assert_eq!(Coins(7).checked_sub(Coins(-3)), Some(Coins(10)));
    assert_eq!(Coins(7).checked_mul(-3), Some(Coins(-21)));
    assert_eq!(most.checked_add(Coins(1)), None);
    assert_eq!(least.checked_sub(Coins(1)), None);
    assert_eq!(Coins(i64::MAX / 2 + 1).checked_mul(2), None);
    assert_eq!(Coins(-12).to_string(), "-12");
}
