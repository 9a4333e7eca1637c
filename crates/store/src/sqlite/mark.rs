//! The mark beside a database: what its folder knows of it, so that a lost or exchanged file is noticed.
//!
//! A commit goes to the log beside the file (`-wal`) first, and SQLite plays a log that it finds into whatever file
//! stands there.
//! So the file carries a number (`PRAGMA user_version`): a new one when something is written into an empty log, and
//! yet another in that log. The mark says which the file itself has.
//! A copy that is put in its place, be it a moment old, has another.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::claim::{beside, private};

/// Where `user_version` stands in a database's file (<https://www.sqlite.org/fileformat.html>), big-endian.
const NUMBER_AT: u64 = 60;

/// What the folder knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    /// Numbers of which the file has one: two while the log is being put into it.
    pub file: Vec<u32>,
    /// Whether anything of any server is in it.
    pub filled: bool,
}

impl Mark {
    /// The mark of a database, if it has one that can be read.
    pub fn read(database: &Path) -> Option<Mark> {
        serde_json::from_slice(&fs::read(place(database)).ok()?).ok()
    }

    /// Sets the mark, on the disk when this returns.
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
            let folder = match folder.as_os_str().is_empty() {
                true => Path::new("."),
                false => folder,
            };
            File::open(folder)?.sync_all()?;
        }
        Ok(())
    }

    /// Takes the mark away: then nothing is known.
    pub fn remove(database: &Path) -> io::Result<()> {
        match fs::remove_file(place(database)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }
}

/// Where the mark of a database is.
pub(super) fn place(database: &Path) -> PathBuf {
    beside(database, ".mark")
}

/// The log of a database.
pub(super) fn log_of(database: &Path) -> PathBuf {
    beside(database, "-wal")
}

/// How long a file is; nothing where there is none.
pub(super) fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |file| file.len())
}

/// The number in the file itself, whatever its log says.
/// Not for a file that this process has open: closing it here would take SQLite's locks away.
pub(super) fn number_in(database: &Path) -> io::Result<u32> {
    let mut file = File::open(database)?;
    file.seek(SeekFrom::Start(NUMBER_AT))?;
    let mut number = [0; 4];
    file.read_exact(&mut number)?;
    Ok(u32::from_be_bytes(number))
}

/// Whether the log beside a database was written for another file than the one that stands there now.
pub(super) fn log_is_of_another(database: &Path, mark: &Mark) -> bool {
    length(&log_of(database)) > 0
        && number_in(database).is_ok_and(|number| !mark.file.contains(&number))
}
