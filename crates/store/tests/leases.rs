//! Several programs on one PostgreSQL database: who may write for which servers, and from when on.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use ids::{ChannelId, GuildId, Millis, Moment, Shard, TableId, Version};
use sqlx::{Connection, Executor, PgConnection, Row as _};
use std::sync::Arc;
use store::{
    AccountRow, Begin, Clocks, Granted, LeaseError, Leases, OpenError, Postgres, Presence,
    ServerAddress, ServerClaim, ServerShare, Step, StepError, Store, TableWrite, TransferRow,
    Wants, Write, is_closed,
};

const OF: u64 = 2;

/// A server of this shard.
fn server(shard: u64) -> GuildId {
    GuildId((7 * OF + shard) << 22)
}

fn fresh() -> (String, ServerAddress) {
    let text = scratch::database();
    let address = ServerAddress::parse(&text).unwrap();
    (text, address)
}

async fn join(address: &ServerAddress) -> Arc<dyn Leases> {
    let share = ServerShare::take(address).await.unwrap();
    Postgres::share(share, Begin::WhereItWas).await.unwrap()
}

fn me(name: &str) -> Presence {
    Presence {
        process: name.to_owned(),
        wants: Wants {
            shards: 0..=OF - 1,
            of: OF,
            is_shared: true,
        },
        is_leaving: false,
        ready: Vec::new(),
    }
}

fn settings(guild: GuildId, settings: &str) -> Step {
    Step::write(Write::Settings {
        guild,
        settings: settings.to_owned(),
    })
}

fn held(granted: &Granted) -> Vec<u64> {
    granted
        .held
        .iter()
        .map(|it| it.lease.shard.number)
        .collect()
}

/// Makes everything that is held run out, as if its holders had not been heard of for long, while another process was
/// there: without it, the database would seem to have been away.
async fn run_out(text: &str) {
    let mut raw = PgConnection::connect(text).await.unwrap();
    raw.execute(
        "UPDATE leases SET until = 0; DELETE FROM processes;
         INSERT INTO processes (name, until, leaving) VALUES ('bystander', clock() + 6000, true)",
    )
    .await
    .unwrap();
    raw.close().await.unwrap();
}

#[tokio::test]
async fn whoever_is_taken_over_can_write_nothing_more() {
    let (text, address) = fresh();
    let (ann, bob) = (join(&address).await, join(&address).await);
    let granted = ann.turn(&me("ann")).await.unwrap();
    assert_eq!(held(&granted), [0, 1]);
    let (zero, one) = (granted.held[0].lease, granted.held[1].lease);
    let (of_zero, of_one) = (ann.under(zero), ann.under(one));
    of_zero.commit(settings(server(0), "ann")).await.unwrap();
    of_one.commit(settings(server(1), "ann")).await.unwrap();

    run_out(&text).await;
    let taken = bob.turn(&me("bob")).await.unwrap();
    assert_eq!(held(&taken), [0, 1]);
    assert!(taken.held[0].lease.epoch > zero.epoch);
    let now = bob.under(taken.held[0].lease);
    now.commit(settings(server(0), "bob")).await.unwrap();
    // In one group and alone: each is refused, and what is another lease's is not.
    let (first, second, third) = tokio::join!(
        of_zero.commit(settings(server(0), "late")),
        of_zero.commit(settings(server(0), "later")),
        of_one.commit(settings(server(1), "late")),
    );
    for refused in [first, second, third] {
        let refused = refused.unwrap_err();
        assert!(
            matches!(refused, StepError::Fenced | StepError::Closed),
            "{refused}"
        );
        assert!(is_closed(&refused.into()), "no fault of anybody's");
    }
    of_zero.ended().await;
    assert!(of_zero.resume(granted.now).await.is_err());
    assert!(of_zero.purge(server(0)).await.is_err());
    assert_eq!(now.settings(server(0)).await.unwrap(), "bob");
    assert_eq!(now.settings(server(1)).await.unwrap(), "ann");
    // And it finds out at its next turn.
    let granted = ann.turn(&me("ann")).await.unwrap();
    assert_eq!(held(&granted), Vec::<u64>::new());
}

#[tokio::test]
async fn a_step_under_a_lost_lease_does_not_sink_its_neighbours() {
    let (text, address) = fresh();
    let ann = join(&address).await;
    let first = ann.turn(&me("ann")).await.unwrap().held[0].lease;
    run_out(&text).await;
    let bob = join(&address).await;
    bob.turn(&me("bob")).await.unwrap();
    run_out(&text).await;
    let again = ann.turn(&me("ann")).await.unwrap().held;
    let (lost, kept, other) = (
        ann.under(first),
        ann.under(again[0].lease),
        ann.under(again[1].lease),
    );
    let (refused, done, too) = tokio::join!(
        lost.commit(settings(server(0), "lost")),
        kept.commit(settings(server(0), "kept")),
        other.commit(settings(server(1), "other")),
    );
    assert!(matches!(refused, Err(StepError::Fenced)), "{refused:?}");
    done.unwrap();
    too.unwrap();
    assert_eq!(kept.settings(server(0)).await.unwrap(), "kept");
}

#[tokio::test]
async fn a_lease_is_for_the_servers_of_its_shard_alone() {
    let (_, address) = fresh();
    let ann = join(&address).await;
    let lease = ann.turn(&me("ann")).await.unwrap().held[0].lease;
    let store = ann.under(lease);
    let account = |name: &str, kind| AccountRow {
        name: name.to_owned(),
        kind,
        purse: name.to_owned(),
        place: None,
    };
    let step = |guild| Step {
        transfers: vec![TransferRow {
            guild,
            name: "t".to_owned(),
            debit: account("mint", "mint"),
            credit: account("house", "house"),
            amount: 5,
            reason: "grant".to_owned(),
            cause: None,
            note: None,
            at: 1,
        }],
        ..Step::default()
    };
    let refused = store.commit(step(server(1))).await;
    assert!(matches!(refused, Err(StepError::Fenced)), "{refused:?}");
    store.commit(step(server(0))).await.unwrap();
}

#[tokio::test]
async fn deadlines_move_by_the_heartbeat_of_their_own_lease() {
    let (text, address) = fresh();
    let ann = join(&address).await;
    let granted = ann.turn(&me("ann")).await.unwrap();
    let table = |guild, id| Step {
        table: Some(TableWrite {
            id: TableId(id),
            guild,
            channel: ChannelId(1),
            from_version: Version(0),
            state: "{}".to_owned(),
            due_at: Some(Moment(10_000)),
            closed: false,
            deal: None,
            acts: Vec::new(),
            deal_end: None,
            at: 1,
        }),
        ..Step::default()
    };
    let stores: Vec<Arc<dyn Store>> = granted.held.iter().map(|it| ann.under(it.lease)).collect();
    // Nobody was there before.
    assert_eq!(stores[0].resume(1_000).await.unwrap(), 0);
    assert_eq!(stores[1].resume(1_000).await.unwrap(), 0);
    for (store, shard) in stores.iter().zip(0..) {
        store.commit(table(server(shard), shard)).await.unwrap();
        let open = store.open_tables().await.unwrap();
        let open: Vec<TableId> = open.iter().map(|row| row.id).collect();
        assert_eq!(open, [TableId(shard)], "of its own shard");
    }
    let at = |clock: i64| Clocks {
        shards: vec![clock, clock],
        servers: Vec::new(),
    };
    stores[0].heartbeat(2_000, at(2_000)).await.unwrap();
    stores[1].heartbeat(3_000, at(2_500)).await.unwrap();
    run_out(&text).await;
    let bob = join(&address).await;
    let taken = bob.turn(&me("bob")).await.unwrap();
    let stores: Vec<Arc<dyn Store>> = taken.held.iter().map(|it| bob.under(it.lease)).collect();
    assert_eq!(stores[0].resume(5_000).await.unwrap(), 3_000);
    assert_eq!(stores[1].resume(5_000).await.unwrap(), 2_500);
    let due = async |shard: usize| {
        let open = stores[shard].open_tables().await.unwrap();
        open[0].due_at.unwrap().0
    };
    assert_eq!((due(0).await, due(1).await), (13_000, 12_500));
    bob.close().await;
    ann.close().await;

    // Whoever has the database for itself goes on where they stopped, once.
    let alone = Postgres::open(&address).await.unwrap();
    alone.resume(6_000).await.unwrap();
    let open = alone.open_tables().await.unwrap();
    let due: Vec<i64> = open.iter().map(|row| row.due_at.unwrap().0).collect();
    assert_eq!(due, [14_000, 13_500]);
    alone.resume(6_500).await.unwrap();
    alone.close().await;
    // And back again.
    let cleo = join(&address).await;
    let granted = cleo.turn(&me("cleo")).await.unwrap();
    let store = cleo.under(granted.held[0].lease);
    assert_eq!(store.resume(7_000).await.unwrap(), 500);
    let open = store.open_tables().await.unwrap();
    assert_eq!(open[0].due_at, Some(Moment(15_000)));
}

#[tokio::test]
async fn a_lease_is_handed_over_with_what_was_heard() {
    let (_, address) = fresh();
    let (ann, bob) = (join(&address).await, join(&address).await);
    let first = ann.turn(&me("ann")).await.unwrap().held[0].lease;
    let mut heir = me("bob");
    assert_eq!(bob.turn(&heir).await.unwrap().inherits, [0]);
    heir.ready = vec![0];
    bob.turn(&heir).await.unwrap();
    let granted = ann.turn(&me("ann")).await.unwrap();
    assert!(granted.held[0].is_awaited && granted.has_heirs);
    let store = ann.under(first);
    store.commit(settings(server(0), "last")).await.unwrap();
    store.close().await;
    assert!(matches!(
        store.commit(settings(server(0), "late")).await,
        Err(StepError::Closed)
    ));
    ann.release("ann", first, &[77, 78]).await.unwrap();
    let granted = bob.turn(&heir).await.unwrap();
    assert_eq!(held(&granted), [0]);
    assert_eq!(granted.held[0].heard, [77, 78]);
    let now = bob.under(granted.held[0].lease);
    assert_eq!(now.settings(server(0)).await.unwrap(), "last");
    now.commit(settings(server(0), "next")).await.unwrap();
    // The shard that it kept is its own still.
    assert_eq!(held(&ann.turn(&me("ann")).await.unwrap()), [1]);
}

#[tokio::test]
async fn alone_or_shared_but_not_both() {
    let (_, address) = fresh();
    let alone = Postgres::open(&address).await.unwrap();
    let refused = ServerShare::take(&address).await.err().unwrap();
    assert!(matches!(refused, OpenError::ServerUnshared(_)), "{refused}");
    alone.close().await;
    let shared = join(&address).await;
    let refused = ServerClaim::take(&address).await.err().unwrap();
    assert!(matches!(refused, OpenError::ServerShared(_)), "{refused}");
    shared.turn(&me("ann")).await.unwrap();
    shared.close().await;
    let alone = Postgres::open(&address).await.unwrap();
    alone.close().await;
}

#[tokio::test]
async fn a_server_that_moves_in_comes_under_leases_that_are_taken_after_it() {
    let (_, address) = fresh();
    let ann = join(&address).await;
    let before = ann.turn(&me("ann")).await.unwrap().held[0].lease;
    ann.close().await;
    // The leases have not run out yet.
    let claim = ServerClaim::take(&address).await.unwrap();
    let mut moving = Postgres::new_server(claim, server(0)).await.unwrap();
    assert!(!moving.is_known().await.unwrap());
    let refused = ServerShare::take(&address).await.err().unwrap();
    assert!(matches!(refused, OpenError::ServerUnshared(_)), "{refused}");
    moving.keep().await.unwrap();
    // The claim is free at once, and the same process finds that it has to begin anew.
    let ann = join(&address).await;
    let late = ann.under(before).commit(settings(server(0), "late")).await;
    assert!(matches!(late, Err(StepError::Fenced)), "{late:?}");
    let after = ann.turn(&me("ann")).await.unwrap().held[0].lease;
    assert_eq!(after.shard, before.shard);
    assert!(after.epoch > before.epoch);
    ann.close().await;
}

#[tokio::test]
async fn another_number_of_shards_is_refused_while_somebody_is_at_work() {
    let (text, address) = fresh();
    let (ann, bob) = (join(&address).await, join(&address).await);
    ann.turn(&me("ann")).await.unwrap();
    let mut other = me("bob");
    other.wants = Wants {
        shards: 0..=7,
        of: 8,
        is_shared: true,
    };
    let refused = bob.turn(&other).await;
    assert!(matches!(refused, Err(LeaseError::OtherNumber { of: OF })));
    let mut raw = PgConnection::connect(&text).await.unwrap();
    let ended = "UPDATE leases SET until = 0; UPDATE processes SET until = 0";
    raw.execute(ended).await.unwrap();
    raw.close().await.unwrap();
    assert_eq!(held(&bob.turn(&other).await.unwrap()).len(), 8);
    let refused = ann.turn(&me("ann")).await;
    assert!(matches!(refused, Err(LeaseError::OtherNumber { of: 8 })));
}

/// Lets this many milliseconds pass in the register.
async fn pass(text: &str, time: i64) {
    let mut raw = PgConnection::connect(text).await.unwrap();
    for statement in [
        "UPDATE leases SET until = until - $1",
        "UPDATE processes SET until = until - $1",
    ] {
        let passed = sqlx::query(statement).bind(time);
        passed.execute(&mut raw).await.unwrap();
    }
    raw.close().await.unwrap();
}

#[tokio::test]
async fn after_an_outage_leases_wait_for_their_last_holder_and_what_it_wrote_under_them_counts() {
    let (text, address) = fresh();
    let (ann, bob) = (join(&address).await, join(&address).await);
    let granted = ann.turn(&me("ann")).await.unwrap();
    let lease = granted.held[0].lease;
    bob.turn(&me("bob")).await.unwrap();
    pass(&text, 60_000).await;
    assert_eq!(
        held(&bob.turn(&me("bob")).await.unwrap()),
        Vec::<u64>::new()
    );
    assert_eq!(ann.turn(&me("ann")).await.unwrap().held, granted.held);
    ann.under(lease)
        .commit(settings(server(0), "ann"))
        .await
        .unwrap();
    // Who does not come back loses them after it.
    pass(&text, 60_000).await;
    assert_eq!(
        held(&bob.turn(&me("bob")).await.unwrap()),
        Vec::<u64>::new()
    );
    pass(&text, 3_000).await;
    assert_eq!(held(&bob.turn(&me("bob")).await.unwrap()), [0, 1]);
    let late = ann.under(lease).commit(settings(server(0), "late")).await;
    assert!(matches!(late, Err(StepError::Fenced)), "{late:?}");
}

#[tokio::test]
async fn a_turn_on_a_connection_that_was_ended_is_taken_on_another() {
    let (text, address) = fresh();
    let ann = join(&address).await;
    let before = ann.turn(&me("ann")).await.unwrap();
    for _ in 0..3 {
        let mut raw = PgConnection::connect(&text).await.unwrap();
        raw.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await
        .unwrap();
        raw.close().await.unwrap();
        assert_eq!(ann.turn(&me("ann")).await.unwrap().held, before.held);
        let lease = before.held[0].lease;
        let written = ann.under(lease).commit(settings(server(0), "ann")).await;
        written.unwrap();
    }
}

#[tokio::test]
async fn sessions_start_one_after_the_other_in_each_bucket() {
    let (_, address) = fresh();
    let (ann, bob) = (join(&address).await, join(&address).await);
    let pause = Millis::seconds(5);
    let first = ann.start_in(0, pause).await.unwrap();
    let second = bob.start_in(0, pause).await.unwrap();
    let third = ann.start_in(0, pause).await.unwrap();
    assert_eq!(first, Millis(0));
    assert!((3_000..=5_000).contains(&second.0), "{second:?}");
    assert!((8_000..=10_000).contains(&third.0), "{third:?}");
    assert_eq!(bob.start_in(1, pause).await.unwrap(), Millis(0));
}

/// Many steps under two leases, which go back and forth between two programs: what was acknowledged is there, and what
/// was refused is not.
#[tokio::test]
async fn leases_that_change_hands_under_load_lose_nothing() {
    let (text, address) = fresh();
    let (ann, bob) = (join(&address).await, join(&address).await);
    let mut kept: Vec<TransferRow> = Vec::new();
    let account = |name: &str, kind| AccountRow {
        name: name.to_owned(),
        kind,
        purse: name.to_owned(),
        place: None,
    };
    for round in 0..12_u64 {
        let (leases, name) = match round % 2 {
            0 => (&ann, "ann"),
            _ => (&bob, "bob"),
        };
        run_out(&text).await;
        let granted = leases.turn(&me(name)).await.unwrap();
        assert_eq!(held(&granted), [0, 1]);
        let stores: Vec<_> = granted
            .held
            .iter()
            .map(|it| leases.under(it.lease))
            .collect();
        let steps = (0..40_u64).map(|number| {
            let guild = server(number % OF);
            let row = TransferRow {
                guild,
                name: format!("{round}:{number}"),
                debit: account("mint", "mint"),
                credit: account("house", "house"),
                amount: 1,
                reason: "grant".to_owned(),
                cause: None,
                note: None,
                at: 1,
            };
            let store = stores[usize::try_from(number % OF).unwrap()].clone();
            async move {
                let step = Step {
                    transfers: vec![row.clone()],
                    ..Step::default()
                };
                (row, store.commit(step).await.is_ok())
            }
        });
        // In the middle of it somebody else takes both.
        let other = match round % 2 {
            0 => (&bob, "bob"),
            _ => (&ann, "ann"),
        };
        let taking = async {
            run_out(&text).await;
            other.0.turn(&me(other.1)).await.unwrap();
        };
        let (written, ()) = tokio::join!(futures_util::future::join_all(steps), taking);
        kept.extend(
            written
                .into_iter()
                .filter(|(_, done)| *done)
                .map(|(row, _)| row),
        );
    }
    let mut raw = PgConnection::connect(&text).await.unwrap();
    let rows = raw
        .fetch_all("SELECT guild, name FROM transfers ORDER BY guild, name")
        .await
        .unwrap();
    let there: Vec<(i64, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let mut acknowledged: Vec<(i64, String)> = kept
        .into_iter()
        .map(|row| (row.guild.0.cast_signed(), row.name))
        .collect();
    acknowledged.sort();
    // Nobody's connection was cut, so what was refused was not written either.
    assert_eq!(there, acknowledged);
    assert!(!there.is_empty());
}

#[test]
fn a_shard_is_the_same_for_the_database_and_for_discord() {
    // https://docs.discord.com/developers/events/gateway#sharding
    for (guild, of, number) in [(1_u64 << 22, 2, 1), (5 << 22 | 9, 4, 1), (8 << 22, 3, 2)] {
        assert!(Shard { number, of }.hears(GuildId(guild)));
    }
}
