//! Problem reports to the host of the bot.

use async_trait::async_trait;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use super::key::Key;
use super::rows::ReportRow;
use super::sqlite::file;
use super::{OpenError, Sqlite, StoreError};
use ids::{DealId, GuildId, MemberId};

/// The reports in a database file, for its operator.
pub struct Reports {
    connection: SqliteConnection,
}

type ReportColumns = (i64, i64, Option<i64>, String, String, i64);

impl Reports {
    /// Opens a file, which may be in use, without changing anything.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn open(path: &Path) -> Result<Reports, OpenError> {
        let connection = file::to_read(path, file::Age::Current).await?;
        Ok(Reports { connection })
    }

    /// The latest `most` reports (`None`: all), oldest first.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn last(mut self, most: Option<u32>) -> Result<Vec<ReportRow>, StoreError> {
        let rows: Vec<ReportColumns> = sqlx::query_as(
            "SELECT guild, member, deal, words, body, at FROM reports ORDER BY id DESC LIMIT $1",
        )
        .bind(most.map_or(i64::MAX, i64::from))
        .fetch_all(&mut self.connection)
        .await?;
        self.connection.close().await?;
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
impl ReadReports for Sqlite {
    async fn count_reports(&self, guild: GuildId, member: MemberId) -> Result<u32, StoreError> {
        Ok(
            sqlx::query_scalar("SELECT COUNT(*) FROM reports WHERE guild = $1 AND member = $2")
                .bind(guild.row())
                .bind(member.row())
                .fetch_one(&self.readers)
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
        let question = sqlx::query_as(
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
        Ok(sqlx::query_scalar(
            "SELECT at FROM reports WHERE guild = $1 AND member = $2 AND at > $3 ORDER BY at",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(since)
        .fetch_all(&self.readers)
        .await?)
    }
}
