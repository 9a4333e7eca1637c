//! What `triomphe replay` and `triomphe verify` share: records in, one JSON object a line out.

use super::End;
use super::output::{Output, Reader};
use house::text_file::decode;
use rules::{Record, read_records};
use serde::Serialize;
use serde_json::Value;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// What to look at.
#[derive(clap::Args)]
pub struct Files {
    /// Files with one record, with one record per line, or with a JSON array of them; - reads standard input
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,
}

impl Files {
    /// Prints the verdict on each record, one JSON object a line.
    ///
    /// # Errors
    /// Status 1 if a record is bad or the output cannot be written, 2 if a record cannot be read; all readable ones are
    /// checked first, unless nobody reads on.
    pub fn each<S: Serialize>(&self, mut say: impl FnMut(&Record) -> (bool, S)) -> Result<(), End> {
        let mut out = Output::begin();
        let (mut all_good, mut unreadable) = (true, None);
        'files: for file in &self.files {
            let text = match read(file) {
                Ok(text) => text,
                Err(error) => {
                    unreadable.get_or_insert(format!("{}: {error}", file.display()));
                    continue;
                }
            };
            for record in records(&text) {
                match record {
                    Ok(record) => {
                        let (good, said) = say(&record);
                        all_good &= good;
                        let line = serde_json::to_string(&said).map_err(End::broken)?;
                        if out.line(line)? == Reader::Gone {
                            break 'files;
                        }
                    }
                    Err(error) => {
                        unreadable.get_or_insert(format!("{}: {error}", file.display()));
                    }
                }
            }
        }
        out.end()?;
        match unreadable {
            Some(sentence) => Err(End::unusable(sentence)),
            None if all_good => Ok(()),
            None => Err(End::failed()),
        }
    }
}

/// The records of a text: one, one a line, or a JSON array of them.
fn records(text: &str) -> Vec<Result<Record, String>> {
    let Ok(array) = serde_json::from_str::<Vec<Value>>(text) else {
        let records = read_records(text).into_iter();
        return records
            .map(|record| record.map_err(|error| error.to_string()))
            .collect();
    };
    let records = (1..).zip(array);
    records
        .map(|(number, record)| {
            let read = serde_json::from_value(record);
            read.map_err(|error| format!("record {number} of the array: {error}"))
        })
        .collect()
}

fn read(file: &Path) -> Result<String, String> {
    let bytes = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    let bytes = bytes.map_err(|error| error.to_string())?;
    decode(bytes).map_err(|error| error.to_string())
}
