//! Opening the database, and saying clearly why it cannot be opened.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use tokio::sync::{Notify, mpsc};

use super::{Store, writer};

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file (where one was to be read).
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// Its folder is not there.
    #[error("the folder of the database {0} does not exist")]
    NoFolder(PathBuf),
    /// The file is something else.
    #[error("{0} is not a database")]
    NotADatabase(PathBuf),
    /// An SQLite database, but of another program.
    #[error("{0} is the database of another program")]
    Foreign(PathBuf),
    /// It was written by a later version of this program.
    #[error(
        "{path} was made by a newer version of triomphe (its schema has step {step}, which this version does not know): use that version, or another file"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The migration that is unknown here.
        step: i64,
    },
    /// Its schema is older than this version and was not brought up to date.
    #[error(
        "{0} was made by an older version of triomphe: start the bot once to bring it up to date"
    )]
    Older(PathBuf),
    /// It cannot be written.
    #[error(
        "{0} cannot be written: check the permissions of the file and of its folder, and the space on the disk"
    )]
    NotWritable(PathBuf),
    /// It cannot be opened at all.
    #[error(
        "{0} cannot be opened: check that it is a file, its permissions, and those of its folder"
    )]
    NotReadable(PathBuf),
    /// Another program has held it for too long.
    #[error("{0} is locked by another program")]
    Locked(PathBuf),
    /// Something else.
    #[error("{path} cannot be used: {source}")]
    Other {
        /// The file.
        path: PathBuf,
        /// What SQLite said.
        source: sqlx::Error,
    },
}

/// `PRAGMA application_id` of our files, as the first migration sets it.
const APPLICATION: i64 = 0x5452_4d50;
/// How long a writer waits for another program (a backup) to let go.
const PATIENCE: Duration = Duration::from_secs(5);
/// Steps that may wait for the writer before those who bring them wait too.
const WAITING: usize = 4096;
const READERS: u32 = 4;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How many steps the schema of this version has gone.
pub fn schema() -> usize {
    MIGRATIONS.iter().count()
}

/// The database in a file, made where it is missing.
pub(super) async fn file(path: &Path) -> Result<Store, OpenError> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(OpenError::NoFolder(path.to_owned()));
    }
    if path.is_dir() {
        return Err(OpenError::NotReadable(path.to_owned()));
    }
    start(path, durable(path), options(path)).await
}

/// A commit is on the disk when it is answered, and survives the loss of power.
fn durable(path: &Path) -> SqliteConnectOptions {
    options(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // What follows is for speed (benches/bank.rs): statement journals off the disk, and
        // rarer checkpoints, for 32 MB of log are read in a moment after a crash.
        .pragma("temp_store", "MEMORY")
        .pragma("wal_autocheckpoint", "8000")
        .pragma("cache_size", "-20000")
}

/// A database in memory, shared by the connections of one store.
pub(super) async fn memory() -> Result<Store, OpenError> {
    // The name must begin with a slash to be shared, and be its own.
    let path = PathBuf::from(format!("/triomphe-{:016x}", rand::random::<u64>()));
    let options = options(&path).vfs("memdb").create_if_missing(true);
    start(&path, options.clone(), options).await
}

/// One connection for reading a file that may be in use, without changing anything.
pub(super) async fn to_read(path: &Path) -> Result<SqliteConnection, OpenError> {
    if !path.exists() {
        return Err(OpenError::Missing(path.to_owned()));
    }
    if path.is_dir() {
        return Err(OpenError::NotReadable(path.to_owned()));
    }
    let of = |error| why(path, error);
    let mut connection = options(path).read_only(true).connect().await.map_err(of)?;
    if !is_ours(&mut connection).await.map_err(of)? {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    let steps: Vec<i64> = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success")
        .fetch_all(&mut connection)
        .await
        .map_err(of)?;
    if let Some(&step) = steps.iter().find(|&&step| !MIGRATIONS.version_exists(step)) {
        return Err(OpenError::Newer {
            path: path.to_owned(),
            step,
        });
    }
    if MIGRATIONS
        .iter()
        .any(|known| !steps.contains(&known.version))
    {
        return Err(OpenError::Older(path.to_owned()));
    }
    Ok(connection)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        // What is deleted or written over is overwritten in the file too, not only forgotten.
        .pragma("secure_delete", "ON")
        // INSERT OR REPLACE must not walk past the delete triggers.
        .pragma("recursive_triggers", "ON")
        .busy_timeout(PATIENCE)
}

async fn start(
    path: &Path,
    writing: SqliteConnectOptions,
    reading: SqliteConnectOptions,
) -> Result<Store, OpenError> {
    let of = |error| why(path, error);
    let mut connection = writing.connect().await.map_err(of)?;
    if !is_new(&mut connection).await.map_err(of)? && !is_ours(&mut connection).await.map_err(of)? {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    // SQLite opens a file that it may not write without a word, and even begins a transaction.
    connection
        .execute("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK")
        .await
        .map_err(of)?;
    MIGRATIONS
        .run(&mut connection)
        .await
        .map_err(|error| match error {
            MigrateError::VersionMissing(step) | MigrateError::VersionTooNew(step, _) => {
                OpenError::Newer {
                    path: path.to_owned(),
                    step,
                }
            }
            MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => {
                why(path, source)
            }
            other => OpenError::Other {
                path: path.to_owned(),
                source: sqlx::Error::Migrate(Box::new(other)),
            },
        })?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_lazy_with(reading.pragma("query_only", "ON"));
    let (orders, taken) = mpsc::channel(WAITING);
    let closed = Arc::new(Notify::new());
    tokio::spawn(writer::serve(connection, taken, closed.clone()));
    Ok(Store {
        orders,
        readers,
        closed,
    })
}

async fn is_new(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let things: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master")
        .fetch_one(connection)
        .await?;
    Ok(things == 0)
}

async fn is_ours(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(id == APPLICATION)
}

pub(super) fn why(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    let code = source
        .as_database_error()
        .and_then(|error| error.code())
        .and_then(|code| code.parse::<i32>().ok());
    // https://www.sqlite.org/rescode.html; the low byte is the kind.
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => OpenError::Locked(path),
        Some(8 | 13) => OpenError::NotWritable(path),
        Some(3 | 14 | 23) => OpenError::NotReadable(path),
        Some(26) => OpenError::NotADatabase(path),
        _ => OpenError::Other { path, source },
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[tokio::test]
    async fn a_commit_survives_the_loss_of_power_and_replace_meets_the_triggers() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = durable(&folder.path().join("books.db"))
            .connect()
            .await
            .unwrap();
        for (pragma, expected) in [
            ("SELECT * FROM pragma_journal_mode", "wal"),
            // FULL (https://www.sqlite.org/pragma.html#pragma_synchronous)
            (
                "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous",
                "2",
            ),
            (
                "SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys",
                "1",
            ),
            (
                "SELECT CAST(recursive_triggers AS TEXT) FROM pragma_recursive_triggers",
                "1",
            ),
        ] {
            let set: String = sqlx::query_scalar(pragma)
                .fetch_one(&mut writer)
                .await
                .unwrap();
            assert_eq!(set, expected, "{pragma}");
        }
    }

    #[tokio::test]
    async fn a_file_that_may_only_be_read_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("books.db");
        file(&path).await.unwrap().close().await;
        // As SQLite opens a file without write permission (which root always has).
        let writing = durable(&path).create_if_missing(false).read_only(true);
        let told = start(&path, writing, options(&path)).await.err().unwrap();
        assert!(matches!(told, OpenError::NotWritable(_)), "{told}");
    }
}
