//! The auditor finds changes by a forger who removed the triggers first, and put them back.

use std::sync::Arc;

use bank::{Bank, audit, transfer_row};
use books::{Account, Amount, Reason, Transfer};
use ids::DealId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};
use store::{DealStart, Sqlite, Store};

use crate::schema::{with_triggers, without_triggers};
use crate::{ANN, AWAY, BOB, HOME, On, TABLE, table_step};

const NO_GUARDS: &str = "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;";

/// Accounts: 1 mint, 2 Ann (90), 3 Bob (10), 4 mint of AWAY, 5 Ann there, 6 the pot (0).
const FORGED: &[(&str, &[&str])] = &[
    ("", &[]),
    (
        "UPDATE accounts SET balance = 95 WHERE id = 2",
        &[
            "member:000000000000b of server 1 stands at 95, but its transfers come to 90",
            "the accounts of server 1 come to 5, not to zero",
        ],
    ),
    (
        "UPDATE accounts SET balance = balance + 7 WHERE id = 2;
         UPDATE accounts SET balance = balance - 7 WHERE id = 3",
        &[
            "member:000000000000b of server 1 stands at 97, but its transfers come to 90",
            "member:000000000000c of server 1 stands at 3, but its transfers come to 10",
        ],
    ),
    (
        "UPDATE transfers SET amount = 20 WHERE name = 'p'",
        &[
            "member:000000000000b of server 1 stands at 90, but its transfers come to 80",
            "member:000000000000c of server 1 stands at 10, but its transfers come to 20",
        ],
    ),
    (
        "DELETE FROM transfers WHERE name = 'p'",
        &[
            "the history of member:000000000000b of server 1 is broken before the transfer in",
            "member:000000000000b of server 1 stands at 90, but its transfers come to 100",
            "member:000000000000c of server 1 stands at 10, but its transfers come to 0",
            "the history of member:000000000000c of server 1 is broken at its end",
        ],
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
             VALUES (1, 'self', 2, 2, 5, 'pay', 1, 5, 6);
         UPDATE accounts SET posted = 6 WHERE id = 2",
        &["the transfer self of server 1 may not be"],
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
             VALUES (1, 'back', 2, 3, -5, 'pay', 1, 5, 2);
         UPDATE accounts SET balance = 95, posted = 6 WHERE id = 2; UPDATE accounts SET balance = 5, posted = 6 WHERE id = 3",
        &["the transfer back of server 1 may not be"],
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
             VALUES (1, 'abroad', 5, 2, 5, 'pay', 1, 3, 5);
         UPDATE accounts SET balance = 95, posted = 6 WHERE id = 2; UPDATE accounts SET balance = 95, posted = 6 WHERE id = 5",
        &[
            "the transfer abroad of server 1 may not be",
            "the accounts of server 1 come to 5, not to zero",
            "the accounts of server 2 come to -5, not to zero",
        ],
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
             VALUES (1, 'broke', 3, 2, 15, 'pay', 1, 2, 5);
         UPDATE accounts SET balance = 105, posted = 6 WHERE id = 2; UPDATE accounts SET balance = -5, posted = 6 WHERE id = 3",
        &["member:000000000000c of server 1 may not stand at -5"],
    ),
    (
        "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)
             VALUES (1, 'left', 2, 6, 5, 'ante', 1, 5, 5);
         UPDATE accounts SET balance = 85, posted = 6 WHERE id = 2; UPDATE accounts SET balance = 5, posted = 6 WHERE id = 6;
         UPDATE tables SET closed = 1",
        &[
            "pot:0000000000007 of server 1 holds 5, but its table is not open",
            "deal 0000000000026 still runs, but table 0000000000007 is closed",
        ],
    ),
    (
        "UPDATE transfers SET debit_before = 1 WHERE name = 'in'",
        &["the history of member:000000000000b of server 1 is broken before the transfer in"],
    ),
    (
        "UPDATE deals SET table_id = 9",
        &["a row of deals of server 1 refers by its table_id to row 9 of tables, which is not there"],
    ),
    (
        "INSERT INTO played_for (deal, guild, member) VALUES (70, 2, 5), (70, 2, 6), (70, 1, 7)",
        &["a row of played_for of server 2 refers by its deal to row 70 of deals, which is of server 1"],
    ),
    (
        "INSERT INTO sessions (id, guild, opened_at, closed_at) VALUES (80, 2, 1, 2);
         INSERT INTO session_tables (session, table_id) VALUES (80, 7)",
        &["a row of session_tables of server 2 refers by its table_id to row 7 of tables, which is of server 1"],
    ),
    (
        "INSERT INTO acts (deal, n, seat, words) VALUES (71, 0, 0, 'hide')",
        &["a row of acts refers by its deal to row 71 of deals, which is not there"],
    ),
    (
        "DELETE FROM accounts WHERE id = 6",
        &[
            "the transfer in of server 1 may not be",
            "the transfer out of server 1 may not be",
        ],
    ),
];

#[tokio::test]
async fn every_forgery_is_found_and_nothing_else() {
    for &(forgery, expected) in FORGED {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("books.db");
        let store = Sqlite::open(&path).await.unwrap();
        write_books(&store).await;
        store.close().await;
        let mut forger = SqliteConnectOptions::new()
            .filename(&path)
            .connect()
            .await
            .unwrap();
        let triggers = without_triggers(&mut forger).await;
        forger
            .execute(AssertSqlSafe(format!("{NO_GUARDS} {forgery}")))
            .await
            .unwrap();
        with_triggers(&mut forger, triggers).await;
        forger.close().await.unwrap();

        let report = audit::run(&path).await.unwrap();
        let found: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
        assert_eq!(found, expected, "{forgery}");
        assert_eq!(report.is_clean(), expected.is_empty());
        let last = report.to_string();
        assert_eq!(
            last.ends_with("The books are right."),
            expected.is_empty(),
            "{last}"
        );
    }
}

on_every_store!(the_report_says_how_many_coins_are_about);

async fn the_report_says_how_many_coins_are_about(on: On) {
    let store = on.store().await;
    write_books(&store).await;
    let report = Bank::new(store.clone()).audit().await.unwrap();
    assert_eq!((report.accounts, report.transfers), (6, 5));
    assert_eq!(
        report.coins.into_iter().collect::<Vec<_>>(),
        [(HOME, 100), (AWAY, 100)]
    );
}

async fn write_books(store: &Arc<dyn Store>) {
    let bank = Bank::new(store.clone());
    let coins = |coins| Amount::new(coins).unwrap();
    let (ann, bob) = (Account::Member(ANN), Account::Member(BOB));
    bank.welcome(HOME, ANN, &crate::once("ann"), coins(100), 1)
        .await
        .unwrap();
    let pay = Transfer::new("p", ann.clone(), bob, coins(10), Reason::Payment);
    bank.post(HOME, [pay], 1).await.unwrap();
    bank.welcome(AWAY, ANN, &crate::once("ann"), coins(100), 1)
        .await
        .unwrap();
    let mut step = table_step(TABLE, 0);
    step.table.as_mut().unwrap().deal = Some(DealStart {
        id: DealId(70),
        record: "{}".into(),
    });
    let pot = Account::Pot { table: TABLE };
    step.transfers = vec![
        transfer_row(
            &Transfer::new(
                "in",
                ann.clone(),
                pot.clone(),
                coins(5),
                Reason::Played("ante".to_owned()),
            ),
            HOME,
            1,
        ),
        transfer_row(
            &Transfer::new("out", pot, ann, coins(5), Reason::Void),
            HOME,
            1,
        ),
    ];
    store.commit(step).await.unwrap();
}
