//! Where today's tables deliberately differ from those recorded.

use super::Difference;
use serde_json::{Map, Value, json};

/// A deliberate difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Intended {
    /// The dealer at a table that everyone has left: formerly a position among no chairs, now the id of a chair that
    /// is gone. The table is closed in the same step.
    NobodyDeals,
    /// Leaving or sitting out once more is no longer written: the row stays as it was.
    AsBefore,
    /// Whoever was told to leave is no longer told again, nor is it noted or logged again.
    ToldBefore,
}

impl Intended {
    /// The reason for a difference from the recorded row, if it is meant.
    pub fn why(difference: &Difference, row: &Map<String, Value>) -> Option<Intended> {
        let Difference { recorded, now, .. } = difference;
        let deserted = row["chairs"] == json!([]) && !row["phase"]["closed"].is_null();
        match difference.kind.as_str() {
            "dealer" if deserted && now.is_null() => Some(Intended::NobodyDeals),
            "written" if *recorded == json!(true) => Some(Intended::AsBefore),
            "answer" if *recorded == "done" && *now == "NotHere" => Some(Intended::ToldBefore),
            "log" if recorded[0]["what"]["did"] == "kicked" && *now == json!([]) => {
                Some(Intended::ToldBefore)
            }
            "notices" if once(recorded, is_kick) == once(now, is_kick) => {
                Some(Intended::ToldBefore)
            }
            "orders" => {
                let mut told_once = recorded.clone();
                told_once["shown_out"] = once(&recorded["shown_out"], |_| true);
                (told_once == *now).then_some(Intended::ToldBefore)
            }
            _ => None,
        }
    }
}

fn is_kick(notice: &Value) -> bool {
    notice["what"] == "kicked"
}

/// A list with what is `said` in it said once.
fn once(list: &Value, said: impl Fn(&Value) -> bool) -> Value {
    let mut kept: Vec<&Value> = Vec::new();
    for value in list.as_array().into_iter().flatten() {
        if !said(value) || !kept.contains(&value) {
            kept.push(value);
        }
    }
    json!(kept)
}
