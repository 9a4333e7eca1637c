//! JSON objects that need more of the world than their own part: whole servers, messages with their
//! authors, members with their permissions.

use serde_json::{Value, json};

use super::{
    Id, World,
    channel::Channel,
    id::iso,
    message::{LOADING, Message},
    session::GUILD_MEMBERS,
};

impl World {
    pub fn user_json(&self, id: Id) -> Value {
        self.users.get(&id).map_or(Value::Null, super::User::json)
    }

    pub fn member_json(&self, server: Id, user: Id) -> Option<Value> {
        let member = self.servers.get(&server)?.members.get(&user)?;
        Some(member.json(self.users.get(&user)?))
    }

    /// The gateway's GUILD_CREATE. Without the member intent, the bot is its only member.
    pub fn guild_create(&self, id: Id, intents: u64) -> Option<Value> {
        let server = self.servers.get(&id)?;
        let bot = self.bot();
        let joined = server.members.get(&bot)?.joined;
        let mut guild = server.json(bot);
        let visible = |channel: &&Channel| channel.server == Some(id) && self.sees(channel.id, bot);
        let channels = self
            .channels
            .values()
            .filter(|c| c.server == Some(id) && c.thread.is_none());
        let threads = self
            .channels
            .values()
            .filter(visible)
            .filter_map(|channel| {
                let thread = channel.thread.as_ref()?;
                (!thread.archived).then(|| {
                    let mut json = channel.json();
                    if let Some(member) = channel.thread_member(bot) {
                        json["member"] = member;
                    }
                    json
                })
            });
        let members = server
            .members
            .iter()
            .filter(|(user, _)| **user == bot || intents & GUILD_MEMBERS != 0)
            .filter_map(|(user, member)| Some(member.json(self.users.get(user)?)));
        guild["channels"] = channels.map(Channel::json).collect();
        guild["threads"] = threads.collect();
        guild["members"] = members.collect();
        guild["member_count"] = json!(server.members.len());
        guild["joined_at"] = json!(iso(joined));
        guild["large"] = json!(false);
        guild["unavailable"] = json!(false);
        for key in [
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            guild[key] = json!([]);
        }
        Some(guild)
    }

    /// A message as REST returns it.
    pub fn message_json(&self, message: &Message) -> Value {
        let mut json = message.json(&self.root);
        json["author"] = self.user_json(message.author);
        json["mentions"] = message
            .mentions
            .iter()
            .map(|user| self.user_json(*user))
            .collect();
        if message.metadata.is_some() {
            json["application_id"] = json!(self.bot());
            json["webhook_id"] = json!(self.bot());
        }
        if let Some(channel) = self.channels.get(&message.channel) {
            json["pinned"] = json!(channel.pins.contains(&message.id));
        }
        let thread = Id(message.id.0);
        if let Some(thread) = self.channels.get(&thread).filter(|c| c.thread.is_some()) {
            json["thread"] = thread.json();
        }
        if let Some(replied) = message.reference.as_ref().filter(|_| message.kind == 19) {
            json["referenced_message"] = super::id::id_in(&replied["message_id"])
                .and_then(|id| self.channels.get(&message.channel)?.messages.get(&id))
                .map_or(Value::Null, |old| {
                    let mut old_json = old.json(&self.root);
                    old_json["author"] = self.user_json(old.author);
                    old_json
                });
        }
        if let Some(poll) = &message.poll {
            json["poll"] = self.poll_json(poll, self.bot());
        }
        self.sign(&mut json["attachments"]);
        self.sign(&mut json["embeds"]);
        self.sign(&mut json["components"]);
        if json["referenced_message"].is_object() {
            self.sign(&mut json["referenced_message"]);
        }
        json
    }

    /// A message as events carry it: with the server and the author's membership.
    pub fn message_event(&self, message: &Message) -> Value {
        let mut json = self.message_json(message);
        let server = self
            .channels
            .get(&message.channel)
            .and_then(|channel| channel.server);
        if let Some(server) = server {
            json["guild_id"] = json!(server);
            if let Some(member) = self
                .servers
                .get(&server)
                .and_then(|s| s.members.get(&message.author))
            {
                json["member"] = member.partial_json();
            }
        }
        json
    }

    /// A message as a person's client receives it.
    pub fn message_view(&self, message: &Message) -> Value {
        let mut json = self.message_event(message);
        if message.is(LOADING) {
            json["loading"] = json!(true);
        }
        if let Some(poll) = &message.poll {
            // A client counts the votes itself, and so knows its own.
            let voters = (1..).map_while(|answer| Some(poll.voters(answer)?.collect::<Vec<_>>()));
            json["poll"]["voters"] = json!(voters.collect::<Vec<_>>());
        }
        json
    }

    /// A channel as interactions describe it, with the person's permissions there.
    pub fn interaction_channel(&self, channel: &Channel, user: Id) -> Value {
        let mut json = channel.json();
        json["permissions"] = json!(self.permissions(channel, user).bits().to_string());
        if let Some(recipient) = channel.recipient {
            json["recipients"] = json!([self.user_json(recipient)]);
        }
        json.as_object_mut()
            .map(|object| object.remove("permission_overwrites"));
        json
    }
}
