//! RULES.md 11, sentence by sentence. Expected values come from the text or were worked out by hand.
//! Seat 0 sits at the dealer's left ([`kit::trefeltromp`]).
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::trefeltromp::{Table, act, play, seats, to_act};
use kit::{card, seat, set, variant};
use rules::{
    BadDeal, Before, BySeat, Card, Choice, Coins, Deal, Ended, Event, Purse, Reason, Record,
    Reveal, Seat, Setup, SidePot, Stage, Turn, Variant, View, Viewer, split_pot,
};

const THREE: Table = Table {
    ante: 5,
    purses: &[100, 100, 100],
    carried: 0,
};

const TWO: Table = Table {
    ante: 5,
    purses: &[100, 100],
    carried: 0,
};

/// A deal of three with purses of 100 and an ante of 5, after these acts.
fn after(hands: [&str; 3], script: &str) -> Deal {
    let (mut deal, _) = THREE.deal(&hands);
    play(&mut deal, script);
    deal
}

fn public(deal: &Deal) -> View {
    deal.view(Viewer::Bystander)
}

fn gains(deal: &Deal) -> Vec<i64> {
    let coins = public(deal).coins;
    coins.iter().map(|(_, coins)| coins.0).collect()
}

fn pot(deal: &Deal) -> i64 {
    public(deal).pot.0
}

fn pots(deal: &Deal) -> Vec<SidePot> {
    public(deal).bets().unwrap().pots.clone()
}

fn side_pot(coins: i64, indices: &[usize]) -> SidePot {
    SidePot {
        coins: Coins(coins),
        seats: seats(indices),
    }
}

fn reveals(deal: &Deal) -> Vec<Reveal> {
    public(deal).bets().unwrap().reveals.clone()
}

/// The winners of the last reveal, and what they won.
fn shares(deal: &Deal) -> Vec<(usize, i64)> {
    let reveals = reveals(deal);
    let shares = reveals.last().unwrap().shares.iter();
    shares
        .map(|(seat, coins)| (seat.index(), coins.0))
        .collect()
}

/// Why the seat to act may not do this: code and rule.
fn refused(deal: &Deal, words: &str) -> (&'static str, &'static str) {
    let refusal = deal.check_words(to_act(deal)[0], words).unwrap_err();
    (refusal.code.as_str(), crate::kit::rule(&refusal))
}

fn may(deal: &Deal, words: &str) -> bool {
    deal.check_words(to_act(deal)[0], words).is_ok()
}

/// Which of three cards laid together wins; `None` on a tie.
fn winner(laid: [&str; 3]) -> Option<usize> {
    let lay = format!("all check, all keep, all check, all lay {}", laid.join(" "));
    let deal = after(laid, &lay);
    shares(&deal).first().map(|(seat, _)| *seat)
}

fn paid(events: &[Event]) -> Vec<(Reason, Purse, i64)> {
    let paid = events.iter().filter_map(|event| match event {
        Event::Paid(payment) if payment.from == Purse::Pot => {
            Some((payment.reason, payment.to, payment.amount.0))
        }
        Event::Paid(payment) => Some((payment.reason, payment.from, payment.amount.0)),
        _ => None,
    });
    paid.collect()
}

mod the_order_of_cards {
    use super::*;

    #[test]
    fn trumps_21_to_1_then_the_fool_then_aces_then_courts_then_10_to_2() {
        let strength = |name: &str| variant("trefeltromp/classic").strength(card(name), None);
        let order = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 T0 \
                     AS KB TC 9D 8S 7B 6C 5D 4S 3B 2C";
        let order: Vec<u8> = order.split_whitespace().map(strength).collect();
        assert!(order.windows(2).all(|pair| pair[0] > pair[1]), "{order:?}");
    }

    #[test]
    fn king_queen_knight_and_jack_are_equal() {
        for (a, b) in [("KS", "QB"), ("QB", "NC"), ("NC", "JD"), ("JD", "KS")] {
            assert_eq!(winner([a, b, "TC"]), None, "{a} {b}");
        }
        assert_eq!(winner(["JS", "TD", "9B"]), Some(0));
    }

    #[test]
    fn no_suit_is_in_effect() {
        assert_eq!(winner(["2S", "3C", "4D"]), Some(2));
        assert_eq!(winner(["9S", "AC", "KS"]), Some(1));
    }

    #[test]
    fn tt_1_the_fool_beats_everything_plain_if_no_other_trump_lies() {
        assert_eq!(winner(["T0", "AC", "AS"]), Some(0));
    }

    #[test]
    fn tt_1_the_fool_loses_to_any_other_trump() {
        assert_eq!(winner(["T0", "T1", "AS"]), Some(1));
    }
}

mod the_hand {
    use super::*;

    #[test]
    fn everybody_pays_the_ante() {
        let (deal, events) = THREE.deal(&["", "", ""]);
        let antes = [0, 1, 2].map(|index| (Reason::Ante, Purse::Seat(seat(index)), 5));
        assert_eq!(paid(&events), antes);
        assert_eq!(pots(&deal), [side_pot(15, &[0, 1, 2])]);
    }

    #[test]
    fn three_cards_are_dealt_anticlockwise_and_bets_go_clockwise() {
        let setup = THREE.setup();
        let dealt: Vec<_> = variant("trefeltromp/classic")
            .pack()
            .iter()
            .collect::<Vec<Card>>();
        let (hands, stock) = setup.variant().deal_out(&setup, &dealt);
        // Seat 2 deals; at its right sits 1, then 0.
        assert_eq!(hands[1], [dealt[0], dealt[3], dealt[6]]);
        assert_eq!(hands[0], [dealt[1], dealt[4], dealt[7]]);
        assert_eq!(hands[2], [dealt[2], dealt[5], dealt[8]]);
        assert_eq!(stock.len(), 69);
        let mut deal = after(["", "", ""], "check");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        play(&mut deal, "check");
        assert_eq!(deal.turn(), Turn::One(seat(2)));
    }

    #[test]
    fn the_first_round_of_bets_comes_before_the_exchange_and_three_more_before_the_cards_laid() {
        let mut deal = after(["", "", ""], "check");
        let mut stages = vec![(public(&deal).stage, 1)];
        let mut note =
            |deal: &Deal| stages.push((public(deal).stage, public(deal).bets().unwrap().round));
        for script in [
            "all check",
            "all keep",
            "all check",
            "all lay 2S 5S 8S",
            "all check",
            "all lay 3S 6S 9S",
            "all check",
            "all lay 4S 7S 2B",
        ] {
            play(&mut deal, script);
            note(&deal);
        }
        assert_eq!(
            stages,
            [
                (Stage::Betting, 1),
                (Stage::Exchange, 1),
                (Stage::Betting, 2),
                (Stage::Laying, 2),
                (Stage::Betting, 3),
                (Stage::Laying, 3),
                (Stage::Betting, 4),
                (Stage::Laying, 4),
                (Stage::Over, 4),
            ]
        );
        assert_eq!(deal.outcome().unwrap().ended, Ended::Shown);
    }

    #[test]
    fn everyone_still_in_may_discard_one_card_and_get_another() {
        let (mut deal, _) = THREE.deal(&["KS", "QB", "T5", "T21"]);
        play(&mut deal, "bet 5, fold, call");
        assert_eq!(deal.turn(), Turn::Each(seats(&[0, 2])));
        assert_eq!(refused(&deal, "swap T5"), ("not-your-card", ""));
        play(&mut deal, "swap KS, keep");
        let view = deal.view(Viewer::Seat(seat(0)));
        assert_eq!(view.hand, set("T21 2S 3S"));
        assert_eq!((view.laid_aside, view.laid()), (set("KS"), set("")));
        assert_eq!(view.bets().unwrap().exchanged, seats(&[0]));
    }

    #[test]
    fn all_still_in_lay_one_card_which_is_fixed_once_laid() {
        let mut deal = after(["KS", "QB", "T5"], "bet 5, fold, call, all keep, all check");
        assert_eq!(deal.turn(), Turn::Each(seats(&[0, 2])));
        act(&mut deal, seat(0), "lay KS", &mut Vec::new());
        let view = deal.view(Viewer::Seat(seat(0)));
        assert_eq!((view.laid_aside, view.laid()), (set("KS"), set("KS")));
        let again = deal.check_words(seat(0), "lay 2S").unwrap_err();
        assert_eq!(again.code.as_str(), "not-your-turn");
        let folded = deal.check_words(seat(1), "lay QB").unwrap_err();
        assert_eq!(folded.code.as_str(), "not-your-turn");
    }

    #[test]
    fn the_cards_are_shown_together_once_all_have_laid() {
        let mut deal = after(["KS", "QB", "T5"], "all check, all keep, all check");
        let mut told = Vec::new();
        act(&mut deal, seat(2), "lay T5", &mut told);
        act(&mut deal, seat(0), "lay KS", &mut told);
        assert_eq!(told, [], "nothing is told of a card before all lie there");
        assert_eq!(reveals(&deal), []);
        act(&mut deal, seat(1), "lay QB", &mut told);
        let laid = [(0, "KS"), (1, "QB"), (2, "T5")];
        let laid = laid.map(|(index, name)| (seat(index), card(name)));
        assert_eq!(reveals(&deal)[0].cards, laid);
        let shown = laid.map(|(seat, card)| Event::Revealed { seat, card });
        assert_eq!(told[..3], shown);
    }

    #[test]
    fn banen_takes_a_third_detuiler_half_and_debekranse_the_rest() {
        // 15 coins: 5, then 5 of 10, then 5.
        let hands = ["T5 2S 2B", "3S T6 3B", "4S 4B T7"];
        let mut deal = after(hands, "all check, all keep, all check, all lay T5 3S 4S");
        assert_eq!(shares(&deal), [(0, 5)]);
        play(&mut deal, "all check, all lay 2S T6 4B");
        assert_eq!(shares(&deal), [(1, 5)]);
        play(&mut deal, "all check, all lay 2B 3B T7");
        assert_eq!(shares(&deal), [(2, 5)]);
        assert_eq!(gains(&deal), [0, 0, 0]);
        assert_eq!(pot(&deal), 0);
    }

    #[test]
    fn deal_passes_to_the_right() {
        assert_eq!(THREE.setup().dealer(), seat(2));
        assert_eq!(THREE.setup().next_dealer(), seat(1));
    }
}

mod ties {
    use super::*;

    const EQUAL: [&str; 3] = ["KS KB KC", "QS QB QC", "2S 3S 4S"];

    /// A king and a queen each time, and low cards in seat 2.
    fn all_tied() -> Deal {
        after(
            EQUAL,
            "all check, all keep, all check, all lay KS QS 2S, all check, all lay KB QB 3S, \
             all check, all lay KC QC 4S",
        )
    }

    #[test]
    fn nobody_wins_and_the_money_stays() {
        let deal = after(EQUAL, "all check, all keep, all check, all lay KS QS 2S");
        assert_eq!(shares(&deal), []);
        assert_eq!(pot(&deal), 15);
    }

    #[test]
    fn after_debekranse_it_stays_for_the_next_hand_and_antes_are_still_due() {
        let deal = all_tied();
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.pot, Some(Coins(15)));
        assert_eq!(gains(&deal), [-5, -5, -5]);
        let next = deal.setup().next(&outcome);
        assert_eq!(next.before().pot, Coins(15));
        assert_eq!(next.before().purses, deal.setup().before().purses);
        let pack = rules::Pack::sorted(next.variant().pack());
        let next = Deal::start(&next, &pack, |_| {}).unwrap();
        assert_eq!(gains(&next), [-5, -5, -5]);
        assert_eq!(pot(&next), 30);
    }

    #[test]
    fn tt_3_carried_money_is_part_of_the_main_pot() {
        let (deal, _) = Table {
            carried: 7,
            ..THREE
        }
        .deal(&["", "", ""]);
        assert_eq!(pots(&deal), [side_pot(22, &[0, 1, 2])]);
    }

    #[test]
    fn tt_3_a_tie_below_the_best_card_does_not_matter() {
        assert_eq!(winner(["TS", "TB", "AC"]), Some(2));
        assert_eq!(winner(["AS", "AB", "T1"]), Some(2));
        assert_eq!(winner(["AS", "AB", "KC"]), None);
    }

    #[test]
    fn tt_3_who_was_still_in_at_the_last_tied_debekranse_has_the_claim() {
        assert_eq!(all_tied().contenders(), seats(&[0, 1, 2]));
        let folded = after(
            EQUAL,
            "all check, all keep, all check, all lay KS QS 2S, all check, all lay KB QB 3S, \
             bet 5, call, fold, all lay KC QC",
        );
        assert_eq!(folded.outcome().unwrap().pot, Some(Coins(25)));
        assert_eq!(folded.contenders(), seats(&[0, 1]));
        let running = after(EQUAL, "check");
        assert_eq!(running.contenders(), seats(&[]));
        let won = after(["T5", "", ""], "bet 5, fold, fold");
        assert_eq!(won.contenders(), seats(&[]));
    }

    #[test]
    fn tt_3_a_table_that_closes_shares_the_pot_and_odd_coins_go_clockwise_from_the_dealers_left() {
        let setup = Setup::new(variant("trefeltromp/classic"), Coins(2), 4, seat(2)).unwrap();
        let split = |pot, indices: &[usize]| -> Vec<(Seat, Coins)> {
            split_pot(Coins(pot), seats(indices), &setup)
        };
        // The dealer is 2, so the order is 3, 0, 1, 2: 11 among 0, 1 and 2 are 4, 4 and 3.
        let shares = |shares: &[(usize, i64)]| -> Vec<(Seat, Coins)> {
            let shares = shares.iter();
            shares
                .map(|(index, coins)| (seat(*index), Coins(*coins)))
                .collect()
        };
        assert_eq!(split(11, &[0, 1, 2]), shares(&[(0, 4), (1, 4), (2, 3)]));
        assert_eq!(split(7, &[2, 3]), shares(&[(3, 4), (2, 3)]));
        assert_eq!(split(1, &[1, 2]), shares(&[(1, 1)]));
        assert_eq!(split(5, &[]), []);
    }
}

mod tt_2_shares {
    use super::*;

    #[test]
    fn a_pot_of_20_is_6_7_and_7() {
        let table = Table {
            carried: 5,
            ..THREE
        };
        let (mut deal, _) = table.deal(&["T5 T6 T7", "", ""]);
        play(
            &mut deal,
            "all check, all keep, all check, all lay T5 2S 5S",
        );
        assert_eq!(shares(&deal), [(0, 6)]);
        play(&mut deal, "all check, all lay T6 3S 6S");
        assert_eq!(shares(&deal), [(0, 7)]);
        play(&mut deal, "all check, all lay T7 4S 7S");
        assert_eq!(shares(&deal), [(0, 7)]);
    }

    #[test]
    fn shares_are_taken_from_the_pot_as_it_stands_after_the_bets() {
        // 15 in antes and 30 in banenkalla: a third of 45.
        let mut deal = after(["T5", "", ""], "all check, all keep, bet 10, call, call");
        play(&mut deal, "all lay T5 4S 7S");
        assert_eq!(shares(&deal), [(0, 15)]);
        assert_eq!(pot(&deal), 30);
    }

    #[test]
    fn a_share_rounded_to_nothing_is_won_all_the_same() {
        let table = Table { ante: 1, ..TWO };
        let (mut deal, _) = table.deal(&["T5", ""]);
        play(&mut deal, "all check, all keep, all check, all lay T5 4S");
        assert_eq!(shares(&deal), [(0, 0)]);
        assert_eq!(public(&deal).tricks.as_slice(), [1, 0]);
    }
}

mod tt_4_bets {
    use super::*;

    #[test]
    fn the_smallest_bet_is_the_ante() {
        let deal = after(["", "", ""], "check");
        assert_eq!(refused(&deal, "bet 4"), ("bet-too-small", "TT-4"));
        assert!(may(&deal, "bet 5"));
    }

    #[test]
    fn the_smallest_raise_is_the_last_full_bet_or_raise_of_the_round() {
        let mut deal = after(["", "", ""], "bet 10");
        assert_eq!(refused(&deal, "raise 19"), ("bet-too-small", "TT-4"));
        play(&mut deal, "raise 35");
        assert_eq!(refused(&deal, "raise 59"), ("bet-too-small", "TT-4"));
        assert!(may(&deal, "raise 60"));
        // The next round starts from the ante again.
        play(&mut deal, "call, call, all keep");
        assert!(may(&deal, "bet 5"));
    }

    #[test]
    fn there_is_no_limit_but_the_purse() {
        let deal = after(["", "", ""], "check");
        assert!(may(&deal, "bet 95"));
        assert_eq!(refused(&deal, "bet 96"), ("not-enough-coins", "TT-4"));
    }

    #[test]
    fn all_in_for_less_is_allowed() {
        let table = Table {
            purses: &[8, 18, 100, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", "", ""]);
        assert_eq!(refused(&deal, "bet 2"), ("bet-too-small", "TT-4"));
        play(&mut deal, "bet 3");
        // The raise would be the ante on top: 8; 13 is all that seat 1 has left.
        assert_eq!(refused(&deal, "raise 7"), ("bet-too-small", "TT-4"));
        play(&mut deal, "raise 13");
        assert_eq!(refused(&deal, "raise 22"), ("bet-too-small", "TT-4"));
        assert!(may(&deal, "raise 23"));
    }

    #[test]
    fn who_faces_a_bet_may_not_check_and_who_faces_none_may_not_call_or_raise() {
        let deal = after(["", "", ""], "check");
        for words in ["call", "raise 10"] {
            assert_eq!(refused(&deal, words), ("not-allowed-now", "TT-4"));
        }
        let deal = after(["", "", ""], "bet 5");
        for words in ["check", "bet 10"] {
            assert_eq!(refused(&deal, words), ("not-allowed-now", "TT-4"));
        }
    }

    #[test]
    fn at_most_a_bet_and_three_raises_while_more_than_two_are_in() {
        let deal = after(["", "", ""], "bet 5, raise 10, raise 15, raise 20");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        assert_eq!(refused(&deal, "raise 25"), ("not-allowed-now", "TT-4"));
        assert!(may(&deal, "call"));
        let mut other_round = after(
            ["", "", ""],
            "bet 5, raise 10, raise 15, raise 20, call, call",
        );
        play(&mut other_round, "all keep");
        assert!(may(&other_round, "bet 5"));
    }

    #[test]
    fn once_the_third_raise_stands_nobody_goes_above_it_not_by_a_short_all_in_either() {
        // Seat 2 has 23 coins after the ante: all-in it would come 3 above the 20.
        let table = Table {
            purses: &[100, 100, 28, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", "", ""]);
        play(
            &mut deal,
            "check, bet 5, call, raise 10, raise 15, raise 20",
        );
        assert_eq!(refused(&deal, "raise 23"), ("not-allowed-now", "TT-4"));
        assert!(may(&deal, "call"));
        // With 11 after the ante it may still call, all-in for less than the 20.
        let table = Table {
            purses: &[100, 100, 16, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", "", ""]);
        play(
            &mut deal,
            "check, bet 5, call, raise 10, raise 15, raise 20, call",
        );
        let view = deal.view(Viewer::Bystander);
        let bets = view.bets().unwrap();
        assert_eq!(
            (bets.staked[seat(2)], bets.purses[seat(2)]),
            (Coins(11), Coins(0))
        );
    }

    #[test]
    fn short_all_ins_are_not_counted() {
        // That counts as the first raise; three more may follow.
        let table = Table {
            purses: &[100, 12, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "bet 5, raise 7, raise 12, raise 17, raise 22");
        assert_eq!(refused(&deal, "raise 27"), ("not-allowed-now", "TT-4"));
    }

    #[test]
    fn raises_have_no_end_when_two_are_left() {
        let (mut deal, _) = TWO.deal(&["", ""]);
        play(
            &mut deal,
            "bet 5, raise 10, raise 15, raise 20, raise 25, raise 30",
        );
        assert!(may(&deal, "raise 35"));
        let deal = after(["", "", ""], "bet 5, raise 10, raise 15, raise 20, fold");
        assert!(may(&deal, "raise 25"));
    }

    #[test]
    fn a_seat_is_in_until_it_folds_and_seats_that_are_all_in_count() {
        // Seat 2 has 5 coins after the ante and calls with all of them.
        let table = Table {
            purses: &[100, 100, 10],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "bet 5, raise 10, call, raise 15, raise 20");
        assert_eq!(refused(&deal, "raise 25"), ("not-allowed-now", "TT-4"));
    }

    #[test]
    fn the_option_raises_sets_how_many_there_are() {
        for (option, raises) in [("raises=1", 1), ("raises=2", 2), ("raises=9", 9)] {
            let (mut deal, _) = THREE.deal_with(option, &["", "", ""]);
            play(&mut deal, "bet 5");
            for raise in 1..=raises {
                play(&mut deal, &format!("raise {}", 5 + 5 * raise));
            }
            let next = format!("raise {}", 10 + 5 * raises);
            assert_eq!(refused(&deal, &next), ("not-allowed-now", "TT-4"));
            assert!(public(&deal).bets().unwrap().are_raises_used_up());
            // "When a fold leaves two, the limit is gone at once, in the same round."
            play(&mut deal, "fold");
            assert!(!public(&deal).bets().unwrap().are_raises_used_up());
            assert!(may(&deal, &next), "{option}");
        }
    }

    #[test]
    fn without_a_limit_raises_go_on_as_far_as_purses_do() {
        let (mut deal, _) = THREE.deal_with("raises=unlimited", &["", "", ""]);
        play(&mut deal, "bet 5");
        // 95 coins are left after the ante: 17 raises by 5, to 90, and a last one to 95.
        for total in (10..=95).step_by(5) {
            play(&mut deal, &format!("raise {total}"));
        }
        assert!(may(&deal, "call"));
        assert_eq!(refused(&deal, "raise 96"), ("not-allowed-now", "TT-4"));
    }

    #[test]
    fn no_other_number_of_raises_is_offered() {
        for value in ["0", "10", "03", "none", ""] {
            let options = [("raises".to_owned(), value.to_owned())].into();
            let parsed = Variant::parse("trefeltromp", None, &options);
            assert!(parsed.is_err(), "{value:?}");
        }
        // The usual number said aloud is the usual game.
        let options = [("raises".to_owned(), "3".to_owned())].into();
        let parsed = Variant::parse("trefeltromp", None, &options).unwrap();
        assert_eq!(parsed, variant("trefeltromp/classic"));
    }

    #[test]
    fn the_first_live_player_clockwise_from_the_dealers_left_speaks_first_in_every_round() {
        let mut deal = after(["", "", ""], "check, check, bet 5, fold, call, all keep");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        play(&mut deal, "all check, all lay 5S 8S");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
    }

    #[test]
    fn one_left_takes_all_pots_at_once_without_showing_carried_money_included() {
        let table = Table {
            carried: 7,
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        let events = play(
            &mut deal,
            "bet 10, call, fold, all keep, check, bet 20, fold",
        );
        let outcome = deal.outcome().unwrap();
        assert_eq!((outcome.ended, outcome.pot), (Ended::Alone, Some(Coins(0))));
        // 7 carried, 15 in antes, 20 in fyrsturkalla.
        let last: Vec<_> = paid(&events).into_iter().rev().take(2).collect();
        assert_eq!(
            last,
            [
                (Reason::Alone, Purse::Seat(seat(1)), 42),
                (Reason::Returned, Purse::Seat(seat(1)), 20)
            ]
        );
        assert_eq!(gains(&deal), [-15, 27, -5]);
        assert_eq!(outcome.tricks.as_slice(), [0, 0, 0]);
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Revealed { .. }))
        );
    }

    #[test]
    fn the_part_of_a_bet_that_nobody_called_is_returned() {
        let table = Table {
            purses: &[100, 25, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        let events = play(&mut deal, "bet 50, call, fold");
        // Seat 1 could call 20 of the 50.
        assert_eq!(
            paid(&events).last(),
            Some(&(Reason::Returned, Purse::Seat(seat(0)), 30))
        );
        assert_eq!(pot(&deal), 15 + 40);
        assert_eq!(
            public(&deal).bets().unwrap().purses.as_slice(),
            [75, 0, 95].map(Coins)
        );
    }

    #[test]
    fn a_short_all_in_does_not_reopen_the_betting_for_those_who_have_acted() {
        let table = Table {
            purses: &[100, 100, 18],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "bet 10, call, raise 13");
        for _ in 0..2 {
            assert_eq!(refused(&deal, "raise 40"), ("not-allowed-now", "TT-4"));
            assert!(may(&deal, "fold"));
            play(&mut deal, "call");
        }
        assert_eq!(public(&deal).stage, Stage::Exchange);
    }

    #[test]
    fn a_short_all_in_leaves_the_betting_open_to_those_who_have_not_acted() {
        let table = Table {
            purses: &[100, 18, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "bet 10, raise 13");
        // The last full bet was 10: 23 at least.
        assert_eq!(refused(&deal, "raise 22"), ("bet-too-small", "TT-4"));
        assert!(may(&deal, "raise 23"));
    }

    #[test]
    fn short_all_ins_that_come_to_a_full_raise_in_all_reopen_the_betting() {
        let table = Table {
            purses: &[100, 21, 26],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "bet 10, raise 16, raise 21");
        // 6 and 5 more: seat 0 faces 11, at least the 10 of a full raise. But nobody could pay a raise.
        assert_eq!(refused(&deal, "raise 31"), ("not-allowed-now", "TT-4"));
        let table = Table {
            purses: &[100, 21, 26, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", "", ""]);
        play(&mut deal, "bet 10, raise 16, raise 21, call");
        assert!(may(&deal, "raise 31"));
    }

    #[test]
    fn nobody_may_bet_or_raise_when_no_other_seat_could_pay() {
        let table = Table {
            purses: &[100, 25, 5],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "bet 10, raise 20");
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        assert_eq!(refused(&deal, "raise 40"), ("not-allowed-now", "TT-4"));
        play(&mut deal, "call");
        assert_eq!(public(&deal).stage, Stage::Exchange);
        // Seat 0 has coins left, but not even those of the bet.
        let table = Table {
            purses: &[20, 35, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        play(&mut deal, "check, bet 30");
        assert_eq!(refused(&deal, "raise 60"), ("not-allowed-now", "TT-4"));
    }
}

mod tt_5_the_fools_privilege {
    use super::*;

    const HANDS: [&str; 3] = ["AS TC 9B", "T0 T20 7D", "T3 JB 9C"];

    /// Seat 1 has laid the Fool in banen and lost to trump III.
    fn fool_lost() -> Deal {
        after(HANDS, "all check, all keep, all check, all lay 9B T0 T3")
    }

    #[test]
    fn the_worked_deal() {
        // Seats 2, 0 and 1 are Ann, Bob and Cyd: Ann deals, Bob sits at her left.
        let (mut deal, _) = THREE.deal(&["T0 T20 7D", "T3 JB 9C", "AS TC 9B"]);
        play(
            &mut deal,
            "all check, all keep, all check, all lay T0 T3 9B",
        );
        assert_eq!(pot(&deal), 10);
        play(&mut deal, "stay, bet 10, call");
        assert_eq!(pot(&deal), 30);
        play(&mut deal, "all lay T20 JB AS");
        assert_eq!(shares(&deal), [(0, 15)]);
        play(&mut deal, "check, bet 8, fold, fold");
        assert_eq!(gains(&deal), [10, 5, -15]);
    }

    #[test]
    fn at_his_first_turn_he_stays_or_bets_or_folds_but_neither_checks_nor_calls() {
        let mut deal = fool_lost();
        play(&mut deal, "check");
        assert_eq!(refused(&deal, "check"), ("not-allowed-now", "TT-4"));
        for words in ["stay", "bet 5", "fold"] {
            assert!(may(&deal, words), "{words}");
        }
        let mut deal = fool_lost();
        play(&mut deal, "bet 5");
        assert_eq!(refused(&deal, "call"), ("not-allowed-now", "TT-4"));
        for words in ["stay", "raise 10", "fold"] {
            assert!(may(&deal, words), "{words}");
        }
    }

    #[test]
    fn nobody_else_may_stay() {
        let deal = fool_lost();
        assert_eq!(refused(&deal, "stay"), ("not-allowed-now", "TT-5"));
    }

    #[test]
    fn staying_he_says_no_more_in_the_round_and_has_matched_every_bet() {
        let mut deal = fool_lost();
        play(&mut deal, "check, stay, bet 10");
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        play(&mut deal, "raise 30, call");
        assert_eq!(
            public(&deal).stage,
            Stage::Laying,
            "seat 1 is not asked again"
        );
        assert_eq!(pots(&deal), [side_pot(10 + 60, &[0, 1, 2])]);
    }

    #[test]
    fn staying_he_counts_as_in_for_the_number_of_raises() {
        let mut deal = fool_lost();
        play(
            &mut deal,
            "check, stay, bet 5, raise 10, raise 15, raise 20",
        );
        assert_eq!(refused(&deal, "raise 25"), ("not-allowed-now", "TT-4"));
    }

    #[test]
    fn betting_he_gives_it_up_and_has_to_match() {
        let mut deal = fool_lost();
        play(&mut deal, "check, bet 5, raise 10, call");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        assert_eq!(refused(&deal, "stay"), ("not-allowed-now", "TT-5"));
        play(&mut deal, "call");
        assert_eq!(pots(&deal), [side_pot(10 + 30, &[0, 1, 2])]);
    }

    #[test]
    fn it_holds_for_the_next_round_only() {
        let mut deal = fool_lost();
        play(&mut deal, "check, stay, check, all lay AS 7D JB, check");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        assert_eq!(refused(&deal, "stay"), ("not-allowed-now", "TT-5"));
        assert!(may(&deal, "check"));
    }

    #[test]
    fn a_fool_that_wins_gives_no_privilege() {
        let mut deal = after(HANDS, "all check, all keep, all check, all lay 9B T0 9C");
        assert_eq!(shares(&deal), [(1, 5)]);
        play(&mut deal, "check");
        assert_eq!(refused(&deal, "stay"), ("not-allowed-now", "TT-5"));
    }

    #[test]
    fn a_fool_lost_in_detuiler_gives_it_for_debekransekalla() {
        let mut deal = after(
            HANDS,
            "all check, all keep, all check, all lay 9B 7D 9C, all check",
        );
        play(&mut deal, "all lay AS T0 T3, bet 10");
        assert!(may(&deal, "stay"));
    }

    #[test]
    fn the_fool_in_debekranse_does_nothing() {
        let mut deal = after(
            HANDS,
            "all check, all keep, all check, all lay 9B 7D 9C, all check, all lay AS T20 JB, all check",
        );
        play(&mut deal, "all lay TC T0 T3");
        assert_eq!(deal.turn(), Turn::Over);
        assert_eq!(shares(&deal).first().map(|share| share.0), Some(2));
    }

    #[test]
    fn when_all_others_fold_he_takes_the_pot() {
        let mut deal = fool_lost();
        play(&mut deal, "bet 10, stay, fold");
        // Seat 0's bet was matched by nobody: it comes back, and the two play on for the 10.
        assert_eq!(pots(&deal), [side_pot(10, &[0, 1])]);
        let mut deal = fool_lost();
        play(&mut deal, "check, stay, bet 5, fold");
        assert_eq!(public(&deal).stage, Stage::Laying);
        let mut deal = fool_lost();
        play(&mut deal, "fold, stay");
        assert_eq!(
            public(&deal).stage,
            Stage::Laying,
            "nobody could pay a bet of seat 2"
        );
        let mut deal = fool_lost();
        play(&mut deal, "fold, bet 5, fold");
        assert_eq!(deal.outcome().unwrap().ended, Ended::Alone);
        assert_eq!(gains(&deal)[1], 5);
    }

    #[test]
    fn without_coins_he_stays_by_himself_and_contests_the_pot_he_belonged_to_with_the_bets_of_the_round()
     {
        let table = Table {
            purses: &[60, 5, 60],
            ..THREE
        };
        let (mut deal, _) = table.deal(&HANDS);
        play(&mut deal, "all check, all keep, bet 8, call");
        assert_eq!(
            pots(&deal),
            [side_pot(15, &[0, 1, 2]), side_pot(16, &[0, 2])]
        );
        play(&mut deal, "all lay 9B T0 T3");
        assert_eq!(public(&deal).bets().unwrap().stays, seats(&[1]));
        play(&mut deal, "bet 10, call");
        // 10 left of 15 and 20 of this round; 11 left of 16 (a third is 5).
        assert_eq!(
            pots(&deal),
            [side_pot(30, &[0, 1, 2]), side_pot(11, &[0, 2])]
        );
    }
}

mod tt_6_side_pots {
    use super::*;

    const POTS: Table = Table {
        ante: 5,
        purses: &[100, 15, 40, 100],
        carried: 0,
    };

    #[test]
    fn there_is_a_pot_for_every_height_of_stake() {
        let (mut deal, _) = POTS.deal(&["", "", "", ""]);
        play(&mut deal, "bet 10, call, raise 35, raise 60, call");
        assert_eq!(
            pots(&deal),
            [
                side_pot(20 + 40, &[0, 1, 2, 3]),
                side_pot(75, &[0, 2, 3]),
                side_pot(50, &[0, 3]),
            ]
        );
    }

    #[test]
    fn each_pot_is_cut_among_its_own_contenders() {
        let (mut deal, _) = POTS.deal(&["T5", "T21", "T19", "T7"]);
        play(
            &mut deal,
            "bet 10, call, raise 35, raise 60, call, all keep, all check",
        );
        let events = play(&mut deal, "all lay T5 T21 T19 T7");
        let shares = [(1, 20), (2, 25), (3, 16)];
        let shares = shares.map(|(index, coins)| (Reason::Share, Purse::Seat(seat(index)), coins));
        assert_eq!(paid(&events), shares);
        assert_eq!(public(&deal).tricks.as_slice(), [0, 1, 1, 1]);
    }

    #[test]
    fn pots_with_the_same_living_contenders_are_merged() {
        let table = Table {
            purses: &[100, 15, 100, 100],
            ..POTS
        };
        let (mut deal, _) = table.deal(&["", "", "", ""]);
        play(
            &mut deal,
            "bet 10, call, call, raise 30, call, fold, all keep, check, bet 7, call",
        );
        // Side pots of 40 and of 14, both of seats 0 and 3: and what seat 2 left in the main pot.
        assert_eq!(
            pots(&deal),
            [side_pot(20 + 40, &[0, 1, 3]), side_pot(40 + 14, &[0, 3])]
        );
    }

    #[test]
    fn a_side_pot_with_one_contender_goes_to_him_at_once_and_is_no_share() {
        let table = Table {
            purses: &[100, 10, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "T5", ""]);
        play(&mut deal, "bet 20, call, call, all keep");
        assert_eq!(
            pots(&deal),
            [side_pot(30, &[0, 1, 2]), side_pot(30, &[0, 2])]
        );
        let events = play(&mut deal, "bet 5, fold");
        let to_first = |reason, coins| (reason, Purse::Seat(seat(0)), coins);
        assert_eq!(
            paid(&events)[1..],
            [to_first(Reason::Returned, 5), to_first(Reason::Alone, 30)]
        );
        assert_eq!(public(&deal).tricks.as_slice(), [0, 0, 0]);
        assert_eq!(pots(&deal), [side_pot(30, &[0, 1])]);
    }

    #[test]
    fn winnings_are_banked_and_cannot_be_bet_in_the_same_hand() {
        let table = Table {
            purses: &[5, 100, 100],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["T21", "", ""]);
        play(
            &mut deal,
            "all check, all keep, all check, all lay T21 4S 7S",
        );
        assert_eq!(shares(&deal), [(0, 5)]);
        // Seat 0 has 5 coins in the hand, but nothing to bet: once all-in, always all-in.
        assert_eq!(public(&deal).bets().unwrap().purses[seat(0)], Coins(0));
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        let mut deal = after(["T21", "", ""], "bet 20, call, call, all keep, all check");
        play(&mut deal, "all lay T21 4S 7S");
        assert_eq!(gains(&deal)[0], 0);
        assert!(may(&deal, "bet 75"));
        assert_eq!(refused(&deal, "bet 76"), ("not-enough-coins", "TT-4"));
    }
}

mod tt_7_to_tt_12 {
    use super::*;

    #[test]
    fn tt_7_two_to_ten_can_play() {
        let variant = variant("trefeltromp/classic");
        assert_eq!(variant.seats(), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }

    #[test]
    fn tt_7_cards_are_drawn_clockwise_from_the_dealers_left_from_the_top_and_discards_are_not_reused()
     {
        let (mut deal, _) = THREE.deal(&["KS", "KB", "KC", "T1 T2 T3"]);
        play(&mut deal, "all check");
        let mut events = Vec::new();
        for (index, words) in [(2, "swap KC"), (1, "keep"), (0, "swap KS")] {
            assert_eq!(events, [], "nobody is told before all have decided");
            act(&mut deal, seat(index), words, &mut events);
        }
        let drew = [(0, 1), (1, 0), (2, 1)];
        let drew = drew.map(|(index, cards)| Event::Drew {
            seat: seat(index),
            cards,
        });
        assert_eq!(events[..3], drew);
        let hand = |index| deal.view(Viewer::Seat(seat(index))).hand;
        assert!(hand(0).contains(card("T1")));
        assert!(hand(2).contains(card("T2")));
        assert!(hand(1).contains(card("KB")));
    }

    #[test]
    fn tt_8_time_out_lays_the_lowest_card() {
        let cards_and_lowest = [
            ("T21 KS 2B", "2B"),
            ("KB QS T1", "QS"),
            ("AS KB T1", "KB"),
            ("AS T5 T0", "AS"),
            ("T5 T21 T0", "T5"),
        ];
        for (hand, lowest) in cards_and_lowest {
            let deal = after([hand, "", ""], "all check, all keep, all check");
            let act = deal.substitute(seat(0)).unwrap().act();
            assert_eq!(act.to_string(), format!("lay {lowest}"), "{hand}");
        }
    }

    #[test]
    fn the_substitute_keeps_and_checks_else_stays_else_folds() {
        let substitute = |deal: &Deal| {
            let act = deal.substitute(to_act(deal)[0]).unwrap();
            act.act().to_string()
        };
        let mut deal = after(["T0", "T5", ""], "check");
        assert_eq!(substitute(&deal), "check");
        play(&mut deal, "bet 5");
        assert_eq!(substitute(&deal), "fold");
        play(&mut deal, "call, call");
        assert_eq!(substitute(&deal), "keep");
        play(&mut deal, "all keep, all check, all lay T0 T5 6S");
        assert_eq!(substitute(&deal), "stay");
    }

    #[test]
    fn tt_9_what_others_decide_in_the_exchange_is_secret_until_all_have_decided() {
        let mut deal = after(["KS", "KB", "KC"], "all check");
        let before = deal.view(Viewer::Seat(seat(1)));
        act(&mut deal, seat(0), "swap KS", &mut Vec::new());
        let mut other = after(["KS", "KB", "KC"], "all check");
        act(&mut other, seat(0), "keep", &mut Vec::new());
        let seen = deal.view(Viewer::Seat(seat(1)));
        assert_eq!(seen, other.view(Viewer::Seat(seat(1))));
        // That seat 0 has decided is public.
        assert_eq!(seen.turn, Turn::Each(seats(&[1, 2])));
        assert_eq!(
            (seen.hand_sizes, seen.hand),
            (before.hand_sizes, before.hand)
        );
        assert_eq!(deal.view(Viewer::Seat(seat(0))).laid_aside, set("KS"));
    }

    #[test]
    fn tt_10_with_all_but_one_all_in_there_are_no_bets_and_reveals_go_on() {
        let table = Table {
            purses: &[100, 5, 5],
            ..THREE
        };
        let (mut deal, _) = table.deal(&["", "", ""]);
        assert_eq!(public(&deal).stage, Stage::Exchange);
        play(
            &mut deal,
            "all keep, all lay 2S 5S 8S, all lay 3S 6S 9S, all lay 4S 7S 2B",
        );
        assert_eq!(gains(&deal), [-5, 0, 5]);
    }

    #[test]
    fn tt_12_who_cannot_pay_the_ante_is_not_dealt_in() {
        let purses = BySeat::from_slice(&[Coins(5), Coins(4)]);
        let before = Before {
            purses,
            ..Before::default()
        };
        let variant = variant("trefeltromp/classic");
        let setup = Setup::after(variant, Coins(5), 2, seat(0), before);
        assert!(matches!(setup, Err(BadDeal::Before(_))));
        for purses in [&[][..], &[5], &[5, 5, 5]] {
            let purses: Vec<Coins> = purses.iter().copied().map(Coins).collect();
            let before = Before {
                purses: BySeat::from_slice(&purses),
                pot: Coins(1),
                ..Before::default()
            };
            assert!(Setup::after(variant, Coins(5), 2, seat(0), before).is_err());
        }
    }

    #[test]
    fn a_purse_is_10_to_50_antes_by_default_50_and_the_most_that_can_be_lost() {
        let variant = variant("trefeltromp/classic");
        assert_eq!(variant.purse(Coins(4)), Some((Coins(40), Coins(200))));
        let setup = Setup::new(variant, Coins(4), 2, seat(0)).unwrap();
        assert_eq!(setup.before().purses.as_slice(), [Coins(200), Coins(200)]);
        assert_eq!(setup.max_loss(seat(1)), Coins(200));
        let table = Table {
            purses: &[60, 35],
            ..TWO
        };
        assert_eq!(table.setup().max_loss(seat(1)), Coins(35));
    }

    #[test]
    fn a_record_that_names_no_purses_is_of_the_usual_ones() {
        let case = include_str!("../cases/trefeltromp-classic.jsonl");
        let mut record: Record = serde_json::from_str(case.lines().next().unwrap()).unwrap();
        record.before.purses.clear();
        // Of an ante of 6: 300. The pot of 2 is still carried in.
        let before = *record.setup().unwrap().before();
        assert_eq!(before.purses.as_slice(), [300, 300, 300].map(Coins));
        assert_eq!(before.pot, Coins(2));
        for stake in [i64::MAX, i64::MIN, 1_000_001, 0] {
            record.stake = Coins(stake);
            assert!(record.setup().is_err(), "{stake}");
            record.before.pot = None;
            assert!(record.setup().is_err(), "{stake}");
        }
    }

    #[test]
    fn who_folds_throws_the_hand_away_and_nobody_sees_it() {
        let deal = after(["T21 T20 T19", "", ""], "fold, check");
        for viewer in [Viewer::Bystander, Viewer::Seat(seat(2))] {
            let view = deal.view(viewer);
            assert_eq!(view.hand_sizes.as_slice(), [0, 3, 3]);
            assert!((view.hand & set("T21 T20 T19")).is_empty());
            assert!(view.shown.is_empty() && view.bets().unwrap().reveals.is_empty());
        }
        let own = deal.view(Viewer::Seat(seat(0)));
        assert_eq!((own.hand, own.laid_aside), (set(""), set("T21 T20 T19")));
    }

    #[test]
    fn who_may_bet_is_told_how_much() {
        let deal = after(["", "", ""], "bet 10");
        let Choice::Speak(speak) = deal.legal(seat(1)).choice() else {
            panic!("it is seat 1's turn to speak");
        };
        let sizes = speak.raise.unwrap();
        assert_eq!((sizes.least, sizes.most), (Coins(20), Coins(95)));
        assert_eq!(
            (speak.call, speak.fold, speak.check),
            (Some(Coins(10)), true, false)
        );
    }

    #[test]
    fn every_fact_names_its_rule() {
        let all = ["", " raises=9", " raises=unlimited"];
        let all = all.map(|options| variant(&format!("trefeltromp/classic{options}")));
        let facts = all.iter().flat_map(|variant| {
            let facts = variant.facts().into_iter();
            facts.map(move |fact| (variant, fact))
        });
        for (variant, fact) in facts {
            let rule = variant.rule_of(&fact).as_str();
            let chapters = ["11", "TT-", "0.3"];
            assert!(
                chapters.iter().any(|chapter| rule.starts_with(chapter)),
                "{fact:?}"
            );
        }
    }
}
