//! The house's timer: its heartbeat, and its daily chores.

use super::{HouseError, Tavern};
use ids::{Millis, Moment};
use pages::HouseRefusal;
use table::Refusal;

/// How often the bot records that it is alive, so that a restart knows how long it was down.
const HEARTBEAT: Millis = Millis::seconds(2);

impl Tavern {
    /// Lets tables act when they are due; runs until dropped.
    pub async fn run_clock(self) {
        let clocks = &self.clocks;
        let _kept = clocks.keep();
        loop {
            if let Err(error) = self.clocks.beat().await {
                log_failure("could not write the heartbeat", error);
            }
            if let Err(error) = self.allowances.forget_allowances().await {
                log_failure("could not delete old allowances", error);
            }
            if self
                .servers
                .next_purge()
                .is_some_and(|at| at <= self.house.time.now())
            {
                // Deleting a lot takes a while; the tables continue meanwhile.
                let tavern = self.clone();
                self.house.spawn.spawn(Box::pin(async move {
                    // What failed is logged there.
                    let _ = tavern.servers.purge_gone().await;
                }));
            }
            clocks.sleep(HEARTBEAT).await;
        }
    }

    /// Lets every table that is due act, until none is: the timer's work without the waiting.
    ///
    /// # Errors
    /// The first table that could not act.
    pub async fn catch_up(&self) -> Result<(), HouseError> {
        self.servers.purge_gone().await?;
        self.allowances.forget_allowances().await?;
        loop {
            let mut due = self.tables.all();
            due.retain(|table| {
                let (due_at, now) = (table.table().due_at, self.clocks.running_time(table.guild));
                due_at.is_some_and(|due_at| now.is_some_and(|now| due_at <= now))
            });
            if due.is_empty() {
                return Ok(());
            }
            for table in due {
                match table.act_if_due().await {
                    None
                    | Some(
                        Ok(()) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::Closed))),
                    ) => {}
                    Some(Err(error)) => return Err(error),
                }
            }
        }
    }

    /// When the next table, or the deletion of a departed server's data, is due (epoch milliseconds), if anything is.
    pub fn next_deadline(&self) -> Option<i64> {
        let left = |due_at: Moment, guild| Some(due_at - self.clocks.running_time(guild)?);
        let tables = self.tables.all();
        let left = tables
            .iter()
            .filter_map(|table| left(table.table().due_at?, table.guild));
        let tables = left.map(|left| self.house.time.now() + left.0);
        tables.chain(self.servers.next_purge()).min()
    }
}

/// Logs that something failed, unless the operator has been told of it by the store.
pub fn log_failure(what: &str, error: impl Into<anyhow::Error>) {
    let error = error.into();
    if needs_logging(&error) {
        tracing::error!("{what}: {error:#}");
    }
}

/// Whether the operator has yet to be told of this: the store itself tells when the disk or the server fails, and a
/// house that is closed or has lost its lease is no fault.
fn needs_logging(error: &anyhow::Error) -> bool {
    store::failed_storage(error.as_ref()).is_none() && !store::is_closed(error)
}
