//! Mitigati: bids.

use patrons::{Character, Secret};
use rules::{Coins, Simulation};

use crate::kit::{choice, position, variant};

fn bid(hands: [&str; 3], acts: &[&str]) -> i16 {
    let words = choice(&position(variant("mitigati/rufus"), &hands, acts));
    words.strip_prefix("bid ").unwrap().parse().unwrap()
}

/// Everybody's first ten cards; the last seat deals, so seat 0 bids first.
#[test]
fn a_good_hand_asks_for_more_than_a_poor_one() {
    let good = "KS KB T21 T20 T18 T15 T12 T0 QS QB";
    let poor = "2S 3S 4S 5B 6B 7C 8C 9D TD 2D";
    assert!(bid([good, "", ""], &[]) > 20);
    assert!(bid([poor, "", ""], &[]) < -10);
}

/// A seat that bids last and is left more than its hand is worth accepts.
#[test]
fn a_fair_settlement_is_agreed_to() {
    let poor = "2S 3S 4S 5B 6B 7C 8C 9D TD 2D";
    let deal = position(
        variant("mitigati/rufus"),
        &["", "", poor],
        &["bid +5", "bid -5"],
    );
    assert_eq!(choice(&deal), "bid 0");
}

/// Some deals should be settled by bids and some played.
#[test]
fn some_deals_are_settled_and_some_are_played() {
    let simulation = Simulation::new(variant("mitigati/rufus"), Coins(2), 3, 200, 1).unwrap();
    let records =
        simulation.records(|_, view, _| patrons::choose(view, Character::USUAL, Secret::NONE));
    let agreed = records
        .filter(|record| format!("{:?}", record.as_ref().unwrap().result).contains("agreed"))
        .count();
    assert!((40..=160).contains(&agreed), "{agreed} of 200 settled");
}
