//! What the operator is told of a server: once when it fails, once when it is well again.

use std::time::Duration;

use super::ServerAddress;
use crate::sql::outage::Outages;

/// A server, as the writer knows it.
pub(super) struct Health {
    address: ServerAddress,
    outages: Outages,
}

impl Health {
    pub fn new(address: ServerAddress) -> Health {
        Health {
            address,
            outages: Outages::default(),
        }
    }

    /// A write failed.
    pub fn failed(&mut self, error: &sqlx::Error) {
        if !self.outages.failed() {
            return;
        }
        tracing::error!(
            "the database {} cannot be written to ({error}): nothing is saved and no table continues until it can",
            self.address
        );
    }

    /// A write succeeded, and took this long.
    pub fn works(&mut self, time: Duration) {
        self.outages.works();
        if !self.outages.is_slow(time) {
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
