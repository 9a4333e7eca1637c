//! What Discord would refuse in a body, with the place of each fault.
//!
//! Our own checks come first, because they name places as Discord does. Twilight's implementation of
//! the same rules comes second, and Discord's published schema (feature `openapi`) third.

pub(crate) mod command;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod emoji;
mod errors;
pub(crate) mod message;
pub(crate) mod modal;
#[cfg(feature = "openapi")]
pub(crate) mod openapi;

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::Value;

use crate::{rest::Refusal, world::image};
pub(crate) use errors::Errors;

/// Checks a body against Discord's published schema (feature `openapi`).
pub(crate) fn by_schema(path: &str, schema: &'static str, body: &Value) -> Result<(), Refusal> {
    #[cfg(feature = "openapi")]
    if let Err(message) = openapi::check(schema, &openapi::in_its_own_forms(body)) {
        return Err(Refusal::field(path, "BASE_TYPE_INVALID", message));
    }
    // There is no schema without the feature.
    let _ = (path, schema, body);
    Ok(())
}

/// The keys that Discord does not know in an object. Discord ignores them, so they are mistakes.
pub(crate) fn unknown_keys(value: &Value, known: &[&str]) -> Vec<String> {
    let object = value.as_object().into_iter().flatten();
    object
        .filter(|(key, _)| !known.contains(&key.as_str()))
        .map(|(key, _)| key.clone())
        .collect()
}

/// Checks the body that creates or changes an emoji.
pub(crate) fn emoji_body(body: &Value, create: bool) -> Result<(), Refusal> {
    let mut errors = Errors::default();
    if create {
        errors.needed_text("image", &body["image"], 1, usize::MAX);
        errors.needed_text("name", &body["name"], 2, 32);
    } else {
        errors.text("name", &body["name"], 2, 32);
    }
    if let Some(name) = body["name"].as_str()
        && !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    {
        errors.add(
            "name",
            "STRING_TYPE_REGEX",
            "String value did not match validation regex.",
        );
    }
    errors.done()
}

/// The type and bytes of `data:image/png;base64,…`. The stated type can be any image's:
/// discord.js says `image/jpg` for every buffer, and Discord looks at the bytes.
pub(crate) fn data_url(text: &str) -> Option<(String, Vec<u8>)> {
    let (kind, data) = text.strip_prefix("data:")?.split_once(";base64,")?;
    if !kind.starts_with("image/") {
        return None;
    }
    let bytes = STANDARD.decode(data).ok()?;
    Some((image::kind(&bytes)?.to_owned(), bytes))
}
