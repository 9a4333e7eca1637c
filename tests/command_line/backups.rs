//! `triomphe backup` and `triomphe restore`, beside a running bot and without one, and killed halfway.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rand::{RngExt, SeedableRng, rngs::StdRng};
use sqlx::{Connection, Executor};
use store::Begin;

use crate::files::{beside, keep, killed, length, raw, refused, settings, write};
use crate::schema::{with_triggers, without_triggers};

/// The program on the database `books.db` of a folder.
fn triomphe(folder: &Path, arguments: &[&str]) -> Command {
    triomphe_on(folder, "books.db", arguments)
}

/// The program in a folder, on this database.
pub fn triomphe_on(folder: &Path, database: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_triomphe"));
    command
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("TRIOMPHE_DATABASE", database)
        .stdin(Stdio::null());
    command
}

/// What it prints if it succeeds.
#[track_caller]
pub fn done(folder: &Path, arguments: &[&str]) -> String {
    succeeds(triomphe(folder, arguments))
}

/// What a command prints, which succeeds.
#[track_caller]
pub fn succeeds(mut command: Command) -> String {
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let wrong = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{command:?}: {said}{wrong}");
    said
}

/// What it says if it ends with this status.
#[track_caller]
pub fn fails(folder: &Path, arguments: &[&str], status: i32) -> String {
    ends(triomphe(folder, arguments), status)
}

/// What a command says, which ends with this status.
#[track_caller]
pub fn ends(mut command: Command, status: i32) -> String {
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(status), "{command:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// The names in a folder, in order, without the empty files that SQLite leaves where it only read.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.retain(|name| {
        let is_empty = name.ends_with("-wal") && length(&folder.join(name)) == 0;
        !is_empty && !name.ends_with("-shm")
    });
    names.sort();
    names
}

/// The file that is named at the end of the last line, before its full stop.
fn aside(said: &str) -> &str {
    let last = said.lines().last().unwrap();
    last.strip_prefix("What was there before is ")
        .unwrap()
        .trim_end_matches('.')
}

/// A house in which somebody last wrote this, and that stopped.
async fn house(file: &Path, says: &str) {
    let (claim, store) = keep(file, Begin::WhereItWas).await.unwrap();
    write(&store, says).await;
    store.close().await;
    drop(claim);
}

/// Starts the house as the bot does, and returns what it holds.
async fn started(file: &Path) -> Vec<String> {
    let (claim, store) = keep(file, Begin::WhereItWas).await.unwrap();
    store.close().await;
    drop(claim);
    settings(file).await
}

#[tokio::test]
async fn a_backup_is_whole_beside_a_running_bot_and_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let file = folder.join("books.db");
    let said = fails(folder, &["backup"], 2);
    assert!(said.contains("there is no database at books.db"), "{said}");
    assert!(!folder.join("backups").exists());

    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "running").await;
    let said = done(folder, &["backup"]);
    assert!(said.starts_with("Wrote backups/books-20"), "{said}");
    assert!(said.ends_with(" accounts and 0 transfers, and the books are right.\n"));
    let made = names(&folder.join("backups"));
    assert_eq!(made.len(), 1, "{made:?}");
    let made = folder.join("backups").join(&made[0]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&made), 0o600);
    assert_eq!(mode(&folder.join("backups")), 0o700);
    assert_eq!(settings(&made).await, ["running"]);
    // The bot goes on.
    write(&store, "later").await;
    store.close().await;
    drop(claim);
    assert_eq!(settings(&made).await, ["running"]);
    done(folder, &["backup", "now.db"]);
    assert_eq!(settings(&folder.join("now.db")).await, ["later"]);

    // What is there is not written over.
    for taken in ["now.db", "books.db"] {
        let said = fails(folder, &["backup", taken], 2);
        assert!(said.contains(&format!("{taken} exists already")), "{said}");
    }
    let said = fails(folder, &["backup", "no/such.db"], 2);
    assert!(said.contains("does not exist"), "{said}");
    let said = fails(folder, &["backup", "other.db", "--keep", "3"], 2);
    assert!(said.contains("--keep is for a folder"), "{said}");
    fails(folder, &["backup", "--keep", "0"], 2);

    let said = done(folder, &["backup", "--keep", "2"]);
    assert!(!said.contains("Removed"), "{said}");
    let said = done(folder, &["backup", "backups", "--keep", "2"]);
    let removed = format!("Removed backups/{}.", made.file_name().unwrap().display());
    assert_eq!(said.lines().last(), Some(removed.as_str()));
    assert_eq!(names(&folder.join("backups")).len(), 2);
    assert_eq!(settings(&file).await, ["later"]);
    assert_eq!(
        names(folder),
        [
            "backups",
            "books.db",
            "books.db.lock",
            "books.db.mark",
            "now.db"
        ]
    );
}

#[tokio::test]
async fn a_backup_of_what_a_kill_left_has_what_only_the_log_holds() {
    let folder = tempfile::tempdir().unwrap();
    let (_claim, store) = keep(&folder.path().join("books.db"), Begin::WhereItWas)
        .await
        .unwrap();
    write(&store, "in the log").await;
    let (left, _) = killed(&folder.path().join("books.db"));
    done(left.path(), &["backup", "copy.db"]);
    assert_eq!(settings(&left.path().join("copy.db")).await, ["in the log"]);
    store.close().await;
}

#[tokio::test]
async fn books_that_are_wrong_are_neither_backed_up_nor_restored() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    house(&folder.join("books.db"), "{}").await;
    house(&folder.join("wrong.db"), "{}").await;
    let mut books = raw(&folder.join("wrong.db")).await;
    let triggers = without_triggers(&mut books).await;
    let forged = "INSERT INTO accounts (guild, name, kind, purse, balance)
         VALUES (1, 'house', 'house', 'house', 5)";
    books.execute(forged).await.unwrap();
    with_triggers(&mut books, triggers).await;
    books.close().await.unwrap();
    let before = names(folder);
    let said = fails(folder, &["restore", "wrong.db"], 1);
    assert!(
        said.contains("stands at 5, but its transfers come to 0"),
        "{said}"
    );
    assert!(said.contains("nothing has changed"), "{said}");
    fs::copy(folder.join("wrong.db"), folder.join("books.db")).unwrap();
    let said = fails(folder, &["backup", "copy.db"], 1);
    assert!(said.contains("copy.db was not written"), "{said}");
    assert_eq!(names(folder), before);
}

#[tokio::test]
async fn what_is_no_backup_is_refused_before_anything_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let file = folder.join("books.db");
    house(&file, "ours").await;
    fs::write(folder.join("text.db"), "Dear diary, ".repeat(1000)).unwrap();
    fs::write(folder.join("empty.db"), "").unwrap();
    let foreign = raw(&folder.join("empty.db")).await;
    fs::copy(folder.join("empty.db"), folder.join("foreign.db")).unwrap();
    foreign.close().await.unwrap();
    let mut foreign = raw(&folder.join("foreign.db")).await;
    foreign
        .execute("CREATE TABLE recipes (id INTEGER)")
        .await
        .unwrap();
    foreign.close().await.unwrap();
    done(folder, &["backup", "newer.db"]);
    let mut newer = raw(&folder.join("newer.db")).await;
    let future =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9000, 'from the future', 1, x'00', 0)";
    newer.execute(future).await.unwrap();
    newer.close().await.unwrap();
    // The pages of half its tables are gone.
    done(folder, &["backup", "torn.db"]);
    let mut torn = fs::read(folder.join("torn.db")).unwrap();
    let half = torn.len() / 2;
    torn[half..].fill(0xa5);
    fs::write(folder.join("torn.db"), torn).unwrap();
    fs::create_dir(folder.join("folder")).unwrap();

    let before = (names(folder), fs::read(&file).unwrap());
    for (from, status, says) in [
        ("none.db", 2, "there is no database at none.db"),
        ("text.db", 2, "is not a database"),
        ("empty.db", 2, "empty.db is empty"),
        ("foreign.db", 2, "is another program's database"),
        ("folder", 2, "cannot be opened"),
        (
            "newer.db",
            2,
            "newer.db was made by a newer version of triomphe",
        ),
        ("torn.db", 2, "torn.db is damaged: use a backup of it"),
        ("books.db", 2, "books.db is the database itself"),
        ("./books.db", 2, "is the database itself"),
    ] {
        let said = fails(folder, &["restore", from], status);
        assert!(said.contains(says), "{from}: {said}");
        assert_eq!((names(folder), fs::read(&file).unwrap()), before, "{from}");
    }
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    done(folder, &["backup", "right.db"]);
    let said = fails(folder, &["restore", "right.db"], 2);
    assert!(said.contains("in use by another triomphe"), "{said}");
    write(&store, "still ours").await;
    store.close().await;
    assert_eq!(settings(&file).await, ["still ours"]);
}

#[tokio::test]
async fn a_backup_takes_the_place_of_what_a_kill_left_and_that_can_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "old").await;
    let old = folder.path().join("old.db");
    done(folder.path(), &["backup", old.to_str().unwrap()]);
    write(&store, "newer, in the log").await;
    let (left, file) = killed(&file);
    store.close().await;

    let said = done(left.path(), &["restore", old.to_str().unwrap()]);
    let first = format!("books.db is what {} was.", old.display());
    assert_eq!(said.lines().next(), Some(first.as_str()));
    let before = left.path().join(aside(&said));
    assert!(before.display().to_string().contains("books.db.before-20"));
    // The log of the former file is not mixed into this one.
    assert_eq!(started(&file).await, ["old"]);
    assert_eq!(settings(&before).await, ["newer, in the log"]);
    let said = done(left.path(), &["restore", before.to_str().unwrap()]);
    assert_eq!(started(&file).await, ["newer, in the log"]);
    assert_eq!(settings(&left.path().join(aside(&said))).await, ["old"]);
    assert!(old.exists());

    // Where there is no house yet.
    let new = tempfile::tempdir().unwrap();
    let said = done(new.path(), &["restore", old.to_str().unwrap()]);
    assert_eq!(said.lines().count(), 1, "{said}");
    assert_eq!(names(new.path()), ["books.db", "books.db.lock"]);
    assert_eq!(started(&new.path().join("books.db")).await, ["old"]);
}

#[tokio::test]
async fn an_unused_house_can_be_restored_over_one_that_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    done(folder.path(), &["backup", "unused.db"]);
    write(&store, "full").await;
    store.close().await;
    drop(claim);
    done(folder.path(), &["restore", "unused.db"]);
    assert_eq!(started(&file).await, [""; 0]);
}

/// What is moved at a restore once it is decided, in order.
const MOVED: [&str; 4] = [".mark", "-shm", "-wal", ""];

#[tokio::test]
async fn a_restore_that_was_interrupted_leaves_the_old_house_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let (_claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    write(&store, "new").await;
    let new = folder.path().join("new.db");
    done(folder.path(), &["backup", new.to_str().unwrap()]);
    write(&store, "old").await;
    // `None`: while the copy was written; otherwise after so many files were moved.
    for stage in [None, Some(0), Some(1), Some(2), Some(3), Some(4)] {
        for by in ["a start", "a restore"] {
            let (left, file) = killed(&file);
            fs::write(beside(&file, "-shm"), "").unwrap();
            let at = |ending: &str, part: &str| beside(&beside(&file, ending), part);
            match stage {
                None => {
                    fs::write(at(".incoming-20260102-030405", ".new"), "half").unwrap();
                }
                Some(moved) => {
                    fs::copy(&new, at(".incoming-20260102-030405", "")).unwrap();
                    for part in &MOVED[..moved] {
                        let to = at(".before-20260102-030405", part);
                        fs::rename(at("", part), to).unwrap();
                    }
                }
            }
            if stage == Some(4) {
                let said = fails(left.path(), &["backup", "copy.db"], 2);
                assert!(said.contains("no database"), "{said}");
                let said = fails(left.path(), &["audit", "books.db"], 2);
                assert!(said.contains("books.db is being restored"), "{said}");
            }
            let half = at(".incoming-20260102-030405", ".new");
            let (now, before) = match stage {
                None => ("old", None),
                Some(_) => ("new", Some("old")),
            };
            if by == "a start" {
                assert_eq!(started(&file).await, [now], "{stage:?}");
                assert!(!half.exists(), "{stage:?}");
                if let Some(before) = before {
                    let aside = at(".before-20260102-030405", "");
                    assert_eq!(settings(&aside).await, [before], "{stage:?}");
                }
            } else {
                let said = done(left.path(), &["restore", new.to_str().unwrap()]);
                let told = said.contains("An interrupted restore was completed");
                assert_eq!(told, stage.is_some(), "{said}");
                assert_eq!(settings(&left.path().join(aside(&said))).await, [now]);
                assert_eq!(started(&file).await, ["new"]);
            }
        }
    }
    store.close().await;
}

#[tokio::test]
async fn killed_at_any_moment_of_a_restore_there_is_a_house_that_starts() {
    let seed = std::env::var("TRIOMPHE_SEED")
        .map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("TRIOMPHE_SEED={seed}");
    let mut chance = StdRng::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let new: PathBuf = folder.path().join("new.db");
    house(&file, "new").await;
    done(folder.path(), &["backup", "new.db"]);
    house(&file, "old").await;
    let mut now = "old".to_owned();
    for kill in 0..12 {
        let other = if now == "new" { "old" } else { "new" };
        house(&file, &now).await;
        fs::remove_file(&new).unwrap();
        let spare = tempfile::tempdir().unwrap();
        house(&spare.path().join("books.db"), other).await;
        fs::copy(spare.path().join("books.db"), &new).unwrap();
        let mut restore = triomphe(folder.path(), &["restore", "new.db"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let changes = chance.random_range(0..=MOST_CHANGES);
        until_changed(folder.path(), changes, &mut restore);
        restore.kill().unwrap();
        restore.wait().unwrap();
        let found = started(&file).await;
        assert!(
            found == [now.as_str()] || found == [other],
            "kill {kill}, after {changes} changes: {found:?}"
        );
        now.clone_from(&found[0]);
    }
}

/// How often a whole restore changes which files its folder has, where each change is seen.
const MOST_CHANGES: u32 = 8;

/// Watches which files there are in a folder until that has changed so often, or the process has ended.
fn until_changed(folder: &Path, changes: u32, process: &mut Child) {
    let files = || {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name());
        names.collect::<BTreeSet<_>>()
    };
    let (mut seen, mut left) = (files(), changes);
    while left > 0 && process.try_wait().unwrap().is_none() {
        let now = files();
        if now != seen {
            (seen, left) = (now, left - 1);
        }
    }
}

#[tokio::test]
async fn an_emptied_house_is_still_noticed_after_a_restore() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    house(&file, "full").await;
    done(folder.path(), &["backup", "copy.db"]);
    done(folder.path(), &["restore", "copy.db"]);
    assert_eq!(started(&file).await, ["full"]);
    fs::remove_file(&file).unwrap();
    let told = refused(&file, Begin::WhereItWas).await;
    assert!(told.to_string().contains("--new"), "{told}");
}
