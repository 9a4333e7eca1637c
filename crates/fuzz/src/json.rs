//! Damages JSON that stays JSON, so that what reads it gets further than its first bracket.

use crate::numbers::NUMBERS;
use rand::rngs::StdRng;
use rand::{RngExt as _, seq::IndexedRandom as _};
use serde_json::Value;

/// A value with one to four damages; parts may come from any of the others.
pub fn damaged(values: &[Value], chance: &mut StdRng) -> Value {
    let mut value = values.choose(chance).cloned().unwrap_or_default();
    for _ in 0..chance.random_range(1..=4) {
        let places = places(&value);
        let Some(place) = places.choose(chance) else {
            return value;
        };
        let put = match chance.random_range(0..8) {
            // A part of another value, often from a place of the same name.
            0..=2 => values
                .choose(chance)
                .and_then(|other| part_like(other, place, chance)),
            _ => None,
        };
        match (put, value.pointer_mut(place)) {
            (Some(put), Some(at)) => *at = put,
            (None, Some(at)) => change(at, chance),
            (_, None) => {}
        }
    }
    value
}

/// Changes a value in its place.
fn change(value: &mut Value, chance: &mut StdRng) {
    match value {
        Value::Number(_) => *value = number(chance),
        Value::Bool(bool) => *bool = !*bool,
        Value::String(text) => match chance.random_range(0..4) {
            0 => text.clear(),
            1 => {
                *text = NUMBERS
                    .choose(chance)
                    .copied()
                    .unwrap_or_default()
                    .to_owned()
            }
            2 => *text = text.repeat(2),
            _ => *value = number(chance),
        },
        Value::Array(items) => {
            let (one, other) = (
                chance.random_range(0..=items.len()),
                chance.random_range(0..=items.len()),
            );
            match chance.random_range(0..4) {
                0 => items.truncate(one),
                1 if one < items.len() => {
                    let item = items[one].clone();
                    items.insert(other, item);
                }
                2 if one < items.len() && other < items.len() => items.swap(one, other),
                _ if one < items.len() => {
                    items.remove(one);
                }
                _ => items.push(number(chance)),
            }
        }
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            match names.choose(chance) {
                Some(name) if chance.random_bool(0.7) => {
                    fields.remove(name);
                }
                _ => {
                    fields.insert("odd".to_owned(), number(chance));
                }
            }
        }
        Value::Null => *value = number(chance),
    }
}

fn number(chance: &mut StdRng) -> Value {
    let number = NUMBERS
        .choose(chance)
        .and_then(|number| serde_json::from_str(number).ok());
    number.unwrap_or(Value::Null)
}

/// A part of a value from a place that ends like this one; if there is none, from anywhere.
fn part_like(value: &Value, place: &str, chance: &mut StdRng) -> Option<Value> {
    let end = |place: &str| place.rsplit('/').next().map(str::to_owned);
    let all = places(value);
    let alike: Vec<&String> = all
        .iter()
        .filter(|other| end(other) == end(place))
        .collect();
    let from = match alike.choose(chance) {
        Some(&alike) => alike,
        None => all.choose(chance)?,
    };
    value.pointer(from).cloned()
}

/// The places of all parts of a value, as JSON pointers.
fn places(value: &Value) -> Vec<String> {
    let mut places = Vec::new();
    collect(value, &mut String::new(), &mut places);
    places
}

fn collect(value: &Value, place: &mut String, places: &mut Vec<String>) {
    let length = place.len();
    let mut step = |name: &str, value: &Value| {
        place.push('/');
        place.push_str(&name.replace('~', "~0").replace('/', "~1"));
        places.push(place.clone());
        collect(value, place, places);
        place.truncate(length);
    };
    match value {
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(at, item)| step(&at.to_string(), item)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| step(name, field)),
        _ => {}
    }
}
