//! Many tables at once: clicks come at a fixed rate, whether or not earlier ones are answered, and the rate is raised
//! until answers come too late.

use super::{Bot, Inn, at, bare_bot, shown, todo};
use parking_lot::Mutex;
use sandbox::{Id, Person};
use std::{
    collections::VecDeque,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{sync::Semaphore, task::JoinSet};

/// Clicks a second, one after the other.
const RATES: [u32; 14] = [
    10, 20, 40, 60, 80, 100, 150, 200, 300, 400, 600, 900, 1400, 2000,
];
/// Where more than one answer in a hundred takes longer, the rate is not raised any more.
const BOUND: Duration = Duration::from_secs(1);
/// How many tables are opened at the same time.
const OPENERS: usize = 16;
/// How many tables are asked for something to click before a click is counted as not possible.
const LOOKS: usize = 20;
/// How many of the requests that Discord would refuse are told.
const TOLD: usize = 12;

/// How long two processes may take to share the shards.
const SHARING: Duration = Duration::from_secs(30);

/// Measures the bot with this many tables, with pictures "on" or "off", in one process or in several; then how long it
/// takes to start with these tables open.
pub async fn load(
    database: &Path,
    tables: usize,
    pictures: &str,
    processes: usize,
    time: Duration,
) {
    let inn = Inn::with_shards(tables, processes as u64).await;
    let bots = inn.start_all(database, pictures, processes).await;
    let asked = Instant::now();
    inn.everybody_opens().await;
    println!(
        "{tables} tables, pictures {pictures}, {processes} of the bot: opened and dealt in {:.0} s",
        asked.elapsed().as_secs_f64()
    );
    let crowd = Crowd::new(&inn.places, Kind::Players);
    crowd.raise(&format!("{tables} tables"), &bots, time).await;
    drop(bots);
    inn.offline().await;
    if processes == 1 {
        let (_bot, took) = inn.start(database, pictures).await;
        println!("start with {tables} tables open: {}", shown(took));
    }
    let wrong = inn.sandbox.violations();
    println!("requests that Discord would refuse: {}", wrong.len());
    for one in wrong.iter().take(TOLD) {
        println!("  {one}");
    }
}

/// Measures a bot that only answers, with this many people who click.
pub async fn load_bare(people: usize, time: Duration) {
    let (sandbox, bot) = bare_bot().await;
    let channel = sandbox.channel();
    let mut places = Vec::new();
    for number in 0..people {
        let person = sandbox.add_person(&format!("Person {number}"));
        places.push((person, channel));
    }
    let crowd = Crowd::new(&places, Kind::Bare);
    for (person, _) in &places {
        let answer = person.slash(channel, "/bare").await.unwrap();
        crowd.keep(person, answer.message().clone());
    }
    crowd.raise("a bare bot", &[bot], time).await;
}

impl Inn {
    /// Starts as many processes of the bot, which share its shards evenly.
    async fn start_all(&self, database: &Path, pictures: &str, processes: usize) -> Vec<Bot> {
        if processes == 1 {
            return vec![self.start(database, pictures).await.0];
        }
        let shards = format!("lease/{processes}");
        let first = self.spawn(database, pictures, &shards);
        self.sandbox.until_ready().await;
        let others = (1..processes).map(|_| self.spawn(database, pictures, &shards));
        let bots = std::iter::once(first).chain(others).collect();
        tokio::time::sleep(SHARING).await;
        bots
    }

    /// Everybody opens a table with three patrons, and deals.
    async fn everybody_opens(&self) {
        let mut opening = JoinSet::new();
        let at_once = Arc::new(Semaphore::new(OPENERS));
        for (person, channel) in self.places.iter().cloned() {
            let at_once = at_once.clone();
            opening.spawn(async move {
                let _turn = at_once.acquire_owned().await.unwrap();
                let line = "/triomphe start stake:2 computer-players:3 turn:3600";
                person.slash(channel, line).await.unwrap();
                let ready = person.until(channel, |seen| {
                    let (message, key, _) = todo(seen)?;
                    key.label
                        .contains("Deal")
                        .then(|| (message.clone(), key.custom_id))
                });
                let (message, deal) = ready.await;
                person.click(&message, &deal).await.unwrap();
            });
        }
        opening.join_all().await;
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Players,
    Bare,
}

/// People who click at a given rate.
struct Crowd {
    kind: Kind,
    /// Who is not waiting for an answer, whoever has waited longest first.
    free: Arc<Mutex<VecDeque<(Person, Id)>>>,
    /// What people click who do not play.
    messages: Mutex<Vec<(u64, sandbox::Message)>>,
}

/// What came of the clicks at one rate.
#[derive(Default)]
struct Answers {
    waits: Vec<Duration>,
    /// Nobody had anything to click.
    idle: u32,
    /// No answer within Discord's time.
    missed: u32,
}

impl Crowd {
    fn new(places: &[(Person, Id)], kind: Kind) -> Crowd {
        Crowd {
            kind,
            free: Arc::new(Mutex::new(places.iter().cloned().collect())),
            messages: Mutex::default(),
        }
    }

    fn keep(&self, person: &Person, message: sandbox::Message) {
        self.messages.lock().push((person.id().0, message));
    }

    async fn raise(&self, who: &str, bots: &[Bot], time: Duration) {
        let spent = || -> Vec<Duration> { bots.iter().map(Bot::spent).collect() };
        println!(
            "{:14} | offered/s | answered/s | median     | 99th       | missed | no click | bot: CPU a click | cores | sandbox: cores | bot's memory",
            who
        );
        let me = Bot::spent_by("self");
        let mut sandbox_before = me;
        for rate in RATES {
            let (before, begun) = (spent(), Instant::now());
            let mut answers = self.at(rate, time).await;
            let each = spent().into_iter().zip(before);
            let each: Vec<Duration> = each.map(|(now, before)| now - before).collect();
            let all: Duration = each.iter().sum();
            let took = begun.elapsed();
            let sandbox = Bot::spent_by("self");
            let own = sandbox - sandbox_before;
            sandbox_before = sandbox;
            let number = answers.waits.len();
            if number == 0 {
                println!("nobody could click");
                return;
            }
            let late = at(&mut answers.waits, 0.99);
            let cores = each.iter().map(|spent| {
                let cores = spent.as_secs_f64() / took.as_secs_f64();
                format!("{cores:.2}")
            });
            let memory: Vec<String> = bots.iter().map(Bot::memory).collect();
            println!(
                "{:14} | {rate:9} | {:10.1} | {:>10} | {:>10} | {:6} | {:8} | {:>16} | {:>5} | {:14.2} | {}",
                "",
                number as f64 / took.as_secs_f64(),
                shown(at(&mut answers.waits, 0.5)),
                shown(late),
                answers.missed,
                answers.idle,
                shown(all.div_f64(number as f64)),
                cores.collect::<Vec<_>>().join(" "),
                own.as_secs_f64() / took.as_secs_f64(),
                memory.join("; "),
            );
            if late > BOUND || answers.missed > 0 {
                return;
            }
        }
    }

    /// Clicks at this rate, and waits for all answers.
    async fn at(&self, rate: u32, time: Duration) -> Answers {
        let answers = Arc::new(Mutex::new(Answers::default()));
        let (mut clicking, begun) = (JoinSet::new(), Instant::now());
        for number in 0..(time.as_secs_f64() * f64::from(rate)) as u32 {
            let due = begun + Duration::from_secs(1) / rate * number;
            tokio::time::sleep_until(due.into()).await;
            let Some((person, channel, message, key)) = self.next() else {
                answers.lock().idle += 1;
                continue;
            };
            let (answers, free) = (answers.clone(), self.free.clone());
            clicking.spawn(async move {
                let answer = person.click(&message, &key).await;
                let mut answers = answers.lock();
                match answer {
                    Ok(_) => answers.waits.push(due.elapsed()),
                    // It was changed meanwhile, as it may be under anybody's finger.
                    Err(sandbox::ActionError::NotThere(_)) => answers.idle += 1,
                    Err(_) => answers.missed += 1,
                }
                free.lock().push_back((person, channel));
            });
        }
        clicking.join_all().await;
        std::mem::take(&mut *answers.lock())
    }

    /// Somebody with something to click.
    fn next(&self) -> Option<(Person, Id, sandbox::Message, String)> {
        for _ in 0..LOOKS {
            let (person, channel) = self.free.lock().pop_front()?;
            let found = match self.kind {
                Kind::Bare => {
                    let messages = self.messages.lock();
                    let mut all = messages.iter();
                    let own = all.find(|(who, _)| *who == person.id().0);
                    own.map(|(_, message)| (message.clone(), "again".to_owned()))
                }
                Kind::Players => {
                    let seen = person.sees(channel);
                    todo(&seen).map(|(message, key, _)| (message.clone(), key.custom_id))
                }
            };
            match found {
                Some((message, key)) => return Some((person, channel, message, key)),
                None => self.free.lock().push_back((person, channel)),
            }
        }
        None
    }
}
