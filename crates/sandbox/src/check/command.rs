//! Checks application commands.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Errors, by_schema};
use crate::{rest::Refusal, world::locale::LOCALES};

/// The limit for all names, descriptions and values of a command together, in characters.
const ALL: usize = 8_000;

/// Checks the body that replaces all commands.
pub(crate) fn all(body: &Value) -> Result<(), Refusal> {
    let mut errors = Errors::default();
    // The schema allows 130, because commands on messages and users are counted separately.
    let commands = errors.list("", body, 0, 130);
    let mut names = BTreeSet::new();
    for (index, body) in commands.iter().enumerate() {
        command(&mut errors, &index.to_string(), body);
        let kind = body["type"].as_u64().unwrap_or(1);
        if !names.insert((kind, body["name"].to_string())) {
            errors.add(
                &index.to_string(),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    errors.done()?;
    for (index, body) in commands.iter().enumerate() {
        by_schema(&index.to_string(), "ApplicationCommandUpdateRequest", body)?;
    }
    Ok(())
}

/// Checks the body that creates one command.
pub(crate) fn one(body: &Value) -> Result<(), Refusal> {
    let mut errors = Errors::default();
    command(&mut errors, "", body);
    errors.done()?;
    by_schema("", "ApplicationCommandCreateRequest", body)
}

fn command(errors: &mut Errors, path: &str, command: &Value) {
    let at = |key: &str| join(path, key);
    let before = errors.0.len();
    let kind = errors
        .number(&at("type"), &command["type"], 1, 4)
        .unwrap_or(1);
    errors.needed_text(&at("name"), &command["name"], 1, 32);
    if kind == 1 {
        chat_name(errors, &at("name"), &command["name"]);
        errors.needed_text(&at("description"), &command["description"], 1, 100);
        options(errors, &at("options"), &command["options"], 0);
    } else if command["description"]
        .as_str()
        .is_some_and(|text| !text.is_empty())
    {
        errors.add(
            &at("description"),
            "BASE_TYPE_MAX_LENGTH",
            "Context menu commands cannot have description",
        );
    }
    localised(errors, path, command, kind == 1);
    errors.list(&at("contexts"), &command["contexts"], 0, 3);
    let size = characters(command);
    if size > ALL {
        let message = format!("Command exceeds maximum size ({size} > {ALL})");
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    if errors.0.len() == before {
        second_opinion(errors, path, command);
    }
}

/// Checks with twilight a command in which our own checks found no fault.
fn second_opinion(errors: &mut Errors, path: &str, command: &Value) {
    let mut whole = json!({"type": 1, "version": "1", "description": ""});
    for (key, value) in command.as_object().into_iter().flatten() {
        if !value.is_null() && key != "integration_types" {
            whole[key] = value.clone();
        }
    }
    let found = serde_json::from_value::<twilight_model::application::command::Command>(whole)
        .map_err(|error| error.to_string())
        .and_then(|command| {
            twilight_validate::command::command(&command).map_err(|error| error.to_string())
        });
    if let Err(message) = found {
        errors.add(path, "BASE_TYPE_INVALID", message);
    }
}

fn options(errors: &mut Errors, path: &str, options: &Value, depth: usize) {
    let options = errors.list(path, options, 0, 25);
    let mut names = BTreeSet::new();
    let mut optional = false;
    for (index, option) in options.iter().enumerate() {
        let place = format!("{path}.{index}");
        let at = |key: &str| join(&place, key);
        errors.needed_text(&at("name"), &option["name"], 1, 32);
        chat_name(errors, &at("name"), &option["name"]);
        errors.needed_text(&at("description"), &option["description"], 1, 100);
        localised(errors, &place, option, true);
        if !names.insert(option["name"].to_string()) {
            let message = "Option names must be unique";
            errors.add(
                &place,
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                message,
            );
        }
        let Some(kind) = errors.number(&at("type"), &option["type"], 1, 11) else {
            errors.required(&at("type"));
            continue;
        };
        match kind {
            1 | 2 if (kind == 2 && depth > 0) || depth > 1 => {
                let message = "Sub-commands may be nested two deep";
                errors.add(
                    &at("type"),
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    message,
                );
            }
            1 => self::options(errors, &at("options"), &option["options"], 2),
            2 => self::options(errors, &at("options"), &option["options"], 1),
            _ => {
                if option["required"] == true && optional {
                    errors.add(
                        &place,
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    );
                }
                optional |= option["required"] != true;
                value(errors, &place, kind, option);
            }
        }
    }
    let groups = options
        .iter()
        .filter(|o| matches!(o["type"].as_u64(), Some(1 | 2)))
        .count();
    if groups > 0 && groups < options.len() {
        let message = "Sub-commands and options cannot be mixed";
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
}

fn value(errors: &mut Errors, path: &str, kind: i64, option: &Value) {
    let at = |key: &str| join(path, key);
    let choices = errors.list(&at("choices"), &option["choices"], 0, 25);
    if !choices.is_empty() && option["autocomplete"] == true {
        errors.add(
            &at("choices"),
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
            "Choices cannot be set with autocomplete",
        );
    }
    let mut names = BTreeSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let place = at(&format!("choices.{index}"));
        if !names.insert(choice["name"].to_string()) {
            errors.add(
                &place,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                "Option choice names must be unique",
            );
        }
        errors.needed_text(&join(&place, "name"), &choice["name"], 1, 100);
        let value = &choice["value"];
        let fits = match kind {
            3 => value.is_string(),
            4 => value.is_i64(),
            10 => value.is_number(),
            _ => false,
        };
        if !fits {
            errors.add(
                &join(&place, "value"),
                "BASE_TYPE_INVALID",
                format!("{value} does not fit."),
            );
        } else if kind == 3 {
            errors.needed_text(&join(&place, "value"), value, 1, 100);
        }
    }
    errors.number(&at("min_length"), &option["min_length"], 0, 6_000);
    errors.number(&at("max_length"), &option["max_length"], 1, 6_000);
}

fn localised(errors: &mut Errors, path: &str, named: &Value, chat: bool) {
    for (key, most) in [
        ("name_localizations", 32),
        ("description_localizations", 100),
    ] {
        for (locale, text) in named[key].as_object().into_iter().flatten() {
            let place = join(path, &format!("{key}.{locale}"));
            if !LOCALES.contains(&locale.as_str()) {
                errors.choice(&place, &LOCALES.join(", "));
            }
            errors.text(&place, text, 1, most);
            if chat && key == "name_localizations" {
                chat_name(errors, &place, text);
            }
        }
    }
}

/// Names of slash commands and options: letters, digits, `-`, `_`, `'`; lower case.
fn chat_name(errors: &mut Errors, path: &str, name: &Value) {
    let Some(name) = name.as_str() else { return };
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    if !name.chars().all(fits) || name.to_lowercase() != name {
        let message = "Command name is invalid";
        errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// Counts the characters; of each text Discord counts the longest translation.
fn characters(command: &Value) -> usize {
    let longest = |key: &str, localised: &str| {
        let others = command[localised]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, text)| text);
        others
            .chain([&command[key]])
            .filter_map(Value::as_str)
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0)
    };
    let mut sum = longest("name", "name_localizations");
    sum += longest("description", "description_localizations");
    for choice in command["choices"].as_array().into_iter().flatten() {
        sum += choice["name"]
            .as_str()
            .map_or(0, |text| text.chars().count());
        sum += choice["value"]
            .as_str()
            .map_or(0, |text| text.chars().count());
    }
    for option in command["options"].as_array().into_iter().flatten() {
        sum += characters(option);
    }
    sum
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}
