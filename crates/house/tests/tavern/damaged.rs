//! Damaged rows, as a disk or somebody's hand could leave them: whatever a text of the database says, what is stored
//! beside it is shown or refused with a reason, and nothing panics.
//!
//! Rows of tables, settings, preferences and log entries are damaged by themselves, and oftener
//! (`crates/table/tests/steps/rows.rs`, `crates/pages/tests/fuzz.rs`). A file that a server is exported into is damaged
//! here too.

use crate::evening::{ANN, BOB, CHANNEL, DAN, Evening, SERVER, here};
use crate::files::raw;
use crate::schema::without_triggers;
use fuzz::Read;
use house::{
    OperatorSettings, Requester, Tavern, VoidAnswer, VoidOrder,
    server_file::{ServerFile, ServerFileError, export},
};
use ids::{DealId, MemberId, MessageId, Seek, TableId};
use pages::{ReplayAt, Shortfall, Surface};
use rules::Variant;
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Executor as _, SqliteConnection};
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use store::{Claim, Sqlite};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::Mutex;

/// The texts that are damaged.
const COLUMNS: [(&str, &str); 12] = [
    ("deals", "record"),
    ("deals", "result"),
    ("acts", "words"),
    ("sessions", "state"),
    ("shuffles", "seed"),
    ("shuffles", "bound"),
    ("shuffles", "hash"),
    ("shuffles", "cuts"),
    ("void_requests", "reason"),
    ("members", "taste"),
    ("surfaces", "kind"),
    ("tables", "state"),
];

/// How many damaged texts each takes.
const INPUTS: u64 = 25;

const THREE: [MemberId; 3] = [ANN, BOB, DAN];

fn runtime() -> Runtime {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all().build().unwrap()
}

/// A house with one of everything that is read again.
struct Stored {
    _folder: TempDir,
    evening: Evening,
    raw: Mutex<SqliteConnection>,
    table: TableId,
    deal: DealId,
    asked: pages::VoidAsked,
}

impl Stored {
    async fn new() -> Stored {
        let (folder, file, evening) = Evening::on_file(3).await;
        let opened = evening.sessions.open_session(SERVER, DAN, "an evening");
        opened.await.unwrap();
        let table = evening.table("tavern", &THREE, 1).await;
        let deal = evening.deal_to_play(table, &THREE).await;
        evening.play_out(table, &THREE).await;
        let order = VoidOrder {
            guild: SERVER,
            deal,
            by: DAN,
            reason: "a card fell".to_owned(),
            lacking: Shortfall::Refuse,
            channel: CHANNEL,
        };
        let VoidAnswer::Asked(asked) = evening.voids.void(&order, &[]).await.unwrap() else {
            panic!("the others are asked");
        };
        let posted = evening
            .voids
            .void_request_posted(&asked, Some(MessageId(9)));
        posted.await.unwrap();
        let surface = Surface {
            channel: CHANNEL,
            message: MessageId(8),
            posted_at: 1,
        };
        let set = evening.set_surface(table, "table", Some(surface));
        set.await.unwrap();
        let scarto = Variant::parse("scarto", None, &Default::default()).unwrap();
        evening.begin_lesson(SERVER, ANN, &scarto).await.unwrap();
        evening.close(table, ANN).await;
        let closed = evening.sessions.close_session(SERVER, DAN, CHANNEL);
        closed.await.unwrap();
        evening.sessions.wake_settlement(SERVER);
        let mut raw = raw(&file).await;
        unguard(&mut raw).await;
        Stored {
            _folder: folder,
            evening,
            raw: Mutex::new(raw),
            table,
            deal,
            asked,
        }
    }

    /// What a column holds.
    async fn texts(&self, table: &str, column: &str) -> Vec<String> {
        let ask = format!("SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL");
        let texts = sqlx::query_scalar(AssertSqlSafe(ask));
        texts.fetch_all(&mut *self.raw.lock().await).await.unwrap()
    }

    /// Reads everything while a column holds this text. `None` if the schema refuses it.
    async fn with(&self, table: &str, column: &str, text: &str) -> Option<Vec<String>> {
        // A request whose deal cannot be read any more is closed.
        let requests = ["void_requests", "void_agreements"];
        let others = requests.into_iter().filter(|other| *other != table);
        let kept: Vec<&str> = others.chain([table]).collect();
        for table in &kept {
            let keep = format!("CREATE TEMP TABLE kept_{table} AS SELECT * FROM {table}");
            self.say(keep).await;
        }
        let damage = format!("UPDATE {table} SET {column} = $1 WHERE {column} IS NOT NULL");
        let damaged = sqlx::query(AssertSqlSafe(damage)).bind(text);
        let damaged = damaged.execute(&mut *self.raw.lock().await).await;
        let refused = match damaged {
            Ok(done) => {
                assert!(done.rows_affected() > 0, "{table}.{column}");
                Some(self.read().await)
            }
            Err(_) => None,
        };
        for table in &kept {
            self.say(format!("DELETE FROM {table}")).await;
            self.say(format!("INSERT INTO {table} SELECT * FROM kept_{table}"))
                .await;
            self.say(format!("DROP TABLE kept_{table}")).await;
        }
        refused
    }

    async fn say(&self, text: String) {
        let mut raw = self.raw.lock().await;
        raw.execute(AssertSqlSafe(text)).await.unwrap();
    }

    /// Reads everything; what was refused, and why.
    async fn read(&self) -> Vec<String> {
        let (table, deal) = (self.table, self.deal);
        let (ann, mut refused) = (here(ANN), Vec::new());
        // As after a start: nothing is remembered.
        let house = OperatorSettings::clone(&self.evening.house);
        let started = Tavern::open(self.evening.store.clone(), house, Some(1)).await;
        let evening = match started {
            Ok(tavern) => tavern,
            Err(error) => {
                refused.push(format!("start: {error:#}"));
                self.evening.tavern.clone()
            }
        };
        let gm = Requester {
            rank: table::Rank::Gm,
            ..here(DAN)
        };
        let mut note = |what: &str, why: Option<String>| {
            if let Some(why) = why {
                refused.push(format!("{what}: {why}"));
            }
        };
        let records = &evening.records;
        note("receipt", why(records.receipt(&ann, deal).await));
        note("record", why(records.record_of(&gm, deal).await));
        note("shuffle", why(records.told_of(&ann, deal).await));
        note("proof", why(records.proof_of(deal).await));
        note("unfinished", why(records.unfinished(table).await));
        note(
            "deals",
            why(records.past_deals(SERVER, CHANNEL, Seek::Newest, 9).await),
        );
        for at in [
            ReplayAt::Step(0),
            ReplayAt::Step(3),
            ReplayAt::Step(99),
            ReplayAt::Decisive,
        ] {
            note("replay", why(evening.replayed(&ann, deal, at).await));
        }
        note("trick", why(evening.trick_to_share(&ann, deal, 2).await));
        let sessions = &evening.sessions;
        note("session", why(sessions.session(SERVER).await));
        note("sheet", why(sessions.past_session(SERVER, 0).await));
        sessions.wake_settlement(SERVER);
        note("settlement", why(sessions.settle_closed_sessions().await));
        let voids = &evening.voids;
        let request = self.asked.id;
        note("request", why(voids.void_request(SERVER, request).await));
        note(
            "agreement",
            why(voids.agree_to_void(SERVER, request, ANN, &[]).await),
        );
        note("lapse", why(voids.lapsed_void_requests().await));
        note("surfaces", why(evening.surfaces(table).await));
        note(
            "preferences",
            why(evening.members.preferences(SERVER, ANN).await),
        );
        let lesson = evening.go_on_in_lesson(SERVER, ANN, |lesson, on| lesson.stand(on).asked);
        note("lesson", why(lesson.await));
        refused
    }
}

/// Why something was refused.
fn why<T, E: Display>(read: Result<T, E>) -> Option<String> {
    read.err().map(|error| format!("{error:#}"))
}

/// Takes the schema's guards away, which refuse whatever changes history.
async fn unguard(raw: &mut SqliteConnection) {
    for pragma in ["PRAGMA foreign_keys = OFF", "PRAGMA synchronous = OFF"] {
        raw.execute(pragma).await.unwrap();
    }
    let triggers = without_triggers(raw).await;
    assert!(triggers.len() > 20, "{triggers:?}");
}

#[test]
fn fuzz_stored_texts() {
    let runtime = runtime();
    let stored = runtime.block_on(Stored::new());
    let whole = runtime.block_on(stored.read());
    assert_eq!(whole, [""; 0], "nothing is damaged yet");
    for (table, column) in COLUMNS {
        let name = format!("{table}.{column}");
        let texts = runtime.block_on(stored.texts(table, column));
        fuzz::run_slowly(&name, &texts, INPUTS, |text| {
            let refused = runtime.block_on(stored.with(table, column, text));
            let Some(refused) = refused else {
                return Read::Refused;
            };
            for reason in &refused {
                let (what, why) = reason.split_once(": ").unwrap();
                assert!(why.len() > 10 && !why.contains("panicked"), "{what}: {why}");
            }
            Read::is(refused.is_empty())
        });
        let whole = runtime.block_on(stored.read());
        assert_eq!(whole, [""; 0], "{name} is as it was");
    }
}

/// A server as a file: its lines, without the checksum.
async fn exported() -> Vec<String> {
    let (_folder, file, evening) = Evening::on_file(4).await;
    let opened = evening.sessions.open_session(SERVER, DAN, "an evening");
    opened.await.unwrap();
    let table = evening.table("tavern", &THREE, 1).await;
    evening.deal_to_play(table, &THREE).await;
    evening.play_out(table, &THREE).await;
    evening.close(table, ANN).await;
    let closed = evening.sessions.close_session(SERVER, DAN, CHANNEL);
    closed.await.unwrap();
    evening.sessions.wake_settlement(SERVER);
    for sheet in evening.sessions.settle_closed_sessions().await.unwrap() {
        let posted = evening.sessions.session_posted(SERVER, sheet.session);
        posted.await.unwrap();
    }
    evening.store.close().await;
    let rows = Sqlite::server_in(&file, SERVER).await.unwrap();
    let mut text = Vec::new();
    export(rows, evening.now(), &mut text).await.unwrap();
    let text = String::from_utf8(text).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines.pop().unwrap().contains("checksum"));
    lines
}

/// The file that these lines make, with the checksum that belongs to them.
fn as_file(lines: &[String]) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let sum: String = Sha256::digest(&text)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let rows = lines.len() - 1;
    format!("{text}{{\"checksum\":{{\"rows\":{rows},\"sha256\":\"{sum}\"}}}}\n")
}

async fn import(text: &str, into: &Path) -> Result<(), ServerFileError> {
    let mut text = text.as_bytes();
    let file = ServerFile::open(&mut text)?;
    let claim = Claim::take(into).unwrap();
    let new = Sqlite::new_server(claim, file.guild()).await.unwrap();
    file.import(new).await.map(drop)
}

/// A line is damaged at a time, and the checksum is made to fit, so that it protects nothing.
#[test]
fn fuzz_exported_servers() {
    let runtime = runtime();
    let lines = runtime.block_on(exported());
    let place = || {
        let folder = tempfile::tempdir().unwrap();
        let file: PathBuf = folder.path().join("house.db");
        (folder, file)
    };
    let there = RefCell::new(place());
    let at = Cell::new(0);
    let put = |lines: &[String]| {
        let into = there.borrow().1.clone();
        let imported = runtime.block_on(import(&as_file(lines), &into));
        if imported.is_ok() {
            // The next one comes to another host.
            there.replace(place());
        }
        imported
    };
    put(&lines).unwrap();
    fuzz::run_slowly("exported servers", &lines, 6 * INPUTS, |line| {
        if line.contains('\n') {
            return Read::Refused;
        }
        let mut damaged = lines.clone();
        let number = at.replace((at.get() + 1) % lines.len());
        line.clone_into(&mut damaged[number]);
        let imported = put(&damaged);
        if let Err(error) = &imported {
            assert!(error.to_string().len() > 10, "{error}");
        }
        Read::is(imported.is_ok())
    });
    // What was refused has left nothing behind.
    put(&lines).unwrap();
}
