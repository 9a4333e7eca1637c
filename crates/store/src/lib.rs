//! What the house remembers: everything that is asked of a database, and the two databases that answer.
//!
//! [`Store::commit`] writes a [`Step`], all or nothing.
//! Everything else reads: one trait for each topic, and a [`Store`] is all of them.
//! A question fails only where the database does, and always sees what was committed before it was asked.
//!
//! [`Sqlite`] is the bot's database, or [`Postgres`] where its host has a server. The one writer of each commits
//! together whatever waits and answers each step for itself. What the two share is in `sql/`.
//! [`Memory`] is for tests and simulation: it refuses what they refuse. A [`Watch`] puts a simulation between any of
//! the three and whoever writes.
//!
//! Times are epoch milliseconds (UTC) and come in as arguments; amounts are whole coins.
//!
//! A new kind of row, or another column of one, is written in four places: the variant of [`Write`] with its place in
//! the order of writing (`step.rs`; a row that is written whole is in `rows.rs`), its columns with their values and its
//! statement (`sql/rows.rs`), what becomes of it in memory (`memory/write/`), and the two schemas (`migrations/`).
//! A table of its own is also emptied by a purge (`sql/order.rs`, `memory/rows.rs`).
#![allow(
    missing_docs,
    reason = "fields are the columns of migrations/: a doc says what the name cannot"
)]

mod board;
mod books;
mod characters;
mod clocks;
mod error;
mod given;
mod house;
mod key;
mod leases;
mod ledger;
mod lines;
mod memory;
mod past;
mod patrons;
mod postgres;
mod privacy;
mod reports;
mod rows;
mod sessions;
mod shuffles;
mod sql;
mod sqlite;
mod step;
mod summary;
mod tables;
mod void_requests;
mod watch;

use async_trait::async_trait;
use ids::GuildId;

pub use self::books::{AccountLine, Books, Stray, TransferLine};
pub use board::ReadBoard;
pub use characters::{Holder, PersonRow, ReadPeople, secret_of_server};
pub use clocks::Clocks;
pub use error::StoreError;
pub use given::ReadGiven;
pub use house::{LoggedRow, ReadHouse};
pub use leases::{Granted, Held, LEASE, Lease, LeaseError, Leases, Presence, Wants};
pub use ledger::{CausedRow, PurseRow, ReadLedger};
pub use lines::{Line, ReadLines};
pub use memory::Memory;
pub use past::{PastRow, ReadPast};
pub use patrons::ReadPatrons;
pub use postgres::{LEAST_CONNECTIONS, Postgres, ServerAddress, ServerClaim, ServerShare};
pub use privacy::{DealtInRow, EntryRow, ExclusionRow, NoteRow, ReadPrivacy};
pub use reports::{ReadReports, Reports};
pub use rows::{
    BarRow, CharacterRow, DayTotalsRow, Ended, Gift, GivenRow, PatronRow, ReportRow, SessionRow,
    ShuffleEnd, ShuffleRow, VoidRequestRow, VoidRow,
};
pub use sessions::{MovedRow, MovedRows, ReadSessions, SessionTableRow};
pub use shuffles::ReadShuffles;
pub use sql::error::{
    OpenError, Storage, disk_fault, failed_storage, is_closed, is_outage, schema_refusal,
};
pub use sql::guards::GuardChanges;
pub use sql::moving::{
    Astray, LeftBehind, MovingRow, NewServer, References, ServerRows, ServerStatus,
};
pub use sql::order::Checkpointed;
pub use sql::words::Said;
pub use sqlite::Sqlite;
pub use sqlite::claim::{Begin, Claim, open_to_others, private_file, private_folder, readable};
pub use sqlite::copy::Draft;
pub use sqlite::file::schema;
pub use step::{
    AccountRow, Act, DealEnd, DealStart, Note, Step, StepError, TableWrite, TransferRow, Write,
};
pub use summary::{LedgerRow, ReadSummary};
pub use tables::{ActRow, DealRow, ReadTables, SurfaceRow, TableRow};
pub use void_requests::ReadVoidRequests;
pub use watch::{Fault, Still, Watch, Written};

/// A database, shared by everybody who holds one.
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

    /// The Discord application that claimed this database; claims it for `id` if none did.
    async fn application(&self, id: u64) -> Result<u64, StepError>;

    /// Records that the bot is alive at `now`, and what the clocks show that deadlines are measured by.
    ///
    /// # Errors
    /// As [`Store::commit`].
    async fn heartbeat(&self, now: i64, clocks: Clocks) -> Result<(), StepError> {
        let write = match self.lease() {
            Some(lease) => Write::AliveUnder {
                shard: lease.shard.number,
                at: now,
                clocks,
            },
            None => Write::Alive { at: now, clocks },
        };
        self.commit(Step::write(write)).await
    }

    /// The time of day (epoch milliseconds) by the database's own clock, for whoever uses it from several machines;
    /// `None` where it has none, in memory and in a file.
    ///
    /// # Errors
    /// If the database does not answer.
    async fn time_of_day(&self) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    /// The lease under which this writes, if several processes share the database.
    fn lease(&self) -> Option<Lease> {
        None
    }

    /// Once on start: moves every deadline by what its clock advanced since the last [`Store::heartbeat`] (back if the
    /// machine's clock was set back), so that the clocks stood still while the bot was down.
    /// Returns by how many milliseconds those of the first shard were moved.
    ///
    /// # Errors
    /// If the database fails; then no deadline has moved.
    async fn resume(&self, now: i64) -> Result<i64, StoreError>;

    /// Removes everything of a server that the bot left ([`Write::Departed`]): its coins, tables, deals, names and
    /// settings. False, and nothing is removed, if the bot is still there.
    ///
    /// # Errors
    /// If the database fails; then nothing is removed.
    async fn purge(&self, guild: GuildId) -> Result<bool, StoreError>;

    /// Moves what is committed into the file itself and empties the log beside it, so that what was erased is gone from
    /// both. While somebody reads for longer than a moment, this is tried again until it is done, even by the next
    /// start.
    ///
    /// # Errors
    /// [`StoreError::Closed`].
    async fn checkpoint(&self) -> Result<Checkpointed, StoreError>;

    /// The whole ledger at this moment.
    async fn books(&self) -> Result<Box<dyn Books>, StoreError>;

    /// Waits until nothing can be written any more: until [`Store::close`], or until the writer died, which only the
    /// operator can fix.
    async fn ended(&self);

    /// Writes what is waiting, then closes the file. Later calls fail as `Closed`.
    async fn close(&self);
}
