//! The session that writes: the connection that holds the claim on a database, an advisory lock.

use std::io;
use std::time::Duration;

use sqlx::{ConnectOptions, Connection, Executor, PgConnection};

use super::ServerAddress;

/// "TRMP", as the number that SQLite's files of ours bear: what the claim locks in its database.
const CLAIM: i64 = 0x5452_4d50;
/// How long a connection may take to come about.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How often a claim that is held is tried again, and after which pause: a server needs a moment to notice that the
/// program that held it was killed.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(100);

/// The connection that holds the claim, and by which everything is written.
pub(super) struct Session {
    pub connection: PgConnection,
    pub claimant: Claimant,
}

/// How a program claims a database.
pub(super) enum Claimant {
    /// For itself alone, under this name.
    Alone(String),
    /// With others that do so, too: what they write, leases keep apart.
    Shared,
}

/// What the claim says while programs share a database.
pub(super) const SHARED: &str = "shared";

/// Why there is no session anew.
pub(super) enum SessionLost {
    /// The server does not answer, or has not noticed yet that the former connection is gone.
    Unreachable(sqlx::Error),
    /// Another program has claimed the database since.
    TakenOver,
}

/// Claims a database again after its connection was lost, if nobody else has claimed it since.
pub(super) async fn again(
    address: &ServerAddress,
    claimant: &Claimant,
) -> Result<PgConnection, SessionLost> {
    let mut connection = connect(address).await.map_err(SessionLost::Unreachable)?;
    let holder = match claimant {
        Claimant::Alone(holder) => holder,
        Claimant::Shared => {
            return match persist(&mut connection, lock_shared).await {
                Ok(true) => Ok(connection),
                Ok(false) => Err(SessionLost::TakenOver),
                Err(error) => Err(SessionLost::Unreachable(error)),
            };
        }
    };
    let is_ours = persist(&mut connection, lock)
        .await
        .map_err(SessionLost::Unreachable)?;
    let last: String = sqlx::query_scalar("SELECT holder FROM claim WHERE one = 1")
        .fetch_one(&mut connection)
        .await
        .map_err(SessionLost::Unreachable)?;
    match (last == *holder, is_ours) {
        (true, true) => Ok(connection),
        // The server has not noticed yet that the former connection is gone.
        (true, false) => Err(SessionLost::Unreachable(sqlx::Error::Protocol(
            "the former connection still holds the claim".to_owned(),
        ))),
        (false, _) => Err(SessionLost::TakenOver),
    }
}

/// Tries to take a lock until it is there, for about a second.
///
/// # Errors
/// Whatever the server says.
pub(super) async fn persist(
    connection: &mut PgConnection,
    take: impl AsyncFn(&mut PgConnection) -> sqlx::Result<bool>,
) -> sqlx::Result<bool> {
    for _ in 1..TRIES {
        if take(connection).await? {
            return Ok(true);
        }
        tokio::time::sleep(PAUSE).await;
    }
    take(connection).await
}

/// Takes the lock with whoever shares it, if nobody has it alone.
pub(super) async fn lock_shared(connection: &mut PgConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar("SELECT pg_try_advisory_lock_shared($1)")
        .bind(CLAIM)
        .fetch_one(connection)
        .await
}

/// Gives the lock back that [`lock`] took.
pub(super) async fn unlock(connection: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("SELECT pg_advisory_unlock($1)")
        .bind(CLAIM)
        .execute(connection)
        .await?;
    Ok(())
}

/// Closes a connection after it has let go of its locks. A server notices that a connection is closed only some time
/// after, and whoever comes next would still find the claim taken.
pub(super) async fn end(mut connection: PgConnection) -> sqlx::Result<()> {
    connection
        .execute("SELECT pg_advisory_unlock_all()")
        .await?;
    connection.close().await
}

/// Takes the lock, if no other session has it.
pub(super) async fn lock(connection: &mut PgConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
        .bind(CLAIM)
        .fetch_one(connection)
        .await
}

/// What was acknowledged survives a loss of power, whatever the server's usual setting is. Whoever stops in the middle
/// of a transaction must not keep others from the rows that it locked. And plans are kept as long as the session: one
/// that was made while a table was small must not read all of it for ever after.
const SETTINGS: &str = "SET synchronous_commit = on;
    SET idle_in_transaction_session_timeout = '5s';
    SET enable_seqscan = off;
    SET jit = off";

/// Connects to a database.
pub(super) async fn connect(address: &ServerAddress) -> sqlx::Result<PgConnection> {
    // The writer tells of a slow server itself (health.rs).
    let options = address.options().clone().disable_statement_logging();
    let connected = tokio::time::timeout(PATIENCE, options.connect()).await;
    let mut connection = connected.map_err(|_| timed_out())??;
    connection.execute(SETTINGS).await?;
    Ok(connection)
}

/// A server has not answered.
pub(super) fn timed_out() -> sqlx::Error {
    let why = "no answer in time";
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, why))
}
