//! `triomphe export` and `triomphe import`: every row that goes along, and what is refused.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Connection, Executor};
#[cfg(target_os = "linux")]
use sqlx::{ConnectOptions as _, PgConnection};
use store::{Begin, MovingRow};
#[cfg(target_os = "linux")]
use store::{Postgres, ServerClaim, ServerShare};

use crate::On;
#[cfg(target_os = "linux")]
use crate::address;
use crate::backups::{ends, names, succeeds, triomphe_on};
use crate::files::{keep, raw};
use crate::server::{OF_NO_SERVER, ROWS};

/// What makes the server of [`ROWS`] one that can go: its table and its session are over, and its bot was started.
const OVER: &str = "
UPDATE tables SET closed = 1;
UPDATE sessions SET closed_at = 16;
INSERT INTO upgrades (name) VALUES ('welcomes'), ('defaults'), ('language');
INSERT INTO secrets (name, key) VALUES ('welcomes', 'of one host');
INSERT INTO given (guild, hash, kind, day) VALUES (1, 'before', 'start-old', 0);
INSERT INTO barred (guild, member, kind, at) VALUES (1, -9000000000000000000, 'ban', 21), (1, -77, 'ban', 22);";

/// What stays behind of each table, in rows.
const STAYS: [(&str, i64); 4] = [("reports", 1), ("surfaces", 1), ("given", 1), ("barred", 1)];

/// Another server, so that no row has the number that it had.
const OTHER: &str = "
INSERT INTO accounts (guild, name, kind, purse) VALUES (9, 'mint', 'mint', 'mint'), (9, 'house', 'house', 'house');
INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
    VALUES (9, 'a', 'mint', 'house', 5, 'house', 6), (9, 'b', 'mint', 'house', 5, 'house', 7);
INSERT INTO log_writes (guild, at, what) VALUES (9, 1, '{}'), (9, 1, '{}'), (9, 1, '{}');
INSERT INTO upgrades (name) VALUES ('welcomes'), ('defaults'), ('language');";

/// What happens in the server afterwards.
const AFTER: &str = "
INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'member:y', 'member', 'member:y');
INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
    VALUES (1, 'after', 'mint', 'member:y', 5, 'grant', 30), (1, 'later', 'member:x', 'member:y', 1, 'pay', 31);
INSERT INTO log_writes (guild, at, by, what, words) VALUES (1, 32, 2, '{}', 'w');
INSERT INTO reports (guild, member, words, body, people, at) VALUES (1, 2, 'w', '{}', '[2]', 33);";

/// The databases that a server can leave and come to.
fn both() -> Vec<On> {
    vec![
        On::Sqlite,
        #[cfg(target_os = "linux")]
        On::Postgres,
    ]
}

/// Tables of PostgreSQL alone, in which nothing is a server's own.
const POSTGRES_ALONE: &[&str] = &[
    "claim",
    "guards",
    "lease_register",
    "leases",
    "processes",
    "server_order",
    "session_starts",
];

/// A host of the bot: a folder, and a database in it or on a server.
struct Host {
    folder: tempfile::TempDir,
    /// As `TRIOMPHE_DATABASE` names it.
    database: String,
    is_file: bool,
}

impl Host {
    /// With nothing yet.
    fn new(on: On) -> Host {
        Host {
            folder: tempfile::tempdir().unwrap(),
            database: match on {
                #[cfg(target_os = "linux")]
                On::Postgres => scratch::database(),
                _ => "books.db".to_owned(),
            },
            is_file: matches!(on, On::Sqlite),
        }
    }

    /// With a database that holds this.
    async fn filled(on: On, texts: &[&'static str]) -> Host {
        let host = Host::new(on);
        host.start().await.store.close().await;
        for text in texts {
            host.say(text).await;
        }
        host
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn triomphe(&self, arguments: &[&str]) -> Command {
        triomphe_on(self.folder.path(), &self.database, arguments)
    }

    #[track_caller]
    fn done(&self, arguments: &[&str]) -> String {
        succeeds(self.triomphe(arguments))
    }

    #[track_caller]
    fn fails(&self, arguments: &[&str], status: i32) -> String {
        ends(self.triomphe(arguments), status)
    }

    /// The bot opens its database.
    async fn start(&self) -> Started {
        #[cfg(target_os = "linux")]
        if !self.is_file {
            let store = Postgres::open(&address(&self.database)).await.unwrap();
            return Started {
                store,
                _claim: None,
            };
        }
        let (claim, store) = keep(&self.at(&self.database), Begin::WhereItWas)
            .await
            .unwrap();
        let _claim = Some(claim);
        Started { store, _claim }
    }

    #[cfg(target_os = "linux")]
    async fn server(&self) -> PgConnection {
        let options: sqlx::postgres::PgConnectOptions = self.database.parse().unwrap();
        options.connect().await.unwrap()
    }

    /// Writes what the bot would not.
    async fn say(&self, text: &'static str) {
        #[cfg(target_os = "linux")]
        if !self.is_file {
            let mut books = self.server().await;
            books.execute(text).await.unwrap();
            return books.close().await.unwrap();
        }
        let mut books = raw(&self.at(&self.database)).await;
        books.execute(text).await.unwrap();
        books.close().await.unwrap();
    }

    /// How many rows each table has of a server.
    async fn counts(&self, guild: i64) -> BTreeMap<String, i64> {
        macro_rules! count {
            ($books:expr, $tables:literal) => {{
                let mut books = $books;
                let tables = sqlx::query_scalar($tables);
                let tables: Vec<String> = tables.fetch_all(&mut books).await.unwrap();
                let mut counts = BTreeMap::new();
                for table in tables {
                    if let Some(of) = of_a_server(&table) {
                        let text = format!("SELECT COUNT(*) FROM {table} WHERE {of}");
                        let rows = sqlx::query_scalar(AssertSqlSafe(text)).bind(guild);
                        counts.insert(table, rows.fetch_one(&mut books).await.unwrap());
                    }
                }
                books.close().await.unwrap();
                counts
            }};
        }
        #[cfg(target_os = "linux")]
        if !self.is_file {
            return count!(
                self.server().await,
                "SELECT CAST(relname AS TEXT) FROM pg_class
                 WHERE relkind = 'r' AND relnamespace = to_regnamespace(current_schema())"
            );
        }
        count!(
            raw(&self.at(&self.database)).await,
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
    }

    /// The file that holds server 1.
    fn exported(&self, name: &str) -> PathBuf {
        self.done(&["export", "1", name]);
        self.at(name)
    }
}

/// A bot's store, and its claim if that is on a file.
struct Started {
    store: std::sync::Arc<dyn store::Store>,
    _claim: Option<store::Claim>,
}

/// Which rows of a table are those of the server `$1`, if it has any.
fn of_a_server(table: &str) -> Option<&'static str> {
    Some(match table {
        "acts" => "deal IN (SELECT id FROM deals WHERE guild = $1)",
        "surfaces" => "table_id IN (SELECT id FROM tables WHERE guild = $1)",
        "session_tables" => "session IN (SELECT id FROM sessions WHERE guild = $1)",
        "void_agreements" => "request IN (SELECT id FROM void_requests WHERE guild = $1)",
        of_none if OF_NO_SERVER.contains(&of_none) || POSTGRES_ALONE.contains(&of_none) => {
            return None;
        }
        _ => "guild = $1",
    })
}

/// The rows in a file, without its head and its checksum.
fn rows(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(
        lines[0].starts_with(r#"{"server":{"format":1,"guild":1,"#),
        "{}",
        lines[0]
    );
    lines[1..lines.len() - 1].to_vec()
}

/// The text with the checksum that it should have.
fn signed(text: &str) -> String {
    let (body, foot) = text.trim_end().rsplit_once('\n').unwrap();
    let body = format!("{body}\n");
    let sum: String = Sha256::digest(&body)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let (rows, _) = foot.split_once(r#""sha256":"#).unwrap();
    format!("{body}{rows}\"sha256\":\"{sum}\"}}}}\n")
}

/// The key in a file's head.
fn key(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let head = text.lines().next().unwrap();
    head.split_once(r#""key":"#).unwrap().1.to_owned()
}

#[tokio::test]
async fn every_row_of_a_server_goes_along_or_is_said_to_stay() {
    for from in both() {
        every_row_goes_from(from).await;
    }
}

async fn every_row_goes_from(from: On) {
    let home = Host::filled(from, &[ROWS, OVER]).await;
    let said = home.done(&["export", "1", "server.jsonl"]);
    assert!(said.starts_with("Wrote server.jsonl: "), "{said}");
    assert!(
        said.contains("1 notes on starting coins stay behind"),
        "{said}"
    );
    assert!(
        said.contains("1 bans and exclusions of erased members stay behind"),
        "{said}"
    );
    assert!(said.contains("1 reported problems stay behind"), "{said}");
    let written = home.at("server.jsonl");
    assert!(!key(&written).contains("of one host"));
    let here = home.counts(1).await;
    for (to, others) in both()
        .into_iter()
        .flat_map(|to| [(to, &[][..]), (to, &[OTHER])])
    {
        let away = Host::filled(to, others).await;
        let said = away.done(&["import", written.to_str().unwrap()]);
        let name = if away.is_file { "books.db" } else { "t_" };
        let begins = format!("Server 1 is in {name}");
        assert!(said.starts_with(&begins), "{said}");
        let there = away.counts(1).await;
        assert!(here.keys().eq(there.keys()), "{here:?}\n{there:?}");
        for (table, before) in &here {
            let stays = STAYS.iter().find(|(of, _)| of == table);
            assert!(*before > 0, "this test puts nothing into {table}");
            let expected = before - stays.map_or(0, |(_, rows)| *rows);
            assert_eq!(there[table], expected, "{table}");
        }
        // To the letter, and with the same key.
        let again = away.exported("again.jsonl");
        assert_eq!(rows(&again), rows(&written));
        assert_eq!(key(&again), key(&written));
        away.done(&["audit"]);
        // There is one of it.
        let said = away.fails(&["import", written.to_str().unwrap()], 2);
        assert!(said.contains("already has data for server 1"), "{said}");
        // The bot starts on it, and what comes next has the next numbers.
        away.start().await.store.close().await;
        away.say(AFTER).await;
        away.done(&["audit"]);
    }
    // Where there is no database yet.
    for to in both() {
        let new = Host::new(to);
        new.done(&["import", written.to_str().unwrap()]);
        assert_eq!(rows(&new.exported("again.jsonl")), rows(&written));
        let mut expected = vec!["again.jsonl"];
        if new.is_file {
            expected.extend(["books.db", "books.db.lock", "books.db.mark"]);
        }
        assert_eq!(names(new.folder.path()), expected);
    }
}

#[tokio::test]
async fn a_server_that_is_played_in_or_is_not_there_stays() {
    for on in both() {
        is_kept(on).await;
    }
}

async fn is_kept(on: On) {
    let home = Host::filled(on, &[ROWS, OVER]).await;
    for (change, back, says) in [
        (
            "UPDATE tables SET closed = 0",
            "UPDATE tables SET closed = 1",
            "has open tables (1)",
        ),
        (
            "UPDATE sessions SET closed_at = NULL",
            "UPDATE sessions SET closed_at = 16",
            "a session of play is open in server 1",
        ),
        (
            "DELETE FROM upgrades WHERE name = 'defaults'",
            "INSERT INTO upgrades (name) VALUES ('defaults')",
            "start the bot once",
        ),
    ] {
        home.say(change).await;
        let said = home.fails(&["export", "1", "server.jsonl"], 2);
        assert!(said.contains(says), "{said}");
        home.say(back).await;
    }
    let said = home.fails(&["export", "2", "server.jsonl"], 2);
    assert!(said.contains("no data for server 2"), "{said}");
    assert!(!home.at("server.jsonl").exists(), "half a file is none");
    fs::write(home.at("taken.jsonl"), "ours").unwrap();
    home.fails(&["export", "1", "taken.jsonl"], 2);
    assert_eq!(fs::read_to_string(home.at("taken.jsonl")).unwrap(), "ours");
    home.fails(&["export", "one"], 2);

    // Without a name it is in this folder, and a bot may run.
    let bot = home.start().await;
    let said = home.done(&["export", "1"]);
    assert!(said.starts_with("Wrote server-1-20"), "{said}");
    let written = said
        .split_once(": ")
        .unwrap()
        .0
        .trim_start_matches("Wrote ");
    let said = home.fails(&["import", written], 2);
    assert!(said.contains("in use by another triomphe"), "{said}");
    bot.store.close().await;
}

/// The same where several processes share the database.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_moves_in_when_all_who_share_the_database_have_ended() {
    let home = Host::filled(On::Sqlite, &[ROWS, OVER]).await;
    let written = home.exported("server.jsonl");
    let written = written.to_str().unwrap();
    let away = Host::filled(On::Postgres, &[OTHER]).await;
    let share = ServerShare::take(&address(&away.database)).await.unwrap();
    let leases = Postgres::share(share, Begin::WhereItWas).await.unwrap();
    let said = away.fails(&["import", written], 2);
    assert!(said.contains("stop all of them first"), "{said}");
    let said = away.fails(&["export", "1"], 2);
    assert!(said.contains("no data for server 1"), "{said}");
    leases.close().await;
    away.done(&["import", written]);
    // The claim is free at once.
    drop(ServerClaim::take(&address(&away.database)).await.unwrap());
}

#[tokio::test]
async fn a_file_that_was_changed_or_cut_off_changes_nothing() {
    for on in both() {
        changes_nothing(on).await;
    }
}

async fn changes_nothing(on: On) {
    let home = Host::filled(on, &[ROWS, OVER]).await;
    let text = fs::read_to_string(home.exported("server.jsonl")).unwrap();
    let away = Host::filled(on, &[OTHER]).await;
    let before = away.counts(9).await;
    let nothing = away.counts(1).await;
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let lines = text.lines().count();
    let mut damaged: Vec<(String, &str)> = vec![
        (String::new(), "this file was not written"),
        ("{}\n".to_owned(), "this file was not written"),
        (
            text.replace("\"format\":1", "\"format\":2"),
            "this file was not written",
        ),
        (changed("\"amount\":5", "\"amount\":6"), "damaged"),
        (changed("\"Ann\"", "\"Ben\""), "damaged"),
        (text.trim_end().to_owned(), "damaged"),
        (format!("{text}\n"), "damaged"),
        (
            text.replace('\n', "\r\n"),
            "the ends of its lines were changed on the way",
        ),
        (
            changed("\"Ann\"", "\"Ben\"").replace('\n', "\r\n"),
            "the ends of its lines",
        ),
        // With the right checksum.
        (
            signed(&changed("\"balance\":5", "\"balance\":6")),
            "damaged",
        ),
        (signed(&changed("\"taste\":", "\"tastes\":")), "damaged"),
        (
            signed(&changed("\"purse\":3", "\"purse\":\"three\"")),
            "damaged",
        ),
        (signed(&changed("{\"member\":", "{\"person\":")), "damaged"),
        (
            signed(&changed("\"deal\":11,\"n\":0", "\"deal\":12,\"n\":0")),
            "the deal of this act is none of this server's",
        ),
        (
            signed(&changed("\"amount\":5", "\"amount\":-5")),
            "the database refuses line",
        ),
        (
            signed(&changed("\"table_id\":7", "\"table_id\":8")),
            "the table_id of this deal is none of this server's",
        ),
    ];
    let cut = |count: usize| {
        let kept: Vec<&str> = text.lines().take(count).collect();
        format!("{}\n", kept.join("\n"))
    };
    damaged.extend([1, 2, lines / 2, lines - 1].map(|count| (cut(count), "damaged")));
    for (text, says) in damaged {
        fs::write(away.at("changed.jsonl"), &text).unwrap();
        let said = away.fails(&["import", "changed.jsonl"], 2);
        assert!(said.contains(says), "{said}\n{text}");
        assert_eq!(away.counts(9).await, before);
        assert_eq!(away.counts(1).await, nothing);
    }
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(away.at("wide.jsonl"), wide).unwrap();
    let said = away.fails(&["import", "wide.jsonl"], 2);
    assert!(said.contains("as UTF-16"), "{said}");
    // An editor has put a mark before it.
    fs::write(away.at("whole.jsonl"), format!("\u{feff}{}", signed(&text))).unwrap();
    away.done(&["import", "whole.jsonl"]);
}

/// A server that others may want to write into.
const VICTIM: &str = "
INSERT INTO characters (id, guild, member, name, made_at) VALUES (104, 9, 2, 'Brenna', 5);
INSERT INTO table_writes (id, guild, channel, from_version, state, at) VALUES (107, 9, 8, 0, '{}', 9);
INSERT INTO deals (id, guild, table_id, record, started_at) VALUES (111, 9, 107, '{}', 12);
UPDATE deals SET ended = 'played', ended_at = 16, result = '{}' WHERE id = 111;
INSERT INTO sessions (id, guild, opened_at, closed_at) VALUES (114, 9, 15, 16);
INSERT INTO shuffles (deal, guild, table_id, seed, bound, hash, made_at)
    VALUES (112, 9, 107, 's', 'b', 'h', 16);
INSERT INTO void_requests (id, deal, guild, by, reason, lacking, channel, at)
    VALUES (121, 111, 9, 2, 'why', 'refuse', 8, 22);";

/// What a column of the hostile server refers to, and what it would refer to in the other one.
fn target(column: &str) -> (i64, i64) {
    match column {
        "plays" => (4, 104),
        "place" | "table_id" => (7, 107),
        "deal" => (11, 111),
        "session" => (14, 114),
        "request" => (21, 121),
        other => panic!("this test does not know {other}"),
    }
}

/// The text, where the first row of a kind has another number in a column.
fn aimed(text: &str, kind: &str, column: &str, (from, to): (i64, i64)) -> String {
    let begins = format!("{{\"{kind}\":");
    let (from, to) = (format!("\"{column}\":{from}"), format!("\"{column}\":{to}"));
    let is_meant = |line: &&str| line.starts_with(&begins) && line.contains(&from);
    let line = text.lines().find(is_meant);
    let line = line.unwrap_or_else(|| panic!("no {kind} has {from}"));
    text.replacen(line, &line.replacen(&from, &to, 1), 1)
}

#[tokio::test]
async fn a_file_that_refers_to_another_servers_rows_changes_nothing() {
    for on in both() {
        refers_elsewhere(on).await;
    }
}

async fn refers_elsewhere(on: On) {
    let home = Host::filled(on, &[ROWS, OVER]).await;
    let text = fs::read_to_string(home.exported("server.jsonl")).unwrap();
    let away = Host::filled(on, &[OTHER, VICTIM]).await;
    let (before, nothing) = (away.counts(9).await, away.counts(1).await);
    let mut hostile: Vec<(String, String)> = MovingRow::references()
        .map(|(kind, column)| {
            let says = format!("the {column} of this {kind} is none of this server's");
            (aimed(&text, kind, column, target(column)), says)
        })
        .collect();
    assert_eq!(hostile.len(), 12, "every column that refers to a row");
    // The smallest one that was found.
    let head = text.lines().next().unwrap();
    hostile.push((
        format!("{head}\n{{\"void\":{{\"deal\":111,\"at\":1}}}}\n{{\"checksum\":{{\"rows\":1,\"sha256\":\"\"}}}}\n"),
        "line 2: the deal of this void is none of this server's".to_owned(),
    ));
    // Rows that would take the place of the other server's.
    for (kind, column, to) in [
        ("character", "id", (4, 104)),
        ("table", "id", (7, 107)),
        ("deal", "id", (11, 111)),
        // That of a shuffle whose deal has not begun.
        ("deal", "id", (11, 112)),
        ("shuffle", "deal", (11, 111)),
        ("session", "id", (14, 114)),
        ("void-request", "id", (21, 121)),
    ] {
        let mut taken = aimed(&text, kind, column, to);
        // What refers to it in the file goes along.
        let refers = MovingRow::references().filter(|(_, refers)| target(refers).0 == to.0);
        for (kind, refers) in refers.filter(|_| column == "id") {
            taken = aimed(&taken, kind, refers, to);
        }
        hostile.push((taken, "the database refuses line".to_owned()));
    }
    for (text, says) in hostile {
        fs::write(away.at("hostile.jsonl"), signed(&text)).unwrap();
        let said = away.fails(&["import", "hostile.jsonl"], 2);
        assert!(said.contains(&says), "{said}: not {says}\n{text}");
        assert_eq!(away.counts(9).await, before, "{says}");
        assert_eq!(away.counts(1).await, nothing, "{says}");
    }
    away.done(&["audit"]);
    // What the file was made of is taken, and whoever was aimed at can be deleted.
    fs::write(away.at("whole.jsonl"), &text).unwrap();
    away.done(&["import", "whole.jsonl"]);
    away.say("INSERT INTO guilds (guild, gone_at) VALUES (9, 30)")
        .await;
    let bot = away.start().await;
    assert!(bot.store.purge(ids::GuildId(9)).await.unwrap());
    bot.store.close().await;
    assert!(away.counts(9).await.values().all(|rows| *rows == 0));
}

/// Lets go of the guards, in SQLite and in PostgreSQL.
const UNGUARDED: [&str; 2] = [
    "PRAGMA foreign_keys = OFF; DROP TRIGGER session_tables_of_one_server;",
    "SET session_replication_role = replica;",
];

/// Rows of server 1 that point to server 9, as a file could write them before.
const ASTRAY: &str = "
INSERT INTO played_for (deal, guild, member) VALUES (111, 1, 2);
INSERT INTO sessions (id, guild, opened_at, closed_at) VALUES (14, 1, 15, 16);
INSERT INTO session_tables (session, table_id) VALUES (14, 107);";

#[tokio::test]
async fn a_database_with_rows_that_refer_to_another_servers_starts_and_an_audit_names_them() {
    for on in both() {
        starts_with_strays(on).await;
    }
}

async fn starts_with_strays(on: On) {
    let host = Host::filled(
        on,
        &[
            OTHER,
            VICTIM,
            "INSERT INTO guilds (guild, gone_at) VALUES (1, 30), (9, 30)",
        ],
    )
    .await;
    let unguarded = UNGUARDED[usize::from(!host.is_file)];
    host.say(format!("{unguarded}{ASTRAY}").leak()).await;
    if host.is_file {
        // As that database is guarded now.
        let migration = include_str!("../../migrations/sqlite/0016_one_server.sql");
        let from = migration.find("CREATE TRIGGER session_tables_of_one_server");
        let trigger = &migration[from.unwrap()..];
        host.say(&trigger[..trigger.find("END;").unwrap() + 4])
            .await;
    }
    let audited = || {
        let audit = host.triomphe(&["audit"]).output().unwrap();
        assert_eq!(audit.status.code(), Some(1));
        let said = String::from_utf8(audit.stdout).unwrap();
        let wrong = said.lines().filter(|line| line.starts_with("wrong: "));
        wrong.map(str::to_owned).collect::<Vec<_>>()
    };
    let finding =
        "wrong: a row of played_for of server 1 refers by its deal to row 111 of deals, which is ";
    let of_the_session = "wrong: a row of session_tables of server 1 refers by its table_id to row 107 of tables, \
        which is of server 9";
    assert_eq!(
        audited(),
        [of_the_session.to_owned(), format!("{finding}of server 9")]
    );
    // It holds up nobody, and goes with the server whose row it is.
    let bot = host.start().await;
    assert!(bot.store.purge(ids::GuildId(9)).await.unwrap());
    bot.store.close().await;
    drop(bot);
    assert_eq!(audited(), [format!("{finding}not there")]);
    let bot = host.start().await;
    assert!(bot.store.purge(ids::GuildId(1)).await.unwrap());
    bot.store.close().await;
    host.done(&["audit"]);
}

#[tokio::test]
async fn texts_that_come_in_a_file_are_tidied_as_those_that_are_typed() {
    let home = Host::filled(On::Sqlite, &[ROWS, OVER]).await;
    let text = fs::read_to_string(home.exported("server.jsonl")).unwrap();
    let changes = [
        // As it stands in the file, as it comes, as it is stored.
        (r#""Brenna""#, "\"\u{202e}Bren\u{200b}na\"", r#""Brenna""#),
        (
            r#""picture":null"#,
            r#""picture":"http://localhost/""#,
            r#""picture":null"#,
        ),
        (
            r#""words":"words""#,
            r#""words":"two\nwords""#,
            r#""words":"two words""#,
        ),
        (
            r#""reason":"grant""#,
            r#""reason":"\u202egrant""#,
            r#""reason":"grant""#,
        ),
        (
            r#""settings":"{}""#,
            r#""settings":"{\"house_name\":\"\\u202ePony\"}""#,
            r#""settings":"{\"house_name\":\"Pony\"}""#,
        ),
        // As it was written: only what changes is written anew.
        (
            r#""record":"{}""#,
            r#""record":"{ \"b\": 1, \"a\": 2}""#,
            r#""record":"{ \"b\": 1, \"a\": 2}""#,
        ),
    ];
    let with = |pick: fn(&(&'static str, &'static str, &'static str)) -> &'static str| {
        let mut text = text.clone();
        for change in &changes {
            assert!(text.contains(change.0), "{}", change.0);
            text = text.replacen(change.0, pick(change), 1);
        }
        text
    };
    let away = Host::new(On::Sqlite);
    fs::write(away.at("typed.jsonl"), signed(&with(|change| change.1))).unwrap();
    away.done(&["import", "typed.jsonl"]);
    fs::write(away.at("tidy.jsonl"), signed(&with(|change| change.2))).unwrap();
    let stored = rows(&away.exported("again.jsonl"));
    assert_eq!(stored, rows(&away.at("tidy.jsonl")));
}
