//! Shuffles committed before the first dealer was drawn by lot (docs/SHUFFLE.md, method 1).

use crate::evening::{ANN, BOB, CYD, DAN, Evening, here};
use crate::files::raw;
use crate::schema::{with_triggers, without_triggers};
use ids::{DealId, MemberId, TableId};
use rules::Record;
use serde_json::{Value, json};
use shuffle::{Bound, Dealer, Method, Proof, Seed};
use sqlx::Row;

/// The next dealer, as announced by the table beforehand.
async fn next(evening: &Evening, table: TableId) -> Dealer {
    let shuffle = evening.look(table, ANN).await.table.shuffle;
    shuffle.expect("a shuffle is committed").dealer
}

/// Plays a whole deal; returns its public record, with the proof.
async fn played(evening: &Evening, table: TableId, members: &[MemberId]) -> (DealId, Record) {
    evening.deal(table, members[0]).await;
    evening.everybody_ready(table, members).await;
    evening.play_out(table, members).await;
    let deal = evening.last_deal(table).await;
    let record = evening
        .records
        .told_of(&here(ANN), deal)
        .await
        .unwrap()
        .record;
    (deal, record.expect("the deal is over"))
}

fn proof(record: &Record) -> Proof {
    serde_json::from_value(record.proof.clone().unwrap()).unwrap()
}

/// An older bot left a shuffle committed by method 1, which names the dealer.
#[tokio::test]
async fn a_shuffle_committed_by_the_first_method_is_dealt_and_verified_by_it() {
    let members = [ANN, BOB, CYD];
    for joins in [false, true] {
        let (_folder, file, mut evening) = Evening::on_file(8).await;
        let table = evening.table("vieville", &members, 1).await;
        let old = put_back_to_method_one(&file).await;
        evening.restart(1_000).await;
        let open = evening.look(table, ANN).await.table.shuffle.unwrap();
        assert_eq!((open.hash, open.dealer), (old.hash, Dealer::Seat(2)));
        if joins {
            // The old shuffle no longer fits the players; its replacement is committed by the newest method.
            evening.join(table, DAN).await.unwrap();
            assert_eq!(next(&evening, table).await, Dealer::Lot);
            let withdrawn = evening.records.unfinished(table).await.unwrap();
            assert_eq!(withdrawn[0].proof, Some(old));
            continue;
        }
        evening
            .tables
            .cut(table, BOB, open.deal, "by the moon")
            .await
            .unwrap();
        let (deal, record) = played(&evening, table, &members).await;
        assert_eq!((deal, record.dealer), (open.deal, 2));
        let proof = proof(&record);
        assert_eq!((proof.method, proof.hash), (Method::One, old.hash));
        assert_eq!(shuffle::verify(&record), Ok(old.hash));
        // Later shuffles use the newest method, and the deal passes to the right.
        assert_eq!(next(&evening, table).await, Dealer::Seat(1));
        let (_, record) = played(&evening, table, &members).await;
        assert_eq!(self::proof(&record).method, Method::Two);
        assert!(shuffle::verify(&record).is_ok());
    }
}

/// Rewrites the only table's committed shuffle as method 1 would have made it, with seat 2 dealing.
async fn put_back_to_method_one(file: &std::path::Path) -> Proof {
    let mut raw = raw(file).await;
    let row = sqlx::query("SELECT seed, bound FROM shuffles WHERE ended IS NULL")
        .fetch_one(&mut raw)
        .await
        .unwrap();
    let seed: Seed = row.get::<String, _>(0).try_into().unwrap();
    let mut bound: Bound = serde_json::from_str(row.get(1)).unwrap();
    bound.dealer = Dealer::Seat(2);
    let cuts = vec![None; bound.seats.len()];
    let proof = Proof::new(Method::One, bound, seed, cuts).unwrap();
    let triggers = without_triggers(&mut raw).await;
    sqlx::query("UPDATE shuffles SET method = 1, bound = $1, hash = $2 WHERE ended IS NULL")
        .bind(serde_json::to_string(&proof.bound).unwrap())
        .bind(proof.hash.to_string())
        .execute(&mut raw)
        .await
        .unwrap();
    let state: String = sqlx::query_scalar("SELECT state FROM tables")
        .fetch_one(&mut raw)
        .await
        .unwrap();
    let mut state: Value = serde_json::from_str(&state).unwrap();
    state["dealer"] = json!(2);
    let shuffle = state["shuffle"].as_object_mut().unwrap();
    // The older bot did not store a method.
    shuffle.remove("method").unwrap();
    shuffle.insert("bound".to_owned(), json!(proof.bound));
    shuffle.insert("hash".to_owned(), json!(proof.hash));
    sqlx::query("UPDATE tables SET state = $1")
        .bind(state.to_string())
        .execute(&mut raw)
        .await
        .unwrap();
    with_triggers(&mut raw, triggers).await;
    proof
}

#[tokio::test]
async fn by_which_method_it_was_committed_is_history() {
    let (_folder, file, evening) = Evening::on_file(9).await;
    evening.table("vieville", &[ANN, BOB, CYD], 1).await;
    let mut raw = raw(&file).await;
    let forged = sqlx::query("UPDATE shuffles SET method = 1")
        .execute(&mut raw)
        .await;
    assert!(forged.unwrap_err().to_string().contains("history"));
}
