//! What a record carries so that its shuffle can be checked.

use crate::{BadBound, Bound, Cut, Hash, Method, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All that is needed to check a shuffle, as it stands in a record (RECORD.md, `proof`).
/// It holds the seed: before the deal is over it is nobody's to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// By which method it was made.
    pub method: Method,
    /// What the hash is bound to.
    pub bound: Bound,
    /// The secret.
    pub seed: Seed,
    /// What was cut, by seat.
    pub cuts: Vec<Option<Cut>>,
    /// What was published before the cards were cut.
    pub hash: Hash,
}

impl Proof {
    /// The proof of a shuffle that was made by this method.
    ///
    /// # Errors
    /// What no hash can be bound to.
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

    /// Index of the seat that deals: the one that was bound, or that the lot drew; `None` where there are no seats.
    pub fn dealer(&self) -> Option<usize> {
        let seats = self.bound.seats.len();
        self.bound.dealer.among(seats, &self.seed, &self.cuts)
    }

    /// For a record's `proof`.
    pub fn to_json(&self) -> Value {
        // Text, numbers and lists only: nothing in it can fail to be written.
        serde_json::to_value(self).unwrap_or_default()
    }
}
