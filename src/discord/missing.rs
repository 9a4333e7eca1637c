//! Servers that Discord did not list when the bot connected: asks whether the bot was removed from them.

use super::bot::Bot;
use super::surfaces::why;
use house::supervised::supervised;
use house::{GuildId, Shard};
use serenity::http::{HttpError, StatusCode};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::task::AbortHandle;

/// The checks in progress, by shard.
#[derive(Default)]
pub struct Missing {
    asking: Mutex<HashMap<u64, AbortHandle>>,
}

impl Missing {
    /// Asks about these servers until Discord has said of each whether the bot is in it; cancels an earlier check for
    /// the same shard.
    pub fn ask(&self, bot: &Arc<Bot>, shard: Shard, servers: Vec<GuildId>) {
        let bot = bot.clone();
        let asking = supervised("the question after servers", move || {
            ask(bot.clone(), servers.clone())
        });
        let asking = tokio::spawn(asking).abort_handle();
        let mut all = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = all.insert(shard.number, asking) {
            before.abort();
        }
    }
}

impl Drop for Missing {
    fn drop(&mut self) {
        let all = self.asking.get_mut();
        for (_, asking) in all.unwrap_or_else(PoisonError::into_inner).drain() {
            asking.abort();
        }
    }
}

async fn ask(bot: Arc<Bot>, mut servers: Vec<GuildId>) {
    while !servers.is_empty() {
        let mut unsure = Vec::new();
        for server in servers {
            match bot.messenger.http.get_guild(server.0.into()).await {
                Ok(_) => {
                    tracing::info!(%server, "Discord did not list a server that the bot is in")
                }
                Err(error) if says_removed(&error) => {
                    tracing::info!(%server, "the bot was removed from a server while it was away");
                    if let Err(error) = bot.tavern.servers.bot_removed(server).await {
                        tracing::error!("leaving a server could not be recorded: {error:#}");
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
