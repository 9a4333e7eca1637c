//! Problems that members reported to the host of the bot.

use async_trait::async_trait;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use super::key::Key;
use super::{OpenError, Sqlite, StoreError, open};
use ids::{DealId, GuildId, MemberId};

/// A problem that was reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRow {
    /// The server.
    pub guild: GuildId,
    /// Who reported it.
    pub member: MemberId,
    /// The deal it is about, if it is about one.
    pub deal: Option<DealId>,
    /// What they say.
    pub words: String,
    /// What was gathered beside it: JSON, opaque to the store.
    pub body: String,
    /// When.
    pub at: i64,
}

/// The reports in a file, to be read.
pub struct Reports {
    connection: SqliteConnection,
}

type ReportColumns = (i64, i64, Option<i64>, String, String, i64);

impl Reports {
    /// The reports of a file, which may be in use; nothing in it is changed.
    ///
    /// # Errors
    /// Where the file cannot be used, what is wrong with it.
    pub async fn open(path: &Path) -> Result<Reports, OpenError> {
        let connection = open::to_read(path).await?;
        Ok(Reports { connection })
    }

    /// The newest of them, the oldest of these first; without a number all there are.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn last(mut self, most: Option<u32>) -> Result<Vec<ReportRow>, StoreError> {
        let rows: Vec<ReportColumns> = sqlx::query_as(
            "SELECT guild, member, deal, words, body, at FROM reports ORDER BY id DESC LIMIT $1",
        )
        // Below zero is no limit.
        .bind(most.map_or(-1, i64::from))
        .fetch_all(&mut self.connection)
        .await?;
        self.connection.close().await?;
        Ok(rows.into_iter().rev().map(report).collect())
    }
}

fn report((guild, member, deal, words, body, at): ReportColumns) -> ReportRow {
    ReportRow {
        guild: GuildId::of_row(guild),
        member: MemberId::of_row(member),
        deal: deal.map(DealId::of_row),
        words,
        body,
        at,
    }
}

/// Problems that members reported.
#[async_trait]
pub trait ReadReports {
    /// How many problems a member reported.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn count_reports(&self, guild: GuildId, member: MemberId) -> Result<u32, StoreError>;

    /// The problems that a member reported, the oldest first.
    ///
    /// # Errors
    /// Where the database fails.
    async fn reports_of(
        &self,
        guild: GuildId,
        member: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError>;

    /// When a member reported something after this, the first first.
    ///
    /// # Errors
    /// Where the database fails.
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
        let rows: Vec<ReportColumns> = sqlx::query_as(
            "SELECT guild, member, deal, words, body, at FROM reports
             WHERE guild = $1 AND member = $2 ORDER BY id LIMIT $3 OFFSET $4",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(limit)
        .bind(skip)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(report).collect())
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
