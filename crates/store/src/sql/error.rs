//! Why a database cannot be used, and what the codes of both databases mean: SQLite's result codes
//! (<https://www.sqlite.org/rescode.html>) and PostgreSQL's SQLSTATE
//! (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).

use std::error::Error;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

use super::words::Said;
use crate::StoreError;
use crate::step::StepError;

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file to read.
    #[error("there is no database at {0}: check the path")]
    Missing(PathBuf),
    /// Its folder does not exist.
    #[error("the folder for the database {0} does not exist: create it, or check the path")]
    NoFolder(PathBuf),
    /// The file is not an SQLite database.
    #[error("{0} is not a database: check the path")]
    NotADatabase(PathBuf),
    /// Parts of it are unreadable.
    #[error("{0} is damaged: use a backup of it")]
    Damaged(PathBuf),
    /// An SQLite database of another program.
    #[error("{0} is another program's database: use a different file")]
    Foreign(PathBuf),
    /// It was written by a later version of this program.
    #[error(
        "{path} was made by a newer version of triomphe (it has migration {step}, which this version does not know): use that version, or another file"
    )]
    Newer {
        path: PathBuf,
        /// The unknown migration.
        step: i64,
    },
    /// Its schema is older than this version and was not brought up to date.
    #[error(
        "{0} was made by an older version of triomphe: start the bot once to bring it up to date"
    )]
    Older(PathBuf),
    /// It cannot be written: read-only, or an input or output error.
    #[error(
        "{0} cannot be written: check the permissions of the file and of its folder, and the space on the disk"
    )]
    NotWritable(PathBuf),
    /// The file cannot be opened at all.
    #[error(
        "{0} cannot be opened: check that it is a file, its permissions, and those of its folder"
    )]
    NotReadable(PathBuf),
    /// Its disk is full.
    #[error("the disk that holds {0} is full: free some space, then start again")]
    DiskFull(PathBuf),
    /// Its folder cannot be created.
    #[error("the folder {folder} cannot be created: {why}")]
    Folder {
        /// The folder that should hold the database.
        folder: PathBuf,
        /// The system's message.
        why: String,
    },
    /// The lock file of the claim cannot be locked.
    #[error("{path} cannot be locked: {why}")]
    Unlockable {
        path: PathBuf,
        /// The system's message.
        why: String,
    },
    /// Another program has claimed it.
    #[error(
        "{0} is in use by another triomphe (serve or sandbox): stop that one first, or use another file"
    )]
    InUse(PathBuf),
    /// The file to write exists.
    #[error("{0} exists already: name another file, or a folder")]
    Taken(PathBuf),
    /// A database cannot be restored from itself.
    #[error("{0} is the database itself: name a backup of it")]
    Itself(PathBuf),
    /// A restore was interrupted, and the database is not in its place yet.
    #[error("{0} is being restored: start the bot, or restore again, to finish that")]
    HalfRestored(PathBuf),
    /// The database to read is empty.
    #[error("{0} is empty: start the bot once to fill it")]
    Empty(PathBuf),
    /// It is missing or empty, but was not before.
    #[error(
        "{0} is missing or empty, but was not when the bot last ran: put the file (or your backup of it) \
         back in its place, or start over with --new"
    )]
    Emptied(PathBuf),
    /// It was to start anew, but is not empty.
    #[error(
        "{0} holds coins and tables, and --new starts over only where there are none: first move the file away, \
         with the files beside it whose names begin the same, or start without --new"
    )]
    Filled(PathBuf),
    /// The log beside it belongs to another file.
    #[error(
        "{database} replaced another file, whose last changes are still in {log} and would be mixed into it. \
         To use {database} as it is, remove {log}; if you brought the two here together, remove {mark}"
    )]
    StrangeLog {
        database: PathBuf,
        /// The write-ahead log beside it.
        log: PathBuf,
        /// The mark.
        mark: PathBuf,
    },
    /// Another program held a lock for too long.
    #[error("{0} is locked by another program: stop that one, then start again")]
    Locked(PathBuf),
    /// There is no answer from a PostgreSQL server.
    #[error(
        "the PostgreSQL server of the database {database} cannot be reached: {why}. Check TRIOMPHE_DATABASE, and that \
         the server runs"
    )]
    ServerUnreachable { database: String, why: String },
    /// A PostgreSQL server refuses the user, or something else that is needed.
    #[error("the PostgreSQL server refuses the database {database}: {why}")]
    ServerRefuses { database: String, why: String },
    /// Its version is too old.
    #[error("the PostgreSQL server of the database {0} is too old: version 14 or later is needed")]
    ServerTooOld(String),
    /// Another program has claimed the database.
    #[error(
        "the database {0} is in use by another triomphe: stop that one first, or use another database"
    )]
    ServerInUse(String),
    /// Several programs share the database, and this one wants it for itself.
    #[error(
        "the database {0} is shared by other triomphes, each with some shards: set TRIOMPHE_SHARDS as for them, or stop \
         them first"
    )]
    ServerShared(String),
    /// One program has the database for itself, and this one is to share it.
    #[error(
        "the database {0} is in use by another triomphe that has all shards (TRIOMPHE_SHARDS=auto): stop that one first"
    )]
    ServerUnshared(String),
    /// Others that run need the schema as it is.
    #[error(
        "the database {0} needs an upgrade, and other triomphes are using it: stop all of them, then start this one"
    )]
    ServerBusy(String),
    /// The database has tables of another program.
    #[error("the database {0} is another program's: use an empty one")]
    ServerForeign(String),
    /// The database was written by a later version of this program.
    #[error(
        "the database {database} was made by a newer version of triomphe (it has migration {step}, which this version \
         does not know): use that version, or another database"
    )]
    ServerNewer {
        database: String,
        /// The unknown migration.
        step: i64,
    },
    /// Its schema is older than this version and was not brought up to date.
    #[error(
        "the database {0} was made by an older version of triomphe: start the bot once to bring it up to date"
    )]
    ServerOlder(String),
    /// The database to read is empty.
    #[error("the database {0} is empty: start the bot once to fill it")]
    ServerEmpty(String),
    /// It was to start anew, but is not empty.
    #[error(
        "the database {0} holds coins and tables, and --new starts over only where there are none: name an empty \
         database, or start without --new"
    )]
    ServerFilled(String),
    /// Its triggers, checks or keys are not those that the migrations make.
    #[error(
        "what guards {database} is not what triomphe makes: {}. Undo that, or use a backup",
        first_of(.changes)
    )]
    Unguarded {
        database: String,
        /// A sentence for each, without its full stop.
        changes: Vec<String>,
    },
    /// Any other fault.
    #[error("{path} cannot be used: {source}")]
    Other { path: PathBuf, source: sqlx::Error },
}

/// How many changes are told at once.
const TOLD: usize = 5;

fn first_of(changes: &[String]) -> String {
    let told = changes.iter().take(TOLD).map(String::as_str);
    let told = told.collect::<Vec<_>>().join("; ");
    match changes.len().saturating_sub(TOLD) {
        0 => told,
        more => format!("{told}; and {more} more (triomphe audit lists them)"),
    }
}

const PERM: i32 = 3;
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const IO: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANNOT_OPEN: i32 = 14;
const CONSTRAINT: i32 = 19;
const AUTH: i32 = 23;
const NOT_A_DATABASE: i32 = 26;
/// `SQLITE_IOERR_SHMSIZE`: no room for the file that readers share.
const IO_SHARED_SIZE: i32 = 4874;

/// What kind of fault SQLite names: the low byte of its code.
fn kind_of(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?;
    error.try_downcast_ref::<SqliteError>()?;
    let code: i32 = error.code()?.parse().ok()?;
    Some(match code {
        IO_SHARED_SIZE => FULL,
        code => code & 0xff,
    })
}

/// Why a database cannot be used, from what SQLite said.
pub(crate) fn open_error(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    match kind_of(&source) {
        Some(BUSY | LOCKED) => OpenError::Locked(path),
        Some(READ_ONLY | IO) => OpenError::NotWritable(path),
        Some(FULL) => OpenError::DiskFull(path),
        Some(PERM | CANNOT_OPEN | AUTH) => OpenError::NotReadable(path),
        Some(CORRUPT) => OpenError::Damaged(path),
        Some(NOT_A_DATABASE) => OpenError::NotADatabase(path),
        _ => OpenError::Other { path, source },
    }
}

/// The SQLSTATE that PostgreSQL names.
fn state_of(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?;
    Some(error.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// Classes of SQLSTATE with which PostgreSQL says that it cannot work now, whatever is asked of it: the connection, the
/// means (a full disk), an operator, the system.
const OUTAGES: [&str; 4] = ["08", "53", "57", "58"];
/// A server that only reads: a standby, after another took its place.
const ONLY_READS: &str = "25006";
/// Classes with which it refuses what was asked: values that cannot be (a NUL in a text), and constraints.
const REFUSALS: [&str; 2] = ["22", "23"];

/// Whether a PostgreSQL server failed, or the way to it, and not what was asked of it.
pub(crate) fn is_outage_of_server(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => state_of(error).is_some_and(|state| {
            state == ONLY_READS || OUTAGES.iter().any(|class| state.starts_with(class))
        }),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed => true,
        _ => false,
    }
}

/// With which PostgreSQL says that it has ended a connection: by an operator or because it stops, because it crashed or
/// starts, and because nothing was asked for long.
const ENDED: [&str; 5] = ["57P01", "57P02", "57P03", "57P05", "25P03"];

/// Whether a connection to a PostgreSQL server proved dead, so that another may do.
pub(crate) fn is_lost_connection(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => {
            state_of(error).is_some_and(|state| state.starts_with("08") || ENDED.contains(&state))
        }
        sqlx::Error::Io(error) => error.kind() != ErrorKind::TimedOut,
        sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => true,
        _ => false,
    }
}

/// Whether a connection was dead before what was sent on it reached the server, so that nothing of it was done: what
/// was sent met a closed end, or the answer is the server's farewell, which ends a transaction that has not committed.
pub(crate) fn was_lost_before(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => state_of(error).is_some_and(|state| ENDED.contains(&state)),
        sqlx::Error::Io(error) => error.kind() == ErrorKind::BrokenPipe,
        _ => false,
    }
}

/// What the schema said (its own word, where one of its triggers refused), if it was the schema that refused.
pub(crate) fn refusal_text(error: &sqlx::Error) -> Option<String> {
    let is_refusal = match state_of(error) {
        Some(state) => REFUSALS.iter().any(|class| state.starts_with(class)),
        None => kind_of(error)? == CONSTRAINT,
    };
    is_refusal.then(|| {
        error
            .as_database_error()
            .map(|error| error.message().to_owned())
    })?
}

/// What the schema said, if it refused what was written.
#[must_use]
pub fn schema_refusal(error: &StoreError) -> Option<String> {
    match error {
        StoreError::Database(Said(error)) => refusal_text(error),
        StoreError::Closed => None,
    }
}

/// Whether something failed because the database did, not through the caller's fault.
#[must_use]
pub fn is_outage(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let step = cause.downcast_ref();
        matches!(
            step,
            Some(StepError::Database(_) | StepError::Closed | StepError::Fenced | StepError::Lost)
        ) || cause.is::<sqlx::Error>()
            || cause.is::<StoreError>()
    })
}

/// What is wrong with a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiskFault {
    Full,
    /// It is read-only, or fails.
    Other,
}

/// What is wrong with the disk, if that made SQLite fail.
pub(crate) fn disk_fault_of(error: &sqlx::Error) -> Option<DiskFault> {
    match kind_of(error)? {
        FULL => Some(DiskFault::Full),
        READ_ONLY | IO | CANNOT_OPEN => Some(DiskFault::Other),
        _ => None,
    }
}

/// The fault of a database's disk that made something fail, if that was the cause.
pub fn disk_fault(path: &Path, error: &anyhow::Error) -> Option<OpenError> {
    let path = path.to_owned();
    let mut causes = error
        .chain()
        .filter_map(|cause| match cause.downcast_ref() {
            Some(StepError::Database(error)) => Some(&**error),
            _ => asked(cause),
        });
    Some(match causes.find_map(disk_fault_of)? {
        DiskFault::Full => OpenError::DiskFull(path),
        DiskFault::Other => OpenError::NotWritable(path),
    })
}

/// What a database answered to a question.
fn asked<'e>(cause: &'e (dyn Error + 'static)) -> Option<&'e sqlx::Error> {
    match cause.downcast_ref() {
        Some(Said(error)) => Some(error),
        None => cause.downcast_ref(),
    }
}

/// Whether the store had been closed already, or a lease had gone to another process: no fault.
#[must_use]
pub fn is_closed(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        matches!(
            cause.downcast_ref(),
            Some(StepError::Closed | StepError::Fenced)
        ) || matches!(cause.downcast_ref(), Some(StoreError::Closed))
    })
}

/// What fails where something could not be stored or read, or may have been stored without anybody knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// The disk, with the database's file.
    Disk,
    /// The PostgreSQL server, or the way to it. Another process may serve meanwhile.
    Server,
}

/// What failed, if it was the disk or the server. The store tells the operator of it; nobody else need log it.
#[must_use]
pub fn failed_storage(error: &(dyn Error + 'static)) -> Option<Storage> {
    anyhow::Chain::new(error).find_map(|cause| {
        if let Some(step) = cause.downcast_ref() {
            return match step {
                StepError::Database(error) if is_outage_of_server(error) => Some(Storage::Server),
                StepError::Database(error) => disk_fault_of(error).map(|_| Storage::Disk),
                StepError::Lost => Some(Storage::Disk),
                StepError::Fenced => Some(Storage::Server),
                _ => None,
            };
        }
        match asked(cause)? {
            // SQLite's readers can fail by these, and tell nobody.
            sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
                None
            }
            error => is_outage_of_server(error).then_some(Storage::Server),
        }
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Executor};
    use std::time::Duration;

    #[tokio::test]
    async fn a_database_that_another_program_writes_to_is_locked() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("books.db");
        let options = SqliteConnectOptions::new().filename(&file);
        let options = options.create_if_missing(true).busy_timeout(Duration::ZERO);
        let mut writing = options.connect().await.unwrap();
        writing.execute("BEGIN EXCLUSIVE").await.unwrap();
        let mut other = options.connect().await.unwrap();
        let refused = other.execute("CREATE TABLE t (x)").await.unwrap_err();
        let told = open_error(&file, refused);
        assert!(
            matches!(&told, OpenError::Locked(path) if *path == file),
            "{told:?}"
        );
    }
}
