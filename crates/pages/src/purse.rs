//! What people have, and how they came by it.

use books::{Account, LIMIT, NoAmount};
use ids::MemberId;

/// What an owner has, in coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Purse {
    /// To be spent.
    pub free: i64,
    /// Set aside until a deal is over.
    pub on_hold: i64,
}

/// What comes of asking for an allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So many coins were fetched.
    Fetched(i64),
    /// They hold at least as much as it fills up to; they may ask again today when they hold less.
    Enough {
        /// What all their purses, holds and pots hold together.
        holds: i64,
        /// What it fills up to.
        up_to: i64,
    },
    /// Today's was fetched before; the next may be at this time (epoch milliseconds).
    Again(i64),
    /// The house gives none.
    None,
}

/// Where a purse stands among those of its server that hold coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// From 1; equals share it.
    pub rank: u32,
    /// How many purses hold coins.
    pub of: u32,
}

/// A page of an owner's history, the latest entry first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// The entries of this page.
    pub entries: Vec<Entry>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// A transfer as its owner sees it.
///
/// Coins that only went on hold or came back from there are no entry: they stayed the owner's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number: later entries have greater ones.
    pub id: i64,
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
    /// Who typed words beside it, and what, unless they were erased.
    pub note: Option<(MemberId, String)>,
    /// What the owner had afterwards, free and on hold together.
    pub after: i64,
    /// When, in epoch milliseconds.
    pub at: i64,
}

/// Where all the coins of a server are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CoinTotals {
    /// What the mint has given out.
    pub minted: i64,
    /// What went back to it.
    pub burned: i64,
    /// Free coins of members and their characters.
    pub members: i64,
    /// Free coins of patrons.
    pub patrons: i64,
    /// What the house has.
    pub house: i64,
    /// Set aside for deals and matches.
    pub on_hold: i64,
    /// In pots.
    pub in_pots: i64,
    /// The sum of all accounts, the mint's too: always nothing.
    pub sum: i64,
}

/// A transfer as the ledger has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerLine {
    /// Its number: later ones have greater ones.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The account that gave.
    pub debit: Account,
    /// The account that got.
    pub credit: Account,
    /// How many coins.
    pub amount: i64,
    /// Why, in one kebab-case word.
    pub reason: String,
    /// What it belongs to (a deal, say).
    pub cause: Option<String>,
    /// Who typed words beside it, and what.
    pub note: Option<(MemberId, String)>,
    /// When, in epoch milliseconds.
    pub at: i64,
}

/// Why the bank does not do what somebody asked: to be told to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BankRefusal {
    /// Not a number of coins from 1 to [`LIMIT`].
    #[error(transparent)]
    Amount(#[from] NoAmount),
    /// Nobody pays themselves.
    #[error("nobody pays themselves")]
    ToYourself,
    /// Too few coins are free.
    #[error("{} coins are free and {} on hold: not enough for {wanted}", purse.free, purse.on_hold)]
    NotEnough {
        /// What there is.
        purse: Purse,
        /// What was asked for.
        wanted: i64,
    },
    /// The coins of the server would come to more than [`LIMIT`] together.
    #[error("the coins of a server come to {LIMIT} at most, and there is room for {room} more")]
    MintFull {
        /// How many more there can be.
        room: i64,
    },
    /// The receiver would have more than [`LIMIT`]: only in a server that has more than that together, from before.
    #[error("nobody can hold more than {LIMIT} coins")]
    TooMuch,
}
