//! The secret of a shuffle, and the order that follows from it.

use crate::hash::{BadDigits, digits, of_digits, sha256};
use crate::{Cut, Method};
use rules::{CardSet, Chance, Pack};
use serde::{Deserialize, Serialize};
use std::fmt;

/// 32 bytes of chance: nobody's to know before the deal is over. It does not show itself in debugging output.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// 64 digits, once it may be shown.
    pub fn digits(&self) -> String {
        digits(&self.0)
    }
}

/// The order of the pack that follows from a seed and from the cuts of all seats, by seat.
pub fn order(cards: CardSet, method: Method, seed: &Seed, cuts: &[Option<Cut>]) -> Pack {
    let mut chance = Chance::new(key(method, seed, cuts), 0);
    let mut pack = Pack::sorted(cards);
    pack.shuffle(pack.order().len(), |n| chance.below(n));
    pack
}

/// The key of the stream that shuffles.
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
    type Error = BadDigits;
    fn try_from(text: String) -> Result<Seed, BadDigits> {
        of_digits(&text).map(Seed)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.digits()
    }
}
