//! Tests a bot written with any library against everything a bot does.
//!
//! `cargo run -p sandbox --example client -- PROGRAM ARGUMENT…` starts the program with
//! `SANDBOX_URL` and `SANDBOX_TOKEN`, does what `scripts/client/README.md` lists as a person would,
//! and prints how long the bot took for each step. Rate limits are on. It exits with status 1 if
//! the bot did anything else, or anything that Discord would have refused.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::{
    process::{Child, Command, ExitCode},
    time::{Duration, Instant},
};

use sandbox::{
    AnswerKind, Config, Limits, Loss, Message, Permissions, Person, RateLimits, Sandbox,
};
use serde_json::json;

/// How many messages `/burst` makes the bot post: more than a channel accepts in five seconds.
const BURST: usize = 12;
/// How many shards the bot is told to use.
const SHARDS: u64 = 2;

struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        // A bot that has already ended cannot be killed; that is fine.
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(program) = words.next() else {
        eprintln!("Name the bot's program: cargo run -p sandbox --example client -- node bot.mjs");
        return ExitCode::from(2);
    };
    let sandbox = Sandbox::start(Config {
        people: vec!["Ann".to_owned(), "Ben".to_owned()],
        rate_limits: RateLimits::Enforced,
        limits: Limits {
            shards: SHARDS,
            ..Limits::default()
        },
        patience: Duration::from_secs(60),
        bot_permissions: Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::SEND_MESSAGES_IN_THREADS
            | Permissions::CREATE_PUBLIC_THREADS
            | Permissions::EMBED_LINKS
            | Permissions::ATTACH_FILES
            | Permissions::READ_MESSAGE_HISTORY,
        ..Config::default()
    })
    .await
    .unwrap();
    let here = sandbox.server().0 >> 22;
    sandbox.add_server_on((here + 1) % SHARDS, SHARDS, "Elsewhere");
    let child = Command::new(&program)
        .args(words)
        .env("SANDBOX_URL", sandbox.url())
        .env("SANDBOX_TOKEN", sandbox.token())
        .spawn();
    let _bot = match child {
        Ok(child) => Bot(child),
        Err(error) => {
            eprintln!("{program} cannot be started: {error}");
            return ExitCode::from(2);
        }
    };
    play(&sandbox).await;
    let requests = sandbox.requests();
    let refused: Vec<String> = requests
        .iter()
        .filter(|request| request.status >= 400)
        .map(|request| format!("{} {} {}", request.status, request.method, request.path))
        .collect();
    println!(
        "{} requests, {} sessions, {} resumed",
        requests.len(),
        sandbox.identified(),
        sandbox.resumed()
    );
    let violations = sandbox.violations();
    for line in refused.iter().chain(&violations) {
        println!("REFUSED {line}");
    }
    if refused.is_empty() && violations.is_empty() {
        println!("nothing was refused");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// How long a person takes to read an answer, at the least.
const READING: Duration = Duration::from_secs(1);

/// Like a person, reads an answer before going on: a bot may answer first, and only then be ready for what is pressed
/// in it, as discord.py is for views and dialogs.
async fn seen() -> Instant {
    tokio::time::sleep(READING).await;
    Instant::now()
}

fn said(step: &str, since: Instant) {
    println!("{step}: {} ms", since.elapsed().as_millis());
}

async fn play(sandbox: &Sandbox) {
    let ann = sandbox.person_by_name("Ann").unwrap();
    let here = sandbox.channel();
    let begun = Instant::now();
    sandbox.until_ready().await;
    sandbox
        .until(|sandbox| (sandbox.emoji().len() == 1).then_some(()))
        .await;
    said("connects, registers its commands, uploads an emoji", begun);
    until_all_shards_are_online(sandbox).await;
    said("connects every shard that it is told to use", begun);

    let asked = seen().await;
    let option = json!({"name": "game", "type": 3, "value": "sc", "focused": true});
    let choices = ann.autocomplete(here, "deal", vec![option]).await.unwrap();
    assert_eq!(choices, [json!({"name": "Scarto", "value": "scarto"})]);
    said("completes an option", asked);

    let asked = seen().await;
    let dealt = ann.slash(here, "/deal game:scarto").await.unwrap();
    assert_eq!(dealt.kind, AnswerKind::Message);
    let table = dealt.message().clone();
    assert_eq!(table.content(), "Scarto");
    let picture = &table.json()["attachments"][0];
    assert_eq!(
        (&picture["width"], &picture["height"]),
        (&json!(1), &json!(1)),
        "{table:?}"
    );
    said("answers a command with a file, buttons and a menu", asked);

    let asked = seen().await;
    let hand = ann.click(&table, "hand").await.unwrap();
    assert!(hand.message().ephemeral(), "{hand:?}");
    said("answers a click in private", asked);

    let asked = seen().await;
    let chosen = ann.select(&table, "suit", &["cups"]).await.unwrap();
    assert_eq!(chosen.kind, AnswerKind::Update);
    assert_eq!(chosen.message().content(), "cups");
    said("changes the message of a menu", asked);

    let asked = seen().await;
    let opened = ann.click(&table, "bet").await.unwrap();
    let modal = opened.modal.unwrap();
    seen().await;
    let answer = ann.submit(&modal, &[("coins", "5")]).await.unwrap();
    assert_eq!(answer.kind, AnswerKind::Deferred);
    let id = answer.message().id();
    until(&ann, &table, |seen| {
        seen.iter()
            .any(|one| one.id() == id && one.content() == "5 coins")
    })
    .await;
    until(&ann, &table, |seen| {
        seen.iter()
            .any(|one| one.content() == "noted" && one.ephemeral())
    })
    .await;
    said(
        "opens a dialog, defers its answer, edits it, follows it up",
        asked,
    );

    let asked = seen().await;
    let kind = ann.click(&table, "thread").await.unwrap().kind;
    assert_eq!(kind, AnswerKind::DeferredUpdate);
    let thread = sandbox
        .until(|sandbox| {
            let all = sandbox.channels(sandbox.server()).into_iter();
            let found = all.filter(|(_, name)| name == "a table");
            found.map(|(id, _)| id).next()
        })
        .await;
    ann.until(thread, |seen| {
        seen.iter().any(|one| one.content() == "here").then_some(())
    })
    .await;
    until(&ann, &table, |seen| {
        seen.iter().any(|one| one.content() == "edited")
            && !seen.iter().any(|one| one.content() == "gone")
    })
    .await;
    said(
        "posts, edits, deletes, opens a thread and writes in it",
        asked,
    );

    let asked = seen().await;
    ann.slash(here, "/burst").await.unwrap();
    until(&ann, &table, |seen| {
        seen.iter()
            .filter(|one| one.content().starts_with("burst"))
            .count()
            == BURST
    })
    .await;
    said("posts a dozen messages as fast as it may", asked);

    let asked = seen().await;
    sandbox.faults().drop_connection(Loss::Reconnect);
    sandbox
        .until(|sandbox| (sandbox.resumed() == SHARDS).then_some(()))
        .await;
    until_all_shards_are_online(sandbox).await;
    let hand = ann.click(&table, "hand").await.unwrap();
    assert!(hand.message().ephemeral());
    said("comes back when it is told to reconnect", asked);

    let asked = seen().await;
    let elsewhere = sandbox.servers()[1];
    let there = sandbox.channels(elsewhere)[0].0;
    let dealt = ann.slash(there, "/deal game:scarto").await.unwrap();
    let far = dealt.message().clone();
    said("answers in a server of the other shard", asked);

    let asked = seen().await;
    let other = (elsewhere.0 >> 22) % SHARDS;
    sandbox.faults().drop_shard(other, Loss::Reconnect);
    let hand = ann.click(&table, "hand").await.unwrap();
    assert!(hand.message().ephemeral());
    sandbox
        .until(|sandbox| (sandbox.resumed() == SHARDS + 1).then_some(()))
        .await;
    until_all_shards_are_online(sandbox).await;
    let hand = ann.click(&far, "hand").await.unwrap();
    assert!(hand.message().ephemeral());
    said("goes on with one shard while the other comes back", asked);
}

async fn until_all_shards_are_online(sandbox: &Sandbox) {
    let all: Vec<_> = (0..SHARDS).map(|shard| (shard, SHARDS)).collect();
    sandbox
        .until(|sandbox| (sandbox.shards_online() == all).then_some(()))
        .await;
}

async fn until(person: &Person, table: &Message, seen: impl Fn(&[Message]) -> bool) {
    let look = |messages: &[Message]| seen(messages).then_some(());
    person.until(table.channel(), look).await;
}
