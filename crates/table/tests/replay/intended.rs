//! Where today's tables deliberately differ from those recorded.

use super::Difference;
use serde_json::{Map, Value, json};

/// A deliberate difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Intended {
    /// The dealer at a table that everyone has left: formerly a position among no chairs, now the id of a chair that
    /// is gone. The table is closed in the same step.
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
