//! What a town is stored in.

use crate::checks::Failure;
use clap::ValueEnum;
use ids::Shard;
use std::sync::Arc;
use store::{Lease, Leases, Memory, Presence, Sqlite, Still, Store, Wants, Watch};
use tempfile::TempDir;

/// The kinds of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DatabaseKind {
    /// A few maps, for speed; they refuse what a database refuses.
    Memory,
    /// A file in a temporary folder.
    Sqlite,
    /// A private PostgreSQL server in a temporary folder.
    Postgres,
}

/// The database of a town.
pub enum Database {
    Memory(Arc<Memory>),
    File {
        store: Arc<dyn Store>,
        _folder: TempDir,
    },
    /// On a server, for one process alone.
    Whole(Arc<dyn Store>),
    Leased(Leased),
}

/// One that processes share.
pub struct Leased {
    leases: Arc<dyn Leases>,
    /// The lease that was taken last.
    last: Option<(String, Lease)>,
    processes: u64,
}

impl Database {
    /// An empty database, with leases if processes share it; SQLite has none.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn new(
        kind: DatabaseKind,
        watch: Watch,
        has_leases: bool,
    ) -> Result<Database, Failure> {
        let _still = Still::hold();
        match kind {
            DatabaseKind::Memory => Ok(Database::Memory(Arc::new(Memory::watched(watch)))),
            DatabaseKind::Sqlite => {
                let folder = tempfile::tempdir().map_err(failed)?;
                let opened = Sqlite::watched(&folder.path().join("house.db"), watch).await;
                Ok(Database::File {
                    store: opened.map_err(failed)?,
                    _folder: folder,
                })
            }
            DatabaseKind::Postgres => on_a_server(watch, has_leases).await,
        }
    }

    /// The store, to be read.
    pub fn whole(&self) -> Arc<dyn Store> {
        match self {
            Database::Memory(store) => store.clone(),
            Database::File { store, .. } | Database::Whole(store) => store.clone(),
            Database::Leased(leased) => leased.leases.whole(),
        }
    }

    /// The store that a house opens. With leases, whoever had the last one can no longer write.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn for_a_house(&mut self, has_leases: bool) -> Result<Arc<dyn Store>, Failure> {
        match self {
            Database::Memory(store) if has_leases => Ok(Arc::new(store.take_lease(Shard::ALL))),
            Database::Memory(store) => Ok(store.clone()),
            Database::File { store, .. } | Database::Whole(store) => Ok(store.clone()),
            Database::Leased(leased) => leased.take().await,
        }
    }

    /// Ends its connections.
    pub async fn close(&self) {
        let _still = Still::hold();
        match self {
            Database::Memory(_) => {}
            Database::File { store, .. } | Database::Whole(store) => store.close().await,
            Database::Leased(leased) => leased.leases.close().await,
        }
    }
}

impl Leased {
    /// Takes a new lease, as another process does. Whether the former one released its lease or lost it is the same
    /// for what it may write.
    async fn take(&mut self) -> Result<Arc<dyn Store>, Failure> {
        let _still = Still::hold();
        if let Some((process, lease)) = self.last.take() {
            let gone = self.leases.release(&process, lease, &[]).await;
            gone.map_err(failed)?;
        }
        self.processes += 1;
        let process = format!("process {}", self.processes);
        let presence = Presence {
            process: process.clone(),
            wants: Wants {
                shards: 0..=0,
                of: 1,
                is_shared: false,
            },
            is_leaving: false,
            ready: Vec::new(),
        };
        let granted = self.leases.turn(&presence).await.map_err(failed)?;
        let Some(held) = granted.held.first() else {
            return Err(Failure::new("lease", "it is free, and not granted"));
        };
        self.last = Some((process, held.lease));
        Ok(self.leases.under(held.lease))
    }
}

fn failed(why: impl std::fmt::Display) -> Failure {
    Failure::new("database", why.to_string())
}

#[cfg(target_os = "linux")]
async fn on_a_server(watch: Watch, has_leases: bool) -> Result<Database, Failure> {
    use store::{Postgres, ServerAddress, ServerShare};
    let address = scratch::try_database().map_err(failed)?;
    let address = ServerAddress::parse(&address).ok_or_else(|| failed("it has no address"))?;
    if !has_leases {
        let opened = Postgres::watched(&address, watch).await;
        return Ok(Database::Whole(opened.map_err(failed)?));
    }
    let share = ServerShare::take(&address).await.map_err(failed)?;
    let leases = Postgres::share_watched(share, watch).await;
    Ok(Database::Leased(Leased {
        leases: leases.map_err(failed)?,
        last: None,
        processes: 0,
    }))
}

#[cfg(not(target_os = "linux"))]
async fn on_a_server(_watch: Watch, _has_leases: bool) -> Result<Database, Failure> {
    Err(failed(
        "A private PostgreSQL server is started on Linux only.",
    ))
}
