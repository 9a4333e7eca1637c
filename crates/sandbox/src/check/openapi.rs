//! Discord's own published description of its API, where it is at hand.

use parking_lot::Mutex;
use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
};

use jsonschema::Validator;
use serde_json::{Value, json};

struct Description {
    components: Value,
    compiled: Mutex<HashMap<&'static str, Arc<Validator>>>,
}

static DESCRIPTION: LazyLock<Option<Description>> = LazyLock::new(|| match read() {
    Ok(components) => Some(Description {
        components,
        compiled: Mutex::default(),
    }),
    Err(why) => {
        eprintln!("sandbox: requests are NOT checked against Discord's OpenAPI description: {why}");
        None
    }
});

/// What is wrong with a body by this schema; nothing if the description is not there.
pub(crate) fn check(schema: &'static str, body: &Value) -> Result<(), String> {
    let Some(validator) = DESCRIPTION
        .as_ref()
        .map(|description| description.get(schema))
    else {
        return Ok(());
    };
    validator?
        .validate(body)
        .map_err(|error| format!("{schema}: {} at {}", error.masked(), error.instance_path()))
}

/// Libraries write some ids as numbers and permissions as text, and Discord takes both; its
/// description knows one form of each.
pub(crate) fn in_its_own_forms(body: &Value) -> Value {
    fn text(id: &mut Value) {
        if let Some(number) = id.as_u64() {
            *id = json!(number.to_string());
        }
    }
    fn emoji(value: &mut Value) {
        match value {
            Value::Array(all) => all.iter_mut().for_each(emoji),
            Value::Object(map) => {
                if let Some(id) = map.get_mut("emoji").and_then(|emoji| emoji.get_mut("id")) {
                    text(id);
                }
                map.values_mut().for_each(emoji);
            }
            _ => {}
        }
    }
    let mut body = body.clone();
    if let Some(bits) = body.get_mut("default_member_permissions")
        && let Some(number) = bits.as_str().and_then(|text| text.parse::<u64>().ok())
    {
        *bits = json!(number);
    }
    if let Some(files) = body.get_mut("attachments").and_then(Value::as_array_mut) {
        files
            .iter_mut()
            .filter_map(|file| file.get_mut("id"))
            .for_each(text);
    }
    if let Some(reference) = body
        .get_mut("message_reference")
        .and_then(Value::as_object_mut)
    {
        reference
            .iter_mut()
            .filter(|(key, _)| key.ends_with("_id"))
            .for_each(|(_, id)| text(id));
    }
    for key in ["users", "roles"] {
        if let Some(ids) = body
            .pointer_mut(&format!("/allowed_mentions/{key}"))
            .and_then(Value::as_array_mut)
        {
            ids.iter_mut().for_each(text);
        }
    }
    if let Some(components) = body.get_mut("components") {
        emoji(components);
    }
    body
}

impl Description {
    fn get(&self, schema: &'static str) -> Result<Arc<Validator>, String> {
        let mut compiled = self.compiled.lock();
        if let Some(known) = compiled.get(schema) {
            return Ok(known.clone());
        }
        let document = json!({
            "$ref": format!("#/components/schemas/{schema}"), "components": self.components,
        });
        let validator = jsonschema::draft202012::new(&document)
            .map_err(|error| format!("{schema} cannot be read: {}", error.masked()))?;
        let validator = Arc::new(validator);
        compiled.insert(schema, validator.clone());
        Ok(validator)
    }
}

/// `TRIOMPHE_OPENAPI`, else `shared/discord/openapi.json` beside this crate or above it.
fn read() -> Result<Value, String> {
    let path = match std::env::var_os("TRIOMPHE_OPENAPI") {
        Some(path) => PathBuf::from(path),
        None => Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .map(|folder| folder.join("shared/discord/openapi.json"))
            .find(|path| path.is_file())
            .ok_or("shared/discord/openapi.json is not there; TRIOMPHE_OPENAPI may name it")?,
    };
    let shown = path.display();
    let text = std::fs::read(&path).map_err(|error| format!("{shown}: {error}"))?;
    let mut document: Value =
        serde_json::from_slice(&text).map_err(|error| format!("{shown}: {error}"))?;
    Ok(document["components"].take())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn the_published_schema_is_asked() {
        // Where the description is not there, the line on stderr says so.
        if DESCRIPTION.is_some() {
            let asked = |length| {
                check(
                    "MessageCreateRequest",
                    &json!({"content": "x".repeat(length)}),
                )
            };
            assert_eq!(asked(4_000), Ok(()));
            let refused = asked(4_001).unwrap_err();
            assert!(refused.contains("/content"), "{refused}");
            assert!(refused.len() < 200, "it does not print the body: {refused}");
            assert!(check("NoSuchSchema", &json!({})).is_err());
        }
    }

    #[test]
    fn both_forms_of_an_id_pass() {
        let body = json!({
            "attachments": [{"id": 0}], "message_reference": {"message_id": 5},
            "allowed_mentions": {"users": [6]}, "default_member_permissions": "32",
            "components": [{"components": [{"emoji": {"id": 7}, "id": 8}]}],
        });
        let wanted = json!({
            "attachments": [{"id": "0"}], "message_reference": {"message_id": "5"},
            "allowed_mentions": {"users": ["6"]}, "default_member_permissions": 32,
            "components": [{"components": [{"emoji": {"id": "7"}, "id": 8}]}],
        });
        assert_eq!(in_its_own_forms(&body), wanted);
    }
}
