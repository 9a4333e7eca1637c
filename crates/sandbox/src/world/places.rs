//! Servers, channels, people, the bot's membership, and everybody's permissions.

use std::collections::BTreeMap;

use serde_json::json;
use twilight_model::guild::Permissions;

use super::{
    Id, World,
    channel::{self, Channel, ChannelKind},
    locale::english,
    server::{Member, Role, Server, User},
    session,
};

/// The permissions of members in a new server, like Discord's defaults.
const EVERYONE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::CREATE_PRIVATE_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::SEND_POLLS)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::USE_SLASH_COMMANDS)
    .union(Permissions::CHANGE_NICKNAME);

impl World {
    pub fn add_person(&mut self, name: &str) -> Id {
        let servers: Vec<Id> = self.servers.keys().copied().collect();
        self.add_person_to(&servers, name)
    }

    pub fn add_person_to(&mut self, servers: &[Id], name: &str) -> Id {
        let id = self.clock.id();
        let username = name
            .to_lowercase()
            .replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        self.users.insert(
            id,
            User {
                id,
                username,
                display: Some(name.to_owned()),
                bot: false,
                locale: english(),
            },
        );
        let joined = self.clock.now();
        for server in servers {
            self.join(*server, id, joined);
        }
        self.world_changed();
        id
    }

    fn join(&mut self, server: Id, user: Id, joined: u64) {
        let Some(place) = self.servers.get_mut(&server) else {
            return;
        };
        place.members.insert(
            user,
            Member {
                nick: None,
                roles: place.people_role.into_iter().collect(),
                joined,
            },
        );
        if let (Some(member), Some(who)) = (place.members.get(&user), self.users.get(&user)) {
            let mut event = member.json(who);
            event["guild_id"] = json!(server);
            self.dispatch(
                Some(server),
                session::GUILD_MEMBERS,
                "GUILD_MEMBER_ADD",
                event,
            );
        }
    }

    /// Adds a server with all people, the bot, and its first channel.
    pub fn add_server(&mut self, name: &str, channel: &str, owner: Option<Id>) -> Id {
        let id = self.clock.id();
        self.add_server_with(id, name, channel, owner)
    }

    /// The same for a server whose events go to this shard (its index and the number of shards).
    pub fn add_server_on(&mut self, shard: (u64, u64), name: &str, channel: &str) -> Id {
        let id = self.clock.id_on(shard);
        self.add_server_with(id, name, channel, None)
    }

    fn add_server_with(&mut self, id: Id, name: &str, channel: &str, owner: Option<Id>) -> Id {
        let now = self.clock.now();
        let role = |id, name: &str, permissions: Permissions| Role {
            id,
            name: name.to_owned(),
            permissions: permissions.bits(),
            of: None,
            position: 0,
        };
        let mut roles = vec![role(id, "@everyone", EVERYONE)];
        let people_role = self.people_role.clone().map(|name| {
            let of_people = self.clock.id();
            roles[0].permissions = 0;
            roles.push(role(of_people, &name, EVERYONE));
            roles[1].position = 1;
            of_people
        });
        let people: Vec<Id> = self
            .users
            .values()
            .filter(|u| !u.bot)
            .map(|u| u.id)
            .collect();
        let member = || Member {
            nick: None,
            roles: people_role.into_iter().collect(),
            joined: now,
        };
        let owner = owner.unwrap_or_else(|| self.absent_owner());
        let server = Server {
            id,
            name: name.to_owned(),
            owner,
            roles,
            members: people
                .into_iter()
                .map(|person| (person, member()))
                .collect(),
            people_role,
            created: now,
            locale: english(),
            community: false,
        };
        self.servers.insert(id, server);
        self.add_channel(id, channel);
        self.add_bot(id);
        id
    }

    /// An owner who is absent, for servers in which no person may do everything.
    fn absent_owner(&mut self) -> Id {
        let id = self.clock.id();
        let owner = User {
            id,
            username: "landlord".into(),
            display: Some("Landlord".into()),
            bot: true,
            locale: english(),
        };
        self.users.insert(id, owner);
        id
    }

    pub fn add_channel(&mut self, server: Id, name: &str) -> Id {
        self.add_place(server, name, ChannelKind::Text, None)
    }

    /// Adds a channel of any kind, inside a category or not.
    pub fn add_place(
        &mut self,
        server: Id,
        name: &str,
        kind: ChannelKind,
        parent: Option<Id>,
    ) -> Id {
        let id = self.clock.id();
        let position = self
            .channels
            .values()
            .filter(|c| c.server == Some(server) && !c.kind.is_thread())
            .count();
        let channel = Channel {
            id,
            server: Some(server),
            kind,
            name: name.to_owned(),
            topic: None,
            position,
            parent,
            overwrites: Vec::new(),
            last_message: None,
            slowmode: 0,
            nsfw: false,
            recipient: None,
            thread: None,
            messages: BTreeMap::new(),
            pins: Default::default(),
        };
        let event = channel.json();
        self.channels.insert(id, channel);
        self.dispatch(Some(server), session::GUILDS, "CHANNEL_CREATE", event);
        self.world_changed();
        id
    }

    /// The direct-message channel of the bot and one person.
    pub fn direct_channel(&mut self, person: Id) -> Id {
        if let Some(open) = self.channels.values().find(|c| c.recipient == Some(person)) {
            return open.id;
        }
        let id = self.clock.id();
        self.channels.insert(
            id,
            Channel {
                id,
                server: None,
                kind: ChannelKind::Direct,
                name: String::new(),
                topic: None,
                position: 0,
                parent: None,
                overwrites: Vec::new(),
                last_message: None,
                slowmode: 0,
                nsfw: false,
                recipient: Some(person),
                thread: None,
                messages: BTreeMap::new(),
                pins: Default::default(),
            },
        );
        self.world_changed();
        id
    }

    /// Adds the bot to a server, with its own role.
    pub fn add_bot(&mut self, server: Id) {
        let bot = self.bot();
        let role = self.clock.id();
        let joined = self.clock.now();
        let name = self.application.name.clone();
        let permissions = self.bot_permissions.bits();
        let Some(place) = self.servers.get_mut(&server) else {
            return;
        };
        if place.members.contains_key(&bot) {
            return;
        }
        let position = place.roles.len() as u64;
        place.roles.push(Role {
            id: role,
            name,
            permissions,
            of: Some(bot),
            position,
        });
        place.members.insert(
            bot,
            Member {
                nick: None,
                roles: vec![role],
                joined,
            },
        );
        self.announce_server(server);
        self.world_changed();
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&mut self, server: Id) {
        let bot = self.bot();
        let Some(place) = self.servers.get_mut(&server) else {
            return;
        };
        if place.members.remove(&bot).is_none() {
            return;
        }
        place.roles.retain(|role| role.of != Some(bot));
        self.commands.remove(&Some(server));
        let event = json!({"id": server});
        self.dispatch(Some(server), session::GUILDS, "GUILD_DELETE", event);
        self.world_changed();
    }

    /// Makes a server unavailable, as in an outage of Discord.
    pub fn begin_outage(&mut self, server: Id) {
        if self.has_bot(server) && self.out.insert(server) {
            let event = json!({"id": server, "unavailable": true});
            self.dispatch(Some(server), session::GUILDS, "GUILD_DELETE", event);
        }
    }

    /// Makes the server available again.
    pub fn end_outage(&mut self, server: Id) {
        if self.out.remove(&server) && self.has_bot(server) {
            self.announce_server(server);
        }
    }

    /// Announces a server to every session.
    fn announce_server(&mut self, server: Id) {
        for index in 0..self.sessions.len() {
            let intents = self.sessions[index].intents;
            if let Some(event) = self.guild_create(server, intents) {
                self.dispatch_to(index, Some(server), session::GUILDS, "GUILD_CREATE", &event);
            }
        }
    }

    /// Removes a person from a server: they left or were kicked.
    pub fn remove_person(&mut self, server: Id, person: Id) {
        let left = self
            .servers
            .get_mut(&server)
            .and_then(|place| place.members.remove(&person));
        if left.is_none() {
            return;
        }
        let event = json!({"guild_id": server, "user": self.user_json(person)});
        self.dispatch(
            Some(server),
            session::GUILD_MEMBERS,
            "GUILD_MEMBER_REMOVE",
            event,
        );
        self.world_changed();
    }

    pub fn has_bot(&self, server: Id) -> bool {
        self.servers
            .get(&server)
            .is_some_and(|s| s.members.contains_key(&self.bot()))
    }

    /// A user's permissions in a channel, computed like Discord's; none if they cannot see it.
    pub fn permissions(&self, channel: &Channel, user: Id) -> Permissions {
        let Some(server) = channel.server else {
            let here = channel.recipient == Some(user) || user == self.bot();
            return if here { EVERYONE } else { Permissions::empty() };
        };
        let Some(server) = self.servers.get(&server) else {
            return Permissions::empty();
        };
        let base = Permissions::from_bits_truncate(server.permissions(user));
        if base.contains(Permissions::ADMINISTRATOR) {
            return Permissions::all();
        }
        let Some(member) = server.members.get(&user) else {
            return Permissions::empty();
        };
        let holder = match channel.kind {
            kind if kind.is_thread() => {
                channel.parent.and_then(|parent| self.channels.get(&parent))
            }
            _ => Some(channel),
        };
        let overwrites = holder.map_or(&[][..], |holder| &holder.overwrites);
        let all = channel::with_overwrites(base.bits(), overwrites, server.id, &member.roles, user);
        let all = Permissions::from_bits_truncate(all);
        let stranger = channel.kind == ChannelKind::PrivateThread
            && !all.contains(Permissions::MANAGE_THREADS)
            && channel
                .thread
                .as_ref()
                .is_some_and(|thread| !thread.members.contains_key(&user));
        if stranger || !all.contains(Permissions::VIEW_CHANNEL) {
            return Permissions::empty();
        }
        all
    }

    pub fn sees(&self, channel: Id, user: Id) -> bool {
        self.channels.get(&channel).is_some_and(|channel| {
            self.permissions(channel, user)
                .contains(Permissions::VIEW_CHANNEL)
        })
    }

    pub fn person_named(&self, name: &str) -> Option<Id> {
        let wanted = name.trim_start_matches('@').to_lowercase();
        self.users
            .values()
            .filter(|user| !user.bot)
            .find(|user| {
                user.display
                    .as_deref()
                    .is_some_and(|display| display.to_lowercase() == wanted)
                    || user.username == wanted
                    || user.id.to_string() == wanted
            })
            .map(|user| user.id)
    }
}
