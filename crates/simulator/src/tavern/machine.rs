//! The clock, the threads and the random numbers of the house here: time jumps, tasks end with the house, and patrons
//! think for as long as their town says.

use crate::luck::Luck;
use house::{
    random::Random,
    time::{Search, Spawn, Time, Work},
};
use ids::Millis;
use parking_lot::{Mutex, MutexGuard};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// An arbitrary afternoon.
const NOW: i64 = 1_800_000_000_000;

/// The time of day, which jumps. It goes on while the house is down.
#[derive(Clone)]
pub struct Day {
    start: Instant,
    ahead: Arc<AtomicI64>,
}

impl Day {
    pub fn new() -> Day {
        Day {
            start: Instant::now(),
            ahead: Arc::default(),
        }
    }

    pub fn now(&self) -> i64 {
        NOW + self.start.elapsed().as_millis() as i64 + self.ahead.load(Ordering::SeqCst)
    }

    pub fn jump(&self, by: Millis) {
        self.ahead.fetch_add(by.0, Ordering::SeqCst);
    }
}

/// The clocks of one run of the house.
pub struct Clock {
    pub day: Day,
    pub start: Instant,
}

impl Time for Clock {
    fn now(&self) -> i64 {
        self.day.now()
    }

    fn steady(&self) -> i64 {
        self.start.elapsed().as_millis() as i64
    }

    fn sleep(&self, time: Millis) -> Work {
        let time = Duration::from_millis(time.0.max(0).unsigned_abs());
        Box::pin(tokio::time::sleep(time))
    }
}

/// Of a hundred choices, how many patrons come to, while the substitute acts in the others, and how many are late.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    pub think: i64,
    pub late: i64,
}

/// What the house draws during a move, and until the next one, comes from that move's own luck, so that a shorter
/// list of moves draws the same in the moves that are left.
#[derive(Clone)]
pub struct Dice(Arc<Mutex<Luck>>);

impl Dice {
    pub fn new(luck: Luck) -> Dice {
        Dice(Arc::new(Mutex::new(luck)))
    }

    pub fn begin(&self, luck: Luck) {
        *self.luck() = luck;
    }

    fn luck(&self) -> MutexGuard<'_, Luck> {
        self.0.lock()
    }
}

impl Random for Dice {
    fn bits(&self) -> u64 {
        self.luck().bits()
    }

    fn secret(&self) -> anyhow::Result<[u8; 32]> {
        let mut luck = self.luck();
        Ok(std::array::from_fn(|_| luck.below(256) as u8))
    }
}

/// Everything that a run of the house has started; it ends with it.
pub struct Tasks {
    started: Mutex<Vec<AbortHandle>>,
    dice: Dice,
    thinking: Thinking,
}

impl Tasks {
    pub fn new(dice: Dice, thinking: Thinking) -> Tasks {
        Tasks {
            started: Mutex::default(),
            dice,
            thinking,
        }
    }

    /// Ends everything.
    pub fn stop(&self) {
        let mut started = self.started.lock();
        started.drain(..).for_each(|task| task.abort());
    }
}

impl Spawn for Tasks {
    fn spawn(&self, task: Work) {
        let task = tokio::spawn(task).abort_handle();
        let mut started = self.started.lock();
        if started.len() > 256 {
            started.retain(|task| !task.is_finished());
        }
        started.push(task);
    }

    fn search(&self, search: Search) -> Work {
        let mut luck = self.dice.luck();
        let drawn = luck.between(0, 99);
        let late = Duration::from_millis(luck.between(1, 20_000) as u64);
        let Thinking { think, late: slow } = self.thinking;
        Box::pin(async move {
            if drawn < slow {
                tokio::time::sleep(late).await;
            }
            if drawn < think {
                // As in the program, a patron that panics has not chosen.
                let _ = std::panic::catch_unwind(AssertUnwindSafe(search));
            }
        })
    }
}
