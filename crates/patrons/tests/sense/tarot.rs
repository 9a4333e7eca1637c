//! French Tarot, at four seats: the last deals, seat 2 at its right speaks first, then seats 1, 0 and 3; at five seats
//! seat 3 speaks first.

use crate::kit::{choice, position, variant};

const STRONG: &str = "T0 T21 T20 T19 T18 T17 T16 T15 T14 T13 KS QS KB QB KC QC KD QD";
const GOOD: &str = "T21 T20 T18 T15 T12 T10 T8 T6 T0 KS QS KB 5S 6S 5B 6B 2C 3C";
const WEAK: &str = "5S 6S 7S 8S 9S TS 5B 6B 7B 8B 9B TB 2C 3C 4C 5C T2 T3";

fn four(hand: &str, acts: &[&str]) -> String {
    choice(&position(variant("tarot/fft"), &["", "", hand, ""], acts))
}

#[test]
fn the_bid_goes_by_the_hand() {
    assert_eq!(four(STRONG, &[]), "contre");
    assert_eq!(four(GOOD, &[]), "garde");
    assert_eq!(four(WEAK, &[]), "pass");
}

/// Seat 3 speaks last; its hand is worth a garde, which somebody has bid.
#[test]
fn a_bid_that_is_taken_is_not_raised_beyond_the_hand() {
    let deal = position(
        variant("tarot/fft"),
        &["", "", "", GOOD],
        &["garde", "pass", "pass"],
    );
    assert_eq!(choice(&deal), "pass");
}

/// Five seats: of the kings that it lacks, that of the suit in which it has the fewest cards.
#[test]
fn a_king_that_is_not_held_is_called_in_a_short_suit() {
    let hand = "T21 T20 T18 T15 T12 T10 T8 T6 T0 KS QS KB 5C 6C 5D";
    let acts = ["garde", "pass", "pass", "pass", "pass"];
    let deal = position(variant("tarot/fft"), &["", "", "", hand, ""], &acts);
    assert_eq!(choice(&deal), "call KD");
}

#[test]
fn no_chelem_is_announced_and_a_garde_shows_its_trumps() {
    let hand = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 KS QS KB QB KC QC KD QD";
    let talk = ["sans", "pass", "pass", "pass"];
    assert_eq!(four(hand, &talk), "jeu");
    let shown = four(hand, &["sans", "pass", "pass", "pass", "jeu"]);
    assert_eq!(shown, "show T12 T13 T14 T15 T16 T17 T18 T19 T20 T21");
}

/// In the last trick the Excuse would change sides (JT-13): with two cards left it is played.
#[test]
fn the_excuse_is_not_kept_for_the_last_trick() {
    let deal = position(
        variant("tarot/fft"),
        &["", "", GOOD, ""],
        &["garde", "pass", "pass", "pass"],
    );
    let mut deal = deal;
    let mut last = String::new();
    while deal.turn() != rules::Turn::Over {
        let who = crate::kit::on_turn(&deal);
        let act = deal.check_words(who, &choice(&deal)).unwrap();
        let holds = deal.view(rules::Viewer::Seat(who)).hand;
        if holds.len() == 2 && holds.contains(rules::Card::FOOL) {
            last = act.act().to_string();
        }
        assert!(holds.len() > 1 || !holds.contains(rules::Card::FOOL));
        deal.apply(act, |_| {}).unwrap();
    }
    assert!(last.is_empty() || last == "play T0", "{last}");
}
