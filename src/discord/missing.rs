//! Servers and channels that Discord did not list when the bot connected: asks whether they are gone.

use super::bot::Bot;
use super::counted::Route;
use super::refused::{loss, why};
use house::{HouseError, Tavern, log_failure, supervised::supervised};
use ids::{ChannelId, GuildId, Shard};
use interactions::discord::Loss;
use parking_lot::Mutex;
use serenity::http::{HttpError, StatusCode};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;
use table::{Duty, Lost};
use tokio::task::AbortHandle;

/// How long to wait before the second question after a channel; it doubles with each that Discord does not answer.
const SOON: Duration = Duration::from_secs(2);

/// The checks in progress.
#[derive(Default)]
pub struct Missing {
    /// Of servers, by shard.
    servers: Checks<u64>,
    /// Of channels, by server.
    channels: Checks<GuildId>,
}

impl Missing {
    /// Asks about these servers until Discord has said of each whether the bot is in it; cancels an earlier check for
    /// the same shard.
    pub fn ask_for_servers(&self, bot: &Arc<Bot>, shard: Shard, servers: Vec<GuildId>) {
        let bot = bot.clone();
        let asking = supervised("the question after servers", move || {
            ask_for_servers(bot.clone(), servers.clone())
        });
        self.servers.start(shard.number, asking);
    }

    /// Asks about these channels or threads, where tables stand, until Discord has said of each whether it is there;
    /// cancels an earlier check for the same server.
    pub fn ask_for_channels(&self, bot: &Arc<Bot>, server: GuildId, channels: Vec<ChannelId>) {
        let bot = bot.clone();
        let asking = supervised("the question after channels", move || {
            ask_for_channels(bot.clone(), server, channels.clone())
        });
        self.channels.start(server, asking);
    }
}

/// One check for each key; those that still run end with this.
struct Checks<Key>(Mutex<HashMap<Key, AbortHandle>>);

impl<Key: Eq + Hash> Checks<Key> {
    /// Starts a check, and ends the one before it with the same key.
    fn start(&self, key: Key, check: impl Future<Output = ()> + Send + 'static) {
        let check = tokio::spawn(check).abort_handle();
        let mut all = self.0.lock();
        if let Some(before) = all.insert(key, check) {
            before.abort();
        }
    }
}

impl<Key> Default for Checks<Key> {
    fn default() -> Self {
        Checks(Mutex::default())
    }
}

impl<Key> Drop for Checks<Key> {
    fn drop(&mut self) {
        for (_, check) in self.0.get_mut().drain() {
            check.abort();
        }
    }
}

async fn ask_for_channels(bot: Arc<Bot>, server: GuildId, mut channels: Vec<ChannelId>) {
    let mut wait = SOON.min(bot.ask_again);
    loop {
        let mut unsure = Vec::new();
        for channel in channels {
            let asked = bot.messenger.http.get_channel(channel.0.into());
            match bot.messenger.in_turn(Route::Channel, asked).await {
                // An archived thread is not listed either.
                Ok(_) => {}
                Err(error) if loss(&error) == Loss::Channel => {
                    lose_channel(&bot.tavern, server, channel).await;
                }
                Err(error) => {
                    tracing::warn!(%channel, "Discord does not say whether a table's channel is there: {}", why(&error));
                    unsure.push(channel);
                }
            }
        }
        if unsure.is_empty() {
            return;
        }
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(bot.ask_again);
        // Meanwhile a table may have closed, moved, or found out by its message.
        let with_tables = bot.tavern.tables.places_in(server);
        unsure.retain(|channel| with_tables.contains(channel));
        channels = unsure;
    }
}

/// A channel or thread is gone: tables there, and in threads of a channel, lose their place.
pub async fn lose_channel(tavern: &Tavern, server: GuildId, channel: ChannelId) {
    if let Err(error) = tavern.tables.lose_places(server, Some(channel)).await {
        tracing::error!("tables in a deleted channel could not be updated: {error}");
    }
}

/// A thread is closed and locked: tables there lose their place until the bot may write in it.
pub async fn lose_thread(tavern: &Tavern, server: GuildId, thread: ChannelId) {
    for table in tavern.tables.ids_in(server, Some(thread)) {
        let lost = Lost::Permission;
        match tavern
            .tables
            .duty(
                table,
                Duty::LosePlace {
                    place: thread,
                    lost,
                },
            )
            .await
        {
            Ok(()) | Err(HouseError::Refused(_)) => {}
            Err(error) => tracing::error!(%table, "a locked thread could not be recorded: {error}"),
        }
    }
}

async fn ask_for_servers(bot: Arc<Bot>, mut servers: Vec<GuildId>) {
    while !servers.is_empty() {
        let mut unsure = Vec::new();
        for server in servers {
            let asked = bot.messenger.http.get_guild(server.0.into());
            match bot.messenger.in_turn(Route::Server, asked).await {
                Ok(_) => {
                    tracing::info!(%server, "Discord did not list a server that the bot is in")
                }
                Err(error) if says_removed(&error) => {
                    tracing::info!(%server, "the bot was removed from a server while it was away");
                    if let Err(error) = bot.tavern.servers.bot_removed(server).await {
                        log_failure("leaving a server could not be recorded", error);
                        unsure.push(server);
                    }
                }
                Err(error) => {
                    tracing::warn!(%server, "Discord does not say whether the bot is in a server: {}", why(&error));
                    unsure.push(server);
                }
            }
        }
        servers = unsure;
        tokio::time::sleep(bot.ask_again).await;
    }
}

/// Whether Discord says that the bot is not in a server: it is unknown, or the bot has no access.
fn says_removed(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    is_word(response.status_code, response.error.code)
}

fn is_word(status: StatusCode, code: isize) -> bool {
    matches!(
        (status, code),
        (StatusCode::NOT_FOUND, 10004) | (StatusCode::FORBIDDEN, 50001)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_not_discords_word() {
        for (status, code, is) in [
            (404, 10004, true),
            (403, 50001, true),
            (404, 0, false),
            (404, 10003, false),
            (403, 0, false),
            (403, 50013, false),
            (401, 0, false),
            (429, 0, false),
            (500, 0, false),
            (503, 10004, false),
        ] {
            let status = StatusCode::from_u16(status).unwrap_or_default();
            assert_eq!(is_word(status, code), is, "{status} {code}");
        }
    }
}
