//! Gifts from the mint: starting coins, once per member, and the allowance, once per member and day.
//!
//! The gift is remembered in a row of its own, under a keyed hash, written in the same step as the transfer. The
//! transfer is named after the purse, so nothing in the books links purses of the same owner.

use super::{Bank, BankError, BankRefusal};
use books::{Account, Amount, InvalidAmount, Reason, Transfer};
use ids::{GuildId, PurseId};
use std::collections::{BTreeMap, BTreeSet};
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
    /// Whether a member has had starting coins.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_started(&self, guild: GuildId, once: &Once) -> Result<bool, BankError> {
        let rows = [
            Some((&once.hash, Gift::Start)),
            once.old.as_ref().map(|old| (old, Gift::OldStart)),
        ];
        for (hash, gift) in rows.into_iter().flatten() {
            let hash = hash.clone();
            if self.store.is_given(&GivenRow { guild, hash, gift }).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Pays starting coins into a purse, once for each member ever; `false` if they had them before, or if the mint has
    /// no room for them, so that they can still come later.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn welcome(
        &self,
        guild: GuildId,
        purse: PurseId,
        once: &Once,
        amount: Amount,
        at: i64,
    ) -> Result<bool, BankError> {
        if self.has_started(guild, once).await? {
            return Ok(false);
        }
        let row = GivenRow {
            guild,
            hash: once.hash.clone(),
            gift: Gift::Start,
        };
        let name = format!("start:{purse}");
        let start = Transfer::new(
            name,
            Account::Mint,
            Account::Member(purse),
            amount,
            Reason::StartingCoins,
        );
        match self.give(row, start, at).await {
            Err(BankError::Refused(BankRefusal::MintFull { .. } | BankRefusal::TooMuch)) => {
                Ok(false)
            }
            welcomed => welcomed,
        }
    }

    /// The starting coins that the members of a server have had in the purses they have now, with those of
    /// [`Bank::raise`]: members by how much they had, none without any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn started(&self, guild: GuildId) -> Result<BTreeMap<i64, Vec<PurseId>>, BankError> {
        let own: BTreeSet<PurseId> = self.store.own_purses(guild).await?.into_iter().collect();
        let mut started = BTreeMap::<i64, Vec<PurseId>>::new();
        for (account, coins) in self.store.started(guild).await? {
            match account.parse()? {
                Account::Member(purse) if own.contains(&purse) => {
                    started.entry(coins).or_default().push(purse);
                }
                _ => {}
            }
        }
        Ok(started)
    }

    /// The transfers that bring members who have had `had` starting coins up to `to` of them; none if they had as many.
    /// Each is named after what its member had: raising twice from the same amount moves coins once.
    ///
    /// # Errors
    /// If the difference is no amount of coins.
    pub fn raise(purses: &[PurseId], had: i64, to: i64) -> Result<Vec<Transfer>, InvalidAmount> {
        let raise = |purse: &PurseId| {
            let (name, to_purse) = (format!("start:{purse}:{had}"), Account::Member(*purse));
            let lacks = Amount::new(to.saturating_sub(had))?;
            Ok(Transfer::new(
                name,
                Account::Mint,
                to_purse,
                lacks,
                Reason::StartingCoins,
            ))
        };
        purses.iter().filter(|_| had < to).map(raise).collect()
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
        let fetched = Transfer::new(name, Account::Mint, to, amount, Reason::Allowance);
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
