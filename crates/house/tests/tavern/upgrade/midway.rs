//! A house of schema 5, left in the middle of its deals, goes on under today's schema with nothing lost.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, Meet, SERVER};
use ids::{DealId, MemberId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use store::Sqlite;
use table::look::Scene;

const WRITTEN: &str = include_str!("schema-0005.sql");
const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];
/// Kept themselves away, and was erased.
const EVE: MemberId = MemberId(5);
const BANNED: MemberId = MemberId(612_345_678_901_234_567);

/// What every schema has.
const QUESTIONS: [&str; 9] = [
    "SELECT name || ' ' || purse || ' ' || balance || ' ' || posted FROM accounts ORDER BY id",
    "SELECT name || ' ' || debit || ' ' || credit || ' ' || amount || ' ' || reason || ' ' || coalesce(cause, '')
        || ' ' || at || ' ' || debit_before || ' ' || credit_before FROM transfers ORDER BY id",
    "SELECT transfer || ' ' || author || ' ' || words FROM notes ORDER BY transfer",
    "SELECT member || ' ' || name || ' ' || purse || ' ' || coalesce(plays, '') FROM members ORDER BY member",
    "SELECT id || ' ' || member || ' ' || name || ' ' || made_at FROM characters ORDER BY id",
    "SELECT key || ' ' || name || ' ' || temper || ' ' || skill FROM patrons ORDER BY key",
    "SELECT id || ' ' || version || ' ' || state || ' ' || coalesce(due_at, '') || ' ' || closed FROM tables ORDER BY id",
    "SELECT id || ' ' || table_id || ' ' || record || ' ' || coalesce(ended || ended_at || result, '') FROM deals
        ORDER BY id",
    "SELECT deal || ' ' || n || ' ' || seat || ' ' || words FROM acts ORDER BY deal, n",
];

async fn rows(file: &Path, question: &'static str) -> Vec<String> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut raw = options.connect().await.unwrap();
    let rows = sqlx::query_scalar(question)
        .fetch_all(&mut raw)
        .await
        .unwrap();
    raw.close().await.unwrap();
    rows
}

async fn all_rows(file: &Path) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for question in QUESTIONS {
        all.push(rows(file, question).await);
    }
    all
}

#[tokio::test]
async fn a_house_of_schema_5_goes_on_in_the_middle_of_its_deals_with_nothing_lost() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true);
    let mut raw = options.connect().await.unwrap();
    sqlx::raw_sql(WRITTEN).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    let before = all_rows(&file).await;
    let running = running(&file).await;
    assert_eq!((running.len(), before[ACTS].len()), (10, 240));

    let store = Sqlite::open(&file).await.unwrap();
    assert!(
        all_rows(&file).await == before,
        "a migration changed what was stored"
    );
    let copy = folder.path().join("house.db.schema-0005");
    assert!(
        all_rows(&copy).await == before,
        "the copy of before is whole"
    );

    // The start returns to the house what its own computer players had in their purses, and moves nothing else.
    let evening = Evening::opened(store.clone(), 3).await;
    evening.audit().await;
    let now = all_rows(&file).await;
    assert!(now[DEALS] == before[DEALS] && now[ACTS] == before[ACTS]);
    let (old, new) = now[TRANSFERS].split_at(before[TRANSFERS].len());
    assert!(old == before[TRANSFERS]);
    for transfer in new {
        assert!(
            transfer.starts_with("home:") && transfer.contains(" patron "),
            "{transfer}"
        );
    }
    let open = evening.tables.ids_in(SERVER, None);
    assert_eq!(open.len(), 11);
    let mut playing = 0;
    for &table in &open {
        let look = evening.shown_to_all(table).await;
        playing += usize::from(matches!(look.table.scene, Scene::Playing(_)));
    }
    assert_eq!(playing, running.len(), "every deal goes on where it was");

    // What was kept beside the coins.
    assert_eq!(evening.log.house_log(SERVER, 99).await.unwrap().len(), 4);
    let voided = rows(&file, "SELECT CAST(deal AS TEXT) FROM voids").await;
    let voided = DealId(voided[0].parse::<i64>().unwrap().cast_unsigned());
    let void = evening.voids.void_of(voided).await.unwrap().unwrap();
    assert_eq!((void.by, void.reason.as_str()), (DAN, "a card fell"));
    for member in ALL {
        assert!(
            !evening.members.meet(SERVER, member, "").await.unwrap(),
            "nobody is new"
        );
    }
    // An erased member who comes back gets nothing twice, and is kept away as before.
    assert!(!evening.members.meet(SERVER, EVE, "Eve").await.unwrap());
    for (member, kind) in [(EVE, "self"), (BANNED, "ban")] {
        let kept = evening.store.kept_away(SERVER, member).await.unwrap();
        let kinds: Vec<&str> = kept.iter().map(|row| row.kind.as_str()).collect();
        assert_eq!(kinds, [kind], "{member}");
    }

    // Everything that was begun is played to its end; the substitute acts for the absent, and a pause ends
    // within a week.
    for _ in 0..24 * 8 {
        if still_running(&file, &running).await == 0 {
            break;
        }
        evening.pass(60 * 60_000).await;
    }
    assert_eq!(still_running(&file, &running).await, 0);
    let ended = rows(
        &file,
        "SELECT ended || ' ' || id FROM deals WHERE ended IS NOT NULL",
    )
    .await;
    for id in &running {
        assert!(ended.contains(&format!("played {id}")), "deal {id}");
    }
    evening.audit().await;
    store.close().await;
}

/// What a hostile file could leave behind in it: a void of another server, with words, on a deal of this one.
const ASTRAY: &str = "INSERT INTO voids (deal, guild, by, reason, at)
    SELECT id, 99, 5, 'you cheat', 1 FROM deals WHERE ended = 'played' AND id NOT IN (SELECT deal FROM voids) LIMIT 1";

#[tokio::test]
async fn a_house_with_a_row_of_another_server_starts_and_its_audit_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true);
    let mut raw = options.connect().await.unwrap();
    for text in [WRITTEN, ASTRAY] {
        sqlx::raw_sql(text).execute(&mut raw).await.unwrap();
    }
    raw.close().await.unwrap();
    Sqlite::open(&file).await.unwrap().close().await;
    let report = bank::audit::run(&file).await.unwrap();
    let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    let names = |table: &str| format!("a row of {table} of server 99 refers by its deal to row ");
    let [void, words] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert!(void.starts_with(&names("voids")), "{void}");
    assert!(words.starts_with(&names("void_words")), "{words}");
    // So does that of a backup of the old schema.
    let copy = folder.path().join("house.db.schema-0005");
    let report = bank::audit::run(&copy).await.unwrap();
    let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    assert_eq!(found, [void.as_str()]);
}

/// Places in [`QUESTIONS`].
const TRANSFERS: usize = 1;
const DEALS: usize = 7;
const ACTS: usize = 8;

async fn running(file: &Path) -> Vec<i64> {
    let question = "SELECT CAST(id AS TEXT) FROM deals WHERE ended IS NULL ORDER BY id";
    let ids = rows(file, question).await;
    ids.iter().map(|id| id.parse().unwrap()).collect()
}

/// How many of these deals are not over.
async fn still_running(file: &Path, deals: &[i64]) -> usize {
    let now = running(file).await;
    deals.iter().filter(|deal| now.contains(deal)).count()
}
