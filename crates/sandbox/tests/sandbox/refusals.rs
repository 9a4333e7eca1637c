//! Invalid bodies, and Discord's answers. For the first 45 or so, Discord's own schema, twilight and
//! common sense were compared.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{World, row};
use serde_json::{Value, json};

/// A message's body, and the place and code of the first fault that Discord finds.
struct Case(&'static str, Value, &'static str, &'static str);

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

fn embed(embed: Value) -> Value {
    json!({"embeds": [embed]})
}

fn v2(components: Value) -> Value {
    json!({"flags": 1 << 15, "components": components})
}

fn many(count: usize, item: impl Fn(usize) -> Value) -> Value {
    (0..count).map(item).collect()
}

fn in_every_message() -> Vec<Case> {
    let option = |n: usize| json!({"label": n.to_string(), "value": n.to_string()});
    let display = |n: usize| json!({"type": 10, "content": n.to_string()});
    let b = |n: usize| json!({"type": 2, "style": 1, "label": "b", "custom_id": n.to_string()});
    vec![
        Case(
            "2001 characters",
            json!({"content": text(2001)}),
            "content",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "content no text",
            json!({"content": 5}),
            "content",
            "STRING_TYPE_CONVERT",
        ),
        Case(
            "11 embeds",
            json!({"embeds": many(11, |_| json!({"title": "x"}))}),
            "embeds",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "title of 257",
            embed(json!({"title": text(257)})),
            "embeds.0.title",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "description of 4097",
            embed(json!({"description": text(4097)})),
            "embeds.0.description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "26 fields",
            embed(json!({"fields": many(26, |_| json!({"name": "n", "value": "v"}))})),
            "embeds.0.fields",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "field without value",
            embed(json!({"fields": [{"name": "n", "value": ""}]})),
            "embeds.0.fields.0.value",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "field value of 1025",
            embed(json!({"fields": [{"name": "n", "value": text(1025)}]})),
            "embeds.0.fields.0.value",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "footer of 2049",
            embed(json!({"footer": {"text": text(2049)}})),
            "embeds.0.footer.text",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "author of 257",
            embed(json!({"author": {"name": text(257)}})),
            "embeds.0.author.name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "6001 in all embeds",
            json!({"embeds": many(2, |n| json!({"description": text(3000 + n)}))}),
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        Case(
            "empty embed",
            embed(json!({})),
            "embeds.0.description",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "colour out of range",
            embed(json!({"title": "x", "color": 0x100_0000})),
            "embeds.0.color",
            "NUMBER_TYPE_MAX",
        ),
        Case(
            "picture of no address",
            embed(json!({"image": {"url": "here"}})),
            "embeds.0.image.url",
            "URL_TYPE_INVALID_URL",
        ),
        Case(
            "time that is none",
            embed(json!({"title": "x", "timestamp": "noon"})),
            "embeds.0.timestamp",
            "BASE_TYPE_INVALID",
        ),
        Case(
            "6 rows",
            components(many(6, |n| row(&[&n.to_string()]))),
            "components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "6 buttons",
            components(json!([{"type": 1, "components": many(6, b)}])),
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "empty row",
            components(json!([{"type": 1, "components": []}])),
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "button without row",
            components(json!([b(1)])),
            "components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "row in a row",
            components(json!([{"type": 1, "components": [row(&["a"])]}])),
            "components.0.components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "text input in a message",
            button(json!({"type": 4, "custom_id": "a", "style": 1, "label": "x"})),
            "components.0.components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "label and custom_id of 101",
            components(json!([row(&[&text(101)])])),
            "components.0.components.0.label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "long custom_id",
            button(json!({"type": 2, "style": 1, "label": "x", "custom_id": text(101)})),
            "components.0.components.0.custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "no custom_id",
            button(json!({"type": 2, "style": 1, "label": "x"})),
            "components.0.components.0.custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "same custom_id twice",
            components(json!([row(&["a"]), row(&["a"])])),
            "components.1.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        Case(
            "no style",
            button(json!({"type": 2, "label": "x", "custom_id": "a"})),
            "components.0.components.0.style",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "style 7",
            button(json!({"type": 2, "style": 7, "label": "x", "custom_id": "a"})),
            "components.0.components.0.style",
            "NUMBER_TYPE_MAX",
        ),
        Case(
            "label of 81",
            button(json!({"type": 2, "style": 1, "label": text(81), "custom_id": "a"})),
            "components.0.components.0.label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "empty label",
            button(json!({"type": 2, "style": 1, "label": "", "custom_id": "a"})),
            "components.0.components.0.label",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "no label",
            button(json!({"type": 2, "style": 1, "custom_id": "a"})),
            "components.0.components.0.label",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "link with custom_id",
            button(
                json!({"type": 2, "style": 5, "label": "x", "url": "https://a.b", "custom_id": "a"}),
            ),
            "components.0.components.0",
            "COMPONENT_TYPE_INVALID",
        ),
        Case(
            "link without url",
            button(json!({"type": 2, "style": 5, "label": "x"})),
            "components.0.components.0.url",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "button with url",
            button(
                json!({"type": 2, "style": 1, "label": "x", "custom_id": "a", "url": "https://a.b"}),
            ),
            "components.0.components.0",
            "COMPONENT_TYPE_INVALID",
        ),
        Case(
            "a playing card is no emoji",
            button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "🂡"}})),
            "components.0.components.0.emoji",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        Case(
            "a word is no emoji",
            button(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "ace"}})),
            "components.0.components.0.emoji",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        Case(
            "somebody else's emoji",
            button(
                json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": "1", "name": "ace"}}),
            ),
            "components.0.components.0.emoji",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        Case(
            "menu beside a button",
            components(json!([{"type": 1, "components": [b(1), {"type": 5, "custom_id": "m"}]}])),
            "components.0.components.1",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        Case(
            "two menus in a row",
            components(
                json!([{"type": 1, "components": [{"type": 5, "custom_id": "l"}, {"type": 5, "custom_id": "m"}]}]),
            ),
            "components.0.components.0",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        Case(
            "26 options",
            menu(json!({"options": many(26, option)})),
            "components.0.components.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "no options",
            menu(json!({"options": []})),
            "components.0.components.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "max_values above the options",
            menu(json!({"max_values": 3})),
            "components.0.components.0.max_values",
            "SELECT_VALUES_EXCEED_OPTIONS",
        ),
        Case(
            "min_values above max_values",
            menu(json!({"min_values": 2})),
            "components.0.components.0.min_values",
            "NUMBER_TYPE_MAX",
        ),
        Case(
            "placeholder of 151",
            menu(json!({"placeholder": text(151)})),
            "components.0.components.0.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "same value twice",
            menu(json!({"options": many(2, |_| option(1))})),
            "components.0.components.0.options.1.value",
            "SELECT_OPTION_VALUE_DUPLICATED",
        ),
        Case(
            "option label of 101",
            menu(json!({"options": [{"label": text(101), "value": "a"}]})),
            "components.0.components.0.options.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "two defaults for one",
            menu(
                json!({"options": many(2, |n| json!({"label": "x", "value": n.to_string(), "default": true}))}),
            ),
            "components.0.components.0.options",
            "SELECT_TOO_MANY_DEFAULTS",
        ),
        Case(
            "a role beyond the most",
            menu(json!({
                "type": 6, "options": null, "max_values": 1,
                "default_values": [{"id": "1", "type": "role"}, {"id": "2", "type": "role"}],
            })),
            "components.0.components.0.default_values",
            "BASE_TYPE_BAD_LENGTH",
        ),
        Case(
            "a person in a menu of channels",
            menu(json!({
                "type": 8, "options": null, "default_values": [{"id": "1", "type": "user"}],
            })),
            "components.0.components.0.default_values.0.type",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "newer components without the flag",
            components(json!([display(1)])),
            "components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "content with the flag",
            json!({"flags": 1 << 15, "content": "x", "components": [display(1)]}),
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        Case(
            "embeds with the flag",
            json!({"flags": 1 << 15, "embeds": [{"title": "x"}], "components": [display(1)]}),
            "embeds",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        Case(
            "41 components",
            v2(many(41, display)),
            "components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "41 nested components",
            v2(json!([{"type": 17, "components": many(40, display)}])),
            "components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "4001 in text displays",
            v2(json!([{"type": 10, "content": text(2000)}, {"type": 10, "content": text(2001)}])),
            "components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        Case(
            "section without accessory",
            v2(json!([{"type": 9, "components": [display(1)]}])),
            "components.0.accessory",
            "BASE_TYPE_REQUIRED",
        ),
        Case(
            "container in a container",
            v2(json!([{"type": 17, "components": [{"type": 17, "components": [display(1)]}]}])),
            "components.0.components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "file that is not there",
            v2(json!([{"type": 13, "file": {"url": "attachment://a.png"}}])),
            "components.0.file.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        Case(
            "same component id twice",
            v2(
                json!([{"type": 10, "id": 5, "content": "a"}, {"type": 10, "id": 5, "content": "b"}]),
            ),
            "components.1.id",
            "COMPONENT_ID_DUPLICATED",
        ),
        Case(
            "users parsed and named",
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["5"]}}),
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        Case(
            "strange parse",
            json!({"content": "x", "allowed_mentions": {"parse": ["me"]}}),
            "allowed_mentions.parse.0",
            "BASE_TYPE_CHOICES",
        ),
        Case(
            "attachment that is not there",
            json!({"content": "x", "attachments": [{"id": "0"}]}),
            "attachments.0.id",
            "BASE_TYPE_INVALID",
        ),
    ]
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
    for Case(name, body, place, code) in in_every_message() {
        let (status, answer) = world.bot.rest.call("POST", &path, body).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{name}: {answer}"
        );
        assert_eq!(answer["message"], "Invalid Form Body");
        assert_eq!(fault(&answer, place), code, "{name}: {answer}");
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
    for Case(name, body, place, code) in in_every_message() {
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
    for Case(name, body, place, code) in in_every_message() {
        let (status, answer) = world.bot.rest.call("PATCH", &path, body).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{name}: {answer}"
        );
        assert_eq!(fault(&answer, place), code, "{name}: {answer}");
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
