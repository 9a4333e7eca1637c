//! What the gateway says while a script runs: one session of the shard that hears of the server.

use super::script::Hears;
use crate::discord::http::Door;
use serde_json::Value;
use serenity::all::{Context, GatewayIntents, RawEventHandler, ShardId};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use serenity::gateway::{ShardManager, ShardRunnerMessage};
use serenity::model::application::Interaction;
use serenity::model::event::Event;
use serenity::model::id::ChannelId;
use std::sync::Arc;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;

/// Something that the gateway said.
pub enum Heard {
    /// A session began.
    Ready(Value),
    /// A session goes on.
    Resumed,
    /// Somebody pressed, chose, submitted or typed something.
    Asked(Box<Interaction>),
    /// A thread was changed.
    Thread(ChannelId, Value),
    /// A thread was deleted.
    Deleted(ChannelId, Value),
    /// An event that the library cannot read.
    Unread,
}

/// A connection to the gateway. It ends when it is dropped.
pub struct Ear {
    heard: UnboundedReceiver<Heard>,
    shards: Arc<ShardManager>,
    shard: ShardId,
    connected: JoinHandle<()>,
}

/// The close code of a client that wants to go on with its session.
const COMES_BACK: u16 = 4000;

impl Ear {
    /// Connects this shard, of so many.
    ///
    /// # Errors
    /// The system provides no connections.
    pub async fn connect(door: &Door, shard: u32, of: u32) -> serenity::Result<Ear> {
        let (tell, heard) = unbounded_channel();
        let mut client = ClientBuilder::new_with_http(door.http(), GatewayIntents::GUILDS)
            .raw_event_handler(Tells(tell))
            .await?;
        let shards = client.shard_manager.clone();
        let connected = tokio::spawn(async move {
            // The end belongs to the range in serenity 0.12. Why it ended shows by what is not heard.
            let _ = client.start_shard_range(shard..shard, of).await;
        });
        Ok(Ear {
            heard,
            shards,
            shard: ShardId(shard),
            connected,
        })
    }

    /// What is said next; `None` once the connection has ended for good.
    pub async fn next(&mut self) -> Option<Heard> {
        self.heard.recv().await
    }

    /// Loses the connection, so that the library resumes the session.
    pub async fn lose(&self) {
        let runners = self.shards.runners.lock().await;
        if let Some(runner) = runners.get(&self.shard) {
            let close = ShardRunnerMessage::Close(COMES_BACK, None);
            runner.runner_tx.send_to_shard(close);
        }
    }

    /// Begins a new session.
    pub async fn begin_anew(&self) {
        self.shards.restart(self.shard).await;
    }

    /// Disconnects in good order.
    pub async fn disconnect(&self) {
        self.shards.shutdown_all().await;
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.connected.abort();
    }
}

struct Tells(UnboundedSender<Heard>);

#[async_trait]
impl RawEventHandler for Tells {
    async fn raw_event(&self, _: Context, event: Event) {
        let content = |event: &Event| match serde_json::to_value(event) {
            Ok(mut whole) => whole["d"].take(),
            Err(_) => Value::Null,
        };
        let heard = match &event {
            Event::Ready(_) => Heard::Ready(content(&event)),
            Event::Resumed(_) => Heard::Resumed,
            Event::InteractionCreate(asked) => Heard::Asked(Box::new(asked.interaction.clone())),
            Event::ThreadUpdate(changed) => Heard::Thread(changed.thread.id, content(&event)),
            Event::ThreadDelete(gone) => Heard::Deleted(gone.thread.id, content(&event)),
            Event::Unknown(_) => Heard::Unread,
            _ => return,
        };
        // Nobody listens any more at the end.
        let _ = self.0.send(heard);
    }
}

impl Heard {
    /// What this says, if it is what is waited for; `thread` is the script's own.
    pub fn is(&self, wanted: Hears, thread: Option<ChannelId>) -> Option<Value> {
        match (self, wanted) {
            (Heard::Asked(asked), _) if is_asked(asked, wanted) => serde_json::to_value(asked).ok(),
            (Heard::Thread(at, said), Hears::Locked)
                if Some(*at) == thread && said["thread_metadata"]["locked"] == true =>
            {
                Some(said.clone())
            }
            (Heard::Deleted(at, said), Hears::Deleted) if Some(*at) == thread => Some(said.clone()),
            _ => None,
        }
    }
}

fn is_asked(asked: &Interaction, wanted: Hears) -> bool {
    match (asked, wanted) {
        (Interaction::Component(click), Hears::Component(button)) => {
            click.data.custom_id == button.to_string()
        }
        (Interaction::Modal(_), Hears::Form)
        | (Interaction::Autocomplete(_), Hears::Typing)
        | (Interaction::Command(_), Hears::Command) => true,
        _ => false,
    }
}
