//! What `triomphe replay` and `triomphe verify` share: records in, one JSON object a line out.

use super::End;
use rules::{Record, read_records};
use serde::Serialize;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// What to look at.
#[derive(clap::Args)]
pub struct Files {
    /// Files with one record, or with one record per line; - reads standard input
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,
}

impl Files {
    /// Prints the verdict on each record, one JSON object a line.
    ///
    /// # Errors
    /// Status 1 if a record is bad, 2 if one cannot be read; all readable ones are checked first.
    pub fn each<S: Serialize>(&self, mut say: impl FnMut(&Record) -> (bool, S)) -> Result<(), End> {
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        let (mut all_good, mut unreadable) = (true, None);
        for file in &self.files {
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
                        let (good, said) = say(&record);
                        all_good &= good;
                        let line = serde_json::to_string(&said).map_err(End::broken)?;
                        if writeln!(out, "{line}").is_err() {
                            // The reader closed the pipe.
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
            None if all_good => Ok(()),
            None => Err(End::failed()),
        }
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
