//! The gateway, byte by byte.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use std::{io::Read, time::Duration};

use common::{Bot, Came, Socket, World, gateway, identify};
use flate2::{Decompress, FlushDecompress, read::ZlibDecoder};
use sandbox::{Config, Gateway, Limits, Loss, Sandbox};
use serde_json::{Value, json};

async fn sandbox() -> Sandbox {
    Sandbox::start(Config::default()).await.unwrap()
}

async fn hello(sandbox: &Sandbox) -> Socket {
    let mut socket = Socket::open(&gateway(sandbox, "")).await;
    let hello = socket.payload().await;
    assert_eq!(
        (&hello["op"], &hello["d"]["heartbeat_interval"]),
        (&json!(10), &json!(41_250))
    );
    socket
}

fn resume(sandbox: &Sandbox, session: &str, seq: u64) -> Value {
    json!({"op": 6, "d": {"token": sandbox.token(), "session_id": session, "seq": seq}})
}

#[tokio::test]
async fn a_bot_is_greeted_with_its_servers() {
    let sandbox = sandbox().await;
    sandbox.add_server("Second");
    let mut socket = hello(&sandbox).await;
    socket.send(identify(sandbox.token())).await;
    let ready = socket.payload().await;
    assert_eq!(
        (&ready["op"], &ready["s"], &ready["t"]),
        (&json!(0), &json!(1), &json!("READY"))
    );
    let ready = &ready["d"];
    assert_eq!(ready["v"], 10);
    assert_eq!(ready["user"]["bot"], true);
    assert_eq!(ready["application"]["id"], sandbox.bot().to_string());
    assert_eq!(ready["guilds"].as_array().unwrap().len(), 2);
    assert_eq!(ready["guilds"][0]["unavailable"], true);
    assert!(
        ready["resume_gateway_url"]
            .as_str()
            .unwrap()
            .starts_with("ws://127.0.0.1:")
    );
    for seq in 2..4 {
        let guild = socket.payload().await;
        assert_eq!(
            (&guild["s"], &guild["t"]),
            (&json!(seq), &json!("GUILD_CREATE"))
        );
        let guild = &guild["d"];
        assert_eq!(guild["channels"][0]["name"], "general");
        assert_eq!(
            guild["members"].as_array().unwrap().len(),
            1,
            "itself, without the intent"
        );
        assert!(guild["roles"][0]["colors"].get("primary_color").is_some());
        assert_eq!(guild["unavailable"], false);
    }
    socket.send(json!({"op": 1, "d": 3})).await;
    assert_eq!(socket.payload().await["op"], 11);
}

#[tokio::test]
async fn misuse_is_closed_with_discords_code() {
    let with = |key: &str, value: Value| {
        let key = key.to_owned();
        move |token: &str| {
            let mut payload = identify(token);
            payload["d"][&key] = value.clone();
            payload
        }
    };
    let raw = |payload: Value| move |_: &str| payload.clone();
    type Make = Box<dyn Fn(&str) -> Value>;
    let table: Vec<(&str, Make, u16)> = vec![
        ("wrong token", Box::new(with("token", json!("wrong"))), 4004),
        ("no intents", Box::new(with("intents", Value::Null)), 4013),
        (
            "strange intents",
            Box::new(with("intents", json!(1u64 << 40))),
            4013,
        ),
        (
            "privileged intents",
            Box::new(with("intents", json!(1 | 1 << 15))),
            4014,
        ),
        (
            "shard out of range",
            Box::new(with("shard", json!([2, 2]))),
            4010,
        ),
        ("unknown op", Box::new(raw(json!({"op": 99}))), 4001),
        (
            "presence before identify",
            Box::new(raw(json!({"op": 3, "d": {}}))),
            4003,
        ),
        (
            "no properties",
            Box::new(with("properties", Value::Null)),
            4002,
        ),
        (
            "too large",
            Box::new(with("presence", json!("x".repeat(4096)))),
            4002,
        ),
    ];
    let sandbox = sandbox().await;
    for (index, (name, payload, code)) in table.iter().enumerate() {
        let mut socket = hello(&sandbox).await;
        socket.send(payload(sandbox.token())).await;
        assert_eq!(socket.next().await, Came::Closed(*code), "{name}");
        let violations = sandbox.violations();
        assert_eq!(violations.len(), index + 1, "{name}");
        assert!(
            violations[index].contains(&code.to_string()),
            "{violations:?}"
        );
    }
    let mut socket = hello(&sandbox).await;
    socket.send_text("{".to_owned()).await;
    assert_eq!(socket.next().await, Came::Closed(4002));
    let mut bot = Bot::connect(&sandbox).await;
    bot.socket.send(identify(sandbox.token())).await;
    assert_eq!(bot.socket.next().await, Came::Closed(4005), "twice");
    let url = gateway(&sandbox, "").replace("v=10", "v=5");
    assert_eq!(Socket::open(&url).await.next().await, Came::Closed(4012));
    let mut chatty = hello(&sandbox).await;
    for _ in 0..121 {
        chatty.send(json!({"op": 1, "d": null})).await;
    }
    let end = loop {
        match chatty.next().await {
            Came::Payload(_) => {}
            end => break end,
        }
    };
    assert_eq!(end, Came::Closed(4008));
}

#[tokio::test]
async fn a_resumed_session_misses_nothing() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    assert_eq!(event["data"]["name"], "go");
    world.sandbox.faults().drop_connection(Loss::Cut);
    assert_eq!(world.bot.socket.next().await, Came::Gone);
    world
        .sandbox
        .until(|s| (!s.bot_online()).then_some(()))
        .await;
    world.sandbox.add_channel(world.sandbox.server(), "missed");
    let mut socket = hello(&world.sandbox).await;
    // READY, GUILD_CREATE and the interaction were numbers 1 to 3; this client saw only two.
    socket
        .send(resume(&world.sandbox, &world.bot.session, 2))
        .await;
    let (mut names, mut numbers) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let payload = socket.payload().await;
        names.push(payload["t"].as_str().unwrap().to_owned());
        numbers.push(payload["s"].as_u64().unwrap());
    }
    assert_eq!(names, ["INTERACTION_CREATE", "CHANNEL_CREATE", "RESUMED"]);
    assert_eq!(numbers, [3, 4, 5]);
    assert_eq!(
        (world.sandbox.identified(), world.sandbox.resumed()),
        (1, 1)
    );
}

#[tokio::test]
async fn what_cannot_be_resumed_is_invalid() {
    let sandbox = sandbox().await;
    let mut socket = hello(&sandbox).await;
    socket.send(resume(&sandbox, "unknown", 1)).await;
    let invalid = socket.payload().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    socket.send(identify(sandbox.token())).await;
    assert_eq!(
        socket.payload().await["t"],
        "READY",
        "and one may identify at once"
    );

    let bot = Bot::connect(&sandbox).await;
    let mut socket = hello(&sandbox).await;
    socket.send(resume(&sandbox, &bot.session, 99)).await;
    assert_eq!(
        socket.next().await,
        Came::Closed(4007),
        "a number from the future"
    );

    let mut bot = Bot::connect(&sandbox).await;
    sandbox.faults().drop_connection(Loss::InvalidSession);
    assert_eq!(bot.socket.payload().await["op"], 9);
    let mut socket = hello(&sandbox).await;
    socket.send(resume(&sandbox, &bot.session, 2)).await;
    assert_eq!(socket.payload().await["op"], 9);
}

#[tokio::test]
async fn who_closes_with_1000_ends_the_session() {
    let sandbox = sandbox().await;
    for (code, op) in [(1000, 9), (4000, 0)] {
        let mut bot = Bot::connect(&sandbox).await;
        bot.socket.close(code).await;
        sandbox.until(|s| (!s.bot_online()).then_some(())).await;
        let mut socket = hello(&sandbox).await;
        socket.send(resume(&sandbox, &bot.session, 2)).await;
        assert_eq!(socket.payload().await["op"], op, "{code}");
        socket.close(1000).await;
        sandbox.until(|s| (!s.bot_online()).then_some(())).await;
    }
}

#[tokio::test]
async fn discord_may_ask_to_reconnect_or_close() {
    let sandbox = sandbox().await;
    let mut bot = Bot::connect(&sandbox).await;
    sandbox.faults().drop_connection(Loss::Reconnect);
    assert_eq!(bot.socket.payload().await["op"], 7);
    sandbox.faults().drop_connection(Loss::Close(4000));
    assert_eq!(bot.socket.next().await, Came::Closed(4000));
    sandbox.until(|s| (!s.bot_online()).then_some(())).await;
    // Clients that start or resume a session are closed too.
    sandbox.faults().set_gateway(Gateway::Closing(4012));
    for begin in [identify(sandbox.token()), resume(&sandbox, &bot.session, 2)] {
        let mut socket = hello(&sandbox).await;
        socket.send(begin).await;
        assert_eq!(socket.next().await, Came::Closed(4012));
    }
    sandbox.faults().set_gateway(Gateway::Open);
    Bot::connect(&sandbox).await;
}

#[tokio::test]
async fn who_sends_no_heartbeat_is_closed() {
    let limits = Limits {
        heartbeat: Duration::from_millis(20),
        ..Limits::default()
    };
    let sandbox = Sandbox::start(Config {
        limits,
        ..Config::default()
    })
    .await
    .unwrap();
    let mut socket = Socket::open(&gateway(&sandbox, "")).await;
    assert_eq!(socket.payload().await["d"]["heartbeat_interval"], 20);
    assert_eq!(socket.next().await, Came::Closed(4009));
}

#[tokio::test]
async fn payloads_are_compressed_one_by_one_when_asked_for() {
    let sandbox = sandbox().await;
    let mut socket = hello(&sandbox).await;
    let mut payload = identify(sandbox.token());
    payload["d"]["compress"] = json!(true);
    socket.send(payload).await;
    let mut names = Vec::new();
    let mut packed = 0;
    for _ in 0..2 {
        let payload: Value = match socket.next().await {
            Came::Bytes(bytes) => {
                packed += 1;
                let mut text = String::new();
                ZlibDecoder::new(bytes.as_slice())
                    .read_to_string(&mut text)
                    .unwrap();
                serde_json::from_str(&text).unwrap()
            }
            Came::Payload(payload) => payload,
            other => panic!("{other:?}"),
        };
        names.push(payload["t"].as_str().unwrap().to_owned());
    }
    assert_eq!(names, ["READY", "GUILD_CREATE"]);
    assert!(packed > 0, "the large one is packed");
}

#[tokio::test]
async fn zlib_stream_is_one_stream() {
    let sandbox = sandbox().await;
    let mut socket = Socket::open(&gateway(&sandbox, "&compress=zlib-stream")).await;
    let mut inflate = Decompress::new(true);
    let mut names = Vec::new();
    for step in 0..4 {
        let Came::Bytes(bytes) = socket.next().await else {
            panic!("not packed")
        };
        assert!(
            bytes.ends_with(&[0, 0, 0xff, 0xff]),
            "each payload is flushed"
        );
        let mut text = Vec::with_capacity(1 << 20);
        inflate
            .decompress_vec(&bytes, &mut text, FlushDecompress::Sync)
            .unwrap();
        let payload: Value = serde_json::from_slice(&text).unwrap();
        names.push(payload["t"].as_str().unwrap_or("-").to_owned());
        match step {
            0 => socket.send(identify(sandbox.token())).await,
            2 => socket.send(json!({"op": 1, "d": 2})).await,
            _ => {}
        }
    }
    assert_eq!(names, ["-", "READY", "GUILD_CREATE", "-"]);
}

#[tokio::test]
async fn shards_hear_of_their_own_servers() {
    let sandbox = sandbox().await;
    let mut here = 0;
    for shard in 0..2 {
        let mut socket = hello(&sandbox).await;
        let mut payload = identify(sandbox.token());
        payload["d"]["shard"] = json!([shard, 2]);
        socket.send(payload).await;
        let ready = socket.event("READY").await;
        let mine = (sandbox.server().0 >> 22) % 2 == shard;
        assert_eq!(ready["guilds"].as_array().unwrap().len(), usize::from(mine));
        here += usize::from(mine);
    }
    assert_eq!(here, 1);
}

#[tokio::test]
async fn messages_are_heard_by_who_asked_for_them() {
    let config = Config {
        privileged_intents: true,
        ..Config::default()
    };
    let sandbox = Sandbox::start(config).await.unwrap();
    let ann = sandbox.add_person("Ann");
    for (intents, heard) in [(1 | 1 << 9, ""), (1 | 1 << 9 | 1 << 15, "hello")] {
        let mut socket = hello(&sandbox).await;
        let mut payload = identify(sandbox.token());
        payload["d"]["intents"] = json!(intents);
        socket.send(payload).await;
        socket.event("GUILD_CREATE").await;
        ann.say(sandbox.channel(), "hello").unwrap();
        assert_eq!(socket.event("MESSAGE_CREATE").await["content"], heard);
    }
    // With the intent GUILDS alone, a bot hears about channels but not about messages.
    let mut bot = Bot::connect(&sandbox).await;
    ann.say(sandbox.channel(), "hello").unwrap();
    sandbox.add_channel(sandbox.server(), "next");
    assert_eq!(bot.socket.payload().await["t"], "CHANNEL_CREATE");
}
