//! The PostgreSQL server of two processes is away for a while, and comes back; and a process stands still while it is
//! away. Every interaction of people who ask and pay meanwhile is counted by how it was answered.
//!
//! `scripts/outage` runs it with an outage as long as you like.

use super::number;
use super::takeover::{Branch, OF, holders, until_online, until_shared};
use crate::room::Room;
use futures_util::future::join_all;
use parking_lot::Mutex;
use sandbox::{Id, Limits, LoggedRequest, Message, Person};
use scratch::OwnServer;
use sqlx::{Connection, PgConnection};
use std::collections::BTreeMap;
use std::process::Command;
use std::time::{Duration, Instant};
use store::{Postgres, ServerAddress};

/// How long the server is away with the other tests, in seconds: longer than leases last.
const AWAY: u64 = 8;
/// How often each person asks.
const ASK: Duration = Duration::from_millis(400);
/// The people of a server.
const PEOPLE: usize = 6;
/// How long it may take until everything is as before.
const LONGEST: Duration = Duration::from_secs(120);
/// What is said while the server is away, in the languages of the four servers.
const SENTENCES: [(&str, &str); 4] = [
    ("en-US", "I can’t reach my storage right now"),
    ("de", "Ich komme gerade nicht an meine Daten"),
    ("fr", "Je n’ai pas accès à mes données pour le moment"),
    ("it", "Ora non riesco a raggiungere i miei dati"),
];

/// What a process says that was not run for some seconds.
const STOOD_STILL: &str = "this process stood still";
/// What is never said then: that something went wrong and nothing was changed, and that somebody types too much.
const WRONG: [&str; 8] = [
    "Something went wrong",
    "schiefgegangen",
    "un problème de mon côté",
    "andato storto",
    "a lot of commands",
    "viele Befehle",
    "beaucoup de commandes",
    "tanti comandi",
];

/// How an interaction was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// As ever.
    Right,
    /// By the sentence.
    Told,
    /// By anything else.
    Wrong,
    /// Not at all.
    Silence,
}

/// What is asked in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// A command that reads.
    Balance,
    /// A command that writes.
    Pay,
    /// A click on a message that only its reader sees.
    Click,
}

/// The people of a server who ask in turn, so that nobody types more than they may.
struct Asker {
    people: Vec<(Person, Message)>,
    channel: Id,
    friend: Id,
    sentence: &'static str,
}

/// An interaction, from when it was sent until it was answered.
struct Asked {
    at: Instant,
    took: Duration,
    kind: Kind,
    what: What,
    said: String,
}

impl Asker {
    async fn gather(room: &Room, shard: u64, locale: &str, sentence: &'static str) -> Asker {
        let at = room.sandbox.add_server_on(shard, OF, locale);
        let channel = room.sandbox.add_channel(at, "table");
        let friend = room.sandbox.add_person_to(at, "Friend").id();
        let mut people = Vec::new();
        for number in 0..PEOPLE {
            let person = room.sandbox.add_person_to(at, &format!("P{number}"));
            person.set_locale(locale);
            let page = person.slash(channel, "/settings").await.unwrap();
            people.push((person, page.message().clone()));
        }
        let asker = Asker {
            people,
            channel,
            friend,
            sentence,
        };
        for number in 0..3 * PEOPLE {
            let asked = asker.ask(number).await;
            assert_eq!(asked.kind, Kind::Right, "{}", asked.said);
        }
        asker
    }

    async fn ask(&self, number: usize) -> Asked {
        let at = Instant::now();
        let (person, page) = &self.people[number % self.people.len()];
        let what = [What::Balance, What::Pay, What::Click][number / self.people.len() % 3];
        let answer = match what {
            What::Balance => person.slash(self.channel, "/coins balance").await,
            What::Pay => {
                let line = format!("/coins pay member:<@{}> coins:1 reason:x", self.friend);
                person.slash(self.channel, &line).await
            }
            What::Click => {
                let page = person.message(self.channel, page.id()).unwrap();
                let button = page.buttons().into_iter().find(|it| it.enabled);
                person.click(&page, &button.unwrap().custom_id).await
            }
        };
        let said = match &answer {
            Ok(answer) => match &answer.message {
                Some(message) => self.read(person, message).await,
                None => String::new(),
            },
            Err(why) => why.to_string(),
        };
        let kind = match &answer {
            Err(_) => Kind::Silence,
            Ok(_) if said.contains(self.sentence) => Kind::Told,
            Ok(_) if WRONG.iter().any(|wrong| said.contains(wrong)) => Kind::Wrong,
            Ok(_) => Kind::Right,
        };
        Asked {
            at,
            took: at.elapsed(),
            kind,
            what,
            said,
        }
    }

    /// What a message says once the bot no longer thinks about it.
    async fn read(&self, person: &Person, message: &Message) -> String {
        let text = person.until(self.channel, |_| {
            let now = person.message(self.channel, message.id())?;
            (!now.loading()).then(|| now.all_text())
        });
        text.await
    }

    /// Asks again and again, whether or not it has been answered.
    async fn keep_asking(&self, all: &Mutex<Vec<Asked>>) {
        let each = async |number: usize| {
            tokio::time::sleep(ASK * u32::try_from(number).unwrap()).await;
            let asked = self.ask(number).await;
            all.lock().push(asked);
        };
        join_all((0..1_000).map(each)).await;
    }
}

/// Processes on a server of their own, and a person for each shard.
struct Company {
    room: Room,
    server: OwnServer,
    database: String,
    branches: Vec<Branch>,
    askers: Vec<Asker>,
}

impl Company {
    async fn gather(processes: usize) -> Company {
        let server = OwnServer::start().unwrap();
        let database = server.database().unwrap();
        let strict = number("TRIOMPHE_AWAY").is_some();
        let room = Room::open(sandbox::Config {
            limits: Limits {
                shards: OF,
                max_concurrency: OF,
                identifies: u64::MAX,
                // With the other tests, however busy the machine is.
                first_answer: Duration::from_secs(if strict { 3 } else { 15 }),
                ..Limits::default()
            },
            ..Room::config()
        })
        .await;
        let address = ServerAddress::parse(&database).unwrap();
        Postgres::open(&address).await.unwrap().close().await;
        let mut branches = Vec::new();
        for process in 1..=processes {
            branches.push(Branch::start(&room, &database));
            until_shared(&database, process).await;
        }
        until_even(&database, processes).await;
        until_online(&room).await;
        let mut askers = Vec::new();
        for (shard, (locale, sentence)) in (0..OF).zip(SENTENCES) {
            askers.push(Asker::gather(&room, shard, locale, sentence).await);
        }
        Company {
            room,
            server,
            database,
            branches,
            askers,
        }
    }

    /// Everybody asks until something has happened.
    async fn ask_while<T>(&self, event: impl Future<Output = T>) -> (T, Vec<Asked>) {
        let all = Mutex::new(Vec::new());
        let asking = join_all(self.askers.iter().map(|asker| asker.keep_asking(&all)));
        let happened = tokio::select! {
            happened = event => happened,
            _ = asking => panic!("it took too long"),
        };
        (happened, all.into_inner())
    }

    async fn must_be_right_again(&self) {
        let begun = Instant::now();
        for asker in &self.askers {
            while asker.ask(0).await.kind != Kind::Right {
                assert!(begun.elapsed() < LONGEST);
            }
        }
    }

    /// The number of transfers.
    async fn paid(&self) -> i64 {
        let mut raw = PgConnection::connect(&self.database).await.unwrap();
        let paid = sqlx::query_scalar("SELECT count(*) FROM transfers");
        let paid: i64 = paid.fetch_one(&mut raw).await.unwrap();
        raw.close().await.unwrap();
        paid
    }

    /// The epochs of all leases.
    async fn epochs(&self) -> Vec<i64> {
        let mut raw = PgConnection::connect(&self.database).await.unwrap();
        let epochs = "SELECT epoch FROM leases ORDER BY shard";
        let epochs = sqlx::query_scalar(epochs)
            .fetch_all(&mut raw)
            .await
            .unwrap();
        raw.close().await.unwrap();
        epochs
    }

    async fn end(self) {
        for branch in self.branches {
            branch.end().await;
        }
        self.room.nothing_was_refused();
    }
}

/// Waits until each of so many processes has as many shards as the others.
async fn until_even(database: &str, processes: usize) {
    let begun = Instant::now();
    loop {
        let mut counts = BTreeMap::<String, usize>::new();
        for holder in holders(database).await.into_values() {
            *counts.entry(holder).or_default() += 1;
        }
        let each = OF as usize / processes;
        if counts.len() == processes && counts.values().all(|count| *count == each) {
            return;
        }
        assert!(begun.elapsed() < LONGEST, "{counts:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn counted(all: &[Asked]) -> BTreeMap<Kind, usize> {
    let mut counts = BTreeMap::new();
    for asked in all {
        *counts.entry(asked.kind).or_default() += 1;
    }
    counts
}

fn signal(branch: &Branch, signal: &str) {
    let pid = branch.pid();
    let mut kill = Command::new("sh");
    let kill = kill.args(["-c", &format!("kill -{signal} {pid}")]);
    assert!(kill.status().unwrap().success());
}

#[tokio::test]
async fn in_an_outage_everybody_is_told_so_and_afterwards_everything_is_as_before() {
    let away = Duration::from_secs(number("TRIOMPHE_AWAY").unwrap_or(AWAY));
    let company = Company::gather(2).await;
    let before = (holders(&company.database).await, company.epochs().await);
    let (paid, sessions) = (company.paid().await, company.room.sandbox.identified());
    let lines: Vec<usize> = company.branches.iter().map(Branch::lines).collect();
    let outage = async {
        tokio::time::sleep(ASK * 4).await;
        let begins = Instant::now();
        company.server.stop().unwrap();
        tokio::time::sleep(away).await;
        let ends = Instant::now();
        company.server.start_again().unwrap();
        company.must_be_right_again().await;
        // Everything that was asked meanwhile is answered.
        tokio::time::sleep(Duration::from_secs(4)).await;
        (begins, ends)
    };
    let ((begins, ends), all) = company.ask_while(outage).await;
    let meanwhile = |asked: &&Asked| asked.at >= begins && asked.at < ends;
    let during: Vec<&Asked> = all.iter().filter(meanwhile).collect();
    let longest = during.iter().map(|asked| asked.took).max().unwrap();
    let first_right = all
        .iter()
        .filter(|asked| asked.at >= ends && asked.kind == Kind::Right)
        .map(|asked| asked.at + asked.took - ends)
        .min();
    println!(
        "{} s without the server: {} interactions, of which {} in that time, {} of them payments; {:?}; longest {:.2} s; \
         right again after {:.1} s",
        away.as_secs(),
        all.len(),
        during.len(),
        during
            .iter()
            .filter(|asked| asked.what == What::Pay)
            .count(),
        counted(&all),
        longest.as_secs_f64(),
        first_right.unwrap_or_default().as_secs_f64(),
    );
    // On a machine that is too busy a process may have to be silent, and says so.
    let told = company.branches.iter().zip(lines);
    let told: Vec<Vec<String>> = told.map(|(it, lines)| it.told_since(lines)).collect();
    let stood_still = |lines: &Vec<String>| lines.iter().any(|line| line.contains(STOOD_STILL));
    let may_be_silent = told.iter().any(stood_still);
    println!("{}", told.concat().join("\n"));
    let wrong = |asked: &&Asked| match asked.kind {
        Kind::Wrong => true,
        Kind::Silence => !may_be_silent,
        Kind::Right | Kind::Told => false,
    };
    let wrong: Vec<_> = all
        .iter()
        .filter(wrong)
        .map(|asked| (asked.what, asked.kind, asked.took, &asked.said))
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(during.iter().any(|asked| asked.kind == Kind::Told));
    // What was acknowledged is there, and what was not may be.
    let pays = |kind: Kind| {
        let paid = all
            .iter()
            .filter(|asked| asked.what == What::Pay && asked.kind == kind);
        i64::try_from(paid.count()).unwrap()
    };
    let (least, unknown) = (pays(Kind::Right), pays(Kind::Told));
    let paid = company.paid().await - paid;
    assert!(
        (least..=least + unknown).contains(&paid),
        "{least} of {paid}"
    );
    // Nobody has taken anything from anybody, and no session was begun for it.
    let after = (holders(&company.database).await, company.epochs().await);
    assert_eq!(before, after);
    assert_eq!(company.room.sandbox.identified(), sessions);
    for mut told in told {
        told.retain(|line| !line.contains(STOOD_STILL) && !line.contains("slow"));
        let [begun, ended] = told.as_slice() else {
            panic!("{told:#?}");
        };
        assert!(begun.contains("ERROR") && begun.contains("cannot be used"));
        assert!(ended.contains(" INFO") && ended.contains("can be written again"));
    }
    company.end().await;
}

#[tokio::test]
async fn a_process_that_stood_still_does_nothing_on_discord_until_it_has_its_leases_again() {
    let still = Duration::from_secs(number("TRIOMPHE_AWAY").unwrap_or(4));
    let mut company = Company::gather(1).await;
    // Whoever is not answered in time says so.
    for late in ["10062 POST /interactions/", "10008 PATCH /webhooks/"] {
        company.room.tolerate(late);
    }
    let sandbox = &company.room.sandbox;
    let epochs = company.epochs().await;
    let sessions = (sandbox.identified(), sandbox.resumed());
    // While nobody asks: a request that is being sent would go on.
    signal(&company.branches[0], "STOP");
    company.server.stop().unwrap();
    let standing = async {
        tokio::time::sleep(still).await;
        let before = sandbox.requests().len();
        signal(&company.branches[0], "CONT");
        // The server is still away, so it has no lease; what people did meanwhile waits for it.
        tokio::time::sleep(Duration::from_secs(4)).await;
        let requests: Vec<LoggedRequest> = sandbox.requests().split_off(before);
        let unbegun = (sandbox.identified(), sandbox.resumed());
        company.server.start_again().unwrap();
        company.must_be_right_again().await;
        (requests, unbegun)
    };
    let ((requests, unbegun), all) = company.ask_while(standing).await;
    println!(
        "stood still for {} s: {} interactions, {:?}; {} requests before it had its leases again",
        still.as_secs(),
        all.len(),
        counted(&all),
        requests.len()
    );
    let requests: Vec<_> = (requests.into_iter())
        .map(|it| (it.method, it.path, it.status))
        .collect();
    assert!(requests.is_empty(), "{requests:?}");
    assert_eq!(unbegun, sessions);
    assert_eq!(company.epochs().await, epochs);
    assert!(all.iter().all(|asked| asked.kind != Kind::Wrong));
    company.end().await;
}
