//! `triomphe rehearse`: what the bot asks of Discord, on the real one beside the sandbox.

mod operator;
mod report;
mod understudy;

use super::logging::log_to_stderr;
use super::stop::until_stopped;
use super::{End, read_secrets, server_address, sources, stamp};
use operator::Operator;
use report::Report;
use std::path::PathBuf;
use std::time::Duration;
use store::{Claim, OpenError, ServerClaim};
use tokio_util::sync::CancellationToken;
use tracing::Level;
use triomphe::config::{Config, Database, Discord};
use triomphe::discord::rehearsal::{PRESSES, Place, QUESTIONS, Stage, Stopped, script};
use triomphe::monitor::ask;

/// How long tidying up may take after Ctrl-C: Discord may want a pause between two deletions.
const TIDYING: Duration = Duration::from_secs(60);
/// What is left on Discord, while a rehearsal runs or after one was killed.
const LEFT: &str = "triomphe-rehearsal.json";

/// Where to rehearse.
#[derive(clap::Args)]
pub struct Arguments {
    /// The server's id (Discord: Settings, Advanced, Developer Mode; then Copy Server ID)
    #[arg(value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    guild: u64,
    /// The id of a text channel of that server, where nobody minds a few messages for ten minutes
    #[arg(value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    channel: u64,
    /// The file for the report [default: rehearsal-TIME.json]
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Leave one message in the channel: a run more than an hour later edits it, to see how often Discord allows that
    #[arg(long)]
    keep_one: bool,
}

/// Does once everything that the bot asks of Discord, and compares the answers with the sandbox's.
///
/// # Errors
/// Status 1 if something differs; 2 if a bot with this token runs here, Discord cannot be used, or it was stopped.
pub fn rehearse(arguments: &Arguments) -> Result<(), End> {
    let mut sources = sources()?;
    log_to_stderr(&sources, Level::ERROR)?;
    read_secrets(&mut sources)?;
    let config = Config::from_lookup(|name| sources.get(name)).map_err(End::unusable)?;
    until_stopped(TIDYING, async |stop| run(arguments, &config, stop).await)
}

async fn run(arguments: &Arguments, config: &Config, stop: CancellationToken) -> Result<(), End> {
    // Held to the end, so that no bot is started meanwhile.
    let _claim = must_not_run(config).await?;
    let mut operator = Operator::listen(stop.clone());
    operator.say(&intention(arguments));
    if !operator.agrees().await {
        return Err(End::unusable("nothing was done"));
    }
    operator.say("The sandbox goes through the script first, by itself.");
    let mut report = Report::new(config.discord == Discord::Itself);
    let file = arguments.report.clone();
    let file = file.unwrap_or_else(|| format!("rehearsal-{}.json", stamp()).into());
    let written = |report: &Report| {
        report.write(&file).map_err(|error| {
            End::unusable(format!("{} cannot be written: {error}", file.display()))
        })
    };
    // Better now than in ten minutes.
    written(&report)?;
    let steps = script();
    let sandbox = understudy::run(&steps, stop.clone()).await?;
    let place = Place {
        guild: arguments.guild,
        channel: arguments.channel,
    };
    let mut stage = Stage::open(config, place, Some(LEFT.into()), stop)
        .await
        .map_err(End::unusable)?;
    for sentence in stage.left_earlier() {
        operator.say(&format!("Left by an earlier run: {sentence}."));
    }
    let mut expected = sandbox.into_iter();
    let out = operator.out();
    let ran = stage
        .run(&steps, &mut operator, |step, outcome| {
            if let Some(expected) = expected.next() {
                out.say(&report.add(step.kind, outcome.clone(), expected));
            }
        })
        .await;
    let ended = match ran {
        Ok(seen) => {
            report.seen(&seen);
            if arguments.keep_one {
                stage.leave_one().await.err()
            } else {
                None
            }
        }
        Err(stopped) => Some(stopped),
    };
    operator.say("Tidying up …");
    for sentence in stage.tidy(arguments.keep_one).await {
        operator.say(&format!("Left: {sentence}."));
    }
    report.ended(ended.as_ref());
    written(&report)?;
    operator.say(&report.summary());
    operator.say(&format!(
        "The report is in {}. It names no server, channel or person, and holds no id and no token: hand it to the developers.",
        file.display()
    ));
    match ended {
        Some(Stopped::Asked) => Err(End::unusable("stopped before the end")),
        Some(stopped) => Err(End::unusable(stopped)),
        None if report.differs() => Err(End::failed()),
        None => Ok(()),
    }
}

/// What is about to be done.
fn intention(arguments: &Arguments) -> String {
    let (guild, channel) = (arguments.guild, arguments.channel);
    let questions = QUESTIONS.len();
    format!(
        "This does once everything that the bot asks of Discord, with your bot's token, in channel {channel} of server \
         {guild}: it posts, edits and deletes messages and a thread, makes a command of that server and one emoji, and \
         removes all of it at the end. It changes no other command, and nothing of yours. It takes ten minutes.\n\
         You press {PRESSES} things that it asks for, best on a phone, and answer {questions} questions about what you \
         see. You need to be allowed to lock and delete threads there.\n\
         Stop the bot first, wherever it runs: two programs with one token disturb each other."
    )
}

/// Refuses where a bot of these settings runs.
///
/// # Errors
/// Status 2 if one does.
async fn must_not_run(config: &Config) -> Result<Option<Held>, End> {
    let runs = |why: String| {
        End::unusable(format!(
            "{why}. Stop the bot first: a rehearsal connects with the same token and would disturb it"
        ))
    };
    if let Some(at) = config.http
        && ask(at).await.is_ok()
    {
        return Err(runs(format!("the bot answers at TRIOMPHE_HTTP ({at})")));
    }
    let held = match &config.database {
        // A bot that runs has made it.
        Database::File(file) if !file.exists() => return Ok(None),
        Database::File(file) => Claim::take(file).map(Held::File),
        Database::Server(url) => ServerClaim::take(&server_address(url)?)
            .await
            .map(|claim| Held::Server(Box::new(claim))),
    };
    match held {
        Ok(held) => Ok(Some(held)),
        Err(
            error @ (OpenError::InUse(_) | OpenError::ServerInUse(_) | OpenError::ServerShared(_)),
        ) => Err(runs(error.to_string())),
        Err(error) => {
            eprintln!("triomphe: whether a bot runs here cannot be seen: {error}");
            Ok(None)
        }
    }
}

/// The claim on the bot's database.
#[allow(dead_code, reason = "they are held, and let go at the end")]
enum Held {
    File(Claim),
    Server(Box<ServerClaim>),
}
