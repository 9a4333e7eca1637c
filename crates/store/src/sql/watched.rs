//! A database in a simulation: a [`Watch`] stands between it and those who write, one step after the other, and a
//! paused clock stands still while the database is asked.

use std::sync::Arc;

use async_trait::async_trait;
use ids::{DealId, TableId};

use super::order::{Order, Waiting};
use super::question::{Answers, ConsistentRead, Row, SqlQuery};
use super::{Desk, Sql};
use crate::watch::{Fault, Still, Watch, Written};
use crate::{AccountLine, Books, StoreError, Stray, TransferLine};

/// The same database, watched.
pub(crate) fn watched(database: Arc<Sql>, watch: Watch) -> Arc<Sql> {
    let (store, desk) = Sql::open(StillAnswers(database.readers.clone()));
    tokio::spawn(intercept(database, desk, watch));
    store
}

async fn intercept(database: Arc<Sql>, desk: Desk, mut watch: Watch) {
    let Desk { mut orders, closed } = desk;
    while let Some(order) = orders.recv().await {
        let _still = Still::hold();
        match order {
            Order::Step(waiting) => pass(&database, waiting, &mut watch).await,
            // Where the database has no answer it is closed, and whoever asked hears so by having none either.
            Order::Purge(lease, guild, answer) => {
                let purged = database.ask(|asked| Order::Purge(lease, guild, asked));
                let Ok(purged) = purged.await else { continue };
                if matches!(purged, Ok(true)) {
                    watch.hears(Written::Purged(guild));
                }
                let _ = answer.send(purged);
            }
            Order::Close => {
                crate::Store::close(&*database).await;
                break;
            }
            // Whatever was asked before has been answered.
            Order::Flush(answer) => {
                let _ = answer.send(());
            }
            Order::Resume(lease, now, answer) => {
                let resumed = database.ask(|asked| Order::Resume(lease, now, asked));
                if let Ok(resumed) = resumed.await {
                    let _ = answer.send(resumed);
                }
            }
            Order::Checkpoint(answer) => {
                if let Ok(checkpointed) = database.ask(Order::Checkpoint).await {
                    let _ = answer.send(checkpointed);
                }
            }
        }
    }
    drop(orders);
    closed.notify_waiters();
}

/// Hands a step over, unless it is to fail.
async fn pass(database: &Sql, waiting: Waiting, watch: &mut Watch) {
    let Waiting {
        step,
        lease,
        answer,
    } = waiting;
    let fault = watch.fault(&step);
    if fault.is_none_or(Fault::is_written) {
        let passed = step.clone();
        let written = database.ask(|answer| {
            Order::Step(Waiting {
                step: passed,
                lease,
                answer,
            })
        });
        let Ok(written) = written.await else { return };
        if written.is_ok() {
            watch.hears(Written::Step(&step));
        }
        if fault.is_none() {
            let _ = answer.send(written);
            return;
        }
    }
    if let Some(fault) = fault {
        let _ = answer.send(Err(fault.error(&step)));
    }
}

struct StillAnswers(Arc<dyn Answers>);

/// Something that is asked while the clock stands still.
struct StillAsked<T: ?Sized> {
    _still: Still,
    asked: Box<T>,
}

#[async_trait]
impl Answers for StillAnswers {
    async fn rows(&self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        let _still = Still::hold();
        self.0.rows(asked).await
    }

    async fn moment(&self) -> sqlx::Result<Box<dyn ConsistentRead>> {
        Ok(Box::new(StillAsked {
            _still: Still::hold(),
            asked: self.0.moment().await?,
        }))
    }

    async fn books(&self) -> Result<Box<dyn Books>, StoreError> {
        Ok(Box::new(StillAsked {
            _still: Still::hold(),
            asked: self.0.books().await?,
        }))
    }

    async fn time_of_day(&self) -> sqlx::Result<Option<i64>> {
        let _still = Still::hold();
        self.0.time_of_day().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

#[async_trait]
impl ConsistentRead for StillAsked<dyn ConsistentRead> {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        self.asked.rows(asked).await
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        self.asked.damage().await
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()> {
        self.asked.close().await
    }
}

#[async_trait]
impl Books for StillAsked<dyn Books> {
    async fn accounts(&mut self) -> Result<Vec<AccountLine>, StoreError> {
        self.asked.accounts().await
    }

    async fn transfers(&mut self, after: i64) -> Result<Vec<TransferLine>, StoreError> {
        self.asked.transfers(after).await
    }

    async fn deals_left(&mut self) -> Result<Vec<(DealId, TableId)>, StoreError> {
        self.asked.deals_left().await
    }

    async fn strays(&mut self) -> Result<Vec<Stray>, StoreError> {
        self.asked.strays().await
    }

    async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        self.asked.damage().await
    }

    async fn close(self: Box<Self>) -> Result<(), StoreError> {
        self.asked.close().await
    }
}
