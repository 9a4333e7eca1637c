//! The richest purses of a server.

use super::{Bank, BankError};
use books::Account;
use ids::{GuildId, PurseId};
use pages::purse::Standing;

impl Bank {
    /// The richest purses of members and their characters, coins on hold included, richest first. Leaves out patrons,
    /// the house, tables and empty purses.
    ///
    /// # Errors
    /// If the database fails, or an account's name cannot be read.
    pub async fn richest(
        &self,
        guild: GuildId,
        most: u32,
    ) -> Result<Vec<(PurseId, i64)>, BankError> {
        let rows = self.store.richest(guild, most).await?;
        rows.into_iter()
            .filter_map(|(name, coins)| match name.parse() {
                Ok(Account::Member(purse)) => Some(Ok((purse, coins))),
                Ok(_) => None,
                Err(error) => Some(Err(BankError::Account(error))),
            })
            .collect()
    }

    /// The rank of a purse with this many coins; `None` for an empty one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn standing(
        &self,
        guild: GuildId,
        coins: i64,
    ) -> Result<Option<Standing>, BankError> {
        if coins <= 0 {
            return Ok(None);
        }
        let (richer, of) = self.store.richer_than(guild, coins).await?;
        Ok(Some(Standing {
            rank: richer + 1,
            of,
        }))
    }
}
