//! What people do without the bot, and what is done to them.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{
    Id, World,
    server::Role,
    session::{GUILD_MEMBERS, GUILDS, Out},
};
use crate::{answer::Failed, rest::compose};

impl World {
    /// Posts a person's message; returns it as they see it.
    pub fn say(&mut self, person: Id, channel: Id, content: &str) -> Result<Value, Failed> {
        let place = self
            .channels
            .get(&channel)
            .filter(|place| place.kind.is_talk() && self.sees(channel, person))
            .ok_or_else(|| Failed::NotThere(format!("channel {channel}")))?;
        let needed = if place.thread.is_some() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        let permissions = self.permissions(place, person);
        if !permissions.contains(needed) {
            return Err(Failed::NotAllowed("SEND_MESSAGES".to_owned()));
        }
        let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
        if locked && !permissions.contains(Permissions::MANAGE_THREADS) {
            return Err(Failed::Locked);
        }
        let content = content.trim();
        if !(1..=2_000).contains(&content.chars().count()) {
            return Err(Failed::BadInput {
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
            self.tell_deleted(channel, message, Some(person));
        }
    }

    /// Gives a person their own role with these permissions, in every server.
    pub fn give(&mut self, person: Id, permissions: Permissions) {
        let name = self
            .users
            .get(&person)
            .map(|user| user.username.clone())
            .unwrap_or_default();
        let servers: Vec<Id> = self.servers.keys().copied().collect();
        for id in servers {
            let role = self.clock.id();
            let bot = self.bot();
            let Some(server) = self.servers.get_mut(&id) else {
                continue;
            };
            let Some(member) = server.members.get_mut(&person) else {
                continue;
            };
            let old = server.roles.iter_mut().find(|role| role.of == Some(person));
            let (event, role) = match old {
                Some(old) => {
                    old.permissions = permissions.bits();
                    ("GUILD_ROLE_UPDATE", old.clone())
                }
                None => {
                    let role = Role {
                        id: role,
                        name: name.clone(),
                        permissions: permissions.bits(),
                        of: Some(person),
                        position: server.roles.len() as u64,
                    };
                    member.roles.push(role.id);
                    server.roles.push(role.clone());
                    ("GUILD_ROLE_CREATE", role)
                }
            };
            let data = json!({"guild_id": id, "role": role.json(bot)});
            self.dispatch(Some(id), GUILDS, event, data);
            if let Some(mut member) = self.member_json(id, person) {
                member["guild_id"] = json!(id);
                self.dispatch(Some(id), GUILD_MEMBERS, "GUILD_MEMBER_UPDATE", member);
            }
        }
        self.world_changed();
    }

    /// Closes every connection, because the sandbox is stopping.
    pub fn hang_up(&mut self) {
        for (_, out) in self
            .sessions
            .iter()
            .filter_map(|session| session.link.as_ref())
        {
            let _ = out.send(Out::Cut);
        }
        self.pages.clear();
        self.gone = true;
        self.faults.silent = false;
        self.nudge();
    }

    /// Wakes everything that waits, without a change of the world.
    pub fn nudge(&mut self) {
        self.changed.send_modify(|count| *count += 1);
    }
}
