//! The claim on a database: only one program runs the house on it, and no other user of the machine can read it.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::sql::error::OpenError;

/// Held by the one program that runs the house on a database. The system releases it when that program ends, however
/// it ends. Reading needs no claim.
#[derive(Debug)]
pub struct Claim {
    database: PathBuf,
    /// Locked as long as it is open.
    _lock: File,
}

/// How a house starts on its database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// Where it stopped.
    #[default]
    WhereItWas,
    /// Anew, on a lost or empty database.
    Anew,
}

impl Claim {
    /// Claims a database, which need not exist yet. Creates its folder.
    ///
    /// # Errors
    /// [`OpenError::InUse`] if another program has the claim; otherwise what is wrong with the folder.
    pub fn take(database: &Path) -> Result<Claim, OpenError> {
        if let Some(folder) = folder_of(database) {
            private_folder(folder)?;
        }
        let path = beside(database, ".lock");
        let unusable = |error: std::io::Error| OpenError::Unlockable {
            path: path.clone(),
            why: error.to_string(),
        };
        let lock = private()
            .read(true)
            .append(true)
            .create(true)
            .open(&path)
            .map_err(|error| match error.kind() {
                ErrorKind::StorageFull => OpenError::DiskFull(database.to_owned()),
                _ => unusable(error),
            })?;
        match lock.try_lock() {
            Ok(()) => Ok(Claim {
                database: database.to_owned(),
                _lock: lock,
            }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }

    /// The database's file.
    pub fn database(&self) -> &Path {
        &self.database
    }
}

/// The folder of a file, if the path names one.
pub(super) fn folder_of(file: &Path) -> Option<&Path> {
    file.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
}

/// The file beside a database with this ending. Like SQLite's own, it is beside what a link leads to.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = if database.is_symlink() {
        std::fs::canonicalize(database).unwrap_or_else(|_| database.to_owned())
    } else {
        database.to_owned()
    }
    .into_os_string();
    name.push(ending);
    name.into()
}

/// The files beside a database whose names go on with `ending`, a stamp or a number (digits and hyphens) and `last`,
/// each with that stamp; in the order of their names.
pub(super) fn stamped(database: &Path, ending: &str, last: &str) -> Vec<(PathBuf, String)> {
    let start = beside(database, ending);
    let Some(name) = start.file_name().and_then(|name| name.to_str()) else {
        return Vec::new();
    };
    let folder = folder_of(&start).unwrap_or(Path::new("."));
    let mut found: Vec<(PathBuf, String)> = (std::fs::read_dir(folder).into_iter().flatten())
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let found = entry.file_name();
            let stamp = found.to_str()?.strip_prefix(name)?.strip_suffix(last)?;
            let is_stamp = |letter: char| letter.is_ascii_digit() || letter == '-';
            let is_one = stamp.chars().all(is_stamp);
            is_one.then(|| (entry.path(), stamp.to_owned()))
        })
        .collect();
    found.sort();
    found
}

/// Options that create files that nobody else may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates a file that nobody else may read, and opens it for writing.
///
/// # Errors
/// It exists, or cannot be created.
pub fn private_file(file: &Path) -> std::io::Result<File> {
    private().write(true).create_new(true).open(file)
}

/// Creates a folder and its parents, closed to others, unless it is there.
///
/// # Errors
/// Why it cannot be created.
pub fn private_folder(folder: &Path) -> Result<(), OpenError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| match error.kind() {
        ErrorKind::StorageFull => OpenError::DiskFull(folder.to_owned()),
        _ => OpenError::Folder {
            folder: folder.to_owned(),
            why: error.to_string(),
        },
    })
}

/// Warnings for the operator: what other users of this machine may do to the files of a database.
/// Files and folders that we create are closed to them; those that existed are left as they are.
pub fn open_to_others(database: &Path) -> Vec<String> {
    let files = ["", "-wal", "-shm"].map(|ending| beside(database, ending));
    let mut said: Vec<String> = files.iter().filter_map(|file| readable(file)).collect();
    let folder = folder_of(database).unwrap_or(Path::new("."));
    if let Some(mode) = mode(folder).filter(|mode| mode & 0o022 != 0) {
        said.push(format!(
            "other users of this machine may exchange the files in {folder} (its mode is {mode:04o}): \
             chmod go-w {folder}",
            folder = folder.display()
        ));
    }
    said
}

/// A warning if other users of this machine may read a file.
pub fn readable(file: &Path) -> Option<String> {
    let mode = mode(file).filter(|mode| mode & 0o077 != 0)?;
    let file = file.display();
    Some(format!(
        "{file} is open to other users of this machine (its mode is {mode:04o}): chmod 600 {file}"
    ))
}

#[cfg(unix)]
fn mode(path: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt as _;
    Some(std::fs::metadata(path).ok()?.permissions().mode() & 0o7777)
}

#[cfg(not(unix))]
fn mode(_: &Path) -> Option<u32> {
    None
}
