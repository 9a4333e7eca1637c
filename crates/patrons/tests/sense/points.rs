//! Games that count card points: Scarto and its relatives.

use rules::{CardSet, Deal, Suit};

use crate::kit::{cards, choice, position, variant};

/// A deal of scarto/chee in playing order: the first leads, the third deals and has discarded these cards.
/// Swords that are not named belong to the first; hands are then filled up with the remaining cards.
fn scarto(first: &str, second: &str, dealer: &str, laid: &str, acts: &[&str]) -> Deal {
    let laid = format!("discard {laid}");
    let acts: Vec<&str> = [laid.as_str()]
        .into_iter()
        .chain(acts.iter().copied())
        .collect();
    let named: CardSet = [first, second, dealer]
        .into_iter()
        .flat_map(cards)
        .collect();
    let first = format!("{first} {}", Suit::Swords.cards() - named);
    // Anticlockwise with the dealer in the last seat, seat 1 leads and seat 0 follows.
    position(variant("scarto/chee"), &[second, &first, dealer], &acts)
}

const TRUMPS: &str = "T19 T18 T17 T16 T15 T8 T9 T10";

#[test]
fn a_king_is_not_thrown_on_a_trick_that_an_opponent_wins() {
    let deal = scarto(
        "9S",
        "T5",
        "KS 2S AD AC AB",
        "AD AC AB",
        &["play 9S", "play T5"],
    );
    assert_eq!(choice(&deal), "play 2S");
}

#[test]
fn who_plays_last_wins_a_trick_with_what_counts_most() {
    let acts = ["play JS", "play QS"];
    let deal = scarto("JS", "QS", "KS 4S AD AC AB", "AD AC AB", &acts);
    assert_eq!(choice(&deal), "play KS");
}

#[test]
fn a_trick_is_trumped_as_low_as_will_do() {
    let dealer = format!("{TRUMPS} AD AC AB");
    let deal = scarto(
        "KS T0",
        "4S T1 T2 T3 T4 T5 T6 T7 T11 T12 T13 T14 T20 T21",
        &dealer,
        "AD AC AB",
        &["play KS", "play 4S"],
    );
    assert_eq!(choice(&deal), "play T8");
}

#[test]
fn the_magician_takes_a_trick_that_nobody_can_take_away() {
    let dealer = format!("{TRUMPS} T1 AD AC AB");
    let deal = scarto("9S", "4S", &dealer, "AD AC AB", &["play 9S", "play 4S"]);
    assert_eq!(choice(&deal), "play T1");
}

#[test]
fn the_magician_is_not_played_where_a_higher_trump_lies() {
    let dealer = "T1 T2 AD AC AB";
    let deal = scarto(
        "9S T0 T3 T4 T6 T7 T8 T9 T10 T20 T21",
        "T5 T11 T12 T13 T14 T15 T16 T17 T18 T19",
        dealer,
        "AD AC AB",
        &["play 9S", "play T5"],
    );
    assert_eq!(choice(&deal), "play T2");
}

#[test]
fn the_fool_saves_a_queen_from_a_king() {
    let dealer = format!("QS T0 {TRUMPS} AD AC AB");
    let deal = scarto("KS", "4S", &dealer, "AD AC AB", &["play KS", "play 4S"]);
    assert_eq!(choice(&deal), "play T0");
}

/// Three cards can empty no suit but swords, and there are many trumps.
#[test]
fn the_dealer_keeps_trumps_and_empties_a_suit_of_what_would_be_lost() {
    let dealer = format!("NS 4S 2S {TRUMPS} KB QB JB 9B KC QC JC 7C KD QD ND JD 7D 6D");
    let deal = position(variant("scarto/chee"), &["", "", &dealer], &[]);
    assert_eq!(choice(&deal), "discard 2S 4S NS");
}
