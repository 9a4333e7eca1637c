//! What stands in the log channel.

use crate::evening::{BOB, DAN, Evening, SERVER, order};
use books::{Amount, Currency};
use pages::{Coffer, Hiring, Settings};
use patrons::Character;
use rules::Coins;
use screens::words::Words;
use std::sync::Arc;
use store::{Step, Write};

async fn set(evening: &Evening, change: impl FnOnce(&mut Settings)) -> Arc<Settings> {
    let changed = evening.settings.change(SERVER, Some(DAN), change);
    changed.await.unwrap()
}

/// The lines of the log, oldest first, as they would be posted now.
async fn lines(evening: &Evening) -> Vec<String> {
    let log = evening.log.house_log(SERVER, 99).await.unwrap();
    let settings = evening.settings.for_guild(SERVER);
    let words = Words::english().with_settings(settings);
    let line = |logged| screens::log_line(&words, logged, "Bob");
    log.iter().rev().map(line).collect()
}

#[tokio::test]
async fn amounts_stay_in_the_currency_in_which_a_change_was_made() {
    let mut evening = Evening::new(3).await;
    let (treasury, staff) = (&evening.treasury, &evening.staff);
    let purse = evening.person(BOB).await.purse;
    let coins = |coins| Amount::new(coins).unwrap();
    // Of an older version, which kept no currency.
    let old = Write::Logged {
        guild: SERVER,
        at: evening.now(),
        by: Some(DAN),
        what: r#"{"did":"house-funded","coins":250,"reason":""}"#.to_owned(),
        about: None,
        words: None,
    };
    evening.store.commit(Step::write(old)).await.unwrap();
    evening
        .tavern
        .grant(order(purse, 250, "a".to_owned(), evening.now()))
        .await
        .unwrap();
    let gold: Currency = "gp=100 sp=10 cp=1".parse().unwrap();
    set(&evening, |settings| {
        settings.currency = gold.clone();
        settings.starting_coins = Some(Coins(5_000));
        settings.usual_stakes.insert("scarto".to_owned(), Coins(12));
    })
    .await;
    evening
        .tavern
        .take(
            order(purse, 250, "b".to_owned(), evening.now()),
            Coffer::Mint,
        )
        .await
        .unwrap();
    let filled = treasury.fill_house(SERVER, DAN, coins(250), "", "c".to_owned());
    filled.await.unwrap();
    let hiring = Hiring {
        name: "Wolf".to_owned(),
        face: "🐺".to_owned(),
        character: Character::USUAL,
        purse: None,
    };
    let (wolf, _) = staff.hire(SERVER, DAN, hiring).await.unwrap();
    let fund = staff.fund(SERVER, DAN, &wolf, coins(205), "d".to_owned());
    fund.await.unwrap();
    staff.dismiss(SERVER, DAN, &wolf).await.unwrap();
    set(&evening, |settings| {
        settings.currency = "crown/crowns".parse().unwrap();
    })
    .await;
    let wanted = [
        // Nobody knows what this one was made in.
        "<@4> put **250 crowns** into the house’s own purse",
        "<@4> granted **Bob** **250 coins**",
        "Currency: now **gp (100 cp), sp (10 cp) and cp** (before: coins)",
        "<@4> took **2 gp 5 sp** from **Bob**",
        "<@4> put **2 gp 5 sp** into the house’s own purse",
        "<@4> hired **Wolf**",
        "<@4> gave **Wolf** **2 gp 5 cp** from the house",
        "<@4> dismissed **Wolf**, whose 2 gp 5 cp were returned to the house",
        "Currency: now **crown, crowns** (before: gp (100 cp), sp (10 cp) and cp)",
    ];
    for later in [1_000, 2_000] {
        let told = lines(&evening).await;
        assert_eq!(told.len(), wanted.len(), "{told:#?}");
        for (told, wanted) in told.iter().zip(wanted) {
            assert!(told.contains(wanted), "{told}, not {wanted}");
        }
        // The coins that were set with a currency are in it, and those before them too, to be compared.
        for says in [
            "Starting coins: now **50 gp** (before: 1 gp)",
            "Scarto: 1 sp 2 cp",
        ] {
            assert!(told[2].contains(says), "{}", told[2]);
        }
        evening.restart(later).await;
    }
}
