//! Hired patrons.

use super::key::Key;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::GuildId;

/// A patron hired by a server's GM.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatronRow {
    pub guild: GuildId,
    /// Opaque; part of the name of its account.
    pub key: String,
    pub name: String,
    /// One emoji.
    pub face: String,
    /// The caller's word.
    pub temper: String,
    /// The caller's word.
    pub skill: String,
    pub hired_at: i64,
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

/// Hired patrons.
#[async_trait]
pub trait ReadPatrons {
    /// Every patron ever hired, dismissed or not, by time of hiring.
    async fn patrons(&self) -> Result<Vec<PatronRow>, StoreError>;
}

#[async_trait]
impl ReadPatrons for Sqlite {
    async fn patrons(&self) -> Result<Vec<PatronRow>, StoreError> {
        let question = sqlx::query_as(
            "SELECT guild, key, name, face, temper, skill, hired_at, dismissed_at
             FROM patrons ORDER BY hired_at, key",
        );
        self.all(question, patron).await
    }
}

fn patron((guild, key, name, face, temper, skill, hired_at, dismissed_at): Columns) -> PatronRow {
    PatronRow {
        guild: GuildId::of_row(guild),
        key,
        name,
        face,
        temper,
        skill,
        hired_at,
        dismissed_at,
    }
}
