//! The way to Discord: who we are, the commands, the gateway, and a quiet end.

use super::bot::Bot;
use super::commands;
use super::cooldown::Cooldown;
use super::decks::Decks;
use super::events::{Events, Unread};
use super::faces::{self, Shelf};
use super::guest;
use super::hands::Hands;
use super::hints::Hints;
use super::line::Line;
use super::log::{self, Unheard};
use super::once::Heard;
use super::publisher::{self, Publisher};
use super::steward;
use super::voids;
use super::wrong::Wrong;
use crate::config::{Config, Emoji};
use crate::tavern::Tavern;
use serenity::Client;
use serenity::http::{Http, HttpBuilder, HttpError, StatusCode};
use serenity::model::Permissions;
use serenity::model::gateway::GatewayIntents;
use serenity::model::id::ApplicationId;
use std::future::Future;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

/// How long Discord may take to answer while the bot starts.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why the bot is not at the door.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// Discord does not know the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN. Copy it again from the Developer Portal, page \"Bot\" \
         (\"Reset Token\" makes a new one)"
    )]
    BadToken,
    /// No answer, or none that could be understood.
    #[error("{at} could not be reached: {why}. Check the network, then start again")]
    Unreachable {
        /// Where Discord was looked for.
        at: String,
        /// What came instead of an answer.
        why: String,
    },
    /// Discord did not take the commands.
    #[error("Discord did not take the slash commands: {0}")]
    Commands(String),
    /// The connection ended for good.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
}

/// Runs the bot until `stop` is ready, or the connection ends for good. Hand it a tavern whose clock runs: it stands
/// until Discord is reached.
///
/// # Errors
/// In one clear sentence, why the bot cannot be at the door; no secret is told.
pub async fn run(
    config: &Config,
    tavern: Tavern,
    stop: impl Future<Output = ()>,
) -> Result<(), DoorError> {
    tokio::pin!(stop);
    tokio::select! {
        () = &mut stop => Ok(()),
        opened = open(config, &tavern) => {
            let (mut client, bot, tasks) = opened?;
            let shards = client.shard_manager.clone();
            let done = tokio::select! {
                () = &mut stop => {
                    shards.shutdown_all().await;
                    Ok(())
                }
                ended = client.start() => ended.map_err(|error| DoorError::Gateway(error.to_string())),
            };
            tasks.into_iter().for_each(|task| task.abort());
            drop(bot);
            done
        }
    }
}

async fn open(
    config: &Config,
    tavern: &Tavern,
) -> Result<(Client, Arc<Bot>, [tokio::task::JoinHandle<()>; 4]), DoorError> {
    let at = config
        .discord
        .clone()
        .unwrap_or_else(|| "https://discord.com".to_owned());
    let http = Arc::new(http(config));
    let application = patiently(&at, http.get_current_application_info())
        .await?
        .id;
    http.set_application_id(application);
    let commands = commands::all();
    let creating = poise::builtins::create_application_commands(&commands);
    patiently(&at, http.create_global_commands(&creating))
        .await
        .map_err(|error| match error {
            DoorError::Unreachable { why, .. } => DoorError::Commands(why),
            other => other,
        })?;
    // Without this answer serenity would turn to the real gateway and try for ever.
    patiently(&at, http.get_gateway()).await?;
    let bot = Arc::new(Bot {
        tavern: tavern.clone(),
        http: http.clone(),
        hands: Hands::default(),
        hints: Hints::default(),
        heard: Heard::default(),
        publisher: Publisher::default(),
        studio: config.studio.clone(),
        patience: config.patience,
        cooldown: Cooldown::default(),
        unheard: Unheard::default(),
        faces: Shelf::default(),
        decks: Decks::default(),
    });
    let line = Arc::new(Line::new(tavern.clone()));
    let client = serenity::client::ClientBuilder::new_with_http(
        gateway_http(config, application),
        GatewayIntents::GUILDS,
    )
    .framework(framework(bot.clone(), commands))
    .event_handler(Events::new(bot.clone(), line.clone()))
    .raw_event_handler(Unread::default())
    .await
    .map_err(|error| DoorError::Gateway(error.to_string()))?;
    let tables = publisher::run(bot.clone(), tavern.open_tables());
    let logging = log::run(bot.clone(), tavern.logged());
    let asking = voids::run(bot.clone());
    let publishing = tokio::spawn(async move {
        tokio::join!(tables, logging, asking);
    });
    let watching = tokio::spawn(line.watch(client.shard_manager.clone()));
    let settling = tokio::spawn(steward::run(bot.clone()));
    let bringing = match config.emoji {
        Emoji::Brought => tokio::spawn(faces::run(bot.clone())),
        Emoji::LeftAlone => tokio::spawn(async {}),
    };
    if config.discord.is_none() {
        announce(application);
    }
    Ok((client, bot, [publishing, settling, bringing, watching]))
}

fn framework(
    bot: Arc<Bot>,
    commands: Vec<poise::Command<Arc<Bot>, Wrong>>,
) -> poise::Framework<Arc<Bot>, Wrong> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands,
            on_error: |error| Box::pin(commands::on_error(error)),
            ..poise::FrameworkOptions::default()
        })
        .initialize_owners(false)
        .setup(|_, _, _| Box::pin(async move { Ok(bot) }))
        .build()
}

/// The client of Discord's own limits, or of another Discord's address, where serenity's limiter must be off.
fn http(config: &Config) -> Http {
    let builder = HttpBuilder::new(config.token.reveal());
    match &config.discord {
        Some(url) => builder
            .proxy(url.clone())
            .ratelimiter_disabled(true)
            .build(),
        None => builder.build(),
    }
}

/// Serenity wants one of its own for the gateway; all else goes through the bot's.
fn gateway_http(config: &Config, application: ApplicationId) -> Http {
    let http = http(config);
    http.set_application_id(application);
    http
}

/// One answer of Discord's, waited for with a limit.
async fn patiently<T>(
    at: &str,
    answer: impl Future<Output = serenity::Result<T>>,
) -> Result<T, DoorError> {
    let unreachable = |why: String| DoorError::Unreachable {
        at: at.to_owned(),
        why,
    };
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response)))) => {
            if response.status_code == StatusCode::UNAUTHORIZED {
                return Err(DoorError::BadToken);
            }
            Err(unreachable(format!(
                "{} {}",
                response.status_code, response.error.message
            )))
        }
        Ok(Err(error)) => Err(unreachable(error.to_string())),
        Err(_) => Err(unreachable(format!(
            "no answer within {} seconds",
            PATIENCE.as_secs()
        ))),
    }
}

/// Tells the operator how to invite the bot, with no more permissions than it needs.
fn announce(application: ApplicationId) {
    let permissions =
        guest::needed() | Permissions::SEND_MESSAGES_IN_THREADS | Permissions::ATTACH_FILES;
    // Whoever has closed our output need not be told.
    let _ = writeln!(
        std::io::stdout(),
        "Invite the bot: https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={}",
        permissions.bits()
    );
}
