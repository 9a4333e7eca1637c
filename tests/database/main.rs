//! The program on its database, from the command line: copies, guards, and servers that go from one host to another.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../../crates/store/tests/files/mod.rs"]
mod files;
#[path = "../../crates/store/tests/schema/mod.rs"]
mod schema;
#[path = "../../crates/store/tests/server/mod.rs"]
mod server;

mod backups;
mod guards;
mod moving;

/// Where a database is.
#[derive(Clone, Copy)]
enum On {
    Sqlite,
    #[cfg(target_os = "linux")]
    Postgres,
}

#[cfg(target_os = "linux")]
fn address(text: &str) -> store::ServerAddress {
    store::ServerAddress::parse(text).unwrap()
}
