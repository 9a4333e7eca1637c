//! The claim on a database: one program keeps house on it, and nobody else on the machine reads it.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::open::OpenError;

/// Held by the one program that keeps house on a database; the system takes it back when that program ends, however
/// it ends. Whoever only reads needs none.
#[derive(Debug)]
pub struct Claim {
    database: PathBuf,
    /// Locked as long as it is open.
    _lock: File,
}

/// How a house begins on its database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// Where it was left.
    #[default]
    WhereItWas,
    /// Anew, where the database is lost or empty.
    Anew,
}

impl Claim {
    /// Claims a database, which need not be there yet; makes its folder.
    ///
    /// # Errors
    /// [`OpenError::InUse`] where another program has the claim; else what is wrong with the folder.
    pub fn take(database: &Path) -> Result<Claim, OpenError> {
        if let Some(folder) = folder_of(database) {
            make_folder(folder).map_err(|error| match error.kind() {
                ErrorKind::StorageFull => OpenError::DiskFull(database.to_owned()),
                _ => OpenError::Folder {
                    folder: folder.to_owned(),
                    why: error.to_string(),
                },
            })?;
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

/// The folder of a file, if its path names one.
pub(super) fn folder_of(file: &Path) -> Option<&Path> {
    file.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
}

/// The file beside a database that is named after it. SQLite puts its own beside what a link leads to; so do we.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = match database.is_symlink() {
        true => std::fs::canonicalize(database).unwrap_or_else(|_| database.to_owned()),
        false => database.to_owned(),
    }
    .into_os_string();
    name.push(ending);
    name.into()
}

/// For opening a file that, where it is made, nobody else may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder, and those above it, such that nobody else may look into it.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// What others on this machine may do to the files of a database, in sentences for its operator.
/// Files and folders that we make are closed to them; those that were there before are left as they are.
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

/// Says that a file, if it is there, may be read by others on this machine.
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
