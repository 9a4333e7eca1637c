//! Faults on demand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::time::{Duration, Instant};

use common::World;
use sandbox::{Sandbox, Silence};
use serde_json::{Value, json};

#[tokio::test]
async fn the_next_matching_requests_fail_and_no_others() {
    let world = World::new().await;
    let posts = format!("/channels/{}/messages", world.channel);
    let post = || world.bot.rest.call("POST", &posts, json!({"content": "x"}));
    world.sandbox.faults().fail("POST", "/channels", 2, 500);
    assert_eq!(world.bot.rest.get(&posts).await.0, 200, "another method");
    assert_eq!(post().await.0, 500);
    assert_eq!(post().await.0, 500);
    assert_eq!(post().await.0, 200);
    world
        .sandbox
        .faults()
        .rate_limit("*", "", 1, Duration::from_millis(400));
    let (status, body) = post().await;
    assert_eq!((status, &body["retry_after"]), (429, &json!(0.4)));
    assert_eq!(
        world.ann.sees(world.channel).len(),
        1,
        "what fails is not done"
    );
    assert_eq!(
        world.sandbox.violations(),
        Vec::<String>::new(),
        "and nobody's fault"
    );
    world.sandbox.faults().fail("POST", "/channels", 9, 500);
    world.sandbox.faults().clear();
    assert_eq!(post().await.0, 200);
}

#[tokio::test]
async fn requests_and_answers_can_be_late() {
    let world = World::new().await;
    let late = Duration::from_millis(60);
    let posts = format!("/channels/{}/messages", world.channel);
    for delay in [true, false] {
        let faults = world.sandbox.faults();
        if delay {
            faults.delay("POST", "", 1, late);
        } else {
            faults.delay_answer("POST", "", 1, late);
        }
        let seen = world.ann.sees(world.channel).len();
        let asked = Instant::now();
        let (rest, path) = (world.bot.rest.clone(), posts.clone());
        let post =
            tokio::spawn(async move { rest.call("POST", &path, json!({"content": "x"})).await });
        world
            .ann
            .until(world.channel, |all| (all.len() > seen).then_some(()))
            .await;
        assert_eq!(
            asked.elapsed() >= late,
            delay,
            "handled late, or answered late"
        );
        assert_eq!(post.await.unwrap().0, 200);
        assert!(asked.elapsed() >= late);
    }
}

#[tokio::test]
async fn a_silent_discord_answers_later() {
    let mut world = World::new().await;
    world.sandbox.faults().set_silent(Silence::Silent);
    let rest = world.bot.rest.clone();
    let asked = tokio::spawn(async move { rest.get("/users/@me").await });
    world.bot.socket.send(json!({"op": 1, "d": null})).await;
    // Events still come: the next one after an unacknowledged heartbeat is the channel's.
    world.sandbox.add_channel(world.sandbox.server(), "more");
    assert_eq!(world.bot.socket.payload().await["t"], "CHANNEL_CREATE");
    let came = |sandbox: &Sandbox| sandbox.faults().unheard("GET", "/users/") == 1;
    world
        .sandbox
        .until(|sandbox| came(sandbox).then_some(()))
        .await;
    assert!(!asked.is_finished());
    world.sandbox.faults().set_silent(Silence::Answering);
    assert!(!came(&world.sandbox));
    assert_eq!(asked.await.unwrap().0, 200);
}

#[tokio::test]
async fn any_event_can_be_sent() {
    let mut world = World::new().await;
    world
        .sandbox
        .faults()
        .send_event("SOMETHING_NEW", json!({"a": [1]}));
    let event = world.bot.socket.event("SOMETHING_NEW").await;
    assert_eq!(event, json!({"a": [1]}));
}

#[tokio::test]
async fn every_request_is_remembered() {
    let world = World::new().await;
    world.bot.rest.get("/users/@me").await;
    world
        .bot
        .rest
        .call("POST", "/nowhere", json!({"a": 1}))
        .await;
    let requests = world.sandbox.requests();
    let last: Vec<(&str, &str, u16)> = requests
        .iter()
        .map(|r| (r.method.as_str(), r.path.as_str(), r.status))
        .skip_while(|(_, path, _)| *path != "/users/@me")
        .collect();
    assert_eq!(
        last,
        [("GET", "/users/@me", 200), ("POST", "/nowhere", 404)]
    );
    assert_eq!(
        requests.last().unwrap().body.as_ref(),
        Some(&json!({"a": 1}))
    );
    assert_eq!(
        world.sandbox.violations(),
        ["404 0 POST /nowhere: 404: Not Found"]
    );
    assert_eq!(
        world.bot.rest.get("/gateway/bot").await.1["shards"],
        Value::from(1)
    );
}
