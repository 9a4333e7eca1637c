//! Keeps the tables' messages up to date: one redraw at a time for each table, and the newest state wins.

use house::failed_storage;
use ids::TableId;
use interactions::discord::BroughtBack;
use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

/// The first delay after a failure of Discord; it doubles up to [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// How long an answer waits for the table's message, which should stand above it.
const POST_WAIT: Duration = Duration::from_secs(1);
/// The delay between a change and its redraw: the answer to the player goes first, and simultaneous changes are drawn
/// once.
const DEBOUNCE: Duration = Duration::from_millis(10);

/// Notifies the keepers that a table changed.
#[derive(Default)]
pub struct Publisher {
    bells: Mutex<HashMap<TableId, Arc<Bell>>>,
    /// Tables whose message Discord does not let the bot keep.
    hindered: Mutex<HashSet<TableId>>,
    /// Tables whose messages could not be sent when that was last tried, for no fault of their own.
    failing: Arc<Failing>,
    /// Tables that need a keeper, even if somebody has already read their changes.
    woken: Notify,
}

/// The tables whose messages cannot be sent. An outage strikes them all and ends for all: the log tells of it twice,
/// not at each attempt of each table.
#[derive(Default)]
struct Failing(Mutex<HashSet<TableId>>);

impl Failing {
    fn failed(&self, table: TableId, error: &anyhow::Error) {
        if self.is_first(table) && failed_storage(error.as_ref()).is_none() {
            tracing::warn!(%table, "a table could not be redrawn; trying again until it can: {error:#}")
        } else {
            tracing::debug!(%table, "a table could not be redrawn, trying again: {error:#}")
        }
    }

    /// A table was redrawn, or is no longer kept.
    fn recovered(&self, table: TableId) {
        if self.was_last(table) {
            tracing::info!("every table can be redrawn again");
        }
    }

    /// Adds a table; whether no other was failing.
    fn is_first(&self, table: TableId) -> bool {
        let mut failing = self.0.lock();
        let none = failing.is_empty();
        failing.insert(table);
        none
    }

    /// Removes a table; whether it was the only one that was failing.
    fn was_last(&self, table: TableId) -> bool {
        let mut failing = self.0.lock();
        failing.remove(&table) && failing.is_empty()
    }
}

/// The notifier of one table.
#[derive(Default)]
pub struct Bell {
    changed: Notify,
    /// How often the message was to be posted anew.
    wishes: AtomicU64,
    /// How many of these wishes its keeper has taken up.
    taken_up: AtomicU64,
    progress: watch::Sender<BellProgress>,
}

/// How far the keeper of one table's messages has come.
#[derive(Clone, Copy, Default)]
struct BellProgress {
    /// The number of wishes after which the table's message was seen to stand in its channel; `None` if it never was.
    stands: Option<u64>,
    /// The number of wishes after which Discord has taken or refused it.
    answered: u64,
}

impl Bell {
    /// Whether the message should be posted anew; asking resets it.
    pub fn is_to_bring_back(&self) -> bool {
        let wishes = self.wishes.load(Ordering::SeqCst);
        self.taken_up.swap(wishes, Ordering::SeqCst) < wishes
    }

    /// Records that Discord has taken or refused what was wished for.
    fn is_answered(&self) {
        let answered = self.taken_up.load(Ordering::SeqCst);
        self.progress
            .send_modify(|progress| progress.answered = answered);
    }
}

impl Publisher {
    /// Posts the table's message anew, at the end of its channel, and waits for what Discord says; not for long.
    pub async fn bring_back(&self, table: TableId) -> BroughtBack {
        let bell = self.bell(table);
        let mut progress = bell.progress.subscribe();
        let wish = bell.wishes.fetch_add(1, Ordering::SeqCst) + 1;
        bell.changed.notify_one();
        self.woken.notify_one();
        let stands = |progress: &BellProgress| progress.stands.is_some_and(|after| after >= wish);
        let answered = |progress: &BellProgress| stands(progress) || progress.answered >= wish;
        // The answer must not be late, whatever keeps the message.
        match tokio::time::timeout(POST_WAIT, progress.wait_for(answered)).await {
            Ok(Ok(progress)) if stands(&progress) => BroughtBack::Stands,
            Ok(Ok(_)) => BroughtBack::Refused,
            Ok(Err(_)) | Err(_) => BroughtBack::Waits,
        }
    }

    /// Has the table looked at again.
    pub fn ring(&self, table: TableId) {
        if let Some(bell) = self.bells.lock().get(&table) {
            bell.changed.notify_one();
        }
    }

    /// Has the table looked at again, also if it is closed and nobody keeps its messages any more.
    pub fn look_again(&self, table: TableId) {
        self.bell(table).changed.notify_one();
        self.woken.notify_one();
    }

    /// Records that the table's message stands in its channel.
    pub fn is_posted(&self, table: TableId) {
        let bell = self.bell(table);
        let taken_up = bell.taken_up.load(Ordering::SeqCst);
        bell.progress
            .send_modify(|progress| progress.stands = Some(taken_up));
    }

    /// Waits until the table's message stands in its channel, so that what is answered then comes below it; not for
    /// long.
    pub async fn until_posted(&self, table: TableId) {
        let mut progress = self.bell(table).progress.subscribe();
        let stands = progress.wait_for(|progress| progress.stands.is_some());
        // The answer must not be late, whatever keeps the message.
        let _ = tokio::time::timeout(POST_WAIT, stands).await;
    }

    /// Whether Discord refused to let the bot keep the table's message.
    pub fn is_hindered(&self, table: TableId) -> bool {
        self.hindered.lock().contains(&table)
    }

    /// Records whether Discord refuses the table's message; true if that changed.
    pub fn set_hindered(&self, table: TableId, hindered: Hindered) -> bool {
        match hindered {
            Hindered::Yes => self.hindered.lock().insert(table),
            Hindered::No => self.hindered.lock().remove(&table),
        }
    }

    fn bell(&self, table: TableId) -> Arc<Bell> {
        self.bells.lock().entry(table).or_default().clone()
    }

    fn forget(&self, table: TableId) {
        self.bells.lock().remove(&table);
        self.hindered.lock().remove(&table);
        self.failing.recovered(table);
    }

    fn open(&self) -> Vec<TableId> {
        self.bells.lock().keys().copied().collect()
    }
}

/// Whether Discord refuses to let the bot keep a table's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindered {
    /// Discord refuses it.
    Yes,
    /// Discord allows it.
    No,
}

/// Keeps one table's messages up to date.
pub trait Keep: Send + 'static {
    /// Waits until the table should be looked at again; after the table is gone, returns one last time.
    fn changed(&mut self) -> impl Future<Output = ()> + Send;

    /// Brings all messages up to date.
    ///
    /// # Errors
    /// Anything that is worth retrying after a delay.
    fn redraw(&mut self) -> impl Future<Output = anyhow::Result<Redrawn>> + Send;

    /// Makes the next redraw post the table's message anew.
    fn bring_back(&mut self);
}

/// Keeps the messages of all known tables, each with its own keeper: one that panics is replaced, and the others
/// continue.
pub async fn keep_all<K: Keep>(
    publisher: &Publisher,
    open: Vec<TableId>,
    mut watch_list: impl AsyncFnMut() -> Option<Vec<TableId>>,
    keeper: impl Fn(TableId) -> K,
) {
    let mut keepers: JoinSet<TableId> = JoinSet::new();
    let mut kept: HashMap<TableId, tokio::task::Id> = HashMap::new();
    let mut changed = open;
    loop {
        for table in changed.drain(..) {
            kept.entry(table).or_insert_with(|| {
                let bell = publisher.bell(table);
                bell.changed.notify_one();
                let failing = publisher.failing.clone();
                keepers
                    .spawn(keep(keeper(table), table, bell, failing))
                    .id()
            });
        }
        tokio::select! {
            tables = watch_list() => match tables {
                Some(tables) => changed = tables,
                None => return,
            },
            () = publisher.woken.notified() => changed.extend(publisher.open()),
            Some(done) = keepers.join_next() => match done {
                Ok(table) => {
                    kept.remove(&table);
                    publisher.forget(table);
                }
                Err(error) => {
                    let (id, mut tables) = (error.id(), kept.iter());
                    let fallen = tables.find_map(|(&table, &task)| (task == id).then_some(table));
                    if let Some(table) = fallen {
                        tracing::error!(%table, "the keeper of a table's messages panicked and is started again");
                        let failing = publisher.failing.clone();
                        let bell = publisher.bell(table);
                        let again = keep_again(keeper(table), table, bell, failing);
                        kept.insert(table, keepers.spawn(again).id());
                    }
                }
            },
        }
    }
}

/// Restarts a table's keeper after it panicked, with a delay; the cause may be temporary.
async fn keep_again(
    keeper: impl Keep,
    table: TableId,
    bell: Arc<Bell>,
    failing: Arc<Failing>,
) -> TableId {
    tokio::time::sleep(LONGEST_WAIT).await;
    bell.changed.notify_one();
    keep(keeper, table, bell, failing).await
}

/// Keeps one table's messages until it is closed.
async fn keep(
    mut keeper: impl Keep,
    table: TableId,
    bell: Arc<Bell>,
    failing: Arc<Failing>,
) -> TableId {
    let mut wait = FIRST_WAIT;
    loop {
        called(&mut keeper, &bell).await;
        tokio::time::sleep(DEBOUNCE).await;
        if bell.is_to_bring_back() {
            keeper.bring_back();
        }
        let redrawn = keeper.redraw().await;
        if redrawn.is_ok() {
            failing.recovered(table);
            bell.is_answered();
        }
        match redrawn {
            Ok(Redrawn::Closed) => return table,
            Ok(Redrawn::Open { again_in: None }) => wait = FIRST_WAIT,
            Ok(Redrawn::Open {
                again_in: Some(pause),
            }) => {
                wait = FIRST_WAIT;
                ring_later(&mut keeper, &bell, pause).await;
            }
            Err(error) => {
                failing.failed(table, &error);
                ring_later(&mut keeper, &bell, wait).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            }
        }
    }
}

/// Waits until the table has changed or somebody rings for it.
async fn called(keeper: &mut impl Keep, bell: &Bell) {
    tokio::select! {
        () = keeper.changed() => {}
        () = bell.changed.notified() => {}
    }
}

/// Waits for `pause`, or until the table should be looked at if that comes first; then has it looked at again.
async fn ring_later(keeper: &mut impl Keep, bell: &Bell, pause: Duration) {
    let _ = tokio::time::timeout(pause, called(keeper, bell)).await;
    bell.changed.notify_one();
}

/// The state of a table after a redraw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redrawn {
    /// It is open.
    Open {
        /// When to look at it again even if nothing changes.
        again_in: Option<Duration>,
    },
    /// It is closed, and its message says so.
    Closed,
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tokio::sync::{mpsc, watch};

    #[test]
    fn an_outage_is_told_when_it_begins_and_when_it_ends() {
        let failing = Failing::default();
        let [one, other, third] = [1, 2, 3].map(TableId);
        assert!(!failing.was_last(one), "nothing was failing");
        assert!(failing.is_first(one));
        assert!(!failing.is_first(other) && !failing.is_first(one));
        assert!(!failing.was_last(third) && !failing.was_last(one));
        assert!(failing.was_last(other));
        assert!(failing.is_first(third), "another outage");
    }

    /// Tables whose messages are copies of a number, and whose keepers panic on request.
    struct Room {
        tables: HashMap<TableId, watch::Sender<u32>>,
        shown: Mutex<HashMap<TableId, u32>>,
        falls: Mutex<Option<TableId>>,
        /// The table for which each keeper was made, in order.
        made: Mutex<Vec<TableId>>,
    }

    impl Room {
        fn change(&self, table: TableId) {
            self.tables[&table].send_modify(|number| *number += 1);
        }

        /// The tables whose message is out of date.
        fn untrue(&self) -> Vec<TableId> {
            let shown = self.shown.lock();
            let all = self.tables.iter();
            let untrue = all.filter(|(table, number)| shown.get(table) != Some(&*number.borrow()));
            untrue.map(|(table, _)| *table).collect()
        }
    }

    struct Copyist {
        room: Arc<Room>,
        table: TableId,
        number: watch::Receiver<u32>,
    }

    impl Keep for Copyist {
        async fn changed(&mut self) {
            self.number.changed().await.unwrap();
        }

        async fn redraw(&mut self) -> anyhow::Result<Redrawn> {
            let falls = *self.room.falls.lock() == Some(self.table);
            assert!(!falls, "a panic that the test wants");
            let number = *self.number.borrow_and_update();
            self.room.shown.lock().insert(self.table, number);
            Ok(Redrawn::Open { again_in: None })
        }

        fn bring_back(&mut self) {}
    }

    #[tokio::test(start_paused = true)]
    async fn a_keeper_that_panics_is_replaced_alone_and_the_others_keep_their_tables() {
        let tables = [1, 2, 3].map(TableId);
        let [broken, other, _] = tables;
        let room = Arc::new(Room {
            tables: tables.map(|table| (table, watch::Sender::new(0))).into(),
            shown: Mutex::default(),
            falls: Mutex::default(),
            made: Mutex::default(),
        });
        let (house, mut opened) = mpsc::channel::<Vec<TableId>>(1);
        let keepers = room.clone();
        let keeping = tokio::spawn(async move {
            let keeper = |table| {
                keepers.made.lock().push(table);
                Copyist {
                    room: keepers.clone(),
                    table,
                    number: keepers.tables[&table].subscribe(),
                }
            };
            let watch_list = async move || opened.recv().await;
            keep_all(&Publisher::default(), tables.to_vec(), watch_list, keeper).await;
        });
        let soon = DEBOUNCE * 2;
        tokio::time::sleep(soon).await;
        assert_eq!(room.untrue(), []);

        *room.falls.lock() = Some(broken);
        for _ in 0..3 {
            tables.into_iter().for_each(|table| room.change(table));
            tokio::time::sleep(soon).await;
            assert_eq!(room.untrue(), [broken], "the others go on");
        }

        // Nothing happens at the table meanwhile: its new keeper brings it up to date by itself.
        *room.falls.lock() = None;
        tokio::time::sleep(LONGEST_WAIT).await;
        assert_eq!(room.untrue(), []);
        for table in [broken, other] {
            room.change(table);
        }
        tokio::time::sleep(soon).await;
        assert_eq!(room.untrue(), [], "and goes on keeping it");
        let made = room.made.lock().clone();
        assert_eq!(made[tables.len()..], [broken], "no other was replaced");

        drop(house);
        assert!(keeping.await.is_ok());
    }

    /// Keeps a message that Discord takes, refuses, or says nothing of.
    struct Clerk {
        publisher: Arc<Publisher>,
        table: TableId,
        says: Arc<Mutex<BroughtBack>>,
    }

    impl Keep for Clerk {
        async fn changed(&mut self) {
            std::future::pending().await
        }

        async fn redraw(&mut self) -> anyhow::Result<Redrawn> {
            match *self.says.lock() {
                BroughtBack::Stands => self.publisher.is_posted(self.table),
                BroughtBack::Refused => {}
                BroughtBack::Waits => anyhow::bail!("an outage that the test wants"),
            }
            Ok(Redrawn::Open { again_in: None })
        }

        fn bring_back(&mut self) {}
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_brings_a_message_back_learns_what_discord_says_of_it() {
        use BroughtBack::{Refused, Stands, Waits};
        let (publisher, table) = (Arc::new(Publisher::default()), TableId(1));
        let says = Arc::new(Mutex::new(Stands));
        let (house, mut opened) = mpsc::channel::<Vec<TableId>>(1);
        let (kept, told) = (publisher.clone(), says.clone());
        let keeping = tokio::spawn(async move {
            let keeper = |table| Clerk {
                publisher: kept.clone(),
                table,
                says: told.clone(),
            };
            let watch_list = async move || opened.recv().await;
            keep_all(&kept, vec![table], watch_list, keeper).await;
        });
        // What was said before counts for nothing.
        for now in [Stands, Refused, Waits, Stands, Waits, Refused] {
            *says.lock() = now;
            assert_eq!(publisher.bring_back(table).await, now);
        }
        drop(house);
        assert!(keeping.await.is_ok());
    }
}
