//! The richest purses of a server.

use super::StoreError;
use super::key::Key;
use super::sql::Sql;
use super::sql::question::query_as;
use async_trait::async_trait;
use ids::GuildId;

/// The non-empty purses of members and characters ($1 the server), holds included.
const PURSES: &str = "SELECT purse, CAST(SUM(balance) AS BIGINT) AS coins FROM accounts
     WHERE guild = $1 AND purse >= 'member:' AND purse < 'member;'
     GROUP BY purse HAVING SUM(balance) > 0";

/// The richest purses of a server.
#[async_trait]
pub trait ReadBoard {
    /// Up to `most` purses of members and characters by account name, richest first, holds included; no empty ones.
    async fn richest(&self, guild: GuildId, most: u32) -> Result<Vec<(String, i64)>, StoreError>;

    /// How many of these purses hold more than `coins`, and how many there are.
    async fn richer_than(&self, guild: GuildId, coins: i64) -> Result<(u32, u32), StoreError>;
}

#[async_trait]
impl ReadBoard for Sql {
    async fn richest(&self, guild: GuildId, most: u32) -> Result<Vec<(String, i64)>, StoreError> {
        let text = format!("{PURSES} ORDER BY coins DESC, purse LIMIT $2");
        Ok(query_as(text)
            .bind(guild.row())
            .bind(most)
            .fetch_all(&*self.readers)
            .await?)
    }

    async fn richer_than(&self, guild: GuildId, coins: i64) -> Result<(u32, u32), StoreError> {
        let text = format!(
            "SELECT CAST(coalesce(SUM(CASE WHEN coins > $2 THEN 1 ELSE 0 END), 0) AS BIGINT), COUNT(*)
             FROM ({PURSES}) AS purses"
        );
        Ok(query_as(text)
            .bind(guild.row())
            .bind(coins)
            .fetch_one(&*self.readers)
            .await?)
    }
}
