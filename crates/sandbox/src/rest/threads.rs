//! Routes for threads.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{
    Outcome, Refusal, Request, Response,
    channels::{auto_archive, usable},
    id,
};
use crate::{
    check::{
        Errors, by_schema,
        message::{Purpose, check, trimmed},
    },
    world::{
        Id, World,
        channel::{Channel, ChannelKind},
        compose,
        message::HAS_THREAD,
    },
};

pub(crate) fn from_message(
    world: &mut World,
    request: &Request,
    channel: Id,
    message: Id,
) -> Outcome {
    usable(world, channel, Permissions::CREATE_PUBLIC_THREADS)?;
    let place = &world.channels[&channel];
    let kind = place
        .kind
        .thread()
        .filter(|_| place.kind != ChannelKind::Forum);
    let kind = kind.ok_or(Refusal::WRONG_CHANNEL)?;
    let found = place
        .messages
        .get(&message)
        .filter(|m| m.only_for.is_none());
    let found = found.ok_or(Refusal::UNKNOWN_MESSAGE)?;
    if found.is(HAS_THREAD) || world.channels.contains_key(&message) {
        return Err(Refusal::HAS_THREAD);
    }
    let thread = make(world, request.json()?, channel, message, kind)?;
    Ok(Response::created(world.open_thread(thread)))
}

pub(crate) fn create(world: &mut World, request: &Request, channel: Id) -> Outcome {
    let body = request.json()?;
    usable(world, channel, Permissions::empty())?;
    let place = world.channels[&channel].kind;
    match place {
        ChannelKind::Forum => return create_post(world, request, channel),
        ChannelKind::Text | ChannelKind::Announcement => {}
        _ => return Err(Refusal::WRONG_CHANNEL),
    }
    // Discord makes a private thread if no type is given.
    let kind = match body["type"].as_u64() {
        Some(10) if place == ChannelKind::Announcement => ChannelKind::AnnouncementThread,
        Some(11) if place == ChannelKind::Text => ChannelKind::PublicThread,
        None | Some(12) if place == ChannelKind::Text => ChannelKind::PrivateThread,
        None | Some(10..=12) => return Err(Refusal::WRONG_CHANNEL),
        Some(_) => {
            return Err(Refusal::field(
                "type",
                "BASE_TYPE_CHOICES",
                "Value must be one of {10, 11, 12}.",
            ));
        }
    };
    usable(
        world,
        channel,
        match kind {
            ChannelKind::PrivateThread => Permissions::CREATE_PRIVATE_THREADS,
            _ => Permissions::CREATE_PUBLIC_THREADS,
        },
    )?;
    let new = world.clock.id();
    let thread = make(world, body, channel, new, kind)?;
    let json = world.open_thread(thread);
    if kind != ChannelKind::PrivateThread {
        // The channel gets a notice about a thread that does not start from a message.
        let mut notice = compose::blank(world, channel, world.bot());
        notice.kind = 18;
        notice.content = body["name"].as_str().unwrap_or_default().to_owned();
        notice.reference = Some(json!({
            "type": 0, "channel_id": new, "guild_id": world.channels[&channel].server,
        }));
        world.post(notice);
    }
    Ok(Response::created(json))
}

/// A post in a forum: a thread together with its first message.
fn create_post(world: &mut World, request: &Request, forum: Id) -> Outcome {
    usable(world, forum, Permissions::SEND_MESSAGES)?;
    let body = request.json()?;
    if !body["message"].is_object() {
        return Err(Refusal::field(
            "message",
            "BASE_TYPE_REQUIRED",
            "This field is required",
        ));
    }
    let first = trimmed(&body["message"]);
    check(world, &first, &request.uploads, Purpose::Channel)?;
    let mut message = compose::blank(world, forum, world.bot());
    let made = make(world, body, forum, message.id, ChannelKind::PublicThread)?;
    compose::fill(world, &mut message, &first, &request.uploads);
    let post = world.begin_post(made, message);
    let place = &world.channels[&post];
    let mut json = place.json();
    json["message"] = world.message_json(&place.messages[&post]);
    if let Some(member) = place.thread_member(world.bot()) {
        json["member"] = member;
    }
    Ok(Response::created(json))
}

fn make(
    world: &World,
    body: &Value,
    parent: Id,
    id: Id,
    kind: ChannelKind,
) -> Result<Channel, Refusal> {
    let mut errors = Errors::default();
    errors.needed_text("name", &body["name"], 1, 100);
    errors.number(
        "rate_limit_per_user",
        &body["rate_limit_per_user"],
        0,
        21_600,
    );
    auto_archive(&mut errors, &body["auto_archive_duration"]);
    errors.done()?;
    let server = world.channels[&parent].server;
    let is_open = |place: &&Channel| {
        place.server == server && place.thread.as_ref().is_some_and(|it| !it.archived)
    };
    if world.channels.values().filter(is_open).count() >= world.limits.threads {
        return Err(Refusal::TOO_MANY_THREADS);
    }
    let schema = if world.channels[&parent].kind == ChannelKind::Forum {
        "CreateForumThreadRequest"
    } else if world.channels[&parent].messages.contains_key(&id) {
        "CreateTextThreadWithMessageRequest"
    } else {
        "CreateTextThreadWithoutMessageRequest"
    };
    by_schema("", schema, body)?;
    let name = body["name"].as_str().unwrap_or_default();
    let mut made = world.new_thread(id, &world.channels[&parent], kind, name, world.bot());
    made.slowmode = body["rate_limit_per_user"].as_u64().unwrap_or(0);
    if let (Some(thread), Some(minutes)) =
        (&mut made.thread, body["auto_archive_duration"].as_u64())
    {
        thread.auto_archive = minutes;
    }
    Ok(made)
}

pub(crate) fn members(world: &mut World, method: &str, channel: Id, rest: &[&str]) -> Outcome {
    let permissions = usable(world, channel, Permissions::empty())?;
    let bot = world.bot();
    let Some(thread) = &world.channels[&channel].thread else {
        return Err(Refusal::WRONG_CHANNEL);
    };
    let user = match rest {
        [] => {
            let all = thread.members.keys();
            let all = all.filter_map(|user| world.channels[&channel].thread_member(*user));
            return Ok(Response::ok(all.collect()));
        }
        ["@me"] => bot,
        [user] => id(user, Refusal::UNKNOWN_USER)?,
        _ => return Err(Refusal::NO_ROUTE),
    };
    if method == "GET" {
        let member = world.channels[&channel].thread_member(user);
        return member.map(Response::ok).ok_or(Refusal::UNKNOWN_MEMBER);
    }
    if thread.archived {
        return Err(Refusal::ARCHIVED);
    }
    let server = world.channels[&channel].server;
    let of_server = server.and_then(|server| world.servers.get(&server));
    if of_server.is_none_or(|server| !server.members.contains_key(&user)) {
        return Err(Refusal::UNKNOWN_MEMBER);
    }
    let own = thread.owner == bot && world.channels[&channel].kind == ChannelKind::PrivateThread;
    let adds = method == "PUT";
    let may = if adds {
        user == bot || permissions.contains(Permissions::SEND_MESSAGES_IN_THREADS)
    } else {
        user == bot || own || permissions.contains(Permissions::MANAGE_THREADS)
    };
    if !may {
        return Err(Refusal::MISSING_PERMISSIONS);
    }
    let now = world.clock.now();
    let count = {
        let Some(thread) = world
            .channels
            .get_mut(&channel)
            .and_then(|c| c.thread.as_mut())
        else {
            return Err(Refusal::UNKNOWN_CHANNEL);
        };
        if adds {
            thread.members.entry(user).or_insert(now);
        } else {
            thread.members.remove(&user);
        }
        thread.members.len()
    };
    let member = world.channels[&channel].thread_member(user);
    let event = json!({
        "id": channel, "guild_id": server, "member_count": count,
        "added_members": member.into_iter().collect::<Vec<_>>(),
        "removed_member_ids": if adds { vec![] } else { vec![user] },
    });
    // Without the member intent, a bot is told only about itself.
    let intent = if user == bot {
        crate::world::session::GUILDS
    } else {
        crate::world::session::GUILD_MEMBERS
    };
    world.dispatch(server, intent, "THREAD_MEMBERS_UPDATE", event);
    world.world_changed();
    Ok(Response::empty())
}

pub(crate) fn active(world: &World, server: Id) -> Outcome {
    if !world.has_bot(server) {
        return Err(Refusal::UNKNOWN_GUILD);
    }
    let threads = world
        .channels
        .values()
        .filter(|c| c.server == Some(server) && world.sees(c.id, world.bot()))
        .filter(|c| c.thread.as_ref().is_some_and(|thread| !thread.archived));
    Ok(Response::ok(listing(world, threads)))
}

pub(crate) fn archived(world: &World, channel: Id, kind: &str) -> Outcome {
    usable(world, channel, Permissions::READ_MESSAGE_HISTORY)?;
    let kind = match kind {
        "public" => [ChannelKind::PublicThread, ChannelKind::AnnouncementThread].as_slice(),
        "private" => &[ChannelKind::PrivateThread],
        _ => return Err(Refusal::NO_ROUTE),
    };
    let threads = world
        .channels
        .values()
        .filter(|c| c.parent == Some(channel) && kind.contains(&c.kind))
        .filter(|c| c.thread.as_ref().is_some_and(|thread| thread.archived));
    let mut json = listing(world, threads);
    json["has_more"] = json!(false);
    Ok(Response::ok(json))
}

fn listing<'a>(world: &World, threads: impl Iterator<Item = &'a Channel>) -> Value {
    let threads: Vec<&Channel> = threads.collect();
    let members: Vec<Value> = threads
        .iter()
        .filter_map(|thread| thread.thread_member(world.bot()))
        .collect();
    json!({"threads": threads.iter().map(|c| c.json()).collect::<Vec<_>>(), "members": members})
}
