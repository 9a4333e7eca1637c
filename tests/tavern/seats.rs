//! Chairs, hosts, leaving and closing.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, SERVER, sorry};
use books::Owner;
use house::{ClosedWhy, Notice, Rank, Refusal, Scene, Sorry, Standing};

#[tokio::test]
async fn who_leaves_in_the_middle_is_played_for_on_their_account_and_then_gone() {
    for seed in 1..6 {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", &[ANN, BOB, CYD], 1).await;
        evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
        evening.tavern.tables.leave(table, BOB).await.unwrap();
        let look = evening.look(table, ANN).await;
        assert_eq!(look.chair_of(BOB).unwrap().1.standing, Standing::Leaving);
        evening.play_out(table, &[ANN, CYD]).await;
        let look = evening.look(table, ANN).await;
        assert!(look.chair_of(BOB).is_none(), "seed {seed}");
        let Scene::Between(between) = look.scene else {
            panic!("the deal is over; seed {seed}")
        };
        let bob = Owner::Member(evening.person(BOB).await.purse);
        let seat = between
            .report
            .owners
            .iter()
            .position(|owner| *owner == bob)
            .unwrap();
        let coins = between.report.view.outcome.unwrap().coins[rules::Seat::new(seat).unwrap()];
        assert!(coins.0 >= -5, "seed {seed}");
        evening.audit().await;
    }
}

#[tokio::test]
async fn the_longest_seated_member_becomes_host() {
    let evening = Evening::new(1).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 1).await;
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    let look = evening.look(table, BOB).await;
    assert_eq!(look.host, BOB);
    let told = Notice::NewHost {
        player: evening.player(BOB).await,
    };
    assert!(look.notices.iter().any(|notice| notice.notice == told));
    assert_eq!(
        sorry(evening.tavern.tables.close(table, CYD, Rank::Guest).await),
        Sorry::Table(Refusal::NotHost)
    );
    evening
        .tavern
        .tables
        .close(table, BOB, Rank::Guest)
        .await
        .unwrap();
    let Scene::Closed(closed) = evening.look(table, BOB).await.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::Asked);
}

#[tokio::test]
async fn when_everybody_leaves_the_deal_is_finished_and_the_table_closes() {
    let evening = Evening::new(2).await;
    let table = evening.table("vieville", &[ANN, BOB], 3).await;
    evening.deal_to_play(table, &[ANN, BOB]).await;
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.tavern.catch_up().await.unwrap();
    let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::Empty);
    assert!(closed.last.is_some(), "the deal was played to its end");
    evening.assert_all_closed();
    evening.audit().await;
}

#[tokio::test]
async fn closing_in_the_middle_waits_for_the_deal() {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    evening
        .tavern
        .tables
        .close(table, DAN, Rank::Gm)
        .await
        .unwrap();
    let look = evening.look(table, ANN).await;
    assert!(look.closing.is_some() && matches!(look.scene, Scene::Playing(_)));
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::ByGm, "Dan is not its host");
    assert_eq!(
        sorry(evening.tavern.join(table, DAN).await),
        Sorry::NoSuchTable
    );
    evening.audit().await;
}

#[tokio::test]
async fn one_chair_a_member_and_no_more_chairs_than_the_game_has() {
    let evening = Evening::new(4).await;
    let table = evening.table("vieville", &[ANN, BOB], 8).await;
    assert_eq!(
        sorry(evening.tavern.join(table, ANN).await),
        Sorry::Table(Refusal::AlreadySeated)
    );
    assert_eq!(
        sorry(evening.tavern.join(table, CYD).await),
        Sorry::Table(Refusal::Full(10))
    );
    assert_eq!(
        sorry(evening.tavern.tables.seat_patron(table, ANN).await),
        Sorry::Table(Refusal::Full(10))
    );
    assert_eq!(
        sorry(evening.tavern.tables.seat_patron(table, BOB).await),
        Sorry::Table(Refusal::NotHost)
    );
    evening
        .tavern
        .tables
        .unseat_patron(table, ANN)
        .await
        .unwrap();
    evening.tavern.join(table, CYD).await.unwrap();
    assert_eq!(
        sorry(evening.tavern.tables.leave(table, DAN).await),
        Sorry::Table(Refusal::NotSeated)
    );
}

#[tokio::test]
async fn too_few_players_cannot_deal() {
    let evening = Evening::new(5).await;
    let table = evening.table("vieville", &[ANN, BOB], 1).await;
    assert_eq!(
        sorry(evening.tavern.tables.deal(table, ANN).await),
        Sorry::Table(Refusal::TooFew { missing: 1 })
    );
    assert_eq!(
        sorry(evening.tavern.tables.deal(table, DAN).await),
        Sorry::Table(Refusal::NotSeated)
    );
}

#[tokio::test]
async fn patrons_do_not_play_among_themselves() {
    let (evening, table) = Evening::dealt(6, &[ANN], 4).await;
    evening.tavern.tables.sit_out(table, ANN).await.unwrap();
    evening.play_out(table, &[ANN]).await;
    let Scene::Lobby(lobby) = evening.look(table, ANN).await.scene else {
        panic!("it waits")
    };
    assert_eq!(lobby.missing, 1);
}

#[tokio::test]
async fn the_deal_goes_round_in_the_direction_of_play() {
    for (edition, step) in [("tavern", 1), ("vieville", 3)] {
        let evening = Evening::new(7).await;
        let members = [ANN, BOB, CYD, DAN];
        let table = evening.table(edition, &members, 0).await;
        let mut dealers = Vec::new();
        while dealers.len() < 5 {
            evening.tavern.tables.deal(table, ANN).await.unwrap();
            evening.everybody_ready(table, &members).await;
            evening.play_out(table, &members).await;
            let Scene::Between(between) = evening.look(table, ANN).await.scene else {
                panic!()
            };
            dealers.push(between.report.view.dealer.index());
        }
        for pair in dealers.windows(2) {
            assert_eq!(pair[1], (pair[0] + step) % 4, "{edition}: {dealers:?}");
        }
    }
}

#[tokio::test]
async fn when_the_place_is_gone_every_coin_goes_back() {
    for seed in 0..20 {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", &[ANN, BOB, CYD], 1).await;
        evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
        let before = evening.free(ANN).await + evening.on_hold(ANN).await;
        for _ in 0..seed % 7 {
            if let Some(member) = evening.on_turn(table, &[ANN, BOB, CYD]).await {
                evening.play_any(table, member).await;
            }
        }
        if evening.playing(table, ANN).await.is_none() {
            continue;
        }
        evening
            .tavern
            .tables
            .abandon_all(SERVER, None)
            .await
            .unwrap();
        let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
            panic!("closed")
        };
        assert_eq!(closed.why, ClosedWhy::Gone);
        assert_eq!(evening.on_hold(ANN).await, 0);
        assert!(evening.free(ANN).await >= before, "seed {seed}");
        evening.audit().await;
    }
}
