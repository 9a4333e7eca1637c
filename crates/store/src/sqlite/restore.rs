//! Another database in the place of the present one.
//!
//! A whole copy of it is put beside the present one first, as `.incoming-STAMP`. From then on it is decided: whoever
//! claims the database next moves the present files aside (`.before-STAMP`, with what belongs to them) and the copy
//! into their place. So an interruption leaves either the old house or a new one that the next start completes.

use std::fs;
use std::path::{Path, PathBuf};

use super::claim::{Claim, beside, stamped};
use super::copy::{Draft, UNFINISHED, refusal, remove, sync_folder_of};
use super::file::INCOMING;
use crate::sql::error::OpenError;

const BEFORE: &str = ".before-";
/// The files that belong together; the database itself last, so that it is there as long as anything of it is.
const PARTS: [&str; 4] = [".mark", "-shm", "-wal", ""];

impl Claim {
    /// Copies a database that is to take the place of the claimed one. `stamp` tells this copy, and what it replaces,
    /// from others: digits and hyphens.
    ///
    /// # Errors
    /// [`OpenError::Itself`]; otherwise why one of the two cannot be used.
    pub async fn incoming(&self, from: &Path, stamp: &str) -> Result<Draft, OpenError> {
        let database = self.database();
        let is_itself = |file: &Path| {
            let (file, own) = (fs::canonicalize(file), fs::canonicalize(database));
            file.is_ok_and(|file| own.is_ok_and(|own| file == own))
        };
        if is_itself(from) {
            return Err(OpenError::Itself(from.to_owned()));
        }
        let place = |stamp: &str| beside(database, &format!("{INCOMING}{stamp}"));
        let is_taken = |stamp: &str| {
            let before = beside(database, &format!("{BEFORE}{stamp}"));
            before.exists() || place(stamp).exists()
        };
        let mut free = stamp.to_owned();
        for number in 2.. {
            if !is_taken(&free) {
                break;
            }
            free = format!("{stamp}-{number}");
        }
        Draft::copy(from, &place(&free)).await
    }

    /// Completes a restore that was interrupted after it was decided; returns where the database is that was there
    /// before. A start does the same.
    ///
    /// # Errors
    /// Which file cannot be moved.
    pub fn finish_restore(&self) -> Result<Option<PathBuf>, OpenError> {
        finish(self.database())
    }

    /// Puts such a copy in the place of the claimed database; returns where the database is that was there before.
    ///
    /// # Errors
    /// Which file cannot be moved. If the copy was kept by then, the next start tries again.
    pub fn replace(&self, draft: Draft) -> Result<Option<PathBuf>, OpenError> {
        draft.keep()?;
        finish(self.database())
    }
}

/// Completes what [`Claim::replace`] began, if it began anything. Only for whoever holds the claim.
/// Returns where the database is that was there before.
pub(super) fn finish(database: &Path) -> Result<Option<PathBuf>, OpenError> {
    // What was not complete was not decided.
    for (draft, _) in stamped(database, INCOMING, UNFINISHED) {
        remove(&draft).map_err(|error| refusal(&draft, &error))?;
    }
    let mut aside = None;
    for (incoming, stamp) in stamped(database, INCOMING, "") {
        let before = beside(database, &format!("{BEFORE}{stamp}"));
        for part in PARTS {
            let (present, moved) = (beside(database, part), part_of(&before, part));
            if present.exists() {
                fs::rename(&present, moved).map_err(|error| refusal(&present, &error))?;
            }
        }
        let own = beside(database, "");
        let placed = sync_folder_of(&own)
            .and_then(|()| fs::rename(&incoming, &own))
            .and_then(|()| sync_folder_of(&own));
        placed.map_err(|error| refusal(&own, &error))?;
        let is_there = PARTS.iter().any(|part| part_of(&before, part).exists());
        aside = is_there.then_some(before);
    }
    Ok(aside)
}

/// The path of a file that belongs to a database that was moved aside.
fn part_of(database: &Path, part: &str) -> PathBuf {
    let mut name = database.to_owned().into_os_string();
    name.push(part);
    name.into()
}
