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

/// The database for which a text is put together as the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// A row as a JSON object, a text, of columns such as `'name', name`.
    pub fn object(self, columns: &str) -> String {
        match self {
            Dialect::Sqlite => format!("json_object({columns})"),
            Dialect::Postgres => format!("CAST(json_build_object({columns}) AS TEXT)"),
        }
    }

    /// The objects of the list `$1`, in the column `value`; the column `key` has their order.
    pub fn each_object(self) -> &'static str {
        match self {
            Dialect::Sqlite => "json_each($1)",
            Dialect::Postgres => {
                "json_array_elements(CAST($1 AS JSON)) WITH ORDINALITY AS each (value, key)"
            }
        }
    }
}

/// A list as a parameter, for [`each_of!`] and [`each_number_of!`].
pub(crate) fn list<T: serde::Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<T> = values.into_iter().collect();
    serde_json::json!(values).to_string()
}
