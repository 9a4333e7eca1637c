//! Orders by hosts and game masters, as far as the house is involved: settings, the log, restarts, older rows.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, SERVER, game, off_because, refusal};
use ids::{MemberId, TableId};
use pages::{HouseRefusal, LogEntry};
use table::{CalledOff, Order, Rank, Refusal, Repeated, Terms};

/// The game master, who sits at no table.
const GM: MemberId = DAN;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const WEEK: i64 = 7 * 24 * HOUR;

/// Milliseconds left of the current pause.
async fn pause_left(evening: &Evening, table: TableId) -> i64 {
    let paused = evening.look(table, ANN).await.paused.unwrap();
    evening.shown(paused.until.unwrap()) - evening.now()
}

#[tokio::test]
async fn the_time_that_the_bot_was_down_is_nobodys_pause() {
    for (by, rank, longest) in [(ANN, Rank::Guest, HOUR), (GM, Rank::Gm, WEEK)] {
        let (mut evening, table) = Evening::dealt(1, &[ANN, BOB, CYD], 0).await;
        evening
            .order(table, (by, rank), Order::Pause)
            .await
            .unwrap();
        evening.pass(30 * MINUTE).await;
        evening.restart(2 * WEEK).await;
        assert_eq!(pause_left(&evening, table).await, longest - 30 * MINUTE);
        evening.audit().await;
    }
}

#[tokio::test]
async fn what_was_repeated_is_known_after_a_restart_and_downtime_counts_as_waiting() {
    let mut evening = Evening::new(2).await;
    let table = evening.table("tavern", &[ANN, BOB], 0).await;
    for _ in 0..2 {
        evening.join(table, CYD).await.unwrap();
        evening.order(table, CYD, Order::Leave).await.unwrap();
    }
    let again = HouseRefusal::Enough {
        what: Repeated::ComeBack,
        at: Some(evening.now() + MINUTE),
    };
    assert_eq!(refusal(evening.join(table, CYD).await), again);
    evening.restart(20_000).await;
    assert_eq!(refusal(evening.join(table, CYD).await), again);
    evening.pass(39_999).await;
    assert_eq!(refusal(evening.join(table, CYD).await), again);
    evening.pass(1).await;
    evening.join(table, CYD).await.unwrap();
    evening.audit().await;
}

#[tokio::test]
async fn a_slow_table_pauses_for_a_day_unless_the_house_says_otherwise() {
    let evening = Evening::new(4).await;
    let slow = |seconds| Terms {
        turn_seconds: seconds,
        ..game("triomphe", "tavern", 5)
    };
    for (turn, minutes, bound) in [
        (3_600, None, 24 * HOUR),
        (3_599, None, HOUR),
        (3_600, Some(10), 10 * MINUTE),
        // An hour chosen in the settings counts, although it is the default.
        (3_600, Some(60), HOUR),
    ] {
        let set = evening.settings.change(SERVER, None, |settings| {
            settings.longest_pause = minutes.map(|minutes| minutes * 60);
        });
        set.await.unwrap();
        let table = evening.table_for(slow(turn), &[ANN, BOB], 0).await;
        evening.order(table, ANN, Order::Pause).await.unwrap();
        assert_eq!(
            pause_left(&evening, table).await,
            bound,
            "{turn} {minutes:?}"
        );
        evening.order(table, ANN, Order::Leave).await.unwrap();
        evening.order(table, BOB, Order::Leave).await.unwrap();
    }
}

#[tokio::test]
async fn what_is_ordered_at_a_table_is_logged() {
    let (evening, table) = Evening::dealt(12, &[ANN, BOB, CYD], 0).await;
    let player = evening.player(BOB).await;
    evening
        .order(table, ANN, Order::Kick(player.clone()))
        .await
        .unwrap();
    let off = evening.order(table, (GM, Rank::Gm), off_because(CalledOff::Deal));
    assert!(off.await.unwrap().has_cancelled());
    let mut among = Vec::new();
    for member in [ANN, BOB, CYD] {
        among.push(evening.person(member).await.purse);
    }
    let called_off = LogEntry::CalledOff {
        table,
        what: CalledOff::Deal,
        reason: "a card fell".to_owned(),
        among,
    };
    let log = evening.log.house_log(SERVER, 9).await.unwrap();
    let log: Vec<_> = log.into_iter().map(|line| (line.by, line.entry)).collect();
    let kicked = LogEntry::Kicked { table, player };
    assert_eq!(log, [(Some(GM), called_off), (Some(ANN), kicked)]);
}

#[tokio::test]
async fn a_reason_of_blanks_is_none() {
    let (evening, table) = Evening::dealt(14, &[ANN, BOB], 1).await;
    let blank = Order::CallOff {
        what: CalledOff::Deal,
        reason: " ".to_owned(),
    };
    let off = evening.order(table, (GM, Rank::Gm), blank).await;
    assert_eq!(refusal(off), HouseRefusal::Table(Refusal::NoReason));
}
