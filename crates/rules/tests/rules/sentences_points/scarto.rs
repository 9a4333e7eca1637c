//! RULES.md 3.

use super::reading::{in_threes, piles};
use super::*;
use rules::{Direction, Purse, Reason, Suit};

const MCLEOD: &str = "scarto/mcleod";
const CHEE: &str = "scarto/chee";
const GELLI: &str = "scarto/chee bagatto=only-trump-no-fool";
const TABLES: [&str; 3] = [MCLEOD, CHEE, GELLI];
const FIVES: [&str; 2] = ["T20", "T1"];

#[test]
fn three_play_anticlockwise_with_78_cards() {
    for table in TABLES {
        assert_eq!(variant(table).seats(), [3]);
        assert_eq!(variant(table).pack(), CardSet::TAROT);
        assert_eq!(variant(table).direction(), Direction::Anticlockwise);
    }
    assert_eq!(
        rules::Variant::parse("scarto", None, &Default::default()).unwrap(),
        variant(MCLEOD),
        "mcleod is the default"
    );
}

#[test]
fn the_angel_beats_the_world() {
    for table in TABLES {
        assert_eq!(winner(table, "T21 T20 T19"), kit::card("T20"));
        assert_eq!(winner(table, "T19 T21 T18"), kit::card("T21"));
    }
}

#[test]
fn round_suits_are_reversed() {
    assert_eq!(winner(MCLEOD, "TC AC 5C"), kit::card("AC"));
    assert_eq!(winner(MCLEOD, "TD 9D 8D"), kit::card("8D"));
    assert_eq!(winner(MCLEOD, "TC AC JC"), kit::card("JC"));
    assert_eq!(winner(MCLEOD, "TS AS 5S"), kit::card("TS"));
}

#[test]
fn five_rounds_of_five_and_the_last_three_to_the_dealer_who_holds_28() {
    let dealer = kit::seat(1);
    let setup = Setup::new(variant(MCLEOD), Coins(1), 3, dealer).unwrap();
    let pack = Pack::sorted(CardSet::TAROT);
    let mut events = Vec::new();
    let deal = Deal::start(&setup, &pack, |event| events.push(event)).unwrap();
    let order = pack.order();
    // Seat 0 sits at the right of seat 1.
    for (seat, from) in [(0, 0), (2, 5), (1, 10)] {
        let rounds = (0..5).flat_map(|round| &order[15 * round + from..][..5]);
        let mut expected: CardSet = rounds.copied().collect();
        if seat == 1 {
            expected |= order[75..].iter().copied().collect();
        }
        assert_eq!(hands(&deal)[seat], expected);
    }
    let sizes = deal.view(Viewer::Bystander).hand_sizes;
    assert_eq!(sizes.as_slice(), [25, 28, 25]);
    assert_eq!(
        events,
        [
            Event::Dealt { dealer, cards: 25 },
            Event::TalonTaken { seat: dealer }
        ]
    );
}

#[test]
fn the_dealer_lays_down_three_that_only_the_dealer_knows() {
    let (mut deal, _) = shuffled(MCLEOD, 1, 1);
    let dealer = deal.setup().dealer();
    assert_eq!(deal.turn(), Turn::One(dealer));
    let act = deal.substitute(dealer).unwrap();
    let Act::Discard(laid) = act.act() else {
        panic!("{act:?}");
    };
    let mut events = Vec::new();
    deal.apply(act, |event| events.push(event)).unwrap();
    assert_eq!(
        events,
        [Event::Discarded {
            seat: dealer,
            cards: 3
        }]
    );
    let view = deal.view(Viewer::Seat(dealer));
    assert_eq!((view.laid_aside, view.hand & laid), (laid, CardSet::EMPTY));
    assert_eq!(view.hand_sizes.as_slice(), [25, 25, 25]);
    for other in [1, 2] {
        let view = deal.view(Viewer::Seat(kit::seat(other)));
        assert_eq!(view.laid_aside, CardSet::EMPTY);
    }
}

#[test]
fn the_dealers_right_leads() {
    let (mut deal, _) = shuffled(MCLEOD, 1, 2);
    let dealer = deal.setup().dealer();
    let act = deal.substitute(dealer).unwrap();
    deal.apply(act, |_| {}).unwrap();
    assert_eq!(deal.turn(), Turn::One(kit::seat(2)));
    assert_eq!(
        deal.setup().next_dealer(),
        kit::seat(2),
        "SC-8: to the right"
    );
}

#[test]
fn mcleod_lays_down_no_king_no_angel_no_bagatto_no_fool_without_exception() {
    let hand = "KS 2S 3S T5 T0 T20 T1 T21";
    for card in ["KS", "T20", "T1", "T0"] {
        let laid = format!("{card} 2S 3S");
        forbidden(MCLEOD, hand, &laid, "SC-2", "2S 3S T5 T21");
    }
    forbidden(MCLEOD, "2S 3S 4S T1", "T1 2S 3S", "SC-2", "2S 3S 4S");
}

#[test]
fn chee_lays_down_the_bagatto_only_if_it_is_the_only_trump() {
    forbidden(CHEE, "2S 3S 4S T1 T2", "T1 2S 3S", "SC-2", "2S 3S 4S T2");
    assert_eq!(discard(CHEE, "2S 3S 4S T1", "T1 2S 3S"), None);
    for card in ["KS", "T20", "T0"] {
        let hand = format!("{card} 2S 3S 4S");
        forbidden(CHEE, &hand, &format!("{card} 2S 3S"), "SC-2", "2S 3S 4S");
    }
}

#[test]
fn only_trump_ignores_the_fool_unless_the_option_says_otherwise() {
    assert_eq!(discard(CHEE, "2S 3S 4S T1 T0", "T1 2S 3S"), None);
    forbidden(GELLI, "2S 3S 4S T1 T0", "T1 2S 3S", "SC-2", "2S 3S 4S");
    assert_eq!(discard(GELLI, "2S 3S 4S T1", "T1 2S 3S"), None);
}

#[test]
fn the_world_and_other_trumps_may_be_laid_down() {
    for table in TABLES {
        assert_eq!(discard(table, "KS 2S T21 T5 T19", "T21 T5 T19"), None);
    }
}

#[test]
fn just_three_cards_are_laid_down_and_they_must_be_held() {
    let code = |laid: &str| discard(MCLEOD, "KS 2S 3S 4S 5S", laid).unwrap().0;
    assert_eq!(code("2S 3S"), "wrong-count");
    assert_eq!(code("2S 3S 4S 5S"), "wrong-count");
    assert_eq!(code("2S 3S 6S"), "not-your-card");
    assert_eq!(code("KS 3S 6S"), "not-your-card");
}

#[test]
fn the_fool_may_be_played_at_any_time() {
    assert_eq!(legal(MCLEOD, "2S KB T0", "9S"), "2S T0");
    assert_eq!(legal(CHEE, "2B T4 T0", "9S"), "T0 T4");
}

#[test]
fn the_fool_led_the_next_plays_anything_and_the_third_follows_that() {
    assert_eq!(legal(CHEE, "2S KB T4", "T0"), "2S KB T4");
    assert_eq!(legal(CHEE, "2S KB T4", "T0 9B"), "KB");
    assert_eq!(winner(CHEE, "T0 4D 7D"), kit::card("4D"));
}

#[test]
fn points_are_those_of_the_piles_counted_in_threes_with_the_fool_kept() {
    for seed in 0..120 {
        let table = TABLES[seed as usize % 3];
        let (mut deal, mut events) = shuffled(table, 2, seed);
        play_out(&mut deal, &mut events, seed);
        let mut piles = piles(&deal, |suit| match suit {
            Suit::Trumps => kit::cards(
                "T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1",
            ),
            Suit::Swords => kit::cards("KS QS NS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"),
            Suit::Batons => kit::cards("KB QB NB JB TB 9B 8B 7B 6B 5B 4B 3B 2B AB"),
            Suit::Cups => kit::cards("KC QC NC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"),
            _ => kit::cards("KD QD ND JD AD 2D 3D 4D 5D 6D 7D 8D 9D TD"),
        });
        let (player, winner) = piles.fool;
        // "The winner gets only the other two cards; no exchange." "Fool apart 4."
        piles.cards[winner].retain(|card| *card != Card::FOOL);
        let count = |seat: usize| {
            in_threes(&piles.cards[seat], &FIVES) + if seat == player { 4 } else { 0 }
        };
        // McLeod: every card but the Fool one less, and one for each trick, the discard and the incomplete trick too.
        let mcleod = |seat: usize| {
            let cards = piles.cards[seat].iter();
            let values: i32 = cards.map(|card| reading::value(*card, &FIVES) - 1).sum();
            let batches = piles.cards[seat].len().div_ceil(3) as i32;
            values + batches + if seat == player { 4 } else { 0 }
        };
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.tricks.as_slice(), piles.tricks);
        assert_eq!(outcome.points, Some((0..3).map(count).collect()), "{seed}");
        assert_eq!(outcome.points, Some((0..3).map(mcleod).collect()), "{seed}");
    }
}

#[test]
fn each_is_paid_the_difference_from_26_at_the_stake() {
    for seed in 0..20 {
        let (mut deal, mut events) = shuffled(CHEE, 3, seed);
        play_out(&mut deal, &mut events, seed);
        let outcome = deal.outcome().unwrap();
        for (seat, coins) in outcome.coins.iter() {
            let points = i64::from(outcome.points.as_ref().unwrap()[seat.index()]);
            assert_eq!(coins.0, 3 * (points - 26));
        }
        for event in &events {
            if let Event::Paid(payment) = event {
                assert_eq!(payment.reason, Reason::Points);
                assert!(!matches!(
                    (payment.from, payment.to),
                    (Purse::Pot, _) | (_, Purse::Pot)
                ));
            }
        }
        assert_eq!((outcome.score, outcome.pot), (None, None));
    }
}

#[test]
fn nobody_can_lose_more_than_26_stakes() {
    let setup = Setup::new(variant(MCLEOD), Coins(5), 3, kit::seat(0)).unwrap();
    assert_eq!(setup.max_loss(kit::seat(1)), Coins(130));
}

#[test]
fn the_substitute_lays_down_the_lowest_cards_that_may_be() {
    // Weakest first by the game's own order: T of cups and coins is the lowest there, the ace of swords and batons.
    let lowest = |hand: &str| {
        let (deal, _) = kit::deal_with(variant(MCLEOD), 1, &["", "", hand]);
        let dealer = deal.setup().dealer();
        deal.substitute(dealer).unwrap().act().to_string()
    };
    let high = "KS QS KB QB KC QC KD QD T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7";
    assert_eq!(lowest(&format!("{high} AS TD 2S")), "discard AS 2S TD");
}

#[test]
fn the_fool_without_a_trick_is_still_kept_and_counts_4() {
    // Three low cards laid down count 1; the rest of 78 is the winner's.
    assert_eq!(one_wins_all(MCLEOD, 1), [1, 4, 73]);
    assert_eq!(one_wins_all(CHEE, 0), [5, 0, 73]);
}
