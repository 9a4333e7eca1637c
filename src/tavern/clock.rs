//! What tables do by themselves: deadlines, patrons, substitutes, the next deal.

use super::{Sorry, Tavern, Trouble, lock};
use crate::store::TableId;
use std::time::Duration;

/// How often the bot writes that it is alive, so that a restart knows how long it was down.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// How long a table that failed is left alone.
const AFTER_FAILURE: Duration = Duration::from_secs(5);

impl Tavern {
    /// Lets tables act when their time has come; runs until it is dropped.
    pub async fn run_clock(self) {
        let mut heart = tokio::time::interval(HEARTBEAT);
        heart.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let woken = self.inner.clock.notified();
            let now = self.now();
            let mut next = None;
            for (table, due_at) in self.deadlines() {
                if due_at <= now {
                    self.take_up(table);
                } else if next.is_none_or(|next| due_at < next) {
                    next = Some(due_at);
                }
            }
            let wait = next.map(|next| Duration::from_millis((next - now).max(0).unsigned_abs()));
            let sleep = async {
                match wait {
                    Some(wait) => tokio::time::sleep(wait).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = woken => {}
                () = sleep => {}
                _ = heart.tick() => {
                    if let Err(error) = self.inner.store.heartbeat(self.now()).await {
                        tracing::error!("the heartbeat was not written: {error}");
                    }
                    if self.next_purge().is_some_and(|at| at <= self.now()) {
                        // Deleting much takes a while; the tables go on meanwhile.
                        let tavern = self.clone();
                        tokio::spawn(async move {
                            if let Err(error) = tavern.purge_gone().await {
                                tracing::error!("data that is due was not deleted: {error:#}");
                            }
                        });
                    }
                }
            }
        }
    }

    /// Lets every table act whose time has come, and again until none is due: the clock's work without the waiting.
    ///
    /// # Errors
    /// The first table that could not act.
    pub async fn catch_up(&self) -> Result<(), Trouble> {
        self.purge_gone().await?;
        loop {
            let now = self.now();
            let due: Vec<_> = self
                .deadlines()
                .into_iter()
                .filter(|&(_, at)| at <= now)
                .collect();
            if due.is_empty() {
                return Ok(());
            }
            for (table, _) in due {
                match self.come_due(table).await {
                    Ok(()) | Err(Trouble::Sorry(Sorry::Closed | Sorry::NoSuchTable)) => {}
                    Err(trouble) => return Err(trouble),
                }
            }
        }
    }

    /// When the next table is due, or the data of a server that is gone, if anything waits for a time
    /// (epoch milliseconds).
    pub fn next_deadline(&self) -> Option<i64> {
        let tables = self.deadlines().into_iter().map(|(_, at)| at);
        tables.chain(self.next_purge()).min()
    }

    fn deadlines(&self) -> Vec<(TableId, i64)> {
        let tables = lock(&self.inner.tables);
        let due = |(&id, seated): (&TableId, &std::sync::Arc<super::Seated>)| {
            Some((id, (*lock(&seated.due_at))?))
        };
        tables.iter().filter_map(due).collect()
    }

    /// One due table acts, in a task of its own; until it has, the clock does not look at it again.
    fn take_up(&self, id: TableId) {
        let Ok(seated) = self.seated(id) else { return };
        *lock(&seated.due_at) = None;
        let tavern = self.clone();
        tokio::spawn(async move {
            match tavern.come_due(id).await {
                Ok(()) | Err(Trouble::Sorry(Sorry::Closed | Sorry::NoSuchTable)) => {}
                Err(trouble) => {
                    tracing::error!(table = %id, "a table could not act: {trouble:#}");
                    tokio::time::sleep(AFTER_FAILURE).await;
                }
            }
            // Whatever happened, the clock goes by what the table now says.
            let due_at = seated.table.lock().await.due_at;
            *lock(&seated.due_at) = due_at;
            tavern.inner.clock.notify_one();
        });
    }

    async fn come_due(&self, id: TableId) -> Result<(), Trouble> {
        self.fill_seats(id).await?;
        self.change(id, |draft, purses| Ok(draft.come_due(purses)?))
            .await
    }
}
