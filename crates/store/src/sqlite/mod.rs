//! The store of the bot: a file of SQLite's.
//!
//! The questions of the traits, each beside its trait, are in SQL that SQLite and PostgreSQL share. What SQLite alone
//! understands stands in this folder:
//!
//! * `group`: the rows of a statement as a JSON array (`json_each`, `->>`), the text of several statements, and what
//!   the schema says where it refuses.
//! * `rows`: of each kind of row its statement, which is common SQL but for `UPDATE OR REPLACE` and one `json_each`.
//! * [`dialect`]: what the questions need beyond common SQL, by name.
//! * `writer`: the one connection that writes (`BEGIN IMMEDIATE`).
//! * `open`, `wal`, `mark`: files, pragmas, result codes and the log beside the database. `books`: what checks a file.
//!
//! The triggers of the schema (`migrations/`) are SQLite's too.

mod books;
pub(crate) mod claim;
pub(crate) mod dialect;
mod group;
mod mark;
pub(crate) mod open;
mod rows;
pub(crate) mod wal;
mod writer;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::query::{QueryAs, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, SqlitePool};
use tokio::sync::{Notify, mpsc, oneshot};

use books::SqliteBooks;
use claim::{Begin, Claim};
use ids::GuildId;
use open::OpenError;
use wal::Settled;
use writer::Order;

use crate::key::Key;
use crate::{Books, Step, StepError, Store, StoreError, Write};

/// A database of SQLite's: one writer and a pool of readers, shared by whoever holds it.
pub struct Sqlite {
    orders: mpsc::Sender<Order>,
    pub(crate) readers: SqlitePool,
    closed: Arc<Notify>,
}

impl Sqlite {
    /// Opens the database file, makes it if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// Where the file cannot be used, what is wrong with it.
    pub async fn open(path: &Path) -> Result<Arc<dyn Store>, OpenError> {
        open::file(path).await
    }

    /// Opens the database that somebody keeps house on, as [`Sqlite::open`] does, and notices when its file was lost,
    /// emptied or exchanged since.
    /// Hold the claim until [`Store::close`] is done.
    ///
    /// # Errors
    /// Where the file cannot be used, what is wrong with it.
    pub async fn keep(claim: &Claim, begin: Begin) -> Result<Arc<dyn Store>, OpenError> {
        open::claimed(claim, begin).await
    }

    /// A database in memory, gone with the last handle: for tests of what SQLite does.
    ///
    /// # Errors
    /// None in practice.
    pub async fn in_memory() -> Result<Arc<dyn Store>, OpenError> {
        open::memory().await
    }

    /// The rows of an answer, each as what it stands for.
    pub(crate) async fn all<R, T>(
        &self,
        question: QueryAs<'_, sqlx::Sqlite, R, SqliteArguments>,
        row: impl FnMut(R) -> T,
    ) -> Result<Vec<T>, StoreError>
    where
        R: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        let rows = question.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(row).collect())
    }

    /// The first row of an answer as what it stands for.
    pub(crate) async fn first<R, T>(
        &self,
        question: QueryAs<'_, sqlx::Sqlite, R, SqliteArguments>,
        row: impl FnOnce(R) -> T,
    ) -> Result<Option<T>, StoreError>
    where
        R: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        Ok(question.fetch_optional(&self.readers).await?.map(row))
    }

    /// An answer of ids.
    pub(crate) async fn ids<K: Key>(
        &self,
        question: QueryScalar<'_, sqlx::Sqlite, i64, SqliteArguments>,
    ) -> Result<Vec<K>, StoreError> {
        let rows = question.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(K::of_row).collect())
    }

    async fn send(&self, order: Order) -> Result<(), StoreError> {
        self.orders
            .send(order)
            .await
            .map_err(|_| StoreError::Closed)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn commit(&self, step: Step) -> Result<(), StepError> {
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
