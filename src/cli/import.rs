//! `triomphe import`

use super::export::refusal;
use super::{End, database, runtime, server_address};
use house::server_file::{ServerFile, ServerFileError};
use ids::GuildId;
use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::PathBuf;
use store::{Claim, NewServer, OpenError, Postgres, ServerClaim, Sqlite};
use triomphe::config::Database;

/// What to import.
#[derive(clap::Args)]
pub struct Arguments {
    /// A file that "triomphe export" wrote
    file: PathBuf,
}

/// Takes in a server that another host exported.
///
/// # Errors
/// Status 1 if the books would be wrong; 2 if a bot is running, the database has the server already, or one of the
/// files cannot be used.
pub fn import(arguments: &Arguments) -> Result<(), End> {
    let file = &arguments.file;
    let of_file = |error| End::unusable(format!("{} cannot be read: {error}", file.display()));
    let refused = |error| match error {
        ServerFileError::File(error) => of_file(error),
        error @ (ServerFileError::Foreign
        | ServerFileError::Utf16
        | ServerFileError::LineEnds
        | ServerFileError::Damaged(_)
        | ServerFileError::Astray(_)
        | ServerFileError::Refused { .. }) => End::unusable(format!("{}: {error}", file.display())),
        error => refusal(error),
    };
    let place = database()?;
    let mut text = BufReader::new(File::open(file).map_err(of_file)?);
    let server = ServerFile::open(&mut text).map_err(refused)?;
    let (imported, name) = runtime()?.block_on(async {
        let (new, name) = new_server(&place, server.guild()).await?;
        let imported = server.import(new).await.map_err(refused)?;
        Ok::<_, End>((imported, name))
    })?;
    // If stdout is closed, the server is here all the same.
    let _ = writeln!(
        std::io::stdout(),
        "Server {} is in {} now: {} rows, and the books are right. Start the bot, and invite it to the server.",
        imported.guild,
        name,
        imported.rows
    );
    Ok(())
}

/// The place of a server in the database, and the database's name.
async fn new_server(place: &Database, guild: GuildId) -> Result<(NewServer, String), End> {
    let (server, name) = match place {
        Database::File(file) => {
            let claim = Claim::take(file).map_err(End::unusable)?;
            let name = file.display().to_string();
            (Sqlite::new_server(claim, guild).await, name)
        }
        Database::Server(url) => {
            let address = server_address(url)?;
            let claim = ServerClaim::take(&address).await.map_err(in_use)?;
            (
                Postgres::new_server(claim, guild).await,
                address.to_string(),
            )
        }
    };
    Ok((server.map_err(End::unusable)?, name))
}

/// What to do about processes that share a database is not what a bot that starts has to do.
fn in_use(error: OpenError) -> End {
    match error {
        OpenError::ServerShared(database) => End::unusable(format!(
            "the database {database} is in use by other triomphes, each with some shards: stop all of them first"
        )),
        error => End::unusable(error),
    }
}
