//! Questions about coins.

use async_trait::async_trait;
use sqlx::QueryBuilder;

use super::key::Key;
use super::{Sqlite, StoreError};
use ids::{GuildId, TableId};

/// The coins of one owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PurseRow {
    /// In the owner's own account.
    pub free: i64,
    /// In holds.
    pub on_hold: i64,
}

/// A transfer by the names of its accounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CausedRow {
    /// Its name.
    pub name: String,
    /// Whose coins went.
    pub debit: String,
    /// Where they went.
    pub credit: String,
    /// How many.
    pub amount: i64,
    /// Why.
    pub reason: String,
}

/// Coins: what purses and accounts hold, and how they came by it.
#[async_trait]
pub trait ReadLedger {
    /// What an owner has, by the name of their account.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn purse(&self, guild: GuildId, owner: &str) -> Result<PurseRow, StoreError>;

    /// What owners have together, free and in holds, by the names of their accounts.
    ///
    /// # Errors
    /// Where the database fails.
    async fn held_together(&self, guild: GuildId, owners: &[String]) -> Result<i64, StoreError>;

    /// What accounts hold, by name; those never heard of are left out.
    ///
    /// # Errors
    /// Where the database fails.
    async fn balances(
        &self,
        guild: GuildId,
        names: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError>;

    /// Whether there is a transfer of this name.
    ///
    /// # Errors
    /// Where the database fails.
    async fn has_transfer(&self, guild: GuildId, name: &str) -> Result<bool, StoreError>;

    /// What owners won (or, below zero, lost) together in play since a time: what came to any of their accounts
    /// from pots and from what others had on hold, less what went there. What belongs to a cause that does not count is
    /// left out. Found along the chains of their accounts as far back as that time.
    ///
    /// # Errors
    /// Where the database fails.
    async fn won_since(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        not_counted: &[String],
    ) -> Result<i64, StoreError>;

    /// The transfers that belong to a cause, in the order of entry.
    ///
    /// # Errors
    /// Where the database fails.
    async fn transfers_of(&self, guild: GuildId, cause: &str)
    -> Result<Vec<CausedRow>, StoreError>;

    /// What the holds and the pot of a table hold now, by account name; empty ones are left out.
    ///
    /// # Errors
    /// Where the database fails.
    async fn balances_at(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Vec<(String, i64)>, StoreError>;

    /// What lies in the holds of a server's open tables, by the name of the owner's account; empty ones are left out.
    ///
    /// # Errors
    /// Where the database fails.
    async fn held_at_open_tables(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError>;

    /// Patrons' own accounts that are not empty, of every server, by name.
    ///
    /// # Errors
    /// Where the database fails.
    async fn purses_of_patrons(&self) -> Result<Vec<(GuildId, String, i64)>, StoreError>;
}

#[async_trait]
impl ReadLedger for Sqlite {
    async fn purse(&self, guild: GuildId, owner: &str) -> Result<PurseRow, StoreError> {
        let (free, on_hold) = sqlx::query_as(
            "SELECT CAST(coalesce(SUM(CASE WHEN name = purse THEN balance ELSE 0 END), 0) AS BIGINT),
                    CAST(coalesce(SUM(CASE WHEN name = purse THEN 0 ELSE balance END), 0) AS BIGINT)
             FROM accounts WHERE guild = $1 AND purse = $2",
        )
        .bind(guild.row())
        .bind(owner)
        .fetch_one(&self.readers)
        .await?;
        Ok(PurseRow { free, on_hold })
    }

    async fn held_together(&self, guild: GuildId, owners: &[String]) -> Result<i64, StoreError> {
        let mut query = QueryBuilder::new(
            "SELECT CAST(coalesce(SUM(balance), 0) AS BIGINT) FROM accounts WHERE guild = ",
        );
        query.push_bind(guild.row()).push(" AND purse IN (");
        let mut listed = query.separated(", ");
        for owner in owners {
            listed.push_bind(owner);
        }
        query.push(")");
        Ok(query.build_query_scalar().fetch_one(&self.readers).await?)
    }

    async fn balances(
        &self,
        guild: GuildId,
        names: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError> {
        if names.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = QueryBuilder::new("SELECT name, balance FROM accounts WHERE guild = ");
        query.push_bind(guild.row()).push(" AND name IN (");
        let mut listed = query.separated(", ");
        for name in names {
            listed.push_bind(name);
        }
        query.push(")");
        Ok(query.build_query_as().fetch_all(&self.readers).await?)
    }

    async fn has_transfer(&self, guild: GuildId, name: &str) -> Result<bool, StoreError> {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM transfers WHERE guild = $1 AND name = $2")
                .bind(guild.row())
                .bind(name)
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.is_some())
    }

    async fn won_since(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        not_counted: &[String],
    ) -> Result<i64, StoreError> {
        let mut query = QueryBuilder::new(
            "WITH RECURSIVE mine AS (SELECT id, posted FROM accounts WHERE guild = ",
        );
        query.push_bind(guild.row()).push(" AND purse IN (");
        let mut names = query.separated(", ");
        for owner in owners {
            names.push_bind(owner);
        }
        query.push(
            ")), chain (account, transfer) AS (
                SELECT mine.id, posted FROM mine JOIN transfers ON transfers.id = posted
                WHERE at >= ",
        );
        query.push_bind(since).push(
            " UNION ALL
                SELECT account, earlier.id FROM chain
                JOIN transfers AS later ON later.id = chain.transfer
                JOIN transfers AS earlier ON earlier.id =
                    CASE WHEN later.debit = account THEN later.debit_before
                         ELSE later.credit_before END
                WHERE earlier.at >= ",
        );
        query.push_bind(since).push(
            ") SELECT CAST(COALESCE(SUM(CASE WHEN credit = account THEN amount ELSE -amount END), 0)
                    AS BIGINT)
             FROM chain JOIN transfers ON transfers.id = chain.transfer
             JOIN accounts AS other ON other.id =
                CASE WHEN credit = account THEN debit ELSE credit END
             WHERE other.kind IN ('hold', 'pot') AND other.id NOT IN (SELECT id FROM mine)
                AND (cause IS NULL OR cause NOT IN (SELECT value FROM json_each(",
        );
        // Letters and digits: nothing that has to be escaped.
        query.push_bind(serde_json::json!(not_counted).to_string());
        query.push(")))");
        let won: i64 = query.build_query_scalar().fetch_one(&self.readers).await?;
        Ok(won)
    }

    async fn transfers_of(
        &self,
        guild: GuildId,
        cause: &str,
    ) -> Result<Vec<CausedRow>, StoreError> {
        let rows: Vec<(String, String, String, i64, String)> = sqlx::query_as(
            "SELECT transfers.name, debits.name, credits.name, amount, reason FROM transfers
             JOIN accounts AS debits ON debits.id = debit
             JOIN accounts AS credits ON credits.id = credit
             WHERE transfers.guild = $1 AND cause = $2
                AND transfers.name >= $2 || ':' AND transfers.name < $2 || ';'
             ORDER BY transfers.id",
        )
        .bind(guild.row())
        .bind(cause)
        .fetch_all(&self.readers)
        .await?;
        let row = |(name, debit, credit, amount, reason)| CausedRow {
            name,
            debit,
            credit,
            amount,
            reason,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn balances_at(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(sqlx::query_as(
            "SELECT name, balance FROM accounts
             WHERE place = $1 AND guild = $2 AND balance <> 0 ORDER BY name",
        )
        .bind(table.row())
        .bind(guild.row())
        .fetch_all(&self.readers)
        .await?)
    }

    async fn held_at_open_tables(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(sqlx::query_as(
            "SELECT purse, CAST(SUM(balance) AS BIGINT) FROM accounts
             WHERE place IN (SELECT id FROM tables WHERE guild = $1 AND closed = 0)
                AND guild = $1 AND kind = 'hold' AND balance <> 0
             GROUP BY purse ORDER BY purse",
        )
        .bind(guild.row())
        .fetch_all(&self.readers)
        .await?)
    }

    async fn purses_of_patrons(&self) -> Result<Vec<(GuildId, String, i64)>, StoreError> {
        let rows: Vec<(i64, String, i64)> = sqlx::query_as(
            "SELECT guild, name, balance FROM accounts
             WHERE kind = 'patron' AND balance > 0 ORDER BY guild, name",
        )
        .fetch_all(&self.readers)
        .await?;
        let row = |(guild, name, coins)| (GuildId::of_row(guild), name, coins);
        Ok(rows.into_iter().map(row).collect())
    }
}
