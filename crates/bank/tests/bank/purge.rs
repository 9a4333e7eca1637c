//! The data of a removed server is deleted from every table.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, SqliteConnection};
use store::Sqlite;

use crate::server::{OF_NO_SERVER, ROWS};

async fn counts(raw: &mut SqliteConnection) -> Vec<(String, i64)> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .fetch_all(&mut *raw)
    .await
    .unwrap();
    let mut counts = Vec::new();
    for table in tables {
        if !OF_NO_SERVER.contains(&table.as_str()) {
            let text = format!("SELECT COUNT(*) FROM {table}");
            let rows = sqlx::query_scalar(AssertSqlSafe(text));
            counts.push((table, rows.fetch_one(&mut *raw).await.unwrap()));
        }
    }
    counts
}

#[tokio::test]
async fn nothing_of_a_server_is_left_in_any_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let store = Sqlite::open(&file).await.unwrap();
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .foreign_keys(true);
    let mut raw = options.connect().await.unwrap();
    raw.execute(ROWS).await.unwrap();
    for (table, rows) in counts(&mut raw).await {
        assert!(rows > 0, "this test puts nothing into {table}");
    }
    assert!(!store.purge(ids::GuildId(1)).await.unwrap());
    raw.execute("UPDATE guilds SET gone_at = 20 WHERE guild = 1")
        .await
        .unwrap();
    assert!(store.purge(ids::GuildId(1)).await.unwrap());
    for (table, rows) in counts(&mut raw).await {
        assert_eq!(rows, 0, "{table}");
    }
}
