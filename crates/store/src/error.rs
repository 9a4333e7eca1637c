//! Why a question was not answered.

/// Why a question was not answered: a technical matter, not for players.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The store has been closed by [`Store::close`](crate::Store::close).
    #[error("the database is closed")]
    Closed,
}
