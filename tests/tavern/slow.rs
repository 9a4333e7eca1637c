//! A slow table, with a turn of an hour or more, is slow in everything: for play by post.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, game, sorry, terms};
use house::{Ready, Refusal, Scene, Sorry, Stretch, Terms};
use ids::TableId;

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

fn slow(hours: u32) -> Terms {
    Terms {
        turn_seconds: hours * 3600,
        ..terms("tavern", 5)
    }
}

async fn closes_in(evening: &Evening, table: TableId) -> i64 {
    match evening.look(table, ANN).await.scene {
        Scene::Lobby(lobby) => lobby.closes_at - evening.now(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_lobby_stands_a_day_or_a_turn_and_a_join_extends_it() {
    for (hours, stands) in [(1, DAY), (24, DAY), (48, 48 * HOUR)] {
        let evening = Evening::new(1).await;
        let table = evening.table_for(slow(hours), &[ANN], 0).await;
        assert_eq!(closes_in(&evening, table).await, stands, "{hours}");
        evening.pass(stands - 1).await;
        evening.tavern.join(table, BOB).await.unwrap();
        assert_eq!(closes_in(&evening, table).await, stands, "{hours}");
        evening.pass(stands).await;
        evening.assert_all_closed();
    }
    // A turn a second shorter than an hour is not slow.
    let evening = Evening::new(1).await;
    let fast = Terms {
        turn_seconds: 3599,
        ..slow(1)
    };
    let table = evening.table_for(fast, &[ANN], 0).await;
    evening.pass(HOUR / 4).await;
    evening.tavern.join(table, BOB).await.unwrap();
    assert_eq!(closes_in(&evening, table).await, HOUR / 4);
}

#[tokio::test]
async fn a_question_takes_a_turn_unless_all_have_answered() {
    let mut asked = 0;
    for seed in 0..8 {
        let evening = Evening::new(seed).await;
        let table = evening.table_for(slow(2), &[ANN, BOB, CYD], 0).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        let Some(playing) = evening.playing(table, ANN).await else {
            // Death was dealt.
            continue;
        };
        asked += 1;
        assert_eq!(playing.clock.stretch, Stretch::Question);
        assert_eq!(playing.clock.until, evening.now() + 2 * HOUR);
        evening.pass(2 * HOUR - 1).await;
        let clock = evening.playing(table, ANN).await.unwrap().clock;
        assert_eq!(clock.stretch, Stretch::Question);
        evening.everybody_ready(table, &[ANN, BOB, CYD]).await;
        let clock = evening.playing(table, ANN).await.unwrap().clock;
        assert_eq!(
            (clock.stretch, clock.until),
            (Stretch::Turn, evening.now() + 2 * HOUR)
        );
    }
    assert!(asked > 0);
}

#[tokio::test]
async fn so_does_the_question_who_robs() {
    let mut asked = 0;
    for seed in 0..12 {
        let evening = Evening::new(seed).await;
        let terms = Terms {
            turn_seconds: 7200,
            ..game("latriomphe", "as-qui-pille", 5)
        };
        let members = [ANN, BOB, CYD, DAN];
        let seats = terms.fewest().min(4);
        let table = evening.table_for(terms, &members[..seats], 0).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        let Some(playing) = evening.playing(table, ANN).await else {
            continue;
        };
        if playing.clock.stretch == Stretch::Question {
            asked += 1;
            assert_eq!(playing.clock.until, evening.now() + 2 * HOUR);
        }
    }
    assert!(asked > 0);
}

/// A slow table between two deals.
async fn between(seed: u64, patrons: usize) -> (Evening, TableId) {
    let members = if patrons == 0 {
        vec![ANN, BOB, CYD]
    } else {
        vec![ANN]
    };
    let evening = Evening::new(seed).await;
    let table = evening.table_for(slow(1), &members, patrons).await;
    evening.deal_to_play(table, &members).await;
    evening.play_out(table, &members).await;
    let Scene::Between(between) = evening.look(table, ANN).await.scene else {
        panic!("the deal is over")
    };
    assert_eq!(between.next_at, evening.now() + HOUR);
    (evening, table)
}

async fn is_between(evening: &Evening, table: TableId) -> bool {
    matches!(evening.look(table, ANN).await.scene, Scene::Between(_))
        && evening.look(table, ANN).await.deals == 1
}

#[tokio::test]
async fn between_deals_it_waits_until_all_are_ready() {
    let (evening, table) = between(7, 0).await;
    let tavern = &evening.tavern;
    tavern.tables.deal_after(table, BOB, 1).await.unwrap();
    tavern.tables.deal_after(table, BOB, 1).await.unwrap();
    assert!(is_between(&evening, table).await, "nobody is hurried");
    let ready = evening.look(table, ANN).await.ready;
    let (missing, who) = (vec![0, 2], vec![1]);
    assert_eq!(
        ready,
        Some(Ready {
            ready: who,
            missing
        })
    );
    tavern.tables.deal_after(table, ANN, 1).await.unwrap();
    assert!(is_between(&evening, table).await);
    tavern.tables.deal_after(table, CYD, 1).await.unwrap();
    assert!(!is_between(&evening, table).await);
    assert_eq!(evening.look(table, ANN).await.ready, None);
    let late = tavern.tables.deal_after(table, CYD, 1).await;
    assert_eq!(sorry(late), Sorry::Table(Refusal::DealIsOn));
    evening.audit().await;
}

#[tokio::test]
async fn or_for_a_turn() {
    let (evening, table) = between(7, 0).await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    evening.pass(HOUR - 1).await;
    assert!(is_between(&evening, table).await);
    evening.pass(1).await;
    assert!(!is_between(&evening, table).await);
}

#[tokio::test]
async fn who_sits_out_or_leaves_is_not_waited_for() {
    for leaves in [0, 1] {
        let (evening, table) = between(7, 0).await;
        for member in [ANN, BOB] {
            evening.tavern.tables.deal(table, member).await.unwrap();
        }
        assert!(is_between(&evening, table).await);
        match leaves {
            0 => evening.tavern.tables.sit_out(table, CYD).await.unwrap(),
            _ => evening.tavern.tables.leave(table, CYD).await.unwrap(),
        }
        evening.tavern.catch_up().await.unwrap();
        let look = evening.look(table, ANN).await;
        // Who plays has changed, so that the pack is shuffled anew and may be cut by those who stay.
        assert!(look.ready.is_none_or(|ready| ready.ready.is_empty()));
    }
}

#[tokio::test]
async fn patrons_are_always_ready() {
    let (evening, table) = between(7, 3).await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    assert!(!is_between(&evening, table).await);
}
