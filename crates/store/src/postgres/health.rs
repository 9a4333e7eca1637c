//! What the operator is told of a server: once when it fails, once when it is well again. The writer, the readers and
//! the register of leases share it, so that an outage is told once, whoever meets it first.

use parking_lot::Mutex;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::ServerAddress;
use crate::sql::outage::Outages;
use crate::sql::words::in_words;

/// How long after the last failure a success counts as the end: in a server that stops, one connection may be answered
/// yet while another is not.
const SETTLED: Duration = Duration::from_secs(1);

/// A server, as this process knows it.
pub(super) struct Health {
    address: ServerAddress,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    outages: Outages,
    failed: Option<Instant>,
}

impl Health {
    pub fn new(address: &ServerAddress) -> Arc<Health> {
        Arc::new(Health {
            address: address.clone(),
            seen: Mutex::default(),
        })
    }

    /// It did not do what was asked, and not through the fault of whoever asked.
    pub fn failed(&self, error: &sqlx::Error) {
        let mut seen = self.seen.lock();
        seen.failed = Some(Instant::now());
        if !seen.outages.failed() {
            return;
        }
        tracing::error!(
            "the database {} cannot be used ({}): nothing is saved and no table continues until it can",
            self.address,
            in_words(error)
        );
    }

    /// It wrote what was asked at this moment.
    pub fn works(&self, asked: Instant) {
        let mut seen = self.seen.lock();
        if seen.failed.is_none_or(|failed| asked >= failed + SETTLED) {
            seen.outages.works();
        }
    }

    /// A write took this long.
    pub fn took(&self, time: Duration) {
        if !self.seen.lock().outages.is_slow(time) {
            return;
        }
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
