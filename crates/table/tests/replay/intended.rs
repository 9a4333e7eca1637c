//! Where a table of today is meant to do otherwise than one did when the lives were recorded.

use super::Difference;
use serde_json::{Map, Value, json};

/// A difference that is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Intended {
    /// Whose turn it is to deal at a table that nobody sits at any more: a place among no chairs, which named nobody,
    /// is now the number of a chair that is gone. The table is closed in the same step.
    NobodyDeals,
}

impl Intended {
    /// The reason for a difference from the recorded row, if it is meant.
    pub fn why(difference: &Difference, row: &Map<String, Value>) -> Option<Intended> {
        let deserted = row["chairs"] == json!([]) && !row["phase"]["closed"].is_null();
        match difference.kind.as_str() {
            "dealer" if deserted && difference.now.is_null() => Some(Intended::NobodyDeals),
            _ => None,
        }
    }
}
