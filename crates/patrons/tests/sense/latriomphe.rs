//! La Triomphe and La Triomphe à l'As qui pille.

use crate::kit::{choice, position, variant};

/// With an ace of trumps the run is taken, and the weakest cards are put down.
#[test]
fn the_ace_robs_and_the_weakest_cards_go() {
    // The stock is the rest of the pack: the seven of spades is turned up, eight to king lie under it.
    let hands = [
        "Ap Kh Kt Kc 7c",
        "Ah Qh Jh Th 9h",
        "At Qt Jt Tt 9t",
        "Ac Qc Jc Tc 9c",
    ];
    let deal = position(variant("latriomphe/as-qui-pille"), &hands, &[]);
    // Ace, king, queen, jack and ten of trumps remain.
    assert_eq!(choice(&deal), "rob 7p 8p 9p 7c Kc Kt Kh");
}

/// Two tricks are left, and nobody can take them.
#[test]
fn the_vole_is_undertaken_with_what_cannot_lose_and_not_with_what_can() {
    // Spades are trumps (the seven is turned up); seat 0 leads all three tricks.
    let weak = "7c 8c 9c Tc Ac";
    let three = [
        "play Kp", "play 7c", "play Qp", "play 8c", "play Jp", "play 9c",
    ];
    let deal = position(
        variant("latriomphe/classic"),
        &["Kp Qp Jp Ap Tp", weak],
        &three,
    );
    assert_eq!(choice(&deal), "vole");
    let deal = position(
        variant("latriomphe/classic"),
        &["Kp Qp Jp 7h 8t", weak],
        &three,
    );
    assert_eq!(choice(&deal), "stop");
}

#[test]
fn a_hopeless_hand_is_given_away_and_a_good_one_is_not() {
    let deal = position(
        variant("latriomphe/classic"),
        &["7c 8c 7h 8h 7t", "Kp Qp Jp Ap Tp"],
        &[],
    );
    assert_eq!(choice(&deal), "offer");
    let deal = position(
        variant("latriomphe/classic"),
        &["Kp Qp Jp Ap Tp", "7c 8c 7h 8h 7t"],
        &[],
    );
    assert_ne!(choice(&deal), "offer");
}

/// The partner's cards are unseen: even the worst hand is better played than offered.
#[test]
fn who_has_a_partner_plays_the_worst_hand() {
    let hands = ["7c 8c 7h 8h 7t", "Kp", "Kh", "Kc"];
    assert_ne!(
        choice(&position(variant("latriomphe/classic"), &hands, &[])),
        "offer"
    );
}

/// Spades are trumps (the seven is turned up). The dealer has seen that both opponents play high trumps and the partner
/// none.
#[test]
fn a_dealer_gives_the_deal_that_the_first_trick_has_shown_to_be_hopeless() {
    let hands = [
        "Kp Qp Kh Kt Kc",
        "7c 8c 9c 8h 7t",
        "Jp Ap Qh Qt Qc",
        "7h 9h 8t 9t Tc",
    ];
    let acts = ["play Kp", "play 7c", "play Jp"];
    let deal = position(variant("latriomphe/classic"), &hands, &acts);
    assert_eq!(choice(&deal), "offer");
}

#[test]
fn an_offer_is_refused_only_with_all_five_tricks() {
    let hands = ["7c 8c 7h 8h 7t", "Kp Qp Jp Ap Tp"];
    let deal = position(variant("latriomphe/classic"), &hands, &["offer"]);
    assert_eq!(choice(&deal), "refuse");
    let hands = ["7c 8c 7h 8h 7t", "Kp Qp Jp 9h 8t"];
    let deal = position(variant("latriomphe/classic"), &hands, &["offer"]);
    assert_eq!(choice(&deal), "accept");
}

/// Void in the suit led and without trumps, nothing has to be beaten: the low card goes under the partner's.
#[test]
fn nothing_good_is_spent_on_a_trick_that_the_partner_wins() {
    let hands = [
        "Kc 7c 8h 9h Th",
        "9c Tc Qh Jh Ah",
        "Kt 7t 8t 9t Tt",
        "Qc Jc At Jt Qt",
    ];
    let deal = position(
        variant("latriomphe/classic"),
        &hands,
        &["play Kc", "play 9c"],
    );
    assert_eq!(choice(&deal), "play 7t");
}
