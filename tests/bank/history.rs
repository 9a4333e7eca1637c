//! What an owner sees of their coins.

use triomphe::bank::{Account, Amount, Bank, Order, Owner, Page, Transfer};
use triomphe::store::{Holder, MemberId, PurseId, Step, Store, Write};

use crate::{ANN, BOB, HOME, TABLE};

fn coins(coins: i64) -> Amount {
    Amount::new(coins).unwrap()
}

/// Ann: 100 at the start, 20 to Bob with words, 60 on hold, ante 3, wins 8, the hold comes back,
/// 5 granted with words.
async fn bank() -> (Store, Bank) {
    let store = Store::in_memory().await.unwrap();
    let bank = Bank::new(store.clone());
    bank.welcome(HOME, ANN, "ann", Some(coins(100)), 1)
        .await
        .unwrap();
    bank.welcome(HOME, BOB, "bob", Some(coins(100)), 1)
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
        Transfer::new("h-a", ann.account(), ann.hold(TABLE), coins(60), "hold"),
        Transfer::new("h-b", bob.account(), bob.hold(TABLE), coins(60), "hold"),
        Transfer::new("deal-1:a-a", ann.hold(TABLE), pot.clone(), coins(3), "ante")
            .with_cause("deal-1"),
        Transfer::new("deal-1:a-b", bob.hold(TABLE), pot.clone(), coins(5), "ante")
            .with_cause("deal-1"),
        Transfer::new("deal-1:w", pot, ann.hold(TABLE), coins(8), "most-tricks")
            .with_cause("deal-1"),
        Transfer::new("r-a", ann.hold(TABLE), ann.account(), coins(65), "release"),
        Transfer::new("r-b", bob.hold(TABLE), bob.account(), coins(55), "release"),
    ];
    bank.post(HOME, deal, 3).await.unwrap();
    bank.grant(order(13, ANN, 5, "found in the cellar", "grant-1", 4))
        .await
        .unwrap();
    (store, bank)
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
                entry.note.as_deref().unwrap_or("-")
            )
        })
        .collect()
}

#[tokio::test]
async fn holds_are_no_entries_and_what_they_secured_is() {
    let (_, bank) = bank().await;
    let page = bank
        .history(HOME, &Account::Member(ANN), 0, 10)
        .await
        .unwrap();
    assert_eq!((page.number, page.pages), (0, 1));
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

#[tokio::test]
async fn pages_count_from_the_latest_and_the_last_is_the_last() {
    let (_, bank) = bank().await;
    let ann = Account::Member(ANN);
    for (number, shown, amounts) in [
        (0, 0, vec![5, 8]),
        (1, 1, vec![-3, -20]),
        (2, 2, vec![100]),
        (9, 2, vec![100]),
    ] {
        let page = bank.history(HOME, &ann, number, 2).await.unwrap();
        assert_eq!((page.number, page.pages), (shown, 3));
        let got: Vec<i64> = page.entries.iter().map(|entry| entry.amount).collect();
        assert_eq!(got, amounts);
    }
    let stranger = bank
        .history(HOME, &Account::Member(PurseId(404)), 3, 2)
        .await
        .unwrap();
    assert_eq!(
        (stranger.entries.len(), stranger.number, stranger.pages),
        (0, 0, 0)
    );
}

#[tokio::test]
async fn typed_words_can_be_erased_and_the_coins_stay() {
    let (store, bank) = bank().await;
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
        }))
        .await
        .unwrap();
    assert_eq!(store.holder(HOME, ANN).await.unwrap(), None);
    assert_eq!(store.person(HOME, MemberId(11)).await.unwrap(), None);
    let page = bank
        .history(HOME, &Account::Member(ANN), 0, 10)
        .await
        .unwrap();
    let notes: Vec<_> = page
        .entries
        .iter()
        .map(|entry| entry.note.as_deref())
        .collect();
    // The GM's words are the GM's.
    assert_eq!(notes, [Some("found in the cellar"), None, None, None, None]);
    assert_eq!(page.entries[0].after, 90);
    assert!(
        !bank
            .welcome(HOME, ANN, "ann", Some(coins(100)), 9)
            .await
            .unwrap()
    );
}
