//! Files of messages: uploaded with answers, edits and messages, with their alternative text.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{World, read};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

/// The start of a PNG of 640 by 400 pixels.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\x90\x08\x06\0\0\0";

/// A request with a body and files.
fn form(body: &Value, files: &[(&str, &str, &[u8])]) -> Form {
    let mut form = Form::new().text("payload_json", body.to_string());
    for (number, (name, kind, bytes)) in files.iter().enumerate() {
        let part = Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
        form = form.part(format!("files[{number}]"), part.mime_str(kind).unwrap());
    }
    form
}

fn callback(event: &Value) -> String {
    let text = |key: &str| event[key].as_str().unwrap().to_owned();
    format!("/interactions/{}/{}/callback", text("id"), text("token"))
}

/// An embed with a picture, and a file to download.
fn fortunes(name: &str) -> Value {
    json!({
        "embeds": [{"title": "Fortunes", "image": {"url": format!("attachment://{name}")}}],
        "attachments": [
            {"id": 0, "filename": name, "description": "Ann gained, Ben lost"},
            {"id": 1, "filename": "sheet.csv"},
        ],
    })
}

const SHEET: &[u8] = b"name,coins\nAnn,12\n";

#[tokio::test]
async fn an_answer_brings_a_picture_and_a_file() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    let files = [
        ("fortunes.png", "image/png", PNG),
        ("sheet.csv", "text/csv", SHEET),
    ];
    let body = json!({"type": 4, "data": fortunes("fortunes.png")});
    let post = world.bot.rest.request("POST", &callback(&event));
    assert_eq!(read(post.multipart(form(&body, &files))).await.0, 204);
    let answer = answer.await.unwrap().unwrap();
    let message = answer.message();
    let image = &message.json()["embeds"][0]["image"];
    assert_eq!(image["description"], "Ann gained, Ben lost");
    assert_eq!(
        (&image["width"], &image["height"]),
        (&json!(640), &json!(400))
    );
    assert!(image["url"].as_str().unwrap().starts_with("http"));
    // A file shown by the embed is not listed as well.
    let listed = message.json()["attachments"].as_array().unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0]["filename"], "sheet.csv");
    let names: Vec<String> = message.files().into_iter().map(|file| file.name).collect();
    assert_eq!(names, ["sheet.csv", "fortunes.png"]);
    assert_eq!(world.sandbox.file(message, "fortunes.png").unwrap(), PNG);
    assert_eq!(world.sandbox.file(message, "sheet.csv").unwrap(), SHEET);
    assert!(message.all_text().contains("Ann gained, Ben lost"));
    // Pictures are displayed, other files are downloaded.
    for (file, place) in [(image, "inline"), (&listed[0], "attachment")] {
        let got = reqwest::get(file["url"].as_str().unwrap()).await.unwrap();
        assert_eq!(got.headers()["content-disposition"], place);
        // Browsers may keep it without asking again.
        let kept = got.headers()["cache-control"].to_str().unwrap();
        assert!(kept.contains("immutable"), "{kept}");
    }
    assert_eq!(world.sandbox.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn what_was_thought_over_comes_with_files_and_only_for_one() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    let body = json!({"type": 5, "data": {"flags": 64}});
    assert_eq!(world.bot.rest.callback(&event, body).await.0, 204);
    answer.await.unwrap().unwrap();
    let path = format!(
        "/webhooks/{}/{}/messages/@original",
        world.sandbox.bot(),
        event["token"].as_str().unwrap()
    );
    let edit = |name: &'static str| {
        let files = [(name, "image/png", PNG), ("sheet.csv", "text/csv", SHEET)];
        let patch = world.bot.rest.request("PATCH", &path);
        read(patch.multipart(form(&fortunes(name), &files)))
    };
    let (status, first) = edit("first.png").await;
    assert_eq!(status, 200, "{first}");
    let picture = |message: &Value| {
        message["embeds"][0]["image"]["url"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert!(world.ben.sees(world.channel).is_empty());
    assert_eq!(world.ann.sees(world.channel)[0].files().len(), 2);
    // The new picture replaces the old one, which a page that was told of it can still load.
    let (_, second) = edit("second.png").await;
    let status = async |url: String| reqwest::get(url).await.unwrap().status().as_u16();
    assert_eq!(status(picture(&first)).await, 200);
    assert_eq!(status(picture(&second)).await, 200);
    assert_eq!(world.ann.sees(world.channel)[0].files().len(), 2);
    // An edit of the text leaves the picture; removing its embed removes it too.
    let (_, third) = read(
        world
            .bot
            .rest
            .request("PATCH", &path)
            .json(&json!({"content": "later", "attachments": []})),
    )
    .await;
    assert_eq!(third["attachments"], json!([]));
    assert_eq!(status(picture(&third)).await, 200);
    let bare = json!({"embeds": [], "attachments": []});
    let patch = world.bot.rest.request("PATCH", &path).json(&bare);
    assert_eq!(read(patch).await.0, 200);
    // Only the last few are kept.
    for _ in 0..33 {
        assert_eq!(edit("another.png").await.0, 200);
    }
    assert_eq!(status(picture(&first)).await, 404);
    assert_eq!(status(picture(&third)).await, 404);
    assert_eq!(world.sandbox.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn files_are_refused_where_discord_refuses_them() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    let body = json!({"type": 4, "data": {"content": "x"}});
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let post = |form: Form| {
        read(
            world
                .bot
                .rest
                .request("POST", &callback(&event))
                .multipart(form),
        )
    };
    let (status, answer) = post(form(&body, &[("a.bin", "text/csv", &big)])).await;
    assert_eq!((status, &answer["code"]), (413, &json!(40005)));
    let many = [("a.csv", "text/csv", SHEET); 11];
    assert_eq!(post(form(&body, &many)).await.0, 400);
    let long = "x".repeat(1025);
    let body = json!({"type": 4, "data": {"attachments": [{"id": 0, "description": long}]}});
    let (status, answer) = post(form(&body, &[("a.png", "image/png", PNG)])).await;
    assert_eq!(status, 400, "{answer}");
    assert!(answer["errors"]["data"]["attachments"]["0"]["description"].is_object());
    assert_eq!(world.sandbox.violations().len(), 3);
    // The permission to attach files is needed in a channel, but not for an answer.
    let channel = world.channel;
    world.sandbox.set_bot_permissions(
        channel,
        sandbox::Permissions::VIEW_CHANNEL | sandbox::Permissions::SEND_MESSAGES,
    );
    let path = format!("/channels/{channel}/messages");
    let sheet = form(&json!({}), &[("a.csv", "text/csv", SHEET)]);
    let (status, answer) = read(world.bot.rest.request("POST", &path).multipart(sheet)).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50013)));
    let body = json!({"type": 4, "data": {"content": "x"}});
    assert_eq!(
        post(form(&body, &[("a.csv", "text/csv", SHEET)])).await.0,
        204
    );
}

#[tokio::test]
async fn a_picture_that_is_not_there_is_noted() {
    let world = World::new().await;
    let embed = json!({"title": "x", "image": {"url": "attachment://nowhere.png"}});
    world.post(json!({"embeds": [embed]})).await;
    let noted = world.sandbox.violations();
    assert_eq!(noted.len(), 1);
    assert!(noted[0].contains("nowhere.png"), "{noted:?}");
}

#[tokio::test]
async fn an_edit_keeps_the_files_that_it_names_or_all() {
    let world = World::new().await;
    let path = format!("/channels/{}/messages", world.channel);
    let files = [("a.png", "image/png", PNG), ("b.png", "image/png", PNG)];
    let body = json!({"attachments": [{"id": 0, "description": "one"}, {"id": 1}]});
    let post = world.bot.rest.request("POST", &path);
    let (_, posted) = read(post.multipart(form(&body, &files))).await;
    let path = format!("{path}/{}", posted["id"].as_str().unwrap());
    let edit = async |body: Value| world.bot.rest.call("PATCH", &path, body).await.1;
    let names = |message: &Value| -> Vec<String> {
        let listed = message["attachments"].as_array().unwrap();
        listed
            .iter()
            .map(|file| file["filename"].as_str().unwrap().to_owned())
            .collect()
    };
    // Without a list all files stay, and an embed may show one of them by name.
    let shown = json!({"title": "A", "image": {"url": "attachment://a.png"}});
    let edited = edit(json!({"embeds": [shown]})).await;
    assert_eq!(
        names(&edited),
        ["b.png"],
        "what an embed shows is not listed"
    );
    assert_eq!(edited["embeds"][0]["image"]["description"], "one");
    let edited = edit(json!({"embeds": [], "content": "x"})).await;
    assert_eq!(names(&edited), ["a.png", "b.png"]);
    // A list keeps the files it names.
    let second = edited["attachments"][1]["id"].clone();
    let edited = edit(json!({"attachments": [{"id": second}]})).await;
    assert_eq!(names(&edited), ["b.png"]);
    assert_eq!(world.sandbox.violations(), Vec::<String>::new());
    // A file that the list drops can no longer be shown.
    let gone = json!({"title": "B", "image": {"url": "attachment://b.png"}});
    edit(json!({"attachments": [], "embeds": [gone]})).await;
    assert_eq!(world.sandbox.violations().len(), 1);
}
