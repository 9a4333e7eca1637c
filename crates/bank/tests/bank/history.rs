//! The history of their coins that an owner sees.

use ids::Seek;
use std::sync::Arc;

use bank::{Bank, Entry, Order, Page};
use books::{Account, Amount, Owner, Reason, Transfer};
use ids::{MemberId, PurseId, TableId};
use store::{Holder, Step, Store, Write};

use crate::{ANN, BOB, HOME, On, TABLE, table_step};

on_every_store!(
    holds_are_no_entries_and_what_they_secured_is,
    pages_are_turned_from_line_to_line,
    a_long_history_loses_no_line_from_page_to_page,
    typed_words_can_be_erased_and_the_coins_stay,
);

fn coins(coins: i64) -> Amount {
    Amount::new(coins).unwrap()
}

/// Ann: 100 at the start, 20 to Bob with words, 60 on hold, ante 3, wins 8, the hold comes back,
/// 5 granted with words.
async fn bank(on: On) -> (Arc<dyn Store>, Bank) {
    let store = on.store().await;
    let bank = Bank::new(store.clone());
    bank.welcome(HOME, ANN, &crate::once("ann"), coins(100), 1)
        .await
        .unwrap();
    bank.welcome(HOME, BOB, &crate::once("bob"), coins(100), 1)
        .await
        .unwrap();
    let order = |by, purse, amount, note: &str, name: &str, at| Order {
        guild: HOME,
        by: MemberId(by),
        purse,
        amount: coins(amount),
        note: Some(note.to_owned()),
        name: name.to_owned(),
        at,
    };
    bank.pay(ANN, order(11, BOB, 20, "for the wine", "pay-1", 2))
        .await
        .unwrap();
    let (ann, bob, pot) = (
        Owner::Member(ANN),
        Owner::Member(BOB),
        Account::Pot { table: TABLE },
    );
    let deal = [
        Transfer::new(
            "h-a",
            ann.account(),
            ann.hold(TABLE),
            coins(60),
            Reason::Hold,
        ),
        Transfer::new(
            "h-b",
            bob.account(),
            bob.hold(TABLE),
            coins(60),
            Reason::Hold,
        ),
        Transfer::new(
            "deal-1:a-a",
            ann.hold(TABLE),
            pot.clone(),
            coins(3),
            Reason::Played("ante".to_owned()),
        )
        .with_cause("deal-1"),
        Transfer::new(
            "deal-1:a-b",
            bob.hold(TABLE),
            pot.clone(),
            coins(5),
            Reason::Played("ante".to_owned()),
        )
        .with_cause("deal-1"),
        Transfer::new(
            "deal-1:w",
            pot,
            ann.hold(TABLE),
            coins(8),
            Reason::Played("most-tricks".to_owned()),
        )
        .with_cause("deal-1"),
        Transfer::new(
            "r-a",
            ann.hold(TABLE),
            ann.account(),
            coins(65),
            Reason::Release,
        ),
        Transfer::new(
            "r-b",
            bob.hold(TABLE),
            bob.account(),
            coins(55),
            Reason::Release,
        ),
    ];
    store.commit(table_step(TABLE, 0)).await.unwrap();
    bank.post(HOME, deal, 3).await.unwrap();
    bank.grant(order(13, ANN, 5, "found in the cellar", "grant-1", 4))
        .await
        .unwrap();
    (store, bank)
}

fn words(entry: &Entry) -> &str {
    entry.note.as_ref().map_or("-", |(_, words)| words)
}

fn show(page: &Page) -> Vec<String> {
    page.entries
        .iter()
        .map(|entry| {
            format!(
                "{} {:+} {} {} -> {} {}",
                entry.at,
                entry.amount,
                entry.counterparty,
                entry.reason,
                entry.after,
                words(entry)
            )
        })
        .collect()
}

async fn holds_are_no_entries_and_what_they_secured_is(on: On) {
    let (_, bank) = bank(on).await;
    let page = bank
        .history(HOME, &Account::Member(ANN), Seek::Newest, 10)
        .await
        .unwrap();
    assert!(!page.newer && !page.older);
    assert_eq!(
        show(&page),
        [
            "4 +5 mint grant -> 90 found in the cellar",
            "3 +8 pot:0000000000007 most-tricks -> 85 -",
            "3 -3 pot:0000000000007 ante -> 77 -",
            "2 -20 member:000000000000c pay -> 80 for the wine",
            "1 +100 mint start -> 100 -",
        ]
    );
    assert_eq!(page.entries[1].cause.as_deref(), Some("deal-1"));
}

async fn pages_are_turned_from_line_to_line(on: On) {
    let (_, bank) = bank(on).await;
    let ann = Account::Member(ANN);
    let page = async |seek| bank.history(HOME, &ann, seek, 2).await.unwrap();
    let shown = |page: &Page| {
        let amounts: Vec<i64> = page.entries.iter().map(|entry| entry.amount).collect();
        (amounts, page.newer, page.older)
    };
    let newest = page(Seek::Newest).await;
    assert_eq!(shown(&newest), (vec![5, 8], false, true));
    let second = page(Seek::Before(newest.entries[1].id)).await;
    assert_eq!(shown(&second), (vec![-3, -20], true, true));
    assert_eq!((second.entries[0].after, second.entries[1].after), (77, 80));
    let last = page(Seek::Before(second.entries[1].id)).await;
    assert_eq!(shown(&last), (vec![100], true, false));
    let back = page(Seek::After(last.entries[0].id)).await;
    assert_eq!(shown(&back), (vec![-3, -20], true, true));
    // Newer than the second page is the newest page, and it is full.
    assert_eq!(page(Seek::After(back.entries[0].id)).await, newest);
    assert_eq!(page(Seek::After(newest.entries[1].id)).await, newest);
    assert_eq!(shown(&page(Seek::Before(0)).await), (vec![], true, false));
    let stranger = Account::Member(PurseId(404));
    let nothing = bank.history(HOME, &stranger, Seek::Newest, 2).await;
    assert_eq!(nothing.unwrap(), Page::default());
}

/// Page by page, a long history with many tables is the same as all at once.
async fn a_long_history_loses_no_line_from_page_to_page(on: On) {
    // A table gives 27 lines, so the edges of pages of 23 fall on each of them in turn.
    const PAGE: u32 = 23;
    let store = on.store().await;
    let bank = Bank::new(store.clone());
    let (ann, bob) = (Owner::Member(ANN), Owner::Member(BOB));
    for (owner, name) in [(&ann, "a"), (&bob, "b")] {
        let start = Transfer::new(
            name,
            Account::Mint,
            owner.account(),
            coins(10_000),
            Reason::StartingCoins,
        );
        bank.post(HOME, [start], 1).await.unwrap();
    }
    // Forty tables of twenty deals: 1 coin goes from Ann to Bob in each, and every third deal 2 come back.
    let (mut want, mut has) = (vec![(10_000, 10_000)], 10_000);
    for table in 0..40 {
        let table = TableId(100 + table);
        store.commit(table_step(table, 0)).await.unwrap();
        let mut deals = Vec::new();
        for deal in 0..20 {
            let name = |what: &str| format!("{table}-{deal}:{what}");
            let mut moved = |what: &str, from: &Account, to: &Account, amount| {
                deals.push(Transfer::new(
                    name(what),
                    from.clone(),
                    to.clone(),
                    coins(amount),
                    Reason::Played("x".to_owned()),
                ));
            };
            let (hold, pot) = (ann.hold(table), Account::Pot { table });
            moved("hold", &ann.account(), &hold, 50);
            moved("lost", &hold, &bob.account(), 1);
            want.push((-1, has - 1));
            has -= 1;
            if deal % 3 == 0 {
                moved("pot", &bob.account(), &pot, 2);
                moved("won", &pot, &hold, 2);
                want.push((2, has + 2));
                has += 2;
                moved("rest", &hold, &ann.account(), 51);
            } else {
                moved("rest", &hold, &ann.account(), 49);
            }
        }
        bank.post(HOME, deals, 2).await.unwrap();
    }
    want.reverse();
    let account = ann.account();
    let (mut seek, mut got, mut pages) = (Seek::Newest, Vec::new(), Vec::new());
    loop {
        let page = bank.history(HOME, &account, seek, PAGE).await.unwrap();
        got.extend(page.entries.iter().map(|entry| (entry.amount, entry.after)));
        let last = page.entries.last().unwrap().id;
        let older = page.older;
        pages.push(page);
        if !older {
            break;
        }
        seek = Seek::Before(last);
    }
    assert_eq!(got.len(), 1 + 40 * 27);
    assert_eq!(got, want);
    // And back again from the oldest page.
    for before in pages.windows(2).rev() {
        let seek = Seek::After(before[1].entries[0].id);
        let page = bank.history(HOME, &account, seek, PAGE).await.unwrap();
        assert_eq!(page.entries, before[0].entries);
    }
}

async fn typed_words_can_be_erased_and_the_coins_stay(on: On) {
    let (store, bank) = bank(on).await;
    let name = Write::Member {
        guild: HOME,
        member: MemberId(11),
        name: "Ann".into(),
        purse: ANN,
    };
    store.commit(Step::write(name)).await.unwrap();
    assert_eq!(
        store.holder(HOME, ANN).await.unwrap(),
        Some(Holder {
            member: MemberId(11),
            name: "Ann".to_owned(),
            character: None,
        })
    );

    store
        .commit(Step::write(Write::ForgetMember {
            guild: HOME,
            member: MemberId(11),
            accounts: vec![Account::Member(ANN).name()],
            stand_in: 99,
        }))
        .await
        .unwrap();
    assert_eq!(store.holder(HOME, ANN).await.unwrap(), None);
    assert_eq!(store.person(HOME, MemberId(11)).await.unwrap(), None);
    let page = bank
        .history(HOME, &Account::Member(ANN), Seek::Newest, 10)
        .await
        .unwrap();
    let notes: Vec<_> = page.entries.iter().map(words).collect();
    // The game master's notes about them are erased together with their own.
    assert_eq!(notes, ["-"; 5]);
    assert_eq!(page.entries[0].after, 90);
    assert!(
        !bank
            .welcome(HOME, ANN, &crate::once("ann"), coins(100), 9)
            .await
            .unwrap()
    );
}
