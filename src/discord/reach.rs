//! Asks Discord while nothing else is going on: once, or until it answers.

use super::closing::Closing;
use super::http::Door;
use crate::config::{Config, Discord};
use serenity::http::{HttpError, StatusCode};
use std::future::Future;
use std::time::Duration;

/// How long Discord may take to answer each request while the bot starts.
const PATIENCE: Duration = Duration::from_secs(20);
/// The first delay before a failed request is repeated; it doubles each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Why the bot cannot be connected.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// Discord rejects the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN. Copy it again from the Developer Portal, page \"Bot\" \
         (\"Reset Token\" makes a new one)"
    )]
    BadToken,
    /// Discord did not answer when it was asked once.
    #[error("{at} could not be reached: {why}")]
    Unreached {
        /// The address used for Discord.
        at: String,
        /// What went wrong.
        why: String,
    },
    /// The database belongs to another application, which is in other servers.
    #[error(
        "DISCORD_TOKEN belongs to application {application}, but this database belongs to application {of}: \
         use that application's token, or another data folder"
    )]
    Another {
        /// The application of the database.
        of: u64,
        /// The application of the token.
        application: u64,
    },
    /// The database's other processes do not fit.
    #[error(transparent)]
    Leases(house::shifts::LeaseError),
    /// Reading or writing the database failed.
    #[error("the database failed: {0}")]
    Database(#[from] anyhow::Error),
    /// The server that answers is not Discord, or refuses the bot.
    #[error("{at} refused a request that Discord would answer: {why}")]
    Strange {
        /// The address used for Discord.
        at: String,
        /// Its answer, or the error.
        why: String,
    },
    /// The system provides no TLS for connections to Discord.
    #[error("this machine cannot make secure connections to Discord: {0}")]
    Connections(String),
    /// Discord rejected the commands.
    #[error("Discord rejected the slash commands: {0}")]
    Commands(String),
    /// The connection ended for good.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
    /// Discord closed a connection and accepts no new one.
    #[error("Discord closed the connection for good: {0}")]
    Closed(Closing),
}

/// Asks Discord once whose token this is; returns the application's name and id.
///
/// # Errors
/// Discord does not accept the token, or cannot be reached.
pub async fn token_owner(config: &Config) -> Result<(String, u64), DoorError> {
    let at = address(&config.discord);
    let door = Door::new(&config.token, &config.discord)
        .map_err(|error| DoorError::Connections(error.to_string()))?;
    match patiently(&at, door.http().get_current_application_info()).await {
        Ok(application) => Ok((application.name, application.id.get())),
        Err(Unanswered::Ever(error)) => Err(error),
        Err(Unanswered::Yet(why)) => Err(DoorError::Unreached { at, why }),
    }
}

/// The address of Discord, without a password that it may contain.
pub fn address(discord: &Discord) -> String {
    let url = match discord {
        Discord::Itself | Discord::AsItself { .. } => return "https://discord.com".to_owned(),
        Discord::At(url) | Discord::Through(url) => url,
    };
    let (scheme, rest) = url.split_once("://").unwrap_or(("http", url));
    let host = rest.split('/').next().unwrap_or_default();
    let host = host.rsplit('@').next().unwrap_or_default();
    format!("{scheme}://{host}")
}

/// Why a request got no answer.
enum Unanswered {
    /// Retrying may help: no network, or an outage.
    Yet(String),
    /// Retrying is useless.
    Ever(DoorError),
}

/// Repeats a request to Discord until it is answered, with increasing delays.
pub async fn persistently<T, F>(at: &str, ask: impl Fn() -> F) -> Result<T, DoorError>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut wait = FIRST_WAIT;
    loop {
        match patiently(at, ask()).await {
            Ok(answer) => return Ok(answer),
            Err(Unanswered::Ever(error)) => return Err(error),
            Err(Unanswered::Yet(why)) => {
                let seconds = wait.as_secs();
                tracing::warn!("{at} could not be reached: {why}; trying again in {seconds} s");
            }
        }
        tokio::time::sleep(wait).await;
        wait = LONGEST_WAIT.min(wait * 2);
    }
}

/// Waits for one answer of Discord's, with a time limit.
async fn patiently<T>(
    at: &str,
    answer: impl Future<Output = serenity::Result<T>>,
) -> Result<T, Unanswered> {
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response)))) => {
            let status = response.status_code;
            let why = format!("{status} {}", response.error.message);
            Err(match status {
                StatusCode::UNAUTHORIZED => Unanswered::Ever(DoorError::BadToken),
                StatusCode::TOO_MANY_REQUESTS => Unanswered::Yet(why),
                status if status.is_client_error() => Unanswered::Ever(DoorError::Strange {
                    at: at.to_owned(),
                    why,
                }),
                _ => Unanswered::Yet(why),
            })
        }
        Ok(Err(error)) => Err(Unanswered::Yet(cause(&error))),
        Err(_) => Err(Unanswered::Yet(format!(
            "no answer within {} seconds",
            PATIENCE.as_secs()
        ))),
    }
}

/// The root cause of an error; the messages above it may contain addresses.
fn cause(error: &serenity::Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    cause.to_string()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use std::cell::Cell;
    use tokio::time::Instant;

    #[tokio::test(start_paused = true)]
    async fn without_a_network_it_is_tried_again_ever_more_seldom() {
        let asked = Cell::new(0);
        let begun = Instant::now();
        let answer = persistently("https://discord.com", || {
            asked.set(asked.get() + 1);
            let answer = match asked.get() {
                9 => Ok("it is there"),
                _ => Err(serenity::Error::Io(std::io::Error::other("no route"))),
            };
            async { answer }
        });
        assert_eq!(answer.await.unwrap(), "it is there");
        let waits = [1, 2, 4, 8, 16, 32, 60, 60];
        assert_eq!(begun.elapsed().as_secs(), waits.iter().sum::<u64>());
    }
}
