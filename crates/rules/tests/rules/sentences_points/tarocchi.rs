//! RULES.md 4.

use super::reading::{in_threes, piles};
use super::*;
use rules::{Direction, RefusalCode, Suit, Variant};

const PARROT: &str = "tarocchi/white-parrot";
const LAST: &str = "tarocchi/white-parrot equal_courts=last";
const RANKED: &str = "tarocchi/white-parrot equal_courts=ranked";
const ANGEL: &str = "tarocchi/white-parrot top=angel";
const STRAIGHT: &str = "tarocchi/white-parrot round_suits=straight";
const CLOCKWISE: &str = "tarocchi/white-parrot direction=clockwise";
const FIVES: [&str; 2] = ["T20", "T1"];

fn all() -> Vec<Variant> {
    let all = Variant::all().into_iter();
    all.filter(|variant| variant.game() == "tarocchi").collect()
}

#[test]
fn every_option_goes_with_every_other() {
    assert_eq!(all().len(), 3 * 2 * 2 * 2);
    assert!(all()[0].options().is_empty());
}

#[test]
fn three_play_anticlockwise_in_fives_and_the_dealer_has_28() {
    assert_eq!(variant(PARROT).seats(), [3]);
    assert_eq!(variant(PARROT).direction(), Direction::Anticlockwise);
    let (deal, _) = shuffled(PARROT, 1, 1);
    let sizes = deal.view(Viewer::Bystander).hand_sizes;
    assert_eq!(sizes.as_slice(), [28, 25, 25]);
    let order = deal.pack().order();
    let first = hands(&deal)[2];
    assert!(first.contains_all(order[..5].iter().copied().collect()));
    assert!(first.contains_all(order[15..20].iter().copied().collect()));
}

#[test]
fn no_king_no_angel_no_fool_no_mage_is_laid_down_without_exception() {
    for table in [PARROT, ANGEL] {
        for card in ["KS", "T20", "T0", "T1"] {
            let hand = format!("{card} 2S 3S 4S");
            forbidden(table, &hand, &format!("{card} 2S 3S"), "4", "2S 3S 4S");
        }
        assert_eq!(discard(table, "KS 2S T21 T5", "2S T21 T5"), None);
    }
}

#[test]
fn the_dealers_right_leads() {
    let (mut deal, _) = shuffled(PARROT, 1, 2);
    let act = deal.substitute(kit::seat(0)).unwrap();
    deal.apply(act, |_| {}).unwrap();
    assert_eq!(deal.turn(), Turn::One(kit::seat(2)));
}

#[test]
fn wp_6_clockwise_turns_deal_first_lead_play_and_next_dealer() {
    assert_eq!(variant(CLOCKWISE).direction(), Direction::Clockwise);
    let (mut deal, _) = shuffled(CLOCKWISE, 1, 1);
    let setup = deal.setup();
    assert_eq!(setup.dealer(), kit::seat(0));
    let order = deal.pack().order();
    // "Packets from the dealer's left": seat 1 is dealt the first five cards and the fourth five.
    let first = hands(&deal)[1];
    assert!(first.contains_all(order[..5].iter().copied().collect()));
    assert!(first.contains_all(order[15..20].iter().copied().collect()));
    assert!(hands(&deal)[2].contains_all(order[5..10].iter().copied().collect()));
    let mut turns = Vec::new();
    for _ in 0..4 {
        let Turn::One(seat) = deal.turn() else {
            panic!("somebody acts");
        };
        turns.push(seat.index());
        let act = deal.substitute(seat).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
    // The dealer discards, then "the dealer's left leads, play and next dealer to the left".
    assert_eq!(turns, [0, 1, 2, 0]);
    assert_eq!(setup.next_dealer(), kit::seat(1));
}

#[test]
fn wp_6_first_and_last_of_equal_courts_go_by_order_of_play() {
    let last = "tarocchi/white-parrot direction=clockwise equal_courts=last";
    assert_eq!(winner(CLOCKWISE, "JS KS QS"), kit::card("JS"));
    assert_eq!(winner(last, "JS KS QS"), kit::card("QS"));
}

#[test]
fn one_need_not_beat() {
    assert_eq!(legal(PARROT, "2S KS", "9S"), "2S KS");
    assert_eq!(legal(PARROT, "T2 T20 5C", "9S T10"), "T2 T20");
    let view = view_to_play(variant(PARROT), set("2S 5C"), &kit::cards("9S"));
    let refusal = view.check(&Act::Play(kit::card("5C"))).unwrap_err();
    assert_eq!(
        (refusal.code, crate::kit::rule(&refusal)),
        (RefusalCode::MustFollow, "0.2 (2)")
    );
}

#[test]
fn of_equal_courts_the_first_played_stands() {
    assert_eq!(winner(PARROT, "JS KS QS"), kit::card("JS"));
    assert_eq!(winner(PARROT, "9S NS KS"), kit::card("NS"));
    assert_eq!(winner(PARROT, "AC JC KC"), kit::card("JC"));
}

#[test]
fn or_the_last_or_they_are_ranked() {
    assert_eq!(winner(LAST, "JS KS QS"), kit::card("QS"));
    assert_eq!(winner(LAST, "KS 9S JS"), kit::card("JS"));
    assert_eq!(winner(RANKED, "JS KS QS"), kit::card("KS"));
    assert_eq!(winner(RANKED, "JS NS QS"), kit::card("QS"));
}

#[test]
fn of_equal_courts_only_those_of_the_suit_led_matter() {
    assert_eq!(winner(LAST, "JS KB 9S"), kit::card("JS"));
    assert_eq!(winner(LAST, "JS T2 KS"), kit::card("T2"));
}

#[test]
fn the_world_wins_over_the_angel_or_the_other_way_round() {
    assert_eq!(winner(PARROT, "T20 T21 T2"), kit::card("T21"));
    assert_eq!(winner(ANGEL, "T21 T20 T2"), kit::card("T20"));
}

#[test]
fn round_suits_are_reversed_or_straight() {
    assert_eq!(winner(PARROT, "TC AC 5C"), kit::card("AC"));
    assert_eq!(winner(STRAIGHT, "TC AC 5C"), kit::card("TC"));
    assert_eq!(winner(STRAIGHT, "TS AS 5S"), kit::card("TS"));
}

#[test]
fn points_are_counted_as_in_scarto_and_the_angel_counts_five_whatever_is_the_top() {
    for (seed, table) in (0..40).flat_map(|seed| [(seed, RANKED), (seed, ANGEL)]) {
        let (mut deal, mut events) = shuffled(table, 2, seed);
        play_out(&mut deal, &mut events, seed);
        let outcome = deal.outcome().unwrap();
        let points = outcome.points.clone().unwrap();
        assert_eq!(points.iter().sum::<i32>(), 78);
        for (seat, coins) in outcome.coins.iter() {
            assert_eq!(coins.0, 2 * i64::from(points[seat.index()] - 26));
        }
        if table == ANGEL {
            continue; // Equal courts are not in the reading's orders.
        }
        let mut piles = piles(&deal, |suit| match suit {
            Suit::Trumps => (1..=21)
                .rev()
                .map(|n| kit::card(&format!("T{n}")))
                .collect(),
            Suit::Swords => kit::cards("KS QS NS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"),
            Suit::Batons => kit::cards("KB QB NB JB TB 9B 8B 7B 6B 5B 4B 3B 2B AB"),
            Suit::Cups => kit::cards("KC QC NC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"),
            _ => kit::cards("KD QD ND JD AD 2D 3D 4D 5D 6D 7D 8D 9D TD"),
        });
        let (player, winner) = piles.fool;
        piles.cards[winner].retain(|card| *card != Card::FOOL);
        let count = |seat: usize| {
            in_threes(&piles.cards[seat], &FIVES) + if seat == player { 4 } else { 0 }
        };
        assert_eq!(points, (0..3).map(count).collect::<Vec<_>>(), "{seed}");
    }
    assert_eq!(variant(ANGEL).points_of(set("T20")), Some(5));
    assert_eq!(variant(ANGEL).points_of(set("T21")), Some(1));
}

#[test]
fn nobody_can_lose_more_than_26_stakes() {
    let setup = Setup::new(variant(PARROT), Coins(5), 3, kit::seat(0)).unwrap();
    assert_eq!(setup.max_loss(kit::seat(1)), Coins(130));
}
