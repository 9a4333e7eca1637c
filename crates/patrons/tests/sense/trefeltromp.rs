//! Trefeltromp: a hand is good or bad only compared with the cards others may hold.

use rules::Variant;

use crate::kit::{choice, position, variant};

fn trefeltromp() -> Variant {
    variant("trefeltromp/classic")
}

#[test]
fn before_a_bet_who_has_nothing_folds_and_who_has_much_does_not() {
    let hands = ["T21 T20 T19", "2S 3S 4S", "9D 8D 7D"];
    assert_eq!(
        choice(&position(trefeltromp(), &hands, &["bet 24"])),
        "fold"
    );
    let hands = ["2S 3S 4S", "T20 T19 T5", "9D 8D 7D"];
    assert_eq!(
        choice(&position(trefeltromp(), &hands, &["bet 24"])),
        "raise 48"
    );
}

#[test]
fn nothing_is_paid_where_nothing_is_asked() {
    let deal = position(trefeltromp(), &["2S 3S 4S", "T20 T19 T5", "9D 8D 7D"], &[]);
    assert_eq!(choice(&deal), "check");
}

/// The pot is three antes of twelve coins.
#[test]
fn a_hand_that_cannot_lose_bets_no_more_than_the_pot() {
    let deal = position(trefeltromp(), &["T21 T20 T19", "2S 3S 4S", "9D 8D 7D"], &[]);
    let words = choice(&deal);
    let coins: i64 = words.strip_prefix("bet ").unwrap().parse().unwrap();
    assert!((12..=36).contains(&coins), "{words}");
}

#[test]
fn the_weakest_card_is_exchanged_but_not_a_good_one() {
    let checks = ["check"; 3];
    let deal = position(
        trefeltromp(),
        &["T21 2S T19", "2C 3S 4S", "9D 8D 7D"],
        &checks,
    );
    assert_eq!(choice(&deal), "swap 2S");
    let deal = position(
        trefeltromp(),
        &["T21 T20 T19", "2S 3S 4S", "9D 8D 7D"],
        &checks,
    );
    assert_eq!(choice(&deal), "keep");
}

/// The shares are equal, and every later bet goes to the last one.
#[test]
fn the_strongest_card_is_laid_last_and_the_fool_while_it_is_of_use() {
    let to_banen = [
        "check", "check", "check", "keep", "keep", "keep", "check", "check", "check",
    ];
    let deal = position(
        trefeltromp(),
        &["T21 T9 KS", "2S 3S 4S", "9D 8D 7D"],
        &to_banen,
    );
    assert_eq!(choice(&deal), "lay KS");
    let deal = position(
        trefeltromp(),
        &["T21 T0 KS", "2S 3S 4S", "9D 8D 7D"],
        &to_banen,
    );
    assert_eq!(choice(&deal), "lay T0");
}

#[test]
fn who_may_stay_without_paying_stays() {
    let acts = [
        "check", "check", "check", "keep", "keep", "keep", "check", "check", "check", "lay T0",
        "lay T3", "lay 9D",
    ];
    let deal = position(trefeltromp(), &["T0 T21 KS", "T3 3S 4S", "9D 8D 7D"], &acts);
    assert_eq!(choice(&deal), "stay");
}

/// Six trumps are higher, and all have been shown: nothing can beat T15 any more, so the pot is raised.
#[test]
fn what_was_shown_beats_nobody_any_more() {
    let hands = [
        "T15 2S 3S",
        "T21 T20 4S",
        "T19 T18 5S",
        "T17 T16 6S",
        "2B 3B 4B",
    ];
    let mut acts = vec!["check"; 5];
    acts.extend(["keep"; 5]);
    acts.extend(["check"; 5]);
    acts.extend(["lay 2S", "lay T21", "lay T19", "lay T17", "lay 2B"]);
    acts.extend(["check"; 5]);
    acts.extend(["lay 3S", "lay T20", "lay T18", "lay T16", "lay 3B"]);
    acts.extend(["check", "bet 12", "call", "call", "call"]);
    let deal = position(trefeltromp(), &hands, &acts);
    assert!(choice(&deal).starts_with("raise"), "{}", choice(&deal));
}
