//! Recorded lives of tables, played again by [`Table::step`] and compared command by command.
//!
//! A life is a gzip of lines: the first describes the state before, each further one a command and its effects. `told`
//! reads a line, `life` carries out its command, `draws` supplies the random draws, `normal` brings both sides into
//! one form, and `intended` lists deliberate differences.
//!
//! Taken from the recording, because they are decided outside the table: the coins of a void and what remains after
//! it, who was banned, the settings, and what the record of a deal holds after a restart.
//! Not compared: versions, patrons' remarks, parts of a row that the recorded ones lack, and the coins that a
//! dismissed patron takes home, which were moved by a step outside the table.

mod draws;
mod intended;
pub mod life;
mod normal;
mod told;

pub use intended::Intended;

use life::{Life, Rows};

use flate2::read::GzDecoder;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use table::Table;

/// How many characters of a value are printed.
const SHOWN: usize = 1_500;

/// After this many commands the table is read again from a row in the old form, if the test asks for it.
const OFTEN: usize = 5;

/// The result of replaying a life.
#[derive(Debug, Default)]
pub struct Report {
    /// Commands, by who decided them.
    pub commands: BTreeMap<Decided, u64>,
    /// Deliberate differences, by kind.
    pub intended: BTreeMap<Intended, u64>,
    /// The first command with another result; nothing after it was compared.
    pub divergence: Option<Divergence>,
}

/// Who decided a recorded command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decided {
    /// The table: it was stepped, and all effects were compared.
    ByTable,
    /// The row, read again after a restart, its deal replayed from its record.
    ByRow,
    /// The house, which refused before asking the table, or changed something of its own: the table had to stay as it
    /// was.
    ByHouse,
    /// Nobody, since the table was closed: only a row from which somebody was erased is compared.
    AfterTheEnd,
}

/// A command whose result differs from the recording.
#[derive(Debug)]
pub struct Divergence {
    /// The name of the life.
    pub life: String,
    /// The line of its file, from 1.
    pub line: usize,
    /// The command as recorded.
    pub command: Value,
    /// What differs, each with the recorded and the present value.
    pub differences: Vec<Difference>,
}

/// One thing that differs.
#[derive(Debug)]
pub struct Difference {
    /// What differs: a key of the row, the coins, the answer …
    pub kind: String,
    /// The value as recorded.
    pub recorded: Value,
    /// The value now.
    pub now: Value,
}

/// The lines of a recorded life.
///
/// # Panics
/// A file that cannot be read.
pub fn lines_of(file: &Path) -> Vec<Value> {
    let packed = std::fs::read(file).expect("a recorded life");
    let mut text = String::new();
    let mut unpacked = GzDecoder::new(packed.as_slice());
    unpacked.read_to_string(&mut text).expect("gzip of text");
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

/// The recorded lives of a folder, in the order of their worlds.
///
/// # Panics
/// A folder that cannot be read.
pub fn lives_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of lives");
    let files = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = files
        .filter(|file| file.to_string_lossy().ends_with(".jsonl.gz"))
        .collect();
    files.sort_by_key(|file| {
        let name = name_of(file);
        let mut numbers = name.split('-').map(|n| n.parse::<u64>().unwrap_or(0));
        (numbers.next(), numbers.next())
    });
    files
}

/// The name of a life, from that of its file.
pub fn name_of(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    name.trim_end_matches(".jsonl.gz").to_owned()
}

/// Replays a life up to its first divergence.
pub fn replay(lines: &[Value], rows: Rows) -> Report {
    let mut report = Report::default();
    let mut life = Life::new(&lines[0], rows);
    for (at, line) in lines.iter().enumerate().skip(1) {
        let plays = life.table.as_ref().and_then(Table::playing).is_some();
        if rows == Rows::Old && plays && at % OFTEN == 0 {
            life.read_back(rows);
        }
        let differences = life.follow(line, &mut report);
        if !differences.is_empty() {
            report.divergence = Some(Divergence {
                life: lines[0]["life"].as_str().unwrap_or_default().to_owned(),
                line: at + 1,
                command: line["do"].clone(),
                differences,
            });
            break;
        }
    }
    report
}

/// Shows the command, and each place that differs.
impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} line {}: {}", self.life, self.line, self.command)?;
        for one in &self.differences {
            let (path, recorded, now) = innermost(&one.recorded, &one.now);
            writeln!(f, "  {}{path}", one.kind)?;
            writeln!(f, "    recorded {}", shown(recorded))?;
            writeln!(f, "    now      {}", shown(now))?;
        }
        Ok(())
    }
}

/// The deepest place down to which two values have the same shape and at which they first differ.
fn innermost<'a>(recorded: &'a Value, now: &'a Value) -> (String, &'a Value, &'a Value) {
    let differing = match (recorded, now) {
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let mut pairs = a.iter().zip(b).enumerate();
            let pair = pairs.find(|(_, (a, b))| a != b);
            pair.map(|(at, (a, b))| (at.to_string(), a, b))
        }
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            let mut pairs = a.iter().zip(b.values());
            let pair = pairs.find(|((_, a), b)| a != b);
            pair.map(|((key, a), b)| (key.clone(), a, b))
        }
        _ => None,
    };
    match differing {
        Some((step, recorded, now)) => {
            let (rest, recorded, now) = innermost(recorded, now);
            (format!("/{step}{rest}"), recorded, now)
        }
        None => (String::new(), recorded, now),
    }
}

fn shown(value: &Value) -> String {
    value.to_string().chars().take(SHOWN).collect()
}
