//! Keeps the tables' messages true: per table one redrawing at a time, the newest state wins.

use super::bot::Bot;
use super::keeper::Keeper;
use house::{TableChanges, TableId};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinSet;

/// The first wait after Discord failed; it doubles up to [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// How long Discord may take to be reached before the tables' messages say that it is waited for.
const SOON: Duration = Duration::from_secs(30);
/// Between a change and its redrawing: the answer to whoever made it goes first, and what changes together is drawn once.
const BREATH: Duration = Duration::from_millis(10);

/// Who is told that a table changed.
#[derive(Default)]
pub struct Publisher {
    bells: Mutex<HashMap<TableId, Arc<Bell>>>,
    /// Tables whose message may not be kept where they stand.
    hindered: Mutex<HashSet<TableId>>,
    /// Tables somebody may have looked at already, whose redrawing is to be begun.
    woken: Notify,
}

/// Rings for one table.
#[derive(Default)]
pub struct Bell {
    changed: Notify,
    bring_back: AtomicBool,
}

impl Bell {
    /// Whether the message is to be posted anew; asked once, it is forgotten.
    pub fn is_to_bring_back(&self) -> bool {
        self.bring_back.swap(false, Ordering::SeqCst)
    }
}

impl Publisher {
    /// Posts the table's message anew, at the end of its channel.
    pub fn bring_back(&self, table: TableId) {
        let bell = self.bell(table);
        bell.bring_back.store(true, Ordering::SeqCst);
        bell.changed.notify_one();
        self.woken.notify_one();
    }

    /// Looks at a table again.
    pub fn ring(&self, table: TableId) {
        if let Some(bell) = lock(&self.bells).get(&table) {
            bell.changed.notify_one();
        }
    }

    /// Whether Discord did not let us keep the table's message.
    pub fn is_hindered(&self, table: TableId) -> bool {
        lock(&self.hindered).contains(&table)
    }

    /// Remembers whether Discord lets us keep the table's message; true if that is news.
    pub fn set_hindered(&self, table: TableId, hindered: Hindered) -> bool {
        match hindered {
            Hindered::Yes => lock(&self.hindered).insert(table),
            Hindered::No => lock(&self.hindered).remove(&table),
        }
    }

    fn bell(&self, table: TableId) -> Arc<Bell> {
        lock(&self.bells).entry(table).or_default().clone()
    }

    fn forget(&self, table: TableId) {
        lock(&self.bells).remove(&table);
        lock(&self.hindered).remove(&table);
    }

    fn open(&self) -> Vec<TableId> {
        lock(&self.bells).keys().copied().collect()
    }
}

/// Whether Discord lets us keep a table's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindered {
    /// It does not.
    Yes,
    /// It does.
    No,
}

/// Redraws tables as they change, for ever; first all those of `open`, which a restart left behind.
pub async fn run(bot: Arc<Bot>, open: Vec<TableId>) {
    let mut in_sight = bot.tavern.tables.in_sight();
    // Before Discord is reached their clocks stand: where that is soon, nobody need be told.
    let _ = tokio::time::timeout(SOON, bot.tavern.clocks.until_reached()).await;
    let mut keepers: JoinSet<TableId> = JoinSet::new();
    let mut kept: HashMap<TableId, tokio::task::Id> = HashMap::new();
    let mut changed = open;
    loop {
        for table in changed.drain(..) {
            kept.entry(table).or_insert_with(|| {
                let bell = bot.publisher.bell(table);
                bell.changed.notify_one();
                keepers.spawn(keep(bot.clone(), table, bell)).id()
            });
        }
        tokio::select! {
            tables = in_sight.next() => match tables {
                Some(tables) => changed = tables,
                None => return,
            },
            () = bot.publisher.woken.notified() => changed.extend(bot.publisher.open()),
            Some(done) = keepers.join_next() => match done {
                Ok(table) => {
                    kept.remove(&table);
                    bot.publisher.forget(table);
                    bot.hints.close(table);
                }
                Err(error) => {
                    // The others go on.
                    let (id, mut tables) = (error.id(), kept.iter());
                    let fallen = tables.find_map(|(&table, &task)| (task == id).then_some(table));
                    if let Some(table) = fallen {
                        tracing::error!(%table, "the keeper of a table's messages panicked and is started again");
                        let again = keep_again(bot.clone(), table, bot.publisher.bell(table));
                        kept.insert(table, keepers.spawn(again).id());
                    }
                }
            },
        }
    }
}

/// Keeps a table's messages again after its keeper panicked; the reason may be gone in a moment.
async fn keep_again(bot: Arc<Bot>, table: TableId, bell: Arc<Bell>) -> TableId {
    tokio::time::sleep(LONGEST_WAIT).await;
    bell.changed.notify_one();
    keep(bot, table, bell).await
}

/// Keeps one table's messages until it is closed.
async fn keep(bot: Arc<Bot>, table: TableId, bell: Arc<Bell>) -> TableId {
    let mut rope = Rope {
        changes: bot.tavern.tables.changes_of(table),
        bell: bell.clone(),
    };
    let mut keeper = Keeper::new(bot, table);
    let mut wait = FIRST_WAIT;
    loop {
        rope.pulled().await;
        tokio::time::sleep(BREATH).await;
        if bell.is_to_bring_back() {
            keeper.bring_back();
        }
        match keeper.redraw().await {
            Ok(Kept::Closed) => return table,
            Ok(Kept::Open { again_in: None }) => wait = FIRST_WAIT,
            Ok(Kept::Open {
                again_in: Some(pause),
            }) => {
                wait = FIRST_WAIT;
                rope.ring_later(pause).await;
            }
            Err(error) => {
                tracing::warn!(%table, "a table could not be redrawn, trying again: {error:#}");
                rope.ring_later(wait).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            }
        }
    }
}

/// What makes a keeper look: the table itself, or somebody who rings for it.
struct Rope {
    /// Nothing once the table is gone.
    changes: Option<TableChanges>,
    bell: Arc<Bell>,
}

impl Rope {
    /// Waits until the table is to be looked at.
    async fn pulled(&mut self) {
        let is_gone = match &mut self.changes {
            Some(changes) => tokio::select! {
                changed = changes.next() => !changed,
                () = self.bell.changed.notified() => false,
            },
            None => {
                self.bell.changed.notified().await;
                false
            }
        };
        if is_gone {
            self.changes = None;
        }
    }

    /// Waits, but not longer than until the table is to be looked at; then it is looked at again.
    async fn ring_later(&mut self, pause: Duration) {
        let _ = tokio::time::timeout(pause, self.pulled()).await;
        self.bell.changed.notify_one();
    }
}

/// How a table stands after it was redrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It goes on; to be looked at again after a while even if nothing changes.
    Open {
        /// After how long.
        again_in: Option<Duration>,
    },
    /// It is closed, and its message says so.
    Closed,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Every change is one call: nothing is left half done by a panic elsewhere.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
