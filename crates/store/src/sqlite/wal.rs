//! The log that commits go to first (`-wal`): it stays short, and is put into the database's file at every quiet moment.
//!
//! So a copy of the one file lacks hardly anything, and what was erased is soon gone from both.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Executor, SqliteConnection};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::mark::{Mark, log_of};

/// What became of a wish to have everything in the file, and nothing in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is so.
    InFile,
    /// Somebody is reading; it is tried again until it is so, also by the next start.
    Later,
}

/// So long nothing that matters was written: a quiet moment.
const QUIET: Duration = Duration::from_secs(5);
/// The log is put into the file when so much stands in it, in bytes.
const LONG: u64 = 4 << 20;
/// So long it is tried before somebody who waits for it hears that it comes later.
const PATIENCE: Duration = Duration::from_secs(1);
/// The first wait before it is tried again; doubled each time.
const AGAIN: Duration = Duration::from_millis(10);
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The log of one database, in the hands of its writer.
pub(super) struct Wal {
    /// Where the database is; nowhere in memory.
    database: Option<PathBuf>,
    /// The number in the file itself, where the mark is kept.
    marked: Option<u32>,
    filled: bool,
    /// Whether anything was committed since the log was last put into the file.
    begun: bool,
    /// Whether the log has room on the disk, used or not.
    has_room: bool,
    /// When it is to be put into the file.
    due: Option<Instant>,
    /// Why that may not be put off, if it may not.
    owed: Option<Owed>,
    tries: u32,
    /// Who waits, and since when.
    asked: Vec<(oneshot::Sender<Settled>, Instant)>,
}

/// Why the log has to be put into the file although much is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owed {
    /// It is long. What is written next goes over it: a file that grows costs the disk twice what one of the same
    /// length does.
    Long,
    /// Something was erased, or somebody waits for it.
    Asked,
}

impl Wal {
    /// The log of a database in a file, without a mark.
    pub fn of_file(database: PathBuf) -> Wal {
        Wal {
            database: Some(database),
            ..Wal::of_memory()
        }
    }

    /// None: nothing is ever to be done.
    pub fn of_memory() -> Wal {
        Wal {
            database: None,
            marked: None,
            filled: false,
            begun: true,
            has_room: true,
            due: None,
            owed: None,
            tries: 0,
            asked: Vec::new(),
        }
    }

    /// The same with a mark; this number is in the file itself.
    pub fn marked(mut self, number: u32) -> Wal {
        self.marked = Some(number);
        self
    }

    /// When [`Wal::attend`] wants to be called next.
    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Before something is written: the first commit into an empty log gives the file itself a new number, and the
    /// database with its log another. So no copy, made before this or later, has the number of the file that this log
    /// belongs to.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn begin(&mut self, connection: &mut SqliteConnection) -> sqlx::Result<()> {
        if let (Some(before), false) = (self.marked, self.begun) {
            let number = other_number(before);
            self.mark(vec![before, number]).await;
            set_number(connection, number).await?;
            if checkpoint(connection, Room::Stays).await? {
                self.marked = Some(number);
                self.mark(vec![number]).await;
            }
            set_number(connection, other_number(number)).await?;
        }
        (self.begun, self.has_room) = (true, true);
        Ok(())
    }

    /// Something was written; `matters`: not only that the bot is alive.
    pub fn written(&mut self, matters: bool) {
        let Some(database) = &self.database else {
            return;
        };
        if self.owed.is_some() {
            return;
        }
        let now = Instant::now();
        // One that cannot be read is left to SQLite to complain about.
        if is_longer(&log_of(database), LONG).unwrap_or(true) {
            self.owed = Some(Owed::Long);
            self.due = Some(now);
        } else if matters {
            self.due = Some(now + QUIET);
        }
    }

    /// Somebody waits for everything to be in the file.
    pub fn ask(&mut self, answer: oneshot::Sender<Settled>) {
        self.asked.push((answer, Instant::now()));
        self.owe();
    }

    /// Everything is to be in the file as soon as nobody reads, however much is written meanwhile.
    pub fn owe(&mut self) {
        self.owed = Some(Owed::Asked);
        self.tries = 0;
        self.due = Some(Instant::now());
    }

    /// Everything in the database is about to be deleted: an empty one is no loss from now on.
    pub async fn expect_empty(&mut self) {
        self.filled = false;
        if let Some(number) = self.marked {
            self.mark(vec![number]).await;
        }
    }

    /// Does what is due.
    pub async fn attend(&mut self, connection: &mut SqliteConnection) {
        let settled = match self.settle(connection).await {
            Ok(settled) => settled,
            Err(error) => {
                if self.tries == 0 {
                    tracing::warn!("the log beside the database was not put into it: {error}");
                }
                Settled::Later
            }
        };
        let now = Instant::now();
        match settled {
            Settled::InFile => {
                // The room that was left to the log is given back at the next quiet moment.
                self.due = self.has_room.then(|| now + QUIET);
                (self.owed, self.tries) = (None, 0);
                for (answer, _) in self.asked.drain(..) {
                    let _ = answer.send(Settled::InFile);
                }
            }
            Settled::Later => {
                let wait = AGAIN * 2_u32.saturating_pow(self.tries.min(16));
                self.tries += 1;
                self.due = Some(now + wait.min(LONGEST_WAIT));
                for (answer, since) in std::mem::take(&mut self.asked) {
                    if now - since < PATIENCE {
                        self.asked.push((answer, since));
                    } else {
                        let _ = answer.send(Settled::Later);
                    }
                }
            }
        }
    }

    /// The last thing before the file is closed; who still waits is answered.
    pub async fn close(&mut self, connection: &mut SqliteConnection) {
        let (answer, mut settled) = oneshot::channel();
        self.ask(answer);
        while settled.try_recv() == Err(oneshot::error::TryRecvError::Empty) {
            if let Some(due) = self.due {
                tokio::time::sleep_until(due).await;
            }
            self.attend(connection).await;
        }
    }

    /// Puts the log into the file and empties it, unless somebody is reading; waits for nobody.
    /// A log that is only long keeps its room.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn settle(&mut self, connection: &mut SqliteConnection) -> sqlx::Result<Settled> {
        if !self.begun && !self.has_room {
            return Ok(Settled::InFile);
        }
        let number: u32 = sqlx::query_scalar("PRAGMA user_version")
            .fetch_one(&mut *connection)
            .await?;
        if let Some(in_file) = self.marked {
            self.filled = is_filled(connection).await?;
            self.mark(vec![in_file, number]).await;
        }
        let room = match self.owed {
            Some(Owed::Long) => Room::Stays,
            Some(Owed::Asked) | None => Room::GivenBack,
        };
        if !checkpoint(connection, room).await? {
            return Ok(Settled::Later);
        }
        if self.marked.is_some() {
            self.marked = Some(number);
            self.mark(vec![number]).await;
        }
        (self.begun, self.has_room) = (false, room == Room::Stays);
        Ok(Settled::InFile)
    }

    /// Sets the mark. A wrong one would be worse than none.
    async fn mark(&self, mut file: Vec<u32>) {
        let Some(database) = self.database.clone() else {
            return;
        };
        file.dedup();
        let filled = self.filled;
        let set = tokio::task::spawn_blocking(move || {
            let mark = Mark { file, filled };
            mark.write(&database)
                .or_else(|error| Mark::remove(&database).and(Err(error)))
        });
        if let Ok(Err(error)) = set.await {
            tracing::warn!("the mark beside the database was not set: {error}");
        }
    }
}

/// What becomes of the log's room on the disk when it is put into the file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// What is written next goes over what is there.
    Stays,
    /// The log is empty afterwards.
    GivenBack,
}

/// Puts the log into the file and begins it anew; false where somebody is reading. Nobody who wants to write waits here
/// until somebody else has read.
async fn checkpoint(connection: &mut SqliteConnection, room: Room) -> sqlx::Result<bool> {
    connection.execute("PRAGMA busy_timeout = 0").await?;
    let text = match room {
        Room::Stays => "PRAGMA wal_checkpoint(RESTART)",
        Room::GivenBack => "PRAGMA wal_checkpoint(TRUNCATE)",
    };
    let tried: sqlx::Result<(bool, i64, i64)> =
        sqlx::query_as(text).fetch_one(&mut *connection).await;
    let text = format!(
        "PRAGMA busy_timeout = {}",
        super::open::PATIENCE.as_millis()
    );
    connection.execute(AssertSqlSafe(text)).await?;
    Ok(!tried?.0)
}

/// Whether more than so many bytes were written to a log since it was begun anew. Its own length does not say: what
/// stands behind them is left from before, under another salt (<https://www.sqlite.org/fileformat.html#the_write_ahead_log>).
fn is_longer(log: &Path, bytes: u64) -> io::Result<bool> {
    let read = || -> io::Result<bool> {
        let mut log = File::open(log)?;
        let (mut head, mut frame) = ([0; 32], [0; 24]);
        log.read_exact(&mut head)?;
        let page = u32::from_be_bytes([head[8], head[9], head[10], head[11]]);
        let length = frame.len() as u64 + u64::from(page);
        let last = head.len() as u64 + bytes / length * length;
        log.seek(SeekFrom::Start(last))?;
        log.read_exact(&mut frame)?;
        Ok(frame[8..16] == head[16..24])
    };
    match read() {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        read => read,
    }
}

async fn set_number(connection: &mut SqliteConnection, number: u32) -> sqlx::Result<()> {
    let text = format!("PRAGMA user_version = {number}");
    connection.execute(AssertSqlSafe(text)).await?;
    Ok(())
}

/// Another number of a database: a signed one in SQLite, and zero is a database that has none yet.
fn other_number(number: u32) -> u32 {
    loop {
        let other = rand::random_range(1..=i32::MAX.unsigned_abs());
        if other != number {
            return other;
        }
    }
}

/// Whether anything of any server is in a database.
///
/// # Errors
/// Where the database fails.
pub(super) async fn is_filled(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM accounts) OR EXISTS (SELECT 1 FROM members)
             OR EXISTS (SELECT 1 FROM guilds)",
    )
    .fetch_one(connection)
    .await
}
