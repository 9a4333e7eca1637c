//! How often a bot may begin a session (IDENTIFY).

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use super::World;
use crate::config::RateLimits;

/// The time in which so many may begin as Discord counts.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The time between two of one group of shards.
const PAUSE: Duration = Duration::from_secs(5);

/// When sessions began, on the sandbox's clock.
#[derive(Debug, Default)]
pub(crate) struct Starts {
    /// Of the running day.
    today: VecDeque<Duration>,
    /// The last of each group of shards: the shard modulo `max_concurrency`.
    last: HashMap<u64, Duration>,
}

/// Why a session may not begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooSoon {
    /// Another shard of the group began less than five seconds ago.
    Pause,
    /// The day's sessions are used up.
    Day,
}

impl World {
    /// Counts the beginning of a session, if one may begin now.
    ///
    /// # Errors
    /// What Discord has against it; at the end of the day's sessions it ends the others as well.
    pub fn start_session(&mut self, shard: u64) -> Result<(), TooSoon> {
        let now = self.clock.age();
        self.starts.forget(now);
        if self.rate_limits == RateLimits::Enforced {
            if self.sessions_left() == 0 {
                return Err(TooSoon::Day);
            }
            let group = shard % self.limits.max_concurrency.max(1);
            let last = self.starts.last.get(&group);
            if last.is_some_and(|last| now.saturating_sub(*last) < PAUSE) {
                return Err(TooSoon::Pause);
            }
            self.starts.last.insert(group, now);
        }
        self.starts.today.push_back(now);
        Ok(())
    }

    /// How many more may begin today.
    pub fn sessions_left(&self) -> u64 {
        let now = self.clock.age();
        let today = self.starts.today.iter();
        let used = today.filter(|start| now.saturating_sub(**start) < DAY);
        self.limits.identifies.saturating_sub(used.count() as u64)
    }

    /// The time until another may begin that may not now; nothing where none began.
    pub fn sessions_reset_after(&self) -> Duration {
        let now = self.clock.age();
        let first = self.starts.today.iter().map(|start| *start + DAY);
        let first = first.filter(|end| *end > now).min();
        first.map_or(Duration::ZERO, |end| end.saturating_sub(now))
    }
}

impl Starts {
    fn forget(&mut self, now: Duration) {
        let old = |start: &Duration| now.saturating_sub(*start) >= DAY;
        while self.today.front().is_some_and(old) {
            self.today.pop_front();
        }
    }
}
