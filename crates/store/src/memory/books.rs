//! The ledger at one moment.

use async_trait::async_trait;
use ids::{DealId, TableId};

use super::rows::Rows;
use crate::key::Key;
use crate::{AccountLine, Books, StoreError, TransferLine};

/// A copy of what an audit reads.
pub(super) struct Snapshot {
    accounts: Vec<AccountLine>,
    transfers: Vec<TransferLine>,
    deals_left: Vec<(DealId, TableId)>,
}

impl Snapshot {
    pub(super) fn take(rows: &Rows) -> Snapshot {
        let accounts = rows.accounts.iter().map(|(id, kept)| AccountLine {
            id: *id,
            guild: kept.guild,
            name: kept.row.name.clone(),
            balance: kept.balance,
            posted: kept.posted,
            table_closed: kept.row.place.is_some_and(|place| {
                let table = rows.tables.get(&place).map(|table| &table.row);
                table.is_none_or(|row| row.guild != kept.guild || row.closed)
            }),
        });
        let transfers = rows.transfers.iter().map(|(id, row)| TransferLine {
            id: *id,
            guild: row.guild,
            name: row.transfer.name.clone(),
            debit: row.debit,
            credit: row.credit,
            amount: row.transfer.amount.get(),
            debit_before: row.debit_before,
            credit_before: row.credit_before,
        });
        let is_closed = |table: &TableId| rows.tables.get(table).is_some_and(|it| it.row.closed);
        let left = rows.deals.values();
        let left = left.filter(|deal| deal.end.is_none() && is_closed(&deal.table));
        let mut deals_left: Vec<_> = left.map(|deal| (deal.id, deal.table)).collect();
        deals_left.sort_unstable_by_key(|(deal, _)| deal.row());
        Snapshot {
            accounts: accounts.collect(),
            transfers: transfers.collect(),
            deals_left,
        }
    }
}

#[async_trait]
impl Books for Snapshot {
    async fn accounts(&mut self) -> Result<Vec<AccountLine>, StoreError> {
        Ok(self.accounts.clone())
    }

    async fn transfers(&mut self, after: i64) -> Result<Vec<TransferLine>, StoreError> {
        let read = self.transfers.partition_point(|line| line.id <= after);
        Ok(self.transfers[read..].to_vec())
    }

    async fn deals_left(&mut self) -> Result<Vec<(DealId, TableId)>, StoreError> {
        Ok(self.deals_left.clone())
    }

    async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn close(self: Box<Self>) -> Result<(), StoreError> {
        Ok(())
    }
}
