//! The coins that a purse received and paid.

use ids::DealId;
use rules::Coins;

/// A page of a purse's entries, latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// The entries of this page.
    pub entries: Vec<HistoryEntry>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// A transfer from the owner's side.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryEntry {
    /// Its number in the ledger, used for turning pages.
    pub id: i64,
    /// Coins received or, if negative, paid.
    pub coins: Coins,
    /// The name of the other side, if it is a member, a character or a patron.
    pub other: Option<String>,
    /// Why they moved.
    pub reason: books::Reason,
    /// The deal it belongs to.
    pub deal: Option<DealId>,
    /// The note, if any.
    pub note: Option<String>,
    /// The owner's balance afterwards, including coins on hold.
    pub balance: Coins,
    /// In epoch milliseconds.
    pub at: i64,
}
