//! Opening the database, and saying clearly why it cannot be opened.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection};
use tokio::sync::{Notify, mpsc};

use super::claim::{self, Begin, Claim, folder_of, private};
use super::mark::{self, Mark};
use super::wal::{self, Settled, Wal};
use super::{Sqlite, writer};
use crate::step::StepError;
use crate::{Store, StoreError};

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
    /// No room is left on its disk.
    #[error("there is no room left on the disk of {0}: make room there, then start again")]
    DiskFull(PathBuf),
    /// Its folder cannot be made.
    #[error("the folder {folder} cannot be made: {why}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The file that says who keeps house there cannot be locked.
    #[error("{path} cannot be locked: {why}")]
    Unlockable {
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// Another program keeps house on it.
    #[error(
        "{0} is in use by another triomphe (serve or sandbox): stop that one first, or use another file"
    )]
    InUse(PathBuf),
    /// There is nothing in it.
    #[error("{0} is empty: start the bot once to fill it")]
    Empty(PathBuf),
    /// There is nothing in it, although there was.
    #[error(
        "{0} is missing or empty, but was not when the bot last ran: put the file (or your backup of it) \
         back in its place, or begin anew with --new"
    )]
    Emptied(PathBuf),
    /// It was to begin anew, and is not empty.
    #[error(
        "{0} holds coins and tables, and --new begins only where there are none: move the file away first, \
         with those beside it that begin with its name, or start without --new"
    )]
    Filled(PathBuf),
    /// The log beside it belongs to the file that was there before.
    #[error(
        "{database} was put in the place of another file, whose last changes are still in {log} and would \
         be mixed into it. To go on with {database} as it is, remove {log}; if the two were brought here \
         together, remove {mark}"
    )]
    StrangeLog {
        database: PathBuf,
        /// The log.
        log: PathBuf,
        /// The mark.
        mark: PathBuf,
    },
    /// Another program has held it for too long.
    #[error("{0} is locked by another program")]
    Locked(PathBuf),
    /// Something else.
    #[error("{path} cannot be used: {source}")]
    Other {
        path: PathBuf,
        /// What SQLite said.
        source: sqlx::Error,
    },
}

/// `PRAGMA application_id` of our files, as the first migration sets it.
const APPLICATION: i64 = 0x5452_4d50;
/// What keeps the list of migrations; it is the first thing in a new database.
const MIGRATIONS_TABLE: &str = "_sqlx_migrations";
/// How long a writer waits for another program (a backup) to let go.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// Steps that may wait for the writer before those who bring them wait too.
const WAITING: usize = 4096;
const READERS: u32 = 4;

static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations");

/// The number of migrations of this version.
pub fn schema() -> usize {
    MIGRATIONS.iter().count()
}

/// The database in a file, made where it is missing.
pub(super) async fn file(path: &Path) -> Result<Arc<dyn Store>, OpenError> {
    prepare(path)?;
    let connection = connect(path, durable(path)).await?;
    let wal = Wal::of_file(path.to_owned());
    start(path, connection, options(path), wal).await
}

/// The database that somebody has claimed, with its mark.
pub(super) async fn claimed(claim: &Claim, begin: Begin) -> Result<Arc<dyn Store>, OpenError> {
    let path = claim.database();
    let mark = Mark::read(path);
    let was_filled = mark.as_ref().is_some_and(|mark| mark.filled);
    let log = mark::log_of(path);
    if mark::length(path) == 0 {
        // SQLite deletes a log without a file.
        let is_lost = was_filled || mark::length(&log) > 0;
        match begin {
            Begin::WhereItWas if is_lost => return Err(OpenError::Emptied(path.to_owned())),
            Begin::Anew if mark::length(&log) > 0 => {
                let aside = claim::beside(path, "-wal.old");
                std::fs::rename(&log, aside).map_err(|error| open_error(path, error.into()))?;
            }
            _ => {}
        }
    } else if let Some(mark) = &mark {
        matches_log(path, mark)?;
    }
    prepare(path)?;
    let number = mark::number_in(path).unwrap_or(0);
    let mut connection = connect(path, durable(path)).await?;
    let filled = match is_made(&mut connection).await {
        Ok(true) => wal::is_filled(&mut connection).await,
        other => other,
    };
    let refusal = match (begin, filled.map_err(|error| open_error(path, error))?) {
        (Begin::WhereItWas, false) if was_filled => OpenError::Emptied(path.to_owned()),
        (Begin::Anew, true) => OpenError::Filled(path.to_owned()),
        _ => {
            let wal = Wal::of_file(path.to_owned()).marked(number);
            return start(path, connection, options(path), wal).await;
        }
    };
    connection
        .close()
        .await
        .map_err(|error| open_error(path, error))?;
    Err(refusal)
}

/// Makes the file where it is missing, closed to others; SQLite gives those beside it the same mode.
fn prepare(path: &Path) -> Result<(), OpenError> {
    if folder_of(path).is_some_and(|folder| !folder.is_dir()) {
        return Err(OpenError::NoFolder(path.to_owned()));
    }
    if path.is_dir() {
        return Err(OpenError::NotReadable(path.to_owned()));
    }
    let made = private().write(true).create_new(true).open(path);
    match made.map_err(|error| error.kind()) {
        Ok(_) | Err(ErrorKind::AlreadyExists) => Ok(()),
        Err(ErrorKind::StorageFull) => Err(OpenError::DiskFull(path.to_owned())),
        Err(_) => Err(OpenError::NotReadable(path.to_owned())),
    }
}

fn matches_log(path: &Path, mark: &Mark) -> Result<(), OpenError> {
    if !mark::log_is_of_another(path, mark) {
        return Ok(());
    }
    Err(OpenError::StrangeLog {
        database: path.to_owned(),
        log: mark::log_of(path),
        mark: mark::place(path),
    })
}

/// A commit is on the disk when it is answered, and survives the loss of power.
fn durable(path: &Path) -> SqliteConnectOptions {
    options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // When the log is put into the file is up to the writer (wal.rs).
        .pragma("wal_autocheckpoint", "0")
        // For speed (benches/bank.rs): statement journals off the disk.
        .pragma("temp_store", "MEMORY")
        .pragma("cache_size", "-20000")
}

/// A database in memory, shared by the connections of one store.
pub(super) async fn memory() -> Result<Arc<dyn Store>, OpenError> {
    // The name must begin with a slash to be shared, and be its own.
    let path = PathBuf::from(format!("/triomphe-{:016x}", rand::random::<u64>()));
    let options = options(&path).vfs("memdb").create_if_missing(true);
    let connection = connect(&path, options.clone()).await?;
    start(&path, connection, options, Wal::of_memory()).await
}

/// One connection for reading a file that may be in use, without changing anything.
pub(crate) async fn to_read(path: &Path) -> Result<SqliteConnection, OpenError> {
    if !path.exists() {
        return Err(OpenError::Missing(path.to_owned()));
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

/// A connection for the writer, to a database of ours or to one that is still to be made.
async fn connect(
    path: &Path,
    options: SqliteConnectOptions,
) -> Result<SqliteConnection, OpenError> {
    let of = |error| open_error(path, error);
    let mut connection = options.connect().await.map_err(of)?;
    if is_made(&mut connection).await.map_err(of)? && !is_ours(&mut connection).await.map_err(of)? {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    Ok(connection)
}

async fn start(
    path: &Path,
    mut connection: SqliteConnection,
    reading: SqliteConnectOptions,
    mut wal: Wal,
) -> Result<Arc<dyn Store>, OpenError> {
    let of = |error| open_error(path, error);
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
                open_error(path, source)
            }
            other => OpenError::Other {
                path: path.to_owned(),
                source: sqlx::Error::Migrate(Box::new(other)),
            },
        })?;
    // What an earlier run left in the log, erased things too, goes into the file now. And whoever writes now notices
    // a full disk.
    if wal.settle(&mut connection).await.map_err(of)? == Settled::Later {
        wal.owe();
    }
    wal.begin(&mut connection).await.map_err(of)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_lazy_with(reading.pragma("query_only", "ON"));
    let (orders, taken) = mpsc::channel(WAITING);
    let closed = Arc::new(Notify::new());
    tokio::spawn(writer::serve(connection, wal, taken, closed.clone()));
    Ok(Arc::new(Sqlite {
        orders,
        readers,
        closed,
    }))
}

/// Whether there is more in a database than what an interrupted first start leaves: the list of migrations, without one.
async fn is_made(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
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

async fn is_ours(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(id == APPLICATION)
}

const READ_ONLY: i32 = 8;
const IO: i32 = 10;
const FULL: i32 = 13;

/// What kind of fault SQLite names: the low byte of its code (https://www.sqlite.org/rescode.html).
fn kind_of(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(match code {
        // SQLITE_IOERR_SHMSIZE: no room for the file that those who read share.
        4874 => FULL,
        code => code & 0xff,
    })
}

pub(super) fn open_error(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    match kind_of(&source) {
        Some(5 | 6) => OpenError::Locked(path),
        Some(READ_ONLY | IO) => OpenError::NotWritable(path),
        Some(FULL) => OpenError::DiskFull(path),
        Some(3 | 14 | 23) => OpenError::NotReadable(path),
        Some(26) => OpenError::NotADatabase(path),
        _ => OpenError::Other { path, source },
    }
}

/// Whether something failed because the database did, not through the caller's fault.
#[must_use]
pub fn is_outage(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let step = cause.downcast_ref();
        matches!(step, Some(StepError::Database(_) | StepError::Closed))
            || cause.is::<sqlx::Error>()
            || cause.is::<StoreError>()
    })
}

/// The fault of a database's disk that made something fail, if that was the cause.
pub fn disk_fault(path: &Path, error: &anyhow::Error) -> Option<OpenError> {
    let path = path.to_owned();
    let mut causes = error
        .chain()
        .filter_map(|cause| match cause.downcast_ref() {
            Some(StepError::Database(error)) => Some(&**error),
            _ => cause.downcast_ref::<sqlx::Error>(),
        });
    match causes.find_map(kind_of)? {
        FULL => Some(OpenError::DiskFull(path)),
        READ_ONLY | IO => Some(OpenError::NotWritable(path)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// A writer that has died is told alike: nobody receives any more.
    #[tokio::test]
    async fn a_store_that_is_closed_has_ended() {
        let store = Sqlite::in_memory().await.unwrap();
        let mut ended = std::pin::pin!(store.ended());
        tokio::select! {
            biased;
            () = &mut ended => panic!("it is open"),
            () = std::future::ready(()) => {}
        }
        store.close().await;
        ended.await;
    }

    #[tokio::test]
    async fn a_commit_survives_the_loss_of_power_and_replace_meets_the_triggers() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = durable(&folder.path().join("books.db"))
            .create_if_missing(true)
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
        let writing = durable(&path).read_only(true);
        let connection = connect(&path, writing).await.unwrap();
        let wal = Wal::of_file(path.clone());
        let told = start(&path, connection, options(&path), wal).await;
        let told = told.err().unwrap();
        assert!(matches!(told, OpenError::NotWritable(_)), "{told}");
    }

    #[tokio::test]
    async fn a_disk_that_is_full_is_told_wherever_the_start_meets_it() {
        let folder = tempfile::tempdir().unwrap();
        for pages in [1, 2, 5, 20, 40] {
            let path = folder.path().join(format!("{pages}.db"));
            prepare(&path).unwrap();
            // SQLite says of a file that may not grow what it says of a full disk.
            let most = durable(&path).pragma("max_page_count", pages.to_string());
            let told = match connect(&path, most).await {
                Ok(connection) => {
                    let wal = Wal::of_file(path.clone());
                    start(&path, connection, options(&path), wal).await.err()
                }
                Err(error) => Some(error),
            };
            let told = told.unwrap().to_string();
            assert!(
                told.starts_with("there is no room left on the disk"),
                "{pages}: {told}"
            );
            // With room again it goes on from there.
            file(&path).await.unwrap().close().await;
        }
    }
}
