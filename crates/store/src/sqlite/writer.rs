//! The one writer: a task that owns the only connection that writes.
//!
//! It takes whatever waits and commits it together. If that group fails, each of its steps is tried separately, so that
//! a bad one does not sink its neighbours.

use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};
use tokio::time::Instant;

use super::claim::beside;
use super::connection::bound;
use super::disk::Disk;
use super::statement::{text, transaction};
use super::wal::Wal;
use crate::sql::Desk;
use crate::sql::group::{Group, Known};
use crate::sql::order::{self, GROUP, Order, Waiting};
use crate::step::StepError;
use ids::GuildId;

/// The connection that writes, and what is known of the file behind it.
struct Writer {
    connection: SqliteConnection,
    wal: Wal,
    disk: Disk,
    known: Known,
    /// Steps that are written with the next commit.
    waiting: Vec<Waiting>,
}

/// Serves orders until [`Order::Close`], until nobody is left to give any, or until the database's file is gone.
pub(super) async fn serve(connection: SqliteConnection, wal: Wal, disk: Disk, desk: Desk) {
    let Desk { mut orders, closed } = desk;
    let mut writer = Writer {
        connection,
        wal,
        disk,
        known: Known::default(),
        waiting: Vec::with_capacity(GROUP),
    };
    let mut taken = Vec::with_capacity(GROUP);
    'serving: loop {
        let received = tokio::select! {
            biased;
            () = until(writer.wal.due()) => {
                writer.wal.attend(&mut writer.connection).await;
                continue;
            }
            received = orders.recv_many(&mut taken, GROUP) => received,
        };
        if received == 0 {
            break;
        }
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
                Order::Resume(_, now, answer) => {
                    writer.begin().await;
                    let _ = answer.send(resume(&mut writer.connection, now).await);
                    writer.wal.written(true);
                }
                Order::Purge(_, guild, answer) => {
                    writer.known.forget();
                    writer.begin().await;
                    writer.wal.expect_empty().await;
                    let _ = answer.send(purge(&mut writer.connection, guild).await);
                    writer.wal.written(true);
                }
                Order::Flush(answer) => {
                    let _ = answer.send(());
                }
                Order::Checkpoint(answer) => writer.wal.ask(answer),
                Order::Close => break 'serving,
            }
        }
        writer.write().await;
        if writer.disk.lost().is_some() {
            writer.rescue().await;
            break 'serving;
        }
    }
    writer.close().await;
    drop(orders);
    closed.notify_waiters();
}

impl Writer {
    /// Writes the waiting steps in one commit, or each separately, and answers them all.
    /// Whoever asked may have gone.
    async fn write(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let begun = Instant::now();
        meters::GROUP.record([], self.waiting.len() as f64);
        self.begin().await;
        let matters = self.waiting.iter().any(|it| !it.step.is_heartbeat());
        let steps = self.waiting.iter().map(|it| &*it.step);
        let (kinds, opened) = Group::from_steps(steps, &self.known).into_kinds();
        let (text, parameters) = transaction(&kinds);
        let mut query = sqlx::query(AssertSqlSafe(text));
        for rows in parameters {
            query = query.bind(rows);
        }
        match query.execute(&mut self.connection).await {
            Ok(_) => {
                self.known.learn(opened);
                meters::COMMITS.count(["stored"]);
                let results = self.waiting.iter().map(|_| Ok(())).collect();
                self.answer(results);
                self.disk.took(begun.elapsed());
            }
            Err(_) => {
                self.roll_back().await;
                self.write_each().await;
            }
        }
        meters::COMMIT.record([], begun.elapsed().as_secs_f64());
        self.wal.written(matters);
    }

    /// Answers steps that were committed, unless to a file that is gone.
    fn answer(&mut self, results: Vec<Result<(), StepError>>) {
        self.disk.works();
        let is_lost = self.disk.lost().is_some();
        for (waiting, result) in self.waiting.drain(..).zip(results) {
            let _ = waiting.answer.send(if is_lost {
                Err(StepError::Lost)
            } else {
                result
            });
        }
    }

    /// Saves the whole database, which no path leads to any more, beside its former place.
    async fn rescue(&mut self) {
        let Some((database, lost)) = self.disk.database_and_lost() else {
            return;
        };
        let saved = beside(&database, ".rescued");
        let into = sqlx::query("VACUUM INTO $1")
            .bind(saved.display().to_string())
            .execute(&mut self.connection)
            .await;
        let (database, lost) = (database.display(), lost.display());
        match into {
            Ok(_) => tracing::error!(
                "{lost} was removed or replaced while the bot was using it. All that it held was saved to {saved}: to go \
                 on with that, put it in the place of {database} and remove {database}-wal",
                saved = saved.display()
            ),
            Err(error) => tracing::error!(
                "{lost} was removed or replaced while the bot was using it, and what it held could not be saved beside \
                 it ({error})"
            ),
        }
    }

    /// If this fails, what follows fails too and tells whoever ordered it.
    async fn begin(&mut self) {
        if let Err(error) = self.wal.begin(&mut self.connection).await {
            self.disk.failed(&error);
        }
    }

    /// Each step behind a savepoint of its own, all in one commit.
    async fn write_each(&mut self) {
        let mut results = Vec::with_capacity(self.waiting.len());
        let mut learnt = Vec::new();
        let (connection, known) = (&mut self.connection, &self.known);
        let written = async {
            connection.execute("BEGIN IMMEDIATE").await?;
            for Waiting { step, .. } in &self.waiting {
                connection.execute("SAVEPOINT step").await?;
                let (parts, opened) = Group::parts(step, known);
                let mut result = Ok(());
                for part in parts {
                    let query = sqlx::query(AssertSqlSafe(text(part.kind.statement)))
                        .bind(part.kind.input());
                    if let Err(error) = query.execute(&mut *connection).await {
                        result = Err(part.refusal(step, error));
                        connection.execute("ROLLBACK TO step").await?;
                        break;
                    }
                }
                connection.execute("RELEASE step").await?;
                if result.is_ok() {
                    learnt.extend(opened);
                }
                results.push(result);
            }
            connection.execute("COMMIT").await
        }
        .await;
        match written {
            Ok(_) => {
                self.known.learn(learnt);
                meters::COMMITS.count(["stored"]);
                self.answer(results);
            }
            Err(error) => {
                self.disk.failed(&error);
                meters::COMMITS.count(["failed"]);
                self.roll_back().await;
                let error = Arc::new(error);
                for waiting in self.waiting.drain(..) {
                    let _ = waiting.answer.send(Err(StepError::Database(error.clone())));
                }
            }
        }
    }

    /// An error inside a multi-statement text leaves its transaction open, unless SQLite itself has
    /// already rolled it back: then this fails, harmlessly.
    async fn roll_back(&mut self) {
        let _ = self.connection.execute("ROLLBACK").await;
    }

    async fn close(mut self) {
        if self.disk.lost().is_none() {
            self.wal.close(&mut self.connection).await;
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!("could not close the database: {error}");
        }
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => std::future::pending().await,
    }
}

async fn resume(connection: &mut SqliteConnection, now: i64) -> sqlx::Result<i64> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
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

async fn purge(connection: &mut SqliteConnection, guild: GuildId) -> sqlx::Result<bool> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let departed = bound(order::is_departed(guild));
    let departed = departed.fetch_optional(&mut *transaction).await?;
    if departed.is_none() {
        return Ok(false);
    }
    for statement in order::purge(guild) {
        bound(statement).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

#[cfg(test)]
mod tests;
