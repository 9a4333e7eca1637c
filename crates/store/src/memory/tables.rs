//! Questions about tables, deals, shuffles, messages and settings.

use ids::Seek;
use std::cmp::Reverse;

use async_trait::async_trait;
use ids::{ChannelId, DealId, GuildId, MemberId, TableId};

use super::Memory;
use super::rows::Rows;
use crate::key::Key;
use crate::{
    ActRow, DealRow, Ended, PastRow, ReadPast, ReadShuffles, ReadTables, ShuffleEnd, ShuffleRow,
    StoreError, SurfaceRow, TableRow, VoidRow,
};

#[async_trait]
impl ReadTables for Memory {
    async fn open_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let rows = self.rows()?;
        let shard = self.shard();
        let mine = rows.tables.values().filter(|it| shard.hears(it.row.guild));
        let mut open: Vec<_> = mine.filter(|it| !it.row.closed).collect();
        open.sort_by_key(|table| (table.opened_at, table.row.id.row()));
        Ok(open.into_iter().map(|table| table.row.clone()).collect())
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.rows()?.tables.get(&id).map(|table| table.row.clone()))
    }

    async fn deal(&self, id: DealId) -> Result<Option<DealRow>, StoreError> {
        Ok(self.rows()?.deals.get(&id).cloned())
    }

    async fn running_deal(&self, table: TableId) -> Result<Option<DealId>, StoreError> {
        let rows = self.rows()?;
        let running = rows.deals_of(table).filter(|deal| deal.end.is_none());
        let latest = running.min_by_key(|deal| (Reverse(deal.started_at), deal.id.row()));
        Ok(latest.map(|deal| deal.id))
    }

    async fn acts(&self, deal: DealId) -> Result<Vec<ActRow>, StoreError> {
        let rows = self.rows()?;
        let acts = rows.acts.range((deal, 0)..=(deal, u32::MAX));
        let row = |((_, n), (seat, words)): (&(DealId, u32), &(u8, String))| ActRow {
            n: *n,
            seat: *seat,
            words: words.clone(),
        };
        Ok(acts.map(row).collect())
    }

    async fn finished_deals(&self, of: TableId, limit: u32) -> Result<Vec<DealRow>, StoreError> {
        let rows = self.rows()?;
        let over = rows.deals_of(of).filter(|deal| deal.end.is_some());
        let mut over: Vec<_> = over.cloned().collect();
        over.sort_by_key(|deal| (Reverse(deal.started_at), deal.id.row()));
        over.truncate(limit as usize);
        Ok(over)
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        let rows = self.rows()?;
        let from = rows.surfaces.range((table, String::new())..);
        let shown = from.take_while(|((of, _), _)| *of == table);
        Ok(shown.map(|(_, row)| row.clone()).collect())
    }

    async fn settings(&self, guild: GuildId) -> Result<String, StoreError> {
        let rows = self.rows()?;
        let row = rows.guilds.get(&guild);
        Ok(row.map_or_else(|| "{}".to_owned(), |row| row.settings.clone()))
    }

    async fn all_settings(&self) -> Result<Vec<(GuildId, String)>, StoreError> {
        let rows = self.rows()?;
        let set = rows.guilds.iter().filter(|(_, row)| row.settings != "{}");
        let set = set.map(|(guild, row)| (*guild, row.settings.clone()));
        Ok(set.collect())
    }

    async fn departed_guilds(&self) -> Result<Vec<(GuildId, i64)>, StoreError> {
        let rows = self.rows()?;
        let gone = rows.guilds.iter();
        let mut gone: Vec<_> = gone
            .filter_map(|(guild, row)| Some((*guild, row.gone_at?)))
            .collect();
        gone.sort_by_key(|(_, at)| *at);
        Ok(gone)
    }
}

#[async_trait]
impl ReadPast for Memory {
    async fn past_deals(
        &self,
        guild: GuildId,
        channel: ChannelId,
        seek: Seek<DealId>,
        limit: u32,
    ) -> Result<Vec<PastRow>, StoreError> {
        let rows = self.rows()?;
        let mut over = rows.deals_in(guild, channel);
        over.retain(|deal| deal.end.is_some());
        // They are sorted latest first.
        let place = |deal: &DealRow| (deal.started_at, deal.id.row());
        let of = |id: DealId| rows.deals.get(&id).map(place);
        let limit = limit as usize;
        match seek {
            Seek::Newest => {}
            Seek::Before(id) => over.retain(|deal| of(id).is_some_and(|it| place(deal) < it)),
            Seek::After(id) => {
                over.retain(|deal| of(id).is_some_and(|it| place(deal) > it));
                over.drain(..over.len().saturating_sub(limit));
            }
        }
        over.truncate(limit);
        Ok(over.into_iter().map(|deal| rows.past(deal)).collect())
    }

    async fn played_between(
        &self,
        guild: GuildId,
        since: i64,
        until: i64,
    ) -> Result<Vec<DealId>, StoreError> {
        let rows = self.rows()?;
        let is_among = |deal: &&DealRow| {
            let was_played = matches!(deal.end, Some((at, Ended::Played, _)) if at <= until);
            deal.guild == guild
                && deal.started_at >= since
                && was_played
                && !rows.voids.contains_key(&deal.id)
        };
        let mut among: Vec<&DealRow> = rows.deals.values().filter(is_among).collect();
        among.sort_by_key(|deal| (deal.started_at, deal.id.row()));
        Ok(among.into_iter().map(|deal| deal.id).collect())
    }

    async fn past_deal(&self, guild: GuildId, id: DealId) -> Result<Option<PastRow>, StoreError> {
        let rows = self.rows()?;
        let deal = rows.deals.get(&id).filter(|deal| deal.guild == guild);
        Ok(deal.map(|deal| rows.past(deal)))
    }

    async fn deals_beginning(
        &self,
        guild: GuildId,
        prefix: &str,
    ) -> Result<Vec<DealRow>, StoreError> {
        let Some((first, last)) = DealId::beginning(prefix) else {
            return Ok(Vec::new());
        };
        let rows = self.rows()?;
        let alike = rows.deals.range(first..=last).map(|(_, deal)| deal);
        let alike = alike.filter(|deal| deal.guild == guild);
        Ok(alike.take(crate::past::ALIKE as usize).cloned().collect())
    }

    async fn deals_among(&self, guild: GuildId, ids: &[DealId]) -> Result<Vec<DealId>, StoreError> {
        let rows = self.rows()?;
        let found = rows.some_deals(ids).filter(|deal| deal.guild == guild);
        Ok(found.map(|deal| deal.id).collect())
    }
}

#[async_trait]
impl ReadShuffles for Memory {
    async fn shuffle(&self, deal: DealId) -> Result<Option<ShuffleRow>, StoreError> {
        Ok(self.rows()?.shuffles.get(&deal).cloned())
    }

    async fn unfinished_shuffles(&self, of: TableId) -> Result<Vec<ShuffleRow>, StoreError> {
        let rows = self.rows()?;
        let Some(table) = rows.tables.get(&of) else {
            return Ok(Vec::new());
        };
        let was_voided = |deal: &DealId| {
            let deal = rows.deals.get(deal);
            deal.is_some_and(|deal| matches!(deal.end, Some((_, Ended::Voided, _))))
        };
        let is_unfinished = |row: &&ShuffleRow| match row.ended {
            Some(ShuffleEnd::Withdrawn) => true,
            None if table.row.closed => true,
            _ => was_voided(&row.deal),
        };
        let here = rows.shuffles.values().filter(|row| row.table == of);
        let mut left: Vec<_> = here.filter(is_unfinished).cloned().collect();
        left.sort_by_key(|row| (Reverse(row.made_at), row.deal.row()));
        Ok(left)
    }

    async fn shuffles_with(
        &self,
        guild: GuildId,
        purse: &str,
    ) -> Result<Vec<ShuffleRow>, StoreError> {
        let rows = self.rows()?;
        let named = rows.shuffles.values();
        let named = named.filter(|row| row.guild == guild && row.bound.contains(purse));
        Ok(named.cloned().collect())
    }

    async fn sessions_of(&self, table: TableId) -> Result<Vec<Option<i64>>, StoreError> {
        let rows = self.rows()?;
        let of = rows.session_tables.keys().filter(|(_, of)| *of == table);
        let of = of.filter_map(|(session, _)| rows.sessions.get(session));
        Ok(of.map(|session| session.closed_at).collect())
    }
}

impl Rows {
    /// The deals of a channel's tables, latest first.
    fn deals_in(&self, guild: GuildId, channel: ChannelId) -> Vec<&DealRow> {
        let is_here = |deal: &&DealRow| {
            let table = self.tables.get(&deal.table);
            deal.guild == guild && table.is_some_and(|table| table.row.channel == channel)
        };
        let mut deals: Vec<&DealRow> = self.deals.values().filter(is_here).collect();
        deals.sort_by_key(|deal| Reverse((deal.started_at, deal.id.row())));
        deals
    }

    /// Those of these deals that exist.
    pub(super) fn some_deals<'a>(&'a self, deals: &[DealId]) -> impl Iterator<Item = &'a DealRow> {
        let mut deals = deals.to_vec();
        deals.sort_unstable();
        deals.dedup();
        deals.into_iter().filter_map(|deal| self.deals.get(&deal))
    }

    pub(super) fn void_of(&self, deal: DealId) -> Option<VoidRow> {
        let (guild, at) = *self.voids.get(&deal)?;
        let words = self.void_words.get(&deal);
        Some(VoidRow {
            deal,
            guild,
            by: words.and_then(|words| words.by).unwrap_or(MemberId(0)),
            reason: words.map_or_else(String::new, |words| words.reason.clone()),
            at,
        })
    }

    fn past(&self, deal: &DealRow) -> PastRow {
        PastRow {
            deal: deal.clone(),
            voided: self.void_of(deal.id),
        }
    }
}
