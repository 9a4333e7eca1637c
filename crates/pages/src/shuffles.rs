//! What may be known of a shuffle.

use ids::{DealId, TableId};
use rules::Record;
use shuffle::{Hash, Proof};
use table::Reveal;

/// A shuffle that was committed but not played to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished {
    /// Its proof; `None` while it may not be known.
    pub proof: Option<Proof>,
    /// The deal it was for.
    pub deal: DealId,
    /// When it was committed (epoch milliseconds).
    pub made_at: i64,
    /// Whether its cards were dealt, in a deal that was cancelled.
    pub dealt: bool,
}

/// What may be known of a deal and its shuffle.
#[derive(Clone, Debug)]
pub struct KnownShuffle {
    /// The deal asked about.
    pub deal: DealId,
    /// The commitment published before it; `None` for deals from before shuffles could be checked.
    pub hash: Option<Hash>,
    /// The whole record with its proof, once public.
    pub record: Option<Record>,
    /// The proof of its shuffle, once public.
    pub proof: Option<Proof>,
    /// Whether the deal is over.
    pub is_over: bool,
    /// When its table makes hands, stock and proof public.
    pub reveal: Reveal,
    /// The table where it was dealt.
    pub table: TableId,
}
