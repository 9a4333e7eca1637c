//! The register of leases ([`crate::leases`]) in its tables. Whoever takes a turn locks it, decides, and writes what
//! changed.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use ids::{Millis, Shard};
use sqlx::{Connection, Executor, PgConnection, Row as _};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::ServerAddress;
use super::connection::bound;
use super::health::Health;
use super::session::{connect, end, lock_shared, timed_out};
use crate::leases::{Granted, Lease, LeaseError, Leases, Presence, Process, Register, ShardRow};
use crate::sql::Sql;
use crate::sql::error::is_outage_of_server;
use crate::sql::order::{self, PULSE, Pulse};
use crate::sql::words::Said;
use crate::sql::words::in_words;
use crate::{Store, StoreError};

/// A turn that takes longer is given up, with its connection.
const PATIENCE: Duration = Duration::from_secs(3);

/// A database that several programs share.
pub(super) struct PostgresLeases {
    address: ServerAddress,
    store: Arc<Sql>,
    health: Arc<Health>,
    /// For the register alone, so that turns do not wait for steps. `None` after it was lost.
    desk: Mutex<Option<PgConnection>>,
}

impl PostgresLeases {
    pub fn new(address: ServerAddress, store: Arc<Sql>, health: Arc<Health>) -> PostgresLeases {
        PostgresLeases {
            address,
            store,
            health,
            desk: Mutex::new(None),
        }
    }

    /// Does something on the register's connection, anew if it proves dead.
    async fn at_desk<T>(
        &self,
        act: impl AsyncFnOnce(&mut PgConnection) -> Result<T, LeaseError>,
    ) -> Result<T, LeaseError> {
        let mut desk = self.desk.lock().await;
        let begun = Instant::now();
        let acted = tokio::time::timeout(PATIENCE, async {
            if let Some(connection) = &mut *desk
                && connection.ping().await.is_err()
            {
                *desk = None;
            }
            if desk.is_none() {
                let mut connection = connect(&self.address).await?;
                if !lock_shared(&mut connection).await? {
                    // Another program has the database for itself.
                    return Err(StoreError::Closed.into());
                }
                *desk = Some(connection);
            }
            match &mut *desk {
                Some(connection) => act(connection).await,
                None => Err(StoreError::Closed.into()),
            }
        });
        let acted = acted.await.unwrap_or(Err(timed_out().into()));
        match &acted {
            Ok(_) => self.health.works(begun),
            Err(LeaseError::Store(error)) => {
                // What it had begun ends with it.
                *desk = None;
                if let StoreError::Database(Said(error)) = error
                    && is_outage_of_server(error)
                {
                    self.health.failed(error);
                }
            }
            Err(LeaseError::OtherNumber { .. }) => {}
        }
        acted
    }
}

impl From<sqlx::Error> for LeaseError {
    fn from(error: sqlx::Error) -> LeaseError {
        LeaseError::Store(error.into())
    }
}

#[async_trait]
impl Leases for PostgresLeases {
    async fn turn(&self, me: &Presence) -> Result<Granted, LeaseError> {
        self.at_desk(async |connection| {
            let mut transaction = connection.begin().await?;
            let (mut register, now) = read(&mut transaction).await?;
            let mut before = register.clone();
            if register.plan(now, me)? {
                end_leases(&mut transaction, now).await?;
                make(&mut transaction, register.rows.len()).await?;
                before.rows.clone_from(&register.rows);
            }
            let granted = register.turn(now, me);
            write(&mut transaction, &before, &register).await?;
            transaction.commit().await?;
            Ok(granted)
        })
        .await
    }

    async fn release(&self, process: &str, lease: Lease, heard: &[u64]) -> Result<(), LeaseError> {
        self.at_desk(async |connection| {
            let mut transaction = connection.begin().await?;
            let (mut register, now) = read(&mut transaction).await?;
            let before = register.clone();
            register.release(now, process, lease, heard);
            write(&mut transaction, &before, &register).await?;
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn start_in(&self, bucket: u64, pause: Millis) -> Result<Millis, LeaseError> {
        self.at_desk(async |connection| {
            let wait: i64 = sqlx::query_scalar(
                "WITH now AS MATERIALIZED (SELECT clock() AS ms)
                 INSERT INTO session_starts (bucket, free_at) SELECT $1, ms + $2 FROM now
                 ON CONFLICT (bucket) DO UPDATE
                     SET free_at = greatest(session_starts.free_at, excluded.free_at - $2) + $2
                 RETURNING free_at - $2 - (SELECT ms FROM now)",
            )
            .bind(bucket.cast_signed())
            .bind(pause.0)
            .fetch_one(connection)
            .await?;
            Ok(Millis(wait.max(0)))
        })
        .await
    }

    fn under(&self, lease: Lease) -> Arc<dyn Store> {
        Arc::new(self.store.under(lease))
    }

    fn whole(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    async fn ended(&self) {
        self.store.ended().await;
    }

    async fn close(&self) {
        self.store.close().await;
        if let Some(desk) = self.desk.lock().await.take()
            && let Err(error) = end(desk).await
        {
            tracing::warn!(
                "could not close a connection to the database: {}",
                in_words(&error)
            );
        }
    }
}

/// The register, locked until the end of the transaction, and what the clock shows.
async fn read(connection: &mut PgConnection) -> sqlx::Result<(Register, i64)> {
    let last_epoch: i64 =
        sqlx::query_scalar("SELECT last_epoch FROM lease_register WHERE one = 1 FOR UPDATE")
            .fetch_one(&mut *connection)
            .await?;
    let now: i64 = sqlx::query_scalar("SELECT clock()")
        .fetch_one(&mut *connection)
        .await?;
    let processes = sqlx::query("SELECT name, until, leaving FROM processes")
        .fetch_all(&mut *connection)
        .await?;
    let processes: sqlx::Result<BTreeMap<String, Process>> = processes
        .into_iter()
        .map(|row| {
            let process = Process {
                until: row.try_get(1)?,
                is_leaving: row.try_get(2)?,
            };
            Ok((row.try_get(0)?, process))
        })
        .collect();
    let rows = sqlx::query(
        "SELECT holder, epoch, until, heir, heir_ready, heard FROM leases ORDER BY shard",
    )
    .fetch_all(&mut *connection)
    .await?;
    let rows: sqlx::Result<Vec<ShardRow>> = rows
        .into_iter()
        .map(|row| {
            let heard: String = row.try_get(5)?;
            Ok(ShardRow {
                holder: row.try_get(0)?,
                epoch: row.try_get(1)?,
                until: row.try_get(2)?,
                heir: row.try_get(3)?,
                heir_is_ready: row.try_get(4)?,
                heard: serde_json::from_str(&heard)
                    .map_err(|error| sqlx::Error::Decode(error.into()))?,
            })
        })
        .collect();
    let register = Register {
        processes: processes?,
        rows: rows?,
        last_epoch,
    };
    Ok((register, now))
}

/// Writes what changed.
async fn write(
    connection: &mut PgConnection,
    before: &Register,
    after: &Register,
) -> sqlx::Result<()> {
    let gone: Vec<&String> = (before.processes.keys())
        .filter(|name| !after.processes.contains_key(*name))
        .collect();
    if !gone.is_empty() {
        sqlx::query("DELETE FROM processes WHERE name = ANY ($1)")
            .bind(gone)
            .execute(&mut *connection)
            .await?;
    }
    for (name, process) in &after.processes {
        if before.processes.get(name) == Some(process) {
            continue;
        }
        sqlx::query(
            "INSERT INTO processes (name, until, leaving) VALUES ($1, $2, $3)
             ON CONFLICT (name) DO UPDATE SET until = excluded.until, leaving = excluded.leaving",
        )
        .bind(name)
        .bind(process.until)
        .bind(process.is_leaving)
        .execute(&mut *connection)
        .await?;
    }
    if after.last_epoch != before.last_epoch {
        sqlx::query("UPDATE lease_register SET last_epoch = $1 WHERE one = 1")
            .bind(after.last_epoch)
            .execute(&mut *connection)
            .await?;
    }
    let changed = (0_i64..).zip(before.rows.iter().zip(&after.rows));
    let changed: Vec<(i64, &ShardRow, bool)> = changed
        .filter(|(_, (before, after))| before != after)
        .map(|(shard, (before, after))| (shard, after, before.epoch != after.epoch))
        .collect();
    // In the order in which steps lock them, so that nobody waits in a circle.
    let passed: Vec<i64> = (changed.iter())
        .filter_map(|(shard, _, is_passed)| is_passed.then_some(*shard))
        .collect();
    if !passed.is_empty() {
        sqlx::query("SELECT 1 FROM leases WHERE shard = ANY ($1) ORDER BY shard FOR UPDATE")
            .bind(passed)
            .execute(&mut *connection)
            .await?;
    }
    if changed.is_empty() {
        return Ok(());
    }
    let shards: Vec<i64> = changed.iter().map(|(shard, ..)| *shard).collect();
    let rows = || changed.iter().map(|(_, row, _)| *row);
    let heard = rows().map(|row| serde_json::to_string(&row.heard));
    let heard: Result<Vec<String>, _> = heard.collect();
    sqlx::query(
        "UPDATE leases SET holder = new.holder, epoch = new.epoch, until = new.until, heir = new.heir,
             heir_ready = new.heir_ready, heard = new.heard
         FROM unnest($1::BIGINT[], $2::TEXT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], $6::BOOLEAN[], $7::TEXT[])
             AS new (shard, holder, epoch, until, heir, heir_ready, heard)
         WHERE leases.shard = new.shard",
    )
    .bind(shards)
    .bind(rows().map(|row| row.holder.clone()).collect::<Vec<_>>())
    .bind(rows().map(|row| row.epoch).collect::<Vec<_>>())
    .bind(rows().map(|row| row.until).collect::<Vec<_>>())
    .bind(rows().map(|row| row.heir.clone()).collect::<Vec<_>>())
    .bind(rows().map(|row| row.heir_is_ready).collect::<Vec<_>>())
    .bind(heard.map_err(|error| sqlx::Error::Encode(error.into()))?)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

/// Makes the rows of a register with so many shards.
async fn make(connection: &mut PgConnection, shards: usize) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO leases (shard, holder, epoch, until, heir, heir_ready, heard)
         SELECT shard, NULL, 0, 0, NULL, false, '[]' FROM generate_series(0, $1 - 1) AS shard",
    )
    .bind(shards as i64)
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes the leases of whoever shared the database before. Deadlines are moved as by whoever would take them now, and
/// the heartbeat of them all is now.
pub(super) async fn end_leases(connection: &mut PgConnection, now: i64) -> sqlx::Result<()> {
    let shards: i64 = sqlx::query_scalar("SELECT count(*) FROM leases")
        .fetch_one(&mut *connection)
        .await?;
    let of = shards.cast_unsigned();
    for number in 0..of {
        let shard = Shard { number, of };
        let pulse = pulse_of(connection, shard).await?;
        for write in order::resumed_shard(shard, pulse, now)?.writes {
            bound(write).execute(&mut *connection).await?;
        }
    }
    if shards > 0 {
        bound(order::pulse_at(now))
            .execute(&mut *connection)
            .await?;
        sqlx::query("DELETE FROM leases")
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Takes every lease from whoever has it, as if each had released it.
pub(super) async fn revoke_leases(connection: &mut PgConnection) -> sqlx::Result<()> {
    let revoked =
        "UPDATE leases SET holder = NULL, until = 0, heir = NULL, heir_ready = false, heard = '[]'";
    connection.execute(revoked).await?;
    Ok(())
}

/// The last heartbeat of whoever had the lease of a shard, or else of whoever had the whole database.
pub(super) async fn pulse_of(
    connection: &mut PgConnection,
    shard: Shard,
) -> sqlx::Result<Option<Pulse>> {
    let own = sqlx::query_as(
        "SELECT alive_at, clocks FROM leases WHERE shard = $1 AND alive_at IS NOT NULL",
    )
    .bind(shard.number.cast_signed())
    .fetch_optional(&mut *connection)
    .await?;
    match own {
        Some(pulse) => Ok(Some(pulse)),
        None => sqlx::query_as(PULSE).fetch_optional(connection).await,
    }
}
