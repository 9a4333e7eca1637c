//! A database file: whether it is one of ours, and reading it without changing anything.

use std::path::Path;

use sqlx::migrate::Migration;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

use super::claim::stamped;
use super::mark::{self, Mark};
use super::wal::BUSY_TIMEOUT;
use crate::sql::error::{OpenError, open_error};
use crate::sql::migrations::SQLITE;

/// `PRAGMA application_id` of our files, as the first migration sets it.
const APPLICATION: i64 = 0x5452_4d50;
/// The list of migrations: the first thing in a new database.
const MIGRATIONS_TABLE: &str = "_sqlx_migrations";

/// The ending, before a stamp, of a database that is to take the place of another (`restore.rs`).
pub(super) const INCOMING: &str = ".incoming-";

/// The number of migrations of this version.
pub fn schema() -> usize {
    SQLITE.iter().count()
}

/// How old the schema of a file may be that is only read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Age {
    /// What questions are asked of: this version's.
    Current,
    /// Any that this version can bring up to date.
    Any,
}

/// One connection for reading a file that may be in use, without changing anything.
pub(crate) async fn to_read(path: &Path, age: Age) -> Result<SqliteConnection, OpenError> {
    if !path.exists() {
        return Err(if stamped(path, INCOMING, "").is_empty() {
            OpenError::Missing(path.to_owned())
        } else {
            OpenError::HalfRestored(path.to_owned())
        });
    }
    if path.is_dir() {
        return Err(OpenError::NotReadable(path.to_owned()));
    }
    // Whoever keeps a mark is another process.
    if let Some(mark) = Mark::read(path) {
        matches_log(path, &mark)?;
    }
    let of = |error| open_error(path, error);
    let mut connection = options(path).read_only(true).connect().await.map_err(of)?;
    if !is_made(&mut connection).await.map_err(of)? {
        return Err(OpenError::Empty(path.to_owned()));
    }
    if !is_ours(&mut connection).await.map_err(of)? {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    let is_behind = missing_steps(path, &mut connection).await? > 0;
    if is_behind && age == Age::Current {
        return Err(OpenError::Older(path.to_owned()));
    }
    Ok(connection)
}

/// How many of this version's migrations a database of ours lacks.
///
/// # Errors
/// [`OpenError::Newer`] if it has one that this version does not know.
pub(super) async fn missing_steps(
    path: &Path,
    connection: &mut SqliteConnection,
) -> Result<usize, OpenError> {
    let steps = steps(connection).await;
    let steps = steps.map_err(|error| open_error(path, error))?;
    if let Some(&step) = steps.iter().find(|&&step| !SQLITE.version_exists(step)) {
        return Err(OpenError::Newer {
            path: path.to_owned(),
            step,
        });
    }
    let is_missing = |step: &&Migration| !steps.contains(&step.version);
    Ok(SQLITE.iter().filter(is_missing).count())
}

/// The migrations that a database has, in order.
pub(super) async fn steps(connection: &mut SqliteConnection) -> sqlx::Result<Vec<i64>> {
    sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success ORDER BY version")
        .fetch_all(connection)
        .await
}

pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        // Deleted content is overwritten with zeros in the file.
        .pragma("secure_delete", "ON")
        // OR REPLACE must not bypass the delete triggers.
        .pragma("recursive_triggers", "ON")
        // Nothing in the schema of a file that somebody made calls what could do more than reckon.
        .pragma("trusted_schema", "OFF")
        .busy_timeout(BUSY_TIMEOUT)
}

/// Whether there is more in a database than an interrupted first start leaves: an empty list of migrations.
pub(super) async fn is_made(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let things: Vec<String> = sqlx::query_scalar("SELECT tbl_name FROM sqlite_master")
        .fetch_all(&mut *connection)
        .await?;
    if things.iter().any(|thing| thing != MIGRATIONS_TABLE) {
        return Ok(true);
    }
    if things.is_empty() {
        return Ok(false);
    }
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM _sqlx_migrations)")
        .fetch_one(connection)
        .await
}

pub(super) async fn is_ours(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(id == APPLICATION)
}

pub(super) fn matches_log(path: &Path, mark: &Mark) -> Result<(), OpenError> {
    if !mark::log_is_of_another(path, mark) {
        return Ok(());
    }
    Err(OpenError::StrangeLog {
        database: path.to_owned(),
        log: mark::log_of(path),
        mark: mark::place(path),
    })
}
