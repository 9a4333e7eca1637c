//! A server's rows, read for another database.

use ids::GuildId;
use serde_json::Value;

use super::{Carrier, MovingRow, PARTS, is_upgraded, knows};
use crate::key::Key;
use crate::sql::books::SqlBooks;
use crate::sql::question::{SqlQuery, query_as, query_scalar};
use crate::{Books, StoreError};

/// One server's rows as they are at one moment, in a database that may be in use.
pub struct ServerRows {
    books: SqlBooks<Box<dyn Carrier>>,
    guild: GuildId,
}

/// Whether a server can go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServerStatus {
    /// Whether the database has anything of it.
    pub is_known: bool,
    /// How many of its tables are open.
    pub open_tables: u32,
    /// Whether a session is open.
    pub has_session: bool,
}

/// How many rows of a server do not go with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftBehind {
    /// Starting coins that are remembered under a hash of all servers' key.
    pub old_starts: u32,
    /// Bars of erased members under a hash of all servers' key.
    pub old_bars: u32,
    /// Problems that were reported to the operator.
    pub reports: u32,
}

impl ServerRows {
    /// By a connection that sees one moment.
    pub(crate) fn read_from(carrier: impl Carrier + 'static, guild: GuildId) -> ServerRows {
        ServerRows {
            books: SqlBooks(Box::new(carrier)),
            guild,
        }
    }

    /// The server.
    pub fn guild(&self) -> GuildId {
        self.guild
    }

    /// The ledger of the whole database at the same moment.
    pub fn books(&mut self) -> &mut dyn Books {
        &mut self.books
    }

    /// Whether the server can go.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn status(&mut self) -> Result<ServerStatus, StoreError> {
        let moment = &mut self.books.0;
        let (open_tables, has_session) = query_as::<(u32, bool)>(
            "SELECT (SELECT COUNT(*) FROM tables WHERE guild = $1 AND closed = 0),
                EXISTS (SELECT 1 FROM sessions WHERE guild = $1 AND closed_at IS NULL)",
        )
        .bind(self.guild.row())
        .fetch_one_at(moment)
        .await?;
        Ok(ServerStatus {
            is_known: knows(moment, self.guild).await?,
            open_tables,
            has_session,
        })
    }

    /// What does not go with it, if bars of erased members stay whose number is below `least`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn left_behind(&mut self, least: i64) -> Result<LeftBehind, StoreError> {
        let (old_starts, old_bars, reports) = query_as::<(u32, u32, u32)>(
            "SELECT (SELECT COUNT(*) FROM given WHERE guild = $1 AND kind = 'start-old'),
                (SELECT COUNT(*) FROM barred WHERE guild = $1 AND member < $2),
                (SELECT COUNT(*) FROM reports WHERE guild = $1)",
        )
        .bind(self.guild.row())
        .bind(least)
        .fetch_one_at(&mut self.books.0)
        .await?;
        Ok(LeftBehind {
            old_starts,
            old_bars,
            reports,
        })
    }

    /// A secret of the database.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn secret(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        let key = query_scalar("SELECT key FROM secrets WHERE name = $1").bind(name);
        let found = key.fetch_at(&mut self.books.0).await?;
        Ok(found.into_iter().next())
    }

    /// Whether a one-time upgrade was made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_upgraded(&mut self, name: &str) -> Result<bool, StoreError> {
        Ok(is_upgraded(&mut self.books.0, name).await?)
    }

    /// Hands over every row, in an order in which they can be written. Bars of erased members whose number is below
    /// `least` are left out.
    ///
    /// # Errors
    /// If the database fails, or has a row that cannot be.
    pub async fn each(
        &mut self,
        least: i64,
        take: &mut (dyn FnMut(MovingRow) + Send),
    ) -> Result<(), StoreError> {
        each(&mut *self.books.0, self.guild, least, take).await
    }

    /// Lets go of the database.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close(self) -> Result<(), StoreError> {
        Box::new(self.books).close().await
    }
}

/// Hands over every row of a server.
pub(super) async fn each(
    carrier: &mut dyn Carrier,
    guild: GuildId,
    least: i64,
    take: &mut (dyn FnMut(MovingRow) + Send),
) -> Result<(), StoreError> {
    for part in PARTS {
        let asked = SqlQuery {
            text: part.question(carrier.dialect(), least).into(),
            values: vec![guild.row().into()],
        };
        let mut read = |text: String| {
            let columns: Value =
                serde_json::from_str(&text).map_err(|error| sqlx::Error::Decode(error.into()))?;
            let row = columns.as_object().and_then(|columns| part.row(columns));
            take(row.ok_or_else(|| {
                let kind = part.kind;
                sqlx::Error::Decode(format!("a row that cannot be ({kind}): {text}").into())
            })?);
            Ok(())
        };
        carrier.each(asked, &mut read).await?;
    }
    Ok(())
}
