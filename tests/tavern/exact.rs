//! Games for an exact number of seats: who waits, then a patron, takes an empty one (DESIGN.md, Tables).

use crate::evening::{ANN, BOB, CYD, Evening, SERVER, game};
use books::{Account, Amount, Transfer};
use house::{Notice, Player, Scene, Standing, Terms};
use ids::TableId;
use rules::Coins;

fn scarto() -> Terms {
    game("scarto", "mcleod", 1)
}

/// The members among the players of the deal that is on, and how many patrons.
async fn players(evening: &Evening, table: TableId) -> (Vec<Player>, usize) {
    let look = evening.look(table, ANN).await;
    let Scene::Playing(playing) = look.scene else {
        panic!("a deal is on")
    };
    let players = playing
        .chair_of
        .iter()
        .map(|&c| look.chairs[c].player.clone());
    let (members, patrons): (Vec<_>, Vec<_>) =
        players.partition(|player| player.member().is_some());
    (members, patrons.len())
}

#[tokio::test]
async fn a_patron_takes_the_seat_of_who_has_left() {
    let evening = Evening::new(1).await;
    let table = evening.table_for(scarto(), &[ANN, BOB, CYD], 0).await;
    evening.deal(table, ANN).await;
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.play_out(table, &[ANN, CYD]).await;
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Between(_)), "it does not wait");
    // A patron sits down, and the new shuffle may be cut.
    evening.pass(15_000).await;
    evening.pass(15_000).await;
    let both = vec![evening.player(ANN).await, evening.player(CYD).await];
    assert_eq!(players(&evening, table).await, (both, 1));
    evening.play_out(table, &[ANN, CYD]).await;
    // And of a patron who was sent away, another's, at the press of the button as well.
    evening.tavern.tables.leave(table, CYD).await.unwrap();
    evening
        .tavern
        .tables
        .unseat_patron(table, ANN)
        .await
        .unwrap();
    evening.deal(table, ANN).await;
    assert_eq!(players(&evening, table).await.1, 2);
    evening.audit().await;
}

#[tokio::test]
async fn who_waits_comes_before_a_patron_and_a_patron_makes_room() {
    let evening = Evening::new(2).await;
    let table = evening.table_for(scarto(), &[ANN, BOB], 1).await;
    evening.deal(table, ANN).await;
    evening.tavern.tables.sit_out(table, BOB).await.unwrap();
    evening.grant(CYD, 100).await;
    evening.tavern.join(table, CYD).await.unwrap();
    evening.play_out(table, &[ANN, BOB]).await;
    evening.deal(table, ANN).await;
    let both = vec![evening.player(ANN).await, evening.player(CYD).await];
    assert_eq!(players(&evening, table).await, (both, 1));
    evening.tavern.tables.sit_in(table, BOB).await.unwrap();
    evening.play_out(table, &[ANN, CYD]).await;
    evening.deal(table, ANN).await;
    let (members, patrons) = players(&evening, table).await;
    assert_eq!((members.len(), patrons), (3, 0));
    let look = evening.look(table, ANN).await;
    assert_eq!(look.chairs.len(), 3, "the patron has left");
    let left = look
        .notices
        .iter()
        .filter(|said| matches!(said.notice, Notice::Left { .. }));
    assert_eq!(left.count(), 1);
    evening.audit().await;
}

#[tokio::test]
async fn without_a_patron_who_can_cover_it_the_table_waits_and_closes() {
    let evening = Evening::new(3).await;
    let terms = Terms {
        stake: Coins(100),
        ..scarto()
    };
    let table = evening.table_for(terms, &[ANN, BOB, CYD], 0).await;
    evening.deal(table, ANN).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    // Scarto for 100 can cost a patron 2,600, and the house has but 2,599 left of its 10,000 at another table.
    let other = Terms {
        stake: Coins(1),
        ..terms
    };
    evening.grant(ANN, 10_000).await;
    evening.table_for(other, &[ANN], 1).await;
    let bank = &evening.tavern.bank;
    let lost = Transfer::new(
        "test:lost",
        Account::House,
        evening.account(ANN).await,
        Amount::new(10_000 - 2_599).unwrap(),
        "test",
    );
    bank.post(SERVER, [lost], evening.now()).await.unwrap();
    evening.tavern.tables.leave(table, CYD).await.unwrap();
    evening.pass(15_000).await;
    let Scene::Lobby(lobby) = evening.look(table, ANN).await.scene else {
        panic!("it waits")
    };
    assert_eq!(lobby.missing, 1);
    evening.pass(30 * 60_000).await;
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Closed(_)));
    evening.audit().await;
}

#[tokio::test]
async fn who_cannot_cover_a_deal_of_points_sits_out_and_a_patron_plays() {
    let evening = Evening::new(5).await;
    let table = evening.table_for(scarto(), &[ANN, BOB], 1).await;
    evening.deal(table, ANN).await;
    assert_eq!(evening.on_hold(BOB).await, 26);
    evening.play_out(table, &[ANN, BOB]).await;
    let left = evening.free(BOB).await;
    evening.take(BOB, left - 25).await;
    evening.deal(table, ANN).await;
    assert_eq!(
        players(&evening, table).await,
        (vec![evening.player(ANN).await], 2)
    );
    let look = evening.look(table, BOB).await;
    assert_eq!(look.chair_of(BOB).unwrap().1.standing, Standing::Broke);
    evening.audit().await;
}
