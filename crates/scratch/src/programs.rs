//! PostgreSQL's programs, and who runs them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::error::ScratchError;

/// Where they are, and who runs the server.
pub(super) struct Programs {
    folder: PathBuf,
    version: String,
    /// If we are root: whom the server runs as.
    user: Option<&'static str>,
}

impl Programs {
    /// # Errors
    /// They are not installed, or nobody can run them.
    pub fn find() -> Result<Programs, ScratchError> {
        let folder = folder().ok_or(ScratchError::NotInstalled)?;
        let version = output(Command::new(folder.join("postgres")).arg("--version"))?;
        // "postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)"
        let version = version.split_whitespace().nth(2).unwrap_or("0");
        let version = version.split('.').next().unwrap_or("0").to_owned();
        let is_root = output(Command::new("id").arg("-u"))?.trim() == "0";
        let exists = |user: &&str| output(Command::new("id").args(["-u", user])).is_ok();
        let user = if is_root {
            Some(
                ["postgres", "nobody"]
                    .into_iter()
                    .find(exists)
                    .ok_or(ScratchError::NoUser)?,
            )
        } else {
            None
        };
        Ok(Programs {
            folder,
            version,
            user,
        })
    }

    /// The major version.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// A program that this user runs.
    pub fn as_us(&self, program: &str) -> Command {
        Command::new(self.folder.join(program))
    }

    /// A program that the server's user runs.
    pub fn as_server(&self, program: &str) -> Command {
        let program = self.folder.join(program);
        let mut command = match self.user {
            None => Command::new(program),
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", user, "--clear-groups"]);
                if user == "nobody" {
                    // Its group has another name.
                    command = Command::new("setpriv");
                    command.args(["--reuid", user, "--clear-groups", "--regid", "nogroup"]);
                }
                command.arg(program);
                command
            }
        };
        // The server's user may not be allowed into ours.
        command.current_dir("/");
        command
    }

    /// Gives a file to the server's user.
    ///
    /// # Errors
    /// That cannot be done.
    pub fn give(&self, file: &Path) -> Result<(), ScratchError> {
        match self.user {
            None => Ok(()),
            Some(user) => output(Command::new("chown").arg(user).arg(file)).map(drop),
        }
    }
}

/// The newest version of Debian's folders, or what is on the PATH.
fn folder() -> Option<PathBuf> {
    let has_all = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "postgres", "psql"]
            .iter()
            .all(|program| folder.join(program).is_file())
    };
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let mut versions: Vec<(u32, PathBuf)> = (versions.into_iter().flatten())
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    versions.sort();
    let path: OsString = std::env::var_os("PATH").unwrap_or_default();
    let newest_first = versions.into_iter().rev().map(|(_, folder)| folder);
    newest_first
        .chain(std::env::split_paths(&path))
        .find(has_all)
}

/// Runs a program to its end, and returns what it wrote.
///
/// # Errors
/// It cannot be run, or failed.
pub(super) fn output(command: &mut Command) -> Result<String, ScratchError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| ScratchError::Program {
        program: program.clone(),
        said: error.to_string(),
    })?;
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&done.stderr).trim().to_owned();
    Err(ScratchError::Program { program, said })
}
