//! The subcommands, one file each.

pub mod audit;
pub mod backup;
pub mod check_database;
pub mod config;
pub mod deck;
pub mod export;
pub mod health;
pub mod import;
pub mod logging;
#[cfg(not(feature = "sandbox"))]
mod no_sandbox;
pub mod output;
pub mod records;
#[cfg(feature = "sandbox")]
pub mod rehearse;
pub mod replay;
pub mod reports;
pub mod restore;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod serve;
pub mod simulate;
pub mod stop;
pub mod verify;

#[cfg(not(feature = "sandbox"))]
pub use no_sandbox::{rehearse, sandbox};

use std::fmt::Display;
use std::path::PathBuf;
use store::ServerAddress;
use time::UtcDateTime;
use triomphe::config::{Database, ServerUrl, Sources};

/// An unsuccessful end of the program.
pub struct End {
    /// The exit status, 1 or 2.
    pub status: u8,
    /// A sentence for stderr; empty if everything was printed already.
    pub sentence: String,
}

impl End {
    /// A check failed, and its findings were printed.
    pub fn failed() -> End {
        End {
            status: 1,
            sentence: String::new(),
        }
    }
    /// The work could not be continued.
    pub fn broken(sentence: impl Display) -> End {
        End {
            status: 1,
            sentence: sentence.to_string(),
        }
    }
    /// The usage, the settings or the input were bad.
    pub fn unusable(sentence: impl Display) -> End {
        End {
            status: 2,
            sentence: sentence.to_string(),
        }
    }
}

/// Says a sentence on stderr. If that cannot be written, nobody is reading, and the exit status still counts.
pub fn say(sentence: impl Display) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "{sentence}");
}

/// Reads the settings, without the files of secrets; warns of unknown ones.
///
/// # Errors
/// Status 2 if `.env` cannot be read.
pub fn sources() -> Result<Sources, End> {
    let sources = Sources::read().map_err(End::unusable)?;
    for sentence in sources.unknown() {
        say(format_args!("triomphe: {sentence}"));
    }
    Ok(sources)
}

/// Where the house keeps its books.
///
/// # Errors
/// Status 2 if the setting is wrong.
pub fn database() -> Result<Database, End> {
    sources()?.database().map_err(End::unusable)
}

/// The database file, for a command that works with SQLite files only; `instead`: what to do where it is on a
/// PostgreSQL server.
///
/// # Errors
/// Status 2 if the setting is wrong, or names a server.
pub fn database_file(instead: &str) -> Result<PathBuf, End> {
    match database()? {
        Database::File(file) => Ok(file),
        Database::Server(_) => Err(End::unusable(format!(
            "TRIOMPHE_DATABASE names a PostgreSQL server, and this command is for SQLite files: {instead}"
        ))),
    }
}

/// The address of a database on a PostgreSQL server.
///
/// # Errors
/// Status 2 if it is none.
pub fn server_address(url: &ServerUrl) -> Result<ServerAddress, End> {
    // The address is not repeated: it may hold a password.
    let address = ServerAddress::parse(url.reveal());
    let address = address.map(|address| address.with_connections(url.connections()));
    address.ok_or_else(|| {
        End::unusable(
            "TRIOMPHE_DATABASE is not the address of a PostgreSQL database: check it (in a password, signs such as @, / \
             and : are written as %40, %2F and %3A)",
        )
    })
}

/// The time (UTC) for names of files, in an order that is that of the times: `20261125-041500`.
pub fn stamp() -> String {
    let now = UtcDateTime::now();
    format!(
        "{:04}{:02}{:02}-{:02}{:02}{:02}",
        now.year(),
        u8::from(now.month()),
        now.day(),
        now.hour(),
        now.minute(),
        now.second()
    )
}

/// Reads the files of secrets, too.
///
/// # Errors
/// Status 2 if one cannot be read, or its secret is set twice.
pub fn read_secrets(sources: &mut Sources) -> Result<(), End> {
    match sources.read_secrets().into_iter().next() {
        Some(error) => Err(End::unusable(error)),
        None => Ok(()),
    }
}

/// The async runtime.
///
/// Its threads for blocking work are as many as can be busy at once: drawing takes a thread for each core and searching
/// fewer (`discord::studio`, `house`), and there are two for files and names of hosts. Each further thread would keep
/// memory of its own that the allocator does not give back.
///
/// # Errors
/// The system provides no threads.
pub fn runtime() -> Result<tokio::runtime::Runtime, End> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(2 * cores + 2)
        .build()
        .map_err(End::broken)
}
