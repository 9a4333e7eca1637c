//! Triomphe Forcée.

use patrons::{Character, Secret};
use rules::{Card, Coins, Deal, Setup, Viewer};

use crate::kit::{seat, variant};

/// A deal of three with these hands, dealer the third seat, after these acts.
fn deal(hands: [&str; 3], acts: &[(usize, &str)]) -> Deal {
    let variant = variant("triomphe/tavern");
    let setup = Setup::new(variant, Coins(5), 3, seat(2)).unwrap();
    let hands = hands.map(|hand| hand.split(' ').map(|card| card.parse().unwrap()).collect());
    let dealt: Vec<Card> = hands.iter().flatten().copied().collect();
    let stock: Vec<Card> = variant
        .pack()
        .iter()
        .filter(|card| !dealt.contains(card))
        .collect();
    let mut deal = Deal::from_hands(&setup, &hands, &stock, |_| {}).unwrap();
    for (who, words) in acts {
        deal.close_question(|_| {});
        let act = deal.check_words(seat(*who), words).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
    deal.close_question(|_| {});
    deal
}

fn choice(deal: &Deal, who: usize) -> String {
    patrons::choose(
        &deal.view(Viewer::Seat(seat(who))),
        Character::USUAL,
        Secret::NONE,
    )
    .unwrap()
    .to_string()
}

#[test]
fn who_plays_last_wins_with_the_cheapest_card_that_wins() {
    let deal = deal(
        ["9S 2B 3B 4B 5B", "TS 2C 3C 4C 5C", "JS KS QS 2D 3D"],
        &[(0, "play 9S"), (1, "play TS")],
    );
    assert_eq!(choice(&deal, 2), "play JS");
}

#[test]
fn who_cannot_win_throws_the_lowest_card() {
    let deal = deal(
        ["KS 2B 3B 4B 5B", "TS 2C 3C 4C 5C", "8S QS 2S 2D 3D"],
        &[(0, "play KS"), (1, "play TS")],
    );
    assert_eq!(choice(&deal, 2), "play 2S");
}

#[test]
fn a_low_trump_is_enough_where_nobody_can_trump_higher() {
    let deal = deal(
        ["KS 2B 3B 4B 5B", "TS 2C 3C 4C 5C", "T2 T20 T21 2D 3D"],
        &[(0, "play KS"), (1, "play TS")],
    );
    assert_eq!(choice(&deal, 2), "play T2");
}

#[test]
fn bonus_cards_are_shown() {
    let deal = deal(["T11 T0 3B 4B 5B", "TS 2C 3C 4C 5C", "8S QS 2S 2D 3D"], &[]);
    assert_eq!(choice(&deal, 0), "show T0 T11");
}

#[test]
fn a_seat_that_has_nothing_to_do_does_nothing() {
    let deal = deal(["KS 2B 3B 4B 5B", "TS 2C 3C 4C 5C", "8S QS 2S 2D 3D"], &[]);
    assert_eq!(
        patrons::choose(
            &deal.view(Viewer::Seat(seat(1))),
            Character::USUAL,
            Secret::NONE
        ),
        None
    );
    assert_eq!(
        patrons::choose(
            &deal.view(Viewer::Bystander),
            Character::USUAL,
            Secret::NONE
        ),
        None
    );
}
