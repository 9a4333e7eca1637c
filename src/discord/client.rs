//! Connects to Discord: identity, slash commands, gateway, and an orderly shutdown.

use super::bot::Bot;
use super::budget::Budget;
use super::closing::{self, Closing};
use super::commands;
use super::counted::{Route, counted};
use super::error::CommandError;
use super::events::{Events, Unread};
use super::faces::bring;
use super::http::Door;
use super::keeper;
use super::line::{Connections, Line};
use super::permissions::invite;
use super::reach::{DoorError, address, persistently};
use super::span::Spanned;
use super::steward;
use super::voids;
use crate::config::{Config, Discord, Emoji};
use house::supervised::supervised;
use house::{ShardRange, Tavern};
use serenity::Client;
use serenity::http::Http;
use serenity::model::gateway::GatewayIntents;
use serenity::model::id::ApplicationId;
use std::future::Future;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long the shutdown may take to disconnect from Discord and to finish the answers in progress.
const LAST_ANSWERS: Duration = Duration::from_secs(6);

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
    let (mut client, connections, bot, tasks) = tokio::select! {
        () = &mut stop => return Ok(()),
        opened = open(config, &tavern) => opened?,
    };
    let shards = client.shard_manager.clone();
    let done = tokio::select! {
        () = stop => Ok(()),
        closing = closed => Err(DoorError::Closed(closing)),
        // The end belongs to the range in serenity 0.12.
        ended = client.start_shard_range(connections.first..connections.last, connections.of) => ended.map_err(|error| match Closing::announced_by(&error) {
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
) -> Result<(Client, Connections, Arc<Bot>, Vec<JoinHandle<()>>), DoorError> {
    let at = address(&config.discord);
    let door = Door::new(&config.token, &config.discord)
        .map_err(|error| DoorError::Connections(error.to_string()))?;
    let budget = Budget::new(config.requests_per_second);
    let http = Arc::new(door.http_within(&budget));
    let asking = || counted(Route::Application, http.get_current_application_info());
    let application = persistently(&at, asking).await?.id;
    http.set_application_id(application);
    if let Some(of) = tavern.servers.belongs_to_another(application.get()).await? {
        let application = application.get();
        return Err(DoorError::Another { of, application });
    }
    let door = door.for_application(application);
    let commands = commands::all();
    let creating = poise::builtins::create_application_commands(&commands);
    let making = || counted(Route::Commands, http.create_global_commands(&creating));
    persistently(&at, making)
        .await
        .map_err(|error| match error {
            DoorError::Strange { why, .. } => DoorError::Commands(why),
            other => other,
        })?;
    // Without this check serenity would fall back to the real gateway and retry forever.
    persistently(&at, || counted(Route::Gateway, http.get_gateway())).await?;
    let connections = may_connect(&at, &http, tavern.territory.range()).await?;
    let bot = Bot::new(config, tavern.clone(), http, budget, door.clone());
    let bot = Arc::new(bot);
    let line = Arc::new(Line::new(tavern.clone()));
    let client = serenity::client::ClientBuilder::new_with_http(
        // Serenity needs a client of its own for the gateway; everything else uses the bot's.
        door.http(),
        GatewayIntents::GUILDS,
    )
    .framework(Spanned(framework(bot.clone(), commands)))
    .event_handler(Events::new(bot.clone(), line.clone()))
    .raw_event_handler(Unread::default())
    .await
    .map_err(|error| DoorError::Gateway(error.to_string()))?;
    let mut tasks = Tasks(bot.clone(), Vec::new());
    tasks.start("the keeper of the tables' messages", move |bot| {
        let open = bot.tavern.tables.ids();
        keeper::run(bot, connections, open)
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
    match config.emoji {
        // One process uploads them for all.
        Emoji::Brought { pace } if connections.first == 0 => {
            tasks.start("the upload of the card faces", move |bot| async move {
                bring::run(&bot.messenger, &bot.gallery, &bot.faces, pace).await;
            });
        }
        Emoji::Brought { .. } => {
            tasks.start("the search for the card faces", |bot| async move {
                bring::find(&bot.messenger, &bot.faces).await;
            });
        }
        Emoji::LeftAlone => {}
    }
    if config.discord == Discord::Itself {
        announce(application);
    }
    Ok((client, connections, bot, tasks.1))
}

/// Waits until Discord lets this bot start a session for each of its shards. One too many in a day, and Discord ends all
/// its sessions and takes back its token.
async fn may_connect(
    at: &str,
    http: &Http,
    range: Option<ShardRange>,
) -> Result<Connections, DoorError> {
    loop {
        let gateway =
            persistently(at, || counted(Route::BotGateway, http.get_bot_gateway())).await?;
        let connections = Connections::new(range, gateway.shards);
        let limit = gateway.session_start_limit;
        let count = u64::from(connections.count());
        if count <= limit.remaining {
            if connections.of < gateway.shards {
                let (of, wanted) = (connections.of, gateway.shards);
                tracing::warn!("Discord recommends {wanted} shards, but TRIOMPHE_SHARDS says {of}");
            }
            return Ok(connections);
        }
        let seconds = limit.reset_after.div_ceil(1_000);
        tracing::error!(
            "Discord lets this bot start {} more of {} sessions today, and it needs {count}: waiting for {seconds} s",
            limit.remaining,
            limit.total
        );
        tokio::time::sleep(Duration::from_secs(seconds.max(1))).await;
    }
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

/// Prints the invite link, with no more permissions than the bot needs.
fn announce(application: ApplicationId) {
    let link = invite(application, None);
    // If stdout is closed, nobody is reading.
    let _ = writeln!(std::io::stdout(), "Invite the bot: {link}");
}
