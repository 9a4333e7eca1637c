//! The house's log, bars and voids.

use super::StoreError;
use super::key::Key;
use super::rows::{BarRow, VoidRow};
use super::sql::Sql;
use super::sql::dialect::{each_number_of, list};
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{DealId, GuildId, MemberId, TableId};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedRow {
    pub at: i64,
    /// `None`: the house itself.
    pub by: Option<MemberId>,
    /// What: JSON, opaque to the store.
    pub what: String,
    /// `None` also after the member was erased.
    pub about: Option<MemberId>,
    /// What was typed with it; `None` also after it was erased.
    pub words: Option<String>,
}

type LoggedColumns = (i64, Option<i64>, String, Option<i64>, Option<String>);

/// A void; what was erased of it comes as 0 and ''.
const VOID: &str = "SELECT voids.guild, coalesce(by, 0), coalesce(reason, ''), at
    FROM voids LEFT JOIN void_words ON void_words.deal = voids.deal WHERE voids.deal = $1";

type BarColumns = (Option<i64>, Option<i64>, Option<String>, i64);

/// The house's log, bars, and deals that were played or voided.
#[async_trait]
pub trait ReadHouse {
    /// The latest log entries of a server, newest first.
    async fn house_log(&self, guild: GuildId, limit: u32) -> Result<Vec<LoggedRow>, StoreError>;

    /// A member's bar of this kind (`ban`, `self` or `board`), expired or not.
    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: &str,
    ) -> Result<Option<BarRow>, StoreError>;

    /// Those of these members of a server who are barred from its tables at this time, in no order.
    async fn barred(
        &self,
        guild: GuildId,
        members: &[MemberId],
        now: i64,
    ) -> Result<Vec<MemberId>, StoreError>;

    /// The void of a finished deal.
    async fn void(&self, deal: DealId) -> Result<Option<VoidRow>, StoreError>;

    /// Deals of a server that were voided since then, while they ran or afterwards.
    async fn voided_since(&self, guild: GuildId, since: i64) -> Result<Vec<DealId>, StoreError>;

    /// The latest deals of a server that were played to their end and not voided, newest first, with table and time.
    async fn played_deals(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(DealId, TableId, i64)>, StoreError>;
}

#[async_trait]
impl ReadHouse for Sql {
    async fn house_log(&self, guild: GuildId, limit: u32) -> Result<Vec<LoggedRow>, StoreError> {
        let question = query_as(
            "SELECT at, by, what, member, words FROM house_log LEFT JOIN log_words ON entry = id
             WHERE house_log.guild = $1 ORDER BY id DESC LIMIT $2",
        )
        .bind(guild.row())
        .bind(limit);
        self.all(question, |(at, by, what, about, words): LoggedColumns| {
            LoggedRow {
                at,
                by: by.map(MemberId::from_row),
                what,
                about: about.map(MemberId::from_row),
                words,
            }
        })
        .await
    }

    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: &str,
    ) -> Result<Option<BarRow>, StoreError> {
        let question = query_as(
            "SELECT until, by, reason, at FROM barred
             WHERE guild = $1 AND member = $2 AND kind = $3",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(kind);
        self.first(question, |(until, by, reason, at): BarColumns| BarRow {
            guild,
            member,
            kind: kind.to_owned(),
            until,
            by: by.map(MemberId::from_row),
            reason: reason.unwrap_or_default(),
            at,
        })
        .await
    }

    async fn barred(
        &self,
        guild: GuildId,
        members: &[MemberId],
        now: i64,
    ) -> Result<Vec<MemberId>, StoreError> {
        let question = query_scalar(concat!(
            "SELECT DISTINCT member FROM barred
             WHERE guild = $1 AND kind <> 'board' AND (until IS NULL OR until > $3) AND member IN (",
            each_number_of!("$2"),
            ")"
        ))
        .bind(guild.row())
        .bind(list(members.iter().map(|member| member.row())))
        .bind(now);
        self.ids(question).await
    }

    async fn void(&self, deal: DealId) -> Result<Option<VoidRow>, StoreError> {
        let question = query_as(VOID).bind(deal.row());
        self.first(
            question,
            |(guild, by, reason, at): (i64, i64, String, i64)| VoidRow {
                deal,
                guild: GuildId::from_row(guild),
                by: MemberId::from_row(by),
                reason,
                at,
            },
        )
        .await
    }

    async fn voided_since(&self, guild: GuildId, since: i64) -> Result<Vec<DealId>, StoreError> {
        let question = query_scalar(
            "SELECT id FROM deals WHERE guild = $1 AND ended = 'voided' AND ended_at >= $2
             UNION ALL SELECT deal FROM voids WHERE guild = $1 AND at >= $2",
        )
        .bind(guild.row())
        .bind(since);
        self.ids(question).await
    }

    async fn played_deals(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(DealId, TableId, i64)>, StoreError> {
        let question = query_as(
            "SELECT id, table_id, ended_at FROM deals
             WHERE guild = $1 AND ended = 'played' AND id NOT IN (SELECT deal FROM voids)
             ORDER BY ended_at DESC LIMIT $2",
        )
        .bind(guild.row())
        .bind(limit);
        let row = |(deal, table, at): (i64, i64, i64)| {
            (DealId::from_row(deal), TableId::from_row(table), at)
        };
        self.all(question, row).await
    }
}
