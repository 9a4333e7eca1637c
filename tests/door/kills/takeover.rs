//! Two processes of the bot share a PostgreSQL database: one of them is killed with `kill -9` in the middle of play, again
//! and again, and the other one goes on with its tables. Then it is started anew and gets its part back.
//!
//! `scripts/takeover` runs it with as many kills and tables as you like. The sandbox's rate limits are off.

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
use sandbox::{Limits, Person};
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use store::{Postgres, ServerAddress};
use tokio::sync::watch;

const OF: u64 = 4;
/// The number of kills with the other tests, and of tables at each server.
const KILLS: usize = 2;
const TABLES: usize = 2;
/// The answers between two kills.
const ANSWERS: usize = 40;
/// How long it may take until every server is played in again.
const LONGEST: Duration = Duration::from_secs(120);

/// A process that may be killed.
struct Branch {
    bot: Child,
    log: watch::Sender<Vec<String>>,
}

impl Branch {
    fn start(room: &Room, database: &str) -> Branch {
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
async fn holders(database: &str) -> BTreeMap<i64, String> {
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
async fn until_shared(database: &str, by: usize) {
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

#[tokio::test]
async fn when_a_process_is_killed_another_goes_on_with_its_tables() {
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let kills = number("TRIOMPHE_KILLS").map_or(KILLS, |kills| kills as usize);
    let many = number("TRIOMPHE_TABLES").map_or(TABLES, |tables| tables as usize);
    let at_once = number("TRIOMPHE_SESSIONS").unwrap_or(1);
    println!("TRIOMPHE_SEED={seed} kills and plays alike; rate limits are off");
    let mut chance = StdRng::seed_from_u64(seed);
    let database = scratch::database();
    let mut room = Room::open(sandbox::Config {
        limits: Limits {
            shards: OF,
            max_concurrency: at_once,
            // However busy the machine is, nobody loses an answer but by a kill.
            first_answer: Duration::from_secs(15),
            ..Limits::default()
        },
        rate_limits: sandbox::RateLimits::Off,
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
    room.sandbox
        .until(|sandbox| (sandbox.shards_online().len() as u64 == OF).then_some(()))
        .await;
    branches.push(Branch::start(&room, &database));

    let variants = Variant::editions();
    let (mut players, mut servers) = (Vec::<Player>::new(), BTreeMap::new());
    for shard in 0..OF {
        let server = room
            .sandbox
            .add_server_on(shard, OF, &format!("On {shard}"));
        let friend = room.sandbox.add_person_to(server, "Friend").id();
        for n in 0..many {
            let channel = room.sandbox.add_channel(server, &format!("table-{n}"));
            let person: Person = room.sandbox.add_person_to(server, &format!("P{shard}-{n}"));
            let variant = variants.choose(&mut chance).unwrap();
            let people = [person];
            let id = sit_down(&room, channel, variant, &people).await;
            let chance = StdRng::seed_from_u64(chance.random());
            let [person] = people;
            servers.insert(channel, shard);
            players.push(Player::new(person, channel, &id, friend, chance));
        }
    }
    let book = Book::new();
    let (mut journal, mut acknowledged) = (Journal::default(), 0);
    let (mut lost, mut handed) = (Times::default(), Times::default());
    for number in 0..=kills {
        players.iter_mut().for_each(Player::begin_again);
        let all = async {
            join_all(players.iter_mut().map(|player| player.play(&book))).await;
        };
        let event = async {
            // While it gets its part, everybody plays on.
            book.forget_gaps();
            until_shared(&database, 2).await;
            book.until_answered(ANSWERS).await;
            handed.0.extend(gaps(&book, &servers).into_values());
            if number == kills {
                return None;
            }
            let before = holders(&database).await;
            let victim = chance.random_range(0..branches.len());
            branches[victim].kill();
            let killed = Instant::now();
            let dead = branches.swap_remove(victim);
            // Until there has been an answer in every server.
            drop(dead);
            Some((before, killed))
        };
        let played = async {
            tokio::select! {
                () = all => None,
                killed = event => killed,
            }
        };
        let killed = tokio::time::timeout(LONGEST * 2, played).await.unwrap();
        if let Some((before, killed)) = killed {
            let mut asking: Vec<&Player> = Vec::new();
            for shard in 0..OF {
                asking.extend(
                    players
                        .iter()
                        .find(|player| servers[&player.channel] == shard),
                );
            }
            let times = join_all(asking.into_iter().map(|player| answered(player, killed))).await;
            let after = holders(&database).await;
            for (shard, time) in (0_i64..).zip(times) {
                if before.get(&shard) != after.get(&shard) {
                    lost.0.push(time);
                }
            }
            branches.push(Branch::start(&room, &database));
            // What they had open before is not kept up any more.
            for player in &players {
                player.look_at_hand().await;
            }
        }
        branches.iter().for_each(Branch::must_be_well);
        let audit = triomphe()
            .arg("audit")
            .env("TRIOMPHE_DATABASE", &database)
            .output()
            .unwrap();
        assert!(audit.status.success(), "{audit:?}");
        // Everything that was told so far is in what is read from here on.
        let told = book.ledger().clone();
        let now = Journal::on_server(&database).await;
        now.must_follow(&journal);
        let found = book.ledger().since(told).must_be_in(&now);
        acknowledged = found.acknowledged;
        journal = now;
    }
    println!(
        "{kills} kills, {at_once} sessions started at once, {} tables, {acknowledged} acknowledged acts, answers and payments, {} transfers, nothing lost",
        players.len(),
        journal.transfers.len(),
    );
    println!(
        "from the kill to the first answer in a server: {}",
        lost.shown()
    );
    println!(
        "the longest between two answers in a server while shards were handed over: {}",
        handed.shown()
    );
    for mut branch in branches {
        let pid = branch.bot.id();
        let asked = std::process::Command::new("sh")
            .args(["-c", &format!("kill -TERM {pid}")])
            .status()
            .unwrap();
        assert!(asked.success());
        let ended = tokio::task::spawn_blocking(move || (branch.bot.wait().unwrap(), branch));
        let (ended, branch) = tokio::time::timeout(LONGEST, ended).await.unwrap().unwrap();
        assert!(ended.success(), "{ended}");
        branch.must_be_well();
    }
    room.nothing_was_refused();
}

/// How long after a moment somebody gets their hand, who asks for it again and again.
async fn answered(player: &Player, since: Instant) -> Duration {
    let mut asked = FuturesUnordered::new();
    loop {
        asked.push(player.person.slash(player.channel, "/table hand"));
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
