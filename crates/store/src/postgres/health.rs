//! What the operator is told of a server: once when it fails, once when it is well again.

use std::time::Duration;

use tokio::time::Instant;

use super::ServerAddress;

/// A write that takes longer is told: who waits for two of them may wait too long for Discord.
const SLOW: Duration = Duration::from_secs(1);
/// How often a fault that lasts is told again.
const REMINDER: Duration = Duration::from_secs(10 * 60);

/// A server, as the writer knows it.
pub(super) struct Health {
    address: ServerAddress,
    outage: Option<Outage>,
    told_slow: Option<Instant>,
}

/// A time in which nothing can be written.
struct Outage {
    since: Instant,
    told: Instant,
    /// The number of writes that failed.
    failed: u64,
}

impl Health {
    pub fn of(address: ServerAddress) -> Health {
        Health {
            address,
            outage: None,
            told_slow: None,
        }
    }

    /// A write failed.
    pub fn failed(&mut self, error: &sqlx::Error) {
        let now = Instant::now();
        let outage = self.outage.get_or_insert(Outage {
            since: now,
            told: now,
            failed: 0,
        });
        outage.failed += 1;
        if outage.failed > 1 && now - outage.told < REMINDER {
            return;
        }
        outage.told = now;
        tracing::error!(
            "the database {} cannot be written to ({error}): nothing is saved and no table continues until it can",
            self.address
        );
    }

    /// A write succeeded, and took this long.
    pub fn works(&mut self, time: Duration) {
        if let Some(outage) = self.outage.take() {
            let seconds = outage.since.elapsed().as_secs();
            let failed = outage.failed;
            tracing::info!(failed, seconds, "the database can be written again");
        }
        let is_known = |told: Instant| told.elapsed() < REMINDER;
        if time < SLOW || self.told_slow.is_some_and(is_known) {
            return;
        }
        self.told_slow = Some(Instant::now());
        tracing::warn!(
            "the database {} is slow: a write took {:.1} s, and members wait that long for answers",
            self.address,
            time.as_secs_f64()
        );
    }

    /// Another process has claimed the database meanwhile.
    pub fn taken_over(&self) {
        tracing::error!(
            "the connection to the database {} was lost, and another triomphe has claimed it since: \
             this one is stopping",
            self.address
        );
    }
}
