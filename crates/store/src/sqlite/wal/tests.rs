#![allow(clippy::unwrap_used)]

use super::*;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

use crate::sqlite::mark;

/// A database with one table, as its writer and as a reader beside it know it.
struct House {
    folder: tempfile::TempDir,
    writer: SqliteConnection,
    reader: SqliteConnection,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("books.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .pragma("wal_autocheckpoint", "0");
        let mut writer = options.connect().await.unwrap();
        for statement in [
            "CREATE TABLE accounts (x)",
            "CREATE TABLE members (x)",
            "CREATE TABLE guilds (x)",
        ] {
            writer.execute(statement).await.unwrap();
        }
        let reader = options.connect().await.unwrap();
        House {
            folder,
            writer,
            reader,
        }
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("books.db")
    }

    fn log(&self) -> u64 {
        mark::length(&log_of(&self.database()))
    }

    async fn write(&mut self, wal: &mut Wal) {
        wal.begin(&mut self.writer).await.unwrap();
        let text = "INSERT INTO guilds VALUES (1)";
        self.writer.execute(text).await.unwrap();
        wal.written(true);
    }

    /// Someone reads until [`House::read`].
    async fn reading(&mut self) {
        let text = "BEGIN; SELECT * FROM guilds";
        self.reader.execute(text).await.unwrap();
    }

    async fn read(&mut self) {
        self.reader.execute("ROLLBACK").await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn who_waits_while_somebody_reads_hears_after_a_second_that_it_will_be_later() {
    let mut house = House::open().await;
    let mut wal = Wal::for_file(house.database());
    assert_eq!(wal.database(), Some(&*house.database()));
    assert_eq!(wal.due(), None);
    house.write(&mut wal).await;
    house.reading().await;
    house.write(&mut wal).await;
    assert_eq!(wal.due(), Some(Instant::now() + QUIET));

    let (answer, mut checkpointed) = oneshot::channel();
    wal.ask(answer);
    assert_eq!(
        wal.due(),
        Some(Instant::now()),
        "no quiet moment is awaited"
    );
    for wait in [AGAIN, AGAIN * 2, AGAIN * 4] {
        wal.attend(&mut house.writer).await;
        assert!(checkpointed.try_recv().is_err(), "it is tried again");
        assert_eq!(wal.due(), Some(Instant::now() + wait));
    }
    tokio::time::advance(PATIENCE - Duration::from_millis(1)).await;
    wal.attend(&mut house.writer).await;
    assert!(checkpointed.try_recv().is_err());
    tokio::time::advance(Duration::from_millis(1)).await;
    wal.attend(&mut house.writer).await;
    assert_eq!(checkpointed.try_recv(), Ok(Checkpointed::Later));

    house.read().await;
    wal.attend(&mut house.writer).await;
    assert_eq!((wal.due(), house.log()), (None, 0));
}

#[tokio::test]
async fn a_long_log_keeps_its_room_until_a_quiet_moment_and_an_emptied_one_is_left_alone() {
    let mut house = House::open().await;
    let mut wal = Wal::for_file(house.database()).marked(0);
    house.write(&mut wal).await;
    wal.owed = Some(Urgency::Long);
    wal.attend(&mut house.writer).await;
    assert!(house.log() > 0 && wal.due().is_some());
    wal.attend(&mut house.writer).await;
    assert_eq!((wal.due(), house.log()), (None, 0));

    Mark::remove(&house.database()).unwrap();
    let checkpointed = wal.checkpoint(&mut house.writer).await.unwrap();
    assert_eq!(checkpointed, Checkpointed::InFile);
    assert_eq!(
        Mark::read(&house.database()),
        None,
        "there was nothing to do"
    );
}

#[tokio::test]
async fn the_last_thing_is_that_the_log_is_moved_and_whoever_waits_is_answered() {
    let mut house = House::open().await;
    let mut wal = Wal::for_file(house.database());
    house.write(&mut wal).await;
    let (answer, mut checkpointed) = oneshot::channel();
    wal.ask(answer);
    wal.close(&mut house.writer).await;
    assert_eq!(checkpointed.try_recv(), Ok(Checkpointed::InFile));
    assert_eq!(house.log(), 0);
}

#[test]
fn a_log_is_as_long_as_what_was_written_since_it_was_started_anew() {
    const PAGE: usize = 512;
    const NOW: [u8; 8] = *b"salt now";
    const BEFORE: [u8; 8] = *b"and then";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db-wal");
    let longer = || is_longer(&file, 2_000).map_err(|error| error.kind());
    assert_eq!(longer(), Err(ErrorKind::NotFound));
    // A frame is a head of 24 bytes and a page: 536.
    for (frames, expected) in [
        (&[][..], false),
        (&[NOW; 3], false),
        (&[NOW; 4], true),
        (&[NOW, NOW, NOW, BEFORE], false),
        (&[NOW, NOW, NOW, NOW, BEFORE], true),
    ] {
        let mut bytes = vec![0; 32];
        bytes[8..12].copy_from_slice(&(PAGE as u32).to_be_bytes());
        bytes[16..24].copy_from_slice(&NOW);
        for salt in frames {
            let mut frame = [0; 24 + PAGE];
            frame[8..16].copy_from_slice(salt);
            bytes.extend(frame);
        }
        std::fs::write(&file, &bytes).unwrap();
        assert_eq!(longer(), Ok(expected), "{} frames", frames.len());
    }
    std::fs::write(&file, "").unwrap();
    assert_eq!(longer(), Ok(false));
}

/// Counts the warnings.
struct Warnings(Arc<AtomicUsize>);

impl Subscriber for Warnings {
    fn enabled(&self, of: &Metadata<'_>) -> bool {
        *of.level() == Level::WARN
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, _: &Event<'_>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn a_mark_that_cannot_be_written_is_removed_and_told_once() {
    let told = Arc::new(AtomicUsize::new(0));
    let _guard = tracing::subscriber::set_default(Warnings(told.clone()));
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("books.db");
    let in_the_way = folder.path().join("books.db.mark.new");
    let mut wal = Wal::for_file(database.clone());
    for (fails, warnings) in [(false, 0), (true, 1), (true, 1), (false, 1), (true, 2)] {
        if fails {
            drop(std::fs::create_dir(&in_the_way))
        } else {
            drop(std::fs::remove_dir(&in_the_way))
        }
        wal.mark(vec![7, 7]).await;
        let file = Mark::read(&database).map(|mark| mark.file);
        assert_eq!(file, (!fails).then(|| vec![7]));
        assert_eq!(told.load(Ordering::Relaxed), warnings);
    }
}
