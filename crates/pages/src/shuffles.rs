//! What may be known of a shuffle.

use ids::{DealId, TableId};
use rules::Record;
use shuffle::{Hash, Proof};
use table::Reveal;

/// A shuffle that was committed and not played to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished {
    /// Its proof; nothing while it may not be known.
    pub proof: Option<Proof>,
    /// The deal it was for.
    pub deal: DealId,
    /// When it was committed (epoch milliseconds).
    pub made_at: i64,
    /// Whether its cards were dealt, in a deal that was taken back.
    pub dealt: bool,
}

/// A deal that is asked about: what of it may be known now.
#[derive(Clone, Debug)]
pub struct Told {
    /// The deal.
    pub deal: DealId,
    /// What was published before it; nothing for deals from before there were shuffles to check.
    pub hash: Option<Hash>,
    /// The whole record with its proof, once it may be known.
    pub record: Option<Record>,
    /// The proof of its shuffle, once it may be known.
    pub proof: Option<Proof>,
    /// Whether the deal is over.
    pub is_over: bool,
    /// What its table chose.
    pub reveal: Reveal,
    /// Its table.
    pub table: TableId,
}
