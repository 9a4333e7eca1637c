//! RULES.md, sentence by sentence: 15, and what 0.3 says of it. Hands are given in deal order: the first leads, the last
//! one is the dealer's, who lays two cards down first.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::{card, cards, play, seat, set, variant, view_to_discard, view_to_play};
use rules::{
    Act, Before, BySeat, CardSet, Choice, Coins, Combinations, Deal, Ended, Event, RefusalCode,
    Seat, Setup, Signal, Turn, Viewer,
};

const TABLE: &str = "ottocento/bologna";
/// Pips that make no combination.
const PIPS: &str = "TS 9S 8S 7S 6S TB 9B 8B 7B 6B TC 9C 8C 7C 6C TD 9D 8D 7D 6D";

/// A deal after this score. The first hand belongs to this seat. Hands are filled up, pips first.
fn deal_after(table: &str, score: [i32; 2], leader: Seat, hands: [&str; 4]) -> Deal {
    let variant = variant(table);
    let dealer = seat((leader.index() + 1) % 4);
    let before = Before {
        score: BySeat::from_slice(&score),
        ..Before::default()
    };
    let setup = Setup::after(variant, Coins(50), 4, dealer, before).unwrap();
    let named: CardSet = hands.iter().flat_map(|hand| cards(hand)).collect();
    let pips = set(PIPS) - named;
    let mut fillers = pips.iter().chain((variant.pack() - named - pips).iter());
    let mut dealt = vec![Vec::new(); 4];
    for (seat, hand) in setup.deal_order().zip(hands) {
        let size = if seat == dealer { 17 } else { 15 };
        let mut hand = cards(hand);
        while hand.len() < size {
            hand.push(fillers.next().unwrap());
        }
        dealt[seat.index()] = hand;
    }
    Deal::from_hands(&setup, &dealt, &[], |_| {}).unwrap()
}

/// The same with the two cards laid down.
fn deal(hands: [&str; 4]) -> Deal {
    let mut deal = deal_after(TABLE, [0, 0], seat(3), hands);
    lay_down(&mut deal);
    deal
}

fn lay_down(deal: &mut Deal) {
    let act = deal.substitute(deal.setup().dealer()).unwrap();
    deal.apply(act, |_| {}).unwrap();
}

fn to_act(deal: &Deal) -> Seat {
    match deal.turn() {
        Turn::One(seat) => seat,
        other => panic!("{other:?}"),
    }
}

fn refused(deal: &Deal, words: &str) -> (RefusalCode, &'static str) {
    let refusal = deal.check_words(to_act(deal), words).unwrap_err();
    (refusal.code, kit::rule(&refusal))
}

fn score(deal: &Deal) -> Vec<i32> {
    let view = deal.view(Viewer::Bystander);
    view.score_with_declarations().unwrap().as_slice().to_vec()
}

fn winner(trick: &str) -> usize {
    let trick = cards(trick);
    let takes = |place: &usize| variant(TABLE).would_take(&trick[..*place], trick[*place], None);
    (0..trick.len()).rfind(takes).unwrap()
}

fn legal(hand: &str, trick: &str) -> CardSet {
    let view = view_to_play(variant(TABLE), set(hand), &cards(trick));
    view.legal().cards()
}

#[test]
fn the_pack_is_62_cards_without_the_pips_from_two_to_five() {
    let pack = variant(TABLE).pack();
    assert_eq!(pack.len(), 62);
    assert!(pack.contains_all(set("AS 6C TD T0 T1 T21")));
    assert!((pack & set("5S 2C 3B 4D")).is_empty());
}

#[test]
fn the_angel_is_the_highest_trump_and_the_begato_the_lowest() {
    assert_eq!(winner("T21 T20 T5 T2"), 1);
    assert_eq!(winner("T18 T19 T17 T6"), 1);
    assert_eq!(winner("T17 T16 T6 T1"), 0);
    assert_eq!(winner("T1 T2 KS QD"), 1);
}

#[test]
fn of_the_four_moors_the_one_played_last_beats_the_others() {
    assert_eq!(winner("T4 T2 T3 6S"), 2);
    assert_eq!(winner("T4 T6 T2 T3"), 1);
    assert_eq!(winner("T1 T5 KS QD"), 1);
    assert_eq!(winner("KS T5 AS T2"), 3);
    assert_eq!(winner("T5 T0 T2 T1"), 2);
}

#[test]
fn pips_of_cups_and_coins_rank_from_the_ace_down_to_the_ten() {
    assert_eq!(winner("TC AC 6C 9C"), 1);
    assert_eq!(winner("6S AS TS 9S"), 2);
    assert_eq!(winner("TD 7D 6D KB"), 2);
}

#[test]
fn the_common_rule_of_tricks_holds() {
    assert_eq!(legal("KD T5 T0", "8D"), set("KD T0"));
    assert_eq!(legal("T5 T0 QS", "8D"), set("T5 T0"));
    assert_eq!(legal("QS 6B T0", "8D"), set("QS 6B T0"));
    assert_eq!(legal("T2 T17 KS", "T4"), set("T2 T17"));
}

#[test]
fn each_is_dealt_three_times_five_and_the_dealer_the_last_two_as_well() {
    let deal = deal_after(TABLE, [0, 0], seat(3), ["", "", "", ""]);
    let sizes = deal.view(Viewer::Bystander).hand_sizes;
    assert_eq!(sizes.as_slice(), [17, 15, 15, 15]);
    let setup = deal.setup();
    let dealt = |n| {
        setup
            .variant()
            .deal_out(&setup, &deal.pack().order()[..n])
            .0
    };
    let sizes = |n| dealt(n).iter().map(Vec::len).collect::<Vec<_>>();
    // From the dealer's right, anticlockwise.
    assert_eq!(sizes(5), [0, 0, 0, 5]);
    assert_eq!(sizes(10), [0, 0, 5, 5]);
    assert_eq!(sizes(20), [5, 5, 5, 5]);
    assert_eq!(sizes(61), [16, 15, 15, 15]);
}

#[test]
fn the_dealer_lays_down_two_cards_but_none_of_five_points() {
    let hand = set("T1 T0 KD QS T19 T2 AS 6S T20 T21");
    let view = view_to_discard(variant(TABLE), hand);
    let lays = |words: &str| view.check(&Act::Discard(set(words)));
    assert!(lays("QS T19").is_ok());
    for words in ["T1 6S", "KD 6S", "T0 6S", "T20 6S", "T21 6S"] {
        let refusal = lays(words).unwrap_err();
        assert_eq!(refusal.code, RefusalCode::ForbiddenDiscard, "{words}");
        assert_eq!(refusal.would_do, set("QS T19 T2 AS 6S"), "{words}");
    }
    assert_eq!(lays("QS").unwrap_err().code, RefusalCode::WrongCount);
    assert_eq!(lays("QS 7S").unwrap_err().code, RefusalCode::NotYourCard);
}

#[test]
fn nobody_else_sees_what_was_laid_down_before_the_deal_is_over() {
    let deal = deal(["", "", "", ""]);
    let laid = |viewer| deal.view(viewer).laid_aside.len();
    assert_eq!(laid(Viewer::Seat(seat(0))), 2);
    assert_eq!(laid(Viewer::Seat(seat(2))), 0);
    assert_eq!(laid(Viewer::Bystander), 0);
}

mod declaring {
    use super::*;

    /// Three kings, nothing else.
    const KINGS: [&str; 4] = ["KS KB KC", "", "", ""];

    #[test]
    fn at_the_first_turn_and_before_the_card_the_combinations_are_shown_or_hidden() {
        let deal = deal(KINGS);
        let choice = deal.legal(seat(3)).choice();
        assert_eq!(choice, Choice::Declare(set("KS KB KC")));
        let expected = (RefusalCode::NotAllowedNow, "OT-6");
        assert_eq!(refused(&deal, "play KS"), expected);
    }

    #[test]
    fn they_are_scored_at_once_and_stay_in_the_hand() {
        let mut deal = deal(KINGS);
        let events = play(&mut deal, "show KS KB KC");
        let kings = set("KS KB KC");
        assert_eq!(
            events,
            [Event::Combined {
                seat: seat(3),
                cards: kings,
                points: 17
            }]
        );
        // Seats 1 and 3 are one side.
        assert_eq!(score(&deal), [0, 17]);
        let view = deal.view(Viewer::Seat(seat(3)));
        assert!(view.hand.contains_all(kings));
        let shown: CardSet = view.shown.iter().map(|(_, card)| *card).collect();
        assert_eq!(shown, kings);
    }

    #[test]
    fn once_and_only_by_who_has_one() {
        let mut deal = deal(KINGS);
        play(&mut deal, "show KS KB KC");
        let expected = (RefusalCode::NotAllowedNow, "OT-6");
        assert_eq!(refused(&deal, "show KS KB KC"), expected);
        assert_eq!(refused(&deal, "hide"), expected);
        let nothing = super::deal([PIPS.split_at(44).0, "", "", ""]);
        assert_eq!(refused(&nothing, "hide"), expected);
        assert!(matches!(
            nothing.legal(seat(3)).choice(),
            Choice::Play { .. }
        ));
    }

    #[test]
    fn all_or_nothing() {
        let deal = deal(["KS KB KC KD QS NS", "", "", ""]);
        // Four kings, and king, queen and knight of swords.
        let all = "show KS KB KC KD QS NS";
        assert!(deal.check_words(seat(3), all).is_ok());
        let false_claim = (RefusalCode::FalseClaim, "OT-6");
        assert_eq!(refused(&deal, "show KS KB KC KD"), false_claim);
        assert_eq!(refused(&deal, &format!("{all} TS")), false_claim);
        let not_held = format!("{all} T20");
        assert_eq!(refused(&deal, &not_held).0, RefusalCode::NotYourCard);
        let twice = format!("{all} NS");
        assert_eq!(refused(&deal, &twice).0, RefusalCode::WrongCount);
    }

    #[test]
    fn doubling_is_for_three_kinds_or_three_sequences_of_one_hand() {
        let value = |hand: &str| Combinations::of(set(hand)).value();
        assert_eq!(value("KS KB KC QS QB QC NS NB NC"), 148);
        assert_eq!(value("KS KB KC QS QB QC NS NB"), 51);
        // Partners' hands are not put together: 17 and 14, and 17 and 13.
        let mut deal = deal(["KS KB KC", "", "QB QC QD", ""]);
        play(&mut deal, "show KS KB KC, play TS");
        while to_act(&deal) != seat(1) {
            let act = deal.substitute(to_act(&deal)).unwrap();
            deal.apply(act, |_| {}).unwrap();
        }
        let before = score(&deal)[1];
        let shown = deal.legal(seat(1)).choice();
        let Choice::Declare(shown) = shown else {
            panic!("{shown:?}")
        };
        let alone = Combinations::of(shown).value();
        play(&mut deal, &format!("show {shown}"));
        assert_eq!(score(&deal)[1], before + alone);
    }

    #[test]
    fn the_dealer_declares_from_the_cards_he_has_kept() {
        let mut deal = deal_after(
            TABLE,
            [0, 0],
            seat(3),
            ["", "", "", "QS QB QC 6S TS T20 T21"],
        );
        play(&mut deal, "discard QS TS");
        for _ in 0..3 {
            while matches!(deal.legal(to_act(&deal)).choice(), Choice::Declare(_)) {
                play(&mut deal, "hide");
            }
            let act = deal.substitute(to_act(&deal)).unwrap();
            deal.apply(act, |_| {}).unwrap();
        }
        assert_eq!(to_act(&deal), seat(0));
        if let Choice::Declare(shown) = deal.legal(seat(0)).choice() {
            assert!((shown & set("QS QB QC")).is_empty(), "{shown}");
        }
    }

    #[test]
    fn that_a_seat_hid_something_is_not_shown() {
        let mut hides = deal(KINGS);
        let seen = |deal: &Deal, viewer: usize| deal.view(Viewer::Seat(seat(viewer)));
        let before: Vec<_> = (0..3).map(|viewer| seen(&hides, viewer)).collect();
        assert_eq!(play(&mut hides, "hide"), []);
        for (viewer, before) in before.iter().enumerate() {
            assert_eq!(seen(&hides, viewer), *before);
        }
        play(&mut hides, "play TS");
        // A leader with two kings has nothing to hide.
        let mut has_none = deal(["KS KB 6D", "KC", "", ""]);
        play(&mut has_none, "play TS");
        assert_eq!(hides.ply(), has_none.ply());
        let told = |deal: &Deal| {
            let view = deal.view(Viewer::Bystander);
            (view.own, view.played, view.shown, view.turn, view.stage)
        };
        assert_eq!(told(&hides), told(&has_none));
    }

    #[test]
    fn the_substitute_shows_and_then_plays_the_lowest() {
        let mut deal = deal(KINGS);
        let act = deal.substitute(seat(3)).unwrap();
        assert_eq!(act.act(), Act::Show(set("KS KB KC")));
        deal.apply(act, |_| {}).unwrap();
        // The other cards are all pips of swords and batons, and 6 and 7 of cups, of which the 7 is lower.
        let act = deal.substitute(seat(3)).unwrap().act();
        assert_eq!(act, Act::Play(card("7C")));
    }
}

mod signals {
    use super::*;

    /// The leader has only pips and three trumps.
    fn leads(hand: &str) -> Deal {
        let mut deal = deal([hand, "", "", ""]);
        if matches!(deal.legal(seat(3)).choice(), Choice::Declare(_)) {
            play(&mut deal, "hide");
        }
        deal
    }

    fn said(deal: &Deal, card: &str) -> Vec<Signal> {
        let choice = deal.legal(to_act(deal)).choice();
        choice.signals_with(self::card(card))
    }

    #[test]
    fn in_trumps_always_and_in_a_plain_suit_not_before_its_king() {
        let deal = leads("T9 T7");
        assert_eq!(said(&deal, "T9"), [Signal::Busso, Signal::Striscio]);
        assert_eq!(said(&deal, "TS"), []);
        let expected = (RefusalCode::NotAllowedNow, "OT-9");
        assert_eq!(refused(&deal, "play TS busso"), expected);
    }

    #[test]
    fn volo_is_for_the_last_of_the_suit_and_striscio_for_more() {
        let deal = leads("T9 T0");
        assert_eq!(said(&deal, "T9"), [Signal::Busso, Signal::Volo]);
        let expected = (RefusalCode::FalseClaim, "OT-9");
        assert_eq!(refused(&deal, "play T9 striscio"), expected);
        let deal = leads("T9 T1");
        // The Bégato counts as more.
        assert_eq!(refused(&deal, "play T9 volo"), expected);
    }

    #[test]
    fn not_with_the_fool() {
        let deal = leads("T9 T0");
        assert_eq!(said(&deal, "T0"), []);
        let expected = (RefusalCode::NotAllowedNow, "OT-9");
        assert_eq!(refused(&deal, "play T0 busso"), expected);
    }

    #[test]
    fn only_the_leader_says_one() {
        let mut deal = leads("T9 T7");
        play(&mut deal, "play T9 busso");
        assert_eq!(deal.view(Viewer::Bystander).signal(), Some(Signal::Busso));
        if matches!(deal.legal(seat(2)).choice(), Choice::Declare(_)) {
            play(&mut deal, "hide");
        }
        for held in deal.legal(seat(2)).cards().iter() {
            assert_eq!(
                refused(&deal, &format!("play {held} busso")).0,
                RefusalCode::NotAllowedNow
            );
        }
    }

    #[test]
    fn the_word_is_told_before_the_card() {
        let mut deal = leads("T9 T7");
        let act = Act::PlaySaying(card("T9"), Signal::Striscio);
        let (leader, played) = (seat(3), card("T9"));
        assert_eq!(
            play(&mut deal, "play T9 striscio"),
            [
                Event::Said { seat: leader, act },
                Event::Played {
                    seat: leader,
                    card: played
                }
            ]
        );
    }

    #[test]
    fn a_table_may_do_without() {
        let hands = ["T9 T7", "", "", ""];
        let mut deal = deal_after("ottocento/bologna signals=off", [0, 0], seat(3), hands);
        lay_down(&mut deal);
        let expected = (RefusalCode::NotAllowedNow, "OT-9");
        assert_eq!(refused(&deal, "play T9 busso"), expected);
    }
}

mod the_match {
    use super::*;

    /// Ann leads with four kings, Dan, next on her right, holds three aces.
    const HANDS: [&str; 4] = [
        "KS KB KC KD TS 9S 8S 7S 6S TB 9B 8B 7B 6B TC",
        "AS AB AC 9C 8C 7C 6C TD 9D 8D 7D 6D QS NB T6",
        "",
        "",
    ];

    fn deal_at(score: [i32; 2]) -> Deal {
        let mut deal = deal_after(TABLE, score, seat(0), HANDS);
        lay_down(&mut deal);
        deal
    }

    #[test]
    fn a_declaration_that_reaches_the_target_wins_at_once() {
        let mut deal = deal_at([760, 790]);
        play(&mut deal, "show KS KB KC KD");
        assert_eq!(score(&deal), [794, 790]);
        play(&mut deal, "play TS");
        let events = play(&mut deal, "show AS AB AC");
        assert_eq!(deal.turn(), Turn::Over);
        assert_eq!(events.last(), Some(&Event::Ended(Ended::Declared)));
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.score, Some(vec![794, 800]));
        assert_eq!(outcome.declared, Some(vec![34, 0, 0, 10]));
        assert_eq!((outcome.points, outcome.combinations), (None, None));
        assert!(outcome.match_over);
        assert_eq!(
            outcome.coins.as_slice(),
            [Coins(-50), Coins(50), Coins(-50), Coins(50)]
        );
        let over = deal.check_words(seat(3), "play TD").unwrap_err().code;
        assert_eq!(over, RefusalCode::DealIsOver);
    }

    #[test]
    fn when_both_stand_at_the_target_the_first_shown_wins_and_a_hidden_one_decides_nothing() {
        let mut deal = deal_at([815, 815]);
        play(&mut deal, "hide, play TS, show AS AB AC");
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.score, Some(vec![815, 825]));
        assert_eq!(outcome.coins[seat(3)], Coins(50));
    }

    #[test]
    fn a_short_match_goes_to_400() {
        let table = "ottocento/bologna target=400";
        let mut deal = deal_after(table, [366, 0], seat(0), HANDS);
        lay_down(&mut deal);
        play(&mut deal, "show KS KB KC KD");
        assert_eq!(deal.outcome().unwrap().ended, Ended::Declared);
    }

    #[test]
    fn the_most_that_can_be_lost_is_the_stake() {
        let deal = deal_at([0, 0]);
        for seat in Seat::all(4) {
            assert_eq!(deal.setup().max_loss(seat), Coins(50));
        }
    }
}

#[test]
fn card_points_are_counted_in_twos() {
    let points = |pile: &str| variant(TABLE).points_of(set(pile)).unwrap();
    assert_eq!(points("T1 NS"), 7);
    assert_eq!(points("6S 7S"), 1);
    assert_eq!(points("KS 6S"), 5);
    assert_eq!(variant(TABLE).points_of(variant(TABLE).pack()), Some(87));
}

#[test]
fn all_combinations_together_bring_846() {
    let all = Combinations::of(variant(TABLE).pack());
    let sum = |of: &[rules::Combination]| of.iter().map(|it| it.value).sum::<i32>();
    // 36 + 34 + 28 + 26 + 24, and 4 x 30 + 25 + 25 + 105.
    assert_eq!((sum(&all.kinds), sum(&all.sequences)), (148, 275));
    assert_eq!(all.value(), 296 + 550);
}

#[test]
fn the_deal_and_the_next_deal_go_to_the_right() {
    let deal = deal(["", "", "", ""]);
    assert_eq!(to_act(&deal), seat(3));
    assert_eq!(deal.setup().next_dealer(), seat(3));
}

#[test]
fn the_substitute_parts_with_cards_in_the_order_of_0_3() {
    let laid_by = |hand: &str| {
        let deal = deal_after(TABLE, [0, 0], seat(3), ["", "", "", hand]);
        deal.substitute(seat(0)).unwrap().act()
    };
    let kept = "KS KB KC KD T20 T21 T1 T0";
    let others = "T2 T3 T4 T5 T6 T7 T8";
    let laid = |two: &str| Act::Discard(set(two));
    assert_eq!(laid_by(&format!("{kept} {others} 6S 6C")), laid("6C 6S"));
    assert_eq!(laid_by(&format!("{kept} {others} AB TC")), laid("AB TC"));
    assert_eq!(laid_by(&format!("{kept} {others} TC 9D")), laid("TC 9D"));
    // Of equal trumps the lower number first.
    assert_eq!(laid_by(&format!("{kept} {others} T9 T10")), laid("T2 T3"));
}
