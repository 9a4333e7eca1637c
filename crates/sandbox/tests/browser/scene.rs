//! A channel with everything a bot can post.

use std::io::Write;
use std::time::Duration;

use flate2::{Compression, Crc, write::ZlibEncoder};
use reqwest::multipart::{Form, Part};
use sandbox::{Config, Id, Limits};
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    common::{World, read, row},
};

/// A single-coloured picture.
pub fn png(width: u32, height: u32, colour: [u8; 3]) -> Vec<u8> {
    let mut line = vec![0];
    line.extend(colour.repeat(width as usize));
    let mut data = ZlibEncoder::new(Vec::new(), Compression::fast());
    for _ in 0..height {
        data.write_all(&line).unwrap();
    }
    let mut head = [width.to_be_bytes(), height.to_be_bytes()].concat();
    head.extend([8, 2, 0, 0, 0]);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, body) in [
        (b"IHDR", head),
        (b"IDAT", data.finish().unwrap()),
        (b"IEND", Vec::new()),
    ] {
        let mut sum = Crc::new();
        sum.update(kind);
        sum.update(&body);
        file.extend((body.len() as u32).to_be_bytes());
        file.extend(kind);
        file.extend(&body);
        file.extend(sum.sum().to_be_bytes());
    }
    file
}

/// A message or an edit with a picture in its embed, `{name}.png`.
pub async fn with_picture(
    world: &World,
    method: &str,
    path: &str,
    body: Value,
    bytes: Vec<u8>,
) -> Value {
    let name = body["attachments"][0]["filename"]
        .as_str()
        .unwrap()
        .to_owned();
    let part = Part::bytes(bytes).file_name(name).mime_str("image/png");
    let form = Form::new()
        .text("payload_json", body.to_string())
        .part("files[0]", part.unwrap());
    let (status, message) = read(world.bot.rest.request(method, path).multipart(form)).await;
    assert_eq!(status, 200, "{message}");
    message
}

/// The table: an embed with a picture that has words.
pub fn table(words: &str) -> Value {
    json!({
        "embeds": [{
            "title": "Ann's table", "color": 0x2b_6b_2f,
            "description": words, "image": {"url": "attachment://table.png"},
            "fields": [
                {"name": "Pot", "value": "6 coins", "inline": true},
                {"name": "Turn", "value": "Ann, until <t:1700000000:R>", "inline": true},
            ],
            "footer": {"text": "Deal 3"},
        }],
        "attachments": [{"id": 0, "filename": "table.png", "description": "Ann leads; nobody has played"}],
    })
}

/// A world with the scene.
pub struct Scene {
    pub world: World,
    pub thread: Id,
    /// An archived thread.
    pub archived: Id,
    /// The message with the table.
    pub table: Id,
    /// Ann's command. It is answered only once her page is open, which would otherwise miss the answer.
    asked: Value,
}

impl Scene {
    pub async fn set() -> Scene {
        let mut world = World::with(Config {
            begin: Some("/go".to_owned()),
            // The bot of these tests sends none.
            limits: Limits {
                heartbeat: Duration::from_secs(3_600),
                ..Limits::default()
            },
            ..Config::default()
        })
        .await;
        let path = format!("/applications/{}/emojis", world.sandbox.bot());
        let image = base64(&png(64, 64, [163, 34, 58]));
        let body = json!({"name": "ace", "image": format!("data:image/png;base64,{image}")});
        let (_, ace) = world.bot.rest.call("POST", &path, body).await;
        let ace = ace["id"].as_str().unwrap().to_owned();
        let channel = world.channel;
        let ann = world.ann.id();
        world.ann.say(channel, "Good evening!").unwrap();
        let ben_says = world.ben.say(channel, "||The fool|| is `mine`").unwrap();
        world.post(json!({
            "content": format!(
                "# The house\n<@{ann}>, it is your turn until <t:1700000000:t> (<t:1700000000:R>).\n\
                 -# Play <:ace:{ace}> or ask in <#{channel}>; see [the rules](https://example.org)\n\
                 > quoted\n1. one\n2. two\n```\nplain\n```"
            ),
            "components": [
                row(&["Join", "Leave", "Rules", "A rather long label for a button", "Deal"]),
                {"type": 1, "components": [
                    {"type": 2, "style": 1, "custom_id": "p", "label": "King", "emoji": {"id": ace, "name": "ace"}},
                    {"type": 2, "style": 3, "custom_id": "s", "emoji": {"id": ace, "name": "ace"}},
                    {"type": 2, "style": 4, "custom_id": "d", "label": "Leave the table"},
                    {"type": 2, "style": 2, "custom_id": "off", "label": "Not now", "disabled": true},
                    {"type": 2, "style": 5, "url": "https://example.org", "label": "Source"},
                ]},
                {"type": 1, "components": [{
                    "type": 3, "custom_id": "menu", "placeholder": "Choose a card", "options": [
                        {"label": "King", "value": "k", "description": "of swords", "emoji": {"id": ace, "name": "ace"}},
                        {"label": "Queen", "value": "q", "emoji": {"name": "👑"}},
                    ],
                }]},
                {"type": 1, "components": [{
                    "type": 3, "custom_id": "many", "placeholder": "Choose two", "min_values": 2, "max_values": 2,
                    "options": [{"label": "One", "value": "1", "default": true}, {"label": "Two", "value": "2"}],
                }]},
            ],
        }))
        .await;
        world
            .post(json!({"content": format!("<:ace:{ace}>")}))
            .await;
        let answer =
            json!({"content": "Well met", "message_reference": {"message_id": ben_says.id()}});
        world.post(answer).await;
        let path = format!("/channels/{channel}/messages");
        let table = with_picture(
            &world,
            "POST",
            &path,
            table("The deal begins."),
            png(640, 400, [40, 60, 90]),
        )
        .await;
        let table: Id = table["id"].as_str().unwrap().parse().unwrap();
        let files = ["one.png", "two.png"].map(|name| {
            let bytes = png(640, 400, [60, 90, 40]);
            let part = Part::bytes(bytes).file_name(name);
            part.mime_str("image/png").unwrap()
        });
        let mut form = Form::new().text("payload_json", json!({"content": "Two"}).to_string());
        for (number, part) in files.into_iter().enumerate() {
            form = form.part(format!("files[{number}]"), part);
        }
        let request = world.bot.rest.request("POST", &path).multipart(form);
        assert_eq!(read(request).await.0, 200);
        let (asked, _) = world.go().await;
        let waits = json!({"type": 4, "data": {"flags": 64, "content": "Wait for the deal."}});
        assert_eq!(world.bot.rest.callback(&asked, waits).await.0, 204);
        let path = format!("/channels/{channel}/threads");
        let body = json!({"name": "A table of its own", "type": 11});
        let (_, thread) = world.bot.rest.call("POST", &path, body).await;
        let thread: Id = thread["id"].as_str().unwrap().parse().unwrap();
        world
            .bot
            .rest
            .post(thread, json!({"content": "Here we play."}))
            .await;
        let done = world.sandbox.add_thread(channel, "Yesterday", &world.ann);
        world.sandbox.archive(done);
        assert_eq!(world.sandbox.violations(), Vec::<String>::new());
        Scene {
            world,
            thread,
            archived: done,
            table,
            asked,
        }
    }

    /// Deals Ann a hand that only she sees.
    async fn deal(&self) {
        let ben = self.world.ben.id();
        let hand = json!({
            "flags": 64, "content": format!("Your hand, <@{ben}> does not see it"),
            "components": [row(&["Seven", "Eight", "Nine"])],
        });
        let rest = &self.world.bot.rest;
        assert_eq!(rest.webhook("POST", &self.asked, "", hand).await.0, 200);
    }
}

/// Waits until an ephemeral message is the last one and every picture has loaded or failed.
pub async fn is_there(page: &Browser, scene: &Scene) {
    let there = "return all('thread').length > 0 || all('message').length > 5";
    page.until::<bool>("the channel", Value::Null, there).await;
    scene.deal().await;
    let there = "return all('ephemeral').length > 0";
    page.until::<bool>("the messages", Value::Null, there).await;
    let pictures = "await Promise.all([...document.images].filter((one) => !one.complete)
        .map((one) => new Promise((come) => { one.onload = one.onerror = come; })));
        return true;";
    page.run::<bool>(Value::Null, pictures).await;
}

fn base64(bytes: &[u8]) -> String {
    use base64::{Engine, engine::general_purpose::STANDARD};
    STANDARD.encode(bytes)
}
