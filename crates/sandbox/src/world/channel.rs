//! Channels and threads, and how Discord writes them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Id, id::iso, message::Message};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChannelKind {
    Text,
    Direct,
    /// Voice, with a text chat.
    Voice,
    Category,
    Announcement,
    AnnouncementThread,
    PublicThread,
    PrivateThread,
    /// Holds no messages itself: its threads are posts.
    Forum,
}

impl ChannelKind {
    pub fn number(self) -> u8 {
        match self {
            ChannelKind::Text => 0,
            ChannelKind::Direct => 1,
            ChannelKind::Voice => 2,
            ChannelKind::Category => 4,
            ChannelKind::Announcement => 5,
            ChannelKind::AnnouncementThread => 10,
            ChannelKind::PublicThread => 11,
            ChannelKind::PrivateThread => 12,
            ChannelKind::Forum => 15,
        }
    }

    /// The kinds that a server's own channels can have, by Discord's number.
    pub fn from_number(number: u64) -> Option<Self> {
        Some(match number {
            0 => ChannelKind::Text,
            2 => ChannelKind::Voice,
            4 => ChannelKind::Category,
            5 => ChannelKind::Announcement,
            15 => ChannelKind::Forum,
            _ => return None,
        })
    }

    pub fn is_thread(self) -> bool {
        matches!(
            self,
            ChannelKind::AnnouncementThread
                | ChannelKind::PublicThread
                | ChannelKind::PrivateThread
        )
    }

    /// Whether it holds messages.
    pub fn holds_messages(self) -> bool {
        !matches!(self, ChannelKind::Category | ChannelKind::Forum)
    }

    /// The kind of public threads in a channel of this kind; `None` if it has none.
    pub fn thread(self) -> Option<Self> {
        match self {
            ChannelKind::Text | ChannelKind::Forum => Some(ChannelKind::PublicThread),
            ChannelKind::Announcement => Some(ChannelKind::AnnouncementThread),
            _ => None,
        }
    }
}

/// What a channel allows or denies a role or member.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub id: Id,
    /// Whether `id` is a user's; otherwise a role's.
    pub member: bool,
    pub allow: u64,
    pub deny: u64,
}

impl Overwrite {
    pub fn json(&self) -> Value {
        json!({
            "id": self.id, "type": u8::from(self.member),
            "allow": self.allow.to_string(), "deny": self.deny.to_string(),
        })
    }
}

/// What a moderator does with a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThreadLock {
    /// It is closed and locked.
    Locked,
    /// It is open to everybody.
    Unlocked,
}

/// What only a thread has.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub owner: Id,
    pub archived: bool,
    pub locked: bool,
    /// The minutes without a message after which it is archived.
    pub auto_archive: u64,
    pub archived_at: u64,
    pub created: u64,
    pub members: BTreeMap<Id, u64>,
    pub total_messages: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub id: Id,
    pub server: Option<Id>,
    pub kind: ChannelKind,
    pub name: String,
    pub topic: Option<String>,
    pub position: usize,
    pub parent: Option<Id>,
    pub overwrites: Vec<Overwrite>,
    pub last_message: Option<Id>,
    /// Seconds between two messages of the same person.
    pub slowmode: u64,
    /// Whether the channel is age-restricted.
    #[serde(default)]
    pub nsfw: bool,
    /// The person of a direct channel with the bot.
    pub recipient: Option<Id>,
    pub thread: Option<Thread>,
    /// Including ephemeral ones, which only one person sees.
    pub messages: BTreeMap<Id, Message>,
    /// Ids of pinned messages.
    pub pins: BTreeSet<Id>,
}

impl Channel {
    pub fn json(&self) -> Value {
        let mut channel = json!({
            "id": self.id, "type": self.kind.number(), "last_message_id": self.last_message,
            "flags": 0,
        });
        if self.kind == ChannelKind::Direct {
            return channel;
        }
        channel["guild_id"] = json!(self.server);
        channel["name"] = json!(self.name);
        channel["parent_id"] = json!(self.parent);
        channel["rate_limit_per_user"] = json!(self.slowmode);
        match &self.thread {
            None => {
                channel["topic"] = json!(self.topic);
                channel["position"] = json!(self.position);
                channel["nsfw"] = json!(self.nsfw);
                channel["permission_overwrites"] =
                    self.overwrites.iter().map(Overwrite::json).collect();
                self.add_kind(&mut channel);
            }
            Some(thread) => {
                channel["owner_id"] = json!(thread.owner);
                channel["message_count"] = json!(thread.total_messages);
                channel["total_message_sent"] = json!(thread.total_messages);
                channel["member_count"] = json!(thread.members.len().min(50));
                channel["thread_metadata"] = json!({
                    "archived": thread.archived, "locked": thread.locked,
                    "auto_archive_duration": thread.auto_archive,
                    "archive_timestamp": iso(thread.archived_at),
                    "create_timestamp": iso(thread.created),
                });
                if self.kind == ChannelKind::PrivateThread {
                    channel["thread_metadata"]["invitable"] = json!(true);
                }
            }
        }
        channel
    }

    /// Adds the fields that only this kind of channel has.
    fn add_kind(&self, channel: &mut Value) {
        match self.kind {
            ChannelKind::Voice => {
                channel["bitrate"] = json!(64_000);
                channel["user_limit"] = json!(0);
                channel["rtc_region"] = Value::Null;
            }
            ChannelKind::Forum => {
                channel["available_tags"] = json!([]);
                channel["default_reaction_emoji"] = Value::Null;
                channel["default_sort_order"] = Value::Null;
                channel["default_forum_layout"] = json!(0);
            }
            ChannelKind::Category => {
                if let Some(object) = channel.as_object_mut() {
                    for key in ["last_message_id", "topic", "rate_limit_per_user"] {
                        object.remove(key);
                    }
                }
            }
            _ => {}
        }
    }

    /// Membership of a thread as Discord writes it.
    pub fn thread_member(&self, user: Id) -> Option<Value> {
        let joined = self.thread.as_ref()?.members.get(&user)?;
        Some(json!({
            "id": self.id, "user_id": user, "join_timestamp": iso(*joined), "flags": 0,
        }))
    }
}

/// The permissions a member has from roles, after the channel's overwrites (for a thread: its parent's).
pub(crate) fn with_overwrites(
    base: u64,
    overwrites: &[Overwrite],
    everyone: Id,
    roles: &[Id],
    user: Id,
) -> u64 {
    let mut all = base;
    for overwrite in overwrites.iter().filter(|o| !o.member && o.id == everyone) {
        all = all & !overwrite.deny | overwrite.allow;
    }
    let of_roles = || {
        overwrites
            .iter()
            .filter(|o| !o.member && roles.contains(&o.id))
    };
    all &= !of_roles().fold(0, |deny, o| deny | o.deny);
    all |= of_roles().fold(0, |allow, o| allow | o.allow);
    for overwrite in overwrites.iter().filter(|o| o.member && o.id == user) {
        all = all & !overwrite.deny | overwrite.allow;
    }
    all
}
