//! Coins: accounts, transfers, holds, audit. Play money only.
//!
//! Double entry: a [`Transfer`] has one debit, one credit, an amount, a reason, and a name given by its cause; posting
//! it twice moves the coins once. Coins enter a server in four ways only, each a transfer from its mint:
//! [`Bank::welcome`] (with [`Bank::raise`]), [`Bank::allowance`] (if the GM gives one), [`Bank::grant`] and
//! [`Bank::fill_house`]. The bank does not know what the coins are played for.

pub mod audit;
mod board;
mod coin_totals;
mod gifts;
mod history;
mod rows;

use std::collections::HashMap;
use std::sync::Arc;

use books::{
    Account, AccountError, Amount, InvalidAmount, LIMIT, Owner, PatronKey, Reason, Transfer,
};
use ids::{GuildId, MemberId, PurseId, TableId};
use pages::text::tidy;
use rules::Coins;
use store::{Step, StepError, Store, StoreError, Write};

pub use coin_totals::LedgerLine;
pub use gifts::Once;
pub use history::{Entry, Page};
pub use pages::purse::{BankRefusal, CoinTotals, Purse, Standing};
pub use rows::transfer_row;

/// The books of every server.
#[derive(Clone)]
pub struct Bank {
    store: Arc<dyn Store>,
}

/// A member's request to move coins between a purse and another account.
#[derive(Debug, Clone)]
pub struct Order {
    /// The server whose coins move.
    pub guild: GuildId,
    /// The member who asks, and the author of the note.
    pub by: MemberId,
    /// The purse that is paid, granted to or taken from.
    pub purse: PurseId,
    /// Coins to move.
    pub amount: Amount,
    /// A note typed by the member.
    pub note: Option<String>,
    /// Unique in the server and taken from the cause (the interaction's id, say): repeating an order moves nothing.
    pub name: String,
    /// In epoch milliseconds.
    pub at: i64,
}

impl From<InvalidAmount> for BankError {
    fn from(none: InvalidAmount) -> BankError {
        BankError::Refused(none.into())
    }
}

/// Why the bank did not carry out an order or answer a query.
#[derive(Debug, thiserror::Error)]
pub enum BankError {
    /// The member's mistake, to be shown to them.
    #[error(transparent)]
    Refused(#[from] BankRefusal),
    /// A fault of ours or of the database.
    #[error("the bank could not write")]
    Step(#[source] StepError),
    /// The books contain an invalid account name.
    #[error(transparent)]
    Account(#[from] AccountError),
    /// The database could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Bank {
    /// A bank that keeps its books in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Bank {
        Bank { store }
    }

    /// The coins of an account's owner (for a hold, of the player whose coins they are); nothing if the owner is
    /// unknown.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn balance(&self, guild: GuildId, owner: &Account) -> Result<Purse, BankError> {
        let row = self.store.purse(guild, &owner.purse()).await?;
        Ok(Purse {
            free: Coins(row.free),
            on_hold: Coins(row.on_hold),
        })
    }

    /// How many more coins the mint can issue in a server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn room(&self, guild: GuildId) -> Result<i64, BankError> {
        let given = self.balance(guild, &Account::Mint).await?.free;
        Ok(LIMIT.saturating_add(given.0).max(0))
    }

    /// The coins these owners have in total, free and on hold; and, at the same moment, what they together have paid to
    /// others since a time (epoch milliseconds), less what others paid them (below zero: received).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn held_and_paid(
        &self,
        guild: GuildId,
        owners: &[Account],
        since: i64,
    ) -> Result<(i64, i64), BankError> {
        let owners: Vec<String> = owners.iter().map(Account::purse).collect();
        let store = &self.store;
        // Grants, fines, and what an erasure, a void or a retirement moves are no payments.
        let paid = Reason::Payment.word();
        let both = store.held_and_received(guild, &owners, since, paid);
        let (held, received) = both.await?;
        Ok((held, -received))
    }

    /// The free coins in each of these accounts, in the same order, with a single query.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn free(
        &self,
        guild: GuildId,
        accounts: &[Account],
    ) -> Result<Vec<Coins>, BankError> {
        let names: Vec<String> = accounts.iter().map(Account::name).collect();
        let found: HashMap<String, i64> = self
            .store
            .balances(guild, &names)
            .await?
            .into_iter()
            .collect();
        Ok(names
            .iter()
            .map(|name| Coins(found.get(name).copied().unwrap_or(0)))
            .collect())
    }

    /// What these owners together have won (or, if negative, lost) at play since a time (epoch milliseconds): from
    /// pots and from each other's holds. Gifts, grants and the given causes do not count.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn won_since(
        &self,
        guild: GuildId,
        owners: &[Account],
        since: i64,
        not_counted: &[String],
    ) -> Result<i64, BankError> {
        let owners: Vec<String> = owners.iter().map(Account::purse).collect();
        let won = self.store.won_since(guild, &owners, since, not_counted);
        Ok(won.await?)
    }

    /// Pays from one purse to another; returns what the payer has left.
    ///
    /// # Errors
    /// Paying oneself, more than is free, or more than the payee can hold.
    pub async fn pay(&self, from: PurseId, order: Order) -> Result<Purse, BankError> {
        self.pay_beside(from, order, Vec::new()).await
    }

    /// [`Bank::pay`], with other writes in the same step.
    ///
    /// # Errors
    /// As [`Bank::pay`].
    pub async fn pay_beside(
        &self,
        from: PurseId,
        order: Order,
        beside: Vec<Write>,
    ) -> Result<Purse, BankError> {
        if from == order.purse {
            return Err(BankRefusal::ToYourself.into());
        }
        let (from, to) = (Account::Member(from), Account::Member(order.purse));
        self.order(order, (from.clone(), to), Reason::Payment, &from, beside)
            .await
    }

    /// Pays from a purse to one of the staff, that is a hired patron, or to the house; returns what is left in it.
    ///
    /// # Errors
    /// More than is free.
    pub async fn pay_staff(&self, order: Order, to: Account) -> Result<Purse, BankError> {
        let purse = Account::Member(order.purse);
        let accounts = (purse.clone(), to);
        self.order(order, accounts, Reason::Payment, &purse, Vec::new())
            .await
    }

    /// Grants coins from the mint to a purse; returns its new balance. The caller checks who may do this.
    ///
    /// # Errors
    /// [`BankRefusal::MintFull`] if the server has no room for the coins, [`BankRefusal::TooMuch`] if the purse has
    /// none.
    pub async fn grant(&self, order: Order) -> Result<Purse, BankError> {
        self.grant_beside(order, Vec::new()).await
    }

    /// [`Bank::grant`], with other writes in the same step, such as a log entry.
    ///
    /// # Errors
    /// As [`Bank::grant`].
    pub async fn grant_beside(&self, order: Order, beside: Vec<Write>) -> Result<Purse, BankError> {
        let purse = Account::Member(order.purse);
        let accounts = (Account::Mint, purse.clone());
        self.order(order, accounts, Reason::Grant, &purse, beside)
            .await
    }

    /// Returns coins from a purse to the mint; returns what is left in it. The caller checks who may do this.
    ///
    /// # Errors
    /// More than is free.
    pub async fn take(&self, order: Order) -> Result<Purse, BankError> {
        self.take_beside(order, Account::Mint, Vec::new()).await
    }

    /// [`Bank::take`], with other writes in the same step, and into the mint or the house.
    ///
    /// # Errors
    /// As [`Bank::take`].
    pub async fn take_beside(
        &self,
        order: Order,
        into: Account,
        beside: Vec<Write>,
    ) -> Result<Purse, BankError> {
        let purse = Account::Member(order.purse);
        let accounts = (purse.clone(), into);
        self.order(order, accounts, Reason::Fine, &purse, beside)
            .await
    }

    /// Fills the house of a server up to its budget from the mint, once a day (days since 1970, UTC): before the first
    /// step that day that needs its coins. What the cast has on hold counts as the house's. A house that already has
    /// its budget is not filled, and may still be later that day.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn fill_house(
        &self,
        guild: GuildId,
        budget: i64,
        day: i64,
        at: i64,
    ) -> Result<(), BankError> {
        let name = format!("house:{day}");
        if self.store.has_transfer(guild, &name).await? {
            return Ok(());
        }
        let lacks = budget.saturating_sub(self.at_the_house(guild).await?.0);
        // If the server has room for fewer coins, the house gets those.
        let fits = lacks.min(self.room(guild).await?);
        let Ok(amount) = Amount::new(fits) else {
            return Ok(());
        };
        let fill = Transfer::new(
            name,
            Account::Mint,
            Account::House,
            amount,
            Reason::HouseFill,
        );
        match self.post(guild, [fill], at).await {
            // Another step was faster, or used up the room: the next step that needs the house's coins tries again.
            Err(BankError::Step(StepError::NameTaken { .. }))
            | Err(BankError::Refused(BankRefusal::MintFull { .. })) => Ok(()),
            result => result,
        }
    }

    /// The house's coins, including what the cast has on hold at open tables.
    async fn at_the_house(&self, guild: GuildId) -> Result<Coins, BankError> {
        let free = self.free(guild, &[Account::House]).await?;
        let held = self.store.held_at_open_tables(guild).await?;
        let of_the_cast = |(owner, coins): (String, i64)| {
            let owner = owner.parse::<Owner>().ok()?;
            owner.is_of_the_cast().then_some(Coins(coins))
        };
        let held = held.into_iter().filter_map(of_the_cast);
        Ok(free.into_iter().chain(held).sum())
    }

    /// Pays purses that the cast had in older books to the house (`home:KEY`).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn return_cast_purses(
        &self,
        at: i64,
        is_ours: impl Fn(GuildId) -> bool + Send,
    ) -> Result<(), BankError> {
        let mut purses = self.store.purses_of_patrons().await?;
        purses.retain(|(guild, ..)| is_ours(*guild));
        for (guild, name, coins) in purses {
            let from: Account = name.parse()?;
            let (Account::Patron(key), Account::House) = (&from, from.current_owner()) else {
                continue;
            };
            let mut name = format!("home:{}", key.as_str());
            if self.store.has_transfer(guild, &name).await? {
                // An older version has used this file since.
                name = format!("{name}:{at}");
            }
            let amount = Amount::new(coins)?;
            let home = Transfer::new(
                name,
                from.clone(),
                Account::House,
                amount,
                Reason::PatronFunds,
            );
            self.post(guild, [home], at).await?;
        }
        Ok(())
    }

    /// Returns coins from a patron's purse to the house; returns what is left in it.
    ///
    /// # Errors
    /// [`BankRefusal::NotEnough`], with the patron's balance.
    pub async fn return_to_house(
        &self,
        guild: GuildId,
        patron: &PatronKey,
        amount: Amount,
        name: impl Into<String>,
        at: i64,
    ) -> Result<Purse, BankError> {
        let patron = Account::Patron(patron.clone());
        let home = Transfer::new(
            name,
            patron.clone(),
            Account::House,
            amount,
            Reason::PatronFunds,
        );
        self.post(guild, [home], at).await?;
        self.balance(guild, &patron).await
    }

    /// Posts transfers, all or none. (A table's transfers are posted in the step of their act instead:
    /// [`transfer_row`].)
    ///
    /// # Errors
    /// [`BankRefusal::NotEnough`], [`BankRefusal::MintFull`] or [`BankRefusal::TooMuch`]; [`StepError::NameTaken`] if
    /// a name is taken.
    pub async fn post(
        &self,
        guild: GuildId,
        transfers: impl IntoIterator<Item = Transfer>,
        at: i64,
    ) -> Result<(), BankError> {
        let transfers = transfers.into_iter().collect();
        self.post_beside(guild, transfers, Vec::new(), at).await
    }

    async fn post_beside(
        &self,
        guild: GuildId,
        transfers: Vec<Transfer>,
        writes: Vec<Write>,
        at: i64,
    ) -> Result<(), BankError> {
        let rows = transfers
            .iter()
            .map(|transfer| transfer_row(transfer, guild, at))
            .collect();
        match self
            .store
            .commit(Step {
                transfers: rows,
                writes,
                ..Step::default()
            })
            .await
        {
            Ok(()) => Ok(()),
            Err(StepError::TooLarge { .. }) => Err(BankRefusal::TooMuch.into()),
            Err(StepError::MintFull) => {
                let room = self.room(guild).await?;
                Err(BankRefusal::MintFull { room: Coins(room) }.into())
            }
            Err(StepError::Overdraft { account }) => {
                let Some(short) = transfers.iter().find(|each| each.debit.name() == account) else {
                    return Err(BankError::Step(StepError::Overdraft { account }));
                };
                let (purse, wanted) =
                    (self.balance(guild, &short.debit).await?, short.amount.get());
                Err(BankRefusal::NotEnough {
                    purse,
                    wanted: Coins(wanted),
                }
                .into())
            }
            Err(error) => Err(BankError::Step(error)),
        }
    }

    /// The current balances of a table's holds and pot, without empty ones.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn balances_at(
        &self,
        guild: GuildId,
        table: TableId,
    ) -> Result<Vec<(Account, i64)>, BankError> {
        let rows = self.store.balances_at(guild, table).await?;
        Ok(rows
            .into_iter()
            .filter_map(|(name, balance)| Some((name.parse().ok()?, balance)))
            .collect())
    }

    async fn order(
        &self,
        order: Order,
        (debit, credit): (Account, Account),
        reason: Reason,
        tell: &Account,
        beside: Vec<Write>,
    ) -> Result<Purse, BankError> {
        let mut transfer = Transfer::new(order.name, debit, credit, order.amount, reason);
        if let Some(words) = order.note {
            transfer = transfer.with_note(order.by, tidy(&words));
        }
        self.post_beside(order.guild, vec![transfer], beside, order.at)
            .await?;
        self.balance(order.guild, tell).await
    }
}
