//! Why there is no server.

use std::path::PathBuf;

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum ScratchError {
    /// The programs are not installed.
    #[error(
        "PostgreSQL is not installed: these tests need initdb, pg_ctl, postgres and psql, in a folder \
         /usr/lib/postgresql/VERSION/bin or on the PATH (on Debian or Ubuntu: sudo apt-get install postgresql)"
    )]
    NotInstalled,
    /// As root, there is nobody to run it as.
    #[error(
        "PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody to run it as"
    )]
    NoUser,
    /// A folder in the place of ours belongs to somebody else.
    #[error("{0} belongs to another user: remove it, or set TMPDIR")]
    Foreign(PathBuf),
    /// A program failed.
    #[error("{program} failed: {said}")]
    Program {
        /// Such as `initdb`.
        program: String,
        /// What it printed.
        said: String,
    },
    /// A file cannot be used.
    #[error("a file of the test server cannot be used: {0}")]
    File(#[from] std::io::Error),
}
