//! Sees everything that the store writes, keeps second books and the tables from it, and decides what goes wrong
//! with which commit.

mod transfers;

use super::dealt_in::{Barriers, DealtIn};
use super::log;
use super::sheets::{self, SheetBooks};
use crate::checks::{self, Failure};
use crate::kept::CommittedTable;
use crate::ledger::{CoinMove, CoinSpot, Journal, Whose};
use crate::luck::Luck;
use books::{Currency, Owner};
use ids::{DealId, GuildId, MemberId, PurseId, SessionId, TableId, VoidRequestId};
use pages::{Defaults, Preferences, Settings};
use parking_lot::{Mutex, MutexGuard};
use rules::{Coins, Record, Variant};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::sync::Arc;
use store::{
    CharacterRow, DealStart, Ended, Fault, PatronRow, SessionRow, Step, TableWrite, Watch, Write,
    Written,
};

/// How often a commit goes wrong, in ten thousand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    pub fails: u32,
    pub answer_lost: u32,
    /// The house stops before the commit …
    pub crash_before: u32,
    /// … or after it.
    pub crash_after: u32,
    /// Somebody else has written the table since it was read.
    pub stale: u32,
    /// The store is full for some commits.
    pub full: u32,
}

impl Rates {
    /// The rates of a start at which something is to go wrong: high, since a start writes little.
    pub fn at_a_start(self) -> Rates {
        let often = |rate: u32| match rate {
            0 => 0,
            _ => 1_000,
        };
        Rates {
            fails: often(self.fails),
            answer_lost: often(self.answer_lost),
            crash_before: often(self.crash_before),
            crash_after: often(self.crash_after),
            stale: 0,
            full: 0,
        }
    }

    /// Whether nothing ever goes wrong.
    pub fn are_zero(&self) -> bool {
        *self == Rates::default()
    }
}

/// A deal that was played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    pub guild: GuildId,
    pub deal: DealId,
}

/// A commit, which the calls of the moment must explain.
#[derive(Debug, Default)]
pub struct Commit {
    pub table: Option<TableId>,
    /// Whether it opens that table.
    pub opens: bool,
    /// What else it wrote, by kind.
    pub wrote: BTreeSet<&'static str>,
    pub characters: Vec<CharacterRow>,
    /// Whose first win of a game it remembers, and nothing else of their preferences.
    pub first_win: Option<(GuildId, MemberId)>,
    /// Coins that moved without a step of a table.
    pub moved: Vec<Moved>,
}

/// Coins that moved.
#[derive(Clone, Debug)]
pub struct Moved {
    pub guild: GuildId,
    pub entry: CoinMove,
    /// When, by the time of day.
    pub at: i64,
    /// What the step left where they came from.
    pub left: i64,
}

/// Hired patrons and dismissed ones, by server and key.
type Patrons = BTreeMap<(GuildId, String), PatronRow>;

/// What was written, as told by the steps themselves.
pub struct Seen {
    /// From which the next faults are drawn.
    pub luck: Luck,
    /// Of everything that was written, in order.
    pub digest: DefaultHasher,
    pub rates: Rates,
    /// How many more commits fail because the store is full.
    full: u32,
    /// The house has stopped: nothing is written any more.
    pub is_down: bool,
    pub books: BTreeMap<GuildId, Journal>,
    /// The open tables.
    pub tables: BTreeMap<TableId, CommittedTable>,
    /// The same with their servers, in the order in which they were opened.
    pub open: Vec<(GuildId, TableId)>,
    pub closed: Vec<(GuildId, TableId)>,
    /// Solo tables, open or closed, with their members.
    pub alone: BTreeMap<TableId, (GuildId, MemberId)>,
    /// What happened at them.
    pub of_alone: BTreeMap<&'static str, u64>,
    /// Lines in the log, by kind.
    pub log: BTreeMap<String, u64>,
    pub played: Vec<Played>,
    pub voided: BTreeSet<DealId>,
    /// The members' own purses.
    pub purses: BTreeMap<(GuildId, MemberId), PurseId>,
    /// Requests to void a deal.
    pub void_requests: Vec<(GuildId, VoidRequestId, DealId)>,
    /// Characters, retired ones too.
    pub characters: Vec<(GuildId, MemberId, PurseId)>,
    preferences: BTreeMap<(GuildId, MemberId), Preferences>,
    /// Whose every purse is or was, and whether it is their own or a character's.
    pub holders: BTreeMap<(GuildId, PurseId), (MemberId, bool)>,
    /// Purses whose members were erased.
    erased: BTreeSet<(GuildId, PurseId)>,
    pub patrons: Patrons,
    /// The settings of each server since the last question, newest last.
    settings: BTreeMap<GuildId, Vec<Settings>>,
    pub defaults: Defaults,
    /// The starting coins that members have had, with the purse that they came to, and whose allowance of which day.
    started: BTreeMap<(GuildId, MemberId), (PurseId, i64)>,
    allowed: BTreeSet<(GuildId, MemberId, i64)>,
    pub barriers: Barriers,
    /// Servers that the bot was removed from; what is theirs goes when their time is over.
    pub departed: BTreeSet<GuildId>,
    /// How many entries each server's books had when the latest question was put.
    pub entries_before: BTreeMap<GuildId, usize>,
    /// How many entries the books may have had when each session began.
    pub session_from: BTreeMap<SessionId, RangeInclusive<usize>>,
    /// Sessions whose sheets were compared with the second books.
    pub sheets: BTreeSet<SessionId>,
    /// Closed tables, as they were kept.
    gone: BTreeMap<TableId, CommittedTable>,
    /// What was committed and not looked at yet.
    unchecked: Vec<Commit>,
    /// When deals ended, and where each was played.
    pub ended_at: BTreeMap<DealId, i64>,
    pub table_of: BTreeMap<DealId, TableId>,
    /// When each session was closed, if it was, and which tables belong to it.
    pub sessions: BTreeMap<SessionId, (GuildId, Option<i64>)>,
    pub at_sessions: Vec<(SessionId, TableId)>,
    /// Deals that began, by game, edition and options.
    pub dealt: BTreeMap<String, u64>,
    /// The first check that failed.
    pub failure: Option<Failure>,
    pub commits: u64,
    /// Deals that were replayed once they were over, and at their table's end.
    pub replayed: u64,
    pub transfers: u64,
    pub deals: u64,
    pub faults: u64,
    /// Heartbeats that were not stored, or not known to be: clocks stand until one is.
    pub missed_beats: u64,
    pub fallen: BTreeMap<&'static str, u64>,
}

/// Shared by the store and whoever checks.
#[derive(Clone)]
pub struct Witness(Arc<Mutex<Seen>>);

impl Witness {
    pub fn new(luck: Luck, rates: Rates) -> Witness {
        Witness(Arc::new(Mutex::new(Seen {
            luck,
            digest: DefaultHasher::new(),
            rates,
            full: 0,
            is_down: false,
            books: BTreeMap::new(),
            tables: BTreeMap::new(),
            open: Vec::new(),
            closed: Vec::new(),
            alone: BTreeMap::new(),
            of_alone: BTreeMap::new(),
            log: BTreeMap::new(),
            played: Vec::new(),
            voided: BTreeSet::new(),
            void_requests: Vec::new(),
            purses: BTreeMap::new(),
            characters: Vec::new(),
            preferences: BTreeMap::new(),
            holders: BTreeMap::new(),
            erased: BTreeSet::new(),
            patrons: BTreeMap::new(),
            settings: BTreeMap::new(),
            defaults: Defaults::default(),
            started: BTreeMap::new(),
            allowed: BTreeSet::new(),
            barriers: Barriers::default(),
            departed: BTreeSet::new(),
            entries_before: BTreeMap::new(),
            session_from: BTreeMap::new(),
            sheets: BTreeSet::new(),
            gone: BTreeMap::new(),
            unchecked: Vec::new(),
            ended_at: BTreeMap::new(),
            table_of: BTreeMap::new(),
            sessions: BTreeMap::new(),
            at_sessions: Vec::new(),
            dealt: BTreeMap::new(),
            failure: None,
            commits: 0,
            replayed: 0,
            transfers: 0,
            deals: 0,
            faults: 0,
            missed_beats: 0,
            fallen: BTreeMap::new(),
        })))
    }

    pub fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock()
    }

    /// What stands between a database and the house.
    pub fn watch(&self) -> Watch {
        let (faults, written) = (self.clone(), self.clone());
        Watch::new(
            move |step| faults.seen().fault(step),
            move |what| {
                let mut seen = written.seen();
                if let Err(failure) = seen.write(what) {
                    seen.failure.get_or_insert(failure);
                }
            },
        )
    }
}

/// Whether this is a heartbeat and nothing else.
fn is_heartbeat(step: &Step) -> bool {
    matches!(
        step.writes[..],
        [Write::Alive { .. } | Write::AliveUnder { .. }]
    )
}

impl Seen {
    fn fault(&mut self, step: &Step) -> Option<Fault> {
        if self.is_down {
            return Some(Fault::Fails);
        }
        let (luck, rates) = (&mut self.luck, self.rates);
        let writes_anew = step
            .table
            .as_ref()
            .is_some_and(|write| write.from_version.0 > 0);
        let (name, fault, stops) = if luck.happens(rates.crash_before) {
            ("crash before a commit", Fault::Fails, true)
        } else if luck.happens(rates.crash_after) {
            ("crash after a commit", Fault::AnswerLost, true)
        } else if writes_anew && luck.happens(rates.stale) {
            ("stale version", Fault::Stale, false)
        } else if self.full > 0 && !rates.are_zero() {
            self.full -= 1;
            ("store full", Fault::Fails, false)
        } else if luck.happens(rates.full) {
            self.full = luck.between(1, 30) as u32;
            ("store full", Fault::Fails, false)
        } else if luck.happens(rates.fails) {
            ("commit fails", Fault::Fails, false)
        } else if luck.happens(rates.answer_lost) {
            ("answer lost", Fault::AnswerLost, false)
        } else {
            return None;
        };
        self.is_down = stops;
        self.faults += 1;
        self.missed_beats += u64::from(is_heartbeat(step));
        *self.fallen.entry(name).or_default() += 1;
        Some(fault)
    }

    fn write(&mut self, what: Written<'_>) -> Result<(), Failure> {
        let step = match what {
            Written::Step(step) => step,
            Written::Purged(guild) => {
                guild.hash(&mut self.digest);
                self.books.remove(&guild);
                self.departed.remove(&guild);
                let gone = self.open.iter().filter(|(at, _)| *at == guild);
                if let Some((_, table)) = gone.clone().next() {
                    let why = "its server is purged while it is open";
                    return Err(Failure::new("purge", why).at(*table));
                }
                self.played.retain(|played| played.guild != guild);
                self.closed.retain(|(at, _)| *at != guild);
                self.alone.retain(|_, (at, _)| *at != guild);
                self.purses.retain(|(at, _), _| *at != guild);
                self.characters.retain(|(at, ..)| *at != guild);
                self.preferences.retain(|(at, _), _| *at != guild);
                self.holders.retain(|(at, _), _| *at != guild);
                self.erased.retain(|(at, _)| *at != guild);
                self.patrons.retain(|(at, _), _| *at != guild);
                // Calls that are being answered may have read the former settings.
                self.settings
                    .entry(guild)
                    .or_default()
                    .push(Settings::default());
                self.started.retain(|(at, _), _| *at != guild);
                self.allowed.retain(|(at, ..)| *at != guild);
                self.barriers.forget(guild);
                self.entries_before.remove(&guild);
                return Ok(());
            }
        };
        self.commits += 1;
        self.barriers.step(now_of(step));
        format!("{step:?}").hash(&mut self.digest);
        log::logged(step, &mut self.log).map_err(|why| Failure::new("log", why))?;
        let mut commit = Commit {
            table: step.table.as_ref().map(|write| write.id),
            opens: step
                .table
                .as_ref()
                .is_some_and(|write| write.from_version.0 == 0),
            ..Commit::default()
        };
        for write in &step.writes {
            commit.wrote.insert(kind(write));
            self.write_one(write, &mut commit)?;
        }
        let posted = self.post(step)?;
        if step.table.is_none() {
            commit.moved = posted;
        }
        self.erased_have_nothing(step)?;
        self.log_keeps_its_currency(step)
            .map_err(|why| Failure::new("log", why))?;
        for write in &step.writes {
            if let Write::Voided(row) = write
                && let Some(books) = self.books.get(&row.guild)
            {
                checks::voided(row.deal, books)?;
            }
        }
        self.unchecked.push(commit);
        self.write_table(step)
    }

    fn write_one(&mut self, write: &Write, commit: &mut Commit) -> Result<(), Failure> {
        match write {
            Write::Voided(row) if !self.voided.insert(row.deal) => {
                let why = format!("{} is voided twice", row.deal);
                return Err(Failure::new("void", why));
            }
            Write::Member {
                guild,
                member,
                purse,
                ..
            } => {
                let own = *self.purses.entry((*guild, *member)).or_insert(*purse);
                self.holders.insert((*guild, own), (*member, true));
            }
            Write::Character(row) => {
                self.write_character(row);
                commit.characters.push(row.clone());
            }
            Write::Patron(row) => {
                let patron = (row.guild, row.key.clone());
                self.patrons.insert(patron, row.clone());
            }
            Write::Settings { guild, settings } => self.write_settings(*guild, settings)?,
            Write::ForgetMember { guild, member, .. } => self.forget_member(*guild, *member),
            Write::Preferences {
                guild,
                member,
                preferences,
            } => {
                commit.first_win = self.write_preferences((*guild, *member), preferences)?;
            }
            Write::Session(row) => {
                self.sessions.insert(row.id, (row.guild, row.closed_at));
                self.check_sheet(row)
                    .map_err(|why| Failure::new("sheet", why))?;
            }
            Write::SessionTable { session, table } => self.at_sessions.push((*session, *table)),
            Write::VoidAsked(row) => self.void_requests.push((row.guild, row.id, row.deal)),
            Write::Bar(row) => self.barriers.bar(row),
            Write::Unbar {
                guild,
                member,
                kind,
            } => self.barriers.unbar(*guild, *member, kind),
            Write::Voided(row) => self.barriers.void(row.deal),
            Write::Departed { guild, at: Some(_) } => {
                self.departed.insert(*guild);
            }
            Write::Departed { guild, at: None } => {
                self.departed.remove(guild);
            }
            // These leave nothing to remember.
            Write::Alive { .. }
            | Write::AliveUnder { .. }
            | Write::Surface { .. }
            | Write::SurfaceDeleted { .. }
            | Write::Plays { .. }
            | Write::Shuffle(_)
            | Write::ShuffleEnded { .. }
            | Write::CutWords { .. }
            | Write::Application { .. }
            | Write::Secret { .. }
            | Write::Given(_)
            | Write::DayTotals(_)
            | Write::DaysForgotten { .. }
            | Write::Upgraded { .. }
            | Write::Logged { .. }
            | Write::PlayedFor { .. }
            | Write::VoidAgreed { .. }
            | Write::VoidAnswered { .. }
            | Write::Report { .. }
            | Write::ForgetVoid { .. }
            | Write::Recognise { .. }
            | Write::ClosedTable { .. }
            | Write::EntryWithout { .. } => {}
        }
        Ok(())
    }

    fn write_character(&mut self, row: &CharacterRow) {
        let character = (row.guild, row.member, row.id);
        if !self.characters.contains(&character) {
            self.characters.push(character);
        }
        self.holders
            .insert((row.guild, row.id), (row.member, false));
    }

    fn write_settings(&mut self, guild: GuildId, settings: &str) -> Result<(), Failure> {
        let settings = serde_json::from_str(settings);
        let settings = settings.map_err(|why| Failure::new("settings", why.to_string()))?;
        let known = self.settings.entry(guild).or_default();
        if known.is_empty() {
            known.push(Settings::default());
        }
        known.push(settings);
        Ok(())
    }

    fn forget_member(&mut self, guild: GuildId, member: MemberId) {
        for purse in self.purses_of(guild, member) {
            self.erased.insert((guild, purse));
            self.barriers.erase(guild, purse);
        }
        self.purses.remove(&(guild, member));
        self.preferences.remove(&(guild, member));
        self.characters
            .retain(|(at, who, _)| (*at, *who) != (guild, member));
    }

    /// Returns whose preferences they are if nothing of them changes but the first wins.
    fn write_preferences(
        &mut self,
        theirs: (GuildId, MemberId),
        preferences: &str,
    ) -> Result<Option<(GuildId, MemberId)>, Failure> {
        let now = serde_json::from_str::<Preferences>(preferences);
        let now = now.map_err(|why| Failure::new("preferences", why.to_string()))?;
        let before = self.preferences.insert(theirs, now.clone());
        let but_for_wins = Preferences {
            first_wins: now.first_wins.clone(),
            ..before.unwrap_or_default()
        };
        Ok((but_for_wins == now).then_some(theirs))
    }

    /// What was committed since this was asked last.
    pub fn take_unchecked(&mut self) -> Vec<Commit> {
        self.barriers.ask();
        let books = self.books.iter();
        self.entries_before = books.map(|(guild, books)| (*guild, books.len())).collect();
        std::mem::take(&mut self.unchecked)
    }

    /// Checks that what is logged names the currency of its server; a change of settings, the new one.
    fn log_keeps_its_currency(&self, step: &Step) -> Result<(), String> {
        let writes = || step.writes.iter();
        let is_a_change = writes().any(|write| matches!(write, Write::Settings { .. }));
        for write in writes() {
            if let Write::Logged { guild, what, .. } = write {
                let known = self.settings(*guild).map(|known| known.currency);
                let mut known: Vec<Currency> = known.collect();
                if is_a_change {
                    known.drain(..known.len().saturating_sub(1));
                }
                log::said_in(what, &known)?;
            }
        }
        Ok(())
    }

    /// From now on only the newest settings can be read.
    pub fn forget_older_settings(&mut self) {
        for known in self.settings.values_mut() {
            let older = known.len().saturating_sub(1);
            known.drain(..older);
        }
    }

    /// Every setting of a server that may have been read by what is asked.
    pub fn settings(&self, guild: GuildId) -> impl Iterator<Item = Settings> {
        let known = self.settings.get(&guild).cloned().unwrap_or_default();
        if known.is_empty() {
            vec![Settings::default()].into_iter()
        } else {
            known.into_iter()
        }
    }

    /// Every amount of starting coins of a server that may have been read by what is asked.
    pub fn starting(&self, guild: GuildId) -> impl Iterator<Item = i64> {
        let settings = self.settings(guild);
        settings.map(|now| now.starting(&self.defaults).0)
    }

    /// Whether the patron of this key is, or was, found by this name.
    pub fn is_named(&self, guild: GuildId, key: &str, name: &str) -> bool {
        let row = self.patrons.get(&(guild, key.to_owned()));
        row.is_some_and(|row| row.name.starts_with(name))
    }

    /// Whether the patron of this key was hired and then dismissed.
    pub fn is_dismissed(&self, guild: GuildId, key: &str) -> bool {
        is_dismissed(&self.patrons, guild, key)
    }

    /// A member's own purse and their characters'. Purses from before an erasure are nobody's.
    pub fn purses_of(&self, guild: GuildId, member: MemberId) -> BTreeSet<PurseId> {
        let characters = self.characters.iter();
        let theirs = characters.filter(|(at, who, _)| (*at, *who) == (guild, member));
        let own = self.purses.get(&(guild, member)).copied();
        theirs.map(|(.., purse)| *purse).chain(own).collect()
    }

    /// The same with those from before their erasures.
    pub fn purses_ever_of(&self, guild: GuildId, member: MemberId) -> BTreeSet<PurseId> {
        let holders = self.holders.iter();
        let theirs = holders.filter(|((at, _), (who, _))| (*at, *who) == (guild, member));
        theirs.map(|((_, purse), _)| *purse).collect()
    }

    /// What a member has lost today, in all the purses that they ever had; below zero: won.
    pub fn lost_today(&self, guild: GuildId, member: MemberId) -> i64 {
        let purses = self.purses_ever_of(guild, member);
        self.barriers.lost_today(guild, &purses)
    }

    /// What a member has in all their purses and holds.
    pub fn has_together(&self, guild: GuildId, member: MemberId) -> i64 {
        let Some(books) = self.books.get(&guild) else {
            return 0;
        };
        let purses = self.purses_of(guild, member);
        let is_theirs = |whose: &Whose| match whose {
            Whose::Purse(purse) => purses.contains(&PurseId(*purse)),
            Whose::Hired(_) | Whose::Cast(_) => false,
        };
        let spots = books.spots().iter().filter(|(spot, _)| match spot {
            CoinSpot::Free(whose) | CoinSpot::Hold(_, whose) => is_theirs(whose),
            CoinSpot::Mint | CoinSpot::House | CoinSpot::Pot(_) => false,
        });
        spots.map(|(_, coins)| *coins).sum()
    }

    /// The members who played a deal.
    pub fn players(&self, deal: DealId) -> Vec<MemberId> {
        let kept = self.table_of.get(&deal).and_then(|id| self.kept(*id));
        let record = kept.and_then(|kept| Some((kept.guild, kept.record(deal).ok()?)));
        let Some((guild, record)) = record else {
            return Vec::new();
        };
        let holder = |key: &String| match key.parse() {
            Ok(Owner::Member(purse)) => Some(self.holders.get(&(guild, purse))?.0),
            Ok(Owner::Patron(_)) | Err(_) => None,
        };
        record.seats.iter().filter_map(holder).collect()
    }

    /// Whether a table is closed.
    pub fn is_over(&self, table: TableId) -> bool {
        self.gone.contains_key(&table)
    }

    /// A table as it is kept, open or closed.
    pub fn kept(&self, table: TableId) -> Option<&CommittedTable> {
        self.tables.get(&table).or_else(|| self.gone.get(&table))
    }

    /// Checks the sheet of a session that is written, once it is settled.
    fn check_sheet(&mut self, row: &SessionRow) -> Result<(), String> {
        let lately = self.lately(row.guild);
        let began = self.session_from.entry(row.id);
        let began = began.or_insert_with(|| lately.clone()).clone();
        if !sheets::is_settled(row)? || !self.sheets.insert(row.id) {
            return Ok(());
        }
        let Some(books) = self.books.get(&row.guild) else {
            return Ok(());
        };
        let books = SheetBooks {
            books,
            tables: self.session_tables(row.id)?,
            began,
            settled: lately,
            table_of: &self.table_of,
        };
        books.check(row)
    }

    /// The tables of a session at which coins were played for.
    fn session_tables(&self, session: SessionId) -> Result<BTreeSet<TableId>, String> {
        let mut tables = BTreeSet::new();
        for (_, table) in self.at_sessions.iter().filter(|(of, _)| *of == session) {
            let kept = self.kept(*table).ok_or(format!("no table {table}"))?;
            if !kept.state()?.terms.coins.are_chips() {
                tables.insert(*table);
            }
        }
        Ok(tables)
    }

    /// How many entries a server's books had when the latest question was put, and have now: what is written in between
    /// may have been read before or after any of them.
    fn lately(&self, guild: GuildId) -> RangeInclusive<usize> {
        let now = self.books.get(&guild).map_or(0, Journal::len);
        let then = self.entries_before.get(&guild).copied().unwrap_or(0);
        then.min(now)..=now
    }

    /// Checks that whoever sits at these seats may play, as a deal begins.
    fn admit(
        &mut self,
        guild: GuildId,
        seats: &[Whose],
        is_for_coins: bool,
        now: i64,
    ) -> Result<(), String> {
        let caps = self.settings(guild).map(|now| now.daily_loss);
        let cap = caps.max_by_key(|cap| cap.unwrap_or(Coins(i64::MAX)));
        let cap = cap.flatten().map(|cap| cap.0);
        for seat in seats {
            let Whose::Purse(purse) = seat else { continue };
            // In a shorter list of moves, a purse may have no known holder.
            let holder = self.holders.get(&(guild, PurseId(*purse)));
            let Some((member, _)) = holder.copied() else {
                continue;
            };
            let who = DealtIn {
                guild,
                member,
                purses: self.purses_ever_of(guild, member),
                cap: cap.filter(|_| is_for_coins),
            };
            self.barriers.admit(&who, now)?;
        }
        Ok(())
    }

    /// A deal begins.
    fn begin_deal(
        &mut self,
        step: &Step,
        write: &TableWrite,
        start: &DealStart,
    ) -> Result<(), Failure> {
        let (id, guild) = (write.id, write.guild);
        let failure = |check| move |why: String| Failure::new(check, why).at(id);
        self.table_of.insert(start.id, id);
        let record: Record = serde_json::from_str(&start.record)
            .map_err(|why| failure("record")(why.to_string()))?;
        let variant = variant(&record).map_err(failure("record"))?;
        *self.dealt.entry(variant.to_string()).or_default() += 1;
        let kept = self.tables.get(&id);
        let kept = kept.ok_or_else(|| failure("written")("it is closed".to_owned()))?;
        // Whoever has begun a match plays it to its end.
        let of = kept.deals[&start.id].of;
        let earlier = kept.order.iter().filter(|deal| **deal != start.id);
        let goes_on = of.is_some() && earlier.clone().any(|deal| kept.deals[deal].of == of);
        if !goes_on {
            let now = write.at;
            let is_for_coins = !kept
                .state()
                .map_err(failure("read"))?
                .terms
                .coins
                .are_chips();
            let seats = record.seats.iter().map(|key| key.parse::<Owner>());
            let seats: Result<Vec<_>, _> = seats.collect();
            let seats = seats.map_err(|why| failure("record")(why.to_string()))?;
            let seats: Vec<_> = seats.iter().map(Whose::from).collect();
            self.admit(guild, &seats, is_for_coins, now)
                .map_err(failure("dealt in"))?;
            for write in &step.writes {
                if let Write::PlayedFor { deal, member, .. } = write
                    && *deal == start.id
                {
                    // A game master plays with a patron's coins.
                    let who = DealtIn {
                        guild,
                        member: *member,
                        purses: BTreeSet::new(),
                        cap: None,
                    };
                    self.barriers
                        .admit(&who, now)
                        .map_err(failure("dealt in"))?;
                }
            }
        }
        Ok(())
    }

    /// Checks that the coins at a table are what its players staked, and that deals ended as is written.
    fn check_coins(&mut self, step: &Step, write: &TableWrite) -> Result<(), Failure> {
        let (id, guild) = (write.id, write.guild);
        let failure = |check| move |why: String| Failure::new(check, why).at(id);
        let kept = self.tables.get(&id);
        let kept = kept.ok_or_else(|| failure("written")("it is closed".to_owned()))?;
        let coins = !step.transfers.is_empty() || write.deal.is_some() || write.deal_end.is_some();
        if coins || write.closed {
            let table = kept.read().map_err(failure("read"))?;
            let books = self.books.entry(guild).or_default();
            let (lies, told) = (books.at_table(id.0), checks::expected_coins(&table, books));
            if lies != told {
                return Err(failure("holds")(format!(
                    "{lies:?} lies there, not {told:?}"
                )));
            }
            checks::score(&table, kept, &self.voided).map_err(failure("score"))?;
            // When the table closes, each of its deals is checked once more from its start.
            let over = kept.order.iter().filter(|deal| match &write.deal_end {
                Some(end) if end.deal == **deal => true,
                Some(_) | None => write.closed && kept.deals[*deal].ended.is_some(),
            });
            for &deal in over {
                checks::ended(deal, kept, table.state.terms.coins, books).map_err(|f| f.at(id))?;
                self.replayed += 1;
            }
        }
        Ok(())
    }

    fn write_table(&mut self, step: &Step) -> Result<(), Failure> {
        let Some(write) = &step.table else {
            return Ok(());
        };
        let (id, guild) = (write.id, write.guild);
        let failure = |check| move |why: String| Failure::new(check, why).at(id);
        if write.from_version.0 == 0 {
            self.open.push((guild, id));
            self.tables.insert(id, CommittedTable::of_row(write));
        }
        let kept = self.tables.get_mut(&id);
        let kept = kept.ok_or_else(|| failure("written")("it is closed".to_owned()))?;
        kept.write_row(write).map_err(failure("written"))?;
        for write in &step.writes {
            match write {
                Write::Shuffle(row) => kept
                    .write_seed(row.deal, &row.seed)
                    .map_err(failure("written"))?,
                Write::ShuffleEnded { deal, ended, .. }
                    if *ended == store::ShuffleEnd::Withdrawn =>
                {
                    kept.drop_seed(*deal);
                }
                _ => {}
            }
        }
        if let Some(end) = &write.deal_end {
            self.ended_at.insert(end.deal, write.at);
            if end.ended == Ended::Voided {
                self.barriers.void(end.deal);
            }
        }
        if let Some(start) = &write.deal {
            self.begin_deal(step, write, start)?;
        }
        self.write_alone(step, write).map_err(failure("solo"))?;
        if let Some(end) = &write.deal_end {
            self.deals += 1;
            if end.ended == Ended::Played {
                let deal = end.deal;
                self.played.push(Played { guild, deal });
            }
        }
        self.check_coins(step, write)?;
        if write.closed {
            if let Some(kept) = self.tables.remove(&id) {
                self.gone.insert(id, kept);
            }
            self.open.retain(|(_, open)| *open != id);
            self.closed.push((guild, id));
        }
        Ok(())
    }
}

fn is_dismissed(patrons: &Patrons, guild: GuildId, key: &str) -> bool {
    let row = patrons.get(&(guild, key.to_owned()));
    row.is_some_and(|row| row.dismissed_at.is_some())
}

/// The time of day at which a step was made, where it says so.
fn now_of(step: &Step) -> Option<i64> {
    let table = step.table.iter().map(|write| write.at);
    table.chain(step.transfers.iter().map(|row| row.at)).next()
}

/// The game, edition and options of a record.
fn variant(record: &Record) -> Result<Variant, String> {
    let variant = Variant::parse(&record.game, record.edition.as_deref(), &record.options);
    variant.map_err(|why| why.to_string())
}

/// The kind of a write.
fn kind(write: &Write) -> &'static str {
    match write {
        Write::Alive { .. } | Write::AliveUnder { .. } => "alive",
        Write::Surface { .. } | Write::SurfaceDeleted { .. } => "surface",
        Write::Member { .. } => "member",
        Write::Recognise { .. } => "recognise",
        Write::Plays { .. } => "plays",
        Write::Preferences { .. } => "preferences",
        Write::Character(_) => "character",
        Write::Session(_) => "session",
        Write::SessionTable { .. } => "table of a session",
        Write::Shuffle(_) | Write::ShuffleEnded { .. } => "shuffle",
        Write::CutWords { .. } => "cut",
        Write::Patron(_) => "patron",
        Write::Application { .. } => "application",
        Write::Secret { .. } => "secret",
        Write::Given(_) => "given",
        Write::DayTotals(_) => "day totals",
        Write::DaysForgotten { .. } => "days",
        Write::Upgraded { .. } => "upgraded",
        Write::Logged { .. } => "logged",
        Write::Bar(_) => "bar",
        Write::Unbar { .. } => "unbar",
        Write::Voided(_) => "voided",
        Write::PlayedFor { .. } => "played for",
        Write::VoidAsked(_) => "void asked",
        Write::VoidAgreed { .. } => "void agreed",
        Write::VoidAnswered { .. } => "void answered",
        Write::Report { .. } => "report",
        Write::ForgetMember { .. } => "forget member",
        Write::ForgetVoid { .. } => "forget void",
        Write::ClosedTable { .. } => "closed table",
        Write::EntryWithout { .. } => "entry",
        Write::Settings { .. } => "settings",
        Write::Departed { .. } => "departed",
    }
}
