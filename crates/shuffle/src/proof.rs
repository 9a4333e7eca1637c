//! What a record carries so that its shuffle can be checked.

use crate::{BadBound, Bound, Cut, Hash, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The number of the method that docs/SHUFFLE.md describes.
pub const METHOD: u32 = 1;

/// All that is needed to check a shuffle, as it stands in a record (RECORD.md, `proof`).
/// It holds the seed: before the deal is over it is nobody's to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The number of the method.
    pub method: u32,
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
    /// The proof of a shuffle.
    ///
    /// # Errors
    /// What no hash can be bound to.
    pub fn new(bound: Bound, seed: Seed, cuts: Vec<Option<Cut>>) -> Result<Proof, BadBound> {
        Ok(Proof {
            method: METHOD,
            hash: bound.commitment(&seed)?,
            bound,
            seed,
            cuts,
        })
    }

    /// For a record's `proof`.
    pub fn to_json(&self) -> Value {
        // Text, numbers and lists only: nothing in it can fail to be written.
        serde_json::to_value(self).unwrap_or_default()
    }
}
