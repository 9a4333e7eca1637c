//! RULES.md, sentence by sentence: 6, and what 0.3 says of it. Each test is named like its sentence.
//! The first hand leads, the last one is the dealer's; the dealer has the first seat, so that seat 3 leads, then 2, 1,
//! 0.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::troccas::{act, deal, hand};
use kit::{card, cards, seat, set, variant, view_to_discard, view_to_play};
use rules::{
    Act, Card, CardSet, Chance, Coins, Deal, Event, Fact, Pack, Payment, Purse, Reason,
    RefusalCode, Seat, Setup, Suit, Turn, Variant, Viewer,
};

const TABLE: &str = "troccas/classic";

/// Four hands with just these swords, for tricks in swords; hands that should have more have `S` among their suits.
fn swords(leader: &str, second: &str, third: &str) -> Deal {
    let hands = [
        hand(leader, "BCDT"),
        hand(second, "BCDT"),
        hand(third, "BCDT"),
        hand("", "SBCDT"),
    ];
    deal(hands, seat(0), "2B 3B")
}

fn refused(deal: &Deal, words: &str) -> RefusalCode {
    let Turn::One(seat) = deal.turn() else {
        panic!("the deal is over")
    };
    deal.check_words(seat, words).unwrap_err().code
}

fn legal(deal: &Deal) -> CardSet {
    let Turn::One(seat) = deal.turn() else {
        panic!("the deal is over")
    };
    deal.legal(seat).cards()
}

fn in_trick(deal: &Deal) -> Vec<Card> {
    let trick = deal.view(Viewer::Bystander).trick;
    trick.cards.iter().map(|(_, card)| *card).collect()
}

fn points(pile: &str) -> i32 {
    variant(TABLE).points_of(set(pile)).unwrap()
}

/// The leader holds the nineteen highest trumps.
fn all_trumps() -> Deal {
    let trumps: Vec<String> = (3..22).map(|number| format!("T{number}")).collect();
    let hands = [
        hand(&trumps.join(" "), ""),
        hand("", "SBCDT"),
        hand("", "SBCDT"),
        hand("", "SBCDT"),
    ];
    deal(hands, seat(0), "2B 3B")
}

fn play_lowest(deal: &mut Deal) -> Vec<Event> {
    let mut events = Vec::new();
    while let Turn::One(seat) = deal.turn() {
        let act = deal.substitute(seat).unwrap();
        deal.apply(act, |event| events.push(event)).unwrap();
    }
    events
}

mod the_deal {
    use super::*;

    #[test]
    fn four_players_in_two_fixed_teams_partners_opposite() {
        assert_eq!(variant(TABLE).seats(), [4]);
        let sides = [0, 1, 2, 3].map(|index| variant(TABLE).side(seat(index), 4));
        assert_eq!(sides, [0, 1, 0, 1].map(Some));
    }

    #[test]
    fn nineteen_to_each_and_twenty_one_to_the_dealer_anticlockwise() {
        let setup = Setup::new(variant(TABLE), Coins(1), 4, seat(2)).unwrap();
        let (hands, stock) = setup
            .variant()
            .deal_out(&setup, Pack::sorted(CardSet::TAROT).order());
        let sizes: Vec<usize> = hands.iter().map(Vec::len).collect();
        assert_eq!((sizes, stock.len()), (vec![19, 19, 21, 19], 0));
        assert_eq!(
            hands[1][..6],
            cards("AS 2S 3S 4S 5S 6S"),
            "the dealer's right first"
        );
        assert_eq!(setup.next_dealer(), seat(1), "the deal passes to the right");
    }

    #[test]
    fn tr_5_the_nineteenth_card_of_all_four_is_shown_until_the_scart_is_laid() {
        let setup = Setup::new(variant(TABLE), Coins(1), 4, seat(0)).unwrap();
        let mut pack = Pack::sorted(CardSet::TAROT);
        let mut chance = Chance::seeded(1, 0);
        pack.shuffle(78, |n| chance.below(n));
        let (hands, _) = setup.variant().deal_out(&setup, pack.order());
        let mut deal = Deal::start(&setup, &pack, |_| {}).unwrap();
        let mut shown = deal.view(Viewer::Bystander).shown;
        shown.sort();
        let nineteenth = Seat::all(4).map(|seat| (seat, hands[seat.index()][18]));
        assert_eq!(shown, nineteenth.collect::<Vec<_>>());
        let lay = deal.substitute(seat(0)).unwrap();
        deal.apply(lay, |_| {}).unwrap();
        assert_eq!(deal.view(Viewer::Bystander).shown, []);
    }

    #[test]
    fn the_scart_has_two_cards_and_no_honours() {
        let view = view_to_discard(variant(TABLE), set("KS QS 2S T0 T1 T5 T20 T21"));
        let why = |laid: &str| view.check(&Act::Discard(set(laid))).err();
        assert_eq!(why("QS T20"), None, "other troccas and courts are allowed");
        for honour in ["KS", "T21", "T1", "T0"] {
            let refusal = why(&format!("{honour} 2S")).unwrap();
            assert_eq!(refusal.code, RefusalCode::ForbiddenDiscard);
            assert_eq!(
                (crate::kit::rule(&refusal), refusal.would_do),
                ("6", set("QS 2S T5 T20"))
            );
        }
        assert_eq!(why("2S").unwrap().code, RefusalCode::WrongCount);
        assert_eq!(why("2S 3S").unwrap().code, RefusalCode::NotYourCard);
    }

    #[test]
    fn only_the_dealer_sees_the_scart() {
        let deal = swords("6S", "3S", "KS");
        let laid = |viewer| deal.view(viewer).laid_aside;
        assert_eq!(laid(Viewer::Seat(seat(0))), set("2B 3B"));
        for viewer in [Viewer::Seat(seat(2)), Viewer::Bystander] {
            assert_eq!(laid(viewer), CardSet::EMPTY);
        }
    }

    #[test]
    fn tr_8_the_dealers_right_leads() {
        assert_eq!(swords("6S", "3S", "KS").turn(), Turn::One(seat(3)));
    }

    #[test]
    fn the_substitute_lays_the_lowest_and_never_calls() {
        // 0.3: weakest first, equal ranks by suit; in the round suits the ten is the lowest.
        let setup = Setup::new(variant(TABLE), Coins(1), 4, seat(0)).unwrap();
        let deal = Deal::start(&setup, &Pack::sorted(CardSet::TAROT), |_| {}).unwrap();
        let held = set("5B 6B 7B 8B 9B TB AD 2D 3D 4D 5D 6D T13 T14 T15 T16 T17 T18 T19 T20 T21");
        assert_eq!(deal.view(Viewer::Seat(seat(0))).hand, held);
        let laid = deal.substitute(seat(0)).unwrap().act();
        assert_eq!(laid, Act::Discard(set("5B 6D")));
        let mut deal = swords("KS 2S", "4S JS", "5S");
        while deal.turn() != Turn::Over {
            let Turn::One(seat) = deal.turn() else {
                break;
            };
            let act = deal.substitute(seat).unwrap();
            assert!(matches!(act.act(), Act::Play(_)));
            deal.apply(act, |_| {}).unwrap();
        }
    }
}

mod the_play {
    use super::*;

    fn may(hand: &str, trick: &str) -> CardSet {
        view_to_play(variant(TABLE), set(hand), &cards(trick))
            .legal()
            .cards()
    }

    #[test]
    fn the_common_trick_rule_with_reversed_round_suits_and_the_world_on_top() {
        assert_eq!(may("2S KS T5", "9S"), set("2S KS"));
        assert_eq!(may("2B T5 T9", "9S"), set("T5 T9"));
        assert_eq!(may("2B 3C", "9S"), set("2B 3C"));
        let takes = |trick: &str, played: &str| {
            variant(TABLE).would_take(&cards(trick), card(played), None)
        };
        assert!(takes("TC", "AC") && !takes("AC", "TC"));
        assert!(takes("AS", "TS") && !takes("TS", "AS"));
        assert!(takes("T20", "T21"));
    }

    #[test]
    fn the_fool_may_be_played_at_any_time_and_never_wins() {
        assert_eq!(may("2S KS T0", "9S"), set("2S KS T0"));
        assert_eq!(
            may("2S KS T5", "T0"),
            set("2S KS T5"),
            "led, it fixes no suit"
        );
        assert!(!variant(TABLE).would_take(&cards("9S"), card("T0"), None));
    }
}

mod the_call {
    use super::*;

    #[test]
    fn tr_1_who_has_still_to_play_must_play_the_valet_and_the_fool_does_not_excuse() {
        let mut deal = swords("KS", "2S JS T0", "4S");
        act(&mut deal, "play KS call");
        assert_eq!(legal(&deal), set("JS"));
        for words in ["play 2S", "play T0"] {
            assert_eq!(refused(&deal, words), RefusalCode::MustPlayValet);
        }
        let refusal = deal.check_words(seat(2), "play T0").unwrap_err();
        assert_eq!(
            (crate::kit::rule(&refusal), refusal.would_do),
            ("TR-1", set("JS"))
        );
        act(&mut deal, "play JS");
        assert_eq!(
            deal.view(Viewer::Bystander).calling(),
            Some((seat(3), card("KS")))
        );
    }

    #[test]
    fn tr_1_who_has_played_a_pip_takes_it_back_for_the_valet() {
        let mut deal = swords("6S JS", "3S", "KS");
        act(&mut deal, "play 6S");
        act(&mut deal, "play 3S");
        let events = act(&mut deal, "play KS call");
        let exchanged = Event::Exchanged {
            seat: seat(3),
            back: card("6S"),
            valet: card("JS"),
        };
        assert!(events.contains(&exchanged));
        assert_eq!(in_trick(&deal), cards("JS 3S KS"));
        let view = deal.view(Viewer::Seat(seat(3)));
        assert!(view.hand.contains(card("6S")) && !view.hand.contains(card("JS")));
        assert_eq!(view.hand_sizes[seat(3)], 18, "hand sizes stay equal");
        assert_eq!(
            view.shown,
            [(seat(3), card("6S"))],
            "all have seen it go back"
        );
        // The record says what was played, and plays the same again.
        let acts: Vec<String> = deal.acts().iter().map(|(_, act)| act.to_string()).collect();
        let expected = ["discard 2B 3B", "play 6S", "play 3S", "play KS call"];
        assert_eq!(acts, expected);
    }

    #[test]
    fn tr_1_a_card_taken_back_may_be_played_again() {
        let mut deal = swords("6S JS", "3S 4S", "KS 5S");
        for words in ["play 6S", "play 3S", "play KS call"] {
            act(&mut deal, words);
        }
        let last = deal.substitute(seat(0)).unwrap();
        deal.apply(last, |_| {}).unwrap();
        assert_eq!(deal.turn(), Turn::One(seat(1)), "the king has won");
        act(&mut deal, "play 5S");
        let dealers = deal.substitute(seat(0)).unwrap();
        deal.apply(dealers, |_| {}).unwrap();
        act(&mut deal, "play 6S");
        let played = deal
            .acts()
            .iter()
            .filter(|(_, act)| *act == Act::Play(card("6S")))
            .count();
        assert_eq!(played, 2);
    }

    #[test]
    fn tr_1_the_call_of_the_last_to_play_swaps_before_the_trick_is_taken() {
        let hands = [
            hand("6S JS", "BCDT"),
            hand("3S", "BCDT"),
            hand("", "SBCDT"),
            hand("KS", "BCDT"),
        ];
        let mut deal = deal(hands, seat(0), "2B 3B");
        act(&mut deal, "play 6S");
        act(&mut deal, "play 3S");
        let third = deal.substitute(seat(1)).unwrap();
        deal.apply(third, |_| {}).unwrap();
        let events = act(&mut deal, "play KS call");
        let exchanged = |event: &Event| matches!(event, Event::Exchanged { .. });
        let won = |event: &Event| matches!(event, Event::TrickWon { .. });
        let exchanged = events.iter().position(exchanged).unwrap();
        assert!(exchanged < events.iter().position(won).unwrap());
        let trick = deal.view(Viewer::Bystander).last_trick.unwrap();
        assert_eq!(trick.cards[0], (seat(3), card("JS")));
        assert_eq!(
            deal.view(Viewer::Bystander).calling(),
            None,
            "it was called in that trick only"
        );
    }

    #[test]
    fn tr_1_who_has_played_queen_or_knight_or_the_fool_keeps_the_valet() {
        for first in ["QS", "NS", "T0"] {
            let mut deal = swords(&format!("JS {first}"), "3S", "KS");
            act(&mut deal, &format!("play {first}"));
            act(&mut deal, "play 3S");
            act(&mut deal, "play KS call");
            assert_eq!(in_trick(&deal)[0], card(first));
            assert!(deal.view(Viewer::Seat(seat(3))).hand.contains(card("JS")));
        }
    }

    #[test]
    fn tr_2_the_call_is_optional() {
        let mut deal = swords("KS", "2S JS", "4S");
        act(&mut deal, "play KS");
        assert_eq!(legal(&deal), set("2S JS"));
        assert_eq!(deal.view(Viewer::Bystander).calling(), None);
    }

    #[test]
    fn tr_2_only_if_this_is_the_first_trick_in_which_the_suit_is_led() {
        let mut deal = swords("QS KS", "2S JS", "4S");
        assert_eq!(
            deal.legal(seat(3)).acts().unwrap().last(),
            Some(&Act::PlayCalling(card("KS")))
        );
        for words in ["play QS", "play 2S", "play 4S"] {
            act(&mut deal, words);
        }
        let last = deal.substitute(seat(0)).unwrap();
        deal.apply(last, |_| {}).unwrap();
        assert_eq!(deal.turn(), Turn::One(seat(3)));
        assert_eq!(refused(&deal, "play KS call"), RefusalCode::NotAllowedNow);
    }

    #[test]
    fn tr_2_a_led_fool_leaves_the_suit_to_the_king() {
        let mut deal = swords("T0 3S", "KS", "JS 4S");
        act(&mut deal, "play T0");
        act(&mut deal, "play KS call");
        assert_eq!(legal(&deal), set("JS"));
    }

    #[test]
    fn tr_2_only_if_the_king_is_of_the_suit_led() {
        let hands = [
            hand("6B", "BT"),
            hand("KS", "CD"),
            hand("JS", "SCDT"),
            hand("", "SBCDT"),
        ];
        let mut deal = deal(hands, seat(0), "2B 3B");
        act(&mut deal, "play 6B");
        assert!(legal(&deal).contains(card("KS")));
        assert_eq!(refused(&deal, "play KS call"), RefusalCode::NotAllowedNow);
    }

    #[test]
    fn tr_2_not_if_the_valet_is_in_the_own_hand_or_on_the_table() {
        let deal = swords("KS JS", "2S", "4S");
        assert_eq!(refused(&deal, "play KS call"), RefusalCode::NotAllowedNow);
        let mut deal = swords("JS", "KS", "4S");
        act(&mut deal, "play JS");
        assert_eq!(refused(&deal, "play KS call"), RefusalCode::NotAllowedNow);
    }

    #[test]
    fn tr_2_a_valet_in_the_scart_may_be_called_and_nothing_happens() {
        let hands = [
            hand("KS", "BCDT"),
            hand("2S 3S T0", "BCDT"),
            hand("4S", "BCDT"),
            hand("", "SBCDT"),
        ];
        let mut deal = deal(hands, seat(0), "JS 3B");
        let events = act(&mut deal, "play KS call");
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Exchanged { .. }))
        );
        assert_eq!(legal(&deal), set("2S 3S T0"));
    }

    #[test]
    fn tr_2_it_works_against_partners_too_and_over_trumped_the_valet_is_lost_with_the_trick() {
        let hands = [
            hand("KS", "BCDT"),
            hand("T5", "BCDT"),
            hand("JS 4S", "BCDT"),
            hand("", "SBCDT"),
        ];
        let mut deal = deal(hands, seat(0), "2B 3B");
        act(&mut deal, "play KS call");
        act(&mut deal, "play T5");
        assert_eq!(legal(&deal), set("JS"), "of the caller's partner");
        act(&mut deal, "play JS");
        let last = deal.substitute(seat(0)).unwrap();
        deal.apply(last, |_| {}).unwrap();
        let trick = deal.view(Viewer::Bystander).last_trick.unwrap();
        assert_eq!(trick.winner, Some(seat(2)));
        assert!(trick.cards.contains(&(seat(1), card("JS"))));
    }
}

mod the_count {
    use super::*;

    #[test]
    fn king_twenty_one_one_and_fool_five_queen_four_knight_three_jack_two_and_seventy_two_in_all() {
        let with_three_blanks = |name: &str| points(&format!("{name} 2S 3S 4S"));
        assert_eq!(["KS", "T21", "T1", "T0"].map(with_three_blanks), [5; 4]);
        assert_eq!(
            ["QS", "NS", "JS", "T20"].map(with_three_blanks),
            [4, 3, 2, 1]
        );
        assert_eq!(variant(TABLE).points_of(CardSet::TAROT), Some(72));
    }

    #[test]
    fn in_fours_minus_one_for_every_figure_beyond_the_first_and_no_figure_one() {
        assert_eq!(points("KS QS JS 2S"), 5 + 4 + 2 - 2);
        assert_eq!(points("T21 T1 QC 5C"), 5 + 5 + 4 - 2);
        assert_eq!(points("T2 T3 4S 5S"), 1);
    }

    #[test]
    fn the_scart_two_blanks_one_one_figure_its_value_two_their_sum_minus_one() {
        assert_eq!(points("2S 3S"), 1);
        assert_eq!(points("JS 3S"), 2);
        assert_eq!(points("NS QS"), 6);
    }

    #[test]
    fn tr_4_a_team_that_wins_all_tricks_has_all_seventy_two() {
        let mut deal = all_trumps();
        play_lowest(&mut deal);
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.tricks.as_slice(), [0, 0, 0, 19]);
        assert_eq!(outcome.points, Some(vec![0, 72]));
    }

    #[test]
    fn tr_7_goods_times_the_stake_each_loser_pays_one_winner() {
        let mut deal = all_trumps();
        let events = play_lowest(&mut deal);
        let payment = |from: usize, to: usize| {
            Event::Paid(Payment {
                from: Purse::Seat(seat(from)),
                to: Purse::Seat(seat(to)),
                amount: Coins(360),
                reason: Reason::Points,
            })
        };
        let paid = events
            .iter()
            .filter(|event| matches!(event, Event::Paid(_)));
        let paid: Vec<Event> = paid.copied().collect();
        assert_eq!(paid, [payment(2, 1), payment(0, 3)]);
        let coins = deal.outcome().unwrap().coins;
        assert_eq!(coins.as_slice(), [-360, 360, -360, 360].map(Coins));
        assert_eq!(deal.setup().max_loss(seat(0)), Coins(360), "36 s, 0.3");
    }
}

mod tr_6_the_draw {
    use super::*;

    fn draw(order: &str, shuffler: usize) -> Option<rules::PartnerDraw> {
        variant(TABLE).draw_partners(&cards(order), seat(shuffler))
    }

    #[test]
    fn from_the_shufflers_right_until_everybody_has_a_trocca() {
        let drawn = draw("2S T4 T5 T6 T7", 1).unwrap().drawn;
        let expected = [(0, "T4"), (3, "T5"), (2, "T6"), (1, "T7")];
        assert_eq!(
            drawn,
            expected.map(|(index, name)| (seat(index), card(name)))
        );
    }

    #[test]
    fn who_has_one_is_skipped_and_the_fool_is_none() {
        let drawn = draw("2S T4 T0 T6 T7 3S T9", 0).unwrap().drawn;
        let seats: Vec<usize> = drawn.iter().map(|(seat, _)| seat.index()).collect();
        assert_eq!(seats, [3, 2, 1, 0, 2, 2]);
    }

    #[test]
    fn two_highest_against_two_lowest_partners_opposite_and_the_lowest_deals() {
        // Seats 3, 2, 1, 0 draw 4, 5, 6, 7: the seats 0 and 1 are partners now.
        let draw = draw("2S T4 T5 T6 T7", 0).unwrap();
        let seating: Vec<usize> = draw.seating.iter().map(|seat| seat.index()).collect();
        assert_eq!(seating, [0, 2, 1, 3]);
        assert_eq!(draw.dealer, seat(3), "who had drawn the four");
    }

    /// "The table names the first seat's partner, the others keep their order."
    #[test]
    fn chosen_partners_sit_opposite_and_the_others_keep_their_order() {
        let seated = |pair: [usize; 2]| {
            let seating = variant(TABLE).seat_partners(pair.map(seat));
            let seats = seating.into_iter().flatten().map(|seat| seat.index());
            seats.collect::<Vec<usize>>()
        };
        assert_eq!(seated([0, 1]), [0, 2, 1, 3]);
        assert_eq!(seated([2, 0]), [0, 1, 2, 3]);
        assert_eq!(seated([0, 3]), [0, 1, 3, 2]);
        // Who is named is not the first seat: the first plays with the fourth.
        assert_eq!(seated([1, 2]), [0, 1, 3, 2]);
        assert_eq!(seated([3, 1]), [0, 1, 2, 3]);
        assert_eq!(seated([2, 3]), [0, 2, 1, 3]);
        assert!(seated([2, 2]).is_empty() && seated([0, 4]).is_empty());
        let draws = |v: &Variant| v.seat_partners([0, 1].map(seat)).is_some();
        let all = Variant::all();
        assert!(all.iter().all(|v| draws(v) == (v.game() == "troccas")));
    }

    #[test]
    fn every_four_deals_and_in_no_other_game() {
        assert_eq!(variant(TABLE).deals_between_draws(), Some(4));
        let pack = Pack::sorted(CardSet::TAROT);
        for variant in Variant::all() {
            let draws = variant.game() == "troccas";
            assert_eq!(variant.deals_between_draws().is_some(), draws);
            let draw = variant.draw_partners(pack.order(), seat(0));
            assert_eq!(draw.is_some(), draws);
        }
        assert_eq!(draw("2S T4 T5 T6", 0), None, "not everybody has a trocca");
    }
}

#[test]
fn there_is_one_edition_without_options() {
    let all = Variant::all().into_iter();
    let here = all.filter(|variant| variant.game() == "troccas");
    let names: Vec<String> = here.map(|variant| variant.to_string()).collect();
    assert_eq!(names, ["troccas/classic"]);
    let options = [("pack".to_owned(), "small".to_owned())].into();
    assert!(Variant::parse("troccas", None, &options).is_err());
    assert!(Variant::parse("troccas", Some("tavern"), &[].into()).is_err());
}

#[test]
fn every_fact_names_its_rule() {
    let troccas = variant(TABLE);
    for fact in troccas.facts() {
        let rule = troccas.rule_of(&fact).as_str();
        let chapters = ["0.", "6", "TR-"];
        let is_named = chapters.iter().any(|chapter| rule.starts_with(chapter));
        assert!(is_named, "{fact:?}: {rule}");
    }
    let cups = Fact::Order {
        suit: Suit::Cups,
        cards: cards("KC QC NC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"),
    };
    assert!(troccas.facts().contains(&cups));
}
