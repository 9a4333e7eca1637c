//! What questions need beyond the SQL that SQLite and PostgreSQL share, by name.

/// Whether a text contains another: `contains!("text", "part")`.
macro_rules! contains {
    ($text:literal, $part:literal) => {
        concat!("instr(", $text, ", ", $part, ") > 0")
    };
}

/// The values of a list parameter, in the column `value`.
macro_rules! each_of {
    ($array:literal) => {
        concat!("SELECT value FROM json_each(", $array, ")")
    };
}

pub(crate) use {contains, each_of};

/// A list as a parameter, for [`each_of!`].
pub(crate) fn list<T: serde::Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<T> = values.into_iter().collect();
    serde_json::json!(values).to_string()
}
