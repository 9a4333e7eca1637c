//! Limits how often a bot may start a session (IDENTIFY).

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use super::World;
use crate::config::RateLimits;

/// The period of the daily limit.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The pause between two sessions of the same group of shards.
const PAUSE: Duration = Duration::from_secs(5);

/// When sessions started, on the sandbox's clock.
#[derive(Debug, Default)]
pub(crate) struct SessionStarts {
    /// The starts of the current day.
    today: VecDeque<Duration>,
    /// The latest start of each group of shards, by shard modulo `max_concurrency`.
    last: HashMap<u64, Duration>,
}

/// Why a session may not start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooSoon {
    /// Another shard of the group started less than five seconds ago.
    Pause,
    /// The daily limit is reached.
    Day,
}

impl World {
    /// Counts the start of a session, if it may start now.
    ///
    /// # Errors
    /// The reason why not. At the daily limit it also ends all running sessions.
    pub fn start_session(&mut self, shard: u64) -> Result<(), TooSoon> {
        let now = self.clock.age();
        self.starts.forget(now);
        if self.rate_limits != RateLimits::Off {
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

    /// How many more sessions may start today; all of them where limits are not enforced.
    pub fn sessions_left(&self) -> u64 {
        if self.rate_limits == RateLimits::Off {
            return self.limits.identifies;
        }
        let now = self.clock.age();
        let today = self.starts.today.iter();
        let used = today.filter(|start| now.saturating_sub(**start) < DAY);
        self.limits.identifies.saturating_sub(used.count() as u64)
    }

    /// The time until the next session may start; zero if none has started.
    pub fn sessions_reset_after(&self) -> Duration {
        let now = self.clock.age();
        let first = self.starts.today.iter().map(|start| *start + DAY);
        let first = first.filter(|end| *end > now).min();
        first.map_or(Duration::ZERO, |end| end.saturating_sub(now))
    }
}

impl SessionStarts {
    fn forget(&mut self, now: Duration) {
        let old = |start: &Duration| now.saturating_sub(*start) >= DAY;
        while self.today.front().is_some_and(old) {
            self.today.pop_front();
        }
    }
}
