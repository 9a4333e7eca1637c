//! What guards the rows of a database against everybody, our own code too: the triggers, checks and keys of its schema.
//! Those of a database are compared with what the migrations make.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::sql::error::OpenError;

/// How a database differs from what the migrations make: a sentence without its full stop for each difference.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GuardChanges {
    /// Something that guards is missing, changed or added: the database may take what it should refuse.
    pub wrong: Vec<String>,
    /// Something that guards nothing, such as an added index.
    pub harmless: Vec<String>,
}

/// A part of a schema, in the words in which it is told.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Guard {
    /// `trigger`, `check`, `key`, `foreign key`, `column`, `index`, `view` and so on.
    pub kind: String,
    pub name: String,
    /// The table or view to which it belongs; empty for one itself.
    pub on: String,
    /// When a trigger fires; to which table a foreign key refers; `partial` for an index with a condition or an
    /// expression, which can refuse a row; otherwise empty.
    pub event: String,
}

/// The parts of a schema, each with its definition, or a hash of that. (Two keys can have the same name.)
pub(crate) type Schema = BTreeMap<Guard, BTreeSet<String>>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Missing,
    Changed,
    Added,
}

/// Compares a database with what the migrations make.
pub(crate) fn compare(made: &Schema, found: &Schema) -> GuardChanges {
    let is_table = |guard: &&Guard| ["table", "view"].contains(&guard.kind.as_str());
    let tables = made.keys().filter(is_table);
    let tables: BTreeSet<&str> = tables.map(|table| table.name.as_str()).collect();
    let guards: BTreeSet<&Guard> = made.keys().chain(found.keys()).collect();
    let mut changes = GuardChanges::default();
    for guard in guards {
        let (change, words) = match (made.get(guard), found.get(guard)) {
            (made, found) if made == found => continue,
            (Some(_), Some(_)) => (Change::Changed, "was changed"),
            (Some(_), None) => (Change::Missing, "is missing"),
            (None, _) => (Change::Added, "was added"),
        };
        let sentence = format!("the {guard} {words}");
        let is_ours = [&guard.on, &guard.event]
            .iter()
            .any(|on| tables.contains(on.as_str()));
        match guard.kind.as_str() {
            "index" if guard.event.is_empty() || change == Change::Missing => {
                changes.harmless.push(sentence);
            }
            "table" | "view" | "function" if change == Change::Added => {
                changes.harmless.push(sentence);
            }
            "trigger" => changes.wrong.push(sentence),
            // What belongs to an added table.
            _ if change == Change::Added && !is_ours => {}
            _ => changes.wrong.push(sentence),
        }
    }
    changes
}

impl GuardChanges {
    /// Refuses a database whose guards differ; tells the operator of what else does.
    ///
    /// # Errors
    /// [`OpenError::Unguarded`].
    pub(crate) fn must_be_harmless(self, database: impl fmt::Display) -> Result<(), OpenError> {
        if !self.wrong.is_empty() {
            return Err(OpenError::Unguarded {
                database: database.to_string(),
                changes: self.wrong,
            });
        }
        for change in self.harmless {
            tracing::info!("in {database}, {change}, which guards nothing");
        }
        Ok(())
    }
}

impl fmt::Display for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Guard {
            kind,
            name,
            on,
            event,
        } = self;
        match (on.as_str(), event.as_str()) {
            ("", _) => write!(f, "{kind} {name}"),
            (on, "") => write!(f, "{kind} {name} on {on}"),
            (on, to) if kind == "foreign key" => write!(f, "{kind} {name} from {on} to {to}"),
            (on, event) => write!(f, "{kind} {name} ({event} on {on})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(parts: &[[&str; 5]]) -> Schema {
        let mut schema = Schema::new();
        for &[kind, name, on, event, made] in parts {
            let [kind, name, on, event] = [kind, name, on, event].map(str::to_owned);
            let guard = Guard {
                kind,
                name,
                on,
                event,
            };
            schema.entry(guard).or_default().insert(made.to_owned());
        }
        schema
    }

    #[test]
    fn what_guards_is_wrong_if_it_differs_and_the_rest_is_told() {
        let deals = ["table", "deals", "", "", ""];
        let stand = ["trigger", "stand", "deals", "BEFORE UPDATE", "a"];
        let check = ["check", "(a > 0)", "deals", "", ""];
        let by_day = ["index", "by_day", "deals", "", "a"];
        let made = [deals, stand, check, by_day];
        let [mut other, mut once] = [stand, stand];
        (other[4], once[3]) = ("b", "AFTER UPDATE");
        let all = |with: &[[&'static str; 5]]| [&made[..], with].concat();
        for (found, wrong, harmless) in [
            (all(&[]), vec![], vec![]),
            (
                vec![deals, by_day],
                vec![
                    "the check (a > 0) on deals is missing",
                    "the trigger stand (BEFORE UPDATE on deals) is missing",
                ],
                vec![],
            ),
            (
                vec![deals, other, check],
                vec!["the trigger stand (BEFORE UPDATE on deals) was changed"],
                vec!["the index by_day on deals is missing"],
            ),
            (
                all(&[once]),
                vec!["the trigger stand (AFTER UPDATE on deals) was added"],
                vec![],
            ),
            (
                all(&[stand, other]),
                vec!["the trigger stand (BEFORE UPDATE on deals) was changed"],
                vec![],
            ),
            (
                all(&[
                    ["index", "by_year", "deals", "", ""],
                    ["index", "bad", "deals", "partial", ""],
                    ["unique index", "one", "deals", "", ""],
                ]),
                vec![
                    "the index bad (partial on deals) was added",
                    "the unique index one on deals was added",
                ],
                vec!["the index by_year on deals was added"],
            ),
            // An added table is none of ours, unless it holds ours fast or has a trigger.
            (
                all(&[
                    ["table", "cats", "", "", ""],
                    ["check", "(lives < 10)", "cats", "", ""],
                    ["foreign key", "(cat)", "cats", "cats", ""],
                    ["foreign key", "(deal)", "cats", "deals", ""],
                    ["trigger", "purr", "cats", "AFTER INSERT", ""],
                ]),
                vec![
                    "the foreign key (deal) from cats to deals was added",
                    "the trigger purr (AFTER INSERT on cats) was added",
                ],
                vec!["the table cats was added"],
            ),
        ] {
            let changes = compare(&schema(&made), &schema(&found));
            assert_eq!(changes.wrong, wrong, "{found:?}");
            assert_eq!(changes.harmless, harmless, "{found:?}");
        }
    }
}
