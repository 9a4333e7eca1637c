//! `triomphe reports`

use super::{End, database, runtime, server_address};
use house::report_line;
use std::io::Write as _;
use std::path::PathBuf;
use store::{Postgres, Sqlite};
use triomphe::config::Database;

/// Which reports to print.
#[derive(clap::Args)]
pub struct Arguments {
    /// The database file [default: TRIOMPHE_DATABASE, which may also be on a server]
    file: Option<PathBuf>,
    /// Print only the newest N reports
    #[arg(long, value_name = "N")]
    last: Option<u32>,
}

/// Prints the problems that members reported, the newest last: one JSON object a line.
///
/// # Errors
/// Status 2 if the file cannot be read.
pub fn reports(arguments: &Arguments) -> Result<(), End> {
    let place = match &arguments.file {
        Some(file) => Database::File(file.clone()),
        None => database()?,
    };
    let rows = runtime()?.block_on(async {
        let reports = match &place {
            Database::File(file) => Sqlite::reports_in(file).await,
            Database::Server(url) => Postgres::reports_in(&server_address(url)?).await,
        };
        let reports = reports.map_err(End::unusable)?;
        reports.last(arguments.last).await.map_err(End::unusable)
    })?;
    let mut out = std::io::stdout().lock();
    for row in &rows {
        let line = report_line(row).map_err(End::broken)?;
        if writeln!(out, "{line}").is_err() {
            // The reader closed the pipe.
            break;
        }
    }
    Ok(())
}
