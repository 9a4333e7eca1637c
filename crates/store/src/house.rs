//! What was done in the house, and who may not sit down.

use super::key::Key;
use super::past::Among;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::{DealId, GuildId, MemberId, TableId};
use sqlx::AssertSqlSafe;

/// Something that was done in the house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedRow {
    /// When.
    pub at: i64,
    /// Who did it; `None`: the house itself.
    pub by: Option<MemberId>,
    /// What: JSON, opaque to the store.
    pub what: String,
    /// The member it is about, unless they were erased.
    pub about: Option<MemberId>,
    /// Words that were typed with it, unless they were erased.
    pub words: Option<String>,
}

/// When, by whom, what, about whom, and what was typed.
type LoggedColumns = (i64, Option<i64>, String, Option<i64>, Option<String>);

/// Why a member may not sit down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarRow {
    /// The server.
    pub guild: GuildId,
    /// The member.
    pub member: MemberId,
    /// `ban` or `self`.
    pub kind: String,
    /// Until when; `None`: for good.
    pub until: Option<i64>,
    /// Who said so.
    pub by: Option<MemberId>,
    /// Why, as it was typed; may be empty.
    pub reason: String,
    /// Since when.
    pub at: i64,
}

/// A finished deal that was voided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoidRow {
    /// Which.
    pub deal: DealId,
    /// Its server.
    pub guild: GuildId,
    /// Who voided it.
    pub by: MemberId,
    /// Why, as it was typed.
    pub reason: String,
    /// When.
    pub at: i64,
}

/// A void, with what of it was not erased.
const VOID: &str = "SELECT voids.guild, coalesce(by, 0), coalesce(reason, ''), at
    FROM voids LEFT JOIN void_words ON void_words.deal = voids.deal WHERE voids.deal = $1";

type BarColumns = (Option<i64>, Option<i64>, Option<String>, i64);

/// What was done in the house, who may not sit down, and deals that were played or voided.
#[async_trait]
pub trait ReadHouse {
    /// What was done in a server last, the latest first.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn house_log(&self, guild: GuildId, limit: u32) -> Result<Vec<LoggedRow>, StoreError>;

    /// What bars a member in this way (`ban`, `self`), also where its time is over.
    ///
    /// # Errors
    /// Where the database fails.
    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: &str,
    ) -> Result<Option<BarRow>, StoreError>;

    /// How a finished deal was voided, if it was.
    ///
    /// # Errors
    /// Where the database fails.
    async fn void(&self, deal: DealId) -> Result<Option<VoidRow>, StoreError>;

    /// The deals of a server that were voided since a time, while they ran or when they were finished.
    ///
    /// # Errors
    /// Where the database fails.
    async fn voided_since(&self, guild: GuildId, since: i64) -> Result<Vec<DealId>, StoreError>;

    /// The deals of a server that were played to their end last, the latest first, voided ones left out.
    ///
    /// # Errors
    /// Where the database fails.
    async fn played_deals(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(DealId, TableId, i64)>, StoreError>;

    /// The deal that was played to its end last among these, voided or not, with its table and time.
    ///
    /// # Errors
    /// Where the database fails.
    async fn last_played(
        &self,
        guild: GuildId,
        among: Among,
    ) -> Result<Option<(DealId, TableId, i64)>, StoreError>;
}

#[async_trait]
impl ReadHouse for Sqlite {
    async fn house_log(&self, guild: GuildId, limit: u32) -> Result<Vec<LoggedRow>, StoreError> {
        let rows: Vec<LoggedColumns> = sqlx::query_as(
            "SELECT at, by, what, member, words FROM house_log LEFT JOIN log_words ON entry = id
             WHERE house_log.guild = $1 ORDER BY id DESC LIMIT $2",
        )
        .bind(guild.row())
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(at, by, what, about, words)| LoggedRow {
                at,
                by: by.map(MemberId::of_row),
                what,
                about: about.map(MemberId::of_row),
                words,
            })
            .collect())
    }

    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: &str,
    ) -> Result<Option<BarRow>, StoreError> {
        let row: Option<BarColumns> = sqlx::query_as(
            "SELECT until, by, reason, at FROM barred
             WHERE guild = $1 AND member = $2 AND kind = $3",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(kind)
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|(until, by, reason, at)| BarRow {
            guild,
            member,
            kind: kind.to_owned(),
            until,
            by: by.map(MemberId::of_row),
            reason: reason.unwrap_or_default(),
            at,
        }))
    }

    async fn void(&self, deal: DealId) -> Result<Option<VoidRow>, StoreError> {
        let row: Option<(i64, i64, String, i64)> = sqlx::query_as(VOID)
            .bind(deal.row())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|(guild, by, reason, at)| VoidRow {
            deal,
            guild: GuildId::of_row(guild),
            by: MemberId::of_row(by),
            reason,
            at,
        }))
    }

    async fn voided_since(&self, guild: GuildId, since: i64) -> Result<Vec<DealId>, StoreError> {
        let rows: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM deals WHERE guild = $1 AND ended = 'voided' AND ended_at >= $2
             UNION ALL SELECT deal FROM voids WHERE guild = $1 AND at >= $2",
        )
        .bind(guild.row())
        .bind(since)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(DealId::of_row).collect())
    }

    async fn played_deals(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(DealId, TableId, i64)>, StoreError> {
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(
            "SELECT id, table_id, ended_at FROM deals
             WHERE guild = $1 AND ended = 'played' AND id NOT IN (SELECT deal FROM voids)
             ORDER BY ended_at DESC LIMIT $2",
        )
        .bind(guild.row())
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        let row = |(deal, table, at)| (DealId::of_row(deal), TableId::of_row(table), at);
        Ok(rows.into_iter().map(row).collect())
    }

    async fn last_played(
        &self,
        guild: GuildId,
        among: Among,
    ) -> Result<Option<(DealId, TableId, i64)>, StoreError> {
        let (place, within) = match among {
            Among::Table(table) => (table.row(), "table_id = $2"),
            // The plus keeps to the index by time, which needs no sorting.
            Among::Channel(channel) => (
                channel.row(),
                "+table_id IN (SELECT id FROM tables WHERE channel = $2)",
            ),
        };
        let text = format!(
            "SELECT id, table_id, ended_at FROM deals
             WHERE guild = $1 AND {within} AND ended = 'played'
             ORDER BY started_at DESC, id DESC LIMIT 1"
        );
        let row: Option<(i64, i64, i64)> = sqlx::query_as(AssertSqlSafe(text))
            .bind(guild.row())
            .bind(place)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|(deal, table, at)| (DealId::of_row(deal), TableId::of_row(table), at)))
    }
}
