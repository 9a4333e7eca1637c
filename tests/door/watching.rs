//! Whoever watches over the program: what it says of itself over HTTP, and what `triomphe health` makes of that.

use crate::clicks::until_card;
use crate::process::{Process, triomphe};
use crate::room::PATIENCE;
use sandbox::{Loss, Sandbox};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Output;

/// Where the bot listens, as it says in its log.
async fn address(bot: &Process) -> String {
    let line = bot.until_logged("health at http://", 1).await;
    let (_, after) = line.split_once("http://").unwrap();
    after.split('/').next().unwrap().to_owned()
}

/// Asks as Docker does.
async fn health(at: &str) -> Output {
    let mut program = triomphe();
    program.arg("health").env("TRIOMPHE_HTTP", at);
    let asked = tokio::task::spawn_blocking(move || program.output().unwrap());
    asked.await.unwrap()
}

#[tokio::test]
async fn a_bot_says_that_it_is_well_until_it_is_dead() {
    let mut bot = Process::with(&[("TRIOMPHE_HTTP", "127.0.0.1:0")]).await;
    let at = address(&bot).await;
    let answer = health(&at).await;
    let said = String::from_utf8(answer.stdout).unwrap();
    assert_eq!(said, "clocks: ok\ndatabase: ok\ngateway: ok\nwriter: ok\n");
    assert_eq!(answer.status.code(), Some(0));

    let whole = reqwest::get(format!("http://{at}/healthz")).await.unwrap();
    assert_eq!(whole.status(), 200);
    assert_eq!(whole.headers()["content-type"], "application/json");
    let said: Value = serde_json::from_str(&whole.text().await.unwrap()).unwrap();
    let fine = json!({"clocks": "ok", "database": "ok", "gateway": "ok", "writer": "ok"});
    assert_eq!(said, fine);
    for (path, status) in [("/", 404), ("/healthz/", 404)] {
        let other = reqwest::get(format!("http://{at}{path}")).await.unwrap();
        assert_eq!(other.status(), status, "{path}");
    }

    bot.kill();
    let answer = health(&at).await;
    let said = String::from_utf8(answer.stderr).unwrap();
    assert!(said.contains("the bot does not answer at"), "{said}");
    assert_eq!(answer.status.code(), Some(1));
    bot.close().await;
}

#[tokio::test]
async fn a_name_that_is_not_listed_is_refused_and_told_once() {
    let settings = [
        ("TRIOMPHE_HTTP", "127.0.0.1:0"),
        ("TRIOMPHE_HTTP_NAMES", "triomphe"),
    ];
    let mut bot = Process::with(&settings).await;
    let at = address(&bot).await;
    let client = reqwest::Client::new();
    let ask = async |path: &str, name: &str| {
        let asked = client
            .get(format!("http://{at}{path}"))
            .header("host", name);
        asked.send().await.unwrap().status().as_u16()
    };
    for path in ["/healthz", "/metrics"] {
        assert_eq!(ask(path, "triomphe:9090").await, 200);
        for _ in 0..2 {
            assert_eq!(ask(path, "evil.example:9090").await, 403);
        }
    }
    bot.until_logged("add it to TRIOMPHE_HTTP_NAMES", 1).await;
    bot.stop().await;
    let told = bot.log().matches("evil.example").count();
    assert_eq!(told, 1, "{}", bot.log());
    bot.close().await;
}

/// One line of what is measured: name, labels, value.
struct Sample {
    name: String,
    labels: BTreeMap<String, String>,
    value: f64,
}

/// What is measured now.
struct Measured(String);

impl Measured {
    async fn at(at: &str) -> Measured {
        let answer = reqwest::get(format!("http://{at}/metrics")).await.unwrap();
        assert_eq!(answer.status(), 200);
        let kind = answer.headers()["content-type"].to_str().unwrap();
        assert!(kind.starts_with("text/plain; version=0.0.4"), "{kind}");
        Measured(answer.text().await.unwrap())
    }

    fn samples(&self) -> impl Iterator<Item = Sample> {
        let lines = self.0.lines();
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| {
            let (what, value) = line.rsplit_once(' ').unwrap();
            // Routes have braces of their own.
            let (name, labels) = what.split_once('{').unwrap_or((what, ""));
            let labels = labels.strip_suffix('}').unwrap_or(labels);
            let labels = labels.split("\",").filter(|pair| !pair.is_empty());
            let labels = labels.map(|pair| {
                let (name, value) = pair.split_once("=\"").unwrap();
                let value = value.trim_end_matches('"');
                (name.to_owned(), value.to_owned())
            });
            Sample {
                name: name.to_owned(),
                labels: labels.collect(),
                value: value.parse().unwrap(),
            }
        })
    }

    /// The sum of these samples.
    fn sum(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let fits = |sample: &Sample| {
            let has = |(name, value): &(&str, &str)| {
                sample.labels.get(*name).map(String::as_str) == Some(*value)
            };
            sample.name == name && labels.iter().all(has)
        };
        let fitting = self.samples().filter(fits);
        fitting.map(|sample| sample.value).sum()
    }

    /// How many answers of each route were counted.
    fn answers(&self) -> BTreeMap<String, u64> {
        let mut found = BTreeMap::new();
        for sample in self.samples() {
            let is_answer = sample.name == "triomphe_discord_answers_total";
            if is_answer && !sample.labels["route"].starts_with("GET /gateway") {
                let count = found.entry(sample.labels["route"].clone()).or_default();
                *count += sample.value as u64;
            }
        }
        found
    }
}

/// How many requests of each route the sandbox has heard.
fn heard(sandbox: &Sandbox) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    for sent in sandbox.requests() {
        let path = sent.path.split('?').next().unwrap();
        let is_secret = |part: &str| {
            part.starts_with("sandbox-") || part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let parts = path.split('/').skip(1);
        let parts = parts.map(|part| if is_secret(part) { "{}" } else { part });
        let route = format!("{} /{}", sent.method, parts.collect::<Vec<_>>().join("/"));
        // The library asks for these by itself.
        if !route.starts_with("GET /gateway") {
            *found.entry(route).or_default() += 1;
        }
    }
    found
}

#[tokio::test]
async fn what_is_measured_is_all_there_and_names_nobody() {
    let mut bot = Process::with(&[("TRIOMPHE_HTTP", "127.0.0.1:0")]).await;
    let at = address(&bot).await;
    let [ann, ben] = ["Annabella", "Benvenuto"].map(|name| bot.sandbox.add_person(name));
    let people = [&ann, &ben];
    bot.tolerate("50");
    let table = bot.seat(&people, "stake:5 computer-players:1").await;
    let (_, _, deals) = until_card(&bot, &people, &table).await;
    bot.sandbox.faults().fail("PATCH", "/webhooks/", 2, 500);
    bot.sandbox.faults().drop_connection(Loss::Cut);
    bot.sandbox
        .until(|sandbox| (sandbox.resumed() > 0).then_some(()))
        .await;
    bot.play_out(&people, &table.id, deals).await;

    // Edits and pictures go on for a moment.
    let settled = async {
        loop {
            let measured = Measured::at(&at).await;
            let nothing_waits = measured.sum("triomphe_queue", &[]) == 0.0;
            if nothing_waits && measured.answers() == heard(&bot.sandbox) {
                return measured;
            }
            tokio::task::yield_now().await;
        }
    };
    let measured = match tokio::time::timeout(PATIENCE, settled).await {
        Ok(measured) => measured,
        Err(_) => {
            let counted = Measured::at(&at).await;
            let answers = counted.answers();
            panic!("{answers:#?}\n{:#?}\n{}", heard(&bot.sandbox), counted.0)
        }
    };

    for about in meters::ALL {
        // Nothing is held back here (`limits.rs`).
        if about.name != "triomphe_rate_limit_wait_seconds" {
            let help = format!("# HELP {} {}", about.name, about.help);
            assert!(measured.0.contains(&help), "{help}\n{}", measured.0);
        }
    }
    for (name, labels, least, most) in [
        ("triomphe_tables", &[][..], 1.0, 1.0),
        ("triomphe_seats", &[("player", "member")], 2.0, 2.0),
        ("triomphe_seats", &[("player", "patron")], 1.0, 1.0),
        ("triomphe_health", &[], 4.0, 4.0),
        ("triomphe_steps_total", &[("result", "done")], 10.0, 1e3),
        (
            "triomphe_click_seconds_count",
            &[("kind", "play")],
            5.0,
            1e3,
        ),
        (
            "triomphe_click_seconds_count",
            &[("kind", "command")],
            1.0,
            9.0,
        ),
        (
            "triomphe_click_seconds_bucket",
            &[("kind", "play"), ("le", "+Inf")],
            5.0,
            1e3,
        ),
        ("triomphe_patron_think_seconds_count", &[], 3.0, 1e3),
        ("triomphe_pictures_total", &[("result", "drawn")], 3.0, 1e3),
        ("triomphe_commits_total", &[("result", "stored")], 10.0, 1e4),
        ("triomphe_commits_total", &[("result", "failed")], 0.0, 0.0),
        ("triomphe_commit_steps_sum", &[], 10.0, 1e4),
        (
            "triomphe_gateway_connections_total",
            &[("session", "new")],
            1.0,
            1.0,
        ),
        (
            "triomphe_gateway_connections_total",
            &[("session", "resumed")],
            1.0,
            1.0,
        ),
        (
            "triomphe_discord_answers_total",
            &[("status", "500")],
            2.0,
            2.0,
        ),
        ("triomphe_unread_events_total", &[], 0.0, 0.0),
    ] {
        let sum = measured.sum(name, labels);
        assert!(least <= sum && sum <= most, "{name} {labels:?}: {sum}");
    }

    let known: BTreeSet<&str> = meters::ALL.iter().map(|about| about.name).collect();
    for sample in measured.samples() {
        let whole = ["_bucket", "_sum", "_count"];
        let whole = whole.iter().find_map(|end| sample.name.strip_suffix(end));
        let is_known =
            known.contains(&*sample.name) || whole.is_some_and(|name| known.contains(name));
        assert!(is_known, "{}", sample.name);
        for value in sample.labels.values() {
            let digits = value.split(|c: char| !c.is_ascii_digit());
            let is_short = |digits: &str| digits.len() < 6;
            assert!(digits.into_iter().all(is_short), "{value}");
        }
    }
    let server = bot.sandbox.server().to_string();
    for secret in ["Annabella", "Benvenuto", "sandbox-", &table.id, &server] {
        assert!(!measured.0.contains(secret), "{secret}\n{}", measured.0);
    }
    bot.close().await;
}

#[tokio::test]
async fn another_bot_with_the_same_token_is_noticed_and_said_once() {
    const SAID: &str = "another program uses the same DISCORD_TOKEN";
    let mut bot = Process::open().await;
    let ann = bot.sandbox.add_person("Ann");
    bot.tolerate("40060");
    bot.slash(&ann, "/coins balance").await;
    assert!(!bot.log().contains(SAID), "{}", bot.log());

    let rival = bot.start_rival().await;
    // Both hear everything; whichever is slower is told that somebody has answered.
    for _ in 0..6 {
        ann.slash(bot.here(), "/coins balance").await.unwrap();
    }
    bot.until_logged(SAID, 1).await;
    drop(rival);
    let times = bot.log().matches(SAID).count();
    assert!(times <= 2, "each says it once:\n{}", bot.log());
    bot.close().await;
}
