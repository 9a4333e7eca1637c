//! The life of a database: killed during creation, claimed by one program, closed to others, lost, replaced, copied.

use std::path::Path;
use std::time::{Duration, Instant};

use bank::audit;
use ids::{GuildId, TableId};
use sqlx::{AssertSqlSafe, Connection, Executor};
use store::{Begin, Checkpointed, Claim, OpenError, Step, Write, open_to_others};

use crate::files::{beside, keep, killed, length, raw, refused, settings, write};
use crate::table_step;

/// Waits for another thread, which does not report when it is done.
async fn until(mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_secs(40), "it never came");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn what_an_interrupted_first_start_leaves_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    // No file; an empty file; an SQLite file without content; one with only the list of migrations.
    let list =
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL,
         checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)";
    for left in [
        None,
        Some(""),
        Some("PRAGMA journal_mode = WAL"),
        Some(list),
    ] {
        if let Some(text) = left {
            std::fs::write(&file, "").unwrap();
            let mut raw = raw(&file).await;
            raw.execute(text).await.unwrap();
            raw.close().await.unwrap();
            // There is nothing to read yet.
            let told = audit::run(&file).await.unwrap_err().to_string();
            assert!(
                told.ends_with("is empty: start the bot once to fill it"),
                "{told}"
            );
        }
        let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
        write(&store, "{}").await;
        store.close().await;
        assert!(audit::run(&file).await.unwrap().is_clean());
        drop(claim);
        for ending in ["", ".mark"] {
            std::fs::remove_file(beside(&file, ending)).unwrap();
        }
    }
}

#[tokio::test]
async fn one_program_keeps_house_and_others_read_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    let second = Claim::take(&file).unwrap_err();
    assert!(matches!(second, OpenError::InUse(_)), "{second}");
    assert!(second.to_string().contains("in use by another triomphe"));
    assert!(audit::run(&file).await.unwrap().is_clean());
    store.close().await;
    drop(claim);
    Claim::take(&file).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_what_we_make_and_what_they_can_read_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new/newer/books.db");
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "{}").await;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for made in ["new", "new/newer"] {
        assert_eq!(mode(&folder.path().join(made)), 0o700, "{made}");
    }
    for ending in ["", "-wal", "-shm", ".lock", ".mark"] {
        assert_eq!(mode(&beside(&file, ending)), 0o600, "{ending}");
    }
    assert_eq!(open_to_others(&file), [""; 0]);
    store.close().await;

    let set = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    set(&file, 0o644);
    set(file.parent().unwrap(), 0o770);
    let said = open_to_others(&file);
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].contains("books.db is open to other users of this machine (its mode is 0644)"));
    assert!(said[1].contains("(its mode is 0770)"), "{said:?}");
    // Files of other programs are left unchanged.
    drop(_claim);
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    store.close().await;
    assert_eq!(mode(&file), 0o644);
}

#[tokio::test]
async fn a_lost_or_emptied_database_is_not_taken_for_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    // An unused house is no loss.
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    store.close().await;
    drop(claim);
    std::fs::copy(&file, folder.path().join("empty.db")).unwrap();
    std::fs::remove_file(&file).unwrap();
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "ours").await;
    store.close().await;
    drop(claim);

    let told = refused(&file, Begin::Anew).await;
    assert!(matches!(told, OpenError::Filled(_)), "{told}");
    let backup = folder.path().join("backup.db");
    std::fs::copy(&file, &backup).unwrap();
    let nothing = folder.path().join("nothing.db");
    std::fs::write(&nothing, "").unwrap();
    for empty in [None, Some(&*nothing), Some(&folder.path().join("empty.db"))] {
        match empty {
            Some(other) => drop(std::fs::copy(other, &file).unwrap()),
            None => std::fs::remove_file(&file).unwrap(),
        }
        let told = refused(&file, Begin::WhereItWas).await;
        assert!(matches!(told, OpenError::Emptied(_)), "{told}");
        assert!(told.to_string().contains("--new"), "{told}");
        assert_eq!(length(&file), empty.map_or(0, length), "it is left alone");
    }
    std::fs::copy(&backup, &file).unwrap();
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    store.close().await;
    drop(claim);
    assert_eq!(settings(&file).await, ["ours"]);

    std::fs::remove_file(&file).unwrap();
    let (claim, store) = keep(&file, Begin::Anew).await.unwrap();
    store.close().await;
    drop(claim);
    // From now on the new one is the right one.
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    assert!(store.servers().await.unwrap().is_empty());
    store.close().await;
}

#[tokio::test]
async fn a_server_that_was_purged_leaves_an_empty_database_that_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "{}").await;
    store.checkpoint().await.unwrap();
    let gone = Write::Departed {
        guild: GuildId(1),
        at: Some(1),
    };
    store.commit(Step::write(gone)).await.unwrap();
    assert!(store.purge(GuildId(1)).await.unwrap());
    // Killed at once.
    let (_folder, copy) = killed(&file);
    let (_claim, other) = keep(&copy, Begin::WhereItWas).await.unwrap();
    other.close().await;
    store.close().await;
    drop(claim);
}

#[tokio::test]
async fn a_log_without_its_file_is_kept_for_who_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let log = beside(&file, "-wal");
    std::fs::write(&log, "the last coins").unwrap();
    let told = refused(&file, Begin::WhereItWas).await;
    assert!(matches!(told, OpenError::Emptied(_)), "{told}");
    assert_eq!(length(&log), 14);
    let (_claim, store) = keep(&file, Begin::Anew).await.unwrap();
    store.close().await;
    assert_eq!(length(&beside(&file, "-wal.old")), 14);
}

/// Replaces a killed database with a backup, and starts on it.
async fn restored(backup: &Path, killed: &Path) {
    std::fs::copy(backup, killed).unwrap();
    let told = refused(killed, Begin::WhereItWas).await;
    assert!(matches!(told, OpenError::StrangeLog { .. }), "{told}");
    let read = audit::run(killed).await.unwrap_err().to_string();
    assert_eq!(read, told.to_string());
    std::fs::remove_file(beside(killed, "-wal")).unwrap();
    let (_claim, store) = keep(killed, Begin::WhereItWas).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_backup_is_not_mixed_with_the_log_of_the_file_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "old").await;
    assert_eq!(store.checkpoint().await.unwrap(), Checkpointed::InFile);
    let old = folder.path().join("old.db");
    std::fs::copy(&file, &old).unwrap();
    write(&store, "newer").await;
    // A backup made by SQLite a moment ago.
    let newer = folder.path().join("newer.db");
    let mut other = raw(&file).await;
    let text = format!("VACUUM INTO '{}'", newer.display());
    other.execute(AssertSqlSafe(text)).await.unwrap();
    write(&store, "newest").await;

    let (_folder, left) = killed(&file);
    let (_claim_of_it, again) = keep(&left, Begin::WhereItWas).await.unwrap();
    again.close().await;
    assert_eq!(
        settings(&left).await,
        ["newest"],
        "what was acknowledged is there"
    );
    for (backup, says) in [(&old, "old"), (&newer, "newer")] {
        let (_folder, left) = killed(&file);
        restored(backup, &left).await;
        assert_eq!(settings(&left).await, [says]);
    }
    // If the two belong together after all.
    let (_folder, left) = killed(&file);
    let mark = beside(&left, ".mark");
    std::fs::write(&mark, r#"{"file":[7],"filled":true}"#).unwrap();
    refused(&left, Begin::WhereItWas).await;
    std::fs::remove_file(&mark).unwrap();
    let (_claim, again) = keep(&left, Begin::WhereItWas).await.unwrap();
    again.close().await;
    assert_eq!(settings(&left).await, ["newest"]);
    other.close().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_copy_of_the_one_file_has_all_after_a_quiet_moment_and_after_the_stop() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    let copied = async |says: &str| {
        let copy = folder.path().join(format!("{says}.db"));
        std::fs::copy(&file, &copy).unwrap();
        assert_eq!(settings(&copy).await, [says]);
    };
    // The paused clock advances by itself while nothing runs.
    tokio::time::pause();
    write(&store, "quiet").await;
    assert!(length(&beside(&file, "-wal")) > 0);
    until(|| length(&beside(&file, "-wal")) == 0).await;
    copied("quiet").await;
    // Heartbeats neither end a quiet period nor keep the disk busy.
    store.heartbeat(1, (&[]).into()).await.unwrap();
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(length(&beside(&file, "-wal")) > 0);
    tokio::time::resume();
    write(&store, "stopped").await;
    store.close().await;
    assert_eq!(length(&beside(&file, "-wal")), 0);
    copied("stopped").await;
    // A house starts on that one file alone.
    let copy = folder.path().join("stopped.db");
    let (_claim, store) = keep(&copy, Begin::WhereItWas).await.unwrap();
    assert_eq!(store.servers().await.unwrap(), [GuildId(1)]);
    store.close().await;
}

#[tokio::test]
async fn the_log_stays_short_however_much_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    let number = || std::fs::read(&file).unwrap()[60..64].to_vec();
    let (mut longest, mut taken_in, mut in_file) = (0, 0, number());
    for version in 0..200 {
        let mut step = table_step(TableId(9), version);
        // Unchanged values are not written.
        let letter = if version % 2 == 0 { "x" } else { "y" };
        step.table.as_mut().unwrap().state = format!("\"{}\"", letter.repeat(200_000));
        store.commit(step).await.unwrap();
        longest = longest.max(length(&beside(&file, "-wal")));
        // The file has a new number each time the log was put into it.
        taken_in += usize::from(number() != in_file);
        in_file = number();
    }
    assert!(longest < 6 << 20, "{longest} bytes");
    assert!(taken_in > 5, "{taken_in}");
    // Its room stays while much is written, and is given back at a quiet moment.
    assert_eq!(length(&beside(&file, "-wal")), longest);
    tokio::time::pause();
    until(|| length(&beside(&file, "-wal")) == 0).await;
    tokio::time::resume();
    store.close().await;
}

#[tokio::test]
async fn what_was_erased_is_in_the_file_until_nobody_reads_and_is_gone_then() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let holds = |what: &str| {
        ["", "-wal"].iter().any(|ending| {
            let bytes = std::fs::read(beside(&file, ending)).unwrap_or_default();
            bytes
                .windows(what.len())
                .any(|window| window == what.as_bytes())
        })
    };
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "the secret of the house").await;
    // A reader keeps its transaction open.
    let mut reader = raw(&file).await;
    reader.execute("BEGIN; SELECT * FROM guilds").await.unwrap();
    write(&store, "{}").await;
    assert_eq!(store.checkpoint().await.unwrap(), Checkpointed::Later);
    assert!(holds("the secret"));
    // The tables continue meanwhile.
    write(&store, "[]").await;
    reader.execute("ROLLBACK").await.unwrap();
    until(|| !holds("the secret")).await;

    // If it is killed before that, the next start does it.
    write(&store, "the secret of the house").await;
    reader.execute("BEGIN; SELECT * FROM guilds").await.unwrap();
    write(&store, "{}").await;
    assert_eq!(store.checkpoint().await.unwrap(), Checkpointed::Later);
    let (_folder, left) = killed(&file);
    let (_claim_of_it, again) = keep(&left, Begin::WhereItWas).await.unwrap();
    for ending in ["", "-wal"] {
        let bytes = std::fs::read(beside(&left, ending)).unwrap_or_default();
        assert!(
            !String::from_utf8_lossy(&bytes).contains("the secret"),
            "{ending}"
        );
    }
    again.close().await;
    reader.close().await.unwrap();
    store.close().await;
}
