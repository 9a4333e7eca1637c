//! One purse over time.

use rules::Coins;

/// What became of one purse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The name its owner goes by.
    pub name: String,
    /// Its latest changes, in order of time.
    pub changes: Vec<BalanceChange>,
    /// Until when its balance is known: now, in epoch milliseconds.
    pub until: i64,
}

/// A change of a purse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BalanceChange {
    /// In epoch milliseconds.
    pub at: i64,
    /// Coins received or, if negative, paid.
    pub coins: Coins,
    /// The balance afterwards.
    pub after: Coins,
}
