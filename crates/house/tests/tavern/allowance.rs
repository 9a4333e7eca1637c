//! Allowance and starting coins: once for each member, in spite of characters and erasure.

use crate::evening::{ANN, BOB, CYD, DEAL, Evening, Meet, SERVER};
use crate::files::raw;
use crate::voids::carried;
use books::Account;
use ids::{MemberId, PurseId};
use pages::purse::Allowance;
use rules::Coins;
use sqlx::AssertSqlSafe;
use store::Sqlite;
use table::Person;

const DAY: i64 = 24 * 60 * 60 * 1000;
const ERIN: MemberId = MemberId(612_345_678_901_234_567);

impl Evening {
    pub async fn gives(&self, allowance: i64) {
        let set = self.tavern.settings.change(SERVER, Some(ANN), |settings| {
            settings.allowance = Coins(allowance)
        });
        set.await.unwrap();
    }

    pub async fn fetch(&self, member: MemberId) -> Allowance {
        let person = self.person(member).await;
        self.allowances
            .fetch_allowance(SERVER, person)
            .await
            .unwrap()
    }

    pub fn midnight(&self) -> i64 {
        (self.now() / DAY + 1) * DAY
    }

    pub async fn pass_midnight(&self) {
        self.pass(self.midnight() - self.now()).await;
        self.catch_up().await.unwrap();
    }

    /// Erin gives Bob everything in the purse she plays from.
    async fn erin_gives_bob_everything(&self) {
        let (erin, bob) = (self.person(ERIN).await, self.person(BOB).await);
        let coins = self.free(ERIN).await;
        let name = format!("gift:{}:{}", erin.purse, self.now());
        let order = crate::evening::order(bob.purse, coins, name, self.now());
        self.bank.pay(erin.purse, order).await.unwrap();
    }
}

#[tokio::test]
async fn an_allowance_fills_up_what_a_member_holds_together() {
    let evening = Evening::new(1).await;
    evening.gives(80).await;
    let enough = |holds| Allowance::Enough {
        holds,
        up_to: Coins(80),
    };
    assert_eq!(evening.fetch(ANN).await, enough(Coins(100)));
    // Whoever got none of it may ask again on the same day.
    evening.take(ANN, 60).await;
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(40)));
    assert_eq!(evening.free(ANN).await, 80);
    evening.take(ANN, 80).await;
    let again = Allowance::Again(evening.midnight());
    assert_eq!(evening.fetch(ANN).await, again);
    evening.pass_midnight().await;
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(80)));
    evening.audit().await;
}

#[tokio::test]
async fn coins_of_characters_retired_ones_too_are_counted() {
    let evening = Evening::new(1).await;
    evening.gives(100).await;
    let mut characters = Vec::new();
    for name in ["Brenna", "Corvin"] {
        let made = evening.creates(ANN, name).await;
        characters.push(made.unwrap().purse);
    }
    let [brenna, corvin] = characters[..] else {
        panic!("two characters")
    };
    let own = evening.person(ANN).await.purse;
    let retired = evening
        .characters
        .retire_character(SERVER, ANN, corvin)
        .await;
    retired.unwrap();
    for (purse, coins) in [(brenna, 30), (corvin, 20)] {
        let order = crate::evening::order(purse, coins, format!("to:{coins}"), evening.now());
        evening.bank.pay(own, order).await.unwrap();
    }
    evening.take(ANN, 45).await;
    evening
        .members
        .play_as(SERVER, ANN, Some(brenna))
        .await
        .unwrap();
    // 5 of her own, 30 of Brenna's, 20 of Corvin's, who is retired.
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(45)));
    // Paid into the purse she plays from.
    assert_eq!(evening.free(ANN).await, 75);
    evening.audit().await;
}

#[tokio::test]
async fn neither_a_character_nor_an_erasure_fetches_a_second_allowance() {
    let evening = Evening::new(1).await;
    evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
    evening.gives(150).await;
    assert_eq!(evening.fetch(ERIN).await, Allowance::Fetched(Coins(50)));
    evening.erin_gives_bob_everything().await;
    let again = Allowance::Again(evening.midnight());
    for name in ["Brenna", "Corvin"] {
        let purse = evening.creates(ERIN, name).await.unwrap().purse;
        evening
            .members
            .play_as(SERVER, ERIN, Some(purse))
            .await
            .unwrap();
        assert_eq!(evening.fetch(ERIN).await, again);
    }
    for _ in 0..2 {
        evening.privacy.erase(SERVER, ERIN).await.unwrap();
        let welcomed = evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
        assert!(!welcomed, "starting coins come once");
        assert_eq!(evening.fetch(ERIN).await, again);
    }
    evening.pass_midnight().await;
    assert_eq!(evening.fetch(ERIN).await, Allowance::Fetched(Coins(150)));
    // The most she could draw in two days: starting coins and two allowances.
    let minted = evening.bank.coin_totals(SERVER).await.unwrap().minted;
    assert_eq!(minted, Coins(4 * 100 + 100 + 50 + 150));
    evening.audit().await;
}

#[tokio::test]
async fn two_purses_that_fetch_at_once_fetch_once() {
    let evening = Evening::new(1).await;
    evening.gives(130).await;
    let made = evening.creates(ANN, "Brenna").await;
    let ann = evening.person(ANN).await;
    let brenna = Person {
        purse: made.unwrap().purse,
        ..ann
    };
    let (one, other) = tokio::join!(
        evening.allowances.fetch_allowance(SERVER, ann),
        evening.allowances.fetch_allowance(SERVER, brenna)
    );
    let fetched = [one.unwrap(), other.unwrap()];
    // The second request finds that it was fetched, or that there is enough already.
    let once = fetched
        .iter()
        .filter(|it| **it == Allowance::Fetched(Coins(30)));
    assert_eq!(once.count(), 1, "{fetched:?}");
    evening.audit().await;
}

/// What a member holds in total, as counted for an allowance of 1.
async fn holds(evening: &Evening, member: MemberId) -> i64 {
    match evening.fetch(member).await {
        Allowance::Enough { holds, .. } => holds.0,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_lies_on_hold_and_in_the_pot_of_a_running_deal_is_counted() {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    evening.gives(1).await;
    let pot = evening.playing(table, ANN).await.unwrap().view.pot.0;
    assert!(pot > 0, "stakes lie in the pot");
    let mut together = 0;
    for member in [ANN, BOB, CYD] {
        let outside = evening.free(member).await + evening.on_hold(member).await;
        let counted = holds(&evening, member).await;
        assert!(counted > outside, "{member} has staked something");
        together += counted;
    }
    // Among the members, no coin is counted twice or missed.
    assert_eq!(together, 300);
}

#[tokio::test]
async fn a_share_of_a_carried_pot_is_counted_and_is_gone_once_it_is_lost() {
    let (evening, table, _) = carried(1).await;
    evening.gives(1).await;
    let lies = evening.look(table, ANN).await.carried.0;
    let mut outside = Vec::new();
    for member in [ANN, BOB] {
        outside.push(evening.free(member).await);
        let share = holds(&evening, member).await - outside[outside.len() - 1];
        // Half each, with an odd coin to one of them.
        assert!(share == lies / 2 || share == lies - lies / 2, "{share}");
    }
    evening.order(table, ANN, DEAL).await.unwrap();
    let mut together = 0;
    for member in [ANN, BOB] {
        together += holds(&evening, member).await;
    }
    let total: i64 = outside.iter().sum();
    assert_eq!(together, total + lies);
}

#[tokio::test]
async fn allowances_are_forgotten_after_two_days_and_starting_coins_never() {
    let (_folder, file, evening) = Evening::on_file(1).await;
    evening.gives(130).await;
    evening.fetch(ANN).await;
    let mut raw = raw(&file).await;
    for (days, allowances) in [(0, 1), (1, 1), (2, 0)] {
        let counts = "SELECT COALESCE(SUM(kind = 'allowance'), 0), SUM(kind = 'start') FROM given";
        let (found, starts): (i64, i64) = sqlx::query_as(counts).fetch_one(&mut raw).await.unwrap();
        assert_eq!((found, starts), (allowances, 4), "after {days} days");
        evening.pass_midnight().await;
    }
}

/// The tables and columns of the database that contain a text.
async fn places(raw: &mut sqlx::SqliteConnection, text: &str) -> Vec<(String, String)> {
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
         WHERE m.type = 'table'",
    )
    .fetch_all(&mut *raw)
    .await
    .unwrap();
    let mut found = Vec::new();
    for (table, column) in columns {
        let count = format!("SELECT COUNT(*) FROM {table} WHERE instr({column}, $1) > 0");
        let rows: i64 = sqlx::query_scalar(AssertSqlSafe(count))
            .bind(text)
            .fetch_one(&mut *raw)
            .await
            .unwrap();
        if rows > 0 {
            found.push((table, column));
        }
    }
    found
}

#[tokio::test]
async fn after_an_erasure_nothing_joins_a_hash_to_a_purse() {
    let (_folder, file, evening) = Evening::on_file(1).await;
    evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
    evening.gives(150).await;
    evening.fetch(ERIN).await;
    let old = evening.person(ERIN).await.purse;
    evening.privacy.erase(SERVER, ERIN).await.unwrap();
    evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
    let new = evening.person(ERIN).await.purse;
    assert_ne!(old, new);
    let mut raw = raw(&file).await;
    let hashes: Vec<String> = sqlx::query_scalar("SELECT DISTINCT hash FROM given")
        .fetch_all(&mut raw)
        .await
        .unwrap();
    assert_eq!(hashes.len(), 5, "Erin and the four others");
    for hash in &hashes {
        let only = [("given".to_owned(), "hash".to_owned())];
        assert_eq!(places(&mut raw, hash).await, only, "{hash}");
    }
    // Nothing beside a hash identifies a purse, a time or an order.
    let beside: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info('given')")
        .fetch_all(&mut raw)
        .await
        .unwrap();
    assert_eq!(beside, ["guild", "hash", "kind", "day"]);
    let order = sqlx::query("SELECT rowid FROM given").fetch_all(&mut raw);
    assert!(order.await.is_err(), "rows have no number");
    // The old purse is in the books only, under its own id.
    for purse in [old, new] {
        let stands = places(&mut raw, &purse.to_string()).await;
        assert!(stands.iter().all(|(table, _)| table != "given"));
    }
    evening.audit().await;
}

/// A database of the schema's fifth step, with a member who had starting coins and one who was erased since;
/// returns the hashes of both.
async fn of_before(file: &std::path::Path) -> [String; 2] {
    use hmac::{Hmac, KeyInit, Mac};
    let mut raw = crate::schema::of_step(5, file).await;
    let key = "5ec1e7";
    let hash = |member: MemberId| {
        let mut keyed = Hmac::<sha2::Sha256>::new_from_slice(key.as_bytes()).unwrap();
        keyed.update(&SERVER.0.to_be_bytes());
        keyed.update(&member.0.to_be_bytes());
        let bytes: [u8; 32] = keyed.finalize().into_bytes().into();
        let hex = bytes[..16].iter().map(|byte| format!("{byte:02x}"));
        hex.collect::<String>()
    };
    let hashes = [hash(ANN), hash(ERIN)];
    let text = format!(
        "INSERT INTO secrets (name, key) VALUES ('welcomes', '{key}');
         INSERT INTO members (guild, member, name, purse) VALUES (7, 1, 'Ann', 11), (7, 2, 'Bob', 12);
         INSERT INTO accounts (guild, name, kind, purse) VALUES (7, 'mint', 'mint', 'mint'),
            (7, '{ann}', 'member', '{ann}'), (7, '{erin}', 'member', '{erin}');
         INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
            VALUES (7, 'start:{}', 'mint', '{ann}', 100, 'start', 1),
                   (7, 'start:{}', 'mint', '{erin}', 100, 'start', 1);",
        hashes[0],
        hashes[1],
        ann = Account::Member(PurseId(11)).name(),
        erin = Account::Member(PurseId(13)).name(),
    );
    sqlx::raw_sql(AssertSqlSafe(text))
        .execute(&mut raw)
        .await
        .unwrap();
    hashes
}

#[tokio::test]
async fn starting_coins_of_before_are_remembered_also_of_who_was_erased() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let [ann, erin] = of_before(&file).await;
    let mut evening = Evening::opened(Sqlite::open(&file).await.unwrap(), 1).await;
    for _ in 0..2 {
        assert!(!evening.members.meet(SERVER, ANN, "Ann").await.unwrap());
        assert!(!evening.members.meet(SERVER, ERIN, "Erin").await.unwrap());
        assert_eq!(evening.free(ANN).await, 100);
        evening.restart(1000).await;
    }
    // Bob was known but had no starting coins.
    assert!(evening.members.meet(SERVER, BOB, "Bob").await.unwrap());
    let mut raw = raw(&file).await;
    let mut given: Vec<(String, String)> = sqlx::query_as("SELECT kind, hash FROM given")
        .fetch_all(&mut raw)
        .await
        .unwrap();
    given.sort();
    let kinds: Vec<&str> = given.iter().map(|(kind, _)| kind.as_str()).collect();
    // Ann's and Bob's, under their server's key; the older rows stay.
    assert_eq!(kinds, ["start", "start", "start-old", "start-old"]);
    let old: Vec<&String> = given[2..].iter().map(|(_, hash)| hash).collect();
    assert!(old.contains(&&ann) && old.contains(&&erin));
    assert!(given[..2].iter().all(|(_, hash)| !old.contains(&hash)));
    evening.audit().await;
}
