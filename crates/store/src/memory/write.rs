//! A step is written, all or nothing, and refused where the schema refuses it.

use std::collections::BTreeMap;

use books::{Amount, LedgerRefusal, Transfer, may_post};
use ids::{DealId, GuildId, MemberId, Version, VoidRequestId};

use super::rows::{Bar, Entry, Guild, Kept, Posted, Rows, Table, VoidWords, Words};
use crate::key::Key;
use crate::{
    AccountRow, BarRow, CharacterRow, DealRow, Ended, Gift, GivenRow, PatronRow, PersonRow,
    SessionRow, ShuffleRow, Step, StepError, SurfaceRow, TableRow, TableWrite, TransferRow,
    VoidRequestRow, VoidRow, Write,
};

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

/// A step while it is written: what was changed can be changed back.
struct Writing<'a> {
    rows: &'a mut Rows,
    undo: Vec<Undo>,
}

type Undo = Box<dyn FnOnce(&mut Rows)>;

/// Which of the tables: named by a function, so that what undoes a change can name it again.
type Of<K, V> = fn(&mut Rows) -> &mut BTreeMap<K, V>;

type Refused = Result<(), StepError>;

/// The schema's word for what it refuses.
fn refused(why: &str) -> StepError {
    StepError::Refused(why.to_owned())
}

/// The order in which a step's rows are written, whatever order they come in: that of the writer's one statement for
/// each kind of rows, as far as one kind depends on another.
fn rank(write: &Write) -> u8 {
    match write {
        Write::Shuffle(_) => 0,
        Write::ShuffleEnded { .. } => 1,
        Write::CutWords { .. } => 2,
        Write::Given(_) => AFTER_COINS,
        Write::AllowancesForgotten { .. } => 4,
        Write::ForgetVoid { .. } => 5,
        Write::Member { .. } => 6,
        Write::Plays { .. } | Write::Taste { .. } => 7,
        Write::Character(_) => 8,
        Write::Report { .. } => 9,
        Write::PlayedFor { .. } => 10,
        Write::VoidAnswered { .. } => 11,
        Write::VoidAsked(_) => 12,
        Write::VoidAgreed { .. } => 13,
        Write::ForgetMember { .. } => 14,
        Write::Recognise { .. } => 15,
        Write::Bar(_) => 16,
        Write::Unbar { .. } => 17,
        Write::EntryWithout { .. } => 18,
        Write::Logged { .. } => 19,
        Write::Voided(_) => 20,
        Write::Surface { .. } => 21,
        Write::SurfaceGone { .. } => 22,
        Write::Session(_) => 23,
        Write::SessionTable { .. } => 24,
        Write::Settings { .. } => 25,
        Write::Gone { .. } => 26,
        Write::Patron(_)
        | Write::Secret { .. }
        | Write::Upgraded { .. }
        | Write::ClosedTable { .. }
        | Write::Application { .. }
        | Write::Alive { .. } => 27,
    }
}

/// Coins move before what is of this rank.
const AFTER_COINS: u8 = 3;

impl Writing<'_> {
    fn step(&mut self, step: Step) -> Refused {
        if let Some(table) = step.table {
            self.table(table)?;
        }
        let mut writes = step.writes;
        writes.sort_by_key(rank);
        let coins = writes.partition_point(|write| rank(write) < AFTER_COINS);
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

    /// Puts a row in its place, or in that of another.
    fn put<K, V>(&mut self, of: Of<K, V>, key: K, row: V)
    where
        K: Ord + Clone + 'static,
        V: 'static,
    {
        let before = of(self.rows).insert(key.clone(), row);
        self.undo.push(Box::new(move |rows| {
            match before {
                Some(row) => of(rows).insert(key, row),
                None => of(rows).remove(&key),
            };
        }));
    }

    /// Takes a row away.
    fn cut<K, V>(&mut self, of: Of<K, V>, key: K)
    where
        K: Ord + 'static,
        V: 'static,
    {
        if let Some(row) = of(self.rows).remove(&key) {
            self.undo.push(Box::new(move |rows| {
                of(rows).insert(key, row);
            }));
        }
    }

    /// Changes a row, if it is there.
    fn edit<K, V>(&mut self, of: Of<K, V>, key: K, change: impl FnOnce(&mut V))
    where
        K: Ord + 'static,
        V: Clone + 'static,
    {
        if let Some(row) = of(self.rows).get_mut(&key) {
            let before = row.clone();
            change(row);
            self.undo.push(Box::new(move |rows| {
                of(rows).insert(key, before);
            }));
        }
    }

    /// The keys of the rows that are meant.
    fn keys<K: Clone, V>(&mut self, of: Of<K, V>, meant: impl Fn(&K, &V) -> bool) -> Vec<K> {
        let rows = of(self.rows).iter();
        let rows = rows.filter(|(key, row)| meant(key, row));
        rows.map(|(key, _)| key.clone()).collect()
    }

    fn table(&mut self, write: TableWrite) -> Refused {
        let TableWrite { id, guild, at, .. } = write;
        let before = self.rows.tables.get(&id);
        let stands = match before {
            None => Some(Version(0)),
            Some(Table { row, .. }) if row.closed || row.guild != guild => None,
            Some(Table { row, .. }) => Some(row.version),
        };
        if stands != Some(write.from_version) {
            return Err(StepError::Stale { table: id });
        }
        let opened_at = before.map_or(at, |table| table.opened_at);
        let row = TableRow {
            id,
            guild,
            channel: write.channel,
            version: write.from_version.next(),
            state: write.state,
            due_at: write.due_at.filter(|_| !write.closed),
            closed: write.closed,
        };
        self.put(|rows| &mut rows.tables, id, Table { row, opened_at });
        if let Some(deal) = write.deal {
            if self.rows.deals.contains_key(&deal.id) {
                return Err(refused("history"));
            }
            let row = DealRow {
                id: deal.id,
                guild,
                table: id,
                record: deal.record,
                started_at: at,
                end: None,
            };
            self.put(|rows| &mut rows.deals, deal.id, row);
            self.put(|rows| &mut rows.dealt, (id, at, deal.id), ());
        }
        for act in write.acts {
            let key = (act.deal, act.n);
            match self.rows.deals.get(&act.deal) {
                Some(deal) if deal.end.is_none() && !self.rows.acts.contains_key(&key) => {}
                _ => return Err(refused("history")),
            }
            self.put(|rows| &mut rows.acts, key, (act.seat, act.words));
        }
        if let Some(end) = write.deal_end
            && let Some(deal) = self.rows.deals.get(&end.deal)
        {
            if deal.end.is_some() {
                return Err(refused("history"));
            }
            if end.ended == Ended::Voided {
                let voided = (deal.guild, at, end.deal);
                self.put(|rows| &mut rows.voided, voided, ());
            }
            let end_of_it = Some((at, end.ended, end.result));
            self.edit(|rows| &mut rows.deals, end.deal, |row| row.end = end_of_it);
        }
        Ok(())
    }

    /// Opens an account where it is missing.
    fn open(&mut self, guild: GuildId, row: &AccountRow) -> Refused {
        if self.rows.account(guild, &row.name).is_some() {
            return Ok(());
        }
        let of_its_kind = row.name.strip_prefix(row.kind);
        let is_single = matches!(row.kind, "mint" | "house");
        let is_placed = matches!(row.kind, "hold" | "pot");
        let is_sound = of_its_kind.is_some_and(|rest| match is_single {
            true => rest.is_empty(),
            false => rest.starts_with(':'),
        }) && is_placed == row.place.is_some();
        let account = row.name.parse().ok().filter(|_| is_sound);
        let account = account.ok_or_else(|| refused("no such account"))?;
        let id = after(&self.rows.accounts);
        let kept = Kept {
            guild,
            row: row.clone(),
            account,
            balance: 0,
            posted: 0,
        };
        self.put(|rows| &mut rows.accounts, id, kept);
        self.put(|rows| &mut rows.names, (guild, row.name.clone()), id);
        self.put(|rows| &mut rows.owned, (guild, row.purse.clone(), id), ());
        if let Some(table) = row.place {
            self.put(|rows| &mut rows.placed, (table, id), ());
        }
        Ok(())
    }

    fn transfer(&mut self, row: TransferRow) -> Refused {
        let guild = row.guild;
        let name = row.name.clone();
        if let Some(note) = row.note.clone()
            && !self.rows.notes.contains_key(&(guild, name.clone()))
        {
            self.put(|rows| &mut rows.notes, (guild, name.clone()), note);
        }
        let account = |name: &str| {
            let id = self.rows.names.get(&(guild, name.to_owned()))?;
            Some((*id, self.rows.accounts.get(id)?))
        };
        let (Some((debit, debited)), Some((credit, credited))) =
            (account(&row.debit.name), account(&row.credit.name))
        else {
            return Err(refused("no-account"));
        };
        let known = self.rows.posted.get(&(guild, name.clone()));
        let known = known.and_then(|id| self.rows.transfers.get(id));
        let amount = match (Amount::new(row.amount), known) {
            (Ok(amount), _) => amount,
            (Err(_), Some(_)) => return Err(StepError::NameTaken { name }),
            (Err(_), None) => return Err(refused("amount")),
        };
        let transfer = Transfer {
            name: row.name,
            debit: debited.account.clone(),
            credit: credited.account.clone(),
            amount,
            reason: row.reason,
            cause: row.cause,
            note: None,
        };
        if let Some(known) = known {
            return match transfer.is_the_same_as(&known.transfer) {
                true => Ok(()),
                false => Err(StepError::NameTaken { name }),
            };
        }
        may_post(&transfer, debited.balance, credited.balance).map_err(of_ledger)?;
        let posted = Posted {
            guild,
            transfer,
            at: row.at,
            debit,
            credit,
            debit_before: debited.posted,
            credit_before: credited.posted,
        };
        let id = after(&self.rows.transfers);
        self.put(|rows| &mut rows.transfers, id, posted);
        self.put(|rows| &mut rows.posted, (guild, name), id);
        self.moves(debit, -amount.get(), id);
        self.moves(credit, amount.get(), id);
        Ok(())
    }

    /// Posts a transfer to one of its accounts, and to what its owner has.
    fn moves(&mut self, account: i64, coins: i64, transfer: i64) {
        let Some(kept) = self.rows.accounts.get_mut(&account) else {
            return;
        };
        let before = (kept.balance, kept.posted);
        (kept.balance, kept.posted) = (kept.balance + coins, transfer);
        let owner = (kept.guild, kept.row.purse.clone());
        let is_free = kept.row.purse == kept.row.name;
        let purse = self.rows.purses.entry(owner.clone()).or_default();
        let purse_before = *purse;
        match is_free {
            true => purse.free += coins,
            false => purse.on_hold += coins,
        }
        self.undo.push(Box::new(move |rows| {
            if let Some(kept) = rows.accounts.get_mut(&account) {
                (kept.balance, kept.posted) = before;
            }
            rows.purses.insert(owner, purse_before);
        }));
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
            Write::AllowancesForgotten { before } => {
                let of_old = |(.., gift): &(_, _, Gift), (): &()| matches!(gift, Gift::Allowance(day) if *day < before);
                for key in self.keys(|rows| &mut rows.given, of_old) {
                    self.cut(|rows| &mut rows.given, key);
                }
            }
            Write::ForgetVoid { guild, deal } => self.forget_void(guild, deal),
            Write::Member {
                guild,
                member,
                name,
                purse,
            } => {
                let key = (guild, member);
                if self.rows.members.contains_key(&key) {
                    if !name.is_empty() {
                        self.edit(|rows| &mut rows.members, key, |row| row.name = name);
                    }
                    return Ok(());
                }
                let mut others = self.rows.members.iter().filter(|((of, _), _)| *of == guild);
                if others.any(|(_, row)| row.purse == purse) {
                    return Err(refused("a member's purse"));
                }
                let row = PersonRow {
                    name,
                    purse,
                    plays: None,
                    taste: "{}".to_owned(),
                };
                self.put(|rows| &mut rows.members, key, row);
            }
            Write::Plays {
                guild,
                member,
                character,
            } => {
                let key = (guild, member);
                self.edit(|rows| &mut rows.members, key, |row| row.plays = character);
            }
            Write::Taste {
                guild,
                member,
                taste,
            } => {
                let key = (guild, member);
                self.edit(|rows| &mut rows.members, key, |row| row.taste = taste);
            }
            Write::Character(row) => self.character(row),
            Write::Report { report, people } => {
                let id = after(&self.rows.reports);
                self.put(|rows| &mut rows.reports, id, (report, people));
            }
            Write::PlayedFor {
                deal,
                guild,
                member,
            } => {
                if !self.rows.deals.contains_key(&deal) {
                    return Err(refused("no such deal"));
                }
                if !self.rows.played_for.contains_key(&(deal, member)) {
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
                self.forget_member(guild, member, MemberId::of_row(stand_in));
            }
            Write::Recognise {
                guild,
                member,
                stand_in,
            } => self.rename_bars(guild, MemberId::of_row(stand_in), member, |_| {}),
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
                let id = after(&self.rows.log);
                self.put(|rows| &mut rows.log, id, Entry { guild, at, what });
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
            Write::SurfaceGone { table, kind } => {
                self.cut(|rows| &mut rows.surfaces, (table, kind));
            }
            Write::Session(row) => return self.session(row),
            Write::SessionTable { session, table } => {
                let is_there = self.rows.sessions.contains_key(&session);
                if !is_there || !self.rows.tables.contains_key(&table) {
                    return Err(refused("no such session or table"));
                }
                self.put(|rows| &mut rows.session_tables, (session, table), ());
            }
            Write::Settings { guild, settings } => {
                self.guild(guild, |row| row.settings = settings);
            }
            Write::Gone { guild, at } => self.guild(guild, |row| row.gone_at = at),
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
            // Nothing that can be refused comes after these.
            Write::Application { id } => {
                self.rows.application.get_or_insert(id);
            }
            Write::Alive { at: _, clocks } => self.rows.clocks = Some(clocks),
        }
        Ok(())
    }

    fn shuffle(&mut self, row: ShuffleRow) -> Refused {
        if self.rows.shuffles.contains_key(&row.deal) {
            return Err(refused("history"));
        }
        let committed = ShuffleRow {
            cuts: "[]".to_owned(),
            ended: None,
            ..row
        };
        self.put(|rows| &mut rows.shuffles, committed.deal, committed);
        Ok(())
    }

    fn given(&mut self, row: GivenRow) -> Refused {
        let key = (row.guild, row.hash, row.gift);
        // No allowance is of the day of what is given once ever.
        if self.rows.given.contains_key(&key) || row.gift == Gift::Allowance(0) {
            return Err(StepError::Given);
        }
        self.put(|rows| &mut rows.given, key, ());
        Ok(())
    }

    fn character(&mut self, row: CharacterRow) {
        match self.rows.characters.get(&row.id) {
            None => self.put(|rows| &mut rows.characters, row.id, row),
            Some(known) if (known.guild, known.member) == (row.guild, row.member) => {
                let made_at = known.made_at;
                let row = CharacterRow { made_at, ..row };
                self.put(|rows| &mut rows.characters, row.id, row);
            }
            Some(_) => {}
        }
    }

    fn patron(&mut self, row: PatronRow) {
        let key = (row.guild, row.key.clone());
        if self.rows.patrons.contains_key(&key) {
            let dismissed_at = row.dismissed_at;
            self.edit(
                |rows| &mut rows.patrons,
                key,
                |known| known.dismissed_at = dismissed_at,
            );
        } else {
            self.put(|rows| &mut rows.patrons, key, row);
        }
    }

    fn guild(&mut self, guild: GuildId, change: impl FnOnce(&mut Guild)) {
        let mut row = self.rows.guilds.get(&guild).cloned().unwrap_or(Guild {
            settings: "{}".to_owned(),
            gone_at: None,
        });
        change(&mut row);
        self.put(|rows| &mut rows.guilds, guild, row);
    }

    fn session(&mut self, row: SessionRow) -> Refused {
        let known = self.rows.sessions.get(&row.id);
        let row = match known {
            Some(known) => SessionRow {
                closed_at: row.closed_at,
                state: row.state,
                ..known.clone()
            },
            None => row,
        };
        let is_other = |other: &SessionRow| {
            other.id != row.id && other.guild == row.guild && other.closed_at.is_none()
        };
        if row.closed_at.is_none() && self.rows.sessions.values().any(is_other) {
            return Err(refused("another session is open"));
        }
        self.put(|rows| &mut rows.sessions, row.id, row);
        Ok(())
    }

    fn bar(&mut self, row: BarRow) -> Refused {
        if !matches!(row.kind.as_str(), "ban" | "self") {
            return Err(refused("no such bar"));
        }
        let key = (row.guild, row.member, row.kind);
        let is_kept = key.2 == "self"
            && self.rows.bars.get(&key).is_some_and(|known| {
                let is_longer = known
                    .until
                    .zip(row.until)
                    .is_some_and(|(old, new)| new > old);
                !is_longer
            });
        if !is_kept {
            let bar = Bar {
                until: row.until,
                by: row.by,
                reason: Some(row.reason),
                at: row.at,
            };
            self.put(|rows| &mut rows.bars, key, bar);
        }
        Ok(())
    }

    fn void_asked(&mut self, row: VoidRequestRow) -> Refused {
        if !matches!(row.lacking.as_str(), "refuse" | "make-good") {
            return Err(refused("no such answer"));
        }
        if self.rows.void_requests.contains_key(&row.id) {
            let VoidRequestRow {
                id,
                lacking,
                channel,
                message,
                at,
                ..
            } = row;
            self.edit(
                |rows| &mut rows.void_requests,
                id,
                |known| {
                    *known = VoidRequestRow {
                        lacking,
                        channel,
                        message,
                        at,
                        ..known.clone()
                    };
                },
            );
            return Ok(());
        }
        let mut others = self.rows.void_requests.values();
        if others.any(|other| other.deal == row.deal) || !self.rows.deals.contains_key(&row.deal) {
            return Err(refused("one order for a deal that is there"));
        }
        self.put(|rows| &mut rows.void_requests, row.id, row);
        Ok(())
    }

    fn cut_request(&mut self, id: VoidRequestId) {
        self.cut(|rows| &mut rows.void_requests, id);
        for key in self.keys(|rows| &mut rows.void_agreements, |(of, _), ()| *of == id) {
            self.cut(|rows| &mut rows.void_agreements, key);
        }
    }

    fn voided(&mut self, row: VoidRow) -> Refused {
        let deal = self.rows.deals.get(&row.deal);
        let was_played = deal.is_some_and(|deal| matches!(deal.end, Some((_, Ended::Played, _))));
        if !was_played || self.rows.voids.contains_key(&row.deal) {
            return Err(refused("history"));
        }
        let VoidRow {
            deal,
            guild,
            by,
            reason,
            at,
        } = row;
        self.put(|rows| &mut rows.voids, deal, (guild, at));
        self.put(|rows| &mut rows.voided, (guild, at, deal), ());
        let words = VoidWords {
            guild,
            by: Some(by),
            reason,
        };
        self.put(|rows| &mut rows.void_words, deal, words);
        Ok(())
    }

    fn forget_void(&mut self, guild: GuildId, deal: DealId) {
        self.edit(|rows| &mut rows.void_words, deal, |row| row.reason.clear());
        for id in self.keys(|rows| &mut rows.void_requests, |_, row| row.deal == deal) {
            self.edit(|rows| &mut rows.void_requests, id, |row| row.reason.clear());
        }
        let begins = [
            format!("{deal}:undo:"),
            format!("good:{deal}:"),
            format!("good-patron:{deal}:"),
        ];
        let is_of_it = |(of, transfer): &(GuildId, String), _: &_| {
            *of == guild && begins.iter().any(|begin| transfer.starts_with(begin))
        };
        for key in self.keys(|rows| &mut rows.notes, is_of_it) {
            self.cut(|rows| &mut rows.notes, key);
        }
    }

    /// What was typed beside coins that came to an owner or went from them.
    fn forget_reasons(&mut self, guild: GuildId, owner: &str) {
        let theirs: Vec<i64> = self
            .rows
            .accounts_of(guild, owner)
            .map(|(id, _)| id)
            .collect();
        let notes = self.rows.notes.keys().filter(|(of, _)| *of == guild);
        let beside = |key: &&(GuildId, String)| {
            let id = self.rows.posted.get(*key);
            id.and_then(|id| self.rows.transfers.get(id))
                .is_some_and(|row| theirs.contains(&row.debit) || theirs.contains(&row.credit))
        };
        for key in notes.filter(beside).cloned().collect::<Vec<_>>() {
            self.cut(|rows| &mut rows.notes, key);
        }
    }

    fn forget_member(&mut self, guild: GuildId, member: MemberId, stand_in: MemberId) {
        self.cut(|rows| &mut rows.members, (guild, member));
        let is_theirs = |_: &_, row: &CharacterRow| (row.guild, row.member) == (guild, member);
        for id in self.keys(|rows| &mut rows.characters, is_theirs) {
            self.cut(|rows| &mut rows.characters, id);
        }
        for key in self.keys(
            |rows| &mut rows.notes,
            |(of, _), note| *of == guild && note.author == member,
        ) {
            self.cut(|rows| &mut rows.notes, key);
        }
        self.rename_bars(guild, member, stand_in, |bar| bar.reason = None);
        for key in self.keys(
            |rows| &mut rows.bars,
            |(of, ..), bar| *of == guild && bar.by == Some(member),
        ) {
            self.edit(
                |rows| &mut rows.bars,
                key,
                |bar| (bar.by, bar.reason) = (None, None),
            );
        }
        for deal in self.keys(
            |rows| &mut rows.void_words,
            |_, row| row.guild == guild && row.by == Some(member),
        ) {
            self.edit(
                |rows| &mut rows.void_words,
                deal,
                |row| (row.by, row.reason) = (None, String::new()),
            );
        }
        for (deal, _) in self.keys(
            |rows| &mut rows.played_for,
            |(_, of), in_guild| *of == member && *in_guild == guild,
        ) {
            self.cut(|rows| &mut rows.played_for, (deal, member));
            self.put(|rows| &mut rows.played_for, (deal, MemberId(0)), guild);
        }
        for id in self.keys(
            |rows| &mut rows.void_requests,
            |_, row| row.guild == guild && row.by == member,
        ) {
            self.cut_request(id);
        }
        for id in self.keys(|rows| &mut rows.void_requests, |_, row| row.guild == guild) {
            self.cut(|rows| &mut rows.void_agreements, (id, member));
        }
        for id in self.keys(
            |rows| &mut rows.log_words,
            |_, row| row.guild == guild && row.by == Some(member),
        ) {
            self.edit(
                |rows| &mut rows.log_words,
                id,
                |row| (row.by, row.words) = (None, None),
            );
        }
        for id in self.keys(
            |rows| &mut rows.reports,
            |_, (report, people)| report.guild == guild && people.contains(&member),
        ) {
            self.cut(|rows| &mut rows.reports, id);
        }
    }

    /// What keeps a member from the tables is under another id from now on; what was there gives way.
    fn rename_bars(
        &mut self,
        guild: GuildId,
        from: MemberId,
        to: MemberId,
        change: impl Fn(&mut Bar),
    ) {
        for key in self.keys(
            |rows| &mut rows.bars,
            |(of, member, _), _| (*of, *member) == (guild, from),
        ) {
            let Some(mut bar) = self.rows.bars.get(&key).cloned() else {
                continue;
            };
            change(&mut bar);
            let renamed = (guild, to, key.2.clone());
            self.cut(|rows| &mut rows.bars, key);
            self.put(|rows| &mut rows.bars, renamed, bar);
        }
    }
}

/// The number of the next row.
fn after<V>(rows: &BTreeMap<i64, V>) -> i64 {
    rows.last_key_value().map_or(1, |(last, _)| last + 1)
}

fn of_ledger(refusal: LedgerRefusal) -> StepError {
    match refusal {
        LedgerRefusal::Overdraft { account } => StepError::Overdraft {
            account: account.name(),
        },
        LedgerRefusal::NameTaken { name } => StepError::NameTaken { name },
        LedgerRefusal::MintFull => StepError::MintFull,
        LedgerRefusal::TooLarge { account } => StepError::TooLarge {
            account: account.name(),
        },
        LedgerRefusal::SameAccount { .. } => refused("same-account"),
        LedgerRefusal::NotNamedAfterItsCause { .. } => refused("cause"),
    }
}
