//! The books of a server, and the transfers in its ledger.

use super::purse::{CoinTotals, Purse};
use ids::MemberId;
use rules::Coins;

/// The books, with a page of what the mint issued and took back.
#[derive(Clone, Debug, PartialEq)]
pub struct BooksPage {
    /// Where the server's coins are.
    pub coin_totals: CoinTotals,
    /// The largest recent transfers.
    pub largest: Vec<NamedTransfer>,
    /// What the mint issued and took back, latest first.
    pub minting: Vec<NamedTransfer>,
    /// Whether there are newer entries.
    pub newer: bool,
    /// Whether there are older entries.
    pub older: bool,
}

/// A transfer between two accounts, with their owners' names.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedTransfer {
    /// Its number in the ledger, used for turning pages.
    pub id: i64,
    /// Who paid.
    pub from: AccountName,
    /// Who was paid.
    pub to: AccountName,
    /// Coins moved.
    pub coins: Coins,
    /// Why they moved.
    pub reason: books::Reason,
    /// What it belongs to, such as a deal.
    pub cause: Option<String>,
    /// The author of the note, and the note.
    pub note: Option<(MemberId, String)>,
    /// In epoch milliseconds.
    pub at: i64,
}

/// What an account is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountName {
    /// The mint, which issues coins and takes them back.
    Mint,
    /// The house's own account.
    House,
    /// The pot of a table.
    Pot,
    /// The name of its owner: a member, a character or a patron. Coins on hold are called by their owner too.
    Owner(String),
}

/// An account, with its owner's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPurse {
    /// Its name in the books.
    pub account: String,
    /// What it is called.
    pub name: AccountName,
    /// What is free in it, and what is on hold; the mint's is negative.
    pub coins: Purse,
}
