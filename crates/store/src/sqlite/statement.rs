//! The group as one text of several statements.
//!
//! Each statement sent to SQLite's thread costs a round trip, so the writer sends one text for the whole group. The
//! rows of a statement are one parameter: a JSON array (`json_each`, `->>`).

use crate::sql::group::{Kind, Statement, Text};

/// The text of a statement.
pub(super) fn text(statement: &Statement) -> String {
    let values: Vec<String> = (0..statement.columns.len())
        .map(|column| format!("value->>{column}"))
        .collect();
    let (columns, values) = (statement.columns.join(", "), values.join(", "));
    let then = match &statement.text {
        Text::Common(text) => text.as_str(),
        Text::Each { sqlite, .. } => sqlite,
    };
    format!("WITH input ({columns}) AS (SELECT {values} FROM json_each(?)) {then};")
}

/// The whole group as one transaction, and its parameters.
pub(super) fn transaction(kinds: &[Kind]) -> (String, Vec<String>) {
    let mut whole = String::from("BEGIN IMMEDIATE;");
    for kind in kinds {
        whole.push_str(&text(kind.statement));
    }
    whole.push_str("COMMIT;");
    (whole, kinds.iter().map(Kind::input).collect())
}
