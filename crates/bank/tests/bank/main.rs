//! Bank and store from outside: scripts, forging, groups, crashes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

/// Runs each of these cases on every kind of store.
macro_rules! on_every_store {
    ($($case:ident),* $(,)?) => {$(
        mod $case {
            #[tokio::test]
            async fn in_sqlite() {
                super::$case(crate::On::Sqlite).await;
            }

            #[cfg(target_os = "linux")]
            #[tokio::test]
            async fn in_postgres() {
                super::$case(crate::On::Postgres).await;
            }

            #[tokio::test]
            async fn in_memory() {
                super::$case(crate::On::Memory).await;
            }
        }
    )*};
}

#[path = "../../../store/tests/files/mod.rs"]
mod files;
#[allow(dead_code)]
#[path = "../../../store/tests/schema/mod.rs"]
mod schema;
#[path = "../../../store/tests/server/mod.rs"]
mod server;

mod audit;
mod board;
mod crash;
mod forging;
#[cfg(target_os = "linux")]
mod forging_postgres;
mod group;
mod history;
mod keeping;
mod ledger;
mod opening;
mod purge;
mod reports;
mod scripts;
mod tables;

use bank::Once;
use std::sync::Arc;

use ids::{ChannelId, GuildId, PurseId, TableId, Version};
use store::{Memory, Sqlite, Step, Store, TableWrite};
#[cfg(target_os = "linux")]
use store::{Postgres, ServerAddress};

/// The store on which a case runs.
#[derive(Clone, Copy)]
enum On {
    Sqlite,
    #[cfg(target_os = "linux")]
    Postgres,
    Memory,
}

impl On {
    /// An empty one.
    async fn store(self) -> Arc<dyn Store> {
        match self {
            On::Sqlite => Sqlite::in_memory().await.unwrap(),
            #[cfg(target_os = "linux")]
            On::Postgres => Postgres::open(&address(&scratch::database()))
                .await
                .unwrap(),
            On::Memory => Arc::new(Memory::new()),
        }
    }
}

#[cfg(target_os = "linux")]
fn address(text: &str) -> ServerAddress {
    ServerAddress::parse(text).unwrap()
}

const HOME: GuildId = GuildId(1);
const AWAY: GuildId = GuildId(2);
/// Purses.
const ANN: PurseId = PurseId(11);
const BOB: PurseId = PurseId(12);
const TABLE: TableId = TableId(7);

/// The key of something that may be given once.
fn once(who: &str) -> Once {
    Once {
        hash: who.to_owned(),
        old: None,
    }
}

/// A write to a table of HOME, based on this version of it; 0 opens the table.
fn table_step(id: TableId, from_version: i64) -> Step {
    let table = TableWrite {
        id,
        guild: HOME,
        channel: ChannelId(3),
        from_version: Version(from_version),
        state: format!("{{\"write\":{from_version}}}"),
        due_at: None,
        closed: false,
        deal: None,
        acts: vec![],
        deal_end: None,
        at: from_version,
    };
    Step {
        table: Some(table),
        ..Step::default()
    }
}
