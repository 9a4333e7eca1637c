//! Databases as older versions of the program left them.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::path::{Path, PathBuf};

/// The numbers of the migrations, in order.
pub fn steps() -> Vec<i64> {
    let mut steps: Vec<i64> = migrations().map(|(step, ..)| step).collect();
    steps.sort_unstable();
    steps
}

/// A new database with only the migrations up to this one applied, as an older version of the program left it.
pub async fn of_step(last: i64, file: &Path) -> sqlx::SqliteConnection {
    let folder = tempfile::tempdir().unwrap();
    for (step, path, name) in migrations() {
        if step <= last {
            std::fs::copy(path, folder.path().join(name)).unwrap();
        }
    }
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .foreign_keys(true)
        .pragma("recursive_triggers", "ON");
    let mut raw = options.connect().await.unwrap();
    let migrations = sqlx::migrate::Migrator::new(folder.path()).await.unwrap();
    migrations.run(&mut raw).await.unwrap();
    raw
}

/// Takes all triggers away, which refuse whatever changes history; returns the texts that make them again.
pub async fn without_triggers(raw: &mut sqlx::SqliteConnection) -> Vec<String> {
    let triggers = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'";
    let triggers: Vec<(String, String)> =
        sqlx::query_as(triggers).fetch_all(&mut *raw).await.unwrap();
    let mut texts = Vec::new();
    for (name, text) in triggers {
        let drop = AssertSqlSafe(format!("DROP TRIGGER {name}"));
        sqlx::raw_sql(drop).execute(&mut *raw).await.unwrap();
        texts.push(text);
    }
    texts
}

/// Puts triggers back.
pub async fn with_triggers(raw: &mut sqlx::SqliteConnection, texts: Vec<String>) {
    for text in texts {
        sqlx::raw_sql(AssertSqlSafe(text))
            .execute(&mut *raw)
            .await
            .unwrap();
    }
}

fn migrations() -> impl Iterator<Item = (i64, PathBuf, String)> {
    // Seen from whichever package includes this file.
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut folders = folders.map(|folder| folder.join("migrations/sqlite"));
    let folder = folders.find(|folder| folder.is_dir()).unwrap();
    std::fs::read_dir(folder).unwrap().map(|migration| {
        let migration = migration.unwrap();
        let name = migration.file_name().into_string().unwrap();
        (name[..4].parse().unwrap(), migration.path(), name)
    })
}
