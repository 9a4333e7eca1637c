//! Deals that are over, and moments of them.

use ids::{DealId, MemberId, TableId};
use rules::{Act, Coins, Payment, Seat, Variant, View};

/// A deal that is over, in a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// The deal.
    pub deal: DealId,
    /// Its table.
    pub table: TableId,
    /// When it ended (epoch milliseconds).
    pub at: i64,
    /// What was played.
    pub variant: Variant,
    /// How each seat is called now.
    pub names: Vec<String>,
    /// What each seat won or lost; nothing where it was broken off.
    pub coins: Option<Vec<Coins>>,
    /// Whether it was a deal of a match that went on after it.
    pub match_goes_on: bool,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was played to its end, and stands.
    Played,
    /// It was taken back before its end: every coin of it returned.
    BrokenOff,
    /// The game master took it back after its end: its transfers were made the other way.
    Voided {
        /// Who did.
        by: MemberId,
        /// Why.
        reason: String,
        /// When (epoch milliseconds).
        at: i64,
    },
}

/// A page of deals that are over, the latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastDealsPage {
    /// The deals.
    pub deals: Vec<Past>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// A moment of a deal that is over.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// The deal.
    pub deal: DealId,
    /// How each seat is called now.
    pub names: Vec<String>,
    /// After so many acts.
    pub step: usize,
    /// Acts in all.
    pub steps: usize,
    /// What was done last.
    pub act: Option<(Seat, Act)>,
    /// What was paid for it.
    pub payments: Vec<Payment>,
    /// What everybody could see.
    pub view: View,
    /// What the seats held that may be shown: all, or the requester's own.
    pub hands: Vec<View>,
}
