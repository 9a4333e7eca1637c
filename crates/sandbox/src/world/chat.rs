//! What people do without the bot: they write messages, and dismiss ephemeral ones.

use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{Id, World, compose};
use crate::answer::ActionError;

impl World {
    /// Posts a person's message; returns it as they see it.
    pub fn say(&mut self, person: Id, channel: Id, content: &str) -> Result<Value, ActionError> {
        let place = self
            .channels
            .get(&channel)
            .filter(|place| place.kind.holds_messages() && self.sees(channel, person))
            .ok_or_else(|| ActionError::NotThere(format!("channel {channel}")))?;
        let needed = if place.thread.is_some() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        let permissions = self.permissions(place, person);
        if !permissions.contains(needed) {
            return Err(ActionError::NotAllowed("SEND_MESSAGES".to_owned()));
        }
        let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
        if locked && !permissions.contains(Permissions::MANAGE_THREADS) {
            return Err(ActionError::Locked);
        }
        let content = content.trim();
        if !(1..=2_000).contains(&content.chars().count()) {
            return Err(ActionError::BadInput {
                input: "content".to_owned(),
                why: "a message has 1 to 2000 characters".to_owned(),
            });
        }
        self.set_archived(channel, false);
        let mut message = compose::blank(self, channel, person);
        content.clone_into(&mut message.content);
        compose::mention(self, &mut message, &Value::Null);
        let json = self.message_view(&message);
        self.post(message);
        Ok(json)
    }

    /// Dismisses an ephemeral message for its person; the bot still has it.
    pub fn dismiss(&mut self, person: Id, channel: Id, message: Id) {
        let found = self
            .channels
            .get(&channel)
            .and_then(|place| place.messages.get(&message));
        if found.is_some_and(|message| message.only_for == Some(person)) {
            self.dismissed.insert(message);
            self.announce_deletion(channel, message, Some(person));
        }
    }
}
