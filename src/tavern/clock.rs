//! What tables do by themselves: deadlines, patrons, substitutes, the next deal.

use super::{Sorry, Tavern, Trouble, lock};
use ids::TableId;
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
            let mut next = None;
            for (table, left) in self.times_left() {
                if left <= 0 {
                    self.take_up(table);
                } else if next.is_none_or(|next| left < next) {
                    next = Some(left);
                }
            }
            let sleep = async {
                match next {
                    Some(left) => {
                        tokio::time::sleep(Duration::from_millis(left.unsigned_abs())).await
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = woken => {}
                () = sleep => {}
                _ = heart.tick() => {
                    if let Err(error) = self.beat().await {
                        tracing::error!("the heartbeat was not written: {error:#}");
                    }
                    if let Err(error) = self.forget_allowances().await {
                        tracing::error!("old allowances were not forgotten: {error:#}");
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
        self.forget_allowances().await?;
        loop {
            let due: Vec<_> = self
                .times_left()
                .into_iter()
                .filter(|&(_, left)| left <= 0)
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
        let now = self.now();
        let tables = self.times_left().into_iter().map(|(_, left)| now + left);
        tables.chain(self.next_purge()).min()
    }

    /// How long it is until each table is due whose clock goes, milliseconds.
    fn times_left(&self) -> Vec<(TableId, i64)> {
        let tables = lock(&self.inner.tables);
        let left = |(&id, seated): (&TableId, &std::sync::Arc<super::Seated>)| {
            let due_at = (*lock(&seated.due_at))?;
            Some((id, due_at - self.going(seated.guild)?))
        };
        tables.iter().filter_map(left).collect()
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
