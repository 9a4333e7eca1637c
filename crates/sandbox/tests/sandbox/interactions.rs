//! How interactions may be answered, how long, how often, and who sees the answer.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use std::time::Duration;

use common::{World, row};
use sandbox::{ActionError, AnswerKind};
use serde_json::{Value, json};

#[tokio::test]
async fn an_interaction_names_person_place_and_rights() {
    let mut world = World::new().await;
    let before = world.post(json!({"content": "the last message"})).await;
    let (event, _) = world.go().await;
    assert_eq!(event["type"], 2);
    assert_eq!(event["data"]["name"], "go");
    assert_eq!(event["member"]["user"]["id"], world.ann.id().to_string());
    assert_eq!(event["channel_id"], world.channel.to_string());
    assert_eq!(event["channel"]["last_message_id"], before["id"]);
    assert_eq!(event["guild_id"], world.sandbox.server().to_string());
    for (key, wanted) in [
        ("application_id", json!(world.sandbox.bot().to_string())),
        ("version", json!(1)),
        ("locale", json!("en-US")),
        ("entitlements", json!([])),
        ("attachment_size_limit", json!(10_485_760)),
        ("context", json!(0)),
    ] {
        assert_eq!(event[key], wanted, "{key}");
    }
    let may = |value: &Value| value.as_str().unwrap().parse::<u64>().unwrap();
    let (manage_server, send) = (1 << 5, 1 << 11);
    assert_eq!(may(&event["app_permissions"]) & send, send);
    assert_eq!(
        may(&event["member"]["permissions"]) & (manage_server | send),
        send
    );
    world
        .sandbox
        .set_permissions(&world.ann, sandbox::Permissions::MANAGE_GUILD);
    let (event, _) = world.go().await;
    assert_eq!(
        may(&event["member"]["permissions"]) & (manage_server | send),
        manage_server | send
    );
}

#[tokio::test]
async fn who_owns_the_server_may_do_everything() {
    let people = vec!["Olga".to_owned(), "Paul".to_owned()];
    let mut world = World::with(sandbox::Config {
        people,
        ..Default::default()
    })
    .await;
    for (name, all) in [("Olga", true), ("Paul", false)] {
        let (person, channel) = (world.sandbox.person_by_name(name).unwrap(), world.channel);
        let (event, _) = world
            .bot
            .receive(async move { person.slash(channel, "/go").await })
            .await;
        let may: u64 = event["member"]["permissions"]
            .as_str()
            .unwrap()
            .parse()
            .unwrap();
        let (administrator, manage_server) = (1 << 3, 1 << 5);
        assert_eq!(may & administrator != 0, all, "{name}");
        assert_eq!(may & manage_server != 0, all, "{name}");
    }
}

#[tokio::test]
async fn a_second_answer_is_one_too_many() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    let body = json!({"type": 4, "data": {"content": "hello"}});
    assert_eq!(world.bot.rest.callback(&event, body.clone()).await.0, 204);
    let (status, refused) = world.bot.rest.callback(&event, body).await;
    assert_eq!((status, &refused["code"]), (400, &json!(40060)));
    assert_eq!(answer.await.unwrap().unwrap().kind, AnswerKind::Message);
    assert_eq!(world.ben.sees(world.channel).len(), 1);
}

#[tokio::test]
async fn an_answer_may_be_asked_for_in_return() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    let path = format!(
        "/interactions/{}/{}/callback?with_response=true",
        event["id"].as_str().unwrap(),
        event["token"].as_str().unwrap()
    );
    let body = json!({"type": 4, "data": {"content": "hello", "flags": 64}});
    let (status, answer) = world.bot.rest.call("POST", &path, body).await;
    assert_eq!(status, 200);
    assert_eq!(answer["resource"]["message"]["content"], "hello");
    assert_eq!(answer["interaction"]["response_message_ephemeral"], true);
    assert_eq!(
        answer["interaction"]["response_message_id"],
        answer["resource"]["message"]["id"]
    );
}

#[tokio::test]
async fn after_three_seconds_an_interaction_is_unknown() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    common::advance(Duration::from_millis(3_001)).await;
    assert_eq!(answer.await.unwrap().unwrap_err(), ActionError::NoAnswer);
    let body = json!({"type": 4, "data": {"content": "too late"}});
    let (status, refused) = world.bot.rest.callback(&event, body).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10062)));
    let unknown = json!({"id": "5", "token": "made-up"});
    let (status, refused) = world.bot.rest.callback(&unknown, json!({"type": 6})).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn a_token_lives_for_a_while_and_begins_with_the_answer() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    let edit = json!({"content": "changed"});
    let at = "/messages/@original";
    let (status, refused) = world
        .bot
        .rest
        .webhook("PATCH", &event, at, edit.clone())
        .await;
    assert_eq!(
        (status, &refused["code"]),
        (404, &json!(10015)),
        "not yet answered"
    );
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": {"content": "x"}}))
        .await;
    let (status, changed) = world
        .bot
        .rest
        .webhook("PATCH", &event, at, edit.clone())
        .await;
    assert_eq!((status, &changed["content"]), (200, &json!("changed")));
    // This is how discord.js writes it.
    let (status, same) = world
        .bot
        .rest
        .webhook("GET", &event, "/messages/%40original", Value::Null)
        .await;
    assert_eq!((status, &same["id"]), (200, &changed["id"]));
    world.sandbox.faults().expire_tokens();
    let (status, refused) = world
        .bot
        .rest
        .webhook("PATCH", &event, at, edit.clone())
        .await;
    assert_eq!((status, &refused["code"]), (401, &json!(50027)), "expired");
    let unknown = json!({"token": "made-up"});
    let (status, refused) = world.bot.rest.webhook("PATCH", &unknown, at, edit).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10015)), "unknown");
}

#[tokio::test]
async fn a_token_is_dead_after_fifteen_minutes() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    let body = json!({"type": 4, "data": {"content": "x"}});
    assert_eq!(world.bot.rest.callback(&event, body).await.0, 204);
    for (seconds, code) in [(14 * 60, Value::Null), (61, json!(50027))] {
        common::advance(Duration::from_secs(seconds)).await;
        let body = json!({"content": "more"});
        let (_, answer) = world.bot.rest.webhook("POST", &event, "", body).await;
        assert_eq!(answer["code"], code, "{answer}");
    }
}

#[tokio::test]
async fn thinking_ends_with_the_edit_or_the_first_follow_up() {
    let mut world = World::new().await;
    for (method, at) in [("PATCH", "/messages/@original"), ("POST", "")] {
        let (event, answer) = world.go().await;
        world
            .bot
            .rest
            .callback(&event, json!({"type": 5, "data": {"flags": 64}}))
            .await;
        let answer = answer.await.unwrap().unwrap();
        assert_eq!(answer.kind, AnswerKind::Deferred);
        assert!(answer.message().loading() && answer.message().ephemeral());
        // It is as private as the first answer, whatever its own flags say.
        let (status, body) = world
            .bot
            .rest
            .webhook(method, &event, at, json!({"content": "done", "flags": 0}))
            .await;
        assert_eq!(status, 200, "{body}");
        let (channel, id) = (world.channel, answer.message().id());
        let done = world.ann.message(channel, id).unwrap();
        assert!(!done.loading() && done.ephemeral());
        assert_eq!(done.content(), "done");
        assert!(world.ben.sees(channel).is_empty());
    }
}

#[tokio::test]
async fn follow_ups_are_messages_of_their_own() {
    let mut world = World::new().await;
    let (event, _) = world.go().await;
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": {"content": "first"}}))
        .await;
    let more = json!({"content": "for you", "flags": 64});
    let (_, more) = world.bot.rest.webhook("POST", &event, "", more).await;
    let at = format!("/messages/{}", more["id"].as_str().unwrap());
    assert_eq!(world.ann.sees(world.channel).len(), 2);
    assert_eq!(world.ben.sees(world.channel).len(), 1);
    let (_, read) = world
        .bot
        .rest
        .webhook("GET", &event, &at, Value::Null)
        .await;
    assert_eq!(read["content"], "for you");
    let path = format!("/channels/{}{at}", world.channel);
    let (status, refused) = world.bot.rest.get(&path).await;
    assert_eq!(
        (status, &refused["code"]),
        (404, &json!(10008)),
        "ephemerals have one door"
    );
    let (status, _) = world
        .bot
        .rest
        .webhook("DELETE", &event, &at, Value::Null)
        .await;
    assert_eq!((status, world.ann.sees(world.channel).len()), (204, 1));
    let (_, refused) = world
        .bot
        .rest
        .webhook("DELETE", &event, &at, Value::Null)
        .await;
    assert_eq!(refused["code"], 10008);
}

#[tokio::test]
async fn only_some_answers_suit_an_interaction() {
    let mut world = World::new().await;
    let (command, _) = world.go().await;
    for kind in [1, 6, 7, 8, 12] {
        let (status, refused) = world
            .bot
            .rest
            .callback(&command, json!({"type": kind, "data": {"content": "x"}}))
            .await;
        assert_eq!(
            (status, &refused["code"]),
            (400, &json!(50035)),
            "type {kind}"
        );
    }
    let posted = world
        .post(json!({"content": "x", "components": [row(&["a"])]}))
        .await;
    let (ben, message) = (world.ben.clone(), world.ben.sees(world.channel)[0].clone());
    let (click, answer) = world
        .bot
        .receive(async move { ben.click(&message, "a").await })
        .await;
    assert_eq!(click["message"]["id"], posted["id"]);
    assert_eq!(click["data"]["custom_id"], "a");
    assert_eq!(
        world.bot.rest.callback(&click, json!({"type": 8})).await.0,
        400
    );
    assert_eq!(
        world.bot.rest.callback(&click, json!({"type": 6})).await.0,
        204
    );
    assert_eq!(
        answer.await.unwrap().unwrap().kind,
        AnswerKind::DeferredUpdate
    );
    // From now on `@original` is the message with the button.
    let at = "/messages/@original";
    world
        .bot
        .rest
        .webhook("PATCH", &click, at, json!({"content": "changed"}))
        .await;
    assert_eq!(world.ann.sees(world.channel)[0].content(), "changed");
}

#[tokio::test]
async fn an_update_changes_the_message_of_the_button() {
    let mut world = World::new().await;
    world
        .post(json!({"content": "x", "components": [row(&["a"])]}))
        .await;
    let (ann, message) = (world.ann.clone(), world.ann.sees(world.channel)[0].clone());
    let (click, answer) = world
        .bot
        .receive(async move { ann.click(&message, "a").await })
        .await;
    let body = json!({"type": 7, "data": {"content": "y", "components": []}});
    assert_eq!(world.bot.rest.callback(&click, body).await.0, 204);
    let answer = answer.await.unwrap().unwrap();
    assert_eq!(
        (answer.kind, answer.message().content()),
        (AnswerKind::Update, "y")
    );
    assert!(world.ben.sees(world.channel)[0].buttons().is_empty());
}

#[tokio::test]
async fn a_dialog_goes_to_one_and_comes_back_filled_in() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    let body = json!({"type": 9, "data": {"custom_id": "bet", "title": "Your bet", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "coins", "label": "Coins", "style": 1, "max_length": 3}]},
        {"type": 18, "label": "Suit", "component": {"type": 3, "custom_id": "suit", "options": [{"label": "Cups", "value": "c"}]}},
    ]}});
    assert_eq!(world.bot.rest.callback(&event, body).await.0, 204);
    let modal = answer.await.unwrap().unwrap().modal.unwrap();
    for (fields, input) in [
        (vec![("coins", ""), ("suit", "c")], "coins"),
        (vec![("coins", "1234"), ("suit", "c")], "coins"),
        (vec![("coins", "5")], "suit"),
    ] {
        match world.ann.submit(&modal, &fields).await {
            Err(ActionError::BadInput { input: wrong, .. }) => assert_eq!(wrong, input),
            other => panic!("{other:?}"),
        }
    }
    assert!(matches!(
        world.ben.submit(&modal, &[]).await,
        Err(ActionError::NotThere(_))
    ));
    let ann = world.ann.clone();
    let (submitted, _) = world
        .bot
        .receive(async move { ann.submit(&modal, &[("coins", "5"), ("suit", "c")]).await })
        .await;
    assert_eq!(submitted["type"], 5);
    assert_eq!(submitted["data"]["custom_id"], "bet");
    assert_eq!(
        submitted["data"]["components"][0]["components"][0]["value"],
        "5"
    );
    assert_eq!(
        submitted["data"]["components"][1]["component"]["values"],
        json!(["c"])
    );
    let again = json!({"type": 9, "data": {"custom_id": "m", "title": "t", "components": []}});
    assert_eq!(
        world.bot.rest.callback(&submitted, again).await.0,
        400,
        "no dialog after a dialog"
    );
}

#[tokio::test]
async fn the_client_refuses_what_discords_would() {
    let world = World::new().await;
    world
        .bot
        .rest
        .register(json!([{"name": "pay", "description": "Pay", "options": [
            {"type": 1, "name": "coins", "description": "x", "options": [
                {"type": 4, "name": "amount", "description": "x", "required": true, "min_value": 1, "max_value": 50},
                {"type": 3, "name": "why", "description": "x", "max_length": 9},
                {"type": 3, "name": "kind", "description": "x", "choices": [{"name": "A loan", "value": "loan"}]},
                {"type": 6, "name": "to", "description": "x"},
            ]},
        ]}, {"name": "grant", "description": "x", "default_member_permissions": "32"}]))
        .await;
    for (line, option) in [
        ("/pay coins amount:0", "amount"),
        ("/pay coins amount:51", "amount"),
        ("/pay coins amount:two", "amount"),
        ("/pay coins why:because", "amount"),
        ("/pay coins amount:5 why:much too long", "why"),
        ("/pay coins amount:5 kind:gift", "kind"),
        ("/pay coins amount:5 to:@Nobody", "to"),
        ("/pay coins stray amount:5", "stray"),
    ] {
        match world.ann.slash(world.channel, line).await {
            Err(ActionError::BadOption { option: wrong, .. }) => {
                assert_eq!(wrong, option, "{line}")
            }
            other => panic!("{line}: {other:?}"),
        }
    }
    for line in ["/pay", "/pay gold", "/sing", "hello", "/grant"] {
        let failed = world.ann.slash(world.channel, line).await;
        assert!(
            matches!(failed, Err(ActionError::NoSuchCommand(_))),
            "{line}: {failed:?}"
        );
    }
}

#[tokio::test]
async fn options_arrive_as_typed() {
    let mut world = World::new().await;
    world
        .bot
        .rest
        .register(json!([{"name": "pay", "description": "Pay", "options": [
            {"type": 4, "name": "amount", "description": "x"},
            {"type": 3, "name": "why", "description": "x"},
            {"type": 6, "name": "to", "description": "x"},
            {"type": 5, "name": "quietly", "description": "x"},
        ]}]))
        .await;
    let (ann, ben, channel) = (world.ann.clone(), world.ben.id().to_string(), world.channel);
    let line = "/pay amount:-5 why:one: two, three to:@Ben quietly:true";
    let (event, _) = world
        .bot
        .receive(async move { ann.slash(channel, line).await })
        .await;
    assert_eq!(
        event["data"]["options"],
        json!([
            {"name": "amount", "type": 4, "value": -5},
            {"name": "why", "type": 3, "value": "one: two, three"},
            {"name": "to", "type": 6, "value": ben},
            {"name": "quietly", "type": 5, "value": true},
        ])
    );
    assert_eq!(
        event["data"]["resolved"]["users"][&ben]["global_name"],
        "Ben"
    );
    assert!(event["data"]["resolved"]["members"][&ben]["roles"].is_array());
}

#[tokio::test]
async fn choices_are_offered_while_typing() {
    let mut world = World::new().await;
    world
        .bot
        .rest
        .register(json!([{"name": "rules", "description": "x", "options": [
            {"type": 3, "name": "game", "description": "x", "autocomplete": true, "required": true},
        ]}]))
        .await;
    let (ann, channel) = (world.ann.clone(), world.channel);
    let typed = json!({"name": "game", "type": 3, "value": "tri", "focused": true});
    let choices =
        tokio::spawn(async move { ann.autocomplete(channel, "rules", vec![typed]).await });
    let event = world.bot.socket.event("INTERACTION_CREATE").await;
    assert_eq!(
        (&event["type"], &event["data"]["options"][0]["focused"]),
        (&json!(4), &json!(true))
    );
    let many: Vec<Value> = (0..26)
        .map(|n| json!({"name": "x", "value": n.to_string()}))
        .collect();
    let body = json!({"type": 8, "data": {"choices": many}});
    assert_eq!(world.bot.rest.callback(&event, body).await.0, 400);
    let body = json!({"type": 8, "data": {"choices": [{"name": "Triomphe", "value": "t"}]}});
    assert_eq!(world.bot.rest.callback(&event, body).await.0, 204);
    assert_eq!(
        choices.await.unwrap().unwrap(),
        vec![json!({"name": "Triomphe", "value": "t"})]
    );
}

#[tokio::test]
async fn an_ephemeral_is_one_persons_alone() {
    let mut world = World::new().await;
    let (event, answer) = world.go().await;
    let data = json!({"content": "the Fool", "flags": 64, "components": [row(&["play"])]});
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": data}))
        .await;
    let hand = answer.await.unwrap().unwrap().message().clone();
    assert!(hand.ephemeral());
    assert!(world.ben.sees(world.channel).is_empty());
    assert!(matches!(
        world.ben.click(&hand, "play").await,
        Err(ActionError::NotThere(_))
    ));
    let received = |person: &sandbox::Person| {
        person
            .payloads()
            .iter()
            .any(|payload| payload.to_string().contains("the Fool"))
    };
    assert!(received(&world.ann));
    assert!(!received(&world.ben), "not in any payload");
    assert!(world.sandbox.channel_payloads(world.channel).is_empty());
    let (_, listed) = world
        .bot
        .rest
        .get(&format!("/channels/{}/messages", world.channel))
        .await;
    assert_eq!(listed, json!([]));
    // A client that forges a click reaches the bot, but under its own name.
    let (ben, channel, id) = (world.ben.clone(), world.channel, hand.id());
    let (forged, _) = world
        .bot
        .receive(async move { ben.raw_component(channel, id, "play", None).await })
        .await;
    assert_eq!(forged["member"]["user"]["id"], world.ben.id().to_string());
    world.ann.dismiss(&hand);
    assert!(world.ann.sees(world.channel).is_empty());
}

#[tokio::test]
async fn commands_work_where_they_are_allowed() {
    let mut world = World::new().await;
    let direct = world.ann.direct_channel();
    let ann = world.ann.clone();
    let (event, answer) = world
        .bot
        .receive(async move { ann.slash(direct, "/go").await })
        .await;
    assert_eq!(
        (&event["context"], &event["guild_id"]),
        (&json!(1), &Value::Null)
    );
    assert_eq!(event["user"]["id"], world.ann.id().to_string());
    world
        .bot
        .rest
        .callback(&event, json!({"type": 4, "data": {"content": "hi"}}))
        .await;
    assert_eq!(answer.await.unwrap().unwrap().message().content(), "hi");
    assert!(world.ben.sees(direct).is_empty());
    world
        .bot
        .rest
        .register(json!([{"name": "go", "description": "x", "contexts": [0]}]))
        .await;
    let failed = world.ann.slash(direct, "/go").await;
    assert!(
        matches!(failed, Err(ActionError::NoSuchCommand(_))),
        "{failed:?}"
    );
}

#[tokio::test]
async fn a_doubled_interaction_arrives_twice() {
    let mut world = World::new().await;
    world.sandbox.faults().double_interactions(1);
    let (event, _) = world.go().await;
    let twin = world.bot.socket.event("INTERACTION_CREATE").await;
    assert_eq!(event, twin);
    let body = json!({"type": 4, "data": {"content": "x"}});
    assert_eq!(world.bot.rest.callback(&event, body.clone()).await.0, 204);
    assert_eq!(world.bot.rest.callback(&twin, body).await.1["code"], 40060);
}
