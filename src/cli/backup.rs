//! `triomphe backup`

use super::{End, database_file, runtime, say, stamp};
use bank::audit::{self, AuditReport};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use store::{Draft, OpenError, private_folder};

/// Where the backup goes.
#[derive(clap::Args)]
pub struct Arguments {
    /// The file to write, or a folder for a file that is named after the time (UTC) [default: the folder "backups"
    /// beside the database]
    to: Option<PathBuf>,
    /// Remove all but the newest N backups of this database in that folder
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
}

/// Copies the database, which may be in use, checks the copy and puts it in its place.
///
/// # Errors
/// Status 1 if the copy is damaged, or its books or guards are wrong, 2 if one of the files cannot be used.
pub fn backup(arguments: &Arguments) -> Result<(), End> {
    let database = database_file("copy the database with pg_dump")?;
    if !database.exists() {
        return Err(End::unusable(OpenError::Missing(database)));
    }
    let folder = match &arguments.to {
        None => {
            let folder = database.with_file_name("backups");
            private_folder(&folder).map_err(End::unusable)?;
            Some(folder)
        }
        Some(to) => to.is_dir().then(|| to.clone()),
    };
    let backups = folder.map(|folder| BackupFolder::new(folder, &database));
    let (to, backups) = match (&arguments.to, backups) {
        (_, Some(backups)) => (backups.free_file(&stamp()), Some(backups)),
        (Some(file), None) if arguments.keep.is_none() => (file.clone(), None),
        _ => {
            return Err(End::unusable(
                "--keep is for a folder of backups: name a folder that exists, or none",
            ));
        }
    };
    let (file, report) = runtime()?.block_on(written(&database, &to))?;
    let mut out = std::io::stdout();
    // If stdout is closed, the exit status still counts.
    let _ = writeln!(
        out,
        "Wrote {}: {} accounts and {} transfers, and the books are right.",
        file.display(),
        report.accounts,
        report.transfers
    );
    if let (Some(backups), Some(keep)) = (backups, arguments.keep) {
        for old in backups.beyond(keep as usize) {
            fs::remove_file(&old).map_err(|error| {
                End::broken(format!("{} cannot be removed: {error}", old.display()))
            })?;
            let _ = writeln!(out, "Removed {}.", old.display());
        }
    }
    Ok(())
}

async fn written(database: &Path, to: &Path) -> Result<(PathBuf, AuditReport), End> {
    let draft = Draft::copy(database, to).await.map_err(End::unusable)?;
    let report = audit::run(draft.file()).await.map_err(End::broken)?;
    if !report.is_clean() {
        say(&report);
        return Err(End::broken(format!(
            "{} was not written, because what it would hold is wrong",
            to.display()
        )));
    }
    let file = draft.keep().map_err(End::unusable)?;
    Ok((file, report))
}

/// A folder of backups of one database, named after the times when they were made.
struct BackupFolder {
    folder: PathBuf,
    /// The database's name, with a hyphen.
    start: String,
}

impl BackupFolder {
    fn new(folder: PathBuf, database: &Path) -> BackupFolder {
        let name = database.file_stem().unwrap_or_default();
        let start = format!("{}-", name.to_string_lossy());
        BackupFolder { folder, start }
    }

    /// A file that is not there yet: of one moment, the second has a number.
    fn free_file(&self, stamp: &str) -> PathBuf {
        let named = |end: &str| self.folder.join(format!("{}{stamp}{end}.db", self.start));
        let is_free = |file: &PathBuf| !file.exists() && !file.with_extension("db.new").exists();
        let more = (2..).map(|number| named(&format!("-{number}")));
        let mut all = std::iter::once(named("")).chain(more);
        all.find(is_free).unwrap_or_else(|| named(""))
    }

    /// All but so many of the newest, the newest first, and what was left of those that were interrupted before.
    fn beyond(&self, keep: usize) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten();
        let mut found: Vec<(Made, bool, PathBuf)> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let name = entry.file_name();
                let rest = name.to_str()?.strip_prefix(&self.start)?;
                let (rest, is_whole) = match rest.strip_suffix(".db.new") {
                    Some(rest) => (rest, false),
                    None => (rest.strip_suffix(".db")?, true),
                };
                Some((Made::parse(rest)?, is_whole, entry.path()))
            })
            .collect();
        found.sort_by(|one, other| other.cmp(one));
        let newest = found.iter().find(|(_, is_whole, _)| *is_whole);
        let newest = newest.map(|(made, ..)| made.clone());
        let mut kept = 0;
        found.retain(|(made, is_whole, _)| {
            kept += usize::from(*is_whole);
            if *is_whole {
                kept > keep
            } else {
                // A later one may be on its way.
                newest.as_ref().is_some_and(|newest| made < newest)
            }
        });
        found.into_iter().map(|(.., file)| file).collect()
    }
}

/// When a backup was made: its stamp and, of one second, its number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Made(String, u32);

impl Made {
    fn parse(text: &str) -> Option<Made> {
        let is_digits = |part: &str, count: usize| {
            part.len() == count && part.chars().all(|letter| letter.is_ascii_digit())
        };
        let mut parts = text.split('-');
        let (day, time) = (parts.next()?, parts.next()?);
        if !is_digits(day, 8) || !is_digits(time, 6) {
            return None;
        }
        let number = match parts.next() {
            Some(number) => number.parse().ok()?,
            None => 1,
        };
        let made = Made(format!("{day}-{time}"), number);
        parts.next().is_none().then_some(made)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_stay_and_nothing_goes_that_is_no_backup_of_this_database() {
        let folder = tempfile::tempdir().unwrap();
        let backups = BackupFolder::new(folder.path().to_owned(), Path::new("data/house.db"));
        for name in [
            "house-20260102-030405.db",
            "house-20260102-030405-2.db",
            "house-20260102-030405-10.db",
            "house-20260103-000000.db",
            "house-20260101-235959.db",
            // Left of one that was killed, and one that is on its way.
            "house-20260102-000000.db.new",
            "house-20260104-000000.db.new",
            "house.db",
            "house-old.db",
            "house-20260102-030405.txt",
            "house-20260102-0304.db",
            "house-20260102-030405-2-3.db",
            "inn-20260101-000000.db",
        ] {
            fs::write(folder.path().join(name), name).unwrap();
        }
        let names = |keep| -> Vec<String> {
            let files = backups.beyond(keep).into_iter();
            files
                .map(|file| file.file_name().unwrap().to_str().unwrap().to_owned())
                .collect()
        };
        let killed = "house-20260102-000000.db.new";
        let mut old = vec![
            "house-20260102-030405-2.db",
            "house-20260102-030405.db",
            killed,
            "house-20260101-235959.db",
        ];
        assert_eq!(names(2), old);
        old.remove(0);
        assert_eq!(names(3), old);
        assert_eq!(names(9), [killed]);
        let next = backups.free_file("20260102-030405");
        assert!(next.ends_with("house-20260102-030405-3.db"), "{next:?}");
        let next = backups.free_file("20260105-000000");
        assert!(next.ends_with("house-20260105-000000.db"), "{next:?}");
    }
}
