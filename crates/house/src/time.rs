//! What the house depends on from outside: the time, and a place to run tasks.
//!
//! Both are traits, so that a simulation can run the same house in one thread, with a clock that jumps from one
//! deadline to the next.

use crate::background::in_background;
use ids::Millis;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Store, StoreError};
use tokio::sync::Semaphore;

/// A day, in milliseconds.
pub(crate) const DAY_MS: i64 = Millis::days(1).0;

/// A task to be run.
pub type Work = Pin<Box<dyn Future<Output = ()> + Send>>;
/// A search, which keeps a core busy until it is done.
pub type Search = Box<dyn FnOnce() + Send>;

/// Tells the time by two clocks: the time of day, which may be set, and a steady one, which only advances.
pub trait Time: Send + Sync {
    /// The time of day (epoch milliseconds), for days, dates and display.
    fn now(&self) -> i64;

    /// Milliseconds since an arbitrary moment, which stays the same while the program runs.
    fn steady(&self) -> i64;

    /// Waits until the steady clock has advanced this far.
    fn sleep(&self, time: Millis) -> Work;
}

/// Runs work in the background.
pub trait Spawn: Send + Sync {
    /// Starts a task in the background.
    fn spawn(&self, task: Work);

    /// Runs a search where it holds up nobody; completes when the search does, even by a panic.
    fn search(&self, search: Search) -> Work;

    /// A permit for each search that may run at once. Houses that share this share them.
    fn room(&self) -> Arc<Semaphore> {
        Arc::new(Semaphore::new(1))
    }
}

/// The machine's clocks.
pub struct MachineTime {
    start: Instant,
}

impl Default for MachineTime {
    fn default() -> Self {
        MachineTime {
            start: Instant::now(),
        }
    }
}

impl Time for MachineTime {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis() as i64)
    }

    fn steady(&self) -> i64 {
        self.start.elapsed().as_millis() as i64
    }

    fn sleep(&self, time: Millis) -> Work {
        Box::pin(tokio::time::sleep(duration(time)))
    }
}

/// How often a server is asked for its time.
const AGAIN: Duration = Duration::from_secs(10);

/// The time of day of a server by which several machines go, and this machine's steady clock.
#[derive(Default)]
pub struct ServerTime {
    machine: MachineTime,
    /// How far the server's time of day is ahead of the machine's, in milliseconds.
    ahead: AtomicI64,
}

impl ServerTime {
    /// The clock of this database; `None` if it has none, and the machine's counts.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn from_store(store: &dyn Store) -> Result<Option<Arc<ServerTime>>, StoreError> {
        let time = ServerTime::default();
        Ok(time.ask(store).await?.then(|| Arc::new(time)))
    }

    /// Asks again and again, as clocks drift apart. As long as the database does not answer, the clock goes on.
    pub async fn keep(&self, store: &dyn Store) {
        loop {
            tokio::time::sleep(AGAIN).await;
            if let Err(error) = self.ask(store).await {
                tracing::debug!("the database's clock was not told: {error}");
            }
        }
    }

    /// False if the database has no clock.
    async fn ask(&self, store: &dyn Store) -> Result<bool, StoreError> {
        let asked = Instant::now();
        let Some(now) = store.time_of_day().await? else {
            return Ok(false);
        };
        // It was read in the middle of the question.
        let half = i64::try_from(asked.elapsed().as_millis() / 2).unwrap_or(0);
        self.set(now.saturating_add(half));
        Ok(true)
    }

    /// It is this time of day (epoch milliseconds) there now.
    pub fn set(&self, now: i64) {
        let ahead = now.saturating_sub(self.machine.now());
        self.ahead.store(ahead, Ordering::SeqCst);
    }
}

impl Time for ServerTime {
    fn now(&self) -> i64 {
        self.machine.now() + self.ahead.load(Ordering::SeqCst)
    }

    fn steady(&self) -> i64 {
        self.machine.steady()
    }

    fn sleep(&self, time: Millis) -> Work {
        self.machine.sleep(time)
    }
}

/// The clock of a tokio runtime, which tests and simulations pause: it advances by itself when every task waits for
/// it.
pub struct RuntimeTime {
    from: i64,
    start: tokio::time::Instant,
}

impl RuntimeTime {
    /// Starts at this time of day (epoch milliseconds).
    pub fn from(now: i64) -> RuntimeTime {
        RuntimeTime {
            from: now,
            start: tokio::time::Instant::now(),
        }
    }
}

impl Time for RuntimeTime {
    fn now(&self) -> i64 {
        self.from + self.steady()
    }

    fn steady(&self) -> i64 {
        self.start.elapsed().as_millis() as i64
    }

    fn sleep(&self, time: Millis) -> Work {
        Box::pin(tokio::time::sleep(duration(time)))
    }
}

/// Clocks that the caller moves.
struct ToldTime<Day, Steady> {
    day: Day,
    steady: Arc<Steady>,
}

/// One clock for both: whatever `tell` says.
pub fn announced_by(tell: impl Fn() -> i64 + Clone + Send + Sync + 'static) -> Arc<dyn Time> {
    separate_clocks(tell.clone(), tell)
}

/// The time of day from the first, and from the second a steady clock independent of it.
pub fn separate_clocks(
    day: impl Fn() -> i64 + Send + Sync + 'static,
    steady: impl Fn() -> i64 + Send + Sync + 'static,
) -> Arc<dyn Time> {
    Arc::new(ToldTime {
        day,
        steady: Arc::new(steady),
    })
}

/// How often a clock that the caller moves is checked.
const LOOK: Duration = Duration::from_millis(50);

impl<Day, Steady> Time for ToldTime<Day, Steady>
where
    Day: Fn() -> i64 + Send + Sync,
    Steady: Fn() -> i64 + Send + Sync + 'static,
{
    fn now(&self) -> i64 {
        (self.day)()
    }

    fn steady(&self) -> i64 {
        (self.steady)()
    }

    fn sleep(&self, time: Millis) -> Work {
        let steady = self.steady.clone();
        let until = steady() + time.0;
        Box::pin(async move {
            while steady() < until {
                tokio::time::sleep(LOOK).await;
            }
        })
    }
}

/// Tasks on tokio's threads, using all of the machine's cores.
pub struct Tasks {
    room: Arc<Semaphore>,
}

impl Default for Tasks {
    /// One core is left for clicks.
    fn default() -> Tasks {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Tasks {
            room: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
        }
    }
}

impl Spawn for Tasks {
    fn spawn(&self, task: Work) {
        tokio::spawn(task);
    }

    fn search(&self, search: Search) -> Work {
        let searched = in_background(search);
        Box::pin(async move {
            // The caller notices that there is no result.
            let _ = searched.await;
        })
    }

    fn room(&self) -> Arc<Semaphore> {
        self.room.clone()
    }
}

/// Tasks on one tokio thread, searches included, so that they always run in the same order.
pub struct OneThread;

impl Spawn for OneThread {
    fn spawn(&self, task: Work) {
        tokio::spawn(task);
    }

    fn search(&self, search: Search) -> Work {
        Box::pin(async move {
            // As above.
            let _ = std::panic::catch_unwind(AssertUnwindSafe(search));
        })
    }
}

fn duration(time: Millis) -> Duration {
    Duration::from_millis(time.0.max(0).unsigned_abs())
}
