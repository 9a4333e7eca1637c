//! Finished deals, and moments of them.

use ids::{DealId, MemberId, TableId};
use rules::{Act, Coins, Payment, Seat, Variant, View};
use table::CoinKind;

/// One line of the list of finished deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// The finished deal.
    pub deal: DealId,
    /// The table where it was played.
    pub table: TableId,
    /// When it ended (epoch milliseconds).
    pub at: i64,
    /// Game, edition and options.
    pub variant: Variant,
    /// The players' present names, by seat.
    pub names: Vec<String>,
    /// Whether it was played for coins or for fun.
    pub coin_kind: CoinKind,
    /// Winnings or losses, by seat; `None` if it was cancelled.
    pub coins: Option<Vec<Coins>>,
    /// Whether it belongs to a match that continued after it.
    pub match_goes_on: bool,
    /// Played out, cancelled or voided.
    pub fate: Fate,
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was played to its end and not voided.
    Played,
    /// It was cancelled before its end, and all its coins were returned.
    BrokenOff,
    /// The game master voided it after its end: its transfers were reversed.
    Voided {
        /// The game master who ordered it.
        by: MemberId,
        /// The reason, shown to everyone.
        reason: String,
        /// In epoch milliseconds.
        at: i64,
    },
}

/// A page of finished deals, latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastDealsPage {
    /// The deals of this page.
    pub deals: Vec<Past>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// A finished deal, as it stood after some of its acts.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// The finished deal.
    pub deal: DealId,
    /// Whether it was played for coins or for fun.
    pub coin_kind: CoinKind,
    /// The players' present names, by seat.
    pub names: Vec<String>,
    /// The number of acts so far.
    pub step: usize,
    /// The number of acts in all.
    pub steps: usize,
    /// The latest act.
    pub act: Option<(Seat, Act)>,
    /// The payments it caused.
    pub payments: Vec<Payment>,
    /// What everyone could see.
    pub view: View,
    /// The hands that may be shown: all, or only the requester's own.
    pub hands: Vec<View>,
}
