//! A store in memory, for tests and simulation: no SQL, no thread, no clock, nothing random.
//!
//! It refuses what SQLite's schema and the writer refuse, step by step, and answers what they answer.
//! What every step asks (a table, a deal and its acts, purses and balances) is indexed; the rest is searched.

mod books;
mod coins;
mod house;
mod people;
mod rows;
mod tables;
mod write;

use parking_lot::{Mutex, MutexGuard};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use ids::{GuildId, Shard};
use tokio::sync::Notify;

use crate::{
    Books, Checkpointed, Clocks, Fault, Lease, Step, StepError, Store, StoreError, Watch, Write,
    Written,
};
use rows::Rows;

/// A database in memory.
///
/// Accounts must have names of [`::books::Account`]: others are refused.
#[derive(Default)]
pub struct Memory {
    shared: Arc<Shared>,
    /// For the servers of this lease alone.
    lease: Option<Lease>,
    is_closed: AtomicBool,
    closed: Notify,
}

/// What is remembered, shared by all who have a lease.
#[derive(Default)]
struct Shared {
    rows: Mutex<Rows>,
    watch: Option<Mutex<Watch>>,
    leases: Mutex<Leased>,
}

/// The leases in force.
#[derive(Default)]
struct Leased {
    /// By the number of the shard.
    epochs: BTreeMap<u64, i64>,
    last_epoch: i64,
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new() -> Memory {
        Memory::default()
    }

    /// An empty store with faults; `faults` is called once for each step, in the order of the commits.
    #[must_use]
    pub fn with_faults(faults: impl FnMut(&Step) -> Option<Fault> + Send + 'static) -> Memory {
        Memory::watched(Watch::faults(faults))
    }

    /// An empty store that is watched.
    #[must_use]
    pub fn watched(watch: Watch) -> Memory {
        let shared = Shared {
            watch: Some(Mutex::new(watch)),
            ..Shared::default()
        };
        Memory {
            shared: Arc::new(shared),
            ..Memory::default()
        }
    }

    /// The same store, for the servers of a shard: whoever had its lease before can write no more.
    #[must_use]
    pub fn take_lease(&self, shard: Shard) -> Memory {
        let mut leases = self.shared.leases.lock();
        leases.last_epoch += 1;
        let epoch = leases.last_epoch;
        leases.epochs.insert(shard.number, epoch);
        Memory {
            shared: self.shared.clone(),
            lease: Some(Lease { shard, epoch }),
            ..Memory::default()
        }
    }

    /// Whether its lease, if it has one, has gone to somebody else.
    #[must_use]
    pub fn is_fenced(&self) -> bool {
        let epochs = &self.shared.leases.lock().epochs;
        let in_force = |lease: Lease| epochs.get(&lease.shard.number) == Some(&lease.epoch);
        self.lease.is_some_and(|lease| !in_force(lease))
    }

    fn rows(&self) -> Result<MutexGuard<'_, Rows>, StoreError> {
        if self.is_closed.load(Ordering::Acquire) {
            Err(StoreError::Closed)
        } else {
            Ok(self.shared.rows.lock())
        }
    }

    /// The shard whose servers this is for.
    fn shard(&self) -> Shard {
        self.lease.map_or(Shard::ALL, |lease| lease.shard)
    }

    fn fault(&self, step: &Step) -> Option<Fault> {
        self.shared.watch.as_ref()?.lock().fault(step)
    }
}

#[async_trait]
impl Store for Memory {
    async fn commit(&self, step: Step) -> Result<(), StepError> {
        let fault = self.fault(&step);
        let mut rows = self.rows().map_err(|_| StepError::Closed)?;
        if self.is_fenced() {
            return Err(StepError::Fenced);
        }
        let error = fault.map(|fault| fault.error(&step));
        let written = match fault {
            Some(fault) if !fault.is_written() => Ok(()),
            Some(_) | None => match &self.shared.watch {
                None => write::write(&mut rows, step),
                Some(watch) => {
                    let written = write::write(&mut rows, step.clone());
                    if written.is_ok() {
                        watch.lock().hears(Written::Step(&step));
                    }
                    written
                }
            },
        };
        match error {
            None => written,
            Some(error) => Err(error),
        }
    }

    async fn application(&self, id: u64) -> Result<u64, StepError> {
        self.commit(Step::write(Write::Application { id })).await?;
        let rows = self.rows().map_err(|_| StepError::Closed)?;
        Ok(rows.application.unwrap_or(id))
    }

    fn lease(&self) -> Option<Lease> {
        self.lease
    }

    async fn resume(&self, now: i64) -> Result<i64, StoreError> {
        let mut rows = self.rows()?;
        if self.is_fenced() {
            return Err(StoreError::Closed);
        }
        let shard = self.lease.map(|lease| lease.shard);
        let own = shard.and_then(|shard| rows.clocks_of_shards.get(&shard.number));
        let clocks = own.or(rows.clocks.as_ref()).cloned();
        let clocks = clocks.unwrap_or_else(|| (&[now]).into());
        for table in rows.tables.values_mut() {
            let guild = table.row.guild;
            if shard.is_some_and(|shard| !shard.hears(guild)) {
                continue;
            }
            let Some(due_at) = &mut table.row.due_at else {
                continue;
            };
            let of_shard = clocks.at_shard_of(guild);
            if let Some(clock) = of_shard {
                due_at.0 += now.saturating_sub(clock);
            }
            for (_, clock) in clocks.servers.iter().filter(|(own, _)| *own == guild) {
                due_at.0 += of_shard.unwrap_or(*clock) - clock;
            }
        }
        let all: Clocks = (&[now]).into();
        match shard {
            Some(shard) => {
                rows.clocks_of_shards.insert(shard.number, all);
            }
            None => rows.clocks = Some(all),
        }
        let first = clocks.at(shard.unwrap_or(Shard::ALL));
        Ok(first.map_or(0, |clock| now.saturating_sub(clock)))
    }

    async fn purge(&self, guild: GuildId) -> Result<bool, StoreError> {
        let mut rows = self.rows()?;
        if self.is_fenced() {
            return Err(StoreError::Closed);
        }
        let is_gone = rows
            .guilds
            .get(&guild)
            .is_some_and(|row| row.gone_at.is_some());
        if is_gone {
            rows.purge(guild);
            if let Some(watch) = &self.shared.watch {
                watch.lock().hears(Written::Purged(guild));
            }
        }
        Ok(is_gone)
    }

    /// There is no file: what was erased is gone.
    async fn checkpoint(&self) -> Result<Checkpointed, StoreError> {
        self.rows().map(|_| Checkpointed::InFile)
    }

    async fn books(&self) -> Result<Box<dyn Books>, StoreError> {
        Ok(Box::new(books::Snapshot::take(&*self.rows()?)))
    }

    async fn ended(&self) {
        let closed = self.closed.notified();
        if !self.is_closed.load(Ordering::Acquire) {
            closed.await;
        }
    }

    async fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
        self.closed.notify_waiters();
    }
}
