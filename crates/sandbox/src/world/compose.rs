//! Makes a message of a body that passed the checks.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{
    Id, World,
    id::id_in,
    message::{COMPONENTS_V2, LOADING, Message, complete_components, shows},
    poll::Poll,
};
use crate::rest::Upload;

/// An empty message.
pub(crate) fn blank(world: &mut World, channel: Id, author: Id) -> Message {
    Message {
        id: world.clock.id(),
        channel,
        author,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        flags: 0,
        kind: 0,
        edited: None,
        mentions: Vec::new(),
        mention_roles: Vec::new(),
        mention_everyone: false,
        reference: None,
        metadata: None,
        nonce: None,
        only_for: None,
        late_edits: Vec::new(),
        poll: None,
    }
}

/// Applies a checked body to a message. Keys that the body does not have stay unchanged.
pub(crate) fn fill(world: &mut World, message: &mut Message, body: &Value, uploads: &[Upload]) {
    let list = |key: &str| body[key].as_array().cloned().unwrap_or_default();
    if let Some(content) = body.get("content") {
        content
            .as_str()
            .unwrap_or_default()
            .clone_into(&mut message.content);
        mention(world, message, &body["allowed_mentions"]);
    }
    if body.get("embeds").is_some() {
        message.embeds = list("embeds");
        for embed in &mut message.embeds {
            world.unsign(embed);
            embed["type"] = json!("rich");
        }
    }
    if body.get("components").is_some() {
        message.components = list("components");
        message
            .components
            .iter_mut()
            .for_each(|part| world.unsign(part));
        complete_components(&mut message.components);
    }
    // A poll is posted with its message, or with what replaces "thinking…".
    let posted = |world: &World| {
        let place = world.channels.get(&message.channel);
        place.is_some_and(|place| place.messages.contains_key(&message.id))
    };
    if body["poll"].is_object() && (message.is(LOADING) || !posted(world)) {
        message.poll = Some(Poll::new(&body["poll"], world.clock.now()));
    }
    let flags = body["flags"].as_u64().unwrap_or(0);
    message.flags |= flags & (4 | 4096 | COMPONENTS_V2);
    if message.flags & COMPONENTS_V2 != 0 {
        message.content.clear();
        message.embeds.clear();
    }
    attach(world, message, body, uploads);
}

fn attach(world: &mut World, message: &mut Message, body: &Value, uploads: &[Upload]) {
    let listed = body["attachments"].as_array();
    let entry =
        |id: u64| listed.and_then(|all| all.iter().find(|file| id_in(&file["id"]) == Some(Id(id))));
    if body.get("attachments").is_some() {
        // A file shown by an embed stays as long as the embed.
        let embeds = &message.embeds;
        message
            .attachments
            .retain(|file| entry(file.id.0).is_some() || shows(embeds, &file.url(&world.root)));
    }
    for upload in uploads {
        let description = entry(upload.number).and_then(|file| file["description"].as_str());
        let file = world.store(upload, description.map(str::to_owned));
        message.attachments.push(file);
    }
    let files: Vec<(String, Value)> = message
        .attachments
        .iter()
        .rev()
        .map(|file| {
            (
                format!("attachment://{}", file.filename),
                file.json(&world.root),
            )
        })
        .collect();
    for embed in &mut message.embeds {
        for key in ["image", "thumbnail"] {
            if let Some(shown) = embed.get_mut(key) {
                picture(shown, &files);
            }
        }
    }
    for part in message.embeds.iter_mut().chain(&mut message.components) {
        resolve_urls(part, &files);
    }
}

/// Adds to an embed's picture what is known about its file.
fn picture(shown: &mut Value, files: &[(String, Value)]) {
    let Some((_, file)) = files.iter().find(|(name, _)| shown["url"] == **name) else {
        return;
    };
    let keys = [
        "proxy_url",
        "width",
        "height",
        "content_type",
        "description",
    ];
    for key in keys {
        if !file[key].is_null() {
            shown[key] = file[key].clone();
        }
    }
}

/// Replaces `attachment://name` with the address of the file.
fn resolve_urls(value: &mut Value, files: &[(String, Value)]) {
    match value {
        Value::String(text) if text.starts_with("attachment://") => {
            if let Some((_, file)) = files.iter().find(|(name, _)| name == text) {
                *value = file["url"].clone();
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|one| resolve_urls(one, files)),
        Value::Object(map) => map.values_mut().for_each(|one| resolve_urls(one, files)),
        _ => {}
    }
}

/// Finds who is pinged: people named in the text whom the request allows to ping.
pub(crate) fn mention(world: &World, message: &mut Message, allowed: &Value) {
    let parses = |kind: &str| {
        allowed.is_null()
            || allowed["parse"]
                .as_array()
                .is_some_and(|all| all.contains(&json!(kind)))
    };
    let names = |kind: &str, id: Id| {
        parses(kind)
            || allowed[kind]
                .as_array()
                .is_some_and(|all| all.iter().any(|v| id_in(v) == Some(id)))
    };
    let text = &message.content;
    let named = |open: &str| -> Vec<Id> {
        let mut found = Vec::new();
        for (at, _) in text.match_indices(open) {
            let rest = &text[at + open.len()..];
            let digits = rest.split_once('>').map_or("", |(digits, _)| digits);
            if let Ok(id) = digits.parse()
                && !found.contains(&id)
            {
                found.push(id);
            }
        }
        found
    };
    let mut users = named("<@");
    users.extend(named("<@!"));
    users.retain(|id| world.users.contains_key(id) && names("users", *id));
    let mut roles = named("<@&");
    roles.retain(|id| names("roles", *id));
    let everyone = (text.contains("@everyone") || text.contains("@here"))
        && parses("everyone")
        && world.channels.get(&message.channel).is_some_and(|channel| {
            let allowed = world.permissions(channel, message.author);
            allowed.contains(Permissions::MENTION_EVERYONE)
        });
    users.extend(message.mentions.drain(..).filter(|_| message.kind == 19));
    users.dedup();
    message.mentions = users;
    message.mention_roles = roles;
    message.mention_everyone = everyone;
}
