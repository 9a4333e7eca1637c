//! A handle on an open database: its readers, and the way to its writer.

use std::sync::Arc;

use sqlx::query::{QueryAs, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, SqlitePool};
use tokio::sync::{Notify, mpsc};

use super::writer::Order;
use crate::StoreError;
use crate::key::Key;

/// An SQLite database: one writer and a pool of readers.
pub struct Sqlite {
    pub(super) orders: mpsc::Sender<Order>,
    pub(crate) readers: SqlitePool,
    pub(super) closed: Arc<Notify>,
}

impl Sqlite {
    /// All rows of the answer to a question, each converted by `row`.
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

    /// The first row of the answer to a question, converted by `row`.
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

    /// The ids that answer a question.
    pub(crate) async fn ids<K: Key>(
        &self,
        question: QueryScalar<'_, sqlx::Sqlite, i64, SqliteArguments>,
    ) -> Result<Vec<K>, StoreError> {
        let rows = question.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(K::from_row).collect())
    }

    pub(super) async fn send(&self, order: Order) -> Result<(), StoreError> {
        self.orders
            .send(order)
            .await
            .map_err(|_| StoreError::Closed)
    }
}
