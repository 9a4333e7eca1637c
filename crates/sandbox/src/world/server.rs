//! Users, servers, roles and members, and their JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Id, id::iso, locale::english};

/// A person or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub id: Id,
    pub username: String,
    pub display: Option<String>,
    pub bot: bool,
    /// The language of their Discord; a bot learns it only from interactions.
    #[serde(default = "english")]
    pub locale: String,
}

impl User {
    /// The full object: hikari and discord.py reject a smaller one.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id, "username": self.username, "global_name": self.display,
            "discriminator": if self.bot { "0000" } else { "0" },
            "avatar": null, "avatar_decoration_data": null, "collectibles": null, "banner": null,
            "accent_color": null, "bot": self.bot, "system": false, "public_flags": 0, "flags": 0,
            "primary_guild": null, "clan": null,
        })
    }

    /// The object of `/users/@me`.
    pub fn own_json(&self) -> Value {
        let mut user = self.json();
        user["mfa_enabled"] = json!(false);
        user["verified"] = json!(true);
        user["email"] = Value::Null;
        user["locale"] = json!(self.locale);
        user["premium_type"] = json!(0);
        user
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: u64,
    /// The only user that this role was made for.
    pub of: Option<Id>,
    pub position: u64,
}

impl Role {
    pub fn json(&self, bot: Id) -> Value {
        let managed = self.of == Some(bot);
        let mut role = json!({
            "id": self.id, "name": self.name, "permissions": self.permissions.to_string(),
            "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false, "icon": null, "unicode_emoji": null, "managed": managed,
            "mentionable": false, "position": self.position, "flags": 0, "description": null,
        });
        if managed {
            role["tags"] = json!({"bot_id": bot});
        }
        role
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub nick: Option<String>,
    pub roles: Vec<Id>,
    pub joined: u64,
}

impl Member {
    /// Without the user, as in messages.
    pub fn partial_json(&self) -> Value {
        json!({
            "roles": self.roles, "joined_at": iso(self.joined), "nick": self.nick, "avatar": null,
            "banner": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "premium_since": null, "communication_disabled_until": null,
        })
    }

    pub fn json(&self, user: &User) -> Value {
        let mut member = self.partial_json();
        member["user"] = user.json();
        member
    }
}

/// A server ("guild" in Discord's API).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Server {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub roles: Vec<Role>,
    pub members: BTreeMap<Id, Member>,
    /// The role that new members get.
    #[serde(default)]
    pub people_role: Option<Id>,
    pub created: u64,
    #[serde(default = "english")]
    pub locale: String,
    /// Whether it is a community, which alone chooses a language.
    #[serde(default)]
    pub community: bool,
}

impl Server {
    /// What Discord has switched on for it.
    pub fn features(&self) -> &'static [&'static str] {
        if self.community { &["COMMUNITY"] } else { &[] }
    }

    /// A user's permissions from roles, before any channel's overwrites.
    pub fn permissions(&self, user: Id) -> u64 {
        if self.owner == user {
            return u64::MAX;
        }
        let Some(member) = self.members.get(&user) else {
            return 0;
        };
        self.roles
            .iter()
            .filter(|role| role.id == self.id || member.roles.contains(&role.id))
            .fold(0, |all, role| all | role.permissions)
    }

    /// The object of `GET /guilds/{id}`; the gateway adds channels and members.
    pub fn json(&self, bot: Id) -> Value {
        let mut server = json!({
            "id": self.id, "name": self.name, "icon": null, "icon_hash": null, "splash": null,
            "discovery_splash": null, "owner_id": self.owner, "afk_channel_id": null,
            "afk_timeout": 300, "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": self.roles.iter().map(|role| role.json(bot)).collect::<Vec<_>>(),
            "emojis": [], "features": self.features(), "mfa_level": 0, "application_id": null,
        });
        let more = json!({
            "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
            "max_presences": null, "max_members": 500_000, "vanity_url_code": null,
            "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.locale,
            "public_updates_channel_id": null, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50, "nsfw": false, "nsfw_level": 0, "stickers": [],
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
            "home_header": null, "hub_type": null, "incidents_data": null, "latest_onboarding_question_id": null,
            "region": "deprecated", "embed_enabled": false, "embed_channel_id": null,
        });
        if let (Value::Object(all), Value::Object(more)) = (&mut server, more) {
            all.extend(more);
        }
        server
    }
}
