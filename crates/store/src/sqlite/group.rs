//! The steps of a group as one text of several statements.
//!
//! Each statement sent to SQLite's thread costs a round trip, so the writer sends one text for the whole group, with
//! one statement for each kind of row. The rows of a statement are one parameter: a JSON array.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::error::refusal_text;
use crate::step::{AccountRow, Step, StepError, Turn};
use ids::GuildId;

/// The text of a statement that finds its rows in `input`, under these columns.
pub(super) fn statement(columns: &[&str], statement: &str) -> String {
    let values: Vec<String> = (0..columns.len())
        .map(|column| format!("value->>{column}"))
        .collect();
    let (columns, values) = (columns.join(", "), values.join(", "));
    format!("WITH input ({columns}) AS (SELECT {values} FROM json_each(?)) {statement};")
}

/// One statement of a step that is written alone.
#[derive(Debug)]
pub(super) struct Part {
    pub statement: &'static str,
    pub rows: String,
    turn: Turn,
    /// Of a transfer: its index in the step.
    transfer: usize,
}

impl Part {
    /// What the database's error means to the step.
    pub fn refusal(&self, step: &Step, error: sqlx::Error) -> StepError {
        let Some(said) = refusal_text(&error) else {
            return StepError::Database(error.into());
        };
        let transfer = match self.turn {
            Turn::Given => return StepError::Given,
            Turn::Transfer => step.transfers.get(self.transfer),
            _ => None,
        };
        match (said.as_str(), transfer, &step.table) {
            ("stale", _, Some(table)) => StepError::Stale { table: table.id },
            ("overdraft", Some(row), _) => StepError::Overdraft {
                account: row.debit.name.clone(),
            },
            ("too-large", Some(row), _) => StepError::TooLarge {
                account: row.credit.name.clone(),
            },
            ("mint-full", ..) => StepError::MintFull,
            ("name-taken", Some(row), _) => StepError::NameTaken {
                name: row.name.clone(),
            },
            _ => StepError::Refused(said),
        }
    }
}

/// Accounts known to be open, which need not be opened again.
#[derive(Debug, Default)]
pub(super) struct Known {
    names: HashMap<GuildId, HashSet<String>>,
    count: usize,
}

impl Known {
    /// Beyond this it forgets them all: a bound on memory.
    const MOST: usize = 200_000;

    fn has(&self, guild: GuildId, account: &AccountRow) -> bool {
        self.names
            .get(&guild)
            .is_some_and(|names| names.contains(&account.name))
    }

    /// To be called after the commit.
    pub fn learn(&mut self, opened: Vec<(GuildId, String)>) {
        if self.count + opened.len() > Self::MOST {
            self.forget();
        }
        for (guild, name) in opened {
            self.count += usize::from(self.names.entry(guild).or_default().insert(name));
        }
    }

    /// To be called before a purge.
    pub fn forget(&mut self) {
        *self = Known::default();
    }
}

/// The rows of one step or several.
#[derive(Debug, Default)]
pub(super) struct Group {
    kinds: Vec<Kind>,
    /// Accounts that this group opens.
    pub opened: Vec<(GuildId, String)>,
}

/// The rows that one statement writes.
#[derive(Debug)]
struct Kind {
    turn: Turn,
    statement: &'static str,
    /// A JSON array without its closing bracket.
    rows: String,
}

impl Group {
    pub fn from_steps<'a>(steps: impl IntoIterator<Item = &'a Step>, known: &Known) -> Group {
        let mut group = Group::default();
        let mut opening = HashSet::new();
        for step in steps {
            if let Some(table) = &step.table {
                group.table(table);
            }
            for transfer in &step.transfers {
                for account in [&transfer.debit, &transfer.credit] {
                    if !known.has(transfer.guild, account)
                        && opening.insert((transfer.guild, account.name.as_str()))
                    {
                        group.account(transfer.guild, account);
                    }
                }
                group.transfer(transfer);
            }
            for write in &step.writes {
                group.write(write);
            }
        }
        group
    }

    /// The whole group as one transaction, its parameters, and the accounts that it opens.
    pub fn transaction(mut self) -> (String, Vec<String>, Vec<(GuildId, String)>) {
        self.kinds.sort_by_key(|kind| kind.turn);
        let mut text = String::from("BEGIN IMMEDIATE;");
        let mut parameters = Vec::with_capacity(self.kinds.len());
        for kind in self.kinds {
            text.push_str(kind.statement);
            parameters.push(kind.rows + "]");
        }
        text.push_str("COMMIT;");
        (text, parameters, self.opened)
    }

    /// A single step in parts, the transfers one by one, so that a refusal can be attributed to one.
    pub fn parts(step: &Step, known: &Known) -> (Vec<Part>, Vec<(GuildId, String)>) {
        let mut group = Group::from_steps([step], known);
        group.kinds.retain(|kind| kind.turn != Turn::Transfer);
        let together = group.kinds.into_iter().map(|kind| kind.part(0));
        let mut parts: Vec<Part> = together.collect();
        for (number, row) in step.transfers.iter().enumerate() {
            let mut alone = Group::default();
            alone.transfer(row);
            alone.kinds.retain(|kind| kind.turn == Turn::Transfer);
            parts.extend(alone.kinds.into_iter().map(|kind| kind.part(number)));
        }
        parts.sort_by_key(|part| part.turn);
        (parts, group.opened)
    }

    /// Adds a row to those of a statement.
    pub fn add(&mut self, turn: Turn, statement: &'static str, row: &impl Serialize) {
        let is_its = |kind: &Kind| std::ptr::eq(kind.statement, statement);
        let place = self.kinds.iter().position(is_its).unwrap_or_else(|| {
            self.kinds.push(Kind {
                turn,
                statement,
                rows: String::new(),
            });
            self.kinds.len() - 1
        });
        let rows = &mut self.kinds[place].rows;
        rows.push(if rows.is_empty() { '[' } else { ',' });
        // Numbers and texts: nothing that JSON could fail to express.
        if let Ok(row) = serde_json::to_string(row) {
            rows.push_str(&row);
        }
    }
}

impl Kind {
    fn part(self, transfer: usize) -> Part {
        Part {
            statement: self.statement,
            rows: self.rows + "]",
            turn: self.turn,
            transfer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: GuildId = GuildId(1);

    fn accounts(numbers: std::ops::Range<usize>) -> Vec<(GuildId, String)> {
        numbers.map(|number| (HOME, number.to_string())).collect()
    }

    #[test]
    fn what_is_known_is_bounded_and_forgotten_together() {
        let mut known = Known::default();
        known.learn(accounts(0..1));
        known.learn(accounts(0..1));
        assert_eq!(known.count, 1, "twice is once");
        known.learn(accounts(1..Known::MOST));
        assert_eq!(known.count, Known::MOST, "as many as it holds");
        known.learn(accounts(7..9));
        assert_eq!(known.count, 2, "before it held more, it forgot them");
        known.learn(accounts(0..Known::MOST + 1));
        known.learn(accounts(3..4));
        assert_eq!(known.count, 1, "far too many");
        known.learn(accounts(100..1_100));
        known.learn(accounts(2_000..3_000));
        assert_eq!(known.count, 2_001, "many times many are not too many");
        known.forget();
        assert_eq!((known.count, known.names.len()), (0, 0));
    }
}
