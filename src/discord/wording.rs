//! In which words somebody is spoken to: the language, the coins, and how cards are written.

use super::faces::Shelf;
use house::{Cards, GuildId, Language, MemberId, Preferences, Tavern};
use screens::words::Words;
use std::sync::Arc;

/// Knows the words for a server and for a single reader.
pub struct Wording {
    tavern: Tavern,
    faces: Arc<Shelf>,
}

impl Wording {
    /// By the settings and preferences of this house, with the card faces that Discord has by now.
    pub fn new(tavern: Tavern, faces: Arc<Shelf>) -> Wording {
        Wording { tavern, faces }
    }

    /// What everybody in a server reads: in the language of the house.
    pub fn public(&self, guild: GuildId) -> Words {
        let settings = self.tavern.settings.for_guild(guild);
        Words::of_language(settings.language)
            .of(settings)
            .showing(Cards::Pictures, self.faces.now())
    }

    /// What one reader reads alone: in the language they chose, else in that of their Discord, else in the house's.
    pub fn private(
        &self,
        guild: GuildId,
        preferences: &Preferences,
        speaks: Option<Language>,
    ) -> Words {
        let settings = self.tavern.settings.for_guild(guild);
        let language = preferences.language.or(speaks).unwrap_or(settings.language);
        Words::of_language(language)
            .of(settings)
            .showing(preferences.cards, self.faces.now())
    }

    /// How a member likes to see cards; where that cannot be read, as most do.
    pub async fn preferences(&self, guild: GuildId, member: MemberId) -> Preferences {
        self.tavern
            .members
            .preferences(guild, member)
            .await
            .unwrap_or_else(|error| {
                tracing::error!("what a member likes could not be read: {error:#}");
                Preferences::default()
            })
    }
}
