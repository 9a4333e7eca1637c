//! What the house remembers: all that is asked of a database, and the databases that answer.
//!
//! [`Store::commit`] writes a [`Step`], all or nothing.
//! Everything else reads: a trait for each topic, and a [`Store`] is all of them.
//! Whoever reads after a commit was acknowledged reads what it wrote.
//!
//! [`Sqlite`] is the store of the bot: every SQL statement, and one writer, which commits together whatever waits and
//! answers each step for itself.
//! [`Memory`] is a store for tests and simulation: it refuses what [`Sqlite`] refuses.
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
mod memory;
mod open;
mod past;
mod patrons;
mod privacy;
mod read;
mod reports;
mod sessions;
mod shuffles;
mod sqlite;
mod step;
mod summary;
mod void_requests;
mod wal;
mod writer;

use async_trait::async_trait;
use ids::GuildId;

pub use self::books::{AccountLine, Books, TransferLine};
pub use board::ReadBoard;
pub use characters::{CharacterRow, Holder, PersonRow, ReadPeople};
pub use claim::{Begin, Claim, open_to_others, readable};
pub use clocks::Clocks;
pub use given::{Gift, GivenRow, ReadGiven};
pub use house::{BarRow, LoggedRow, ReadHouse, VoidRow};
pub use ledger::{CausedRow, PurseRow, ReadLedger};
pub use lines::{Line, ReadLines};
pub use memory::{Fault, Memory};
pub use open::{OpenError, disk_fault, is_outage, schema};
pub use past::{Among, PastRow, ReadPast};
pub use patrons::{PatronRow, ReadPatrons};
pub use privacy::{EntryRow, KeptAwayRow, NoteRow, ReadPrivacy, SatRow};
pub use read::{ActRow, DealRow, ReadTables, SurfaceRow, TableRow};
pub use reports::{ReadReports, ReportRow, Reports};
pub use sessions::{MovedRow, MovedRows, ReadSessions, SessionRow, SessionTableRow};
pub use shuffles::{ReadShuffles, ShuffleEnd, ShuffleRow};
pub use sqlite::Sqlite;
pub use step::{
    AccountRow, Act, DealEnd, DealStart, Ended, Note, Step, StepError, TableWrite, TransferRow,
    Write,
};
pub use summary::{LedgerRow, ReadSummary};
pub use void_requests::{ReadVoidRequests, VoidRequestRow};
pub use wal::Settled;

/// All that the house and the bank ask of a database. Whoever holds one shares it with everybody else who does.
#[async_trait]
pub trait Store:
    ReadBoard
    + ReadGiven
    + ReadHouse
    + ReadLedger
    + ReadLines
    + ReadPast
    + ReadPatrons
    + ReadPeople
    + ReadPrivacy
    + ReadReports
    + ReadSessions
    + ReadShuffles
    + ReadSummary
    + ReadTables
    + ReadVoidRequests
    + Send
    + Sync
{
    /// Writes one step, all or nothing; returns once it is on the disk, where there is one.
    /// Dropping the future does not take the step back.
    ///
    /// # Errors
    /// Why nothing of this step was written.
    async fn commit(&self, step: Step) -> Result<(), StepError>;

    /// The application whose database this is; if it was nobody's yet, from now on this one.
    ///
    /// # Errors
    /// Where the database fails.
    async fn application(&self, id: u64) -> Result<u64, StepError>;

    /// Notes that the bot is alive at `now`, and what the clocks say that deadlines go by.
    ///
    /// # Errors
    /// As [`Store::commit`].
    async fn heartbeat(&self, now: i64, clocks: Clocks) -> Result<(), StepError> {
        self.commit(Step::write(Write::Alive { at: now, clocks }))
            .await
    }

    /// Once on start: moves every deadline by the difference to what its clock said at the last
    /// [`Store::heartbeat`], back where the machine's clock was set back, so that the clocks stood still while the
    /// bot was down. Returns how far the first was moved, in milliseconds.
    ///
    /// # Errors
    /// Where the database fails; then no deadline has moved.
    async fn resume(&self, now: i64) -> Result<i64, StoreError>;

    /// Removes everything of a server that was marked gone ([`Write::Gone`]): its coins, tables,
    /// deals, names and settings. False (and nothing is removed) where it is not marked gone.
    ///
    /// # Errors
    /// Where the database fails; then nothing is removed.
    async fn purge(&self, guild: GuildId) -> Result<bool, StoreError>;

    /// Puts what is committed into the file itself and empties the log beside it, so that what was erased is gone from
    /// both. Where somebody is reading for longer than a moment this is tried again until it is done, also by the next
    /// start.
    ///
    /// # Errors
    /// [`StoreError::Closed`].
    async fn settle(&self) -> Result<Settled, StoreError>;

    /// The whole books at this moment.
    ///
    /// # Errors
    /// Where the database fails.
    async fn books(&self) -> Result<Box<dyn Books>, StoreError>;

    /// Waits until nothing can be written any more: until [`Store::close`], or until the writer has died, which nobody
    /// but the operator can mend.
    async fn ended(&self);

    /// Writes what is waiting, then closes the file. Later calls fail with a clear error.
    async fn close(&self);
}

/// A question to the database went wrong: a technical matter, not for players.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database itself failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The store has been closed by [`Store::close`].
    #[error("the database is closed")]
    Closed,
}
