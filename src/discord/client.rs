//! Connects to Discord: identity, slash commands, gateway, and an orderly shutdown.

use super::bot::Bot;
use super::closing::{self, Closing};
use super::commands;
use super::counted::{Route, counted};
use super::error::CommandError;
use super::events::{Events, Unread};
use super::faces::bring;
use super::http::Door;
use super::keeper;
use super::line::Line;
use super::permissions::invite;
use super::reach::{DoorError, address, persistently};
use super::span::Spanned;
use super::steward;
use super::voids;
use crate::config::{Config, Discord, Emoji};
use house::Tavern;
use house::supervised::supervised;
use serenity::Client;
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
    let bot = Arc::new(Bot::new(config, tavern.clone(), http, door.clone()));
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

/// Prints the invite link, with no more permissions than the bot needs.
fn announce(application: ApplicationId) {
    let link = invite(application, None);
    // If stdout is closed, nobody is reading.
    let _ = writeln!(std::io::stdout(), "Invite the bot: {link}");
}
