//! The application's own emoji.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Outcome, Refusal, Request, Response, id};
use crate::{
    check,
    world::{Emoji, Id, World, message::Blob},
};

/// The largest picture of an emoji, in bytes.
const SIZE: usize = 256 * 1024;
/// The most emoji an application can have.
const MOST: usize = 2_000;

/// Routes below `/applications/APPLICATION/emojis`.
pub(crate) fn route(world: &mut World, request: &Request, method: &str, rest: &[&str]) -> Outcome {
    match (method, rest) {
        ("GET", []) => {
            let items: Vec<Value> = world.emoji.values().map(|e| json_of(world, e)).collect();
            Ok(Response::ok(json!({"items": items})))
        }
        ("POST", []) => create(world, request.json()?),
        ("GET", [emoji]) => {
            let emoji = known(world, emoji)?;
            Ok(Response::ok(json_of(world, &world.emoji[&emoji])))
        }
        ("PATCH", [emoji]) => {
            let emoji = known(world, emoji)?;
            rename(world, request.json()?, emoji)
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

fn known(world: &World, text: &str) -> Result<Id, Refusal> {
    let emoji = id(text, Refusal::UNKNOWN_EMOJI)?;
    let there = world.emoji.contains_key(&emoji);
    there.then_some(emoji).ok_or(Refusal::UNKNOWN_EMOJI)
}

fn create(world: &mut World, body: &Value) -> Outcome {
    check::emoji_body(body, true)?;
    if world.emoji.len() >= MOST {
        return Err(Refusal::MAX_EMOJI);
    }
    let name = body["name"].as_str().unwrap_or_default().to_owned();
    free(world, &name, None)?;
    let (content_type, bytes) = check::data_url(body["image"].as_str().unwrap_or_default())
        .ok_or_else(|| Refusal::field("image", "IMAGE_INVALID", "Invalid image data"))?;
    if bytes.len() > SIZE {
        return Err(Refusal::field(
            "image",
            "BINARY_TYPE_MAX_SIZE",
            "File cannot be larger than 256.0 kb.",
        ));
    }
    let emoji = Emoji {
        id: world.clock.id(),
        name,
        animated: content_type == "image/gif",
    };
    let blob = Blob {
        content_type,
        bytes: Arc::from(bytes),
    };
    world.blobs.insert(emoji.id, blob);
    let json = json_of(world, &emoji);
    world.emoji.insert(emoji.id, emoji);
    world.touch();
    Ok(Response::created(json))
}

fn rename(world: &mut World, body: &Value, emoji: Id) -> Outcome {
    check::emoji_body(body, false)?;
    if let Some(name) = body["name"].as_str() {
        free(world, name, Some(emoji))?;
        if let Some(emoji) = world.emoji.get_mut(&emoji) {
            name.clone_into(&mut emoji.name);
        }
        world.touch();
    }
    Ok(Response::ok(json_of(world, &world.emoji[&emoji])))
}

/// Checks that no other emoji of the application has this name.
fn free(world: &World, name: &str, own: Option<Id>) -> Result<(), Refusal> {
    let mut others = world.emoji.values().filter(|other| Some(other.id) != own);
    if others.any(|other| other.name == name) {
        return Err(Refusal::field(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "Emoji name is already taken",
        ));
    }
    Ok(())
}

fn json_of(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id, "name": emoji.name, "roles": [], "user": world.user_json(world.bot()),
        "require_colons": true, "managed": false, "animated": emoji.animated, "available": true,
    })
}
