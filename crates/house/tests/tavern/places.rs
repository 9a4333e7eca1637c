//! A table that lost its place: it stops for a while, then is moved elsewhere, or its deal is played out for everybody.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, SERVER, game, refusal, terms};
use house::Opening;
use ids::{ChannelId, TableId};
use pages::{HouseRefusal, Stands};
use rules::Variant;
use table::{
    ClosedWhy, Duty, Lost, Notice, Order, PausedBy, Rank, Refusal, Spot, Standing, Stretch, Terms,
    look::Scene,
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const ELSEWHERE: Spot = Spot {
    channel: ChannelId(71),
    parent: None,
};

/// A table of three members that lost its place while one of them had 40 of their 60 seconds left.
async fn lost(how: Lost) -> (Evening, TableId) {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.pass(20_000).await;
    match how {
        Lost::Permission => evening.loses(table, how).await,
        Lost::Channel => evening.delete(CHANNEL).await,
        Lost::Server => evening.servers.bot_removed(SERVER).await.unwrap(),
    }
    (evening, table)
}

impl Evening {
    async fn delete(&self, channel: ChannelId) {
        self.tables
            .lose_places(SERVER, Some(channel))
            .await
            .unwrap();
    }

    /// The table loses its place in the first channel, in this way.
    async fn loses(&self, table: TableId, lost: Lost) {
        let place = CHANNEL;
        let lose = self.tables.duty(table, Duty::LosePlace { place, lost });
        lose.await.unwrap();
    }

    async fn stands(&self, table: TableId) -> Option<Stands> {
        self.look(table, ANN).await.stands()
    }

    /// Milliseconds left on the table's clock.
    async fn left(&self, table: TableId) -> i64 {
        self.look(table, ANN).await.time_is_up().unwrap() - self.now()
    }

    /// Why the table closed, if it did; asserts that nothing was canceled, nobody conceded and no coins are on hold.
    async fn ended(&self, table: TableId) -> Option<ClosedWhy> {
        let look = self.look(table, ANN).await;
        let Scene::Closed(closed) = look.table.scene else {
            return None;
        };
        for notice in look.table.notices {
            let wrong = matches!(
                notice,
                Notice::Voided { .. } | Notice::Conceded { .. } | Notice::MatchOff
            );
            assert!(!wrong, "{notice:?}");
        }
        for member in [ANN, BOB, CYD, DAN] {
            assert_eq!(self.on_hold(member).await, 0);
        }
        self.audit().await;
        Some(closed.why)
    }
}

#[tokio::test]
async fn a_seated_member_calls_the_table_up_elsewhere_and_play_goes_on_there() {
    let (evening, table) = lost(Lost::Channel).await;
    let until = evening.now() + HOUR;
    let stands = Stands::Place {
        lost: Lost::Channel,
        until,
    };
    assert_eq!(evening.stands(table).await, Some(stands));
    // Reporting the same loss twice changes nothing.
    evening.pass(59 * MINUTE).await;
    evening.delete(CHANNEL).await;
    assert_eq!(evening.stands(table).await, Some(stands));
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Turn, "it stands still");
    assert_eq!(evening.tables.homeless_table_of(SERVER, DAN), None);
    let refused = evening.order(table, DAN, Order::CallUp(ELSEWHERE)).await;
    assert_eq!(refusal(refused), HouseRefusal::Table(Refusal::NotSeated));
    assert_eq!(evening.tables.homeless_table_of(SERVER, BOB), Some(table));
    evening
        .order(table, BOB, Order::CallUp(ELSEWHERE))
        .await
        .unwrap();
    assert_eq!(evening.tables.homeless_table_of(SERVER, BOB), None);
    let again = evening.order(table, ANN, Order::CallUp(ELSEWHERE)).await;
    assert_eq!(refusal(again), HouseRefusal::NoSuchTable, "once");
    let look = evening.look(table, ANN).await;
    assert_eq!((look.channel, look.stands()), (ELSEWHERE.channel, None));
    assert_eq!(evening.tables.ids_in(SERVER, Some(CHANNEL)), []);
    assert_eq!(
        evening.tables.ids_in(SERVER, Some(ELSEWHERE.channel)),
        [table]
    );
    // A late report that the old place is lost says nothing about the new one.
    evening.loses(table, Lost::Channel).await;
    assert_eq!(evening.stands(table).await, None);
    assert_eq!(evening.left(table).await, 40_000, "where it stood");
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    evening.audit().await;
}

#[tokio::test]
async fn where_nobody_calls_it_up_the_substitute_plays_the_deal_to_its_end_and_the_table_closes() {
    for how in [Lost::Permission, Lost::Channel] {
        let (evening, table) = lost(how).await;
        evening.pass(HOUR - 1).await;
        assert_eq!(evening.ended(table).await, None);
        evening.pass(1).await;
        assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
        let look = evening.look(table, ANN).await;
        assert_eq!(look.deals, 1, "the deal counts");
        let won: i64 = look.won.iter().map(|(_, coins)| coins.0).sum();
        assert!(won == 0 && look.won.iter().any(|(_, coins)| coins.0 < 0));
        let mut free = Vec::new();
        for member in [ANN, BOB, CYD] {
            free.push(evening.free(member).await);
        }
        assert_ne!(free, [100; 3], "whoever lost has lost: {free:?}");
    }
}

#[tokio::test]
async fn what_is_asked_of_all_is_closed_by_the_substitute_too_and_patrons_do_not_play_on() {
    for seed in 0..8 {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", &[ANN, BOB], 2).await;
        evening.order(table, ANN, DEAL).await.unwrap();
        if evening.playing(table, ANN).await.is_none() {
            continue;
        }
        evening.delete(CHANNEL).await;
        evening.pass(HOUR).await;
        assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
    }
}

#[tokio::test]
async fn the_time_runs_in_a_pause_too_and_the_pause_does_not() {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.order(table, ANN, Order::Pause).await.unwrap();
    let until = evening.look(table, ANN).await.paused.unwrap().until;
    let pause = evening.shown(until.unwrap()) - evening.now();
    evening.delete(CHANNEL).await;
    evening.pass(40 * MINUTE).await;
    evening
        .order(table, CYD, Order::CallUp(ELSEWHERE))
        .await
        .unwrap();
    let paused = evening.look(table, ANN).await.paused.unwrap();
    assert_eq!(
        (paused.by, evening.shown(paused.until.unwrap())),
        (PausedBy::Host, evening.now() + pause)
    );
    evening.order(table, ANN, Order::GoOn).await.unwrap();
    assert_eq!(evening.left(table).await, 60_000);
    // A game master's pause does not keep such a table open: nobody could see it to end the pause.
    evening
        .order(table, (DAN, Rank::Gm), Order::Pause)
        .await
        .unwrap();
    evening.delete(ELSEWHERE.channel).await;
    evening.pass(HOUR).await;
    assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
}

/// Tables of three members without a deal: a lobby, and between two deals with a pot that is carried over.
async fn without_a_deal() -> [(Evening, TableId); 2] {
    let lobby = Evening::new(1).await;
    let open = lobby.table("tavern", &[ANN, BOB, CYD], 0).await;
    let between = Evening::new(7).await;
    let played = between.table("tavern", &[ANN, BOB, CYD], 0).await;
    between.deal_to_play(played, &[ANN, BOB, CYD]).await;
    between.play_out(played, &[ANN, BOB, CYD]).await;
    assert!(matches!(
        between.look(played, ANN).await.table.scene,
        Scene::Between(_)
    ));
    [(lobby, open), (between, played)]
}

#[tokio::test]
async fn without_a_deal_it_closes_if_nobody_calls_it_up_and_what_lay_in_the_pot_is_shared_out() {
    for (evening, table) in without_a_deal().await {
        let deals = evening.look(table, ANN).await.deals;
        evening.loses(table, Lost::Permission).await;
        evening.pass(HOUR - 1).await;
        assert_eq!(evening.ended(table).await, None);
        evening.pass(1).await;
        assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
        assert_eq!(
            evening.look(table, ANN).await.deals,
            deals,
            "nothing to play"
        );
        let mut coins = 0;
        for member in [ANN, BOB, CYD] {
            coins += evening.free(member).await;
        }
        assert_eq!(coins, 300, "every coin is back with its members");
    }
}

#[tokio::test]
async fn called_up_where_it_stands_it_has_its_place_back_and_no_new_hour() {
    let (evening, table) = lost(Lost::Permission).await;
    let here = Spot {
        channel: CHANNEL,
        parent: None,
    };
    // Discord refuses it each time, as in a thread that somebody has locked.
    for _ in 0..2 {
        evening.pass(25 * MINUTE).await;
        evening
            .order(table, BOB, Order::CallUp(here))
            .await
            .unwrap();
        assert_eq!(evening.stands(table).await, None);
        assert_eq!(evening.left(table).await, 40_000);
        evening.loses(table, Lost::Permission).await;
    }
    evening.pass(10 * MINUTE - 1).await;
    assert_eq!(evening.ended(table).await, None);
    evening.pass(1).await;
    assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
}

#[tokio::test]
async fn a_match_is_dealt_and_played_to_its_end_and_no_side_concedes() {
    let mut matches = Variant::editions();
    matches.retain(Variant::is_match);
    for variant in matches {
        let terms = game(variant.game(), variant.edition(), 5);
        let evening = Evening::new(5).await;
        let members = [ANN, BOB, CYD, DAN];
        let seats = terms.fewest().max(2);
        let table = evening.table_for(terms, &members[..seats], 0).await;
        let mut before = Vec::new();
        for member in &members[..seats] {
            before.push(evening.free(*member).await);
        }
        evening.order(table, ANN, DEAL).await.unwrap();
        evening.delete(CHANNEL).await;
        evening.pass(HOUR).await;
        assert_eq!(
            evening.ended(table).await,
            Some(ClosedWhy::Placeless),
            "{variant}"
        );
        let look = evening.look(table, ANN).await;
        assert!(look.match_on.is_none());
        for chair in &look.chairs {
            assert_ne!(chair.standing, Standing::Leaving);
        }
        let mut after = Vec::new();
        for member in &members[..seats] {
            after.push(evening.free(*member).await);
        }
        assert_eq!(before.iter().sum::<i64>(), after.iter().sum::<i64>());
        assert_ne!(before, after, "{variant}: who lost the match has lost");
    }
}

#[tokio::test]
async fn a_slow_table_stands_for_a_day() {
    let evening = Evening::new(3).await;
    let slow = Terms {
        turn_seconds: 3600,
        ..terms("tavern", 5)
    };
    let table = evening.table_for(slow, &[ANN, BOB, CYD], 0).await;
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.delete(CHANNEL).await;
    evening.pass(24 * HOUR - 1).await;
    assert_eq!(evening.ended(table).await, None);
    evening.pass(1).await;
    assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
}

#[tokio::test]
async fn a_removed_bot_has_a_day_to_come_back_and_its_tables_go_on_where_they_were() {
    let (evening, table) = lost(Lost::Server).await;
    evening.pass(23 * HOUR).await;
    evening.servers.bot_present(SERVER).await.unwrap();
    assert_eq!(evening.stands(table).await, None);
    assert_eq!(evening.left(table).await, 40_000);
    evening.servers.bot_removed(SERVER).await.unwrap();
    evening.pass(24 * HOUR).await;
    assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
    // If the channel was already lost, returning to the server does not help.
    let (evening, table) = lost(Lost::Channel).await;
    evening.servers.bot_present(SERVER).await.unwrap();
    assert!(evening.stands(table).await.is_some());
}

#[tokio::test]
async fn a_thread_goes_with_its_channel() {
    let evening = Evening::new(1).await;
    let (thread, other) = (ChannelId(80), ChannelId(90));
    for channel in [thread, other] {
        let opening = Opening {
            parent: Some(if channel == thread { CHANNEL } else { other }),
            ..Opening::new(SERVER, channel, ANN, terms("tavern", 5), 1)
        };
        let may = evening.may_start(opening).await.unwrap();
        evening.open_table(may).await.unwrap();
    }
    evening.delete(CHANNEL).await;
    let stands = async |place| {
        let tables = evening.tables.ids_in(SERVER, Some(place));
        assert_eq!(tables.len(), 1);
        evening.stands(tables[0]).await.is_some()
    };
    assert!(stands(thread).await);
    assert!(!stands(other).await);
}

#[tokio::test]
async fn the_time_goes_by_the_tables_clock_and_survives_a_restart() {
    let (mut evening, table) = lost(Lost::Channel).await;
    evening.pass(30 * MINUTE).await;
    evening.restart(48 * HOUR).await;
    evening.pass(30 * MINUTE - 1).await;
    assert_eq!(evening.ended(table).await, None);
    evening.restart(0).await;
    assert_eq!(evening.tables.homeless_table_of(SERVER, ANN), Some(table));
    evening.pass(1).await;
    assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
}

#[tokio::test]
async fn acts_count_meanwhile_and_nothing_new_begins() {
    let (evening, table) = lost(Lost::Permission).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    assert!(evening.stands(table).await.is_some());
    let refused = evening.order(table, ANN, DEAL).await;
    assert_eq!(refusal(refused), HouseRefusal::Table(Refusal::NoPlace));
    evening.pass(HOUR - 1).await;
    assert_eq!(evening.ended(table).await, None);
    evening.pass(1).await;
    assert_eq!(evening.ended(table).await, Some(ClosedWhy::Placeless));
    assert_eq!(evening.look(table, ANN).await.deals, 1);
}
