//! The migrations of each database, compiled in from `migrations/` (`build.rs`).

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Version, description and text of one migration.
type Listed = (i64, &'static str, &'static str);

pub(crate) static SQLITE: LazyLock<Migrator> =
    LazyLock::new(|| migrator(&include!(concat!(env!("OUT_DIR"), "/sqlite.rs"))));

pub(crate) static POSTGRES: LazyLock<Migrator> =
    LazyLock::new(|| migrator(&include!(concat!(env!("OUT_DIR"), "/postgres.rs"))));

fn migrator(listed: &[Listed]) -> Migrator {
    let migration = |&(version, description, text): &Listed| {
        Migration::new(
            version,
            description.into(),
            MigrationType::Simple,
            text.into_sql_str(),
            // As SQLx reads it from a file.
            text.starts_with("-- no-transaction"),
        )
    };
    Migrator::with_migrations(listed.iter().map(migration).collect())
}
