//! What the house goes by: the time, and who does its work meanwhile.
//!
//! Both are traits, so that a simulation can run the same house in one thread, with a clock that jumps from one deadline
//! to the next.

use ids::Millis;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Something that is under way.
pub type Work = Pin<Box<dyn Future<Output = ()> + Send>>;
/// A search, which keeps a core busy until it is done.
pub type Search = Box<dyn FnOnce() + Send>;

/// Tells the time, by two clocks: the time of day, which may be set, and a steady one, which only goes on.
pub trait Time: Send + Sync {
    /// The time of day (epoch milliseconds): for days, dates and what people read.
    fn now(&self) -> i64;

    /// Milliseconds since some moment, the same for as long as the program runs.
    fn steady(&self) -> i64;

    /// Waits until the steady clock has gone on by so much.
    fn sleep(&self, time: Millis) -> Work;
}

/// Does what goes on beside whoever asked for it.
pub trait Spawn: Send + Sync {
    /// Begins a task that goes on by itself.
    fn spawn(&self, task: Work);

    /// Searches where nobody else waits for it; done once the search is, even if it panicked.
    fn search(&self, search: Search) -> Work;
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

/// The clock of a tokio runtime, which tests and simulations pause: it goes on by itself when every task waits for it.
pub struct RuntimeTime {
    from: i64,
    start: tokio::time::Instant,
}

impl RuntimeTime {
    /// It is this time of day now (epoch milliseconds).
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

/// Clocks that somebody else moves.
struct ToldTime<Day, Steady> {
    day: Day,
    steady: Arc<Steady>,
}

/// One clock that nobody sets: whatever tells the time.
pub fn announced_by(tell: impl Fn() -> i64 + Clone + Send + Sync + 'static) -> Arc<dyn Time> {
    separate_clocks(tell.clone(), tell)
}

/// The time of day from the first, and a clock that goes on whatever becomes of that one from the second.
pub fn separate_clocks(
    day: impl Fn() -> i64 + Send + Sync + 'static,
    steady: impl Fn() -> i64 + Send + Sync + 'static,
) -> Arc<dyn Time> {
    Arc::new(ToldTime {
        day,
        steady: Arc::new(steady),
    })
}

/// How often a clock is looked at that somebody else moves.
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

/// Tasks of tokio's, on all of the machine's cores.
pub struct Tasks;

impl Spawn for Tasks {
    fn spawn(&self, task: Work) {
        tokio::spawn(task);
    }

    fn search(&self, search: Search) -> Work {
        let searched = tokio::task::spawn_blocking(search);
        Box::pin(async move {
            // Whoever asked for it finds that there is no answer.
            let _ = searched.await;
        })
    }
}

/// Tasks of tokio's on one thread, which searches as well: what is done first is always the same.
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
