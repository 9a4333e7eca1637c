//! Problem reports to the host of the bot.

use async_trait::async_trait;

use super::StoreError;
use super::key::Key;
use super::rows::ReportRow;
use super::sql::Sql;
use super::sql::question::{ConsistentRead, query_as, query_scalar};
use ids::{DealId, GuildId, MemberId};

/// The reports in a database, for its operator.
pub struct Reports(Box<dyn ConsistentRead>);

type ReportColumns = (i64, i64, Option<i64>, String, String, i64);

impl Reports {
    pub(crate) fn read_from(connection: impl ConsistentRead + 'static) -> Reports {
        Reports(Box::new(connection))
    }

    /// The latest `most` reports (`None`: all), oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last(mut self, most: Option<u32>) -> Result<Vec<ReportRow>, StoreError> {
        let rows = query_as::<ReportColumns>(
            "SELECT guild, member, deal, words, body, at FROM reports ORDER BY id DESC LIMIT $1",
        )
        .bind(most.map_or(i64::MAX, i64::from))
        .fetch_at(&mut *self.0)
        .await?;
        self.0.close().await?;
        Ok(rows.into_iter().rev().map(report).collect())
    }
}

fn report((guild, member, deal, words, body, at): ReportColumns) -> ReportRow {
    ReportRow {
        guild: GuildId::from_row(guild),
        member: MemberId::from_row(member),
        deal: deal.map(DealId::from_row),
        words,
        body,
        at,
    }
}

#[async_trait]
pub trait ReadReports {
    async fn count_reports(&self, guild: GuildId, member: MemberId) -> Result<u32, StoreError>;

    async fn reports_of(
        &self,
        guild: GuildId,
        member: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError>;

    /// When the member reported something after this time, ascending.
    async fn reported_since(
        &self,
        guild: GuildId,
        member: MemberId,
        since: i64,
    ) -> Result<Vec<i64>, StoreError>;
}

#[async_trait]
impl ReadReports for Sql {
    async fn count_reports(&self, guild: GuildId, member: MemberId) -> Result<u32, StoreError> {
        Ok(
            query_scalar("SELECT COUNT(*) FROM reports WHERE guild = $1 AND member = $2")
                .bind(guild.row())
                .bind(member.row())
                .fetch_one(&*self.readers)
                .await?,
        )
    }

    async fn reports_of(
        &self,
        guild: GuildId,
        member: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let question = query_as(
            "SELECT guild, member, deal, words, body, at FROM reports
             WHERE guild = $1 AND member = $2 ORDER BY id LIMIT $3 OFFSET $4",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(limit)
        .bind(skip);
        self.all(question, report).await
    }

    async fn reported_since(
        &self,
        guild: GuildId,
        member: MemberId,
        since: i64,
    ) -> Result<Vec<i64>, StoreError> {
        Ok(query_scalar(
            "SELECT at FROM reports WHERE guild = $1 AND member = $2 AND at > $3 ORDER BY at",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(since)
        .fetch_all(&*self.readers)
        .await?)
    }
}
