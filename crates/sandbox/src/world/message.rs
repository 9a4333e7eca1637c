//! Messages and their attachments.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Id, id::iso, poll::Poll};

/// Only one person sees the message.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// A deferred answer: "thinking…".
pub(crate) const LOADING: u64 = 1 << 7;
/// The message has the newer components, and no content or embeds.
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
/// The message was published to the channels that follow its channel.
pub(crate) const CROSSPOSTED: u64 = 1;
/// A thread was started from the message.
pub(crate) const HAS_THREAD: u64 = 1 << 5;

/// A file of a message, or of an emoji.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    pub content_type: String,
    pub bytes: Arc<[u8]>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub id: Id,
    pub filename: String,
    pub description: Option<String>,
    pub content_type: String,
    pub size: usize,
    /// The width and height of an image, in pixels.
    pub pixels: Option<(u32, u32)>,
}

impl Attachment {
    pub fn url(&self, root: &str) -> String {
        format!("{root}/cdn/attachments/{}/{}", self.id, self.filename)
    }

    pub fn json(&self, root: &str) -> Value {
        let mut attachment = json!({
            "id": self.id, "filename": self.filename, "size": self.size, "url": self.url(root),
            "proxy_url": self.url(root), "content_type": self.content_type,
        });
        if let Some(text) = &self.description {
            attachment["description"] = json!(text);
        }
        if let Some((width, height)) = self.pixels {
            attachment["width"] = json!(width);
            attachment["height"] = json!(height);
        }
        attachment
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// Discord's number: 0 plain, 18 thread created, 19 reply, 20 answer to a command.
    pub kind: u8,
    pub edited: Option<u64>,
    /// The people who were pinged.
    pub mentions: Vec<Id>,
    pub mention_roles: Vec<Id>,
    pub mention_everyone: bool,
    pub reference: Option<Value>,
    /// The interaction it answers, in Discord's form.
    pub metadata: Option<Value>,
    pub nonce: Option<Value>,
    /// The only person who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    /// Unix milliseconds of edits after its first hour.
    #[serde(default)]
    pub late_edits: Vec<u64>,
    #[serde(default)]
    pub poll: Option<Poll>,
}

impl Message {
    pub fn is(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// Without author, mentioned people and thread, which the world adds.
    pub fn json(&self, root: &str) -> Value {
        let mut message = json!({
            "id": self.id, "channel_id": self.channel, "type": self.kind,
            "content": self.content, "timestamp": iso(self.id.millis()),
            "edited_timestamp": self.edited.map(iso), "tts": false,
            "mention_everyone": self.mention_everyone, "mentions": [],
            "mention_roles": self.mention_roles,
            "attachments": self
                .attachments
                .iter()
                // A file shown by an embed is not listed as well.
                .filter(|file| !shows(&self.embeds, &file.url(root)))
                .map(|file| file.json(root))
                .collect::<Vec<_>>(),
            "embeds": self.embeds, "components": self.components, "pinned": false,
            "flags": self.flags,
        });
        if let Some(reference) = &self.reference {
            message["message_reference"] = reference.clone();
        }
        if let Some(nonce) = &self.nonce {
            message["nonce"] = nonce.clone();
        }
        if let Some(metadata) = &self.metadata {
            message["interaction_metadata"] = metadata.clone();
            if metadata["type"] == 2 {
                message["interaction"] = json!({
                    "id": metadata["id"], "type": 2, "name": metadata["name"],
                    "user": metadata["user"],
                });
            }
        }
        message
    }

    /// Every component with a custom id, which excludes link buttons.
    pub fn interactive(&self) -> Vec<&Value> {
        let mut found = Vec::new();
        for component in &self.components {
            collect(component, &mut found);
        }
        found
    }
}

/// Whether any of these embeds shows the file with this address.
pub(crate) fn shows(embeds: &[Value], address: &str) -> bool {
    let places = [
        "/image/url",
        "/thumbnail/url",
        "/author/icon_url",
        "/footer/icon_url",
    ];
    embeds.iter().any(|embed| {
        places
            .iter()
            .any(|place| embed.pointer(place).is_some_and(|url| url == address))
    })
}

fn collect<'a>(component: &'a Value, found: &mut Vec<&'a Value>) {
    if component["custom_id"].is_string() {
        found.push(component);
    }
    for key in ["components", "accessory", "component"] {
        match &component[key] {
            Value::Array(children) => children.iter().for_each(|child| collect(child, found)),
            child @ Value::Object(_) => collect(child, found),
            _ => {}
        }
    }
}

/// Fills in Discord's defaults: component ids, and how many options a menu takes.
pub(crate) fn complete_components(components: &mut [Value]) {
    number_components(components);
    components.iter_mut().for_each(bounds);
}

fn bounds(component: &mut Value) {
    if matches!(component["type"].as_u64(), Some(3 | 5..=8)) {
        for key in ["min_values", "max_values"] {
            if component[key].is_null() {
                component[key] = json!(1);
            }
        }
    }
    for key in ["components", "accessory", "component"] {
        match component.get_mut(key) {
            Some(Value::Array(children)) => children.iter_mut().for_each(bounds),
            Some(child @ Value::Object(_)) => bounds(child),
            _ => {}
        }
    }
}

fn number_components(components: &mut [Value]) {
    fn used(component: &Value, taken: &mut Vec<u64>) {
        taken.extend(component["id"].as_u64());
        for key in ["components", "accessory", "component"] {
            match &component[key] {
                Value::Array(children) => children.iter().for_each(|child| used(child, taken)),
                child @ Value::Object(_) => used(child, taken),
                _ => {}
            }
        }
    }
    fn number(component: &mut Value, taken: &[u64], next: &mut u64) {
        if !component.is_object() {
            return;
        }
        if component["id"].as_u64().unwrap_or(0) == 0 {
            while taken.contains(next) {
                *next += 1;
            }
            component["id"] = json!(*next);
            *next += 1;
        }
        for key in ["components", "accessory", "component"] {
            match component.get_mut(key) {
                Some(Value::Array(children)) => {
                    children
                        .iter_mut()
                        .for_each(|child| number(child, taken, next));
                }
                Some(child @ Value::Object(_)) => number(child, taken, next),
                _ => {}
            }
        }
    }
    let mut taken = Vec::new();
    components
        .iter()
        .for_each(|component| used(component, &mut taken));
    let mut next = 1;
    components
        .iter_mut()
        .for_each(|component| number(component, &taken, &mut next));
}
