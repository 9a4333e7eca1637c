//! The bot's user, its application and its servers.

use serde_json::json;

use super::{Outcome, Refusal, Request, Response};
use crate::world::{Id, World};

pub(crate) fn gateway_bot(world: &World) -> Outcome {
    Ok(Response::ok(json!({
        "url": world.gateway_url(), "shards": world.limits.shards.max(1),
        "session_start_limit": {
            "total": world.limits.identifies, "remaining": world.sessions_left(),
            "reset_after": u64::try_from(world.sessions_reset_after().as_millis()).unwrap_or(0),
            "max_concurrency": world.limits.max_concurrency,
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
        "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": 0, "flags_new": "0", "hook": true,
        "is_monetized": false, "is_verified": false, "is_discoverable": false, "team": null,
        "owner": world.users.values().find(|user| !user.bot).map_or_else(
            || world.user_json(application.id), crate::world::server::User::json),
        "bot": world.user_json(application.id), "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "integration_types_config": {"0": {}}, "tags": [],
        "approximate_guild_count": world.servers.len(), "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "eligible_oauth2_scopes": [],
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
