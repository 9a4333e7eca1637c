//! The channels and roles of a new server, and what its managers can change.

use serde_json::json;
use twilight_model::guild::Permissions;

use super::{
    Id, World,
    channel::{Channel, ChannelKind, Overwrite, ThreadLock},
    compose,
    message::Message,
};
use crate::{
    answer::ActionError,
    config::{Config, Room},
};

/// The permissions that the page can change in a channel.
const CHANGEABLE: u64 = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::USE_SLASH_COMMANDS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .bits();

impl ChannelKind {
    /// The kind of a room, and its name.
    pub fn for_room(room: &Room) -> (ChannelKind, &str) {
        match room {
            Room::Category(name) => (ChannelKind::Category, name),
            Room::Text(name) => (ChannelKind::Text, name),
            Room::Voice(name) => (ChannelKind::Voice, name),
            Room::Announcement(name) => (ChannelKind::Announcement, name),
            Room::Forum(name) => (ChannelKind::Forum, name),
        }
    }
}

impl World {
    /// Adds the config's channels and roles to a new server.
    pub fn furnish(&mut self, server: Id, config: &Config) {
        let first = self.channels.keys().next().copied();
        let mut category = None;
        for (index, room) in config.rooms.iter().enumerate() {
            let (kind, name) = ChannelKind::for_room(room);
            let parent = category.filter(|_| kind != ChannelKind::Category);
            let id = self.add_place(server, name, kind, parent);
            if kind == ChannelKind::Category {
                category = Some(id);
                if let Some(channel) = first.and_then(|first| self.channels.get_mut(&first))
                    && index == 0
                {
                    channel.parent = category;
                }
            }
        }
        for (name, holders) in &config.roles {
            let role = self.add_role(server, name);
            let holders = holders
                .iter()
                .filter_map(|holder| self.person_named(holder));
            let holders: Vec<Id> = holders.collect();
            for holder in holders {
                role.iter().for_each(|role| self.give_role(holder, *role));
            }
        }
    }

    /// Whether a person may change the permissions of channels and the roles of others.
    pub fn manages(&self, server: Id, person: Id) -> bool {
        self.servers.get(&server).is_some_and(|server| {
            let all = Permissions::from_bits_truncate(server.permissions(person));
            all.intersects(Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR)
        })
    }

    /// Sets what a channel allows and denies a role or member.
    pub fn set_overwrite(&mut self, channel: Id, overwrite: Overwrite) {
        if let Some(place) = self.channels.get_mut(&channel) {
            place.overwrites.retain(|old| old.id != overwrite.id);
            if overwrite.allow | overwrite.deny != 0 {
                place.overwrites.push(overwrite);
            }
        }
        self.channel_updated(channel);
    }

    /// Changes, as a manager, what a channel allows and denies a role or member.
    ///
    /// # Errors
    /// The person may not, or there is no such channel, role or member.
    pub fn allow_in(
        &mut self,
        manager: Id,
        channel: Id,
        who: Id,
        (allow, deny): (u64, u64),
    ) -> Result<(), ActionError> {
        let missing = || ActionError::NotThere(format!("channel {channel}"));
        let place = self.channels.get(&channel).ok_or_else(missing)?;
        let server = place.server.filter(|_| !place.kind.is_thread());
        let server = server.ok_or_else(missing)?;
        if !self.manages(server, manager) || !self.sees(channel, manager) {
            return Err(ActionError::NotAllowed("MANAGE_ROLES".to_owned()));
        }
        let here = &self.servers[&server];
        let role = here.roles.iter().any(|role| role.id == who);
        if !role && !here.members.contains_key(&who) {
            return Err(ActionError::NotThere(format!("member {who}")));
        }
        // Permissions that the page does not show stay as they are.
        let old = place.overwrites.iter().find(|old| old.id == who);
        let kept = |bits: u64| bits & !CHANGEABLE;
        let (allowed, denied) = old.map_or((0, 0), |old| (kept(old.allow), kept(old.deny)));
        let overwrite = Overwrite {
            id: who,
            member: !role,
            allow: allowed | allow & CHANGEABLE,
            deny: denied | deny & CHANGEABLE & !allow,
        };
        self.set_overwrite(channel, overwrite);
        Ok(())
    }

    /// Whether a person may close and lock a thread, and open it again.
    pub fn moderates(&self, thread: Id, person: Id) -> bool {
        self.channels.get(&thread).is_some_and(|place| {
            let may = Permissions::MANAGE_THREADS;
            place.kind.is_thread() && self.permissions(place, person).contains(may)
        })
    }

    /// Closes and locks a thread, as a moderator, or opens and unlocks it.
    ///
    /// # Errors
    /// The person may not, or there is no such thread.
    pub fn lock(&mut self, moderator: Id, thread: Id, lock: ThreadLock) -> Result<(), ActionError> {
        if !self.sees(thread, moderator) {
            return Err(ActionError::NotThere(format!("thread {thread}")));
        }
        if !self.moderates(thread, moderator) {
            return Err(ActionError::NotAllowed("MANAGE_THREADS".to_owned()));
        }
        self.set_lock(thread, lock);
        Ok(())
    }

    /// Gives a member, as a manager, exactly these roles; roles made for a single user stay.
    ///
    /// # Errors
    /// The person may not, or there is no such member.
    pub fn set_roles(
        &mut self,
        manager: Id,
        server: Id,
        member: Id,
        roles: &[Id],
    ) -> Result<(), ActionError> {
        if !self.manages(server, manager) {
            return Err(ActionError::NotAllowed("MANAGE_ROLES".to_owned()));
        }
        let missing = || ActionError::NotThere(format!("member {member}"));
        let place = self.servers.get_mut(&server).ok_or_else(missing)?;
        let free: Vec<Id> = place
            .roles
            .iter()
            .filter(|role| role.of.is_none() && role.id != server)
            .map(|role| role.id)
            .collect();
        let found = place.members.get_mut(&member).ok_or_else(missing)?;
        found.roles.retain(|role| !free.contains(role));
        found
            .roles
            .extend(roles.iter().filter(|role| free.contains(role)));
        self.announce_member(server, member);
        self.world_changed();
        Ok(())
    }

    /// Adds a person's post to a forum: a thread with the same id as its first message.
    ///
    /// # Errors
    /// The person may not, the channel is not a forum, or the name or text is too long or empty.
    pub fn open_post(
        &mut self,
        person: Id,
        forum: Id,
        name: &str,
        content: &str,
    ) -> Result<Id, ActionError> {
        let found = self
            .channels
            .get(&forum)
            .filter(|_| self.sees(forum, person));
        let place = found.filter(|place| place.kind == ChannelKind::Forum);
        let place = place.ok_or_else(|| ActionError::NotThere(format!("forum {forum}")))?;
        let allowed = self.permissions(place, person);
        if !allowed.contains(Permissions::SEND_MESSAGES) {
            return Err(ActionError::NotAllowed("SEND_MESSAGES".to_owned()));
        }
        let name = name.trim();
        let content = content.trim();
        if !(1..=100).contains(&name.chars().count())
            || !(1..=2_000).contains(&content.chars().count())
        {
            return Err(ActionError::BadInput {
                input: "name".to_owned(),
                why: "a post has a name of 1 to 100 characters and a text of 1 to 2000".to_owned(),
            });
        }
        let mut message = compose::blank(self, forum, person);
        content.clone_into(&mut message.content);
        compose::mention(self, &mut message, &json!(null));
        let place = &self.channels[&forum];
        let thread = self.new_thread(message.id, place, ChannelKind::PublicThread, name, person);
        Ok(self.begin_post(thread, message))
    }

    /// Adds a thread with its first message to a forum; both have the same id.
    pub fn begin_post(&mut self, thread: Channel, mut message: Message) -> Id {
        message.channel = thread.id;
        self.open_thread(thread);
        self.post(message)
    }
}
