//! The patrons that were hired.

use super::key::Key;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::GuildId;

/// A patron that the GM of a server hired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatronRow {
    /// The server.
    pub guild: GuildId,
    /// Names its purse; opaque.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// An emoji.
    pub face: String,
    /// How it is minded: a word of the caller's.
    pub temper: String,
    /// How well it plays: a word of the caller's.
    pub skill: String,
    /// Since when.
    pub hired_at: i64,
    /// Since when no more.
    pub dismissed_at: Option<i64>,
}

type Columns = (
    i64,
    String,
    String,
    String,
    String,
    String,
    i64,
    Option<i64>,
);

/// The patrons that were hired.
#[async_trait]
pub trait ReadPatrons {
    /// Every patron that was ever hired, in the order in which they were.
    ///
    /// # Errors
    /// Where the database fails.
    async fn patrons(&self) -> Result<Vec<PatronRow>, StoreError>;
}

#[async_trait]
impl ReadPatrons for Sqlite {
    async fn patrons(&self) -> Result<Vec<PatronRow>, StoreError> {
        let rows: Vec<Columns> = sqlx::query_as(
            "SELECT guild, key, name, face, temper, skill, hired_at, dismissed_at
             FROM patrons ORDER BY hired_at, key",
        )
        .fetch_all(&self.readers)
        .await?;
        let rows = rows.into_iter().map(
            |(guild, key, name, face, temper, skill, hired_at, dismissed_at)| PatronRow {
                guild: GuildId::of_row(guild),
                key,
                name,
                face,
                temper,
                skill,
                hired_at,
                dismissed_at,
            },
        );
        Ok(rows.collect())
    }
}
