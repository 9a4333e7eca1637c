//! Turn time, nudge, time bank, substitute, sitting out.

use crate::evening::{ANN, BOB, CYD, Evening};
use triomphe::tavern::{Notice, Scene, Standing, Stretch};

#[tokio::test]
async fn the_turn_time_then_a_nudge_then_the_substitute() {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    let first = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(
        (clock.stretch, clock.until),
        (Stretch::Turn, evening.now() + 60_000)
    );
    evening.pass(59_999).await;
    assert_eq!(
        evening.playing(table, ANN).await.unwrap().clock.stretch,
        Stretch::Turn
    );
    evening.pass(1).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(
        (clock.stretch, clock.until),
        (Stretch::Bank, evening.now() + 60_000)
    );
    assert_eq!(
        evening.on_turn(table, &[ANN, BOB, CYD]).await,
        Some(first),
        "still their turn"
    );
    evening.pass(60_000).await;
    let second = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    assert_ne!(second, first, "the substitute has acted");
    let look = evening.look(table, ANN).await;
    let said = Notice::Substituted {
        player: evening.player(first).await,
    };
    assert!(look.notices.iter().any(|notice| notice.notice == said));
    assert_eq!(
        look.chair_of(first).unwrap().1.standing,
        Standing::In,
        "and nobody is thrown out"
    );
}

#[tokio::test]
async fn the_time_bank_is_used_up_by_who_uses_it() {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    let first = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.pass(60_000 + 45_000).await;
    evening.play_any(table, first).await;
    while evening.on_turn(table, &[ANN, BOB, CYD]).await != Some(first) {
        let member = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
        evening.play_any(table, member).await;
    }
    evening.pass(60_000).await;
    let clock = evening.playing(table, first).await.unwrap().clock;
    assert_eq!(
        (clock.stretch, clock.until),
        (Stretch::Bank, evening.now() + 15_000)
    );
}

#[tokio::test]
async fn after_three_acts_of_the_substitute_a_seat_sits_out_until_it_asks() {
    let (evening, table) = Evening::dealt(5, &[ANN, BOB, CYD], 1).await;
    // Ann goes to the door; the others play on.
    while let Some(member) = evening.on_turn(table, &[ANN, BOB, CYD]).await {
        match member {
            ANN => evening.pass(60_000).await,
            other => {
                evening.play_any(table, other).await;
            }
        }
    }
    let look = evening.look(table, BOB).await;
    assert!(matches!(look.scene, Scene::Between(_)));
    assert_eq!(look.chair_of(ANN).unwrap().1.standing, Standing::Away);
    let away = Notice::Away {
        player: evening.player(ANN).await,
    };
    assert!(look.notices.iter().any(|notice| notice.notice == away));
    evening.tavern.deal(table, BOB).await.unwrap();
    if let Some(playing) = evening.playing(table, ANN).await {
        assert_eq!(playing.seat, None, "not dealt in");
    }
    evening.tavern.sit_in(table, ANN).await.unwrap();
    assert_eq!(
        evening
            .look(table, BOB)
            .await
            .chair_of(ANN)
            .unwrap()
            .1
            .standing,
        Standing::In
    );
    evening.audit().await;
}

#[tokio::test]
async fn who_comes_back_is_waited_for_again() {
    let (evening, table) = Evening::dealt(6, &[ANN, BOB, CYD], 0).await;
    for _ in 0..3 {
        while evening.on_turn(table, &[ANN, BOB, CYD]).await != Some(ANN) {
            let member = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
            evening.play_any(table, member).await;
        }
        evening.pass(120_000).await;
    }
    evening.tavern.sit_in(table, ANN).await.unwrap();
    while let Some(member) = evening.on_turn(table, &[ANN, BOB, CYD]).await {
        if member == ANN {
            let clock = evening.playing(table, ANN).await.unwrap().clock;
            assert_eq!(clock.stretch, Stretch::Turn);
        }
        evening.play_any(table, member).await;
    }
    assert_eq!(
        evening
            .look(table, ANN)
            .await
            .chair_of(ANN)
            .unwrap()
            .1
            .standing,
        Standing::In
    );
}

#[tokio::test]
async fn the_next_deal_comes_by_itself() {
    let evening = Evening::new(7).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let first = evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    let Scene::Between(between) = evening.look(table, ANN).await.scene else {
        panic!("over")
    };
    assert_eq!(between.next_at, evening.now() + 15_000);
    evening.pass(14_999).await;
    assert_eq!(evening.look(table, ANN).await.deals, 1);
    evening.pass(1).await;
    let look = evening.look(table, ANN).await;
    match look.scene {
        Scene::Playing(playing) => assert_ne!(playing.deal, first),
        // Death was dealt: that deal is over already.
        _ => assert_eq!(look.deals, 2),
    }
}

#[tokio::test]
async fn a_table_nobody_deals_at_closes() {
    let evening = Evening::new(8).await;
    let table = evening.table("tavern", &[ANN], 0).await;
    evening.pass(30 * 60_000).await;
    assert!(matches!(
        evening.look(table, ANN).await.scene,
        Scene::Closed(_)
    ));
    assert_eq!(evening.free(ANN).await, 100);
    evening.audit().await;
}
