//! A database on a PostgreSQL server: who may claim it, what it may hold, and a connection that is lost.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use ids::{GuildId, MemberId};
use sqlx::{Connection, Executor, PgConnection};
use store::{
    Begin, OpenError, Postgres, ServerAddress, ServerClaim, Step, StepError, Write, is_outage,
    is_unwritable,
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

#[tokio::test]
async fn a_lost_connection_fails_what_is_asked_and_the_next_step_finds_another() {
    let (text, address) = fresh();
    let store = Postgres::open(&address).await.unwrap();
    store.commit(settings("before")).await.unwrap();
    assert_eq!(store.settings(HOME).await.unwrap(), "before");
    cut(&text).await;
    let lost = store.commit(settings("lost")).await.unwrap_err();
    assert!(matches!(lost, StepError::Database(_)), "{lost}");
    let lost = lost.into();
    assert!(is_outage(&lost) && is_unwritable(&lost), "{lost}");
    store.commit(settings("after")).await.unwrap();
    // The claim is held again.
    let refused = told(ServerClaim::take(&address).await);
    assert!(matches!(refused, OpenError::ServerInUse(_)), "{refused}");
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
