//! The log that commits go to first (`-wal`): it is kept short, and moved into the database's file at quiet moments.
//!
//! So a copy of that one file lacks hardly anything, and what was erased is soon gone from both.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Executor, SqliteConnection};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::mark::{Mark, log_of};
use crate::sql::order::{Checkpointed, IS_FILLED};

/// A moment is quiet when nothing but heartbeats was written for so long.
const QUIET: Duration = Duration::from_secs(5);
/// The log is moved into the file when it holds more bytes than this.
const LONG: u64 = 4 << 20;
/// How long a writer waits for another program (a backup) to let go.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// How long whoever waits for it waits before hearing that it will happen later.
const PATIENCE: Duration = Duration::from_secs(1);
/// The wait before the first retry; doubled each time.
const AGAIN: Duration = Duration::from_millis(10);
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The log of one database, owned by its writer.
pub(super) struct Wal {
    /// `None` for a database in memory.
    database: Option<PathBuf>,
    /// If a mark is kept: the number in the file itself.
    marked: Option<u32>,
    filled: bool,
    /// Whether the mark could not be written the last time.
    mark_failed: bool,
    /// Whether anything was committed since the log was last moved into the file.
    begun: bool,
    /// Whether the log takes room on the disk, used or not.
    has_room: bool,
    /// When to move it into the file.
    due: Option<Instant>,
    /// Why that must not be put off by further writes, if it must not.
    owed: Option<Urgency>,
    tries: u32,
    /// Who waits for it, and since when.
    asked: Vec<(oneshot::Sender<Checkpointed>, Instant)>,
}

/// Why the log must be moved into the file although much is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Urgency {
    /// It is long. The next writes overwrite it, because a commit that makes its file grow waits for the disk almost
    /// twice as long as one that does not.
    Long,
    /// Something was erased, or somebody waits for it.
    SqlQuery,
}

impl Wal {
    /// The log of a database in a file, without a mark.
    pub fn for_file(database: PathBuf) -> Wal {
        Wal {
            database: Some(database),
            ..Wal::for_memory()
        }
    }

    /// A database in memory has none: there is never anything to do.
    pub fn for_memory() -> Wal {
        Wal {
            database: None,
            marked: None,
            filled: false,
            mark_failed: false,
            begun: true,
            has_room: true,
            due: None,
            owed: None,
            tries: 0,
            asked: Vec::new(),
        }
    }

    /// Keeps a mark from now on; `number` is the one in the file itself.
    pub fn marked(mut self, number: u32) -> Wal {
        self.marked = Some(number);
        self
    }

    /// The database, unless it is in memory.
    pub fn database(&self) -> Option<&Path> {
        self.database.as_deref()
    }

    /// When to call [`Wal::attend`] next.
    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// To be called before every write. Before the first one into a new log, the file itself gets a new number, and the
    /// database with its log another one. So no copy, made earlier or later, has the number of the file that this log
    /// belongs to.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn begin(&mut self, connection: &mut SqliteConnection) -> sqlx::Result<()> {
        if let (Some(before), false) = (self.marked, self.begun) {
            let number = other_number(before);
            self.mark(vec![before, number]).await;
            set_number(connection, number).await?;
            if checkpoint(connection, LogSpace::Stays).await? {
                self.marked = Some(number);
                self.mark(vec![number]).await;
            }
            set_number(connection, other_number(number)).await?;
        }
        (self.begun, self.has_room) = (true, true);
        Ok(())
    }

    /// To be called after every write; `matters`: it was more than a heartbeat.
    pub fn written(&mut self, matters: bool) {
        let Some(database) = &self.database else {
            return;
        };
        if self.owed.is_some() {
            return;
        }
        let now = Instant::now();
        // If it cannot be read, SQLite will say so.
        if is_longer(&log_of(database), LONG).unwrap_or(true) {
            self.owed = Some(Urgency::Long);
            self.due = Some(now);
        } else if matters {
            self.due = Some(now + QUIET);
        }
    }

    /// Moves everything into the file soon, and then answers.
    pub fn ask(&mut self, answer: oneshot::Sender<Checkpointed>) {
        self.asked.push((answer, Instant::now()));
        self.owe();
    }

    /// Moves everything into the file as soon as nobody reads, however much is written meanwhile.
    pub fn owe(&mut self) {
        self.owed = Some(Urgency::SqlQuery);
        self.tries = 0;
        self.due = Some(Instant::now());
    }

    /// Everything in the database may be deleted now: from now on, an empty one is no loss.
    pub async fn expect_empty(&mut self) {
        self.filled = false;
        if let Some(number) = self.marked {
            self.mark(vec![number]).await;
        }
    }

    /// Does what is due.
    pub async fn attend(&mut self, connection: &mut SqliteConnection) {
        let checkpointed = match self.checkpoint(connection).await {
            Ok(checkpointed) => checkpointed,
            Err(error) => {
                if self.tries == 0 {
                    tracing::warn!("could not move the write-ahead log into the database: {error}");
                }
                Checkpointed::Later
            }
        };
        let now = Instant::now();
        match checkpointed {
            Checkpointed::InFile => {
                // The next quiet moment gives the log's room back.
                self.due = self.has_room.then(|| now + QUIET);
                (self.owed, self.tries) = (None, 0);
                for (answer, _) in self.asked.drain(..) {
                    let _ = answer.send(Checkpointed::InFile);
                }
            }
            // What is in a file is on no server.
            Checkpointed::Later | Checkpointed::OnServer => {
                let wait = AGAIN * 2_u32.saturating_pow(self.tries.min(16));
                self.tries += 1;
                self.due = Some(now + wait.min(LONGEST_WAIT));
                for (answer, since) in std::mem::take(&mut self.asked) {
                    if now - since < PATIENCE {
                        self.asked.push((answer, since));
                    } else {
                        let _ = answer.send(Checkpointed::Later);
                    }
                }
            }
        }
    }

    /// The last thing before the file is closed. Answers whoever still waits.
    pub async fn close(&mut self, connection: &mut SqliteConnection) {
        let (answer, mut checkpointed) = oneshot::channel();
        self.ask(answer);
        while checkpointed.try_recv() == Err(oneshot::error::TryRecvError::Empty) {
            if let Some(due) = self.due {
                tokio::time::sleep_until(due).await;
            }
            self.attend(connection).await;
        }
    }

    /// Moves the log into the file and empties it, unless somebody is reading. Does not wait for readers.
    /// A log that is moved only because it is long keeps its room.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn checkpoint(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Checkpointed> {
        if !self.begun && !self.has_room {
            return Ok(Checkpointed::InFile);
        }
        let number: u32 = sqlx::query_scalar("PRAGMA user_version")
            .fetch_one(&mut *connection)
            .await?;
        if let Some(in_file) = self.marked {
            self.filled = is_filled(connection).await?;
            self.mark(vec![in_file, number]).await;
        }
        let room = match self.owed {
            Some(Urgency::Long) => LogSpace::Stays,
            Some(Urgency::SqlQuery) | None => LogSpace::GivenBack,
        };
        if !checkpoint(connection, room).await? {
            return Ok(Checkpointed::Later);
        }
        if self.marked.is_some() {
            self.marked = Some(number);
            self.mark(vec![number]).await;
        }
        (self.begun, self.has_room) = (false, room == LogSpace::Stays);
        Ok(Checkpointed::InFile)
    }

    /// Sets the mark. A wrong one would be worse than none.
    async fn mark(&mut self, mut file: Vec<u32>) {
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
        let failed = set.await.ok().and_then(Result::err);
        // On a disk that fails, it would be said with every write.
        if let Some(error) = failed.as_ref().filter(|_| !self.mark_failed) {
            tracing::warn!("could not write the mark beside the database: {error}");
        }
        self.mark_failed = failed.is_some();
    }
}

/// What becomes of the log's room on the disk when it is moved into the file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LogSpace {
    /// The next writes overwrite it.
    Stays,
    /// The log is empty afterwards.
    GivenBack,
}

/// Moves the log into the file and starts it anew; false if somebody is reading. Does not wait for readers, so that no
/// writer has to.
async fn checkpoint(connection: &mut SqliteConnection, room: LogSpace) -> sqlx::Result<bool> {
    connection.execute("PRAGMA busy_timeout = 0").await?;
    let text = match room {
        LogSpace::Stays => "PRAGMA wal_checkpoint(RESTART)",
        LogSpace::GivenBack => "PRAGMA wal_checkpoint(TRUNCATE)",
    };
    let tried: sqlx::Result<(bool, i64, i64)> =
        sqlx::query_as(text).fetch_one(&mut *connection).await;
    let text = format!("PRAGMA busy_timeout = {}", BUSY_TIMEOUT.as_millis());
    connection.execute(AssertSqlSafe(text)).await?;
    Ok(!tried?.0)
}

/// Whether more than so many bytes were written to a log since it was started anew. Its length does not tell: what
/// stands behind them is left from before, under another salt
/// (<https://www.sqlite.org/fileformat.html#the_write_ahead_log>).
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

/// A different number: SQLite's is signed, and zero is that of a database without one.
fn other_number(number: u32) -> u32 {
    loop {
        let other = rand::random_range(1..=i32::MAX.unsigned_abs());
        if other != number {
            return other;
        }
    }
}

/// Whether a database holds anything of any server.
///
/// # Errors
/// If the database fails.
pub(super) async fn is_filled(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar(IS_FILLED).fetch_one(connection).await
}

#[cfg(test)]
mod tests;
