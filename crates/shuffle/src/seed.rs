//! The secret of a shuffle, and the order that it gives.

use crate::hash::{BadHex, digits, from_digits, sha256};
use crate::{Cut, Method};
use rules::{CardSet, Chance, Pack};
use serde::{Deserialize, Serialize};
use std::fmt;

/// 32 random bytes, which nobody may know before the deal is over. Debug output does not show them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which must be freshly drawn.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The secret itself: not for logs.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// As 64 hexadecimal digits, for when the deal is over.
    pub fn digits(&self) -> String {
        digits(&self.0)
    }
}

/// The order of the pack that a seed and the cuts of all seats give.
pub fn order(cards: CardSet, method: Method, seed: &Seed, cuts: &[Option<Cut>]) -> Pack {
    let mut chance = Chance::new(key(method, seed, cuts), 0);
    let mut pack = Pack::sorted(cards);
    pack.shuffle(pack.order().len(), |n| chance.below(n));
    pack
}

/// The key of the stream that shuffles the pack.
fn key(method: Method, seed: &Seed, cuts: &[Option<Cut>]) -> [u8; 32] {
    let label = method.label("order");
    sha256(&[label.as_bytes(), &seed.0, Cut::text(cuts).as_bytes()])
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl TryFrom<String> for Seed {
    type Error = BadHex;
    fn try_from(text: String) -> Result<Seed, BadHex> {
        from_digits(&text).map(Seed)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.digits()
    }
}
