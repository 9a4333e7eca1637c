//! Messages as people's clients show them, kept for the next who looks.
//!
//! Whoever waits for something looks at a whole channel whenever anything changes anywhere.

use std::{collections::BTreeMap, sync::Arc};

use serde_json::Value;

use super::{Id, World, cdn::HOUR, message::Message};

/// Views by channel and message, each with the hour of its signed addresses.
#[derive(Default)]
pub(crate) struct Views(BTreeMap<Id, BTreeMap<Id, (u64, Arc<Value>)>>);

impl Views {
    /// A message has changed.
    pub fn forget(&mut self, channel: Id, message: Id) {
        if let Some(kept) = self.0.get_mut(&channel) {
            kept.remove(&message);
        }
    }

    /// People, servers or channels have changed.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl World {
    /// A message as its readers' clients show it.
    pub fn shown(&mut self, channel: Id, id: Id) -> Option<Arc<Value>> {
        let hour = self.clock.now() / HOUR;
        let kept = self.views.0.get(&channel).and_then(|kept| kept.get(&id));
        if let Some((signed, view)) = kept
            && *signed == hour
        {
            return Some(view.clone());
        }
        let message = self.channels.get(&channel)?.messages.get(&id)?;
        let view = Arc::new(self.message_view(message));
        if self.may_keep_view(message) {
            let kept = self.views.0.entry(channel).or_default();
            kept.insert(id, (hour, view.clone()));
        }
        Some(view)
    }

    /// Whether [`Views`] is told of every change of this message's view: not if it shows a poll, which ends by itself, the
    /// message that it replies to, or a thread.
    fn may_keep_view(&self, message: &Message) -> bool {
        let shows_thread = self.channels.contains_key(&message.id);
        message.poll.is_none() && message.reference.is_none() && !shows_thread
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::config::{Config, Room};
    use crate::rest::messages::pin;
    use crate::world::{channel::ChannelKind, compose::blank, message::Attachment};
    use serde_json::json;
    use std::time::Duration;
    use twilight_model::guild::Permissions;

    /// What is shown of every message is what would be made of it now.
    fn must_be_right(world: &mut World, after: &str) {
        let places = world.channels.values();
        let all: Vec<(Id, Id)> = places
            .flat_map(|place| place.messages.keys().map(|id| (place.id, *id)))
            .collect();
        for (channel, id) in all {
            let shown = world.shown(channel, id).unwrap();
            let message = &world.channels[&channel].messages[&id];
            assert_eq!(*shown, world.message_view(message), "after {after}");
        }
    }

    #[test]
    fn a_message_is_shown_as_it_is_whatever_changes() {
        let config = Config {
            rooms: vec![Room::Forum("questions".to_owned())],
            ..Config::default()
        };
        let mut world = World::new(&config, "http://127.0.0.1:1".to_owned());
        let [ann, ben] = ["Ann", "Ben"].map(|name| world.add_person(name));
        let server = world.add_server("House", "tavern", Some(ann));
        world.furnish(server, &config);
        let named = |world: &World, name: &str| {
            let mut places = world.channels.values();
            places.find(|place| place.name == name).unwrap().id
        };
        let [channel, forum] = ["tavern", "questions"].map(|name| named(&world, name));
        let newest = |world: &World, channel: &Id| {
            let messages = &world.channels[channel].messages;
            *messages.keys().next_back().unwrap()
        };

        world.say(ben, channel, "Hello @Ann").unwrap();
        let first = newest(&world, &channel);
        must_be_right(&mut world, "a message");
        let bot = world.bot();
        let mut reply = blank(&mut world, channel, bot);
        reply.kind = 19;
        reply.reference = Some(json!({"message_id": first, "channel_id": channel}));
        reply.attachments = vec![Attachment {
            id: Id(5),
            filename: "hand.png".to_owned(),
            description: None,
            content_type: "image/png".to_owned(),
            size: 1,
            pixels: None,
        }];
        let reply = world.post(reply);
        must_be_right(&mut world, "a reply with a file");
        world.amend(channel, first, |message| message.content = "Bye".to_owned());
        must_be_right(&mut world, "an edit");
        pin(&mut world, "PUT", channel, first).ok().unwrap();
        must_be_right(&mut world, "a pin");
        world.clock.advance(Duration::from_secs(2 * 3_600));
        must_be_right(&mut world, "two hours");

        let role = world.add_role(server, "Guest").unwrap();
        world.give_role(ben, role);
        must_be_right(&mut world, "a role");
        world.set_permissions(ben, Permissions::ADMINISTRATOR);
        must_be_right(&mut world, "permissions");
        world.set_roles(ann, server, ben, &[]).unwrap();
        must_be_right(&mut world, "roles given by a manager");
        world.delete_role(role);
        must_be_right(&mut world, "a role's end");

        let place = &world.channels[&channel];
        let thread = world.new_thread(first, place, ChannelKind::PublicThread, "On", ben);
        world.open_thread(thread);
        must_be_right(&mut world, "a thread");
        let post = world.open_post(ben, forum, "Why", "Why not?").unwrap();
        must_be_right(&mut world, "a post in a forum");
        for thread in [first, post] {
            world.say(ann, thread, "Because").unwrap();
            must_be_right(&mut world, "an answer in a thread");
            world.set_archived(thread, true);
            must_be_right(&mut world, "a thread's end");
        }
        world.remove_message(channel, reply);
        world.remove_person(server, ben);
        must_be_right(&mut world, "a person's leaving");
        world.remove_bot(server);
        must_be_right(&mut world, "the bot's leaving");
    }
}
