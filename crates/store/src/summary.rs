//! The books of a server as a whole.

use super::key::Key;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::{GuildId, MemberId};

/// A transfer as the ledger has it.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct LedgerRow {
    /// Its number: later ones have greater ones.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Name of the account that gave.
    pub debit: String,
    /// Name of the account that got.
    pub credit: String,
    /// How many coins.
    pub amount: i64,
    /// Why, in one kebab-case word.
    pub reason: String,
    /// What it belongs to, opaque.
    pub cause: Option<String>,
    /// When.
    pub at: i64,
    pub(super) author: Option<i64>,
    pub(super) words: Option<String>,
}

impl LedgerRow {
    /// Who typed words beside it, and what.
    #[must_use]
    pub fn note(&self) -> Option<(MemberId, &str)> {
        Some((MemberId::of_row(self.author?), self.words.as_deref()?))
    }
}

const LEDGER: &str = "SELECT transfers.id, transfers.name, debits.name AS debit,
        credits.name AS credit, amount, reason, cause, transfers.at AS at, author, words
    FROM transfers JOIN accounts AS debits ON debits.id = debit
    JOIN accounts AS credits ON credits.id = credit
    LEFT JOIN notes ON notes.guild = transfers.guild AND notes.transfer = transfers.name";

/// The books of a server as a whole.
#[async_trait]
pub trait ReadSummary {
    /// What the accounts of a server hold together, by kind.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn held_by_kind(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError>;

    /// How many coins the mint of a server has given out, and how many it has taken back.
    ///
    /// # Errors
    /// Where the database fails.
    async fn minted(&self, guild: GuildId) -> Result<(i64, i64), StoreError>;

    /// Transfers of a server before one of this number, the latest first.
    ///
    /// # Errors
    /// Where the database fails.
    async fn ledger(
        &self,
        guild: GuildId,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError>;

    /// The largest of the newest transfers of a server (it looks at so many of all servers together), the largest first;
    /// coins that only went on hold or came back from there are left out.
    ///
    /// # Errors
    /// Where the database fails.
    async fn largest_moves(
        &self,
        guild: GuildId,
        among: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError>;
}

#[async_trait]
impl ReadSummary for Sqlite {
    async fn held_by_kind(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(sqlx::query_as(
            "SELECT kind, CAST(SUM(balance) AS BIGINT) FROM accounts WHERE guild = $1 GROUP BY kind",
        )
        .bind(guild.row())
        .fetch_all(&self.readers)
        .await?)
    }

    async fn minted(&self, guild: GuildId) -> Result<(i64, i64), StoreError> {
        Ok(sqlx::query_as(
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
        .fetch_one(&self.readers)
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
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(before)
            .bind(limit)
            .fetch_all(&self.readers)
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
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(among)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }
}
