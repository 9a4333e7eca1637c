//! RULES.md, sentence by sentence: 14, and what 0.3 says of it. Each test is named like its sentence.
//! Hands are given in deal order: the first belongs to the dealer's right, who speaks first, the last to the dealer.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::{cards, deal_with, play, rule, seat, set, variant, view_to_play};
use rules::{
    Act, CardSet, Choice, Coins, Deal, Direction, Ended, Event, Pack, RefusalCode, Seat, Setup,
    Stage, Turn, Viewer, Word,
};

const TABLE: &str = "troggu/visp";

/// A deal with these hands, after this talk.
fn dealt(hands: &[&str], talk: &str) -> Deal {
    let (mut deal, _) = deal_with(variant(TABLE), 1, hands);
    play(&mut deal, talk);
    deal
}

/// The seat with the `n`th hand.
fn nth(deal: &Deal, n: usize) -> Seat {
    let mut order = deal.setup().deal_order();
    order.nth(n).unwrap()
}

fn turn(deal: &Deal) -> Seat {
    match deal.turn() {
        Turn::One(seat) => seat,
        other => panic!("{other:?}"),
    }
}

fn refused(deal: &Deal, words: &str) -> (RefusalCode, &'static str) {
    let refusal = deal.check_words(turn(deal), words).unwrap_err();
    (refusal.code, rule(&refusal))
}

fn legal(deal: &Deal) -> CardSet {
    deal.legal(turn(deal)).cards()
}

/// The words that may be said now.
fn may_say(deal: &Deal) -> Vec<Word> {
    match deal.legal(turn(deal)).choice() {
        Choice::Talk(words) => words.iter().collect(),
        other => panic!("{other:?}"),
    }
}

fn play_lowest(deal: &mut Deal) {
    while let Turn::One(seat) = deal.turn() {
        let act = deal.substitute(seat).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
}

/// The legal cards of a hand after these cards of a trick.
fn may_play(hand: &str, trick: &str) -> CardSet {
    let view = view_to_play(variant(TABLE), set(hand), &cards(trick));
    view.legal().cards()
}

/// Three hands of 18 in which the first leads trumps, the second holds the Fool as its only trump, and the third has the
/// other trumps but for the first hand's.
fn with_lone_fool() -> Deal {
    dealt(
        &[
            "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 5S 6S 7S 5B 6B",
            "T0 KS QS NS JS KB QB NB JB TB KC QC NC JC KD QD ND JD",
            "T1 T2 T3 T4 T5 T6 T7 T8 AC 2C 3C 4C 5C 6C AD 2D 3D 4D",
        ],
        "solo",
    )
}

mod the_deal {
    use super::*;

    #[test]
    fn tg_2_the_pack_has_sixty_two_cards_ten_of_each_suit() {
        let pack = variant(TABLE).pack();
        assert_eq!(pack.len(), 62);
        assert!(pack.contains_all(set("KS 5S KB 5B KC AC 6C KD AD 6D T0 T1 T21")));
        let out = set("4S AS 4B 2B 7C TC 8D 9D");
        assert!((pack - out).len() == 62, "none of these is in it");
    }

    #[test]
    fn three_to_six_play_anticlockwise_each_for_themselves() {
        let variant = variant(TABLE);
        assert_eq!(variant.seats(), [3, 4, 5, 6]);
        assert_eq!(variant.direction(), Direction::Anticlockwise);
        assert_eq!(variant.side(seat(0), 4), None);
    }

    #[test]
    fn from_the_dealers_right_and_what_is_left_is_the_tapp() {
        let variant = variant(TABLE);
        for (seats, packet, hand, tapp) in
            [(3, 6, 18, 8), (4, 4, 13, 10), (5, 4, 11, 7), (6, 4, 9, 8)]
        {
            let setup = Setup::new(variant, Coins(1), seats, seat(0)).unwrap();
            let pack = Pack::sorted(variant.pack());
            let (hands, stock) = variant.deal_out(&setup, pack.order());
            assert!(
                hands.iter().all(|cards| cards.len() == hand),
                "{seats} seats"
            );
            assert_eq!(stock.len(), tapp, "{seats} seats");
            let right = &hands[seats - 1];
            assert_eq!(
                right[..packet],
                pack.order()[..packet],
                "the dealer's right first"
            );
            let view = Deal::start(&setup, &pack, |_| {})
                .unwrap()
                .view(Viewer::Bystander);
            assert_eq!(view.talon_size(), Some(tapp));
        }
    }

    #[test]
    fn the_next_dealer_is_to_the_right() {
        let setup = Setup::new(variant(TABLE), Coins(1), 4, seat(2)).unwrap();
        assert_eq!(setup.next_dealer(), seat(1));
    }

    #[test]
    fn the_most_that_can_be_lost_is_two_stakes_for_each_other_seat() {
        for (seats, most) in [(3, 4), (4, 6), (5, 8), (6, 10)] {
            let setup = Setup::new(variant(TABLE), Coins(25), seats, seat(0)).unwrap();
            assert_eq!(setup.max_loss(seat(1)), Coins(25 * most));
        }
    }
}

mod the_talk {
    use super::*;

    #[test]
    fn once_each_from_the_dealers_right() {
        let (mut deal, _) = deal_with(variant(TABLE), 1, &["", "", "", ""]);
        for n in 0..4 {
            assert_eq!(deal.turn(), Turn::One(nth(&deal, n)));
            assert_eq!(may_say(&deal), [Word::Pass, Word::Take, Word::Solo]);
            play(&mut deal, "pass");
        }
        assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Tricks);
    }

    #[test]
    fn tg_4_after_a_take_the_later_ones_only_pass_or_play_solo() {
        let mut deal = dealt(&["", "", "", ""], "pass, take");
        assert_eq!(may_say(&deal), [Word::Pass, Word::Solo]);
        assert_eq!(refused(&deal, "take"), (RefusalCode::NotAllowedNow, "TG-4"));
        play(&mut deal, "pass, pass");
        let taker = nth(&deal, 1);
        assert_eq!(deal.turn(), Turn::One(taker), "who took is not asked again");
        assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Discard);
    }

    #[test]
    fn a_solo_ends_the_talk_at_once_and_the_soloist_leads() {
        let deal = dealt(&["", "", "", ""], "pass, take, solo");
        let soloist = nth(&deal, 2);
        assert_eq!(deal.turn(), Turn::One(soloist));
        let view = deal.view(Viewer::Bystander);
        assert_eq!((view.stage, view.trick.leader), (Stage::Tricks, soloist));
        assert_eq!(view.own, deal.view(Viewer::Seat(soloist)).own);
    }

    #[test]
    fn the_tapp_is_taken_when_all_have_spoken_not_before() {
        let (mut deal, _) = deal_with(variant(TABLE), 1, &["", "", "", ""]);
        let taker = nth(&deal, 0);
        let told = play(&mut deal, "take, pass, pass");
        assert!(!told.contains(&Event::TalonTaken { seat: taker }));
        assert_eq!(deal.view(Viewer::Seat(taker)).hand.len(), 13);
        assert_eq!(deal.view(Viewer::Bystander).declarer(), None);
        let told = play(&mut deal, "pass");
        assert!(told.contains(&Event::TalonTaken { seat: taker }));
        assert_eq!(deal.view(Viewer::Seat(taker)).hand.len(), 23);
        assert_eq!(deal.view(Viewer::Bystander).declarer(), Some(taker));
    }

    #[test]
    fn all_pass_is_a_misere_that_the_dealers_right_leads() {
        let mut deal = dealt(&["", "", ""], "pass, pass, pass");
        let first = nth(&deal, 0);
        assert_eq!(deal.turn(), Turn::One(first));
        play_lowest(&mut deal);
        let outcome = deal.outcome().unwrap();
        assert_eq!((outcome.ended, outcome.declarer), (Ended::Misere, None));
    }

    #[test]
    fn with_redeal_nothing_is_played_and_nobody_pays() {
        let redeal = variant("troggu/visp all_pass=redeal");
        let (mut deal, _) = deal_with(redeal, 3, &["", "", ""]);
        play(&mut deal, "pass, pass, pass");
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.ended, Ended::Passed);
        assert_eq!(outcome.points, None);
        assert!(outcome.coins.iter().all(|(_, coins)| coins == Coins::ZERO));
        assert_eq!(deal.setup().next(&outcome).dealer(), nth(&deal, 0));
    }
}

mod the_tapp {
    use super::*;

    /// The first hand takes and has all four kings after it.
    fn taken() -> Deal {
        dealt(
            &["KS KB KC KD T21 T1 T0 QS T2", "", "", ""],
            "take, pass, pass, pass",
        )
    }

    #[test]
    fn the_taker_lays_down_as_many_cards_as_the_tapp_has() {
        let mut deal = taken();
        let hand = deal.view(Viewer::Seat(turn(&deal))).hand;
        let free = hand - set("KS KB KC KD T21 T1 T0");
        let some = |count| free.iter().take(count).collect::<CardSet>();
        let lay = |cards: CardSet| Act::Discard(cards).to_string();
        assert_eq!(refused(&deal, &lay(some(9))).0, RefusalCode::WrongCount);
        assert_eq!(refused(&deal, &lay(some(11))).0, RefusalCode::WrongCount);
        let told = play(&mut deal, &lay(some(10)));
        let seat = nth(&deal, 0);
        assert_eq!(told, [Event::Discarded { seat, cards: 10 }]);
        assert_eq!(deal.turn(), Turn::One(seat), "the declarer leads");
    }

    #[test]
    fn tg_3_all_four_kings_go_together_or_none_does() {
        let deal = taken();
        let seat = turn(&deal);
        let choice = deal.legal(seat).choice();
        let Choice::Discard { from, together, .. } = choice else {
            panic!("{choice:?}");
        };
        assert_eq!(together, set("KS KB KC KD"));
        let with = |kings: &str, rest: u32| {
            let rest: CardSet = from.iter().take(rest as usize).collect();
            let act = Act::Discard(set(kings) | rest);
            deal.check(seat, &act).err().map(|refusal| refusal.code)
        };
        assert_eq!(with("KS KB KC KD", 6), None);
        for (kings, rest) in [("KS", 9), ("KS KB", 8), ("KS KB KC", 7)] {
            assert_eq!(with(kings, rest), Some(RefusalCode::ForbiddenDiscard));
        }
    }

    #[test]
    fn tg_3_never_the_fool_the_21_or_the_1_any_other_trump_freely() {
        let deal = taken();
        let seat = turn(&deal);
        let choice = deal.legal(seat).choice();
        let Choice::Discard { from, .. } = choice else {
            panic!("{choice:?}");
        };
        assert!(from.contains_all(set("T2 QS")), "trumps and courts too");
        for never in ["T0", "T21", "T1"] {
            let rest: CardSet = from.iter().take(9).collect();
            let refusal = deal.check(seat, &Act::Discard(set(never) | rest));
            let refusal = refusal.unwrap_err();
            let told = (refusal.code, rule(&refusal), refusal.would_do);
            assert_eq!(told, (RefusalCode::ForbiddenDiscard, "TG-3", from));
        }
    }

    #[test]
    fn without_all_four_kings_none_may_go() {
        // The last king is in another hand, for neither a hand nor the tapp of the first has it.
        let deal = dealt(&["KS KB KC", "KD", "", ""], "take, pass, pass, pass");
        let choice = deal.legal(turn(&deal)).choice();
        assert!(matches!(
            choice,
            Choice::Discard {
                together: CardSet::EMPTY,
                ..
            }
        ));
    }

    #[test]
    fn legal_cards_always_suffice() {
        for seats in [3, 4, 5, 6] {
            let mut hands = vec![""; seats];
            hands[0] = "KS KB KC KD T0 T1 T21";
            let mut talk = vec!["take"];
            talk.resize(seats, "pass");
            let deal = dealt(&hands, &talk.join(", "));
            let Choice::Discard { count, from, .. } = deal.legal(turn(&deal)).choice() else {
                panic!("the declarer lays down");
            };
            let expected = [(19, 8), (16, 10), (11, 7), (10, 8)][seats - 3];
            assert_eq!((from.len(), count), expected);
        }
    }

    #[test]
    fn nobody_else_sees_the_tapp_or_what_was_laid_down() {
        let mut deal = taken();
        let seat = turn(&deal);
        let lay = deal.substitute(seat).unwrap();
        deal.apply(lay, |_| {}).unwrap();
        assert_eq!(deal.view(Viewer::Seat(seat)).laid_aside.len(), 10);
        for other in [Viewer::Seat(nth(&deal, 1)), Viewer::Bystander] {
            assert_eq!(deal.view(other).laid_aside, CardSet::EMPTY);
        }
    }

    #[test]
    fn what_is_laid_down_counts_for_the_declarer_and_in_a_solo_the_tapp() {
        for (talk, ended) in [("take, pass, pass", Ended::Taken), ("solo", Ended::Solo)] {
            let mut deal = dealt(&["", "", ""], talk);
            play_lowest(&mut deal);
            let outcome = deal.outcome().unwrap();
            assert_eq!(outcome.ended, ended);
            assert_eq!(outcome.declarer, Some(nth(&deal, 0)));
            assert_eq!(outcome.points.unwrap().iter().sum::<i32>(), 114);
        }
    }

    #[test]
    fn in_a_misere_the_tapp_counts_for_nobody() {
        // Five seats, a tapp of seven: the Fool, which no hand holds, and the three cards that are kept out of filled
        // hands besides.
        let mut deal = dealt(&["", "", "", "", ""], "pass, pass, pass, pass, pass");
        let dealt: CardSet = Seat::all(5)
            .map(|seat| deal.view(Viewer::Seat(seat)).hand)
            .fold(CardSet::EMPTY, |all, hand| all | hand);
        let tapp = variant(TABLE).pack() - dealt;
        assert!(tapp.contains_all(set("T0 T1")));
        let worth = variant(TABLE).points_of(tapp).unwrap();
        play_lowest(&mut deal);
        let points = deal.outcome().unwrap().points.unwrap();
        assert_eq!(points.iter().sum::<i32>(), 114 - worth);
    }

    #[test]
    fn a_fool_in_the_tapp_of_a_solo_goes_to_the_soloist() {
        let mut deal = dealt(&["T1", "T21 T20", "", "", ""], "solo");
        play_lowest(&mut deal);
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.points.unwrap().iter().sum::<i32>(), 114);
        let view = deal.view(Viewer::Bystander);
        assert!(view.played.iter().all(|(_, card)| card.to_string() != "T0"));
    }
}

mod the_play {
    use super::*;

    #[test]
    fn the_fool_is_the_highest_trump_and_the_round_suits_are_reversed() {
        let variant = variant(TABLE);
        let takes =
            |trick: &str, card: &str| variant.would_take(&cards(trick), kit::card(card), None);
        assert!(takes("T21 T5", "T0"));
        assert!(!takes("T0", "T21"));
        assert!(takes("6C", "AC") && takes("AC", "JC") && !takes("JC", "AC"));
        assert!(takes("5S", "6S") && takes("TS", "JS"));
    }

    #[test]
    fn follow_suit_else_trump_else_anything_and_no_duty_to_beat() {
        assert_eq!(may_play("5S KS T3 2C", "9S"), set("5S KS"));
        assert_eq!(may_play("5S T3 T9 2C", "2D T5"), set("T3 T9"));
        assert_eq!(may_play("5S 2C", "2D"), set("5S 2C"));
    }

    #[test]
    fn the_fool_led_is_a_trump_led() {
        assert_eq!(may_play("T3 KS 5C", "T0"), set("T3"));
    }

    #[test]
    fn the_fool_does_not_excuse_from_following() {
        let view = view_to_play(variant(TABLE), set("T0 6B KS"), &cards("8B"));
        let refusal = view.check(&"play T0".parse().unwrap()).unwrap_err();
        let told = (refusal.code, rule(&refusal), refusal.would_do);
        assert_eq!(told, (RefusalCode::MustFollow, "14", set("6B")));
    }

    #[test]
    fn tg_5_whoever_has_no_other_trump_where_one_is_asked_for_may_withhold_it() {
        assert_eq!(may_play("T0 KS 5C", "T9"), set("T0 KS 5C"), "trumps led");
        assert_eq!(may_play("T0 KS 5C", "8B"), set("T0 KS 5C"), "void");
        let view = |hand, trick| view_to_play(variant(TABLE), set(hand), &cards(trick));
        assert!(view("T0 KS 5C", "T9").may_withhold_fool());
        assert!(view("T0 KS 5C", "8B").may_withhold_fool());
        assert!(!view("T0 6B KS", "8B").may_withhold_fool(), "it follows");
        assert!(
            !view("T0 KS 5C", "").may_withhold_fool(),
            "no trump is asked for"
        );
        assert!(!view("T0", "8B").may_withhold_fool(), "the last card");
    }

    #[test]
    fn tg_5_whoever_has_another_trump_must_play_a_trump() {
        assert_eq!(may_play("T0 T2 KS", "T9"), set("T0 T2"));
        let view = view_to_play(variant(TABLE), set("T0 T2 KS"), &cards("8B"));
        assert!(!view.may_withhold_fool());
        let refusal = view.check(&"play KS".parse().unwrap()).unwrap_err();
        assert_eq!(refusal.code, RefusalCode::MustTrump);
    }

    #[test]
    fn tg_6_a_withheld_fool_stays_in_the_hand_until_the_last_trick() {
        let mut deal = with_lone_fool();
        play(&mut deal, "play T21");
        let holder = turn(&deal);
        assert!(deal.view(Viewer::Seat(holder)).may_withhold_fool());
        assert_eq!(legal(&deal).len(), 18, "every card");
        play(&mut deal, "play JD, play T1, play T20");
        assert_eq!(deal.turn(), Turn::One(holder));
        assert!(!legal(&deal).contains(kit::card("T0")));
        assert_eq!(
            refused(&deal, "play T0"),
            (RefusalCode::FoolWithheld, "TG-6")
        );
        assert_eq!(legal(&deal).len(), 16, "anything else");
        assert!(!deal.view(Viewer::Seat(holder)).may_withhold_fool());
    }

    #[test]
    fn tg_13_nobody_but_its_holder_learns_that_it_is_withheld() {
        let mut deal = with_lone_fool();
        play(&mut deal, "play T21, play JD");
        let holder = nth(&deal, 1);
        assert!(deal.view(Viewer::Seat(holder)).fool_is_withheld());
        for other in [
            Viewer::Seat(nth(&deal, 0)),
            Viewer::Seat(nth(&deal, 2)),
            Viewer::Bystander,
        ] {
            assert!(!deal.view(other).fool_is_withheld());
        }
    }

    #[test]
    fn tg_6_in_the_last_trick_it_cannot_win_and_stays_with_its_player() {
        let mut deal = with_lone_fool();
        play(&mut deal, "play T21, play JD, play T1");
        play_lowest(&mut deal);
        let view = deal.view(Viewer::Bystander);
        let last = view.last_trick.clone().unwrap();
        let holder = nth(&deal, 1);
        assert!(last.cards.contains(&(holder, kit::card("T0"))));
        assert_ne!(last.winner, Some(holder));
        assert!(view.fool_is_withheld(), "it has come out");
        assert_eq!(view.tricks[holder], 0);
        let points = view.outcome.unwrap().points.unwrap();
        assert_eq!(points[holder.index()], 5, "also if no trick was won");
    }

    #[test]
    fn tg_7_a_fool_that_was_never_withheld_wins_the_last_trick() {
        // The Fool's holder follows to the last, for the third hand leads what it can follow.
        let view = view_to_play(variant(TABLE), set("T0"), &cards("8B KB"));
        assert_eq!(view.legal().cards(), set("T0"));
        assert!(view.would_take(kit::card("T0")));
    }

    #[test]
    fn with_fool_highest_it_is_a_trump_like_any_other() {
        let highest = variant("troggu/visp fool=highest");
        for (trick, code) in [
            ("T9", RefusalCode::MustFollow),
            ("8B", RefusalCode::MustTrump),
        ] {
            let view = view_to_play(highest, set("T0 KS 5C"), &cards(trick));
            assert_eq!(view.legal().cards(), set("T0"));
            assert!(!view.may_withhold_fool());
            let refusal = view.check(&"play KS".parse().unwrap()).unwrap_err();
            assert_eq!(refusal.code, code);
        }
    }
}

mod the_count {
    use super::*;

    #[test]
    fn the_whole_pack_is_worth_114_each_card_alone() {
        let variant = variant(TABLE);
        let points = |pile: &str| variant.points_of(set(pile)).unwrap();
        assert_eq!(variant.points_of(variant.pack()), Some(114));
        assert_eq!(points("T0 T21 T1 KS"), 20);
        assert_eq!(points("QS NS JS TS T20"), 11);
    }

    #[test]
    fn in_a_misere_whoever_has_the_most_pays_each_of_the_others() {
        let (mut deal, _) = deal_with(variant(TABLE), 4, &["", "", "", ""]);
        play(&mut deal, "pass, pass, pass, pass");
        play_lowest(&mut deal);
        let outcome = deal.outcome().unwrap();
        let points = outcome.points.unwrap();
        let most = *points.iter().max().unwrap();
        assert_eq!(points.iter().filter(|other| **other == most).count(), 1);
        let price = if most >= 58 { 8 } else { 4 };
        for (seat, coins) in outcome.coins.iter() {
            let expected = if points[seat.index()] == most {
                -3 * price
            } else {
                price
            };
            assert_eq!(coins, Coins(expected));
        }
    }
}

mod the_substitute {
    use super::*;

    #[test]
    fn it_passes_in_the_talk() {
        let (deal, _) = deal_with(variant(TABLE), 1, &["", "", ""]);
        let act = deal.substitute(turn(&deal)).unwrap();
        assert_eq!(act.act(), Act::Say(Word::Pass));
    }

    #[test]
    fn it_lays_down_the_lowest_that_may_go_singly_never_a_king() {
        let deal = dealt(
            &["KS KB KC KD 5S 6S 6C 6D 5D QS T2", "", ""],
            "take, pass, pass",
        );
        let Act::Discard(laid) = deal.substitute(turn(&deal)).unwrap().act() else {
            panic!("it lays down");
        };
        assert!((laid & set("KS KB KC KD")).is_empty());
        assert_eq!(laid.len(), 8);
    }

    #[test]
    fn it_withholds_the_fool_with_the_lowest_other_card() {
        let mut deal = with_lone_fool();
        play(&mut deal, "play T21");
        let act = deal.substitute(turn(&deal)).unwrap();
        assert_eq!(act.act(), "play TB".parse().unwrap());
    }
}
