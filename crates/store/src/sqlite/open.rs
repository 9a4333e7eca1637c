//! Opening the database.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection};

use super::claim::{self, Begin, Claim, folder_of, private_file};
use super::disk::Disk;
use super::file::{is_made, is_ours, matches_log, options};
use super::mark::{self, Mark};
use super::wal::{self, Wal};
use super::{guards, restore, upgrade, writer};
use crate::Store;
use crate::sql::Sql;
use crate::sql::error::{OpenError, open_error};
use crate::sql::migrations::SQLITE;
use crate::sql::order::Checkpointed;

const READERS: u32 = 4;

/// The database in a file, which is created if missing.
pub(super) async fn file(path: &Path) -> Result<Arc<Sql>, OpenError> {
    prepare(path)?;
    let connection = connect(path, durable(path)).await?;
    let wal = Wal::for_file(path.to_owned());
    start(path, connection, options(path), wal).await
}

/// A claimed database, with its mark.
pub(super) async fn keep(claim: &Claim, begin: Begin) -> Result<Arc<dyn Store>, OpenError> {
    let (connection, wal) = claimed(claim, begin).await?;
    Ok(serve(connection, options(claim.database()), wal))
}

/// The connection that may write to a claimed database, and its log.
pub(super) async fn claimed(
    claim: &Claim,
    begin: Begin,
) -> Result<(SqliteConnection, Wal), OpenError> {
    let path = claim.database();
    if let Some(before) = restore::finish(path)? {
        tracing::info!(
            "{} was restored; what was there before is {}",
            path.display(),
            before.display()
        );
    }
    let mark = Mark::read(path);
    let was_filled = mark.as_ref().is_some_and(|mark| mark.filled);
    let log = mark::log_of(path);
    if mark::length(path) == 0 {
        // SQLite deletes a log whose file is missing.
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
            let wal = Wal::for_file(path.to_owned()).marked(number);
            return ready(path, connection, wal).await;
        }
    };
    connection
        .close()
        .await
        .map_err(|error| open_error(path, error))?;
    Err(refusal)
}

/// Creates the file if missing, closed to others. SQLite gives the files beside it the same mode.
fn prepare(path: &Path) -> Result<(), OpenError> {
    if folder_of(path).is_some_and(|folder| !folder.is_dir()) {
        return Err(OpenError::NoFolder(path.to_owned()));
    }
    if path.is_dir() {
        return Err(OpenError::NotReadable(path.to_owned()));
    }
    match private_file(path).map_err(|error| error.kind()) {
        Ok(_) | Err(ErrorKind::AlreadyExists) => Ok(()),
        Err(ErrorKind::StorageFull) => Err(OpenError::DiskFull(path.to_owned())),
        Err(_) => Err(OpenError::NotReadable(path.to_owned())),
    }
}

/// Options under which a commit is on the disk when it is answered, and survives a loss of power.
fn durable(path: &Path) -> SqliteConnectOptions {
    options(path)
        // The writer tells of a slow disk itself (disk.rs).
        .disable_statement_logging()
        .synchronous(SqliteSynchronous::Full)
        // The writer decides when to move the log into the file (wal.rs).
        .pragma("wal_autocheckpoint", "0")
        // For speed (benches/bank.rs): no statement journals on the disk, and 20 MB of the database in memory.
        .pragma("temp_store", "MEMORY")
        .pragma("cache_size", "-20000")
}

/// A database in memory, shared by the connections of one store.
pub(super) async fn memory() -> Result<Arc<Sql>, OpenError> {
    // The name must begin with a slash to be shared, and be its own.
    let path = PathBuf::from(format!("/triomphe-{:016x}", rand::random::<u64>()));
    let options = options(&path).vfs("memdb").create_if_missing(true);
    let connection = connect(&path, options.clone()).await?;
    start(&path, connection, options, Wal::for_memory()).await
}

/// A connection for the writer, to a database of ours or a new one.
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
    connection: SqliteConnection,
    reading: SqliteConnectOptions,
    wal: Wal,
) -> Result<Arc<Sql>, OpenError> {
    let (connection, wal) = ready(path, connection, wal).await?;
    Ok(serve(connection, reading, wal))
}

/// Brings a database up to date, and its log into its file.
async fn ready(
    path: &Path,
    mut connection: SqliteConnection,
    mut wal: Wal,
) -> Result<(SqliteConnection, Wal), OpenError> {
    let of = |error| open_error(path, error);
    // SQLite silently opens a file that it may not write, and even begins a transaction.
    connection
        .execute("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK")
        .await
        .map_err(of)?;
    if is_made(&mut connection).await.map_err(of)? {
        guards::must_stand(path, &mut connection).await?;
    }
    if let Some(database) = wal.database() {
        // It changes the file, so it waits until that is known to be one that the bot may keep.
        connection
            .execute("PRAGMA journal_mode = WAL")
            .await
            .map_err(of)?;
        upgrade::copy_before(database, &mut connection).await?;
    }
    SQLITE
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
    // What an earlier run left in the log, erased things too, is moved into the file now. And a write now notices a
    // full disk.
    if wal.checkpoint(&mut connection).await.map_err(of)? == Checkpointed::Later {
        wal.owe();
    }
    wal.begin(&mut connection).await.map_err(of)?;
    Ok((connection, wal))
}

/// Lets a writer and readers work on a database.
fn serve(connection: SqliteConnection, reading: SqliteConnectOptions, wal: Wal) -> Arc<Sql> {
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        // A question to a connection in this process finds out by itself whether it can be answered.
        .test_before_acquire(false)
        .connect_lazy_with(
            reading
                .pragma("query_only", "ON")
                // What the writer and the system keep in memory is not kept once more for each reader.
                .pragma("cache_size", "-2000"),
        );
    let (store, desk) = Sql::open(readers);
    let disk = Disk::new(wal.database());
    tokio::spawn(writer::serve(connection, wal, disk, desk));
    store
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::Sqlite;

    /// A dead writer looks the same: nobody receives any more.
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
        let path = folder.path().join("books.db");
        let writer = durable(&path).create_if_missing(true);
        let writer = writer.connect().await.unwrap();
        let wal = Wal::for_file(path.clone());
        let (mut writer, _) = ready(&path, writer, wal).await.unwrap();
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
            (
                "SELECT CAST(trusted_schema AS TEXT) FROM pragma_trusted_schema",
                "0",
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
    async fn another_programs_database_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("recipes.db");
        let recipes = SqliteConnectOptions::new().filename(&path);
        let mut recipes = recipes.create_if_missing(true).connect().await.unwrap();
        recipes.execute("CREATE TABLE recipes (id)").await.unwrap();
        recipes.close().await.unwrap();
        let before = std::fs::read(&path).unwrap();
        let told = file(&path).await.err().unwrap();
        assert!(matches!(told, OpenError::Foreign(_)), "{told}");
        assert!(std::fs::read(&path).unwrap() == before);
    }

    #[tokio::test]
    async fn a_file_that_may_only_be_read_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("books.db");
        file(&path).await.unwrap().close().await;
        // As SQLite opens a file without write permission (which root always has).
        let writing = durable(&path).read_only(true);
        let connection = connect(&path, writing).await.unwrap();
        let wal = Wal::for_file(path.clone());
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
                    let wal = Wal::for_file(path.clone());
                    start(&path, connection, options(&path), wal).await.err()
                }
                Err(error) => Some(error),
            };
            let told = told.unwrap().to_string();
            assert!(told.starts_with("the disk that holds"), "{pages}: {told}");
            // With room again it goes on from there.
            file(&path).await.unwrap().close().await;
        }
    }
}
