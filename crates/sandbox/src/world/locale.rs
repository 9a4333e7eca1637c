//! The languages of people and servers.

use super::{Id, World};
use crate::answer::ActionError;

/// The languages of Discord.
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// The language of anyone who has not chosen one.
pub(crate) fn english() -> String {
    "en-US".to_owned()
}

impl World {
    /// The language of a person's Discord.
    pub fn locale(&self, person: Id) -> &str {
        let user = self.users.get(&person);
        user.map_or("en-US", |user| user.locale.as_str())
    }

    /// Sets the language of a person's Discord.
    ///
    /// # Errors
    /// Discord has no such language.
    pub fn set_locale(&mut self, person: Id, locale: &str) -> Result<(), ActionError> {
        known(locale)?;
        if let Some(user) = self.users.get_mut(&person) {
            locale.clone_into(&mut user.locale);
        }
        self.world_changed();
        Ok(())
    }

    /// The language of a server.
    pub fn server_locale(&self, server: Id) -> &str {
        let server = self.servers.get(&server);
        server.map_or("en-US", |server| server.locale.as_str())
    }

    /// Makes a server a community with this language.
    ///
    /// # Errors
    /// Discord has no such language.
    pub fn set_server_locale(&mut self, server: Id, locale: &str) -> Result<(), ActionError> {
        known(locale)?;
        if let Some(server) = self.servers.get_mut(&server) {
            locale.clone_into(&mut server.locale);
            server.community = true;
        }
        let bot = self.bot();
        if let Some(json) = self.servers.get(&server).map(|place| place.json(bot)) {
            self.dispatch(Some(server), super::session::GUILDS, "GUILD_UPDATE", json);
        }
        self.world_changed();
        Ok(())
    }
}

fn known(locale: &str) -> Result<(), ActionError> {
    if LOCALES.contains(&locale) {
        Ok(())
    } else {
        Err(ActionError::NotThere(format!("language {locale}")))
    }
}
