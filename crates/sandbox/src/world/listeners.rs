//! What people's clients receive: the open pages, and a record of each person's payloads.

use std::{collections::BTreeSet, sync::Arc};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::{Id, World, channel::Overwrite, locale::LOCALES, log::Payload, message::Message};

/// An open page.
pub(crate) struct Page {
    pub connection: u64,
    pub person: Id,
    /// Ephemeral messages from before this are gone: a client loses them when it is reloaded.
    pub since: Id,
    /// The channels that it has opened.
    pub open: BTreeSet<Id>,
    pub out: UnboundedSender<Arc<str>>,
}

/// The message a payload is about.
struct About {
    channel: Id,
    message: Id,
    only_for: Option<Id>,
}

impl World {
    /// Servers, channels, people, commands or the bot changed: every page gets everything again, and every message is
    /// shown anew.
    pub fn world_changed(&mut self) {
        self.views.clear();
        self.touch();
        let hellos: Vec<Arc<str>> = self
            .pages
            .iter()
            .map(|page| self.hello(page.person).to_string().into())
            .collect();
        for (page, hello) in self.pages.iter().zip(hellos) {
            // A page that closed is removed by its own connection.
            let _ = page.out.send(hello);
        }
    }

    /// Everything a person's client needs before the messages.
    pub fn hello(&self, person: Id) -> Value {
        let mut hello = self.public();
        let servers = self
            .servers
            .values()
            .filter(|s| s.members.contains_key(&person));
        hello["t"] = json!("hello");
        hello["me"] = self.user_json(person);
        hello["locale"] = json!(self.locale(person));
        hello["locales"] = json!(LOCALES);
        hello["begin"] = json!(self.begin);
        hello["servers"] = servers
            .map(|server| self.server_view(server.id, person))
            .collect();
        hello["commands"] = self.commands_for(person).into();
        hello["bot_online"] = json!(self.bot_online());
        hello["direct"] = self
            .channels
            .values()
            .find(|channel| channel.recipient == Some(person))
            .map_or(Value::Null, |channel| json!(channel.id));
        hello
    }

    /// The people to choose from, without anything that only members may know.
    pub fn public(&self) -> Value {
        let people = self.users.values().filter(|user| !user.bot);
        let servers = self
            .servers
            .values()
            .map(|s| json!({"id": s.id, "name": s.name}));
        json!({
            "people": people.map(super::User::json).collect::<Vec<_>>(),
            "servers": servers.collect::<Vec<_>>(),
        })
    }

    fn server_view(&self, id: Id, person: Id) -> Value {
        let Some(server) = self.servers.get(&id) else {
            return Value::Null;
        };
        let members = server.members.iter().filter_map(|(user, member)| {
            let user = self.users.get(user)?;
            Some(json!({
                "user": user.json(), "nick": member.nick, "roles": member.roles, "bot": user.bot,
            }))
        });
        let channels = self
            .channels
            .values()
            .filter(|channel| channel.server == Some(id) && self.sees(channel.id, person))
            .map(|channel| {
                json!({
                    "id": channel.id, "name": channel.name, "type": channel.kind.number(),
                    "parent_id": channel.parent, "position": channel.position,
                    "topic": channel.topic,
                    "overwrites": channel.overwrites.iter().map(Overwrite::json).collect::<Vec<_>>(),
                    "archived": channel.thread.as_ref().is_some_and(|thread| thread.archived),
                    "locked": channel.thread.as_ref().is_some_and(|thread| thread.locked),
                    "moderates": self.moderates(channel.id, person),
                })
            });
        let roles = server
            .roles
            .iter()
            .map(|role| {
                json!({"id": role.id, "name": role.name, "permissions": role.permissions.to_string(), "alone": role.of})
            });
        json!({
            "id": id, "name": server.name, "owner_id": server.owner,
            "members": members.collect::<Vec<_>>(), "channels": channels.collect::<Vec<_>>(),
            "roles": roles.collect::<Vec<_>>(), "manages": self.manages(id, person),
        })
    }

    /// Sends the creation or update (`kind`) of a message to everyone who may see it.
    pub fn announce_message(&mut self, kind: &str, message: &Message) {
        let payload = Payload::new(&json!({"t": kind, "message": self.message_view(message)}));
        let about = About {
            channel: message.channel,
            message: message.id,
            only_for: message.only_for,
        };
        self.broadcast(about, &payload);
    }

    pub fn announce_deletion(&mut self, channel: Id, message: Id, only_for: Option<Id>) {
        let payload =
            Payload::new(&json!({"t": "message_delete", "channel": channel, "id": message}));
        let about = About {
            channel,
            message,
            only_for,
        };
        self.broadcast(about, &payload);
    }

    fn broadcast(&mut self, about: About, payload: &Arc<Payload>) {
        let About {
            channel,
            message,
            only_for,
        } = about;
        let people: Vec<Id> = match only_for {
            Some(one) => vec![one],
            None => self.people_at(channel),
        };
        for person in people {
            if !self.sees(channel, person) {
                continue;
            }
            self.log.payload(person, payload);
            for page in &self.pages {
                let heard = only_for.is_none() || message >= page.since;
                if heard && page.person == person && page.open.contains(&channel) {
                    let _ = page.out.send(payload.text.clone());
                }
            }
        }
        if only_for.is_none() {
            self.log.channel_payload(channel, payload);
        }
        self.views.forget(channel, message);
        self.touch();
    }

    /// The people of a channel's server; of a direct channel, its person.
    fn people_at(&self, channel: Id) -> Vec<Id> {
        let Some(channel) = self.channels.get(&channel) else {
            return Vec::new();
        };
        let server = channel.server.and_then(|server| self.servers.get(&server));
        let members = server.into_iter().flat_map(|server| server.members.keys());
        let all = members.chain(&channel.recipient).copied();
        let is_person = |id: &Id| self.users.get(id).is_some_and(|user| !user.bot);
        all.filter(is_person).collect()
    }

    /// Sends something to one page, and records it as received by its person.
    pub fn send_to_page(&mut self, connection: u64, payload: Value) {
        if let Some(page) = self.pages.iter().find(|page| page.connection == connection) {
            let _ = page.out.send(payload.to_string().into());
        }
    }

    /// What a person sees in a channel, oldest first.
    pub fn view(&mut self, channel: Id, person: Id) -> Vec<Arc<Value>> {
        self.view_since(channel, person, Id(0))
    }

    /// The same without ephemeral messages from before `since`.
    pub fn view_since(&mut self, channel: Id, person: Id, since: Id) -> Vec<Arc<Value>> {
        if !self.sees(channel, person) {
            return Vec::new();
        }
        let place = self.channels.get(&channel).into_iter();
        let seen: Vec<Id> = place
            .flat_map(|place| place.messages.values())
            .filter(|message| {
                message
                    .only_for
                    .is_none_or(|one| one == person && message.id >= since)
            })
            .filter(|message| !self.dismissed.contains(&message.id))
            .map(|message| message.id)
            .collect();
        seen.into_iter()
            .filter_map(|id| self.shown(channel, id))
            .collect()
    }
}
