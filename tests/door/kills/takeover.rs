//! Two processes of the bot share a PostgreSQL database: one of them is killed with `kill -9` in the middle of play, again
//! and again, and the other one goes on with its tables. Then it is started anew and gets its part back. The same where
//! one is told to end, as in a restart of one after the other; and Discord ends the sessions of all shards at once.
//!
//! `scripts/takeover` runs it with as many kills, ends and tables as you like. Of the sandbox's rate limits, those of
//! sessions alone are on.

use super::evening::sit_down;
use super::journal::Journal;
use super::number;
use super::player::{Book, Player};
use crate::process::{listen_to, triomphe};
use crate::room::Room;
use futures_util::future::join_all;
use futures_util::stream::{FuturesUnordered, StreamExt as _};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rules::Variant;
use sandbox::{Limits, Loss, Person};
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use store::{Postgres, ServerAddress};
use tokio::sync::watch;

pub const OF: u64 = 4;
/// The number of kills and ends with the other tests, and of tables at each server.
const KILLS: usize = 1;
const ENDS: usize = 1;
const TABLES: usize = 2;
/// The answers between two kills.
const ANSWERS: usize = 40;
/// How often people look at their hands.
const LOOK: Duration = Duration::from_millis(500);
/// How long it may take until every server is played in again.
const LONGEST: Duration = Duration::from_secs(120);

/// A process that may be killed.
pub struct Branch {
    bot: Child,
    log: watch::Sender<Vec<String>>,
}

impl Branch {
    pub fn start(room: &Room, database: &str) -> Branch {
        let mut command = triomphe();
        command
            .arg("serve")
            .current_dir(std::env::temp_dir())
            .envs(room.settings())
            .env("TRIOMPHE_DATABASE", database)
            .env("TRIOMPHE_SHARDS", format!("lease/{OF}"))
            .env("TRIOMPHE_LOG", "info")
            .env("TRIOMPHE_STARTING_COINS", "1000000")
            .env("TRIOMPHE_PICTURES", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut bot = command.spawn().unwrap();
        let log = watch::Sender::default();
        listen_to(&mut bot, &log);
        Branch { bot, log }
    }

    fn kill(&mut self) {
        self.bot.kill().unwrap();
        self.bot.wait().unwrap();
    }

    /// Tells the process to end, and waits until it has.
    pub async fn end(mut self) {
        let pid = self.bot.id();
        let asked = std::process::Command::new("sh")
            .args(["-c", &format!("kill -TERM {pid}")])
            .status()
            .unwrap();
        assert!(asked.success());
        let ended = tokio::task::spawn_blocking(move || (self.bot.wait().unwrap(), self));
        let (ended, branch) = tokio::time::timeout(LONGEST, ended).await.unwrap().unwrap();
        assert!(ended.success(), "{ended}");
        branch.must_be_well();
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.bot.id()
    }

    /// The lines of its log so far.
    pub fn lines(&self) -> usize {
        self.log.borrow().len()
    }

    /// What its log said after so many lines.
    pub fn told_since(&self, lines: usize) -> Vec<String> {
        self.log.borrow()[lines..].to_vec()
    }

    fn must_be_well(&self) {
        let log = self.log.borrow().join("\n");
        for wrong in ["panicked", "cancelling a deal", "parking a table", "40060"] {
            assert!(!log.contains(wrong), "{wrong}:\n{log}");
        }
    }
}

impl Drop for Branch {
    fn drop(&mut self) {
        let _ = self.bot.kill();
        let _ = self.bot.wait();
        if std::thread::panicking() {
            eprintln!("a process' log:\n{}", self.log.borrow().join("\n"));
        }
    }
}

/// The holders of the shards whose leases have not run out.
pub async fn holders(database: &str) -> BTreeMap<i64, String> {
    let mut raw = PgConnection::connect(database).await.unwrap();
    let rows: Vec<(i64, String)> = sqlx::query_as(
        "SELECT shard, holder FROM leases WHERE holder IS NOT NULL AND heir IS NULL AND until >= clock()",
    )
    .fetch_all(&mut raw)
    .await
    .unwrap();
    raw.close().await.unwrap();
    rows.into_iter().collect()
}

/// Waits until all shards are served, by this many processes.
pub async fn until_shared(database: &str, by: usize) {
    let begun = Instant::now();
    loop {
        let holders = holders(database).await;
        let different: BTreeSet<&String> = holders.values().collect();
        if holders.len() as u64 == OF && different.len() == by {
            return;
        }
        assert!(begun.elapsed() < LONGEST, "{holders:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until Discord has connected every shard.
pub async fn until_online(room: &Room) {
    room.sandbox
        .until(|sandbox| (sandbox.shards_online().len() as u64 == OF).then_some(()))
        .await;
}

/// How long something took, each time.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn shown(&mut self) -> String {
        self.0.sort_unstable();
        let at = |part: f64| {
            let index = (self.0.len() as f64 * part) as usize;
            let time = self.0.get(index.min(self.0.len().saturating_sub(1)));
            time.map_or(0.0, Duration::as_secs_f64)
        };
        let (least, median, most) = (at(0.0), at(0.5), at(1.0));
        let (ninety, count) = (at(0.9), self.0.len());
        format!(
            "{least:.1} s least, {median:.1} s median, {ninety:.1} s 90 %, {most:.1} s most of {count}"
        )
    }
}

/// Two processes, and whoever plays at their tables.
struct Company {
    room: Room,
    database: String,
    branches: Vec<Branch>,
    players: Vec<Player>,
    /// The shard of each channel.
    shards: BTreeMap<sandbox::Id, u64>,
    book: Book,
    journal: Journal,
    acknowledged: usize,
}

impl Company {
    /// As many tables at each of the servers, where Discord lets so many sessions begin at once.
    async fn gather(tables: usize, at_once: u64, chance: &mut StdRng) -> Company {
        let database = scratch::database();
        let mut room = Room::open(sandbox::Config {
            limits: Limits {
                shards: OF,
                max_concurrency: at_once,
                identifies: u64::MAX,
                // However busy the machine is, nobody loses an answer but by a kill.
                first_answer: Duration::from_secs(15),
                ..Limits::default()
            },
            rate_limits: sandbox::RateLimits::Sessions,
            ..Room::config()
        })
        .await;
        for tolerated in [
            "404 10008 PATCH /webhooks/",
            "404 10008 DELETE",
            // On a busy machine an answer may come after Discord's three seconds.
            "404 10062 POST /interactions/",
            "404 10008 POST /interactions/",
        ] {
            room.tolerate(tolerated);
        }
        // The schema, made before anybody looks.
        let address = ServerAddress::parse(&database).unwrap();
        Postgres::open(&address).await.unwrap().close().await;
        let mut branches = vec![Branch::start(&room, &database)];
        until_shared(&database, 1).await;
        until_online(&room).await;
        branches.push(Branch::start(&room, &database));
        let variants = Variant::editions();
        let (mut players, mut shards) = (Vec::<Player>::new(), BTreeMap::new());
        for shard in 0..OF {
            let server = room
                .sandbox
                .add_server_on(shard, OF, &format!("On {shard}"));
            let friend = room.sandbox.add_person_to(server, "Friend").id();
            for n in 0..tables {
                let channel = room.sandbox.add_channel(server, &format!("table-{n}"));
                let person: Person = room.sandbox.add_person_to(server, &format!("P{shard}-{n}"));
                let variant = variants.choose(chance).unwrap();
                let people = [person];
                let id = sit_down(&room, channel, variant, &people).await;
                let chance = StdRng::seed_from_u64(chance.random());
                let [person] = people;
                shards.insert(channel, shard);
                players.push(Player::new(person, channel, &id, friend, chance));
            }
        }
        Company {
            room,
            database,
            branches,
            players,
            shards,
            book: Book::new(),
            journal: Journal::default(),
            acknowledged: 0,
        }
    }

    /// Everybody plays until something has happened; then all processes are well, and what was told is true.
    async fn play_while<T>(&mut self, event: impl AsyncFnOnce(&mut Scene<'_>) -> T) -> T {
        let Company {
            room,
            database,
            branches,
            players,
            shards,
            book,
            ..
        } = self;
        players.iter_mut().for_each(Player::begin_again);
        let people = players.iter();
        let people = people.map(|player| {
            let id = format!("t:{}:hand", player.table);
            (player.person.clone(), player.channel, id)
        });
        let looks = join_all(people.map(looks).collect::<Vec<_>>());
        let all = join_all(players.iter_mut().map(|player| player.play(book)));
        let mut scene = Scene {
            room,
            database,
            branches,
            shards,
            book,
        };
        let played = async {
            tokio::select! {
                _ = all => unreachable!("a player plays on forever"),
                _ = looks => unreachable!("everybody looks again and again"),
                done = event(&mut scene) => done,
            }
        };
        tokio::time::timeout(LONGEST * 2, played).await.unwrap()
    }

    /// Whether all processes are well, and whether what was told is true.
    async fn check(&mut self) {
        self.branches.iter().for_each(Branch::must_be_well);
        let audit = triomphe()
            .arg("audit")
            .env("TRIOMPHE_DATABASE", &self.database)
            .output()
            .unwrap();
        assert!(audit.status.success(), "{audit:?}");
        // Everything that was told so far is in what is read from here on.
        let told = self.book.ledger().clone();
        let now = Journal::on_server(&self.database).await;
        now.must_follow(&self.journal);
        let found = self.book.ledger().since(told).must_be_in(&now);
        self.acknowledged = found.acknowledged;
        self.journal = now;
    }

    /// Waits until somebody was answered at each server. Says how long that took from this moment, by shard.
    async fn until_all_are_answered(&self, since: Instant) -> Vec<Duration> {
        let mut asking: Vec<&Player> = Vec::new();
        for shard in 0..OF {
            let mut players = self.players.iter();
            asking.extend(players.find(|player| self.shards[&player.channel] == shard));
        }
        join_all(asking.into_iter().map(|player| answered(player, since))).await
    }
}

/// What may be done while everybody plays.
struct Scene<'a> {
    room: &'a Room,
    database: &'a str,
    branches: &'a mut Vec<Branch>,
    shards: &'a BTreeMap<sandbox::Id, u64>,
    book: &'a Book,
}

impl Scene<'_> {
    fn forget_gaps(&self) {
        self.book.forget_gaps();
    }

    /// The longest time between two answers since [`Scene::forget_gaps`] in each server, after some more answers and one
    /// in every server.
    async fn gaps(&self) -> BTreeMap<u64, Duration> {
        let asked = Instant::now();
        loop {
            self.book.until_answered(ANSWERS).await;
            let later = self.book.all_answers().into_iter();
            let later = later.filter(|(_, at)| *at > asked);
            let shards: BTreeSet<u64> = later.map(|(channel, _)| self.shards[&channel]).collect();
            if shards.len() as u64 == OF {
                return gaps(self.book, self.shards);
            }
        }
    }
}

#[tokio::test]
async fn when_a_process_is_killed_or_ends_another_goes_on_with_its_tables() {
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let kills = number("TRIOMPHE_KILLS").map_or(KILLS, |kills| kills as usize);
    let ends = number("TRIOMPHE_ENDS").map_or(ENDS, |ends| ends as usize);
    let many = number("TRIOMPHE_TABLES").map_or(TABLES, |tables| tables as usize);
    let at_once = number("TRIOMPHE_SESSIONS").unwrap_or(1);
    println!(
        "TRIOMPHE_SEED={seed} kills and plays alike; of the rate limits, those of sessions alone are on"
    );
    let mut chance = StdRng::seed_from_u64(seed);
    let mut company = Company::gather(many, at_once, &mut chance).await;
    let [mut lost, mut joined, mut left] = [const { Times(Vec::new()) }; 3];

    for number in 0..=kills {
        // While it gets its part, everybody plays on.
        let is_last = number == kills;
        let victim = chance.random_range(0..company.branches.len());
        let (gaps, killed) = company
            .play_while(async |scene| {
                scene.forget_gaps();
                until_shared(scene.database, 2).await;
                let gaps = scene.gaps().await;
                if is_last {
                    return (gaps, None);
                }
                let before = holders(scene.database).await;
                scene.branches[victim].kill();
                let killed = Instant::now();
                drop(scene.branches.swap_remove(victim));
                (gaps, Some((before, killed)))
            })
            .await;
        joined.0.extend(gaps.into_values());
        if let Some((before, killed)) = killed {
            // Until there has been an answer in every server.
            let times = company.until_all_are_answered(killed).await;
            let after = holders(&company.database).await;
            for (shard, time) in (0_i64..).zip(times) {
                if before.get(&shard) != after.get(&shard) {
                    lost.0.push(time);
                }
            }
            let branch = Branch::start(&company.room, &company.database);
            company.branches.push(branch);
            // What they had open before is not kept up any more.
            for player in &company.players {
                player.look_at_hand().await;
            }
        }
        company.check().await;
    }

    for _ in 0..ends {
        let leaves = chance.random_range(0..company.branches.len());
        let (left_alone, shared) = company
            .play_while(async |scene| {
                scene.forget_gaps();
                let before = holders(scene.database).await;
                scene.branches.swap_remove(leaves).end().await;
                let mut left_alone = scene.gaps().await;
                let after = holders(scene.database).await;
                left_alone.retain(|shard, _| {
                    let shard = *shard as i64;
                    before.get(&shard) != after.get(&shard)
                });
                scene.forget_gaps();
                scene
                    .branches
                    .push(Branch::start(scene.room, scene.database));
                until_shared(scene.database, 2).await;
                (left_alone, scene.gaps().await)
            })
            .await;
        assert!(!left_alone.is_empty(), "whoever ended had no shard");
        left.0.extend(left_alone.into_values());
        joined.0.extend(shared.into_values());
        company.check().await;
    }

    // Whoever began a session out of turn would be sent away, and found by the sandbox.
    let began = company.room.sandbox.identified();
    let ended = Instant::now();
    company
        .room
        .sandbox
        .faults()
        .drop_connection(Loss::InvalidSession);
    let sandbox = &company.room.sandbox;
    sandbox
        .until(|sandbox| (sandbox.identified() >= began + OF).then_some(()))
        .await;
    company.until_all_are_answered(ended).await;
    let renewed = ended.elapsed();
    company.check().await;

    // The same, and one process is told to end while its shards wait for their sessions: none begins for nobody.
    company
        .room
        .sandbox
        .faults()
        .drop_connection(Loss::InvalidSession);
    company.branches.swap_remove(0).end().await;
    company.until_all_are_answered(Instant::now()).await;
    let online = company.room.sandbox.shards_online().into_iter();
    let mut online = Vec::from_iter(online.map(|(shard, _)| shard));
    online.sort_unstable();
    assert_eq!(online, Vec::from_iter(0..OF));
    company.check().await;

    println!(
        "{kills} kills, {ends} ends, {at_once} sessions started at once, {} tables, {} acknowledged acts, answers and payments, {} transfers, nothing lost",
        company.players.len(),
        company.acknowledged,
        company.journal.transfers.len(),
    );
    println!(
        "from the kill to the first answer in a server: {}",
        lost.shown()
    );
    let between = "the longest between two answers in a server while";
    println!("{between} a process joined: {}", joined.shown());
    println!("{between} its process ended: {}", left.shown());
    println!(
        "from the end of all sessions at once until every server is served: {:.1} s",
        renewed.as_secs_f64()
    );
    let Company { room, branches, .. } = company;
    for branch in branches {
        branch.end().await;
    }
    room.nothing_was_refused();
}

/// Somebody looks at their hand again and again: whoever takes up a shard does not know of hands that are open.
async fn looks((person, channel, id): (Person, sandbox::Id, String)) {
    loop {
        tokio::time::sleep(LOOK).await;
        let mut messages = person.sees(channel).into_iter();
        let Some(table) = messages.rfind(|message| message.control(&id).is_some()) else {
            continue;
        };
        let Ok(answer) = person.click(&table, &id).await else {
            continue;
        };
        let Some(hand) = answer.message else { continue };
        for old in person.sees(channel) {
            if old.ephemeral() && old.id() != hand.id() {
                person.dismiss(&old);
            }
        }
    }
}

/// How long after a moment somebody gets their hand, who asks for it again and again.
async fn answered(player: &Player, since: Instant) -> Duration {
    let mut asked = FuturesUnordered::new();
    loop {
        asked.push(player.person.slash(player.channel, "/triomphe hand"));
        let next = async {
            loop {
                match asked.next().await {
                    Some(Ok(_)) => return,
                    Some(Err(_)) => {}
                    None => std::future::pending().await,
                }
            }
        };
        let soon = Duration::from_millis(250);
        if tokio::time::timeout(soon, next).await.is_ok() {
            return since.elapsed();
        }
        assert!(since.elapsed() < LONGEST, "nobody answers any more");
    }
}

/// The longest time between two answers, by shard.
fn gaps(book: &Book, servers: &BTreeMap<sandbox::Id, u64>) -> BTreeMap<u64, Duration> {
    let mut times: BTreeMap<u64, Vec<Instant>> = BTreeMap::new();
    for (channel, at) in book.all_answers() {
        times.entry(servers[&channel]).or_default().push(at);
    }
    let longest = |mut times: Vec<Instant>| {
        times.sort_unstable();
        let pauses = times.windows(2).map(|two| two[1] - two[0]);
        pauses.max().unwrap_or_default()
    };
    times
        .into_iter()
        .map(|(shard, times)| (shard, longest(times)))
        .collect()
}
