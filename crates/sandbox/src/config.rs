//! The settings of a sandbox.

use std::{path::PathBuf, time::Duration};

use twilight_model::guild::Permissions;

/// The settings of a sandbox. `Config::default()` is a fresh world in memory on a free port.
#[derive(Clone, Debug)]
pub struct Config {
    /// The port on 127.0.0.1; 0 for any free one.
    pub port: u16,
    /// Host names that are accepted besides 127.0.0.1 and localhost. A test that puts TLS in front, so
    /// that a library believes it talks to Discord, names `discord.com`.
    pub names: Vec<String>,
    /// The folder where the world survives a restart; `None` keeps it in memory.
    pub data: Option<PathBuf>,
    /// The name of a fresh world's first server.
    pub server: String,
    /// The name of the first server's first channel.
    pub channel: String,
    /// The other channels of the first server. Those after a category are inside it; if the first one is
    /// a category, `channel` is its first channel.
    pub rooms: Vec<Room>,
    /// The roles of the first server, without permissions, each with the names of its members.
    pub roles: Vec<(String, Vec<String>)>,
    /// The people of a fresh world. The first owns the server, and so may do everything there.
    pub people: Vec<String>,
    /// The name of the bot's user.
    pub bot_name: String,
    /// The bot's permissions in servers that it joins.
    pub bot_permissions: Permissions,
    /// The role that gives people their permissions, if `@everyone` gives none. The bot has everything that
    /// `@everyone` has.
    pub people_role: Option<String>,
    /// The command for newcomers to begin with, as `/name subcommand`; the page's tour shows it in
    /// their language.
    pub begin: Option<String>,
    /// Whether the bot was granted the privileged intents (members, presences, message content).
    pub privileged_intents: bool,
    /// Discord's time limits and quotas.
    pub limits: Limits,
    /// Whether Discord's rate limits are enforced.
    pub rate_limits: RateLimits,
    /// How many requests, and how many payloads of each person, are kept for tests.
    pub remember: usize,
    /// How long [`until`](crate::Sandbox::until) waits before it panics.
    pub patience: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            port: 0,
            names: Vec::new(),
            data: None,
            server: "The Sandbox".to_owned(),
            channel: "general".to_owned(),
            rooms: Vec::new(),
            roles: Vec::new(),
            people: Vec::new(),
            bot_name: "bot".to_owned(),
            bot_permissions: Permissions::VIEW_CHANNEL
                | Permissions::SEND_MESSAGES
                | Permissions::SEND_MESSAGES_IN_THREADS
                | Permissions::CREATE_PUBLIC_THREADS
                | Permissions::MANAGE_THREADS
                | Permissions::MANAGE_MESSAGES
                | Permissions::EMBED_LINKS
                | Permissions::ATTACH_FILES
                | Permissions::READ_MESSAGE_HISTORY,
            people_role: None,
            begin: None,
            privileged_intents: false,
            limits: Limits::default(),
            rate_limits: RateLimits::Off,
            remember: 100_000,
            patience: Duration::from_secs(10),
        }
    }
}

/// A channel of a fresh world, by kind, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Room {
    /// A group of channels.
    Category(String),
    /// Holds messages and threads.
    Text(String),
    /// Voice, with a chat that has no threads.
    Voice(String),
    /// A text channel whose messages other channels can follow.
    Announcement(String),
    /// Holds posts, which are threads, and no messages of its own.
    Forum(String),
}

impl Config {
    /// A fresh world whose bot has exactly these permissions, as Discord's bits.
    #[must_use]
    pub fn granting(bits: u64) -> Self {
        Config {
            bot_permissions: Permissions::from_bits_truncate(bits),
            people_role: Some("Guests".to_owned()),
            ..Config::default()
        }
    }
}

/// Discord's time limits and quotas, which tests may change.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The time for the first answer to an interaction: 3 s.
    pub first_answer: Duration,
    /// The life of an interaction's token: 15 min.
    pub token: Duration,
    /// The age from which edits of a message are restricted: 1 h.
    pub late_edit: Duration,
    /// The interval at which a client must send heartbeats: 41.25 s.
    pub heartbeat: Duration,
    /// How many sessions a bot may start (IDENTIFY) in a day: 1,000. Unless [`RateLimits::Off`].
    pub identifies: u64,
    /// How many shards may start a session within five seconds: 1. Unless [`RateLimits::Off`].
    pub max_concurrency: u64,
    /// How many shards the bot is told to use (`GET /gateway/bot`): 1. It may use another number.
    pub shards: u64,
    /// How many servers one shard may have: 2,500. A shard that would have more is closed with 4011.
    pub servers_per_shard: usize,
    /// How many open threads a server may have: 1,000.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            first_answer: Duration::from_secs(3),
            token: Duration::from_secs(15 * 60),
            late_edit: Duration::from_secs(60 * 60),
            heartbeat: Duration::from_millis(41_250),
            identifies: 1_000,
            threads: 1_000,
            max_concurrency: 1,
            shards: 1,
            servers_per_shard: 2_500,
        }
    }
}

/// Whether Discord's rate limits are enforced: by route, by the token of an interaction or webhook, 50
/// requests a second overall, and session starts. They run on the sandbox's own clock
/// ([`Sandbox::advance`](crate::Sandbox::advance)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RateLimits {
    /// Nothing is counted, and no headers mention limits: for tests that kill, load or measure a
    /// bot whose library has its limiter off.
    #[default]
    Off,
    /// Only the starts of sessions are counted.
    Sessions,
    /// Answers carry the limits in their headers, and requests beyond them get 429.
    /// [`Sandbox::proxy_url`](crate::Sandbox::proxy_url) is for libraries that leave limits to a proxy.
    Enforced,
}
