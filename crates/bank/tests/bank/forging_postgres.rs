//! Somebody with a connection to PostgreSQL tries to forge the books, and the schema refuses there, too.

use bank::Bank;
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use store::Postgres;

use crate::forging::write_books;
use crate::{ANN, AWAY, BOB, HOME, address};

const TRANSFER: &str = "INSERT INTO transfers (guild, name, debit, credit, amount, reason, at, debit_before, credit_before)";
const ID_TRANSFER: &str = "INSERT INTO transfers (id, guild, name, debit, credit, amount, reason, at, debit_before, credit_before)";

/// Each attempt and the schema's error; "" if it is no change. {mint} and so on are row numbers of HOME's accounts and,
/// with _at, of the transfer that moved each last; {far} is AWAY's Ann.
const TRIES: &[(&str, &str)] = &[
    // History is never edited.
    ("UPDATE transfers SET amount = 99", "history"),
    (
        "UPDATE transfers SET debit = credit, credit = debit",
        "history",
    ),
    ("UPDATE transfers SET name = name", "history"),
    ("DELETE FROM transfers WHERE name = 'p'", "history"),
    ("TRUNCATE transfers", "history"),
    ("TRUNCATE accounts", "history"),
    ("TRUNCATE tables CASCADE", "history"),
    (
        "{transfer} VALUES (1, 'p', {ann}, {bob}, 11, 'pay', 1, {ann_at}, {bob_at})
         ON CONFLICT (guild, name) DO UPDATE SET amount = excluded.amount",
        "name-taken",
    ),
    (
        "{transfer} VALUES (1, 'p', {ann}, {bob}, 10, 'pay', 1, {ann_at}, {bob_at})",
        "",
    ),
    (
        "{id_transfer} VALUES (0, 1, 'below', {mint}, {ann}, 10, 'grant', 1, {mint_at}, {ann_at})",
        "history",
    ),
    // Balances move only through transfers, each once.
    (
        "UPDATE accounts SET balance = balance + 100 WHERE id = {ann}",
        "forged",
    ),
    (
        "UPDATE accounts SET balance = balance + 10, posted = {bob_at} WHERE id = {bob}",
        "forged",
    ),
    (
        "UPDATE accounts SET balance = 0, posted = posted + 1 WHERE id = {ann}",
        "forged",
    ),
    (
        "UPDATE accounts SET name = 'member:z' WHERE id = {ann}",
        "history",
    ),
    ("UPDATE accounts SET guild = 2 WHERE id = {ann}", "history"),
    ("DELETE FROM accounts WHERE id = {bob}", "history"),
    (
        "INSERT INTO accounts (guild, name, kind, purse, balance) VALUES (1, 'member:rich', 'member', 'member:rich', 5)",
        "forged",
    ),
    (
        "INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'gold', 'gold', 'gold')",
        "violates check constraint",
    ),
    (
        "INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'mint', 'mint', 'mint')",
        "",
    ),
    // What may not be entered.
    (
        "{transfer} VALUES (1, 'o', {bob}, {ann}, 11, 'pay', 1, {bob_at}, {ann_at})",
        "overdraft",
    ),
    (
        "{transfer} VALUES (1, 'z', {ann}, {bob}, 0, 'pay', 1, {ann_at}, {bob_at})",
        "amount",
    ),
    (
        "{transfer} VALUES (1, 'z', {ann}, {bob}, -5, 'pay', 1, {ann_at}, {bob_at})",
        "amount",
    ),
    (
        "{transfer} VALUES (1, 'same', {ann}, {ann}, 5, 'pay', 1, {ann_at}, {ann_at})",
        "same-account",
    ),
    (
        "{transfer} VALUES (1, 'f', {ann}, {far}, 5, 'pay', 1, {ann_at}, {far_at})",
        "two-servers",
    ),
    (
        "{transfer} VALUES (1, 'n', {ann}, 987654, 5, 'pay', 1, {ann_at}, 0)",
        "no-account",
    ),
    (
        "{transfer} VALUES (1, 'm', {mint}, {ann}, 999999999999999, 'grant', 1, {mint_at}, {ann_at})",
        "mint-full",
    ),
    (
        "{transfer} VALUES (1, 'c', {ann}, {bob}, 5, 'pay', 1, {ann_at} - 1, {bob_at})",
        "history",
    ),
    // Two in one statement: each would go on from the same transfer.
    (
        "{transfer} VALUES (1, 'x1', {ann}, {bob}, 5, 'pay', 1, {ann_at}, {bob_at}),
                           (1, 'x2', {ann}, {bob}, 5, 'pay', 1, {ann_at}, {bob_at})",
        "history",
    ),
    // Records, acts, deals.
    ("UPDATE deals SET record = '[]'", "history"),
    (
        "UPDATE deals SET ended = 'voided' WHERE ended = 'played'",
        "history",
    ),
    ("DELETE FROM deals", "history"),
    ("UPDATE acts SET words = 'other'", "history"),
    ("DELETE FROM acts", "history"),
    (
        "INSERT INTO acts (deal, n, seat, words) VALUES (70, 7, 0, 'late')",
        "history",
    ),
    (
        "INSERT INTO deals (id, guild, table_id, record, started_at, ended, ended_at, result)
         VALUES (6, 1, 7, '{}', 1, 'played', 1, '{}')",
        "history",
    ),
    ("UPDATE voids SET at = 9", "history"),
    ("DELETE FROM voids", "history"),
    (
        "INSERT INTO voids (deal, guild, at) VALUES (70, 1, 9)",
        "voids_pkey",
    ),
    // The log.
    ("UPDATE house_log SET what = '[]'", "history"),
    ("DELETE FROM house_log", "history"),
    (
        "INSERT INTO house_log (id, guild, at, what) VALUES (0, 1, 1, '{}')",
        "history",
    ),
    // A table's version, and another server's table.
    (
        "INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at) VALUES (7, 1, 3, 1, '{}', 0, 9)",
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
    ("UPDATE application SET id = 5", "history"),
    ("DELETE FROM application", "history"),
];

#[tokio::test]
async fn what_is_written_stays_and_what_may_not_be_is_refused() {
    let text = scratch::database();
    let store = Postgres::open(&address(&text)).await.unwrap();
    let bank = Bank::new(store.clone());
    write_books(&store, &bank).await;
    store.application(9).await.unwrap();
    let mut forger = PgConnection::connect(&text).await.unwrap();
    let numbers = numbers(&mut forger).await;
    let before = dump(&mut forger).await;
    for &(attempt, answer) in TRIES {
        let mut attempt = attempt
            .replace("{transfer}", TRANSFER)
            .replace("{id_transfer}", ID_TRANSFER);
        for (name, number) in &numbers {
            attempt = attempt.replace(&format!("{{{name}}}"), &number.to_string());
        }
        match forger.execute(AssertSqlSafe(attempt.clone())).await {
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
    let report = bank.audit().await.unwrap();
    assert!(report.is_clean(), "{report}");
    store.close().await;
}

/// The row numbers of the accounts, and of the transfers that moved them last.
async fn numbers(raw: &mut PgConnection) -> Vec<(String, i64)> {
    let mut numbers = Vec::new();
    for (short, guild, name) in [
        ("mint", HOME, "mint".to_owned()),
        ("ann", HOME, format!("member:{ANN}")),
        ("bob", HOME, format!("member:{BOB}")),
        ("far", AWAY, format!("member:{ANN}")),
    ] {
        let (id, posted): (i64, i64) =
            sqlx::query_as("SELECT id, posted FROM accounts WHERE guild = $1 AND name = $2")
                .bind(guild.0.cast_signed())
                .bind(name)
                .fetch_one(&mut *raw)
                .await
                .unwrap();
        numbers.push((short.to_owned(), id));
        numbers.push((format!("{short}_at"), posted));
    }
    numbers
}

/// Everything that must not change.
async fn dump(raw: &mut PgConnection) -> Vec<String> {
    let mut rows = Vec::new();
    for table in [
        "accounts",
        "transfers",
        "tables",
        "deals",
        "acts",
        "voids",
        "house_log",
        "application",
    ] {
        let text = format!("SELECT {table}::TEXT FROM {table} ORDER BY 1");
        let found: Vec<String> = sqlx::query_scalar(AssertSqlSafe(text))
            .fetch_all(&mut *raw)
            .await
            .unwrap();
        rows.extend(found);
    }
    rows
}
