//! The connections that read. Those that nobody uses wait for the next question.
//!
//! A server, or whoever stands in between, may have ended a connection since its last question, which only the next one
//! finds out. So a question on a connection that proves dead is asked once more, on a new one; and with it all that
//! waited are given up, for they have probably gone the same way.

use parking_lot::Mutex;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::{Connection, Executor, PgConnection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

use super::ServerAddress;
use super::connection::{begun, rows};
use super::health::Health;
use super::session::{PATIENCE, end, timed_out};
use crate::sql::books::SqlBooks;
use crate::sql::error::{is_lost_connection, is_outage_of_server};
use crate::sql::question::{Answers, ConsistentRead, Row, SqlQuery, query_scalar};
use crate::sql::words::in_words;
use crate::{Books, StoreError};

/// The connections that do not read: one writes, and one has to do with leases.
const OTHERS: u32 = 2;
/// A connection that nobody used for longer is not asked any more: a firewall may have forgotten it without a word.
const IDLE: Duration = Duration::from_secs(60);
/// A connection is used for no longer, so that what a server keeps for it does not grow for ever.
const LIFE: Duration = Duration::from_secs(30 * 60);
/// A server that has not answered in time is not asked again for so long: nobody need wait for it a second time.
const HUSH: Duration = Duration::from_secs(2);

/// Whoever asks the database.
pub(super) struct Readers {
    address: ServerAddress,
    health: Arc<Health>,
    /// How many there are at most.
    most: u32,
    /// One for each connection.
    places: Arc<Semaphore>,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    /// The one that was used last comes last.
    connections: Vec<Reader>,
    /// When the server was waited for in vain.
    unanswered: Option<Instant>,
}

/// A connection that reads.
struct Reader {
    connection: PgConnection,
    made: Instant,
    used: Instant,
}

impl Readers {
    /// Connects to this database when somebody asks.
    pub fn new(address: &ServerAddress, health: Arc<Health>) -> Readers {
        let most = address.connections().saturating_sub(OTHERS).max(1);
        Readers {
            address: address.clone(),
            health,
            most,
            places: Arc::new(Semaphore::new(most as usize)),
            waiting: Mutex::default(),
        }
    }

    /// Waits for the place of a connection.
    async fn place(&self) -> sqlx::Result<OwnedSemaphorePermit> {
        let place = timeout(PATIENCE, self.places.clone().acquire_owned()).await;
        let place = place.map_err(|_| timed_out())?;
        place.map_err(|_| sqlx::Error::PoolClosed)
    }

    /// A new connection.
    async fn connect(&self) -> sqlx::Result<PgConnection> {
        let connected = self.in_time(async {
            let mut connection = PgConnection::connect_with(self.address.options()).await?;
            connection
                .execute("SET default_transaction_read_only = on")
                .await?;
            Ok(connection)
        });
        connected.await
    }

    /// Waits for the server no longer than it may take.
    async fn in_time<T>(&self, asked: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
        let is_silent = |at: Instant| at.elapsed() < HUSH;
        if self.waiting.lock().unanswered.is_some_and(is_silent) {
            return Err(timed_out());
        }
        match timeout(PATIENCE, asked).await {
            Ok(answered) => answered,
            Err(_) => {
                self.waiting.lock().unanswered = Some(Instant::now());
                Err(timed_out())
            }
        }
    }

    /// The connection that was used last, if it can be used again.
    fn known(&self) -> Option<Reader> {
        let mut waiting = self.waiting.lock();
        waiting
            .connections
            .retain(|it| it.used.elapsed() < IDLE && it.made.elapsed() < LIFE);
        waiting.connections.pop()
    }

    async fn rows_once(&self, reader: &mut Reader, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        let answer = self.in_time(rows(&mut reader.connection, asked)).await;
        reader.used = Instant::now();
        answer
    }

    async fn made(&self) -> sqlx::Result<Reader> {
        let (connection, now) = (self.connect().await?, Instant::now());
        Ok(Reader {
            connection,
            made: now,
            used: now,
        })
    }

    async fn answer(&self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        let _place = self.place().await?;
        let (mut reader, is_new) = match self.known() {
            Some(known) => (known, false),
            None => (self.made().await?, true),
        };
        let mut answer = self.rows_once(&mut reader, asked.clone()).await;
        if let Err(error) = &answer
            && is_lost_connection(error)
            && !is_new
        {
            tracing::debug!("a connection to the database was lost: {}", in_words(error));
            self.waiting.lock().connections.clear();
            reader = self.made().await?;
            answer = self.rows_once(&mut reader, asked).await;
        }
        // What a failed one holds is not known.
        if answer.is_ok() {
            self.waiting.lock().connections.push(reader);
        }
        answer
    }

    /// Tells the operator if the server failed.
    fn noted<T>(&self, asked: sqlx::Result<T>) -> sqlx::Result<T> {
        asked.inspect_err(|error| {
            if is_outage_of_server(error) {
                self.health.failed(error);
            }
        })
    }
}

#[async_trait]
impl Answers for Readers {
    async fn rows(&self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        self.noted(self.answer(asked).await)
    }

    async fn moment(&self) -> sqlx::Result<Box<dyn ConsistentRead>> {
        let begun = async {
            let place = self.place().await?;
            let connection = begun(self.connect().await?).await?;
            Ok(Snapshot { connection, place })
        };
        Ok(Box::new(self.noted(begun.await)?))
    }

    async fn books(&self) -> Result<Box<dyn Books>, StoreError> {
        // They may be read for long, and take nobody's place.
        let begun = async { begun(self.connect().await?).await };
        Ok(Box::new(SqlBooks(self.noted(begun.await)?)))
    }

    async fn time_of_day(&self) -> sqlx::Result<Option<i64>> {
        query_scalar("SELECT clock()").fetch_optional(self).await
    }

    async fn close(&self) {
        // Whoever is being answered has time.
        let all = timeout(PATIENCE, self.places.acquire_many(self.most)).await;
        self.places.close();
        drop(all);
        let waiting = std::mem::take(&mut self.waiting.lock().connections);
        for reader in waiting {
            // It ends in any case.
            let _ = reader.connection.close().await;
        }
    }
}

/// A connection in a transaction that sees one moment.
struct Snapshot {
    connection: PgConnection,
    place: OwnedSemaphorePermit,
}

#[async_trait]
impl ConsistentRead for Snapshot {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        rows(&mut self.connection, asked).await
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        self.connection.damage().await
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()> {
        let Snapshot { connection, place } = *self;
        let ended = end(connection).await;
        drop(place);
        ended
    }
}
