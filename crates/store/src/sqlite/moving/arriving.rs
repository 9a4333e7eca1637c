//! A server's rows, written into another database.

use ids::GuildId;
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};

use super::leaving::each;
use super::{MovingRow, knows};
use crate::key::Key;
use crate::sql::books::SqlBooks;
use crate::sql::error::open_error;
use crate::sqlite::open;
use crate::sqlite::wal::{Wal, is_filled};
use crate::{Begin, Books, Claim, OpenError, StoreError};

/// Rows that are written with one statement.
const MOST: usize = 500;

/// A server that comes from another database. Nothing of it is there until [`NewServer::keep`].
pub struct NewServer {
    books: SqlBooks<SqliteConnection>,
    wal: Wal,
    guild: GuildId,
    /// Rows of one kind that are written next.
    waiting: Vec<MovingRow>,
}

impl NewServer {
    /// Begins to write a server into the claimed database, which is made if it is not there and whose schema is brought
    /// up to date.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn begin(claim: &Claim, guild: GuildId) -> Result<NewServer, OpenError> {
        let (mut connection, wal) = open::claimed(claim, Begin::WhereItWas).await?;
        let begun = connection.execute("BEGIN IMMEDIATE").await;
        begun.map_err(|error| open_error(claim.database(), error))?;
        Ok(NewServer {
            books: SqlBooks(connection),
            wal,
            guild,
            waiting: Vec::new(),
        })
    }

    /// Whether the database has anything of this server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_known(&mut self) -> Result<bool, StoreError> {
        Ok(knows(&mut self.books.0, self.guild).await?)
    }

    /// Whether the database has anything of any server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_among_others(&mut self) -> Result<bool, StoreError> {
        Ok(is_filled(&mut self.books.0).await?)
    }

    /// Whether a one-time upgrade was made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_upgraded(&mut self, name: &str) -> Result<bool, StoreError> {
        let found = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM upgrades WHERE name = $1)");
        let connection = &mut self.books.0;
        Ok(found.bind(name).fetch_one(connection).await?)
    }

    /// Records a one-time upgrade that a new database does not need.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn upgraded(&mut self, name: &str) -> Result<(), StoreError> {
        let made = sqlx::query("INSERT INTO upgrades (name) VALUES ($1)").bind(name);
        made.execute(&mut self.books.0).await?;
        Ok(())
    }

    /// Writes a secret.
    ///
    /// # Errors
    /// If the database fails, or has a secret of this name.
    pub async fn secret(&mut self, name: &str, key: &str) -> Result<(), StoreError> {
        let text = "INSERT INTO secrets (name, key) VALUES ($1, $2)";
        let made = sqlx::query(text).bind(name).bind(key);
        made.execute(&mut self.books.0).await?;
        Ok(())
    }

    /// Writes a row. Rows come in the order in which [`crate::ServerRows::each`] hands them over.
    ///
    /// # Errors
    /// If the database fails, or refuses one of the rows so far.
    pub async fn write(&mut self, row: MovingRow) -> Result<(), StoreError> {
        let is_other = |last: &MovingRow| last.kind() != row.kind();
        if self.waiting.len() == MOST || self.waiting.last().is_some_and(is_other) {
            self.flush().await?;
        }
        self.waiting.push(row);
        Ok(())
    }

    /// Hands over what was written, as [`crate::ServerRows::each`] does.
    ///
    /// # Errors
    /// If the database fails, or refuses one of the last rows.
    pub async fn each(
        &mut self,
        take: &mut (dyn FnMut(MovingRow) + Send),
    ) -> Result<(), StoreError> {
        self.flush().await?;
        each(&mut self.books.0, self.guild, i64::MIN, take).await
    }

    /// The ledger with this server in it.
    pub fn books(&mut self) -> &mut dyn Books {
        &mut self.books
    }

    /// From now on the server is there; it is on the disk when this returns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep(mut self) -> Result<(), StoreError> {
        self.flush().await?;
        self.books.0.execute("COMMIT").await?;
        self.close().await
    }

    /// Leaves the database as it was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn discard(mut self) -> Result<(), StoreError> {
        self.books.0.execute("ROLLBACK").await?;
        self.close().await
    }

    async fn close(mut self) -> Result<(), StoreError> {
        self.wal.close(&mut self.books.0).await;
        Ok(self.books.0.close().await?)
    }

    async fn flush(&mut self) -> Result<(), StoreError> {
        let Some(first) = self.waiting.first() else {
            return Ok(());
        };
        let text = first.part.into;
        let rows: Vec<&str> = self.waiting.iter().map(MovingRow::columns).collect();
        let list = format!("[{}]", rows.join(","));
        let written = sqlx::query(AssertSqlSafe(text)).bind(list);
        let written = written.bind(self.guild.row());
        written.execute(&mut self.books.0).await?;
        self.waiting.clear();
        Ok(())
    }
}
