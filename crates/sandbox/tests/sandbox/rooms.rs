//! Channels of every kind, and what the managers of a server can change.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{Socket, World};
use sandbox::{ActionError, Config, Id, Permissions, Room, Sandbox};
use serde_json::{Value, json};

fn furnished() -> Config {
    Config {
        people: vec!["Ann".to_owned(), "Ben".to_owned()],
        rooms: vec![
            Room::Category("House".to_owned()),
            Room::Text("garden".to_owned()),
            Room::Announcement("news".to_owned()),
            Room::Voice("talk".to_owned()),
            Room::Forum("questions".to_owned()),
        ],
        roles: vec![("Game Master".to_owned(), vec!["Ben".to_owned()])],
        ..Config::default()
    }
}

fn named(sandbox: &Sandbox, name: &str) -> Id {
    let all = sandbox.channels(sandbox.server()).into_iter();
    let found = all.filter(|(_, other)| other == name);
    found.map(|(id, _)| id).next().unwrap()
}

#[tokio::test]
async fn a_server_is_furnished_and_told_to_the_bot() {
    let sandbox = Sandbox::start(furnished()).await.unwrap();
    let rest = common::Rest::new(&sandbox);
    let (_, channels) = rest
        .get(&format!("/guilds/{}/channels", sandbox.server()))
        .await;
    let channels = channels.as_array().unwrap();
    let told: Vec<(&str, u64)> = channels
        .iter()
        .map(|one| (one["name"].as_str().unwrap(), one["type"].as_u64().unwrap()))
        .collect();
    let wanted = [
        ("general", 0),
        ("House", 4),
        ("garden", 0),
        ("news", 5),
        ("talk", 2),
        ("questions", 15),
    ];
    assert_eq!(told, wanted);
    let house = channels[1]["id"].clone();
    assert_eq!(channels[1]["parent_id"], Value::Null);
    assert!(
        channels
            .iter()
            .all(|one| one["id"] == house || one["parent_id"] == house)
    );
    assert_eq!(sandbox.channel(), named(&sandbox, "general"));
    let (_, roles) = rest
        .get(&format!("/guilds/{}/roles", sandbox.server()))
        .await;
    let role = roles
        .as_array()
        .unwrap()
        .iter()
        .find(|role| role["name"] == "Game Master")
        .unwrap();
    let ben = sandbox.person_by_name("Ben").unwrap().id();
    let (_, member) = rest
        .get(&format!("/guilds/{}/members/{ben}", sandbox.server()))
        .await;
    assert_eq!(member["roles"], json!([role["id"]]));
    assert!(
        roles
            .as_array()
            .unwrap()
            .iter()
            .any(|role| role["tags"]["bot_id"].is_string())
    );
}

#[tokio::test]
async fn places_are_different() {
    let mut world = World::with(Config {
        people: Vec::new(),
        ..furnished()
    })
    .await;
    let sandbox = &world.sandbox;
    let rest = world.bot.rest.clone();
    let call = async |method: &str, path: String, body: Value| {
        let (status, body) = rest.call(method, &path, body).await;
        (status, body["code"].as_u64().unwrap_or(0), body)
    };
    let post = async |id: Id| {
        call(
            "POST",
            format!("/channels/{id}/messages"),
            json!({"content": "x"}),
        )
        .await
    };
    let thread = |kind: u64| json!({"name": "a table", "type": kind});
    let open =
        async |id: Id, body: Value| call("POST", format!("/channels/{id}/threads"), body).await;
    let [house, news, talk, questions] =
        ["House", "news", "talk", "questions"].map(|name| named(sandbox, name));

    // Messages cannot be posted in a category or forum.
    for id in [house, questions] {
        let (status, code, _) = post(id).await;
        assert_eq!((status, code), (400, 50_008));
        assert!(world.ann.say(id, "hello").is_err());
        let asked = world.ann.slash(id, "/go").await;
        assert!(matches!(asked, Err(ActionError::NotThere(_))), "{asked:?}");
    }
    // A voice channel has a chat but no threads.
    let (status, _, message) = post(talk).await;
    assert_eq!(status, 200);
    let (status, code, _) = open(talk, thread(11)).await;
    assert_eq!((status, code), (400, 50_024));
    let from = format!(
        "/channels/{talk}/messages/{}/threads",
        message["id"].as_str().unwrap()
    );
    let (status, code, _) = call("POST", from, json!({"name": "a table"})).await;
    assert_eq!((status, code), (400, 50_024));
    // An announcement channel has its own kind of threads, and a message can be published once.
    let (_, _, message) = post(news).await;
    let message = message["id"].as_str().unwrap();
    let from = format!("/channels/{news}/messages/{message}/threads");
    let (status, _, made) = call("POST", from, json!({"name": "a table"})).await;
    assert_eq!((status, &made["type"]), (201, &json!(10)), "{made}");
    assert_eq!(open(news, thread(11)).await.1, 50_024);
    let publish = format!("/channels/{news}/messages/{message}/crosspost");
    let (status, _, published) = call("POST", publish.clone(), Value::Null).await;
    assert_eq!((status, published["flags"].as_u64().unwrap() & 1), (200, 1));
    assert_eq!(call("POST", publish, Value::Null).await.1, 40_033);
    // A forum's posts are threads with a first message.
    assert_eq!(open(questions, json!({"name": "a post"})).await.1, 50_035);
    let body = json!({"name": "a post", "message": {"content": " how? "}});
    let (status, _, made) = open(questions, body).await;
    assert_eq!(
        (status, &made["type"], &made["message"]["content"]),
        (201, &json!(11), &json!("how?"))
    );
    assert_eq!(made["id"], made["message"]["id"]);
    let made: Id = made["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(post(made).await.0, 200);
    let channel = world.channel;
    world.channel = made;
    let (event, _) = world.go().await;
    assert_eq!(
        (&event["channel"]["type"], &event["channel"]["parent_id"]),
        (&json!(11), &json!(questions))
    );
    world.channel = channel;
}

#[tokio::test]
async fn the_bot_may_do_exactly_what_it_was_granted() {
    let granted = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let mut world = World::with(Config::granting(granted.bits())).await;
    let (event, _) = world.go().await;
    assert_eq!(event["app_permissions"], granted.bits().to_string());
    // People have the usual permissions, by a role of their own.
    let allowed: u64 = event["member"]["permissions"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    let both = (Permissions::READ_MESSAGE_HISTORY | Permissions::ATTACH_FILES).bits();
    assert_eq!(allowed & both, both);
    assert_eq!(event["member"]["roles"].as_array().unwrap().len(), 1);
    let path = format!("/channels/{}/messages", world.channel);
    let posted = world.post(json!({"content": "x"})).await;
    let (_, list) = world.bot.rest.get(&path).await;
    assert_eq!(list, json!([]), "it may not read what was written before");
    let body = json!({"content": "x", "embeds": [{"title": "x"}]});
    assert_eq!(world.bot.rest.call("POST", &path, body).await.0, 403);
    let threads = format!("{path}/{}/threads", posted["id"].as_str().unwrap());
    let body = json!({"name": "a table"});
    assert_eq!(world.bot.rest.call("POST", &threads, body).await.0, 403);
}

#[tokio::test]
async fn a_manager_changes_permissions_and_roles_on_the_page() {
    let mut world = World::with(Config {
        people: vec!["Owner".to_owned()],
        ..furnished()
    })
    .await;
    let server = world.sandbox.server();
    let (mut owner, mut ann) = (
        Socket::page(&world, "owner").await,
        Socket::page(&world, "ann").await,
    );
    let hello = owner.heard("hello").await;
    assert_eq!(hello["servers"][0]["manages"], true);
    assert_eq!(ann.heard("hello").await["servers"][0]["manages"], false);

    // The bot loses one permission in one channel, and the next click reports it.
    let bot = world.sandbox.bot().to_string();
    let embed = Permissions::EMBED_LINKS.bits();
    let change = json!({
        "t": "allow", "channel": world.channel.to_string(), "who": bot, "allow": "0",
        "deny": (embed | Permissions::ADMINISTRATOR.bits()).to_string(),
    });
    ann.send(change.clone()).await;
    assert_eq!(ann.heard("refused").await["why"], "forbidden");
    owner.send(change).await;
    let updated = world.bot.socket.event("CHANNEL_UPDATE").await;
    let wanted = json!([{"id": bot, "type": 1, "allow": "0", "deny": embed.to_string()}]);
    assert_eq!(
        updated["permission_overwrites"], wanted,
        "no more than the page shows"
    );
    let hello = owner.heard("hello").await;
    assert_eq!(hello["servers"][0]["channels"][0]["overwrites"], wanted);
    let (event, _) = world.go().await;
    let allowed: u64 = event["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(allowed & embed, 0);
    let path = format!("/channels/{}/messages", world.channel);
    let body = json!({"embeds": [{"title": "x"}]});
    assert_eq!(world.bot.rest.call("POST", &path, body).await.0, 403);

    let role = hello["servers"][0]["roles"].as_array().unwrap();
    let role = role
        .iter()
        .find(|role| role["name"] == "Game Master")
        .unwrap()["id"]
        .clone();
    let give = json!({
        "t": "roles", "server": server.to_string(), "member": world.ann.id().to_string(), "roles": [role],
    });
    ann.send(give.clone()).await;
    assert_eq!(ann.heard("refused").await["why"], "forbidden");
    owner.send(give).await;
    owner.heard("hello").await;
    let (event, _) = world.go().await;
    assert_eq!(event["member"]["roles"], json!([role]));

    // Everybody may post in the forum.
    let forum = named(&world.sandbox, "questions").to_string();
    let ask = |name: &str| json!({"t": "post", "nonce": 5, "channel": forum, "name": name, "content": "how?"});
    ann.send(ask(" ")).await;
    assert_eq!(ann.heard("answer").await["state"], "failed");
    ann.send(ask("a post")).await;
    let answer = ann.heard("answer").await;
    let made: Id = answer["post"].as_str().unwrap().parse().unwrap();
    assert_eq!(world.ben.sees(made)[0].content(), "how?");
    let told = world.bot.socket.event("THREAD_CREATE").await;
    assert_eq!(
        (&told["id"], &told["parent_id"]),
        (&answer["post"], &json!(forum))
    );
}
