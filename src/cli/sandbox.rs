//! `triomphe sandbox`: a local Discord with the bot in it.

use super::logging::log_to_stderr;
use super::serve::{self, keep_house};
use super::stop::{AT_MOST, until_stopped};
use super::{End, sources};
use sandbox::{RateLimits, Room, Sandbox, StartError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use tracing::Level;
use triomphe::config::{Config, Database, Sources};

/// The members from the start; the first of them owns the server.
const PEOPLE: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// Where it is.
#[derive(clap::Args)]
pub struct Arguments {
    /// The port on 127.0.0.1; 0 picks a free one
    #[arg(long, default_value_t = 8300)]
    port: u16,
    /// The folder for the local Discord and the bot's database
    #[arg(long, value_name = "DIR", default_value = "sandbox-data")]
    data: PathBuf,
    #[command(flatten)]
    beginning: serve::Arguments,
}

/// Starts the sandbox with a server, channels and members, and the bot in it, until it is told to stop.
///
/// # Errors
/// Status 2 for a port in use or a folder that cannot be used.
pub fn sandbox(arguments: &Arguments) -> Result<(), End> {
    let sources = sources()?;
    log_to_stderr(&sources, Level::WARN)?;
    until_stopped(AT_MOST, async |stop| {
        run(arguments, &sources, stop.cancelled()).await
    })
}

async fn run(
    arguments: &Arguments,
    sources: &Sources,
    stop: impl Future<Output = ()>,
) -> Result<(), End> {
    let claim = serve::claim(&Database::File(database(&arguments.data)), None).await?;
    let world = Sandbox::start(sandbox::Config {
        port: arguments.port,
        data: Some(arguments.data.join("world")),
        server: "The Gilded Tankard".to_owned(),
        channel: "tavern".to_owned(),
        rooms: rooms(),
        roles: vec![("Game Master".to_owned(), vec![PEOPLE[2].to_owned()])],
        people: PEOPLE.map(str::to_owned).to_vec(),
        bot_name: "Triomphe".to_owned(),
        begin: Some("/play".to_owned()),
        // Remembering requests is for tests; an evening of play needs none of it.
        remember: 1_000,
        rate_limits: RateLimits::Enforced,
        ..sandbox::Config::granting(triomphe::discord::invited().bits())
    })
    .await
    .map_err(|error| match error {
        StartError::PortTaken(_) => End::unusable(format!("{error} (--port 0)")),
        other => End::unusable(other),
    })?;
    let config = config(&world, &arguments.data, |name| sources.get(name))?;
    // If stdout is closed, nobody is reading.
    let _ = writeln!(
        std::io::stdout(),
        "A Discord of your own, with the bot in it. Open {} and choose who to be, then type /play.\n\
         {} owns the server, and can use /tavern grant and /tavern fine. The shields on the page change permissions and roles.\n\
         {} has the role Game Master. Choose it in /tavern setup gm: to let that role run the house.\n\
         Ctrl-C stops it; run the same command again to continue where you left off.",
        world.url(),
        PEOPLE[0],
        PEOPLE[2]
    );
    let kept = keep_house(&config, claim, arguments.beginning.begin(), stop).await;
    world
        .save()
        .await
        .map_err(|error| End::broken(format!("the sandbox could not be saved: {error}")))?;
    kept
}

/// A channel of every type, to try where tables can be kept and where not.
fn rooms() -> Vec<Room> {
    vec![
        Room::Category("Ground floor".to_owned()),
        Room::Text("back-room".to_owned()),
        Room::Announcement("news".to_owned()),
        Room::Voice("Fireside".to_owned()),
        Room::Forum("questions".to_owned()),
    ]
}

fn database(data: &Path) -> PathBuf {
    data.join("triomphe.db")
}

/// The operator's settings, except those that would lead to the real Discord.
fn config(
    world: &Sandbox,
    data: &Path,
    set: impl Fn(&str) -> Option<String>,
) -> Result<Config, End> {
    let look_up = |name: &str| match name {
        "DISCORD_TOKEN" => Some(world.token().to_owned()),
        // Serenity has no rate limiter for another address: the sandbox's proxy limits requests instead.
        "TRIOMPHE_DISCORD_URL" => Some(world.proxy_url()),
        "TRIOMPHE_DATABASE" => Some(database(data).display().to_string()),
        // The operator's bot may be listening there.
        "TRIOMPHE_HTTP" => None,
        // The bot has the sandbox to itself, and another proxy would lead out of it.
        "TRIOMPHE_PROXY_URL" | "TRIOMPHE_SHARDS" => None,
        other => set(other),
    };
    Config::from_lookup(look_up).map_err(End::unusable)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use triomphe::config::{Discord, Token};

    #[tokio::test]
    async fn the_operators_token_address_and_database_stay_out_of_it() {
        let world = Sandbox::start(sandbox::Config::default()).await.unwrap();
        let set = |name: &str| match name {
            "DISCORD_TOKEN" => Some("hu.s.h".to_owned()),
            "TRIOMPHE_DISCORD_URL" => Some("https://discord.com".to_owned()),
            "TRIOMPHE_DATABASE" => Some("house.db".to_owned()),
            "TRIOMPHE_HTTP" => Some("127.0.0.1:9090".to_owned()),
            _ => None,
        };
        let Ok(config) = config(&world, Path::new("here"), set) else {
            panic!("the sandbox's own settings do")
        };
        assert_eq!(config.token, Token::new(world.token()));
        assert_eq!(config.discord, Discord::At(world.proxy_url()));
        assert_eq!(
            config.database,
            Database::File(Path::new("here/triomphe.db").to_owned())
        );
        assert_eq!(config.http, None);
    }
}
