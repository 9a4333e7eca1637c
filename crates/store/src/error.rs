//! Why a question was not answered.

use crate::sql::words::Said;

/// Why a question was not answered: a technical matter, not for players.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database failed: {0}")]
    Database(#[source] Said),
    /// The store has been closed by [`Store::close`](crate::Store::close).
    #[error("the database is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Said(error))
    }
}
