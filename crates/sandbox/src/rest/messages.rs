//! Routes for messages in channels.

use std::time::Duration;

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Outcome, Refusal, Request, Response, channels::usable};
use crate::{
    check::message::{Purpose, check, trimmed},
    world::{
        Id, World,
        channel::ChannelKind,
        compose::{blank, fill},
        id::{id_in, iso},
        message::{CROSSPOSTED, Message},
    },
};

/// How many edits of a message older than an hour are allowed within an hour.
///
/// Discord publishes no number; this is similar to the observed one.
const LATE_EDITS: usize = 3;

pub(crate) fn list(world: &World, request: &Request, channel: Id) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    if !permissions.contains(Permissions::READ_MESSAGE_HISTORY) {
        return Ok(Response::ok(json!([])));
    }
    let number = |key: &str| {
        request
            .query
            .get(key)
            .and_then(|text| text.parse::<u64>().ok())
    };
    let limit = number("limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        let message = "int value should be between 1 and 100.";
        return Err(Refusal::field("limit", "NUMBER_TYPE_MAX", message));
    }
    let limit = usize::try_from(limit).unwrap_or(100);
    let all = world.channels[&channel]
        .messages
        .values()
        .filter(|m| m.only_for.is_none());
    let mut found: Vec<&Message> = match (number("before"), number("after"), number("around")) {
        (_, Some(after), _) => all.filter(|m| m.id.0 > after).take(limit).collect(),
        (_, _, Some(around)) => {
            let all: Vec<_> = all.collect();
            let middle = all.partition_point(|m| m.id.0 < around);
            let from = middle.saturating_sub(limit / 2);
            all.into_iter().skip(from).take(limit).collect()
        }
        (before, ..) => {
            let before = before.unwrap_or(u64::MAX);
            let all: Vec<_> = all.filter(|m| m.id.0 < before).collect();
            all[all.len().saturating_sub(limit)..].to_vec()
        }
    };
    // Newest first.
    found.reverse();
    Ok(Response::ok(
        found.into_iter().map(|m| world.message_json(m)).collect(),
    ))
}

/// A message that the whole channel may see; these routes do not know ephemeral ones.
fn public(world: &World, channel: Id, message: Id) -> Result<&Message, Refusal> {
    world.channels[&channel]
        .messages
        .get(&message)
        .filter(|m| m.only_for.is_none())
        .ok_or(Refusal::UNKNOWN_MESSAGE)
}

pub(crate) fn get(world: &World, channel: Id, message: Id) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    let message = public(world, channel, message)?;
    if message.author != world.bot() && !permissions.contains(Permissions::READ_MESSAGE_HISTORY) {
        return Err(Refusal::MISSING_ACCESS);
    }
    Ok(Response::ok(world.message_json(message)))
}

pub(crate) fn create(world: &mut World, request: &Request, channel: Id) -> Outcome {
    let body = &trimmed(request.json()?);
    let is_thread = world
        .channels
        .get(&channel)
        .is_some_and(|c| c.thread.is_some());
    let mut needed = if is_thread {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    if body["embeds"].as_array().is_some_and(|all| !all.is_empty()) {
        needed |= Permissions::EMBED_LINKS;
    }
    if !request.uploads.is_empty() {
        needed |= Permissions::ATTACH_FILES;
    }
    if !body["poll"].is_null() {
        needed |= Permissions::SEND_POLLS;
    }
    usable(world, channel, Permissions::empty())?;
    if !world.channels[&channel].kind.holds_messages() {
        return Err(Refusal::NO_TEXT);
    }
    let permissions = usable(world, channel, needed)?;
    check(world, body, &request.uploads, Purpose::Channel)?;
    if let Some(thread) = &world.channels[&channel].thread {
        if thread.locked && !permissions.contains(Permissions::MANAGE_THREADS) {
            return Err(Refusal::THREAD_LOCKED);
        }
        // A message reopens an archived thread.
        world.set_archived(channel, false);
    }
    let mut message = blank(world, channel, world.bot());
    if let Some(reference) = body["message_reference"].as_object() {
        let id = reference.get("message_id").and_then(id_in);
        match id.and_then(|id| world.channels[&channel].messages.get(&id)) {
            Some(old) => {
                message.kind = 19;
                message.reference = Some(json!({
                    "type": 0, "message_id": old.id, "channel_id": channel,
                    "guild_id": world.channels[&channel].server,
                }));
                let replied = old.author;
                if body["allowed_mentions"].is_null()
                    || body["allowed_mentions"]["replied_user"] == true
                {
                    message.mentions.push(replied);
                }
            }
            None if body["message_reference"]["fail_if_not_exists"] == false => {}
            None => {
                return Err(Refusal::field(
                    "message_reference",
                    "REPLIES_UNKNOWN_MESSAGE",
                    "Unknown message",
                ));
            }
        }
    }
    if body["nonce"].is_string() || body["nonce"].is_number() {
        if body["enforce_nonce"] == true
            && let Some(same) =
                world.channels[&channel].messages.values().rev().find(|m| {
                    m.nonce.as_ref() == Some(&body["nonce"]) && m.author == message.author
                })
        {
            return Ok(Response::ok(world.message_json(same)));
        }
        message.nonce = Some(body["nonce"].clone());
    }
    fill(world, &mut message, body, &request.uploads);
    let json = world.message_json(&message);
    world.post(message);
    Ok(Response::ok(json))
}

pub(crate) fn edit(world: &mut World, request: &Request, channel: Id, id: Id) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    let body = &trimmed(request.json()?);
    let old = public(world, channel, id)?.clone();
    let only_flags = body
        .as_object()
        .is_some_and(|keys| keys.keys().all(|key| key == "flags"));
    if old.author != world.bot()
        && !(only_flags && permissions.contains(Permissions::MANAGE_MESSAGES))
    {
        return Err(Refusal::NOT_AUTHOR);
    }
    if world.channels[&channel]
        .thread
        .as_ref()
        .is_some_and(|thread| thread.archived)
    {
        return Err(Refusal::ARCHIVED);
    }
    if old.poll.is_some() && !only_flags {
        return Err(Refusal::POLL_EDITED);
    }
    check(world, body, &request.uploads, Purpose::Edit(&old))?;
    let late = late_edits(world, &old)?;
    let mut message = old;
    message.late_edits = late;
    fill(world, &mut message, body, &request.uploads);
    message.edited = Some(world.clock.now());
    Ok(Response::ok(replace(world, message)))
}

/// Counts an edit of an old message.
fn late_edits(world: &World, message: &Message) -> Result<Vec<u64>, Refusal> {
    let now = world.clock.now();
    let hour = u64::try_from(world.limits.late_edit.as_millis()).unwrap_or(u64::MAX);
    if now.saturating_sub(message.id.millis()) <= hour {
        return Ok(Vec::new());
    }
    let mut late = message.late_edits.clone();
    late.retain(|edit| now.saturating_sub(*edit) <= hour);
    if late.len() >= LATE_EDITS {
        return Err(Refusal::LATE_EDITS);
    }
    late.push(now);
    Ok(late)
}

/// Replaces a changed message; returns its JSON.
pub(crate) fn replace(world: &mut World, message: Message) -> Value {
    let json = world.message_json(&message);
    world.amend(message.channel, message.id, |place| *place = message);
    json
}

pub(crate) fn delete(world: &mut World, channel: Id, id: Id) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    let message = public(world, channel, id)?;
    if message.author != world.bot() && !permissions.contains(Permissions::MANAGE_MESSAGES) {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    if world.channels[&channel]
        .thread
        .as_ref()
        .is_some_and(|thread| thread.archived)
    {
        return Err(Refusal::ARCHIVED);
    }
    world.remove_message(channel, id);
    Ok(Response::empty())
}

pub(crate) fn bulk_delete(world: &mut World, request: &Request, channel: Id) -> Outcome {
    usable(world, channel, Permissions::MANAGE_MESSAGES)?;
    let named = request.json()?["messages"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    if !(2..=100).contains(&named.len()) {
        return Err(Refusal::BULK_COUNT);
    }
    let fortnight = Duration::from_secs(14 * 24 * 60 * 60);
    let oldest = world
        .clock
        .now()
        .saturating_sub(u64::try_from(fortnight.as_millis()).unwrap_or(0));
    let ids: Vec<Id> = named.iter().filter_map(id_in).collect();
    if ids.iter().any(|id| id.millis() < oldest) {
        return Err(Refusal {
            code: 50034,
            message: "A message provided was too old to bulk delete",
            ..Refusal::BULK_COUNT
        });
    }
    for id in ids {
        if public(world, channel, id).is_ok() {
            world.remove_message(channel, id);
        }
    }
    Ok(Response::empty())
}

/// Publishes a message of an announcement channel.
pub(crate) fn crosspost(world: &mut World, channel: Id, id: Id) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    if world.channels[&channel].kind != ChannelKind::Announcement {
        return Err(Refusal::WRONG_CHANNEL);
    }
    let message = public(world, channel, id)?;
    let needed = if message.author == world.bot() {
        Permissions::SEND_MESSAGES
    } else {
        Permissions::MANAGE_MESSAGES
    };
    if !permissions.contains(needed) {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    if message.is(CROSSPOSTED) {
        return Err(Refusal::CROSSPOSTED);
    }
    world.amend(channel, id, |message| message.flags |= CROSSPOSTED);
    Ok(Response::ok(
        world.message_json(public(world, channel, id)?),
    ))
}

/// Ends one of the bot's own polls early.
pub(crate) fn end_poll(world: &mut World, channel: Id, id: Id) -> Outcome {
    usable(world, channel, Permissions::empty())?;
    let message = public(world, channel, id)?;
    if message.poll.is_none() {
        return Err(Refusal::NO_POLL);
    }
    if message.author != world.bot() {
        return Err(Refusal::NOT_AUTHOR);
    }
    if !world.end_poll(channel, id) {
        return Err(Refusal::POLL_OVER);
    }
    Ok(Response::ok(
        world.message_json(public(world, channel, id)?),
    ))
}

/// The people who chose an answer of a poll.
pub(crate) fn voters(
    world: &World,
    request: &Request,
    channel: Id,
    id: Id,
    answer: &str,
) -> Outcome {
    usable(world, channel, Permissions::READ_MESSAGE_HISTORY)?;
    let poll = public(world, channel, id)?.poll.as_ref();
    let poll = poll.ok_or(Refusal::NO_POLL)?;
    let number = |key: &str| {
        let text = request.query.get(key);
        text.and_then(|text| text.parse::<u64>().ok())
    };
    let after = Id(number("after").unwrap_or(0));
    let limit = usize::try_from(number("limit").unwrap_or(25)).unwrap_or(25);
    let voters = answer.parse().ok().and_then(|answer| poll.voters(answer));
    let users: Vec<Value> = voters
        .ok_or(Refusal::UNKNOWN_MESSAGE)?
        .filter(|user| *user > after)
        .take(limit.min(100))
        .map(|user| world.user_json(user))
        .collect();
    Ok(Response::ok(json!({"users": users})))
}

pub(crate) fn pins(world: &World, channel: Id, old_route: bool) -> Outcome {
    usable(world, channel, Permissions::empty())?;
    let channel = &world.channels[&channel];
    let pinned = channel
        .pins
        .iter()
        .rev()
        .filter_map(|id| channel.messages.get(id));
    Ok(Response::ok(if old_route {
        pinned.map(|m| world.message_json(m)).collect()
    } else {
        let items: Vec<Value> = pinned
            .map(|m| json!({"pinned_at": iso(m.id.millis()), "message": world.message_json(m)}))
            .collect();
        json!({"items": items, "has_more": false})
    }))
}

pub(crate) fn pin(world: &mut World, method: &str, channel: Id, message: Id) -> Outcome {
    usable(world, channel, Permissions::MANAGE_MESSAGES)?;
    public(world, channel, message)?;
    if let Some(channel) = world.channels.get_mut(&channel) {
        if method == "DELETE" {
            channel.pins.remove(&message);
        } else if channel.pins.len() >= 50 && !channel.pins.contains(&message) {
            return Err(Refusal::MAX_PINS);
        } else {
            channel.pins.insert(message);
        }
    }
    world.amend(channel, message, |_| {});
    Ok(Response::empty())
}
