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

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use ids::GuildId;
use tokio::sync::Notify;

use crate::{Books, Settled, Step, StepError, Store, StoreError, Write};
use rows::Rows;

/// A database in memory.
///
/// Accounts must have names of [`::books::Account`]: others are refused.
#[derive(Default)]
pub struct Memory {
    rows: Mutex<Rows>,
    faults: Option<Mutex<Faults>>,
    witness: Option<Mutex<Witness>>,
    is_closed: AtomicBool,
    closed: Notify,
}

/// Decides for each step, before it is committed, what goes wrong with it.
type Faults = Box<dyn FnMut(&Step) -> Option<Fault> + Send>;

/// Hears of everything that is written, in this order.
type Witness = Box<dyn FnMut(Written<'_>) + Send>;

/// Something that was written, whether or not anybody was told.
#[derive(Debug, Clone, Copy)]
pub enum Written<'a> {
    /// A step, by [`Store::commit`].
    Step(&'a Step),
    /// Everything of a server was removed, by [`Store::purge`].
    Purged(GuildId),
}

/// What goes wrong with a commit. Either way the caller hears that the database failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Nothing of the step is written.
    Fails,
    /// The step is written, and the answer to it is lost.
    AnswerLost,
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
        Memory {
            faults: Some(Mutex::new(Box::new(faults))),
            ..Memory::default()
        }
    }

    /// A store with faults, of which `witness` hears everything that is written, before whoever wrote it does.
    #[must_use]
    pub fn witnessed(
        faults: impl FnMut(&Step) -> Option<Fault> + Send + 'static,
        witness: impl FnMut(Written<'_>) + Send + 'static,
    ) -> Memory {
        Memory {
            witness: Some(Mutex::new(Box::new(witness))),
            ..Memory::with_faults(faults)
        }
    }

    fn rows(&self) -> Result<MutexGuard<'_, Rows>, StoreError> {
        match self.is_closed.load(Ordering::Acquire) {
            true => Err(StoreError::Closed),
            false => Ok(lock(&self.rows)),
        }
    }

    fn fault(&self, step: &Step) -> Option<Fault> {
        let mut faults = lock(self.faults.as_ref()?);
        faults(step)
    }
}

/// A poisoned lock is harmless: writing a step does not panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[async_trait]
impl Store for Memory {
    async fn commit(&self, step: Step) -> Result<(), StepError> {
        let fault = self.fault(&step);
        let mut rows = self.rows().map_err(|_| StepError::Closed)?;
        let written = match fault {
            Some(Fault::Fails) => Ok(()),
            Some(Fault::AnswerLost) | None => match &self.witness {
                None => write::write(&mut rows, step),
                Some(witness) => {
                    let written = write::write(&mut rows, step.clone());
                    if written.is_ok() {
                        lock(witness)(Written::Step(&step));
                    }
                    written
                }
            },
        };
        match fault {
            None => written,
            Some(fault) => {
                let error = io::Error::other(format!("a fault of the simulation: {fault:?}"));
                Err(StepError::Database(Arc::new(error.into())))
            }
        }
    }

    async fn application(&self, id: u64) -> Result<u64, StepError> {
        self.commit(Step::write(Write::Application { id })).await?;
        let rows = self.rows().map_err(|_| StepError::Closed)?;
        Ok(rows.application.unwrap_or(id))
    }

    async fn resume(&self, now: i64) -> Result<i64, StoreError> {
        let mut rows = self.rows()?;
        let clocks = rows.clocks.take().unwrap_or_else(|| (&[now]).into());
        for table in rows.tables.values_mut() {
            let guild = table.row.guild;
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
        rows.clocks = Some((&[now]).into());
        let first = clocks.shards.first();
        Ok(first.map_or(0, |clock| now.saturating_sub(*clock)))
    }

    async fn purge(&self, guild: GuildId) -> Result<bool, StoreError> {
        let mut rows = self.rows()?;
        let is_gone = rows
            .guilds
            .get(&guild)
            .is_some_and(|row| row.gone_at.is_some());
        if is_gone {
            rows.purge(guild);
            if let Some(witness) = &self.witness {
                lock(witness)(Written::Purged(guild));
            }
        }
        Ok(is_gone)
    }

    /// There is no file: what was erased is gone.
    async fn settle(&self) -> Result<Settled, StoreError> {
        self.rows().map(|_| Settled::InFile)
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
