//! The log channel: one line for each thing the house did, for the game master to read.
//!
//! The log itself is kept in the books; if Discord refuses the messages, nothing else stops.

use super::messenger::Messenger;
use super::refused::why;
use house::{Tavern, log_failure};
use ids::GuildId;
use interactions::wording::Wording;
use pages::Logged;
use parking_lot::Mutex;
use screens::screen::Screen;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};

/// Lines within this time share a message; a server gets at most one message in it.
const GATHER: Duration = Duration::from_secs(2);
/// How long Discord may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Writes to the log channels, and remembers which of them refuse messages.
pub struct LogChannels {
    tavern: Tavern,
    wording: Arc<Wording>,
    messenger: Arc<Messenger>,
    /// Servers whose log channel could not be written to, until their game master is told.
    unheard: Mutex<HashSet<GuildId>>,
    told: Mutex<HashSet<GuildId>>,
}

impl LogChannels {
    /// Starts with all channels assumed writable.
    pub fn new(tavern: Tavern, wording: Arc<Wording>, messenger: Arc<Messenger>) -> LogChannels {
        LogChannels {
            tavern,
            wording,
            messenger,
            unheard: Mutex::default(),
            told: Mutex::default(),
        }
    }

    /// Writes new log entries to the log channels until the tavern is dropped.
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
        self.unheard.lock().insert(guild);
    }

    fn wrote(&self, guild: GuildId) {
        self.unheard.lock().remove(&guild);
        self.told.lock().remove(&guild);
    }

    /// Whether to tell the game master now: once each time the problem begins.
    pub fn is_news(&self, guild: GuildId) -> bool {
        self.unheard.lock().contains(&guild) && self.told.lock().insert(guild)
    }

    async fn line(&self, logged: &Logged) -> String {
        let about = match logged.entry.about() {
            Some(owner) => self.tavern.members.name_of(logged.guild, &owner).await,
            None => Ok(String::new()),
        };
        let name = about.unwrap_or_else(|error| {
            log_failure("a name for the log could not be read", error);
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
        let post = async {
            self.messenger.must_be_in(guild, channel).await?;
            self.messenger.post(channel, &note).await
        };
        match tokio::time::timeout(PATIENCE, post).await {
            Ok(Ok(_)) => self.wrote(guild),
            Ok(Err(error)) => {
                tracing::warn!(%guild, "the log channel could not be written to: {}", why(&error));
                self.lost(guild);
            }
            Err(_) => {
                tracing::warn!(%guild, "Discord took too long for a message to the log channel")
            }
        }
    }
}

/// The next entries, collected for [`GATHER`]; `None` once nobody can log any more.
async fn gathered(logged: &mut Receiver<Logged>) -> Option<Vec<Logged>> {
    let mut waiting = Vec::new();
    loop {
        match logged.recv().await {
            Ok(entry) => break waiting.push(entry),
            Err(RecvError::Lagged(missed)) => warn_of_missed(missed),
            Err(RecvError::Closed) => return None,
        }
    }
    tokio::time::sleep(GATHER).await;
    loop {
        match logged.try_recv() {
            Ok(entry) => waiting.push(entry),
            Err(TryRecvError::Lagged(missed)) => warn_of_missed(missed),
            Err(TryRecvError::Empty | TryRecvError::Closed) => return Some(waiting),
        }
    }
}

fn warn_of_missed(entries: u64) {
    tracing::warn!(
        missed = entries,
        "log entries were not posted to the log channels"
    );
}
