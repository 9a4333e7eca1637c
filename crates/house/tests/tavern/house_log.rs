//! What happens in the house is logged and announced to subscribers.

use crate::evening::{ANN, BOB, DAN, Evening, SERVER, order};
use bank::BankError;
use books::Amount;
use house::PaymentError;
use ids::{GuildId, TableId};
use pages::{Changed, Coffer, Hiring, LogEntry};
use patrons::Character;
use rules::Coins;
use table::CalledOff;

#[tokio::test]
async fn what_is_logged_is_told_and_reads_back_the_newest_first() {
    let mut evening = Evening::new(1).await;
    let purse = evening.person(ANN).await.purse;
    let player = evening.player(ANN).await;
    let table = TableId(7);
    let entries = [
        LogEntry::Settings {
            changes: vec![Changed {
                setting: "allowance".to_owned(),
                before: "none".to_owned(),
                after: "5 coins".to_owned(),
            }],
        },
        LogEntry::Granted {
            to: purse,
            coins: Coins(5),
            reason: "a feast".to_owned(),
        },
        LogEntry::CalledOff {
            table,
            what: CalledOff::Match,
            reason: "it was late".to_owned(),
            among: vec![purse],
        },
        LogEntry::Kicked { table, player },
        LogEntry::Banned {
            member: ANN,
            until: None,
            reason: "loud".to_owned(),
        },
    ];
    let mut told = evening.log.logged();
    for entry in &entries {
        evening
            .log
            .log(SERVER, Some(ANN), entry.clone())
            .await
            .unwrap();
        assert_eq!(told.recv().await.unwrap().entry, *entry);
    }
    evening.restart(1_000).await;
    let log = evening.log.house_log(SERVER, 4).await.unwrap();
    let read: Vec<_> = log.iter().map(|logged| logged.entry.clone()).collect();
    let wanted: Vec<_> = entries[1..].iter().rev().cloned().collect();
    assert_eq!(read, wanted);
    assert!(log.iter().all(|logged| logged.by == Some(ANN)));
    assert!(
        evening
            .log
            .house_log(GuildId(8), 9)
            .await
            .unwrap()
            .is_empty()
    );
}

/// The newest entry of the house's log, and how many there are.
async fn newest(evening: &Evening) -> (usize, Option<LogEntry>) {
    let log = evening.log.house_log(SERVER, 99).await.unwrap();
    assert!(log.iter().all(|logged| logged.by == Some(DAN)));
    (log.len(), log.into_iter().next().map(|logged| logged.entry))
}

#[tokio::test]
async fn a_game_master_moves_no_coin_without_an_entry_and_none_that_is_staked() {
    let (evening, table) = Evening::dealt(2, &[ANN, BOB], 2).await;
    let (treasury, staff) = (&evening.treasury, &evening.staff);
    let (purse, free) = (evening.person(ANN).await.purse, evening.free(ANN).await);
    let coins = |coins| Amount::new(coins).unwrap();
    let order = |name: &str, coins| order(purse, coins, name.to_owned(), evening.now());
    let reason = String::new;

    evening.tavern.grant(order("a", 30)).await.unwrap();
    let granted = LogEntry::Granted {
        to: purse,
        coins: Coins(30),
        reason: reason(),
    };
    assert_eq!(newest(&evening).await, (1, Some(granted)));
    // Only what is not set aside for the deal can be taken.
    let held = evening.on_hold(ANN).await;
    assert!(held > 0);
    let staked = evening
        .tavern
        .take(order("b", free + 31), Coffer::Mint)
        .await;
    assert!(
        matches!(staked, Err(PaymentError::Bank(BankError::Refused(_)))),
        "{staked:?}"
    );
    assert_eq!(newest(&evening).await.0, 1);
    evening
        .tavern
        .take(order("c", free + 30), Coffer::Mint)
        .await
        .unwrap();
    let taken = LogEntry::Taken {
        from: purse,
        coins: Coins(free + 30),
        reason: reason(),
        into: Coffer::Mint,
    };
    assert_eq!(newest(&evening).await, (2, Some(taken)));
    assert_eq!(evening.on_hold(ANN).await, held);

    let filled = treasury.fill_house(SERVER, DAN, coins(70), "", "d".to_owned());
    filled.await.unwrap();
    let filled = LogEntry::HouseFunded {
        coins: Coins(70),
        reason: reason(),
    };
    assert_eq!(newest(&evening).await, (3, Some(filled)));
    let hiring = Hiring {
        name: "Wolf".to_owned(),
        face: "🐺".to_owned(),
        character: Character::USUAL,
        purse: Some(coins(9)),
    };
    let (wolf, _) = staff.hire(SERVER, DAN, hiring).await.unwrap();
    assert_eq!(newest(&evening).await.0, 4);
    let name = || "Wolf".to_owned();
    let funded = |coins| LogEntry::PatronFunded {
        name: name(),
        coins,
    };
    let fund = staff.fund(SERVER, DAN, &wolf, coins(5), "e".to_owned());
    fund.await.unwrap();
    assert_eq!(newest(&evening).await, (5, Some(funded(Coins(5)))));
    let withdraw = staff.withdraw_funds(SERVER, DAN, &wolf, coins(4), "f".to_owned());
    withdraw.await.unwrap();
    assert_eq!(newest(&evening).await, (6, Some(funded(Coins(-4)))));
    staff.dismiss(SERVER, DAN, &wolf).await.unwrap();
    let dismissed = LogEntry::PatronDismissed {
        name: name(),
        coins: Coins(10),
    };
    assert_eq!(newest(&evening).await, (7, Some(dismissed)));
    evening.play_out(table, &[ANN, BOB]).await;
    evening.audit().await;
}
