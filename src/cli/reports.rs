//! `triomphe reports`

use super::output::{Output, Reader};
use super::{End, database, runtime, server_address};
use house::report_line;
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
/// Status 2 if the file cannot be read; 1 if the output cannot be written.
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
    let mut out = Output::begin();
    for row in &rows {
        let line = report_line(row).map_err(End::broken)?;
        if out.line(line)? == Reader::Gone {
            break;
        }
    }
    out.end()
}
