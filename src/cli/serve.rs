//! `triomphe serve`

use super::logging::log_to_stderr;
use super::stop::until_stopped;
use super::{End, read_secrets, server_address, sources};
use house::Tavern;
use house::supervised::supervised;
use std::path::Path;
use store::{
    Begin, Claim, Postgres, ServerClaim, Sqlite, Store, disk_fault, open_to_others, readable,
};
use tracing::Level;
use triomphe::config::{Config, Database};
use triomphe::discord::{self, DoorError};
use triomphe::monitor::Monitor;

/// How it begins.
#[derive(clap::Args, Default)]
#[group(skip)]
pub struct Arguments {
    /// Start with a new database if the old one is missing or empty
    #[arg(long)]
    new: bool,
}

impl Arguments {
    /// How to open the house on its database.
    pub fn begin(&self) -> Begin {
        match self.new {
            true => Begin::Anew,
            false => Begin::WhereItWas,
        }
    }
}

/// Runs the bot until it is told to stop.
///
/// # Errors
/// Status 2 if the settings, the token or the database cannot be used; 1 if Discord cannot be reached or rejects the
/// bot, the database can no longer be written, or the shutdown was cut off.
pub fn serve(arguments: &Arguments) -> Result<(), End> {
    let mut sources = sources()?;
    log_to_stderr(&sources, Level::INFO)?;
    read_secrets(&mut sources)?;
    let config = Config::from_lookup(|name| sources.get(name)).map_err(End::unusable)?;
    until_stopped(async |stop| {
        let claim = claim(&config.database).await?;
        warn_of(sources.open_secrets());
        keep_house(&config, claim, arguments.begin(), stop.cancelled()).await
    })
}

/// The claim of this program on its database.
pub enum Claimed {
    /// A file.
    File(Claim),
    /// On a PostgreSQL server.
    Server(Box<ServerClaim>),
}

/// Claims the database for this program, and warns of files that others can read.
///
/// # Errors
/// Status 2 if another program uses the database, or its folder or server cannot be used.
pub async fn claim(database: &Database) -> Result<Claimed, End> {
    let claim = match database {
        Database::File(file) => Claim::take(file).map(Claimed::File),
        Database::Server(url) => {
            let address = server_address(url)?;
            let claim = ServerClaim::take(&address).await;
            claim.map(|claim| Claimed::Server(Box::new(claim)))
        }
    };
    let claim = claim.map_err(End::unusable)?;
    warn_of(open_files(database));
    Ok(claim)
}

/// A sentence for each of the bot's files that others can read or exchange.
pub fn open_files(database: &Database) -> Vec<String> {
    let mut said = match database {
        Database::File(file) => open_to_others(file),
        Database::Server(_) => Vec::new(),
    };
    said.extend(readable(Path::new(".env")));
    said
}

fn warn_of(sentences: Vec<String>) {
    for sentence in sentences {
        tracing::warn!("{sentence}");
    }
}

/// Opens the house on the claimed database, and runs the bot until `stop` is ready.
///
/// # Errors
/// The errors of [`serve`].
pub async fn keep_house(
    config: &Config,
    claim: Claimed,
    begin: Begin,
    stop: impl Future<Output = ()>,
) -> Result<(), End> {
    // From the first moment on, so that a long upgrade of the database does not look like a bot that hangs.
    let monitor = match config.http {
        Some(at) => Some(Monitor::listen(at).await.map_err(End::unusable)?),
        None => None,
    };
    // A claim on a file is held until the end; one on a server is the store's.
    let (store, _held) = match claim {
        Claimed::File(claim) => (Sqlite::keep(&claim, begin).await, Some(claim)),
        Claimed::Server(claim) => (Postgres::keep(*claim, begin).await, None),
    };
    let store = store.map_err(End::unusable)?;
    let opened = Tavern::open(store.clone(), config.house.clone(), None).await;
    let tavern = match opened {
        Ok(tavern) => tavern,
        Err(error) => {
            store.close().await;
            let fault = match &config.database {
                Database::File(file) => disk_fault(file, &error),
                Database::Server(_) => None,
            };
            return Err(match fault {
                Some(fault) => End::unusable(fault),
                None => End::broken(format!("{error:#}")),
            });
        }
    };
    if let Some(monitor) = &monitor {
        monitor.watch(&tavern);
    }
    let clock = tavern.clone();
    let clock = tokio::spawn(supervised("the clock", move || clock.clone().run_clock()));
    let done = until_it_ends(discord::run(config, tavern, stop), &*store).await;
    clock.abort();
    store.close().await;
    done
}

/// Runs the bot until it ends, or until its database can no longer be written: a bot that cannot write must not look
/// alive.
async fn until_it_ends(
    bot: impl Future<Output = Result<(), DoorError>>,
    store: &dyn Store,
) -> Result<(), End> {
    tokio::select! {
        done = bot => done.map_err(|error| match error {
            DoorError::BadToken | DoorError::Another { .. } => End::unusable(error),
            other => End::broken(other),
        }),
        () = store.ended() => Err(End::broken(
            "the database can no longer be written: check the log, then start the bot again",
        )),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_whose_writer_has_ended_ends_with_an_error() {
        let store = Sqlite::in_memory().await.unwrap();
        let bot = std::future::pending();
        let (done, ()) = tokio::join!(until_it_ends(bot, &*store), store.close());
        let End { status, sentence } = done.unwrap_err();
        assert_eq!(status, 1, "{sentence}");
    }

    #[tokio::test]
    async fn a_bot_that_ends_by_itself_ends_well_while_its_writer_goes_on() {
        let store = Sqlite::in_memory().await.unwrap();
        let done = until_it_ends(std::future::ready(Ok(())), &*store).await;
        assert!(done.is_ok());
        store.close().await;
    }
}
