//! How a member likes to see cards and be addressed. Stored beside their name and erased with it.

use super::Members;
use ids::{DealId, GuildId, MemberId};
use pages::Preferences;
use store::{Step, Write};

impl Members {
    /// A member's preferences; the defaults for an unknown member.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn preferences(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<Preferences> {
        let known = self.people.lock().get(&(guild, member)).cloned();
        let known = match known {
            Some(known) => Some(known),
            None => self.store.person(guild, member).await?,
        };
        // Unreadable preferences were written by a newer version.
        Ok(known
            .and_then(|known| serde_json::from_str(&known.taste).ok())
            .unwrap_or_default())
    }

    /// Changes a member's preferences, and returns the new ones.
    ///
    /// # Errors
    /// If the database fails: nothing was changed.
    pub async fn set_preferences(
        &self,
        guild: GuildId,
        member: MemberId,
        change: impl FnOnce(&mut Preferences) + Send,
    ) -> anyhow::Result<Preferences> {
        let _one_at_a_time = self.preferences_lock.lock().await;
        self.known(guild, member).await?;
        let before = self.preferences(guild, member).await?;
        let mut after = before.clone();
        change(&mut after);
        if after != before {
            let write = Write::Preferences {
                guild,
                member,
                preferences: serde_json::to_string(&after)?,
            };
            self.commit_of(guild, member, Step::write(write)).await?;
        }
        Ok(after)
    }

    /// Counts a deal among the first that a member plays of a game, for as long as the game is told them in short.
    ///
    /// # Errors
    /// If the database fails: it was not counted.
    pub async fn count_first_deal(
        &self,
        guild: GuildId,
        member: MemberId,
        game: &str,
        deal: DealId,
    ) -> anyhow::Result<()> {
        let count = |preferences: &mut Preferences| preferences.count_deal(game, deal);
        self.set_preferences(guild, member, count).await?;
        Ok(())
    }

    /// Whether a hint is new to a member; from then on it counts as seen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_new_hint(
        &self,
        guild: GuildId,
        member: MemberId,
        hint: &str,
    ) -> anyhow::Result<bool> {
        if self.preferences(guild, member).await?.hints.contains(hint) {
            return Ok(false);
        }
        let mut new = false;
        self.set_preferences(guild, member, |preferences| {
            new = preferences.hints.insert(hint.to_owned())
        })
        .await?;
        Ok(new)
    }
}
