//! What was done in the house, and who may not sit down.

use super::id::{GuildId, MemberId};
use super::{Store, StoreError};

/// Something that was done in the house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedRow {
    /// When.
    pub at: i64,
    /// Who did it; `None`: the house itself.
    pub by: Option<MemberId>,
    /// What: JSON, opaque to the store.
    pub what: String,
}

impl Store {
    /// What was done in a server last, the latest first.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    pub async fn house_log(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<LoggedRow>, StoreError> {
        let rows: Vec<(i64, Option<i64>, String)> = sqlx::query_as(
            "SELECT at, by, what FROM house_log WHERE guild = $1 ORDER BY id DESC LIMIT $2",
        )
        .bind(guild.row())
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(at, by, what)| LoggedRow {
                at,
                by: by.map(MemberId::of_row),
                what,
            })
            .collect())
    }
}
