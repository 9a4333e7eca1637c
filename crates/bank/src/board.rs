//! The richest purses of a server.

use super::{Bank, BankError};
use books::Account;
use ids::{GuildId, MemberId, PurseId};
use pages::purse::Standing;

impl Bank {
    /// The richest purses of members and their characters, coins on hold included, richest first. Leaves out patrons,
    /// the house, tables, empty purses and these.
    ///
    /// # Errors
    /// If the database fails, or an account's name cannot be read.
    pub async fn richest(
        &self,
        guild: GuildId,
        most: u32,
        without: &[PurseId],
    ) -> Result<Vec<(PurseId, i64)>, BankError> {
        let rows = self.store.richest(guild, most, &names(without)).await?;
        rows.into_iter()
            .filter_map(|(name, coins)| match name.parse() {
                Ok(Account::Member(purse)) => Some(Ok((purse, coins))),
                Ok(_) => None,
                Err(error) => Some(Err(BankError::Account(error))),
            })
            .collect()
    }

    /// The rank of a purse with this many coins among all but these; `None` for an empty one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn standing(
        &self,
        guild: GuildId,
        coins: i64,
        without: &[PurseId],
    ) -> Result<Option<Standing>, BankError> {
        if coins <= 0 {
            return Ok(None);
        }
        let without = names(without);
        let (richer, of) = self.store.richer_than(guild, coins, &without).await?;
        Ok(Some(Standing {
            rank: richer + 1,
            of,
        }))
    }
    /// The purses, their characters' too, of members who were taken off the board and of these.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn not_on_board(
        &self,
        guild: GuildId,
        members: &[MemberId],
    ) -> Result<Vec<PurseId>, BankError> {
        Ok(self.store.not_on_board(guild, members).await?)
    }
}

fn names(purses: &[PurseId]) -> Vec<String> {
    let accounts = purses.iter().map(|&purse| Account::Member(purse));
    accounts.map(|account| account.name()).collect()
}
