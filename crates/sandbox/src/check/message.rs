//! Checks the bodies of messages that are sent, answered or edited.

use serde_json::{Value, json};

use super::{
    Errors, by_schema,
    components::{self, Place},
    embeds, emoji, unknown_keys,
};
use crate::{
    rest::{Refusal, Upload},
    world::{
        World,
        id::id_in,
        message::{Attachment, COMPONENTS_V2, EPHEMERAL, Message},
    },
};

/// The largest file, in bytes.
const FILE: usize = 10 * 1024 * 1024;
/// The limit for all files of a request together, in bytes.
const FILES: usize = 25 * 1024 * 1024;

/// What the body is for.
#[derive(Clone, Copy)]
pub(crate) enum Purpose<'a> {
    /// A message of its own in a channel.
    Channel,
    /// The first answer to an interaction.
    Answer,
    /// A further answer to an interaction.
    FollowUp,
    /// An edit of this message.
    Edit(&'a Message),
    /// An edit of this answer or follow-up.
    EditAnswer(&'a Message),
    /// A first answer that changes the message with the component.
    Update(&'a Message),
}

impl<'a> Purpose<'a> {
    fn edited(self) -> Option<&'a Message> {
        match self {
            Purpose::Channel | Purpose::Answer | Purpose::FollowUp => None,
            Purpose::Edit(old) | Purpose::EditAnswer(old) | Purpose::Update(old) => Some(old),
        }
    }

    /// The message's place in the request's body.
    fn path(self) -> &'static str {
        match self {
            Purpose::Answer | Purpose::Update(_) => "data",
            _ => "",
        }
    }

    /// The message's name in Discord's published schema.
    fn schema(self) -> &'static str {
        match self {
            Purpose::Channel => "MessageCreateRequest",
            Purpose::Answer => "IncomingWebhookInteractionRequest",
            Purpose::FollowUp => "IncomingWebhookRequestPartial",
            Purpose::Edit(_) => "MessageEditRequestPartial",
            Purpose::EditAnswer(_) => "IncomingWebhookUpdateRequestPartial",
            Purpose::Update(_) => "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
        }
    }
}

const KEYS: [&str; 15] = [
    "content",
    "embeds",
    "components",
    "flags",
    "tts",
    "nonce",
    "enforce_nonce",
    "allowed_mentions",
    "attachments",
    "message_reference",
    "sticker_ids",
    "poll",
    "files",
    "thread_name",
    "shared_client_theme",
];

/// The body as Discord reads it, with whitespace around visible texts removed.
pub(crate) fn trimmed(body: &Value) -> Value {
    fn keys(value: &mut Value, keys: &[&str]) {
        for key in keys {
            if let Some(Value::String(text)) = value.get_mut(*key) {
                *text = text.trim().to_owned();
            }
        }
    }
    fn all<'a>(value: &'a mut Value, key: &str) -> impl Iterator<Item = &'a mut Value> {
        value
            .get_mut(key)
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
    }
    fn component(one: &mut Value) {
        keys(one, &["label", "placeholder", "content"]);
        all(one, "options").for_each(|option| keys(option, &["label", "description"]));
        all(one, "components").for_each(component);
        if let Some(accessory) = one.get_mut("accessory") {
            component(accessory);
        }
    }
    let mut body = body.clone();
    keys(&mut body, &["content"]);
    if let Some(question) = body.pointer_mut("/poll/question") {
        keys(question, &["text"]);
    }
    if let Some(poll) = body.get_mut("poll") {
        for answer in all(poll, "answers") {
            if let Some(media) = answer.get_mut("poll_media") {
                keys(media, &["text"]);
            }
        }
    }
    for embed in all(&mut body, "embeds") {
        keys(embed, &["title", "description"]);
        for (key, text) in [("footer", "text"), ("author", "name")] {
            if let Some(part) = embed.get_mut(key) {
                keys(part, &[text]);
            }
        }
        all(embed, "fields").for_each(|field| keys(field, &["name", "value"]));
    }
    all(&mut body, "components").for_each(component);
    body
}

/// Checks the body of a message after [`trimmed`].
pub(crate) fn check(
    world: &mut World,
    body: &Value,
    uploads: &[Upload],
    purpose: Purpose<'_>,
) -> Result<(), Refusal> {
    let path = purpose.path();
    if !body.is_object() {
        let message = "Only dictionaries may be used in a DictType";
        return Err(Refusal::field(path, "DICT_TYPE_CONVERT", message));
    }
    if uploads.iter().any(|file| file.bytes.len() > FILE)
        || uploads.iter().map(|file| file.bytes.len()).sum::<usize>() > FILES
    {
        return Err(Refusal::TOO_LARGE);
    }
    for key in unknown_keys(body, &KEYS) {
        world.log.violation(format!(
            "unknown key {key} in a message, which Discord ignores"
        ));
    }
    let mut errors = Errors::default();
    let flags = errors
        .number("flags", &body["flags"], 0, i64::MAX)
        .unwrap_or(0) as u64;
    let before = purpose.edited().map_or(0, |message| message.flags);
    check_flags(world, &mut errors, body, flags, before, purpose);
    let v2 = (flags | before) & COMPONENTS_V2 != 0;

    errors.text("content", &body["content"], 0, 2_000);
    errors.boolean("tts", &body["tts"]);
    if body["nonce"].is_string() {
        errors.text("nonce", &body["nonce"], 0, 25);
    }
    if v2 {
        for key in ["content", "embeds", "poll", "sticker_ids"] {
            let empty = match &body[key] {
                Value::Null => true,
                Value::String(text) => text.is_empty(),
                Value::Array(all) => all.is_empty(),
                _ => false,
            };
            if !empty {
                errors.add(
                    key,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    format!(
                        "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                    ),
                );
            }
        }
    } else {
        embeds::check(&mut errors, &body["embeds"]);
    }
    mentions(&mut errors, &body["allowed_mentions"]);
    poll(&mut errors, &body["poll"]);
    let files = attachments(&mut errors, body, uploads, purpose);
    embeds::pictures(world, &body["embeds"], &files);
    emoji::note(world, body);
    let place = if v2 { Place::V2 } else { Place::Classic };
    components::check(world, &mut errors, &body["components"], place, &files);
    if errors.is_empty() {
        second_opinion(&mut errors, body, v2);
    }
    under(errors, path).done()?;
    by_schema(path, purpose.schema(), body)?;
    if is_empty(body, uploads, purpose) {
        Err(Refusal::EMPTY_MESSAGE)
    } else {
        Ok(())
    }
}

fn under(errors: Errors, path: &str) -> Errors {
    if path.is_empty() {
        return errors;
    }
    Errors(
        errors
            .0
            .into_iter()
            .map(|(at, code, text)| (format!("{path}.{at}"), code, text))
            .collect(),
    )
}

fn check_flags(
    world: &mut World,
    errors: &mut Errors,
    body: &Value,
    flags: u64,
    before: u64,
    purpose: Purpose<'_>,
) {
    let allowed = match purpose {
        Purpose::Channel => 4 | 4096 | 8192 | COMPONENTS_V2,
        Purpose::Answer | Purpose::FollowUp => 4 | 4096 | 8192 | EPHEMERAL | COMPONENTS_V2,
        _ => 4 | COMPONENTS_V2,
    };
    // Discord ignores these flags, but the sender expects them to work.
    if flags & EPHEMERAL & !allowed != 0 {
        let place = match purpose.edited() {
            Some(_) => "an edit",
            None => "a message in a channel",
        };
        world.log.violation(format!(
            "{place} cannot be made ephemeral; Discord ignores the flag"
        ));
    }
    if before & COMPONENTS_V2 != 0 && !body["flags"].is_null() && flags & COMPONENTS_V2 == 0 {
        errors.add(
            "flags",
            "MESSAGE_CANNOT_REMOVE_MESSAGE_FLAG_IS_COMPONENTS_V2",
            "The IS_COMPONENTS_V2 flag cannot be removed",
        );
    }
}

fn mentions(errors: &mut Errors, allowed: &Value) {
    if allowed.is_null() {
        return;
    }
    let parse = errors.list("allowed_mentions.parse", &allowed["parse"], 0, 3);
    for (index, kind) in parse.iter().enumerate() {
        if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
            errors.choice(
                &format!("allowed_mentions.parse.{index}"),
                "'everyone', 'roles', 'users'",
            );
        }
    }
    for key in ["users", "roles"] {
        let path = format!("allowed_mentions.{key}");
        let named = errors.list(&path, &allowed[key], 0, 100);
        for (index, id) in named.iter().enumerate() {
            if id_in(id).is_none() {
                let message = format!("Value {id} is not snowflake.");
                errors.add(&format!("{path}.{index}"), "NUMBER_TYPE_COERCE", message);
            }
        }
        if !named.is_empty() && parse.contains(&json!(key)) {
            errors.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive."),
            );
        }
    }
}

fn poll(errors: &mut Errors, poll: &Value) {
    if poll.is_null() {
        return;
    }
    errors.needed_text("poll.question.text", &poll["question"]["text"], 1, 300);
    errors.number("poll.duration", &poll["duration"], 1, 768);
    errors.number("poll.layout_type", &poll["layout_type"], 1, 1);
    errors.boolean("poll.allow_multiselect", &poll["allow_multiselect"]);
    let answers = errors.list("poll.answers", &poll["answers"], 1, 10);
    for (index, answer) in answers.iter().enumerate() {
        let path = format!("poll.answers.{index}.poll_media.text");
        errors.needed_text(&path, &answer["poll_media"]["text"], 1, 55);
    }
}

/// Checks the list of attachments; returns the names of the message's files afterwards.
fn attachments(
    errors: &mut Errors,
    body: &Value,
    uploads: &[Upload],
    purpose: Purpose<'_>,
) -> Vec<String> {
    let listed = errors.list("attachments", &body["attachments"], 0, 10);
    if uploads.len() > 10 {
        errors.length("attachments", uploads.len(), 0, 10);
    }
    let kept = purpose
        .edited()
        .map_or(&[][..], |message| &message.attachments);
    for (index, file) in listed.iter().enumerate() {
        let path = format!("attachments.{index}");
        errors.text(
            &format!("{path}.description"),
            &file["description"],
            0,
            1_024,
        );
        let known = id_in(&file["id"]).is_some_and(|id| {
            uploads.iter().any(|upload| upload.number == id.0) || kept.iter().any(|k| k.id == id)
        });
        if !known {
            let message = format!("No file or attachment has the id {}.", file["id"]);
            errors.add(&format!("{path}.id"), "BASE_TYPE_INVALID", message);
        }
    }
    // A list names the files that stay; without a list, all stay.
    let stays = |file: &&Attachment| {
        body.get("attachments").is_none()
            || listed
                .iter()
                .any(|entry| id_in(&entry["id"]) == Some(file.id))
    };
    let kept = kept.iter().filter(stays).map(|file| file.filename.clone());
    uploads
        .iter()
        .map(|upload| upload.filename.clone())
        .chain(kept)
        .collect()
}

fn is_empty(body: &Value, uploads: &[Upload], purpose: Purpose<'_>) -> bool {
    // In an edit, a missing key leaves the value unchanged.
    let blank = |key: &str| match &body[key] {
        Value::String(text) => text.trim().is_empty(),
        Value::Array(all) => all.is_empty(),
        Value::Null => match purpose.edited() {
            Some(message) if body.get(key).is_none() => match key {
                "content" => message.content.is_empty(),
                "embeds" => message.embeds.is_empty(),
                "components" => message.components.is_empty(),
                "attachments" => message.attachments.is_empty(),
                _ => true,
            },
            _ => true,
        },
        _ => false,
    };
    uploads.is_empty()
        && [
            "content",
            "embeds",
            "components",
            "sticker_ids",
            "poll",
            "attachments",
        ]
        .into_iter()
        .all(blank)
}

/// Checks with twilight a body in which our own checks found no fault.
fn second_opinion(errors: &mut Errors, body: &Value, v2: bool) {
    use twilight_model::channel::message::{Component, Embed};
    use twilight_validate::message as validate;

    let text = |error: &dyn std::fmt::Display| error.to_string();
    if let Some(content) = body["content"].as_str()
        && let Err(error) = validate::content(content)
    {
        errors.add("content", "BASE_TYPE_INVALID", text(&error));
    }
    let mut list = body["embeds"].clone();
    for embed in list.as_array_mut().into_iter().flatten() {
        embed["type"] = json!("rich");
        for field in embed["fields"].as_array_mut().into_iter().flatten() {
            if field["inline"].is_null() {
                field["inline"] = json!(false);
            }
        }
        if embed["fields"].is_null() {
            embed["fields"] = json!([]);
        }
    }
    if !list.is_null() {
        let found = serde_json::from_value::<Vec<Embed>>(list)
            .map_err(|error| text(&error))
            .and_then(|embeds| validate::embeds(&embeds).map_err(|error| text(&error)));
        if let Err(message) = found {
            errors.add("embeds", "BASE_TYPE_INVALID", message);
        }
    }
    if body["components"].is_array() {
        let found = serde_json::from_value::<Vec<Component>>(body["components"].clone())
            .map_err(|error| text(&error))
            .and_then(|all| validate::components(&all, v2).map_err(|error| text(&error)));
        if let Err(message) = found {
            errors.add("components", "BASE_TYPE_INVALID", message);
        }
    }
}
