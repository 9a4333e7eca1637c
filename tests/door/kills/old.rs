//! The bot is killed while it brings the database of an older version up to date.

use super::evening::Evening;
use super::journal::to_read;
use super::tally::{Kind, Tally};
use crate::schema::{of_step, steps};
use rand::RngExt;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The longest time between the first thing written and the kill.
const LONGEST: Duration = Duration::from_millis(100);
/// If nothing is written for so long, nothing will be.
const GIVE_UP: Duration = Duration::from_secs(20);

/// Old databases that are full of things, one for each step of the schema; made when first needed.
pub struct Old {
    folder: tempfile::TempDir,
    made: BTreeMap<i64, PathBuf>,
    copies: usize,
}

impl Old {
    pub fn new() -> Old {
        Old {
            folder: tempfile::tempdir().unwrap(),
            made: BTreeMap::new(),
            copies: 0,
        }
    }

    /// A copy of the database that was left at this step.
    async fn copy(&mut self, step: i64, server: u64) -> PathBuf {
        let made = self.folder.path().join(format!("step-{step}-{server}.db"));
        if self.made.get(&step) != Some(&made) {
            let mut raw = of_step(step, &made).await;
            fill(&mut raw, step, server).await;
            raw.close().await.unwrap();
            self.made.insert(step, made.clone());
        }
        self.copies += 1;
        let copy = self.folder.path().join(format!("{}.db", self.copies));
        std::fs::copy(made, &copy).unwrap();
        copy
    }

    /// Kills the bot as it migrates, starts it again, and checks that nothing is missing.
    pub async fn kill(&mut self, evening: &mut Evening, tally: &mut Tally) {
        evening.close_doors().await;
        let steps = steps();
        let before = steps[evening.chance.random_range(0..steps.len() - 1)];
        let server = evening.process.sandbox.server().0;
        let file = self.copy(before, server).await;
        let then = contents(&file).await;

        let process = &mut evening.process;
        let usual = process.database();
        process.set("TRIOMPHE_DATABASE", file.to_str().unwrap());
        process.launch();
        let log = PathBuf::from(format!("{}-wal", file.display()));
        // Most of the steps take hardly any time.
        let wait = LONGEST.mul_f64(evening.chance.random::<f64>().powi(4));
        let launched = Instant::now();
        let mut begun = None;
        let killed = process.kill_when(move || {
            if begun.is_none() && std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
                begun = Some(Instant::now());
            }
            begun.is_some_and(|begun| begun.elapsed() >= wait) || launched.elapsed() > GIVE_UP
        });
        assert!(
            killed.await.unwrap(),
            "the bot ended by itself:\n{}",
            process.log()
        );
        let done = applied(&file).await;
        assert!(done >= before, "step {done} after {before}");
        let now = contents(&file).await;
        assert!(now == then, "killed at step {done} after {before}");
        let last = *steps.last().unwrap();
        process.start().await;
        assert_eq!(applied(&file).await, last, "after step {before}");
        let now = contents(&file).await;
        assert!(now == then, "begun again at step {done} after {before}");
        process.stop().await;
        process.must_be_in_order();
        tally.looks += 1;
        tally.count(Kind::Migration, done < last, launched.elapsed());
        process.set("TRIOMPHE_DATABASE", usual.to_str().unwrap());
    }
}

/// The last migration that is done.
async fn applied(file: &Path) -> i64 {
    let mut raw = to_read(file).await;
    let (last, failed): (i64, bool) =
        sqlx::query_as("SELECT max(version), min(success) = 0 FROM _sqlx_migrations")
            .fetch_one(&mut raw)
            .await
            .unwrap();
    assert!(!failed, "step {last} was done by half");
    raw.close().await.unwrap();
    last
}

/// Everything in the file that its users know of, whatever its schema, in the same words.
async fn contents(file: &Path) -> Vec<String> {
    let mut raw = to_read(file).await;
    let moved: bool =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_master WHERE name = 'log_words'")
            .fetch_one(&mut raw)
            .await
            .unwrap();
    let has_log: bool =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_master WHERE name = 'house_log'")
            .fetch_one(&mut raw)
            .await
            .unwrap();
    let mut questions = vec![
        "SELECT name || ' ' || balance FROM accounts ORDER BY id",
        "SELECT name || ' ' || debit || ' ' || credit || ' ' || amount || ' ' || reason || ' ' || at
            FROM transfers ORDER BY id",
        "SELECT member || ' ' || name || ' ' || purse FROM members ORDER BY member",
        "SELECT id || ' ' || version || ' ' || state || ' ' || closed FROM tables ORDER BY id",
        "SELECT id || ' ' || table_id || ' ' || record || ' ' || ended || ' ' || result
            FROM deals ORDER BY id",
        "SELECT deal || ' ' || n || ' ' || seat || ' ' || words FROM acts ORDER BY deal, n",
    ];
    match (has_log, moved) {
        // There was no house yet that could do anything.
        (false, _) => questions.extend(["SELECT 'none' WHERE false"; 2]),
        (true, false) => questions.extend([
            "SELECT id || ' ' || at || ' ' || by || ' ' || json_extract(what, '$.reason')
                FROM house_log ORDER BY id",
            "SELECT deal || ' ' || by || ' ' || reason FROM voids ORDER BY deal",
        ]),
        (true, true) => questions.extend([
            "SELECT id || ' ' || at || ' ' || by || ' ' || words
                FROM house_log JOIN log_words ON entry = id ORDER BY id",
            "SELECT deal || ' ' || by || ' ' || reason FROM void_words ORDER BY deal",
        ]),
    }
    let mut all = Vec::new();
    for question in questions {
        let rows: Vec<String> = sqlx::query_scalar(question)
            .fetch_all(&mut raw)
            .await
            .unwrap();
        all.push(format!("{} rows", rows.len()));
        all.extend(rows);
    }
    raw.close().await.unwrap();
    all
}

/// Fills a database of this step: purses, transfers, finished deals with their acts, and what its house did.
async fn fill(raw: &mut SqliteConnection, step: i64, server: u64) {
    let guild = server.cast_signed();
    let count = |count: usize| {
        format!("WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {count})")
    };
    let mut text = format!(
        "BEGIN;
         INSERT INTO guilds (guild, settings) VALUES ({guild}, '{{\"allowance\":0}}');
         {members}
         INSERT INTO members (guild, member, name, purse)
             SELECT {guild}, 1000 + n, 'M' || n, n FROM n;
         INSERT INTO accounts (guild, name, kind, purse) VALUES ({guild}, 'mint', 'mint', 'mint');
         {members}
         INSERT INTO accounts (guild, name, kind, purse)
             SELECT {guild}, {purse}, 'member', {purse} FROM n;
         {members}
         INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
             SELECT {guild}, 'start:' || n, 'mint', {purse}, 100, 'start', n FROM n;
         {deals}
         INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at)
             SELECT n, {guild}, 70, 0, '{{}}', 1, n FROM n;
         {deals}
         INSERT INTO deals (id, guild, table_id, record, started_at)
             SELECT n, {guild}, n, '{{}}', n FROM n;
         {acts}
         INSERT INTO acts (deal, n, seat, words)
             SELECT 1 + n % 200, n / 200, n % 4, 'play KC' FROM n;
         UPDATE deals SET ended = 'played', ended_at = id + 1, result = '{{}}';",
        purse = "'member:' || printf('%013d', n)",
        members = count(2000),
        deals = count(200),
        acts = count(4000),
    );
    if step >= 2 {
        let log = count(6000);
        let entry = "json_object('kind', 'banned', 'reason', 'loud ' || n)";
        text += &if step >= 8 {
            format!(
                "{log} INSERT INTO log_writes (guild, at, what, by, words)
                     SELECT {guild}, n, {entry}, 1000 + n % 7, 'loud ' || n FROM n;
                 INSERT INTO voids (deal, guild, at)
                     SELECT id, guild, 9 FROM deals WHERE id % 10 = 0;
                 INSERT INTO void_words (deal, guild, by, reason)
                     SELECT deal, guild, 1001, 'dropped' FROM voids;"
            )
        } else {
            format!(
                "{log} INSERT INTO house_log (guild, at, by, what)
                     SELECT {guild}, n, 1000 + n % 7, {entry} FROM n;
                 INSERT INTO voids (deal, guild, by, reason, at)
                     SELECT id, guild, 1001, 'dropped', 9 FROM deals WHERE id % 10 = 0;"
            )
        };
    }
    text += "COMMIT;";
    sqlx::raw_sql(AssertSqlSafe(text))
        .execute(raw)
        .await
        .unwrap();
}
