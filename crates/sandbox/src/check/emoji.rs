//! Checks custom emoji in texts. Discord refuses none, but shows some of them as plain text.

use serde_json::Value;

use crate::world::{Id, World};

/// Notes emoji that would be shown as plain text: those that are not the application's, and those
/// in places where Discord shows no emoji.
pub(crate) fn note(world: &mut World, body: &Value) {
    let mut shown = Vec::new();
    let mut bare = Vec::new();
    text(&body["content"], &mut shown);
    for embed in body["embeds"].as_array().into_iter().flatten() {
        text(&embed["title"], &mut shown);
        text(&embed["description"], &mut shown);
        text(&embed["footer"]["text"], &mut bare);
        text(&embed["author"]["name"], &mut bare);
        for field in embed["fields"].as_array().into_iter().flatten() {
            text(&field["name"], &mut shown);
            text(&field["value"], &mut shown);
        }
    }
    components(&body["components"], &mut shown, &mut bare);
    for (name, id) in shown {
        if !world.emoji.contains_key(&id) {
            world.log.violation(format!(
                "a text names the emoji {name} ({id}), which the application does not have"
            ));
        }
    }
    for (name, _) in bare {
        world.log.violation(format!(
            "the emoji {name} stands where Discord shows only its bare text"
        ));
    }
}

fn components(all: &Value, shown: &mut Vec<(String, Id)>, bare: &mut Vec<(String, Id)>) {
    for component in all.as_array().into_iter().flatten() {
        text(&component["content"], shown);
        text(&component["label"], bare);
        text(&component["placeholder"], bare);
        for option in component["options"].as_array().into_iter().flatten() {
            text(&option["label"], bare);
            text(&option["description"], bare);
        }
        components(&component["components"], shown, bare);
    }
}

/// Collects the emoji in a text: `<:name:id>`, or `<a:name:id>` for animated ones.
fn text(value: &Value, found: &mut Vec<(String, Id)>) {
    let Some(text) = value.as_str() else { return };
    for part in text.split('<').skip(1) {
        let Some((inner, _)) = part.split_once('>') else {
            continue;
        };
        let named = inner.strip_prefix('a').unwrap_or(inner).strip_prefix(':');
        if let Some((name, id)) = named.and_then(|rest| rest.split_once(':'))
            && (2..=32).contains(&name.len())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
            && let Ok(id) = id.parse()
        {
            found.push((name.to_owned(), id));
        }
    }
}
