//! Coins: balances of accounts and purses, and how they came about.

use async_trait::async_trait;

use super::StoreError;
use super::key::Key;
use super::sql::Sql;
use super::sql::dialect::{each_of, list};
use super::sql::question::{query_as, query_scalar};
use ids::{GuildId, TableId};

/// An owner's coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PurseRow {
    /// Coins in the owner's own account.
    pub free: i64,
    /// Coins in holds.
    pub on_hold: i64,
}

/// A transfer; its accounts are given by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CausedRow {
    pub name: String,
    pub debit: String,
    pub credit: String,
    pub amount: i64,
    pub reason: String,
}

/// How far back the time of day may have been set, in milliseconds: the transfers of an account are in order, their times
/// need not be. Transfers that are older than what is asked for by this much end the search.
pub(crate) const SET_BACK: i64 = 86_400_000;

/// The accounts of some owners (`mine`), and their transfers since a time and [`SET_BACK`] before it (`chain`): `$1` the
/// server, `$2` the owners, `$3` the time.
macro_rules! lately {
    () => {
        concat!(
            "WITH RECURSIVE mine AS (
                SELECT id, posted, balance FROM accounts WHERE guild = $1 AND purse IN (",
            each_of!("$2"),
            ")),
            chain (account, transfer) AS (
                SELECT mine.id, posted FROM mine JOIN transfers ON transfers.id = posted
                WHERE at >= $3 - 86400000
                UNION ALL
                SELECT account, earlier.id FROM chain
                JOIN transfers AS later ON later.id = chain.transfer
                JOIN transfers AS earlier ON earlier.id =
                    CASE WHEN later.debit = account THEN later.debit_before
                         ELSE later.credit_before END
                WHERE earlier.at >= $3 - 86400000)"
        )
    };
}

/// Balances of accounts and purses, and how they came about.
#[async_trait]
pub trait ReadLedger {
    /// What the owner of this account has; nothing if it does not exist.
    async fn purse(&self, guild: GuildId, owner: &str) -> Result<PurseRow, StoreError>;

    /// What the owners of these accounts have together, holds included; and, at the same moment, what they received from
    /// others since a time, less what they gave them, in transfers with this reason.
    /// Costs as much as [`ReadLedger::won_since`].
    async fn held_and_received(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        reason: &str,
    ) -> Result<(i64, i64), StoreError>;

    /// The balances of those of these accounts that exist.
    async fn balances(
        &self,
        guild: GuildId,
        names: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError>;

    async fn has_transfer(&self, guild: GuildId, name: &str) -> Result<bool, StoreError>;

    /// What the owners of these accounts won together in play since a time (below zero: lost): what they received from
    /// pots and from others' holds, less what they gave there, except for transfers of the causes in `not_counted`.
    /// Costs as much as the accounts' transfers since the day before that time.
    async fn won_since(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        not_counted: &[String],
    ) -> Result<i64, StoreError>;

    /// The transfers of a cause in the order of posting.
    async fn transfers_of(&self, guild: GuildId, cause: &str)
    -> Result<Vec<CausedRow>, StoreError>;

    /// What was paid from pots for each of these causes for which anything was, except with the reason `not_counted`.
    async fn paid_from_pots(
        &self,
        guild: GuildId,
        causes: &[String],
        not_counted: &str,
    ) -> Result<Vec<(String, i64)>, StoreError>;

    /// The balances of a table's holds and pot by account name, without empty ones.
    async fn balances_at(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Vec<(String, i64)>, StoreError>;

    /// What owners have on hold at a server's open tables, by the name of their account, without empty ones.
    async fn held_at_open_tables(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError>;

    /// The non-empty accounts of the patrons of every server.
    async fn purses_of_patrons(&self) -> Result<Vec<(GuildId, String, i64)>, StoreError>;
}

#[async_trait]
impl ReadLedger for Sql {
    async fn purse(&self, guild: GuildId, owner: &str) -> Result<PurseRow, StoreError> {
        let (free, on_hold) = query_as(
            "SELECT CAST(coalesce(SUM(CASE WHEN name = purse THEN balance ELSE 0 END), 0) AS BIGINT),
                    CAST(coalesce(SUM(CASE WHEN name = purse THEN 0 ELSE balance END), 0) AS BIGINT)
             FROM accounts WHERE guild = $1 AND purse = $2",
        )
        .bind(guild.row())
        .bind(owner)
        .fetch_one(&*self.readers)
        .await?;
        Ok(PurseRow { free, on_hold })
    }

    async fn held_and_received(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        reason: &str,
    ) -> Result<(i64, i64), StoreError> {
        Ok(query_as(concat!(
            lately!(),
            "SELECT CAST((SELECT coalesce(SUM(balance), 0) FROM mine) AS BIGINT),
                CAST(coalesce(SUM(CASE WHEN credit = account THEN amount ELSE -amount END), 0)
                    AS BIGINT)
             FROM chain JOIN transfers ON transfers.id = chain.transfer
             WHERE at >= $3 AND reason = $4
                AND CASE WHEN credit = account THEN debit ELSE credit END
                    NOT IN (SELECT id FROM mine)"
        ))
        .bind(guild.row())
        .bind(list(owners))
        .bind(since)
        .bind(reason)
        .fetch_one(&*self.readers)
        .await?)
    }

    async fn balances(
        &self,
        guild: GuildId,
        names: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(query_as(concat!(
            "SELECT name, balance FROM accounts WHERE guild = $1 AND name IN (",
            each_of!("$2"),
            ")"
        ))
        .bind(guild.row())
        .bind(list(names))
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn has_transfer(&self, guild: GuildId, name: &str) -> Result<bool, StoreError> {
        let found: Option<i64> =
            query_scalar("SELECT 1 FROM transfers WHERE guild = $1 AND name = $2")
                .bind(guild.row())
                .bind(name)
                .fetch_optional(&*self.readers)
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
        Ok(query_scalar(concat!(
            lately!(),
            "SELECT CAST(coalesce(SUM(CASE WHEN credit = account THEN amount ELSE -amount END), 0)
                    AS BIGINT)
             FROM chain JOIN transfers ON transfers.id = chain.transfer
             JOIN accounts AS other ON other.id =
                CASE WHEN credit = account THEN debit ELSE credit END
             WHERE at >= $3 AND other.kind IN ('hold', 'pot') AND other.id NOT IN (SELECT id FROM mine)
                AND (cause IS NULL OR cause NOT IN (",
            each_of!("$4"),
            "))"
        ))
        .bind(guild.row())
        .bind(list(owners))
        .bind(since)
        .bind(list(not_counted))
        .fetch_one(&*self.readers)
        .await?)
    }

    async fn transfers_of(
        &self,
        guild: GuildId,
        cause: &str,
    ) -> Result<Vec<CausedRow>, StoreError> {
        let question = query_as(
            "SELECT transfers.name, debits.name, credits.name, amount, reason FROM transfers
             JOIN accounts AS debits ON debits.id = debit
             JOIN accounts AS credits ON credits.id = credit
             WHERE transfers.guild = $1 AND cause = $2
                AND transfers.name >= $2 || ':' AND transfers.name < $2 || ';'
             ORDER BY transfers.id",
        )
        .bind(guild.row())
        .bind(cause);
        let row = |(name, debit, credit, amount, reason): (String, String, String, i64, String)| {
            CausedRow {
                name,
                debit,
                credit,
                amount,
                reason,
            }
        };
        self.all(question, row).await
    }

    async fn paid_from_pots(
        &self,
        guild: GuildId,
        causes: &[String],
        not_counted: &str,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(query_as(concat!(
            "SELECT cause, CAST(SUM(amount) AS BIGINT) FROM (",
            each_of!("$2"),
            ") AS asked JOIN transfers ON transfers.guild = $1 AND cause = asked.value
                AND transfers.name >= asked.value || ':' AND transfers.name < asked.value || ';'
             JOIN accounts AS debits ON debits.id = debit
             WHERE debits.kind = 'pot' AND reason <> $3
             GROUP BY cause ORDER BY cause"
        ))
        .bind(guild.row())
        .bind(list(causes))
        .bind(not_counted)
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn balances_at(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(query_as(
            "SELECT name, balance FROM accounts
             WHERE place = $1 AND guild = $2 AND balance <> 0 ORDER BY name",
        )
        .bind(table.row())
        .bind(guild.row())
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn held_at_open_tables(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(query_as(
            "SELECT purse, CAST(SUM(balance) AS BIGINT) FROM accounts
             WHERE place IN (SELECT id FROM tables WHERE guild = $1 AND closed = 0)
                AND guild = $1 AND kind = 'hold' AND balance <> 0
             GROUP BY purse ORDER BY purse",
        )
        .bind(guild.row())
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn purses_of_patrons(&self) -> Result<Vec<(GuildId, String, i64)>, StoreError> {
        let question = query_as(
            "SELECT guild, name, balance FROM accounts
             WHERE kind = 'patron' AND balance > 0 ORDER BY guild, name",
        );
        let row =
            |(guild, name, coins): (i64, String, i64)| (GuildId::from_row(guild), name, coins);
        self.all(question, row).await
    }
}
