//! Files that cannot be opened, and the errors for them.

use std::path::Path;

use bank::audit;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use store::{OpenError, Sqlite};

async fn raw(path: &Path, text: &'static str) {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    connection.execute(text).await.unwrap();
    connection.close().await.unwrap();
}

/// The errors from opening and from auditing; the path is shown as FILE.
async fn said(path: &Path) -> (String, String) {
    let file = path.display().to_string();
    let opened = match Sqlite::open(path).await {
        Ok(store) => {
            store.close().await;
            "opened".to_owned()
        }
        Err(error) => error.to_string().replace(&file, "FILE"),
    };
    let audited = match audit::run(path).await {
        Ok(report) => report
            .to_string()
            .lines()
            .last()
            .unwrap_or_default()
            .to_owned(),
        Err(error) => error.to_string().replace(&file, "FILE"),
    };
    (opened, audited)
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_a_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);

    let missing = audit::run(&at("none.db")).await.unwrap_err().to_string();
    assert!(missing.starts_with("there is no database at "), "{missing}");
    assert!(!at("none.db").exists(), "an audit makes no file");

    let (opened, audited) = said(&at("no/such/folder.db")).await;
    assert_eq!(
        opened,
        "the folder for the database FILE does not exist: create it, or check the path"
    );
    assert_eq!(audited, "there is no database at FILE: check the path");

    let text = at("text.db");
    std::fs::write(&text, "Dear diary, ".repeat(1000)).unwrap();
    let not = "FILE is not a database: check the path".to_owned();
    assert_eq!(said(&text).await, (not.clone(), not));
    assert!(
        std::fs::read_to_string(&text).unwrap().starts_with("Dear"),
        "it is left alone"
    );

    let foreign = at("foreign.db");
    raw(&foreign, "CREATE TABLE recipes (id INTEGER PRIMARY KEY)").await;
    let other = "FILE is another program's database: use a different file".to_owned();
    assert_eq!(said(&foreign).await, (other.clone(), other));

    let (opened, audited) = said(folder.path()).await;
    assert_eq!(
        opened,
        "FILE cannot be opened: check that it is a file, its permissions, and those of its folder"
    );
    assert_eq!(audited, opened);

    let (opened, _) = said(Path::new("/proc/triomphe.db")).await;
    assert_eq!(
        opened,
        "FILE cannot be opened: check that it is a file, its permissions, and those of its folder"
    );
}

#[tokio::test]
async fn a_database_of_another_version_is_told_from_ours() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("books.db");
    let right = "The books are right.".to_owned();
    assert_eq!(said(&path).await.0, "opened");
    assert_eq!(said(&path).await, ("opened".to_owned(), right));

    raw(
        &path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9000, 'from the future', 1, x'00', 0)",
    )
    .await;
    let newer = "FILE was made by a newer version of triomphe (it has migration 9000, which \
                 this version does not know): use that version, or another file"
        .to_owned();
    assert_eq!(said(&path).await, (newer.clone(), newer));

    raw(&path, "DELETE FROM _sqlx_migrations").await;
    let (_, audited) = said(&path).await;
    assert!(
        audited.starts_with("The books or what guards them are wrong in"),
        "{audited}"
    );
    let older = Sqlite::reports_in(&path).await.err().unwrap();
    assert!(matches!(older, OpenError::Older(_)), "{older}");
}

#[tokio::test]
async fn a_database_is_one_applications_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("books.db");
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.application(u64::MAX).await.unwrap(), u64::MAX);
    assert_eq!(store.application(7).await.unwrap(), u64::MAX);
    store.close().await;
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.application(7).await.unwrap(), u64::MAX);
    store.close().await;
    for forging in [
        "UPDATE application SET id = 7",
        "DELETE FROM application",
        "INSERT OR REPLACE INTO application (one, id) VALUES (1, 7)",
    ] {
        let options = sqlx::sqlite::SqliteConnectOptions::new()
            .filename(&path)
            .pragma("recursive_triggers", "ON");
        let mut raw = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let refused = sqlx::query(forging).execute(&mut raw).await;
        assert!(refused.is_err(), "{forging}");
    }
}

#[tokio::test]
async fn an_audit_reads_while_the_bot_writes_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("books.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.heartbeat(1, (&[1]).into()).await.unwrap();
    assert!(audit::run(&path).await.unwrap().is_clean());
    store.heartbeat(2, (&[2]).into()).await.unwrap();
    store.close().await;
    let before = std::fs::read(&path).unwrap();
    assert!(audit::run(&path).await.unwrap().is_clean());
    assert_eq!(std::fs::read(&path).unwrap(), before);
}
