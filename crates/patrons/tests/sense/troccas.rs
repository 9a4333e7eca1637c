//! Troccas: seats 0 and 2 against 1 and 3.

use rules::{CardSet, Deal, Suit};

use crate::kit::{cards, choice, position, variant};

/// The last seat deals and puts two low coins into the scart; seat 2, at its right, leads, then 1, 0 and 3 play.
/// Cups that are not named belong to the dealer.
fn troccas(hands: [&str; 4], acts: &[&str]) -> Deal {
    let [first, second, third, dealer] = hands;
    let named: CardSet = hands.into_iter().flat_map(cards).collect();
    let cups: CardSet = Suit::Cups.cards() - named;
    let dealer = format!("{dealer} 9D TD {cups}");
    let acts: Vec<&str> = ["discard 9D TD"]
        .into_iter()
        .chain(acts.iter().copied())
        .collect();
    position(
        variant("troccas/classic"),
        &[third, second, first, &dealer],
        &acts,
    )
}

#[test]
fn what_counts_goes_on_a_trick_that_the_partner_wins() {
    let hands = ["KC", "AC", "JC 9C TC", "2C"];
    let deal = troccas(hands, &["play KC", "play AC"]);
    assert_eq!(choice(&deal), "play JC");
}

#[test]
fn and_not_on_one_that_an_opponent_wins() {
    let hands = ["QC", "KC", "JC 9C TC", "2C"];
    let deal = troccas(hands, &["play QC", "play KC"]);
    assert_eq!(choice(&deal), "play TC");
}

/// An opponent may hold the jack, and everybody follows suit: the king wins it.
#[test]
fn the_king_calls_its_valet() {
    let hands = ["2C", "AC 3C 4C", "KC 9C TC", "5C 6C QC JC"];
    let deal = troccas(hands, &["play 2C", "play AC"]);
    assert_eq!(choice(&deal), "play KC call");
}
