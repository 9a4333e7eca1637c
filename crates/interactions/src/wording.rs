//! Which words a reader gets: the language, the currency, and how cards are written.

use crate::faces::KnownFaces;
use crate::guest::Guest;
use house::{Tavern, log_failure};
use ids::{GuildId, MemberId, TableId};
use pages::{Cards, Language, Look, Preferences};
use parking_lot::Mutex;
use screens::words::Words;
use std::collections::HashMap;
use std::sync::Arc;

/// Chooses the words for a server or for a single reader.
pub struct Wording {
    tavern: Tavern,
    faces: Arc<KnownFaces>,
    /// The languages of communities, as Discord names them, where the house speaks them.
    communities: Mutex<HashMap<GuildId, Language>>,
}

impl Wording {
    /// Uses the settings and preferences of this house, and the card faces uploaded so far.
    pub fn new(tavern: Tavern, faces: Arc<KnownFaces>) -> Wording {
        Wording {
            tavern,
            faces,
            communities: Mutex::default(),
        }
    }

    /// Discord names the language of a server: `None` if it is no community, or none whose language the house speaks.
    pub fn community_speaks(&self, guild: GuildId, language: Option<Language>) {
        let mut communities = self.communities.lock();
        match language {
            Some(language) => communities.insert(guild, language),
            None => communities.remove(&guild),
        };
    }

    /// The language in which the house addresses everyone: as its game master chose, else the community's.
    fn of_house(&self, guild: GuildId) -> Option<Language> {
        let chosen = self.tavern.settings.for_guild(guild).language;
        chosen.or_else(|| self.communities.lock().get(&guild).copied())
    }

    /// The words for messages that a whole server sees and nobody in it caused: in the language of the house.
    pub fn public(&self, guild: GuildId) -> Words {
        self.spoken(guild, None)
    }

    /// The words for what a guest has the whole server told: in the language of the house, else in theirs.
    pub fn public_by(&self, guest: &Guest) -> Words {
        self.spoken(guest.guild, Some(guest.words.house_language()))
    }

    /// The words for what everybody sees of a table: in its own language.
    pub fn at_table(&self, look: &Look) -> Words {
        self.spoken(look.guild, look.language)
    }

    /// The words for messages that a whole server sees about a table that speaks this language; `None` for the language
    /// of the house.
    pub fn spoken(&self, guild: GuildId, language: Option<Language>) -> Words {
        let house = self.of_house(guild).unwrap_or_default();
        Words::in_language(language.unwrap_or(house))
            .with_settings(self.tavern.settings.for_guild(guild))
            .in_house_of(house)
            .with_public(language)
            .showing(Cards::Pictures, self.faces.now())
    }

    /// The words for what everybody reads about a table, open or closed; those of the house if its row cannot be read.
    pub async fn about(&self, guild: GuildId, table: TableId) -> Words {
        self.spoken(guild, self.language_of(table).await)
    }

    /// The language of a table's public messages; `None` for that of the house, also if the table cannot be read.
    pub async fn language_of(&self, table: TableId) -> Option<Language> {
        let read = self.tavern.language_of(table).await;
        read.unwrap_or_else(|error| {
            log_failure("a table's language could not be read", error);
            None
        })
    }

    /// The words for a private message: in the language the reader chose, else that of their Discord client, else the
    /// house's.
    pub fn private(
        &self,
        guild: GuildId,
        preferences: &Preferences,
        speaks: Option<Language>,
    ) -> Words {
        let house = self.of_house(guild);
        let language = preferences
            .language
            .or(speaks)
            .or(house)
            .unwrap_or_default();
        Words::in_language(language)
            .with_settings(self.tavern.settings.for_guild(guild))
            .in_house_of(house.unwrap_or(language))
            .showing(preferences.cards, self.faces.now())
    }

    /// A member's preferences for seeing cards; the defaults if they cannot be read.
    pub async fn preferences(&self, guild: GuildId, member: MemberId) -> Preferences {
        self.tavern
            .members
            .preferences(guild, member)
            .await
            .unwrap_or_else(|error| {
                log_failure("a member's preferences could not be read", error);
                Preferences::default()
            })
    }
}
