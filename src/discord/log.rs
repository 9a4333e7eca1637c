//! The log channel: what the house did, a line each, for the game master to read.
//!
//! The log itself stands in the books; where Discord does not let us write, nothing else stops.

use super::guest::Guest;
use super::messenger::Messenger;
use super::surfaces::why;
use super::wording::Wording;
use house::{GuildId, Logged, Tavern};
use screens::screen::Screen;
use screens::words::args;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};

/// Lines that come within this time of each other share a message: so that a server gets at most one message in it.
const GATHER: Duration = Duration::from_secs(2);
/// How long Discord may take for a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Writes into the log channels, and remembers which cannot be written to.
pub struct LogChannels {
    tavern: Tavern,
    wording: Arc<Wording>,
    messenger: Arc<Messenger>,
    /// Servers whose log channel could not be written to, until their game master was told.
    unheard: Mutex<HashSet<GuildId>>,
    told: Mutex<HashSet<GuildId>>,
}

impl LogChannels {
    /// All can be written to, as far as is known.
    pub fn new(tavern: Tavern, wording: Arc<Wording>, messenger: Arc<Messenger>) -> LogChannels {
        LogChannels {
            tavern,
            wording,
            messenger,
            unheard: Mutex::default(),
            told: Mutex::default(),
        }
    }

    /// Writes what is logged into the log channels, until the tavern is gone.
    pub async fn run(&self, mut logged: Receiver<Logged>) {
        while let Some(waiting) = gathered(&mut logged).await {
            let mut lines: BTreeMap<GuildId, Vec<String>> = BTreeMap::new();
            for logged in waiting {
                let line = self.line(&logged).await;
                lines.entry(logged.guild).or_default().push(line);
            }
            for (guild, lines) in lines {
                self.write(guild, &lines).await;
            }
        }
    }

    fn lost(&self, guild: GuildId) {
        lock(&self.unheard).insert(guild);
    }

    fn wrote(&self, guild: GuildId) {
        lock(&self.unheard).remove(&guild);
        lock(&self.told).remove(&guild);
    }

    /// Whether the game master is to be told now: once for each time that it begins.
    fn is_news(&self, guild: GuildId) -> bool {
        lock(&self.unheard).contains(&guild) && lock(&self.told).insert(guild)
    }

    /// That the log channel cannot be written to, for a game master, as they were not told yet; else nothing.
    pub fn error(&self, guest: &Guest) -> String {
        match self.tavern.settings.for_guild(guest.guild).log_channel {
            Some(channel) if guest.is_gm && self.is_news(guest.guild) => guest
                .words
                .with("log-lost", args!["channel" => channel.to_string()]),
            _ => String::new(),
        }
    }

    async fn line(&self, logged: &Logged) -> String {
        let about = match logged.entry.about() {
            Some(owner) => self.tavern.members.name_of(logged.guild, &owner).await,
            None => Ok(String::new()),
        };
        let name = about.unwrap_or_else(|error| {
            tracing::warn!("a name for the log is not known: {error:#}");
            "?".to_owned()
        });
        screens::log_line(&self.wording.public(logged.guild), logged, &name)
    }

    async fn write(&self, guild: GuildId, lines: &[String]) {
        let Some(channel) = self.tavern.settings.for_guild(guild).log_channel else {
            return;
        };
        let text = screens::log_lines(&self.wording.public(guild), lines);
        let note = Screen::note(text);
        match tokio::time::timeout(PATIENCE, self.messenger.post(channel, &note)).await {
            Ok(Ok(_)) => self.wrote(guild),
            Ok(Err(error)) => {
                tracing::warn!(%guild, "the log channel was not written to: {}", why(&error));
                self.lost(guild);
            }
            Err(_) => tracing::warn!(%guild, "Discord takes too long for the log channel"),
        }
    }
}

/// What was logged, with what follows close upon it; nothing once nobody can log any more.
async fn gathered(logged: &mut Receiver<Logged>) -> Option<Vec<Logged>> {
    let mut waiting = Vec::new();
    loop {
        match logged.recv().await {
            Ok(entry) => break waiting.push(entry),
            Err(RecvError::Lagged(missed)) => tracing::warn!(missed, "the log channels miss lines"),
            Err(RecvError::Closed) => return None,
        }
    }
    tokio::time::sleep(GATHER).await;
    loop {
        match logged.try_recv() {
            Ok(entry) => waiting.push(entry),
            Err(TryRecvError::Lagged(missed)) => {
                tracing::warn!(missed, "the log channels miss lines");
            }
            Err(TryRecvError::Empty | TryRecvError::Closed) => return Some(waiting),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
