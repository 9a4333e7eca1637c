//! The ledger at one moment.

use async_trait::async_trait;
use ids::{DealId, GuildId, TableId};

use super::question::{ConsistentRead, query_as};
use super::references::strays;
use crate::key::Key;
use crate::{AccountLine, Books, StoreError, Stray, TransferLine};

type AccountColumns = (i64, i64, String, i64, i64, bool);
type TransferColumns = (i64, i64, String, i64, i64, i64, i64, i64);

/// Transfers per page.
const PAGE: i64 = 10_000;

/// The ledger, as one connection sees it.
pub(crate) struct SqlBooks<M>(pub M);

#[async_trait]
impl<M: ConsistentRead> Books for SqlBooks<M> {
    async fn accounts(&mut self) -> Result<Vec<AccountLine>, StoreError> {
        let rows = query_as::<AccountColumns>(
            "SELECT accounts.id, accounts.guild, name, balance, posted,
                    place IS NOT NULL AND coalesce(tables.closed, 1) = 1
             FROM accounts LEFT JOIN tables
                ON tables.id = accounts.place AND tables.guild = accounts.guild
             ORDER BY accounts.id",
        )
        .fetch_at(&mut self.0)
        .await?;
        Ok(rows
            .into_iter()
            .map(
                |(id, guild, name, balance, posted, table_closed)| AccountLine {
                    id,
                    guild: GuildId::from_row(guild),
                    name,
                    balance,
                    posted,
                    table_closed,
                },
            )
            .collect())
    }

    async fn transfers(&mut self, after: i64) -> Result<Vec<TransferLine>, StoreError> {
        let rows = query_as::<TransferColumns>(
            "SELECT id, guild, name, debit, credit, amount, debit_before, credit_before
             FROM transfers
             WHERE id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after)
        .bind(PAGE)
        .fetch_at(&mut self.0)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| TransferLine {
                id: row.0,
                guild: GuildId::from_row(row.1),
                name: row.2,
                debit: row.3,
                credit: row.4,
                amount: row.5,
                debit_before: row.6,
                credit_before: row.7,
            })
            .collect())
    }

    async fn deals_left(&mut self) -> Result<Vec<(DealId, TableId)>, StoreError> {
        let rows = query_as::<(i64, i64)>(
            "SELECT deals.id, table_id FROM deals JOIN tables ON tables.id = table_id
             WHERE ended IS NULL AND closed = 1 ORDER BY deals.id",
        )
        .fetch_at(&mut self.0)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(deal, table)| (DealId::from_row(deal), TableId::from_row(table)))
            .collect())
    }

    async fn strays(&mut self) -> Result<Vec<Stray>, StoreError> {
        Ok(strays(&mut self.0).await?)
    }

    async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.damage().await?)
    }

    async fn close(self: Box<Self>) -> Result<(), StoreError> {
        Ok(Box::new(self.0).close().await?)
    }
}
