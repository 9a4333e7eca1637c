//! Deals that are over.

use async_trait::async_trait;
use ids::Seek;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

use super::house::VoidRow;
use super::key::Key;
use super::read::{DEAL_COLUMNS, DealRow, deal};
use super::{Sqlite, StoreError};
use ids::{ChannelId, DealId, GuildId, MemberId, TableId};

/// The most deals that are looked through for one whose id begins in the same way.
/// Ids are random: of a million deals of a server one other shares the first four letters.
pub const ALIKE: u32 = 32;

/// A deal that is over, and whether it was taken back since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRow {
    /// The deal.
    pub deal: DealRow,
    /// By whom it was taken back after its end, why and when.
    pub voided: Option<VoidRow>,
}

/// Where the deals were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Among {
    /// At this table.
    Table(TableId),
    /// In this channel.
    Channel(ChannelId),
}

/// Deals that are over.
#[async_trait]
pub trait ReadPast {
    /// Deals of a server that are over, the latest first: at most `limit`, those next to where `seek` looks from.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn past_deals(
        &self,
        guild: GuildId,
        among: Among,
        seek: Seek<DealId>,
        limit: u32,
    ) -> Result<Vec<PastRow>, StoreError>;

    /// One deal of a server, on or over.
    ///
    /// # Errors
    /// Where the database fails.
    async fn past_deal(&self, guild: GuildId, id: DealId) -> Result<Option<PastRow>, StoreError>;

    /// The deals of a server whose ids begin with these characters; at most 32.
    ///
    /// # Errors
    /// Where the database fails.
    async fn deals_beginning(
        &self,
        guild: GuildId,
        prefix: &str,
    ) -> Result<Vec<DealRow>, StoreError>;

    /// How deals of a server began, by their ids: the record without acts and result, as JSON.
    /// Ids that are none of its deals are left out.
    ///
    /// # Errors
    /// Where the database fails.
    async fn beginnings(
        &self,
        guild: GuildId,
        deals: &[DealId],
    ) -> Result<Vec<(DealId, String)>, StoreError>;
}

#[async_trait]
impl ReadPast for Sqlite {
    async fn past_deals(
        &self,
        guild: GuildId,
        among: Among,
        seek: Seek<DealId>,
        limit: u32,
    ) -> Result<Vec<PastRow>, StoreError> {
        let (place, within) = match among {
            Among::Table(table) => (table.row(), "table_id = $2"),
            // The plus keeps to the index by time, which needs no sorting.
            Among::Channel(channel) => (
                channel.row(),
                "+table_id IN (SELECT id FROM tables WHERE channel = $2)",
            ),
        };
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
        let text = format!(
            "SELECT {DEAL_COLUMNS}, coalesce(void_words.by, 0) AS by,
             coalesce(void_words.reason, '') AS reason, voids.at FROM deals
             LEFT JOIN voids ON voids.deal = deals.id
             LEFT JOIN void_words ON void_words.deal = deals.id
             WHERE deals.guild = $1 AND {within} AND ended IS NOT NULL AND {side}
             ORDER BY started_at {order}, id {order} LIMIT $4"
        );
        let rows = sqlx::query(AssertSqlSafe(text))
            .bind(guild.row())
            .bind(place)
            .bind(from)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        let mut deals = rows.iter().map(past).collect::<Result<Vec<_>, _>>()?;
        if matches!(seek, Seek::After(_)) {
            deals.reverse();
        }
        Ok(deals)
    }

    async fn past_deal(&self, guild: GuildId, id: DealId) -> Result<Option<PastRow>, StoreError> {
        let text = format!(
            "SELECT {DEAL_COLUMNS}, coalesce(void_words.by, 0) AS by,
             coalesce(void_words.reason, '') AS reason, voids.at FROM deals
             LEFT JOIN voids ON voids.deal = deals.id
             LEFT JOIN void_words ON void_words.deal = deals.id
             WHERE deals.guild = $1 AND deals.id = $2"
        );
        let row = sqlx::query(AssertSqlSafe(text))
            .bind(guild.row())
            .bind(id.row())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(past).transpose()
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
        let rows = sqlx::query(AssertSqlSafe(text))
            .bind(first.row())
            .bind(last.row())
            .bind(guild.row())
            .bind(ALIKE)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(deal).collect()
    }

    async fn beginnings(
        &self,
        guild: GuildId,
        deals: &[DealId],
    ) -> Result<Vec<(DealId, String)>, StoreError> {
        if deals.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = sqlx::QueryBuilder::new("SELECT id, record FROM deals WHERE guild = ");
        query.push_bind(guild.row()).push(" AND id IN (");
        let mut listed = query.separated(", ");
        for deal in deals {
            listed.push_bind(deal.row());
        }
        query.push(")");
        let rows: Vec<(i64, String)> = query.build_query_as().fetch_all(&self.readers).await?;
        Ok(rows
            .into_iter()
            .map(|(id, record)| (DealId::of_row(id), record))
            .collect())
    }
}

fn past(row: &SqliteRow) -> Result<PastRow, StoreError> {
    let deal = deal(row)?;
    // What stands beside a void can be erased: its time says whether there was one.
    let voided = match row.try_get(10)? {
        None => None,
        Some(at) => Some(VoidRow {
            deal: deal.id,
            guild: deal.guild,
            by: MemberId::of_row(row.try_get(8)?),
            reason: row.try_get(9)?,
            at,
        }),
    };
    Ok(PastRow { deal, voided })
}
