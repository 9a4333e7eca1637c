//! What the mint gives each member once: starting coins, and the allowance of a day.
//!
//! That it was given is a row of its own, by a keyed hash, written in the step of the transfer.
//! The transfer is named after the purse: nothing in the books says which purses had the same owner.

use super::{Bank, BankError, BankRefusal};
use books::{Account, Amount, Transfer};
use ids::{GuildId, PurseId};
use store::{Gift, GivenRow, StepError, Write};

/// Stands for a member of a server, for good: also after they had their data erased and came back with another purse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Once {
    /// A keyed hash.
    pub hash: String,
    /// The one by which starting coins were remembered before.
    pub old: Option<String>,
}

impl Bank {
    /// On every contact with a member: the first time ever in this server their purse gets the
    /// starting coins, and `true` is returned. With `None` (no starting coins), or where the mint
    /// has no room for them, nothing happens, and a later contact may still be the first.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn welcome(
        &self,
        guild: GuildId,
        purse: PurseId,
        once: &Once,
        starting: Option<Amount>,
        at: i64,
    ) -> Result<bool, BankError> {
        let Some(amount) = starting else {
            return Ok(false);
        };
        let row = |hash: &String, gift| GivenRow {
            guild,
            hash: hash.clone(),
            gift,
        };
        if let Some(old) = &once.old
            && self.store.is_given(&row(old, Gift::OldStart)).await?
        {
            return Ok(false);
        }
        let name = format!("start:{purse}");
        let start = Transfer::new(name, Account::Mint, Account::Member(purse), amount, "start");
        match self.give(row(&once.hash, Gift::Start), start, at).await {
            Err(BankError::Refused(BankRefusal::MintFull { .. } | BankRefusal::TooMuch)) => {
                Ok(false)
            }
            welcomed => welcomed,
        }
    }

    /// So many coins from the mint as the allowance of a day (days since 1970, UTC), once for each member;
    /// true if they had none that day.
    ///
    /// # Errors
    /// [`BankRefusal::MintFull`] where there is no room for them.
    pub async fn allowance(
        &self,
        guild: GuildId,
        purse: PurseId,
        once: &Once,
        amount: Amount,
        day: i64,
        at: i64,
    ) -> Result<bool, BankError> {
        let row = GivenRow {
            guild,
            hash: once.hash.clone(),
            gift: Gift::Allowance(day),
        };
        let name = format!("allowance:{purse}:{day}");
        let to = Account::Member(purse);
        let fetched = Transfer::new(name, Account::Mint, to, amount, "allowance");
        self.give(row, fetched, at).await
    }

    /// Whether a member had the allowance of a day.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn had_allowance(
        &self,
        guild: GuildId,
        once: &Once,
        day: i64,
    ) -> Result<bool, BankError> {
        let row = GivenRow {
            guild,
            hash: once.hash.clone(),
            gift: Gift::Allowance(day),
        };
        Ok(self.store.is_given(&row).await?)
    }

    async fn give(&self, row: GivenRow, gift: Transfer, at: i64) -> Result<bool, BankError> {
        if self.store.is_given(&row).await? {
            return Ok(false);
        }
        let guild = row.guild;
        match self
            .post_beside(guild, vec![gift], vec![Write::Given(row)], at)
            .await
        {
            Ok(()) => Ok(true),
            // Another contact was first, with this purse or another.
            Err(BankError::Step(StepError::Given | StepError::NameTaken { .. })) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
