//! Connects to Discord: identity, slash commands, gateway, and an orderly shutdown.

use super::bot::Bot;
use super::closing::{self, Closing};
use super::commands;
use super::error::CommandError;
use super::events::{Events, Unread};
use super::faces::bring;
use super::guest;
use super::http::Door;
use super::keeper;
use super::line::Line;
use super::steward;
use super::voids;
use crate::config::{Config, Discord, Emoji};
use house::Tavern;
use house::supervised::supervised;
use serenity::Client;
use serenity::http::{HttpError, StatusCode};
use serenity::model::Permissions;
use serenity::model::gateway::GatewayIntents;
use serenity::model::id::ApplicationId;
use std::future::Future;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long Discord may take to answer each request while the bot starts.
const PATIENCE: Duration = Duration::from_secs(20);
/// The first delay before a failed request is repeated; it doubles each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// How long the shutdown may take to disconnect from Discord and to finish the answers in progress.
const LAST_ANSWERS: Duration = Duration::from_secs(6);

/// Why the bot cannot be connected.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// Discord rejects the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN. Copy it again from the Developer Portal, page \"Bot\" \
         (\"Reset Token\" makes a new one)"
    )]
    BadToken,
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

/// Runs the bot until `stop` is ready or the connection ends for good; then finishes the answers in progress, up to a
/// limit. Pass a tavern whose clock is running: the tables' clocks are stopped until Discord is reached.
///
/// # Errors
/// In one clear sentence, why the bot cannot be connected; it contains no secret.
pub async fn run(
    config: &Config,
    tavern: Tavern,
    stop: impl Future<Output = ()>,
) -> Result<(), DoorError> {
    let closed = closing::next();
    tokio::pin!(stop);
    let (mut client, bot, tasks) = tokio::select! {
        () = &mut stop => return Ok(()),
        opened = open(config, &tavern) => opened?,
    };
    let shards = client.shard_manager.clone();
    let done = tokio::select! {
        () = stop => Ok(()),
        closing = closed => Err(DoorError::Closed(closing)),
        // As many shards as Discord recommends: it rejects a bot in more than 2,500 servers that uses fewer.
        ended = client.start_autosharded() => ended.map_err(|error| match Closing::announced_by(&error) {
            Some(closing) => DoorError::Closed(closing),
            None => DoorError::Gateway(error.to_string()),
        }),
    };
    let quietly = async {
        match done {
            Ok(()) => shards.shutdown_all().await,
            Err(_) => closing::end_runners(shards),
        }
        let waiting = bot.inbox.answering.len();
        if waiting > 0 {
            tracing::info!(waiting, "finishing the answers in progress");
        }
        bot.inbox.answering.close();
        bot.inbox.answering.wait().await;
    };
    if tokio::time::timeout(LAST_ANSWERS, quietly).await.is_err() {
        let unanswered = bot.inbox.answering.len();
        tracing::warn!(
            unanswered,
            "Discord took too long during the shutdown; not waiting any longer"
        );
    }
    tasks.into_iter().for_each(|task| task.abort());
    done
}

async fn open(
    config: &Config,
    tavern: &Tavern,
) -> Result<(Client, Arc<Bot>, Vec<JoinHandle<()>>), DoorError> {
    let at = address(&config.discord);
    let door = Door::new(&config.token, &config.discord)
        .map_err(|error| DoorError::Connections(error.to_string()))?;
    let http = Arc::new(door.http());
    let application = persistently(&at, || http.get_current_application_info())
        .await?
        .id;
    http.set_application_id(application);
    if let Some(of) = tavern.servers.belongs_to_another(application.get()).await? {
        let application = application.get();
        return Err(DoorError::Another { of, application });
    }
    let door = door.for_application(application);
    let commands = commands::all();
    let creating = poise::builtins::create_application_commands(&commands);
    persistently(&at, || http.create_global_commands(&creating))
        .await
        .map_err(|error| match error {
            DoorError::Strange { why, .. } => DoorError::Commands(why),
            other => other,
        })?;
    // Without this check serenity would fall back to the real gateway and retry forever.
    persistently(&at, || http.get_gateway()).await?;
    let bot = Arc::new(Bot::new(config, tavern.clone(), http, door.clone()));
    let line = Arc::new(Line::new(tavern.clone()));
    let client = serenity::client::ClientBuilder::new_with_http(
        // Serenity needs a client of its own for the gateway; everything else uses the bot's.
        door.http(),
        GatewayIntents::GUILDS,
    )
    .framework(framework(bot.clone(), commands))
    .event_handler(Events::new(bot.clone(), line.clone()))
    .raw_event_handler(Unread::default())
    .await
    .map_err(|error| DoorError::Gateway(error.to_string()))?;
    let mut tasks = Tasks(bot.clone(), Vec::new());
    tasks.start("the keeper of the tables' messages", |bot| {
        let open = bot.tavern.tables.ids();
        keeper::run(bot, open)
    });
    tasks.start("the log channel", |bot| {
        let logged = bot.tavern.log.logged();
        async move { bot.log_channels.run(logged).await }
    });
    tasks.start("the task that follows void requests", voids::run);
    tasks.start("the task that closes sessions", steward::run);
    let shards = client.shard_manager.clone();
    tasks.start("the task that watches the connection", move |_| {
        line.clone().watch(shards.clone())
    });
    if let Emoji::Brought { pace } = config.emoji {
        tasks.start("the upload of the card faces", move |bot| async move {
            bring::run(&bot.messenger, &bot.gallery, &bot.faces, pace).await;
        });
    }
    if config.discord == Discord::Itself {
        announce(application);
    }
    Ok((client, bot, tasks.1))
}

/// The bot's background tasks, each supervised on its own.
struct Tasks(Arc<Bot>, Vec<JoinHandle<()>>);

impl Tasks {
    fn start<Work>(
        &mut self,
        name: &'static str,
        work: impl Fn(Arc<Bot>) -> Work + Send + Sync + 'static,
    ) where
        Work: Future<Output = ()> + Send + 'static,
    {
        let (bot, work) = (self.0.clone(), Arc::new(work));
        let task = supervised(name, move || {
            let (bot, work) = (bot.clone(), work.clone());
            // The start of the task is supervised, too.
            async move { work(bot).await }
        });
        self.1.push(tokio::spawn(task));
    }
}

fn framework(
    bot: Arc<Bot>,
    commands: Vec<poise::Command<Arc<Bot>, CommandError>>,
) -> poise::Framework<Arc<Bot>, CommandError> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands,
            pre_command: |ctx| Box::pin(commands::begin(ctx)),
            on_error: |error| Box::pin(commands::on_error(error)),
            ..poise::FrameworkOptions::default()
        })
        .initialize_owners(false)
        .setup(|_, _, _| Box::pin(async move { Ok(bot) }))
        .build()
}

/// The address of Discord, without a password that it may contain.
fn address(discord: &Discord) -> String {
    let Discord::At(url) = discord else {
        return "https://discord.com".to_owned();
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
async fn persistently<T, F>(at: &str, ask: impl Fn() -> F) -> Result<T, DoorError>
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

/// The permissions in the printed invite: all that the bot needs anywhere, and no more.
pub fn invited() -> Permissions {
    guest::needed()
        | Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::ATTACH_FILES
}

/// Prints the invite link, with no more permissions than the bot needs.
fn announce(application: ApplicationId) {
    // If stdout is closed, nobody is reading.
    let _ = writeln!(std::io::stdout(), "Invite the bot: {}", invite(application));
}

fn invite(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={}",
        invited().bits()
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use std::cell::Cell;
    use tokio::time::Instant;

    /// Discord's permission bits: 10 View Channel, 11 Send Messages, 14 Embed Links, 15 Attach Files, 35 Create
    /// Public Threads, 38 Send Messages in Threads.
    #[test]
    fn the_invite_asks_for_what_the_bot_needs_and_no_more() {
        let bits: u64 = [10, 11, 14, 15, 35, 38].map(|bit| 1 << bit).iter().sum();
        assert_eq!(bits, 309_237_697_536);
        assert_eq!(
            invite(ApplicationId::new(42)),
            "https://discord.com/oauth2/authorize?client_id=42\
             &scope=bot+applications.commands&permissions=309237697536"
        );
    }

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
