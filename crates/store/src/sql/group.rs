//! The rows of the steps that are written together, by statement.
//!
//! There is one statement for each kind of row, and its rows are one parameter: a JSON array. So a whole group is few
//! statements, which a writer sends at once.

use std::collections::{BTreeSet, HashMap, HashSet};

use serde::Serialize;

use super::error::refusal_text;
use crate::clocks::Clocks;
use crate::rows::ReportRow;
use crate::step::{AccountRow, Step, StepError, Write, WriteOrder};
use ids::GuildId;

/// A statement that finds its rows in `input`.
#[derive(Debug)]
pub(crate) struct Statement {
    /// Of `input`.
    pub columns: &'static [&'static str],
    pub text: Text,
}

/// The text of a statement.
#[derive(Debug)]
pub(crate) enum Text {
    Common(String),
    /// Where the two have no words in common.
    Each {
        sqlite: &'static str,
        postgres: &'static str,
    },
}

/// What a column of `input` holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Type {
    Number,
    /// Also what is written as JSON.
    Text,
}

/// What can stand in a column of `input`.
pub(super) trait Typed {
    const TYPE: Type;
}

macro_rules! typed {
    ($($type:ty: $is:ident),* $(,)?) => {$(
        impl Typed for $type {
            const TYPE: Type = Type::$is;
        }
    )*};
}

typed! { i64: Number, i32: Number, u32: Number, u8: Number, str: Text, String: Text, Vec<i64>: Text, Clocks: Text }

impl<T: Typed + ?Sized> Typed for &T {
    const TYPE: Type = T::TYPE;
}

impl<T: Typed> Typed for Option<T> {
    const TYPE: Type = T::TYPE;
}

/// The type of a value.
pub(super) fn type_of<T: Typed + ?Sized>(_: &T) -> Type {
    T::TYPE
}

/// One statement of a step that is written alone.
#[derive(Debug)]
pub(crate) struct Part {
    pub kind: Kind,
    /// Of a transfer: its index in the step.
    transfer: usize,
}

impl Part {
    /// What the database's error means to the step.
    pub fn refusal(&self, step: &Step, error: sqlx::Error) -> StepError {
        let Some(said) = refusal_text(&error) else {
            return StepError::Database(error.into());
        };
        let transfer = match self.kind.order {
            WriteOrder::Given => return StepError::Given,
            WriteOrder::Transfer => step.transfers.get(self.transfer),
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
pub(crate) struct Known {
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
pub(crate) struct Group {
    kinds: Vec<Kind>,
    /// Accounts that this group opens.
    pub opened: Vec<(GuildId, String)>,
    /// Servers in which something is written that has a place in their order: a table, a transfer, a log
    /// entry, a report.
    pub servers: BTreeSet<GuildId>,
}

/// The rows that one statement writes.
#[derive(Debug)]
pub(crate) struct Kind {
    order: WriteOrder,
    pub statement: &'static Statement,
    /// Of the statement's columns.
    pub types: Vec<Type>,
    /// Each a JSON array of its columns.
    pub rows: Vec<String>,
}

impl Group {
    pub fn from_steps<'a>(steps: impl IntoIterator<Item = &'a Step>, known: &Known) -> Group {
        let mut group = Group::default();
        let mut opening = HashSet::new();
        for step in steps {
            if let Some(table) = &step.table {
                group.servers.insert(table.guild);
                group.table(table);
            }
            for transfer in &step.transfers {
                group.servers.insert(transfer.guild);
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
                if let Write::Logged { guild, .. }
                | Write::Report {
                    report: ReportRow { guild, .. },
                    ..
                } = write
                {
                    group.servers.insert(*guild);
                }
                group.write(write);
            }
        }
        group
    }

    /// The kinds of rows in the order of writing, and the accounts that they open.
    pub fn into_kinds(mut self) -> (Vec<Kind>, Vec<(GuildId, String)>) {
        self.kinds.sort_by_key(|kind| kind.order);
        (self.kinds, self.opened)
    }

    /// A single step in parts, the transfers one by one, so that a refusal can be attributed to one.
    pub fn parts(step: &Step, known: &Known) -> (Vec<Part>, Vec<(GuildId, String)>) {
        let mut group = Group::from_steps([step], known);
        group
            .kinds
            .retain(|kind| kind.order != WriteOrder::Transfer);
        let together = group
            .kinds
            .into_iter()
            .map(|kind| Part { kind, transfer: 0 });
        let mut parts: Vec<Part> = together.collect();
        for (number, row) in step.transfers.iter().enumerate() {
            let mut alone = Group::default();
            alone.transfer(row);
            alone
                .kinds
                .retain(|kind| kind.order == WriteOrder::Transfer);
            parts.extend(alone.kinds.into_iter().map(|kind| Part {
                kind,
                transfer: number,
            }));
        }
        parts.sort_by_key(|part| part.kind.order);
        (parts, group.opened)
    }

    /// Adds a row to those of a statement.
    pub(super) fn add(
        &mut self,
        order: WriteOrder,
        statement: &'static Statement,
        types: &[Type],
        row: &impl Serialize,
    ) {
        let is_its = |kind: &Kind| std::ptr::eq(kind.statement, statement);
        let place = self.kinds.iter().position(is_its).unwrap_or_else(|| {
            self.kinds.push(Kind {
                order,
                statement,
                types: types.to_vec(),
                rows: Vec::new(),
            });
            self.kinds.len() - 1
        });
        // Numbers and texts: nothing that JSON could fail to express.
        if let Ok(row) = serde_json::to_string(row) {
            self.kinds[place].rows.push(row);
        }
    }
}

impl Kind {
    /// All rows as one parameter.
    pub fn input(&self) -> String {
        format!("[{}]", self.rows.join(","))
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
