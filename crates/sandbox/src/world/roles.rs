//! Creating, giving and deleting roles, as a moderator does.

use serde_json::json;
use twilight_model::guild::Permissions;

use super::{
    Id, World,
    server::Role,
    session::{GUILD_MEMBERS, GUILDS},
};

impl World {
    /// Adds a role without permissions; `None` if there is no such server.
    pub fn add_role(&mut self, server: Id, name: &str) -> Option<Id> {
        let id = self.clock.id();
        let bot = self.bot();
        let place = self.servers.get_mut(&server)?;
        let role = Role {
            id,
            name: name.to_owned(),
            permissions: 0,
            of: None,
            position: place.roles.len() as u64,
        };
        place.roles.push(role.clone());
        let data = json!({"guild_id": server, "role": role.json(bot)});
        self.dispatch(Some(server), GUILDS, "GUILD_ROLE_CREATE", data);
        self.world_changed();
        Some(id)
    }

    /// Gives a person their own role with these permissions, in every server.
    pub fn set_permissions(&mut self, person: Id, permissions: Permissions) {
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

    /// Gives a member a role.
    pub fn give_role(&mut self, person: Id, role: Id) {
        let server = self
            .servers
            .values_mut()
            .find(|server| server.roles.iter().any(|each| each.id == role));
        let Some(server) = server else { return };
        let id = server.id;
        if let Some(member) = server.members.get_mut(&person)
            && !member.roles.contains(&role)
        {
            member.roles.push(role);
        }
        self.announce_member(id, person);
        self.world_changed();
    }

    /// Deletes a role, removes it from its members, and deletes its overwrites.
    pub fn delete_role(&mut self, role: Id) {
        let server = self
            .servers
            .values_mut()
            .find(|server| server.roles.iter().any(|each| each.id == role));
        let Some(server) = server else { return };
        let id = server.id;
        server.roles.retain(|each| each.id != role);
        let mut had = Vec::new();
        for (person, member) in &mut server.members {
            if member.roles.contains(&role) {
                member.roles.retain(|each| *each != role);
                had.push(*person);
            }
        }
        let of_server = |channel: &&mut super::channel::Channel| channel.server == Some(id);
        for channel in self.channels.values_mut().filter(of_server) {
            channel.overwrites.retain(|each| each.id != role);
        }
        let data = json!({"guild_id": id, "role_id": role});
        self.dispatch(Some(id), GUILDS, "GUILD_ROLE_DELETE", data);
        for person in had {
            self.announce_member(id, person);
        }
        self.world_changed();
    }

    pub(super) fn announce_member(&mut self, server: Id, person: Id) {
        if let Some(mut member) = self.member_json(server, person) {
            member["guild_id"] = json!(server);
            self.dispatch(Some(server), GUILD_MEMBERS, "GUILD_MEMBER_UPDATE", member);
        }
    }
}
