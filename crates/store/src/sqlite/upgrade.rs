//! What is kept of a database before a newer version changes its schema.

use std::path::Path;

use sqlx::SqliteConnection;

use super::claim::{beside, stamped};
use super::copy::{Draft, remove};
use super::file::{is_made, missing_steps, steps};
use super::wal::is_filled;
use crate::sql::error::{OpenError, open_error};

/// So many copies of older schemas stay.
const KEPT: usize = 3;
const COPY: &str = ".schema-";

/// Copies a database beside itself if it holds anything and its schema is about to change, under the number of its last
/// migration. A copy from an earlier try takes no second place.
///
/// # Errors
/// Why the copy cannot be written; then the schema must stay as it is.
pub(super) async fn copy_before(
    database: &Path,
    connection: &mut SqliteConnection,
) -> Result<(), OpenError> {
    let of = |error| open_error(database, error);
    if !is_made(connection).await.map_err(of)?
        || missing_steps(database, connection).await? == 0
        || !is_filled(connection).await.map_err(of)?
    {
        return Ok(());
    }
    let last = steps(connection).await.map_err(of)?.pop().unwrap_or(0);
    let place = beside(database, &format!("{COPY}{last:04}"));
    tracing::info!(
        "{} is of an older version: it is copied to {} before it is brought up to date",
        database.display(),
        place.display()
    );
    Draft::clear(&place)?;
    let copy = Draft::write(connection, database, &place).await?;
    copy.keep()?;
    for (old, _) in stamped(database, COPY, "").into_iter().rev().skip(KEPT) {
        match remove(&old) {
            Ok(()) => tracing::info!("removed {}, an older copy", old.display()),
            Err(error) => tracing::warn!("could not remove {}: {error}", old.display()),
        }
    }
    Ok(())
}
