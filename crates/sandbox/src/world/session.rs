//! Gateway sessions: who receives which event, and what a resumed connection missed.

use std::{collections::VecDeque, sync::Arc};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::{Id, World, message::Message};

pub(crate) const GUILDS: u64 = 1;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
/// The intents that must be granted to an application.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// Every intent that exists.
pub(crate) const ALL: u64 = 0x0331_FFFF;

/// How many events a session keeps for a client that resumes.
const BUFFER: usize = 1_000;

/// What a gateway connection must do.
#[derive(Debug)]
pub(crate) enum GatewayOrder {
    /// Send this payload.
    Text(Arc<str>),
    /// Close with Discord's code and reason.
    Close(u16, &'static str),
    /// Cut the connection without a close frame.
    Cut,
}

#[derive(Debug)]
pub(crate) struct Session {
    pub id: String,
    pub intents: u64,
    /// The index of this shard, and the number of shards.
    pub shard: (u64, u64),
    pub sequence: u64,
    pub buffer: VecDeque<(u64, Arc<str>)>,
    /// The current connection's number and channel, if connected.
    pub link: Option<(u64, UnboundedSender<GatewayOrder>)>,
}

/// The shard, of so many, that hears of a server.
pub(crate) fn shard_for(server: Id, of: u64) -> u64 {
    (server.0 >> 22) % of.max(1)
}

impl Session {
    fn receives(&self, server: Option<Id>, intent: u64) -> bool {
        let (shard, of) = self.shard;
        let home = server.map_or(0, |server| shard_for(server, of));
        home == shard && (intent == 0 || self.intents & intent != 0)
    }

    fn push(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let text: Arc<str> = json!({"op": 0, "s": self.sequence, "t": name, "d": data})
            .to_string()
            .into();
        self.buffer.push_back((self.sequence, text.clone()));
        if self.buffer.len() > BUFFER {
            self.buffer.pop_front();
        }
        if let Some((_, out)) = &self.link {
            // A closed connection loses nothing: the buffer keeps it.
            let _ = out.send(GatewayOrder::Text(text));
        }
    }
}

impl World {
    /// Sends an event to every session with this intent; intent 0 goes to all.
    pub fn dispatch(&mut self, server: Option<Id>, intent: u64, name: &str, data: Value) {
        for index in 0..self.sessions.len() {
            self.dispatch_to(index, server, intent, name, &data);
        }
    }

    pub fn dispatch_to(
        &mut self,
        index: usize,
        server: Option<Id>,
        intent: u64,
        name: &str,
        data: &Value,
    ) {
        if server.is_some_and(|server| !self.has_bot(server) && name != "GUILD_DELETE") {
            return;
        }
        let session = &mut self.sessions[index];
        if session.receives(server, intent) {
            session.push(name, data);
        }
    }

    /// Sends an event to every session, whatever its intents.
    pub fn dispatch_everywhere(&mut self, name: &str, data: &Value) {
        for session in &mut self.sessions {
            session.push(name, data);
        }
    }

    /// A message event, without the message's text for those who may not read it.
    pub fn dispatch_message(&mut self, message: &Message, name: &str) {
        let channel = message.channel;
        let server = self
            .channels
            .get(&channel)
            .and_then(|channel| channel.server);
        let intent = if server.is_some() {
            GUILD_MESSAGES
        } else {
            DIRECT_MESSAGES
        };
        let bot = self.bot();
        let heard = self
            .sessions
            .iter()
            .any(|session| session.receives(server, intent));
        if !heard || !self.sees(channel, bot) {
            return;
        }
        if name == "MESSAGE_DELETE" {
            let mut event = json!({"id": message.id, "channel_id": channel});
            if let Some(server) = server {
                event["guild_id"] = json!(server);
            }
            return self.dispatch(server, intent, name, event);
        }
        let event = self.message_event(message);
        let mut blind = event.clone();
        blind["content"] = json!("");
        for key in ["embeds", "components", "attachments"] {
            blind[key] = json!([]);
        }
        let open = server.is_none() || message.author == bot || message.mentions.contains(&bot);
        for index in 0..self.sessions.len() {
            let reads = open || self.sessions[index].intents & MESSAGE_CONTENT != 0;
            let event = if reads { &event } else { &blind };
            self.dispatch_to(index, server, intent, name, event);
        }
    }

    /// Starts a session and greets it: READY, then its servers.
    pub fn identify(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        link: (u64, UnboundedSender<GatewayOrder>),
    ) {
        self.identifies += 1;
        // A bot that was killed never closed its session; starting a new one replaces it.
        self.sessions
            .retain(|session| session.link.is_some() || session.shard != shard);
        let id = format!("{:032x}", rand::random::<u128>());
        let mine = self.servers_of(shard);
        let bot = self.bot();
        let gateway = self.gateway_url();
        let ready = json!({
            "v": 10, "user": self.users.get(&bot).map(super::User::own_json),
            "guilds": mine.iter().map(|id| json!({"id": id, "unavailable": true})).collect::<Vec<_>>(),
            "session_id": id, "resume_gateway_url": gateway, "session_type": "normal",
            "shard": [shard.0, shard.1], "application": {"id": bot, "flags": 0},
            "private_channels": [], "relationships": [], "user_settings": {}, "presences": [],
            "guild_join_requests": [], "geo_ordered_rtc_regions": [], "auth": {},
        });
        let mut session = Session {
            id,
            intents,
            shard,
            sequence: 0,
            buffer: VecDeque::new(),
            link: Some(link),
        };
        session.push("READY", &ready);
        self.sessions.push(session);
        let index = self.sessions.len() - 1;
        for server in mine
            .into_iter()
            .filter(|server| !self.out.contains(server))
            .collect::<Vec<_>>()
        {
            if let Some(event) = self.guild_create(server, intents) {
                self.dispatch_to(index, Some(server), GUILDS, "GUILD_CREATE", &event);
            }
        }
        self.world_changed();
    }

    /// The servers that the bot is in whose events go to this shard (its index and the number of shards).
    pub fn servers_of(&self, (shard, of): (u64, u64)) -> Vec<Id> {
        let all = self.servers.keys().copied();
        all.filter(|&server| self.has_bot(server) && shard_for(server, of) == shard)
            .collect()
    }

    /// The index of the shard of a session, if there is such a session.
    pub fn shard_of_session(&self, id: &str) -> Option<u64> {
        let session = self.sessions.iter().find(|session| session.id == id)?;
        Some(session.shard.0)
    }

    /// Resumes a session and sends the events after `sequence`.
    ///
    /// # Errors
    /// A close code as `Some(code)`; `None` for an invalid session.
    pub fn resume(
        &mut self,
        id: &str,
        sequence: u64,
        link: (u64, UnboundedSender<GatewayOrder>),
    ) -> Result<(), Option<u16>> {
        let session = self
            .sessions
            .iter_mut()
            .find(|session| session.id == id)
            .ok_or(None)?;
        if sequence > session.sequence {
            return Err(Some(4007));
        }
        let oldest = session
            .buffer
            .front()
            .map_or(session.sequence + 1, |(first, _)| *first);
        if sequence + 1 < oldest {
            return Err(None);
        }
        for (number, text) in &session.buffer {
            if *number > sequence {
                let _ = link.1.send(GatewayOrder::Text(text.clone()));
            }
        }
        session.link = Some(link);
        session.push("RESUMED", &json!({}));
        self.resumes += 1;
        self.world_changed();
        Ok(())
    }

    /// Removes a connection; its session can be resumed unless `for_good`.
    pub fn disconnect(&mut self, connection: u64, for_good: bool) {
        let is_this = |session: &Session| {
            session
                .link
                .as_ref()
                .is_some_and(|(number, _)| *number == connection)
        };
        if !self.sessions.iter().any(is_this) {
            return;
        }
        if for_good {
            self.sessions.retain(|session| !is_this(session));
        } else if let Some(session) = self.sessions.iter_mut().find(|session| is_this(session)) {
            session.link = None;
        }
        self.world_changed();
    }

    /// Ends every session; none can be resumed.
    pub fn end_sessions(&mut self, code: u16, reason: &'static str) {
        for session in self.sessions.drain(..) {
            if let Some((_, out)) = session.link {
                let _ = out.send(GatewayOrder::Close(code, reason));
            }
        }
        self.world_changed();
    }

    /// Closes every connection, because the sandbox is stopping.
    pub fn close_connections(&mut self) {
        for (_, out) in self
            .sessions
            .iter()
            .filter_map(|session| session.link.as_ref())
        {
            let _ = out.send(GatewayOrder::Cut);
        }
        self.pages.clear();
        self.gone = true;
        self.faults.silent = false;
        self.wake_waiters();
    }

    pub fn bot_online(&self) -> bool {
        self.sessions.iter().any(|session| session.link.is_some())
    }

    /// The shards that are connected, each with the number of shards, in order.
    pub fn shards_online(&self) -> Vec<(u64, u64)> {
        let online = self
            .sessions
            .iter()
            .filter(|session| session.link.is_some());
        let mut shards: Vec<_> = online.map(|session| session.shard).collect();
        shards.sort_unstable();
        shards
    }

    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.root.replacen("http", "ws", 1))
    }
}
