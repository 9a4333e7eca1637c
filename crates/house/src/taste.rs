//! How a member likes to see cards and to be spoken to. It stands beside their name and is erased with it.

use super::{GuildId, Language, MemberId, Members, lock};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use store::{Step, Write};

/// What a member likes, in one server.
///
/// What is not in its JSON has its default, so that what an older version wrote goes on to count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Taste {
    /// How cards are shown.
    pub cards: Cards,
    /// How large they are on pictures.
    pub size: Size,
    /// The inks of pictures.
    pub inks: Inks,
    /// What they are spoken to in; `None`: as they set Discord.
    pub language: Option<Language>,
    /// Hints that they have seen.
    pub hints: BTreeSet<String>,
}

/// How cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// As pictures, and with small faces in words and on buttons.
    #[default]
    Pictures,
    /// With small faces in words and on buttons.
    Signs,
    /// In words alone.
    Plain,
}

/// How large cards are on pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// As many side by side as can be read on a phone.
    #[default]
    Usual,
    /// Larger.
    Larger,
}

/// The inks of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inks {
    /// A colour for each suit.
    #[default]
    FourColours,
    /// Black and white, as far apart as can be.
    HighContrast,
}

impl Members {
    /// What a member likes; of a stranger, who is not written down, what most do.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn taste(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Taste> {
        let known = lock(&self.people).get(&(guild, member)).cloned();
        let known = match known {
            Some(known) => Some(known),
            None => self.store.person(guild, member).await?,
        };
        // What cannot be read was written by a newer version.
        Ok(known
            .and_then(|known| serde_json::from_str(&known.taste).ok())
            .unwrap_or_default())
    }

    /// Changes what a member likes, and returns what they like then.
    ///
    /// # Errors
    /// Where the database fails: nothing was changed.
    pub async fn set_taste(
        &self,
        guild: GuildId,
        member: MemberId,
        change: impl FnOnce(&mut Taste) + Send,
    ) -> anyhow::Result<Taste> {
        let _one_at_a_time = self.tastes.lock().await;
        self.known(guild, member).await?;
        let before = self.taste(guild, member).await?;
        let mut after = before.clone();
        change(&mut after);
        if after != before {
            let write = Write::Taste {
                guild,
                member,
                taste: serde_json::to_string(&after)?,
            };
            self.store.commit(Step::write(write)).await?;
            self.read_person(guild, member).await?;
        }
        Ok(after)
    }

    /// Whether a member is given a hint for the first time; from then on they have seen it.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn is_new_hint(
        &self,
        guild: GuildId,
        member: MemberId,
        hint: &str,
    ) -> anyhow::Result<bool> {
        if self.taste(guild, member).await?.hints.contains(hint) {
            return Ok(false);
        }
        let mut new = false;
        self.set_taste(guild, member, |taste| {
            new = taste.hints.insert(hint.to_owned())
        })
        .await?;
        Ok(new)
    }
}
