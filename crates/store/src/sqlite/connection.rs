//! SQLite's connections, asked by what the databases share.

use std::path::Path;

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    Connection, Decode, Executor, Row as _, SqliteConnection, SqlitePool, Transaction,
    TypeInfo as _, ValueRef as _,
};

use super::file::{self, Age};
use crate::reports::Reports;
use crate::sql::books::SqlBooks;
use crate::sql::error::{OpenError, open_error};
use crate::sql::question::{Answers, ConsistentRead, Row, SqlQuery, Value};
use crate::{Books, StoreError};

/// A question with its parameters.
pub(super) fn bound(asked: SqlQuery) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
    asked.bound()
}

fn row(row: &SqliteRow) -> sqlx::Result<Row> {
    (0..row.len()).map(|column| value(row, column)).collect()
}

fn value(row: &SqliteRow, column: usize) -> sqlx::Result<Value> {
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    let is_text = raw.type_info().name() == "TEXT";
    let read = if is_text {
        <String as Decode<sqlx::Sqlite>>::decode(raw).map(Value::Text)
    } else {
        <i64 as Decode<sqlx::Sqlite>>::decode(raw).map(Value::Number)
    };
    read.map_err(sqlx::Error::Decode)
}

fn rows(rows: &[SqliteRow]) -> sqlx::Result<Vec<Row>> {
    rows.iter().map(row).collect()
}

#[async_trait]
impl Answers for SqlitePool {
    async fn rows(&self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        rows(&bound(asked).fetch_all(self).await?)
    }

    async fn moment(&self) -> sqlx::Result<Box<dyn ConsistentRead>> {
        Ok(Box::new(self.begin().await?))
    }

    async fn books(&self) -> Result<Box<dyn Books>, StoreError> {
        let connection = self.acquire().await?.detach();
        Ok(Box::new(SqlBooks(begun(connection).await?)))
    }

    async fn close(&self) {
        SqlitePool::close(self).await;
    }
}

#[async_trait]
impl ConsistentRead for Transaction<'static, sqlx::Sqlite> {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        rows(&bound(asked).fetch_all(&mut **self).await?)
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        damage(self).await
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()> {
        self.rollback().await
    }
}

/// A connection in a transaction that has begun to read.
#[async_trait]
impl ConsistentRead for SqliteConnection {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        rows(&bound(asked).fetch_all(self).await?)
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        damage(self).await
    }

    async fn has(&mut self, table: &str, column: &str) -> sqlx::Result<bool> {
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM pragma_table_info($1) WHERE name = $2)")
            .bind(table)
            .bind(column)
            .fetch_one(self)
            .await
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()> {
        Connection::close(*self).await
    }
}

/// Begins a transaction. The first read fixes what it sees.
pub(super) async fn begun(mut connection: SqliteConnection) -> sqlx::Result<SqliteConnection> {
    connection
        .execute("BEGIN; SELECT COUNT(*) FROM sqlite_master")
        .await?;
    Ok(connection)
}

async fn damage(connection: &mut SqliteConnection) -> sqlx::Result<Vec<String>> {
    let mut damage: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(&mut *connection)
        .await?;
    damage.retain(|line| line != "ok");
    Ok(damage)
}

/// The reports in a file, which may be in use and is not changed.
pub(super) async fn reports(path: &Path) -> Result<Reports, OpenError> {
    let connection = file::to_read(path, Age::Current).await?;
    Ok(Reports::read_from(connection))
}

/// The ledger in a file. Every schema so far has the columns that are read here.
pub(super) async fn books(path: &Path) -> Result<Box<dyn Books>, OpenError> {
    let connection = file::to_read(path, Age::Any).await?;
    match begun(connection).await {
        Ok(connection) => Ok(Box::new(SqlBooks(connection))),
        Err(error) => Err(open_error(path, error)),
    }
}
