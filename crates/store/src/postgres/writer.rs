//! The one writer: a task that owns the only connection that writes, which also holds the claim. So nothing is written
//! without the claim.
//!
//! It takes whatever waits and commits it together. If that group fails, each of its steps is tried separately, so that
//! a bad one does not sink its neighbours. If the connection proves to be lost before anything was done on it, the same
//! is done on another. If it is lost in the middle, nobody knows what was done: what was asked fails, and the next order
//! tries another.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use tokio::time::Instant;

use super::ServerAddress;
use super::connection::bound;
use super::health::Health;
use super::leases::{end_leases, pulse_of};
use super::session::{Claimant, Session, SessionLost, again, end, timed_out};
use super::statement::{Call, calls};
use crate::key::Key;
use crate::leases::Lease;
use crate::sql::Desk;
use crate::sql::error::{is_outage_of_server, refusal_text, was_lost_before};
use crate::sql::group::{Group, Known};
use crate::sql::order::{self, Checkpointed, GROUP, Order, Waiting};
use crate::sql::words::in_words;
use crate::step::StepError;
use ids::GuildId;

/// A write that takes longer is given up, with its connection: the way to the server may be cut without a word.
const PATIENCE: Duration = Duration::from_secs(30);

struct Writer {
    address: ServerAddress,
    /// `None` after it was lost.
    connection: Option<PgConnection>,
    claimant: Claimant,
    health: Arc<Health>,
    known: Known,
    /// Steps that are written with the next commit.
    waiting: Vec<Waiting>,
    /// Another process has the database.
    is_over: bool,
}

/// Serves orders until [`Order::Close`], until nobody is left to give any, or until another process has the database.
pub(super) async fn serve(
    address: ServerAddress,
    session: Session,
    health: Arc<Health>,
    desk: Desk,
) {
    let Desk { mut orders, closed } = desk;
    let Session {
        connection,
        claimant,
    } = session;
    let mut writer = Writer {
        address,
        connection: Some(connection),
        claimant,
        health,
        known: Known::default(),
        waiting: Vec::with_capacity(GROUP),
        is_over: false,
    };
    let mut taken = Vec::with_capacity(GROUP);
    'serving: while orders.recv_many(&mut taken, GROUP).await > 0 {
        order::join(&mut orders, &mut taken).await;
        for order in taken.drain(..) {
            if let Order::Step(waiting) = order {
                writer.waiting.push(waiting);
                continue;
            }
            // Whatever was asked before this is written before it.
            writer.write().await;
            match order {
                Order::Step(_) => {}
                Order::Resume(lease, now, answer) => {
                    // Another process may have served its servers meanwhile.
                    writer.known.forget();
                    writer.test().await;
                    let resumed = match lease {
                        Some(lease) => writer.resume_under(lease, now).await,
                        None => writer.resume(now).await,
                    };
                    let _ = answer.send(writer.noted(resumed));
                }
                Order::Purge(lease, guild, answer) => {
                    writer.known.forget();
                    writer.test().await;
                    let purged = writer.purge(lease, guild).await;
                    let _ = answer.send(writer.noted(purged));
                }
                Order::Flush(answer) => {
                    let _ = answer.send(());
                }
                Order::Checkpoint(answer) => {
                    let _ = answer.send(writer.checkpoint().await);
                }
                Order::Close => break 'serving,
            }
        }
        writer.write().await;
        if writer.is_over {
            break 'serving;
        }
    }
    if let Some(connection) = writer.connection
        && let Err(error) = end(connection).await
    {
        tracing::warn!(
            "could not close the connection to the database: {}",
            in_words(&error)
        );
    }
    drop(orders);
    closed.notify_waiters();
}

impl Writer {
    /// The connection, anew if it was lost.
    async fn connected(&mut self) -> sqlx::Result<&mut PgConnection> {
        if self.connection.is_none() {
            match again(&self.address, &self.claimant).await {
                Ok(connection) => self.connection = Some(connection),
                Err(SessionLost::Unreachable(error)) => return Err(error),
                Err(SessionLost::TakenOver) => {
                    self.is_over = true;
                    self.health.taken_over();
                }
            }
        }
        self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)
    }

    /// Something failed: if the connection did, it is no longer used.
    fn failed(&mut self, error: &sqlx::Error) {
        if is_outage_of_server(error) {
            self.health.failed(error);
        } else {
            tracing::error!("the database failed: {}", in_words(error));
        }
        // What is left in it, such as a transaction that was begun, goes with it.
        self.connection = None;
    }

    /// Gives up the connection if it proves dead, before something that is seldom done on it.
    async fn test(&mut self) {
        if let Some(connection) = &mut self.connection
            && connection.ping().await.is_err()
        {
            self.connection = None;
        }
    }

    fn noted<T>(&mut self, result: sqlx::Result<T>) -> sqlx::Result<T> {
        if let Err(error) = &result {
            self.failed(error);
        }
        result
    }

    /// Writes the waiting steps in one commit, or each separately, and answers them all.
    async fn write(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let waiting = std::mem::take(&mut self.waiting);
        let begun = Instant::now();
        meters::GROUP.record([], waiting.len() as f64);
        let written = tokio::time::timeout(PATIENCE, self.write_all(&waiting)).await;
        let results = match written.unwrap_or(Err(timed_out())) {
            Ok(results) => {
                meters::COMMITS.count(["stored"]);
                self.health.works(begun);
                self.health.took(begun.elapsed());
                results
            }
            Err(error) => {
                meters::COMMITS.count(["failed"]);
                self.failed(&error);
                let error = Arc::new(error);
                let failed = || Err(StepError::Database(error.clone()));
                waiting.iter().map(|_| failed()).collect()
            }
        };
        meters::COMMIT.record([], begun.elapsed().as_secs_f64());
        let mut waiting = waiting;
        for (waiting, result) in waiting.drain(..).zip(results) {
            // Whoever asked may have gone.
            let _ = waiting.answer.send(result);
        }
        self.waiting = waiting;
    }

    /// Writes on the connection; if nothing was done on it, because it was lost before, on another.
    ///
    /// # Errors
    /// If the database fails: then nothing was written, or nobody knows.
    async fn write_all(&mut self, waiting: &[Waiting]) -> sqlx::Result<Vec<Result<(), StepError>>> {
        let is_known = self.connection.is_some();
        match self.write_once(waiting).await {
            Err(error) if is_known && was_lost_before(&error) => {
                tracing::debug!("the connection that writes was lost: {}", in_words(&error));
                self.connection = None;
                self.write_once(waiting).await
            }
            written => written,
        }
    }

    async fn write_once(
        &mut self,
        waiting: &[Waiting],
    ) -> sqlx::Result<Vec<Result<(), StepError>>> {
        let steps = waiting.iter().map(|it| &*it.step);
        let group = Group::from_steps(steps, &self.known);
        let servers: Vec<i64> = group.servers.iter().map(|guild| guild.row()).collect();
        let (kinds, opened) = group.into_kinds();
        let calls: Vec<Call> = kinds.iter().flat_map(calls).collect();
        let (statements, inputs): (Vec<String>, Vec<String>) = calls
            .into_iter()
            .map(|call| (call.statement, call.input))
            .unzip();
        let connection = self.connected().await?;
        let leases = waiting.iter().filter_map(|it| it.lease);
        // One that is no longer in force makes the whole group fail, and each step is tried alone.
        let leases: BTreeSet<(i64, i64)> = leases.map(key).collect();
        let (shards, epochs): (Vec<i64>, Vec<i64>) = leases.into_iter().unzip();
        let written = sqlx::query("SELECT write_group($1, $2, $3, $4, $5)")
            .bind(&servers)
            .bind(statements)
            .bind(inputs)
            .bind(shards)
            .bind(epochs)
            .execute(connection)
            .await;
        match written {
            Ok(_) => {
                self.known.learn(opened);
                Ok(waiting.iter().map(|_| Ok(())).collect())
            }
            Err(error) if is_outage_of_server(&error) => Err(error),
            Err(_) => self.write_each(waiting, &servers).await,
        }
    }

    /// Each step behind a savepoint of its own, all in one commit.
    async fn write_each(
        &mut self,
        waiting: &[Waiting],
        servers: &[i64],
    ) -> sqlx::Result<Vec<Result<(), StepError>>> {
        let mut results = Vec::with_capacity(waiting.len());
        let mut learnt = Vec::new();
        self.connected().await?;
        let (Some(connection), known) = (&mut self.connection, &self.known) else {
            return Err(sqlx::Error::PoolClosed);
        };
        connection.execute("BEGIN").await?;
        sqlx::query("SELECT lock_servers($1)")
            .bind(servers)
            .execute(&mut *connection)
            .await?;
        for Waiting { step, lease, .. } in waiting {
            connection.execute("SAVEPOINT step").await?;
            if let Some(lease) = lease
                && !is_in_force(connection, *lease).await?
            {
                connection.execute("ROLLBACK TO step").await?;
                connection.execute("RELEASE step").await?;
                results.push(Err(StepError::Fenced));
                continue;
            }
            let (parts, opened) = Group::parts(step, known);
            let mut result = Ok(());
            'parts: for part in parts {
                for call in calls(&part.kind) {
                    let query = sqlx::query(AssertSqlSafe(call.statement)).bind(call.input);
                    if let Err(error) = query.execute(&mut *connection).await {
                        if is_outage_of_server(&error) {
                            return Err(error);
                        }
                        result = Err(part.refusal(step, error));
                        connection.execute("ROLLBACK TO step").await?;
                        break 'parts;
                    }
                }
            }
            connection.execute("RELEASE step").await?;
            if result.is_ok() {
                learnt.extend(opened);
            }
            results.push(result);
        }
        connection.execute("COMMIT").await?;
        self.known.learn(learnt);
        Ok(results)
    }

    async fn resume(&mut self, now: i64) -> sqlx::Result<i64> {
        let connection = self.connected().await?;
        let mut transaction = connection.begin().await?;
        // Several processes may have shared the database before.
        end_leases(&mut transaction, now).await?;
        let pulse = sqlx::query_as(order::PULSE)
            .fetch_optional(&mut *transaction)
            .await?;
        let resumed = order::resumed(pulse, now)?;
        for write in resumed.writes {
            bound(write).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(resumed.moved)
    }

    /// For the shard of a lease.
    async fn resume_under(&mut self, lease: Lease, now: i64) -> sqlx::Result<i64> {
        let connection = self.connected().await?;
        let mut transaction = connection.begin().await?;
        fence(&mut transaction, lease).await?;
        let pulse = pulse_of(&mut transaction, lease.shard).await?;
        let resumed = order::resumed_shard(lease.shard, pulse, now)?;
        for write in resumed.writes {
            bound(write).execute(&mut *transaction).await?;
        }
        sqlx::query("UPDATE leases SET alive_at = $1, clocks = $2 WHERE shard = $3")
            .bind(now)
            .bind(format!("[{now}]"))
            .bind(lease.shard.number.cast_signed())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(resumed.moved)
    }

    async fn purge(&mut self, lease: Option<Lease>, guild: GuildId) -> sqlx::Result<bool> {
        let connection = self.connected().await?;
        let mut transaction = connection.begin().await?;
        if let Some(lease) = lease {
            fence(&mut transaction, lease).await?;
        }
        sqlx::query("SELECT lock_servers(ARRAY[$1])")
            .bind(guild.row())
            .execute(&mut *transaction)
            .await?;
        let departed = bound(order::is_departed(guild));
        let departed = departed.fetch_optional(&mut *transaction).await?;
        if departed.is_none() {
            return Ok(false);
        }
        for statement in order::purge(guild) {
            bound(statement).execute(&mut *transaction).await?;
        }
        sqlx::query("DELETE FROM server_order WHERE guild = $1")
            .bind(guild.row())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Removes from its tables what was erased. If that fails, the server does so by itself in time (autovacuum).
    async fn checkpoint(&mut self) -> Checkpointed {
        self.test().await;
        if let Ok(connection) = self.connected().await {
            let done = connection.execute(VACUUM).await;
            let _ = self.noted(done);
        }
        Checkpointed::OnServer
    }
}

/// The tables that something is erased from.
const VACUUM: &str =
    "VACUUM (TRUNCATE false) members, characters, notes, barred, void_words, void_requests,
    void_agreements, played_for, reports, log_words, tables, shuffles, guilds, secrets";

/// A lease as its row is found.
fn key(lease: Lease) -> (i64, i64) {
    (lease.shard.number.cast_signed(), lease.epoch)
}

/// Refuses what follows in a transaction, unless a lease is in force, which it then is until the end.
async fn fence(connection: &mut PgConnection, lease: Lease) -> sqlx::Result<()> {
    let (shard, epoch) = key(lease);
    sqlx::query("SELECT fence(ARRAY[$1], ARRAY[$2])")
        .bind(shard)
        .bind(epoch)
        .execute(connection)
        .await?;
    Ok(())
}

async fn is_in_force(connection: &mut PgConnection, lease: Lease) -> sqlx::Result<bool> {
    match fence(connection, lease).await {
        Ok(()) => Ok(true),
        Err(error) if refusal_text(&error).is_some_and(|why| why == "fenced") => Ok(false),
        Err(error) => Err(error),
    }
}
