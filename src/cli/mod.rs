//! The subcommands, one file each.

pub mod audit;
pub mod deck;
pub mod logging;
pub mod records;
pub mod replay;
pub mod reports;
pub mod sandbox;
pub mod serve;
pub mod simulate;
pub mod stop;
pub mod verify;

use std::fmt::Display;
use triomphe::config::Sources;

/// An end that is no success.
pub struct End {
    /// The exit status.
    pub status: u8,
    /// For stderr; empty where all was said.
    pub sentence: String,
}

impl End {
    /// A check failed, and what it found was printed.
    pub fn failed() -> End {
        End {
            status: 1,
            sentence: String::new(),
        }
    }
    /// The work could not be gone on with.
    pub fn broken(sentence: impl Display) -> End {
        End {
            status: 1,
            sentence: sentence.to_string(),
        }
    }
    /// Bad usage, settings or input.
    pub fn unusable(sentence: impl Display) -> End {
        End {
            status: 2,
            sentence: sentence.to_string(),
        }
    }
}

/// The settings as they were typed; warns of those that are none.
///
/// # Errors
/// Status 2 where `.env` cannot be read.
pub fn sources() -> Result<Sources, End> {
    let sources = Sources::read().map_err(End::unusable)?;
    for sentence in sources.unknown() {
        eprintln!("triomphe: {sentence}");
    }
    Ok(sources)
}

/// The runtime all that waits runs on.
///
/// # Errors
/// Where the system gives no threads.
pub fn runtime() -> Result<tokio::runtime::Runtime, End> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(End::broken)
}
