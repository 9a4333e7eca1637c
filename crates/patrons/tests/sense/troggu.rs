//! Troggu, at three seats: the last deals, seat 1 at its right speaks first, then seats 0 and 2.

use crate::kit::{choice, position, variant};

const COURTS: &str = "KS QS NS JS TS 9S KB QB NB JB TB KC QC NC JC KD QD";

fn deal(hands: [&str; 3], acts: &[&str]) -> String {
    choice(&position(variant("troggu/visp"), &hands, acts))
}

#[test]
fn whoever_holds_the_highest_trumps_plays_solo() {
    let hand = "T0 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 KS QS KB QB KC KD";
    assert_eq!(deal(["", hand, ""], &[]), "solo");
}

#[test]
fn a_good_hand_takes_the_tapp() {
    let hand = "T21 T20 T18 T15 T12 T10 T8 T6 T4 KS QS KB 5S 6S 5B 6B 2C 3C";
    assert_eq!(deal(["", hand, ""], &[]), "take");
}

#[test]
fn a_hand_without_trumps_passes() {
    let hand = "5S 6S 7S 8S 9S TS 5B 6B 7B 8B 9B TB 2C 3C 4C 5C 6C T2";
    assert_eq!(deal(["", hand, ""], &[]), "pass");
}

#[test]
fn four_kings_are_safe_face_down() {
    let hand = "KS KB KC KD QS QB T21 T20 T18 T15 T12 T10 5S 6S 5B 6B 2C 3C";
    // The tapp has no trumps, which are in the other hands.
    let others = ["T1 T2 T3 T4 T5 T6 T7 T8 T9", "T0 T11 T13 T14 T16 T17 T19"];
    let laid = deal([others[0], hand, others[1]], &["take", "pass", "pass"]);
    for king in ["KS", "KB", "KC", "KD"] {
        assert!(laid.contains(king), "{laid}");
    }
}

/// Whoever has the most points pays: the trick is left to another, with the dearest card on it.
#[test]
fn in_a_misere_the_fool_is_withheld() {
    let acts = ["pass", "pass", "pass", "play T21"];
    let holder = format!("T0 {COURTS}");
    let played = deal([&holder, "T21", ""], &acts);
    assert!(played.starts_with("play K"), "{played}");
}

#[test]
fn against_a_soloist_it_takes_the_trick() {
    let holder = format!("T0 {COURTS}");
    let played = deal([&holder, "T21", ""], &["solo", "play T21"]);
    assert_eq!(played, "play T0");
}

/// Seat 0 takes the declarer's trick before the Fool's holder plays: the king is safe there, and so is the Fool.
#[test]
fn on_a_fellows_trick_it_is_withheld_with_a_king() {
    let holder = format!("T0 {COURTS}");
    let acts = ["solo", "play T20", "play T21"];
    let played = deal(["T21", "T20", &holder], &acts);
    assert!(played.starts_with("play K"), "{played}");
}
