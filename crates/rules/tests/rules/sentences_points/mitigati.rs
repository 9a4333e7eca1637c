//! RULES.md 5.

use super::reading::{piles, value};
use super::*;
use rules::{Choice, Direction, Ended, Outcome, Reason, Stage, Suit};

const RUFUS: &str = "mitigati/rufus";
const CHEE: &str = "mitigati/chee";

/// Makes these bids in turn, for seats 1, 2 and 0.
fn said(words: &str) -> Deal {
    let (mut deal, _) = shuffled(RUFUS, 3, 1);
    kit::play(&mut deal, words);
    deal
}

fn bids(deal: &Deal) -> Option<(u8, Vec<Option<i16>>)> {
    match deal.view(Viewer::Bystander).stage {
        Stage::Bidding(bidding) => Some((bidding.session, bidding.bids.as_slice().to_vec())),
        _ => None,
    }
}

fn coins(outcome: &Outcome) -> Vec<i64> {
    outcome.coins.iter().map(|(_, coins)| coins.0).collect()
}

/// A deal in which the leader holds these cards, filled up with worthless plain cards, played until everybody has
/// played one card; with its events.
fn first_trick(table: &str, hand: &str) -> (Deal, Vec<Event>) {
    let hand = set(hand);
    let plain = (CardSet::TAROT - Suit::Trumps.cards() - set("KS KB KC KD") - hand).iter();
    let hand: CardSet = hand.iter().chain(plain).take(25).collect();
    let (mut deal, mut events) = kit::deal_with(variant(table), 2, &[&hand.to_string(), "", ""]);
    while deal.view(Viewer::Bystander).played.len() < 3 {
        let Turn::One(seat) = deal.turn() else {
            panic!("somebody acts");
        };
        let act = deal.substitute(seat).unwrap();
        deal.apply(act, |event| events.push(event)).unwrap();
    }
    (deal, events)
}

/// What the first hand earns from each opponent.
fn earns(table: &str, hand: &str) -> i16 {
    let (deal, _) = first_trick(table, hand);
    deal.view(Viewer::Bystander).honours()[deal.setup().first_seat()]
}

#[test]
fn rufus_goes_clockwise_with_straight_suits_and_21_on_top() {
    assert_eq!(variant(RUFUS).direction(), Direction::Clockwise);
    assert_eq!(winner(RUFUS, "T20 T21 T19"), kit::card("T21"));
    assert_eq!(winner(RUFUS, "TC AC 5C"), kit::card("TC"));
    assert_eq!(
        rules::Variant::parse("mitigati", None, &Default::default()).unwrap(),
        variant(RUFUS),
        "rufus is the default"
    );
}

#[test]
fn chee_goes_as_scarto_by_chee() {
    assert_eq!(variant(CHEE).direction(), Direction::Anticlockwise);
    assert_eq!(winner(CHEE, "T21 T20 T19"), kit::card("T20"));
    assert_eq!(winner(CHEE, "TC AC 5C"), kit::card("AC"));
    assert_eq!(discard(CHEE, "2S 3S 4S T1 T0", "T1 2S 3S"), None);
    forbidden(CHEE, "2S 3S 4S T1 T2", "T1 2S 3S", "MI-3", "2S 3S 4S T2");
    assert_eq!(discard(CHEE, "2S T21 T5 T7", "T21 T5 T7"), None);
    let (deal, _) = shuffled(CHEE, 1, 1);
    assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Discard);
    assert_eq!(deal.turn(), Turn::One(kit::seat(0)));
}

#[test]
fn rufus_deals_10_and_5_and_5_and_5_and_the_last_three_to_the_dealer() {
    let (mut deal, mut events) = shuffled(RUFUS, 3, 1);
    let order = deal.pack().order().to_vec();
    let part = |range: std::ops::Range<usize>| order[range].iter().copied().collect::<CardSet>();
    // The dealer has seat 0, seat 1 is dealt to first.
    let mut expected = [part(20..30), part(0..10), part(10..20)];
    for (session, start) in [(1, 30), (2, 45), (3, 60)] {
        assert_eq!(bids(&deal), Some((session, vec![None; 3])));
        assert_eq!(hands(&deal), expected);
        let act = deal.check_words(kit::seat(1), "more").unwrap();
        deal.apply(act, |event| events.push(event)).unwrap();
        for (seat, from) in [(1, start), (2, start + 5), (0, start + 10)] {
            expected[seat] |= part(from..from + 5);
        }
    }
    expected[0] |= part(75..78);
    assert_eq!(hands(&deal), expected);
    let sizes = deal.view(Viewer::Bystander).hand_sizes;
    assert_eq!(sizes.as_slice(), [28, 25, 25]);
    let dealt = events.iter().filter_map(|event| match event {
        Event::Dealt { cards, .. } => Some(*cards),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [10, 5, 5, 5]);
    assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Discard);
}

#[test]
fn the_left_of_the_dealer_bids_first_in_each_session() {
    let deal = said("bid +20, bid +5, more");
    assert_eq!(deal.turn(), Turn::One(kit::seat(1)));
    let deal = said("bid +20");
    assert_eq!(deal.turn(), Turn::One(kit::seat(2)));
}

#[test]
fn all_three_stand_and_sum_to_zero_the_deal_is_settled_at_the_bids() {
    let outcome = said("bid +20, bid -5, bid -15").outcome().unwrap();
    assert_eq!(
        (outcome.ended, outcome.points.clone()),
        (Ended::Agreed, None)
    );
    assert_eq!(outcome.tricks.as_slice(), [0, 0, 0]);
    assert_eq!(coins(&outcome), [-45, 60, -15]);
}

#[test]
fn it_is_settled_in_the_middle_of_a_lap_too() {
    let outcome = said("bid +20, bid 0, bid -10, bid +10").outcome().unwrap();
    assert_eq!(coins(&outcome), [-30, 30, 0]);
}

#[test]
fn an_agreed_deal_pays_no_honours() {
    let (mut deal, mut events) = shuffled(RUFUS, 3, 1);
    events.extend(kit::play(&mut deal, "bid +1, bid 0, bid -1"));
    for event in events {
        if let Event::Paid(payment) = event {
            assert_eq!((payment.reason, payment.amount), (Reason::Agreed, Coins(3)));
        }
    }
}

#[test]
fn more_at_any_time_brings_the_next_cards_and_wipes_the_bids() {
    assert_eq!(bids(&said("more")), Some((2, vec![None; 3])));
    assert_eq!(bids(&said("bid +20, more")), Some((2, vec![None; 3])));
    let deal = said("bid +20, bid +20, bid +20, bid +10, more");
    assert_eq!(bids(&deal), Some((2, vec![None; 3])));
    // A new session starts without the earlier bids.
    let deal = said("bid +1, more, bid +80");
    assert_eq!(bids(&deal), Some((2, vec![None, Some(80), None])));
}

#[test]
fn on_later_laps_a_bid_may_be_kept_or_lowered_not_raised() {
    let deal = said("bid +20, bid +5, bid -10");
    let seat = kit::seat(1);
    let refusal = deal.check_words(seat, "bid +21").unwrap_err();
    assert_eq!(
        (refusal.code.to_string(), crate::kit::rule(&refusal)),
        ("bid-too-high".to_owned(), "MI-6")
    );
    assert!(deal.check_words(seat, "bid +20").is_ok());
    assert!(deal.check_words(seat, "bid -43").is_ok());
    let expected = Choice::Bid {
        least: -43,
        most: 20,
    };
    assert_eq!(deal.legal(seat).choice(), expected);
}

#[test]
fn bids_lie_within_minus_43_and_86() {
    let (deal, _) = shuffled(RUFUS, 3, 1);
    let code = |words: &str| {
        deal.check_words(kit::seat(1), words)
            .err()
            .map(|r| r.code.to_string())
    };
    assert_eq!(code("bid +86"), None);
    assert_eq!(code("bid -43"), None);
    assert_eq!(code("bid +87"), Some("bid-too-high".to_owned()));
    assert_eq!(code("bid -44"), Some("bid-too-low".to_owned()));
}

#[test]
fn a_sum_below_zero_brings_the_next_cards_at_once() {
    assert_eq!(
        bids(&said("bid -10, bid -20, bid +5")),
        Some((2, vec![None; 3]))
    );
    // Not before all three stand.
    let deal = said("bid -10, bid -20");
    assert_eq!(bids(&deal), Some((1, vec![None, Some(-10), Some(-20)])));
    // Also on a later lap.
    assert_eq!(
        bids(&said("bid 10, bid 0, bid 0, bid -1")),
        Some((2, vec![None; 3]))
    );
}

#[test]
fn a_whole_lap_without_change_brings_the_next_cards() {
    let first = "bid +20, bid +5, bid -10";
    let deal = said(&format!("{first}, bid +20, bid +5"));
    assert_eq!(bids(&deal), Some((1, vec![Some(-10), Some(20), Some(5)])));
    let deal = said(&format!("{first}, bid +20, bid +5, bid -10"));
    assert_eq!(bids(&deal), Some((2, vec![None; 3])));
    // A lap in which a bid was lowered does not count.
    let deal = said(&format!("{first}, bid +19, bid +5, bid -10"));
    assert_eq!(bids(&deal), Some((1, vec![Some(-10), Some(19), Some(5)])));
}

#[test]
fn no_agreement_in_the_third_session_and_it_is_played() {
    let deal = said("more, more, bid +1, bid +1, bid -5");
    assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Discard);
    assert_eq!(deal.turn(), Turn::One(kit::seat(0)));
}

#[test]
fn the_dealer_discards_no_kings_no_trumps_and_not_the_fool() {
    let hand = "KS QS 2S 3S 4S T0 T1 T5 T21";
    for card in ["KS", "T0", "T1", "T5", "T21"] {
        forbidden(RUFUS, hand, &format!("{card} 2S 3S"), "MI-3", "QS 2S 3S 4S");
    }
    assert_eq!(discard(RUFUS, hand, "QS 2S 3S"), None);
}

#[test]
fn fewer_than_three_legal_ones_are_completed_by_the_lowest_trumps_but_1_and_21() {
    let trumps: Vec<String> = (0..=21).map(|n| format!("T{n}")).collect();
    let hand = format!("KS KB KC KD 2S 3S {}", trumps.join(" "));
    assert_eq!(discard(RUFUS, &hand, "2S 3S T2"), None);
    for card in ["T0", "T1", "T3", "T21", "KS"] {
        forbidden(RUFUS, &hand, &format!("{card} 2S 3S"), "MI-3", "2S 3S T2");
    }
}

#[test]
fn left_of_the_dealer_leads_in_rufus_and_right_in_chee() {
    for (table, leader) in [(RUFUS, 1), (CHEE, 2)] {
        let (mut deal, _) = shuffled(table, 1, 3);
        while deal.view(Viewer::Bystander).stage != Stage::Tricks {
            let Turn::One(seat) = deal.turn() else {
                panic!("somebody acts");
            };
            let act = deal.substitute(seat).unwrap();
            deal.apply(act, |_| {}).unwrap();
        }
        assert_eq!(deal.turn(), Turn::One(kit::seat(leader)));
        assert_eq!(deal.setup().next_dealer(), kit::seat(leader));
    }
}

#[test]
fn cards_count_individually_129_in_all_and_the_fool_is_kept() {
    for (seed, table) in (0..60).flat_map(|seed| [(seed, RUFUS), (seed, CHEE)]) {
        let (mut deal, mut events) = shuffled(table, 2, seed);
        play_out(&mut deal, &mut events, seed);
        let (fives, top): ([&str; 2], &str) = match table {
            RUFUS => (["T21", "T1"], "T21 T20"),
            _ => (["T20", "T1"], "T20 T21"),
        };
        let lower: Vec<String> = (1..20).rev().map(|n| format!("T{n}")).collect();
        let round = match table {
            RUFUS => "K Q N J T 9 8 7 6 5 4 3 2 A",
            _ => "K Q N J A 2 3 4 5 6 7 8 9 T",
        };
        let plain = |ranks: &str, suit: char| -> Vec<Card> {
            let names = ranks.split(' ').map(|rank| format!("{rank}{suit}"));
            names.map(|name| kit::card(&name)).collect()
        };
        let mut piles = piles(&deal, |suit| match suit {
            Suit::Trumps => kit::cards(&format!("{top} {}", lower.join(" "))),
            Suit::Cups | Suit::Coins => plain(round, suit.letter()),
            _ => plain("K Q N J T 9 8 7 6 5 4 3 2 A", suit.letter()),
        });
        let (player, winner) = piles.fool;
        piles.cards[winner].retain(|card| *card != Card::FOOL);
        let count = |seat: usize| {
            let cards = piles.cards[seat].iter();
            let fool = if seat == player { 4 } else { 0 };
            cards.map(|card| value(*card, &fives)).sum::<i32>() + fool
        };
        let outcome = deal.outcome().unwrap();
        let points: Vec<i32> = (0..3).map(count).collect();
        assert_eq!(points.iter().sum::<i32>(), 129);
        assert_eq!(outcome.points, Some(points.clone()), "{table} {seed}");
        let honours = deal.view(Viewer::Bystander).honours();
        let all: i64 = honours.iter().map(|(_, points)| i64::from(points)).sum();
        for (seat, coins) in outcome.coins.iter() {
            // Paid by each of the two opponents.
            let own = i64::from(honours[seat]);
            let expected = i64::from(points[seat.index()] - 43) + 2 * own - (all - own);
            assert_eq!(coins.0, 2 * expected, "{table} {seed}");
        }
    }
}

#[test]
fn honours_are_the_best_of_the_sets_and_five_for_each_further_one() {
    assert_eq!(earns(RUFUS, "KS KB KC KD"), 20);
    assert_eq!(earns(RUFUS, "T1 T21 T0"), 15);
    assert_eq!(earns(RUFUS, "KS KB KC T1"), 10);
    assert_eq!(earns(RUFUS, "KS KB T1"), 0);
    assert_eq!(earns(RUFUS, "KS KB KC T0 T21"), 15);
    assert_eq!(earns(RUFUS, "T1 T21 T0 KS"), 20);
    assert_eq!(earns(RUFUS, "T1 T21 KS KB KC KD"), 30);
    assert_eq!(earns(RUFUS, "T0 T1 T21 KS KB KC KD"), 35);
}

#[test]
fn chees_honour_is_the_angel() {
    assert_eq!(earns(CHEE, "T1 T20 T0"), 15);
    assert_eq!(earns(CHEE, "T1 T21 T0"), 0);
    assert_eq!(earns(CHEE, "T1 T20 KS KB KC KD"), 30);
    assert_eq!(earns(RUFUS, "T1 T20 T0"), 0);
}

#[test]
fn ten_or_more_trumps_earn_one_each_and_the_fool_counts_only_as_the_tenth() {
    let nine = "T2 T3 T4 T5 T6 T7 T8 T9 T10";
    assert_eq!(earns(RUFUS, nine), 0);
    assert_eq!(earns(RUFUS, &format!("{nine} T11")), 10);
    assert_eq!(earns(RUFUS, &format!("{nine} T0")), 10);
    assert_eq!(earns(RUFUS, &format!("{nine} T11 T0")), 10);
    assert_eq!(earns(RUFUS, &format!("{nine} T11 T12")), 11);
    assert_eq!(earns(CHEE, &format!("{nine} T11 T12")), 11);
}

#[test]
fn honours_are_displayed_and_paid_by_each_just_before_the_first_card() {
    let (deal, events) = first_trick(RUFUS, "KS KB KC KD T1 T21");
    let seat = deal.setup().first_seat();
    let played = events
        .iter()
        .position(|event| matches!(event, Event::Played { .. }));
    let around = &events[played.unwrap() - 9..=played.unwrap()];
    let shown = around[..6].iter().map(|event| match event {
        Event::Shown { seat: by, card } if *by == seat => *card,
        other => panic!("{other:?}"),
    });
    assert_eq!(shown.collect::<CardSet>(), set("KS KB KC KD T1 T21"));
    assert_eq!(around[6], Event::Declared { seat, points: 30 });
    for event in &around[7..9] {
        let Event::Paid(payment) = event else {
            panic!("{event:?}");
        };
        assert_eq!(
            (payment.amount, payment.reason),
            (Coins(60), Reason::Honours)
        );
    }
    let public = deal.view(Viewer::Bystander).shown.into_iter();
    let of_seat = public.filter(|(by, _)| *by == seat);
    let public: CardSet = of_seat.map(|(_, card)| card).collect();
    assert_eq!(public, set("KS KB KC KD T1 T21"));
}

#[test]
fn what_earns_nothing_is_not_shown() {
    let (deal, _) = first_trick(RUFUS, "KS KB T1 T3 T4");
    let shown = deal.view(Viewer::Bystander).shown;
    let first = deal.setup().first_seat();
    assert!(shown.iter().all(|(seat, _)| *seat != first));
    // Ten trumps are shown, and two kings besides are not.
    let (deal, _) = first_trick(RUFUS, "KS KB T2 T3 T4 T5 T6 T7 T8 T9 T10 T11");
    let shown = deal.view(Viewer::Bystander).shown.into_iter();
    let shown: CardSet = shown
        .filter(|(seat, _)| *seat == first)
        .map(|(_, card)| card)
        .collect();
    assert_eq!(shown, set("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"));
}

#[test]
fn nobody_can_lose_more_than_100_stakes() {
    for table in [RUFUS, CHEE] {
        let setup = Setup::new(variant(table), Coins(5), 3, kit::seat(0)).unwrap();
        assert_eq!(setup.max_loss(kit::seat(1)), Coins(500));
    }
}

#[test]
fn the_substitute_asks_for_more() {
    let (deal, _) = shuffled(RUFUS, 3, 1);
    assert_eq!(deal.substitute(kit::seat(1)).unwrap().act(), Act::More);
}
