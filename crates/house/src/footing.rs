//! What may be begun on Discord for a shard whose lease this process has, or had when it last asked.
//!
//! ```text
//!             the database has not answered for too long            stood still meanwhile
//!   firm ◄────────────────────────────────────────────► unsure ───────────────────────────► none
//!     ▲                a turn is taken                                                        │
//!     └───────────────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! A process that stands still (a signal stopped it, or its machine was suspended) does not know how long, until it has
//! looked at a clock; and whatever it does first may come before that. So everybody looks for themselves: at the time
//! of the last tick, which is due every half second, by the steady clock and by the time of day, since the steady one
//! does not count the time in which a machine is suspended.

use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// How often the process ticks.
const TICK: Duration = Duration::from_millis(500);
/// By how much a tick may be late before the process counts as having stood still.
const LATE: Duration = Duration::from_secs(2);

/// What may be begun on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footing {
    /// Anything: nobody else can have the lease.
    Firm,
    /// Nobody knows whether the lease is still held, for the database does not answer. Whoever asks is told so.
    Unsure,
    /// Nothing: the process has stood still and does not know what has happened meanwhile, or the shift is over.
    None,
}

/// The footing of a process.
pub struct Ground {
    known: Mutex<Known>,
    /// Told of each turn and each end of a shift.
    changed: watch::Sender<()>,
}

struct Known {
    /// Until then nobody else can have its leases.
    firm_until: Instant,
    ticked: Instant,
    /// The time of day at that tick.
    day: SystemTime,
    /// How often it has stood still.
    gaps: u64,
    /// Whether it has stood still since the last turn.
    has_gap: bool,
}

/// A turn that is being taken.
pub struct TurnBegun {
    at: Instant,
    gaps: u64,
}

impl Known {
    /// Notes whether the process has stood still since the last tick.
    fn look(&mut self) -> Footing {
        let (steady, day) = (self.ticked.elapsed(), self.day.elapsed());
        // The time of day may be set back.
        let still = steady.max(day.unwrap_or_default());
        if still > TICK + LATE {
            self.gaps += 1;
            self.has_gap = true;
            tracing::warn!(
                seconds = still.as_secs(),
                "this process stood still: it does nothing on Discord until it has its leases again"
            );
            (self.ticked, self.day) = (Instant::now(), SystemTime::now());
        }
        match () {
            () if self.has_gap => Footing::None,
            () if Instant::now() >= self.firm_until => Footing::Unsure,
            () => Footing::Firm,
        }
    }
}

impl Ground {
    /// Of a process whose leases, if it has any, are certain for so long.
    pub fn new(sure: Duration) -> Arc<Ground> {
        let known = Known {
            firm_until: Instant::now() + sure,
            ticked: Instant::now(),
            day: SystemTime::now(),
            gaps: 0,
            has_gap: false,
        };
        Arc::new(Ground {
            known: Mutex::new(known),
            changed: watch::Sender::default(),
        })
    }

    /// Ticks, forever.
    pub async fn keep_ticking(&self) {
        loop {
            self.tick();
            sleep(TICK).await;
        }
    }

    fn tick(&self) {
        let mut known = self.known.lock();
        known.look();
        (known.ticked, known.day) = (Instant::now(), SystemTime::now());
    }

    /// A turn is about to be taken.
    pub fn turn_begins(&self) -> TurnBegun {
        let mut known = self.known.lock();
        known.look();
        TurnBegun {
            at: Instant::now(),
            gaps: known.gaps,
        }
    }

    /// The turn was taken: leases are certain for so long from its beginning on. False if the process has stood still
    /// meanwhile, so that what the turn says may no longer be so.
    pub fn turn_taken(&self, turn: &TurnBegun, sure: Duration) -> bool {
        let mut known = self.known.lock();
        known.look();
        if known.gaps != turn.gaps {
            return false;
        }
        known.has_gap = false;
        known.firm_until = turn.at + sure;
        drop(known);
        self.changed.send_replace(());
        true
    }

    /// The footing of a shift.
    pub fn foothold(self: &Arc<Ground>) -> Foothold {
        Foothold(Some(Arc::new(Held {
            ground: self.clone(),
            is_over: AtomicBool::new(false),
        })))
    }
}

/// The footing of one shift; by default that of a process that answers alone, which is always firm.
#[derive(Clone, Default)]
pub struct Foothold(Option<Arc<Held>>);

struct Held {
    ground: Arc<Ground>,
    is_over: AtomicBool,
}

impl Foothold {
    /// What may be begun now.
    pub fn footing(&self) -> Footing {
        match &self.0 {
            None => Footing::Firm,
            Some(held) if held.is_over.load(Ordering::SeqCst) => Footing::None,
            Some(held) => held.ground.known.lock().look(),
        }
    }

    /// Waits until the footing is `enough`. False if the shift is over first.
    pub async fn until(&self, enough: impl Fn(Footing) -> bool) -> bool {
        let Some(held) = &self.0 else {
            return true;
        };
        let mut changed = held.ground.changed.subscribe();
        loop {
            if enough(self.footing()) {
                return true;
            }
            if held.is_over.load(Ordering::SeqCst) || changed.changed().await.is_err() {
                return false;
            }
        }
    }

    /// The shift is over: nothing more is begun.
    pub(super) fn end(&self) {
        if let Some(held) = &self.0 {
            held.is_over.store(true, Ordering::SeqCst);
            held.ground.changed.send_replace(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use tokio::time::advance;

    const SURE: Duration = Duration::from_secs(5);
    const SECOND: Duration = Duration::from_secs(1);

    /// Lets a ground tick in the background.
    fn ticking() -> (Arc<Ground>, tokio::task::JoinHandle<()>) {
        let ground = Ground::new(SURE);
        let ticks = ground.clone();
        let ticking = tokio::spawn(async move { ticks.keep_ticking().await });
        (ground, ticking)
    }

    #[tokio::test(start_paused = true)]
    async fn without_a_turn_it_is_unsure_for_as_long_as_that_lasts_and_firm_with_the_next() {
        let (ground, _ticking) = ticking();
        let foothold = ground.foothold();
        sleep(SURE - Duration::from_millis(1)).await;
        assert_eq!(foothold.footing(), Footing::Firm);
        for _ in 0..60 {
            sleep(SECOND).await;
            assert_eq!(foothold.footing(), Footing::Unsure);
        }
        let firm = foothold.until(|it| it == Footing::Firm);
        tokio::pin!(firm);
        assert!(firm.as_mut().now_or_never().is_none());
        let turn = ground.turn_begins();
        sleep(SECOND).await;
        assert!(ground.turn_taken(&turn, SURE));
        assert!(firm.await);
        // From when it was begun.
        sleep(SURE - SECOND).await;
        assert_eq!(foothold.footing(), Footing::Unsure);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_looks_first_after_it_stood_still_finds_nothing_to_stand_on_until_a_turn() {
        // Nobody ticks after this, as in a process that is stopped.
        let ground = Ground::new(SURE);
        let foothold = ground.foothold();
        ground.tick();
        let turn = ground.turn_begins();
        advance(TICK + LATE).await;
        assert_eq!(foothold.footing(), Footing::Firm, "not late yet");
        advance(Duration::from_millis(1)).await;
        assert_eq!(foothold.footing(), Footing::None);
        assert_eq!(foothold.footing(), Footing::None, "and it stays so");
        assert!(!ground.turn_taken(&turn, SURE), "it was begun before");
        assert_eq!(foothold.footing(), Footing::None);
        let turn = ground.turn_begins();
        assert!(ground.turn_taken(&turn, SURE));
        assert_eq!(foothold.footing(), Footing::Firm);
    }

    #[test]
    fn a_machine_that_was_suspended_shows_it_by_the_time_of_day_alone() {
        let ground = Ground::new(SURE);
        ground.known.lock().day -= TICK + LATE + SECOND;
        assert_eq!(ground.foothold().footing(), Footing::None);
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_for_a_shift_that_is_over() {
        let (ground, _ticking) = ticking();
        let [one, other] = [ground.foothold(), ground.foothold()];
        sleep(SURE).await;
        one.end();
        assert!(!one.until(|it| it == Footing::Firm).await);
        assert_eq!(
            (one.footing(), other.footing()),
            (Footing::None, Footing::Unsure)
        );
        let alone = Foothold::default();
        assert!(alone.until(|it| it == Footing::Firm).await);
    }
}
