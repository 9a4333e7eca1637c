//! `triomphe serve`

use super::logging::log_to_stderr;
use super::stop::{AT_MOST, until_stopped};
use super::{End, read_secrets, server_address, sources};
use house::{
    Tavern,
    shifts::{Watch as _, leaving},
    supervised::supervised,
    time::ServerTime,
};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{
    Begin, Claim, OpenError, Postgres, ServerClaim, ServerShare, Sqlite, Wants, disk_fault,
    open_to_others, readable,
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
        if self.new {
            Begin::Anew
        } else {
            Begin::WhereItWas
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
    if arguments.new && matches!(config.database, Database::Server(_)) {
        return Err(End::unusable(
            "--new starts over where the file of a database was lost. On a PostgreSQL server, an empty database is \
             filled without it: leave it out",
        ));
    }
    // Whoever shares a database hands over first.
    let at_most = AT_MOST + handing_over(&config);
    until_stopped(at_most, async |stop| {
        let claim = tokio::select! {
            claim = claim(&config.database, wanted(&config)) => claim?,
            () = stop.cancelled() => return Ok(()),
        };
        warn_of(sources.open_secrets());
        keep_house(&config, claim, arguments.begin(), stop.cancelled()).await
    })
}

/// How long handing over every shard may take; nothing where no other process uses the database.
fn handing_over(config: &Config) -> Duration {
    match (&config.database, wanted(config)) {
        (Database::Server(_), Some(wants)) => {
            let (first, last) = wants.shards.into_inner();
            leaving(last - first + 1)
        }
        _ => Duration::ZERO,
    }
}

/// The shards that a process wants, if it shares a database.
fn wanted(config: &Config) -> Option<Wants> {
    match (config.house.shards, config.leased) {
        (Some(range), _) => Some(Wants {
            shards: range.first().into()..=range.last().into(),
            of: range.total().into(),
            is_shared: false,
        }),
        (None, Some(of)) => Some(Wants {
            shards: 0..=u64::from(of) - 1,
            of: of.into(),
            is_shared: true,
        }),
        (None, None) => None,
    }
}

/// The claim of this program on its database.
pub enum Claimed {
    /// A file.
    File(Claim),
    /// On a PostgreSQL server.
    Server(Box<ServerClaim>),
    /// The same, with other programs.
    Share(Box<ServerShare>, Wants),
}

/// How long to wait before a PostgreSQL server that did not answer is asked again: twice as long each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Claims the database for this program, or a part in it for some shards, and warns of files that others can read.
/// A PostgreSQL server that does not answer is waited for.
///
/// # Errors
/// Status 2 if another program uses the database, or its folder or server cannot be used.
pub async fn claim(database: &Database, wants: Option<Wants>) -> Result<Claimed, End> {
    let mut wait = FIRST_WAIT;
    let claimed = loop {
        match take(database, wants.clone()).await? {
            Ok(claimed) => break claimed,
            Err(error @ OpenError::ServerUnreachable { .. }) => {
                tracing::warn!("{error}; trying again in {} s", wait.as_secs());
            }
            Err(error) => return Err(unopened(error)),
        }
        tokio::time::sleep(wait).await;
        wait = LONGEST_WAIT.min(wait * 2);
    };
    warn_of(open_files(database));
    Ok(claimed)
}

async fn take(
    database: &Database,
    wants: Option<Wants>,
) -> Result<Result<Claimed, OpenError>, End> {
    Ok(match (database, wants) {
        (Database::File(file), _) => Claim::take(file).map(Claimed::File),
        (Database::Server(url), None) => {
            let claim = ServerClaim::take(&server_address(url)?).await;
            claim.map(|claim| Claimed::Server(Box::new(claim)))
        }
        (Database::Server(url), Some(wants)) => {
            let share = ServerShare::take(&server_address(url)?).await;
            share.map(|share| Claimed::Share(Box::new(share), wants))
        }
    })
}

/// Status 1, with which a service is started again, where a server stopped answering; otherwise 2.
fn unopened(error: OpenError) -> End {
    match error {
        OpenError::ServerUnreachable { .. } => End::broken(error),
        other => End::unusable(other),
    }
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
        Some(at) => Monitor::listen(at, &config.http_names)
            .await
            .map_err(End::unusable)?,
        None => Monitor::default(),
    };
    // A claim on a file is held until the end; one on a server is the store's.
    let (store, _held) = match claim {
        Claimed::File(claim) => (Sqlite::keep(&claim, begin).await, Some(claim)),
        Claimed::Server(claim) => (Postgres::keep(*claim, begin).await, None),
        Claimed::Share(share, wants) => {
            let leases = Postgres::share(*share, begin).await;
            let leases = leases.map_err(unopened)?;
            let monitor = Arc::new(monitor);
            let bot = discord::run_shifts(config, leases.clone(), wants, monitor, stop);
            let done = until_it_ends(bot, leases.ended()).await;
            leases.close().await;
            return done;
        }
    };
    let store = store.map_err(unopened)?;
    let mut house = config.house.clone();
    // The times of deadlines are the database's own, whichever machine the bot runs on.
    let time = ServerTime::from_store(&*store).await.map_err(End::broken)?;
    let ticking = time.map(|time| {
        house.time = time.clone();
        let store = store.clone();
        tokio::spawn(async move { time.keep(&*store).await })
    });
    let opened = Tavern::open(store.clone(), house, None).await;
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
    monitor.opened(&tavern);
    let clock = tavern.clone();
    let clock = tokio::spawn(supervised("the clock", move || clock.clone().run_clock()));
    let done = until_it_ends(discord::run(config, tavern, stop), store.ended()).await;
    clock.abort();
    if let Some(ticking) = ticking {
        ticking.abort();
    }
    store.close().await;
    done
}

/// Runs the bot until it ends, or until its database can no longer be written: a bot that cannot write must not look
/// alive.
async fn until_it_ends(
    bot: impl Future<Output = Result<(), DoorError>>,
    database_ended: impl Future<Output = ()>,
) -> Result<(), End> {
    tokio::select! {
        done = bot => done.map_err(|error| match error {
            DoorError::BadToken | DoorError::Another { .. } | DoorError::Leases(_) => {
                End::unusable(error)
            }
            other => End::broken(other),
        }),
        () = database_ended => Err(End::broken(
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
        let (done, ()) = tokio::join!(until_it_ends(bot, store.ended()), store.close());
        let End { status, sentence } = done.unwrap_err();
        assert_eq!(status, 1, "{sentence}");
    }

    #[tokio::test]
    async fn a_bot_that_ends_by_itself_ends_well_while_its_writer_goes_on() {
        let store = Sqlite::in_memory().await.unwrap();
        let done = until_it_ends(std::future::ready(Ok(())), store.ended()).await;
        assert!(done.is_ok());
        store.close().await;
    }
}
