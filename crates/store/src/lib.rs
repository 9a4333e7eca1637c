//! The database: every SQL statement of the bot, and the one writer.
//!
//! [`Store::commit`] hands a [`Step`] to the writer, which commits together whatever waits and
//! answers each step for itself; a step is all or nothing.
//! Everything else here reads.
//! Whoever reads after a commit was acknowledged reads what it wrote.
//!
//! Times are epoch milliseconds (UTC) and come in as arguments; coins are whole.

mod board;
mod books;
mod characters;
mod claim;
mod clocks;
mod given;
mod group;
mod house;
mod key;
mod ledger;
mod lines;
mod mark;
mod open;
mod past;
mod patrons;
mod privacy;
mod read;
mod reports;
mod sessions;
mod shuffles;
mod step;
mod summary;
mod void_requests;
mod wal;
mod writer;

use std::path::Path;
use std::sync::Arc;

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

pub use books::{AccountLine, Books, TransferLine};
pub use characters::{CharacterRow, Holder, PersonRow};
pub use claim::{Begin, Claim, open_to_others, readable};
pub use clocks::Clocks;
pub use given::{Gift, GivenRow};
pub use house::{BarRow, LoggedRow, VoidRow};
use ids::GuildId;
pub use ledger::{CausedRow, PurseRow};
pub use lines::{Line, Seek};
pub use open::{OpenError, disk_fault, is_outage, schema};
pub use past::{Among, PastRow, SeekDeal};
pub use patrons::PatronRow;
pub use privacy::{EntryRow, KeptAwayRow, NoteRow, SatRow};
pub use read::{ActRow, DealRow, SurfaceRow, TableRow};
pub use reports::{ReportRow, Reports};
pub use sessions::{MovedRow, MovedRows, SessionRow, SessionTableRow};
pub use shuffles::{ShuffleEnd, ShuffleRow};
pub use step::{
    AccountRow, Act, DealEnd, DealStart, Ended, Note, Step, StepError, TableWrite, TransferRow,
    Write,
};
pub use summary::LedgerRow;
pub use void_requests::VoidRequestRow;
pub use wal::Settled;
use writer::Order;

/// A handle on the database; clones share one writer and one pool of readers.
#[derive(Clone)]
pub struct Store {
    orders: mpsc::Sender<Order>,
    readers: SqlitePool,
    closed: Arc<tokio::sync::Notify>,
}

/// A question to the database went wrong: a technical matter, not for players.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database itself failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The writer has been stopped by [`Store::close`].
    #[error("the database is closed")]
    Closed,
}

impl Store {
    /// Opens the database file, makes it if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// Where the file cannot be used, what is wrong with it.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        open::file(path).await
    }

    /// Opens the database that somebody keeps house on, as [`Store::open`] does, and notices when its file was lost,
    /// emptied or exchanged since.
    /// Hold the claim until [`Store::close`] is done.
    ///
    /// # Errors
    /// Where the file cannot be used, what is wrong with it.
    pub async fn keep(claim: &Claim, begin: Begin) -> Result<Store, OpenError> {
        open::claimed(claim, begin).await
    }

    /// A database in memory, gone with the last handle: for tests.
    ///
    /// # Errors
    /// None in practice.
    pub async fn in_memory() -> Result<Store, OpenError> {
        open::memory().await
    }

    /// Writes one step, all or nothing; returns once it is on the disk.
    /// Dropping the future does not take the step back.
    ///
    /// # Errors
    /// Why nothing of this step was written.
    pub async fn commit(&self, step: Step) -> Result<(), StepError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Step(Box::new(step), answer))
            .await
            .map_err(|_| StepError::Closed)?;
        answered.await.map_err(|_| StepError::Closed)?
    }

    /// The application whose database this is; if it was nobody's yet, from now on this one.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn application(&self, id: u64) -> Result<u64, StepError> {
        self.commit(Step::write(Write::Application { id })).await?;
        let known: i64 = sqlx::query_scalar("SELECT id FROM application WHERE one = 1")
            .fetch_one(&self.readers)
            .await
            .map_err(|error| StepError::Database(Arc::new(error)))?;
        Ok(known.cast_unsigned())
    }

    /// Notes that the bot is alive at `now`, and what the clocks say that deadlines go by.
    ///
    /// # Errors
    /// As [`Store::commit`].
    pub async fn heartbeat(&self, now: i64, clocks: impl Into<Clocks>) -> Result<(), StepError> {
        let clocks = clocks.into();
        self.commit(Step::write(Write::Alive { at: now, clocks }))
            .await
    }

    /// Once on start: moves every deadline by the difference to what its clock said at the last
    /// [`Store::heartbeat`], back where the machine's clock was set back, so that the clocks stood still while the
    /// bot was down. Returns how far the first was moved, in milliseconds.
    ///
    /// # Errors
    /// Where the database fails; then no deadline has moved.
    pub async fn resume(&self, now: i64) -> Result<i64, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Resume(now, answer)).await?;
        Ok(answered.await.map_err(|_| StoreError::Closed)??)
    }

    /// Removes everything of a server that was marked gone ([`Write::Gone`]): its coins, tables,
    /// deals, names and settings. False (and nothing is removed) where it is not marked gone.
    ///
    /// # Errors
    /// Where the database fails; then nothing is removed.
    pub async fn purge(&self, guild: GuildId) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Purge(guild, answer)).await?;
        Ok(answered.await.map_err(|_| StoreError::Closed)??)
    }

    /// Puts what is committed into the file itself and empties the log beside it, so that what was erased is gone from
    /// both. Where somebody is reading for longer than a moment this is tried again until it is done, also by the next
    /// start.
    ///
    /// # Errors
    /// [`StoreError::Closed`].
    pub async fn settle(&self) -> Result<Settled, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Settle(answer)).await?;
        answered.await.map_err(|_| StoreError::Closed)
    }

    /// Waits until nothing can be written any more: until [`Store::close`], or until the writer has died, which nobody
    /// but the operator can mend.
    pub async fn ended(&self) {
        self.orders.closed().await;
    }

    /// Writes what is waiting, then closes the file. Later calls fail with a clear error.
    pub async fn close(&self) {
        let stopped = self.closed.notified();
        if self.send(Order::Close).await.is_ok() {
            stopped.await;
        }
        self.readers.close().await;
    }

    async fn send(&self, order: Order) -> Result<(), StoreError> {
        self.orders
            .send(order)
            .await
            .map_err(|_| StoreError::Closed)
    }
}
