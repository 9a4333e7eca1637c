//! RULES.md, sentence by sentence: 0.2, 0.3 (the substitute), 1 and 2. Each test is named like its sentence.
//! Hands are given in deal order: the first belongs to the seat that is dealt to first.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::{card, deal_with, play, seat, set, variant, view_to_play};
use rules::{
    Act, Card, Coins, Deal, Direction, Ended, Event, Outcome, Pack, Purse, Reason, RefusalCode,
    Seat, Setup, Turn, Variant, Viewer,
};

const TAVERN: &str = "triomphe/tavern";
const VIEVILLE: &str = "triomphe/vieville";

/// The cards of a hand that may be played after these cards of the trick.
fn legal(table: &str, hand: &str, trick: &str) -> String {
    let view = view_to_play(variant(table), set(hand), &kit::cards(trick));
    view.legal().cards().to_string()
}

fn refused(
    table: &str,
    hand: &str,
    trick: &str,
    played: &str,
) -> (RefusalCode, &'static str, String) {
    let view = view_to_play(variant(table), set(hand), &kit::cards(trick));
    let refusal = view.check(&Act::Play(card(played))).unwrap_err();
    (
        refusal.code,
        crate::kit::rule(&refusal),
        refusal.would_do.to_string(),
    )
}

/// Plays one trick with these cards and returns the winner by its place in the trick.
/// A seat that does not follow holds only cards of the suit it plays, so that every card is legal.
fn winner(table: &str, trick: &str) -> usize {
    let cards = kit::cards(trick);
    let led = cards[0].suit();
    let mut rest = variant(table).pack() - set("T0 T1 T11 T13") - set(trick);
    let mut hands = vec![String::new(); cards.len()];
    for follows in [false, true] {
        for (hand, card) in hands.iter_mut().zip(&cards) {
            if (card.suit() == led) == follows {
                let others = if follows {
                    rest
                } else {
                    rest & card.suit().cards()
                };
                let others: rules::CardSet = others.iter().take(4).collect();
                rest = rest - others;
                *hand = format!("{card} {others}");
            }
        }
    }
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let (mut deal, _) = deal_with(variant(table), 5, &hands);
    answer_all(&mut deal, |_| Act::Hide);
    let leader = deal.setup().first_seat();
    let round = leader.round(deal.setup().variant().direction(), cards.len());
    let order: Vec<Seat> = round.collect();
    for card in &cards {
        play(&mut deal, &format!("play {card}"));
    }
    let winner = deal
        .view(Viewer::Bystander)
        .last_trick
        .unwrap()
        .winner
        .unwrap();
    order.iter().position(|seat| *seat == winner).unwrap()
}

fn answer_all(deal: &mut Deal, answer: impl Fn(Seat) -> Act) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in deal.question().iter() {
        let act = deal.check(seat, &answer(seat)).unwrap();
        deal.apply(act, |event| events.push(event)).unwrap();
    }
    deal.close_question(|event| events.push(event));
    events
}

/// Plays a deal to its end with these acts.
fn ended(deal: &mut Deal, words: &[&str]) -> Outcome {
    for words in words {
        play(deal, words);
    }
    deal.outcome().unwrap()
}

fn coins(outcome: &Outcome) -> Vec<i64> {
    outcome.coins.iter().map(|(_, coins)| coins.0).collect()
}

mod the_common_trick_rule {
    use super::*;

    #[test]
    fn the_leader_plays_any_card() {
        assert_eq!(legal(TAVERN, "2S KB 5C T0 T21", ""), "2S KB 5C T0 T21");
        assert_eq!(legal(VIEVILLE, "2S KB 5C T0 T21", ""), "2S KB 5C T0 T21");
    }

    #[test]
    fn others_must_follow_the_suit_led() {
        for table in [TAVERN, VIEVILLE] {
            assert_eq!(legal(table, "2S KS 5C T4", "9S"), "2S KS");
            let expected = (RefusalCode::MustFollow, "0.2 (2)", "2S KS".to_owned());
            assert_eq!(refused(table, "2S KS 5C T4", "9S", "5C"), expected);
            assert_eq!(refused(table, "2S KS 5C T4", "9S", "T4"), expected);
        }
    }

    #[test]
    fn trumps_are_a_suit() {
        for table in [TAVERN, VIEVILLE] {
            assert_eq!(legal(table, "2S KS T4 T20", "T9"), "T4 T20");
            let expected = (RefusalCode::MustFollow, "0.2 (2)", "T4 T20".to_owned());
            assert_eq!(refused(table, "2S KS T4 T20", "T9", "KS"), expected);
        }
    }

    #[test]
    fn void_in_the_suit_a_trump_must_be_played_if_one_is_held() {
        for table in [TAVERN, VIEVILLE] {
            assert_eq!(legal(table, "2B 5C T4 T20", "9S"), "T4 T20");
            let expected = (RefusalCode::MustTrump, "0.2 (3)", "T4 T20".to_owned());
            assert_eq!(refused(table, "2B 5C T4 T20", "9S", "2B"), expected);
        }
    }

    #[test]
    fn void_in_both_anything_may_be_played() {
        assert_eq!(legal(TAVERN, "2B 5C AD", "9S"), "2B 5C AD");
        assert_eq!(legal(TAVERN, "2B 5C AD", "T9"), "2B 5C AD");
    }

    #[test]
    fn nobody_need_beat_or_over_trump() {
        // TM-3 as well.
        for table in [TAVERN, VIEVILLE] {
            assert_eq!(legal(table, "2S KS", "9S"), "2S KS");
            assert_eq!(legal(table, "T4 T20 5C", "9S T9"), "T4 T20");
            assert_eq!(legal(table, "T4 T20 5C", "T9"), "T4 T20");
        }
    }

    #[test]
    fn the_highest_trump_wins() {
        assert_eq!(winner(TAVERN, "KS T2 T20 T21"), 3);
        assert_eq!(winner(TAVERN, "T5 T20 T6 T7"), 1);
    }

    #[test]
    fn else_the_highest_card_of_the_suit_led() {
        assert_eq!(winner(TAVERN, "9S KB QS KC"), 2);
        assert_eq!(winner(TAVERN, "2S KB KD KC"), 0);
    }

    #[test]
    fn the_winner_leads_next() {
        let (mut deal, _) = deal_with(
            variant(TAVERN),
            5,
            &["9S", "KB 2B 3B 4B 5B", "QS", "KC 2C 3C 4C 5C"],
        );
        play(&mut deal, "play 9S, play KB, play QS, play KC");
        assert_eq!(deal.turn(), Turn::One(seat(2)));
    }

    #[test]
    fn an_excuse_may_be_played_at_any_moment() {
        for table in [VIEVILLE, "triomphe/tavern fool=excuse"] {
            assert_eq!(legal(table, "2S 5C T0 T4", "9S"), "2S T0");
            assert_eq!(legal(table, "2B 5C T0 T4", "9S"), "T0 T4");
            assert_eq!(legal(table, "2B 5C T0", "9S"), "2B 5C T0");
            assert_eq!(legal(table, "2B T0 T4", "T9"), "T0 T4");
            // It is no obligation on its own: no other trump is held.
            assert_eq!(legal(table, "2B T0", "T9"), "2B T0");
        }
    }

    #[test]
    fn an_excuse_never_wins() {
        for table in [VIEVILLE, "triomphe/tavern fool=excuse"] {
            assert_eq!(winner(table, "2S T0 3B 4D"), 0);
            assert_eq!(winner(table, "T0 2S 3B 4D"), 1);
        }
    }

    #[test]
    fn an_excuse_does_not_fix_a_suit_the_next_card_does_and_its_player_is_free() {
        for table in [VIEVILLE, "triomphe/tavern fool=excuse"] {
            assert_eq!(legal(table, "2B 5C T4", "T0"), "2B 5C T4");
            assert_eq!(legal(table, "2B 5C T4", "T0 9C"), "5C");
            assert_eq!(legal(table, "2B 5C T4", "T0 T9"), "T4");
        }
    }

    #[test]
    fn the_fool_in_the_last_trick_has_no_special_effect() {
        let (mut deal, _) = deal_with(
            variant(VIEVILLE),
            5,
            &[
                "T0 KS QS NS JS",
                "2S 3S 4S 5S 6S",
                "2B 3B 4B 5B 6B",
                "7B 8B 9B TB JB",
            ],
        );
        let outcome = ended(
            &mut deal,
            &[
                "play KS, play 2S, play 2B, play 7B",
                "play QS, play 3S, play 3B, play 8B",
                "play NS, play 4S, play 4B, play 9B",
                "play JS, play 5S, play 5B, play TB",
                "play T0, play 6S, play 6B, play JB",
            ],
        );
        // Dealer is seat 3; anticlockwise: seat 2 is dealt to first, then 1, 0, 3.
        assert_eq!(outcome.tricks.as_slice(), [0, 1, 4, 0]);
        assert_eq!(coins(&outcome), [-5, -5, 15, -5]);
    }
}

mod the_substitute {
    use super::*;

    fn lowest(table: &str, hand: &str, trick: &str) -> String {
        // The hand belongs to the next seat in the trick, after these cards.
        let mut hands: Vec<String> = trick.split_whitespace().map(str::to_owned).collect();
        hands.push(hand.to_owned());
        let to_play = hands.len() - 1;
        while hands.len() < 4 {
            hands.push(String::new());
        }
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let (mut deal, _) = deal_with(variant(table), 5, &hands);
        answer_all(&mut deal, |_| Act::Hide);
        for name in trick.split_whitespace() {
            play(&mut deal, &format!("play {name}"));
        }
        let Turn::One(seat) = deal.turn() else {
            panic!()
        };
        let order = deal
            .setup()
            .first_seat()
            .round(deal.setup().variant().direction(), 4);
        assert_eq!(order.collect::<Vec<_>>()[to_play], seat);
        deal.substitute(seat).unwrap().act().to_string()
    }

    #[test]
    fn plain_suits_before_trumps() {
        assert_eq!(lowest(TAVERN, "KS QS KB KC T1", ""), "play QS");
        assert_eq!(lowest(TAVERN, "T2 T3 T4 T5 KD", ""), "play KD");
    }

    #[test]
    fn weakest_first_by_the_games_own_order() {
        assert_eq!(lowest(TAVERN, "2C AC TC KC QC", ""), "play AC");
        assert_eq!(lowest(VIEVILLE, "2C AC TC KC QC", ""), "play TC");
        assert_eq!(lowest(VIEVILLE, "2S AS TS KS QS", ""), "play AS");
        assert_eq!(lowest(TAVERN, "T9 T3 T12 T14 T8", ""), "play T3");
    }

    #[test]
    fn equal_ranks_by_suit_swords_batons_cups_coins() {
        assert_eq!(lowest(TAVERN, "3D 3C 3B 3S KS", ""), "play 3S");
        assert_eq!(lowest(TAVERN, "3D 3C 3B KS QS", ""), "play 3B");
        assert_eq!(lowest(TAVERN, "3D 3C KB KS QS", ""), "play 3C");
        // Reversed: the nine of cups and the two of swords are second weakest, the ten and the ace weakest.
        assert_eq!(lowest(VIEVILLE, "9C 2S KB KS QS", ""), "play 2S");
        assert_eq!(lowest(VIEVILLE, "TC AS KB KS QS", ""), "play AS");
    }

    #[test]
    fn plain_cards_by_their_place_among_the_fourteen_ranks_of_their_suit() {
        // Reversed: 9 8 7 6 of cups are the second to the fifth from below, the six of swords is the sixth.
        assert_eq!(lowest(VIEVILLE, "6S 6B 6C KB KS", ""), "play 6C");
        assert_eq!(lowest(VIEVILLE, "6S 6B 5C KB KS", ""), "play 6S");
        assert_eq!(lowest(TAVERN, "5S 4D KB KS QS", ""), "play 4D");
        // Ranks that the pack leaves out keep their places.
        assert_eq!(
            lowest("triomphe/tavern pack=small", "9S 8D KB KS QS", ""),
            "play 8D"
        );
    }

    #[test]
    fn the_fool_last() {
        // Also where it is the highest trump, and where it is an excuse.
        for fool in ["highest", "excuse"] {
            let table = format!("triomphe/tavern fool={fool}");
            assert_eq!(lowest(&table, "T0 T21 T20 T19 T18", ""), "play T18");
        }
        assert_eq!(lowest(TAVERN, "T0 T21 T20 T19 T18", ""), "play T18");
        assert_eq!(lowest(VIEVILLE, "T0 T21 T20 T19 T18", ""), "play T18");
    }

    #[test]
    fn it_plays_the_lowest_legal_card() {
        assert_eq!(lowest(TAVERN, "2B 3B KS QS T5", "9S"), "play QS");
        assert_eq!(lowest(TAVERN, "2B 3B T6 T5 T9", "9S"), "play T5");
        assert_eq!(lowest(TAVERN, "2B 3B T0 4B 5B", "9S"), "play T0");
    }

    #[test]
    fn it_shows_bonuses() {
        let (deal, _) = deal_with(variant(TAVERN), 3, &["T0 T11", "", "T1", ""]);
        assert_eq!(
            deal.substitute(seat(0)).unwrap().act().to_string(),
            "show T0 T11"
        );
        assert_eq!(
            deal.substitute(seat(2)).unwrap().act().to_string(),
            "show T1"
        );
        assert_eq!(deal.substitute(seat(1)), None);
    }
}

mod the_platform {
    use super::*;

    #[test]
    fn the_deal_rotates_in_the_direction_of_play_also_after_death() {
        let next = |table: &str, dealer: usize, seats: usize| {
            let setup = Setup::new(variant(table), Coins(2), seats, seat(dealer)).unwrap();
            setup.next_dealer().index()
        };
        assert_eq!([next(TAVERN, 0, 4), next(TAVERN, 3, 4)], [1, 0]);
        assert_eq!([next(VIEVILLE, 0, 4), next(VIEVILLE, 3, 4)], [3, 2]);
    }

    #[test]
    fn the_worst_loss_of_both_triomphes_is_the_ante() {
        for table in [TAVERN, VIEVILLE] {
            let setup = Setup::new(variant(table), Coins(7), 5, seat(0)).unwrap();
            assert!(Seat::all(5).all(|seat| setup.max_loss(seat) == Coins(7)));
        }
    }
}

mod fool_highest;

mod chapter_1_tavern {
    use super::*;

    #[test]
    fn players_3_to_15() {
        let seats: Vec<usize> = (3..=15).collect();
        assert_eq!(variant(TAVERN).seats(), seats);
        for seats in [0, 2, 16] {
            assert!(Setup::new(variant(TAVERN), Coins(2), seats, seat(0)).is_err());
        }
    }

    #[test]
    fn trumps_high_to_low_and_plain_suits_king_to_ace_the_ace_lowest_in_all_suits() {
        let mut better = "KQNJT98765432A".chars();
        let mut best = better.next().unwrap();
        for worse in better {
            for suit in ["S", "B", "C", "D"] {
                assert_eq!(
                    winner(
                        TAVERN,
                        &format!(
                            "{worse}{suit} {best}{suit} 3{} 4{}",
                            other(suit),
                            other(suit)
                        )
                    ),
                    1
                );
            }
            best = worse;
        }
        assert_eq!(winner(TAVERN, "T20 T21 T19 T2"), 1);
        assert_eq!(winner(TAVERN, "T2 T1 KS KB"), 0);
    }

    fn other(suit: &str) -> &str {
        if suit == "S" { "B" } else { "S" }
    }

    #[test]
    fn everyone_antes_at_least_two_coins() {
        assert!(Setup::new(variant(TAVERN), Coins(1), 4, seat(0)).is_err());
        let (deal, events) = deal_with(variant(TAVERN), 2, &["", "", "", ""]);
        let antes = events.iter().filter(|event| {
            matches!(event, Event::Paid(p) if p.reason == Reason::Ante && p.to == Purse::Pot && p.amount == Coins(2))
        });
        assert_eq!(antes.count(), 4);
        assert_eq!(deal.view(Viewer::Bystander).pot, Coins(8));
    }

    #[test]
    fn five_cards_each_singly_from_dealers_left() {
        let setup = Setup::new(variant(TAVERN), Coins(2), 3, seat(1)).unwrap();
        let pack = Pack::sorted(variant(TAVERN).pack());
        let deal = Deal::start(&setup, &pack, |_| {}).unwrap();
        // Sorted, the pack begins: A 2 3 4 5 6 7 8 9 T J N Q K of swords, A of batons.
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set("AS 4S 7S TS QS"));
        assert_eq!(deal.view(Viewer::Seat(seat(0))).hand, set("2S 5S 8S JS KS"));
        assert_eq!(deal.view(Viewer::Seat(seat(1))).hand, set("3S 6S 9S NS AB"));
    }

    #[test]
    fn deaths_holder_must_show_it_at_once_and_takes_the_whole_pot() {
        let (deal, events) = deal_with(variant(TAVERN), 3, &["T11", "T13", "T1", ""]);
        assert_eq!(deal.turn(), Turn::Over);
        let outcome = deal.outcome().unwrap();
        assert_eq!(
            (outcome.ended, coins(&outcome)),
            (Ended::Death, vec![-3, 9, -3, -3])
        );
        assert!(events.contains(&Event::DeathShown { seat: seat(1) }));
        assert!(!events.contains(&Event::QuestionOpened));
        assert_eq!(deal.view(Viewer::Bystander).death(), Some(seat(1)));
        assert_eq!(deal.acts(), []);
    }

    #[test]
    fn holders_of_strength_magician_fool_may_show_them_for_3_2_1_coins() {
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["T11", "T1", "T0", ""]);
        answer_all(&mut deal, deal_bonus);
        let view = deal.view(Viewer::Bystander);
        assert_eq!(
            view.coins.as_slice(),
            [Coins(-2), Coins(-3), Coins(-4), Coins(-5)]
        );
        assert_eq!(view.pot, Coins(14));
    }

    fn deal_bonus(seat: Seat) -> Act {
        Act::Show(set(["T11", "T1", "T0"][seat.index()]))
    }

    #[test]
    fn per_card_and_cumulative_for_one_player() {
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["T11 T1 T0", "", "", ""]);
        assert_eq!(deal.question().iter().collect::<Vec<_>>(), [seat(0)]);
        // Any of them, or none.
        let words: Vec<String> = deal
            .legal(seat(0))
            .acts()
            .unwrap()
            .iter()
            .map(Act::to_string)
            .collect();
        assert_eq!(
            words,
            [
                "show T0",
                "show T1",
                "show T0 T1",
                "show T11",
                "show T0 T11",
                "show T1 T11",
                "show T0 T1 T11",
                "hide"
            ]
        );
        answer_all(&mut deal, |_| Act::Show(set("T11 T0")));
        assert_eq!(deal.view(Viewer::Bystander).coins[seat(0)], Coins(-1));
    }

    #[test]
    fn a_seat_that_may_show_may_keep_it_secret() {
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["T11", "", "", ""]);
        let events = answer_all(&mut deal, |_| Act::Hide);
        assert_eq!(events, [Event::QuestionClosed]);
        assert_eq!(deal.view(Viewer::Bystander).pot, Coins(20));
    }

    #[test]
    fn only_bonus_cards_are_shown_and_only_once() {
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["T11 KS", "", "T1", ""]);
        let refused = |deal: &Deal, index: usize, words: &str| {
            deal.check_words(seat(index), words).unwrap_err().code
        };
        assert_eq!(refused(&deal, 0, "show KS"), RefusalCode::NotAllowedNow);
        assert_eq!(refused(&deal, 0, "show T1"), RefusalCode::NotYourCard);
        assert_eq!(refused(&deal, 0, "show T11 T11"), RefusalCode::WrongCount);
        assert_eq!(refused(&deal, 0, "show"), RefusalCode::WrongCount);
        assert_eq!(refused(&deal, 0, "show X"), RefusalCode::UnreadableAct);
        assert_eq!(refused(&deal, 0, "play KS"), RefusalCode::NotAllowedNow);
        assert_eq!(refused(&deal, 0, "play KS T11"), RefusalCode::NotAllowedNow);
        assert_eq!(refused(&deal, 1, "hide"), RefusalCode::NotYourTurn);
        assert_eq!(refused(&deal, 1, "show KS KS"), RefusalCode::NotYourTurn);
        let act = deal.check_words(seat(0), "hide").unwrap();
        deal.apply(act, |_| {}).unwrap();
        assert_eq!(refused(&deal, 0, "show T11"), RefusalCode::NotYourTurn);
        assert!(!deal.close_question(|_| {}), "Cyd has not answered");
    }

    #[test]
    fn pot_empty_throw_in() {
        // TM-2: only with 3 players, ante 2, and all three cards dealt and shown.
        let (mut deal, _) = deal_with(variant(TAVERN), 2, &["T11", "T1", "T0"]);
        let events = answer_all(&mut deal, deal_bonus);
        let outcome = deal.outcome().unwrap();
        assert_eq!(
            (outcome.ended, coins(&outcome)),
            (Ended::Emptied, vec![1, 0, -1])
        );
        assert_eq!(
            (outcome.pot, outcome.tricks.as_slice()),
            (Some(Coins(0)), &[0, 0, 0][..])
        );
        assert_eq!(events.last(), Some(&Event::Ended(Ended::Emptied)));
    }

    #[test]
    fn else_shown_cards_go_back_to_hand_and_the_player_left_of_the_dealer_leads() {
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["", "T11", "", ""]);
        answer_all(&mut deal, |_| Act::Show(set("T11")));
        assert!(
            deal.view(Viewer::Seat(seat(1)))
                .hand
                .contains(Card::STRENGTH)
        );
        assert_eq!(deal.setup().dealer(), seat(3));
        assert_eq!(deal.turn(), Turn::One(seat(0)));
    }

    #[test]
    fn play_goes_clockwise() {
        assert_eq!(variant(TAVERN).direction(), Direction::Clockwise);
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["2S", "3S", "", ""]);
        play(&mut deal, "play 2S");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
    }

    #[test]
    fn most_tricks_takes_the_rest_of_the_pot() {
        let (mut deal, _) = deal_with(
            variant(TAVERN),
            5,
            &[
                "KS QS NS 2B 3C",
                "2S 3S 4S KB 4C",
                "5S 6S 7S 4B KC",
                "8S 9S TS 5B 5C",
            ],
        );
        let outcome = ended(
            &mut deal,
            &[
                "play KS, play 2S, play 5S, play 8S",
                "play QS, play 3S, play 6S, play 9S",
                "play NS, play 4S, play 7S, play TS",
                "play 2B, play KB, play 4B, play 5B",
                "play 4C, play KC, play 5C, play 3C",
            ],
        );
        assert_eq!(outcome.tricks.as_slice(), [3, 1, 1, 0]);
        assert_eq!(
            (outcome.ended, coins(&outcome)),
            (Ended::Tricks, vec![15, -5, -5, -5])
        );
    }

    #[test]
    fn on_2_2_1_who_first_had_two_takes_it() {
        // Seat 1 takes the second and third trick, seat 0 the first and the fifth, seat 2 the fourth.
        let (mut deal, _) = deal_with(
            variant(TAVERN),
            5,
            &[
                "KS 2B 3B 2C KD",
                "2S KB 3C QB 2D",
                "3S 4B 5B KC 3D",
                "4S 6B 7B 4C 4D",
            ],
        );
        let outcome = ended(
            &mut deal,
            &[
                "play KS, play 2S, play 3S, play 4S",
                "play 2B, play KB, play 4B, play 6B",
                "play QB, play 5B, play 7B, play 3B",
                "play 3C, play KC, play 4C, play 2C",
                "play 3D, play 4D, play KD, play 2D",
            ],
        );
        assert_eq!(outcome.tricks.as_slice(), [2, 2, 1, 0]);
        assert_eq!(coins(&outcome), [-5, 15, -5, -5]);
    }

    #[test]
    fn on_1_1_1_1_1_the_winner_of_trick_one_takes_it() {
        // Seats 1, 2, 3, 4 and 0 take one trick each, in that order.
        let (mut deal, _) = deal_with(
            variant(TAVERN),
            2,
            &[
                "2S 2B 2C 2D T6",
                "KS 3B 3C 3D T2",
                "3S KB 4C 4D T3",
                "4S 4B KC 5D T4",
                "5S 5B 5C KD T5",
            ],
        );
        let outcome = ended(
            &mut deal,
            &[
                "play 2S, play KS, play 3S, play 4S, play 5S",
                "play 3B, play KB, play 4B, play 5B, play 2B",
                "play 4C, play KC, play 5C, play 2C, play 3C",
                "play 5D, play KD, play 2D, play 3D, play 4D",
                "play T5, play T6, play T2, play T3, play T4",
            ],
        );
        assert_eq!(outcome.tricks.as_slice(), [1, 1, 1, 1, 1]);
        assert_eq!(coins(&outcome), [-2, 8, -2, -2, -2]);
    }

    mod tm_1 {
        use super::*;

        #[test]
        fn the_fool_is_beaten_by_every_other_trump() {
            assert_eq!(winner(TAVERN, "T0 T1 KS KB"), 1);
            assert_eq!(winner(TAVERN, "KS T1 T0 KB"), 1);
        }

        #[test]
        fn it_beats_every_plain_card_and_wins_if_it_is_the_only_trump() {
            assert_eq!(winner(TAVERN, "KS T0 QS NS"), 1);
            assert_eq!(winner(TAVERN, "T0 KS KB KC"), 0);
        }

        #[test]
        fn it_may_only_be_played_as_a_trump() {
            assert_eq!(legal(TAVERN, "7D 8S T0", "KS"), "8S");
            assert_eq!(legal(TAVERN, "7D T0", "KS"), "T0");
            let expected = (RefusalCode::MustFollow, "TM-1", "8S".to_owned());
            assert_eq!(refused(TAVERN, "7D 8S T0", "KS", "T0"), expected);
        }

        #[test]
        fn led_it_asks_for_trumps() {
            assert_eq!(legal(TAVERN, "7D KS T4", "T0"), "T4");
        }
    }

    #[test]
    fn tm_2_bonuses_are_paid_in_seat_order_from_dealers_left() {
        let (mut deal, _) = deal_with(variant(TAVERN), 5, &["T0", "T11 T1", "", ""]);
        let events = answer_all(&mut deal, |seat| {
            Act::Show(set(["T0", "T1 T11"][seat.index()]))
        });
        let shown: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Shown { seat, card } => Some((seat.index(), card.to_string())),
                _ => None,
            })
            .collect();
        assert_eq!(
            shown,
            [
                (0, "T0".to_owned()),
                (1, "T1".to_owned()),
                (1, "T11".to_owned())
            ]
        );
    }

    #[test]
    fn tm_5_the_small_pack_keeps_courts_tens_to_eights_trumps_to_death_and_the_fool() {
        let small = variant("triomphe/tavern pack=small");
        let plain = ["S", "B", "C", "D"]
            .map(|s| format!("K{s} Q{s} N{s} J{s} T{s} 9{s} 8{s} "))
            .concat();
        assert_eq!(
            small.pack(),
            set(&plain) | set("T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13")
        );
        assert_eq!(small.pack().len(), 42);
        assert_eq!(small.seats(), [3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn tm_6_strength_is_trump_11() {
        assert_eq!(Card::STRENGTH, card("T11"));
        let (deal, _) = deal_with(variant(TAVERN), 5, &["T8 T9", "T11", "", ""]);
        assert_eq!(deal.question().iter().collect::<Vec<_>>(), [seat(1)]);
    }

    #[test]
    fn tm_7_nothing_before_the_first_lead_tells_who_was_asked() {
        // With or without bonus cards, the question is open for everybody until it is closed.
        for hands in [["", "", "", ""], ["T11", "T1", "T0", ""]] {
            let (mut deal, events) = deal_with(variant(TAVERN), 5, &hands);
            assert_eq!(deal.turn(), Turn::Question);
            assert_eq!(events.last(), Some(&Event::QuestionOpened));
            let view = deal.view(Viewer::Seat(seat(3)));
            assert_eq!(view.turn, Turn::Question);
            assert_eq!(view.my_question.unwrap().cards, set(""));
            for index in deal.question().iter() {
                let act = deal.substitute(index).unwrap();
                deal.apply(act, |event| panic!("{event:?} is told"))
                    .unwrap();
                let mut now = deal.view(Viewer::Seat(seat(3)));
                now.hand = view.hand;
                assert_eq!(now, view);
            }
        }
    }
}

mod chapter_2_vieville {
    use super::*;

    #[test]
    fn players_4_to_10() {
        assert_eq!(variant(VIEVILLE).seats(), [4, 5, 6, 7, 8, 9, 10]);
        assert!(
            Setup::new(variant(VIEVILLE), Coins(2), 3, seat(0)).is_err(),
            "TV-4"
        );
    }

    #[test]
    fn deal_and_play_go_anticlockwise_and_dealers_right_leads() {
        let (mut deal, _) = deal_with(variant(VIEVILLE), 5, &["2S", "3S", "", ""]);
        assert_eq!(deal.setup().dealer(), seat(3));
        assert_eq!(deal.turn(), Turn::One(seat(2)));
        play(&mut deal, "play 2S");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
    }

    #[test]
    fn one_card_at_a_time_from_dealers_right() {
        let setup = Setup::new(variant(VIEVILLE), Coins(2), 4, seat(0)).unwrap();
        let pack = Pack::sorted(variant(VIEVILLE).pack());
        let deal = Deal::start(&setup, &pack, |_| {}).unwrap();
        // Sorted, the pack begins: A 2 3 4 5 6 7 8 9 T J N Q K of swords, A 2 3 4 5 6 of batons.
        assert_eq!(deal.view(Viewer::Seat(seat(3))).hand, set("AS 5S 9S QS 3B"));
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set("2S 6S TS KS 4B"));
        assert_eq!(deal.view(Viewer::Seat(seat(0))).hand, set("4S 8S NS 2B 6B"));
    }

    #[test]
    fn in_the_round_suits_the_ace_is_the_best_pip_and_the_ten_the_worst() {
        for suit in ["C", "D"] {
            let mut better = "KQNJA23456789T".chars();
            let mut best = better.next().unwrap();
            for worse in better {
                assert_eq!(
                    winner(VIEVILLE, &format!("{worse}{suit} {best}{suit} 3S 4S")),
                    1
                );
                best = worse;
            }
        }
    }

    #[test]
    fn in_the_long_suits_the_ace_is_lowest() {
        for (suit, other) in [("S", "B"), ("B", "S")] {
            let mut better = "KQNJT98765432A".chars();
            let mut best = better.next().unwrap();
            for worse in better {
                assert_eq!(
                    winner(
                        VIEVILLE,
                        &format!("{worse}{suit} {best}{suit} 3{other} 4{other}")
                    ),
                    1
                );
                best = worse;
            }
        }
    }

    #[test]
    fn death_takes_all() {
        let (deal, _) = deal_with(variant(VIEVILLE), 5, &["T11", "T13", "T1", ""]);
        let outcome = deal.outcome().unwrap();
        // The second seat to be dealt to is seat 1, at the right of the dealer's right neighbour.
        assert_eq!(
            (outcome.ended, coins(&outcome)),
            (Ended::Death, vec![-5, 15, -5, -5])
        );
    }

    #[test]
    fn every_holder_declares_fool_1_magician_1_strength_2_stakes() {
        let (deal, events) = deal_with(variant(VIEVILLE), 3, &["T11", "T1", "", "T0", ""]);
        let view = deal.view(Viewer::Bystander);
        // Dealer is seat 4; dealt to: 3, 2, 1, 0, 4.
        assert_eq!(
            view.coins.as_slice(),
            [Coins(0), Coins(-3), Coins(0), Coins(3), Coins(-3)]
        );
        assert_eq!(view.pot, Coins(15 - 12));
        let paid: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Paid(payment) if payment.from == Purse::Pot => {
                    Some((payment.to, payment.amount.0, payment.reason.to_string()))
                }
                _ => None,
            })
            .collect();
        assert_eq!(
            paid,
            [
                (Purse::Seat(seat(3)), 6, "bonus-T11".to_owned()),
                (Purse::Seat(seat(2)), 3, "bonus-T1".to_owned()),
                (Purse::Seat(seat(0)), 3, "bonus-T0".to_owned()),
            ],
            "in turn from the dealer's right"
        );
        assert!(matches!(deal.turn(), Turn::One(_)), "TV-2: nobody is asked");
    }

    #[test]
    fn sums_for_several() {
        let (deal, _) = deal_with(variant(VIEVILLE), 2, &["T11 T1 T0", "", "", "", ""]);
        assert_eq!(deal.view(Viewer::Bystander).coins[seat(3)], Coins(-2 + 8));
    }

    #[test]
    fn all_stakes_taken_the_hand_is_over() {
        // TV-2: exactly with 4 players and all three cards out.
        let (deal, _) = deal_with(variant(VIEVILLE), 3, &["T11", "T1", "T0", ""]);
        let outcome = deal.outcome().unwrap();
        assert_eq!(
            (outcome.ended, coins(&outcome)),
            (Ended::Emptied, vec![0, 0, 3, -3])
        );
        assert_eq!(outcome.pot, Some(Coins(0)));
    }

    #[test]
    fn tv_1_the_fool_never_takes_a_trick_and_may_replace_following_or_trumping() {
        assert_eq!(winner(VIEVILLE, "2S T0 3B 4D"), 0);
        assert_eq!(legal(VIEVILLE, "7D 8S T0", "KS"), "8S T0");
        assert_eq!(legal(VIEVILLE, "7D T3 T0", "KS"), "T0 T3");
    }
}

#[test]
fn what_is_offered_is_just_the_options_of_the_record_format() {
    let all = Variant::all().into_iter();
    let triomphe = all.filter(|variant| variant.game() == "triomphe");
    let names: Vec<String> = triomphe.map(|variant| variant.to_string()).collect();
    assert_eq!(
        names,
        [
            "triomphe/tavern",
            "triomphe/tavern [fool=excuse]",
            "triomphe/tavern [fool=highest]",
            "triomphe/tavern [pack=small]",
            "triomphe/tavern [fool=excuse] [pack=small]",
            "triomphe/tavern [fool=highest] [pack=small]",
            "triomphe/vieville",
        ]
    );
}

/// Every game: what is offered can be played in some edition, and whatever is played is offered.
#[test]
fn all_options_are_those_that_some_edition_takes() {
    let all = Variant::all();
    for variant in &all {
        let offered = variant.all_options();
        for (name, value) in variant.options() {
            let option = offered.iter().find(|option| option.name == name);
            assert!(option.unwrap().values.names().contains(&value), "{variant}");
        }
        let game = variant.game();
        let same_game = || all.iter().filter(|other| other.game() == game);
        for option in &offered {
            for value in option.values.names() {
                let options = [(option.name.to_owned(), value)].into();
                let takes =
                    |of: &Variant| Variant::parse(game, Some(of.edition()), &options).is_ok();
                assert!(same_game().any(takes), "{game}: {options:?}");
            }
        }
    }
}

/// The rules page says what the engine plays: its facts match the text, for every edition and option.
mod what_the_rules_page_tells {
    use rules::{Amount, CardSet, Fact, FoolRole, Showing, Suit};

    use super::*;

    fn order(table: &str, suit: Suit) -> String {
        let facts = variant(table).facts();
        let order = facts.iter().find_map(|fact| match fact {
            Fact::Order { suit: of, cards } if *of == suit => Some(cards),
            _ => None,
        });
        let names: Vec<String> = order.unwrap().iter().map(Card::to_string).collect();
        names.join(" ")
    }

    #[test]
    fn how_suits_rank() {
        assert_eq!(
            order(TAVERN, Suit::Cups),
            "KC QC NC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC"
        );
        assert_eq!(
            order(VIEVILLE, Suit::Cups),
            "KC QC NC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"
        );
        assert_eq!(
            order(VIEVILLE, Suit::Swords),
            "KS QS NS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
        );
        assert_eq!(
            order("triomphe/tavern pack=small", Suit::Trumps),
            "T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 T0"
        );
        assert_eq!(
            order("triomphe/tavern pack=small fool=highest", Suit::Trumps),
            "T0 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1"
        );
    }

    #[test]
    fn what_bonuses_pay() {
        let bonuses = |table: &str| {
            let facts = variant(table).facts();
            let bonuses = facts.into_iter().filter_map(|fact| match fact {
                Fact::Bonus {
                    card,
                    amount,
                    showing,
                } => Some((card.to_string(), amount, showing)),
                _ => None,
            });
            bonuses.collect::<Vec<_>>()
        };
        assert_eq!(
            bonuses(TAVERN),
            [
                (
                    "T11".to_owned(),
                    Amount::Coins(Coins(3)),
                    Showing::Voluntary
                ),
                ("T1".to_owned(), Amount::Coins(Coins(2)), Showing::Voluntary),
                ("T0".to_owned(), Amount::Coins(Coins(1)), Showing::Voluntary),
            ]
        );
        assert_eq!(
            bonuses(VIEVILLE),
            [
                ("T11".to_owned(), Amount::Stakes(2), Showing::Automatic),
                ("T1".to_owned(), Amount::Stakes(1), Showing::Automatic),
                ("T0".to_owned(), Amount::Stakes(1), Showing::Automatic),
            ]
        );
        assert_eq!(
            (
                Amount::Stakes(2).at(Coins(5)),
                Amount::Coins(Coins(3)).at(Coins(5))
            ),
            (Coins(10), Coins(3))
        );
    }

    #[test]
    fn what_the_fool_is_and_which_options_change_it() {
        let fool = |table: &str, role| variant(table).facts().contains(&Fact::Fool(role));
        assert!(fool(TAVERN, FoolRole::LowestTrump));
        assert!(fool("triomphe/tavern fool=excuse", FoolRole::Excuse));
        assert!(fool("triomphe/tavern fool=highest", FoolRole::HighestTrump));
        assert!(fool(VIEVILLE, FoolRole::Excuse));
    }

    #[test]
    fn every_fact_names_its_rule() {
        for variant in Variant::all() {
            let chapter = match (variant.game(), variant.edition()) {
                ("triomphe", "vieville") => ["0.", "2", "TV-"],
                ("triomphe", _) => ["0.", "1", "TM-"],
                _ => continue, // Each game's own tests.
            };
            for fact in variant.facts() {
                let rule = variant.rule_of(&fact).as_str();
                assert!(
                    chapter.iter().any(|chapter| rule.starts_with(chapter)),
                    "{fact:?}: {rule}"
                );
            }
        }
        let small = variant("triomphe/tavern pack=small");
        assert_eq!(small.rule_of(&Fact::Pack(small.pack())).as_str(), "TM-5");
        assert_eq!(small.rule_of(&Fact::Pack(CardSet::TAROT)).as_str(), "1");
    }
}
