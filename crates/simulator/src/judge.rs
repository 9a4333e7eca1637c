//! Every deal that ends is counted once more, by a reading of the rules that shares no code with the engine.

#[path = "../../rules/tests/second_reading/games.rs"]
#[allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the rules' tests read more of it"
)]
mod games;

use rules::{Outcome, Record};
use serde_json::to_value;

/// Checks that the acts of a record come to this outcome.
pub fn judge(record: &Record, outcome: &Outcome) -> Result<(), String> {
    let json = |why: serde_json::Error| why.to_string();
    let (record, outcome) = (
        to_value(record).map_err(json)?,
        to_value(outcome).map_err(json)?,
    );
    // RULES.md 1 and 2 are not among the games that are read there.
    if !games::READ.iter().any(|game| record["game"] == *game) {
        return Ok(());
    }
    match games::read_acts(&record) {
        Ok(Some(read)) if read == outcome => Ok(()),
        Ok(read) => Err(format!("the rules give {read:?}, not {outcome}")),
        Err(at) => Err(format!("the rules do not allow act {at}")),
    }
}
