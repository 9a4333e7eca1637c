//! `triomphe replay`

use super::End;
use rules::read_records;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// What to judge.
#[derive(clap::Args)]
pub struct Arguments {
    /// Files of records, one or one a line; - is the standard input
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,
}

/// Prints one JSON object a line for each record.
///
/// # Errors
/// Status 1 if a record does not hold, 2 if one cannot be read; all that can be read are judged first.
pub fn replay(arguments: &Arguments) -> Result<(), End> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let (mut all_ok, mut unreadable) = (true, None);
    for file in &arguments.files {
        let text = match read(file) {
            Ok(text) => text,
            Err(error) => {
                unreadable.get_or_insert(format!("{}: {error}", file.display()));
                continue;
            }
        };
        for record in read_records(&text) {
            match record {
                Ok(record) => {
                    let verdict = record.judge();
                    all_ok &= verdict.is_ok();
                    let line = serde_json::to_string(&verdict).map_err(End::broken)?;
                    if writeln!(out, "{line}").is_err() {
                        // Whoever read along has had enough.
                        return Ok(());
                    }
                }
                Err(error) => {
                    unreadable.get_or_insert(format!("{}: {error}", file.display()));
                }
            }
        }
    }
    if out.flush().is_err() {
        return Ok(());
    }
    match unreadable {
        Some(sentence) => Err(End::unusable(sentence)),
        None if all_ok => Ok(()),
        None => Err(End::failed()),
    }
}

fn read(file: &Path) -> std::io::Result<String> {
    if file.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file)
}
