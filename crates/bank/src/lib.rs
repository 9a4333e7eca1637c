//! Coins: accounts, transfers, holds, audit. Play money only.
//!
//! Double entry: a [`Transfer`] has one debit, one credit, an amount, a reason, and a name given
//! by its cause; asking twice moves coins once.
//! Coins enter a server by four doors only, each a transfer from its mint: [`Bank::welcome`],
//! [`Bank::allowance`] (where the GM gives one),
//! [`Bank::grant`] and [`Bank::fill_house`].
//! The bank knows nothing of what the coins are played for.

pub mod audit;
mod board;
mod coin_totals;
mod gifts;
mod history;
mod rows;

use std::collections::HashMap;
use std::sync::Arc;

use books::{Account, AccountError, Amount, LIMIT, NoAmount, Owner, PatronKey, Transfer};
use ids::{GuildId, MemberId, PurseId, TableId};
use pages::text::tidy;
use store::{Step, StepError, Store, StoreError, Write};

pub use gifts::Once;
pub use pages::purse::{BankRefusal, CoinTotals, Entry, LedgerLine, Page, Purse, Standing};
pub use rows::transfer_row;

/// The bank of every server.
#[derive(Clone)]
pub struct Bank {
    store: Arc<dyn Store>,
}

/// A member asks for coins to be moved between a purse and somebody else.
#[derive(Debug, Clone)]
pub struct Order {
    /// In which server.
    pub guild: GuildId,
    /// Who asks: the author of the note.
    pub by: MemberId,
    /// Which purse is paid, granted to or taken from.
    pub purse: PurseId,
    /// How much.
    pub amount: Amount,
    /// Words typed beside it.
    pub note: Option<String>,
    /// Unique in the server, from the cause (the interaction's id, say): the same order again
    /// moves nothing.
    pub name: String,
    /// When, in epoch milliseconds.
    pub at: i64,
}

impl From<NoAmount> for BankError {
    fn from(none: NoAmount) -> BankError {
        BankError::Refused(none.into())
    }
}

/// What went wrong at the bank.
#[derive(Debug, thiserror::Error)]
pub enum BankError {
    /// A refusal, to be told to who asked.
    #[error(transparent)]
    Refused(#[from] BankRefusal),
    /// Our own fault or the database's.
    #[error(transparent)]
    Step(StepError),
    /// The books name an account that cannot be.
    #[error(transparent)]
    Account(#[from] AccountError),
    /// The database could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Bank {
    /// The bank whose books are in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Bank {
        Bank { store }
    }

    /// What the owner of an account (of a hold: whose coins they are) has. Those never heard of have nothing.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn balance(&self, guild: GuildId, owner: &Account) -> Result<Purse, BankError> {
        let row = self.store.purse(guild, &owner.purse()).await?;
        Ok(Purse {
            free: row.free,
            on_hold: row.on_hold,
        })
    }

    /// How many more coins the mint can give out in a server.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn room(&self, guild: GuildId) -> Result<i64, BankError> {
        let given = self.balance(guild, &Account::Mint).await?.free;
        Ok(LIMIT.saturating_add(given).max(0))
    }

    /// What these owners have together, free and on hold.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn together(&self, guild: GuildId, owners: &[Account]) -> Result<i64, BankError> {
        let owners: Vec<String> = owners.iter().map(Account::purse).collect();
        Ok(self.store.held_together(guild, &owners).await?)
    }

    /// What is free in each of these accounts, in their order, in one question to the database.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn free(&self, guild: GuildId, accounts: &[Account]) -> Result<Vec<i64>, BankError> {
        let names: Vec<String> = accounts.iter().map(Account::name).collect();
        let found: HashMap<String, i64> = self
            .store
            .balances(guild, &names)
            .await?
            .into_iter()
            .collect();
        Ok(names
            .iter()
            .map(|name| found.get(name).copied().unwrap_or(0))
            .collect())
    }

    /// What owners won (or, below zero, lost) together in play since a time (epoch milliseconds):
    /// from pots and from each other's holds; gifts and grants do not count, nor what belongs to these causes.
    ///
    /// # Errors
    /// Where the database fails.
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

    /// One purse pays another; returns what the payer has left.
    ///
    /// # Errors
    /// Paying oneself, more than is free, or more than the other can hold.
    pub async fn pay(&self, from: PurseId, order: Order) -> Result<Purse, BankError> {
        self.pay_beside(from, order, Vec::new()).await
    }

    /// [`Bank::pay`], with what else is written in the same step: who is paid, say.
    ///
    /// # Errors
    /// The same.
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
        self.order(order, (from.clone(), to), "pay", &from, beside)
            .await
    }

    /// Coins from the mint for a purse; returns what is then in it.
    /// Who may ask for this is the caller's to check.
    ///
    /// # Errors
    /// More than the purse can hold.
    pub async fn grant(&self, order: Order) -> Result<Purse, BankError> {
        self.grant_beside(order, Vec::new()).await
    }

    /// [`Bank::grant`], with what else is written in the same step: that it was done, say.
    ///
    /// # Errors
    /// The same.
    pub async fn grant_beside(&self, order: Order, beside: Vec<Write>) -> Result<Purse, BankError> {
        let purse = Account::Member(order.purse);
        let accounts = (Account::Mint, purse.clone());
        self.order(order, accounts, "grant", &purse, beside).await
    }

    /// Coins of a purse back to the mint; returns what is left in it.
    /// Who may ask for this is the caller's to check.
    ///
    /// # Errors
    /// More than is free.
    pub async fn take(&self, order: Order) -> Result<Purse, BankError> {
        self.take_beside(order, Vec::new()).await
    }

    /// [`Bank::take`], with what else is written in the same step.
    ///
    /// # Errors
    /// The same.
    pub async fn take_beside(&self, order: Order, beside: Vec<Write>) -> Result<Purse, BankError> {
        let purse = Account::Member(order.purse);
        let accounts = (purse.clone(), Account::Mint);
        self.order(order, accounts, "take", &purse, beside).await
    }

    /// Fills the house of a server up to its budget from the mint, once a day (days since 1970, UTC):
    /// before the first step of the day that needs it. What the cast has on hold is the house's too.
    /// A house that has its budget is not filled, and may be later that day.
    ///
    /// # Errors
    /// Where the database fails.
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
        let lacks = budget.saturating_sub(self.at_the_house(guild).await?);
        // Where a server has room for fewer coins, it gets those.
        let fits = lacks.min(self.room(guild).await?);
        let Ok(amount) = Amount::new(fits) else {
            return Ok(());
        };
        let fill = Transfer::new(name, Account::Mint, Account::House, amount, "house");
        match self.post(guild, [fill], at).await {
            // Somebody else was faster, or took the room: the next step that needs coins of the house asks again.
            Err(BankError::Step(StepError::NameTaken { .. }))
            | Err(BankError::Refused(BankRefusal::MintFull { .. })) => Ok(()),
            result => result,
        }
    }

    /// What the house has, with what the cast has on hold at open tables.
    async fn at_the_house(&self, guild: GuildId) -> Result<i64, BankError> {
        let free = self.free(guild, &[Account::House]).await?;
        let held = self.store.held_at_open_tables(guild).await?;
        let of_the_cast = |(owner, coins): (String, i64)| {
            let owner = owner.parse::<Owner>().ok()?;
            owner.is_of_the_cast().then_some(coins)
        };
        let held = held.into_iter().filter_map(of_the_cast);
        Ok(free.into_iter().chain(held).sum())
    }

    /// The purses that patrons of the cast had in older books go to the house (`home:KEY`).
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn return_cast_purses(&self, at: i64) -> Result<(), BankError> {
        for (guild, name, coins) in self.store.purses_of_patrons().await? {
            let from: Account = name.parse()?;
            let (Account::Patron(key), Account::House) = (&from, from.today()) else {
                continue;
            };
            let mut name = format!("home:{}", key.as_str());
            if self.store.has_transfer(guild, &name).await? {
                // An older version has played with this file since.
                name = format!("{name}:{at}");
            }
            let amount = Amount::new(coins)?;
            let home = Transfer::new(name, from.clone(), Account::House, amount, "patron");
            self.post(guild, [home], at).await?;
        }
        Ok(())
    }

    /// Coins of a patron's purse back to the house; returns what is left in it.
    ///
    /// # Errors
    /// [`BankRefusal::NotEnough`] with what the patron has.
    pub async fn send_home(
        &self,
        guild: GuildId,
        patron: &PatronKey,
        amount: Amount,
        name: impl Into<String>,
        at: i64,
    ) -> Result<Purse, BankError> {
        let patron = Account::Patron(patron.clone());
        let home = Transfer::new(name, patron.clone(), Account::House, amount, "patron");
        self.post(guild, [home], at).await?;
        self.balance(guild, &patron).await
    }

    /// Moves coins as given, all or nothing.
    /// (A table's transfers go into the step of their act instead: [`transfer_row`].)
    ///
    /// # Errors
    /// [`BankRefusal::NotEnough`], [`BankRefusal::MintFull`] and [`BankRefusal::TooMuch`]; a name that is taken is
    /// [`StepError::NameTaken`].
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
                Err(BankRefusal::MintFull { room }.into())
            }
            Err(StepError::Overdraft { account }) => {
                let Some(short) = transfers.iter().find(|each| each.debit.name() == account) else {
                    return Err(BankError::Step(StepError::Overdraft { account }));
                };
                let (purse, wanted) =
                    (self.balance(guild, &short.debit).await?, short.amount.get());
                Err(BankRefusal::NotEnough { purse, wanted }.into())
            }
            Err(error) => Err(BankError::Step(error)),
        }
    }

    /// What the holds and the pot of a table hold now; empty ones are left out.
    ///
    /// # Errors
    /// Where the database fails.
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
        reason: &'static str,
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
