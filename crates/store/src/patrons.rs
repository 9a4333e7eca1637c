//! Hired patrons.

use super::StoreError;
use super::key::Key;
use super::rows::PatronRow;
use super::sql::Sql;
use super::sql::question::query_as;
use async_trait::async_trait;
use ids::GuildId;

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
impl ReadPatrons for Sql {
    async fn patrons(&self) -> Result<Vec<PatronRow>, StoreError> {
        let question = query_as(
            "SELECT guild, key, name, face, temper, skill, hired_at, dismissed_at
             FROM patrons ORDER BY hired_at, key",
        );
        self.all(question, patron).await
    }
}

fn patron((guild, key, name, face, temper, skill, hired_at, dismissed_at): Columns) -> PatronRow {
    PatronRow {
        guild: GuildId::from_row(guild),
        key,
        name,
        face,
        temper,
        skill,
        hired_at,
        dismissed_at,
    }
}
