//! Databases as older versions of the program left them.

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;

/// The numbers of the migrations, in order.
#[allow(dead_code)]
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

fn migrations() -> impl Iterator<Item = (i64, std::path::PathBuf, String)> {
    std::fs::read_dir("migrations/sqlite")
        .unwrap()
        .map(|migration| {
            let migration = migration.unwrap();
            let name = migration.file_name().into_string().unwrap();
            (name[..4].parse().unwrap(), migration.path(), name)
        })
}
