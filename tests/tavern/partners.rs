//! Troccas: partners and the dealer are drawn once for four deals (RULES.md 6, TR-6).

use crate::evening::{ANN, BOB, CYD, DAN, Evening, game};
use house::{Drawn, Player, Scene};
use ids::{MemberId, TableId};
use rules::{Card, Seat};
use std::collections::BTreeMap;

const MEMBERS: [MemberId; 4] = [ANN, BOB, CYD, DAN];

async fn table(seed: u64) -> (Evening, TableId) {
    let evening = Evening::new(seed).await;
    let terms = game("troccas", "classic", 1);
    let table = evening.table_for(terms, &MEMBERS, 0).await;
    // Before the shuffle is fixed, which names the seats.
    assert_eq!(evening.look(table, ANN).await.draw.unwrap().deal, 1);
    (evening, table)
}

/// Deals: who sits where by seat, who deals, and how partners were drawn.
async fn deal(evening: &Evening, table: TableId) -> (Vec<Player>, Player, Drawn) {
    evening.deal(table, ANN).await;
    let look = evening.look(table, ANN).await;
    let Scene::Playing(playing) = look.scene else {
        panic!("a deal is on")
    };
    let player = |&chair: &usize| look.chairs[chair].player.clone();
    let players: Vec<Player> = playing.chair_of.iter().map(player).collect();
    let dealer = players[playing.view.dealer.index()].clone();
    (players, dealer, look.draw.unwrap())
}

/// Each player's trocca, the highest first.
fn troccas(drawn: &Drawn) -> Vec<Player> {
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

#[tokio::test]
async fn the_two_highest_play_together_and_the_lowest_deals_for_four_deals() {
    for seed in 0..5 {
        let (mut evening, table) = table(seed).await;
        let (players, dealer, drawn) = deal(&evening, table).await;
        assert_eq!((drawn.deal, drawn.deals), (1, 4));
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
            evening.play_out(table, &MEMBERS).await;
            evening.audit().await;
            evening.restart(0).await;
            let (same, dealer, still) = deal(&evening, table).await;
            assert_eq!((same, still.deal), (players.clone(), n));
            assert_eq!(still.cards, drawn.cards);
            dealers.push(dealer);
        }
        // Everyone deals once, to the right.
        for pair in dealers.windows(2) {
            assert_eq!(seat(&pair[1]), (seat(&pair[0]) + 3) % 4);
        }
        evening.play_out(table, &MEMBERS).await;
        let (_, _, anew) = deal(&evening, table).await;
        assert_eq!(anew.deal, 1);
        assert_ne!(anew.cards, drawn.cards);
        assert_eq!(evening.look(table, ANN).await.host, ANN);
    }
}

#[tokio::test]
async fn partners_are_drawn_anew_when_somebody_else_sits_down() {
    let (evening, table) = table(7).await;
    let (_, _, drawn) = deal(&evening, table).await;
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.play_out(table, &[ANN, CYD, DAN]).await;
    let (players, _, anew) = deal(&evening, table).await;
    assert_eq!(anew.deal, 1);
    assert_ne!(anew.cards, drawn.cards);
    let patrons = players.iter().filter(|player| player.member().is_none());
    assert_eq!(patrons.count(), 1, "a patron took the seat");
    evening.audit().await;
}

#[tokio::test]
async fn the_longest_seated_member_becomes_host_wherever_they_came_to_sit() {
    for seed in 0..5 {
        let (evening, table) = table(seed).await;
        deal(&evening, table).await;
        evening.tavern.tables.leave(table, ANN).await.unwrap();
        assert_eq!(evening.look(table, BOB).await.host, BOB);
    }
}

#[tokio::test]
async fn each_loser_pays_one_winner() {
    let (evening, table) = table(3).await;
    deal(&evening, table).await;
    assert_eq!(evening.on_hold(ANN).await, 36);
    evening.play_out(table, &MEMBERS).await;
    let Scene::Between(over) = evening.look(table, ANN).await.scene else {
        panic!("between deals")
    };
    let outcome = over.report.view.outcome.unwrap();
    let points = outcome.points.unwrap();
    assert_eq!(points[0] + points[1], 72);
    for seat in Seat::all(4) {
        let goods = i64::from(points[seat.index() % 2] - 36);
        assert_eq!(outcome.coins[seat].0, goods);
    }
    evening.audit().await;
}
