//! Turn time, nudge, time bank, substitute, sitting out.

use crate::evening::{ANN, BOB, CYD, Evening, SERVER};
use house::{GuildId, Notice, Scene, Shard, Standing, Stands, Stretch, TableId};

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

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
    evening.tavern.tables.deal(table, BOB).await.unwrap();
    if let Some(playing) = evening.playing(table, ANN).await {
        assert_eq!(playing.seat, None, "not dealt in");
    }
    evening.tavern.tables.sit_in(table, ANN).await.unwrap();
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
    evening.tavern.tables.sit_in(table, ANN).await.unwrap();
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
    let deals = evening.look(table, ANN).await.deals;
    evening.pass(14_999).await;
    assert_eq!(evening.look(table, ANN).await.deals, deals);
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

/// How long there is still time at a table, as its message tells.
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
        let mut changes = evening.tavern.tables.changes_of(table).unwrap();
        evening.set_clock(set);
        evening.tavern.clocks.beat().await.unwrap();
        assert!(changes.has_changed(), "the time is shown anew");
        assert_eq!(left(&evening, table).await, 40_000);
        evening.tavern.clocks.beat().await.unwrap();
        assert!(!changes.has_changed(), "once");
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
    // Nor where it was set while the bot ran, and the bot fell before its next heartbeat or after it.
    for beats in [0, 1] {
        let (mut evening, table) = with_forty_seconds(3).await;
        evening.tavern.clocks.beat().await.unwrap();
        evening.set_clock(-HOUR);
        for _ in 0..beats {
            evening.tavern.clocks.beat().await.unwrap();
        }
        evening.restart(5_000).await;
        assert_eq!(left(&evening, table).await, 40_000);
    }
}

#[tokio::test]
async fn data_goes_by_the_time_of_day() {
    let evening = Evening::new(1).await;
    evening.tavern.servers.gone_from(SERVER).await.unwrap();
    let days = evening.tavern.house.keep_days;
    evening.set_clock(days * DAY - 1);
    evening.tavern.catch_up().await.unwrap();
    assert!(evening.tavern.servers.next_purge().is_some());
    evening.set_clock(1);
    evening.tavern.catch_up().await.unwrap();
    assert_eq!(evening.tavern.servers.next_purge(), None);
}

#[tokio::test]
async fn the_clock_stands_until_discord_is_reached() {
    let (mut evening, table) = with_forty_seconds(3).await;
    evening.restart_unreached(HOUR).await;
    evening.pass(DAY).await;
    let look = evening.look(table, ANN).await;
    assert_eq!(
        (look.stands, look.time_is_up()),
        (Some(Stands::Discord), None)
    );
    // Killed before it was reached: the clock stood all the time.
    evening.restart_unreached(HOUR).await;
    let mut changes = evening.tavern.tables.changes_of(table).unwrap();
    evening.pass(10_000).await;
    evening.tavern.clocks.reached(Shard::ALL);
    assert!(changes.has_changed());
    assert_eq!(left(&evening, table).await, 40_000);
    assert_eq!(evening.look(table, ANN).await.stands, None);
    evening.tavern.clocks.until_reached().await;
}

#[tokio::test]
async fn thirty_seconds_after_discord_was_lost_the_clock_stands_until_it_is_back() {
    let (mut evening, table) = with_forty_seconds(3).await;
    // A moment without Discord is nothing.
    evening.tavern.clocks.lost(Shard::ALL);
    evening.pass(5_000).await;
    evening.tavern.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 35_000);
    let mut changes = evening.tavern.tables.changes_of(table).unwrap();
    evening.tavern.clocks.lost(Shard::ALL);
    evening.pass(29_999).await;
    evening.tavern.clocks.lost(Shard::ALL);
    evening.tavern.clocks.beat().await.unwrap();
    assert!(!changes.has_changed());
    assert_eq!(left(&evening, table).await, 5_001);
    evening.pass(DAY).await;
    evening.tavern.clocks.beat().await.unwrap();
    evening.tavern.clocks.beat().await.unwrap();
    assert!(changes.has_changed(), "the table says so");
    assert!(!changes.has_changed(), "once");
    let look = evening.look(table, ANN).await;
    assert_eq!(look.stands, Some(Stands::Discord));
    // The bot falls meanwhile.
    evening.restart_unreached(HOUR).await;
    evening.tavern.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 5_000);
    evening.pass(5_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Bank);
}

#[tokio::test]
async fn what_comes_in_while_the_clock_stands_counts() {
    let (evening, table) = with_forty_seconds(3).await;
    evening.tavern.clocks.lost(Shard::ALL);
    evening.pass(HOUR).await;
    let member = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.play_any(table, member).await;
    evening.pass(HOUR).await;
    evening.tavern.clocks.reached(Shard::ALL);
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
    // By Discord's rule: the server's id without its last 22 bits, by the number of shards.
    assert_eq!(mine, [true, false]);
    assert!(shards[1].hears(GuildId(1 << 22)));
    for shard in shards {
        evening.tavern.clocks.reached(shard);
    }
    evening.tavern.clocks.lost(shards[1]);
    evening.pass(35_000).await;
    assert_eq!(left(&evening, table).await, 5_000);
    evening.tavern.clocks.lost(shards[0]);
    evening.tavern.clocks.reached(shards[1]);
    evening.pass(2_000).await;
    evening.restart(HOUR).await;
    assert_eq!(left(&evening, table).await, 3_000);
}

#[tokio::test]
async fn the_tables_of_a_server_that_discord_cannot_reach_stand_until_it_is_back() {
    let (mut evening, table) = with_forty_seconds(3).await;
    let mut changes = evening.tavern.tables.changes_of(table).unwrap();
    evening.tavern.clocks.server_is_out(SERVER);
    assert!(changes.has_changed(), "the table says so");
    evening.pass(DAY).await;
    let stands = async |evening: &Evening| evening.look(table, ANN).await.stands;
    assert_eq!(stands(&evening).await, Some(Stands::Discord));
    assert!(!changes.has_changed());
    // What becomes of the connection meanwhile is nothing to it.
    evening.tavern.clocks.lost(Shard::ALL);
    evening.pass(HOUR).await;
    evening.tavern.clocks.reached(Shard::ALL);
    assert_eq!(stands(&evening).await, Some(Stands::Discord));
    evening.tavern.clocks.server_is_back(SERVER);
    assert_eq!(stands(&evening).await, None);
    assert_eq!(left(&evening, table).await, 40_000);
    // From now on it goes by what becomes of the connection, and stays behind the others.
    evening.tavern.clocks.lost(Shard::ALL);
    evening.pass(30_000 + HOUR).await;
    evening.tavern.clocks.reached(Shard::ALL);
    assert_eq!(left(&evening, table).await, 10_000);
    evening.set_clock(HOUR);
    evening.tavern.clocks.beat().await.unwrap();
    assert_eq!(left(&evening, table).await, 10_000);
    // Also over a restart.
    evening.restart(DAY).await;
    assert_eq!(left(&evening, table).await, 10_000);
    evening.pass(10_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Bank);
}

#[tokio::test]
async fn an_outage_of_one_server_holds_up_no_other_and_no_removed_one() {
    let (mut evening, table) = with_forty_seconds(3).await;
    evening.tavern.clocks.server_is_out(GuildId(8));
    evening.pass(10_000).await;
    assert_eq!(left(&evening, table).await, 30_000);
    // Killed in the middle of it.
    evening.tavern.clocks.server_is_out(SERVER);
    evening.pass(HOUR).await;
    evening.restart(HOUR).await;
    assert_eq!(left(&evening, table).await, 30_000);
    // Removed while it was out: its day begins.
    evening.tavern.clocks.server_is_out(SERVER);
    evening.pass(HOUR).await;
    evening.tavern.servers.gone_from(SERVER).await.unwrap();
    evening.pass(DAY).await;
    assert!(!evening.tavern.tables.is_open(table));
    evening.audit().await;
}

#[tokio::test]
async fn a_server_that_a_new_session_names_is_waited_for_thirty_seconds() {
    let (evening, table) = with_forty_seconds(3).await;
    // It comes, as it mostly does: nothing has happened.
    evening.tavern.clocks.named(Shard::ALL, &[SERVER]);
    evening.pass(5_000).await;
    evening.tavern.clocks.server_is_back(SERVER);
    assert_eq!(left(&evening, table).await, 35_000);
    // It does not come.
    evening.tavern.clocks.named(Shard::ALL, &[SERVER]);
    evening.pass(DAY).await;
    let look = evening.look(table, ANN).await;
    assert_eq!(look.stands, Some(Stands::Discord));
    // Another session does not name it: whether the bot is there is asked, and the time runs.
    evening.tavern.clocks.named(Shard::ALL, &[]);
    assert_eq!(left(&evening, table).await, 5_000);
}
