//! Shuffles: seeds that were committed, and how they went on.

use super::key::Key;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::{DealId, GuildId, TableId};

/// A shuffle. Until its deal is over its seed is nobody's to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShuffleRow {
    /// The deal it is for.
    pub deal: DealId,
    /// The server.
    pub guild: GuildId,
    /// The table.
    pub table: TableId,
    /// The number of the method that it was committed by (docs/SHUFFLE.md).
    pub method: u32,
    /// 32 bytes in hex.
    pub seed: String,
    /// What the hash is bound to: JSON, opaque to the store.
    pub bound: String,
    /// What was published, in hex.
    pub hash: String,
    /// Since when it is committed.
    pub made_at: i64,
    /// What was cut, by seat: JSON, opaque to the store. Known once it has ended.
    pub cuts: String,
    /// How it went on, once it did.
    pub ended: Option<ShuffleEnd>,
}

/// How a shuffle went on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShuffleEnd {
    /// Its cards were dealt.
    Dealt,
    /// It did not fit any more, and no card of it was dealt.
    Withdrawn,
}

impl ShuffleEnd {
    /// As the database keeps it.
    pub(super) fn word(self) -> &'static str {
        match self {
            ShuffleEnd::Dealt => "dealt",
            ShuffleEnd::Withdrawn => "withdrawn",
        }
    }

    fn of(word: &str) -> Option<ShuffleEnd> {
        let all = [ShuffleEnd::Dealt, ShuffleEnd::Withdrawn];
        all.into_iter().find(|end| end.word() == word)
    }
}

type Columns = (
    i64,
    i64,
    i64,
    u32,
    String,
    String,
    String,
    i64,
    String,
    Option<String>,
);

const COLUMNS: &str =
    "SELECT shuffles.deal, shuffles.guild, shuffles.table_id, shuffles.method, shuffles.seed,
    shuffles.bound, shuffles.hash, shuffles.made_at, shuffles.cuts, shuffles.ended FROM shuffles";

/// Shuffles that were committed.
#[async_trait]
pub trait ReadShuffles {
    /// The shuffle that was committed for a deal.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn shuffle(&self, deal: DealId) -> Result<Option<ShuffleRow>, StoreError>;

    /// The shuffles of a table that were committed and not played to the end, the latest first:
    /// withdrawn, left open by a table that closed, or of a deal that was voided.
    ///
    /// # Errors
    /// Where the database fails.
    async fn unfinished_shuffles(&self, of: TableId) -> Result<Vec<ShuffleRow>, StoreError>;

    /// The shuffles of a server in which somebody's words may stand: those that name this purse.
    ///
    /// # Errors
    /// Where the database fails.
    async fn shuffles_with(
        &self,
        guild: GuildId,
        purse: &str,
    ) -> Result<Vec<ShuffleRow>, StoreError>;

    /// When each session that a table belongs to was closed; nothing for one that still goes on.
    ///
    /// # Errors
    /// Where the database fails.
    async fn sessions_of(&self, table: TableId) -> Result<Vec<Option<i64>>, StoreError>;
}

#[async_trait]
impl ReadShuffles for Sqlite {
    async fn shuffle(&self, deal: DealId) -> Result<Option<ShuffleRow>, StoreError> {
        let text = format!("{COLUMNS} WHERE shuffles.deal = $1");
        let row: Option<Columns> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(deal.row())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(ShuffleRow::of))
    }

    async fn unfinished_shuffles(&self, of: TableId) -> Result<Vec<ShuffleRow>, StoreError> {
        let text = format!(
            "{COLUMNS} JOIN tables ON tables.id = shuffles.table_id
             LEFT JOIN deals ON deals.id = shuffles.deal
             WHERE shuffles.table_id = $1 AND (shuffles.ended = 'withdrawn'
                 OR (shuffles.ended IS NULL AND tables.closed = 1) OR deals.ended = 'voided')
             ORDER BY shuffles.made_at DESC, shuffles.deal"
        );
        let rows: Vec<Columns> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(of.row())
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(ShuffleRow::of).collect())
    }

    async fn shuffles_with(
        &self,
        guild: GuildId,
        purse: &str,
    ) -> Result<Vec<ShuffleRow>, StoreError> {
        let text = format!("{COLUMNS} WHERE shuffles.guild = $1 AND instr(shuffles.bound, $2) > 0");
        let rows: Vec<Columns> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(purse)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(ShuffleRow::of).collect())
    }

    async fn sessions_of(&self, table: TableId) -> Result<Vec<Option<i64>>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT closed_at FROM session_tables JOIN sessions ON sessions.id = session
             WHERE table_id = $1",
        )
        .bind(table.row())
        .fetch_all(&self.readers)
        .await?)
    }
}

impl ShuffleRow {
    fn of(row: Columns) -> ShuffleRow {
        let (deal, guild, table, method, seed, bound, hash, made_at, cuts, ended) = row;
        ShuffleRow {
            deal: DealId::of_row(deal),
            guild: GuildId::of_row(guild),
            table: TableId::of_row(table),
            method,
            seed,
            bound,
            hash,
            made_at,
            cuts,
            ended: ended.as_deref().and_then(ShuffleEnd::of),
        }
    }
}
