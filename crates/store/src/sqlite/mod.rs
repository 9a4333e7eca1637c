//! The bot's database: an SQLite file.
//!
//! What it shares with PostgreSQL is in `sql/`. Everything that is SQLite's alone is in this folder:
//!
//! * `statement`: the group as one text of several statements.
//! * `writer`: the one connection that writes (`BEGIN IMMEDIATE`). `connection`: how connections are asked.
//! * `file`, `open`, `wal`, `mark`: files, pragmas, and the log beside the database.
//! * `guards`: whether the triggers, checks and keys of a file are those that the migrations make.
//! * `copy`, `restore`, `upgrade`: copies of a whole database, put in another place, in its own, and kept of older
//!   schemas.
//! * `carrier`: how a server is taken from a file, and put into one.
//! * `disk`: what is told of a disk that fails, and whether the files are still there.
//!
//! The schema with its triggers is in `migrations/sqlite`.

mod carrier;
pub(crate) mod claim;
mod connection;
pub(crate) mod copy;
mod disk;
pub(crate) mod file;
mod guards;
mod mark;
mod open;
mod restore;
mod statement;
mod upgrade;
mod wal;
mod writer;

use std::path::Path;
use std::sync::Arc;

use claim::{Begin, Claim};

use crate::reports::Reports;
use crate::sql::error::OpenError;
use crate::sql::guards::GuardChanges;
use crate::sql::watched::watched;
use crate::{Books, NewServer, ServerRows, Store, Watch};
use ids::GuildId;

/// The bot's database where nothing else is chosen: an SQLite file.
pub enum Sqlite {}

impl Sqlite {
    /// Opens the database file, makes it if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn open(path: &Path) -> Result<Arc<dyn Store>, OpenError> {
        Ok(open::file(path).await?)
    }

    /// As [`Sqlite::open`], watched.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn watched(path: &Path, watch: Watch) -> Result<Arc<dyn Store>, OpenError> {
        Ok(watched(open::file(path).await?, watch))
    }

    /// Opens a claimed database like [`Sqlite::open`], and notices if its file was lost, emptied or exchanged since
    /// the last time. Hold the claim until [`Store::close`] is done.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn keep(claim: &Claim, begin: Begin) -> Result<Arc<dyn Store>, OpenError> {
        open::keep(claim, begin).await
    }

    /// The ledger in a file, which may be in use and is not changed. An older version may have written it.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn books_in(path: &Path) -> Result<Box<dyn Books>, OpenError> {
        connection::books(path).await
    }

    /// How the triggers, checks and keys of such a file differ from those that the migrations up to its last one make.
    ///
    /// # Errors
    /// As [`Sqlite::books_in`].
    pub async fn guards_in(path: &Path) -> Result<GuardChanges, OpenError> {
        guards::changes_in(path).await
    }

    /// The reports in a file, which may be in use and is not changed.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn reports_in(path: &Path) -> Result<Reports, OpenError> {
        connection::reports(path).await
    }

    /// The rows of a server in a file, which may be in use and is not changed.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn server_in(path: &Path, guild: GuildId) -> Result<ServerRows, OpenError> {
        let carrier = carrier::reading(path).await?;
        Ok(ServerRows::read_from(carrier, guild))
    }

    /// Begins to write a server into a claimed database, which is made if it is not there and whose schema is brought
    /// up to date.
    ///
    /// # Errors
    /// Why the file cannot be used.
    pub async fn new_server(claim: Claim, guild: GuildId) -> Result<NewServer, OpenError> {
        let carrier = carrier::writing(claim).await?;
        Ok(NewServer::write_to(carrier, guild))
    }

    /// A database in memory for tests of SQLite, gone with its last handle.
    ///
    /// # Errors
    /// None in practice.
    pub async fn in_memory() -> Result<Arc<dyn Store>, OpenError> {
        Ok(open::memory().await?)
    }
}
