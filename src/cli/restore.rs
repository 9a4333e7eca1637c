//! `triomphe restore`

use super::{End, database_file, runtime, say, stamp};
use bank::audit::{self, AuditError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use store::{Claim, OpenError};

/// What to restore.
#[derive(clap::Args)]
pub struct Arguments {
    /// The backup: a file that "triomphe backup" wrote, or a copy of the database's file that was made while no bot ran
    from: PathBuf,
}

/// Puts a checked copy of a backup in the place of the database, and the database aside.
///
/// # Errors
/// Status 1 if the backup is damaged or its books are wrong; 2 if its triggers, checks or keys are not those that the
/// migrations make, if a bot is running, or one of the files cannot be used.
pub fn restore(arguments: &Arguments) -> Result<(), End> {
    let database = database_file("stop the bot, and restore a copy with pg_restore or psql")?;
    let from = &arguments.from;
    let claim = Claim::take(&database).map_err(End::unusable)?;
    // If stdout is closed, the exit status still counts.
    let mut out = std::io::stdout();
    if let Some(before) = claim.finish_restore().map_err(End::unusable)? {
        let before = before.display();
        let _ = writeln!(
            out,
            "An interrupted restore was completed; what was there before it is {before}."
        );
    }
    let before = runtime()?.block_on(async {
        for remark in must_be_right(from, from).await? {
            let _ = writeln!(out, "In {}, {remark}.", from.display());
        }
        let draft = claim.incoming(from, &stamp()).await;
        let draft = draft.map_err(End::unusable)?;
        must_be_right(draft.file(), from).await?;
        claim.replace(draft).map_err(|error| {
            End::unusable(format!(
                "{error}. Nothing is lost: restore again once it can be"
            ))
        })
    })?;
    let _ = writeln!(
        out,
        "{} is what {} was.",
        database.display(),
        from.display()
    );
    if let Some(before) = before {
        let _ = writeln!(out, "What was there before is {}.", before.display());
    }
    Ok(())
}

/// Checks a backup, or the copy that is to take the database's place; returns what it has besides, a sentence each.
async fn must_be_right(file: &Path, backup: &Path) -> Result<Vec<String>, End> {
    let report = audit::run(file).await.map_err(|error| match error {
        AuditError::Open(OpenError::Empty(_)) => End::unusable(format!(
            "{} is empty, as a backup is that failed: restore another one; nothing has changed",
            backup.display()
        )),
        error => End::unusable(error),
    })?;
    if report.is_clean() {
        return Ok(report.remarks);
    }
    say(&report);
    let backup = backup.display();
    if !report.is_guarded() {
        return Err(End::unusable(format!(
            "{backup} was not restored, because its triggers, checks or keys are not those that triomphe makes; nothing \
             has changed"
        )));
    }
    Err(End::broken(format!(
        "{backup} was not restored, because it is damaged or its books are wrong; nothing has changed"
    )))
}
