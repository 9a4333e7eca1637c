//! What came to an owner and went from them.

use crate::store::{CausedRow, GuildId};

use super::{Account, Amount, Bank, BankError, Transfer};

/// A page of an owner's history, the latest entry first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The entries of this page; empty beyond the last.
    pub entries: Vec<Entry>,
    /// Which page this is, from 0.
    pub number: u32,
    /// How many pages there are.
    pub pages: u32,
}

/// A transfer as its owner sees it.
///
/// Coins that only went on hold or came back from there are no entry: they stayed the owner's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Name of the transfer.
    pub name: String,
    /// Coins that came (above zero) or went (below zero).
    pub amount: i64,
    /// The account on the other side.
    pub counterparty: Account,
    /// Why, in one kebab-case word.
    pub reason: String,
    /// What it belongs to (a deal, say).
    pub cause: Option<String>,
    /// Words that somebody typed beside it, unless they were erased.
    pub note: Option<String>,
    /// What the owner had afterwards, free and on hold together.
    pub after: i64,
    /// When, in epoch milliseconds.
    pub at: i64,
}

impl Bank {
    /// The transfers that belong to a cause, in the order in which they were made; voids are left out.
    ///
    /// # Errors
    /// Where the database fails, or an account's name cannot be read.
    pub async fn caused_by(&self, guild: GuildId, cause: &str) -> Result<Vec<Transfer>, BankError> {
        let rows = self.store.transfers_of(guild, cause).await?;
        let transfer = |row: CausedRow| {
            let account = |name: &str| name.parse().map_err(BankError::Account);
            let transfer = Transfer::new(
                row.name,
                account(&row.debit)?,
                account(&row.credit)?,
                Amount::new(row.amount)?,
                row.reason,
            );
            Ok(transfer.with_cause(cause))
        };
        rows.into_iter()
            .filter(|row| row.reason != "void")
            .map(transfer)
            .collect()
    }

    /// A page of what came to the owner of an account and went from them, `size` entries a page.
    /// A page beyond the last is the last.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn history(
        &self,
        guild: GuildId,
        owner: &Account,
        number: u32,
        size: u32,
    ) -> Result<Page, BankError> {
        let size = size.max(1);
        let all = self.store.count_lines(guild, &owner.purse()).await?;
        let pages = all.div_ceil(size);
        let number = number.min(pages.saturating_sub(1));
        let lines = self
            .store
            .lines(guild, &owner.purse(), number.saturating_mul(size), size)
            .await?;
        let entries = lines
            .into_iter()
            .filter_map(|line| {
                Some(Entry {
                    name: line.name,
                    amount: line.amount,
                    counterparty: line.counterparty.parse().ok()?,
                    reason: line.reason,
                    cause: line.cause,
                    note: line.note,
                    after: line.after,
                    at: line.at,
                })
            })
            .collect();
        Ok(Page {
            entries,
            number,
            pages,
        })
    }
}
