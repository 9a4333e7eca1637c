//! Databases whose guards were removed, changed or added to, and what differs without guarding anything.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bank::audit;
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};
use store::{Begin, OpenError, Sqlite};

use crate::backups::{done, fails, names};
use crate::files::{keep, raw, refused, write};
use crate::schema::{of_step, steps};

/// What somebody does to a file.
enum Deed {
    Say(&'static str),
    /// Makes a table anew, with the second text in the place of the first in how it is made.
    Rebuild(&'static str, &'static str, &'static str),
}

use Deed::{Rebuild, Say};

/// Each deed; what it removed, changed or added that guards; and what else.
const DEEDS: &[(Deed, &[&str], &[&str])] = &[
    (
        Say("CREATE TRIGGER evil AFTER INSERT ON members BEGIN UPDATE members SET purse = 7; END"),
        &["the trigger evil (AFTER INSERT on members) was added"],
        &[],
    ),
    (
        Say("DROP TRIGGER transfers_enter"),
        &["the trigger transfers_enter (BEFORE INSERT on transfers) is missing"],
        &[],
    ),
    (
        Say("DROP TRIGGER transfers_stand;
             CREATE TRIGGER transfers_stand BEFORE UPDATE ON transfers WHEN new.amount > 9 BEGIN
                 SELECT RAISE(ABORT, 'history');
             END"),
        &["the trigger transfers_stand (BEFORE UPDATE on transfers) was changed"],
        &[],
    ),
    (
        Rebuild("barred", " CHECK (kind IN ('ban', 'self', 'board'))", ""),
        &[
            "the check (kind IN ('ban', 'self', 'board')) on barred is missing",
            "the column kind on barred was changed",
        ],
        &[],
    ),
    (
        Rebuild("transfers", "CHECK (debit <> credit),", ""),
        &["the check (debit <> credit) on transfers is missing"],
        &[],
    ),
    (
        Rebuild("accounts", "UNIQUE (guild, name),", ""),
        &["the key UNIQUE (guild, name) on accounts is missing"],
        &[],
    ),
    (
        Rebuild("acts", " REFERENCES deals (id)", ""),
        &[
            "the column deal on acts was changed",
            "the foreign key (deal) from acts to deals is missing",
        ],
        &[],
    ),
    (
        Rebuild("acts", "words TEXT NOT NULL", "words TEXT"),
        &["the column words on acts was changed"],
        &[],
    ),
    (
        Say("DROP INDEX sessions_open"),
        &["the unique index sessions_open on sessions is missing"],
        &[],
    ),
    (
        Say("DROP INDEX sessions_open; CREATE INDEX sessions_open ON sessions (guild) WHERE closed_at IS NULL"),
        &[
            "the index sessions_open (partial on sessions) was added",
            "the unique index sessions_open on sessions is missing",
        ],
        &[],
    ),
    (
        Say("CREATE UNIQUE INDEX one ON notes (author); CREATE INDEX bad ON notes (json(words))"),
        &[
            "the index bad (partial on notes) was added",
            "the unique index one on notes was added",
        ],
        &[],
    ),
    (
        Say("ALTER TABLE members ADD COLUMN luck CHECK (luck > 5)"),
        &[
            "the check (luck > 5) on members was added",
            "the column luck on members was added",
        ],
        &[],
    ),
    // Without a word to the triggers.
    (
        Say("PRAGMA writable_schema = ON;
             UPDATE sqlite_master SET sql = replace(sql, 'kind <> ''mint'' AND', '0 AND') WHERE name = 'transfers_enter'"),
        &["the trigger transfers_enter (BEFORE INSERT on transfers) was changed"],
        &[],
    ),
    // Triggers hang on views.
    (
        Say("DROP VIEW log_writes; CREATE VIEW log_writes AS SELECT 1 AS guild"),
        &[
            "the trigger log_writes_pass (INSTEAD OF INSERT on log_writes) is missing",
            "the view log_writes was changed",
        ],
        &[],
    ),
    (
        Say("CREATE TABLE cats (deal REFERENCES deals (id))"),
        &["the foreign key (deal) from cats to deals was added"],
        &["the table cats was added"],
    ),
    // The list of migrations.
    (
        Say("UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 2"),
        &["the migration 2 was changed"],
        &[],
    ),
    (
        Say("DELETE FROM _sqlx_migrations WHERE version = 2"),
        &["the migration 2 is missing"],
        &[],
    ),
    (
        Say("CREATE INDEX extra ON members (name, plays DESC); CREATE VIEW rich AS SELECT * FROM accounts;
             CREATE TABLE cats (name TEXT UNIQUE CHECK (name <> '')); DROP INDEX reports_by_member"),
        &[],
        &[
            "the index extra on members was added",
            "the index reports_by_member on reports is missing",
            "the table cats was added",
            "the view rich was added",
        ],
    ),
    // However it was made, it is the same.
    (Rebuild("transfers", "", ""), &[], &[]),
];

impl Deed {
    async fn of(&self, raw: &mut SqliteConnection) {
        match *self {
            Say(text) => {
                raw.execute(text).await.unwrap();
            }
            Rebuild(table, from, to) => rebuild(raw, table, from, to).await,
        }
    }
}

/// Makes a table anew as <https://www.sqlite.org/lang_altertable.html#otheralter> says.
async fn rebuild(raw: &mut SqliteConnection, table: &str, from: &str, to: &str) {
    raw.execute("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
        .await
        .unwrap();
    let made: String = sqlx::query_scalar("SELECT sql FROM sqlite_master WHERE name = $1")
        .bind(table)
        .fetch_one(&mut *raw)
        .await
        .unwrap();
    let again: Vec<String> = sqlx::query_scalar(
        "SELECT sql FROM sqlite_master WHERE tbl_name = $1 AND type <> 'table' AND sql IS NOT NULL",
    )
    .bind(table)
    .fetch_all(&mut *raw)
    .await
    .unwrap();
    assert!(made.contains(from), "{made}");
    let other = made.replace(from, to).replacen(table, "other", 1);
    let texts = [
        other,
        format!("INSERT INTO other SELECT * FROM {table}"),
        format!("DROP TABLE {table}"),
        format!("ALTER TABLE other RENAME TO {table}"),
    ];
    for text in texts.into_iter().chain(again) {
        raw.execute(AssertSqlSafe(text)).await.unwrap();
    }
}

/// A house that has something, in a file.
async fn house(file: &Path) {
    let (claim, store) = keep(file, Begin::WhereItWas).await.unwrap();
    write(&store, "{}").await;
    store.close().await;
    drop(claim);
}

#[tokio::test]
async fn a_file_whose_guards_were_changed_is_found_and_neither_restored_nor_started() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let right = folder.join("right.db");
    house(&right).await;
    house(&folder.join("books.db")).await;
    for (number, (deed, wrong, harmless)) in DEEDS.iter().enumerate() {
        let name = format!("{number}.db");
        let file = folder.join(&name);
        fs::copy(&right, &file).unwrap();
        let mut forger = raw(&file).await;
        deed.of(&mut forger).await;
        forger.close().await.unwrap();

        let report = audit::run(&file).await.unwrap();
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        assert_eq!(found, *wrong, "{name}");
        assert_eq!(report.remarks, *harmless, "{name}");

        let before = (names(folder), fs::read(&file).unwrap());
        let books = fs::read(folder.join("books.db")).unwrap();
        if wrong.is_empty() {
            let said = done(folder, &["restore", &name]);
            for remark in *harmless {
                assert!(said.contains(&format!("In {name}, {remark}.")), "{said}");
            }
            house(&file).await;
            continue;
        }
        let said = fails(folder, &["restore", &name], 2);
        for sentence in *wrong {
            assert!(said.contains(&format!("wrong: {sentence}\n")), "{said}");
        }
        assert!(said.contains(&format!("{name} was not restored")), "{said}");
        assert!(
            fs::read(folder.join("books.db")).unwrap() == books,
            "{name}"
        );
        let said = fails(folder, &["audit", &name], 1);
        assert_eq!(said, "", "its findings are its output");
        assert_eq!((names(folder), fs::read(&file).unwrap()), before, "{name}");

        let refused = refused(&file, Begin::WhereItWas).await;
        assert!(matches!(refused, OpenError::Unguarded { .. }), "{refused}");
        assert!(refused.to_string().contains(&wrong.join("; ")), "{refused}");
        assert!(fs::read(&file).unwrap() == before.1, "{name}");
    }
}

#[tokio::test]
async fn the_bot_and_the_sandbox_do_not_start_without_the_guards() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("triomphe.db");
    house(&file).await;
    let mut forger = raw(&file).await;
    forger
        .execute("DROP TRIGGER transfers_enter")
        .await
        .unwrap();
    forger.close().await.unwrap();
    let before = fs::read(&file).unwrap();
    for arguments in [&["serve"][..], &["sandbox", "--port", "0", "--data", "."]] {
        let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_triomphe"));
        command
            .args(arguments)
            .current_dir(folder.path())
            .env_clear()
            .env("DISCORD_TOKEN", "hu.s.h")
            .env("TRIOMPHE_DATABASE", "triomphe.db")
            .kill_on_drop(true);
        // One that starts would run for ever.
        let output = tokio::time::timeout(Duration::from_secs(30), command.output());
        let output = output.await.expect("it refuses to start").unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        let sentence = "the trigger transfers_enter (BEFORE INSERT on transfers) is missing";
        assert!(said.contains(sentence), "{arguments:?}: {said}");
        assert!(fs::read(&file).unwrap() == before, "it was changed");
    }
}

#[tokio::test]
async fn a_file_of_an_older_schema_is_audited_as_it_is_and_held_against_that_schema() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for step in steps() {
        let name = format!("house.db.schema-{step:04}");
        let file = folder.join(&name);
        let mut older = of_step(step, &file).await;
        let full = "INSERT INTO guilds (guild, settings) VALUES (21, '{}')";
        older.execute(full).await.unwrap();
        older.close().await.unwrap();
        let before = fs::read(&file).unwrap();
        let said = done(folder, &["audit", &name]);
        assert_eq!(
            said, "0 accounts, 0 transfers\nThe books are right.\n",
            "{name}"
        );
        assert!(fs::read(&file).unwrap() == before, "{name}");
    }
    let older = folder.join("house.db.schema-0005");
    let mut forger = raw(&older).await;
    forger.execute("DROP TRIGGER deals_begin").await.unwrap();
    forger.close().await.unwrap();
    let before = (names(folder), fs::read(&older).unwrap());
    let missing = "the trigger deals_begin (BEFORE INSERT on deals) is missing";
    let said = fails(folder, &["restore", "house.db.schema-0005"], 2);
    assert!(said.contains(missing), "{said}");
    let refused = refused(&older, Begin::WhereItWas).await.to_string();
    assert!(refused.contains(missing), "{refused}");
    assert!(fs::read(&older).unwrap() == before.1, "it was changed");
    let copies = names(folder)
        .into_iter()
        .filter(|name| name.matches("schema").count() > 1);
    assert_eq!(copies.collect::<Vec<_>>(), [""; 0], "no copy was made");
}

/// Its list of migrations says more than was done.
#[tokio::test]
async fn a_file_that_claims_a_newer_schema_than_it_has_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (new, old) = (folder.path().join("new.db"), folder.path().join("old.db"));
    Sqlite::open(&new).await.unwrap().close().await;
    let mut claims = of_step(14, &old).await;
    let copied = "ATTACH $1 AS new;
        INSERT INTO _sqlx_migrations SELECT * FROM new._sqlx_migrations WHERE version = 15";
    let copied = copied.replace("$1", &format!("'{}'", new.display()));
    claims.execute(AssertSqlSafe(copied)).await.unwrap();
    claims.close().await.unwrap();
    let refused = refused(&old, Begin::WhereItWas).await.to_string();
    assert!(
        refused.contains("the table application is missing"),
        "{refused}"
    );
}

#[cfg(target_os = "linux")]
mod on_a_server {
    use super::*;
    use crate::address;
    use crate::backups::{ends, succeeds, triomphe_on};
    use sqlx::PgConnection;
    use store::{Postgres, ServerShare};

    async fn say(database: &str, text: &'static str) {
        let mut raw = PgConnection::connect(database).await.unwrap();
        raw.execute(text).await.unwrap();
        raw.close().await.unwrap();
    }

    #[tokio::test]
    async fn a_database_whose_guards_were_changed_is_found_and_not_started() {
        let database = scratch::database();
        let folder = tempfile::tempdir().unwrap();
        let triomphe = || triomphe_on(folder.path(), &database, &["audit"]);
        let start = async || Postgres::open(&address(&database)).await;
        start().await.unwrap().close().await;
        say(
            &database,
            "CREATE INDEX extra ON members (name); CREATE VIEW rich AS SELECT * FROM accounts",
        )
        .await;
        start().await.unwrap().close().await;
        let said = succeeds(triomphe());
        assert!(
            said.contains("besides: the index extra on members was added\n"),
            "{said}"
        );
        assert!(
            said.contains("besides: the view rich was added\n"),
            "{said}"
        );

        // Whoever joins others that share it looks too.
        let share = async || ServerShare::take(&address(&database)).await.unwrap();
        let first = Postgres::share(share().await, Begin::WhereItWas)
            .await
            .unwrap();
        say(&database, "DROP TRIGGER transfers_enter ON transfers").await;
        let sentence = "the trigger transfers_enter (before insert on transfers) is missing";
        let second = Postgres::share(share().await, Begin::WhereItWas).await;
        let refused = second.err().unwrap().to_string();
        assert!(refused.contains(sentence), "{refused}");
        first.close().await;

        let refused = start().await.err().unwrap();
        assert!(matches!(refused, OpenError::Unguarded { .. }), "{refused}");
        assert!(refused.to_string().contains(sentence), "{refused}");
        ends(triomphe(), 1);
        let report = audit::of_server(&address(&database)).await.unwrap();
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        assert_eq!(found, [sentence]);
    }
}
