//! Coins at a table: what must be covered, what is held, and players who cannot pay.

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, Meet, SERVER, order, refusal, terms,
};
use crate::schema::of_step;
use bank::{BankError, BankRefusal, Order, Purse};
use books::{Account, Amount, LIMIT};
use ids::{MemberId, PurseId};
use pages::HouseRefusal;
use rules::Coins;
use store::Sqlite;
use table::{Notice, Refusal, Standing, Terms, WhichPatron, look::Scene};

#[tokio::test]
async fn terms_out_of_bounds_are_refused() {
    let evening = Evening::new(1).await;
    let start = |terms: Terms, patrons| evening.start(SERVER, CHANNEL, ANN, terms, patrons);
    let bounds = HouseRefusal::Table(Refusal::Stake {
        least: Coins(2),
        most: Coins(1_000_000),
    });
    assert_eq!(refusal(start(terms("tavern", 0), 0).await), bounds);
    assert_eq!(refusal(start(terms("tavern", 1), 0).await), bounds);
    assert_eq!(refusal(start(terms("tavern", -5), 0).await), bounds);
    assert_eq!(refusal(start(terms("tavern", 1_000_001), 0).await), bounds);
    let cannot = HouseRefusal::CannotCover {
        need: Coins(101),
        free: Coins(100),
        held: Coins(0),
    };
    assert_eq!(refusal(start(terms("tavern", 101), 0).await), cannot);
    let seats = HouseRefusal::Table(Refusal::Seats { least: 3, most: 15 });
    assert_eq!(refusal(start(terms("tavern", 5), 15).await), seats);
    let hurry = Terms {
        turn_seconds: 1,
        ..terms("tavern", 5)
    };
    assert_eq!(
        refusal(start(hurry, 0).await),
        HouseRefusal::Table(Refusal::TurnTime {
            least: 10,
            most: 172_800
        })
    );
    evening.assert_all_closed();
}

#[tokio::test]
async fn staked_coins_cannot_be_spent() {
    let evening = Evening::new(2).await;
    let terms = terms("tavern", 60);
    let table = evening.start(SERVER, CHANNEL, ANN, terms, 0).await.unwrap();
    evening.join(table, BOB).await.unwrap();
    evening.join(table, CYD).await.unwrap();
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    let free = evening.free(ANN).await;
    let (ann, dan) = (evening.person(ANN).await, evening.person(DAN).await);
    let order = |coins, name: &str| Order {
        guild: SERVER,
        by: ANN,
        purse: dan.purse,
        amount: Amount::new(coins).unwrap(),
        note: None,
        name: name.to_owned(),
        at: evening.now(),
    };
    let refused = evening.bank.pay(ann.purse, order(free + 1, "a")).await;
    let Err(BankError::Refused(BankRefusal::NotEnough { purse, .. })) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(purse.free, Coins(free));
    evening.bank.pay(ann.purse, order(free, "b")).await.unwrap();
    // No free coins are left, and yet the deal can be played to its end.
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    evening.audit().await;
}

#[tokio::test]
async fn who_cannot_cover_the_stake_sits_out_is_told_and_is_dealt_in_again_when_they_can() {
    let evening = Evening::new(3).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD, DAN], 0).await;
    evening.take(BOB, 97).await;
    evening.order(table, ANN, DEAL).await.unwrap();
    let look = evening.look(table, BOB).await;
    assert_eq!(look.chair_of(BOB).unwrap().standing, Standing::Broke);
    let broke = Notice::Broke {
        player: evening.player(BOB).await,
    };
    assert!(look.notices.contains(&broke));
    evening.everybody_ready(table, &[ANN, CYD, DAN]).await;
    evening.play_out(table, &[ANN, CYD, DAN]).await;
    evening
        .bank
        .grant(Order {
            guild: SERVER,
            by: DAN,
            purse: evening.person(BOB).await.purse,
            amount: Amount::new(50).unwrap(),
            note: None,
            name: "gift".to_owned(),
            at: evening.now(),
        })
        .await
        .unwrap();
    evening.order(table, ANN, DEAL).await.unwrap();
    assert_eq!(
        evening
            .look(table, BOB)
            .await
            .chair_of(BOB)
            .unwrap()
            .standing,
        Standing::In
    );
    evening.audit().await;
}

#[tokio::test]
async fn with_too_few_who_can_pay_the_table_waits() {
    let evening = Evening::new(4).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening.take(CYD, 98).await;
    evening.order(table, ANN, DEAL).await.unwrap();
    let Scene::Lobby(lobby) = evening.look(table, ANN).await.table.scene else {
        panic!("it waits")
    };
    assert_eq!(lobby.missing, 1);
    assert_eq!(evening.free(ANN).await, 100);
    evening
        .order(table, ANN, table::Order::SeatPatron(WhichPatron::Anybody))
        .await
        .unwrap();
    evening.order(table, ANN, DEAL).await.unwrap();
    assert!(!matches!(
        evening.look(table, ANN).await.table.scene,
        Scene::Lobby(_)
    ));
    evening.audit().await;
}

#[tokio::test]
async fn coins_on_hold_at_one_table_do_not_cover_another() {
    let evening = Evening::new(5).await;
    let big = terms("tavern", 80);
    let table = evening.start(SERVER, CHANNEL, ANN, big, 3).await.unwrap();
    evening.deal_to_play(table, &[ANN]).await;
    let Purse { free, on_hold } = evening
        .bank
        .balance(SERVER, &evening.account(ANN).await)
        .await
        .unwrap();
    let refused = evening
        .start(SERVER, CHANNEL, ANN, terms("tavern", free.0 + 1), 0)
        .await;
    let cannot = HouseRefusal::CannotCover {
        need: Coins(free.0 + 1),
        free,
        held: on_hold,
    };
    assert_eq!(refusal(refused), cannot);
    evening.audit().await;
}

#[tokio::test]
async fn no_grant_to_a_seated_member_lets_a_payment_fail() {
    let evening = Evening::new(8).await;
    let members = [ANN, BOB, CYD];
    let table = evening.table("tavern", &members, 0).await;
    evening.deal_to_play(table, &members).await;
    let bank = &evening.bank;
    let purse = evening.person(ANN).await.purse;
    let room = bank.room(SERVER).await.unwrap();
    let grant = |coins, name: &str| bank.grant(order(purse, coins, name.to_owned(), evening.now()));
    for coins in [LIMIT, room + 1] {
        let refused = grant(coins, "too much").await;
        assert!(
            matches!(refused, Err(BankError::Refused(BankRefusal::MintFull { room: left })) if left == Coins(room)),
            "{refused:?}"
        );
    }
    grant(room, "all there can be").await.unwrap();
    // Newcomers get no starting coins now, but no error either; the deal is settled.
    let eve = MemberId(5);
    assert!(!evening.members.meet(SERVER, eve, "Eve").await.unwrap());
    assert_eq!(evening.free(eve).await, 0);
    evening.play_out(table, &members).await;
    evening.audit().await;
    evening.take(ANN, 500).await;
    let later = evening.members.meet(SERVER, eve, "Eve").await.unwrap();
    assert!(later, "there is room for them now");
}

#[tokio::test]
async fn a_server_that_is_above_the_limit_from_before_keeps_what_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let mut raw = of_step(5, &file).await;
    let name = |purse| Account::Member(PurseId(purse)).name();
    let (ann, bob) = (name(11), name(12));
    let text = format!(
        "INSERT INTO members (guild, member, name, purse) VALUES (7, 1, 'Ann', 11), (7, 2, 'Bob', 12);
         INSERT INTO accounts (guild, name, kind, purse) VALUES (7, 'mint', 'mint', 'mint'),
            (7, '{ann}', 'member', '{ann}'), (7, '{bob}', 'member', '{bob}');
         INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
            VALUES (7, 'a', 'mint', '{ann}', {LIMIT}, 'grant', 1),
                   (7, 'b', 'mint', '{bob}', {LIMIT}, 'grant', 1);"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(text))
        .execute(&mut raw)
        .await
        .unwrap();
    let evening = Evening::opened(Sqlite::open(&file).await.unwrap(), 1).await;
    for (member, name, coins) in [(ANN, "Ann", LIMIT), (BOB, "Bob", LIMIT), (CYD, "Cyd", 0)] {
        evening.members.meet(SERVER, member, name).await.unwrap();
        assert_eq!(evening.free(member).await, coins);
    }
    let bank = &evening.bank;
    let cyd = evening.person(CYD).await.purse;
    let one = |name: &str| order(cyd, 1, name.to_owned(), evening.now());
    let refused = bank.grant(one("grant")).await;
    assert!(
        matches!(
            refused,
            Err(BankError::Refused(BankRefusal::MintFull { room: Coins(0) }))
        ),
        "{refused:?}"
    );
    bank.pay(evening.person(ANN).await.purse, one("pay"))
        .await
        .unwrap();
    evening.take(BOB, 1).await;
    evening.audit().await;
}
