//! Shuffles: committed seeds and what became of them.

use super::StoreError;
use super::key::Key;
use super::rows::{ShuffleEnd, ShuffleRow};
use super::sql::Sql;
use super::sql::dialect::contains;
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{DealId, GuildId, TableId};

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

/// Committed shuffles.
#[async_trait]
pub trait ReadShuffles {
    /// The shuffle that was committed for a deal, whatever became of it.
    async fn shuffle(&self, deal: DealId) -> Result<Option<ShuffleRow>, StoreError>;

    /// The shuffles of a table whose deal was not played to its end, latest first: withdrawn, left open when the table
    /// closed, or of a deal that was voided while it ran.
    async fn unfinished_shuffles(&self, of: TableId) -> Result<Vec<ShuffleRow>, StoreError>;

    /// The shuffles of a server that name this purse.
    async fn shuffles_with(
        &self,
        guild: GuildId,
        purse: &str,
    ) -> Result<Vec<ShuffleRow>, StoreError>;

    /// When each session of a table was closed; `None` for an open one.
    async fn sessions_of(&self, table: TableId) -> Result<Vec<Option<i64>>, StoreError>;
}

#[async_trait]
impl ReadShuffles for Sql {
    async fn shuffle(&self, deal: DealId) -> Result<Option<ShuffleRow>, StoreError> {
        let text = format!("{COLUMNS} WHERE shuffles.deal = $1");
        let question = query_as(text).bind(deal.row());
        self.first(question, shuffle).await
    }

    async fn unfinished_shuffles(&self, of: TableId) -> Result<Vec<ShuffleRow>, StoreError> {
        let text = format!(
            "{COLUMNS} JOIN tables ON tables.id = shuffles.table_id
             LEFT JOIN deals ON deals.id = shuffles.deal
             WHERE shuffles.table_id = $1 AND (shuffles.ended = 'withdrawn'
                 OR (shuffles.ended IS NULL AND tables.closed = 1) OR deals.ended = 'voided')
             ORDER BY shuffles.made_at DESC, shuffles.deal"
        );
        let question = query_as(text).bind(of.row());
        self.all(question, shuffle).await
    }

    async fn shuffles_with(
        &self,
        guild: GuildId,
        purse: &str,
    ) -> Result<Vec<ShuffleRow>, StoreError> {
        const NAMES: &str = contains!("shuffles.bound", "$2");
        let text = format!("{COLUMNS} WHERE shuffles.guild = $1 AND {NAMES}");
        let question = query_as(text).bind(guild.row()).bind(purse);
        self.all(question, shuffle).await
    }

    async fn sessions_of(&self, table: TableId) -> Result<Vec<Option<i64>>, StoreError> {
        Ok(query_scalar(
            "SELECT closed_at FROM session_tables JOIN sessions ON sessions.id = session
             WHERE table_id = $1",
        )
        .bind(table.row())
        .fetch_all(&*self.readers)
        .await?)
    }
}

fn shuffle(
    (deal, guild, table, method, seed, bound, hash, made_at, cuts, ended): Columns,
) -> ShuffleRow {
    ShuffleRow {
        deal: DealId::from_row(deal),
        guild: GuildId::from_row(guild),
        table: TableId::from_row(table),
        method,
        seed,
        bound,
        hash,
        made_at,
        cuts,
        ended: ended.as_deref().and_then(ShuffleEnd::from_word),
    }
}
