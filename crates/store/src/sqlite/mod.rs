//! The bot's database: an SQLite file.
//!
//! Each question stands beside its trait, in SQL that SQLite and PostgreSQL share. Everything that is SQLite's alone is
//! in this folder:
//!
//! * `group`: the rows of a statement as one JSON array (`json_each`, `->>`), and the text of several statements.
//! * `rows`: what each kind of row is written with: common SQL but for three `UPDATE OR REPLACE` and one `json_each`.
//! * `dialect`: by name, what the questions need beyond common SQL.
//! * `writer`: the one connection that writes (`BEGIN IMMEDIATE`). `handle`: the way to it, and the readers.
//! * `file`, `open`, `wal`, `mark`: files, pragmas, and the log beside the database. `books`: the check of a file.
//! * `copy`, `restore`, `upgrade`: copies of a whole database, put in another place, in its own, and kept of older schemas.
//! * `moving`: one server's rows, out of a file and into another.
//! * `disk`: what is told of a disk that fails, and whether the files are still there.
//! * `error`: result codes, and what the schema says when it refuses.
//!
//! The triggers of the schema (`migrations/`) are SQLite's too.

mod books;
pub(crate) mod claim;
pub(crate) mod copy;
pub(crate) mod dialect;
mod disk;
pub(crate) mod error;
pub(crate) mod file;
mod group;
mod handle;
mod mark;
pub(crate) mod moving;
mod open;
mod restore;
mod rows;
mod upgrade;
pub(crate) mod wal;
mod writer;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::oneshot;

use books::SqliteBooks;
use claim::{Begin, Claim};
use error::OpenError;
use ids::GuildId;
use wal::Settled;
use writer::Order;

pub use handle::Sqlite;

use crate::{Books, Step, StepError, Store, StoreError, Write};

impl Sqlite {
    /// Opens the database file, makes it if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn open(path: &Path) -> Result<Arc<dyn Store>, OpenError> {
        open::file(path).await
    }

    /// Opens a claimed database like [`Sqlite::open`], and notices if its file was lost, emptied or exchanged since
    /// the last time. Hold the claim until [`Store::close`] is done.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn keep(claim: &Claim, begin: Begin) -> Result<Arc<dyn Store>, OpenError> {
        open::keep(claim, begin).await
    }

    /// A database in memory for tests of SQLite, gone with its last handle.
    ///
    /// # Errors
    /// None in practice.
    pub async fn in_memory() -> Result<Arc<dyn Store>, OpenError> {
        open::memory().await
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn commit(&self, step: Step) -> Result<(), StepError> {
        let _until_it_is_answered = meters::QUEUE.one_more(["writer"]);
        let (answer, answered) = oneshot::channel();
        self.send(Order::Step(Box::new(step), answer))
            .await
            .map_err(|_| StepError::Closed)?;
        answered.await.map_err(|_| StepError::Closed)?
    }

    async fn application(&self, id: u64) -> Result<u64, StepError> {
        self.commit(Step::write(Write::Application { id })).await?;
        let known: i64 = sqlx::query_scalar("SELECT id FROM application WHERE one = 1")
            .fetch_one(&self.readers)
            .await
            .map_err(|error| StepError::Database(Arc::new(error)))?;
        Ok(known.cast_unsigned())
    }

    async fn resume(&self, now: i64) -> Result<i64, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Resume(now, answer)).await?;
        Ok(answered.await.map_err(|_| StoreError::Closed)??)
    }

    async fn purge(&self, guild: GuildId) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Purge(guild, answer)).await?;
        Ok(answered.await.map_err(|_| StoreError::Closed)??)
    }

    async fn settle(&self) -> Result<Settled, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Settle(answer)).await?;
        answered.await.map_err(|_| StoreError::Closed)
    }

    async fn books(&self) -> Result<Box<dyn Books>, StoreError> {
        let connection = self.readers.acquire().await?.detach();
        Ok(Box::new(SqliteBooks::begin(connection).await?))
    }

    async fn ended(&self) {
        self.orders.closed().await;
    }

    async fn close(&self) {
        let stopped = self.closed.notified();
        if self.send(Order::Close).await.is_ok() {
            stopped.await;
        }
        self.readers.close().await;
    }
}
