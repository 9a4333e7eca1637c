//! In which words somebody is spoken to: the language, the coins, and how cards are written.

use super::faces::Shelf;
use house::{Cards, GuildId, Language, MemberId, Taste, Tavern};
use screens::words::Words;
use std::sync::Arc;

/// Knows the words for a server and for a single reader.
pub struct Wording {
    tavern: Tavern,
    faces: Arc<Shelf>,
}

impl Wording {
    /// By the settings and tastes of this house, with the card faces that Discord has by now.
    pub fn new(tavern: Tavern, faces: Arc<Shelf>) -> Wording {
        Wording { tavern, faces }
    }

    /// What everybody in a server reads: in the language of the house.
    pub fn public(&self, guild: GuildId) -> Words {
        let settings = self.tavern.settings.of(guild);
        Words::of_language(settings.language)
            .of(settings)
            .showing(Cards::Pictures, self.faces.now())
    }

    /// What one reader reads alone: in the language they chose, else in that of their Discord, else in the house's.
    pub fn private(&self, guild: GuildId, taste: &Taste, speaks: Option<Language>) -> Words {
        let settings = self.tavern.settings.of(guild);
        let language = taste.language.or(speaks).unwrap_or(settings.language);
        Words::of_language(language)
            .of(settings)
            .showing(taste.cards, self.faces.now())
    }

    /// How a member likes to see cards; where that cannot be read, as most do.
    pub async fn taste(&self, guild: GuildId, member: MemberId) -> Taste {
        self.tavern
            .members
            .taste(guild, member)
            .await
            .unwrap_or_else(|error| {
                tracing::error!("what a member likes could not be read: {error:#}");
                Taste::default()
            })
    }
}
