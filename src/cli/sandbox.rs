//! `triomphe sandbox`: a local Discord with the bot in it.

use super::serve::{keep_house, log_to_stderr, stop_asked};
use super::{End, runtime};
use sandbox::{Sandbox, StartError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use triomphe::config::Config;

/// Who is there from the first; the first of them owns the server.
const PEOPLE: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// Where it is.
#[derive(clap::Args)]
pub struct Arguments {
    /// The port on 127.0.0.1; 0 takes a free one
    #[arg(long, default_value_t = 8300)]
    port: u16,
    /// The folder that keeps its world and the coins
    #[arg(long, value_name = "DIR", default_value = "sandbox-data")]
    data: PathBuf,
}

/// Starts it with a server, a channel and people, and the bot beside it, until it is told to stop.
///
/// # Errors
/// Status 2 for a port that is taken or a folder that cannot be used.
pub fn sandbox(arguments: &Arguments) -> Result<(), End> {
    log_to_stderr("warn");
    runtime()?.block_on(run(arguments))
}

async fn run(arguments: &Arguments) -> Result<(), End> {
    std::fs::create_dir_all(&arguments.data).map_err(|error| {
        End::unusable(format!(
            "the folder {} cannot be made: {error}",
            arguments.data.display()
        ))
    })?;
    let world = Sandbox::start(sandbox::Config {
        port: arguments.port,
        data: Some(arguments.data.join("world")),
        server: "The Gilded Tankard".to_owned(),
        channel: "tavern".to_owned(),
        people: PEOPLE.map(str::to_owned).to_vec(),
        bot_name: "Triomphe".to_owned(),
        begin: Some("/triomphe start".to_owned()),
        // What is remembered is for tests; an evening of play needs none of it.
        remember: 1_000,
        ..sandbox::Config::default()
    })
    .await
    .map_err(|error| match error {
        StartError::PortTaken(_) => End::unusable(format!("{error} (--port 0)")),
        other => End::unusable(other),
    })?;
    let config = config(&world, &arguments.data)?;
    // Whoever has closed our output need not be told.
    let _ = writeln!(
        std::io::stdout(),
        "A Discord of your own, with the bot in it. Open {} and pick who to be; then type /triomphe start.\n\
         {} owns the server there, and may /coins grant and /coins take.\n\
         Ctrl-C stops it; the same command goes on where it was.",
        world.url(),
        PEOPLE[0]
    );
    let kept = keep_house(&config, stop_asked()).await;
    world
        .save()
        .await
        .map_err(|error| End::broken(format!("the world could not be saved: {error}")))?;
    kept
}

/// The settings of the environment, but for those that would lead to the real Discord.
fn config(world: &Sandbox, data: &Path) -> Result<Config, End> {
    let look_up = |name: &str| match name {
        "DISCORD_TOKEN" => Some(world.token().to_owned()),
        "TRIOMPHE_DISCORD_URL" => Some(world.url()),
        "TRIOMPHE_DATABASE" => Some(data.join("triomphe.db").display().to_string()),
        other => std::env::var(other).ok(),
    };
    Config::from_lookup(look_up).map_err(End::unusable)
}
