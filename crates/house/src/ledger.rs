//! The books of a server and its ledger, with the names of whoever paid and was paid.

use super::Tavern;
use bank::LedgerLine;
use books::{Account, Owner};
use ids::{GuildId, Seek};
use pages::{AccountName, BooksPage, NamedPurse, NamedTransfer};
use rules::Coins;

impl Tavern {
    /// The books of a server, with its `largest` recent transfers and a page of what the mint issued and took back: at
    /// most `size` entries, those next to `seek`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn books(
        &self,
        guild: GuildId,
        seek: Seek<i64>,
        size: u32,
        largest: u32,
    ) -> anyhow::Result<BooksPage> {
        let page = self.bank.minting(guild, seek, size).await?;
        let mut minting = Vec::new();
        for entry in page.entries {
            let other = self.account_name(guild, &entry.counterparty).await?;
            let (from, to) = match entry.amount {
                ..0 => (AccountName::Mint, other),
                _ => (other, AccountName::Mint),
            };
            minting.push(NamedTransfer {
                id: entry.id,
                from,
                to,
                coins: Coins(entry.amount.abs()),
                reason: entry.reason,
                cause: entry.cause,
                note: entry.note,
                at: entry.at,
            });
        }
        let largest = self.bank.largest_moves(guild, largest).await?;
        Ok(BooksPage {
            coin_totals: self.bank.coin_totals(guild).await?,
            largest: self.named(guild, largest).await?,
            minting,
            newer: page.newer,
            older: page.older,
        })
    }

    /// At most `size` transfers of a server before the one with this number, latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ledger(
        &self,
        guild: GuildId,
        before: i64,
        size: u32,
    ) -> anyhow::Result<Vec<NamedTransfer>> {
        let lines = self.bank.ledger(guild, before, size).await?;
        self.named(guild, lines).await
    }

    /// Every account of a server but empty pots, at most `most`, by name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn accounts(&self, guild: GuildId, most: u32) -> anyhow::Result<Vec<NamedPurse>> {
        let mut named = Vec::new();
        for (account, coins) in self.bank.purses(guild, most).await? {
            named.push(NamedPurse {
                account: account.name(),
                name: self.account_name(guild, &account).await?,
                coins,
            });
        }
        Ok(named)
    }

    async fn named(
        &self,
        guild: GuildId,
        lines: Vec<LedgerLine>,
    ) -> anyhow::Result<Vec<NamedTransfer>> {
        let mut named = Vec::new();
        for line in lines {
            named.push(NamedTransfer {
                id: line.id,
                from: self.account_name(guild, &line.debit).await?,
                to: self.account_name(guild, &line.credit).await?,
                coins: Coins(line.amount),
                reason: line.reason,
                cause: line.cause,
                note: line.note,
                at: line.at,
            });
        }
        Ok(named)
    }

    async fn account_name(&self, guild: GuildId, account: &Account) -> anyhow::Result<AccountName> {
        let name = async |owner: &Owner| self.members.name_of(guild, owner).await;
        Ok(match account {
            Account::Mint => AccountName::Mint,
            Account::House => AccountName::House,
            Account::Pot { .. } => AccountName::Pot,
            Account::Member(purse) => AccountName::Owner(name(&Owner::Member(*purse)).await?),
            Account::Patron(key) => AccountName::Owner(name(&Owner::Patron(key.clone())).await?),
            Account::Hold { owner, .. } => AccountName::Owner(name(owner).await?),
        })
    }
}
