//! The books of a server, for its game master.

use super::{Bank, BankError, Page};
use books::{Account, Reason};
use ids::{GuildId, MemberId, Seek};
use pages::purse::{CoinTotals, Purse};
use rules::Coins;
use store::LedgerRow;

/// How many of the newest transfers are searched for the largest.
const SEARCHED: i64 = 500_000;

/// A transfer as in the ledger.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerLine {
    /// Its number; later ones have higher ones.
    pub id: i64,
    /// The transfer's name in the books.
    pub name: String,
    /// The account that is debited.
    pub debit: Account,
    /// The account that is credited.
    pub credit: Account,
    /// In coins.
    pub amount: i64,
    /// Why they moved.
    pub reason: Reason,
    /// What it belongs to (a deal, say).
    pub cause: Option<String>,
    /// The note and its author.
    pub note: Option<(MemberId, String)>,
    /// In epoch milliseconds.
    pub at: i64,
}

impl Bank {
    /// Totals of a server's coins by where they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn coin_totals(&self, guild: GuildId) -> Result<CoinTotals, BankError> {
        let (minted, burned) = self.store.minted(guild).await?;
        let mut found = CoinTotals {
            minted: Coins(minted),
            burned: Coins(burned),
            ..CoinTotals::default()
        };
        for (kind, coins) in self.store.held_by_kind(guild).await? {
            let coins = Coins(coins);
            found.sum = found.sum.saturating_add(coins);
            match kind.as_str() {
                "member" => found.members = coins,
                "patron" => found.patrons = coins,
                "house" => found.house = coins,
                "hold" => found.on_hold = coins,
                "pot" => found.in_pots = coins,
                _ => {}
            }
        }
        Ok(found)
    }

    /// Every account of a server but empty pots, at most `limit`, by name: what is free in each, and what is on hold.
    ///
    /// # Errors
    /// If the database fails, or an account's name cannot be read.
    pub async fn purses(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<(Account, Purse)>, BankError> {
        let rows = self.store.purses(guild, limit).await?;
        let purse = |(name, free, on_hold): (String, i64, i64)| {
            Ok((
                name.parse()?,
                Purse {
                    free: Coins(free),
                    on_hold: Coins(on_hold),
                },
            ))
        };
        rows.into_iter().map(purse).collect()
    }

    /// A page of what the mint issued and took back, latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn minting(
        &self,
        guild: GuildId,
        seek: Seek<i64>,
        size: u32,
    ) -> Result<Page, BankError> {
        self.history(guild, &Account::Mint, seek, size).await
    }

    /// The largest among the newest transfers of a server, largest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn largest_moves(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<LedgerLine>, BankError> {
        let rows = self.store.largest_moves(guild, SEARCHED, limit).await?;
        rows.into_iter().map(ledger_line).collect()
    }

    /// Transfers of a server before the one with this number, latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ledger(
        &self,
        guild: GuildId,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LedgerLine>, BankError> {
        let rows = self.store.ledger(guild, before, limit).await?;
        rows.into_iter().map(ledger_line).collect()
    }
}

fn ledger_line(row: LedgerRow) -> Result<LedgerLine, BankError> {
    let note = row.note().map(|(by, words)| (by, words.to_owned()));
    Ok(LedgerLine {
        id: row.id,
        debit: row.debit.parse()?,
        credit: row.credit.parse()?,
        amount: row.amount,
        reason: row.reason.into(),
        cause: row.cause,
        note,
        at: row.at,
        name: row.name,
    })
}
