//! What a deal came to, coin by coin.

use super::Fate;
use ids::{DealId, TableId};
use rules::{Coins, Payment, Seat, Variant};

/// Every coin that a deal moved.
#[derive(Clone, Debug, PartialEq)]
pub struct Receipt {
    /// The deal.
    pub deal: DealId,
    /// Its table.
    pub table: TableId,
    /// When it ended (epoch milliseconds).
    pub at: i64,
    /// What was played.
    pub variant: Variant,
    /// The stake, in coins.
    pub stake: Coins,
    /// How each seat is called now.
    pub names: Vec<String>,
    /// The requester's seat.
    pub own: Option<Seat>,
    /// What became of the deal.
    pub fate: Fate,
    /// What the bank held of each seat.
    pub held: Vec<Coins>,
    /// What came back to each seat from there; nothing while a match goes on.
    pub back: Option<Vec<Coins>>,
    /// Every payment, in order.
    pub paid: Vec<Paid>,
    /// Who got odd coins of a division, and by which rule.
    pub odd: Vec<(Seat, Coins, &'static str)>,
    /// What each seat won or lost.
    pub won: Vec<Coins>,
    /// What lay in the pot before.
    pub pot_before: Coins,
    /// What stayed in the pot for the next deal.
    pub pot_after: Coins,
    /// Who got how much of that when no next deal came, by name (RULES.md TT-3).
    pub shared: Vec<(String, Coins)>,
    /// Whether the ledger has these very transfers.
    pub agrees: bool,
}

/// A payment, and what it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// From whom to whom, how much, and why.
    pub payment: Payment,
    /// The place in RULES.md.
    pub rule: &'static str,
}
