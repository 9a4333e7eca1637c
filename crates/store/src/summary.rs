//! The ledger of a server as a whole.

use super::StoreError;
use super::key::Key;
use super::sql::Sql;
use super::sql::question::{FromRow, Row, next, query_as};
use async_trait::async_trait;
use ids::{GuildId, MemberId};

/// A transfer with its note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerRow {
    /// Row number: greater is later.
    pub id: i64,
    pub name: String,
    pub debit: String,
    pub credit: String,
    pub amount: i64,
    /// One kebab-case word.
    pub reason: String,
    /// Opaque to the store.
    pub cause: Option<String>,
    pub at: i64,
    pub(super) author: Option<i64>,
    pub(super) words: Option<String>,
}

impl FromRow for LedgerRow {
    fn read(row: Row) -> sqlx::Result<LedgerRow> {
        let mut row = row.into_iter();
        Ok(LedgerRow {
            id: next(&mut row)?,
            name: next(&mut row)?,
            debit: next(&mut row)?,
            credit: next(&mut row)?,
            amount: next(&mut row)?,
            reason: next(&mut row)?,
            cause: next(&mut row)?,
            at: next(&mut row)?,
            author: next(&mut row)?,
            words: next(&mut row)?,
        })
    }
}

impl LedgerRow {
    /// Author and text of the note.
    #[must_use]
    pub fn note(&self) -> Option<(MemberId, &str)> {
        Some((MemberId::from_row(self.author?), self.words.as_deref()?))
    }
}

const LEDGER: &str = "SELECT transfers.id, transfers.name, debits.name AS debit,
        credits.name AS credit, amount, reason, cause, transfers.at AS at, author, words
    FROM transfers JOIN accounts AS debits ON debits.id = debit
    JOIN accounts AS credits ON credits.id = credit
    LEFT JOIN notes ON notes.guild = transfers.guild AND notes.transfer = transfers.name";

/// The ledger of a server as a whole.
#[async_trait]
pub trait ReadSummary {
    /// The total of a server's accounts by kind.
    async fn held_by_kind(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError>;

    /// Up to `limit` purses of a server, by name: what is free in each, and what is on hold. Without empty pots.
    async fn purses(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(String, i64, i64)>, StoreError>;

    /// How many coins a server's mint gave out, and how many it took back.
    async fn minted(&self, guild: GuildId) -> Result<(i64, i64), StoreError>;

    /// Up to `limit` transfers of a server below a row number, latest first.
    async fn ledger(
        &self,
        guild: GuildId,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError>;

    /// The largest transfers of a server, largest first, looking only at the newest `among` transfers of all servers.
    /// Holds and releases are left out.
    async fn largest_moves(
        &self,
        guild: GuildId,
        among: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError>;
}

#[async_trait]
impl ReadSummary for Sql {
    async fn held_by_kind(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(query_as(
            "SELECT kind, CAST(SUM(balance) AS BIGINT) FROM accounts WHERE guild = $1 GROUP BY kind",
        )
        .bind(guild.row())
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn purses(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(String, i64, i64)>, StoreError> {
        Ok(query_as(
            "SELECT purse, CAST(SUM(CASE WHEN kind = 'hold' THEN 0 ELSE balance END) AS BIGINT),
                 CAST(SUM(CASE WHEN kind = 'hold' THEN balance ELSE 0 END) AS BIGINT)
             FROM accounts WHERE guild = $1 AND NOT (kind = 'pot' AND balance = 0)
             GROUP BY purse ORDER BY purse LIMIT $2",
        )
        .bind(guild.row())
        .bind(limit)
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn minted(&self, guild: GuildId) -> Result<(i64, i64), StoreError> {
        Ok(query_as(
            "WITH RECURSIVE mint AS (
                SELECT id, posted FROM accounts WHERE guild = $1 AND name = 'mint'),
            chain (transfer) AS (
                SELECT posted FROM mint WHERE posted <> 0
                UNION ALL
                SELECT CASE WHEN debit = mint.id THEN debit_before ELSE credit_before END
                FROM chain JOIN transfers ON transfers.id = chain.transfer JOIN mint ON true
                WHERE CASE WHEN debit = mint.id THEN debit_before ELSE credit_before END <> 0)
            SELECT CAST(coalesce(SUM(CASE WHEN debit = mint.id THEN amount ELSE 0 END), 0) AS BIGINT),
                   CAST(coalesce(SUM(CASE WHEN credit = mint.id THEN amount ELSE 0 END), 0) AS BIGINT)
            FROM chain JOIN transfers ON transfers.id = chain.transfer JOIN mint ON true",
        )
        .bind(guild.row())
        .fetch_one(&*self.readers)
        .await?)
    }

    async fn ledger(
        &self,
        guild: GuildId,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError> {
        let text = format!(
            "{LEDGER} WHERE transfers.guild = $1 AND transfers.id < $2
             ORDER BY transfers.id DESC LIMIT $3"
        );
        Ok(query_as(text)
            .bind(guild.row())
            .bind(before)
            .bind(limit)
            .fetch_all(&*self.readers)
            .await?)
    }

    async fn largest_moves(
        &self,
        guild: GuildId,
        among: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError> {
        let text = format!(
            "{LEDGER} WHERE transfers.id > (SELECT coalesce(MAX(id), 0) FROM transfers) - $2
                AND transfers.guild = $1 AND reason NOT IN ('hold', 'release')
             ORDER BY amount DESC, transfers.id DESC LIMIT $3"
        );
        Ok(query_as(text)
            .bind(guild.row())
            .bind(among)
            .bind(limit)
            .fetch_all(&*self.readers)
            .await?)
    }
}
