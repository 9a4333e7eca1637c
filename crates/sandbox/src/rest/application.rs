//! The bot itself: its user, its application, its servers and its emoji.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Outcome, Refusal, Request, Response, id};
use crate::{
    check,
    world::{Emoji, Id, World, message::Blob},
};

/// Bytes of an emoji's picture.
const EMOJI_SIZE: usize = 256 * 1024;

pub(crate) fn gateway_bot(world: &World) -> Outcome {
    Ok(Response::ok(json!({
        "url": world.gateway_url(), "shards": 1,
        "session_start_limit": {
            "total": 1000, "remaining": 1000_u64.saturating_sub(world.identifies),
            "reset_after": 14_400_000, "max_concurrency": 1,
        },
    })))
}

pub(crate) fn me(world: &World) -> Outcome {
    let bot = world.users.get(&world.bot()).ok_or(Refusal::UNKNOWN_USER)?;
    Ok(Response::ok(bot.own_json()))
}

pub(crate) fn user(world: &World, user: Id) -> Outcome {
    let user = world.users.get(&user).ok_or(Refusal::UNKNOWN_USER)?;
    Ok(Response::ok(user.json()))
}

pub(crate) fn guilds(world: &World) -> Outcome {
    let bot = world.bot();
    let mine = world
        .servers
        .values()
        .filter(|server| world.has_bot(server.id))
        .map(|server| {
            json!({
                "id": server.id, "name": server.name, "icon": null, "banner": null, "owner": false,
                "permissions": server.permissions(bot).to_string(), "features": [],
            })
        });
    Ok(Response::ok(mine.collect()))
}

pub(crate) fn leave(world: &mut World, server: Id) -> Outcome {
    if !world.has_bot(server) {
        return Err(Refusal::UNKNOWN_GUILD);
    }
    world.remove_bot(server);
    Ok(Response::empty())
}

pub(crate) fn application(world: &World) -> Outcome {
    let application = &world.application;
    Ok(Response::ok(json!({
        "id": application.id, "name": application.name, "icon": null,
        "description": application.description, "summary": "", "type": null, "bot_public": true,
        "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": 0, "hook": true,
        "is_monetized": false, "is_verified": false, "is_discoverable": false, "team": null,
        "owner": world.users.values().find(|user| !user.bot).map_or_else(
            || world.user_json(application.id), crate::world::server::User::json),
        "bot": world.user_json(application.id), "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "integration_types_config": {"0": {}}, "tags": [],
        "approximate_guild_count": world.servers.len(), "approximate_user_install_count": 0,
        "explicit_content_filter": 0, "discoverability_state": 1, "discovery_eligibility_flags": 0,
    })))
}

pub(crate) fn describe(world: &mut World, request: &Request) -> Outcome {
    if let Some(text) = request.json()?["description"].as_str() {
        if text.chars().count() > 400 {
            return Err(Refusal::field(
                "description",
                "BASE_TYPE_MAX_LENGTH",
                "Must be 400 or fewer in length.",
            ));
        }
        world.application.description = text.to_owned();
        world.touch();
    }
    application(world)
}

pub(crate) fn emoji(world: &mut World, request: &Request, method: &str, rest: &[&str]) -> Outcome {
    let known = |world: &World, text: &str| {
        let emoji = id(text, Refusal::UNKNOWN_EMOJI)?;
        if world.emoji.contains_key(&emoji) {
            Ok(emoji)
        } else {
            Err(Refusal::UNKNOWN_EMOJI)
        }
    };
    match (method, rest) {
        ("GET", []) => {
            let items: Vec<Value> = world.emoji.values().map(|e| emoji_json(world, e)).collect();
            Ok(Response::ok(json!({"items": items})))
        }
        ("POST", []) => {
            let body = request.json()?;
            check::emoji(body, true)?;
            if world.emoji.len() >= 2_000 {
                return Err(Refusal::MAX_EMOJI);
            }
            let name = body["name"].as_str().unwrap_or_default().to_owned();
            if world.emoji.values().any(|other| other.name == name) {
                return Err(Refusal::field(
                    "name",
                    "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
                    "Emoji name is already taken",
                ));
            }
            let (content_type, bytes) = check::data_url(body["image"].as_str().unwrap_or_default())
                .ok_or_else(|| Refusal::field("image", "IMAGE_INVALID", "Invalid image data"))?;
            if bytes.len() > EMOJI_SIZE {
                return Err(Refusal::field(
                    "image",
                    "BINARY_TYPE_MAX_SIZE",
                    "File cannot be larger than 256.0 kb.",
                ));
            }
            let emoji = world.clock.id();
            let animated = content_type == "image/gif";
            world.blobs.insert(
                emoji,
                Blob {
                    content_type,
                    bytes: Arc::from(bytes),
                },
            );
            let made = Emoji {
                id: emoji,
                name,
                animated,
            };
            let json = emoji_json(world, &made);
            world.emoji.insert(emoji, made);
            world.touch();
            Ok(Response::created(json))
        }
        ("GET", [emoji]) => {
            let emoji = known(world, emoji)?;
            Ok(Response::ok(emoji_json(world, &world.emoji[&emoji])))
        }
        ("PATCH", [emoji]) => {
            let emoji = known(world, emoji)?;
            let body = request.json()?;
            check::emoji(body, false)?;
            if let (Some(name), Some(emoji)) = (body["name"].as_str(), world.emoji.get_mut(&emoji))
            {
                emoji.name = name.to_owned();
            }
            world.touch();
            Ok(Response::ok(emoji_json(world, &world.emoji[&emoji])))
        }
        ("DELETE", [emoji]) => {
            let emoji = known(world, emoji)?;
            world.emoji.remove(&emoji);
            world.blobs.remove(&emoji);
            world.touch();
            Ok(Response::empty())
        }
        _ => Err(Refusal::METHOD),
    }
}

fn emoji_json(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id, "name": emoji.name, "roles": [], "user": world.user_json(world.bot()),
        "require_colons": true, "managed": false, "animated": emoji.animated, "available": true,
    })
}
