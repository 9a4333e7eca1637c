//! A question in SQL that SQLite and PostgreSQL share, its parameters, and the rows that answer it.
//!
//! Numbers and texts are all that is stored, so a [`Value`] is enough for both databases.

use std::borrow::Cow;
use std::marker::PhantomData;

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Encode, Type};

use crate::{Books, StoreError};

/// A number, a text, or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value {
    Null,
    /// A number, or a truth as 0 or 1.
    Number(i64),
    Text(String),
}

/// The columns of a row, in the order of the question.
pub(crate) type Row = Vec<Value>;

/// What is sent to a database.
#[derive(Debug, Clone)]
pub(crate) struct SqlQuery {
    pub text: Cow<'static, str>,
    /// For the parameters `$1`, `$2` and so on.
    pub values: Vec<Value>,
}

impl SqlQuery {
    /// The question with its parameters, for one of the databases.
    pub fn bound<Db: sqlx::Database>(self) -> Query<'static, Db, Db::Arguments>
    where
        Option<i64>: for<'q> Encode<'q, Db> + Type<Db>,
        i64: for<'q> Encode<'q, Db> + Type<Db>,
        String: for<'q> Encode<'q, Db> + Type<Db>,
    {
        let query = sqlx::query(AssertSqlSafe(self.text.into_owned()));
        let values = self.values.into_iter();
        values.fold(query, |query, value| match value {
            Value::Null => query.bind(None::<i64>),
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        })
    }
}

/// Those who answer: a pool of connections that only read.
#[async_trait]
pub(crate) trait Answers: Send + Sync {
    async fn rows(&self, asked: SqlQuery) -> sqlx::Result<Vec<Row>>;

    /// A connection on which every question sees the same moment.
    async fn moment(&self) -> sqlx::Result<Box<dyn ConsistentRead>>;

    /// The whole ledger at one moment.
    async fn books(&self) -> Result<Box<dyn Books>, StoreError>;

    /// What the database's own clock shows (epoch milliseconds), if it has one.
    async fn time_of_day(&self) -> sqlx::Result<Option<i64>> {
        Ok(None)
    }

    async fn close(&self);
}

/// A connection on which every question sees the same moment.
#[async_trait]
pub(crate) trait ConsistentRead: Send {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>>;

    /// What the database finds wrong with itself, in its words.
    async fn damage(&mut self) -> sqlx::Result<Vec<String>>;

    /// Whether the schema has this column: only that of an old backup may lack one.
    async fn has(&mut self, _table: &str, _column: &str) -> sqlx::Result<bool> {
        Ok(true)
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()>;
}

/// A question, and how its rows are read.
pub(crate) struct Question<R> {
    asked: SqlQuery,
    reads: PhantomData<fn() -> R>,
}

/// A question whose rows are tuples, or structs that are read from one.
pub(crate) fn query_as<R: FromRow>(text: impl Into<Cow<'static, str>>) -> Question<R> {
    Question {
        asked: SqlQuery {
            text: text.into(),
            values: Vec::new(),
        },
        reads: PhantomData,
    }
}

/// A question whose rows have one column.
pub(crate) fn query_scalar<T: Column>(text: impl Into<Cow<'static, str>>) -> Question<T> {
    query_as(text)
}

impl<R: FromRow> Question<R> {
    /// The next parameter.
    pub fn bind(mut self, value: impl Into<Value>) -> Self {
        self.asked.values.push(value.into());
        self
    }

    pub async fn fetch_all(self, readers: &dyn Answers) -> sqlx::Result<Vec<R>> {
        let rows = readers.rows(self.asked).await?;
        rows.into_iter().map(<R as FromRow>::read).collect()
    }

    /// As [`Question::fetch_all`], at this moment.
    pub async fn fetch_at(self, moment: &mut dyn ConsistentRead) -> sqlx::Result<Vec<R>> {
        let rows = moment.rows(self.asked).await?;
        rows.into_iter().map(<R as FromRow>::read).collect()
    }

    /// As [`Question::fetch_one`], at this moment.
    pub async fn fetch_one_at(self, moment: &mut dyn ConsistentRead) -> sqlx::Result<R> {
        let rows = self.fetch_at(moment).await?;
        rows.into_iter().next().ok_or(sqlx::Error::RowNotFound)
    }

    pub async fn fetch_optional(self, readers: &dyn Answers) -> sqlx::Result<Option<R>> {
        let rows = readers.rows(self.asked).await?;
        rows.into_iter()
            .next()
            .map(<R as FromRow>::read)
            .transpose()
    }

    pub async fn fetch_one(self, readers: &dyn Answers) -> sqlx::Result<R> {
        let row = self.fetch_optional(readers).await?;
        row.ok_or(sqlx::Error::RowNotFound)
    }
}

/// A row that is read as it is asked for.
pub(crate) trait FromRow: Sized {
    /// # Errors
    /// Where a column is not what it is read as.
    fn read(row: Row) -> sqlx::Result<Self>;
}

/// A row of one column.
impl<T: Column> FromRow for T {
    fn read(row: Row) -> sqlx::Result<T> {
        next(&mut row.into_iter())
    }
}

macro_rules! tuples {
    ($(($($column:ident)+))*) => {$(
        impl<$($column: Column),+> FromRow for ($($column,)+) {
            fn read(row: Row) -> sqlx::Result<Self> {
                let mut row = row.into_iter();
                Ok(($(next::<$column>(&mut row)?,)+))
            }
        }
    )*};
}

tuples! {
    (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) (A B C D E F G H I)
    (A B C D E F G H I J) (A B C D E F G H I J K)
}

/// Reads the next column of a row.
pub(crate) fn next<T: Column>(row: &mut impl Iterator<Item = Value>) -> sqlx::Result<T> {
    let value = row.next().ok_or(sqlx::Error::RowNotFound)?;
    <T as Column>::read(value)
}

/// What a column is read as.
pub(crate) trait Column: Sized {
    /// # Errors
    /// Where it is something else.
    fn read(value: Value) -> sqlx::Result<Self>;
}

fn unfit(value: &Value) -> sqlx::Error {
    let found = match value {
        Value::Null => "nothing",
        Value::Number(_) => "a number",
        Value::Text(_) => "a text",
    };
    sqlx::Error::Decode(format!("a column holds {found} that does not fit").into())
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Column for $number {
            fn read(value: Value) -> sqlx::Result<Self> {
                match value {
                    Value::Number(number) => number.try_into().map_err(|_| unfit(&value)),
                    _ => Err(unfit(&value)),
                }
            }
        }
    )*};
}

numbers! { i64 u32 u8 }

impl Column for bool {
    fn read(value: Value) -> sqlx::Result<Self> {
        <i64 as Column>::read(value).map(|number| number != 0)
    }
}

impl Column for String {
    fn read(value: Value) -> sqlx::Result<Self> {
        match value {
            Value::Text(text) => Ok(text),
            _ => Err(unfit(&value)),
        }
    }
}

impl<T: Column> Column for Option<T> {
    fn read(value: Value) -> sqlx::Result<Self> {
        match value {
            Value::Null => Ok(None),
            value => <T as Column>::read(value).map(Some),
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}
