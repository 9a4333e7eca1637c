//! Channels.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Outcome, Refusal, Request, Response};
use crate::{
    check::{Errors, by_schema},
    world::{
        Id, World,
        channel::{ChannelKind, Overwrite},
        id::id_in,
    },
};

/// The bot's permissions in a channel that it sees, if they include the needed ones.
pub(crate) fn usable(
    world: &World,
    channel: Id,
    needed: Permissions,
) -> Result<Permissions, Refusal> {
    let channel = world
        .channels
        .get(&channel)
        .ok_or(Refusal::UNKNOWN_CHANNEL)?;
    let permissions = world.permissions(channel, world.bot());
    if !permissions.contains(Permissions::VIEW_CHANNEL) {
        return Err(Refusal::MISSING_ACCESS);
    }
    if !permissions.contains(needed) {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    Ok(permissions)
}

pub(crate) fn get(world: &World, channel: Id) -> Outcome {
    usable(world, channel, Permissions::empty())?;
    let bot = world.bot();
    let place = &world.channels[&channel];
    let mut json = place.json();
    if let Some(member) = place.thread_member(bot) {
        json["member"] = member;
    }
    if let Some(recipient) = place.recipient {
        json["recipients"] = json!([world.user_json(recipient)]);
    }
    Ok(Response::ok(json))
}

pub(crate) fn patch(world: &mut World, request: &Request, id: Id) -> Outcome {
    let permissions = usable(world, id, Permissions::empty())?;
    let body = request.json()?;
    let place = &world.channels[&id];
    if place.kind == ChannelKind::Direct {
        return Err(Refusal::ON_DIRECT);
    }
    let mut errors = Errors::default();
    errors.text("name", &body["name"], 1, 100);
    errors.text("topic", &body["topic"], 0, 1_024);
    errors.number(
        "rate_limit_per_user",
        &body["rate_limit_per_user"],
        0,
        21_600,
    );
    errors.boolean("archived", &body["archived"]);
    errors.boolean("locked", &body["locked"]);
    auto_archive(&mut errors, &body["auto_archive_duration"]);
    errors.done()?;
    let schema = match &place.thread {
        Some(_) => "UpdateThreadRequestPartial",
        None => "UpdateGuildChannelRequestPartial",
    };
    by_schema("", schema, body)?;

    let manages = if let Some(thread) = &place.thread {
        let manager = permissions.contains(Permissions::MANAGE_THREADS);
        let owner = thread.owner == world.bot();
        let keys = body
            .as_object()
            .map(|keys| keys.keys().map(String::as_str).collect());
        let keys: Vec<&str> = keys.unwrap_or_default();
        let opens = body["archived"] == false;
        if thread.archived && !opens && !(keys == ["archived"] || keys.is_empty()) {
            return Err(Refusal::ARCHIVED);
        }
        let reopens = keys == ["archived"]
            && opens
            && !thread.locked
            && permissions.contains(Permissions::SEND_MESSAGES_IN_THREADS);
        manager || (owner && !thread.locked && body["locked"].is_null()) || reopens
    } else {
        permissions.contains(Permissions::MANAGE_CHANNELS)
    };
    if !manages {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    let now = world.clock.now();
    if let Some(channel) = world.channels.get_mut(&id) {
        if let Some(name) = body["name"].as_str() {
            name.clone_into(&mut channel.name);
        }
        if let Some(topic) = body.get("topic") {
            channel.topic = topic.as_str().map(str::to_owned);
        }
        if let Some(seconds) = body["rate_limit_per_user"].as_u64() {
            channel.slowmode = seconds;
        }
        if let Some(thread) = &mut channel.thread {
            if let Some(archived) = body["archived"].as_bool()
                && archived != thread.archived
            {
                thread.archived = archived;
                thread.archived_at = now;
            }
            if let Some(locked) = body["locked"].as_bool() {
                thread.locked = locked;
            }
            if let Some(minutes) = body["auto_archive_duration"].as_u64() {
                thread.auto_archive = minutes;
            }
        }
    }
    world.channel_updated(id);
    Ok(Response::ok(world.channels[&id].json()))
}

/// Discord archives a quiet thread after an hour, a day, three days or a week; nothing else is valid.
pub(crate) fn auto_archive(errors: &mut Errors, minutes: &Value) {
    if !(minutes.is_null()
        || [60, 1440, 4320, 10080]
            .iter()
            .any(|known| *minutes == json!(known)))
    {
        errors.choice("auto_archive_duration", "60, 1440, 4320, 10080");
    }
}

pub(crate) fn delete(world: &mut World, channel: Id) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    let needed = match world.channels[&channel].kind {
        ChannelKind::Direct => Permissions::empty(),
        kind if kind.is_thread() => Permissions::MANAGE_THREADS,
        _ => Permissions::MANAGE_CHANNELS,
    };
    if !permissions.contains(needed) {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    let gone = world
        .remove_channel(channel)
        .ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Ok(Response::ok(gone.json()))
}

pub(crate) fn typing(world: &World, channel: Id) -> Outcome {
    let is_thread = world
        .channels
        .get(&channel)
        .is_some_and(|c| c.thread.is_some());
    let needed = if is_thread {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    usable(world, channel, needed)?;
    Ok(Response::empty())
}

pub(crate) fn permissions(
    world: &mut World,
    request: &Request,
    method: &str,
    id: Id,
    who: Id,
) -> Outcome {
    usable(world, id, Permissions::MANAGE_ROLES)?;
    let overwrite = match method {
        "DELETE" => None,
        "PUT" => {
            let body = request.json()?;
            let bits = |key: &str| id_in(&body[key]).map_or(0, |bits| bits.0);
            Some(Overwrite {
                id: who,
                member: body["type"] == 1,
                allow: bits("allow"),
                deny: bits("deny"),
            })
        }
        _ => return Err(Refusal::METHOD),
    };
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.overwrites.retain(|old| old.id != who);
        channel.overwrites.extend(overwrite);
    }
    world.channel_updated(id);
    Ok(Response::empty())
}

pub(crate) fn direct(world: &mut World, request: &Request) -> Outcome {
    let person = id_in(&request.json()?["recipient_id"]).ok_or_else(|| {
        Refusal::field(
            "recipient_id",
            "BASE_TYPE_REQUIRED",
            "This field is required",
        )
    })?;
    if world.users.get(&person).is_none_or(|user| user.bot) {
        return Err(Refusal::UNKNOWN_USER);
    }
    let channel = world.direct_channel(person);
    get(world, channel)
}
