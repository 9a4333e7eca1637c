//! Everything the local Discord knows, as one plain value behind one lock.
//!
//! Handlers change it and never wait; what its listeners must hear leaves through channels that
//! do not block.

pub(crate) mod cdn;
pub(crate) mod channel;
pub(crate) mod client;
pub(crate) mod command;
pub(crate) mod dialog;
pub(crate) mod doings;
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
pub(crate) mod starts;
pub(crate) mod typed;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::Value;
use tokio::sync::watch;
use twilight_model::guild::Permissions;

pub use id::Id;

use crate::{
    config::{Config, Limits, RateLimits},
    faults::Queue,
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
use starts::Starts;

/// The application and its bot user, the same in every sandbox.
const BOT: Id = Id(900_000_000_000_000_001);

/// A new token of Discord's shape (the first part is the bot's id in base64), for libraries that
/// read the id from it, and plainly not real.
fn new_token(bot: Id) -> String {
    let id = URL_SAFE_NO_PAD.encode(bot.to_string());
    let secret = URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
    format!("{id}.SANDBOX.{secret}")
}

/// The application that the one token belongs to.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Application {
    /// Of the application and of its bot user alike.
    pub id: Id,
    pub name: String,
    pub description: String,
    /// The one token that is accepted; a world of before has none yet.
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
    /// `http://127.0.0.1:PORT`.
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
    /// Servers that are out of reach.
    pub out: BTreeSet<Id>,
    pub channels: BTreeMap<Id, Channel>,
    /// Application commands: global under `None`, else by server.
    pub commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub emoji: BTreeMap<Id, Emoji>,
    /// Attachments and emoji by id.
    pub blobs: BTreeMap<Id, Blob>,

    /// By token.
    pub interactions: HashMap<String, Interaction>,
    pub modals: BTreeMap<Id, OpenModal>,
    /// Ephemeral messages that their person sent away.
    pub dismissed: BTreeSet<Id>,
    pub sessions: Vec<Session>,
    pub pages: Vec<Page>,
    pub buckets: Buckets,
    pub faults: Queue,
    pub log: Log,
    /// When sessions began, as far as that is limited.
    pub starts: Starts,
    /// How often a bot began a session, and took one up again.
    pub identifies: u64,
    pub resumes: u64,
    /// Grows with every change that a saved world must contain.
    pub revision: u64,
    pub changed: watch::Sender<u64>,
    pub next_connection: u64,
    /// The sandbox was dropped; connections that are still open lead nowhere.
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
            interactions: HashMap::new(),
            modals: BTreeMap::new(),
            dismissed: BTreeSet::new(),
            sessions: Vec::new(),
            pages: Vec::new(),
            buckets: Buckets::default(),
            faults: Queue::default(),
            log: Log::new(config.remember),
            starts: Starts::default(),
            identifies: 0,
            resumes: 0,
            revision: 0,
            changed: watch::Sender::new(0),
            next_connection: 0,
            gone: false,
        }
    }

    /// The one token that is accepted.
    pub fn token(&self) -> &str {
        &self.application.token
    }

    pub fn bot(&self) -> Id {
        self.application.id
    }

    /// Says that something changed: wakes whoever waits, and has the world saved.
    pub fn touch(&mut self) {
        self.revision += 1;
        self.changed.send_modify(|count| *count += 1);
    }

    pub fn connection(&mut self) -> u64 {
        self.next_connection += 1;
        self.next_connection
    }
}
