//! What questions need beyond the SQL that SQLite and PostgreSQL share.

/// Whether a text has another in it: `contains!("text", "part")`.
macro_rules! contains {
    ($text:literal, $part:literal) => {
        concat!("instr(", $text, ", ", $part, ") > 0")
    };
}

/// What stands in the JSON array of a parameter, in the column `value`.
macro_rules! each_of {
    ($array:literal) => {
        concat!("SELECT value FROM json_each(", $array, ")")
    };
}

pub(crate) use {contains, each_of};

/// A list as the parameter of [`each_of!`].
pub(crate) fn list<T: serde::Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<T> = values.into_iter().collect();
    serde_json::json!(values).to_string()
}
