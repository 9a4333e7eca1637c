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
    /// Who lives in a fresh world. The first of them owns its server, and so may do everything
    /// there.
    pub people: Vec<String>,
    /// The name of the bot's user.
    pub bot_name: String,
    /// What the bot may do in servers it joins.
    pub bot_permissions: Permissions,
    /// The command that newcomers may begin with, as `/name subcommand`; the page's tour names it
    /// in their language.
    pub begin: Option<String>,
    /// Whether the bot was granted the privileged intents (members, presences, message content).
    pub privileged_intents: bool,
    /// Discord's limits of time.
    pub limits: Limits,
    /// What is enforced beyond Discord's checks of every request.
    pub strict: Strict,
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
            begin: None,
            privileged_intents: false,
            limits: Limits::default(),
            strict: Strict::default(),
            remember: 100_000,
            patience: Duration::from_secs(10),
        }
    }
}

/// Discord's limits of time, which a test may shorten.
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
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            first_answer: Duration::from_secs(3),
            token: Duration::from_secs(15 * 60),
            late_edit: Duration::from_secs(60 * 60),
            heartbeat: Duration::from_millis(41_250),
        }
    }
}

/// What is enforced beyond the checks that are always made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strict {
    /// Answers 429 to who ignores the rate limit headers. Off by default, because a bot that runs
    /// without its library's limiter against the sandbox would meet limits Discord has not.
    pub rate_limits: bool,
}
