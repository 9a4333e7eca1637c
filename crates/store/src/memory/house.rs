//! Questions about the log, sessions, reports and voids.

use std::cmp::Reverse;

use async_trait::async_trait;
use ids::{DealId, GuildId, MemberId, SessionId, TableId, VoidRequestId};

use super::Memory;
use super::people::page;
use super::rows::Rows;
use crate::key::Key;
use crate::{
    BarRow, Ended, LoggedRow, MovedRow, MovedRows, ReadHouse, ReadReports, ReadSessions,
    ReadVoidRequests, ReportRow, SessionRow, SessionTableRow, StoreError, VoidRequestRow, VoidRow,
};

#[async_trait]
impl ReadHouse for Memory {
    async fn house_log(&self, guild: GuildId, limit: u32) -> Result<Vec<LoggedRow>, StoreError> {
        let rows = self.rows()?;
        let latest = rows.log.iter().rev().filter(|(_, row)| row.guild == guild);
        let latest = latest.take(limit as usize).map(|(id, row)| {
            let words = rows.log_words.get(id);
            LoggedRow {
                at: row.at,
                by: words.and_then(|words| words.by),
                what: row.what.clone(),
                about: words.and_then(|words| words.about),
                words: words.and_then(|words| words.words.clone()),
            }
        });
        Ok(latest.collect())
    }

    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: &str,
    ) -> Result<Option<BarRow>, StoreError> {
        let rows = self.rows()?;
        let bar = rows.bars.get(&(guild, member, kind.to_owned()));
        Ok(bar.map(|bar| BarRow {
            guild,
            member,
            kind: kind.to_owned(),
            until: bar.until,
            by: bar.by,
            reason: bar.reason.clone().unwrap_or_default(),
            at: bar.at,
        }))
    }

    async fn barred(
        &self,
        guild: GuildId,
        members: &[MemberId],
        now: i64,
    ) -> Result<Vec<MemberId>, StoreError> {
        let rows = self.rows()?;
        let is_barred = |member: &MemberId| {
            let theirs = rows.bars.range((guild, *member, String::new())..);
            let mut theirs = theirs.take_while(|((at, who, _), _)| (*at, who) == (guild, member));
            theirs.any(|((.., kind), bar)| {
                kind != "board" && bar.until.is_none_or(|until| until > now)
            })
        };
        let mut barred: Vec<_> = members.iter().copied().filter(is_barred).collect();
        barred.sort_unstable();
        barred.dedup();
        Ok(barred)
    }

    async fn void(&self, deal: DealId) -> Result<Option<VoidRow>, StoreError> {
        Ok(self.rows()?.void_of(deal))
    }

    async fn voided_since(&self, guild: GuildId, since: i64) -> Result<Vec<DealId>, StoreError> {
        let rows = self.rows()?;
        let from = (guild, since, DealId(0));
        let to = (guild, i64::MAX, DealId(u64::MAX));
        let voided = rows.voided.range(from..=to);
        Ok(voided.map(|((.., deal), ())| *deal).collect())
    }

    async fn played_deals(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(DealId, TableId, i64)>, StoreError> {
        let rows = self.rows()?;
        let played = rows.deals.values().filter(|deal| deal.guild == guild);
        let played = played.filter(|deal| !rows.voids.contains_key(&deal.id));
        let mut played: Vec<_> = played
            .filter_map(|deal| match deal.end {
                Some((at, Ended::Played, _)) => Some((deal.id, deal.table, at)),
                _ => None,
            })
            .collect();
        played.sort_by_key(|(.., at)| Reverse(*at));
        played.truncate(limit as usize);
        Ok(played)
    }
}

#[async_trait]
impl ReadReports for Memory {
    async fn count_reports(&self, guild: GuildId, member: MemberId) -> Result<u32, StoreError> {
        let all = self.reports_of(guild, member, 0, u32::MAX).await?.len();
        Ok(u32::try_from(all).unwrap_or(u32::MAX))
    }

    async fn reports_of(
        &self,
        guild: GuildId,
        member: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let rows = self.rows()?;
        let reports = rows.reports_by(guild, member);
        Ok(page(reports, skip, limit).cloned().collect())
    }

    async fn reported_since(
        &self,
        guild: GuildId,
        member: MemberId,
        since: i64,
    ) -> Result<Vec<i64>, StoreError> {
        let rows = self.rows()?;
        let times = rows.reports_by(guild, member).map(|report| report.at);
        let mut times: Vec<i64> = times.filter(|at| *at > since).collect();
        times.sort_unstable();
        Ok(times)
    }
}

#[async_trait]
impl ReadSessions for Memory {
    async fn session(&self, id: SessionId) -> Result<Option<SessionRow>, StoreError> {
        Ok(self.rows()?.sessions.get(&id).cloned())
    }

    async fn open_sessions(&self) -> Result<Vec<SessionRow>, StoreError> {
        let rows = self.rows()?;
        let open = rows.sessions.values().filter(|row| row.closed_at.is_none());
        let mut open: Vec<_> = open.cloned().collect();
        open.sort_by_key(|row| (row.opened_at, row.id.row()));
        Ok(open)
    }

    async fn past_session(
        &self,
        guild: GuildId,
        back: u32,
    ) -> Result<(Option<SessionRow>, u32), StoreError> {
        let rows = self.rows()?;
        let over = rows.sessions.values().filter(|row| row.guild == guild);
        let mut over: Vec<_> = over.filter(|row| row.closed_at.is_some()).collect();
        over.sort_by_key(|row| (Reverse(row.opened_at), row.id.row()));
        let all = u32::try_from(over.len()).unwrap_or(u32::MAX);
        let row = over.get(back as usize).map(|row| (*row).clone());
        Ok((row, all))
    }

    async fn session_tables(&self, session: SessionId) -> Result<Vec<SessionTableRow>, StoreError> {
        let rows = self.rows()?;
        let tables = rows.tables_in(session);
        let mut tables: Vec<_> = tables.filter_map(|id| rows.tables.get(&id)).collect();
        tables.sort_by_key(|table| (table.opened_at, table.row.id.row()));
        let row = tables.into_iter().map(|table| SessionTableRow {
            table: table.row.id,
            state: table.row.state.clone(),
            closed: table.row.closed,
        });
        Ok(row.collect())
    }

    async fn session_voids(
        &self,
        session: SessionId,
    ) -> Result<Vec<(TableId, DealId)>, StoreError> {
        let rows = self.rows()?;
        let deals = rows.tables_in(session);
        let deals = deals.flat_map(|table| rows.deals_of(table));
        let mut voided: Vec<_> = deals
            .filter(|deal| rows.voids.contains_key(&deal.id))
            .collect();
        voided.sort_by_key(|deal| (deal.started_at, deal.id.row()));
        Ok(voided
            .into_iter()
            .map(|deal| (deal.table, deal.id))
            .collect())
    }

    async fn last_transfer(&self, guild: GuildId) -> Result<i64, StoreError> {
        let rows = self.rows()?;
        let mut latest = rows.transfers.iter().rev();
        let last = latest.find(|(_, row)| row.guild == guild);
        Ok(last.map_or(0, |(last, _)| *last))
    }

    async fn moved_after(&self, guild: GuildId, transfer: i64) -> Result<MovedRows, StoreError> {
        let rows = self.rows()?;
        let later = rows.transfers.range(transfer.saturating_add(1)..);
        let later = later.filter(|(_, row)| row.guild == guild);
        let mut moved = MovedRows::default();
        let mut owners = std::collections::BTreeSet::new();
        for (_, row) in later {
            for account in [&row.transfer.debit, &row.transfer.credit] {
                owners.insert(account.purse());
            }
            moved.transfers.push(MovedRow {
                debit: row.transfer.debit.name(),
                credit: row.transfer.credit.name(),
                amount: row.transfer.amount.get(),
                reason: row.transfer.reason.to_string(),
                cause: row.transfer.cause.clone(),
                at: row.at,
            });
        }
        owners.retain(|owner| owner != "mint" && !owner.starts_with("pot:"));
        let purse = |owner: String| {
            let purse = rows.purse(guild, &owner);
            (owner, purse.free + purse.on_hold)
        };
        moved.purses = owners.into_iter().map(purse).collect();
        Ok(moved)
    }

    async fn tables_of(&self, deals: &[DealId]) -> Result<Vec<(DealId, TableId)>, StoreError> {
        let rows = self.rows()?;
        let deals = rows.some_deals(deals);
        Ok(deals.map(|deal| (deal.id, deal.table)).collect())
    }
}

#[async_trait]
impl ReadVoidRequests for Memory {
    async fn played_for(&self, deal: DealId) -> Result<Vec<MemberId>, StoreError> {
        let rows = self.rows()?;
        let of = rows
            .played_for
            .range((deal, MemberId(0))..=(deal, MemberId(u64::MAX)));
        Ok(of.map(|((_, member), _)| *member).collect())
    }

    async fn deals_played_for(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<DealId>, StoreError> {
        let rows = self.rows()?;
        let theirs = rows.played_for.iter();
        let theirs = theirs.filter(|((_, of), in_guild)| *of == member && **in_guild == guild);
        let mut deals: Vec<_> = theirs.map(|((deal, _), _)| *deal).collect();
        deals.sort_by_key(|deal| deal.row());
        Ok(deals)
    }

    async fn void_request_for(&self, deal: DealId) -> Result<Option<VoidRequestRow>, StoreError> {
        let rows = self.rows()?;
        let mut asked = rows.void_requests.values();
        Ok(asked.find(|row| row.deal == deal).cloned())
    }

    async fn void_request(
        &self,
        guild: GuildId,
        id: VoidRequestId,
    ) -> Result<Option<VoidRequestRow>, StoreError> {
        let rows = self.rows()?;
        let row = rows.void_requests.get(&id);
        Ok(row.filter(|row| row.guild == guild).cloned())
    }

    async fn void_requests_until(&self, at: i64) -> Result<Vec<VoidRequestRow>, StoreError> {
        Ok(self.rows()?.requests(|row| row.at <= at))
    }

    async fn void_agreements(&self, id: VoidRequestId) -> Result<Vec<MemberId>, StoreError> {
        let rows = self.rows()?;
        let agreed = (id, MemberId(0))..=(id, MemberId(u64::MAX));
        let agreed = rows.void_agreements.range(agreed);
        Ok(agreed.map(|((_, member), ())| *member).collect())
    }

    async fn void_requests_of(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<VoidRequestRow>, StoreError> {
        let rows = self.rows()?;
        let agreed = |id| rows.void_agreements.contains_key(&(id, member));
        Ok(rows.requests(|row| row.guild == guild && (row.by == member || agreed(row.id))))
    }
}

impl Rows {
    fn reports_by(&self, guild: GuildId, member: MemberId) -> impl Iterator<Item = &ReportRow> {
        let reports = self.reports.values().map(|(report, _)| report);
        reports.filter(move |report| (report.guild, report.member) == (guild, member))
    }

    fn tables_in(&self, session: SessionId) -> impl Iterator<Item = TableId> {
        let of = (session, TableId(0))..=(session, TableId(u64::MAX));
        self.session_tables.range(of).map(|((_, table), ())| *table)
    }

    /// The requests that match, oldest first.
    fn requests(&self, meant: impl Fn(&VoidRequestRow) -> bool) -> Vec<VoidRequestRow> {
        let meant = self.void_requests.values().filter(|row| meant(row));
        let mut meant: Vec<_> = meant.cloned().collect();
        meant.sort_by_key(|row| (row.at, row.id.row()));
        meant
    }
}
