//! Finished deals.

use async_trait::async_trait;
use ids::Seek;

use super::StoreError;
use super::key::Key;
use super::rows::VoidRow;
use super::sql::Sql;
use super::sql::dialect::{each_number_of, list};
use super::sql::question::query_as;
use super::tables::{DEAL_COLUMNS, DealRow, deal};
use ids::{ChannelId, DealId, GuildId, MemberId};

/// How many deals are returned at most for the beginning of an id.
/// Ids are random: among a million deals of a server, one other shares the first four letters.
pub const ALIKE: u32 = 32;

/// A deal and its void.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRow {
    pub deal: DealRow,
    /// Set if it was voided after its end.
    pub voided: Option<VoidRow>,
}

/// What [`past`] reads along with the deal.
const VOIDED: &str =
    "coalesce(void_words.by, 0) AS by, coalesce(void_words.reason, '') AS reason, voids.at
    FROM deals LEFT JOIN voids ON voids.deal = deals.id
    LEFT JOIN void_words ON void_words.deal = deals.id";

type PastColumns = (
    i64,
    i64,
    i64,
    String,
    i64,
    Option<i64>,
    Option<String>,
    Option<String>,
    i64,
    String,
    Option<i64>,
);

/// Finished deals.
#[async_trait]
pub trait ReadPast {
    /// Up to `limit` finished deals of a channel's tables next to where `seek` points, newest first.
    async fn past_deals(
        &self,
        guild: GuildId,
        channel: ChannelId,
        seek: Seek<DealId>,
        limit: u32,
    ) -> Result<Vec<PastRow>, StoreError>;

    /// The deals of a server that began at `since` or later and were played to their end by `until`, without those
    /// that were voided since, in the order of their beginning.
    async fn played_between(
        &self,
        guild: GuildId,
        since: i64,
        until: i64,
    ) -> Result<Vec<DealId>, StoreError>;

    /// One deal of a server, finished or not.
    async fn past_deal(&self, guild: GuildId, id: DealId) -> Result<Option<PastRow>, StoreError>;

    /// Up to 32 deals of a server whose ids begin with these characters.
    async fn deals_beginning(
        &self,
        guild: GuildId,
        prefix: &str,
    ) -> Result<Vec<DealRow>, StoreError>;

    /// Those of these ids that are deals of the server.
    async fn deals_among(&self, guild: GuildId, ids: &[DealId]) -> Result<Vec<DealId>, StoreError>;
}

#[async_trait]
impl ReadPast for Sql {
    async fn past_deals(
        &self,
        guild: GuildId,
        channel: ChannelId,
        seek: Seek<DealId>,
        limit: u32,
    ) -> Result<Vec<PastRow>, StoreError> {
        let (from, side, order) = match seek {
            Seek::Newest => (0, "$3 = 0", "DESC"),
            Seek::Before(id) => (
                id.row(),
                "(started_at, id) < (SELECT started_at, id FROM deals WHERE id = $3)",
                "DESC",
            ),
            Seek::After(id) => (
                id.row(),
                "(started_at, id) > (SELECT started_at, id FROM deals WHERE id = $3)",
                "ASC",
            ),
        };
        // The plus keeps to the index by time, which needs no sorting.
        let text = format!(
            "SELECT {DEAL_COLUMNS}, {VOIDED} WHERE deals.guild = $1
             AND +table_id IN (SELECT id FROM tables WHERE channel = $2) AND ended IS NOT NULL AND {side}
             ORDER BY started_at {order}, id {order} LIMIT $4"
        );
        let question = query_as(text)
            .bind(guild.row())
            .bind(channel.row())
            .bind(from)
            .bind(limit);
        let mut deals = self.all(question, past).await?;
        if matches!(seek, Seek::After(_)) {
            deals.reverse();
        }
        Ok(deals)
    }

    async fn played_between(
        &self,
        guild: GuildId,
        since: i64,
        until: i64,
    ) -> Result<Vec<DealId>, StoreError> {
        let question = query_as(
            "SELECT id FROM deals
             WHERE guild = $1 AND started_at >= $2 AND ended_at <= $3 AND ended = 'played'
                AND NOT EXISTS (SELECT 1 FROM voids WHERE deal = id)
             ORDER BY started_at, id",
        )
        .bind(guild.row())
        .bind(since)
        .bind(until);
        self.all(question, |(id,): (i64,)| DealId::from_row(id))
            .await
    }

    async fn past_deal(&self, guild: GuildId, id: DealId) -> Result<Option<PastRow>, StoreError> {
        let text =
            format!("SELECT {DEAL_COLUMNS}, {VOIDED} WHERE deals.guild = $1 AND deals.id = $2");
        let question = query_as(text).bind(guild.row()).bind(id.row());
        self.first(question, past).await
    }

    async fn deals_beginning(
        &self,
        guild: GuildId,
        prefix: &str,
    ) -> Result<Vec<DealRow>, StoreError> {
        let Some((first, last)) = DealId::beginning(prefix) else {
            return Ok(Vec::new());
        };
        let text = format!(
            "SELECT {DEAL_COLUMNS} FROM deals
             WHERE id BETWEEN $1 AND $2 AND guild = $3 ORDER BY id LIMIT $4"
        );
        let question = query_as(text)
            .bind(first.row())
            .bind(last.row())
            .bind(guild.row())
            .bind(ALIKE);
        self.all(question, deal).await
    }

    async fn deals_among(&self, guild: GuildId, ids: &[DealId]) -> Result<Vec<DealId>, StoreError> {
        let question = query_as(concat!(
            "SELECT id FROM deals WHERE guild = $1 AND id IN (",
            each_number_of!("$2"),
            ")"
        ))
        .bind(guild.row())
        .bind(list(ids.iter().map(|deal| deal.row())));
        self.all(question, |(id,): (i64,)| DealId::from_row(id))
            .await
    }
}

fn past(
    (id, guild, table, record, started_at, ended_at, ended, result, by, reason, at): PastColumns,
) -> PastRow {
    let deal = deal((
        id, guild, table, record, started_at, ended_at, ended, result,
    ));
    // What stands beside a void can be erased: its time says whether there was one.
    let voided = at.map(|at| VoidRow {
        deal: deal.id,
        guild: deal.guild,
        by: MemberId::from_row(by),
        reason,
        at,
    });
    PastRow { deal, voided }
}
