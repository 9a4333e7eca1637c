//! What a writer tells the operator: a fault once when it begins, now and then while it lasts, and once when it is over;
//! and a slow write.

use std::time::Duration;

use tokio::time::Instant;

/// A write that takes longer is told: who waits for two of them may wait too long for Discord.
const SLOW: Duration = Duration::from_secs(1);
/// How often a fault that lasts is told again.
const REMINDER: Duration = Duration::from_secs(10 * 60);

/// What the operator has been told.
#[derive(Default)]
pub(crate) struct Outages {
    now: Option<Outage>,
    told_slow: Option<Instant>,
}

/// A time in which nothing can be written.
struct Outage {
    since: Instant,
    told: Instant,
    /// The number of writes that failed.
    failed: u64,
}

impl Outages {
    /// A write failed; returns whether the operator is to be told.
    pub fn failed(&mut self) -> bool {
        let now = Instant::now();
        let outage = self.now.get_or_insert(Outage {
            since: now,
            told: now,
            failed: 0,
        });
        outage.failed += 1;
        if outage.failed > 1 && now - outage.told < REMINDER {
            return false;
        }
        outage.told = now;
        true
    }

    /// A write succeeded.
    pub fn works(&mut self) {
        if let Some(Outage { since, failed, .. }) = self.now.take() {
            let seconds = since.elapsed().as_secs();
            tracing::info!(failed, seconds, "the database can be written again");
        }
    }

    /// A write took this long; returns whether the operator is to be told.
    pub fn is_slow(&mut self, time: Duration) -> bool {
        let is_known = |told: Instant| told.elapsed() < REMINDER;
        if time < SLOW || self.told_slow.is_some_and(is_known) {
            return false;
        }
        self.told_slow = Some(Instant::now());
        true
    }
}
