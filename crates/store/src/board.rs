//! The richest purses of a server.

use super::StoreError;
use super::key::Key;
use super::sql::Sql;
use super::sql::dialect::{each_number_of, each_of, list};
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{GuildId, MemberId, PurseId};

/// The non-empty purses of members and characters ($1 the server) but these ($2), holds included.
const PURSES: &str = concat!(
    "SELECT purse, CAST(SUM(balance) AS BIGINT) AS coins FROM accounts
     WHERE guild = $1 AND purse >= 'member:' AND purse < 'member;' AND purse NOT IN (",
    each_of!("$2"),
    ") GROUP BY purse HAVING SUM(balance) > 0"
);

/// The members who were taken off the board ($1 the server), and these ($2).
const UNSEEN: &str = concat!(
    "SELECT member FROM barred WHERE guild = $1 AND kind = 'board' UNION ",
    each_number_of!("$2")
);

/// The richest purses of a server.
#[async_trait]
pub trait ReadBoard {
    /// Up to `most` purses of members and characters by account name, richest first, holds included; no empty ones, and
    /// none of these (by account name).
    async fn richest(
        &self,
        guild: GuildId,
        most: u32,
        without: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError>;

    /// How many of these purses hold more than `coins`, and how many there are.
    async fn richer_than(
        &self,
        guild: GuildId,
        coins: i64,
        without: &[String],
    ) -> Result<(u32, u32), StoreError>;

    /// The purses, their characters' too, of members who were taken off the board and of these, in no order.
    async fn not_on_board(
        &self,
        guild: GuildId,
        members: &[MemberId],
    ) -> Result<Vec<PurseId>, StoreError>;
}

#[async_trait]
impl ReadBoard for Sql {
    async fn richest(
        &self,
        guild: GuildId,
        most: u32,
        without: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let text = format!("{PURSES} ORDER BY coins DESC, purse LIMIT $3");
        Ok(query_as(text)
            .bind(guild.row())
            .bind(list(without))
            .bind(most)
            .fetch_all(&*self.readers)
            .await?)
    }

    async fn richer_than(
        &self,
        guild: GuildId,
        coins: i64,
        without: &[String],
    ) -> Result<(u32, u32), StoreError> {
        let text = format!(
            "SELECT CAST(coalesce(SUM(CASE WHEN coins > $3 THEN 1 ELSE 0 END), 0) AS BIGINT), COUNT(*)
             FROM ({PURSES}) AS purses"
        );
        Ok(query_as(text)
            .bind(guild.row())
            .bind(list(without))
            .bind(coins)
            .fetch_one(&*self.readers)
            .await?)
    }

    async fn not_on_board(
        &self,
        guild: GuildId,
        members: &[MemberId],
    ) -> Result<Vec<PurseId>, StoreError> {
        let text = format!(
            "SELECT purse FROM members WHERE guild = $1 AND member IN ({UNSEEN})
             UNION ALL SELECT id FROM characters WHERE guild = $1 AND member IN ({UNSEEN})"
        );
        let question = query_scalar(text)
            .bind(guild.row())
            .bind(list(members.iter().map(|member| member.row())));
        self.ids(question).await
    }
}
