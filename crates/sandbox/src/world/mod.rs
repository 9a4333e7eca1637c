//! The state of the local Discord, as one plain value behind one lock.
//!
//! Handlers change it and never wait; listeners are told through channels that do not block.
//!
//! [`World`] has many methods, one file for each subject: `places` (servers, channels, people), `roles`, `rooms`,
//! `posting` and `chat` (messages), `client`, `command`, `dialog` and `typed` (what a person's client does),
//! `interaction`, `voting`, `session` and `session_starts` (the gateway), `listeners` (the pages), `objects` and `cdn`
//! (what is sent), `views` (what is seen). What only one of them needs is a type in the same file, and a field here: so
//! these files know `World`, and `World` knows them.

pub(crate) mod cdn;
pub(crate) mod channel;
pub(crate) mod chat;
pub(crate) mod client;
pub(crate) mod command;
pub(crate) mod compose;
pub(crate) mod dialog;
pub(crate) mod id;
pub(crate) mod image;
pub(crate) mod interaction;
pub(crate) mod listeners;
pub(crate) mod locale;
pub(crate) mod log;
pub(crate) mod message;
pub(crate) mod objects;
pub(crate) mod places;
pub(crate) mod poll;
pub(crate) mod posting;
pub(crate) mod roles;
pub(crate) mod rooms;
pub(crate) mod server;
pub(crate) mod session;
pub(crate) mod session_starts;
pub(crate) mod typed;
pub(crate) mod views;
pub(crate) mod voting;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::Value;
use tokio::sync::watch;
use twilight_model::guild::Permissions;

pub use id::Id;

use crate::{
    config::{Config, Limits, RateLimits},
    fault_queue::Queue,
    rest::limits::Buckets,
};
use channel::Channel;
use id::Clock;
use interaction::{Interaction, OpenModal};
use listeners::Page;
use log::Log;
use message::Blob;
use server::{Server, User};
use session::Session;
use session_starts::SessionStarts;
use views::Views;

/// The id of the application and of its bot user, the same in every sandbox.
const BOT: Id = Id(900_000_000_000_000_001);

/// A new token in Discord's format (the first part is the bot's id in base64), for libraries that
/// read the id from it; clearly not a real one.
fn new_token(bot: Id) -> String {
    let id = URL_SAFE_NO_PAD.encode(bot.to_string());
    let secret = URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
    format!("{id}.SANDBOX.{secret}")
}

/// The application to which the only token belongs.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Application {
    /// The id of both the application and its bot user.
    pub id: Id,
    pub name: String,
    pub description: String,
    /// The only accepted token; worlds saved by older versions have none.
    #[serde(default)]
    pub token: String,
}

/// An emoji that the application uploaded.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Emoji {
    pub id: Id,
    pub name: String,
    pub animated: bool,
}

pub(crate) struct World {
    pub clock: Clock,
    /// The address, `http://127.0.0.1:PORT`.
    pub root: String,
    pub limits: Limits,
    pub rate_limits: RateLimits,
    pub privileged_intents: bool,
    pub bot_permissions: Permissions,
    pub people_role: Option<String>,
    pub begin: Option<String>,

    pub application: Application,
    pub users: BTreeMap<Id, User>,
    pub servers: BTreeMap<Id, Server>,
    /// The servers that are unavailable.
    pub out: BTreeSet<Id>,
    pub channels: BTreeMap<Id, Channel>,
    /// Application commands by server; global ones under `None`.
    pub commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub emoji: BTreeMap<Id, Emoji>,
    /// The content of attachments and emoji, by id.
    pub blobs: BTreeMap<Id, Blob>,
    /// The pictures that edits replaced last: a page that was told of one before the edit may still be about to load it.
    pub replaced: VecDeque<(Id, Blob)>,

    /// The interactions, by token.
    pub interactions: HashMap<String, Interaction>,
    pub modals: BTreeMap<Id, OpenModal>,
    /// Ephemeral messages that were dismissed.
    pub dismissed: BTreeSet<Id>,
    pub sessions: Vec<Session>,
    pub pages: Vec<Page>,
    pub views: Views,
    pub buckets: Buckets,
    pub faults: Queue,
    pub log: Log,
    /// When sessions started, as far as limits need it.
    pub starts: SessionStarts,
    /// How many sessions bots started, and resumed.
    pub identifies: u64,
    pub resumes: u64,
    /// Rises with every change that has to be saved.
    pub revision: u64,
    pub changed: watch::Sender<u64>,
    pub next_connection: u64,
    /// Set when the sandbox was dropped; open connections then get nothing.
    pub gone: bool,
}

impl World {
    pub fn new(config: &Config, root: String) -> Self {
        let clock = Clock::new();
        let id = BOT;
        let application = Application {
            id,
            name: config.bot_name.clone(),
            description: String::new(),
            token: new_token(id),
        };
        let bot = User {
            id,
            username: config.bot_name.clone(),
            display: None,
            bot: true,
            locale: locale::english(),
        };
        World {
            clock,
            root,
            limits: config.limits,
            rate_limits: config.rate_limits,
            privileged_intents: config.privileged_intents,
            bot_permissions: config.bot_permissions,
            people_role: config.people_role.clone(),
            begin: config.begin.clone(),
            application,
            users: [(id, bot)].into(),
            servers: BTreeMap::new(),
            out: BTreeSet::new(),
            channels: BTreeMap::new(),
            commands: BTreeMap::new(),
            emoji: BTreeMap::new(),
            blobs: BTreeMap::new(),
            replaced: VecDeque::new(),
            interactions: HashMap::new(),
            modals: BTreeMap::new(),
            dismissed: BTreeSet::new(),
            sessions: Vec::new(),
            pages: Vec::new(),
            views: Views::default(),
            buckets: Buckets::default(),
            faults: Queue::default(),
            log: Log::new(config.remember),
            starts: SessionStarts::default(),
            identifies: 0,
            resumes: 0,
            revision: 0,
            changed: watch::Sender::new(0),
            next_connection: 0,
            gone: false,
        }
    }

    /// The only accepted token.
    pub fn token(&self) -> &str {
        &self.application.token
    }

    pub fn bot(&self) -> Id {
        self.application.id
    }

    /// Records a change: wakes everything that waits, and gets the world saved.
    pub fn touch(&mut self) {
        self.revision += 1;
        self.wake_waiters();
    }

    /// Wakes everything that waits, without a change of the world.
    pub fn wake_waiters(&mut self) {
        self.changed.send_modify(|count| *count += 1);
    }

    pub fn connection(&mut self) -> u64 {
        self.next_connection += 1;
        self.next_connection
    }
}
