//! Coins: balances of accounts and purses, and how they came about.

use books::Reason;
use ids::Seek;
use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use ids::{GuildId, MemberId, PurseId, TableId};

use super::Memory;
use super::rows::{Posted, Rows};
use crate::key::Key;
use crate::ledger::SET_BACK;
use crate::{
    CausedRow, LedgerRow, Line, PurseRow, ReadBoard, ReadLedger, ReadLines, ReadSummary, StoreError,
};

#[async_trait]
impl ReadLedger for Memory {
    async fn purse(&self, guild: GuildId, owner: &str) -> Result<PurseRow, StoreError> {
        Ok(self.rows()?.purse(guild, owner))
    }

    async fn held_and_received(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        reason: &str,
    ) -> Result<(i64, i64), StoreError> {
        let rows = self.rows()?;
        let each: BTreeSet<&String> = owners.iter().collect();
        let held = each.into_iter().map(|owner| rows.purse(guild, owner));
        let held = held.map(|purse| purse.free + purse.on_hold).sum();
        let mine = rows.accounts_of_all(guild, owners);
        let paid = rows.since(&mine, since);
        let paid = paid.filter(|(account, row)| {
            row.transfer.reason.word() == reason && !mine.contains(&row.other(*account))
        });
        Ok((
            held,
            paid.map(|(account, row)| row.coins_for(account)).sum(),
        ))
    }

    async fn balances(
        &self,
        guild: GuildId,
        names: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = self.rows()?;
        let names: BTreeSet<&String> = names.iter().collect();
        let held = names.into_iter().filter_map(|name| {
            let kept = rows.account(guild, name)?;
            Some((name.clone(), kept.balance))
        });
        Ok(held.collect())
    }

    async fn has_transfer(&self, guild: GuildId, name: &str) -> Result<bool, StoreError> {
        let key = (guild, name.to_owned());
        Ok(self.rows()?.posted.contains_key(&key))
    }

    async fn won_since(
        &self,
        guild: GuildId,
        owners: &[String],
        since: i64,
        not_counted: &[String],
    ) -> Result<i64, StoreError> {
        let rows = self.rows()?;
        let mine = rows.accounts_of_all(guild, owners);
        let played = rows.since(&mine, since).filter(|(account, row)| {
            let other = row.other(*account);
            let in_play = rows
                .accounts
                .get(&other)
                .is_some_and(|other| matches!(other.row.kind, "hold" | "pot"));
            let counts = match &row.transfer.cause {
                Some(cause) => !not_counted.contains(cause),
                None => true,
            };
            in_play && counts && !mine.contains(&other)
        });
        Ok(played.map(|(account, row)| row.coins_for(account)).sum())
    }

    async fn transfers_of(
        &self,
        guild: GuildId,
        cause: &str,
    ) -> Result<Vec<CausedRow>, StoreError> {
        let rows = self.rows()?;
        // A transfer's name begins with its cause and a colon; the semicolon is the next character after it.
        let named = (guild, format!("{cause}:"))..(guild, format!("{cause};"));
        let mut found: Vec<i64> = rows.posted.range(named).map(|(_, id)| *id).collect();
        found.sort_unstable();
        let of_cause = |row: &&Posted| row.transfer.cause.as_deref() == Some(cause);
        let found = found.iter().filter_map(|id| rows.transfers.get(id));
        let row = |row: &Posted| CausedRow {
            name: row.transfer.name.clone(),
            debit: row.transfer.debit.name(),
            credit: row.transfer.credit.name(),
            amount: row.transfer.amount.get(),
            reason: row.transfer.reason.to_string(),
        };
        Ok(found.filter(of_cause).map(row).collect())
    }

    async fn paid_from_pots(
        &self,
        guild: GuildId,
        causes: &[String],
        not_counted: &str,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let mut paid = BTreeMap::new();
        for cause in causes.iter().collect::<BTreeSet<_>>() {
            for row in self.transfers_of(guild, cause).await? {
                if row.debit.starts_with("pot:") && row.reason != not_counted {
                    *paid.entry(cause.clone()).or_insert(0) += row.amount;
                }
            }
        }
        Ok(paid.into_iter().collect())
    }

    async fn balances_at(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = self.rows()?;
        let here = rows.accounts_at(table).map(|(_, kept)| kept);
        let here = here.filter(|kept| kept.guild == guild && kept.balance != 0);
        let mut held: Vec<_> = here
            .map(|kept| (kept.row.name.clone(), kept.balance))
            .collect();
        held.sort_unstable();
        Ok(held)
    }

    async fn held_at_open_tables(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = self.rows()?;
        let open = rows.tables.values().map(|table| &table.row);
        let open = open.filter(|row| row.guild == guild && !row.closed);
        let mut held = BTreeMap::new();
        for (_, kept) in open.flat_map(|row| rows.accounts_at(row.id)) {
            if kept.guild == guild && kept.row.kind == "hold" && kept.balance != 0 {
                *held.entry(kept.row.purse.clone()).or_insert(0) += kept.balance;
            }
        }
        Ok(held.into_iter().collect())
    }

    async fn purses_of_patrons(&self) -> Result<Vec<(GuildId, String, i64)>, StoreError> {
        let rows = self.rows()?;
        let full = rows.accounts.values();
        let full = full.filter(|kept| kept.row.kind == "patron" && kept.balance > 0);
        let mut purses: Vec<_> = full
            .map(|kept| (kept.guild, kept.row.name.clone(), kept.balance))
            .collect();
        purses.sort_unstable();
        Ok(purses)
    }
}

#[async_trait]
impl ReadLines for Memory {
    async fn lines(
        &self,
        guild: GuildId,
        owner: &str,
        seek: Seek<i64>,
        limit: u32,
    ) -> Result<Vec<Line>, StoreError> {
        let rows = self.rows()?;
        let mut after = rows.purse(guild, owner);
        let mut lines = Vec::new();
        for (id, account) in rows.crossing(guild, owner).into_iter().rev() {
            let Some(row) = rows.transfers.get(&id) else {
                continue;
            };
            let (amount, transfer) = (row.coins_for(account), &row.transfer);
            let counterparty = if row.debit == account {
                &transfer.credit
            } else {
                &transfer.debit
            };
            let note = rows.notes.get(&(guild, transfer.name.clone()));
            lines.push(Line {
                id,
                name: transfer.name.clone(),
                amount,
                counterparty: counterparty.name(),
                reason: transfer.reason.to_string(),
                cause: transfer.cause.clone(),
                note: note.map(|note| (note.author, note.words.clone())),
                after: after.free + after.on_hold,
                at: row.at,
            });
            after.free -= amount;
        }
        // They are sorted latest first.
        let limit = limit as usize;
        match seek {
            Seek::Newest => {}
            Seek::Before(id) => lines.retain(|line| line.id < id),
            Seek::After(id) => {
                lines.retain(|line| line.id > id);
                lines.drain(..lines.len().saturating_sub(limit));
            }
        }
        lines.truncate(limit);
        Ok(lines)
    }
}

#[async_trait]
impl ReadSummary for Memory {
    async fn held_by_kind(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = self.rows()?;
        let mut held = BTreeMap::new();
        for kept in rows.accounts.values().filter(|kept| kept.guild == guild) {
            *held.entry(kept.row.kind.to_owned()).or_insert(0) += kept.balance;
        }
        Ok(held.into_iter().collect())
    }

    async fn purses(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(String, i64, i64)>, StoreError> {
        let rows = self.rows()?;
        let mut purses = BTreeMap::<String, (i64, i64)>::new();
        for kept in rows.accounts.values().filter(|kept| kept.guild == guild) {
            if kept.row.kind == "pot" && kept.balance == 0 {
                continue;
            }
            let (free, on_hold) = purses.entry(kept.row.purse.clone()).or_default();
            match kept.row.kind {
                "hold" => *on_hold += kept.balance,
                _ => *free += kept.balance,
            }
        }
        let purses = purses.into_iter().take(limit as usize);
        Ok(purses
            .map(|(purse, (free, on_hold))| (purse, free, on_hold))
            .collect())
    }

    async fn minted(&self, guild: GuildId) -> Result<(i64, i64), StoreError> {
        let rows = self.rows()?;
        let (mut given, mut taken) = (0, 0);
        for (mint, _) in rows.accounts_of(guild, "mint") {
            for (_, row) in rows.history(mint) {
                match row.coins_for(mint) {
                    coins if coins < 0 => given -= coins,
                    coins => taken += coins,
                }
            }
        }
        Ok((given, taken))
    }

    async fn ledger(
        &self,
        guild: GuildId,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError> {
        let rows = self.rows()?;
        let earlier = rows.transfers.range(..before).rev();
        let earlier = earlier.filter(|(_, row)| row.guild == guild);
        let earlier = earlier.map(|(id, row)| rows.ledger_row(*id, row));
        Ok(earlier.take(limit as usize).collect())
    }

    async fn largest_moves(
        &self,
        guild: GuildId,
        among: i64,
        limit: u32,
    ) -> Result<Vec<LedgerRow>, StoreError> {
        let rows = self.rows()?;
        let last = rows.transfers.last_key_value().map_or(0, |(last, _)| *last);
        let newest = rows.transfers.range(last.saturating_sub(among) + 1..);
        let is_move = |row: &Posted| !matches!(row.transfer.reason, Reason::Hold | Reason::Release);
        let mut moves: Vec<_> = newest
            .filter(|(_, row)| row.guild == guild && is_move(row))
            .collect();
        moves.sort_unstable_by_key(|(id, row)| std::cmp::Reverse((row.transfer.amount, **id)));
        moves.truncate(limit as usize);
        let row = |(id, row): (&i64, &Posted)| rows.ledger_row(*id, row);
        Ok(moves.into_iter().map(row).collect())
    }
}

#[async_trait]
impl ReadBoard for Memory {
    async fn richest(
        &self,
        guild: GuildId,
        most: u32,
        without: &[String],
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let mut purses = self.rows()?.member_purses(guild);
        purses.retain(|(purse, _)| !without.contains(purse));
        // They come sorted by name.
        purses.sort_by_key(|(_, coins)| std::cmp::Reverse(*coins));
        purses.truncate(most as usize);
        Ok(purses)
    }

    async fn richer_than(
        &self,
        guild: GuildId,
        coins: i64,
        without: &[String],
    ) -> Result<(u32, u32), StoreError> {
        let mut purses = self.rows()?.member_purses(guild);
        purses.retain(|(purse, _)| !without.contains(purse));
        let richer = purses.iter().filter(|(_, holds)| *holds > coins);
        // No server has that many members.
        let count = |number| u32::try_from(number).unwrap_or(u32::MAX);
        Ok((count(richer.count()), count(purses.len())))
    }

    async fn not_on_board(
        &self,
        guild: GuildId,
        members: &[MemberId],
    ) -> Result<Vec<PurseId>, StoreError> {
        let rows = self.rows()?;
        let is_unseen = |member: &MemberId| {
            let bar = (guild, *member, "board".to_owned());
            members.contains(member) || rows.bars.contains_key(&bar)
        };
        let people = rows.members.iter();
        let people = people.filter(|((of, member), _)| *of == guild && is_unseen(member));
        let characters = rows.characters.values();
        let characters = characters.filter(|row| row.guild == guild && is_unseen(&row.member));
        let purses = people.map(|(_, person)| person.purse);
        Ok(purses.chain(characters.map(|row| row.id)).collect())
    }
}

impl Posted {
    /// What one of its accounts received (below zero: gave).
    pub(super) fn coins_for(&self, account: i64) -> i64 {
        if self.credit == account {
            self.transfer.amount.get()
        } else {
            -self.transfer.amount.get()
        }
    }

    fn other(&self, account: i64) -> i64 {
        if self.credit == account {
            self.debit
        } else {
            self.credit
        }
    }
}

impl Rows {
    /// The accounts that hold these owners' coins.
    fn accounts_of_all(&self, guild: GuildId, owners: &[String]) -> BTreeSet<i64> {
        let accounts = owners
            .iter()
            .flat_map(|owner| self.accounts_of(guild, owner));
        accounts.map(|(id, _)| id).collect()
    }

    /// The transfers of these accounts since a time, each with its account.
    fn since(&self, accounts: &BTreeSet<i64>, since: i64) -> impl Iterator<Item = (i64, &Posted)> {
        let near = move |(_, row): &(i64, &Posted)| row.at >= since - SET_BACK;
        accounts.iter().flat_map(move |&account| {
            let lately = self.history(account).take_while(near);
            let lately = lately.filter(move |(_, row)| row.at >= since);
            lately.map(move |(_, row)| (account, row))
        })
    }

    pub(super) fn purse(&self, guild: GuildId, owner: &str) -> PurseRow {
        let key = (guild, owner.to_owned());
        self.purses.get(&key).copied().unwrap_or_default()
    }

    /// The transfers between an owner's accounts and others, oldest first, each with the owner's account.
    pub(super) fn crossing(&self, guild: GuildId, owner: &str) -> Vec<(i64, i64)> {
        let mine: BTreeSet<i64> = self.accounts_of(guild, owner).map(|(id, _)| id).collect();
        let mut crossing = Vec::new();
        for account in &mine {
            for (id, row) in self.history(*account) {
                if !mine.contains(&row.other(*account)) {
                    crossing.push((id, *account));
                }
            }
        }
        crossing.sort_unstable();
        crossing
    }

    /// The non-empty purses of members and characters, by name.
    fn member_purses(&self, guild: GuildId) -> Vec<(String, i64)> {
        let named = (guild, "member:".to_owned())..(guild, "member;".to_owned());
        let purses = self.purses.range(named);
        let purses = purses.map(|((_, name), purse)| (name, purse.free + purse.on_hold));
        let full = purses.filter(|(_, coins)| *coins > 0);
        full.map(|(name, coins)| (name.clone(), coins)).collect()
    }

    fn ledger_row(&self, id: i64, row: &Posted) -> LedgerRow {
        let transfer = &row.transfer;
        let note = self.notes.get(&(row.guild, transfer.name.clone()));
        LedgerRow {
            id,
            name: transfer.name.clone(),
            debit: transfer.debit.name(),
            credit: transfer.credit.name(),
            amount: transfer.amount.get(),
            reason: transfer.reason.to_string(),
            cause: transfer.cause.clone(),
            at: row.at,
            author: note.map(|note| note.author.row()),
            words: note.map(|note| note.words.clone()),
        }
    }
}
