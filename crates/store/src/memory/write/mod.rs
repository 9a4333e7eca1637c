//! Writing a step, all or nothing; refused if the schema would refuse it.

mod coins;
mod erase;
mod people;
mod play;

use std::collections::BTreeMap;

use ids::{MemberId, PurseId};

use super::rows::{LoggedEntry, Rows, Words};
use crate::key::Key;
use crate::step::WriteOrder;
use crate::{Gift, Step, StepError, SurfaceRow, Write};

/// Writes a step.
///
/// # Errors
/// Why nothing of it was written.
pub(super) fn write(rows: &mut Rows, step: Step) -> Result<(), StepError> {
    let mut writing = Writing {
        rows,
        undo: Vec::new(),
    };
    let written = writing.step(step);
    if written.is_err() {
        let Writing { rows, undo } = writing;
        for undo in undo.into_iter().rev() {
            undo(rows);
        }
    }
    written
}

/// A step that is being written; its changes can be undone.
struct Writing<'a> {
    rows: &'a mut Rows,
    undo: Vec<Undo>,
}

type Undo = Box<dyn FnOnce(&mut Rows)>;

/// One of the tables, named by a function so that undoing a change can name it again.
type TableIn<K, V> = fn(&mut Rows) -> &mut BTreeMap<K, V>;

type Refused = Result<(), StepError>;

/// The schema's word for what it refuses.
fn refused(why: &str) -> StepError {
    StepError::Refused(why.to_owned())
}

impl Writing<'_> {
    fn step(&mut self, step: Step) -> Refused {
        if let Some(table) = step.table {
            self.table(table)?;
        }
        let mut writes = step.writes;
        writes.sort_by_key(Write::order);
        let coins = writes.partition_point(|write| write.order() < WriteOrder::Account);
        let after = writes.split_off(coins);
        for write in writes {
            self.write(write)?;
        }
        for transfer in &step.transfers {
            for account in [&transfer.debit, &transfer.credit] {
                self.open(transfer.guild, account)?;
            }
        }
        for transfer in step.transfers {
            self.transfer(transfer)?;
        }
        for write in after {
            self.write(write)?;
        }
        Ok(())
    }

    /// Inserts or replaces a row.
    fn put<K, V>(&mut self, table: TableIn<K, V>, key: K, row: V)
    where
        K: Ord + Clone + 'static,
        V: 'static,
    {
        let before = table(self.rows).insert(key.clone(), row);
        self.undo.push(Box::new(move |rows| {
            match before {
                Some(row) => table(rows).insert(key, row),
                None => table(rows).remove(&key),
            };
        }));
    }

    /// Deletes a row, if it exists.
    fn cut<K, V>(&mut self, table: TableIn<K, V>, key: K)
    where
        K: Ord + 'static,
        V: 'static,
    {
        if let Some(row) = table(self.rows).remove(&key) {
            self.undo.push(Box::new(move |rows| {
                table(rows).insert(key, row);
            }));
        }
    }

    /// Changes a row, if it exists.
    fn edit<K, V>(&mut self, table: TableIn<K, V>, key: K, change: impl FnOnce(&mut V))
    where
        K: Ord + 'static,
        V: Clone + 'static,
    {
        if let Some(row) = table(self.rows).get_mut(&key) {
            let before = row.clone();
            change(row);
            self.undo.push(Box::new(move |rows| {
                table(rows).insert(key, before);
            }));
        }
    }

    /// The keys of the rows that match.
    fn keys<K: Clone, V>(
        &mut self,
        table: TableIn<K, V>,
        meant: impl Fn(&K, &V) -> bool,
    ) -> Vec<K> {
        let rows = table(self.rows).iter();
        let rows = rows.filter(|(key, row)| meant(key, row));
        rows.map(|(key, _)| key.clone()).collect()
    }

    /// Deletes the rows that match.
    fn cut_where<K, V>(&mut self, table: TableIn<K, V>, meant: impl Fn(&K, &V) -> bool)
    where
        K: Ord + Clone + 'static,
        V: 'static,
    {
        for key in self.keys(table, meant) {
            self.cut(table, key);
        }
    }

    /// Changes the rows that match.
    fn edit_where<K, V>(
        &mut self,
        table: TableIn<K, V>,
        meant: impl Fn(&K, &V) -> bool,
        change: impl Fn(&mut V),
    ) where
        K: Ord + Clone + 'static,
        V: Clone + 'static,
    {
        for key in self.keys(table, meant) {
            self.edit(table, key, &change);
        }
    }

    fn write(&mut self, write: Write) -> Refused {
        match write {
            Write::Shuffle(row) => return self.shuffle(row),
            Write::ShuffleEnded { deal, cuts, ended } => {
                let row = self.rows.shuffles.get(&deal);
                if row.is_some_and(|row| row.ended.is_some_and(|other| other != ended)) {
                    return Err(refused("history"));
                }
                self.edit(
                    |rows| &mut rows.shuffles,
                    deal,
                    |row| (row.cuts, row.ended) = (cuts, Some(ended)),
                );
            }
            Write::CutWords { deal, cuts } => {
                self.edit(|rows| &mut rows.shuffles, deal, |row| row.cuts = cuts);
            }
            Write::Given(row) => return self.given(row),
            Write::DayTotals(row) => return self.day_totals(row),
            Write::DaysForgotten { before } => {
                self.cut_where(
                    |rows| &mut rows.given,
                    |(.., gift), ()| matches!(gift, Gift::Allowance(day) if *day < before),
                );
                self.cut_where(|rows| &mut rows.day_totals, |(.., day), _| *day < before);
            }
            Write::ForgetVoid { guild, deal } => self.forget_void(guild, deal),
            Write::Member {
                guild,
                member,
                name,
                purse,
            } => return self.member(guild, member, name, purse),
            Write::Plays {
                guild,
                member,
                character,
            } => {
                let key = (guild, member);
                let is_theirs = |purse: &PurseId| {
                    let row = self.rows.characters.get(purse);
                    row.is_some_and(|row| row.guild == guild)
                };
                if self.rows.members.contains_key(&key) && !character.iter().all(is_theirs) {
                    return Err(refused("no character of this server"));
                }
                self.edit(|rows| &mut rows.members, key, |row| row.plays = character);
            }
            Write::Preferences {
                guild,
                member,
                preferences,
            } => {
                let key = (guild, member);
                self.edit(|rows| &mut rows.members, key, |row| row.taste = preferences);
            }
            Write::Character(row) => self.character(row),
            Write::Report { report, people } => {
                if let Some(deal) = report.deal {
                    self.must_be_deal_of(report.guild, deal)?;
                }
                let id = next_number(&self.rows.reports);
                self.put(|rows| &mut rows.reports, id, (report, people));
            }
            Write::PlayedFor {
                deal,
                guild,
                member,
            } => {
                if !self.rows.played_for.contains_key(&(deal, member)) {
                    self.must_be_deal_of(guild, deal)?;
                    self.put(|rows| &mut rows.played_for, (deal, member), guild);
                }
            }
            Write::VoidAnswered { deal } => {
                for id in self.keys(|rows| &mut rows.void_requests, |_, row| row.deal == deal) {
                    self.cut_request(id);
                }
            }
            Write::VoidAsked(row) => return self.void_asked(row),
            Write::VoidAgreed { request, member } => {
                if !self.rows.void_requests.contains_key(&request) {
                    return Err(refused("no such order"));
                }
                self.put(|rows| &mut rows.void_agreements, (request, member), ());
            }
            Write::ForgetMember {
                guild,
                member,
                accounts,
                stand_in,
            } => {
                for account in accounts {
                    self.forget_reasons(guild, &account);
                }
                return self.forget_member(guild, member, MemberId::from_row(stand_in));
            }
            Write::Recognise {
                guild,
                member,
                stand_in,
            } => self.rename_bars(guild, MemberId::from_row(stand_in), member, |_| {}),
            Write::Bar(row) => return self.bar(row),
            Write::Unbar {
                guild,
                member,
                kind,
            } => self.cut(|rows| &mut rows.bars, (guild, member, kind)),
            Write::EntryWithout { id, member } => self.edit(
                |rows| &mut rows.log_words,
                id,
                |row| (row.words, row.about) = (None, row.about.filter(|about| *about != member)),
            ),
            Write::Logged {
                guild,
                at,
                by,
                what,
                about,
                words,
            } => {
                let id = next_number(&self.rows.log);
                self.put(|rows| &mut rows.log, id, LoggedEntry { guild, at, what });
                if by.is_some() || about.is_some() || words.is_some() {
                    let row = Words {
                        guild,
                        by,
                        about,
                        words,
                    };
                    self.put(|rows| &mut rows.log_words, id, row);
                }
            }
            Write::Voided(row) => return self.voided(row),
            Write::Surface {
                table,
                kind,
                channel,
                message,
                posted_at,
            } => {
                if !self.rows.tables.contains_key(&table) {
                    return Err(refused("no such table"));
                }
                let row = SurfaceRow {
                    table,
                    kind,
                    channel,
                    message,
                    posted_at,
                };
                self.put(|rows| &mut rows.surfaces, (table, row.kind.clone()), row);
            }
            Write::SurfaceDeleted { table, kind } => {
                self.cut(|rows| &mut rows.surfaces, (table, kind));
            }
            Write::Session(row) => return self.session(row),
            Write::SessionTable { session, table } => return self.session_table(session, table),
            Write::Settings { guild, settings } => {
                self.guild(guild, |row| row.settings = settings);
            }
            Write::Departed { guild, at } => self.guild(guild, |row| row.gone_at = at),
            Write::Patron(row) => self.patron(row),
            Write::Secret { name, key } => {
                if !self.rows.secrets.contains_key(name) {
                    self.put(|rows| &mut rows.secrets, name.to_owned(), key);
                }
            }
            Write::Upgraded { name } => self.put(|rows| &mut rows.upgrades, name.to_owned(), ()),
            Write::ClosedTable { table, state } => {
                let closed = self.rows.tables.get(&table);
                if closed.is_some_and(|table| table.row.closed) {
                    self.edit(|rows| &mut rows.tables, table, |it| it.row.state = state);
                }
            }
            // The last ones: not undone, since nothing can be refused after them.
            Write::Application { id } => {
                self.rows.application.get_or_insert(id);
            }
            Write::Alive { at: _, clocks } => self.rows.clocks = Some(clocks),
            Write::AliveUnder { shard, clocks, .. } => {
                self.rows.clocks_of_shards.insert(shard, clocks);
            }
        }
        Ok(())
    }
}

/// The number of the next row.
fn next_number<V>(rows: &BTreeMap<i64, V>) -> i64 {
    rows.last_key_value().map_or(1, |(last, _)| last + 1)
}
