//! The connection of one bot to Discord, for one shard or several: who is told of its events, and an orderly end.

use super::bot::Bot;
use super::closing;
use super::commands;
use super::entrance::Entrance;
use super::events::{Events, Raw};
use super::faces::bring;
use super::gate::{Gate, Passage};
use super::identify::Identifying;
use super::intake::Intake;
use super::keeper;
use super::line::{Connections, Line};
use super::pulse::LastEvents;
use super::reach::DoorError;
use super::span::Spanned;
use super::steward;
use super::unsure;
use super::voids;
use crate::config::{Config, Emoji};
use house::{Tavern, supervised::supervised};
use interactions::error::CommandError;
use serenity::all::{
    ConnectionStage, Context, EventHandler, FullEvent, ShardId, ShardStageUpdateEvent,
};
use serenity::async_trait;
use serenity::framework::Framework;
use serenity::gateway::ShardManager;
use serenity::model::gateway::GatewayIntents;
use serenity::{Client, client::ClientBuilder};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinHandle;

/// How long the end may take to disconnect from Discord and to finish the answers in progress.
const LAST_ANSWERS: Duration = Duration::from_secs(6);

/// A connection, which may be there before the bot is.
pub struct Session {
    client: Client,
    connections: Connections,
    host: Arc<Host>,
}

/// What a session needs once it is connecting: to serve with a bot, and to end.
pub struct Host {
    /// What passes to the bot.
    pub gate: Arc<Gate>,
    intake: Intake,
    events: Arc<LastEvents>,
    served: OnceCell<Served>,
    shards: OnceCell<Arc<ShardManager>>,
}

/// Who is told of events.
struct Served {
    bot: Arc<Bot>,
    line: Arc<Line>,
    events: Events,
}

impl Session {
    /// A session for these shards; nothing is connected before [`Session::connect`].
    ///
    /// # Errors
    /// The system provides no connections.
    pub async fn new(
        entrance: &Entrance,
        connections: Connections,
        gate: Arc<Gate>,
    ) -> Result<Session, DoorError> {
        let host = Arc::new(Host {
            gate,
            intake: Intake::default(),
            events: Arc::default(),
            served: OnceCell::new(),
            shards: OnceCell::new(),
        });
        let client = ClientBuilder::new_with_http(
            // Serenity needs a client of its own for the gateway; everything else uses the bot's.
            entrance.door.http(),
            GatewayIntents::GUILDS,
        )
        .framework(Guarded {
            framework: Spanned(framework(host.clone())),
            host: host.clone(),
        })
        .event_handler(Stages(host.clone()))
        .raw_event_handler(Raw::new(host.events.clone()))
        .await
        .map_err(|error| DoorError::Gateway(error.to_string()))?;
        // It is set here alone.
        let _ = host.shards.set(client.shard_manager.clone());
        Ok(Session {
            client,
            connections,
            host,
        })
    }

    /// What it takes to let the sessions of its first shard begin in turn; `connected` is told when one has ended.
    pub fn identifying(&self, connected: Arc<watch::Sender<bool>>) -> Identifying {
        Identifying::new(
            ShardId(self.connections.first),
            self.client.shard_manager.clone(),
            self.client.ws_url.clone(),
            connected,
            self.host.gate.foothold.clone(),
        )
    }

    /// The part that is needed while this connects.
    pub fn host(&self) -> Arc<Host> {
        self.host.clone()
    }

    /// Connects the shards, one after the other, and stays connected.
    ///
    /// # Errors
    /// Why the connection ended for good.
    pub async fn connect(&mut self) -> Result<(), DoorError> {
        let Connections { first, last, of } = self.connections;
        // The end belongs to the range in serenity 0.12.
        let ended = self.client.start_shard_range(first..last, of).await;
        ended.map_err(|error| match closing::Closing::announced_by(&error) {
            Some(closing) => DoorError::Closed(closing),
            None => DoorError::Gateway(error.to_string()),
        })
    }
}

impl Host {
    /// Serves with a bot of this tavern: starts its tasks. Its gate is opened by the caller.
    pub fn serve(
        &self,
        config: &Config,
        entrance: &Entrance,
        tavern: Tavern,
        connections: Connections,
    ) -> Serving {
        let bot = Arc::new(Bot::new(
            config,
            tavern.clone(),
            entrance.http.clone(),
            entrance.budget.clone(),
            entrance.door.clone(),
            self.gate.foothold.clone(),
        ));
        let line = Arc::new(Line::new(
            tavern,
            connections,
            self.events.clone(),
            bot.messenger.answers.clone(),
        ));
        let served = Served {
            events: Events::new(bot.clone(), line.clone()),
            bot: bot.clone(),
            line: line.clone(),
        };
        // A session serves once.
        let _ = self.served.set(served);
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
        tasks.start(
            "the task that asks whether Discord answers",
            |bot| async move {
                bot.messenger.watch_answers().await;
            },
        );
        if let Some(shards) = self.shards.get().cloned() {
            tasks.start("the task that watches the connection", move |_| {
                line.clone().watch(shards.clone())
            });
        }
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
        Serving {
            bot,
            tasks: tasks.1,
        }
    }

    /// Disconnects; after an error, however serenity's runners have to be told.
    pub async fn disconnect(&self, after: &Result<(), DoorError>) {
        let Some(shards) = self.shards.get().cloned() else {
            return;
        };
        match after {
            Ok(()) => shards.shutdown_all().await,
            Err(_) => closing::end_runners(shards),
        }
    }
}

/// A bot at work. Dropping it ends its tasks.
pub struct Serving {
    bot: Arc<Bot>,
    tasks: Vec<JoinHandle<()>>,
}

impl Serving {
    /// Finishes the answers in progress while `meanwhile` happens, up to a limit.
    pub async fn finish(self, meanwhile: impl Future<Output = ()>) {
        let answering = &self.bot.inbox.answering;
        let quietly = async {
            meanwhile.await;
            let waiting = answering.len();
            if waiting > 0 {
                tracing::info!(waiting, "finishing the answers in progress");
            }
            answering.close();
            answering.wait().await;
        };
        if tokio::time::timeout(LAST_ANSWERS, quietly).await.is_err() {
            let unanswered = answering.len();
            tracing::warn!(
                unanswered,
                "Discord took too long during the shutdown; not waiting any longer"
            );
        }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
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

/// Tells of every event that passes the gate: commands to the framework, the rest to [`Events`].
struct Guarded<F> {
    framework: F,
    host: Arc<Host>,
}

#[async_trait]
impl<F: Framework> Framework for Guarded<F> {
    async fn init(&mut self, client: &Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let is_interaction = matches!(event, FullEvent::InteractionCreate { .. });
        let waiting = is_interaction.then(|| self.host.intake.enter());
        if let Some(None) = waiting {
            return;
        }
        let passage = self.host.gate.passes(&event).await;
        let Some(served) = self.host.served.get() else {
            return;
        };
        match (passage, &event) {
            (Passage::Open, _) => {}
            (Passage::Unsure, FullEvent::InteractionCreate { interaction }) => {
                return unsure::answer(&served.bot, interaction).await;
            }
            _ => return,
        }
        let _place = match waiting.flatten() {
            Some(waiting) => match waiting.place().await {
                Some(place) => Some(place),
                None => return,
            },
            None => None,
        };
        let is_ready = matches!(event, FullEvent::Ready { .. });
        let told = event.clone().dispatch(ctx.clone(), &served.events);
        tokio::join!(told, self.framework.dispatch(ctx, event));
        self.host.gate.handled(is_ready);
    }
}

/// Tells of the stages of connections, which the framework does not hear of.
struct Stages(Arc<Host>);

#[async_trait]
impl EventHandler for Stages {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        if let Some(served) = self.0.served.get() {
            // The event that follows says that it is connected.
            if event.new != ConnectionStage::Connected {
                served.line.at(event.shard_id, event.new);
            }
        }
    }
}

fn framework(host: Arc<Host>) -> poise::Framework<Arc<Bot>, CommandError> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(),
            pre_command: |ctx| Box::pin(commands::begin(ctx)),
            on_error: |error| Box::pin(commands::on_error(error)),
            ..poise::FrameworkOptions::default()
        })
        .initialize_owners(false)
        .setup(move |_, _, _| {
            Box::pin(async move {
                let served = host.served.get();
                served
                    .map(|served| served.bot.clone())
                    .ok_or_else(|| anyhow::anyhow!("nobody serves this session").into())
            })
        })
        .build()
}
