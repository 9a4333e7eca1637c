//! The application's own emoji: uploaded, named, shown, refused.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::World;
use sandbox::Id;
use serde_json::{Value, json};

const PICTURE: &str = "data:image/png;base64,iVBORw0KGgo=";

async fn upload(world: &World, name: &str) -> (u16, Value) {
    let path = format!("/applications/{}/emojis", world.sandbox.bot());
    let body = json!({"name": name, "image": PICTURE});
    world.bot.rest.call("POST", &path, body).await
}

#[tokio::test]
async fn emoji_are_the_applications_own() {
    let world = World::new().await;
    let path = format!("/applications/{}/emojis", world.sandbox.bot());
    let picture = "data:image/png;base64,iVBORw0KGgo=";
    for body in [
        json!({"name": "a", "image": picture}),
        json!({"name": "no spaces", "image": picture}),
        json!({"name": "ace", "image": "nothing"}),
        json!({"name": "ace"}),
        json!({"name": "ace", "image": format!("data:image/png;base64,{}", "A".repeat(256 * 1024 * 4 / 3 + 8))}),
    ] {
        let (status, refused) = world.bot.rest.call("POST", &path, body).await;
        assert_eq!((status, &refused["code"]), (400, &json!(50035)));
    }
    let body = json!({"name": "ace", "image": picture});
    let (status, made) = world.bot.rest.call("POST", &path, body.clone()).await;
    assert_eq!((status, &made["name"]), (201, &json!("ace")));
    assert_eq!(
        world.bot.rest.call("POST", &path, body).await.0,
        400,
        "the name is taken"
    );
    assert_eq!(
        world.bot.rest.get(&path).await.1["items"][0]["id"],
        made["id"]
    );
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let (_, renamed) = world
        .bot
        .rest
        .call("PATCH", &one, json!({"name": "king"}))
        .await;
    assert_eq!(renamed["name"], "king");
    let id: Id = made["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(world.sandbox.emoji(), [(id, "king".to_owned())]);
    let bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    assert_eq!(world.sandbox.emoji_picture(id), Some(bytes));
    let url = format!(
        "{}/cdn/emojis/{}.png",
        world.sandbox.url(),
        made["id"].as_str().unwrap()
    );
    let shown = reqwest::get(&url).await.unwrap();
    assert_eq!(shown.bytes().await.unwrap().as_ref(), b"\x89PNG\r\n\x1a\n");
    assert_eq!(
        world.bot.rest.call("DELETE", &one, Value::Null).await.0,
        204
    );
    assert_eq!(world.bot.rest.get(&one).await.1["code"], 10014);
    assert!(world.sandbox.emoji().is_empty());
    assert_eq!(reqwest::get(&url).await.unwrap().status().as_u16(), 404);
}

#[tokio::test]
async fn a_name_is_taken_only_once() {
    let world = World::new().await;
    let (_, ace) = upload(&world, "ace").await;
    upload(&world, "king").await;
    let path = format!(
        "/applications/{}/emojis/{}",
        world.sandbox.bot(),
        ace["id"].as_str().unwrap()
    );
    let rename = |name: &str| world.bot.rest.call("PATCH", &path, json!({"name": name}));
    let (status, refused) = rename("king").await;
    assert_eq!((status, &refused["code"]), (400, &json!(50035)));
    assert_eq!(
        refused["errors"]["name"]["_errors"][0]["code"],
        "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    );
    assert_eq!(rename("ace").await.0, 200, "its own name is free for it");
}

#[tokio::test]
async fn two_thousand_are_the_most() {
    let world = World::new().await;
    for number in 0..2_000 {
        assert_eq!(upload(&world, &format!("e{number}")).await.0, 201);
    }
    let (status, refused) = upload(&world, "one_more").await;
    assert_eq!((status, &refused["code"]), (400, &json!(30008)));
    assert_eq!(world.sandbox.emoji().len(), 2_000);
}

#[tokio::test]
async fn an_emoji_that_would_be_bare_text_is_noted() {
    let world = World::new().await;
    let (_, ace) = upload(&world, "ace").await;
    let good = format!("<:ace:{}>", ace["id"].as_str().unwrap());
    let body = json!({
        "content": format!("Yours: {good}"),
        "embeds": [{"title": good, "description": good, "fields": [{"name": good, "value": good}]}],
    });
    world.post(body).await;
    assert_eq!(world.sandbox.violations(), Vec::<String>::new());
    for body in [
        json!({"content": "<:ace:77>"}),
        json!({"embeds": [{"description": "<a:ace:77>"}]}),
        json!({"embeds": [{"title": "T", "footer": {"text": good}}]}),
        json!({"content": "T", "components": [common::row(&[&good])]}),
    ] {
        let before = world.sandbox.violations().len();
        world.post(body.clone()).await;
        assert_eq!(world.sandbox.violations().len(), before + 1, "{body}");
    }
}
