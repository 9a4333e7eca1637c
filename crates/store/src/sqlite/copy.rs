//! Copies of a whole database: written beside their place, and put there when they are complete and checked.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};

use super::claim::{beside, folder_of, private_file};
use super::file::{Age, to_read};
use crate::sql::error::{OpenError, disk_fault_of, open_error};

/// How the name of a copy ends that is not complete, or not checked.
pub(super) const UNFINISHED: &str = ".new";

/// A whole copy of a database that is not in its place yet. If it is dropped before, nothing is left of it.
#[derive(Debug)]
pub struct Draft {
    file: PathBuf,
    place: PathBuf,
}

impl Draft {
    /// Copies a database as it is at this moment. It may be in use, and of an older version.
    ///
    /// # Errors
    /// [`OpenError::Taken`] if there is a file in that place; otherwise why one of the two files cannot be used.
    pub async fn copy(database: &Path, place: &Path) -> Result<Draft, OpenError> {
        let mut connection = to_read(database, Age::Any).await?;
        let written = Draft::write(&mut connection, database, place).await;
        let closed = connection.close().await;
        closed.map_err(|error| open_error(database, error))?;
        written
    }

    /// Copies the database behind a connection that is in no transaction.
    pub(super) async fn write(
        connection: &mut SqliteConnection,
        database: &Path,
        place: &Path,
    ) -> Result<Draft, OpenError> {
        if place.exists() {
            return Err(OpenError::Taken(place.to_owned()));
        }
        let mut name = place.to_owned().into_os_string();
        name.push(UNFINISHED);
        let file = PathBuf::from(name);
        // A name that is no text cannot be told to SQLite.
        let Some(into) = file.to_str() else {
            return Err(OpenError::NotWritable(place.to_owned()));
        };
        // Closed to others from the start; SQLite takes an empty file for none.
        private_file(&file).map_err(|error| refusal(&file, &error))?;
        let draft = Draft {
            file: file.clone(),
            place: place.to_owned(),
        };
        let copied = sqlx::query("VACUUM INTO $1").bind(into);
        let copied = copied.execute(connection).await;
        copied.map_err(|error| match disk_fault_of(&error) {
            Some(_) => open_error(place, error),
            None => open_error(database, error),
        })?;
        Ok(draft)
    }

    /// The copy, to be checked.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Puts the copy in its place; it is on the disk when this returns.
    ///
    /// # Errors
    /// [`OpenError::Taken`] if there is a file in that place by now; otherwise that it cannot be written.
    pub fn keep(self) -> Result<PathBuf, OpenError> {
        let put = || -> io::Result<()> {
            let copy = OpenOptions::new().write(true).open(&self.file)?;
            copy.sync_all()?;
            if self.place.exists() {
                return Err(ErrorKind::AlreadyExists.into());
            }
            fs::rename(&self.file, &self.place)?;
            sync_folder_of(&self.place)
        };
        put().map_err(|error| refusal(&self.place, &error))?;
        Ok(self.place.clone())
    }

    /// Removes what a copy to this place left behind if it was killed, and what is in the place itself.
    pub(super) fn clear(place: &Path) -> Result<(), OpenError> {
        for file in [place.to_owned(), beside(place, UNFINISHED)] {
            remove(&file).map_err(|error| refusal(&file, &error))?;
        }
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Once it is kept, it has no such name any more.
        let _ = fs::remove_file(&self.file);
    }
}

/// Removes a file that may be there.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Files that were renamed or removed in a folder stay so even if the power fails.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder_of(file).unwrap_or(Path::new(".")))?.sync_all()?;
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Why a file cannot be written, from what the system said.
pub(super) fn refusal(file: &Path, error: &io::Error) -> OpenError {
    let file = file.to_owned();
    match error.kind() {
        ErrorKind::AlreadyExists => OpenError::Taken(file),
        ErrorKind::NotFound => OpenError::NoFolder(file),
        ErrorKind::StorageFull => OpenError::DiskFull(file),
        _ => OpenError::NotWritable(file),
    }
}
