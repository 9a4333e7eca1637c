//! `triomphe import`

use super::export::refusal;
use super::{End, database_file, runtime};
use house::server_file::{self, ServerFileError};
use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::PathBuf;
use store::Claim;

/// What to import.
#[derive(clap::Args)]
pub struct Arguments {
    /// A file that "triomphe export" wrote
    file: PathBuf,
}

/// Takes in a server that another host exported.
///
/// # Errors
/// Status 1 if the books would be wrong; 2 if a bot is running, the database has the server already, or one of the files
/// cannot be used.
pub fn import(arguments: &Arguments) -> Result<(), End> {
    let database =
        database_file("a single server can be taken in by a bot with an SQLite file only")?;
    let file = &arguments.file;
    let of_file = |error| End::unusable(format!("{} cannot be read: {error}", file.display()));
    let mut text = BufReader::new(File::open(file).map_err(of_file)?);
    let claim = Claim::take(&database).map_err(End::unusable)?;
    let imported = runtime()?.block_on(server_file::import(&claim, &mut text));
    let imported = imported.map_err(|error| match error {
        ServerFileError::File(error) => of_file(error),
        error @ (ServerFileError::Foreign | ServerFileError::Damaged(_)) => {
            End::unusable(format!("{}: {error}", file.display()))
        }
        error => refusal(error),
    })?;
    // If stdout is closed, the server is here all the same.
    let _ = writeln!(
        std::io::stdout(),
        "Server {} is in {} now: {} rows, and the books are right. Start the bot, and invite it to the server.",
        imported.guild,
        database.display(),
        imported.rows
    );
    Ok(())
}
