//! Questions about members, their characters, patrons, and what is stored about one of them.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use books::Reason;
use ids::{DealId, GuildId, MemberId, PurseId, TableId};

use super::Memory;
use super::rows::Rows;
use crate::characters::server_of_secret;
use crate::key::Key;
use crate::{
    CharacterRow, DayTotalsRow, DealRow, DealtInRow, EntryRow, ExclusionRow, GivenRow, Holder,
    NoteRow, PatronRow, PersonRow, ReadGiven, ReadPatrons, ReadPeople, ReadPrivacy, StoreError,
};

#[async_trait]
impl ReadPeople for Memory {
    async fn person(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.rows()?.members.get(&(guild, member)).cloned())
    }

    async fn holder(&self, guild: GuildId, purse: PurseId) -> Result<Option<Holder>, StoreError> {
        let rows = self.rows()?;
        let mut members = rows.members_of(guild);
        if let Some((member, row)) = members.find(|(_, row)| row.purse == purse) {
            return Ok(Some(Holder {
                member,
                name: row.name.clone(),
                character: None,
            }));
        }
        let character = rows.characters.get(&purse);
        let character = character.filter(|row| row.guild == guild);
        Ok(character.map(|row| Holder {
            member: row.member,
            name: row.name.clone(),
            character: Some(row.picture.clone()),
        }))
    }

    async fn is_name_taken(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<bool, StoreError> {
        let rows = self.rows()?;
        let is_it = |other: &str| other.eq_ignore_ascii_case(name);
        let mut members = rows.members_of(guild);
        let mut characters = rows.characters.values().filter(|row| row.guild == guild);
        let mut patrons = rows.patrons.values().filter(|row| row.guild == guild);
        Ok(
            members.any(|(other, row)| other != member && is_it(&row.name))
                || characters
                    .any(|row| row.id != purse && row.retired_at.is_none() && is_it(&row.name))
                || patrons.any(|row| row.dismissed_at.is_none() && is_it(&row.name)),
        )
    }

    async fn character(&self, id: PurseId) -> Result<Option<CharacterRow>, StoreError> {
        Ok(self.rows()?.characters.get(&id).cloned())
    }

    async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<CharacterRow>, StoreError> {
        let rows = self.rows()?;
        let theirs = rows.characters.values();
        let theirs = theirs.filter(|row| (row.guild, row.member) == (guild, member));
        let mut theirs: Vec<_> = theirs.cloned().collect();
        theirs.sort_by_key(|row| (row.made_at, row.id.row()));
        Ok(theirs)
    }

    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.rows()?.secrets.get(name).cloned())
    }

    async fn secrets_of_servers(&self) -> Result<Vec<(GuildId, String)>, StoreError> {
        let rows = self.rows()?;
        let of_server =
            |(name, key): (&String, &String)| Some((server_of_secret(name)?, key.clone()));
        Ok(rows.secrets.iter().filter_map(of_server).collect())
    }
}

#[async_trait]
impl ReadPatrons for Memory {
    async fn patrons(&self) -> Result<Vec<PatronRow>, StoreError> {
        let mut patrons: Vec<_> = self.rows()?.patrons.values().cloned().collect();
        patrons.sort_by(|one, other| (one.hired_at, &one.key).cmp(&(other.hired_at, &other.key)));
        Ok(patrons)
    }
}

#[async_trait]
impl ReadGiven for Memory {
    async fn is_given(&self, row: &GivenRow) -> Result<bool, StoreError> {
        let key = (row.guild, row.hash.clone(), row.gift);
        Ok(self.rows()?.given.contains_key(&key))
    }

    async fn day_totals(
        &self,
        guild: GuildId,
        hash: &str,
    ) -> Result<Option<DayTotalsRow>, StoreError> {
        let key = |day| (guild, hash.to_owned(), day);
        let rows = self.rows()?;
        let mut theirs = rows.day_totals.range(key(i64::MIN)..=key(i64::MAX));
        Ok(theirs.next_back().map(|(_, row)| row.clone()))
    }

    async fn started(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = self.rows()?;
        let named = (guild, "start:".to_owned())..(guild, "start;".to_owned());
        let mut started = BTreeMap::new();
        for id in rows.posted.range(named).map(|(_, id)| id) {
            let posted = rows.transfers.get(id).map(|posted| &posted.transfer);
            if let Some(transfer) =
                posted.filter(|transfer| transfer.reason == Reason::StartingCoins)
            {
                *started.entry(transfer.credit.name()).or_insert(0) += transfer.amount.get();
            }
        }
        Ok(started.into_iter().collect())
    }

    async fn own_purses(&self, guild: GuildId) -> Result<Vec<PurseId>, StoreError> {
        let rows = self.rows()?;
        let here = rows.members.range((guild, MemberId(0))..);
        let here = here.take_while(|((at, _), _)| *at == guild);
        let mut purses: Vec<PurseId> = here.map(|(_, person)| person.purse).collect();
        purses.sort_unstable();
        Ok(purses)
    }

    async fn all_members(&self) -> Result<Vec<(GuildId, MemberId)>, StoreError> {
        Ok(self.rows()?.members.keys().copied().collect())
    }

    async fn servers_met(&self) -> Result<Vec<GuildId>, StoreError> {
        let rows = self.rows()?;
        let set = rows.guilds.iter().filter(|(_, row)| row.settings != "{}");
        let members = rows.accounts.values();
        let members = members.filter(|kept| kept.row.kind == "member");
        let met: BTreeSet<GuildId> = set
            .map(|(guild, _)| *guild)
            .chain(rows.members.keys().map(|(guild, _)| *guild))
            .chain(members.map(|kept| kept.guild))
            .collect();
        Ok(met.into_iter().collect())
    }

    async fn is_upgraded(&self, name: &str) -> Result<bool, StoreError> {
        Ok(self.rows()?.upgrades.contains_key(name))
    }
}

#[async_trait]
impl ReadPrivacy for Memory {
    async fn count_notes(&self, guild: GuildId, author: MemberId) -> Result<u32, StoreError> {
        Ok(count(self.rows()?.notes_by(guild, author)))
    }

    async fn notes_of(
        &self,
        guild: GuildId,
        author: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<NoteRow>, StoreError> {
        let rows = self.rows()?;
        Ok(page(rows.notes_by(guild, author), skip, limit).collect())
    }

    async fn count_lines(&self, guild: GuildId, account: &str) -> Result<u32, StoreError> {
        Ok(count(self.rows()?.crossing(guild, account).into_iter()))
    }

    async fn count_sat(&self, guild: GuildId, account: &str) -> Result<u32, StoreError> {
        Ok(count(self.rows()?.sat(guild, account).into_iter()))
    }

    async fn sat_at(
        &self,
        guild: GuildId,
        account: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<DealtInRow>, StoreError> {
        let rows = self.rows()?;
        let mut sat = rows.sat(guild, account);
        sat.sort_by_key(|deal| (std::cmp::Reverse(deal.started_at), deal.id.row()));
        let row = |deal: &DealRow| DealtInRow {
            deal: deal.id,
            table: deal.table,
            started_at: deal.started_at,
        };
        Ok(page(sat.into_iter(), skip, limit).map(row).collect())
    }

    async fn voided_deals(&self, guild: GuildId, account: &str) -> Result<Vec<DealId>, StoreError> {
        let rows = self.rows()?;
        let voids = rows.voids.iter().filter(|(_, (of, _))| *of == guild);
        let asked = rows.void_requests.values();
        let asked = asked.filter(|row| row.guild == guild);
        let deals: BTreeSet<DealId> = voids
            .map(|(deal, _)| *deal)
            .chain(asked.map(|row| row.deal))
            .collect();
        let deals = deals.into_iter().filter_map(|deal| rows.deals.get(&deal));
        let mut deals: Vec<_> = deals
            .filter(|deal| names(deal, account))
            .map(|deal| deal.id)
            .collect();
        deals.sort_by_key(|deal| deal.row());
        Ok(deals)
    }

    async fn count_entries(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
    ) -> Result<u32, StoreError> {
        Ok(count(self.rows()?.entries(guild, member, ids)))
    }

    async fn entries_of(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
        after: i64,
        limit: u32,
    ) -> Result<Vec<EntryRow>, StoreError> {
        let rows = self.rows()?;
        let entries = rows.entries(guild, member, ids);
        let later = entries.filter(|entry| entry.id > after);
        Ok(later.take(limit as usize).collect())
    }

    async fn kept_away(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<ExclusionRow>, StoreError> {
        let rows = self.rows()?;
        let bars = rows.bars.range((guild, member, String::new())..);
        let bars = bars.take_while(|((of, who, _), _)| (*of, *who) == (guild, member));
        let mut kept: Vec<_> = bars
            .map(|((.., kind), bar)| ExclusionRow {
                kind: kind.clone(),
                until: bar.until,
                reason: bar.reason.clone(),
                at: bar.at,
            })
            .collect();
        // Bars of the same time are sorted by kind.
        kept.sort_by_key(|row| row.at);
        Ok(kept)
    }

    async fn closed_with(&self, guild: GuildId, text: &str) -> Result<Vec<TableId>, StoreError> {
        let rows = self.rows()?;
        let closed = rows.tables.values().map(|table| &table.row);
        let closed = closed.filter(|row| row.guild == guild && row.closed);
        let with = closed.filter(|row| row.state.contains(text));
        Ok(with.map(|row| row.id).collect())
    }

    async fn servers(&self) -> Result<Vec<GuildId>, StoreError> {
        let rows = self.rows()?;
        let all: BTreeSet<GuildId> = rows
            .guilds
            .keys()
            .copied()
            .chain(rows.members.keys().map(|(guild, _)| *guild))
            .chain(rows.accounts.values().map(|kept| kept.guild))
            .collect();
        Ok(all.into_iter().collect())
    }
}

/// Nothing that is counted comes near the bound.
fn count(rows: impl Iterator) -> u32 {
    u32::try_from(rows.count()).unwrap_or(u32::MAX)
}

pub(super) fn page<T>(
    rows: impl Iterator<Item = T>,
    skip: u32,
    limit: u32,
) -> impl Iterator<Item = T> {
    rows.skip(skip as usize).take(limit as usize)
}

/// Whether the owner of this account was dealt into a deal.
fn names(deal: &DealRow, account: &str) -> bool {
    deal.record.contains(&format!("\"{account}\""))
}

impl Rows {
    fn members_of(&self, guild: GuildId) -> impl Iterator<Item = (MemberId, &PersonRow)> {
        self.members
            .range((guild, MemberId(0))..=(guild, MemberId(u64::MAX)))
            .map(|((_, member), row)| (*member, row))
    }

    /// A member's notes, by name of the transfer.
    fn notes_by(&self, guild: GuildId, author: MemberId) -> impl Iterator<Item = NoteRow> {
        let notes = self.notes.iter();
        let notes = notes.filter(move |((of, _), note)| *of == guild && note.author == author);
        notes.map(|((_, transfer), note)| NoteRow {
            transfer: transfer.clone(),
            words: note.words.clone(),
        })
    }

    /// The deals that an owner was dealt into: whoever is dealt in has had a hold at that table.
    fn sat(&self, guild: GuildId, account: &str) -> Vec<&DealRow> {
        let holds = self.accounts_of(guild, account).map(|(_, kept)| kept);
        let holds = holds.filter(|kept| kept.row.kind == "hold");
        let tables: BTreeSet<TableId> = holds.filter_map(|kept| kept.row.place).collect();
        let deals = tables.into_iter().flat_map(|table| self.deals_of(table));
        deals.filter(|deal| names(deal, account)).collect()
    }

    /// The log entries by or about a member, or that name them or one of these ids.
    fn entries(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
    ) -> impl Iterator<Item = EntryRow> {
        let mut named = ids.to_vec();
        named.push(member.to_string());
        let log = self.log.iter().filter(move |(_, row)| row.guild == guild);
        log.filter_map(move |(id, row)| {
            let words = self.log_words.get(id);
            let (by, about) = words.map_or((None, None), |words| (words.by, words.about));
            let concerns = by == Some(member)
                || about == Some(member)
                || named.iter().any(|name| row.what.contains(name));
            concerns.then(|| EntryRow {
                id: *id,
                at: row.at,
                by,
                what: row.what.clone(),
                about,
                words: words.and_then(|words| words.words.clone()),
            })
        })
    }
}
