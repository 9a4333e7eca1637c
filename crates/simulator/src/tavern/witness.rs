//! Hears of everything that the store writes, keeps second books and the tables from that, and says what goes wrong
//! with which commit.

use super::log;
use crate::checks::{self, Failure};
use crate::kept::Kept;
use crate::ledger::{Entry, Journal, Pocket, Posted};
use crate::luck::Luck;
use books::Account;
use ids::{DealId, GuildId, MemberId, PurseId, TableId};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Ended, Fault, Step, TransferRow, Watch, Write, Written};

/// How often a commit goes wrong, in ten thousand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    pub fails: u32,
    pub answer_lost: u32,
    /// The house stops before the commit, or after it.
    pub crash: u32,
    /// The store is full for some commits.
    pub full: u32,
}

impl Rates {
    /// Of a start at which something is meant to go wrong: it writes little.
    pub const AT_A_START: Rates = Rates {
        fails: 1_000,
        answer_lost: 1_000,
        crash: 1_000,
        full: 0,
    };

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

/// What was written, as told by the steps themselves.
pub struct Seen {
    /// What the next commits meet with.
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
    pub tables: BTreeMap<TableId, Kept>,
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
    /// Characters, retired ones too.
    pub characters: Vec<(GuildId, MemberId, PurseId)>,
    /// The first check that failed.
    pub failure: Option<Failure>,
    pub commits: u64,
    pub transfers: u64,
    /// Transfers without those that fill the house up, as anybody may cause who needs its coins.
    pub moves: u64,
    pub deals: u64,
    pub faults: u64,
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
            purses: BTreeMap::new(),
            characters: Vec::new(),
            failure: None,
            commits: 0,
            transfers: 0,
            moves: 0,
            deals: 0,
            faults: 0,
            fallen: BTreeMap::new(),
        })))
    }

    pub fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What stands between a database and the house.
    pub fn watch(&self) -> Watch {
        let (faults, written) = (self.clone(), self.clone());
        Watch::new(
            move |_| faults.seen().fault(),
            move |what| {
                let mut seen = written.seen();
                if let Err(failure) = seen.write(what) {
                    seen.failure.get_or_insert(failure);
                }
            },
        )
    }
}

impl Seen {
    fn fault(&mut self) -> Option<Fault> {
        if self.is_down {
            return Some(Fault::Fails);
        }
        let (luck, rates) = (&mut self.luck, self.rates);
        let (name, fault, stops) = if luck.happens(rates.crash) {
            match luck.once_in(2) {
                true => ("crash before a commit", Fault::Fails, true),
                false => ("crash after a commit", Fault::AnswerLost, true),
            }
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
        *self.fallen.entry(name).or_default() += 1;
        Some(fault)
    }

    fn write(&mut self, what: Written<'_>) -> Result<(), Failure> {
        let step = match what {
            Written::Step(step) => step,
            Written::Purged(guild) => {
                self.books.remove(&guild);
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
                return Ok(());
            }
        };
        self.commits += 1;
        format!("{step:?}").hash(&mut self.digest);
        log::logged(step, &mut self.log).map_err(|why| Failure::new("log", why))?;
        for write in &step.writes {
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
                    self.purses.entry((*guild, *member)).or_insert(*purse);
                }
                Write::Character(row) => {
                    let character = (row.guild, row.member, row.id);
                    if !self.characters.contains(&character) {
                        self.characters.push(character);
                    }
                }
                Write::ForgetMember { guild, member, .. } => {
                    self.purses.remove(&(*guild, *member));
                    let gone = (*guild, *member);
                    self.characters
                        .retain(|(guild, member, _)| (*guild, *member) != gone);
                }
                _ => {}
            }
        }
        let at = step.table.as_ref().map(|write| write.id);
        self.post(&step.transfers, at)?;
        self.write_table(step)
    }

    fn post(&mut self, transfers: &[TransferRow], at: Option<TableId>) -> Result<(), Failure> {
        for row in transfers {
            let entry = entry(row).map_err(|why| Failure::new("books", why))?;
            let books = self.books.entry(row.guild).or_default();
            // The store moves nothing if it is the same, and refuses the step if it is not.
            if books.knows(&entry.name) {
                continue;
            }
            for pocket in [&entry.from, &entry.to] {
                let Some(table) = pocket.table().map(TableId) else {
                    continue;
                };
                if at != Some(table) && self.tables.contains_key(&table) {
                    let why = format!("{entry:?} without a step of the table");
                    return Err(Failure::new("foreign", why).at(table));
                }
            }
            self.transfers += 1;
            self.moves += u64::from((&entry.from, &entry.to) != (&Pocket::Mint, &Pocket::House));
            let posted = books.post(vec![entry]);
            if posted != Posted::All {
                return Err(Failure::new("books", format!("{row:?}: {posted:?}")));
            }
        }
        Ok(())
    }

    fn write_table(&mut self, step: &Step) -> Result<(), Failure> {
        let Some(write) = &step.table else {
            return Ok(());
        };
        let (id, guild) = (write.id, write.guild);
        let wrong = |check| move |why: String| Failure::new(check, why).at(id);
        if write.from_version.0 == 0 {
            self.open.push((guild, id));
            self.tables.insert(id, Kept::of_row(write));
        }
        let kept = self.tables.get_mut(&id);
        let kept = kept.ok_or_else(|| wrong("written")("it is closed".to_owned()))?;
        kept.write_row(write).map_err(wrong("written"))?;
        self.write_alone(step, write).map_err(wrong("solo"))?;
        let kept = self.tables.get_mut(&id);
        let kept = kept.ok_or_else(|| wrong("written")("it is closed".to_owned()))?;
        if let Some(end) = &write.deal_end {
            self.deals += 1;
            if end.ended == Ended::Played {
                let deal = end.deal;
                self.played.push(Played { guild, deal });
            }
        }
        let coins = !step.transfers.is_empty() || write.deal.is_some() || write.deal_end.is_some();
        if coins || write.closed {
            let table = kept.read().map_err(wrong("read"))?;
            let books = self.books.entry(guild).or_default();
            let (lies, told) = (books.at_table(id.0), checks::told(&table, books));
            if lies != told {
                return Err(wrong("holds")(format!("{lies:?} lies there, not {told:?}")));
            }
            checks::score(&table, kept, &self.voided).map_err(wrong("score"))?;
        }
        if write.closed {
            self.tables.remove(&id);
            self.open.retain(|(_, open)| *open != id);
            self.closed.push((guild, id));
        }
        Ok(())
    }
}

fn entry(row: &TransferRow) -> Result<Entry, String> {
    let pocket = |name: &str| {
        let account = name.parse::<Account>();
        account.map(|account| Pocket::of(&account))
    };
    Ok(Entry {
        name: row.name.clone(),
        from: pocket(&row.debit.name).map_err(|why| why.to_string())?,
        to: pocket(&row.credit.name).map_err(|why| why.to_string())?,
        coins: row.amount,
        reason: row.reason.clone(),
        cause: row.cause.clone(),
    })
}
