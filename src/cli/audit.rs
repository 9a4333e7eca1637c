//! `triomphe audit`

use super::{End, runtime, sources};
use house::bank::audit;
use std::io::Write as _;
use std::path::PathBuf;

/// What to audit.
#[derive(clap::Args)]
pub struct Arguments {
    /// The database file [default: TRIOMPHE_DATABASE]
    file: Option<PathBuf>,
}

/// Recomputes every balance and the sum, and prints what it found.
///
/// # Errors
/// Status 1 if anything is off, 2 if the file cannot be read.
pub fn audit(arguments: &Arguments) -> Result<(), End> {
    let file = match &arguments.file {
        Some(file) => file.clone(),
        None => sources()?.database(),
    };
    let report = runtime()?
        .block_on(audit::run(&file))
        .map_err(End::unusable)?;
    // If stdout is closed, the exit status still counts.
    let _ = writeln!(std::io::stdout(), "{report}");
    if report.is_clean() {
        Ok(())
    } else {
        Err(End::failed())
    }
}
