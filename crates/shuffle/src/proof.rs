//! The proof that a record carries so that its shuffle can be checked.

use crate::{BadBound, Bound, Cut, Hash, Method, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything needed to check a shuffle, as in a record (RECORD.md, `proof`).
/// It contains the seed, so nobody may see it before the deal is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The method by which the shuffle was made.
    pub method: Method,
    /// The terms to which the hash is bound.
    pub bound: Bound,
    /// The seed, which was secret during the deal.
    pub seed: Seed,
    /// The cuts, by seat.
    pub cuts: Vec<Option<Cut>>,
    /// The hash that was published before anybody cut.
    pub hash: Hash,
}

impl Proof {
    /// The proof of a shuffle made by this method.
    ///
    /// # Errors
    /// Terms to which no hash can be bound.
    pub fn new(
        method: Method,
        bound: Bound,
        seed: Seed,
        cuts: Vec<Option<Cut>>,
    ) -> Result<Proof, BadBound> {
        Ok(Proof {
            method,
            hash: bound.commitment(method, &seed)?,
            bound,
            seed,
            cuts,
        })
    }

    /// The index of the dealer, bound or drawn by lot; `None` for a lot without seats.
    pub fn dealer(&self) -> Option<usize> {
        let seats = self.bound.seats.len();
        self.bound.dealer.among(seats, &self.seed, &self.cuts)
    }

    /// As a record's `proof`.
    pub fn to_json(&self) -> Value {
        // Cannot fail: it holds only text, numbers and lists.
        serde_json::to_value(self).unwrap_or_default()
    }
}
