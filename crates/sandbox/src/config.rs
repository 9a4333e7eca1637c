//! How a sandbox is set up.

use std::{path::PathBuf, time::Duration};

use twilight_model::guild::Permissions;

/// How a sandbox is set up. Every field has a default: `Config::default()` is a fresh world in
/// memory on a free port.
#[derive(Clone, Debug)]
pub struct Config {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// Names beside 127.0.0.1 and localhost under which it may be asked (`Host`): a test that puts
    /// TLS before it and lets a library believe that it speaks to Discord names `discord.com`.
    pub names: Vec<String>,
    /// A folder in which the world survives a restart; without it nothing is kept.
    pub data: Option<PathBuf>,
    /// The name of a fresh world's first server.
    pub server: String,
    /// The name of its first channel.
    pub channel: String,
    /// Its further channels. Those after a category stand in it; where the first of them is a category,
    /// `channel` stands in it first.
    pub rooms: Vec<Room>,
    /// Its roles without permissions of their own, each with the names of those who have it.
    pub roles: Vec<(String, Vec<String>)>,
    /// Who lives in a fresh world. The first of them owns its server, and so may do everything
    /// there.
    pub people: Vec<String>,
    /// The name of the bot's user.
    pub bot_name: String,
    /// What the bot may do in servers it joins.
    pub bot_permissions: Permissions,
    /// The role that carries what people may do, where `@everyone` shall give nothing: the bot has what
    /// `@everyone` gives besides its own.
    pub people_role: Option<String>,
    /// The command that newcomers may begin with, as `/name subcommand`; the page's tour names it
    /// in their language.
    pub begin: Option<String>,
    /// Whether the bot was granted the privileged intents (members, presences, message content).
    pub privileged_intents: bool,
    /// Discord's limits.
    pub limits: Limits,
    /// Whether Discord's rate limits are kept.
    pub rate_limits: RateLimits,
    /// How many requests, and payloads of each person, are remembered for tests.
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

/// A channel of a fresh world, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Room {
    /// Channels stand in it.
    Category(String),
    /// Messages and threads.
    Text(String),
    /// Talk, and a chat without threads.
    Voice(String),
    /// A text channel whose messages others can follow.
    Announcement(String),
    /// Posts, which are threads, and no messages of its own.
    Forum(String),
}

impl Config {
    /// A fresh world whose bot may do exactly this, in Discord's bits, and nothing else.
    #[must_use]
    pub fn granting(bits: u64) -> Self {
        Config {
            bot_permissions: Permissions::from_bits_truncate(bits),
            people_role: Some("Guests".to_owned()),
            ..Config::default()
        }
    }
}

/// Discord's limits, which a test may change.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The time for the first answer to an interaction: 3 s.
    pub first_answer: Duration,
    /// The life of an interaction's token: 15 min.
    pub token: Duration,
    /// The age from which a message may be edited only now and then: 1 h.
    pub late_edit: Duration,
    /// How often a client shall send a heartbeat: 41.25 s.
    pub heartbeat: Duration,
    /// How many sessions a bot may begin (IDENTIFY) in a day: 1,000. Of [`RateLimits::Enforced`].
    pub identifies: u64,
    /// How many shards may begin one within five seconds: 1. Of [`RateLimits::Enforced`].
    pub max_concurrency: u64,
    /// How many threads of a server may be open at a time: 1,000.
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
        }
    }
}

/// Whether Discord's rate limits are kept: by route, by the token of an interaction or webhook, 50
/// requests a second in all, and how often a session may begin. They run on the sandbox's own clock
/// ([`Sandbox::advance`](crate::Sandbox::advance)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RateLimits {
    /// No request is counted and no header speaks of limits: for tests that kill, load and measure a
    /// bot whose library has its limiter off.
    #[default]
    Off,
    /// Every answer tells the limits in its headers, and who passes them gets 429.
    /// [`Sandbox::proxy_url`](crate::Sandbox::proxy_url) is for a library that leaves them to a proxy.
    Enforced,
}
