//! Roles, age-restricted channels, and menus of a server's roles, members and channels.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::World;
use serde_json::json;

#[tokio::test]
async fn a_role_is_made_given_and_deleted() {
    let mut world = World::new().await;
    let server = world.sandbox.server();
    let role = world.sandbox.add_role(server, "Steward");
    let made = world.bot.socket.event("GUILD_ROLE_CREATE").await;
    assert_eq!(made["guild_id"], server.to_string());
    assert_eq!(made["role"]["id"], role.to_string());
    assert_eq!(made["role"]["name"], "Steward");
    world.sandbox.give_role(&world.ann, role);
    let (event, _) = world.go().await;
    assert_eq!(event["member"]["roles"], json!([role.to_string()]));

    world.sandbox.delete_role(role);
    let gone = world.bot.socket.event("GUILD_ROLE_DELETE").await;
    assert_eq!(
        gone,
        json!({"guild_id": server.to_string(), "role_id": role.to_string()})
    );
    let (event, _) = world.go().await;
    assert_eq!(event["member"]["roles"], json!([]));
    let (_, roles) = world.bot.rest.get(&format!("/guilds/{server}/roles")).await;
    let ids = roles.as_array().unwrap().iter().map(|each| &each["id"]);
    assert!(!ids.into_iter().any(|id| *id == role.to_string()));
}

#[tokio::test]
async fn menus_of_roles_and_channels_hand_over_what_was_chosen() {
    let mut world = World::new().await;
    let (server, here) = (world.sandbox.server(), world.channel);
    let role = world.sandbox.add_role(server, "Steward");
    let menu = |kind: u8, id: &str| {
        json!({"type": 1, "components": [
            {"type": kind, "custom_id": id, "min_values": 0, "max_values": 2}]})
    };
    let body = json!({"content": "x", "components": [menu(6, "roles"), menu(8, "channels")]});
    world.post(body).await;
    for (id, value, table, name) in [
        ("roles", role, "roles", "Steward"),
        ("channels", here, "channels", "tavern"),
    ] {
        let (ann, text) = (world.ann.clone(), value.to_string());
        let message = ann.sees(here).pop().unwrap();
        let (event, _) = world
            .bot
            .receive(async move { ann.select(&message, id, &[&text]).await })
            .await;
        let data = &event["data"];
        assert_eq!(data["values"], json!([value.to_string()]));
        let found = &data["resolved"][table][value.to_string()];
        assert_eq!(found["id"], value.to_string(), "{data}");
        assert!(table != "roles" || found["name"] == name, "{data}");
    }
}

#[tokio::test]
async fn a_channel_says_whether_it_is_restricted_by_age() {
    let world = World::new().await;
    for restricted in [true, false] {
        world.sandbox.set_age_restricted(world.channel, restricted);
        let path = format!("/channels/{}", world.channel);
        let (_, channel) = world.bot.rest.get(&path).await;
        assert_eq!(channel["nsfw"], restricted);
    }
}
