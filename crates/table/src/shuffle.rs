//! The shuffle committed for the next deal, as the table's row knows it (docs/SHUFFLE.md).

use crate::Terms;
use ids::DealId;
use serde::{Deserialize, Serialize};
use shuffle::{Bound, Cut, Hash, Method};

/// The public part of a shuffle: everything but the seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shuffle {
    /// The deal it is for.
    pub deal: DealId,
    /// The method by which it was committed and is dealt.
    #[serde(default = "the_first")]
    pub method: Method,
    /// The facts that the hash commits to.
    pub bound: Bound,
    /// The published commitment.
    pub hash: Hash,
    /// The cuts, by seat.
    pub cuts: Vec<Option<Cut>>,
    /// Whether its cards have been dealt, so that it no longer serves the next deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dealt: bool,
}

/// The method of a stored shuffle that names none.
fn the_first() -> Method {
    Method::One
}

/// When hands, stock and proof of a deal are made public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reveal {
    /// When the deal is over.
    #[default]
    Deal,
    /// When the table's session ends, even if the table closes sooner; without a session, when the table closes.
    Session,
    /// When the table closes.
    Table,
}

impl Reveal {
    /// What a table on these terms begins with: where one may fold, folded cards stay closed while the same people
    /// play on, as at poker.
    #[must_use]
    pub fn usual(terms: &Terms) -> Reveal {
        match terms.variant.purse(terms.stake) {
            Some(_) => Reveal::Table,
            None => Reveal::Deal,
        }
    }

    /// Whether this is the default.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Reveal::default()
    }
}
