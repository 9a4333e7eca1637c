//! A database on a PostgreSQL server: who may claim it, what it may hold, and a connection that is lost.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use futures_util::future::join_all;
use ids::{GuildId, MemberId};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::sync::Arc;
use store::{
    Begin, OpenError, Postgres, ServerAddress, ServerClaim, Step, StepError, Storage, Store,
    StoreError, Write, failed_storage, is_outage,
};

const HOME: GuildId = GuildId(1);

fn fresh() -> (String, ServerAddress) {
    let text = scratch::database();
    let address = ServerAddress::parse(&text).unwrap();
    (text, address)
}

fn settings(settings: &str) -> Step {
    Step::write(Write::Settings {
        guild: HOME,
        settings: settings.to_owned(),
    })
}

fn told<T>(opened: Result<T, OpenError>) -> OpenError {
    opened.err().unwrap()
}

/// Ends the connections of others to a database, as a server does that is started anew.
async fn cut(text: &str) {
    let mut raw = PgConnection::connect(text).await.unwrap();
    raw.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    .await
    .unwrap();
    raw.close().await.unwrap();
}

#[tokio::test]
async fn only_one_program_has_the_claim_and_it_ends_with_the_store() {
    let (_, address) = fresh();
    let store = Postgres::open(&address).await.unwrap();
    let refused = told(ServerClaim::take(&address).await);
    assert!(matches!(refused, OpenError::ServerInUse(_)), "{refused}");
    // Reading needs no claim.
    let books = Postgres::books_in(&address).await.unwrap();
    books.close().await.unwrap();
    store.commit(settings("{\"a\":1}")).await.unwrap();
    store.close().await;
    store.ended().await;
    let again = Postgres::open(&address).await.unwrap();
    assert_eq!(again.settings(HOME).await.unwrap(), "{\"a\":1}");
}

/// As many questions at once as open every connection that a process may have.
async fn all_at_once(store: &Arc<dyn Store>) -> Vec<Result<String, StoreError>> {
    join_all((0..16).map(|_| store.settings(HOME))).await
}

#[tokio::test]
async fn what_is_asked_on_connections_that_were_ended_is_answered_by_others() {
    let (text, address) = fresh();
    let store = Postgres::open(&address).await.unwrap();
    store.commit(settings("0")).await.unwrap();
    for round in 1..=12 {
        for answer in all_at_once(&store).await {
            assert_eq!(answer.unwrap(), (round - 1).to_string());
        }
        cut(&text).await;
        // One after the other meets one dead connection each, and all at once meet all of them.
        if round % 2 == 0 {
            let read = store.settings(HOME).await.unwrap();
            assert_eq!(read, (round - 1).to_string());
        }
        for answer in all_at_once(&store).await {
            assert_eq!(answer.unwrap(), (round - 1).to_string());
        }
        store.commit(settings(&round.to_string())).await.unwrap();
    }
    cut(&text).await;
    store.books().await.unwrap().close().await.unwrap();
    assert!(store.time_of_day().await.unwrap().is_some());
    cut(&text).await;
    store.resume(1).await.unwrap();
    cut(&text).await;
    assert!(!store.purge(HOME).await.unwrap());
    // The claim is held again.
    let refused = told(ServerClaim::take(&address).await);
    assert!(matches!(refused, OpenError::ServerInUse(_)), "{refused}");
}

#[tokio::test]
async fn a_server_that_ends_what_is_idle_is_asked_anew() {
    let (text, address) = fresh();
    let mut raw = PgConnection::connect(&text).await.unwrap();
    let name: String = sqlx::query_scalar("SELECT current_database()::TEXT")
        .fetch_one(&mut raw)
        .await
        .unwrap();
    let limit = format!("ALTER DATABASE {name} SET idle_session_timeout = '500ms'");
    raw.execute(AssertSqlSafe(limit)).await.unwrap();
    let store = Postgres::open(&address).await.unwrap();
    for round in 0..3 {
        store.commit(settings(&round.to_string())).await.unwrap();
        let read = store.settings(HOME).await.unwrap();
        assert_eq!(read, round.to_string());
        until_alone(&mut raw).await;
    }
}

#[tokio::test]
async fn a_server_that_is_started_anew_is_asked_again_and_one_that_is_away_is_an_outage() {
    let server = scratch::OwnServer::start().unwrap();
    let address = ServerAddress::parse(&server.database().unwrap()).unwrap();
    let store = Postgres::open(&address).await.unwrap();
    store.commit(settings("0")).await.unwrap();
    for round in 1..=3 {
        for answer in all_at_once(&store).await {
            assert_eq!(answer.unwrap(), "0");
        }
        server.stop().unwrap();
        if round == 2 {
            for answer in all_at_once(&store).await {
                let failed = answer.unwrap_err();
                assert_eq!(failed_storage(&failed), Some(Storage::Server), "{failed}");
            }
            let failed = store.commit(settings("lost")).await.unwrap_err();
            assert_eq!(failed_storage(&failed), Some(Storage::Server), "{failed}");
        }
        server.start_again().unwrap();
        // The first writes and the others read, or the other way round.
        if round == 3 {
            store.commit(settings("3")).await.unwrap();
        }
        for _ in 0..12 {
            let read = store.settings(HOME).await.unwrap();
            assert_eq!(read, if round == 3 { "3" } else { "0" }.to_owned());
        }
        store.commit(settings(&round.to_string())).await.unwrap();
        if round < 3 {
            store.commit(settings("0")).await.unwrap();
        }
    }
    store.close().await;
}

/// Waits until a database has no other session.
async fn until_alone(raw: &mut PgConnection) {
    let others = "SELECT count(*) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
    loop {
        let others: i64 = sqlx::query_scalar(others)
            .fetch_one(&mut *raw)
            .await
            .unwrap();
        if others == 0 {
            return;
        }
    }
}

#[tokio::test]
async fn a_step_whose_connection_is_ended_in_the_middle_is_written_once() {
    let (text, address) = fresh();
    let store = Postgres::open(&address).await.unwrap();
    store.commit(settings("before")).await.unwrap();
    let mut raw = PgConnection::connect(&text).await.unwrap();
    let mut locked = raw.begin().await.unwrap();
    locked
        .execute("LOCK TABLE house_log IN ACCESS EXCLUSIVE MODE")
        .await
        .unwrap();
    let logged = Step::write(Write::Logged {
        guild: HOME,
        at: 1,
        by: None,
        what: "{}".to_owned(),
        about: None,
        words: None,
    });
    let writing = tokio::spawn({
        let store = store.clone();
        async move { store.commit(logged).await }
    });
    // It waits for the lock, is ended, and waits again on another connection.
    let mut looks = PgConnection::connect(&text).await.unwrap();
    let mut ended: Option<i32> = None;
    // Unless it fails instead.
    while !writing.is_finished() {
        let waits = "SELECT pid FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'";
        let waits: Option<i32> = sqlx::query_scalar(waits)
            .fetch_optional(&mut looks)
            .await
            .unwrap();
        match (waits, ended) {
            (Some(pid), None) => {
                let end = sqlx::query("SELECT pg_terminate_backend($1, 5000)").bind(pid);
                end.execute(&mut looks).await.unwrap();
                ended = Some(pid);
            }
            (Some(pid), Some(before)) if pid != before => break,
            _ => {}
        }
    }
    locked.rollback().await.unwrap();
    writing.await.unwrap().unwrap();
    assert_eq!(store.house_log(HOME, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn who_was_taken_over_meanwhile_writes_no_more_and_ends() {
    let (text, address) = fresh();
    let first = Postgres::open(&address).await.unwrap();
    first.commit(settings("first")).await.unwrap();
    cut(&text).await;
    let second = Postgres::open(&address).await.unwrap();
    second.commit(settings("second")).await.unwrap();
    second.close().await;
    for _ in 0..2 {
        first.commit(settings("late")).await.unwrap_err();
    }
    first.ended().await;
    let second = Postgres::open(&address).await.unwrap();
    assert_eq!(second.settings(HOME).await.unwrap(), "second");
}

#[tokio::test]
async fn whoever_lost_the_connection_while_a_server_moved_in_ends() {
    let (text, address) = fresh();
    let bot = Postgres::open(&address).await.unwrap();
    bot.commit(settings("before")).await.unwrap();
    cut(&text).await;
    let claim = ServerClaim::take(&address).await.unwrap();
    let moving = Postgres::new_server(claim, GuildId(2)).await.unwrap();
    moving.keep().await.unwrap();
    for _ in 0..2 {
        bot.commit(settings("late")).await.unwrap_err();
    }
    bot.ended().await;
}

#[tokio::test]
async fn what_cannot_be_used_is_told_apart() {
    let (text, address) = fresh();
    let empty = told(Postgres::books_in(&address).await);
    assert!(matches!(empty, OpenError::ServerEmpty(_)), "{empty}");

    let mut raw = PgConnection::connect(&text).await.unwrap();
    raw.execute("CREATE TABLE cats (name TEXT)").await.unwrap();
    let foreign = told(Postgres::open(&address).await);
    assert!(matches!(foreign, OpenError::ServerForeign(_)), "{foreign}");
    raw.execute("DROP TABLE cats").await.unwrap();

    Postgres::open(&address).await.unwrap().close().await;
    let anew = |claim| Postgres::keep(claim, Begin::Anew);
    let empty = anew(ServerClaim::take(&address).await.unwrap()).await;
    let store = empty.unwrap();
    store.commit(settings("{\"a\":1}")).await.unwrap();
    store.close().await;
    let filled = told(anew(ServerClaim::take(&address).await.unwrap()).await);
    assert!(matches!(filled, OpenError::ServerFilled(_)), "{filled}");

    raw.execute("DELETE FROM _sqlx_migrations").await.unwrap();
    let older = told(Postgres::books_in(&address).await);
    assert!(matches!(older, OpenError::ServerOlder(_)), "{older}");
    raw.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', true, '', 0)",
    )
    .await
    .unwrap();
    for newer in [
        told(Postgres::books_in(&address).await),
        told(Postgres::open(&address).await),
    ] {
        let step = match newer {
            OpenError::ServerNewer { step, .. } => step,
            other => panic!("{other}"),
        };
        assert_eq!(step, 9999);
    }
}

#[tokio::test]
async fn a_check_finds_what_a_bot_would_stumble_over_and_changes_nothing() {
    let (text, address) = fresh();
    let mut raw = PgConnection::connect(&text).await.unwrap();
    // Roles are the whole server's.
    let role = format!("guest_{}", std::process::id());
    let name = text.rsplit_once('/').unwrap().1.split('?').next().unwrap();
    let mut sql = async |sql: String| {
        raw.execute(AssertSqlSafe(sql)).await.unwrap();
    };
    sql(format!("CREATE ROLE {role} LOGIN")).await;
    let guest = ServerAddress::parse(&text.replace("triomphe@", &format!("{role}@"))).unwrap();
    assert_eq!(Postgres::check(&address).await.unwrap(), [""; 0]);
    let refused = told(Postgres::check(&guest).await).to_string();
    assert!(
        refused.contains("may not make tables in the schema public"),
        "{refused}"
    );
    sql("GRANT CREATE ON SCHEMA public TO PUBLIC".to_owned()).await;
    assert_eq!(Postgres::check(&guest).await.unwrap(), [""; 0]);

    sql(format!("ALTER ROLE {role} CONNECTION LIMIT 6")).await;
    let warned = Postgres::check(&guest).await.unwrap();
    assert!(warned[0].contains("may have 6 connections"), "{warned:?}");
    assert!(warned[0].contains("TRIOMPHE_DATABASE_CONNECTIONS to 6"));
    let fewer = guest.clone().with_connections(6);
    assert_eq!(Postgres::check(&fewer).await.unwrap(), [""; 0]);
    sql(format!("ALTER DATABASE {name} CONNECTION LIMIT 2")).await;
    let refused = told(Postgres::check(&guest).await).to_string();
    assert!(
        refused.contains("may have 2 connections, and the bot needs 3"),
        "{refused}"
    );
    sql(format!("ALTER DATABASE {name} CONNECTION LIMIT -1")).await;

    Postgres::open(&address).await.unwrap().close().await;
    let refused = told(Postgres::check(&guest).await).to_string();
    assert!(refused.contains("belongs to another role"), "{refused}");
    assert_eq!(Postgres::check(&address).await.unwrap(), [""; 0]);
    // PostgreSQL names a line of its own source, which means nothing to a host.
    let refused = told(Postgres::open(&guest).await).to_string();
    assert!(refused.contains("permission denied"), "{refused}");
    assert!(!refused.contains("at line"), "{refused}");
    sql(format!("DROP ROLE {role}")).await;
}

#[tokio::test]
async fn no_refusal_shows_the_password() {
    let (text, _) = fresh();
    let secret = "hush-hush";
    let nobody = text.replace("triomphe@", &format!("nobody:{secret}@"));
    let nowhere = format!("postgres://triomphe:{secret}@127.0.0.1:1/house");
    for (text, is_there) in [(nobody, true), (nowhere, false)] {
        let address = ServerAddress::parse(&text).unwrap();
        let refused = told(Postgres::open(&address).await);
        match &refused {
            OpenError::ServerRefuses { .. } => assert!(is_there, "{refused}"),
            OpenError::ServerUnreachable { .. } => assert!(!is_there, "{refused}"),
            other => panic!("{other}"),
        }
        assert!(!format!("{refused} {refused:?}").contains(secret));
    }
}

#[tokio::test]
async fn a_text_that_postgres_cannot_hold_is_a_refusal_and_no_outage() {
    let (_, address) = fresh();
    let store = Postgres::open(&address).await.unwrap();
    let named = Write::Member {
        guild: HOME,
        member: MemberId(2),
        name: "Ann\0".to_owned(),
        purse: ids::PurseId(3),
    };
    let refused = store.commit(Step::write(named)).await.unwrap_err();
    assert!(matches!(refused, StepError::Refused(_)), "{refused}");
    assert!(!is_outage(&refused.into()));
}

#[tokio::test]
async fn what_is_written_twice_in_a_step_counts_the_second_time() {
    let (_, address) = fresh();
    let store = Postgres::open(&address).await.unwrap();
    let step = Step {
        writes: [settings("once"), settings("twice")]
            .into_iter()
            .flat_map(|step| step.writes)
            .collect(),
        ..Step::default()
    };
    store.commit(step).await.unwrap();
    assert_eq!(store.settings(HOME).await.unwrap(), "twice");
}
