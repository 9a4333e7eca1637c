//! Faults on demand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use std::time::{Duration, Instant};

use common::World;
use sandbox::{ActionError, FaultKind, Gateway, RequestFault, Reset, Sandbox, Silence};
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
async fn an_answer_can_say_something_else_in_one_place() {
    let world = World::new().await;
    let posts = format!("/channels/{}/messages", world.channel);
    let post = || world.bot.rest.call("POST", &posts, json!({"content": "x"}));
    for (at, says) in [
        ("/flags", "4096"),
        ("/author/bot", "false"),
        ("/new", "[1]"),
    ] {
        let fault = RequestFault::Says { at, says };
        world.sandbox.faults().cause("POST", "/channels", 1, fault);
        let (status, body) = post().await;
        assert_eq!(status, 200);
        let said = body.pointer(at).unwrap();
        assert_eq!(*said, serde_json::from_str::<Value>(says).unwrap());
        assert_eq!(body["content"], "x", "all else stays");
    }
    let seen = world.ann.sees(world.channel);
    assert!(
        seen.iter().all(|it| it.json()["flags"] == 0),
        "it is the answer alone"
    );
    assert_eq!(post().await.1["flags"], 0);
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
async fn a_silent_gateway_acknowledges_nothing_and_says_later_what_it_had_to_say() {
    let mut world = World::new().await;
    world.sandbox.faults().set_gateway(Gateway::Silent);
    world.bot.socket.send(json!({"op": 1, "d": null})).await;
    world.sandbox.add_channel(world.sandbox.server(), "more");
    let soon = Duration::from_millis(200);
    let said = tokio::time::timeout(soon, world.bot.socket.payload()).await;
    assert!(said.is_err(), "{said:?}");
    world.sandbox.faults().set_gateway(Gateway::Open);
    assert_eq!(world.bot.socket.payload().await["t"], "CHANNEL_CREATE");
    world.bot.socket.send(json!({"op": 1, "d": null})).await;
    assert_eq!(world.bot.socket.payload().await["op"], 11);
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

/// Posts a message; returns its answer, or what is left of it.
async fn post(world: &World) -> Result<(u16, reqwest::header::HeaderMap, String), reqwest::Error> {
    post_text(world, "x").await
}

async fn post_text(
    world: &World,
    text: &str,
) -> Result<(u16, reqwest::header::HeaderMap, String), reqwest::Error> {
    let path = format!("/channels/{}/messages", world.channel);
    let request = world.bot.rest.request("POST", &path);
    let answer = request.json(&json!({ "content": text })).send().await?;
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    Ok((status, headers, answer.text().await?))
}

#[tokio::test]
async fn a_request_fails_as_its_kind_says() {
    use FaultKind::{
        Acknowledged, BadGateway, BadGatewayPage, Blocked, GlobalLimit, InvalidForm, InvalidToken,
        LateEdits, MissingAccess, MissingPermissions, RouteLimit, ServerError, SharedLimit,
        Unavailable, UnavailablePage, UnknownInteraction, UnknownMessage,
    };
    let world = World::new().await;
    // Status, Discord's code, the scope of a limit.
    for (kind, status, code, scope) in [
        (RouteLimit, 429, None, Some("user")),
        (GlobalLimit, 429, None, Some("global")),
        (SharedLimit, 429, None, Some("shared")),
        (ServerError, 500, Some(0), None),
        (BadGateway, 502, Some(0), None),
        (Unavailable, 503, Some(0), None),
        (UnknownInteraction, 404, Some(10062), None),
        (Acknowledged, 400, Some(40060), None),
        (InvalidToken, 401, Some(50027), None),
        (UnknownMessage, 404, Some(10008), None),
        (MissingPermissions, 403, Some(50013), None),
        (MissingAccess, 403, Some(50001), None),
        (InvalidForm, 400, Some(50035), None),
        (LateEdits, 429, Some(30046), None),
        (BadGatewayPage, 502, None, None),
        (UnavailablePage, 503, None, None),
        (Blocked, 429, None, None),
    ] {
        let fault = kind.of_request(Duration::from_millis(1_200)).unwrap();
        world.sandbox.faults().cause("POST", "/channels/", 1, fault);
        let (got, headers, text) = post(&world).await.unwrap();
        assert_eq!(got, status, "{kind:?}");
        assert_eq!(world.sandbox.faults().happened(fault), 1, "{kind:?}");
        let header = |name: &str| headers.get(name).map(|value| value.to_str().unwrap());
        assert_eq!(header("x-ratelimit-scope"), scope, "{kind:?}");
        let body: Option<Value> = serde_json::from_str(&text).ok();
        match kind {
            BadGatewayPage | UnavailablePage | Blocked => {
                assert_eq!(body, None, "{text}");
                assert_eq!(header("content-type"), Some("text/html; charset=UTF-8"));
                assert!(text.starts_with("<html>"), "{text}");
                let wait = (kind == Blocked).then_some("2");
                assert_eq!(header("retry-after"), wait);
            }
            RouteLimit | GlobalLimit | SharedLimit => {
                let body = body.unwrap();
                assert_eq!(body["retry_after"], 1.2);
                assert_eq!(body["global"], kind == GlobalLimit);
                assert_eq!(header("retry-after"), Some("2"));
                let global = (kind == GlobalLimit).then_some("true");
                assert_eq!(header("x-ratelimit-global"), global);
                let left = (kind == RouteLimit).then_some("0");
                assert_eq!(header("x-ratelimit-remaining"), left);
            }
            _ => {
                let body = body.unwrap();
                assert_eq!(body["code"].as_i64(), code, "{kind:?}");
                assert_eq!(body["errors"].is_object(), kind == InvalidForm);
            }
        }
    }
    assert!(world.ann.sees(world.channel).is_empty(), "nothing is done");
    let none: [String; 0] = [];
    assert_eq!(world.sandbox.violations(), none, "and nobody's fault");
}

#[tokio::test]
async fn a_connection_is_lost_before_or_after_the_effect() {
    for (reset, posted) in [
        (Reset::BeforeEffect, 0),
        (Reset::AfterEffect, 1),
        (Reset::DuringAnswer, 1),
    ] {
        let world = World::new().await;
        let fault = RequestFault::Reset(reset);
        world.sandbox.faults().cause("POST", "", 1, fault);
        let lost = post(&world).await.unwrap_err();
        // The status had arrived, but not all of the body.
        let told = reset == Reset::DuringAnswer;
        assert_eq!(
            lost.is_decode() || lost.is_body(),
            told,
            "{reset:?}: {lost:?}"
        );
        assert_eq!(world.ann.sees(world.channel).len(), posted, "{reset:?}");
        assert_eq!(
            post(&world).await.unwrap().0,
            200,
            "the next one is answered"
        );
    }
}

#[tokio::test]
async fn a_connection_may_be_lost_within_a_letter() {
    let world = World::new().await;
    // The middle of one of the two answers is within a letter of two bytes.
    for begins in ["", "x"] {
        let fault = RequestFault::Reset(Reset::DuringAnswer);
        world.sandbox.faults().cause("POST", "", 1, fault);
        let text = format!("{begins}{}", "·".repeat(1900));
        assert!(post_text(&world, &text).await.is_err());
    }
    assert_eq!(world.ann.sees(world.channel).len(), 2);
}

#[tokio::test]
async fn an_answer_is_held_until_it_is_released() {
    let world = World::new().await;
    for clear in [false, true] {
        let faults = world.sandbox.faults();
        faults.cause("POST", "", 1, RequestFault::HoldAnswer);
        let seen = world.ann.sees(world.channel).len();
        let (rest, path) = (
            world.bot.rest.clone(),
            format!("/channels/{}/messages", world.channel),
        );
        let held =
            tokio::spawn(async move { rest.call("POST", &path, json!({"content": "x"})).await });
        let done = |all: &[sandbox::Message]| (all.len() > seen).then_some(());
        world.ann.until(world.channel, done).await;
        assert!(!held.is_finished());
        if clear {
            faults.clear()
        } else {
            faults.release()
        }
        assert_eq!(held.await.unwrap().0, 200);
    }
}

#[tokio::test]
async fn an_answer_comes_after_its_three_seconds() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    let overdue = RequestFault::Overdue;
    world
        .sandbox
        .faults()
        .cause("POST", "/interactions/", 1, overdue);
    let body = json!({"type": 4, "data": {"content": "late"}});
    let (status, refused) = world.bot.rest.callback(&event, body).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10062)));
    assert_eq!(answer.await.unwrap().err(), Some(ActionError::NoAnswer));
    assert!(world.ann.sees(world.channel).is_empty());
}

#[test]
fn the_kinds_are_all_different() {
    let kinds: std::collections::BTreeSet<_> = FaultKind::ALL.iter().collect();
    assert_eq!(kinds.len(), FaultKind::ALL.len());
    let faults = FaultKind::ALL
        .iter()
        .filter_map(|kind| kind.of_request(Duration::ZERO));
    let faults: Vec<RequestFault> = faults.collect();
    for (at, fault) in faults.iter().enumerate() {
        assert!(!faults[..at].contains(fault), "{fault:?} twice");
    }
}
