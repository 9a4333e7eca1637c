//! Routes for servers and their members.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Outcome, Refusal, Request, Response};
use crate::world::{
    Id, World,
    channel::{Channel, ChannelKind},
    id::id_in,
};

fn known(world: &World, server: Id) -> Result<Id, Refusal> {
    match world.servers.get(&server) {
        // Discord gives the same answer for a server without the bot as for one that does not exist.
        Some(_) if world.has_bot(server) => Ok(server),
        Some(_) | None => Err(Refusal::UNKNOWN_GUILD),
    }
}

pub(crate) fn get(world: &World, request: &Request, server: Id) -> Outcome {
    let server = &world.servers[&known(world, server)?];
    let mut json = server.json(world.bot());
    if request
        .query
        .get("with_counts")
        .is_some_and(|with| with == "true")
    {
        json["approximate_member_count"] = json!(server.members.len());
        json["approximate_presence_count"] = json!(server.members.len());
    }
    Ok(Response::ok(json))
}

pub(crate) fn roles(world: &World, server: Id) -> Outcome {
    let server = known(world, server)?;
    let bot = world.bot();
    Ok(Response::ok(
        world.servers[&server]
            .roles
            .iter()
            .map(|role| role.json(bot))
            .collect(),
    ))
}

pub(crate) fn channels(world: &World, server: Id) -> Outcome {
    let server = known(world, server)?;
    let channels = world
        .channels
        .values()
        .filter(|c| c.server == Some(server) && c.thread.is_none());
    Ok(Response::ok(channels.map(Channel::json).collect()))
}

pub(crate) fn create_channel(world: &mut World, request: &Request, server: Id) -> Outcome {
    let server = known(world, server)?;
    let base = Permissions::from_bits_truncate(world.servers[&server].permissions(world.bot()));
    if !base.contains(Permissions::MANAGE_CHANNELS) {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    let body = request.json()?;
    let name = body["name"].as_str().unwrap_or_default();
    if !(1..=100).contains(&name.chars().count()) {
        return Err(Refusal::field(
            "name",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 100 in length.",
        ));
    }
    let number = body["type"].as_u64().unwrap_or(0);
    let kind = ChannelKind::from_number(number).ok_or_else(|| {
        let message = "Value must be one of {0, 2, 4, 5, 15}.";
        Refusal::field("type", "BASE_TYPE_CHOICES", message)
    })?;
    let parent = id_in(&body["parent_id"]);
    let category = |id: &Id| {
        let place = world.channels.get(id);
        place.is_some_and(|c| c.kind == ChannelKind::Category && c.server == Some(server))
    };
    if parent.is_some_and(|parent| kind == ChannelKind::Category || !category(&parent)) {
        let message = "Not a category of this server.";
        return Err(Refusal::field("parent_id", "BASE_TYPE_INVALID", message));
    }
    let channel = world.add_place(server, name, kind, parent);
    if let Some(channel) = world.channels.get_mut(&channel) {
        channel.topic = body["topic"].as_str().map(str::to_owned);
    }
    Ok(Response::created(world.channels[&channel].json()))
}

pub(crate) fn member(world: &World, server: Id, user: Id) -> Outcome {
    let server = known(world, server)?;
    if !world.users.contains_key(&user) {
        return Err(Refusal::UNKNOWN_USER);
    }
    world
        .member_json(server, user)
        .map(Response::ok)
        .ok_or(Refusal::UNKNOWN_MEMBER)
}

pub(crate) fn members(world: &World, request: &Request, server: Id) -> Outcome {
    let server = known(world, server)?;
    if !world.privileged_intents {
        return Err(Refusal::MISSING_ACCESS);
    }
    let limit = request
        .query
        .get("limit")
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    let after = request
        .query
        .get("after")
        .and_then(|text| text.parse().ok())
        .unwrap_or(Id(0));
    let members = world.servers[&server]
        .members
        .keys()
        .filter(|user| **user > after);
    let members: Vec<Value> = members
        .filter_map(|user| world.member_json(server, *user))
        .take(limit)
        .collect();
    Ok(Response::ok(json!(members)))
}

pub(crate) fn search(world: &World, request: &Request, server: Id) -> Outcome {
    let server = known(world, server)?;
    let wanted = request
        .query
        .get("query")
        .map(|text| text.to_lowercase())
        .unwrap_or_default();
    let limit = request
        .query
        .get("limit")
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    let members = world.servers[&server]
        .members
        .iter()
        .filter(|(user, member)| {
            let user = world.users.get(user);
            let names = [
                user.map(|user| user.username.as_str()),
                user.and_then(|user| user.display.as_deref()),
                member.nick.as_deref(),
            ];
            names
                .into_iter()
                .flatten()
                .any(|name| name.to_lowercase().starts_with(&wanted))
        });
    let members: Vec<Value> = members
        .filter_map(|(user, _)| world.member_json(server, *user))
        .take(limit)
        .collect();
    Ok(Response::ok(json!(members)))
}
