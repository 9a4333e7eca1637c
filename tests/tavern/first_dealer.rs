//! The first dealer is drawn among those dealt in, by a lot that anyone can check (RULES.md 0.3, docs/SHUFFLE.md).

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, Evening, SERVER, game, here, off_because, raw_connection,
};
use house::{CalledOff, Lacking, Rank, VoidOrder};
use ids::{DealId, MemberId, TableId};
use rules::Record;
use serde_json::{Value, json};
use shuffle::{Bound, Dealer, Method, Proof, Seed};
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeSet;
use store::Sqlite;

const GM: MemberId = MemberId(99);

/// Who deals the next deal, as the table tells before it.
async fn next(evening: &Evening, table: TableId) -> Dealer {
    let shuffle = evening.look(table, ANN).await.shuffle;
    shuffle.expect("a shuffle is committed").dealer
}

/// Deals and plays; the record as it may be known then, with its proof.
async fn played(evening: &Evening, table: TableId, members: &[MemberId]) -> (DealId, Record) {
    evening.deal(table, members[0]).await;
    evening.everybody_ready(table, members).await;
    evening.play_out(table, members).await;
    let deal = evening
        .tavern
        .records
        .last_deal(table)
        .await
        .unwrap()
        .unwrap();
    let record = evening
        .tavern
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

async fn void(evening: &Evening, deal: DealId) {
    let order = VoidOrder {
        guild: SERVER,
        deal,
        by: GM,
        reason: "a card fell".to_owned(),
        lacking: Lacking::MakeGood,
        channel: CHANNEL,
    };
    evening.tavern.voids.void(&order, &[]).await.unwrap();
}

#[tokio::test]
async fn the_lot_draws_among_all_who_are_dealt_in_and_whoever_opens_alone_has_no_advantage() {
    let mut drawn = BTreeSet::new();
    for seed in 1..=16 {
        let evening = Evening::new(seed).await;
        let table = evening
            .table_for(game("scarto", "mcleod", 1), &[ANN], 2)
            .await;
        assert_eq!(next(&evening, table).await, Dealer::Lot, "seed {seed}");
        let (_, record) = played(&evening, table, &[ANN]).await;
        let proof = proof(&record);
        assert_eq!(proof.method, Method::Two);
        assert_eq!(proof.bound.dealer, Dealer::Lot);
        assert_eq!(proof.dealer(), Some(record.dealer), "seed {seed}");
        assert_eq!(shuffle::verify(&record), Ok(proof.hash), "seed {seed}");
        drawn.insert(record.dealer);
        // Then it goes round, to the right (RULES.md 0.3).
        let turn = (record.dealer + 2) % 3;
        assert_eq!(next(&evening, table).await, Dealer::Seat(turn));
        let (_, second) = played(&evening, table, &[ANN]).await;
        assert_eq!(second.dealer, turn, "seed {seed}");
        assert!(shuffle::verify(&second).is_ok());
        evening.audit().await;
    }
    assert_eq!(drawn, BTreeSet::from([0, 1, 2]));
}

/// The lot is drawn from the cuts, too, so nobody knows it before the cards are dealt.
#[tokio::test]
async fn the_dealer_follows_from_the_cuts() {
    let mut drawn = BTreeSet::new();
    for depth in 1..=12 {
        // The same seed each time.
        let evening = Evening::new(5).await;
        let table = evening
            .table_for(game("tarocchi", "white-parrot", 1), &[ANN, BOB, CYD], 0)
            .await;
        let open = evening.look(table, ANN).await.shuffle.unwrap().deal;
        let typed = depth.to_string();
        evening
            .tavern
            .tables
            .cut(table, BOB, open, &typed)
            .await
            .unwrap();
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        let playing = evening.playing(table, ANN).await.unwrap();
        drawn.insert(playing.view.dealer.index());
    }
    assert_eq!(drawn, BTreeSet::from([0, 1, 2]));
}

#[tokio::test]
async fn a_first_deal_that_is_taken_back_draws_again() {
    let members = [ANN, BOB, CYD];
    let evening = Evening::new(3).await;
    let table = evening
        .table_for(game("scarto", "mcleod", 1), &members, 0)
        .await;
    // While it is on.
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let off = evening
        .tavern
        .tables
        .call_off(table, GM, Rank::Gm, off_because(CalledOff::Deal));
    assert!(off.await.unwrap());
    assert_eq!(next(&evening, table).await, Dealer::Lot);
    // Once it is over.
    let (first, _) = played(&evening, table, &members).await;
    assert!(matches!(next(&evening, table).await, Dealer::Seat(_)));
    void(&evening, first).await;
    assert_eq!(next(&evening, table).await, Dealer::Lot);
    // Where one before it stands, it was no first deal.
    played(&evening, table, &members).await;
    let (third, _) = played(&evening, table, &members).await;
    void(&evening, third).await;
    assert!(matches!(next(&evening, table).await, Dealer::Seat(_)));
    evening.audit().await;
}

#[tokio::test]
async fn where_nobody_of_the_last_deal_is_dealt_in_a_lot_draws_again() {
    let evening = Evening::new(4).await;
    let before = [ANN, BOB, CYD];
    let table = evening.table("tavern", &before, 0).await;
    played(&evening, table, &before).await;
    evening.tavern.join(table, DAN).await.unwrap();
    for _ in 0..2 {
        evening.tavern.tables.seat_patron(table, ANN).await.unwrap();
    }
    evening.tavern.tables.sit_out(table, ANN).await.unwrap();
    evening.tavern.tables.sit_out(table, BOB).await.unwrap();
    assert!(matches!(next(&evening, table).await, Dealer::Seat(_)));
    evening.tavern.tables.sit_out(table, CYD).await.unwrap();
    assert_eq!(next(&evening, table).await, Dealer::Lot);
    evening.tavern.tables.sit_in(table, BOB).await.unwrap();
    assert!(matches!(next(&evening, table).await, Dealer::Seat(_)));
}

#[tokio::test]
async fn a_match_draws_its_first_dealer_once() {
    let members = [ANN, BOB, CYD];
    let mut evening = Evening::new(6).await;
    let table = evening
        .table_for(game("swiss", "classic", 10), &members, 0)
        .await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let off = evening
        .tavern
        .tables
        .call_off(table, GM, Rank::Gm, off_because(CalledOff::Deal));
    assert!(off.await.unwrap());
    assert!(evening.look(table, ANN).await.match_on.is_some());
    assert_eq!(next(&evening, table).await, Dealer::Lot);
    let (_, first) = played(&evening, table, &members).await;
    evening.restart(0).await;
    let turn = (first.dealer + 2) % 3;
    assert_eq!(next(&evening, table).await, Dealer::Seat(turn));
    evening.audit().await;
}

/// TR-6 draws partners and dealer together, before the shuffle is committed (tavern::partners).
#[tokio::test]
async fn troccas_keeps_its_own_draw() {
    let members = [ANN, BOB, CYD, DAN];
    let evening = Evening::new(7).await;
    let table = evening
        .table_for(game("troccas", "classic", 1), &members, 0)
        .await;
    let dealer = next(&evening, table).await;
    let (_, record) = played(&evening, table, &members).await;
    assert_eq!(dealer, Dealer::Seat(record.dealer));
    let proof = proof(&record);
    assert_eq!((proof.method, proof.bound.dealer), (Method::Two, dealer));
    assert!(shuffle::verify(&record).is_ok());
}

/// What a bot of before the upgrade left: a shuffle that was committed by method 1, with a dealer.
#[tokio::test]
async fn a_shuffle_committed_by_the_first_method_is_dealt_and_verified_by_it() {
    let members = [ANN, BOB, CYD];
    for joins in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.db");
        let mut evening = Evening::on(Sqlite::open(&file).await.unwrap(), 8).await;
        let table = evening.table("vieville", &members, 1).await;
        let old = put_back_to_method_one(&file).await;
        evening.restart(1_000).await;
        let open = evening.look(table, ANN).await.shuffle.unwrap();
        assert_eq!((open.hash, open.dealer), (old.hash, Dealer::Seat(2)));
        if joins {
            // It no longer fits: the next is committed by the newest method.
            evening.tavern.join(table, DAN).await.unwrap();
            assert_eq!(next(&evening, table).await, Dealer::Lot);
            let withdrawn = evening.tavern.records.unfinished(table).await.unwrap();
            assert_eq!(withdrawn[0].proof, Some(old));
            continue;
        }
        evening
            .tavern
            .tables
            .cut(table, BOB, open.deal, "by the moon")
            .await
            .unwrap();
        let (deal, record) = played(&evening, table, &members).await;
        assert_eq!((deal, record.dealer), (open.deal, 2));
        let proof = proof(&record);
        assert_eq!((proof.method, proof.hash), (Method::One, old.hash));
        assert_eq!(shuffle::verify(&record), Ok(old.hash));
        // From then on by the newest, and the deal goes round to the right.
        assert_eq!(next(&evening, table).await, Dealer::Seat(1));
        let (_, record) = played(&evening, table, &members).await;
        assert_eq!(self::proof(&record).method, Method::Two);
        assert!(shuffle::verify(&record).is_ok());
    }
}

/// Rewrites the only table's committed shuffle as it would stand if method 1 had made it, seat 2 dealing.
async fn put_back_to_method_one(file: &std::path::Path) -> Proof {
    let mut raw = raw_connection(file).await;
    let row = sqlx::query("SELECT seed, bound FROM shuffles WHERE ended IS NULL")
        .fetch_one(&mut raw)
        .await
        .unwrap();
    let seed: Seed = row.get::<String, _>(0).try_into().unwrap();
    let mut bound: Bound = serde_json::from_str(row.get(1)).unwrap();
    bound.dealer = Dealer::Seat(2);
    let cuts = vec![None; bound.seats.len()];
    let proof = Proof::new(Method::One, bound, seed, cuts).unwrap();
    let triggers: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'shuffles'",
    )
    .fetch_all(&mut raw)
    .await
    .unwrap();
    for trigger in triggers {
        sqlx::query(AssertSqlSafe(format!("DROP TRIGGER {trigger}")))
            .execute(&mut raw)
            .await
            .unwrap();
    }
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
    // It knew no methods.
    shuffle.remove("method").unwrap();
    shuffle.insert("bound".to_owned(), json!(proof.bound));
    shuffle.insert("hash".to_owned(), json!(proof.hash));
    sqlx::query("UPDATE tables SET state = $1")
        .bind(state.to_string())
        .execute(&mut raw)
        .await
        .unwrap();
    proof
}

#[tokio::test]
async fn by_which_method_it_was_committed_is_history() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let evening = Evening::on(Sqlite::open(&file).await.unwrap(), 9).await;
    evening.table("vieville", &[ANN, BOB, CYD], 1).await;
    let mut raw = raw_connection(&file).await;
    let forged = sqlx::query("UPDATE shuffles SET method = 1")
        .execute(&mut raw)
        .await;
    assert!(forged.unwrap_err().to_string().contains("history"));
}
