//! The house's clock: its heartbeat, and what is done by the day.

use super::{HouseError, HouseRefusal, Refusal, Tavern};
use ids::{Millis, Moment};

/// How often the bot writes that it is alive, so that a restart knows how long it was down.
const HEARTBEAT: Millis = Millis::seconds(2);

impl Tavern {
    /// Lets tables act when their time has come; runs until it is dropped.
    pub async fn run_clock(self) {
        let clocks = &self.clocks;
        let _kept = clocks.keep();
        loop {
            if let Err(error) = self.clocks.beat().await {
                tracing::error!("the heartbeat was not written: {error:#}");
            }
            if let Err(error) = self.allowances.forget_allowances().await {
                tracing::error!("old allowances were not forgotten: {error:#}");
            }
            if self
                .servers
                .next_purge()
                .is_some_and(|at| at <= self.house.time.now())
            {
                // Deleting much takes a while; the tables go on meanwhile.
                let tavern = self.clone();
                self.house.spawn.spawn(Box::pin(async move {
                    if let Err(error) = tavern.servers.purge_gone().await {
                        tracing::error!("data that is due was not deleted: {error:#}");
                    }
                }));
            }
            clocks.sleep(HEARTBEAT).await;
        }
    }

    /// Lets every table act whose time has come, and again until none is due: the clock's work without the waiting.
    ///
    /// # Errors
    /// The first table that could not act.
    pub async fn catch_up(&self) -> Result<(), HouseError> {
        self.servers.purge_gone().await?;
        self.allowances.forget_allowances().await?;
        loop {
            let mut due = self.tables.all();
            due.retain(|table| {
                let (due_at, now) = (table.table().due_at, self.clocks.going(table.guild));
                due_at.is_some_and(|due_at| now.is_some_and(|now| due_at <= now))
            });
            if due.is_empty() {
                return Ok(());
            }
            for table in due {
                match table.come_due().await {
                    None
                    | Some(
                        Ok(()) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::Closed))),
                    ) => {}
                    Some(Err(trouble)) => return Err(trouble),
                }
            }
        }
    }

    /// When the next table is due, or the data of a server that is gone, if anything waits for a time
    /// (epoch milliseconds).
    pub fn next_deadline(&self) -> Option<i64> {
        let left = |due_at: Moment, guild| Some(due_at - self.clocks.going(guild)?);
        let tables = self.tables.all();
        let left = tables
            .iter()
            .filter_map(|table| left(table.table().due_at?, table.guild));
        let tables = left.map(|left| self.house.time.now() + left.0);
        tables.chain(self.servers.next_purge()).min()
    }
}
