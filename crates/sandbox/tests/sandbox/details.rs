//! Details of Discord's behaviour, each of which mattered to a library that was tried here.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{Socket, World, read, row};
use sandbox::{Config, Permissions};
use serde_json::{Value, json};
use std::time::Duration;

/// A picture of 3 × 2 pixels, as far as its header says.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02\x08\x06\0\0\0";

impl World {
    async fn upload(&self, name: &str, kind: &str, bytes: &[u8], payload: Value) -> Value {
        let file = reqwest::multipart::Part::bytes(bytes.to_vec())
            .file_name(name.to_owned())
            .mime_str(kind)
            .unwrap();
        let form = reqwest::multipart::Form::new()
            .text("payload_json", payload.to_string())
            .part("files[0]", file);
        let path = format!("/channels/{}/messages", self.channel);
        let (status, body) = read(self.bot.rest.request("POST", &path).multipart(form)).await;
        assert_eq!(status, 200, "{body}");
        body
    }

    async fn answer(&self, event: &Value, body: Value) -> Value {
        let path = format!(
            "/interactions/{}/{}/callback?with_response=true",
            event["id"].as_str().unwrap(),
            event["token"].as_str().unwrap()
        );
        let (status, body) = self.bot.rest.call("POST", &path, body).await;
        assert_eq!(status, 200, "{body}");
        body
    }

    async fn click(&mut self, message: &Value) -> Value {
        let (ann, channel) = (self.ann.clone(), self.channel);
        let id = message["id"].as_str().unwrap().parse().unwrap();
        let (event, _) = self
            .bot
            .receive(async move { ann.click_in(channel, id, "go").await })
            .await;
        event
    }
}

#[tokio::test]
async fn a_file_is_what_its_bytes_are() {
    let world = World::new().await;
    let posted = world
        .upload("table.png", "application/octet-stream", PNG, json!({}))
        .await;
    let file = &posted["attachments"][0];
    assert_eq!(file["content_type"], "image/png");
    assert_eq!((&file["width"], &file["height"]), (&json!(3), &json!(2)));
    let posted = world
        .upload("a.png", "image/png", b"no picture", json!({}))
        .await;
    assert_eq!(posted["attachments"][0]["width"], Value::Null);
}

#[tokio::test]
async fn a_picture_of_an_emoji_may_be_called_jpg() {
    let world = World::new().await;
    let path = format!("/applications/{}/emojis", world.sandbox.bot());
    // The first bytes of a JPEG: discord.js says image/jpg for every buffer.
    for (name, image) in [
        ("jpeg", "data:image/jpg;base64,/9j/4AAQSkZJRg=="),
        ("png", "data:image/jpg;base64,iVBORw0KGgo="),
    ] {
        let (status, body) = world
            .bot
            .rest
            .call("POST", &path, json!({"name": name, "image": image}))
            .await;
        assert_eq!(status, 201, "{body}");
    }
    for image in [
        "data:image/png;base64,aGVsbG8=",
        "data:text/plain;base64,iVBORw0KGgo=",
    ] {
        let body = json!({"name": "bad", "image": image});
        let (status, body) = world.bot.rest.call("POST", &path, body).await;
        assert_eq!(status, 400, "{body}");
        assert_eq!(
            body["errors"]["image"]["_errors"][0]["code"],
            "IMAGE_INVALID"
        );
    }
}

#[tokio::test]
async fn an_answer_without_a_message_names_none() {
    let mut world = World::new().await;
    let modal = json!({"type": 9, "data": {"custom_id": "m", "title": "M", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "t", "label": "T", "style": 1}]},
    ]}});
    let (event, answer) = world.go().await;
    let told = world.answer(&event, modal).await;
    let interaction = told["interaction"].as_object().unwrap();
    assert!(!interaction.contains_key("response_message_id"), "{told}");
    assert!(told.get("resource").is_none(), "{told}");

    // Every part of a dialog has a number when it comes back, whether it was given one or not.
    let modal = answer.await.unwrap().unwrap().modal.unwrap();
    let ann = world.ann.clone();
    let (event, _) = world
        .bot
        .receive(async move { ann.submit(&modal, &[("t", "x")]).await })
        .await;
    let row = &event["data"]["components"][0];
    assert_eq!(
        (&row["id"], &row["components"][0]["id"]),
        (&json!(1), &json!(2))
    );
}

#[tokio::test]
async fn a_deferred_answer_is_a_message_that_was_made() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    let flags = 64 | 1 << 15 | 4;
    let told = world
        .answer(
            &event,
            json!({"type": 5, "data": {"flags": flags, "content": "early"}}),
        )
        .await;
    assert_eq!(told["resource"]["type"], 4);
    assert_eq!(told["interaction"]["response_message_loading"], true);
    // Of its flags, Discord heeds only EPHEMERAL; the edit may bring the newer components.
    let message = &told["resource"]["message"];
    assert_eq!(
        (&message["flags"], &message["content"]),
        (&json!(64 | 128), &json!(""))
    );
    let violations = world.sandbox.violations();
    assert!(violations[0].contains("deferred"), "{violations:?}");
    let body = json!({"flags": 1 << 15, "components": [{"type": 10, "content": "late"}]});
    let (status, edited) = world
        .bot
        .rest
        .webhook("PATCH", &event, "/messages/@original", body)
        .await;
    assert_eq!(
        (status, &edited["flags"]),
        (200, &json!(64 | 1 << 15)),
        "{edited}"
    );

    let posted = world
        .post(json!({"content": "x", "components": [row(&["go"])]}))
        .await;
    let event = world.click(&posted).await;
    let told = world.answer(&event, json!({"type": 6})).await;
    assert!(told.get("resource").is_none(), "{told}");
    assert_eq!(told["interaction"]["response_message_id"], posted["id"]);
    let event = world.click(&posted).await;
    let told = world
        .answer(&event, json!({"type": 7, "data": {"content": "y"}}))
        .await;
    assert_eq!(told["resource"]["type"], 7);
}

#[tokio::test]
async fn a_menu_says_how_many_it_takes() {
    let world = World::new().await;
    let menu = json!({"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}]});
    let users = json!({"type": 5, "custom_id": "u", "max_values": 2});
    let rows = json!([{"type": 1, "components": [menu]}, {"type": 1, "components": [users]}]);
    let posted = world
        .post(json!({"content": "x", "components": rows}))
        .await;
    let told = |row: usize| {
        let menu = &posted["components"][row]["components"][0];
        (menu["min_values"].clone(), menu["max_values"].clone())
    };
    assert_eq!(
        (told(0), told(1)),
        ((json!(1), json!(1)), (json!(1), json!(2)))
    );
}

#[tokio::test]
async fn the_application_and_its_commands_are_told_as_discord_tells_them() {
    let world = World::new().await;
    let (_, me) = world.bot.rest.get("/applications/@me").await;
    assert_eq!(me["flags_new"], "0");
    assert_eq!(me["approximate_user_authorization_count"], 0);
    assert_eq!(me["eligible_oauth2_scopes"], json!([]));

    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let option = json!({
        "type": 3, "name": "word", "description": "A word", "min_length": null, "max_length": null,
        "choices": [{"name": "a", "value": "a", "name_localizations": null}], "required": true,
    });
    let command = json!({"name": "say", "description": "Say it", "options": [option]});
    for (method, path, body) in [
        ("PUT", path.clone(), json!([command])),
        ("POST", path.clone(), command.clone()),
    ] {
        let (_, body) = world.bot.rest.call(method, &path, body).await;
        let made = body.get(0).unwrap_or(&body);
        let option = json!({
            "type": 3, "name": "word", "description": "A word", "required": true,
            "choices": [{"name": "a", "value": "a"}],
        });
        assert_eq!(made["options"], json!([option]), "{method}");
        let one = format!("{path}/{}", made["id"].as_str().unwrap());
        let body = json!({"options": [command["options"][0]]});
        let (_, changed) = world.bot.rest.call("PATCH", &one, body).await;
        assert_eq!(changed["options"], json!([option]));
    }
}

#[tokio::test]
async fn texts_are_trimmed_and_blank_ones_are_none() {
    let world = World::new().await;
    let field = json!({"name": " n ", "value": "\u{2003}v\n"});
    let embed = json!({
        "title": " t ", "description": "\n d", "fields": [field],
        "footer": {"text": " f "}, "author": {"name": " a "},
    });
    let menu = json!({
        "type": 3, "custom_id": " m ", "placeholder": " p ",
        "options": [{"label": " l ", "value": " v ", "description": " d "}],
    });
    let button = json!({"type": 2, "style": 1, "label": " b ", "custom_id": " c "});
    let posted = world
        .post(json!({
            "content": format!("  {}\n ", "x".repeat(2_000)), "embeds": [embed],
            "components": [{"type": 1, "components": [menu]}, {"type": 1, "components": [button]}],
        }))
        .await;
    assert_eq!(posted["content"], "x".repeat(2_000));
    let embed = &posted["embeds"][0];
    assert_eq!(
        (&embed["title"], &embed["description"]),
        (&json!("t"), &json!("d"))
    );
    assert_eq!(embed["fields"][0], json!({"name": "n", "value": "v"}));
    assert_eq!(
        (&embed["footer"]["text"], &embed["author"]["name"]),
        (&json!("f"), &json!("a"))
    );
    let menu = &posted["components"][0]["components"][0];
    assert_eq!(
        (&menu["placeholder"], &menu["custom_id"]),
        (&json!("p"), &json!(" m "))
    );
    let option = &menu["options"][0];
    assert_eq!(
        option,
        &json!({"label": "l", "value": " v ", "description": "d"})
    );
    assert_eq!(posted["components"][1]["components"][0]["label"], "b");

    let refused = async |body: Value, place: &str| {
        let path = format!("/channels/{}/messages", world.channel);
        let (status, body) = world.bot.rest.call("POST", &path, body).await;
        assert_eq!((status, &body["code"]), (400, &json!(50_035)), "{body}");
        let found = body["errors"].pointer(place);
        let found = found.unwrap_or_else(|| panic!("{place}: {body}"));
        assert_eq!(found["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
    };
    let field =
        |name: &str, value: &str| json!({"embeds": [{"fields": [{"name": name, "value": value}]}]});
    refused(field("n", " \n\t"), "/embeds/0/fields/0/value").await;
    refused(field("  ", "v"), "/embeds/0/fields/0/name").await;
    let menu = json!({"type": 3, "custom_id": "m", "options": [{"label": "  ", "value": "v"}]});
    let body = json!({"content": "x", "components": [{"type": 1, "components": [menu]}]});
    refused(body, "/components/0/components/0/options/0/label").await;
    // A zero-width space counts as text: the old trick for an empty field.
    world.post(field("\u{200b}", "\u{200b}")).await;
}

#[tokio::test]
async fn two_choices_of_one_name_are_refused() {
    let world = World::new().await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let command = |second: &str| {
        json!([{"name": "say", "description": "d", "options": [{
            "type": 4, "name": "n", "description": "d",
            "choices": [{"name": "one", "value": 1}, {"name": second, "value": 2}],
        }]}])
    };
    let (status, body) = world.bot.rest.call("PUT", &path, command("one")).await;
    assert_eq!(status, 400);
    assert!(
        body.pointer("/errors/0/options/0/choices/1/_errors")
            .is_some(),
        "{body}"
    );
    let (status, _) = world.bot.rest.call("PUT", &path, command("two")).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn what_was_said_to_one_alone_is_gone_when_they_load_the_page_anew() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    let private = json!({"content": "your hand", "flags": 64});
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": private}))
        .await;
    world.post(json!({"content": "a table"})).await;
    let url = world.sandbox.url().replacen("http", "ws", 1);
    let url = format!("{url}/live?as=ann&channel=general");
    let seen = async |url: &str| {
        let mut page = Socket::open(url).await;
        let since = page.payload().await["since"].as_str().unwrap().to_owned();
        let messages = page.payload().await["messages"].clone();
        let messages = messages.as_array().unwrap().iter();
        let contents: Vec<String> = messages
            .map(|message| message["content"].as_str().unwrap().to_owned())
            .collect();
        (page, since, contents)
    };
    let (mut first, since, contents) = seen(&url).await;
    assert_eq!(contents, ["a table"]);
    // Later messages stay as long as the page does, even if its connection drops for a moment.
    let (event, _) = world.go().await;
    let private = json!({"content": "another hand", "flags": 64});
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": private}))
        .await;
    while first.payload().await["t"] != "message_create" {}
    drop(first);
    let (_, _, contents) = seen(&format!("{url}&since={since}")).await;
    assert_eq!(contents, ["a table", "another hand"]);
    let (_, _, contents) = seen(&url).await;
    assert_eq!(contents, ["a table"]);
    // A test's person never reloads.
    assert_eq!(world.ann.sees(world.channel).len(), 3);
}

#[tokio::test]
async fn polls_are_asked_voted_in_and_ended() {
    let config = Config {
        bot_permissions: Permissions::SEND_POLLS,
        ..Config::default()
    };
    let mut world = World::with(config).await;
    let poll = |answers: usize| {
        let answers: Vec<Value> = (0..answers)
            .map(|number| json!({"poll_media": {"text": format!(" answer {number} ")}}))
            .collect();
        json!({"poll": {"question": {"text": " Which game? "}, "answers": answers, "duration": 1}})
    };
    let path = format!("/channels/{}/messages", world.channel);
    for bad in [
        poll(0),
        poll(11),
        json!({"poll": {"question": {"text": " "}, "answers": poll(1)["poll"]["answers"]}}),
    ] {
        let (status, body) = world.bot.rest.call("POST", &path, bad).await;
        assert_eq!((status, &body["code"]), (400, &json!(50_035)), "{body}");
    }
    let posted = world.post(poll(2)).await;
    assert_eq!(posted["poll"]["question"]["text"], "Which game?");
    assert_eq!(posted["poll"]["answers"][1]["answer_id"], 2);
    assert_eq!(
        posted["poll"]["answers"][1]["poll_media"]["text"],
        "answer 1"
    );
    assert_eq!(posted["poll"]["results"]["is_finalized"], false);

    let message = world.ann.sees(world.channel).remove(0);
    world.ann.vote(&message, &[1]).unwrap();
    world.ben.vote(&message, &[2]).unwrap();
    world.ann.vote(&message, &[2]).unwrap();
    assert!(
        world.ann.vote(&message, &[3]).is_err(),
        "there is no such answer"
    );
    assert!(
        world.ann.vote(&message, &[1, 2]).is_err(),
        "one answer each"
    );
    let id = posted["id"].as_str().unwrap();
    let at = format!("/channels/{}/polls/{id}", world.channel);
    let (_, voters) = world.bot.rest.get(&format!("{at}/answers/2")).await;
    assert_eq!(voters["users"].as_array().unwrap().len(), 2);
    let (_, voters) = world.bot.rest.get(&format!("{at}/answers/1")).await;
    assert_eq!(voters["users"], json!([]));
    let one = format!("/channels/{}/messages/{id}", world.channel);
    let (status, body) = world
        .bot
        .rest
        .call("PATCH", &one, json!({"content": "x"}))
        .await;
    assert_eq!((status, &body["code"]), (400, &json!(520_003)));
    let (status, ended) = world
        .bot
        .rest
        .call("POST", &format!("{at}/expire"), Value::Null)
        .await;
    assert_eq!(status, 200, "{ended}");
    assert_eq!(ended["poll"]["results"]["is_finalized"], true);
    assert_eq!(
        ended["poll"]["results"]["answer_counts"],
        json!([{"id": 2, "count": 2, "me_voted": false}])
    );
    assert!(world.ben.vote(&message, &[1]).is_err(), "it is over");
    // The result is posted in a message of its own.
    let told = world.ann.sees(world.channel).pop().unwrap().json().clone();
    assert_eq!((&told["type"], &told["content"]), (&json!(46), &json!("")));
    assert_eq!(told["author"]["id"], posted["author"]["id"]);
    assert_eq!(told["message_reference"]["message_id"], posted["id"]);
    assert_eq!(told["embeds"][0]["type"], "poll_result");
    let field = |told: &Value, name: &str| {
        let fields = told["embeds"][0]["fields"].as_array().unwrap().iter();
        let mut named = fields.filter(|field| field["name"] == name);
        named.next().map(|field| field["value"].clone())
    };
    for (name, value) in [
        ("poll_question_text", "Which game?"),
        ("victor_answer_votes", "2"),
        ("total_votes", "2"),
        ("victor_answer_id", "2"),
        ("victor_answer_text", "answer 1"),
    ] {
        assert_eq!(field(&told, name), Some(json!(value)), "{name}");
    }
    let (status, _) = world
        .bot
        .rest
        .call("POST", &format!("{at}/expire"), Value::Null)
        .await;
    assert_eq!(status, 400);

    // A poll that ends when its time is up, with a tie.
    world.post(poll(2)).await;
    let message = world.ann.sees(world.channel).pop().unwrap();
    world.ann.vote(&message, &[1]).unwrap();
    world.ben.vote(&message, &[2]).unwrap();
    let before = world.ann.sees(world.channel).len();
    world.sandbox.advance(Duration::from_secs(3_599));
    assert_eq!(world.ann.sees(world.channel).len(), before);
    for _ in 0..2 {
        world.sandbox.advance(Duration::from_secs(1));
        assert_eq!(world.ann.sees(world.channel).len(), before + 1, "once");
    }
    let told = world.ann.sees(world.channel).pop().unwrap().json().clone();
    assert_eq!(field(&told, "victor_answer_votes"), Some(json!("1")));
    assert_eq!(field(&told, "total_votes"), Some(json!("2")));
    assert_eq!(field(&told, "victor_answer_id"), None);

    // An answer to an interaction may contain a poll; without the permission a message may not.
    let (event, _) = world.go().await;
    let told = world
        .answer(&event, json!({"type": 4, "data": poll(3)}))
        .await;
    assert_eq!(
        told["resource"]["message"]["poll"]["answers"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    let some = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    world.sandbox.set_bot_permissions(world.channel, some);
    let (status, _) = world.bot.rest.call("POST", &path, poll(2)).await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn a_server_is_counted_where_that_is_asked_for() {
    let world = World::new().await;
    let at = format!("/guilds/{}", world.sandbox.server());
    let counts = async |query: &str| {
        let (status, told) = world.bot.rest.get(&format!("{at}{query}")).await;
        assert_eq!(
            (status, &told["name"]),
            (200, &json!("The Sandbox")),
            "{told}"
        );
        ["approximate_member_count", "approximate_presence_count"]
            .map(|key| told.get(key).and_then(Value::as_u64))
    };
    for query in ["", "?with_counts=false"] {
        assert_eq!(counts(query).await, [None, None], "{query}");
    }
    let [members, present] = counts("?with_counts=true").await.map(Option::unwrap);
    assert!(members >= 3, "Ann, Ben and the bot");
    assert_eq!(present, members);
    world.sandbox.add_person("Cyd");
    let after = counts("?with_counts=true").await;
    assert_eq!(after, [Some(members + 1), Some(members + 1)]);
}

#[tokio::test]
async fn the_address_of_a_file_ends_after_a_day() {
    let world = World::new().await;
    let payload = json!({"embeds": [{"title": "t", "image": {"url": "attachment://b.png"}}]});
    let posted = world.upload("b.png", "image/png", PNG, payload).await;
    let url = posted["embeds"][0]["image"]["url"]
        .as_str()
        .unwrap()
        .to_owned();
    let status = async |url: &str| reqwest::get(url).await.unwrap().status().as_u16();
    assert_eq!(status(&url).await, 200);
    let (bare, query) = url.split_once('?').unwrap();
    assert_eq!(status(bare).await, 404, "every address is signed");
    let other = query.replacen("ex=", "ex=f", 1);
    assert_eq!(
        status(&format!("{bare}?{other}")).await,
        404,
        "nobody makes one longer"
    );

    // A bot that sends the address back shows the same file.
    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        posted["id"].as_str().unwrap()
    );
    let body = json!({"embeds": [{"title": "u", "image": {"url": url}}]});
    let (_, edited) = world.bot.rest.call("PATCH", &path, body).await;
    assert_eq!(edited["embeds"][0]["image"]["url"], url);
    assert_eq!(
        edited["attachments"],
        json!([]),
        "it is shown, not listed beside"
    );

    common::advance(Duration::from_secs(23 * 3600)).await;
    assert_eq!(status(&url).await, 200);
    common::advance(Duration::from_secs(3 * 3600)).await;
    assert_eq!(status(&url).await, 404);
    let (_, again) = world.bot.rest.get(&path).await;
    let fresh = again["embeds"][0]["image"]["url"].as_str().unwrap();
    assert_ne!(fresh, url);
    assert_eq!(status(fresh).await, 200);
    let message = world.ann.sees(world.channel).remove(0);
    assert_eq!(world.sandbox.file(&message, "b.png").unwrap(), PNG);
}
