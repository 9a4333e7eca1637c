//! Claiming and opening a database on a server.

use std::sync::Arc;

use sqlx::migrate::MigrateError;
use sqlx::{Executor, PgConnection};

use super::connection::begun;
use super::health::Health;
use super::leases::{PostgresLeases, revoke_leases};
use super::readers::Readers;
use super::session::{Claimant, SHARED, Session, connect, end, lock, lock_shared, persist, unlock};
use super::{ServerAddress, guards, writer};
use crate::sql::Sql;
use crate::sql::error::OpenError;
use crate::sql::guards::GuardChanges;
use crate::sql::migrations::POSTGRES;
use crate::sql::order::IS_FILLED;
use crate::sql::watched::watched;
use crate::sql::words::in_words;
use crate::{Begin, Leases, Watch};

/// The oldest server that this is meant for, as `server_version_num` has it.
const OLDEST: i32 = 140_000;

/// Held by the one program that runs the house on a database, as long as its connection lives.
pub struct ServerClaim {
    address: ServerAddress,
    session: Session,
}

impl ServerClaim {
    /// Claims a database.
    ///
    /// # Errors
    /// [`OpenError::ServerInUse`] if another program has the claim; otherwise why the server cannot be used.
    pub async fn take(address: &ServerAddress) -> Result<ServerClaim, OpenError> {
        let of = |error| server_error(address, error);
        let mut connection = connect(address).await.map_err(of)?;
        if !persist(&mut connection, lock).await.map_err(of)? {
            let address = address.to_string();
            return Err(if lock_shared(&mut connection).await.map_err(of)? {
                OpenError::ServerShared(address)
            } else {
                OpenError::ServerInUse(address)
            });
        }
        let holder = format!("{:032x}", rand::random::<u128>());
        Ok(ServerClaim {
            address: address.clone(),
            session: Session {
                connection,
                claimant: Claimant::Alone(holder),
            },
        })
    }
}

/// A program's part in a database that several share.
pub struct ServerShare {
    address: ServerAddress,
    connection: PgConnection,
    /// Nobody else was there.
    is_first: bool,
}

impl ServerShare {
    /// Joins whoever shares a database.
    ///
    /// # Errors
    /// [`OpenError::ServerUnshared`] if another program has it for itself; otherwise why the server cannot be used.
    pub async fn take(address: &ServerAddress) -> Result<ServerShare, OpenError> {
        let of = |error| server_error(address, error);
        let mut connection = connect(address).await.map_err(of)?;
        // As long as this is held, nobody else comes.
        let is_first = lock(&mut connection).await.map_err(of)?;
        if !is_first && !persist(&mut connection, lock_shared).await.map_err(of)? {
            return Err(OpenError::ServerUnshared(address.to_string()));
        }
        Ok(ServerShare {
            address: address.clone(),
            connection,
            is_first,
        })
    }
}

/// Opens a database that several share.
pub(super) async fn share(
    share: ServerShare,
    begin: Begin,
    watch: Option<Watch>,
) -> Result<Arc<dyn Leases>, OpenError> {
    let ServerShare {
        address,
        mut connection,
        is_first,
    } = share;
    let of = |error| server_error(&address, error);
    if is_first {
        ready(&address, &mut connection, begin).await?;
        hold(&address, &mut connection, SHARED).await?;
        let shared = lock_shared(&mut connection).await.map_err(of)?;
        debug_assert!(shared, "nobody else can have it");
        unlock(&mut connection).await.map_err(of)?;
    } else {
        let steps = if is_made(&address, &mut connection).await? {
            steps(&address, &mut connection).await?
        } else {
            Vec::new()
        };
        if POSTGRES.iter().any(|step| !steps.contains(&step.version)) {
            return Err(OpenError::ServerBusy(address.to_string()));
        }
        let changes = guards::changes(&mut connection).await.map_err(of)?;
        changes.must_be_harmless(&address)?;
    }
    let session = Session {
        connection,
        claimant: Claimant::Shared,
    };
    let health = Health::new(&address);
    let mut store = opened(&address, session, health.clone());
    if let Some(watch) = watch {
        store = watched(store, watch);
    }
    Ok(Arc::new(PostgresLeases::new(address, store, health)))
}

async fn hold(
    address: &ServerAddress,
    connection: &mut PgConnection,
    holder: &str,
) -> Result<(), OpenError> {
    let held = sqlx::query(
        "INSERT INTO claim (one, holder) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET holder = excluded.holder",
    )
    .bind(holder)
    .execute(connection)
    .await;
    held.map_err(|error| server_error(address, error))?;
    Ok(())
}

/// Opens a claimed database.
pub(super) async fn keep(mut claim: ServerClaim, begin: Begin) -> Result<Arc<Sql>, OpenError> {
    make_ready(&mut claim, begin).await?;
    let health = Health::new(&claim.address);
    Ok(opened(&claim.address, claim.session, health))
}

/// Brings a claimed database up to date, and says in it who has the claim.
async fn make_ready(claim: &mut ServerClaim, begin: Begin) -> Result<(), OpenError> {
    let Session {
        connection,
        claimant,
    } = &mut claim.session;
    ready(&claim.address, connection, begin).await?;
    match claimant {
        Claimant::Alone(holder) => hold(&claim.address, connection, holder).await,
        Claimant::Shared => Ok(()),
    }
}

/// A transaction in a claimed database, for a server that moves in.
pub(super) async fn to_move_in(mut claim: ServerClaim) -> Result<PgConnection, OpenError> {
    make_ready(&mut claim, Begin::WhereItWas).await?;
    let ServerClaim { address, session } = claim;
    let of = |error| server_error(&address, error);
    let mut connection = session.connection;
    connection.execute(PATIENT).await.map_err(of)?;
    // Accounts come before their tables, members before their characters.
    let begin = "BEGIN; SET CONSTRAINTS ALL DEFERRED";
    connection.execute(begin).await.map_err(of)?;
    // Who had a lease and lost its connection does not know what comes now: it has to take another.
    revoke_leases(&mut connection).await.map_err(of)?;
    Ok(connection)
}

/// Nobody waits for this connection, however long it does nothing in the middle of a transaction.
const PATIENT: &str = "SET idle_in_transaction_session_timeout = 0";

/// A database that is ready, with the session that writes to it.
fn opened(address: &ServerAddress, session: Session, health: Arc<Health>) -> Arc<Sql> {
    let (store, desk) = Sql::open(Readers::new(address, health.clone()));
    tokio::spawn(writer::serve(address.clone(), session, health, desk));
    store
}

/// A connection that reads a database of this version's schema, at one moment.
pub(super) async fn to_read(address: &ServerAddress) -> Result<PgConnection, OpenError> {
    let of = |error| server_error(address, error);
    let mut connection = current(address).await?;
    connection.execute(PATIENT).await.map_err(of)?;
    begun(connection).await.map_err(of)
}

/// How the guards of a database differ from what the migrations made.
pub(super) async fn guards_in(address: &ServerAddress) -> Result<GuardChanges, OpenError> {
    let of = |error| server_error(address, error);
    let mut connection = current(address).await?;
    let changes = guards::changes(&mut connection).await.map_err(of)?;
    end(connection).await.map_err(of)?;
    Ok(changes)
}

/// A connection to a database of this version's schema.
async fn current(address: &ServerAddress) -> Result<PgConnection, OpenError> {
    let of = |error| server_error(address, error);
    let mut connection = connect(address).await.map_err(of)?;
    if !is_made(address, &mut connection).await? {
        return Err(OpenError::ServerEmpty(address.to_string()));
    }
    let steps = steps(address, &mut connection).await?;
    if POSTGRES.iter().any(|step| !steps.contains(&step.version)) {
        return Err(OpenError::ServerOlder(address.to_string()));
    }
    Ok(connection)
}

/// Brings a database up to date.
async fn ready(
    address: &ServerAddress,
    connection: &mut PgConnection,
    begin: Begin,
) -> Result<(), OpenError> {
    let of = |error| server_error(address, error);
    must_be_new_enough(address, connection).await?;
    if is_made(address, connection).await? {
        steps(address, connection).await?;
        if begin == Begin::Anew && is_filled(connection).await.map_err(of)? {
            return Err(OpenError::ServerFilled(address.to_string()));
        }
        let changes = guards::changes(connection).await.map_err(of)?;
        changes.must_be_harmless(address)?;
    }
    POSTGRES
        .run(&mut *connection)
        .await
        .map_err(|error| match error {
            MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => of(source),
            other => of(sqlx::Error::Migrate(Box::new(other))),
        })?;
    guards::keep(connection).await.map_err(of)
}

/// # Errors
/// [`OpenError::ServerTooOld`] if the server is.
pub(super) async fn must_be_new_enough(
    address: &ServerAddress,
    connection: &mut PgConnection,
) -> Result<(), OpenError> {
    let version: String = sqlx::query_scalar("SELECT current_setting('server_version_num')")
        .fetch_one(connection)
        .await
        .map_err(|error| server_error(address, error))?;
    if version.parse::<i32>().unwrap_or(0) < OLDEST {
        Err(OpenError::ServerTooOld(address.to_string()))
    } else {
        Ok(())
    }
}

/// Whether a database has our tables.
///
/// # Errors
/// [`OpenError::ServerForeign`] if it has others'.
pub(super) async fn is_made(
    address: &ServerAddress,
    connection: &mut PgConnection,
) -> Result<bool, OpenError> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT relname::TEXT FROM pg_class
         WHERE relkind IN ('r', 'p') AND relnamespace = to_regnamespace(quote_ident(current_schema()))",
    )
    .fetch_all(connection)
    .await
    .map_err(|error| server_error(address, error))?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    match tables.as_slice() {
        [] => Ok(false),
        // Left by a first start that was interrupted.
        [one] if one == "_sqlx_migrations" => Ok(false),
        _ if has("_sqlx_migrations") && has("server_order") => Ok(true),
        _ => Err(OpenError::ServerForeign(address.to_string())),
    }
}

/// The migrations that a database of ours has.
///
/// # Errors
/// [`OpenError::ServerNewer`] if it has one that this version does not know.
pub(super) async fn steps(
    address: &ServerAddress,
    connection: &mut PgConnection,
) -> Result<Vec<i64>, OpenError> {
    let steps: Vec<i64> = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success")
        .fetch_all(connection)
        .await
        .map_err(|error| server_error(address, error))?;
    match steps.iter().find(|&&step| !POSTGRES.version_exists(step)) {
        Some(&step) => Err(OpenError::ServerNewer {
            database: address.to_string(),
            step,
        }),
        None => Ok(steps),
    }
}

async fn is_filled(connection: &mut PgConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar(IS_FILLED).fetch_one(connection).await
}

/// Why a server cannot be used. What it said holds no password.
pub(super) fn server_error(address: &ServerAddress, source: sqlx::Error) -> OpenError {
    let database = address.to_string();
    let why = in_words(&source);
    let is_for_now = match &source {
        // One that goes away in the middle of a handshake breaks the protocol.
        sqlx::Error::Io(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::Protocol(_)
        | sqlx::Error::Tls(_) => true,
        sqlx::Error::Database(said) => said.code().is_some_and(|code| NOT_NOW.contains(&&*code)),
        _ => false,
    };
    if is_for_now {
        OpenError::ServerUnreachable { database, why }
    } else {
        OpenError::ServerRefuses { database, why }
    }
}

/// What a server says that has no connection free, stops, has crashed, or starts
/// (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).
const NOT_NOW: [&str; 4] = ["53300", "57P01", "57P02", "57P03"];

#[cfg(all(test, target_os = "linux"))]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::sql::question::{ConsistentRead, query_scalar};

    #[tokio::test]
    async fn whoever_reads_or_moves_in_a_whole_server_may_take_its_time() {
        let address = ServerAddress::parse(&scratch::database()).unwrap();
        let claim = ServerClaim::take(&address).await.unwrap();
        let writes: Box<dyn ConsistentRead> = Box::new(to_move_in(claim).await.unwrap());
        let reads: Box<dyn ConsistentRead> = Box::new(to_read(&address).await.unwrap());
        for mut connection in [writes, reads] {
            let limit = query_scalar::<String>("SHOW idle_in_transaction_session_timeout");
            assert_eq!(limit.fetch_one_at(&mut *connection).await.unwrap(), "0");
            connection.close().await.unwrap();
        }
    }
}
