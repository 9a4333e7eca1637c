//! Troccas: partners and the dealer are drawn once every four deals (RULES.md 6, TR-6).

use crate::kit::{ANN, BOB, CYD, DAN, Sitting, game};
use ids::MemberId;
use rules::{Card, Seat};
use std::collections::BTreeMap;
use table::{Draw, Player};

const MEMBERS: [MemberId; 4] = [ANN, BOB, CYD, DAN];

fn table(seed: u64) -> Sitting {
    let table = Sitting::new(seed, game("troccas", "classic", 1), &MEMBERS, 0);
    // Drawn before the shuffle is fixed, since that names the seats.
    assert_eq!(drawn(&table).deal, 1);
    table
}

fn drawn(table: &Sitting) -> Draw {
    table.state.draw.clone().expect("partners are drawn")
}

/// Deals; returns the players by seat, the dealer, and the draw for partners.
fn deal(table: &mut Sitting) -> (Vec<Player>, Player, Draw) {
    table.deal_anyway(ANN);
    let players = table.players();
    let dealer = players[table.view(ANN).dealer.index()].clone();
    (players, dealer, drawn(table))
}

/// The players by the card they drew, highest first.
fn troccas(drawn: &Draw) -> Vec<Player> {
    let mut troccas: BTreeMap<u8, Player> = BTreeMap::new();
    for (player, card) in &drawn.cards {
        if let Some(number) = card.trump_number()
            && *card != Card::FOOL
        {
            troccas.insert(number, player.clone());
        }
    }
    troccas.into_values().rev().collect()
}

#[test]
fn the_two_highest_play_together_and_the_lowest_deals_for_four_deals() {
    for seed in 0..20 {
        let mut table = table(seed);
        let (players, dealer, drawn) = deal(&mut table);
        assert_eq!(drawn.deal, 1);
        let troccas = troccas(&drawn);
        assert_eq!(troccas.len(), 4, "one trocca each");
        let seat = |player: &Player| players.iter().position(|other| other == player).unwrap();
        let side = |player: &Player| seat(player) % 2;
        assert_eq!(side(&troccas[0]), side(&troccas[1]));
        assert_eq!(side(&troccas[2]), side(&troccas[3]));
        assert_ne!(side(&troccas[0]), side(&troccas[2]));
        assert_eq!(dealer, troccas[3]);
        let mut dealers = vec![dealer];
        for n in 2..=4 {
            table.play_out(&MEMBERS);
            let (same, dealer, still) = deal(&mut table);
            assert_eq!((same, still.deal), (players.clone(), n));
            assert_eq!(still.cards, drawn.cards);
            dealers.push(dealer);
        }
        // Everyone deals once, to the right.
        for pair in dealers.windows(2) {
            assert_eq!(seat(&pair[1]), (seat(&pair[0]) + 3) % 4);
        }
        table.play_out(&MEMBERS);
        let (_, _, anew) = deal(&mut table);
        assert_eq!(anew.deal, 1);
        assert_ne!(anew.cards, drawn.cards);
        assert_eq!(table.state.host, ANN);
    }
}

#[test]
fn partners_are_drawn_anew_when_somebody_else_sits_down() {
    let mut table = table(7);
    let (_, _, drawn) = deal(&mut table);
    table.leave(BOB).unwrap();
    table.play_out(&[ANN, CYD, DAN]);
    let (_, _, anew) = deal(&mut table);
    assert_eq!(anew.deal, 1);
    assert_ne!(anew.cards, drawn.cards);
    assert_eq!(table.members_and_patrons().1, 1, "a patron took the seat");
}

#[test]
fn the_longest_seated_member_becomes_host_wherever_they_came_to_sit() {
    for seed in 0..20 {
        let mut table = table(seed);
        deal(&mut table);
        table.leave(ANN).unwrap();
        assert_eq!(table.state.host, BOB);
    }
}

#[test]
fn each_loser_pays_one_winner() {
    let mut table = table(3);
    deal(&mut table);
    assert_eq!(table.on_hold(ANN), 36);
    table.play_out(&MEMBERS);
    let outcome = table.outcome();
    let points = outcome.points.unwrap();
    assert_eq!(points[0] + points[1], 72);
    for seat in Seat::all(4) {
        let goods = i64::from(points[seat.index() % 2] - 36);
        assert_eq!(outcome.coins[seat].0, goods);
    }
}
