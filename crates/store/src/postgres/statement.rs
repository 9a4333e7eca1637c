//! The group as one call of `write_group`, a function of the schema's: one round trip, and one transaction.
//!
//! The rows of a statement are one parameter: a JSON array.

use crate::sql::group::{Kind, Text, Type};

/// A statement, and its rows.
pub(super) struct Call {
    pub statement: String,
    pub input: String,
}

/// The calls that write rows of one kind.
pub(super) fn calls(kind: &Kind) -> Vec<Call> {
    let statement = text(kind);
    // What is written twice in a group counts the second time; PostgreSQL would refuse to change a row twice in one
    // statement.
    if changes_what_it_meets(&kind.statement.text) {
        let alone = |row: &String| Call {
            statement: statement.clone(),
            input: format!("[{row}]"),
        };
        return kind.rows.iter().map(alone).collect();
    }
    let input = kind.input();
    vec![Call { statement, input }]
}

fn changes_what_it_meets(text: &Text) -> bool {
    match text {
        Text::Common(text) => text.contains("DO UPDATE") || text.starts_with("UPDATE"),
        Text::Each { .. } => true,
    }
}

fn text(kind: &Kind) -> String {
    let values: Vec<String> = (kind.types.iter().enumerate())
        .map(|(column, holds)| match holds {
            Type::Number => format!("CAST(value->>{column} AS BIGINT)"),
            Type::Text => format!("value->>{column}"),
        })
        .collect();
    let (columns, values) = (kind.statement.columns.join(", "), values.join(", "));
    let then = match &kind.statement.text {
        Text::Common(text) => text.as_str(),
        Text::Each { postgres, .. } => postgres,
    };
    format!(
        "WITH input ({columns}) AS
         (SELECT {values} FROM json_array_elements(CAST($1 AS JSON)) AS each (value)) {then}"
    )
}
