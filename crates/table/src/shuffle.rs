//! The shuffle that is committed for the next deal, as the table knows it (docs/SHUFFLE.md).

use ids::DealId;
use serde::{Deserialize, Serialize};
use shuffle::{Bound, Cut, Hash, Method};

/// A shuffle as a table's row knows it: everything but the seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shuffle {
    /// The deal it is for.
    pub deal: DealId,
    /// By which method it was committed, and is dealt.
    #[serde(default = "the_first")]
    pub method: Method,
    /// What the hash is bound to.
    pub bound: Bound,
    /// What is published.
    pub hash: Hash,
    /// What was cut, by seat.
    pub cuts: Vec<Option<Cut>>,
    /// Whether its cards were dealt: then it is no more the next deal's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dealt: bool,
}

/// The method of a shuffle that does not name one.
fn the_first() -> Method {
    Method::One
}

/// When hands, stock and proof of a deal may be known to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reveal {
    /// When the deal is over.
    #[default]
    Deal,
    /// When the session that the table belongs to ends, even if the table closes before; without a session,
    /// when the table closes.
    Session,
}

impl Reveal {
    /// Whether it is the usual one.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Reveal::default()
    }
}
