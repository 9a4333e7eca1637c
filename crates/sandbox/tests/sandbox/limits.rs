//! Rate limits and session limits, on the sandbox's own clock.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{Came, Rest, Socket, World, gateway, identify, row};
use sandbox::{Config, Limits, RateLimits, Sandbox};
use serde_json::{Value, json};
use std::time::Duration;

fn enforced() -> Config {
    Config {
        rate_limits: RateLimits::Enforced,
        ..Config::default()
    }
}

/// Status, headers and body of an answer.
struct Told {
    status: u16,
    headers: reqwest::header::HeaderMap,
    body: Value,
}

impl Told {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    fn seconds(&self, name: &str) -> f64 {
        self.header(name).unwrap().parse().unwrap()
    }
}

async fn ask(rest: &Rest, method: &str, path: &str, body: Value) -> Told {
    let answer = rest.request(method, path).json(&body).send().await.unwrap();
    Told {
        status: answer.status().as_u16(),
        headers: answer.headers().clone(),
        body: answer.json().await.unwrap_or_default(),
    }
}

#[tokio::test]
async fn a_route_has_its_limit_and_tells_it() {
    let world = World::with(enforced()).await;
    let path = format!("/channels/{}/messages", world.channel);
    let post = async |content: &str| {
        let body = json!({"content": content});
        ask(&world.bot.rest, "POST", &path, body).await
    };
    for left in (0..5).rev() {
        let told = post("x").await;
        assert_eq!(told.status, 200);
        assert_eq!(told.header("x-ratelimit-limit"), Some("5"));
        assert_eq!(
            told.header("x-ratelimit-remaining"),
            Some(left.to_string().as_str())
        );
        assert!((4.0..=5.0).contains(&told.seconds("x-ratelimit-reset-after")));
        assert!(told.seconds("x-ratelimit-reset") > 1.7e9);
        assert!(told.header("x-ratelimit-bucket").is_some());
        assert_eq!(told.header("x-ratelimit-scope"), None);
    }
    let told = post("one too many").await;
    assert_eq!(told.status, 429);
    assert_eq!(told.body["message"], "You are being rate limited.");
    assert_eq!(told.body["global"], false);
    let wait = told.body["retry_after"].as_f64().unwrap();
    assert!((4.0..=5.0).contains(&wait), "{wait}");
    assert_eq!(told.header("retry-after"), Some("5"), "whole seconds");
    assert_eq!(told.header("x-ratelimit-scope"), Some("user"));
    assert_eq!(told.header("x-ratelimit-remaining"), Some("0"));
    assert_eq!(told.header("x-ratelimit-global"), None);
    assert_eq!(told.header("content-type"), Some("application/json"));
    assert_eq!(world.ann.sees(world.channel).len(), 5, "it was not handled");
    assert!(world.sandbox.violations()[0].starts_with("429 0 POST"));

    // Other routes and channels have limits of their own.
    let other = world.sandbox.add_channel(world.sandbox.server(), "other");
    let elsewhere = format!("/channels/{other}/messages");
    let told = ask(&world.bot.rest, "POST", &elsewhere, json!({"content": "x"})).await;
    assert_eq!(told.header("x-ratelimit-remaining"), Some("4"));

    // Waiting as long as told is enough.
    world.sandbox.advance(Duration::from_secs_f64(wait));
    assert_eq!(post("in time").await.status, 200);
}

#[tokio::test]
async fn an_interactions_token_has_its_limit_and_no_other() {
    let mut world = World::with(enforced()).await;
    let mut tokens = Vec::new();
    for _ in 0..2 {
        let (event, _) = world.go().await;
        let answer = json!({"type": 4, "data": {"content": "x", "flags": 64}});
        assert_eq!(world.bot.rest.callback(&event, answer).await.0, 204);
        tokens.push(event["token"].as_str().unwrap().to_owned());
    }
    let edit = async |token: &str| {
        let path = format!(
            "/webhooks/{}/{token}/messages/@original",
            world.sandbox.bot()
        );
        ask(&world.bot.rest, "PATCH", &path, json!({"content": "y"})).await
    };
    for _ in 0..5 {
        assert_eq!(edit(&tokens[0]).await.status, 200);
    }
    let told = edit(&tokens[0]).await;
    assert_eq!(
        (told.status, told.header("x-ratelimit-scope")),
        (429, Some("user"))
    );
    let other = edit(&tokens[1]).await;
    assert_eq!(
        (other.status, other.header("x-ratelimit-remaining")),
        (200, Some("4"))
    );
    world.sandbox.advance(Duration::from_secs(2));
    assert_eq!(edit(&tokens[0]).await.status, 200);
}

#[tokio::test]
async fn the_whole_bot_may_ask_fifty_times_a_second() {
    let mut world = World::with(enforced()).await;
    world.sandbox.advance(Duration::from_secs(1));
    // Channels that do not exist have limits of their own, and count towards the bot's.
    let path = |number: u64| format!("/channels/{}", 7_000 + number);
    let rest = world.bot.rest.clone();
    for number in 0..50 {
        let told = ask(&rest, "GET", &path(number), json!({})).await;
        assert_eq!(told.status, 404, "{number}");
    }
    let told = ask(&rest, "GET", &path(50), json!({})).await;
    assert_eq!((told.status, &told.body["global"]), (429, &json!(true)));
    assert_eq!(told.header("x-ratelimit-global"), Some("true"));
    assert_eq!(told.header("x-ratelimit-scope"), Some("global"));
    assert_eq!(told.header("retry-after"), Some("1"));
    assert!(told.body["retry_after"].as_f64().unwrap() <= 1.0);
    // Interactions can still be answered.
    let (event, _) = world.go().await;
    let answer = json!({"type": 4, "data": {"content": "x"}});
    assert_eq!(world.bot.rest.callback(&event, answer).await.0, 204);
    let original = world
        .bot
        .rest
        .webhook("GET", &event, "/messages/@original", Value::Null);
    assert_eq!(original.await.0, 200);
    world.sandbox.advance(Duration::from_secs(1));
    assert_eq!(ask(&rest, "GET", &path(50), json!({})).await.status, 404);
}

/// As in tests that kill, load or measure a bot whose library has its limiter off.
#[tokio::test]
async fn where_limits_are_off_nothing_speaks_of_them() {
    let world = World::new().await;
    let path = format!("/channels/{}/messages", world.channel);
    for _ in 0..60 {
        let told = ask(&world.bot.rest, "POST", &path, json!({"content": "x"})).await;
        assert_eq!(told.status, 200);
        let spoken = told
            .headers
            .keys()
            .any(|name| name.as_str().contains("ratelimit"));
        assert!(!spoken, "{:?}", told.headers);
    }
}

#[tokio::test]
async fn a_library_that_leaves_the_limits_to_a_proxy_waits_in_it() {
    let world = World::with(enforced()).await;
    let path = format!("/proxy/api/v10/channels/{}/messages", world.channel);
    let post = |content: &str| {
        reqwest::Client::new()
            .post(format!("{}{path}", world.sandbox.url()))
            .header("authorization", format!("Bot {}", world.sandbox.token()))
            .json(&json!({"content": content}))
            .send()
    };
    for _ in 0..5 {
        assert_eq!(post("x").await.unwrap().status().as_u16(), 200);
    }
    let sixth = tokio::spawn(post("the sixth"));
    // A later request with another limit is answered first.
    assert_eq!(world.bot.rest.get("/users/@me").await.0, 200);
    assert!(!sixth.is_finished());
    world.sandbox.advance(Duration::from_secs(5));
    assert_eq!(sixth.await.unwrap().unwrap().status().as_u16(), 200);
    assert_eq!(world.sandbox.violations(), Vec::<String>::new());
    assert_eq!(
        world.sandbox.proxy_url(),
        format!("{}/proxy", world.sandbox.url())
    );
}

async fn hello(sandbox: &Sandbox) -> Socket {
    let mut socket = Socket::open(&gateway(sandbox, "")).await;
    assert_eq!(socket.payload().await["op"], 10);
    socket
}

fn shard(sandbox: &Sandbox, number: u64, of: u64) -> Value {
    let mut payload = identify(sandbox.token());
    payload["d"]["shard"] = json!([number, of]);
    payload
}

#[tokio::test]
async fn shards_begin_one_after_the_other_as_max_concurrency_says() {
    for (concurrency, refused) in [(1, true), (2, false)] {
        let sandbox = Sandbox::start(Config {
            limits: Limits {
                max_concurrency: concurrency,
                ..Limits::default()
            },
            ..enforced()
        })
        .await
        .unwrap();
        let rest = Rest::new(&sandbox);
        let (_, told) = rest.get("/gateway/bot").await;
        assert_eq!(told["session_start_limit"]["max_concurrency"], concurrency);
        let mut first = hello(&sandbox).await;
        first.send(shard(&sandbox, 0, 4)).await;
        first.event("READY").await;
        let mut second = hello(&sandbox).await;
        second.send(shard(&sandbox, 1, 4)).await;
        if refused {
            let told = second.payload().await;
            assert_eq!((&told["op"], &told["d"]), (&json!(9), &json!(false)));
            sandbox.advance(Duration::from_secs(5));
            second.send(shard(&sandbox, 1, 4)).await;
        }
        second.event("READY").await;
        // Shard 2 belongs to the group of shard 0.
        let mut third = hello(&sandbox).await;
        third.send(shard(&sandbox, 2, 4)).await;
        assert_eq!(third.payload().await["op"], 9, "{concurrency}");
    }
}

#[tokio::test]
async fn a_day_has_so_many_sessions() {
    let sandbox = Sandbox::start(Config {
        limits: Limits {
            identifies: 2,
            ..Limits::default()
        },
        ..enforced()
    })
    .await
    .unwrap();
    let rest = Rest::new(&sandbox);
    let told = async || {
        let (_, told) = rest.get("/gateway/bot").await;
        let limit = &told["session_start_limit"];
        assert_eq!(limit["total"], 2);
        let number = |key: &str| limit[key].as_u64().unwrap();
        (number("remaining"), number("reset_after"))
    };
    assert_eq!(told().await, (2, 0));
    let mut sockets = Vec::new();
    for left in [1, 0] {
        let mut socket = hello(&sandbox).await;
        socket.send(identify(sandbox.token())).await;
        socket.event("READY").await;
        sockets.push(socket);
        let (remaining, reset) = told().await;
        assert_eq!(remaining, left);
        assert!((86_000_000..=86_400_000).contains(&reset), "{reset}");
        sandbox.advance(Duration::from_secs(5));
    }
    let mut third = hello(&sandbox).await;
    third.send(identify(sandbox.token())).await;
    assert_eq!(third.next().await, Came::Closed(4004));
    // Discord ends the other sessions too.
    let last = sockets.last_mut().unwrap();
    loop {
        match last.next().await {
            Came::Payload(_) => {}
            other => break assert_eq!(other, Came::Closed(4004)),
        }
    }
    assert!(!sandbox.bot_online());
    sandbox.advance(Duration::from_secs(24 * 60 * 60));
    assert_eq!(told().await, (2, 0));
    let mut again = hello(&sandbox).await;
    again.send(identify(sandbox.token())).await;
    again.event("READY").await;
}

#[tokio::test]
async fn all_of_the_sandboxs_time_is_one_clock() {
    let mut world = World::new().await;
    let (late, answer) = world.go().await;
    let (old, _) = world.go().await;
    let reply = json!({"type": 4, "data": {"content": "x", "components": [row(&["a"])]}});
    assert_eq!(world.bot.rest.callback(&old, reply.clone()).await.0, 204);
    world.sandbox.advance(Duration::from_secs(4));
    // The three seconds are over for the waiting person as well as for the bot.
    assert!(answer.await.unwrap().is_err());
    let (status, body) = world.bot.rest.callback(&late, reply).await;
    assert_eq!((status, &body["code"]), (404, &json!(10_062)));
    world.sandbox.advance(Duration::from_secs(15 * 60));
    let edit = json!({"content": "y"});
    let (status, body) = world
        .bot
        .rest
        .webhook("PATCH", &old, "/messages/@original", edit)
        .await;
    assert_eq!((status, &body["code"]), (401, &json!(50_027)));
}
