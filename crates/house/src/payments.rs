//! Coins that members pay, and that the game master grants and takes. Whoever pays or is paid for the first time has their
//! starting coins first.

use super::{HouseError, Tavern};
use bank::{BankError, BankRefusal, Order, Purse};
use books::Account;
use ids::{GuildId, PurseId};
use pages::{Coffer, HouseRefusal, purse::Payee};
use rules::Coins;
use table::Person;

impl Tavern {
    /// Pays from one purse to another; returns what the payer has left.
    ///
    /// # Errors
    /// As [`Bank::pay`](bank::Bank::pay).
    pub async fn pay(&self, from: PurseId, order: Order) -> Result<Purse, PaymentError> {
        if from == order.purse {
            return Err(BankRefusal::ToYourself.into());
        }
        self.must_hold(from, &order).await?;
        for purse in [from, order.purse] {
            self.open_purse_of(order.guild, purse).await?;
        }
        let _kept = self.members.keep_purse(order.guild, order.purse).await?;
        Ok(self.bank.pay(from, order).await?)
    }

    /// Pays from the order's purse to a hired patron or the house; returns what is left in it.
    ///
    /// # Errors
    /// As [`Bank::pay_staff`](bank::Bank::pay_staff); [`HouseRefusal::NoSuchPatron`] if the patron has been dismissed meanwhile.
    pub async fn pay_staff(&self, order: Order, to: &Payee) -> Result<Purse, PaymentError> {
        self.must_hold(order.purse, &order).await?;
        self.open_purse_of(order.guild, order.purse).await?;
        let _nobody_is_dismissed = self.staff.hiring.lock().await;
        let account = match to {
            Payee::House => Account::House,
            Payee::Patron(hired) => {
                self.staff.must_be_hired(order.guild, hired)?;
                Account::Patron(hired.key.clone())
            }
        };
        Ok(self.bank.pay_staff(order, account).await?)
    }

    /// Grants coins from the mint to a purse, logged in the same step. The caller checks who may do this.
    ///
    /// # Errors
    /// As [`Bank::grant`](bank::Bank::grant).
    pub async fn grant(&self, order: Order) -> Result<Purse, PaymentError> {
        let room = self.bank.room(order.guild).await?;
        if room < order.amount.get() {
            return Err(BankRefusal::MintFull { room: Coins(room) }.into());
        }
        self.open_purse_of(order.guild, order.purse).await?;
        let _kept = self.members.keep_purse(order.guild, order.purse).await?;
        Ok(self.treasury.grant(order).await?)
    }

    /// Takes coins from a purse, logged in the same step. The caller checks who may do this.
    ///
    /// # Errors
    /// As [`Bank::take`](bank::Bank::take).
    pub async fn take(&self, order: Order, into: Coffer) -> Result<Purse, PaymentError> {
        self.must_hold(order.purse, &order).await?;
        self.open_purse_of(order.guild, order.purse).await?;
        Ok(self.treasury.take(order, into).await?)
    }

    /// Refuses what a purse has too few coins for.
    async fn must_hold(&self, purse: PurseId, order: &Order) -> Result<(), PaymentError> {
        let (guild, wanted) = (order.guild, order.amount.get());
        let purse = match self.members.holder(guild, purse).await? {
            Some(holder) => {
                let member = holder.member;
                self.members.purse(guild, Person { member, purse }).await?
            }
            // Their owner was erased.
            None => self.bank.balance(guild, &Account::Member(purse)).await?,
        };
        if purse.free < Coins(wanted) {
            Err(BankRefusal::NotEnough {
                purse,
                wanted: Coins(wanted),
            }
            .into())
        } else {
            Ok(())
        }
    }

    async fn open_purse_of(&self, guild: GuildId, purse: PurseId) -> anyhow::Result<()> {
        if let Some(holder) = self.members.holder(guild, purse).await? {
            self.members.open_purse(guild, holder.member).await?;
        }
        Ok(())
    }
}

/// Why coins were not paid, granted or taken.
#[derive(Debug, thiserror::Error)]
pub enum PaymentError {
    /// The bank's answer.
    #[error(transparent)]
    Bank(#[from] BankError),
    /// The house's answer.
    #[error(transparent)]
    House(#[from] HouseRefusal),
    /// Our fault.
    #[error(transparent)]
    Internal(#[from] anyhow::Error),
}

impl From<HouseError> for PaymentError {
    fn from(error: HouseError) -> PaymentError {
        match error {
            HouseError::Refused(refusal) => PaymentError::House(refusal),
            HouseError::Internal(error) => PaymentError::Internal(error),
        }
    }
}

impl From<BankRefusal> for PaymentError {
    fn from(refusal: BankRefusal) -> PaymentError {
        PaymentError::Bank(refusal.into())
    }
}
