//! Gifts from the mint: starting coins, once per member, and the allowance, once per member and day.
//!
//! The gift is remembered in a row of its own, under a keyed hash, written in the same step as the transfer. The
//! transfer is named after the purse, so nothing in the books links purses of the same owner.

use super::{Bank, BankError, BankRefusal};
use books::{Account, Amount, Transfer};
use ids::{GuildId, PurseId};
use store::{Gift, GivenRow, StepError, Write};

/// Identifies a member of a server for good, even after their data were erased and they came back with another purse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Once {
    /// A keyed hash of server and member.
    pub hash: String,
    /// The hash under which older versions remembered starting coins.
    pub old: Option<String>,
}

impl Bank {
    /// Call this on every contact with a member: on the first in this server, it pays the starting coins into their
    /// purse and returns `true`. With `None` (no starting coins), or if the mint has no room for them, nothing
    /// happens, and a later contact can still be the first.
    ///
    /// # Errors
    /// If the database fails.
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

    /// Pays this many coins from the mint as a day's allowance (days since 1970, UTC), once per member and day;
    /// `false` if they already had it.
    ///
    /// # Errors
    /// [`BankRefusal::MintFull`] if the server has no room for the coins, [`BankRefusal::TooMuch`] if the purse has
    /// none.
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

    /// Whether a member has had the allowance of a day (days since 1970, UTC).
    ///
    /// # Errors
    /// If the database fails.
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
            // Another contact was first, for this purse or another.
            Err(BankError::Step(StepError::Given | StepError::NameTaken { .. })) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
