//! A server's rows, held against each other: what a row refers to came with it.
//!
//! A server that moves in is new to the database, so that the rows of its file are all that is its own.

use std::collections::{BTreeMap, HashSet};

use super::{MovingRow, PARTS};

/// The rows that came, as far as others refer to them, and those that are still to come.
#[derive(Default)]
pub struct References {
    /// By table and id.
    came: HashSet<(&'static str, i64)>,
    /// What was referred to before it came, and from where.
    awaited: BTreeMap<(&'static str, i64), Astray>,
}

/// A row that refers to a row which is not in its file, but perhaps in the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: the {column} of this {kind} is none of this server's")]
pub struct Astray {
    /// The line of the file, from 1.
    pub line: u64,
    /// The kind of row.
    pub kind: &'static str,
    /// The column by which it refers to the other row.
    pub column: &'static str,
}

impl References {
    /// Takes the next row of a file, which stands on this line.
    ///
    /// # Errors
    /// The row refers to a row that should have come before it.
    pub fn take(&mut self, line: u64, row: &MovingRow) -> Result<(), Astray> {
        let (kind, came) = (row.kind(), &self.came);
        for &(column, table, id) in row
            .refers
            .iter()
            .filter(|(_, table, id)| !came.contains(&(table, *id)))
        {
            let astray = Astray { line, kind, column };
            if !comes_after(row, table) {
                return Err(astray);
            }
            self.awaited.entry((table, id)).or_insert(astray);
        }
        if let (Some(table), Some(id)) = (row.part.table(), row.id) {
            self.awaited.remove(&(table, id));
            self.came.insert((table, id));
        }
        Ok(())
    }

    /// There are no more rows.
    ///
    /// # Errors
    /// A row refers to a row that has not come.
    pub fn end(self) -> Result<(), Astray> {
        let first = self.awaited.into_values().min_by_key(|astray| astray.line);
        first.map_or(Ok(()), Err)
    }
}

/// Whether rows of this table stand after those of this kind: holds and pots come before their tables, members before
/// their characters.
fn comes_after(row: &MovingRow, table: &str) -> bool {
    let after = PARTS.iter().skip_while(|part| part.kind != row.kind());
    after.skip(1).any(|part| part.table() == Some(table))
}
