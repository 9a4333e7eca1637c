//! A server's rows, read for another database.

use std::path::Path;

use futures_util::TryStreamExt as _;
use ids::GuildId;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};

use super::{MovingRow, PARTS, knows};
use crate::key::Key;
use crate::sql::error::open_error;
use crate::sqlite::file::{Age, to_read};
use crate::{OpenError, StoreError};

/// One server's rows as they are at one moment, in a database that may be in use.
pub struct ServerRows {
    connection: SqliteConnection,
    guild: GuildId,
    least: i64,
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
    /// The rows of a server. Bars of erased members whose number is below `least` are left behind.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn open(path: &Path, guild: GuildId, least: i64) -> Result<ServerRows, OpenError> {
        let mut connection = to_read(path, Age::Current).await?;
        // The first read fixes the snapshot.
        let begun = connection.execute("BEGIN; SELECT COUNT(*) FROM sqlite_master");
        begun.await.map_err(|error| open_error(path, error))?;
        Ok(ServerRows {
            connection,
            guild,
            least,
        })
    }

    /// Whether the server can go.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn status(&mut self) -> Result<ServerStatus, StoreError> {
        let (open_tables, has_session) = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM tables WHERE guild = $1 AND closed = 0),
                EXISTS (SELECT 1 FROM sessions WHERE guild = $1 AND closed_at IS NULL)",
        )
        .bind(self.guild.row())
        .fetch_one(&mut self.connection)
        .await?;
        Ok(ServerStatus {
            is_known: knows(&mut self.connection, self.guild).await?,
            open_tables,
            has_session,
        })
    }

    /// What does not go with it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn left_behind(&mut self) -> Result<LeftBehind, StoreError> {
        let (old_starts, old_bars, reports) = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM given WHERE guild = $1 AND kind = 'start-old'),
                (SELECT COUNT(*) FROM barred WHERE guild = $1 AND member < $2),
                (SELECT COUNT(*) FROM reports WHERE guild = $1)",
        )
        .bind(self.guild.row())
        .bind(self.least)
        .fetch_one(&mut self.connection)
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
        let key = sqlx::query_scalar("SELECT key FROM secrets WHERE name = $1").bind(name);
        Ok(key.fetch_optional(&mut self.connection).await?)
    }

    /// Whether a one-time upgrade was made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_upgraded(&mut self, name: &str) -> Result<bool, StoreError> {
        let found = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM upgrades WHERE name = $1)");
        Ok(found.bind(name).fetch_one(&mut self.connection).await?)
    }

    /// Hands over every row, in an order in which they can be written.
    ///
    /// # Errors
    /// If the database fails, or has a row that cannot be.
    pub async fn each(
        &mut self,
        take: &mut (dyn FnMut(MovingRow) + Send),
    ) -> Result<(), StoreError> {
        each(&mut self.connection, self.guild, self.least, take).await
    }

    /// Lets go of the file.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close(self) -> Result<(), StoreError> {
        Ok(self.connection.close().await?)
    }
}

/// Hands over every row of a server.
pub(super) async fn each(
    connection: &mut SqliteConnection,
    guild: GuildId,
    least: i64,
    take: &mut (dyn FnMut(MovingRow) + Send),
) -> Result<(), StoreError> {
    for part in PARTS {
        let text = part.question(least);
        let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(text))
            .bind(guild.row())
            .fetch(&mut *connection);
        while let Some(text) = rows.try_next().await? {
            let columns: Value =
                serde_json::from_str(&text).map_err(|error| sqlx::Error::Decode(error.into()))?;
            let row = columns.as_object().and_then(|columns| part.row(columns));
            take(row.ok_or_else(|| {
                let kind = part.kind;
                sqlx::Error::Decode(format!("a row that cannot be ({kind}): {text}").into())
            })?);
        }
    }
    Ok(())
}
