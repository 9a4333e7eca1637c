//! What a database's disk did, told from what SQLite says; and files that others on the machine may read.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::sync::Arc;

use ids::TableId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use store::{OpenError, StepError, StoreError, disk_fault, is_outage, readable};

async fn opened(file: &Path, read_only: bool) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file);
    let options = options.create_if_missing(!read_only).read_only(read_only);
    options.connect().await.unwrap()
}

async fn refused(connection: &mut SqliteConnection, text: &'static str) -> sqlx::Error {
    connection.execute(text).await.unwrap_err()
}

#[tokio::test]
async fn a_full_disk_and_one_that_cannot_be_written_are_told_apart_and_from_other_faults() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let mut raw = opened(&file, false).await;
    raw.execute("CREATE TABLE t (x UNIQUE); INSERT INTO t VALUES (1); PRAGMA max_page_count = 3")
        .await
        .unwrap();
    let full = refused(&mut raw, "INSERT INTO t VALUES (zeroblob(100000))").await;
    let taken = refused(&mut raw, "INSERT INTO t VALUES (1)").await;
    let mut reading = opened(&file, true).await;
    let read_only = refused(&mut reading, "INSERT INTO t VALUES (2)").await;

    let fault = |error: anyhow::Error| disk_fault(&file, &error);
    let of_step = |error| StepError::Database(Arc::new(error));
    for told in [
        fault(full.into()),
        fault(anyhow::Error::from(of_step(
            refused(&mut raw, "INSERT INTO t VALUES (zeroblob(100000))").await,
        ))),
    ] {
        assert!(
            matches!(&told, Some(OpenError::DiskFull(path)) if *path == file),
            "{told:?}"
        );
    }
    let told = fault(anyhow::Error::from(read_only).context("the heartbeat"));
    assert!(
        matches!(&told, Some(OpenError::NotWritable(path)) if *path == file),
        "{told:?}"
    );
    for other in [
        anyhow::Error::from(taken),
        sqlx::Error::RowNotFound.into(),
        StepError::Stale { table: TableId(7) }.into(),
        StoreError::Closed.into(),
        anyhow::anyhow!("the cat sat on it"),
    ] {
        assert!(fault(other).is_none());
    }
}

#[test]
fn an_outage_is_the_database_s_fault_and_a_refusal_is_the_caller_s() {
    let failed = || sqlx::Error::PoolTimedOut;
    for outage in [
        anyhow::Error::from(failed()),
        StepError::Database(Arc::new(failed())).into(),
        StepError::Closed.into(),
        StoreError::Closed.into(),
        anyhow::Error::from(StepError::Closed).context("a deal"),
    ] {
        assert!(is_outage(&outage), "{outage:?}");
    }
    for refusal in [
        anyhow::Error::from(StepError::Given),
        StepError::MintFull.into(),
        StepError::Stale { table: TableId(7) }.into(),
        StepError::Refused("kind".to_owned()).into(),
        anyhow::anyhow!("the cat sat on it"),
    ] {
        assert!(!is_outage(&refusal), "{refusal:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_others_may_read_or_write_is_named_with_what_closes_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(".env");
    assert_eq!(readable(&file), None, "there is none");
    std::fs::write(&file, "DISCORD_TOKEN=hush").unwrap();
    for (mode, open) in [
        (0o600, false),
        (0o400, false),
        (0o640, true),
        (0o604, true),
        (0o602, true),
    ] {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        let wanted = open.then(|| {
            let file = file.display();
            format!("{file} is open to other users of this machine (its mode is {mode:04o}): chmod 600 {file}")
        });
        assert_eq!(readable(&file), wanted, "{mode:o}");
    }
}
