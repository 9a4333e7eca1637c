//! RULES.md 7.

use super::reading::{in_threes, piles, value};
use super::*;
use rules::{Before, BySeat, Direction, Ended, Purse, Reason, Suit};

const SWISS: &str = "swiss/classic";
const FIVES: [&str; 4] = ["T21", "T1", "T0", "K"];

fn before(deal: u32, score: [i32; 3]) -> Before {
    Before {
        deal,
        score: BySeat::from_slice(&score),
        ..Before::default()
    }
}

fn setup(deal: u32, score: [i32; 3], stake: i64) -> Result<Setup, rules::BadDeal> {
    let before = before(deal, score);
    Setup::after(variant(SWISS), Coins(stake), 3, kit::seat(0), before)
}

/// A deal of a shuffled pack, played out by chance.
fn played(setup: &Setup, seed: u64) -> (Deal, Vec<Event>) {
    let mut chance = Chance::seeded(seed, 0);
    let mut pack = Pack::sorted(CardSet::TAROT);
    pack.shuffle(78, |n| chance.below(n));
    let mut events = Vec::new();
    let mut deal = Deal::start(setup, &pack, |event| events.push(event)).unwrap();
    play_out(&mut deal, &mut events, seed);
    (deal, events)
}

fn order(suit: Suit) -> Vec<Card> {
    match suit {
        Suit::Trumps => (1..=21)
            .rev()
            .map(|n| kit::card(&format!("T{n}")))
            .collect(),
        Suit::Swords => kit::cards("KS QS NS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"),
        Suit::Batons => kit::cards("KB QB NB JB TB 9B 8B 7B 6B 5B 4B 3B 2B AB"),
        Suit::Cups => kit::cards("KC QC NC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"),
        _ => kit::cards("KD QD ND JD AD 2D 3D 4D 5D 6D 7D 8D 9D TD"),
    }
}

#[test]
fn three_play_anticlockwise_xxi_high_round_suits_reversed() {
    assert_eq!(variant(SWISS).seats(), [3]);
    assert_eq!(variant(SWISS).direction(), Direction::Anticlockwise);
    assert_eq!(winner(SWISS, "T20 T21 T19"), kit::card("T21"));
    assert_eq!(winner(SWISS, "TC AC 5C"), kit::card("AC"));
    assert_eq!(winner(SWISS, "JS QS KS"), kit::card("KS"));
}

#[test]
fn a_game_is_three_deals_and_each_deals_once() {
    assert!(variant(SWISS).is_match());
    let mut at = Setup::new(variant(SWISS), Coins(10), 3, kit::seat(0)).unwrap();
    assert_eq!(*at.before(), before(1, [0, 0, 0]));
    let mut total = [0; 3];
    for (number, dealer) in [(1, 0), (2, 2), (3, 1)] {
        assert_eq!((at.before().deal, at.dealer()), (number, kit::seat(dealer)));
        let (deal, events) = played(&at, u64::from(number));
        let outcome = deal.outcome().unwrap();
        for (total, points) in total.iter_mut().zip(outcome.points.clone().unwrap()) {
            *total += points;
        }
        assert_eq!(outcome.score, Some(total.to_vec()));
        assert_eq!(outcome.match_over, number == 3);
        let paid = events.iter().any(|event| matches!(event, Event::Paid(_)));
        assert_eq!(paid, number == 3, "nothing is paid before the end");
        at = at.next(&outcome);
    }
    assert_eq!(*at.before(), before(1, [0, 0, 0]), "the next match begins");
}

#[test]
fn the_stake_is_at_risk_once_for_the_match() {
    for number in 1..=3 {
        let score = [78 * (number as i32 - 1), 0, 0];
        let setup = setup(number, score, 7).unwrap();
        assert_eq!(setup.max_loss(kit::seat(2)), Coins(7));
    }
}

#[test]
fn a_score_that_no_deals_can_have_left_is_no_valid_deal() {
    for (deal, score) in [
        (0, [0, 0, 0]),
        (4, [78, 78, 78]),
        (1, [1, 0, 0]),
        (2, [78, 1, 0]),
        (2, [79, -1, 0]),
        (3, [78, 0, 0]),
    ] {
        assert!(setup(deal, score, 1).is_err(), "{deal} {score:?}");
    }
}

/// The last deal of a match after this score: what each seat gained, and the total of each.
fn settled(score: [i32; 3], stake: i64, seed: u64) -> (Vec<i64>, Vec<i32>) {
    let (deal, events) = played(&setup(3, score, stake).unwrap(), seed);
    let outcome = deal.outcome().unwrap();
    assert_eq!((outcome.ended, outcome.match_over), (Ended::Played, true));
    for event in &events {
        if let Event::Paid(payment) = event {
            assert_eq!(payment.reason, Reason::Match);
            assert!(matches!(
                (payment.from, payment.to),
                (Purse::Seat(_), Purse::Seat(_))
            ));
        }
    }
    let coins = outcome.coins.iter().map(|(_, coins)| coins.0).collect();
    (coins, outcome.score.unwrap())
}

#[test]
fn the_highest_total_takes_the_pot() {
    let (coins, totals) = settled([156, 0, 0], 10, 1);
    assert!(totals[0] > totals[1].max(totals[2]));
    assert_eq!(coins, [20, -10, -10]);
}

#[test]
fn a_tie_is_split_and_odd_coins_go_in_deal_order() {
    // Seat 0 deals, so seat 2 is first in deal order, then seat 1, then seat 0.
    let points_of = |seed| {
        let (deal, _) = played(&setup(3, [78, 78, 0], 1).unwrap(), seed);
        deal.outcome().unwrap().points.unwrap()
    };
    let is_even = |seed: &u64| points_of(*seed).iter().all(|points| *points <= 34);
    let seed = (0..).find(is_even).unwrap();
    let points = points_of(seed);
    let to = |wanted: [i32; 3]| [0, 1, 2].map(|seat: usize| wanted[seat] - points[seat]);
    // The total of the totals is 3 x 78 = 234.
    assert_eq!(
        settled(to([100, 100, 34]), 3, seed).0,
        [1, 2, -3],
        "9 = 5 + 4, seat 1 before 0"
    );
    assert_eq!(
        settled(to([100, 34, 100]), 3, seed).0,
        [1, -3, 2],
        "seat 2 before 0"
    );
    assert_eq!(
        settled(to([34, 100, 100]), 3, seed).0,
        [-3, 1, 2],
        "seat 2 before 1"
    );
    assert_eq!(settled(to([100, 100, 34]), 4, seed).0, [2, 2, -4]);
    assert_eq!(
        settled(to([78, 78, 78]), 5, seed).0,
        [0, 0, 0],
        "everybody has his ante back"
    );
}

#[test]
fn the_dealer_lays_down_no_king_no_fool_no_trump_at_all() {
    let hand = "KS T0 T5 T1 T21 2S 3S QS NC";
    for card in ["KS", "T0", "T5", "T1", "T21"] {
        forbidden(SWISS, hand, &format!("{card} 2S 3S"), "7", "2S 3S QS NC");
    }
    assert_eq!(discard(SWISS, hand, "2S QS NC"), None);
}

#[test]
fn fewer_than_three_that_may_be_laid_are_completed_by_the_lowest_trumps_but_i_and_xxi() {
    let trumps: Vec<String> = (0..=21).map(|n| format!("T{n}")).collect();
    let hand = format!("KS KB KC KD 2S 3S {}", trumps.join(" "));
    assert_eq!(discard(SWISS, &hand, "2S 3S T2"), None);
    for card in ["T0", "T1", "T3", "T21", "KS"] {
        forbidden(SWISS, &hand, &format!("{card} 2S 3S"), "7", "2S 3S T2");
    }
    forbidden(SWISS, &hand, "2S T2 T3", "7", "2S 3S T2");
}

#[test]
fn the_dealers_right_leads() {
    let (mut deal, _) = shuffled(SWISS, 1, 2);
    let act = deal.substitute(kit::seat(0)).unwrap();
    deal.apply(act, |_| {}).unwrap();
    assert_eq!(deal.turn(), Turn::One(kit::seat(2)));
}

#[test]
fn xxi_i_fool_and_king_count_5_a_trick_with_three_counters_their_sum_less_2() {
    let points = |pile: &str| variant(SWISS).points_of(set(pile)).unwrap();
    assert_eq!(points("NS QS T0"), 10);
    assert_eq!(points("T21 T1 T13"), 9);
    assert_eq!(points("KB 2S T8"), 5);
    assert_eq!(points("2B 9D T8"), 1);
    assert_eq!(points("JB 9D T20"), 2);
}

#[test]
fn the_fool_is_exchanged_for_the_lowest_card_of_its_players_pile_at_the_end() {
    let at = setup(1, [0, 0, 0], 2).unwrap();
    for seed in 0..150 {
        let (deal, _) = played(&at, seed);
        let mut piles = piles(&deal, order);
        let (player, winner) = piles.fool;
        let worth = |card: &Card| match card.to_string().as_str() {
            "T0" => 5,
            _ => value(*card, &FIVES),
        };
        let lowest = piles.cards[player].iter().copied().min_by_key(worth);
        // "Exchanged for a card already taken", the discards of the dealer too.
        // "If he never takes one, no exchange."
        if let Some(card) = lowest {
            piles.cards[winner].retain(|card| *card != Card::FOOL);
            piles.cards[winner].push(card);
            piles.cards[player].retain(|other| *other != card);
            piles.cards[player].push(Card::FOOL);
        }
        // All piles stay multiples of three.
        assert!(piles.cards.iter().all(|pile| pile.len() % 3 == 0));
        let count = |seat: usize| in_threes(&piles.cards[seat], &FIVES);
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.points, Some((0..3).map(count).collect()), "{seed}");
        assert_eq!(outcome.tricks.as_slice(), piles.tricks);
    }
}

#[test]
fn without_a_trick_the_fool_goes_to_the_winner_of_its_trick() {
    // Three low cards laid down count 1, everything else is the winner's.
    assert_eq!(one_wins_all(SWISS, 1), [1, 0, 77]);
}

#[test]
fn a_dealer_without_a_trick_pays_for_the_fool_with_a_discard() {
    // The Fool and two low cards: one counter, its value.
    assert_eq!(one_wins_all(SWISS, 0), [5, 0, 73]);
}
