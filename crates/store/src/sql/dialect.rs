//! What questions need beyond the SQL that SQLite and PostgreSQL share, by name.
//!
//! `instr` and `json_each` are SQLite's; in PostgreSQL, the schema has functions of these names, which do the same
//! with texts (`migrations/postgres`).

/// Whether a text contains another: `contains!("text", "part")`.
macro_rules! contains {
    ($text:literal, $part:literal) => {
        concat!("instr(", $text, ", ", $part, ") > 0")
    };
}

/// The texts of a list parameter, in the column `value`.
macro_rules! each_of {
    ($array:literal) => {
        concat!("SELECT value FROM json_each(", $array, ")")
    };
}

/// The numbers of a list parameter.
macro_rules! each_number_of {
    ($array:literal) => {
        concat!("SELECT CAST(value AS BIGINT) FROM json_each(", $array, ")")
    };
}

/// Whether a column's text is a parameter's, whatever the case of ASCII letters; of other letters it matters.
macro_rules! same_but_for_case {
    ($column:literal, $text:literal) => {
        // PostgreSQL lowers the result in the column's collation, which knows ASCII only.
        concat!(
            "lower(",
            $column,
            ") = lower(substr(",
            $column,
            ", 1, 0) || ",
            $text,
            ")"
        )
    };
}

pub(crate) use {contains, each_number_of, each_of, same_but_for_case};

/// A list as a parameter, for [`each_of!`] and [`each_number_of!`].
pub(crate) fn list<T: serde::Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<T> = values.into_iter().collect();
    serde_json::json!(values).to_string()
}
