//! The ledger in a file.

use std::path::Path;

use async_trait::async_trait;
use ids::{DealId, GuildId, TableId};
use sqlx::{Connection, Executor, SqliteConnection};

use super::Sqlite;
use super::error::open_error;
use super::file::{self, Age};
use crate::key::Key;
use crate::{AccountLine, Books, OpenError, StoreError, TransferLine};

type TransferColumns = (i64, i64, String, i64, i64, i64, i64, i64);

/// Transfers per page.
const PAGE: i64 = 10_000;

/// The ledger in a file.
pub(super) struct SqliteBooks {
    /// In a transaction.
    pub connection: SqliteConnection,
}

impl Sqlite {
    /// The ledger in a file, which may be in use and is not changed.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn books_in(path: &Path) -> Result<Box<dyn Books>, OpenError> {
        books(path, Age::Current).await
    }

    /// The ledger in a file that an older version may have written, such as a backup.
    ///
    /// # Errors
    /// As [`Sqlite::books_in`].
    pub async fn books_in_backup(path: &Path) -> Result<Box<dyn Books>, OpenError> {
        books(path, Age::Any).await
    }
}

/// Every schema so far has the columns that are read here.
async fn books(path: &Path, age: Age) -> Result<Box<dyn Books>, OpenError> {
    let connection = file::to_read(path, age).await?;
    match SqliteBooks::begin(connection).await {
        Ok(books) => Ok(Box::new(books)),
        Err(error) => Err(open_error(path, error)),
    }
}

impl SqliteBooks {
    pub async fn begin(mut connection: SqliteConnection) -> sqlx::Result<SqliteBooks> {
        // The first read fixes the snapshot.
        connection
            .execute("BEGIN; SELECT COUNT(*) FROM sqlite_master")
            .await?;
        Ok(SqliteBooks { connection })
    }
}

#[async_trait]
impl Books for SqliteBooks {
    async fn accounts(&mut self) -> Result<Vec<AccountLine>, StoreError> {
        let rows: Vec<(i64, i64, String, i64, i64, bool)> = sqlx::query_as(
            "SELECT accounts.id, accounts.guild, name, balance, posted,
                    place IS NOT NULL AND coalesce(tables.closed, 1) = 1
             FROM accounts LEFT JOIN tables
                ON tables.id = accounts.place AND tables.guild = accounts.guild
             ORDER BY accounts.id",
        )
        .fetch_all(&mut self.connection)
        .await?;
        Ok(rows
            .into_iter()
            .map(
                |(id, guild, name, balance, posted, table_closed)| AccountLine {
                    id,
                    guild: GuildId::from_row(guild),
                    name,
                    balance,
                    posted,
                    table_closed,
                },
            )
            .collect())
    }

    async fn transfers(&mut self, after: i64) -> Result<Vec<TransferLine>, StoreError> {
        let rows: Vec<TransferColumns> = sqlx::query_as(
            "SELECT id, guild, name, debit, credit, amount, debit_before, credit_before
             FROM transfers
             WHERE id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after)
        .bind(PAGE)
        .fetch_all(&mut self.connection)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| TransferLine {
                id: row.0,
                guild: GuildId::from_row(row.1),
                name: row.2,
                debit: row.3,
                credit: row.4,
                amount: row.5,
                debit_before: row.6,
                credit_before: row.7,
            })
            .collect())
    }

    async fn deals_left(&mut self) -> Result<Vec<(DealId, TableId)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT deals.id, table_id FROM deals JOIN tables ON tables.id = table_id
             WHERE ended IS NULL AND closed = 1 ORDER BY deals.id",
        )
        .fetch_all(&mut self.connection)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(deal, table)| (DealId::from_row(deal), TableId::from_row(table)))
            .collect())
    }

    async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        let mut damage: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&mut self.connection)
            .await?;
        damage.retain(|line| line != "ok");
        let orphans: Vec<(String, Option<i64>, String)> =
            sqlx::query_as("SELECT \"table\", rowid, parent FROM pragma_foreign_key_check")
                .fetch_all(&mut self.connection)
                .await?;
        damage.extend(orphans.into_iter().map(|(table, row, parent)| match row {
            Some(row) => {
                format!("row {row} of {table} refers to a row of {parent} that is not there")
            }
            None => format!("a row of {table} refers to a row of {parent} that is not there"),
        }));
        Ok(damage)
    }

    async fn close(self: Box<Self>) -> Result<(), StoreError> {
        Ok(self.connection.close().await?)
    }
}
