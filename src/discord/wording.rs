//! Which words a reader gets: the language, the currency, and how cards are written.

use super::faces::Shelf;
use house::{Cards, GuildId, Language, MemberId, Preferences, Tavern};
use screens::words::Words;
use std::sync::Arc;

/// Chooses the words for a server or for a single reader.
pub struct Wording {
    tavern: Tavern,
    faces: Arc<Shelf>,
}

impl Wording {
    /// Uses the settings and preferences of this house, and the card faces uploaded so far.
    pub fn new(tavern: Tavern, faces: Arc<Shelf>) -> Wording {
        Wording { tavern, faces }
    }

    /// The words for messages that a whole server sees: in the language of the house.
    pub fn public(&self, guild: GuildId) -> Words {
        let settings = self.tavern.settings.for_guild(guild);
        Words::in_language(settings.language)
            .with_settings(settings)
            .showing(Cards::Pictures, self.faces.now())
    }

    /// The words for a private message: in the language the reader chose, else that of their Discord client, else the
    /// house's.
    pub fn private(
        &self,
        guild: GuildId,
        preferences: &Preferences,
        speaks: Option<Language>,
    ) -> Words {
        let settings = self.tavern.settings.for_guild(guild);
        let language = preferences.language.or(speaks).unwrap_or(settings.language);
        Words::in_language(language)
            .with_settings(settings)
            .showing(preferences.cards, self.faces.now())
    }

    /// A member's preferences for seeing cards; the defaults if they cannot be read.
    pub async fn preferences(&self, guild: GuildId, member: MemberId) -> Preferences {
        self.tavern
            .members
            .preferences(guild, member)
            .await
            .unwrap_or_else(|error| {
                tracing::error!("a member's preferences could not be read: {error:#}");
                Preferences::default()
            })
    }
}
