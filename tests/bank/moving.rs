//! `triomphe export` and `triomphe import`: every row that goes along, and what is refused.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Connection, Executor};
use store::{Begin, Sqlite};

use crate::backups::{done, fails, names};
use crate::keeping::{keep, raw};
use crate::purge::{OF_NO_SERVER, ROWS};

/// What makes the server of [`ROWS`] one that can go: its table and its session are over, and its bot was started.
const OVER: &str = "
UPDATE tables SET closed = 1;
UPDATE sessions SET closed_at = 16;
INSERT INTO upgrades (name) VALUES ('welcomes'), ('defaults');
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
INSERT INTO upgrades (name) VALUES ('welcomes'), ('defaults');";

/// A folder with a database that holds this.
async fn filled(text: &'static [&'static str]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    Sqlite::open(&file).await.unwrap().close().await;
    let mut books = raw(&file).await;
    for text in text {
        books.execute(*text).await.unwrap();
    }
    books.close().await.unwrap();
    (folder, file)
}

/// How many rows each table has of a server.
async fn counts(file: &Path, guild: i64) -> Vec<(String, i64)> {
    let mut books = raw(file).await;
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .fetch_all(&mut books)
    .await
    .unwrap();
    let mut counts = Vec::new();
    for table in tables {
        let of = match table.as_str() {
            "acts" => "deal IN (SELECT id FROM deals WHERE guild = $1)",
            "surfaces" => "table_id IN (SELECT id FROM tables WHERE guild = $1)",
            "session_tables" => "session IN (SELECT id FROM sessions WHERE guild = $1)",
            "void_agreements" => "request IN (SELECT id FROM void_requests WHERE guild = $1)",
            of_none if OF_NO_SERVER.contains(&of_none) => continue,
            _ => "guild = $1",
        };
        let text = format!("SELECT COUNT(*) FROM {table} WHERE {of}");
        let rows = sqlx::query_scalar(AssertSqlSafe(text)).bind(guild);
        counts.push((table, rows.fetch_one(&mut books).await.unwrap()));
    }
    books.close().await.unwrap();
    counts
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

#[tokio::test]
async fn every_row_of_a_server_goes_along_or_is_said_to_stay() {
    let (home, file) = filled(&[ROWS, OVER]).await;
    let said = done(home.path(), &["export", "1", "server.jsonl"]);
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
    let written = home.path().join("server.jsonl");
    for others in [&[][..], &[OTHER]] {
        let (away, other) = filled(others).await;
        let said = done(away.path(), &["import", written.to_str().unwrap()]);
        assert!(said.starts_with("Server 1 is in books.db now: "), "{said}");
        let (here, there) = (counts(&file, 1).await, counts(&other, 1).await);
        for ((table, before), (_, after)) in here.into_iter().zip(there) {
            let stays = STAYS.iter().find(|(of, _)| *of == table);
            assert!(before > 0, "this test puts nothing into {table}");
            assert_eq!(
                after,
                before - stays.map_or(0, |(_, rows)| *rows),
                "{table}"
            );
        }
        // To the letter, and with the same key.
        done(away.path(), &["export", "1", "again.jsonl"]);
        let again = away.path().join("again.jsonl");
        assert_eq!(rows(&again), rows(&written));
        let key = |file: &Path| {
            let head = fs::read_to_string(file).unwrap();
            head.lines()
                .next()
                .unwrap()
                .split_once(r#""key":"#)
                .unwrap()
                .1
                .to_owned()
        };
        assert_eq!(key(&again), key(&written));
        assert!(!key(&written).contains("of one host"));
        done(away.path(), &["audit", "books.db"]);
        // There is one of it.
        let said = fails(away.path(), &["import", written.to_str().unwrap()], 2);
        assert!(said.contains("has server 1 already"), "{said}");
        // The bot starts on it.
        let (_claim, store) = keep(&other, Begin::WhereItWas).await.unwrap();
        store.close().await;
    }
    // Where there is no database yet.
    let new = tempfile::tempdir().unwrap();
    done(new.path(), &["import", written.to_str().unwrap()]);
    assert_eq!(
        names(new.path()),
        ["books.db", "books.db.lock", "books.db.mark"]
    );
}

#[tokio::test]
async fn a_server_that_is_played_in_or_is_not_there_stays() {
    let (home, file) = filled(&[ROWS, OVER]).await;
    let home = home.path();
    for (change, back, says) in [
        (
            "UPDATE tables SET closed = 0",
            "UPDATE tables SET closed = 1",
            "has open tables (1)",
        ),
        (
            "UPDATE sessions SET closed_at = NULL",
            "UPDATE sessions SET closed_at = 16",
            "an evening of play is open in server 1",
        ),
        (
            "DELETE FROM upgrades WHERE name = 'defaults'",
            "INSERT INTO upgrades (name) VALUES ('defaults')",
            "start the bot once",
        ),
    ] {
        let mut books = raw(&file).await;
        books.execute(change).await.unwrap();
        let said = fails(home, &["export", "1", "server.jsonl"], 2);
        assert!(said.contains(says), "{said}");
        books.execute(back).await.unwrap();
        books.close().await.unwrap();
    }
    let said = fails(home, &["export", "2", "server.jsonl"], 2);
    assert!(said.contains("nothing of server 2"), "{said}");
    assert!(!home.join("server.jsonl").exists(), "half a file is none");
    fs::write(home.join("taken.jsonl"), "ours").unwrap();
    fails(home, &["export", "1", "taken.jsonl"], 2);
    assert_eq!(
        fs::read_to_string(home.join("taken.jsonl")).unwrap(),
        "ours"
    );
    fails(home, &["export", "one"], 2);

    // Without a name it is in this folder, and a bot may run.
    let (claim, store) = keep(&file, Begin::WhereItWas).await.unwrap();
    let said = done(home, &["export", "1"]);
    assert!(said.starts_with("Wrote server-1-20"), "{said}");
    let written = said
        .split_once(": ")
        .unwrap()
        .0
        .trim_start_matches("Wrote ");
    let said = fails(home, &["import", written], 2);
    assert!(said.contains("in use by another triomphe"), "{said}");
    store.close().await;
    drop(claim);
}

#[tokio::test]
async fn a_file_that_was_changed_or_cut_off_changes_nothing() {
    let (home, _) = filled(&[ROWS, OVER]).await;
    done(home.path(), &["export", "1", "server.jsonl"]);
    let text = fs::read_to_string(home.path().join("server.jsonl")).unwrap();
    let (away, other) = filled(&[OTHER]).await;
    let before = counts(&other, 9).await;
    let nothing = counts(&other, 1).await;
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let lines = text.lines().count();
    let mut damaged: Vec<(String, &str)> = vec![
        (String::new(), "this is no file that"),
        ("{}\n".to_owned(), "this is no file that"),
        (
            text.replace("\"format\":1", "\"format\":2"),
            "this is no file that",
        ),
        (changed("\"amount\":5", "\"amount\":6"), "damaged"),
        (changed("\"Ann\"", "\"Ben\""), "damaged"),
        (text.trim_end().to_owned(), "damaged"),
        (format!("{text}\n"), "damaged"),
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
            "damaged",
        ),
        (signed(&changed("\"amount\":5", "\"amount\":-5")), "refused"),
        (
            signed(&changed("\"table_id\":7", "\"table_id\":8")),
            "refused",
        ),
    ];
    let cut = |count: usize| {
        let kept: Vec<&str> = text.lines().take(count).collect();
        format!("{}\n", kept.join("\n"))
    };
    damaged.extend([1, 2, lines / 2, lines - 1].map(|count| (cut(count), "damaged")));
    for (text, says) in damaged {
        fs::write(away.path().join("changed.jsonl"), &text).unwrap();
        let said = fails(away.path(), &["import", "changed.jsonl"], 2);
        assert!(said.contains(says) || says == "refused", "{said}\n{text}");
        assert_eq!(counts(&other, 9).await, before);
        assert_eq!(counts(&other, 1).await, nothing);
    }
    fs::write(away.path().join("whole.jsonl"), signed(&text)).unwrap();
    done(away.path(), &["import", "whole.jsonl"]);
}
