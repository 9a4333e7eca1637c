//! The page's connection.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{Socket, World, row};
use serde_json::{Value, json};

#[tokio::test]
async fn everybody_has_a_language() {
    let mut world = World::new().await;
    let mut page = Socket::page(&world, "ann").await;
    assert_eq!(page.heard("hello").await["locale"], "en-US");
    page.send(json!({"t": "locale", "locale": "fr"})).await;
    let hello = page.heard("hello").await;
    assert_eq!(hello["locale"], "fr");
    assert!(hello["locales"].as_array().unwrap().contains(&json!("it")));
    assert_eq!(world.ann.locale(), "fr");
    world
        .sandbox
        .set_server_locale(world.sandbox.server(), "de");
    let (event, _) = world.go().await;
    assert_eq!(
        (&event["locale"], &event["guild_locale"]),
        (&json!("fr"), &json!("de"))
    );
    // Only a community has a language.
    assert_eq!(event["guild"]["features"], json!(["COMMUNITY"]));
    let (ben, channel) = (world.ben.clone(), world.channel);
    let (event, _) = world
        .bot
        .receive(async move { ben.slash(channel, "/go").await })
        .await;
    assert_eq!(event["locale"], "en-US");
    page.send(json!({"t": "locale", "locale": "tlh"})).await;
    // The page has its own sentence for it.
    assert_eq!(page.heard("refused").await["why"], "failed");
    assert_eq!(world.ann.locale(), "fr");
}

#[tokio::test]
async fn a_page_is_told_everything_and_then_what_changes() {
    let world = World::new().await;
    world.ann.say(world.channel, "before").unwrap();
    let mut ben = Socket::page(&world, "ben").await;
    let hello = ben.heard("hello").await;
    assert_eq!(hello["me"]["global_name"], "Ben");
    assert_eq!(hello["people"].as_array().unwrap().len(), 2);
    let server = &hello["servers"][0];
    assert_eq!(server["channels"][0]["name"], "general");
    assert_eq!(
        server["members"].as_array().unwrap().len(),
        3,
        "two people and the bot"
    );
    assert_eq!(hello["commands"][0]["name"], "go");
    assert_eq!(hello["commands"][0]["application"]["name"], "bot");
    assert_eq!(hello["bot_online"], true);
    let messages = ben.heard("messages").await;
    assert_eq!(messages["messages"][0]["content"], "before");

    let posted = world.post(json!({"content": "now"})).await;
    assert_eq!(
        ben.heard("message_create").await["message"]["content"],
        "now"
    );
    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        posted["id"].as_str().unwrap()
    );
    world
        .bot
        .rest
        .call("PATCH", &path, json!({"content": "then"}))
        .await;
    assert_eq!(
        ben.heard("message_update").await["message"]["content"],
        "then"
    );
    world.bot.rest.call("DELETE", &path, Value::Null).await;
    assert_eq!(ben.heard("message_delete").await["id"], posted["id"]);
    world.sandbox.add_channel(world.sandbox.server(), "second");
    let hello = ben.heard("hello").await;
    assert_eq!(hello["servers"][0]["channels"][1]["name"], "second");
    ben.send(json!({"t": "say", "channel": world.channel.to_string(), "content": "hi"}))
        .await;
    assert_eq!(
        ben.heard("message_create").await["message"]["content"],
        "hi"
    );
}

#[tokio::test]
async fn a_page_does_what_a_person_does() {
    let mut world = World::new().await;
    let (mut ann, mut ben) = (
        Socket::page(&world, "Ann").await,
        Socket::page(&world, "Ben").await,
    );
    let channel = world.channel.to_string();
    ann.send(json!({"t": "command", "nonce": 7, "channel": channel, "name": "go", "options": []}))
        .await;
    let sent = ann.heard("answer").await;
    assert_eq!(
        (&sent["nonce"], &sent["state"]),
        (&json!(7), &json!("sent"))
    );
    let event = world.bot.socket.event("INTERACTION_CREATE").await;
    let menu = json!({"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}]}]});
    let data = json!({"content": "yours", "flags": 64, "components": [row(&["bet"]), menu]});
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": data}))
        .await;
    let message = ann.heard("message_create").await["message"].clone();
    assert_eq!(message["flags"], 64);
    assert_eq!(message["interaction_metadata"]["name"], "go");
    assert_eq!(ann.heard("answer").await["state"], "answered");

    ann.send(json!({"t": "click", "nonce": 8, "channel": channel, "message": message["id"], "custom_id": "bet"})).await;
    let event = world.bot.socket.event("INTERACTION_CREATE").await;
    let input = json!({"type": 1, "components": [{"type": 4, "custom_id": "coins", "label": "Coins", "style": 1}]});
    let modal =
        json!({"type": 9, "data": {"custom_id": "b", "title": "Bet", "components": [input]}});
    world.bot.rest.callback(&event, modal).await;
    let modal = ann.heard("modal").await;
    assert_eq!(
        (&modal["nonce"], &modal["title"]),
        (&json!(8), &json!("Bet"))
    );
    ann.send(json!({"t": "submit", "nonce": 9, "modal": modal["modal"], "fields": [{"custom_id": "coins", "value": "5"}]})).await;
    let event = world.bot.socket.event("INTERACTION_CREATE").await;
    assert_eq!(
        event["data"]["components"][0]["components"][0]["value"],
        "5"
    );
    world.bot.rest.callback(&event, json!({"type": 6})).await;

    ann.send(json!({"t": "select", "nonce": 10, "channel": channel, "message": message["id"], "custom_id": "m", "values": ["a"]})).await;
    assert_eq!(
        world.bot.socket.event("INTERACTION_CREATE").await["data"]["values"],
        json!(["a"])
    );
    ben.send(json!({"t": "click", "nonce": 1, "channel": channel, "message": message["id"], "custom_id": "bet"})).await;
    let failed = ben.heard("answer").await;
    assert_eq!(
        (&failed["state"], &failed["why"]),
        (&json!("failed"), &json!("failed"))
    );
    ann.send(json!({"t": "dismiss", "message": message["id"]}))
        .await;
    assert_eq!(ann.heard("message_delete").await["id"], message["id"]);
    assert!(world.ann.sees(world.channel).is_empty());
}

#[tokio::test]
async fn a_page_hears_nothing_of_others_ephemerals() {
    let mut world = World::new().await;
    let mut ben = Socket::page(&world, "Ben").await;
    ben.heard("messages").await;
    let (event, _) = world.go().await;
    world.bot.rest.whisper(&event, "secret").await;
    world.post(json!({"content": "for all"})).await;
    let next = ben.payload().await;
    assert_eq!(next["message"]["content"], "for all", "{next}");
}

#[tokio::test]
async fn the_picker_knows_who_there_is() {
    let world = World::new().await;
    let url = world.sandbox.url();
    let names = |value: &Value| -> Vec<String> {
        let people = value["people"].as_array().unwrap();
        people
            .iter()
            .map(|p| p["global_name"].as_str().unwrap().to_owned())
            .collect()
    };
    let list = || async {
        reqwest::get(format!("{url}/sandbox.json"))
            .await
            .unwrap()
            .json::<Value>()
            .await
            .unwrap()
    };
    assert_eq!(names(&list().await), ["Ann", "Ben"]);
    let add = |name: &str| {
        reqwest::Client::new()
            .post(format!("{url}/sandbox/people"))
            .json(&json!({"name": name}))
    };
    for (name, status) in [
        ("Zoe", 200),
        ("Zoe", 409),
        ("", 400),
        (&"x".repeat(33), 400),
    ] {
        assert_eq!(
            add(name).send().await.unwrap().status().as_u16(),
            status,
            "{name}"
        );
    }
    assert_eq!(names(&list().await), ["Ann", "Ben", "Zoe"]);
    let foreign = add("Eve")
        .header("origin", "https://example.org")
        .send()
        .await
        .unwrap();
    assert_eq!(foreign.status().as_u16(), 403, "other sites keep out");
    let page = reqwest::get(&url).await.unwrap();
    assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
    assert!(page.text().await.unwrap().contains("/page/app.js"));
    let script = reqwest::get(format!("{url}/page/app.js")).await.unwrap();
    assert_eq!(
        script.headers()["content-type"],
        "text/javascript; charset=utf-8"
    );
}
