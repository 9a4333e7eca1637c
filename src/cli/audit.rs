//! `triomphe audit`

use super::{End, database, runtime, server_address};
use bank::audit::{self, AuditReport};
use std::io::Write as _;
use std::path::PathBuf;
use triomphe::config::Database;

/// What to audit.
#[derive(clap::Args)]
pub struct Arguments {
    /// The database file, or a backup of one [default: TRIOMPHE_DATABASE, which may also be on a server]
    file: Option<PathBuf>,
}

/// Recomputes every balance and the sum, compares the guards of the schema, and prints what it found.
///
/// # Errors
/// Status 1 if anything is off, 2 if the file cannot be read.
pub fn audit(arguments: &Arguments) -> Result<(), End> {
    let place = match &arguments.file {
        Some(file) => Database::File(file.clone()),
        None => database()?,
    };
    let report = runtime()?.block_on(audited(&place))?;
    // If stdout is closed, the exit status still counts.
    let _ = writeln!(std::io::stdout(), "{report}");
    if report.is_clean() {
        Ok(())
    } else {
        Err(End::failed())
    }
}

async fn audited(place: &Database) -> Result<AuditReport, End> {
    match place {
        Database::File(file) => audit::run(file).await.map_err(End::unusable),
        Database::Server(url) => {
            let address = server_address(url)?;
            audit::of_server(&address).await.map_err(End::unusable)
        }
    }
}
