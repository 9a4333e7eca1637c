//! The session that writes: the connection that holds the claim on a database, an advisory lock.

use std::time::Duration;

use sqlx::{ConnectOptions, Executor, PgConnection};

use super::ServerAddress;

/// "TRMP", as the number that SQLite's files of ours bear: what the claim locks in its database.
const CLAIM: i64 = 0x5452_4d50;
/// How long a connection may take to come about.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// The connection that holds the claim, and by which everything is written.
pub(super) struct Session {
    pub connection: PgConnection,
    /// What this program is called in the database.
    pub holder: String,
}

/// Why there is no session anew.
pub(super) enum Lost {
    /// Not now.
    Unreachable(sqlx::Error),
    /// Another program has claimed the database since.
    TakenOver,
}

/// Claims a database again after its connection was lost, if nobody else has claimed it since.
pub(super) async fn again(address: &ServerAddress, holder: &str) -> Result<Session, Lost> {
    let mut connection = connect(address).await.map_err(Lost::Unreachable)?;
    let is_ours = lock(&mut connection).await.map_err(Lost::Unreachable)?;
    let last: String = sqlx::query_scalar("SELECT holder FROM claim WHERE one = 1")
        .fetch_one(&mut connection)
        .await
        .map_err(Lost::Unreachable)?;
    match (last == holder, is_ours) {
        (true, true) => Ok(Session {
            connection,
            holder: holder.to_owned(),
        }),
        // The server has not noticed yet that the former connection is gone.
        (true, false) => Err(Lost::Unreachable(sqlx::Error::Protocol(
            "the former connection still holds the claim".to_owned(),
        ))),
        (false, _) => Err(Lost::TakenOver),
    }
}

/// Takes the lock, if no other session has it.
pub(super) async fn lock(connection: &mut PgConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
        .bind(CLAIM)
        .fetch_one(connection)
        .await
}

/// Connects to a database.
pub(super) async fn connect(address: &ServerAddress) -> sqlx::Result<PgConnection> {
    // The writer tells of a slow server itself (health.rs).
    let options = address.options().clone().disable_statement_logging();
    let connected = tokio::time::timeout(PATIENCE, options.connect()).await;
    let mut connection = connected.map_err(|_| sqlx::Error::PoolTimedOut)??;
    // What was acknowledged survives a loss of power, whatever the server's usual setting is.
    connection.execute("SET synchronous_commit = on").await?;
    Ok(connection)
}
