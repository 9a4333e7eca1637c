#![allow(clippy::unwrap_used)]

use super::*;
use tokio::sync::oneshot;

use crate::Step;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteJournalMode;

use crate::Write;
use crate::sql::migrations::SQLITE;
use crate::sqlite::file::options;
use crate::sqlite::mark::{length, log_of};

#[tokio::test]
async fn a_heartbeat_is_no_reason_to_move_the_log_and_the_end_is_one() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("books.db");
    let options = options(&database)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .pragma("wal_autocheckpoint", "0");
    let mut connection = options.connect().await.unwrap();
    SQLITE.run(&mut connection).await.unwrap();
    let mut writer = Writer {
        connection,
        wal: Wal::for_file(database.clone()),
        disk: Disk::new(Some(&database)),
        known: Known::default(),
        waiting: Vec::new(),
    };
    let heartbeat = Write::Alive {
        at: 7,
        clocks: (&[7]).into(),
    };
    let settings = Write::Settings {
        guild: GuildId(1),
        settings: "{}".to_owned(),
    };
    for (write, is_due) in [(heartbeat, false), (settings, true)] {
        let (answer, answered) = oneshot::channel();
        let step = Box::new(Step::write(write));
        writer.waiting.push(Waiting {
            step,
            lease: None,
            answer,
        });
        writer.write().await;
        answered.await.unwrap().unwrap();
        assert_eq!(writer.wal.due().is_some(), is_due);
    }
    // SQLite moves it only when the last connection is closed, and here is another one.
    let _reader = options.connect().await.unwrap();
    assert!(length(&log_of(&database)) > 0);
    writer.close().await;
    assert_eq!(length(&log_of(&database)), 0);
}
