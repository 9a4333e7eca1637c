//! The ledger at one moment.

use async_trait::async_trait;
use ids::{DealId, GuildId, PurseId, SessionId, TableId, VoidRequestId};

use super::rows::Rows;
use crate::key::Key;
use crate::{AccountLine, Books, StoreError, Stray, TransferLine};

/// A copy of what an audit reads.
pub(super) struct Snapshot {
    accounts: Vec<AccountLine>,
    transfers: Vec<TransferLine>,
    deals_left: Vec<(DealId, TableId)>,
    strays: Vec<Stray>,
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
            strays: strays(rows),
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

    async fn strays(&mut self) -> Result<Vec<Stray>, StoreError> {
        Ok(self.strays.clone())
    }

    async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn close(self: Box<Self>) -> Result<(), StoreError> {
        Ok(())
    }
}

/// The rows that refer to rows of another server, or to none (`sql/references.rs` has the list).
fn strays(rows: &Rows) -> Vec<Stray> {
    let table = |id: &TableId| rows.tables.get(id).map(|table| table.row.guild);
    let deal = |id: &DealId| rows.deals.get(id).map(|deal| deal.guild);
    let character = |id: &PurseId| rows.characters.get(id).map(|row| row.guild);
    let session = |id: &SessionId| rows.sessions.get(id).map(|row| row.guild);
    let request = |id: &VoidRequestId| rows.void_requests.get(id).map(|row| row.guild);
    let mut strays = Vec::new();
    let mut hold = |guild: Option<GuildId>,
                    (table, column): Column,
                    (parent, id): Parent,
                    of: Option<GuildId>| {
        if of.is_none() || of != guild {
            strays.push(Stray {
                guild,
                table,
                column,
                parent,
                id,
                of,
            });
        }
    };
    for ((guild, _), row) in &rows.members {
        if let Some(plays) = &row.plays {
            hold(
                Some(*guild),
                ("members", "plays"),
                ("characters", plays.row()),
                character(plays),
            );
        }
    }
    for kept in rows.accounts.values() {
        if let Some(place) = &kept.row.place {
            hold(
                Some(kept.guild),
                ("accounts", "place"),
                ("tables", place.row()),
                table(place),
            );
        }
    }
    for row in rows.deals.values() {
        hold(
            Some(row.guild),
            ("deals", "table_id"),
            ("tables", row.table.row()),
            table(&row.table),
        );
    }
    for (id, _) in rows.acts.keys() {
        hold(deal(id), ("acts", "deal"), ("deals", id.row()), deal(id));
    }
    for (id, _) in rows.surfaces.keys() {
        hold(
            table(id),
            ("surfaces", "table_id"),
            ("tables", id.row()),
            table(id),
        );
    }
    for row in rows.shuffles.values() {
        hold(
            Some(row.guild),
            ("shuffles", "table_id"),
            ("tables", row.table.row()),
            table(&row.table),
        );
        // Its deal comes later, or never.
        if let of @ Some(_) = deal(&row.deal) {
            hold(
                Some(row.guild),
                ("shuffles", "deal"),
                ("deals", row.deal.row()),
                of,
            );
        }
    }
    for (id, at) in rows.session_tables.keys() {
        hold(
            session(id),
            ("session_tables", "session"),
            ("sessions", id.row()),
            session(id),
        );
        hold(
            session(id),
            ("session_tables", "table_id"),
            ("tables", at.row()),
            table(at),
        );
    }
    for (id, (guild, _)) in &rows.voids {
        hold(
            Some(*guild),
            ("voids", "deal"),
            ("deals", id.row()),
            deal(id),
        );
    }
    for (id, row) in &rows.void_words {
        hold(
            Some(row.guild),
            ("void_words", "deal"),
            ("deals", id.row()),
            deal(id),
        );
    }
    for ((id, _), guild) in &rows.played_for {
        hold(
            Some(*guild),
            ("played_for", "deal"),
            ("deals", id.row()),
            deal(id),
        );
    }
    for row in rows.void_requests.values() {
        hold(
            Some(row.guild),
            ("void_requests", "deal"),
            ("deals", row.deal.row()),
            deal(&row.deal),
        );
    }
    for (id, _) in rows.void_agreements.keys() {
        hold(
            request(id),
            ("void_agreements", "request"),
            ("void_requests", id.row()),
            request(id),
        );
    }
    for (report, _) in rows.reports.values() {
        if let Some(id) = &report.deal {
            hold(
                Some(report.guild),
                ("reports", "deal"),
                ("deals", id.row()),
                deal(id),
            );
        }
    }
    strays
}

/// A table, and a column of it.
type Column = (&'static str, &'static str);
/// A table, and the id of a row of it.
type Parent = (&'static str, i64);
