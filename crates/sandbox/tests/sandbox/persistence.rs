//! A world that survives its sandbox.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{Rest, World, row};
use sandbox::{Config, Sandbox, StartError};
use serde_json::json;

fn kept(folder: &tempfile::TempDir) -> Config {
    Config {
        data: Some(folder.path().to_owned()),
        ..Config::default()
    }
}

#[tokio::test]
async fn people_messages_and_files_are_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::with(kept(&folder)).await;
    world
        .post(json!({"content": "a table", "components": [row(&["join"])]}))
        .await;
    let (event, _) = world.go().await;
    world.bot.rest.whisper(&event, "a hand").await;
    let file = reqwest::multipart::Part::bytes(b"hello".to_vec()).file_name("a.txt");
    let form = reqwest::multipart::Form::new()
        .text("payload_json", "{}")
        .part("files[0]", file);
    let path = format!("/channels/{}/messages", world.channel);
    common::read(world.bot.rest.request("POST", &path).multipart(form)).await;
    let emoji = json!({"name": "ace", "image": "data:image/png;base64,iVBORw0KGgo="});
    let emojis = format!("/applications/{}/emojis", world.sandbox.bot());
    world.bot.rest.call("POST", &emojis, emoji).await;
    let thread = world
        .sandbox
        .add_thread(world.channel, "a thread", &world.ann);
    world.ben.set_locale("it");
    world.sandbox.save().await.unwrap();
    let (channel, seen) = (world.channel, world.ben.sees(world.channel));
    drop(world);

    let sandbox = Sandbox::start(kept(&folder)).await.unwrap();
    let ben = sandbox.person_by_name("ben").unwrap();
    assert_eq!(ben.locale(), "it");
    let again = ben.sees(channel);
    let contents = |all: &[sandbox::Message]| -> Vec<String> {
        all.iter().map(|m| m.content().to_owned()).collect()
    };
    assert_eq!(contents(&again), contents(&seen));
    assert_eq!(contents(&again), ["a table", ""]);
    assert_eq!(again[0].buttons()[0].custom_id, "join");
    assert!(
        sandbox.messages(channel).iter().all(|m| !m.ephemeral()),
        "from whoever saw it"
    );
    let file = again[1].json()["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(
        reqwest::get(file).await.unwrap().text().await.unwrap(),
        "hello"
    );
    assert_eq!(sandbox.commands(None), ["go"]);
    assert_eq!(sandbox.archived(thread), Some(false));
    let rest = Rest::new(&sandbox);
    assert_eq!(rest.get(&emojis).await.1["items"][0]["name"], "ace");
    let new = rest.post(channel, json!({"content": "new"})).await;
    let new: u64 = new["id"].as_str().unwrap().parse().unwrap();
    assert!(new > again[1].id().0, "ids go on rising");
}

#[tokio::test]
async fn changes_are_written_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(kept(&folder)).await.unwrap();
    sandbox.add_person("Zoe");
    let file = folder.path().join("world.json");
    // The writer only needs time: yield until it has written.
    let written = async {
        while !std::fs::read_to_string(&file).is_ok_and(|text| text.contains("Zoe")) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(10), written)
        .await
        .unwrap();
}

#[tokio::test]
async fn what_cannot_be_used_is_said_clearly() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("world.json"), "{").unwrap();
    let error = Sandbox::start(kept(&folder)).await.err().unwrap();
    assert!(matches!(error, StartError::Saved { .. }), "{error}");
    let first = Sandbox::start(Config::default()).await.unwrap();
    let port = first.url().rsplit(':').next().unwrap().parse().unwrap();
    let error = Sandbox::start(Config {
        port,
        ..Config::default()
    })
    .await
    .err()
    .unwrap();
    assert!(
        matches!(error, StartError::PortTaken(taken) if taken == port),
        "{error}"
    );
    assert!(error.to_string().contains("is taken"));
}

#[tokio::test]
async fn a_sandbox_that_was_dropped_answers_nobody() {
    let world = World::new().await;
    let rest = world.bot.rest.clone();
    assert_eq!(rest.get("/users/@me").await.0, 200);
    drop(world);
    // The connection of the previous request may still be open.
    let answer = rest.request("GET", "/users/@me").send().await;
    assert!(answer.is_err() || answer.unwrap().status().as_u16() == 503);
    assert!(rest.request("GET", "/users/@me").send().await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_saves_at_the_same_time_does_not_write_into_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let world = World::with(kept(&folder)).await;
    for round in 0..50 {
        // Each change also triggers an automatic save.
        world.post(json!({"content": format!("{round}")})).await;
        let saves = (0..4).map(|_| world.sandbox.save());
        for saved in futures_util::future::join_all(saves).await {
            saved.unwrap();
        }
    }
    let channel = world.channel;
    drop(world);
    let sandbox = Sandbox::start(kept(&folder)).await.unwrap();
    let last = sandbox.messages(channel).pop().unwrap();
    assert_eq!(last.content(), "49");
}
