//! A server's rows, written into another database.

use ids::GuildId;

use super::leaving::each;
use super::{Carrier, MovingRow, is_upgraded, knows};
use crate::key::Key;
use crate::sql::books::SqlBooks;
use crate::sql::order::IS_FILLED;
use crate::sql::question::{SqlQuery, query_scalar};
use crate::{Books, StoreError};

/// Rows that are written with one statement.
const MOST: usize = 500;

/// A server that comes from another database. Nothing of it is there until [`NewServer::keep`].
pub struct NewServer {
    books: SqlBooks<Box<dyn Carrier>>,
    guild: GuildId,
    /// Rows of one kind that are written next.
    waiting: Vec<MovingRow>,
}

impl NewServer {
    /// By a connection that is in a transaction and holds the claim on its database, until it is closed.
    pub(crate) fn write_to(carrier: impl Carrier + 'static, guild: GuildId) -> NewServer {
        NewServer {
            books: SqlBooks(Box::new(carrier)),
            guild,
            waiting: Vec::new(),
        }
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
        let filled = query_scalar(IS_FILLED);
        Ok(filled.fetch_one_at(&mut self.books.0).await?)
    }

    /// Whether a one-time upgrade was made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_upgraded(&mut self, name: &str) -> Result<bool, StoreError> {
        Ok(is_upgraded(&mut self.books.0, name).await?)
    }

    /// Records a one-time upgrade that a new database does not need.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn upgraded(&mut self, name: &str) -> Result<(), StoreError> {
        let made = SqlQuery {
            text: "INSERT INTO upgrades (name) VALUES ($1)".into(),
            values: vec![name.into()],
        };
        Ok(self.books.0.write(made).await?)
    }

    /// Writes a secret.
    ///
    /// # Errors
    /// If the database fails, or has a secret of this name.
    pub async fn secret(&mut self, name: &str, key: &str) -> Result<(), StoreError> {
        let made = SqlQuery {
            text: "INSERT INTO secrets (name, key) VALUES ($1, $2)".into(),
            values: vec![name.into(), key.into()],
        };
        Ok(self.books.0.write(made).await?)
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
        each(&mut *self.books.0, self.guild, i64::MIN, take).await
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
        self.end("COMMIT").await
    }

    /// Leaves the database as it was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn discard(self) -> Result<(), StoreError> {
        self.end("ROLLBACK").await
    }

    /// Ends the transaction, and lets go of the database.
    async fn end(mut self, how: &'static str) -> Result<(), StoreError> {
        let ended = SqlQuery {
            text: how.into(),
            values: Vec::new(),
        };
        self.books.0.write(ended).await?;
        Ok(self.books.0.close().await?)
    }

    async fn flush(&mut self) -> Result<(), StoreError> {
        let Some(first) = self.waiting.first() else {
            return Ok(());
        };
        let carrier = &mut self.books.0;
        let rows: Vec<&str> = self.waiting.iter().map(MovingRow::columns).collect();
        let written = SqlQuery {
            text: first.part.statement(carrier.dialect()).into(),
            values: vec![
                format!("[{}]", rows.join(",")).into(),
                self.guild.row().into(),
            ],
        };
        carrier.write(written).await?;
        self.waiting.clear();
        Ok(())
    }
}
