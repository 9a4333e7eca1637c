//! PostgreSQL's connections, asked by what the databases share.

use async_trait::async_trait;
use futures_util::TryStreamExt as _;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{Decode, Executor, PgConnection, Row as _, TypeInfo as _, ValueRef as _};

use super::session::end;
use crate::sql::dialect::Dialect;
use crate::sql::moving::Carrier;
use crate::sql::question::{ConsistentRead, Row, SqlQuery, Value};

/// A transaction that sees one moment and changes nothing.
const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A question with its parameters.
pub(super) fn bound(asked: SqlQuery) -> Query<'static, sqlx::Postgres, PgArguments> {
    asked.bound()
}

fn row(row: &PgRow) -> sqlx::Result<Row> {
    (0..row.len()).map(|column| value(row, column)).collect()
}

fn value(row: &PgRow, column: usize) -> sqlx::Result<Value> {
    type Db = sqlx::Postgres;
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    let kind = raw.type_info();
    let read = match kind.name() {
        "INT8" => <i64 as Decode<Db>>::decode(raw).map(Value::Number),
        "INT4" => <i32 as Decode<Db>>::decode(raw).map(|number| Value::Number(number.into())),
        "BOOL" => <bool as Decode<Db>>::decode(raw).map(|truth| Value::Number(truth.into())),
        _ => <String as Decode<Db>>::decode(raw).map(Value::Text),
    };
    read.map_err(sqlx::Error::Decode)
}

/// Asks a question on a connection.
pub(super) async fn rows(connection: &mut PgConnection, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
    let answered = bound(asked).fetch_all(connection).await?;
    answered.iter().map(row).collect()
}

/// A connection in a transaction.
#[async_trait]
impl ConsistentRead for PgConnection {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        rows(self, asked).await
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        Ok(damage())
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()> {
        end(*self).await
    }
}

#[async_trait]
impl Carrier for PgConnection {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    async fn each(
        &mut self,
        asked: SqlQuery,
        take: &mut (dyn FnMut(String) -> sqlx::Result<()> + Send),
    ) -> sqlx::Result<()> {
        let mut rows = bound(asked).fetch(self);
        while let Some(row) = rows.try_next().await? {
            take(row.try_get(0)?)?;
        }
        Ok(())
    }

    async fn write(&mut self, asked: SqlQuery) -> sqlx::Result<()> {
        bound(asked).execute(self).await?;
        Ok(())
    }
}

/// Begins a transaction. The first read fixes what it sees.
pub(super) async fn begun(mut connection: PgConnection) -> sqlx::Result<PgConnection> {
    connection.execute(ONE_MOMENT).await?;
    connection.execute("SELECT 1").await?;
    Ok(connection)
}

/// Whether its files are whole, a server checks itself (`pg_amcheck`, data checksums).
fn damage() -> Vec<String> {
    Vec::new()
}
