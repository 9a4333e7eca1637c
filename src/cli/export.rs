//! `triomphe export`

use super::{End, database, runtime, say, server_address, stamp};
use house::server_file::{self, Exported, ServerFileError};
use ids::GuildId;
use std::fs;
use std::io::{BufWriter, Write as _};
use std::path::PathBuf;
use store::{Postgres, ServerRows, Sqlite, private_file};
use time::UtcDateTime;
use triomphe::config::Database;

/// What to export, and where to.
#[derive(clap::Args)]
pub struct Arguments {
    /// The server's id
    guild: GuildId,
    /// The file to write [default: server-GUILD-TIME.jsonl]
    file: Option<PathBuf>,
}

/// Writes everything of a server into a file.
///
/// # Errors
/// Status 1 if the books are wrong; 2 if a table or a session of the server is open, or one of the files cannot be
/// used.
pub fn export(arguments: &Arguments) -> Result<(), End> {
    let guild = arguments.guild;
    let runtime = runtime()?;
    let server = runtime.block_on(server_in(&database()?, guild))?;
    let file = match &arguments.file {
        Some(file) => file.clone(),
        None => format!("server-{guild}-{}.jsonl", stamp()).into(),
    };
    let of_file = |error| End::unusable(format!("{} cannot be written: {error}", file.display()));
    let out = private_file(&file).map_err(of_file)?;
    let mut out = BufWriter::new(out);
    let now = UtcDateTime::now().unix_timestamp().saturating_mul(1000);
    let exported = runtime.block_on(server_file::export(server, now, &mut out));
    let synced = |out: BufWriter<fs::File>| {
        out.into_inner()
            .map_err(|error| error.into_error())?
            .sync_all()
    };
    let Exported { rows, left } = match exported {
        Ok(exported) => {
            synced(out).map_err(of_file)?;
            exported
        }
        Err(error) => {
            // Half a file is none.
            let _ = fs::remove_file(&file);
            return Err(match error {
                ServerFileError::File(error) => of_file(error),
                error => refusal(error),
            });
        }
    };
    let mut said = vec![format!(
        "Wrote {}: {rows} rows of server {guild}. It holds names, words and cards: keep it to yourself.",
        file.display()
    )];
    if left.old_starts > 0 {
        said.push(format!(
            "{} notes on starting coins stay behind, from before servers had keys of their own. Members whose data were \
             erased back then get starting coins again if they come back.",
            left.old_starts
        ));
    }
    if left.old_bars > 0 {
        said.push(format!(
            "{} bans and exclusions of erased members stay behind, from before servers had keys of their own.",
            left.old_bars
        ));
    }
    if left.reports > 0 {
        said.push(format!(
            "{} reported problems stay behind: they are for you (triomphe reports).",
            left.reports
        ));
    }
    said.push(format!(
        "Server {guild} is still here as well. Remove this bot from it before the other host imports the file, so that \
         nobody plays on here."
    ));
    // If stdout is closed, the file is there all the same.
    let _ = writeln!(std::io::stdout(), "{}", said.join("\n"));
    Ok(())
}

async fn server_in(place: &Database, guild: GuildId) -> Result<ServerRows, End> {
    let server = match place {
        Database::File(file) => Sqlite::server_in(file, guild).await,
        Database::Server(url) => Postgres::server_in(&server_address(url)?, guild).await,
    };
    server.map_err(End::unusable)
}

/// Ends the program because a server was not exported or imported.
pub fn refusal(error: ServerFileError) -> End {
    match error {
        ServerFileError::Books(report) => {
            say(&report);
            End::failed()
        }
        error => End::unusable(error),
    }
}
