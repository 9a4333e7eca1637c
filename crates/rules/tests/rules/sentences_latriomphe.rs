//! RULES.md, sentence by sentence: 9 and 10, and what 0.3 says of them. Each test is named like its sentence.
//! The first seat leads, the last one deals; hands are given in this order.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::{card, play, seat, set, variant, view_to_play};
use rules::{
    Act, BadDeal, Before, BySeat, Card, CardSet, Choice, Coins, Deal, Ended, Event, Fact, Outcome,
    Payment, Purse, Reason, RefusalCode, Seat, Setup, Stage, Suit, Turn, Variant, Viewer, Vole,
    VoleWhy,
};

const CLASSIC: &str = "latriomphe/classic";
const PILLE: &str = "latriomphe/as-qui-pille";

/// A hand that wins every trick at a table of two with spades as trumps, and the hand that loses them.
const TOPS: [&str; 2] = ["Kh Kc Kt Kp Qp", "7h 7c 7t 8p 9p"];
/// A hand that wins exactly three tricks.
const THREE: [&str; 2] = ["Kh Kc Kt 8p 9p", "7h 7c 7t Kp Qp"];

/// The first and third hands can win every trick; nobody holds a trump if spades are trumps.
const PARTNERS: [&str; 4] = [
    "Kh 8c Kt 8h 9h",
    "7h 7c 7t 9c Tc",
    "Th Kc 8t Tt 9t",
    "Ah Qc Jt Jc Qt",
];

fn score(points: &[i32]) -> Before {
    Before {
        score: BySeat::from_slice(points),
        ..Before::default()
    }
}

/// A deal with these hands and a stock beginning with these cards, at a stake of ten.
fn dealt(table: &str, before: &[i32], hands: &[&str], stock: &str) -> Deal {
    let variant = variant(table);
    let dealer = seat(hands.len() - 1);
    let setup = Setup::after(variant, Coins(10), hands.len(), dealer, score(before)).unwrap();
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| kit::cards(hand)).collect();
    let mut stock = kit::cards(stock);
    let named: CardSet = hands.iter().flatten().chain(&stock).copied().collect();
    stock.extend((variant.pack() - named).iter());
    Deal::from_hands(&setup, &hands, &stock, |_| {}).unwrap()
}

fn ended(deal: &mut Deal, words: &str) -> Outcome {
    play(deal, words);
    deal.outcome().unwrap()
}

fn refused(deal: &Deal, words: &str) -> RefusalCode {
    let seat = match deal.turn() {
        Turn::One(seat) => seat,
        Turn::Question => deal.question().iter().next().unwrap(),
        _ => panic!("it is nobody's turn"),
    };
    deal.check_words(seat, words).unwrap_err().code
}

/// The cards of a hand that may be played after these cards of the trick; hearts are trumps.
fn legal(table: &str, hand: &str, trick: &str) -> String {
    let mut view = view_to_play(variant(table), set(hand), &kit::cards(trick));
    view.own = crate::kit::turned_up(Some(card("7h")));
    view.legal().cards().to_string()
}

fn why_not(hand: &str, trick: &str, played: &str) -> (RefusalCode, &'static str, String) {
    let mut view = view_to_play(variant(CLASSIC), set(hand), &kit::cards(trick));
    view.own = crate::kit::turned_up(Some(card("7h")));
    let refusal = view.check(&Act::Play(card(played))).unwrap_err();
    (
        refusal.code,
        crate::kit::rule(&refusal),
        refusal.would_do.to_string(),
    )
}

fn order(table: &str) -> Vec<String> {
    let facts = variant(table).facts();
    let order = facts.into_iter().find_map(|fact| match fact {
        Fact::Order {
            suit: Suit::Coeurs,
            cards,
        } => Some(cards),
        _ => None,
    });
    order.unwrap().iter().map(Card::to_string).collect()
}

mod la_triomphe {
    use super::*;

    #[test]
    fn thirty_two_cards_the_ace_between_jack_and_ten() {
        assert_eq!(variant(CLASSIC).pack().len(), 32);
        let expected = ["Kh", "Qh", "Jh", "Ah", "Th", "9h", "8h", "7h"];
        assert_eq!(order(CLASSIC), expected);
    }

    #[test]
    fn two_four_or_six_play_as_two_sides_and_partners_alternate() {
        // FT-6 as well.
        let classic = variant(CLASSIC);
        assert_eq!(classic.seats(), [2, 4, 6]);
        let sides: Vec<_> = Seat::all(6).map(|seat| classic.side(seat, 6)).collect();
        assert_eq!(sides, [0, 1, 0, 1, 0, 1].map(Some));
        let first = Seat::all(3).next().unwrap();
        let three = Setup::new(classic, Coins(1), 3, first);
        assert!(matches!(three, Err(BadDeal::Seats { .. })));
    }

    #[test]
    fn the_next_card_is_turned_and_is_trump_and_nobody_takes_it() {
        let mut deal = dealt(CLASSIC, &[0, 0], &TOPS, "7p");
        assert_eq!(deal.view(Viewer::Bystander).turned(), Some(card("7p")));
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        // A low card of its suit takes a king.
        play(&mut deal, "play Kp, play 8p, play Kh, play 7h");
        let other = dealt(
            CLASSIC,
            &[0, 0],
            &["7h Qc Qt Qh Th", "8p Jc Jt 9t Tt"],
            "7p",
        );
        let mut other = other;
        play(&mut other, "play Qh, play 8p");
        assert_eq!(other.turn(), Turn::One(seat(1)));
    }

    #[test]
    fn the_leader_is_free() {
        assert_eq!(legal(CLASSIC, "7p 9h Ac", ""), "7p Ac 9h");
    }

    #[test]
    fn ft_1_who_follows_must_beat_the_card_that_wins_if_able() {
        assert_eq!(legal(CLASSIC, "7p Jp Kp 9h", "9p Qp"), "Kp");
        let expected = (RefusalCode::MustBeat, "FT-1", "Kp".to_owned());
        assert_eq!(why_not("7p Jp Kp 9h", "9p Qp", "7p"), expected);
        let expected = (RefusalCode::MustFollow, "FT-1", "Kp".to_owned());
        assert_eq!(why_not("7p Jp Kp 9h", "9p Qp", "9h"), expected);
        // Not able: any card of the suit.
        assert_eq!(legal(CLASSIC, "7p Jp 9h", "9p Qp"), "7p Jp");
    }

    #[test]
    fn ft_1_once_the_trick_is_ruffed_any_card_of_the_suit_will_do() {
        assert_eq!(legal(CLASSIC, "7p Kp 9h", "9p 8h"), "7p Kp");
    }

    #[test]
    fn ft_1_the_void_must_trump_and_over_trump_if_able_else_under_trump() {
        assert_eq!(legal(CLASSIC, "7h Th Ac", "9p"), "7h Th");
        assert_eq!(legal(CLASSIC, "7h Th Ac", "9p 8h"), "Th");
        assert_eq!(legal(CLASSIC, "7h 8h Ac", "9p Th"), "7h 8h");
        let expected = (RefusalCode::MustTrump, "FT-1", "Th".to_owned());
        assert_eq!(why_not("7h Th Ac", "9p 8h", "Ac"), expected);
        let expected = (RefusalCode::MustOvertrump, "FT-1", "Th".to_owned());
        assert_eq!(why_not("7h Th Ac", "9p 8h", "7h"), expected);
    }

    #[test]
    fn ft_1_there_is_no_exception_for_the_partners_card() {
        // The third of four plays after the partner, whose king of trumps wins.
        assert_eq!(legal(CLASSIC, "7p Kp", "Qp 8p"), "Kp");
    }

    #[test]
    fn three_tricks_mark_one_and_ft_2_the_deal_stops_there() {
        let hands = ["Kh Kc 7t Kp 8h", "7h 7c Kt 9p Ac"];
        let mut deal = dealt(CLASSIC, &[0, 2], &hands, "7p");
        let words = "play Kh, play 7h, play 7t, play Kt, play Ac, play Kc, play Kp, play 9p";
        let outcome = ended(&mut deal, words);
        assert_eq!(outcome.ended, Ended::Three);
        assert_eq!(outcome.tricks.as_slice(), [3, 1]);
        assert_eq!(outcome.score, Some(vec![1, 2]));
        assert!(!outcome.match_over);
    }

    #[test]
    fn all_five_mark_two() {
        let mut deal = dealt(CLASSIC, &[0, 0], &TOPS, "7p");
        let words = "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t, vole, \
                     play Kp, play 8p, play Qp, play 9p";
        let outcome = ended(&mut deal, words);
        assert_eq!(outcome.ended, Ended::Vole);
        assert_eq!(outcome.score, Some(vec![2, 0]));
    }

    #[test]
    fn ft_3_at_three_to_nothing_the_side_may_stop_and_mark_one() {
        let mut deal = dealt(CLASSIC, &[0, 0], &TOPS, "7p");
        play(
            &mut deal,
            "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t",
        );
        assert_eq!(deal.legal(seat(0)).choice(), Choice::Vole);
        assert_eq!(deal.view(Viewer::Bystander).stage, Stage::VoleOrStop);
        let stop = deal.substitute(seat(0)).unwrap();
        assert_eq!(stop.act(), Act::Stop, "default stop");
        let outcome = ended(&mut deal, "stop");
        assert_eq!(
            (outcome.ended, outcome.score),
            (Ended::Three, Some(vec![1, 0]))
        );
    }

    #[test]
    fn ft_3_a_vole_undertaken_and_missed_loses_two_and_marks_nothing() {
        let mut deal = dealt(CLASSIC, &[3, 1], &THREE, "7p");
        play(
            &mut deal,
            "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t, vole",
        );
        let vole = deal.view(Viewer::Bystander).vole();
        let (seat, why) = (seat(0), VoleWhy::Undertaken);
        assert_eq!(vole, Some(Vole { seat, why }));
        let outcome = ended(&mut deal, "play 8p, play Kp");
        assert_eq!(outcome.ended, Ended::VoleFailed);
        assert_eq!(outcome.tricks.as_slice(), [3, 1]);
        assert_eq!(outcome.score, Some(vec![1, 1]));
    }

    #[test]
    fn ft_3_of_two_partners_who_won_the_third_trick_is_asked() {
        let mut deal = dealt(CLASSIC, &[0, 0], &PARTNERS, "7p");
        play(&mut deal, "play Kh, play 7h, play Th, play Ah");
        play(&mut deal, "play Kt, play 7t, play 8t, play Jt");
        play(&mut deal, "play 8c, play 9c, play Kc, play Jc");
        assert_eq!(deal.turn(), Turn::One(seat(2)));
        assert_eq!(deal.legal(seat(2)).choice(), Choice::Vole);
        assert_eq!(ended(&mut deal, "stop").score, Some(vec![1, 0]));
    }

    #[test]
    fn ft_4_each_lost_point_is_taken_from_its_own_or_marked_by_the_other() {
        let lost = |before: [i32; 2]| {
            let mut deal = dealt(CLASSIC, &before, &THREE, "7p");
            play(
                &mut deal,
                "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t",
            );
            ended(&mut deal, "vole, play 8p, play Kp").score.unwrap()
        };
        assert_eq!(lost([2, 1]), [0, 1]);
        assert_eq!(lost([1, 1]), [0, 2]);
        assert_eq!(lost([0, 1]), [0, 3]);
    }

    #[test]
    fn ft_5_the_leader_and_the_dealer_may_each_offer_at_their_own_first_turn() {
        let mut deal = dealt(CLASSIC, &[0, 0], &PARTNERS, "7p");
        let may_offer = |deal: &Deal| {
            let Turn::One(seat) = deal.turn() else {
                panic!("somebody plays")
            };
            deal.check(seat, &Act::Offer).is_ok()
        };
        assert!(may_offer(&deal));
        play(&mut deal, "play Kh");
        assert_eq!(refused(&deal, "offer"), RefusalCode::NotAllowedNow);
        play(&mut deal, "play 7h");
        assert!(!may_offer(&deal));
        play(&mut deal, "play Th");
        assert!(
            may_offer(&deal),
            "the dealer may while the first trick is unfinished"
        );
        play(&mut deal, "play Ah");
        assert!(!may_offer(&deal), "not at a later turn");
    }

    #[test]
    fn ft_5_the_other_of_the_two_answers_and_an_accepted_deal_marks_one_for_the_other_side() {
        let mut deal = dealt(CLASSIC, &[1, 1], &TOPS, "7p");
        play(&mut deal, "offer");
        assert_eq!(deal.turn(), Turn::One(seat(1)));
        assert_eq!(
            deal.view(Viewer::Bystander).stage,
            Stage::Offered { by: seat(0) }
        );
        assert_eq!(deal.legal(seat(1)).choice(), Choice::Answer);
        assert_eq!(deal.substitute(seat(1)).unwrap().act(), Act::Accept, "0.3");
        let outcome = ended(&mut deal, "accept");
        assert_eq!(outcome.ended, Ended::Accepted);
        assert_eq!(outcome.score, Some(vec![1, 2]));

        let mut deal = dealt(CLASSIC, &[1, 1], &TOPS, "7p");
        play(&mut deal, "play Kh, offer");
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        assert_eq!(ended(&mut deal, "accept").score, Some(vec![2, 1]));
    }

    #[test]
    fn ft_5_a_refusal_ends_offering() {
        let mut deal = dealt(CLASSIC, &[0, 0], &TOPS, "7p");
        play(&mut deal, "offer, refuse");
        assert_eq!(refused(&deal, "offer"), RefusalCode::NotAllowedNow);
        play(&mut deal, "play Kp");
        assert_eq!(refused(&deal, "offer"), RefusalCode::NotAllowedNow);
    }

    #[test]
    fn ft_5_a_refuser_who_makes_all_five_marks_two_and_is_not_asked_for_the_vole() {
        let mut deal = dealt(CLASSIC, &[0, 0], &TOPS, "7p");
        let words = "play Kh, offer, refuse, play 7h, play Kc, play 7c, play Kt, play 7t, \
                     play Kp, play 8p, play Qp, play 9p";
        let outcome = ended(&mut deal, words);
        assert_eq!(
            (outcome.ended, outcome.score),
            (Ended::Vole, Some(vec![2, 0]))
        );
    }

    #[test]
    fn ft_5_a_refusers_first_lost_trick_loses_two_and_ends_the_deal_and_nobody_marks_the_tricks() {
        let mut deal = dealt(CLASSIC, &[3, 1], &THREE, "7p");
        let words = "play Kh, offer, refuse, play 7h, play Kc, play 7c, play Kt, play 7t, \
                     play 8p, play Kp";
        let outcome = ended(&mut deal, words);
        assert_eq!(outcome.ended, Ended::RefuserFailed);
        assert_eq!(outcome.tricks.as_slice(), [3, 1]);
        assert_eq!(outcome.score, Some(vec![1, 1]));
    }

    #[test]
    fn ft_5_what_a_refusers_partner_wins_counts_for_the_vole() {
        let mut deal = dealt(CLASSIC, &[0, 0], &PARTNERS, "7p");
        play(
            &mut deal,
            "play Kh, play 7h, play Th, offer, refuse, play Ah",
        );
        play(&mut deal, "play 8c, play 9c, play Kc, play Jc");
        assert_eq!(deal.turn(), Turn::One(seat(2)));
        play(&mut deal, "play 8t, play Jt, play Kt, play 7t");
        play(&mut deal, "play 9h, play Tc, play 9t, play Qc");
        let outcome = ended(&mut deal, "play 8h, play 7c, play Tt, play Qt");
        assert_eq!(outcome.tricks.as_slice(), [4, 0, 1, 0]);
        assert_eq!(
            (outcome.ended, outcome.score),
            (Ended::Vole, Some(vec![2, 0]))
        );
    }

    #[test]
    fn ft_8_the_match_ends_at_its_target_and_the_winners_share_the_stakes() {
        let mut deal = dealt(CLASSIC, &[4, 3], &TOPS, "7p");
        let mut paid = Vec::new();
        play(
            &mut deal,
            "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t",
        );
        let stop = deal.check(seat(0), &Act::Stop).unwrap();
        deal.apply(stop, |event| paid.push(event)).unwrap();
        let payment = Event::Paid(Payment {
            from: Purse::Seat(seat(1)),
            to: Purse::Seat(seat(0)),
            amount: Coins(10),
            reason: Reason::Match,
        });
        let said = Event::Said {
            seat: seat(0),
            act: Act::Stop,
        };
        assert_eq!(paid, [said, payment, Event::Ended(Ended::Three)]);
        let outcome = deal.outcome().unwrap();
        assert!(outcome.match_over);
        assert_eq!(outcome.coins.as_slice(), [Coins(10), Coins(-10)]);
        // The next match begins with nothing.
        let next = deal.setup().next(&outcome);
        assert_eq!(next.before().score.as_slice(), [0, 0]);
        assert_eq!(next.dealer(), seat(0));
    }

    #[test]
    fn ft_8_until_then_no_coin_moves_and_the_score_goes_on() {
        let mut deal = dealt(CLASSIC, &[3, 3], &TOPS, "7p");
        let outcome = ended(
            &mut deal,
            "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t, stop",
        );
        assert!(!outcome.match_over);
        assert_eq!(outcome.coins.as_slice(), [Coins::ZERO; 2]);
        let next = deal.setup().next(&outcome);
        assert_eq!(next.before().score.as_slice(), [4, 3]);
        assert_eq!(next.max_loss(seat(0)), Coins(10));
    }

    #[test]
    fn ft_8_a_failed_vole_can_give_the_other_side_the_match() {
        let mut deal = dealt(CLASSIC, &[0, 4], &THREE, "7p");
        play(
            &mut deal,
            "play Kh, play 7h, play Kc, play 7c, play Kt, play 7t",
        );
        let outcome = ended(&mut deal, "vole, play 8p, play Kp");
        assert_eq!(outcome.score, Some(vec![0, 6]));
        assert!(outcome.match_over);
        assert_eq!(outcome.coins.as_slice(), [Coins(-10), Coins(10)]);
    }

    #[test]
    fn ft_8_other_targets() {
        for (target, is_over) in [(1, true), (2, false), (15, false)] {
            let table = format!("{CLASSIC} target={target}");
            let mut deal = dealt(&table, &[0, 0], &TOPS, "7p");
            assert_eq!(ended(&mut deal, "offer, accept").match_over, is_over);
        }
        for wrong in ["0", "16", "05", "-1", ""] {
            let options = [("target".to_owned(), wrong.to_owned())].into();
            assert!(Variant::parse("latriomphe", None, &options).is_err());
        }
        let five = Variant::parse("latriomphe", None, &[("target".into(), "5".into())].into());
        assert_eq!(five.unwrap(), variant(CLASSIC));
    }

    #[test]
    fn a_match_that_is_won_or_has_other_sides_does_not_go_on() {
        let after = |points: &[i32]| {
            let before = score(points);
            Setup::after(variant(CLASSIC), Coins(1), 4, seat(0), before).is_ok()
        };
        assert!(after(&[4, 4]));
        assert!(!after(&[5, 0]));
        assert!(!after(&[-1, 0]));
        assert!(!after(&[0, 0, 0, 0]));
    }
}

mod a_l_as_qui_pille {
    use super::*;

    /// Each wins what is told in the tests; trumps are hearts.
    const FOUR: [&str; 4] = [
        "Kp 8c 9h Tt 7c",
        "Qp 7h 9c 7t 8t",
        "Tc At 8h 9p Jh",
        "Th Qc 9t Ap Ac",
    ];

    #[test]
    fn the_ace_is_best() {
        let expected = ["Ah", "Kh", "Qh", "Jh", "Th", "9h", "8h", "7h"];
        assert_eq!(order(PILLE), expected);
        assert_eq!(legal(PILLE, "7p Ap", "Kp"), "Ap");
    }

    #[test]
    fn four_to_six_play_each_for_himself() {
        assert_eq!(variant(PILLE).seats(), [4, 5, 6]);
        assert_eq!(variant(PILLE).side(seat(2), 4), None);
    }

    #[test]
    fn ap_1_the_dealer_who_turns_an_ace_takes_it_and_the_run_under_it() {
        let hands = [
            "Kp 8c 9h Tt 7c",
            "Qp 7h 9c 7t 8t",
            "Tc 8p 8h 9p Jh",
            "Th Qc 9t Ap Ac",
        ];
        let mut deal = dealt(PILLE, &[0; 4], &hands, "At Qt Jt 7p Kt");
        assert_eq!(deal.turn(), Turn::One(seat(3)));
        let run = set("At Qt Jt");
        let rob = Choice::Rob {
            count: 3,
            from: run | set(hands[3]),
        };
        assert_eq!(deal.legal(seat(3)).choice(), rob);
        let events = play(&mut deal, "rob Th Qc Jt");
        let expected = Event::Robbed {
            seat: seat(3),
            taken: run,
        };
        assert_eq!(events, [expected]);
        assert_eq!(deal.view(Viewer::Seat(seat(3))).hand, set("At Qt 9t Ap Ac"));
        assert_eq!(deal.turn(), Turn::One(seat(0)), "the dealer's left leads");
    }

    #[test]
    fn ap_1_otherwise_the_holder_of_the_ace_robs() {
        let mut deal = dealt(PILLE, &[0; 4], &FOUR, "Kt Qt Jt 7p");
        assert_eq!(deal.question().iter().collect::<Vec<_>>(), [seat(2)]);
        play(&mut deal, "rob Tc 8h 9p");
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set("At Jh Kt Qt Jt"));
        // The sequence must not be interrupted in suit; ranks do not matter.
        let deal = dealt(PILLE, &[0; 4], &FOUR, "Kt Jt 7p Qt");
        let rob = Choice::Rob {
            count: 2,
            from: set(FOUR[2]) | set("Kt Jt"),
        };
        assert_eq!(deal.legal(seat(2)).choice(), rob);
    }

    #[test]
    fn ap_1_with_the_ace_asleep_in_the_talon_nobody_robs() {
        let hands = [
            "Kp 8c 9h Tt 7c",
            "Qp 7h 9c 7t 8t",
            "Tc 8p 8h 9p Jh",
            "Th Qc 9t Ap Ac",
        ];
        let mut deal = dealt(PILLE, &[0; 4], &hands, "Kt At");
        assert!(deal.question().is_empty());
        assert!(deal.close_question(|_| {}));
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Tricks);
    }

    /// "Where the ace was not turned, every seat is asked alike (who cannot has the same buttons, to no effect)."
    /// In one deal seat 2 holds the ace of trumps, in the other it is in the stock in place of the 8p;
    /// all else is equal.
    #[test]
    fn ap_1_that_somebody_could_rob_is_not_public() {
        let asleep = [FOUR[0], FOUR[1], "Tc 8p 8h 9p Jh", FOUR[3]];
        let setup = |hands: &[&str; 4], last: &str| {
            let mut events = Vec::new();
            let deal = dealt(PILLE, &[0; 4], hands, &format!("Kt Qt {last}"));
            let piles = variant(PILLE).deal_out(&deal.setup(), deal.pack().order());
            let again = Deal::from_hands(&deal.setup(), &piles.0, &piles.1, |e| events.push(e));
            (again.unwrap(), events)
        };
        let (mut held, mut told) = setup(&FOUR, "7p 8p");
        let (mut sleeps, mut told_too) = setup(&asleep, "7p At");
        let others = [
            Viewer::Bystander,
            Viewer::Seat(seat(0)),
            Viewer::Seat(seat(1)),
            Viewer::Seat(seat(3)),
        ];
        let alike = |held: &Deal, sleeps: &Deal, told: &[Event], told_too: &[Event]| {
            assert_eq!(told, told_too);
            for viewer in others {
                assert_eq!(held.view(viewer), sleeps.view(viewer), "{viewer:?}");
            }
        };
        assert_eq!(
            (held.turn(), sleeps.turn()),
            (Turn::Question, Turn::Question)
        );
        alike(&held, &sleeps, &told, &told_too);
        let unable = sleeps.view(Viewer::Seat(seat(2))).my_question.unwrap();
        assert!(unable.cards.is_empty());
        let able = held.view(Viewer::Seat(seat(2))).my_question.unwrap();
        assert_eq!(able.cards, set("Kt Qt"));
        // Without an answer the question stays open, and nobody is told about an answer.
        assert!(!held.close_question(|_| {}));
        let leave = held.check(seat(2), &Act::Leave).unwrap();
        held.apply(leave, |event| told.push(event)).unwrap();
        alike(&held, &sleeps, &told, &told_too);
        assert!(held.close_question(|event| told.push(event)));
        assert!(sleeps.close_question(|event| told_too.push(event)));
        alike(&held, &sleeps, &told, &told_too);
        // A record names the holder's act only.
        assert_eq!(held.acts(), [(seat(2), Act::Leave)]);
        assert_eq!(sleeps.acts(), []);
    }

    #[test]
    fn ap_1_what_is_robbed_is_public_when_everybody_has_answered_and_not_before() {
        let mut deal = dealt(PILLE, &[0; 4], &FOUR, "Kt Qt 7p");
        let before = deal.view(Viewer::Bystander);
        let mut events = Vec::new();
        let rob = deal.check_words(seat(2), "rob Tc Qt").unwrap();
        deal.apply(rob, |event| events.push(event)).unwrap();
        assert_eq!((events.len(), deal.view(Viewer::Bystander)), (0, before));
        let own = deal.view(Viewer::Seat(seat(2)));
        assert_eq!(own.my_question.unwrap().answer, Some(set("Tc Qt")));
        assert!(deal.legal(seat(2)).is_empty(), "it has answered");
        deal.close_question(|event| events.push(event));
        let taken = set("Kt Qt");
        let robbed = Event::Robbed {
            seat: seat(2),
            taken,
        };
        assert_eq!(events, [Event::QuestionClosed, robbed]);
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set("Kt At 8h 9p Jh"));
    }

    #[test]
    fn ap_2_it_may_be_declined_as_a_whole() {
        let mut deal = dealt(PILLE, &[0; 4], &FOUR, "Kt Qt 7p");
        assert_eq!(refused(&deal, "rob Tc"), RefusalCode::WrongCount);
        assert_eq!(refused(&deal, "rob Tc Kp"), RefusalCode::NotYourCard);
        assert_eq!(refused(&deal, "play Tc"), RefusalCode::NotAllowedNow);
        play(&mut deal, "leave");
        let view = deal.view(Viewer::Seat(seat(2)));
        assert_eq!((view.hand, view.shown), (set(FOUR[2]), Vec::new()));
    }

    #[test]
    fn ap_2_taken_cards_may_be_laid_and_the_substitute_lays_the_lowest() {
        let mut deal = dealt(PILLE, &[0; 4], &FOUR, "Kt Qt 8p");
        // 0.3: plain suits before trumps, weakest first.
        let lays = deal.substitute(seat(2)).unwrap().act();
        assert_eq!(lays, Act::Rob(set("8h 9p")));
        play(&mut deal, "rob Kt Qt");
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set(FOUR[2]));
    }

    const TURNED_ALONE: &str = "latriomphe/as-qui-pille run=off";

    #[test]
    fn ap_2_without_the_run_the_robber_takes_the_turned_card_alone_and_lays_one_card() {
        let mut deal = dealt(TURNED_ALONE, &[0; 4], &FOUR, "Kt Qt Jt 7p");
        let rob = Choice::Rob {
            count: 1,
            from: set(FOUR[2]) | set("Kt"),
        };
        assert_eq!(deal.legal(seat(2)).choice(), rob);
        assert_eq!(refused(&deal, "rob Tc 8h 9p"), RefusalCode::WrongCount);
        assert_eq!(refused(&deal, "rob Qt"), RefusalCode::NotYourCard);
        // 0.3: plain suits before trumps, weakest first.
        let lays = deal.substitute(seat(2)).unwrap().act();
        assert_eq!(lays, Act::Rob(set("8h")));
        play(&mut deal, "rob Tc");
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set("At Jh Kt 8h 9p"));
        let view = deal.view(Viewer::Bystander);
        assert_eq!(view.shown, [(seat(2), card("Kt"))]);
    }

    #[test]
    fn ap_2_without_the_run_he_may_lay_the_turned_card_itself() {
        let mut deal = dealt(TURNED_ALONE, &[0; 4], &FOUR, "Kt Qt 8p");
        play(&mut deal, "rob Kt");
        assert_eq!(deal.view(Viewer::Seat(seat(2))).hand, set(FOUR[2]));
    }

    #[test]
    fn ap_2_without_the_run_the_dealer_who_turned_the_ace_takes_it_alone_too() {
        let hands = [
            "Kp 8c 9h Tt 7c",
            "Qp 7h 9c 7t 8t",
            "Tc 8p 8h 9p Jh",
            "Th Qc 9t Ap Ac",
        ];
        let mut deal = dealt(TURNED_ALONE, &[0; 4], &hands, "At Qt Jt 7p Kt");
        let events = play(&mut deal, "rob Th");
        let expected = Event::Robbed {
            seat: seat(3),
            taken: set("At"),
        };
        assert_eq!(events, [expected]);
        assert_eq!(deal.view(Viewer::Seat(seat(3))).hand, set("At Qc 9t Ap Ac"));
    }

    #[test]
    fn ap_2_robbing_off_makes_the_option_run_idle() {
        let idle = "latriomphe/as-qui-pille robbing=off run=off";
        assert_eq!(order(idle), order(CLASSIC));
        let deal = dealt(idle, &[0; 4], &FOUR, "Kt Qt 8p");
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        let options = [("run".to_owned(), "off".to_owned())].into();
        assert!(Variant::parse("latriomphe", Some("classic"), &options).is_err());
    }

    #[test]
    fn ap_2_all_see_what_is_taken_and_only_the_robber_what_is_laid_and_how_far_the_run_goes() {
        let mut deal = dealt(PILLE, &[0; 4], &FOUR, "Kt Qt 7p");
        let stage = |deal: &Deal, viewer| deal.view(viewer).stage;
        let run = |names| Stage::Robbing { run: set(names) };
        assert_eq!(stage(&deal, Viewer::Seat(seat(2))), run("Kt Qt"));
        assert_eq!(stage(&deal, Viewer::Seat(seat(1))), run(""));
        assert_eq!(stage(&deal, Viewer::Bystander), run(""));
        play(&mut deal, "rob Tc Qt");
        let shown = vec![(seat(2), card("Qt")), (seat(2), card("Kt"))];
        for viewer in [Viewer::Seat(seat(1)), Viewer::Bystander] {
            let view = deal.view(viewer);
            assert_eq!(view.shown, shown);
            assert!(view.laid_aside.is_empty());
        }
        let robber = deal.view(Viewer::Seat(seat(2)));
        assert_eq!(robber.laid_aside, set("Tc Qt"));
    }

    #[test]
    fn three_tricks_mark_one_for_the_seat_alone() {
        let mut deal = dealt(PILLE, &[0, 0, 1, 0], &FOUR, "Kt Qt Jt 8p");
        play(&mut deal, "rob Tc 8h 9p");
        play(&mut deal, "play Kp, play Qp, play Jt, play Ap");
        play(&mut deal, "play At, play 9t, play Tt, play 7t");
        play(&mut deal, "play Kt, play Th, play 7c, play 8t");
        assert_eq!(deal.legal(seat(2)).choice(), Choice::Vole);
        let outcome = ended(&mut deal, "stop");
        assert_eq!(outcome.ended, Ended::Three);
        assert_eq!(outcome.score, Some(vec![0, 0, 2, 0]));
    }

    #[test]
    fn ap_3_two_players_with_two_each_who_had_them_first() {
        let hands = [
            "Ah Qc 9t Ac Qt",
            "7h Kc At Tc Qh",
            "8h 7c 7t 9c Kt",
            "9h 8c 8t Th Jt",
        ];
        let mut deal = dealt(PILLE, &[0; 4], &hands, "Jp Jh Ap");
        play(&mut deal, "play Ah, play 7h, play 8h, play 9h");
        play(&mut deal, "play Qc, play Kc, play 7c, play 8c");
        play(&mut deal, "play At, play 7t, play 8t, play 9t");
        play(&mut deal, "play Tc, play 9c, play Th, play Ac");
        let outcome = ended(&mut deal, "play Qt, play Qh, play Kt, play Jt");
        assert_eq!(outcome.ended, Ended::Most);
        assert_eq!(outcome.tricks.as_slice(), [2, 2, 1, 0]);
        assert_eq!(outcome.score, Some(vec![0, 1, 0, 0]));
    }

    #[test]
    fn ap_4_what_he_lacks_is_a_debt_and_others_gain_nothing() {
        let mut deal = dealt(PILLE, &[1, -1, 1, 4], &FOUR, "Kt 8p");
        play(&mut deal, "rob 9p");
        play(&mut deal, "play Kp, play Qp, play Kt, play Ap");
        play(&mut deal, "play At, play 9t, play Tt, play 7t");
        play(&mut deal, "play Jh, play Th, play 9h, play 7h");
        let outcome = ended(&mut deal, "vole, play Tc, play Ac, play 8c, play 9c");
        // AP-5: two, undertaken after three straight tricks.
        assert_eq!(outcome.ended, Ended::VoleFailed);
        assert_eq!(outcome.score, Some(vec![1, -1, -1, 4]));
    }

    #[test]
    fn ap_6_the_deal_cannot_be_given() {
        let mut deal = dealt(PILLE, &[0; 4], &FOUR, "Kt 8p");
        play(&mut deal, "leave");
        assert_eq!(refused(&deal, "offer"), RefusalCode::NotAllowedNow);
    }

    #[test]
    fn ap_7_without_robbing_the_king_is_high() {
        let off = "latriomphe/as-qui-pille robbing=off";
        assert_eq!(order(off), order(CLASSIC));
        assert_eq!(legal(off, "7p Ap", "Kp"), "7p Ap");
        let deal = dealt(off, &[0; 4], &FOUR, "Kt 8p");
        assert_eq!(deal.turn(), Turn::One(seat(0)));
        let options = [("robbing".to_owned(), "off".to_owned())].into();
        assert!(Variant::parse("latriomphe", Some("classic"), &options).is_err());
    }

    #[test]
    fn ap_8_who_first_has_the_target_takes_the_pot() {
        let mut deal = dealt(PILLE, &[0, 3, 4, -2], &FOUR, "Kt Qt Jt 8p");
        play(&mut deal, "rob Tc 8h 9p");
        play(&mut deal, "play Kp, play Qp, play Jt, play Ap");
        play(&mut deal, "play At, play 9t, play Tt, play 7t");
        play(&mut deal, "play Kt, play Th, play 7c, play 8t");
        let outcome = ended(&mut deal, "stop");
        assert!(outcome.match_over);
        assert_eq!(outcome.coins.as_slice(), [-10, -10, 30, -10].map(Coins));
    }
}

#[test]
fn what_is_offered_are_the_options_of_the_record_format() {
    let all = Variant::all().into_iter();
    let here = all.filter(|variant| variant.game() == "latriomphe");
    let names: Vec<String> = here.map(|variant| variant.to_string()).collect();
    assert_eq!(
        names,
        [
            "latriomphe/classic",
            "latriomphe/classic [target=1]",
            "latriomphe/classic [target=15]",
            "latriomphe/as-qui-pille",
            "latriomphe/as-qui-pille [target=1]",
            "latriomphe/as-qui-pille [target=15]",
            "latriomphe/as-qui-pille [run=off]",
            "latriomphe/as-qui-pille [run=off] [target=1]",
            "latriomphe/as-qui-pille [run=off] [target=15]",
            "latriomphe/as-qui-pille [robbing=off]",
            "latriomphe/as-qui-pille [robbing=off] [target=1]",
            "latriomphe/as-qui-pille [robbing=off] [target=15]",
            "latriomphe/as-qui-pille [robbing=off] [run=off]",
            "latriomphe/as-qui-pille [robbing=off] [run=off] [target=1]",
            "latriomphe/as-qui-pille [robbing=off] [run=off] [target=15]",
        ]
    );
}

#[test]
fn every_fact_names_its_rule() {
    for variant in Variant::all() {
        if variant.game() != "latriomphe" {
            continue; // Each game's own tests.
        }
        for fact in variant.facts() {
            let rule = variant.rule_of(&fact).as_str();
            let chapters = match variant.edition() {
                "classic" => ["0.", "9", "FT-"].as_slice(),
                // "As chapter 9, but".
                _ => ["0.", "9", "10", "FT-", "AP-"].as_slice(),
            };
            assert!(
                chapters.iter().any(|chapter| rule.starts_with(chapter)),
                "{fact:?}: {rule}"
            );
        }
    }
}
