//! What the two databases share: every question, and every row that is written, in the SQL that SQLite and PostgreSQL
//! both understand.
//!
//! Each question stands beside its trait (`tables.rs`, `ledger.rs` …) and is asked through [`Sql`].
//! What is one database's alone is in its own folder (`sqlite/`, `postgres/`): opening, the writer with its group
//! statement, the claim, what its errors mean.
//!
//! * `question`: a question with its parameters, and the rows that answer it.
//! * `dialect`: by name, what questions need beyond common SQL.
//! * `rows`: what each kind of row is written with.
//! * `group`: the rows of the steps that are written together, by statement.
//! * `order`: what can be asked of a writer, and what the two writers do alike.
//! * `outage`: when the operator is told that nothing can be written.
//! * `books`: the ledger at one moment.
//! * `moving`: one server's rows, out of a database and into another.
//! * `references`: what every column refers to, and rows that refer to another server's.
//! * `watched`: a database in a simulation.
//! * `guards`: whether a schema is what the migrations make.
//! * `migrations`: the steps by which each database comes to this version's schema.
//! * `error`: why a database cannot be used, and whose fault a failure is.

pub(crate) mod books;
pub(crate) mod dialect;
pub(crate) mod error;
pub(crate) mod group;
pub(crate) mod guards;
pub(crate) mod migrations;
pub(crate) mod moving;
pub(crate) mod order;
pub(crate) mod outage;
pub(crate) mod question;
pub(crate) mod references;
mod rows;
pub(crate) mod watched;
pub(crate) mod words;

use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::{Notify, mpsc, oneshot, watch};

use self::order::{Checkpointed, Order, Waiting};
use self::question::{Answers, FromRow, Question, query_scalar};
use crate::key::Key;
use crate::{Books, Lease, Step, StepError, Store, StoreError, Write};
use ids::{GuildId, Shard};

/// How many steps may wait for the writer before whoever brings more has to wait.
const WAITING: usize = 4096;

/// A database that speaks SQL: the way to its one writer, and its readers.
pub(crate) struct Sql {
    orders: mpsc::Sender<Order>,
    pub(crate) readers: Arc<dyn Answers>,
    closed: Arc<Notify>,
    /// For the servers of this lease alone.
    lease: Option<HeldLease>,
}

/// The lease under which a [`Sql`] writes.
struct HeldLease {
    lease: Lease,
    /// Closed, or found to be lost.
    is_over: watch::Sender<bool>,
}

/// The writer's side of a [`Sql`].
pub(crate) struct Desk {
    pub orders: mpsc::Receiver<Order>,
    /// To be notified once the writer has stopped.
    pub closed: Arc<Notify>,
}

impl Sql {
    /// A store with these readers; its writer serves the desk.
    pub fn open(readers: impl Answers + 'static) -> (Arc<Sql>, Desk) {
        let (orders, taken) = mpsc::channel(WAITING);
        let closed = Arc::new(Notify::new());
        let desk = Desk {
            orders: taken,
            closed: closed.clone(),
        };
        let store = Sql {
            orders,
            readers: Arc::new(readers),
            closed,
            lease: None,
        };
        (Arc::new(store), desk)
    }

    /// The same database, for the servers of a lease.
    pub fn under(&self, lease: Lease) -> Sql {
        Sql {
            orders: self.orders.clone(),
            readers: self.readers.clone(),
            closed: self.closed.clone(),
            lease: Some(HeldLease {
                lease,
                is_over: watch::Sender::new(false),
            }),
        }
    }

    /// The shard whose servers this is for.
    pub(crate) fn shard(&self) -> Shard {
        self.held().map_or(Shard::ALL, |lease| lease.shard)
    }

    fn held(&self) -> Option<Lease> {
        self.lease.as_ref().map(|held| held.lease)
    }

    /// All rows of the answer to a question, each converted by `row`.
    pub(crate) async fn all<R: FromRow, T>(
        &self,
        question: Question<R>,
        row: impl FnMut(R) -> T,
    ) -> Result<Vec<T>, StoreError> {
        let rows = question.fetch_all(&*self.readers).await?;
        Ok(rows.into_iter().map(row).collect())
    }

    /// The first row of the answer to a question, converted by `row`.
    pub(crate) async fn first<R: FromRow, T>(
        &self,
        question: Question<R>,
        row: impl FnOnce(R) -> T,
    ) -> Result<Option<T>, StoreError> {
        Ok(question.fetch_optional(&*self.readers).await?.map(row))
    }

    /// The ids that answer a question.
    pub(crate) async fn ids<K: Key>(&self, question: Question<i64>) -> Result<Vec<K>, StoreError> {
        self.all(question, K::from_row).await
    }

    async fn send(&self, order: Order) -> Result<(), StoreError> {
        if self
            .lease
            .as_ref()
            .is_some_and(|held| *held.is_over.borrow())
        {
            return Err(StoreError::Closed);
        }
        self.orders
            .send(order)
            .await
            .map_err(|_| StoreError::Closed)
    }

    /// Gives the writer an order, and waits for its answer.
    async fn ask<T>(
        &self,
        order: impl FnOnce(oneshot::Sender<T>) -> Order,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(order(answer)).await?;
        answered.await.map_err(|_| StoreError::Closed)
    }
}

#[async_trait]
impl Store for Sql {
    async fn commit(&self, step: Step) -> Result<(), StepError> {
        let _until_it_is_answered = meters::QUEUE.one_more(["writer"]);
        let shard = self.shard();
        if !step.servers().all(|guild| shard.hears(guild)) {
            return Err(StepError::Fenced);
        }
        let step = Box::new(step);
        let lease = self.held();
        let written = self.ask(|answer| {
            Order::Step(Waiting {
                step,
                lease,
                answer,
            })
        });
        let written = written.await.map_err(|_| StepError::Closed)?;
        if let (Err(StepError::Fenced), Some(held)) = (&written, &self.lease) {
            held.is_over.send_replace(true);
        }
        written
    }

    async fn time_of_day(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.readers.time_of_day().await?)
    }

    fn lease(&self) -> Option<Lease> {
        self.held()
    }

    async fn application(&self, id: u64) -> Result<u64, StepError> {
        self.commit(Step::write(Write::Application { id })).await?;
        let known: i64 = query_scalar("SELECT id FROM application WHERE one = 1")
            .fetch_one(&*self.readers)
            .await
            .map_err(|error| StepError::Database(Arc::new(error)))?;
        Ok(known.cast_unsigned())
    }

    async fn resume(&self, now: i64) -> Result<i64, StoreError> {
        let lease = self.held();
        Ok(self
            .ask(|answer| Order::Resume(lease, now, answer))
            .await??)
    }

    async fn purge(&self, guild: GuildId) -> Result<bool, StoreError> {
        let lease = self.held();
        Ok(self
            .ask(|answer| Order::Purge(lease, guild, answer))
            .await??)
    }

    async fn checkpoint(&self) -> Result<Checkpointed, StoreError> {
        self.ask(Order::Checkpoint).await
    }

    async fn books(&self) -> Result<Box<dyn Books>, StoreError> {
        self.readers.books().await
    }

    async fn ended(&self) {
        match &self.lease {
            None => self.orders.closed().await,
            Some(held) => {
                let mut is_over = held.is_over.subscribe();
                tokio::select! {
                    () = self.orders.closed() => {}
                    _ = is_over.wait_for(|is_over| *is_over) => {}
                }
            }
        }
    }

    async fn close(&self) {
        if let Some(held) = &self.lease {
            let _ = self.ask(Order::Flush).await;
            held.is_over.send_replace(true);
            return;
        }
        let stopped = self.closed.notified();
        if self.send(Order::Close).await.is_ok() {
            stopped.await;
        }
        self.readers.close().await;
    }
}
