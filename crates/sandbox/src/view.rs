//! A message as one person sees it.

use std::{fmt, sync::Arc};

use serde_json::Value;

use crate::world::Id;

/// Discord's message object as one person's client receives it, with helpers.
#[derive(Clone, PartialEq)]
pub struct Message(Arc<Value>);

/// A button or a menu of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// The bot's id for it; empty for a link.
    pub custom_id: String,
    /// A button's label or a menu's placeholder.
    pub label: String,
    /// Whether it can be used.
    pub enabled: bool,
    /// Discord's style number of a button: 1 blurple, 2 grey, 3 green, 4 red, 5 link.
    pub style: u64,
    /// The values of a menu's options.
    pub values: Vec<String>,
    /// The component as Discord sends it.
    pub json: Value,
}

/// A file in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownFile {
    /// The file's name.
    pub name: String,
    /// The alternative text; may be empty.
    pub description: String,
    /// The address to fetch it from.
    pub url: String,
}

impl Message {
    pub(crate) fn new(json: Arc<Value>) -> Self {
        Message(json)
    }

    /// The JSON object.
    #[must_use]
    pub fn json(&self) -> &Value {
        &self.0
    }

    /// The message's id.
    #[must_use]
    pub fn id(&self) -> Id {
        crate::world::id::id_in(&self.0["id"]).unwrap_or(Id(0))
    }

    /// The id of its channel.
    #[must_use]
    pub fn channel(&self) -> Id {
        crate::world::id::id_in(&self.0["channel_id"]).unwrap_or(Id(0))
    }

    /// The author's display name.
    #[must_use]
    pub fn author(&self) -> &str {
        let author = &self.0["author"];
        author["global_name"]
            .as_str()
            .or(author["username"].as_str())
            .unwrap_or_default()
    }

    /// The text outside embeds and components.
    #[must_use]
    pub fn content(&self) -> &str {
        self.0["content"].as_str().unwrap_or_default()
    }

    /// Whether only one person sees it.
    #[must_use]
    pub fn ephemeral(&self) -> bool {
        self.0["flags"].as_u64().unwrap_or(0) & crate::world::message::EPHEMERAL != 0
    }

    /// Whether it is still "thinking…".
    #[must_use]
    pub fn loading(&self) -> bool {
        self.0["loading"] == true
    }

    /// Whether it pings this person.
    #[must_use]
    pub fn pings(&self, person: Id) -> bool {
        let person = person.to_string();
        self.0["mentions"]
            .as_array()
            .is_some_and(|all| all.iter().any(|u| u["id"] == person))
    }

    /// Everything in it that can be read: content, embeds, components, descriptions of files.
    #[must_use]
    pub fn all_text(&self) -> String {
        let mut texts = vec![self.content().to_owned()];
        for key in ["embeds", "components", "attachments"] {
            collect_texts(&self.0[key], &mut texts);
        }
        texts.retain(|text| !text.is_empty());
        texts.join("\n")
    }

    /// Every file: attachments, and pictures of embeds.
    #[must_use]
    pub fn files(&self) -> Vec<ShownFile> {
        let list = |key: &str| self.0[key].as_array().cloned().unwrap_or_default();
        let pictures = list("embeds")
            .into_iter()
            .filter_map(|mut embed| embed.get_mut("image").map(Value::take));
        list("attachments")
            .into_iter()
            .chain(pictures)
            .filter_map(|file| {
                let text = |key: &str| file[key].as_str().map(str::to_owned);
                let url = text("url")?;
                let path = url.split('?').next().unwrap_or_default();
                let name = path.rsplit('/').next().unwrap_or_default().to_owned();
                Some(ShownFile {
                    name,
                    description: text("description").unwrap_or_default(),
                    url,
                })
            })
            .collect()
    }

    /// Every button, row by row.
    #[must_use]
    pub fn buttons(&self) -> Vec<Control> {
        self.controls(|kind| kind == 2)
    }

    /// Every menu, in order.
    #[must_use]
    pub fn menus(&self) -> Vec<Control> {
        self.controls(|kind| matches!(kind, 3 | 5..=8))
    }

    /// The first button with this label, or with this emoji if it has no label.
    #[must_use]
    pub fn button(&self, label: &str) -> Option<Control> {
        self.buttons()
            .into_iter()
            .find(|button| button.label == label)
    }

    /// The button or menu with this custom id.
    #[must_use]
    pub fn control(&self, custom_id: &str) -> Option<Control> {
        self.controls(|_| true)
            .into_iter()
            .find(|control| control.custom_id == custom_id)
    }

    fn controls(&self, wanted: impl Fn(u64) -> bool) -> Vec<Control> {
        let mut found = Vec::new();
        walk(&self.0["components"], &mut |component| {
            let kind = component["type"].as_u64().unwrap_or(0);
            if matches!(kind, 2 | 3 | 5..=8) && wanted(kind) {
                found.push(Control::new(component));
            }
        });
        found
    }
}

impl Control {
    fn new(json: &Value) -> Self {
        let text = |key: &str| json[key].as_str();
        let label = text("label")
            .or(text("placeholder"))
            .or(json["emoji"]["name"].as_str())
            .unwrap_or_default();
        let values = json["options"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        Control {
            custom_id: text("custom_id").unwrap_or_default().to_owned(),
            label: label.to_owned(),
            enabled: json["disabled"] != true,
            style: json["style"].as_u64().unwrap_or(0),
            values: values
                .iter()
                .filter_map(|o| o["value"].as_str().map(str::to_owned))
                .collect(),
            json: json.clone(),
        }
    }
}

fn walk(components: &Value, visit: &mut impl FnMut(&Value)) {
    for component in components.as_array().map(Vec::as_slice).unwrap_or_default() {
        visit(component);
        walk(&component["components"], visit);
        if component["accessory"].is_object() {
            visit(&component["accessory"]);
        }
    }
}

/// Collects the texts that a reader sees.
fn collect_texts(value: &Value, texts: &mut Vec<String>) {
    const SHOWN: [&str; 9] = [
        "title",
        "description",
        "name",
        "value",
        "text",
        "label",
        "content",
        "placeholder",
        "emoji",
    ];
    match value {
        Value::Array(all) => all.iter().for_each(|one| collect_texts(one, texts)),
        Value::Object(map) => {
            let option = map.contains_key("label");
            for (key, inner) in map {
                match inner {
                    // The value of a menu option is for the bot, not for readers.
                    Value::String(_) if key == "value" && option => {}
                    Value::String(text) if SHOWN.contains(&key.as_str()) => {
                        texts.push(text.clone())
                    }
                    Value::Array(_) | Value::Object(_) => collect_texts(inner, texts),
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ephemeral = if self.ephemeral() { " (only you)" } else { "" };
        write!(f, "[{}{ephemeral}: {:?}", self.author(), self.all_text())?;
        for control in self.controls(|_| true) {
            let mark = if control.enabled { "" } else { " off" };
            write!(f, " <{} {}{mark}>", control.label, control.custom_id)?;
        }
        f.write_str("]")
    }
}
