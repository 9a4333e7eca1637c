//! Checks dialogs.

use std::collections::BTreeSet;

use serde_json::Value;
use twilight_model::channel::message::Component;
use twilight_validate::component::component_v2;

use super::{Errors, by_schema};
use crate::rest::Refusal;

pub(crate) fn check(data: &Value) -> Result<(), Refusal> {
    let mut errors = Errors::default();
    errors.needed_text("data.custom_id", &data["custom_id"], 1, 100);
    errors.needed_text("data.title", &data["title"], 1, 45);
    let rows = errors.list("data.components", &data["components"], 1, 5);
    let mut names = BTreeSet::new();
    for (index, row) in rows.iter().enumerate() {
        let path = format!("data.components.{index}");
        match row["type"].as_u64() {
            Some(1) => {
                let place = format!("{path}.components");
                let inputs = errors.list(&place, &row["components"], 1, 1);
                for (number, input) in inputs.iter().enumerate() {
                    let place = format!("{place}.{number}");
                    if input["type"] == 4 {
                        needs_label(&mut errors, &place, input);
                        text_input(&mut errors, &place, input);
                        name(&mut errors, &mut names, &place, input);
                    } else {
                        errors.choice(&format!("{place}.type"), "4");
                    }
                }
            }
            Some(10) => {
                errors.needed_text(&format!("{path}.content"), &row["content"], 1, 4_000);
            }
            Some(18) => {
                errors.needed_text(&format!("{path}.label"), &row["label"], 1, 45);
                errors.text(&format!("{path}.description"), &row["description"], 0, 100);
                let (place, input) = (format!("{path}.component"), &row["component"]);
                name(&mut errors, &mut names, &place, input);
                match input["type"].as_u64() {
                    Some(4) => text_input(&mut errors, &place, input),
                    Some(3 | 5..=8 | 19 | 21..=23) => {}
                    _ => {
                        errors.choice(&format!("{place}.type"), "3, 4, 5, 6, 7, 8, 19, 21, 22, 23")
                    }
                }
            }
            _ => errors.choice(&format!("{path}.type"), "1, 10, 18"),
        }
    }
    if errors.is_empty()
        && let Err(message) = second_opinion(&data["components"])
    {
        errors.add("data.components", "BASE_TYPE_INVALID", message);
    }
    errors.done()?;
    by_schema("data", "ModalInteractionCallbackRequestData", data)
}

/// Checks with twilight rows in which our own checks found no fault.
fn second_opinion(components: &Value) -> Result<(), String> {
    let rows: Vec<Component> =
        serde_json::from_value(components.clone()).map_err(|error| error.to_string())?;
    rows.iter()
        .try_for_each(|row| component_v2(row).map_err(|error| error.to_string()))
}

/// Every input of a dialog, inside rows or labels.
pub(crate) fn inputs(components: &[Value]) -> Vec<&Value> {
    components
        .iter()
        .flat_map(|row| match row["type"].as_u64() {
            Some(1) => row["components"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default(),
            Some(18) => std::slice::from_ref(&row["component"]),
            _ => &[],
        })
        .collect()
}

fn name(errors: &mut Errors, names: &mut BTreeSet<String>, path: &str, input: &Value) {
    let place = format!("{path}.custom_id");
    errors.needed_text(&place, &input["custom_id"], 1, 100);
    if !names.insert(input["custom_id"].as_str().unwrap_or_default().to_owned()) {
        errors.duplicate(&place);
    }
}

fn needs_label(errors: &mut Errors, path: &str, input: &Value) {
    errors.needed_text(&format!("{path}.label"), &input["label"], 1, 45);
}

fn text_input(errors: &mut Errors, path: &str, input: &Value) {
    let at = |key: &str| format!("{path}.{key}");
    if errors.number(&at("style"), &input["style"], 1, 2).is_none() {
        errors.required(&at("style"));
    }
    let least = errors
        .number(&at("min_length"), &input["min_length"], 0, 4_000)
        .unwrap_or(0);
    let most = errors
        .number(&at("max_length"), &input["max_length"], 1, 4_000)
        .unwrap_or(4_000);
    if least > most {
        errors.add(
            &at("min_length"),
            "NUMBER_TYPE_MAX",
            "min_length is greater than max_length",
        );
    }
    errors.text(
        &at("value"),
        &input["value"],
        0,
        usize::try_from(most).unwrap_or(4_000),
    );
    errors.text(&at("placeholder"), &input["placeholder"], 0, 100);
    errors.boolean(&at("required"), &input["required"]);
}
