//! Channels, threads and permissions: what the bot may do where.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use std::time::Duration;

use common::{Socket, World, row};
use sandbox::{ActionError, Config, Id, Permissions};
use serde_json::{Value, json};

#[tokio::test]
async fn each_permission_opens_what_it_names() {
    let all = Permissions::VIEW_CHANNEL
        | Permissions::READ_MESSAGE_HISTORY
        | Permissions::SEND_MESSAGES
        | Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::EMBED_LINKS
        | Permissions::ATTACH_FILES
        | Permissions::MANAGE_MESSAGES
        | Permissions::MANAGE_THREADS
        | Permissions::CREATE_PUBLIC_THREADS;
    let world = World::new().await;
    let c = world.channel;
    let thread = world.sandbox.add_thread(c, "thread", &world.ann);
    // Method, path, body and the permission needed; each is tried without exactly that one.
    let table = [
        (
            "GET",
            format!("/channels/{c}"),
            Value::Null,
            Permissions::VIEW_CHANNEL,
            50001,
        ),
        (
            "POST",
            format!("/channels/{c}/messages"),
            json!({"content": "x"}),
            Permissions::VIEW_CHANNEL,
            50001,
        ),
        (
            "POST",
            format!("/channels/{c}/messages"),
            json!({"content": "x"}),
            Permissions::SEND_MESSAGES,
            50013,
        ),
        (
            "POST",
            format!("/channels/{c}/messages"),
            json!({"embeds": [{"title": "x"}]}),
            Permissions::EMBED_LINKS,
            50013,
        ),
        (
            "POST",
            format!("/channels/{thread}/messages"),
            json!({"content": "x"}),
            Permissions::SEND_MESSAGES_IN_THREADS,
            50013,
        ),
        (
            "POST",
            format!("/channels/{c}/threads"),
            json!({"name": "t", "type": 11}),
            Permissions::CREATE_PUBLIC_THREADS,
            50013,
        ),
        (
            "PATCH",
            format!("/channels/{thread}"),
            json!({"name": "t"}),
            Permissions::MANAGE_THREADS,
            50013,
        ),
        (
            "DELETE",
            format!(
                "/channels/{c}/messages/{}",
                world.ann.say(c, "hi").unwrap().id()
            ),
            Value::Null,
            Permissions::MANAGE_MESSAGES,
            50013,
        ),
        (
            "DELETE",
            format!("/channels/{thread}"),
            Value::Null,
            Permissions::MANAGE_THREADS,
            50013,
        ),
    ];
    for (method, path, body, needed, code) in table {
        world.sandbox.set_bot_permissions(c, all - needed);
        let (_, refused) = world.bot.rest.call(method, &path, body.clone()).await;
        assert_eq!(
            refused["code"], code,
            "{method} {path} without {needed:?}: {refused}"
        );
        world.sandbox.set_bot_permissions(c, all);
        let (status, answer) = world.bot.rest.call(method, &path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {answer}");
    }
    world
        .sandbox
        .set_bot_permissions(c, all - Permissions::ATTACH_FILES);
    let form = || {
        let file = reqwest::multipart::Part::bytes(vec![1]).file_name("a.bin");
        reqwest::multipart::Form::new()
            .text("payload_json", "{}")
            .part("files[0]", file)
    };
    let path = format!("/channels/{c}/messages");
    let post = || world.bot.rest.request("POST", &path).multipart(form());
    assert_eq!(common::read(post()).await.1["code"], 50013);
    world.sandbox.set_bot_permissions(c, all);
    assert_eq!(common::read(post()).await.0, 200);
}

#[tokio::test]
async fn what_is_gone_is_unknown() {
    let mut world = World::new().await;
    let c = world.channel;
    let posted = world.post(json!({"content": "x"})).await;
    let path = format!("/channels/{c}/messages/{}", posted["id"].as_str().unwrap());
    let moderator = &world.ann;
    let message = moderator.sees(c)[0].clone();
    assert!(moderator.delete(&message).is_err(), "she may not yet");
    world
        .sandbox
        .set_permissions(moderator, Permissions::MANAGE_MESSAGES);
    moderator.delete(&message).unwrap();
    for (method, body) in [
        ("GET", Value::Null),
        ("PATCH", json!({"content": "y"})),
        ("DELETE", Value::Null),
    ] {
        let (status, refused) = world.bot.rest.call(method, &path, body).await;
        assert_eq!((status, &refused["code"]), (404, &json!(10008)), "{method}");
    }
    assert!(world.sandbox.delete_channel(c));
    let gone = world.bot.socket.event("CHANNEL_DELETE").await;
    assert_eq!(gone["id"], c.to_string());
    let (status, refused) = world.bot.rest.get(&path).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10003)));
}

#[tokio::test]
async fn a_bot_thrown_out_has_access_no_longer() {
    let mut world = World::new().await;
    let (server, c) = (world.sandbox.server(), world.channel);
    world.sandbox.remove_bot(server);
    let event = world.bot.socket.event("GUILD_DELETE").await;
    // No "unavailable" key: this is a removal, not an outage.
    assert_eq!(event, json!({"id": server.to_string()}));
    let (status, refused) = world.bot.rest.get(&format!("/channels/{c}")).await;
    assert_eq!((status, &refused["code"]), (403, &json!(50001)));
    let (status, refused) = world.bot.rest.get(&format!("/guilds/{server}")).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10004)));
    assert!(world.ann.slash(c, "/go").await.is_err());
    world.sandbox.invite_bot(server);
    let event = world.bot.socket.event("GUILD_CREATE").await;
    assert_eq!(event["id"], server.to_string());
    assert_eq!(world.bot.rest.get(&format!("/channels/{c}")).await.0, 200);
}

#[tokio::test]
async fn a_closed_and_locked_thread_is_out_of_the_bots_reach_until_a_moderator_opens_it() {
    let all = Config::default().bot_permissions;
    let mut world = World::with(Config {
        people: vec!["Owner".to_owned()],
        bot_permissions: all - Permissions::MANAGE_THREADS,
        ..Config::default()
    })
    .await;
    let channel = world.channel;
    let thread = world.sandbox.add_thread(channel, "corner", &world.ann);
    let rest = &world.bot.rest;
    let inside = rest.post(thread, json!({"content": "in it"})).await;
    let message = inside["id"].as_str().unwrap();
    let message = format!("/channels/{thread}/messages/{message}");
    let place = format!("/channels/{thread}");

    // Who may not manage threads may not lock one either; the page asks for no more.
    let (mut owner, mut ann) = (
        Socket::page(&world, "owner").await,
        Socket::page(&world, "ann").await,
    );
    let lock = json!({"t": "lock", "thread": thread.to_string()});
    ann.send(lock.clone()).await;
    assert_eq!(ann.heard("refused").await["why"], "forbidden");
    owner.send(lock).await;
    let event = world.bot.socket.event("THREAD_UPDATE").await;
    let metadata = &event["thread_metadata"];
    assert_eq!(
        (&metadata["archived"], &metadata["locked"]),
        (&json!(true), &json!(true))
    );

    let content = || json!({"content": "y"});
    let rest = &world.bot.rest;
    for (method, path, body, code) in [
        ("POST", format!("{place}/messages"), content(), 160_005),
        ("PATCH", message.clone(), content(), 50_083),
        ("DELETE", message.clone(), json!({}), 50_083),
        ("PATCH", place.clone(), json!({"archived": false}), 50_013),
    ] {
        let (_, refused) = rest.call(method, &path, body).await;
        assert_eq!(refused["code"], code, "{method} {path}");
    }
    // Nor may members write in it, or use commands.
    let said = world.ann.say(thread, "hello");
    assert_eq!(said.err(), Some(ActionError::Locked));
    let command = world.ann.slash(thread, "/go").await;
    assert_eq!(command.err(), Some(ActionError::Locked));

    owner
        .send(json!({"t": "unlock", "thread": thread.to_string()}))
        .await;
    let event = world.bot.socket.event("THREAD_UPDATE").await;
    let metadata = &event["thread_metadata"];
    assert_eq!(
        (&metadata["archived"], &metadata["locked"]),
        (&json!(false), &json!(false))
    );
    let rest = &world.bot.rest;
    assert_eq!(rest.call("PATCH", &message, content()).await.0, 200);
    assert_eq!(rest.post(thread, content()).await["content"], "y");
}

#[tokio::test]
async fn an_archived_thread_is_opened_before_it_is_edited() {
    let mut world = World::new().await;
    let posted = world
        .post(json!({"content": "a table", "components": [row(&["a"])]}))
        .await;
    let path = format!(
        "/channels/{}/messages/{}/threads",
        world.channel,
        posted["id"].as_str().unwrap()
    );
    let (status, thread) = world
        .bot
        .rest
        .call("POST", &path, json!({"name": "its thread"}))
        .await;
    assert_eq!(
        (status, &thread["id"]),
        (201, &posted["id"]),
        "it takes the message's id"
    );
    assert_eq!(
        world.bot.socket.event("THREAD_CREATE").await["newly_created"],
        true
    );
    let (_, refused) = world
        .bot
        .rest
        .call("POST", &path, json!({"name": "again"}))
        .await;
    assert_eq!(refused["code"], 160_004);

    let thread: Id = thread["id"].as_str().unwrap().parse().unwrap();
    let inside = world
        .bot
        .rest
        .post(thread, json!({"content": "in it"}))
        .await;
    world.sandbox.archive(thread);
    let event = world.bot.socket.event("THREAD_UPDATE").await;
    assert_eq!(event["thread_metadata"]["archived"], true);
    let edit = format!(
        "/channels/{thread}/messages/{}",
        inside["id"].as_str().unwrap()
    );
    let (status, refused) = world
        .bot
        .rest
        .call("PATCH", &edit, json!({"content": "y"}))
        .await;
    assert_eq!((status, &refused["code"]), (400, &json!(50083)));
    let open = json!({"archived": false});
    assert_eq!(
        world
            .bot
            .rest
            .call("PATCH", &format!("/channels/{thread}"), open)
            .await
            .0,
        200
    );
    assert_eq!(
        world
            .bot
            .rest
            .call("PATCH", &edit, json!({"content": "y"}))
            .await
            .0,
        200
    );
    // A message opens it too.
    world.sandbox.archive(thread);
    world
        .bot
        .rest
        .post(thread, json!({"content": "still here"}))
        .await;
    assert_eq!(world.sandbox.archived(thread), Some(false));
}

#[tokio::test]
async fn threads_have_members() {
    let world = World::new().await;
    let path = format!("/channels/{}/threads", world.channel);
    let (status, thread) = world
        .bot
        .rest
        .call("POST", &path, json!({"name": "a room", "type": 11}))
        .await;
    assert_eq!(status, 201, "{thread}");
    let thread = thread["id"].as_str().unwrap();
    let members = format!("/channels/{thread}/thread-members");
    assert_eq!(
        world
            .bot
            .rest
            .get(&members)
            .await
            .1
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let ann = format!("{members}/{}", world.ann.id());
    assert_eq!(world.bot.rest.get(&ann).await.1["code"], 10007);
    assert_eq!(world.bot.rest.call("PUT", &ann, Value::Null).await.0, 204);
    assert_eq!(
        world.bot.rest.get(&ann).await.1["user_id"],
        world.ann.id().to_string()
    );
    assert_eq!(
        world.bot.rest.call("DELETE", &ann, Value::Null).await.0,
        204
    );
    let active = format!("/guilds/{}/threads/active", world.sandbox.server());
    assert_eq!(
        world.bot.rest.get(&active).await.1["threads"][0]["id"],
        thread
    );
    // The channel announces it.
    assert_eq!(world.ann.sees(world.channel)[0].content(), "a room");
}

#[tokio::test]
async fn old_messages_are_edited_now_and_then_only() {
    let world = World::new().await;
    let posted = world.post(json!({"content": "x"})).await;
    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        posted["id"].as_str().unwrap()
    );
    let edit = async || {
        let body = json!({"content": "y"});
        let (status, answer) = world.bot.rest.call("PATCH", &path, body).await;
        (status, answer["code"].clone())
    };
    for _ in 0..10 {
        assert_eq!(edit().await, (200, Value::Null), "young");
    }
    for hour in 1..3 {
        common::advance(Duration::from_secs(3_601)).await;
        for _ in 0..3 {
            assert_eq!(edit().await, (200, Value::Null), "after {hour} h");
        }
        assert_eq!(edit().await, (429, json!(30046)), "after {hour} h");
    }
}

#[tokio::test]
async fn one_edits_only_what_one_wrote() {
    let world = World::new().await;
    let said = world.ann.say(world.channel, "mine").unwrap();
    let path = format!("/channels/{}/messages/{}", world.channel, said.id());
    let (status, refused) = world
        .bot
        .rest
        .call("PATCH", &path, json!({"content": "yours"}))
        .await;
    assert_eq!((status, &refused["code"]), (403, &json!(50005)));
}

#[tokio::test]
async fn messages_are_listed_newest_first() {
    let world = World::new().await;
    for n in 0..5 {
        world.post(json!({"content": n.to_string()})).await;
    }
    let path = format!("/channels/{}/messages", world.channel);
    let contents = |list: &Value| -> Vec<String> {
        list.as_array()
            .unwrap()
            .iter()
            .map(|m| m["content"].as_str().unwrap().to_owned())
            .collect()
    };
    let (_, all) = world.bot.rest.get(&path).await;
    assert_eq!(contents(&all), ["4", "3", "2", "1", "0"]);
    let two = all[2]["id"].as_str().unwrap();
    for (query, wanted) in [
        ("limit=2".to_owned(), vec!["4", "3"]),
        (format!("before={two}"), vec!["1", "0"]),
        (format!("after={two}&limit=1"), vec!["3"]),
        (format!("around={two}&limit=3"), vec!["3", "2", "1"]),
    ] {
        let (_, some) = world.bot.rest.get(&format!("{path}?{query}")).await;
        assert_eq!(contents(&some), wanted, "{query}");
    }
}

#[tokio::test]
async fn only_who_is_allowed_is_pinged() {
    let world = World::new().await;
    let (ann, ben) = (world.ann.id(), world.ben.id());
    let text = format!("<@{ann}> and <@{ben}>");
    for (allowed, wanted) in [
        (Value::Null, vec![ann, ben]),
        (json!({"parse": []}), vec![]),
        (json!({"parse": ["users"]}), vec![ann, ben]),
        (json!({"users": [ben.to_string()]}), vec![ben]),
    ] {
        let mut body = json!({"content": text});
        if !allowed.is_null() {
            body["allowed_mentions"] = allowed;
        }
        world.post(body).await;
        let message = world.ann.sees(world.channel).pop().unwrap();
        let pinged: Vec<Id> = [ann, ben]
            .into_iter()
            .filter(|id| message.pings(*id))
            .collect();
        assert_eq!(pinged, wanted);
    }
}

#[tokio::test]
async fn files_go_when_their_message_does() {
    let world = World::new().await;
    let file = |name: &str| {
        let part = reqwest::multipart::Part::bytes(b"hello".to_vec()).file_name(name.to_owned());
        let payload = json!({"attachments": [{"id": 0, "description": "a greeting"}]});
        reqwest::multipart::Form::new()
            .text("payload_json", payload.to_string())
            .part("files[0]", part)
    };
    let path = format!("/channels/{}/messages", world.channel);
    let post = world
        .bot
        .rest
        .request("POST", &path)
        .multipart(file("a b.txt"));
    let (status, first) = common::read(post).await;
    assert_eq!(status, 200, "{first}");
    let attachment = &first["attachments"][0];
    assert_eq!(attachment["filename"], "a_b.txt");
    assert_eq!(
        (&attachment["description"], &attachment["size"]),
        (&json!("a greeting"), &json!(5))
    );
    let url = attachment["url"].as_str().unwrap().to_owned();
    assert_eq!(
        reqwest::get(&url).await.unwrap().text().await.unwrap(),
        "hello"
    );
    // An edit that names only the new file removes the old one.
    let path = format!("{path}/{}", first["id"].as_str().unwrap());
    let edit = world
        .bot
        .rest
        .request("PATCH", &path)
        .multipart(file("b.txt"));
    let (status, second) = common::read(edit).await;
    assert_eq!(
        (status, second["attachments"].as_array().unwrap().len()),
        (200, 1),
        "{second}"
    );
    assert_eq!(reqwest::get(&url).await.unwrap().status().as_u16(), 404);
}
