//! A server on its way, out of a file or into one.

use std::path::Path;

use async_trait::async_trait;
use futures_util::TryStreamExt as _;
use sqlx::{Connection, Executor, Row as _, SqliteConnection};

use super::claim::{Begin, Claim};
use super::connection::{begun, bound};
use super::file::{Age, to_read};
use super::open;
use super::wal::Wal;
use crate::sql::dialect::Dialect;
use crate::sql::error::{OpenError, open_error};
use crate::sql::moving::Carrier;
use crate::sql::question::{ConsistentRead, Row, SqlQuery};

/// A connection in a transaction.
pub(super) struct SqliteCarrier {
    connection: SqliteConnection,
    /// If it writes: the log, and the claim on the file.
    writes: Option<(Wal, Claim)>,
}

/// Reads a file, which may be in use, at one moment.
pub(super) async fn reading(path: &Path) -> Result<SqliteCarrier, OpenError> {
    let connection = begun(to_read(path, Age::Current).await?).await;
    Ok(SqliteCarrier {
        connection: connection.map_err(|error| open_error(path, error))?,
        writes: None,
    })
}

/// Writes to a claimed file.
pub(super) async fn writing(claim: Claim) -> Result<SqliteCarrier, OpenError> {
    let (mut connection, wal) = open::claimed(&claim, Begin::WhereItWas).await?;
    // Accounts come before their tables, members before their characters.
    let begin = "BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON";
    let begun = connection.execute(begin).await;
    begun.map_err(|error| open_error(claim.database(), error))?;
    Ok(SqliteCarrier {
        connection,
        writes: Some((wal, claim)),
    })
}

#[async_trait]
impl ConsistentRead for SqliteCarrier {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        self.connection.rows(asked).await
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        self.connection.damage().await
    }

    async fn close(mut self: Box<Self>) -> sqlx::Result<()> {
        if let Some((wal, _)) = &mut self.writes {
            wal.close(&mut self.connection).await;
        }
        let closed = Connection::close(self.connection).await;
        drop(self.writes);
        closed
    }
}

#[async_trait]
impl Carrier for SqliteCarrier {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    async fn each(
        &mut self,
        asked: SqlQuery,
        take: &mut (dyn FnMut(String) -> sqlx::Result<()> + Send),
    ) -> sqlx::Result<()> {
        let mut rows = bound(asked).fetch(&mut self.connection);
        while let Some(row) = rows.try_next().await? {
            take(row.try_get(0)?)?;
        }
        Ok(())
    }

    async fn write(&mut self, asked: SqlQuery) -> sqlx::Result<()> {
        bound(asked).execute(&mut self.connection).await?;
        Ok(())
    }
}
