//! Several shards: which events each hears, which sessions may start, and faults of one alone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{Came, Rest, Socket, advance, gateway, identify};
use sandbox::{Config, Gateway, Id, Limits, Loss, Sandbox};
use serde_json::{Value, json};
use serenity::all::{ClientBuilder, GatewayIntents, HttpBuilder};
use std::time::Duration;

const OF: u64 = 4;

async fn sandbox(limits: Limits) -> Sandbox {
    let config = Config {
        limits,
        ..Config::default()
    };
    Sandbox::start(config).await.unwrap()
}

async fn hello(sandbox: &Sandbox) -> Socket {
    let mut socket = Socket::open(&gateway(sandbox, "")).await;
    assert_eq!(socket.payload().await["op"], 10);
    socket
}

async fn begin(sandbox: &Sandbox, shard: Value) -> Socket {
    let mut socket = hello(sandbox).await;
    let mut payload = identify(sandbox.token());
    payload["d"]["shard"] = shard;
    socket.send(payload).await;
    socket
}

/// A session of each shard, past its servers, with the id of each.
async fn all(sandbox: &Sandbox, servers: usize) -> Vec<(Socket, String)> {
    let mut shards = Vec::new();
    for shard in 0..OF {
        let mut socket = begin(sandbox, json!([shard, OF])).await;
        let ready = socket.event("READY").await;
        let session = ready["session_id"].as_str().unwrap().to_owned();
        let guilds = ready["guilds"].as_array().unwrap();
        assert_eq!(ready["shard"], json!([shard, OF]));
        for guild in guilds {
            let id: u64 = guild["id"].as_str().unwrap().parse().unwrap();
            assert_eq!((id >> 22) % OF, shard, "Discord's rule");
            socket.event("GUILD_CREATE").await;
        }
        assert!(guilds.len() >= servers);
        shards.push((socket, session));
    }
    shards
}

/// A server on each shard.
fn servers(sandbox: &Sandbox) -> Vec<Id> {
    let name = |shard: u64| format!("On {shard}");
    (0..OF)
        .map(|shard| sandbox.add_server_on(shard, OF, &name(shard)))
        .collect()
}

fn resume(sandbox: &Sandbox, session: &str, seq: u64) -> Value {
    json!({"op": 6, "d": {"token": sandbox.token(), "session_id": session, "seq": seq}})
}

#[tokio::test]
async fn a_bot_is_told_how_many_shards_to_use() {
    for shards in [1, 16, 3_000] {
        let limits = Limits {
            shards,
            max_concurrency: 16,
            ..Limits::default()
        };
        let sandbox = sandbox(limits).await;
        let (_, told) = Rest::new(&sandbox).get("/gateway/bot").await;
        assert_eq!(told["shards"], shards);
        assert_eq!(told["session_start_limit"]["max_concurrency"], 16);
    }
}

#[tokio::test]
async fn a_server_can_be_put_on_any_shard_and_its_id_is_its_own() {
    let sandbox = sandbox(Limits::default()).await;
    let mut known = vec![sandbox.server()];
    for of in [1, 2, 64, 1_000] {
        for shard in [0, of / 2, of - 1] {
            let id = sandbox.add_server_on(shard, of, "Somewhere");
            assert_eq!((id.0 >> 22) % of, shard);
            assert!(!known.contains(&id));
            known.push(id);
        }
    }
    assert_eq!(sandbox.servers(), known, "in order of their making");
}

#[tokio::test]
async fn what_happens_in_a_server_is_heard_by_its_shard_alone() {
    let sandbox = sandbox(Limits::default()).await;
    let servers = servers(&sandbox);
    let mut shards = all(&sandbox, 1).await;
    for (shard, server) in servers.iter().enumerate().rev() {
        sandbox.add_channel(*server, &format!("of-{shard}"));
    }
    for (shard, (socket, _)) in shards.iter_mut().enumerate() {
        // The first event of each: those of the others would have come before.
        let made = socket.payload().await;
        assert_eq!(made["t"], "CHANNEL_CREATE");
        assert_eq!(made["d"]["name"], format!("of-{shard}"));
        assert_eq!(made["d"]["guild_id"], servers[shard].to_string());
    }
    assert_eq!(
        sandbox.shards_online(),
        (0..OF).map(|shard| (shard, OF)).collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn an_interaction_comes_by_the_shard_of_its_server() {
    let sandbox = sandbox(Limits::default()).await;
    let servers = servers(&sandbox);
    let ann = sandbox.add_person("Ann");
    Rest::new(&sandbox)
        .register(json!([{"name": "go", "description": "Go", "type": 1}]))
        .await;
    let mut shards = all(&sandbox, 1).await;
    let (channel, _) = sandbox.channels(servers[2])[0].clone();
    let asked = tokio::spawn(async move { ann.slash(channel, "/go").await });
    let event = shards[2].0.event("INTERACTION_CREATE").await;
    assert_eq!(event["guild_id"], servers[2].to_string());
    asked.abort();
}

#[tokio::test]
async fn one_shard_is_cut_and_resumes_while_the_others_go_on() {
    let sandbox = sandbox(Limits::default()).await;
    let servers = servers(&sandbox);
    let mut shards = all(&sandbox, 1).await;
    sandbox.faults().drop_shard(1, Loss::Cut);
    assert_eq!(shards[1].0.next().await, Came::Gone);
    sandbox
        .until(|sandbox| (sandbox.shards_online().len() == 3).then_some(()))
        .await;
    for server in &servers {
        sandbox.add_channel(*server, "meanwhile");
    }
    for shard in [0, 2, 3] {
        assert_eq!(shards[shard].0.payload().await["t"], "CHANNEL_CREATE");
    }
    // Closed for this shard alone: it is cut again as long as that lasts.
    sandbox.faults().set_shard(1, Gateway::Closed);
    let mut again = hello(&sandbox).await;
    again.send(resume(&sandbox, &shards[1].1, 2)).await;
    assert_eq!(again.next().await, Came::Gone);
    let mut other = begin(&sandbox, json!([2, OF])).await;
    other.event("READY").await;

    sandbox.faults().set_shard(1, Gateway::Closing(4_000));
    let mut again = begin(&sandbox, json!([1, OF])).await;
    assert_eq!(again.next().await, Came::Closed(4_000));

    sandbox.faults().set_shard(1, Gateway::Open);
    let mut again = hello(&sandbox).await;
    again.send(resume(&sandbox, &shards[1].1, 2)).await;
    let missed = again.event("CHANNEL_CREATE").await;
    assert_eq!(missed["guild_id"], servers[1].to_string());
    again.event("RESUMED").await;
    assert_eq!(sandbox.resumed(), 1);
}

#[tokio::test]
async fn one_shards_session_is_declared_invalid() {
    let sandbox = sandbox(Limits::default()).await;
    servers(&sandbox);
    let mut shards = all(&sandbox, 1).await;
    sandbox.faults().drop_shard(3, Loss::InvalidSession);
    assert_eq!(shards[3].0.payload().await["op"], 9);
    for (shard, invalid) in [(3, true), (0, false)] {
        let mut again = hello(&sandbox).await;
        again.send(resume(&sandbox, &shards[shard].1, 2)).await;
        let answer = again.payload().await;
        assert_eq!(answer["op"] == 9, invalid, "shard {shard}: {answer}");
    }
}

#[tokio::test]
async fn shards_that_do_not_exist_and_too_few_of_them_are_refused() {
    let limits = Limits {
        servers_per_shard: 2,
        ..Limits::default()
    };
    let sandbox = sandbox(limits).await;
    for wrong in [json!([4, 4]), json!([0, 0]), json!(["a", 4]), json!([0])] {
        let mut socket = begin(&sandbox, wrong.clone()).await;
        assert_eq!(socket.next().await, Came::Closed(4010), "{wrong}");
    }
    sandbox.add_server_on(0, 4, "Second");
    begin(&sandbox, json!([0, 1])).await.event("READY").await;
    for shard in 1..3 {
        sandbox.add_server_on(shard, 4, "More");
    }
    let mut alone = begin(&sandbox, json!([0, 1])).await;
    assert_eq!(alone.next().await, Came::Closed(4011));
    let mut socket = hello(&sandbox).await;
    socket.send(identify(sandbox.token())).await;
    assert_eq!(socket.next().await, Came::Closed(4011), "one, unsaid");
    for shard in 0..4 {
        let shard = json!([shard, 4]);
        begin(&sandbox, shard).await.event("READY").await;
    }
}

/// Serenity begins its shards five seconds apart.
#[tokio::test]
async fn serenity_begins_a_range_of_shards() {
    let limits = Limits {
        shards: 8,
        ..Limits::default()
    };
    let config = Config {
        limits,
        rate_limits: sandbox::RateLimits::Enforced,
        ..Config::default()
    };
    let sandbox = Sandbox::start(config).await.unwrap();
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.proxy_url())
        .ratelimiter_disabled(true)
        .build();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    let mut client = client.await.unwrap();
    // The end is part of the range in serenity 0.12.
    let running = tokio::spawn(async move { client.start_shard_range(4..6, 8).await });
    let mut online = vec![];
    for shard in 4..7 {
        online.push((shard, 8));
        sandbox
            .until(|sandbox| (sandbox.shards_online() == online).then_some(()))
            .await;
        let pause = Duration::from_secs(5);
        sandbox.advance(pause);
        advance(pause).await;
    }
    assert_eq!(sandbox.violations(), Vec::<String>::new());
    assert_eq!(sandbox.identified(), 3);
    running.abort();
}
