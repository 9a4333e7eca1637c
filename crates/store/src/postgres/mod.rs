//! The bot's database where its host has a PostgreSQL server.
//!
//! What it shares with SQLite is in `sql/`. Everything that is PostgreSQL's alone is in this folder:
//!
//! * `address`: where the server is, with a password that is never shown.
//! * `session`: the connection that holds the claim on a database (an advisory lock), and by which it is written.
//! * `check`: whether a bot could work on a database, asked before one does.
//! * `open`: the claim, the schema, and whether a database is one of ours.
//! * `guards`: whether the triggers, functions, checks and keys of a database are those that the migrations made.
//! * `leases`: the register of who serves which shards, where several programs share the database.
//! * `writer`: the task that owns the session. `readers`: the connections that only read.
//! * `health`: what the operator is told of the server, by whoever meets a fault first.
//! * `statement`: the group as one call of a function of the schema's, in one round trip.
//! * `connection`: how connections are asked.
//!
//! The schema with its triggers is in `migrations/postgres`. Order is per server: the group locks the rows of its
//! servers (`server_order`) before it writes anything.

mod address;
mod check;
mod connection;
mod guards;
mod health;
mod leases;
mod open;
mod readers;
mod session;
mod statement;
mod writer;

use std::sync::Arc;

pub use address::ServerAddress;
pub use check::LEAST_CONNECTIONS;
pub use open::{ServerClaim, ServerShare};

use crate::reports::Reports;
use crate::sql::books::SqlBooks;
use crate::sql::error::OpenError;
use crate::sql::guards::GuardChanges;
use crate::sql::watched::watched;
use crate::{Begin, Books, Leases, NewServer, ServerRows, Store, Watch};
use ids::GuildId;

/// The bot's database on a PostgreSQL server.
pub enum Postgres {}

impl Postgres {
    /// Claims a database and opens it, with its schema brought up to date.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn open(address: &ServerAddress) -> Result<Arc<dyn Store>, OpenError> {
        Postgres::keep(ServerClaim::take(address).await?, Begin::WhereItWas).await
    }

    /// Opens a claimed database, with its schema brought up to date. The claim ends with [`Store::close`], or with the
    /// program.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn keep(claim: ServerClaim, begin: Begin) -> Result<Arc<dyn Store>, OpenError> {
        Ok(open::keep(claim, begin).await?)
    }

    /// As [`Postgres::open`], watched.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn watched(
        address: &ServerAddress,
        watch: Watch,
    ) -> Result<Arc<dyn Store>, OpenError> {
        let claim = ServerClaim::take(address).await?;
        Ok(watched(open::keep(claim, Begin::WhereItWas).await?, watch))
    }

    /// Opens a database that several programs share, with its schema brought up to date.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn share(share: ServerShare, begin: Begin) -> Result<Arc<dyn Leases>, OpenError> {
        open::share(share, begin, None).await
    }

    /// As [`Postgres::share`], watched: whoever has a lease.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn share_watched(
        share: ServerShare,
        watch: Watch,
    ) -> Result<Arc<dyn Leases>, OpenError> {
        open::share(share, Begin::WhereItWas, Some(watch)).await
    }

    /// Looks whether a bot could work on a database, which may be in use and is not changed. Returns what is worth
    /// knowing, a sentence each.
    ///
    /// # Errors
    /// Why it could not.
    pub async fn check(address: &ServerAddress) -> Result<Vec<String>, OpenError> {
        check::check(address).await
    }

    /// The ledger in a database, which may be in use and is not changed.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn books_in(address: &ServerAddress) -> Result<Box<dyn Books>, OpenError> {
        Ok(Box::new(SqlBooks(open::to_read(address).await?)))
    }

    /// How the triggers, functions, checks and keys of a database differ from those that the migrations made.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn guards_in(address: &ServerAddress) -> Result<GuardChanges, OpenError> {
        open::guards_in(address).await
    }

    /// The rows of a Discord server in a database, which may be in use and is not changed.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn server_in(
        address: &ServerAddress,
        guild: GuildId,
    ) -> Result<ServerRows, OpenError> {
        let connection = open::to_read(address).await?;
        Ok(ServerRows::read_from(connection, guild))
    }

    /// Begins to write a Discord server into a claimed database, whose schema is brought up to date.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn new_server(claim: ServerClaim, guild: GuildId) -> Result<NewServer, OpenError> {
        let connection = open::to_move_in(claim).await?;
        Ok(NewServer::write_to(connection, guild))
    }

    /// The reports in a database, which may be in use and is not changed.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn reports_in(address: &ServerAddress) -> Result<Reports, OpenError> {
        Ok(Reports::read_from(open::to_read(address).await?))
    }
}
