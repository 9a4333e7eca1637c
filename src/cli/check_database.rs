//! Whether the bot could work on its database, for `triomphe config check`: nothing is kept, changed or claimed.

use super::{End, server_address};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use store::{OpenError, Postgres, Sqlite};
use triomphe::config::ServerUrl;

/// Less is soon full, and an upgrade of the schema needs a copy of the database beside that.
const ROOM: u64 = 100 << 20;

/// What was found of a database that can be used: a sentence on it, and what is worth a warning.
pub struct Found {
    /// That it can be used.
    pub said: String,
    /// A sentence each.
    pub warnings: Vec<String>,
}

/// Looks at the file, its folder and its disk.
///
/// # Errors
/// Status 2 if the bot could not start on it.
pub async fn of_file(file: &Path) -> Result<Found, End> {
    let name = file.display();
    let size = fs::metadata(file).map_or(0, |file| file.len());
    let is_there = match Sqlite::reports_in(file).await {
        Ok(_) => true,
        Err(OpenError::Missing(_) | OpenError::Empty(_)) => size > 0,
        // The bot brings it up to date.
        Err(OpenError::Older(_)) => true,
        Err(error) => return Err(End::unusable(error)),
    };
    if file.exists()
        && let Err(error) = OpenOptions::new().write(true).open(file)
    {
        return Err(End::unusable(format!("{name} cannot be written: {error}")));
    }
    let folder = folder_to_be(file);
    can_write_in(&folder).map_err(|error| {
        let folder = folder.display();
        End::unusable(format!(
            "the database {name} cannot be made or kept: nothing can be written in {folder}: {error}"
        ))
    })?;
    let free = free_space(&folder);
    let is_little = free.is_some_and(|free| free < size + ROOM);
    let warnings = is_little.then(|| {
        let free = free.unwrap_or_default() >> 20;
        format!("only {free} MB are free on the disk of {name}: an upgrade needs room for a copy of the database")
    });
    Ok(Found {
        said: if is_there {
            format!("The database {name} can be used")
        } else {
            format!("The database {name} is not there yet, and can be made")
        },
        warnings: warnings.into_iter().collect(),
    })
}

/// Asks the server: the address, the password, the user's rights, the schema, and how many connections there may be.
///
/// # Errors
/// Status 2 if the bot could not start on it.
pub async fn on_server(url: &ServerUrl) -> Result<Found, End> {
    let address = server_address(url)?;
    let warnings = Postgres::check(&address).await.map_err(End::unusable)?;
    let said = format!("The database {address} can be used");
    Ok(Found { said, warnings })
}

/// The folder of a file, or the nearest one above that is there already.
fn folder_to_be(file: &Path) -> PathBuf {
    let here = Path::new(".");
    let mut folders = file.ancestors().skip(1).map(|folder| match folder {
        folder if folder.as_os_str().is_empty() => here,
        folder => folder,
    });
    let nearest = folders.find(|folder| folder.exists());
    nearest.unwrap_or(here).to_owned()
}

/// Writes a file there, and takes it away again: permissions alone do not say that it can be done.
fn can_write_in(folder: &Path) -> std::io::Result<()> {
    let file = folder.join(format!(".triomphe-check-{}", std::process::id()));
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&file)?;
    fs::remove_file(&file)
}

/// How many bytes are free for this user on the disk of a folder, where the system says so.
#[cfg(unix)]
fn free_space(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

#[cfg(not(unix))]
fn free_space(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_allows_no_fewer_connections_than_the_store_needs() {
        let least = triomphe::config::LEAST_CONNECTIONS;
        assert_eq!(least, store::LEAST_CONNECTIONS);
    }

    #[cfg(unix)]
    #[test]
    fn the_room_on_a_disk_is_known() {
        assert!(free_space(Path::new("/")).is_some());
    }
}
