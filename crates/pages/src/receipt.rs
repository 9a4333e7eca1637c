//! A deal's receipt, coin by coin.

use super::Fate;
use ids::{DealId, TableId};
use rules::{Coins, Payment, Seat, Variant};
use table::CoinKind;

/// Every coin that a deal moved.
#[derive(Clone, Debug, PartialEq)]
pub struct Receipt {
    /// The deal it is for.
    pub deal: DealId,
    /// The table where it was played.
    pub table: TableId,
    /// When the deal ended (epoch milliseconds).
    pub at: i64,
    /// Game, edition and options.
    pub variant: Variant,
    /// The stake, in coins.
    pub stake: Coins,
    /// The players' present names, by seat.
    pub names: Vec<String>,
    /// The requester's seat, if they were dealt in.
    pub own: Option<Seat>,
    /// Played out, cancelled or voided.
    pub fate: Fate,
    /// Whether it was played for coins or for fun.
    pub coin_kind: CoinKind,
    /// Coins the bank held from each seat.
    pub held: Vec<Coins>,
    /// Coins released to each seat; `None` while its match continues.
    pub back: Option<Vec<Coins>>,
    /// Every payment, in order.
    pub paid: Vec<Payment>,
    /// Who got odd coins in a division.
    pub odd: Vec<(Seat, Coins)>,
    /// Winnings or losses, by seat.
    pub won: Vec<Coins>,
    /// The pot at the beginning.
    pub pot_before: Coins,
    /// The pot left for the next deal.
    pub pot_after: Coins,
    /// If no next deal followed: who got how much of that pot, by name (RULES.md TT-3).
    pub shared: Vec<(String, Coins)>,
    /// Whether the ledger contains exactly these transfers; of a deal for fun, none.
    pub agrees: bool,
}
