//! A database in a file, as programs and people find it: claimed, read past the store, copied as a kill leaves it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ids::GuildId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use store::{Begin, Claim, OpenError, Sqlite, Step, Store, Write};

pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub fn length(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |file| file.len())
}

pub async fn raw(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file);
    options.connect().await.unwrap()
}

/// The settings of a server, which show who last wrote the file.
pub async fn settings(file: &Path) -> Vec<String> {
    let mut raw = raw(file).await;
    let all = sqlx::query_scalar("SELECT settings FROM guilds ORDER BY settings");
    let all = all.fetch_all(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    all
}

pub async fn write(store: &Arc<dyn Store>, settings: &str) {
    let write = Write::Settings {
        guild: GuildId(1),
        settings: settings.to_owned(),
    };
    store.commit(Step::write(write)).await.unwrap();
}

pub async fn keep(file: &Path, begin: Begin) -> Result<(Claim, Arc<dyn Store>), OpenError> {
    let claim = Claim::take(file).unwrap();
    let store = Sqlite::keep(&claim, begin).await?;
    Ok((claim, store))
}

pub async fn refused(file: &Path, begin: Begin) -> OpenError {
    keep(file, begin).await.err().expect("it was opened")
}

/// A copy of what `kill -9` would leave of a database that is open now, in a folder of its own.
pub fn killed(file: &Path) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("books.db");
    for ending in ["", "-wal", ".mark"] {
        std::fs::copy(beside(file, ending), beside(&copy, ending)).unwrap();
    }
    (folder, copy)
}
