//! What the operator is told of the disk: once when it fails, once when it is well again, and not by everybody who
//! meets the fault.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::mark::log_of;
use crate::sql::error::{DiskFault, disk_fault_of};
use crate::sql::outage::Outages;

/// The disk of one database, as its writer knows it.
pub(super) struct Disk {
    /// `None` for a database in memory.
    database: Option<PathBuf>,
    outages: Outages,
    files: Option<Files>,
}

impl Disk {
    /// The disk of a database that is open, or of one in memory.
    pub fn new(database: Option<&Path>) -> Disk {
        Disk {
            database: database.map(Path::to_owned),
            outages: Outages::default(),
            files: None,
        }
    }

    /// A write failed.
    pub fn failed(&mut self, error: &sqlx::Error) {
        let (Some(database), Some(fault)) = (&self.database, disk_fault_of(error)) else {
            tracing::error!("the database failed: {error}");
            return;
        };
        if !self.outages.failed() {
            return;
        }
        let database = database.display();
        match fault {
            DiskFault::Full => tracing::error!(
                "the disk that holds {database} is full: nothing is saved and no table continues until there is room"
            ),
            DiskFault::Other => tracing::error!(
                "{database} cannot be written to ({error}): nothing is saved and no table continues until its disk \
                 works again"
            ),
        }
    }

    /// A write succeeded.
    pub fn works(&mut self) {
        self.outages.works();
    }

    /// A write took this long.
    pub fn took(&mut self, time: Duration) {
        let Some(database) = &self.database else {
            return;
        };
        if !self.outages.is_slow(time) {
            return;
        }
        tracing::warn!(
            "the disk that holds {} is slow: a write took {:.1} s, and members wait that long for answers",
            database.display(),
            time.as_secs_f64()
        );
    }

    /// The file that was removed or replaced since the first call, if one was. SQLite would go on writing to what no
    /// path leads to any more, and all of it would be lost when the program ends.
    pub fn lost(&mut self) -> Option<&Path> {
        let database = self.database.as_deref()?;
        let files = self.files.get_or_insert_with(|| Files::beside(database));
        files.lost()
    }

    /// The database whose file is gone, and that file.
    pub fn database_and_lost(&mut self) -> Option<(PathBuf, PathBuf)> {
        let lost = self.lost()?.to_owned();
        Some((self.database.clone()?, lost))
    }
}

/// The files of a database that SQLite holds open while it is in use.
struct Files([(PathBuf, Option<FileId>); 2]);

impl Files {
    fn beside(database: &Path) -> Files {
        Files([database.to_owned(), log_of(database)].map(|file| {
            let id = FileId::at(&file);
            (file, id.ok())
        }))
    }

    fn lost(&self) -> Option<&Path> {
        let is_lost = |(file, id): &&(PathBuf, Option<FileId>)| match (id, FileId::at(file)) {
            (Some(id), Ok(now)) => *id != now,
            (Some(_), Err(error)) => error.kind() == std::io::ErrorKind::NotFound,
            (None, _) => false,
        };
        self.0.iter().find(is_lost).map(|(file, _)| &**file)
    }
}

/// Tells a file from another that takes its place.
#[derive(PartialEq, Eq)]
struct FileId {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    number: u64,
}

impl FileId {
    fn at(file: &Path) -> std::io::Result<FileId> {
        let found = std::fs::metadata(file)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            Ok(FileId {
                device: found.dev(),
                number: found.ino(),
            })
        }
        // Elsewhere a file in use cannot be removed.
        #[cfg(not(unix))]
        {
            drop(found);
            Ok(FileId {})
        }
    }
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::{Sqlite, Step, StepError, Write};

    #[tokio::test]
    async fn what_is_written_to_a_removed_file_is_not_acknowledged_but_saved() {
        for lost in ["books.db", "books.db-wal"] {
            let folder = tempfile::tempdir().unwrap();
            let database = folder.path().join("books.db");
            let store = Sqlite::open(&database).await.unwrap();
            store.application(1).await.unwrap();
            store.heartbeat(7, (&[7]).into()).await.unwrap();
            // Another file in its place is no better than none.
            std::fs::remove_file(folder.path().join(lost)).unwrap();
            if lost == "books.db" {
                std::fs::write(&database, "a backup").unwrap();
            }
            let late = store
                .commit(Step::write(Write::Application { id: 1 }))
                .await;
            assert!(matches!(late, Err(StepError::Lost)), "{lost}: {late:?}");
            store.ended().await;
            let saved = folder.path().join("books.db.rescued");
            let saved = Sqlite::open(&saved).await.unwrap();
            assert_eq!(saved.application(2).await.unwrap(), 1);
            saved.close().await;
        }
    }
}
