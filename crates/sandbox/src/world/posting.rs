//! Creating, changing and deleting messages and threads.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{
    Id, World,
    channel::{Channel, ChannelKind, ThreadLock},
    image,
    message::{Attachment, Blob, Message},
    session::GUILDS,
};
use crate::rest::Upload;

/// So many pictures can still be loaded after an edit replaced them.
const REPLACED: usize = 32;

impl World {
    /// Adds a message to its channel and tells everyone who may see it.
    pub fn post(&mut self, message: Message) -> Id {
        let (id, channel) = (message.id, message.channel);
        if let Some(place) = self.channels.get_mut(&channel) {
            if message.only_for.is_none() {
                place.last_message = Some(id);
                if let Some(thread) = &mut place.thread {
                    thread.total_messages += 1;
                }
            }
            place.messages.insert(id, message.clone());
        }
        if message.only_for.is_none() {
            self.dispatch_message(&message, "MESSAGE_CREATE");
        }
        self.announce_message("message_create", &message);
        id
    }

    /// Changes a message and tells everyone who may see it; `false` if there is none.
    pub fn amend(&mut self, channel: Id, id: Id, change: impl FnOnce(&mut Message)) -> bool {
        let Some(message) = self
            .channels
            .get_mut(&channel)
            .and_then(|place| place.messages.get_mut(&id))
        else {
            return false;
        };
        let before: Vec<Id> = message.attachments.iter().map(|file| file.id).collect();
        change(message);
        let after = message.clone();
        for file in before {
            if after.attachments.iter().all(|kept| kept.id != file) {
                let blob = self.blobs.remove(&file);
                let picture = blob.filter(|blob| blob.content_type.starts_with("image/"));
                self.replaced.extend(picture.map(|blob| (file, blob)));
            }
        }
        let too_many = self.replaced.len().saturating_sub(REPLACED);
        self.replaced.drain(..too_many);
        if after.only_for.is_none() {
            self.dispatch_message(&after, "MESSAGE_UPDATE");
        }
        self.announce_message("message_update", &after);
        true
    }

    /// Removes a message; `false` if there is none.
    pub fn remove_message(&mut self, channel: Id, id: Id) -> bool {
        let Some(place) = self.channels.get_mut(&channel) else {
            return false;
        };
        let Some(message) = place.messages.remove(&id) else {
            return false;
        };
        place.pins.remove(&id);
        for file in &message.attachments {
            self.blobs.remove(&file.id);
        }
        if message.only_for.is_none() {
            self.dispatch_message(&message, "MESSAGE_DELETE");
        }
        self.announce_deletion(channel, id, message.only_for);
        true
    }

    /// Deletes a channel with its threads and messages.
    pub fn remove_channel(&mut self, id: Id) -> Option<Channel> {
        let threads: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id) && channel.thread.is_some())
            .map(|thread| thread.id)
            .collect();
        for thread in threads {
            self.remove_channel(thread);
        }
        let channel = self.channels.remove(&id)?;
        for message in channel.messages.values() {
            for file in &message.attachments {
                self.blobs.remove(&file.id);
            }
        }
        if channel.thread.is_some() {
            let event = json!({
                "id": id, "guild_id": channel.server, "parent_id": channel.parent,
                "type": channel.kind.number(),
            });
            self.dispatch(channel.server, GUILDS, "THREAD_DELETE", event);
        } else {
            self.dispatch(channel.server, GUILDS, "CHANNEL_DELETE", channel.json());
        }
        self.world_changed();
        Some(channel)
    }

    /// Announces that a channel or thread has changed.
    pub fn channel_updated(&mut self, id: Id) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let (server, event) = (channel.server, channel.json());
        let name = if channel.thread.is_some() {
            "THREAD_UPDATE"
        } else {
            "CHANNEL_UPDATE"
        };
        self.dispatch(server, GUILDS, name, event);
        self.world_changed();
    }

    /// Adds a thread to a text channel; one started from a message has its id.
    pub fn open_thread(&mut self, thread: Channel) -> Value {
        let (id, server, parent) = (thread.id, thread.server, thread.parent);
        let owner = thread.thread.as_ref().map(|thread| thread.owner);
        self.channels.insert(id, thread);
        let Some(thread) = self.channels.get(&id) else {
            return Value::Null;
        };
        let mut json = thread.json();
        if let Some(member) = owner.and_then(|owner| thread.thread_member(owner)) {
            json["member"] = member;
        }
        let mut event = json.clone();
        event["newly_created"] = json!(true);
        self.dispatch(server, GUILDS, "THREAD_CREATE", event);
        if let Some(parent) = parent {
            self.amend(parent, id, |message| {
                message.flags |= super::message::HAS_THREAD
            });
        }
        self.world_changed();
        json
    }

    /// A new, empty thread.
    pub fn new_thread(
        &self,
        id: Id,
        parent: &Channel,
        kind: ChannelKind,
        name: &str,
        owner: Id,
    ) -> Channel {
        let now = self.clock.now();
        Channel {
            id,
            server: parent.server,
            kind,
            name: name.to_owned(),
            topic: None,
            position: 0,
            parent: Some(parent.id),
            overwrites: Vec::new(),
            last_message: None,
            slowmode: 0,
            nsfw: false,
            recipient: None,
            thread: Some(super::channel::Thread {
                owner,
                archived: false,
                locked: false,
                auto_archive: 4320,
                archived_at: now,
                created: now,
                members: [(owner, now)].into(),
                total_messages: 0,
            }),
            messages: Default::default(),
            pins: Default::default(),
        }
    }

    pub fn set_archived(&mut self, id: Id, archived: bool) {
        let now = self.clock.now();
        let thread = self
            .channels
            .get_mut(&id)
            .and_then(|channel| channel.thread.as_mut());
        if let Some(thread) = thread.filter(|thread| thread.archived != archived) {
            thread.archived = archived;
            thread.archived_at = now;
            self.channel_updated(id);
        }
    }

    /// Closes and locks a thread, so that only who may manage threads opens it or writes in it; or opens and unlocks it.
    pub fn set_lock(&mut self, id: Id, lock: ThreadLock) {
        let now = self.clock.now();
        let thread = self
            .channels
            .get_mut(&id)
            .and_then(|channel| channel.thread.as_mut());
        if let Some(thread) = thread {
            let locked = lock == ThreadLock::Locked;
            if thread.archived != locked {
                thread.archived_at = now;
            }
            (thread.archived, thread.locked) = (locked, locked);
            self.channel_updated(id);
        }
    }

    /// Stores an uploaded file.
    pub fn store(&mut self, upload: &Upload, description: Option<String>) -> Attachment {
        let id = self.clock.id();
        let shown = image::kind(&upload.bytes);
        let content_type = shown.unwrap_or(&upload.content_type).to_owned();
        self.blobs.insert(
            id,
            Blob {
                content_type: content_type.clone(),
                bytes: Arc::clone(&upload.bytes),
            },
        );
        Attachment {
            id,
            filename: upload.filename.clone(),
            description,
            content_type,
            size: upload.bytes.len(),
            pixels: image::pixels(&upload.bytes),
        }
    }
}
