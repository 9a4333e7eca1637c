//! A house on a PostgreSQL server, as it was before processes could share one, goes on with nothing lost. Later
//! migrations changed no table of that schema, so its rows are made today and moved into one.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, SERVER};
use ids::MemberId;
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::sync::Arc;
use store::{Postgres, ServerAddress, Store};

/// The schema of then.
const FIRST: &str = include_str!("../../../../../migrations/postgres/0001_the_house.sql");
/// As SQLx makes it.
const MIGRATIONS: &str = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
    installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL,
    execution_time BIGINT NOT NULL)";
const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];

async fn connected(database: &str) -> PgConnection {
    PgConnection::connect(database).await.unwrap()
}

async fn opened(database: &str) -> Arc<dyn Store> {
    let address = ServerAddress::parse(database).unwrap();
    Postgres::open(&address).await.unwrap()
}

async fn tables(raw: &mut PgConnection) -> Vec<String> {
    let names = "SELECT relname::TEXT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname <> '_sqlx_migrations' ORDER BY relname";
    sqlx::query_scalar(names).fetch_all(raw).await.unwrap()
}

/// The rows of a table or a question, as one text of JSON.
async fn rows(raw: &mut PgConnection, table: &str) -> String {
    let question = format!(
        "SELECT coalesce(json_agg(t ORDER BY t::TEXT COLLATE \"C\"), '[]')::TEXT FROM {table} t"
    );
    sqlx::query_scalar(AssertSqlSafe(question))
        .fetch_one(raw)
        .await
        .unwrap()
}

/// A database of the first schema, with what another one keeps in its tables. Returns these rows too, by table.
async fn moved(from: &mut PgConnection) -> (String, Vec<(String, String)>) {
    let database = scratch::database();
    let mut raw = connected(&database).await;
    raw.execute(sqlx::raw_sql(FIRST)).await.unwrap();
    raw.execute(MIGRATIONS).await.unwrap();
    // Rows are moved as they are, not made again.
    raw.execute("SET session_replication_role = replica")
        .await
        .unwrap();
    let mut kept = Vec::new();
    for table in tables(&mut raw).await {
        let rows = rows(from, &table).await;
        fill(&mut raw, &table, &rows).await;
        kept.push((table, rows));
    }
    let first = rows(from, "(SELECT * FROM _sqlx_migrations WHERE version = 1)").await;
    fill(&mut raw, "_sqlx_migrations", &first).await;
    // Whoever counts goes on counting where the other has stopped.
    for table in ["accounts", "transfers", "house_log", "reports"] {
        let text = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'id'), coalesce(max(id), 0) + 1, false) FROM {table}"
        );
        raw.execute(AssertSqlSafe(text)).await.unwrap();
    }
    raw.close().await.unwrap();
    (database, kept)
}

async fn fill(raw: &mut PgConnection, table: &str, rows: &str) {
    let emptied = AssertSqlSafe(format!("DELETE FROM {table}"));
    raw.execute(emptied).await.unwrap();
    let text = format!(
        "INSERT INTO {table} SELECT * FROM json_populate_recordset(NULL::{table}, $1::JSON)"
    );
    let filled = sqlx::query(AssertSqlSafe(text)).bind(rows);
    filled.execute(raw).await.unwrap();
}

#[tokio::test]
async fn a_house_of_the_first_schema_goes_on_in_the_middle_of_its_deals_with_nothing_lost() {
    let today = scratch::database();
    let store = opened(&today).await;
    let evening = Evening::with_store(store.clone(), 5).await;
    let mut running = Vec::new();
    for (edition, members) in [("tavern", &ALL[..]), ("vieville", &ALL[..2])] {
        let table = evening.table(edition, members, 3 - members.len() / 2).await;
        running.push((table, evening.deal_to_play(table, members).await));
        for _ in 0..3 {
            if let Some(member) = evening.on_turn(table, members).await {
                evening.play_any(table, member).await;
            }
        }
    }
    evening.audit().await;
    evening.clocks.beat().await.unwrap();
    let now = evening.now();
    drop(evening);
    store.close().await;

    let mut from = connected(&today).await;
    let (database, before) = moved(&mut from).await;
    from.close().await.unwrap();
    let full: Vec<&str> = before
        .iter()
        .filter(|(_, rows)| rows != "[]")
        .map(|(table, _)| table.as_str())
        .collect();
    for table in [
        "accounts",
        "acts",
        "deals",
        "members",
        "tables",
        "transfers",
    ] {
        assert!(full.contains(&table), "{full:?}");
    }

    let store = opened(&database).await;
    let mut raw = connected(&database).await;
    let newest = "SELECT max(version) FROM _sqlx_migrations";
    let newest: i64 = sqlx::query_scalar(newest)
        .fetch_one(&mut raw)
        .await
        .unwrap();
    assert!(newest > 1, "there was something to migrate");
    for (table, rows_before) in &before {
        // Who has the claim is written anew by whoever opens it.
        if table != "claim" {
            let now = rows(&mut raw, table).await;
            assert!(now == *rows_before, "{table}:\n{rows_before}\n{now}");
        }
    }
    raw.close().await.unwrap();

    let evening = Evening::opened(store.clone(), 6).await;
    evening.set_clock(now - evening.now());
    evening.audit().await;
    assert_eq!(evening.tables.ids_in(SERVER, None).len(), running.len());
    for (table, deal) in running {
        let look = evening.shown_to_all(table).await;
        let table::look::Scene::Playing(playing) = &look.table.scene else {
            panic!("{:?}", look.table.scene)
        };
        assert_eq!(playing.deal, deal, "every deal goes on where it was");
        evening.play_out(table, &ALL).await;
        assert_eq!(evening.last_deal(table).await, deal);
    }
    evening.audit().await;
    store.close().await;
}
