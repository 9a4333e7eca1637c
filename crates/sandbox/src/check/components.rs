//! Checks the components of messages and dialogs.

use std::collections::BTreeSet;

use serde_json::Value;
use unicode_properties::UnicodeEmoji;

use super::Errors;
use crate::world::{World, id::id_in};

/// The place of components; each allows different ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// A message without the flag for the newer components.
    Classic,
    /// A message with that flag.
    V2,
}

/// The limit of components in a message, including nested ones.
const ALL: usize = 40;
/// The limit of characters in all text displays of a message together.
const TEXT: usize = 4_000;

/// What is collected while walking the tree.
struct Walk<'a> {
    world: &'a World,
    errors: &'a mut Errors,
    /// The file names that `attachment://` may use.
    files: &'a [String],
    names: BTreeSet<String>,
    numbers: BTreeSet<i64>,
    count: usize,
    text: usize,
}

pub(crate) fn check(
    world: &World,
    errors: &mut Errors,
    components: &Value,
    place: Place,
    files: &[String],
) {
    let most = if place == Place::Classic { 5 } else { ALL };
    let rows = errors.list("components", components, 0, most);
    let mut walk = Walk {
        world,
        errors,
        files,
        names: BTreeSet::new(),
        numbers: BTreeSet::new(),
        count: 0,
        text: 0,
    };
    for (index, row) in rows.iter().enumerate() {
        let path = format!("components.{index}");
        let allowed: &[i64] = if place == Place::Classic {
            &[1]
        } else {
            &[1, 9, 10, 12, 13, 14, 17]
        };
        walk.component(&path, row, allowed);
    }
    let (count, text) = (walk.count, walk.text);
    if place == Place::V2 {
        errors.length("components", count, 0, ALL);
        errors.length("components", text, 0, TEXT);
    }
}

impl Walk<'_> {
    fn component(&mut self, path: &str, component: &Value, allowed: &[i64]) {
        self.count += 1;
        let kind = component["type"].as_i64();
        let Some(kind) = kind.filter(|kind| allowed.contains(kind)) else {
            let list = allowed
                .iter()
                .map(i64::to_string)
                .collect::<Vec<_>>()
                .join(", ");
            return match component["type"] {
                Value::Null => self.errors.required(&format!("{path}.type")),
                _ => self.errors.choice(&format!("{path}.type"), &list),
            };
        };
        if let Some(number) = self.errors.number(
            &format!("{path}.id"),
            &component["id"],
            0,
            i64::from(i32::MAX),
        ) && number != 0
            && !self.numbers.insert(number)
        {
            let message = "Component id cannot be duplicated";
            self.errors
                .add(&format!("{path}.id"), "COMPONENT_ID_DUPLICATED", message);
        }
        match kind {
            1 => self.row(path, component),
            2 => self.button(path, component),
            3 | 5..=8 => self.menu(path, component),
            9 => self.section(path, component),
            10 => {
                let content = &component["content"];
                self.errors
                    .needed_text(&format!("{path}.content"), content, 1, TEXT);
                self.text += content.as_str().map_or(0, |text| text.chars().count());
            }
            11 => self.thumbnail(path, component),
            12 => {
                let place = format!("{path}.items");
                let items = self.errors.list(&place, &component["items"], 1, 10);
                for (index, item) in items.iter().enumerate() {
                    self.thumbnail(&format!("{place}.{index}"), item);
                }
            }
            13 => self.media(&format!("{path}.file"), &component["file"]),
            14 => {
                self.errors
                    .boolean(&format!("{path}.divider"), &component["divider"]);
                self.errors
                    .number(&format!("{path}.spacing"), &component["spacing"], 1, 2);
            }
            17 => {
                let color = &component["accent_color"];
                self.errors
                    .number(&format!("{path}.accent_color"), color, 0, 0xff_ffff);
                self.children(path, component, ALL, &[1, 9, 10, 12, 13, 14]);
            }
            _ => {}
        }
    }

    fn children(&mut self, path: &str, component: &Value, most: usize, allowed: &[i64]) {
        let place = format!("{path}.components");
        let children = self.errors.list(&place, &component["components"], 1, most);
        for (index, child) in children.iter().enumerate() {
            self.component(&format!("{place}.{index}"), child, allowed);
        }
    }

    fn row(&mut self, path: &str, row: &Value) {
        self.children(path, row, 5, &[2, 3, 5, 6, 7, 8]);
        // A menu fills its row.
        let children = row["components"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        if children.len() > 1 && children.iter().any(|child| child["type"] != 2) {
            let message = "The specified component exceeds the maximum width";
            for (index, child) in children.iter().enumerate() {
                if child["type"] != 2 {
                    let place = format!("{path}.components.{index}");
                    self.errors
                        .add(&place, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
                }
            }
        }
    }

    fn button(&mut self, path: &str, button: &Value) {
        let at = |key: &str| format!("{path}.{key}");
        self.errors.boolean(&at("disabled"), &button["disabled"]);
        self.errors.text(&at("label"), &button["label"], 0, 80);
        let style = match self.errors.number(&at("style"), &button["style"], 1, 6) {
            Some(style) => style,
            None => return self.errors.required(&at("style")),
        };
        let bare = button["label"]
            .as_str()
            .unwrap_or_default()
            .trim()
            .is_empty()
            && button["emoji"].is_null();
        if bare && style != 6 {
            self.errors.add(
                &at("label"),
                "BASE_TYPE_REQUIRED",
                "A button needs a label or an emoji.",
            );
        }
        match style {
            5 => {
                if button["url"].is_null() {
                    self.errors.required(&at("url"));
                }
                self.errors.text(&at("url"), &button["url"], 1, 512);
                self.errors
                    .url(&at("url"), &button["url"], &["http", "https", "discord"]);
                if !button["custom_id"].is_null() {
                    self.refuse_both(path);
                }
            }
            6 => {
                if button["sku_id"].is_null() {
                    self.errors.required(&at("sku_id"));
                }
            }
            _ => {
                self.name(path, button);
                if !button["url"].is_null() {
                    self.refuse_both(path);
                }
            }
        }
        self.emoji(
            &at("emoji"),
            &button["emoji"],
            "BUTTON_COMPONENT_INVALID_EMOJI",
        );
    }

    fn refuse_both(&mut self, path: &str) {
        let message = "A custom id and url cannot both be specified";
        self.errors.add(path, "COMPONENT_TYPE_INVALID", message);
    }

    fn name(&mut self, path: &str, component: &Value) {
        let place = format!("{path}.custom_id");
        self.errors
            .needed_text(&place, &component["custom_id"], 1, 100);
        if let Some(name) = component["custom_id"].as_str()
            && !self.names.insert(name.to_owned())
        {
            self.errors.duplicate(&place);
        }
    }

    fn menu(&mut self, path: &str, menu: &Value) {
        let at = |key: &str| format!("{path}.{key}");
        self.name(path, menu);
        self.errors
            .text(&at("placeholder"), &menu["placeholder"], 0, 150);
        self.errors.boolean(&at("disabled"), &menu["disabled"]);
        let least = self
            .errors
            .number(&at("min_values"), &menu["min_values"], 0, 25)
            .unwrap_or(1);
        let most = self
            .errors
            .number(&at("max_values"), &menu["max_values"], 1, 25)
            .unwrap_or(1);
        if least > most {
            let message = "min_values must be less than or equal to max_values";
            self.errors
                .add(&at("min_values"), "NUMBER_TYPE_MAX", message);
        }
        if menu["type"] != 3 {
            return self.defaults(path, menu, least, most);
        }
        let options = self.errors.list(&at("options"), &menu["options"], 1, 25);
        if most > options.len() as i64 && !options.is_empty() {
            let message = format!(
                "Must be less than or equal to the number of options ({}).",
                options.len()
            );
            self.errors
                .add(&at("max_values"), "SELECT_VALUES_EXCEED_OPTIONS", message);
        }
        let mut values = BTreeSet::new();
        for (index, option) in options.iter().enumerate() {
            let place = at(&format!("options.{index}"));
            self.errors
                .needed_text(&format!("{place}.label"), &option["label"], 1, 100);
            self.errors
                .needed_text(&format!("{place}.value"), &option["value"], 1, 100);
            self.errors.text(
                &format!("{place}.description"),
                &option["description"],
                0,
                100,
            );
            self.errors
                .boolean(&format!("{place}.default"), &option["default"]);
            let emoji = &option["emoji"];
            self.emoji(
                &format!("{place}.emoji"),
                emoji,
                "SELECT_COMPONENT_INVALID_EMOJI",
            );
            if let Some(value) = option["value"].as_str()
                && !values.insert(value)
            {
                let message = "The specified option value is already used";
                let place = format!("{place}.value");
                self.errors
                    .add(&place, "SELECT_OPTION_VALUE_DUPLICATED", message);
            }
        }
        let defaults = options
            .iter()
            .filter(|option| option["default"] == true)
            .count();
        if defaults as i64 > most {
            let message = format!("Only {most} options can be default");
            self.errors
                .add(&at("options"), "SELECT_TOO_MANY_DEFAULTS", message);
        }
    }

    /// The default values of a menu of users, roles or channels: not too many, and of its kinds.
    fn defaults(&mut self, path: &str, menu: &Value, least: i64, most: i64) {
        let place = format!("{path}.default_values");
        if menu["default_values"].is_null() {
            return;
        }
        let kinds: &[&str] = match menu["type"].as_u64() {
            Some(5) => &["user"],
            Some(6) => &["role"],
            Some(7) => &["user", "role"],
            _ => &["channel"],
        };
        let bound = |number: i64| usize::try_from(number).unwrap_or(0);
        let chosen = self
            .errors
            .list(&place, &menu["default_values"], bound(least), bound(most));
        for (index, value) in chosen.iter().enumerate() {
            let at = |key: &str| format!("{place}.{index}.{key}");
            if id_in(&value["id"]).is_none() {
                self.errors.required(&at("id"));
            }
            if !kinds.contains(&value["type"].as_str().unwrap_or_default()) {
                self.errors.choice(&at("type"), &kinds.join(", "));
            }
        }
    }

    fn section(&mut self, path: &str, section: &Value) {
        self.children(path, section, 3, &[10]);
        let place = format!("{path}.accessory");
        match &section["accessory"] {
            Value::Null => self.errors.required(&place),
            accessory => self.component(&place, accessory, &[2, 11]),
        }
    }

    fn thumbnail(&mut self, path: &str, item: &Value) {
        self.errors.text(
            &format!("{path}.description"),
            &item["description"],
            0,
            1_024,
        );
        self.errors
            .boolean(&format!("{path}.spoiler"), &item["spoiler"]);
        self.media(&format!("{path}.media"), &item["media"]);
    }

    fn media(&mut self, path: &str, media: &Value) {
        let place = format!("{path}.url");
        if media["url"].is_null() {
            return self.errors.required(&place);
        }
        self.errors
            .url(&place, &media["url"], &["http", "https", "attachment"]);
        if let Some(name) = media["url"]
            .as_str()
            .and_then(|url| url.strip_prefix("attachment://"))
            && !self.files.iter().any(|file| file == name)
        {
            self.errors.add(
                &place,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                format!("The referenced attachment \"{name}\" was not found."),
            );
        }
    }

    /// An emoji must be the application's own or a standard one; playing cards are neither.
    fn emoji(&mut self, path: &str, emoji: &Value, code: &str) {
        let real = match (&emoji["id"], emoji["name"].as_str()) {
            _ if emoji.is_null() => true,
            (Value::Null, Some(name)) => is_emoji(name),
            (Value::Null, None) => false,
            (id, _) => id_in(id).is_some_and(|id| self.world.emoji.contains_key(&id)),
        };
        if !real {
            self.errors.add(path, code, "Invalid emoji");
        }
    }
}

fn is_emoji(name: &str) -> bool {
    let keycap = name.ends_with('\u{20e3}');
    // Joiners, variation selectors, skin tones and regional flags.
    let joins = |c: char| {
        matches!(
            c,
            '\u{200d}' | '\u{20e3}' | '\u{fe0f}' | '\u{e0020}'..='\u{e007f}'
        )
    };
    let starts = name
        .chars()
        .next()
        .is_some_and(|first| first.is_emoji_char());
    starts
        && name
            .chars()
            .all(|c| joins(c) || (c.is_emoji_char() && (keycap || !c.is_ascii())))
}
