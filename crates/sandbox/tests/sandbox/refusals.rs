//! Invalid bodies, and Discord's answers. For the first 45 or so, Discord's own schema, twilight and
//! common sense were compared.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{World, row};
use serde::Deserialize;
use serde_json::{Value, json};

/// A message's body, and the place and code of the first fault that Discord finds.
#[derive(Deserialize)]
struct Case {
    about: String,
    place: String,
    code: String,
    body: Value,
}

fn text(length: usize) -> String {
    "x".repeat(length)
}

fn components(components: Value) -> Value {
    json!({"content": "x", "components": components})
}

fn button(button: Value) -> Value {
    components(json!([{"type": 1, "components": [button]}]))
}

fn menu(extra: Value) -> Value {
    let mut menu = json!({
        "type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}],
    });
    for (key, value) in extra.as_object().unwrap() {
        menu[key] = value.clone();
    }
    button(menu)
}

fn v2(components: Value) -> Value {
    json!({"flags": 1 << 15, "components": components})
}

fn many(count: usize, item: impl Fn(usize) -> Value) -> Value {
    (0..count).map(item).collect()
}

/// The messages of `refused-messages.jsonl`.
fn in_every_message() -> Vec<Case> {
    let lines = include_str!("refused-messages.jsonl").lines();
    let read = |line| serde_json::from_str::<Case>(line).unwrap();
    let whole = |case: Case| Case {
        body: written_out(&case.body, 0),
        ..case
    };
    lines.map(read).map(whole).collect()
}

/// Writes out what the file abbreviates: "x*257" is a text of 257 characters, and `{"times": 6, "of": …}` a list of six,
/// each with its number where # stands.
fn written_out(value: &Value, number: usize) -> Value {
    match value {
        Value::String(short) => {
            let whole = short.replace('#', &number.to_string());
            let length = short.strip_prefix("x*").and_then(|it| it.parse().ok());
            length.map_or(whole, text).into()
        }
        Value::Array(items) => items.iter().map(|it| written_out(it, number)).collect(),
        Value::Object(object) => match (object.get("times"), object.get("of")) {
            (Some(times), Some(of)) => {
                many(times.as_u64().unwrap() as usize, |n| written_out(of, n))
            }
            _ => {
                let parts = object.iter();
                let parts = parts.map(|(key, it)| (key.clone(), written_out(it, number)));
                Value::Object(parts.collect())
            }
        },
        other => other.clone(),
    }
}

/// The code at a place in Discord's tree of errors.
fn fault(body: &Value, place: &str) -> Value {
    let place = place
        .split('.')
        .fold(&body["errors"], |tree, step| &tree[step]);
    place["_errors"][0]["code"].clone()
}

#[tokio::test]
async fn a_wrong_message_is_refused_in_its_place() {
    let world = World::new().await;
    let path = format!("/channels/{}/messages", world.channel);
    for Case {
        about: name,
        place,
        code,
        body,
    } in in_every_message()
    {
        let (status, answer) = world.bot.rest.call("POST", &path, body).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{name}: {answer}"
        );
        assert_eq!(answer["message"], "Invalid Form Body");
        assert_eq!(fault(&answer, &place), code, "{name}: {answer}");
    }
    assert_eq!(world.sandbox.violations().len(), in_every_message().len());
    assert!(
        world.sandbox.messages(world.channel).is_empty(),
        "nothing was posted"
    );
}

#[tokio::test]
async fn a_wrong_answer_is_refused_in_its_place_and_may_be_given_again() {
    let mut world = World::new().await;
    let (interaction, answer) = world.go().await;
    for Case {
        about: name,
        place,
        code,
        body,
    } in in_every_message()
    {
        let body = json!({"type": 4, "data": body});
        let (status, answer) = world.bot.rest.callback(&interaction, body).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{name}: {answer}"
        );
        assert_eq!(
            fault(&answer, &format!("data.{place}")),
            code,
            "{name}: {answer}"
        );
    }
    let right = json!({"type": 4, "data": {"content": "at last"}});
    assert_eq!(world.bot.rest.callback(&interaction, right).await.0, 204);
    assert_eq!(
        answer.await.unwrap().unwrap().message().content(),
        "at last"
    );
}

#[tokio::test]
async fn a_wrong_edit_is_refused_in_its_place() {
    let world = World::new().await;
    let posted = world.post(json!({"content": "as it was"})).await;
    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        posted["id"].as_str().unwrap()
    );
    for Case {
        about: name,
        place,
        code,
        body,
    } in in_every_message()
    {
        let (status, answer) = world.bot.rest.call("PATCH", &path, body).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{name}: {answer}"
        );
        assert_eq!(fault(&answer, &place), code, "{name}: {answer}");
    }
    assert_eq!(world.ann.sees(world.channel)[0].content(), "as it was");
}

#[tokio::test]
async fn what_is_right_passes() {
    let world = World::new().await;
    let emoji = json!({"name": "ace", "image": "data:image/png;base64,iVBORw0KGgo="});
    let path = format!("/applications/{}/emojis", world.sandbox.bot());
    let (status, emoji) = world.bot.rest.call("POST", &path, emoji).await;
    assert_eq!(status, 201, "{emoji}");
    let b = |n: usize| json!({"type": 2, "style": 1, "label": "b", "custom_id": n.to_string()});
    let rights = [
        json!({"content": text(2000)}),
        json!({"embeds": many(10, |_| json!({"description": text(600)}))}),
        components(many(
            5,
            |r| json!({"type": 1, "components": many(5, |n| b(r * 5 + n))}),
        )),
        button(json!({"type": 2, "style": 1, "custom_id": text(100), "label": text(80)})),
        button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "🃏"}})),
        button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "♠️"}})),
        button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "👨‍👩‍👧"}})),
        button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "🇮🇹"}})),
        button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "5️⃣"}})),
        button(
            json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": emoji["id"], "name": "ace"}}),
        ),
        button(json!({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
        menu(
            json!({"options": many(25, |n| json!({"label": "x", "value": n.to_string()})), "max_values": 25, "min_values": 0}),
        ),
        v2(many(40, |n| json!({"type": 10, "content": n.to_string()}))),
        v2(json!([{"type": 17, "accent_color": 5, "components": [
            {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": b(1)},
            {"type": 14, "divider": true, "spacing": 2},
            {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]},
            row(&["z"]),
        ]}])),
        json!({"content": "<@5>", "allowed_mentions": {"parse": []}}),
        json!({"content": "hush", "flags": 4096}),
    ];
    for body in rights {
        world.post(body).await;
    }
    assert_eq!(world.sandbox.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn nothing_is_no_message() {
    let world = World::new().await;
    let path = format!("/channels/{}/messages", world.channel);
    for body in [
        json!({}),
        json!({"content": ""}),
        json!({"content": " \n"}),
        json!({"embeds": [], "components": []}),
    ] {
        let (status, answer) = world.bot.rest.call("POST", &path, body).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50006)), "{answer}");
    }
    let posted = world.post(json!({"content": "x"})).await;
    let path = format!("{path}/{}", posted["id"].as_str().unwrap());
    let (status, answer) = world
        .bot
        .rest
        .call("PATCH", &path, json!({"content": ""}))
        .await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)), "{answer}");
}

#[tokio::test]
async fn wrong_commands_are_refused() {
    let world = World::new().await;
    let path = format!("/applications/{}/commands", world.sandbox.bot());
    let command = |extra: Value| {
        let mut command = json!({"name": "go", "description": "Go", "type": 1});
        for (key, value) in extra.as_object().unwrap() {
            command[key] = value.clone();
        }
        command
    };
    let options = |options: Value| command(json!({"options": options}));
    let option = |n: usize| json!({"type": 3, "name": format!("o{n}"), "description": "x"});
    let table = [
        (
            "upper case",
            command(json!({"name": "Go"})),
            "name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            "a space",
            command(json!({"name": "go on"})),
            "name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            "33 characters",
            command(json!({"name": text(33)})),
            "name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no name",
            command(json!({"name": ""})),
            "name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "no description",
            command(json!({"description": ""})),
            "description",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "description of 101",
            command(json!({"description": text(101)})),
            "description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "26 options",
            options(many(26, option)),
            "options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "option twice",
            options(many(2, |_| option(1))),
            "options.1",
            "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
        ),
        (
            "required after optional",
            options(
                json!([option(1), {"type": 3, "name": "b", "description": "x", "required": true}]),
            ),
            "options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            "26 choices",
            options(
                json!([{"type": 4, "name": "b", "description": "x", "choices": many(26, |n| json!({"name": n.to_string(), "value": n}))}]),
            ),
            "options.0.choices",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "choice of another kind",
            options(
                json!([{"type": 4, "name": "b", "description": "x", "choices": [{"name": "a", "value": "a"}]}]),
            ),
            "options.0.choices.0.value",
            "BASE_TYPE_INVALID",
        ),
        (
            "choices and autocomplete",
            options(
                json!([{"type": 3, "name": "b", "description": "x", "autocomplete": true, "choices": [{"name": "a", "value": "a"}]}]),
            ),
            "options.0.choices",
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
        ),
        (
            "options beside subcommands",
            options(json!([option(1), {"type": 1, "name": "b", "description": "x"}])),
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "subcommands three deep",
            options(
                json!([{"type": 2, "name": "b", "description": "x", "options": [{"type": 2, "name": "c", "description": "x"}]}]),
            ),
            "options.0.options.0.type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "8001 characters",
            options(many(
                25,
                |n| json!({"type": 3, "name": format!("o{n}"), "description": text(100), "choices": many(3, |m| json!({"name": format!("{m}{}", text(99)), "value": text(100)}))}),
            )),
            "",
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
        (
            "a language that is none",
            command(json!({"name_localizations": {"xx": "los"}})),
            "name_localizations.xx",
            "BASE_TYPE_CHOICES",
        ),
    ];
    for (name, body, place, code) in table {
        let (status, answer) = world.bot.rest.call("POST", &path, body.clone()).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{name}: {answer}"
        );
        let tree = if place.is_empty() {
            answer["errors"].clone()
        } else {
            place
                .split('.')
                .fold(answer["errors"].clone(), |tree, step| tree[step].clone())
        };
        assert_eq!(tree["_errors"][0]["code"], code, "{name}: {answer}");
        let (status, _) = world.bot.rest.call("PUT", &path, json!([body])).await;
        assert_eq!(status, 400, "{name}");
    }
    let named = |n: usize| json!({"name": format!("c{n}"), "description": "x"});
    let (_, answer) = world.bot.rest.call("PUT", &path, many(101, named)).await;
    assert_eq!(answer["code"], 30032, "{answer}");
    let (_, answer) = world
        .bot
        .rest
        .call("PUT", &path, json!([named(1), named(1)]))
        .await;
    assert_eq!(
        answer["errors"]["1"]["_errors"][0]["code"],
        "APPLICATION_COMMANDS_DUPLICATE_NAME"
    );
    assert_eq!(
        world.bot.rest.call("PUT", &path, many(100, named)).await.0,
        200
    );
    assert_eq!(
        world.bot.rest.call("POST", &path, named(100)).await.1["code"],
        30032
    );
    assert_eq!(world.sandbox.commands(None).len(), 100);
}

#[tokio::test]
async fn wrong_dialogs_are_refused() {
    let mut world = World::new().await;
    let (interaction, answer) = world.go().await;
    let input = |name: &str| json!({"type": 1, "components": [{"type": 4, "custom_id": name, "label": "l", "style": 1}]});
    let table = [
        (
            "title of 46",
            json!({"custom_id": "m", "title": text(46), "components": [input("a")]}),
            "data.title",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no title",
            json!({"custom_id": "m", "components": [input("a")]}),
            "data.title",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "no custom_id",
            json!({"title": "t", "components": [input("a")]}),
            "data.custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "6 inputs",
            json!({"custom_id": "m", "title": "t", "components": many(6, |n| input(&n.to_string()))}),
            "data.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no inputs",
            json!({"custom_id": "m", "title": "t", "components": []}),
            "data.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "a button",
            json!({"custom_id": "m", "title": "t", "components": [row(&["a"])]}),
            "data.components.0.components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        (
            "same input twice",
            json!({"custom_id": "m", "title": "t", "components": [input("a"), input("a")]}),
            "data.components.1.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
    ];
    for (name, data, place, code) in table {
        let body = json!({"type": 9, "data": data});
        let (status, answer) = world.bot.rest.callback(&interaction, body).await;
        assert_eq!(status, 400, "{name}: {answer}");
        assert_eq!(fault(&answer, place), code, "{name}: {answer}");
    }
    let right = json!({"custom_id": "m", "title": "t", "components": [input("a")]});
    assert_eq!(
        world
            .bot
            .rest
            .callback(&interaction, json!({"type": 9, "data": right}))
            .await
            .0,
        204
    );
    assert_eq!(answer.await.unwrap().unwrap().modal.unwrap().title, "t");
}

#[tokio::test]
async fn slips_that_discord_ignores_are_told() {
    let world = World::new().await;
    world
        .post(json!({"content": "for you alone?", "flags": 64}))
        .await;
    world.post(json!({"content": "x", "contnet": "y"})).await;
    let violations = world.sandbox.violations();
    assert_eq!(violations.len(), 2, "{violations:?}");
    assert!(violations[0].contains("ephemeral"), "{violations:?}");
    assert!(violations[1].contains("contnet"), "{violations:?}");
    assert_eq!(
        world.ben.sees(world.channel).len(),
        2,
        "such a message is there for all"
    );
}

#[tokio::test]
async fn requests_that_are_none_are_refused() {
    let world = World::new().await;
    let rest = &world.bot.rest;
    let path = format!("/channels/{}/messages", world.channel);
    let (status, answer) = common::read(
        rest.request("POST", &path)
            .header("content-type", "application/json")
            .body("{"),
    )
    .await;
    assert_eq!((status, &answer["code"]), (400, &json!(50109)));
    let (status, answer) = common::read(rest.request("POST", &path).body("x")).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)));
    assert_eq!(
        rest.get("/no/such/route").await,
        (404, json!({"message": "404: Not Found", "code": 0}))
    );
    let stranger = rest.clone().with_token("wrong");
    assert_eq!(stranger.get("/users/@me").await.0, 401);
    assert_eq!(rest.get("/channels/abc").await.0, 400);
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let form = reqwest::multipart::Form::new()
        .text("payload_json", "{}")
        .part(
            "files[0]",
            reqwest::multipart::Part::bytes(big).file_name("a.bin"),
        );
    let (status, answer) = common::read(rest.request("POST", &path).multipart(form)).await;
    assert_eq!((status, &answer["code"]), (413, &json!(40005)));
    assert_eq!(world.sandbox.violations().len(), 6);
}
