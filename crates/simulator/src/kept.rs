//! What is stored of a table: its row, the records and acts of its deals, its seeds. It is written step by step, as a
//! store would, and a table is read back from it as the house does when it starts.

use crate::luck::Luck;
use crate::moves::Which;
use ids::{ChannelId, DealId, GuildId, Moment, TableId, Version};
use rules::{Event, Outcome, Payment, Record, Turn};
use shuffle::Seed;
use std::collections::{BTreeMap, BTreeSet};
use store::TableWrite;
use table::{Effect, Finished, Hands, Phase, Playing, ShuffleEnd, State, Step, Stretch, Table};

/// A table, as committed.
#[derive(Clone)]
pub struct CommittedTable {
    pub id: TableId,
    pub guild: GuildId,
    pub channel: ChannelId,
    pub version: Version,
    pub due_at: Option<Moment>,
    /// The row, as JSON.
    pub row: String,
    pub deals: BTreeMap<DealId, CommittedDeal>,
    /// The deals, in the order in which they began.
    pub order: Vec<DealId>,
    seeds: BTreeMap<DealId, Seed>,
    /// Deals that were voided after their end.
    pub voided: BTreeSet<DealId>,
}

/// A deal, as committed.
#[derive(Clone)]
pub struct CommittedDeal {
    /// The match that it is a deal of.
    pub of: Option<DealId>,
    record: String,
    pub acts: Vec<(usize, String)>,
    /// Set once the deal is over: its result, or `None` if it was cancelled.
    pub ended: Option<Option<Outcome>>,
}

/// Why a table cannot be read, or a step cannot be written.
pub type Unfit = String;

impl CommittedTable {
    /// A new table.
    pub fn new(table: &Table) -> CommittedTable {
        CommittedTable {
            id: table.id,
            guild: table.guild,
            channel: table.channel,
            version: table.version,
            due_at: table.due_at,
            row: String::new(),
            deals: BTreeMap::new(),
            order: Vec::new(),
            seeds: BTreeMap::new(),
            voided: BTreeSet::new(),
        }
    }

    /// Writes what a step leaves behind.
    pub fn write(&mut self, step: &Step, row: String) -> Result<(), Unfit> {
        let table = &step.table;
        self.channel = table.channel;
        self.version = table.version;
        self.due_at = table.due_at;
        self.row = row;
        for effect in &step.effects {
            match effect {
                Effect::DealBegun { deal, record } => {
                    let kept = CommittedDeal {
                        of: table.state.match_on.as_ref().map(|on| on.id),
                        record: serde_json::to_string(record).map_err(|why| why.to_string())?,
                        acts: Vec::new(),
                        ended: None,
                    };
                    self.order.push(*deal);
                    if self.deals.insert(*deal, kept).is_some() {
                        return Err(format!("deal {deal} begins twice"));
                    }
                }
                Effect::Acted {
                    deal,
                    number,
                    seat,
                    act,
                } => {
                    let kept = self.running(*deal)?;
                    if kept.acts.len() != *number as usize {
                        let has = kept.acts.len();
                        return Err(format!("act {number} of deal {deal}, which has {has}"));
                    }
                    kept.acts.push((seat.index(), act.to_string()));
                }
                Effect::DealEnded { deal, outcome } => {
                    let outcome = outcome.as_deref().cloned();
                    self.running(*deal)?.ended = Some(outcome);
                }
                Effect::Shuffled { shuffle, seed } => {
                    self.seeds.insert(shuffle.deal, seed.clone());
                }
                Effect::ShuffleEnded { shuffle, ended } => {
                    let known = self.seeds.contains_key(&shuffle.deal);
                    if !known {
                        return Err(format!("the shuffle of {} was never kept", shuffle.deal));
                    }
                    if *ended == ShuffleEnd::Withdrawn {
                        self.seeds.remove(&shuffle.deal);
                    }
                }
                Effect::Transfer(_)
                | Effect::PlayedFor { .. }
                | Effect::Log { .. }
                | Effect::Talk { .. }
                | Effect::PartlyRefused(_) => {}
            }
        }
        Ok(())
    }

    /// A new table, from the row of its first committed step.
    pub fn of_row(write: &TableWrite) -> CommittedTable {
        CommittedTable {
            id: write.id,
            guild: write.guild,
            channel: write.channel,
            version: write.from_version,
            due_at: write.due_at,
            row: String::new(),
            deals: BTreeMap::new(),
            order: Vec::new(),
            seeds: BTreeMap::new(),
            voided: BTreeSet::new(),
        }
    }

    /// Writes the row of a step that the house committed.
    pub fn write_row(&mut self, write: &TableWrite) -> Result<(), Unfit> {
        if write.from_version != self.version {
            let (from, has) = (write.from_version, self.version);
            return Err(format!("a step from version {from:?} of {has:?}"));
        }
        self.channel = write.channel;
        self.version = Version(write.from_version.0 + 1);
        self.due_at = write.due_at;
        self.row.clone_from(&write.state);
        if let Some(start) = &write.deal {
            let state: State<Hands> =
                serde_json::from_str(&write.state).map_err(|why| why.to_string())?;
            let kept = CommittedDeal {
                of: state.match_on.map(|on| on.id),
                record: start.record.clone(),
                acts: Vec::new(),
                ended: None,
            };
            self.order.push(start.id);
            if self.deals.insert(start.id, kept).is_some() {
                return Err(format!("deal {} begins twice", start.id));
            }
        }
        for act in &write.acts {
            let kept = self.running(act.deal)?;
            if kept.acts.len() != act.n as usize {
                let has = kept.acts.len();
                return Err(format!(
                    "act {} of deal {}, which has {has}",
                    act.n, act.deal
                ));
            }
            kept.acts.push((usize::from(act.seat), act.words.clone()));
        }
        if let Some(end) = &write.deal_end {
            let outcome = serde_json::from_str(&end.result).map_err(|why| why.to_string())?;
            self.running(end.deal)?.ended = Some(outcome);
        }
        Ok(())
    }

    /// The seed of a shuffle was committed.
    pub fn write_seed(&mut self, deal: DealId, digits: &str) -> Result<(), Unfit> {
        let seed = Seed::try_from(digits.to_owned());
        let seed = seed.map_err(|_| format!("the shuffle of {deal} has no seed"))?;
        self.seeds.insert(deal, seed);
        Ok(())
    }

    /// A shuffle was withdrawn.
    pub fn drop_seed(&mut self, deal: DealId) {
        self.seeds.remove(&deal);
    }

    fn running(&mut self, deal: DealId) -> Result<&mut CommittedDeal, Unfit> {
        let kept = self.deals.get_mut(&deal);
        let kept = kept.filter(|kept| kept.ended.is_none());
        kept.ok_or(format!("deal {deal} is not running"))
    }

    /// The deal that is running.
    pub fn running_deal(&self) -> Option<DealId> {
        let last = self.order.last()?;
        self.deals[last].ended.is_none().then_some(*last)
    }

    /// The row.
    pub fn state(&self) -> Result<State<Hands>, Unfit> {
        serde_json::from_str(&self.row).map_err(|why| why.to_string())
    }

    /// The table, as it is read when the house starts.
    pub fn read(&self) -> Result<Table, Unfit> {
        let kept = self.state()?;
        let playing = match &kept.phase {
            Phase::Playing(hands) => Some(self.playing(hands.clone())?),
            _ => None,
        };
        let state = kept.with(|_| playing.ok_or("a deal is on".to_owned()))?;
        let finished = match state.last {
            Some(last) => self.finished(last)?,
            None => None,
        };
        let shuffle = state.shuffle.as_ref().filter(|shuffle| !shuffle.dealt);
        let seed = shuffle.and_then(|shuffle| self.seeds.get(&shuffle.deal).cloned());
        Ok(Table {
            finished,
            seed,
            ..self.as_kept(state)
        })
    }

    /// The table without its deal, which cannot be read.
    pub fn read_without_deal(&self) -> Result<Table, Unfit> {
        let kept = self.state()?;
        let finished = match kept.last {
            Some(last) => self.finished(last)?,
            None => None,
        };
        Ok(Table {
            finished,
            ..self.as_kept(kept.without_deal())
        })
    }

    fn as_kept(&self, state: State) -> Table {
        Table {
            id: self.id,
            guild: self.guild,
            channel: self.channel,
            version: self.version,
            due_at: self.due_at,
            state,
            finished: None,
            seed: None,
        }
    }

    fn playing(&self, hands: Hands) -> Result<Playing, Unfit> {
        let record = self.record(hands.deal)?;
        let acts = record.acts.len() as u32;
        let mut payments = Vec::new();
        let cards = record.replay_telling(|event| payments.extend(payment(event)));
        let mut cards = cards.map_err(|fault| format!("{}: {fault:?}", hands.deal))?;
        if hands.stretch != Stretch::Question {
            cards.close_question(|event| payments.extend(payment(event)));
        }
        if (cards.turn() == Turn::Question) != (hands.stretch == Stretch::Question) {
            return Err(format!("{}: a question is open, or not", hands.deal));
        }
        Ok(Playing {
            hands,
            cards,
            acts,
            payments,
        })
    }

    /// A deal that was played to its end.
    pub fn finished(&self, id: DealId) -> Result<Option<Finished>, Unfit> {
        let kept = self.deals.get(&id).ok_or(format!("no deal {id}"))?;
        if !matches!(kept.ended, Some(Some(_))) {
            return Ok(None);
        }
        let record = self.record(id)?;
        let mut payments = Vec::new();
        let deal = record.replay_telling(|event| payments.extend(payment(event)));
        let mut deal = deal.map_err(|fault| format!("{id}: {fault:?}"))?;
        deal.close_question(|event| payments.extend(payment(event)));
        let owners: Result<_, _> = record.seats.iter().map(|key| key.parse()).collect();
        Ok(Some(Finished {
            id,
            owners: owners.map_err(|_| format!("{id}: no owners"))?,
            deal,
            payments,
        }))
    }

    /// A finished deal that was not voided.
    pub fn voidable(&self, which: Which, luck: u64) -> Option<DealId> {
        let finished = |deal: &&DealId| {
            let ended = &self.deals[*deal].ended;
            matches!(ended, Some(Some(_))) && !self.voided.contains(deal)
        };
        let deals: Vec<_> = self.order.iter().filter(finished).collect();
        let deal = match which {
            Which::Latest => deals.last(),
            Which::Any => Luck::new(luck, 2).one(&deals),
        };
        deal.map(|deal| **deal)
    }

    /// A deal's record, with its acts so far.
    pub fn record(&self, id: DealId) -> Result<Record, Unfit> {
        let kept = self.deals.get(&id).ok_or(format!("no deal {id}"))?;
        let mut record: Record =
            serde_json::from_str(&kept.record).map_err(|why| why.to_string())?;
        record.acts.clone_from(&kept.acts);
        Ok(record)
    }
}

fn payment(event: Event) -> Option<Payment> {
    match event {
        Event::Paid(payment) => Some(payment),
        _ => None,
    }
}
