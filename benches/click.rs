//! Measures the time from a click to the bot's answer, at one table with and without pictures and at fifty at once, and
//! the bot's memory and start-up time. The bot is a separate process; its players are in a sandbox in this one. For
//! comparison: a bare bot that only answers (serenity and poise, no database), and the disk's own write + fdatasync.
//!
//! `TRIOMPHE_OPENAPI=/dev/null cargo bench --bench click -- [SECONDS] [TABLES]`; without that variable the
//! sandbox also checks every request against Discord's schema, if it is available, and takes longer.
//!
//! `TRIOMPHE_PROGRAM=target/release/triomphe` measures that program instead of the one built along with the bench.
//!
//! `… --bench click -- load [SECONDS] [TABLES]…` measures many tables at once instead (`click/load.rs`), with pictures
//! unless `words` is said too, on a PostgreSQL database if the address of an empty one is (`postgres://…`), and there
//! with two processes that share the work if `two` is.
#![allow(clippy::unwrap_used, clippy::expect_used)]
// The macro that makes a command keeps its cooldowns in one of the standard library's.
#![allow(clippy::disallowed_types)]

#[path = "click/load.rs"]
mod load;

use poise::serenity_prelude as serenity;
use sandbox::{Answer, Control, Id, Message, Person, RateLimits, Sandbox};
use std::{
    fs::{self, File},
    io::{Seek, Write as _},
    ops::Range,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// The program that is measured: the one that was built with this bench, in which the sandbox checks more than in what
/// is shipped, or the one that `TRIOMPHE_PROGRAM` names.
fn program() -> String {
    let built = env!("CARGO_BIN_EXE_triomphe");
    std::env::var("TRIOMPHE_PROGRAM").unwrap_or_else(|_| built.to_owned())
}

/// The number of tables in each server.
const TABLES_A_SERVER: usize = 5;
/// The argument that turns this program into the bare bot.
const BARE: &str = "--bare";
/// How often players check whether it is their turn.
const GLANCE: Duration = Duration::from_millis(10);
/// How long a quick player takes, including the time to see the picture.
const REFLECTION: Duration = Duration::from_millis(250);
/// How often the measurement alternates between words and pictures, each time at another table.
const ROUNDS: usize = 4;
/// The number of deals after which a table is closed and another opened.
/// Nobody may open more than twelve in ten minutes.
const DEALS: u32 = 30;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| words.iter().any(|given| given == word);
    if has("--list") {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    let runtime = runtime.unwrap();
    if let [bare, url, token] = words.as_slice()
        && bare == BARE
    {
        runtime.block_on(be_bare(url, token));
        return;
    }
    if has("load") {
        let mut numbers = words.iter().filter_map(|word| word.parse::<f64>().ok());
        let seconds = Duration::from_secs_f64(numbers.next().unwrap_or(6.0));
        let mut tables: Vec<usize> = numbers.map(|given| given as usize).collect();
        if tables.is_empty() {
            tables = vec![200, 1000, 5000];
        }
        let pictures = if has("words") { "off" } else { "on" };
        let server = words.iter().find(|word| word.starts_with("postgres://"));
        let processes = if has("two") { 2 } else { 1 };
        assert!(
            server.is_some() || processes == 1,
            "two processes share a database on a server: give its address"
        );
        runtime.block_on(many(seconds, &tables, pictures, server, processes));
        return;
    }
    // `cargo bench` passes `--bench`; without it this is a test that only checks that everything works.
    let (seconds, tables) = if has("--bench") { (10.0, 50) } else { (0.2, 2) };
    let mut numbers = words.iter().filter_map(|word| word.parse::<f64>().ok());
    let seconds = numbers.next().unwrap_or(seconds);
    let tables = numbers.next().map_or(tables, |given| given as usize).max(1);
    runtime.block_on(measure(Duration::from_secs_f64(seconds), tables));
}

async fn many(
    seconds: Duration,
    tables: &[usize],
    pictures: &str,
    server: Option<&String>,
    processes: usize,
) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    println!("Discord's rate limits are off.");
    for tables in tables {
        match tables {
            0 => load::load_bare(200, seconds).await,
            tables => {
                let file = folder.path().join(format!("load-{tables}-{pictures}.db"));
                let database = server.map_or(&*file, |address| Path::new(address));
                load::load(database, *tables, pictures, processes, seconds).await;
            }
        }
    }
}

async fn measure(time: Duration, tables: usize) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let database = folder.path().join("triomphe.db");
    let before = fdatasync(folder.path(), time / 5);

    println!("Discord's rate limits are off.");
    println!(
        "clicks                              | number | median   | 99th     | the bot's own time a card"
    );
    tell("a bare bot", &bare(time).await, Duration::ZERO);

    let quiet = Inn::open(ROUNDS).await;
    let (silent, _) = quiet.start(&folder.path().join("quiet.db"), "off").await;
    let inn = Inn::open(tables.max(ROUNDS)).await;
    let (bot, start) = inn.start(&database, "on").await;
    for pause in [Duration::ZERO, REFLECTION] {
        // Alternate, so that other work of the machine affects both.
        let (mut words, mut drawn) = (vec![], vec![]);
        let (mut of_words, mut of_drawn) = (Duration::ZERO, Duration::ZERO);
        for round in 0..ROUNDS {
            let (place, time) = (round..round + 1, time / ROUNDS as u32);
            let before = silent.spent();
            words.extend(quiet.play(place.clone(), time, pause).await);
            of_words += silent.spent() - before;
            let before = bot.spent();
            drawn.extend(inn.play(place, time, pause).await);
            of_drawn += bot.spent() - before;
        }
        let pace = if pause.is_zero() {
            "at once"
        } else {
            "at ease"
        };
        tell(&format!("one table {pace}, words alone"), &words, of_words);
        tell(&format!("one table {pace}, pictures on"), &drawn, of_drawn);
    }
    drop(silent);
    for (pace, pause) in [
        ("a second to think", Duration::from_secs(1)),
        ("at once", Duration::ZERO),
    ] {
        let before = bot.spent();
        let waits = inn.play(0..tables, time, pause).await;
        tell(
            &format!("{tables} tables, {pace}"),
            &waits,
            bot.spent() - before,
        );
    }
    let memory = bot.memory();
    drop(bot);
    inn.offline().await;
    let (bot, again) = inn.start(&database, "on").await;
    drop(bot);

    let after = fdatasync(folder.path(), time / 5);
    println!(
        "write + fdatasync: median {} before, {} after",
        shown(before),
        shown(after)
    );
    println!("memory with {tables} tables: {memory}");
    println!(
        "start to READY with its commands registered: {} with a new database, {} with {tables} tables open",
        shown(start),
        shown(again)
    );
    let wrong = inn.sandbox.violations();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A sandbox with a channel and a person for each table.
struct Inn {
    sandbox: Sandbox,
    places: Vec<(Person, Id)>,
}

impl Inn {
    async fn open(tables: usize) -> Inn {
        Inn::with_shards(tables, 1).await
    }

    /// With as many shards, among which its servers are.
    async fn with_shards(tables: usize, shards: u64) -> Inn {
        let sandbox = Sandbox::start(sandbox::Config {
            limits: sandbox::Limits {
                shards,
                ..sandbox::Limits::default()
            },
            patience: Duration::from_secs(60),
            remember: 2_000_000,
            // The library's rate limiter must not slow the bot down.
            rate_limits: RateLimits::Off,
            ..sandbox::Config::granting(triomphe::discord::invited().bits())
        });
        let sandbox = sandbox.await.unwrap();
        let mut servers = Vec::new();
        while servers.len() * TABLES_A_SERVER < tables {
            let number = servers.len() as u64;
            let name = format!("Server {number}");
            servers.push(sandbox.add_server_on(number % shards, shards, &name));
        }
        let places = (0..tables).map(|table| {
            let server = servers[table / TABLES_A_SERVER];
            let channel = sandbox.add_channel(server, "table");
            (
                sandbox.add_person_to(server, &format!("Person {table}")),
                channel,
            )
        });
        let places = places.collect();
        Inn { sandbox, places }
    }

    /// Starts the bot with pictures "on" or "off"; returns the time until it could be used.
    async fn start(&self, database: &Path, pictures: &str) -> (Bot, Duration) {
        let asked = Instant::now();
        let bot = self.spawn(database, pictures, "auto");
        self.sandbox.until_ready().await;
        (bot, asked.elapsed())
    }

    /// Starts the bot for these shards.
    fn spawn(&self, database: &Path, pictures: &str, shards: &str) -> Bot {
        let child = Command::new(program())
            .arg("serve")
            .env("TRIOMPHE_SHARDS", shards)
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("TRIOMPHE_DISCORD_URL", self.sandbox.url())
            .env("TRIOMPHE_DATABASE", database)
            .env("TRIOMPHE_PATRON_PAUSE", "off")
            .env("TRIOMPHE_PICTURES", pictures)
            // Emoji are uploaded once, at the first start, and play no part in an answer.
            .env("TRIOMPHE_EMOJI", "off")
            .env("TRIOMPHE_STARTING_COINS", "1000000")
            .env("TRIOMPHE_QUESTION_SECONDS", "600")
            .env("TRIOMPHE_BETWEEN_SECONDS", "3600")
            .env("TRIOMPHE_LOG", "warn")
            // The sandbox's and the bench's own settings, which the bot would remark on as unknown.
            .env_remove("TRIOMPHE_OPENAPI")
            .env_remove("TRIOMPHE_PROGRAM")
            .spawn();
        Bot(child.unwrap())
    }

    async fn offline(&self) {
        self.sandbox
            .until(|sandbox| (!sandbox.bot_online()).then_some(()))
            .await;
    }

    /// Lets the people at these tables play; returns how long the bot took to answer each card played.
    async fn play(&self, tables: Range<usize>, time: Duration, thought: Duration) -> Vec<Duration> {
        let until = Instant::now() + time;
        let mut playing = tokio::task::JoinSet::new();
        let count = tables.len();
        for (number, (person, channel)) in self.places[tables].iter().enumerate() {
            let mut player = Player {
                person: person.clone(),
                channel: *channel,
                thought,
                waits: vec![],
            };
            // People do not think in step with each other.
            let late = thought.mul_f64(number as f64 / count as f64);
            playing.spawn(async move {
                tokio::time::sleep(late).await;
                player.play(until).await;
                player.waits
            });
        }
        playing.join_all().await.concat()
    }
}

/// A person at a table with three patrons.
struct Player {
    person: Person,
    channel: Id,
    thought: Duration,
    waits: Vec<Duration>,
}

impl Player {
    async fn play(&mut self, until: Instant) {
        // Continue at the table if already seated. Its message may have no buttons at this moment.
        let seen = self.person.sees(self.channel);
        let seated = seen.iter().any(|message| !message.ephemeral());
        let mut deals = if seated { 0 } else { DEALS };
        while Instant::now() < until {
            if deals == DEALS {
                self.new_table().await;
                deals = 0;
            }
            tokio::time::sleep(self.thought.max(GLANCE)).await;
            let seen = self.person.sees(self.channel);
            match todo(&seen) {
                Some((table, deal, What::Deal)) => {
                    deals += 1;
                    if deals < DEALS {
                        self.click(table, &deal).await;
                    }
                }
                Some((hand, card, What::Card)) => {
                    if let Some(answer) = self.click(hand, &card).await {
                        self.waits.push(answer.elapsed);
                    }
                }
                Some((message, key, What::Other)) => {
                    self.click(message, &key).await;
                }
                None => {}
            }
        }
    }

    /// Clears the old table and opens another.
    async fn new_table(&self) {
        self.person
            .slash(self.channel, "/triomphe close")
            .await
            .unwrap();
        let line = "/triomphe start stake:2 computer-players:3 turn:3600";
        let opened = self.person.slash(self.channel, line).await.unwrap();
        assert!(opened.message().ephemeral());
        self.person
            .until(self.channel, |seen| table(seen)?.button("Deal").map(|_| ()))
            .await;
    }

    /// Clicks and waits for the answer; `None` if the button disappeared in the meantime.
    async fn click(&self, message: &Message, key: &Control) -> Option<Answer> {
        match self.person.click(message, &key.custom_id).await {
            Ok(answer) => Some(answer),
            Err(sandbox::ActionError::NotThere(_)) => None,
            Err(failed) => panic!("{} clicked {}: {failed}", self.person.name(), key.label),
        }
    }
}

/// What a click does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Deal,
    Card,
    Other,
}

/// What a player who sees this clicks next, if anything.
fn todo(seen: &[Message]) -> Option<(&Message, Control, What)> {
    let table = table(seen);
    let deals = ["Deal", "Deal now", "Ready"];
    let mut deals = deals
        .iter()
        .filter_map(|label| Some((table?, table?.button(label)?)));
    if let Some((table, deal)) = deals.next() {
        return Some((table, deal, What::Deal));
    }
    let mut newest = seen.iter().rev();
    let Some(hand) = newest.find(|one| one.ephemeral() && !one.buttons().is_empty()) else {
        return Some((table?, table?.button("My hand")?, What::Other));
    };
    // Everybody is asked about bonus cards: whoever never answers sits out the next deal.
    let mut asked = hand.buttons().into_iter();
    match asked.find(|button| button.custom_id.contains("hide")) {
        Some(key) => Some((hand, key, What::Other)),
        None => Some((hand, green(hand, "play")?, What::Card)),
    }
}

/// The table's message.
fn table(seen: &[Message]) -> Option<&Message> {
    seen.iter()
        .rev()
        .find(|one| !one.ephemeral() && !one.buttons().is_empty())
}

/// The first green button of this kind.
fn green(hand: &Message, kind: &str) -> Option<Control> {
    let mut buttons = hand.buttons().into_iter();
    buttons.find(|button| button.style == 3 && button.custom_id.contains(kind))
}

/// A running bot, which is killed on drop.
struct Bot(Child);

impl Bot {
    /// The processor time it has used, if the system reports it.
    fn spent(&self) -> Duration {
        Bot::spent_by(&self.0.id().to_string())
    }

    /// The processor time that a process has used.
    fn spent_by(process: &str) -> Duration {
        /// Linux counts in hundredths of a second, whatever its own ticks are.
        const TICK: Duration = Duration::from_millis(10);
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // After the name in brackets: the 12th and the 13th are its own time and the system's for it.
        let after = stat.rsplit(')').next().unwrap_or_default();
        let ticks = after.split_whitespace().skip(11).take(2);
        TICK * ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum()
    }

    /// Its memory, as reported by the system.
    fn memory(&self) -> String {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.unwrap_or_default();
        let line = |name: &str| {
            let found = status.lines().find_map(|line| line.strip_prefix(name));
            found.unwrap_or("not known here").trim().to_owned()
        };
        format!("{} resident, {} at most", line("VmRSS:"), line("VmHWM:"))
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // A bot that has already ended cannot be killed; that is fine.
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The answer times of a bot that does nothing else.
async fn bare(time: Duration) -> Vec<Duration> {
    let (sandbox, _bot) = bare_bot().await;
    let person = sandbox.add_person("Ann");
    let answer = person.slash(sandbox.channel(), "/bare").await.unwrap();
    let (mut waits, until) = (vec![], Instant::now() + time);
    while Instant::now() < until {
        let clicked = person.click(answer.message(), "again").await.unwrap();
        waits.push(clicked.elapsed);
        tokio::time::sleep(GLANCE).await;
    }
    waits
}

/// A bot that does nothing else, in a sandbox of its own.
async fn bare_bot() -> (Sandbox, Bot) {
    let config = sandbox::Config {
        rate_limits: RateLimits::Off,
        ..sandbox::Config::default()
    };
    let sandbox = Sandbox::start(config).await.unwrap();
    let child = Command::new(std::env::current_exe().unwrap())
        .args([BARE, &sandbox.url(), sandbox.token()])
        .stdout(Stdio::null())
        .spawn();
    let bot = Bot(child.unwrap());
    sandbox.until_ready().await;
    (sandbox, bot)
}

/// Answers every click with a message the size of a hand.
async fn be_bare(url: &str, token: &str) {
    let http = serenity::HttpBuilder::new(token)
        .proxy(url)
        .ratelimiter_disabled(true)
        .build();
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions::<(), serenity::Error> {
            commands: vec![say_something()],
            event_handler: |framework, event| Box::pin(answer_clicks(framework, event)),
            ..poise::FrameworkOptions::default()
        })
        .initialize_owners(false)
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await
            })
        })
        .build();
    let client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS)
        .framework(framework)
        .await;
    // Runs until it is killed.
    client.unwrap().start().await.unwrap();
}

/// Posts a message with a button.
#[poise::command(slash_command, rename = "bare")]
async fn say_something(
    ctx: poise::Context<'_, (), serenity::Error>,
) -> Result<(), serenity::Error> {
    let row = serenity::CreateActionRow::Buttons(vec![
        serenity::CreateButton::new("again").label("Again"),
    ]);
    let reply = poise::CreateReply::default()
        .content(".")
        .components(vec![row]);
    ctx.send(reply).await?;
    Ok(())
}

async fn answer_clicks(
    framework: poise::FrameworkContext<'_, (), serenity::Error>,
    event: &serenity::FullEvent,
) -> Result<(), serenity::Error> {
    if let serenity::FullEvent::InteractionCreate {
        interaction: serenity::Interaction::Component(click),
    } = event
    {
        let text = "K⚔ King of Swords\n".repeat(20);
        let message = serenity::CreateInteractionResponseMessage::new().content(text);
        let answer = serenity::CreateInteractionResponse::UpdateMessage(message);
        click
            .create_response(framework.serenity_context, answer)
            .await?;
    }
    Ok(())
}

/// The median time to write one byte into allocated space and fdatasync.
fn fdatasync(folder: &Path, time: Duration) -> Duration {
    const SPACE: usize = 8 << 20;
    let mut file = File::create(folder.join("floor")).unwrap();
    file.write_all(&vec![0; SPACE]).unwrap();
    file.sync_all().unwrap();
    file.rewind().unwrap();
    let (start, mut waits) = (Instant::now(), vec![]);
    while start.elapsed() < time && waits.len() < SPACE {
        let asked = Instant::now();
        file.write_all(&[7]).unwrap();
        file.sync_data().unwrap();
        waits.push(asked.elapsed());
    }
    at(&mut waits, 0.5)
}

/// Prints a line of the results. `spent` is the processor time the bot used for all these clicks, including its
/// patrons' thinking and its pictures.
fn tell(who: &str, waits: &[Duration], spent: Duration) {
    let mut waits = waits.to_vec();
    assert!(!waits.is_empty(), "{who}: nobody clicked");
    let each = match u32::try_from(waits.len()) {
        Ok(cards) if !spent.is_zero() => shown(spent / cards),
        _ => "not told".to_owned(),
    };
    println!(
        "{who:35} | {:6} | {:8} | {:8} | {each}",
        waits.len(),
        shown(at(&mut waits, 0.5)),
        shown(at(&mut waits, 0.99))
    );
}

fn at(waits: &mut [Duration], share: f64) -> Duration {
    waits.sort();
    waits[((waits.len() - 1) as f64 * share) as usize]
}

fn shown(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}
