//! What a database says of a fault.

use sqlx::postgres::PgDatabaseError;
use std::fmt;

/// What a database said of a fault. It has no source, whose words would say the same again.
#[derive(Debug)]
pub struct Said(pub(crate) sqlx::Error);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_words(&self.0))
    }
}

impl std::error::Error for Said {}

/// What went wrong, in the database's words: without the line of PostgreSQL's own source, which sqlx puts after them.
pub(crate) fn in_words(error: &sqlx::Error) -> String {
    let said = error.as_database_error();
    let said = said.and_then(|said| said.try_downcast_ref::<PgDatabaseError>());
    said.map_or_else(|| error.to_string(), |said| said.message().to_owned())
}
