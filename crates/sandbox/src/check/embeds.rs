//! Checks embeds.

use serde_json::Value;

use super::Errors;
use crate::world::World;

/// The limit for all embeds of a message together, in characters.
const ALL: usize = 6_000;

pub(crate) fn check(errors: &mut Errors, embeds: &Value) {
    let embeds = errors.list("embeds", embeds, 0, 10);
    let mut total = 0;
    for (index, embed) in embeds.iter().enumerate() {
        let path = format!("embeds.{index}");
        if !embed.is_object() {
            errors.add(
                &path,
                "DICT_TYPE_CONVERT",
                "Only dictionaries may be used in a DictType",
            );
            continue;
        }
        total += one(errors, &path, embed);
    }
    if total > ALL {
        let message = format!("Embed size exceeds maximum size of {ALL}");
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

/// Notes pictures that are not files of the message: Discord accepts the embed but shows no picture.
pub(crate) fn pictures(world: &mut World, embeds: &Value, files: &[String]) {
    for embed in embeds.as_array().into_iter().flatten() {
        for key in ["image", "thumbnail"] {
            let name = embed[key]["url"]
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"));
            if let Some(name) = name
                && !files.iter().any(|file| file == name)
            {
                world.log.violation(format!(
                    "an embed shows the file {name}, which the message does not have"
                ));
            }
        }
    }
}

/// Checks one embed and counts its characters.
fn one(errors: &mut Errors, path: &str, embed: &Value) -> usize {
    let at = |key: &str| format!("{path}.{key}");
    errors.text(&at("title"), &embed["title"], 0, 256);
    errors.text(&at("description"), &embed["description"], 0, 4_096);
    errors.number(&at("color"), &embed["color"], 0, 0xff_ffff);
    errors.url(&at("url"), &embed["url"], &["http", "https"]);
    let pictures = ["http", "https", "attachment"];
    for key in ["image", "thumbnail"] {
        if embed[key].is_object() && embed[key]["url"].is_null() {
            errors.required(&at(&format!("{key}.url")));
        }
        errors.url(&at(&format!("{key}.url")), &embed[key]["url"], &pictures);
    }
    for (key, text, most) in [("footer", "text", 2_048), ("author", "name", 256)] {
        if embed[key].is_object() {
            errors.needed_text(&at(&format!("{key}.{text}")), &embed[key][text], 1, most);
            errors.url(
                &at(&format!("{key}.icon_url")),
                &embed[key]["icon_url"],
                &pictures,
            );
        }
    }
    errors.url(
        &at("author.url"),
        &embed["author"]["url"],
        &["http", "https"],
    );
    if let Some(time) = embed["timestamp"].as_str()
        && twilight_model::util::Timestamp::parse(time).is_err()
    {
        errors.add(
            &at("timestamp"),
            "BASE_TYPE_INVALID",
            format!("Could not parse {time}."),
        );
    }
    let fields = errors.list(&at("fields"), &embed["fields"], 0, 25);
    for (number, field) in fields.iter().enumerate() {
        let field_path = at(&format!("fields.{number}"));
        errors.needed_text(&format!("{field_path}.name"), &field["name"], 1, 256);
        errors.needed_text(&format!("{field_path}.value"), &field["value"], 1, 1_024);
        errors.boolean(&format!("{field_path}.inline"), &field["inline"]);
    }
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let characters = count(&embed["title"])
        + count(&embed["description"])
        + count(&embed["footer"]["text"])
        + count(&embed["author"]["name"])
        + fields
            .iter()
            .map(|f| count(&f["name"]) + count(&f["value"]))
            .sum::<usize>();
    let picture = ["image", "thumbnail"]
        .iter()
        .any(|key| embed[*key].is_object());
    if characters == 0 && !picture {
        errors.add(
            &at("description"),
            "BASE_TYPE_REQUIRED",
            "This field is required",
        );
    }
    characters
}
