//! Somebody with a database connection tries to forge the books, and the schema refuses.

use std::sync::Arc;

use bank::{Bank, Order, transfer_row};
use books::{Account, Amount, Owner, Reason, Transfer};
use ids::{DealId, MemberId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, SqliteConnection};
use store::{Act, DealEnd, DealStart, Ended, Sqlite, Step, Store, VoidRow, Write};

use crate::{ANN, AWAY, BOB, HOME, TABLE, table_step};

/// Each attempt and the schema's error; "" if SQLite treats it as no change.
/// Accounts: 1 mint of HOME, 2 Ann (90), 3 Bob (10), 4 mint of AWAY, 5 Ann there (100), 6 Ann's
/// hold (0). Transfers: 1 Ann's start, 2 Ann to Bob, 3 Ann's start in AWAY, 4 and 5 the hold.
const TRIES: &[(&str, &str)] = &[
    // History is never edited.
    ("UPDATE transfers SET amount = 99 WHERE id = 2", "history"),
    (
        "UPDATE transfers SET credit = 2, debit = 3 WHERE id = 2",
        "history",
    ),
    ("UPDATE transfers SET name = 'x' WHERE id = 2", "history"),
    (
        "UPDATE OR REPLACE transfers SET id = 1 WHERE id = 2",
        "history",
    ),
    ("DELETE FROM transfers WHERE id = 2", "history"),
    ("DELETE FROM transfers", "history"),
    (
        "INSERT OR REPLACE INTO transfers (id, guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
         VALUES (2, 1, 'other', 3, 2, 10, 'pay', 1, 2, 5)",
        "history",
    ),
    (
        "INSERT OR REPLACE INTO transfers (id, guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
         VALUES (9, 1, 'p', 1, 2, 10, 'pay', 1, 1, 5)",
        "name-taken",
    ),
    (
        "INSERT OR REPLACE INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
         VALUES (1, 'p', 2, 3, 11, 'pay', 1, 5, 2)",
        "name-taken",
    ),
    (
        "INSERT OR REPLACE INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
         VALUES (1, 'p', 2, 3, 10, 'pay', 1, 5, 2)",
        "",
    ),
    (
        "INSERT INTO transfers (id, guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
         VALUES (0, 1, 'below', 1, 2, 10, 'grant', 1, 1, 5)",
        "history",
    ),
    // Balances move only through transfers, each once.
    (
        "UPDATE accounts SET balance = balance + 100 WHERE id = 2",
        "forged",
    ),
    (
        "UPDATE accounts SET balance = balance - 10, posted = 2 WHERE id = 2",
        "forged",
    ),
    (
        "UPDATE accounts SET balance = balance + 10, posted = 5 WHERE id = 3",
        "forged",
    ),
    (
        "UPDATE accounts SET balance = balance + 10, posted = 99 WHERE id = 3",
        "forged",
    ),
    (
        "UPDATE accounts SET posted = posted + 1 WHERE id = 2",
        "forged",
    ),
    ("UPDATE accounts SET posted = 0 WHERE id = 2", "forged"),
    (
        "INSERT INTO accounts (guild, name, kind, purse, balance) VALUES (1, 'member:000000000000d', 'member', 'member:000000000000d', 50)",
        "forged",
    ),
    (
        "INSERT INTO accounts (guild, name, kind, purse, posted) VALUES (1, 'member:000000000000d', 'member', 'member:000000000000d', -7)",
        "forged",
    ),
    (
        "INSERT OR REPLACE INTO accounts (guild, name, kind, purse, balance) VALUES (1, 'member:000000000000b', 'member', 'member:000000000000b', 500)",
        "",
    ),
    (
        "INSERT OR REPLACE INTO accounts (id, guild, name, kind, purse) VALUES (2, 1, 'member:000000000000d', 'member', 'member:000000000000d')",
        "history",
    ),
    ("DELETE FROM accounts WHERE id = 2", "history"),
    ("DELETE FROM accounts WHERE id = 6", "history"),
    // An account stays what and whose it is.
    (
        "UPDATE accounts SET kind = 'mint', name = 'mint' WHERE id = 2",
        "history",
    ),
    ("UPDATE accounts SET guild = 2 WHERE id = 2", "history"),
    (
        "UPDATE accounts SET name = 'member:000000000000d' WHERE id = 2",
        "history",
    ),
    (
        "UPDATE accounts SET purse = 'member:000000000000c' WHERE id = 6",
        "history",
    ),
    (
        "UPDATE OR REPLACE accounts SET id = 3 WHERE id = 2",
        "history",
    ),
    (
        "INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'mint:2', 'mint', 'mint:2')",
        "CHECK",
    ),
    (
        "INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'member:000000000000d', 'mint', 'member:000000000000d')",
        "CHECK",
    ),
    (
        "INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'chest:1', 'chest', 'chest:1')",
        "CHECK",
    ),
    // Invalid transfers.
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, 0, 'pay', 1, 5, 2)",
        "amount",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, -5, 'pay', 1, 5, 2)",
        "amount",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 1, 3, 1000000000000001, 'grant', 1, 1, 2)",
        "amount",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, 1.5, 'pay', 1, 5, 2)",
        "amount",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, 'ten', 'pay', 1, 5, 2)",
        "amount",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, NULL, 'pay', 1, 5, 2)",
        "amount",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 2, 5, 'pay', 1, 5, 5)",
        "same-account",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 5, 5, 'pay', 1, 5, 3)",
        "two-servers",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 5, 2, 5, 'pay', 1, 3, 5)",
        "two-servers",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (2, 'f', 2, 3, 5, 'pay', 1, 5, 2)",
        "two-servers",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, 91, 'pay', 1, 5, 2)",
        "overdraft",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 1, 3, 999999999999901, 'grant', 1, 1, 2)",
        "mint-full",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 77, 5, 'pay', 1, 5, 0)",
        "no-account",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', NULL, 3, 5, 'pay', 1, 0, 2)",
        "no-account",
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, cause, at, debit_before, credit_before) VALUES (1, 'f:1', 2, 3, 5, 'pay', 'g', 1, 5, 2)",
        "CHECK",
    ),
    ("INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, 5, 'pay', 1, 2, 2)", "history"),
    ("INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before) VALUES (1, 'f', 2, 3, 5, 'pay', 1, 5, 0)", "history"),
    ("INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at) VALUES (1, 'f', 'member:000000000000b', 'member:000000000000d', 5, 'pay', 1)", "no-account"),
    ("UPDATE transfers SET debit_before = 1 WHERE id = 5", "history"),
    // Deals and acts are history too.
    ("UPDATE acts SET words = 'play T0'", "history"),
    // So are the logs of tables and of the house.
    (
        "INSERT INTO acts (deal, n, seat, words) VALUES (70, 1, 0, 'play KC')",
        "history",
    ),
    (
        "INSERT INTO deals (id, guild, table_id, record, started_at, ended_at, ended, result)
         VALUES (71, 1, 7, '{}', 1, 2, 'played', '{}')",
        "history",
    ),
    ("UPDATE house_log SET what = '{}' WHERE id = 1", "history"),
    ("UPDATE house_log SET at = 9", "history"),
    ("UPDATE OR REPLACE house_log SET id = 2 WHERE id = 1", "history"),
    ("DELETE FROM house_log WHERE id = 1", "history"),
    (
        "INSERT OR REPLACE INTO house_log (id, guild, at, what) VALUES (1, 1, 3, '{}')",
        "history",
    ),
    (
        "INSERT OR REPLACE INTO house_log (id, guild, at, what) VALUES (2, 1, 3, '{}')",
        "history",
    ),
    (
        "INSERT INTO house_log (id, guild, at, what) VALUES (0, 1, 3, '{}')",
        "history",
    ),
    ("UPDATE voids SET at = 9 WHERE deal = 70", "history"),
    ("DELETE FROM voids WHERE deal = 70", "history"),
    (
        "INSERT OR REPLACE INTO voids (deal, guild, at) VALUES (70, 1, 9)",
        "history",
    ),
    ("DELETE FROM acts", "history"),
    (
        "INSERT OR REPLACE INTO acts (deal, n, seat, words) VALUES (70, 0, 1, 'play T0')",
        "history",
    ),
    ("UPDATE deals SET result = '{}'", "history"),
    ("UPDATE deals SET record = '{}'", "history"),
    ("DELETE FROM deals", "history"),
    (
        "INSERT OR REPLACE INTO deals (id, guild, table_id, record, started_at) VALUES (70, 1, 7, '{}', 1)",
        "history",
    ),
    // A table's version.
    (
        "INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at) VALUES (7, 1, 3, 1, '{}', 0, 9)",
        "stale",
    ),
    (
        "INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at) VALUES (7, 1, 3, 3, '{}', 0, 9)",
        "stale",
    ),
    (
        "INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at) VALUES (7, 2, 3, 2, '{}', 0, 9)",
        "stale",
    ),
    (
        "INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at) VALUES (8, 1, 3, 1, '{}', 0, 9)",
        "stale",
    ),
];

#[tokio::test]
async fn what_is_written_stays_and_what_may_not_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("books.db");
    let store = Sqlite::open(&path).await.unwrap();
    let bank = Bank::new(store.clone());
    write_books(&store, &bank).await;
    let before = dump(&mut forger(&path, false).await).await;

    for recursive_triggers in [false, true] {
        let mut forger = forger(&path, recursive_triggers).await;
        for &(attempt, answer) in TRIES {
            let result = forger.execute(attempt).await;
            match result {
                Ok(_) => assert_eq!(answer, "", "this went through: {attempt}"),
                Err(error) => {
                    let said = error.to_string();
                    assert!(
                        !answer.is_empty() && said.contains(answer),
                        "{attempt}: {said}"
                    );
                }
            }
            assert_eq!(dump(&mut forger).await, before, "{attempt}");
        }
        forger.close().await.unwrap();
    }
    let report = bank.audit().await.unwrap();
    assert!(report.is_clean(), "{report}");
    store.close().await;
}

pub async fn write_books(store: &Arc<dyn Store>, bank: &Bank) {
    let hundred = Amount::new(100).unwrap();
    bank.welcome(HOME, ANN, &crate::once("ann"), hundred, 1)
        .await
        .unwrap();
    let ten = Amount::new(10).unwrap();
    let pay = Order {
        guild: HOME,
        by: MemberId(11),
        purse: BOB,
        amount: ten,
        note: None,
        name: "p".into(),
        at: 1,
    };
    bank.pay(ANN, pay).await.unwrap();
    bank.welcome(AWAY, ANN, &crate::once("ann"), hundred, 1)
        .await
        .unwrap();

    let mut first = table_step(TABLE, 0);
    first.table.as_mut().unwrap().deal = Some(DealStart {
        id: DealId(70),
        record: "{\"record\":1}".into(),
    });
    store.commit(first).await.unwrap();
    let mut last = table_step(TABLE, 1);
    let table = last.table.as_mut().unwrap();
    table.acts = vec![Act {
        deal: DealId(70),
        n: 0,
        seat: 1,
        words: "play KC".into(),
    }];
    table.deal_end = Some(DealEnd {
        deal: DealId(70),
        result: "{\"pot\":0}".into(),
        ended: Ended::Played,
    });
    let hold = Owner::Member(ANN).hold(TABLE);
    last.transfers = vec![
        transfer_row(
            &Transfer::new("h", Account::Member(ANN), hold.clone(), ten, Reason::Hold),
            HOME,
            2,
        ),
        transfer_row(
            &Transfer::new("r", hold, Account::Member(ANN), ten, Reason::Release),
            HOME,
            2,
        ),
    ];
    store.commit(last).await.unwrap();
    let logged = |words: &str| Write::Logged {
        guild: HOME,
        at: 3,
        by: Some(MemberId(11)),
        what: "{\"did\":\"voided\"}".into(),
        about: None,
        words: Some(words.into()),
    };
    let void = VoidRow {
        deal: DealId(70),
        guild: HOME,
        by: MemberId(11),
        reason: "a card fell".into(),
        at: 3,
    };
    let writes = vec![logged("one"), logged("two"), Write::Voided(void)];
    let done = Step {
        writes,
        ..Step::default()
    };
    store.commit(done).await.unwrap();
}

async fn forger(path: &std::path::Path, recursive_triggers: bool) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .pragma(
            "recursive_triggers",
            if recursive_triggers { "ON" } else { "OFF" },
        )
        .connect()
        .await
        .unwrap()
}

/// Every row of books, tables and deals as text.
async fn dump(connection: &mut SqliteConnection) -> Vec<String> {
    let mut rows = vec![];
    for (table, columns) in [
        (
            "accounts",
            "id, guild, name, kind, purse, place, balance, posted",
        ),
        (
            "transfers",
            "id, guild, name, debit, credit, amount, reason, cause, at",
        ),
        (
            "tables",
            "id, guild, channel, version, state, due_at, closed",
        ),
        ("deals", "id, guild, table_id, record, ended, result"),
        ("acts", "deal, n, seat, words"),
        ("house_log", "id, guild, at, what"),
        ("voids", "deal, guild, at"),
    ] {
        let text = format!("SELECT '{table} ' || json_array({columns}) FROM {table} ORDER BY 1");
        let part: Vec<String> = sqlx::query_scalar(AssertSqlSafe(text))
            .fetch_all(&mut *connection)
            .await
            .unwrap();
        assert!(!part.is_empty(), "{table}");
        rows.extend(part);
    }
    rows
}
