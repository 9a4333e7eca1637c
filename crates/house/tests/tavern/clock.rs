//! The clocks of the house: which time they follow, and when they stop.

use crate::evening::{ANN, BOB, CYD, Evening, SERVER, has_rung};
use ids::{GuildId, Millis, Shard, TableId};
use pages::Stands;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Fault, Memory};
use table::Stretch;

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

/// Milliseconds left at a table, as its message shows.
async fn left(evening: &Evening, table: TableId) -> i64 {
    evening.look(table, ANN).await.time_is_up().unwrap() - evening.now()
}

/// A table where a member has 40 of their 60 seconds left.
async fn with_forty_seconds(seed: u64) -> (Evening, TableId) {
    let (evening, table) = Evening::dealt(seed, &[ANN, BOB, CYD], 0).await;
    evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.pass(20_000).await;
    assert_eq!(left(&evening, table).await, 40_000);
    (evening, table)
}

#[tokio::test]
async fn setting_the_clock_of_the_machine_is_no_time() {
    for set in [-HOUR, HOUR, -DAY, 400 * DAY] {
        let (evening, table) = with_forty_seconds(3).await;
        let mut changes = evening.tables.changes_of(table).unwrap();
        evening.set_clock(set);
        evening.clocks.beat().await.unwrap();
        assert!(has_rung(&mut changes), "the time is shown anew");
        assert_eq!(left(&evening, table).await, 40_000);
        evening.clocks.beat().await.unwrap();
        assert!(!has_rung(&mut changes), "once");
        evening.pass(39_999).await;
        let clock = evening.playing(table, ANN).await.unwrap().clock;
        assert_eq!(clock.stretch, Stretch::Turn, "set by {set}");
        evening.pass(1).await;
        let clock = evening.playing(table, ANN).await.unwrap().clock;
        assert_eq!(clock.stretch, Stretch::Bank, "set by {set}");
    }
}

#[tokio::test]
async fn a_clock_that_is_set_between_two_heartbeats_holds_nobody_up() {
    let (evening, table) = with_forty_seconds(3).await;
    evening.set_clock(-HOUR);
    evening.pass(40_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Bank);
}

#[tokio::test]
async fn a_start_with_an_earlier_clock_changes_nothing() {
    for later in [-HOUR, -1, 0, HOUR] {
        let (mut evening, table) = with_forty_seconds(3).await;
        evening.restart(later).await;
        assert_eq!(left(&evening, table).await, 40_000, "{later}");
    }
    // Nor if it was set back while the bot ran, whether the bot crashed before or after its next heartbeat.
    for beats in [0, 1] {
        let (mut evening, table) = with_forty_seconds(3).await;
        evening.clocks.beat().await.unwrap();
        evening.set_clock(-HOUR);
        for _ in 0..beats {
            evening.clocks.beat().await.unwrap();
        }
        evening.restart(5_000).await;
        assert_eq!(left(&evening, table).await, 40_000);
    }
}

#[tokio::test]
async fn data_goes_by_the_time_of_day() {
    let evening = Evening::new(1).await;
    evening.servers.bot_removed(SERVER).await.unwrap();
    let days = evening.house.keep_days;
    evening.set_clock(days * DAY - 1);
    evening.catch_up().await.unwrap();
    assert!(evening.servers.next_purge().is_some());
    evening.set_clock(1);
    evening.catch_up().await.unwrap();
    assert_eq!(evening.servers.next_purge(), None);
}

#[tokio::test]
async fn the_clock_stands_until_discord_is_reached() {
    let (mut evening, table) = with_forty_seconds(3).await;
    evening.restart_unreached(HOUR).await;
    evening.pass(DAY).await;
    let look = evening.look(table, ANN).await;
    assert_eq!(
        (look.stands(), look.time_is_up()),
        (Some(Stands::Discord), None)
    );
    // Killed before Discord was reached: the clock was stopped throughout.
    evening.restart_unreached(HOUR).await;
    let mut changes = evening.tables.changes_of(table).unwrap();
    evening.pass(10_000).await;
    evening.clocks.reached(Shard::ALL);
    assert!(has_rung(&mut changes));
    assert_eq!(left(&evening, table).await, 40_000);
    assert_eq!(evening.look(table, ANN).await.stands(), None);
    evening.clocks.until_running(SERVER).await;
}

#[tokio::test]
async fn thirty_seconds_after_discord_was_lost_the_clock_stands_until_it_is_back() {
    let (mut evening, table) = with_forty_seconds(3).await;
    // A few seconds without Discord do not stop the clock.
    evening.clocks.lost(Shard::ALL);
    evening.pass(5_000).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 35_000);
    let mut changes = evening.tables.changes_of(table).unwrap();
    evening.clocks.lost(Shard::ALL);
    evening.pass(29_999).await;
    evening.clocks.lost(Shard::ALL);
    evening.clocks.beat().await.unwrap();
    assert!(!has_rung(&mut changes));
    assert_eq!(left(&evening, table).await, 5_001);
    evening.pass(DAY).await;
    evening.clocks.beat().await.unwrap();
    evening.clocks.beat().await.unwrap();
    assert!(has_rung(&mut changes), "the table says so");
    assert!(!has_rung(&mut changes), "once");
    let look = evening.look(table, ANN).await;
    assert_eq!(look.stands(), Some(Stands::Discord));
    // The bot crashes while Discord is away.
    evening.restart_unreached(HOUR).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 5_000);
    evening.pass(5_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Bank);
}

#[tokio::test]
async fn a_silence_is_no_time_from_its_beginning_on() {
    let (evening, table) = with_forty_seconds(3).await;
    let mut changes = evening.tables.changes_of(table).unwrap();
    evening.pass(10_000).await;
    evening.clocks.silent(Shard::ALL, Millis::seconds(10));
    assert!(has_rung(&mut changes), "the table says so");
    let look = evening.look(table, ANN).await;
    assert_eq!(look.stands(), Some(Stands::Discord));
    evening.pass(DAY).await;
    // It is found silent again and again, until the connection is given up.
    evening.clocks.silent(Shard::ALL, Millis(DAY + 10_000));
    evening.clocks.lost(Shard::ALL);
    evening.pass(HOUR).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 40_000);
    // What was lost is not silent.
    evening.clocks.lost(Shard::ALL);
    evening.pass(5_000).await;
    evening.clocks.silent(Shard::ALL, Millis::seconds(10));
    evening.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 35_000);
}

#[tokio::test]
async fn what_comes_in_while_the_clock_stands_counts() {
    let (evening, table) = with_forty_seconds(3).await;
    evening.clocks.lost(Shard::ALL);
    evening.pass(HOUR).await;
    let member = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.play_any(table, member).await;
    evening.pass(HOUR).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(
        left(&evening, table).await,
        60_000,
        "the next has all their time"
    );
}

#[tokio::test]
async fn only_the_tables_of_a_lost_shard_stand() {
    let (mut evening, table) = with_forty_seconds(3).await;
    let shards = [0, 1].map(|number| Shard { number, of: 2 });
    let mine = shards.map(|shard| shard.hears(SERVER));
    // Discord's rule: the server's id shifted right by 22 bits, modulo the number of shards.
    assert_eq!(mine, [true, false]);
    assert!(shards[1].hears(GuildId(1 << 22)));
    for shard in shards {
        evening.clocks.reached(shard);
    }
    evening.clocks.lost(shards[1]);
    evening.pass(35_000).await;
    assert_eq!(left(&evening, table).await, 5_000);
    evening.clocks.lost(shards[0]);
    evening.clocks.reached(shards[1]);
    evening.pass(2_000).await;
    evening.restart(HOUR).await;
    assert_eq!(left(&evening, table).await, 3_000);
}

#[tokio::test]
async fn the_tables_of_a_server_that_discord_cannot_reach_stand_until_it_is_back() {
    let (mut evening, table) = with_forty_seconds(3).await;
    let mut changes = evening.tables.changes_of(table).unwrap();
    evening.clocks.server_is_out(SERVER);
    assert!(has_rung(&mut changes), "the table says so");
    evening.pass(DAY).await;
    let stands = async |evening: &Evening| evening.look(table, ANN).await.stands();
    assert_eq!(stands(&evening).await, Some(Stands::Discord));
    assert!(!has_rung(&mut changes));
    // Losing and regaining the connection changes nothing during the outage.
    evening.clocks.lost(Shard::ALL);
    evening.pass(HOUR).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(stands(&evening).await, Some(Stands::Discord));
    evening.clocks.server_is_back(SERVER);
    assert_eq!(stands(&evening).await, None);
    assert_eq!(left(&evening, table).await, 40_000);
    // From now on its clock follows the connection again, still behind the other servers' clocks.
    evening.clocks.lost(Shard::ALL);
    evening.pass(30_000 + HOUR).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 10_000);
    evening.set_clock(HOUR);
    evening.clocks.beat().await.unwrap();
    assert_eq!(left(&evening, table).await, 10_000);
    // A restart keeps it too.
    evening.restart(DAY).await;
    assert_eq!(left(&evening, table).await, 10_000);
    evening.pass(10_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Bank);
}

#[tokio::test]
async fn an_outage_of_one_server_holds_up_no_other_and_no_removed_one() {
    let (mut evening, table) = with_forty_seconds(3).await;
    evening.clocks.server_is_out(GuildId(8));
    evening.pass(10_000).await;
    assert_eq!(left(&evening, table).await, 30_000);
    // The bot is killed during the outage.
    evening.clocks.server_is_out(SERVER);
    evening.pass(HOUR).await;
    evening.restart(HOUR).await;
    assert_eq!(left(&evening, table).await, 30_000);
    // The bot is removed from the server during the outage: the day until its tables close begins.
    evening.clocks.server_is_out(SERVER);
    evening.pass(HOUR).await;
    evening.servers.bot_removed(SERVER).await.unwrap();
    evening.pass(DAY).await;
    assert!(!evening.tables.is_open(table));
    evening.audit().await;
}

#[tokio::test]
async fn a_server_that_a_new_session_names_is_waited_for_thirty_seconds() {
    let (evening, table) = with_forty_seconds(3).await;
    // The server becomes available, as usual: the clock never stopped.
    evening.clocks.listed(Shard::ALL, &[SERVER]);
    evening.pass(5_000).await;
    evening.clocks.server_is_back(SERVER);
    assert_eq!(left(&evening, table).await, 35_000);
    // The server does not become available.
    evening.clocks.listed(Shard::ALL, &[SERVER]);
    evening.pass(DAY).await;
    let look = evening.look(table, ANN).await;
    assert_eq!(look.stands(), Some(Stands::Discord));
    // A new session does not name it: the outage is over as far as the clock goes, and time runs again.
    evening.clocks.listed(Shard::ALL, &[]);
    assert_eq!(left(&evening, table).await, 5_000);
}

#[tokio::test]
async fn while_nothing_can_be_stored_the_clock_stands_and_the_table_says_so() {
    let is_full = Arc::<AtomicBool>::default();
    let fails = is_full.clone();
    let store = Memory::with_faults(move |_| fails.load(Ordering::SeqCst).then_some(Fault::Fails));
    let mut evening = Evening::with_store(Arc::new(store), 3).await;
    let members = [ANN, BOB, CYD];
    let table = evening.table("tavern", &members, 0).await;
    evening.deal_to_play(table, &members).await;
    evening.on_turn(table, &members).await.unwrap();
    evening.clocks.beat().await.unwrap();
    evening.pass(20_000).await;
    assert_eq!(left(&evening, table).await, 40_000);
    let mut changes = evening.tables.changes_of(table).unwrap();
    is_full.store(true, Ordering::SeqCst);
    assert!(evening.clocks.beat().await.is_err());
    assert!(has_rung(&mut changes), "the table says so");
    for _ in 0..3 {
        evening.pass(HOUR).await;
        assert!(evening.clocks.beat().await.is_err());
    }
    assert!(!has_rung(&mut changes), "once");
    let look = evening.look(table, ANN).await;
    assert_eq!(
        (look.stands(), look.time_is_up()),
        (Some(Stands::Server), None)
    );
    // Discord may be lost and come back meanwhile.
    evening.clocks.lost(Shard::ALL);
    evening.pass(HOUR).await;
    evening.clocks.reached(Shard::ALL);
    assert_eq!(
        evening.look(table, ANN).await.stands(),
        Some(Stands::Server)
    );
    is_full.store(false, Ordering::SeqCst);
    evening.clocks.beat().await.unwrap();
    assert_eq!(evening.look(table, ANN).await.stands(), None);
    assert_eq!(left(&evening, table).await, 40_000);
    evening.restart(HOUR).await;
    assert_eq!(left(&evening, table).await, 40_000);
    evening.pass(40_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Bank);
}
