//! The house's coins. The cast plays with them and has no purses, so nobody can get coins from it except by winning.
//!
//! When the cards are dealt a patron's hold comes from the house, and the rest of it returns in the step that ends the
//! deal. The house is filled up to its budget once a day, before the first step that needs it. Whatever the house pays
//! or receives for one of the cast goes through that patron's hold, so that the books show whose it was.

use super::{HouseError, HouseLog, OperatorSettings, ServerSettings, house_log};
use crate::time::DAY_MS;
use bank::{Bank, BankError, Order, Purse, transfer_row};
use books::{Account, Amount, Reason, Transfer};
use ids::{GuildId, MemberId};
use pages::{Coffer, HouseRefusal, LogEntry, text::tidy};
use rules::Coins;
use std::sync::Arc;
use store::{Step, StepError};

/// The house's coins, and those that the game master grants and takes.
pub struct Treasury {
    pub(super) bank: Bank,
    pub(super) house: Arc<OperatorSettings>,
    pub(super) log: Arc<HouseLog>,
    pub(super) settings: Arc<ServerSettings>,
}

impl Treasury {
    /// The house's coins for its patrons' stakes; on the first call of a day it is filled up to its budget.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn house_has(&self, guild: GuildId) -> anyhow::Result<Coins> {
        self.open_house(guild).await?;
        Ok(self.bank.balance(guild, &Account::House).await?.free)
    }

    /// Makes sure that the house has had today's coins, before a step that needs them.
    pub(super) async fn open_house(&self, guild: GuildId) -> anyhow::Result<()> {
        let (budget, now) = (self.house_budget(guild), self.house.time.now());
        let day = now.div_euclid(DAY_MS);
        Ok(self.bank.fill_house(guild, budget.0, day, now).await?)
    }

    /// The coins that the house of a server is filled up to each day.
    pub fn house_budget(&self, guild: GuildId) -> Coins {
        self.settings.for_guild(guild).budget(&self.house.defaults)
    }

    /// Fills the house from the mint; returns its new balance. The caller checks who may do this.
    ///
    /// # Errors
    /// The server has no room for the coins, or the house account would hold too many.
    pub async fn fill_house(
        &self,
        guild: GuildId,
        by: MemberId,
        amount: Amount,
        reason: &str,
        name: String,
    ) -> Result<Coins, HouseError> {
        self.open_house(guild).await?;
        let fill = Transfer::new(name, Account::Mint, Account::House, amount, Reason::Grant);
        let entry = LogEntry::HouseFunded {
            coins: Coins(amount.get()),
            reason: tidy(reason).into_owned(),
        };
        let step = self.moving(guild, &fill.with_note(by, tidy(reason)));
        self.commit(guild, step, by, entry).await?;
        Ok(self.house_has(guild).await?)
    }

    /// [`super::Tavern::grant`], to a purse whose owner has had starting coins.
    ///
    /// # Errors
    /// As [`bank::Bank::grant`].
    pub(super) async fn grant(&self, order: Order) -> Result<Purse, BankError> {
        let entry = LogEntry::Granted {
            to: order.purse,
            coins: Coins(order.amount.get()),
            reason: typed(order.note.as_deref()),
        };
        let logged = self.log.entry(order.guild, Some(order.by), entry);
        let write = house_log::entry_write(&logged).map_err(BankError::Step)?;
        let purse = self.bank.grant_beside(order, vec![write]).await?;
        self.log.tell_logged(logged);
        Ok(purse)
    }

    /// [`super::Tavern::take`], from a purse whose owner has had starting coins.
    ///
    /// # Errors
    /// As [`bank::Bank::take`].
    pub(super) async fn take(&self, order: Order, into: Coffer) -> Result<Purse, BankError> {
        let entry = LogEntry::Taken {
            from: order.purse,
            coins: Coins(order.amount.get()),
            reason: typed(order.note.as_deref()),
            into,
        };
        let logged = self.log.entry(order.guild, Some(order.by), entry);
        let write = house_log::entry_write(&logged).map_err(BankError::Step)?;
        let into = match into {
            Coffer::Mint => Account::Mint,
            Coffer::House => Account::House,
        };
        let purse = self.bank.take_beside(order, into, vec![write]).await?;
        self.log.tell_logged(logged);
        Ok(purse)
    }

    pub(super) fn moving(&self, guild: GuildId, transfer: &Transfer) -> Step {
        Step {
            transfers: vec![transfer_row(transfer, guild, self.house.time.now())],
            ..Step::default()
        }
    }

    /// Commits a step that moves coins from the mint, or to or from the house, with its entry in the log.
    ///
    /// # Errors
    /// The house has too few coins, the server has no room for new ones, or an account would hold too many.
    pub(super) async fn commit(
        &self,
        guild: GuildId,
        step: Step,
        by: MemberId,
        entry: LogEntry,
    ) -> Result<(), HouseError> {
        match self.log.commit_logged(step, guild, Some(by), entry).await {
            Ok(()) => Ok(()),
            Err(StepError::Overdraft { .. }) => {
                let left = self.house_has(guild).await?;
                Err(HouseRefusal::HouseShort { left }.into())
            }
            Err(StepError::TooLarge { .. }) => Err(HouseRefusal::TooManyCoins.into()),
            Err(StepError::MintFull) => {
                let room = self.bank.room(guild).await;
                let room = room.map_err(anyhow::Error::from)?;
                Err(HouseRefusal::MintFull { room: Coins(room) }.into())
            }
            Err(error) => Err(anyhow::Error::from(error).into()),
        }
    }
}

fn typed(note: Option<&str>) -> String {
    tidy(note.unwrap_or_default()).into_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::Player;

    #[test]
    fn nobody_of_the_cast_is_taken_for_hired() {
        for patron in patrons::CAST {
            let key = books::PatronKey::new(patron.key).unwrap();
            assert!(Player::Patron(key).is_of_the_cast());
        }
        let hired = books::PatronKey::for_hire(ids::PurseId(7));
        assert!(!Player::Patron(hired).is_of_the_cast());
    }
}
