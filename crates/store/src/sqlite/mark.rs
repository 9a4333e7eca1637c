//! The mark beside a database, by which a lost or exchanged file is noticed.
//!
//! A commit goes to the log beside the file (`-wal`) first, and SQLite applies a log that it finds to whatever file
//! is there.
//! So the file has a number (`PRAGMA user_version`): a new one whenever something is written into an empty log, and
//! another one in that log. The mark says which one the file itself has.
//! A copy put in its place, even one a moment old, has another.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::claim::{beside, private};

/// Where `user_version` stands in a database's file (<https://www.sqlite.org/fileformat.html>), big-endian.
const NUMBER_AT: u64 = 60;

/// What is known of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    /// The file's number; two candidates while the log is being moved into it.
    pub file: Vec<u32>,
    /// Whether it holds anything of any server.
    pub filled: bool,
}

impl Mark {
    /// The mark of a database, if there is a readable one.
    pub fn read(database: &Path) -> Option<Mark> {
        serde_json::from_slice(&fs::read(place(database)).ok()?).ok()
    }

    /// Writes the mark; it is on the disk when this returns.
    pub fn write(&self, database: &Path) -> io::Result<()> {
        let (mark, new) = (place(database), beside(database, ".mark.new"));
        let mut file = private()
            .write(true)
            .create(true)
            .truncate(true)
            .open(&new)?;
        file.write_all(&serde_json::to_vec(self)?)?;
        file.sync_all()?;
        fs::rename(&new, &mark)?;
        #[cfg(unix)]
        if let Some(folder) = mark.parent() {
            let folder = if folder.as_os_str().is_empty() {
                Path::new(".")
            } else {
                folder
            };
            File::open(folder)?.sync_all()?;
        }
        Ok(())
    }

    /// Removes the mark: nothing is known then.
    pub fn remove(database: &Path) -> io::Result<()> {
        match fs::remove_file(place(database)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }
}

/// The path of a database's mark.
pub(super) fn place(database: &Path) -> PathBuf {
    beside(database, ".mark")
}

/// The path of a database's log.
pub(super) fn log_of(database: &Path) -> PathBuf {
    beside(database, "-wal")
}

/// A file's length in bytes; 0 if there is no such file.
pub(super) fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |file| file.len())
}

/// The number in the file itself, whatever its log says.
/// Not for a file that this process has open: closing it here would release SQLite's locks.
pub(super) fn number_in(database: &Path) -> io::Result<u32> {
    let mut file = File::open(database)?;
    file.seek(SeekFrom::Start(NUMBER_AT))?;
    let mut number = [0; 4];
    file.read_exact(&mut number)?;
    Ok(u32::from_be_bytes(number))
}

/// Whether the log beside a database was written for another file than the one that is there now.
pub(super) fn log_is_of_another(database: &Path, mark: &Mark) -> bool {
    length(&log_of(database)) > 0
        && number_in(database).is_ok_and(|number| !mark.file.contains(&number))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_of_another_file_if_the_mark_knows_a_different_number() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("books.db");
        let mut file = vec![0; 100];
        file[60..64].copy_from_slice(&7_u32.to_be_bytes());
        fs::write(&database, file).unwrap();
        let is_of_another = |numbers: &[u32]| {
            let file = numbers.to_vec();
            log_is_of_another(&database, &Mark { file, filled: true })
        };
        assert!(!is_of_another(&[8]), "there is no log");
        fs::write(log_of(&database), "").unwrap();
        assert!(!is_of_another(&[8]), "nothing is in it");
        fs::write(log_of(&database), "the last coins").unwrap();
        assert!(is_of_another(&[8]));
        assert!(!is_of_another(&[7]));
        assert!(!is_of_another(&[8, 7]), "the log was being moved");
    }
}
