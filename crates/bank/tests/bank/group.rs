//! Steps committed together: a bad one does not affect the others.

use std::sync::Arc;

use bank::{Bank, transfer_row};
use books::{Account, Amount, LIMIT, Reason, Transfer};
use ids::{PurseId, TableId};
use store::{Step, StepError, Store};

use crate::{ANN, BOB, HOME, On, TABLE, table_step};
use rules::Coins;

on_every_store!(
    one_bad_step_among_sixty_four_good_ones,
    refusals_name_the_account_the_transfer_and_the_table,
    steps_are_written_in_the_order_in_which_they_were_asked,
    of_two_writes_from_the_same_version_one_is_stale,
    a_step_whose_asker_went_away_is_written,
    a_closed_store_says_so,
);

fn transfer(name: &str, from: Account, to: Account, coins: i64) -> Step {
    let row = transfer_row(
        &Transfer::new(name, from, to, Amount::new(coins).unwrap(), Reason::Payment),
        HOME,
        1,
    );
    Step {
        transfers: vec![row],
        ..Step::default()
    }
}

/// Commits all steps at once, in this order; each gets its own answer.
async fn commit_together(store: &Arc<dyn Store>, steps: Vec<Step>) -> Vec<Result<(), StepError>> {
    // On this single-threaded runtime all of them are waiting before the writer takes the first.
    let asked: Vec<_> = steps
        .into_iter()
        .map(|step| {
            let store = store.clone();
            tokio::spawn(async move { store.commit(step).await })
        })
        .collect();
    let mut answers = vec![];
    for answer in asked {
        answers.push(answer.await.unwrap());
    }
    answers
}

fn kind(error: &StepError) -> String {
    let text = format!("{error:?}");
    text.chars()
        .take_while(|letter| letter.is_alphabetic())
        .collect()
}

async fn one_bad_step_among_sixty_four_good_ones(on: On) {
    let nobody = Account::Member(PurseId(404));
    let rich = Account::Member(PurseId(500));
    let both = |first: Step, second: Step| Step {
        transfers: [first.transfers, second.transfers].concat(),
        ..Step::default()
    };
    let bad: [(&str, Step); 6] = [
        (
            "Overdraft",
            transfer("x", nobody.clone(), Account::Member(ANN), 1),
        ),
        (
            "NameTaken",
            transfer("first", Account::Mint, Account::Member(BOB), 6),
        ),
        (
            "MintFull",
            transfer("x", Account::Mint, rich.clone(), LIMIT),
        ),
        ("Stale", table_step(TABLE, 5)),
        ("Refused", transfer("x", nobody.clone(), nobody.clone(), 1)),
        // Its first half is valid, but nothing of it may remain.
        (
            "Overdraft",
            both(
                transfer("half", Account::Mint, Account::Member(ANN), 1000),
                transfer("x", nobody, Account::Member(ANN), 1),
            ),
        ),
    ];
    for (expected, bad) in bad {
        for place in [0, 31, 64] {
            let store = on.store().await;
            let bank = Bank::new(store.clone());
            for step in [
                transfer("first", Account::Mint, Account::Member(BOB), 5),
                transfer("rich", Account::Mint, rich.clone(), 1),
                table_step(TABLE, 0),
            ] {
                store.commit(step).await.unwrap();
            }
            let mut steps: Vec<Step> = (0..64)
                .map(|n| {
                    let mut step = table_step(TableId(1000 + n), 0);
                    let to = Account::Member(PurseId(1000 + n));
                    step.transfers = transfer(&format!("g{n}"), Account::Mint, to, 2).transfers;
                    step
                })
                .collect();
            steps.insert(place, bad.clone());
            let answers = commit_together(&store, steps).await;
            for (n, answer) in answers.iter().enumerate() {
                match answer {
                    Ok(()) => assert_ne!(n, place, "{expected} went through"),
                    Err(error) => {
                        assert_eq!((n, kind(error).as_str()), (place, expected), "{error}");
                    }
                }
            }
            for n in 0..64 {
                let purse = bank
                    .balance(HOME, &Account::Member(PurseId(1000 + n)))
                    .await;
                assert_eq!(purse.unwrap().free, Coins(2));
                assert!(store.table(TableId(1000 + n)).await.unwrap().is_some());
            }
            assert_eq!(
                bank.balance(HOME, &Account::Member(ANN))
                    .await
                    .unwrap()
                    .free,
                Coins(0)
            );
            assert_eq!(
                bank.balance(HOME, &Account::Member(BOB))
                    .await
                    .unwrap()
                    .free,
                Coins(5)
            );
            assert_eq!(store.table(TABLE).await.unwrap().unwrap().version.0, 1);
            let report = bank.audit().await.unwrap();
            assert!(report.is_clean(), "{report}");
        }
    }
}

async fn refusals_name_the_account_the_transfer_and_the_table(on: On) {
    let store = on.store().await;
    let ann = || Account::Member(ANN);
    store
        .commit(transfer("a", Account::Mint, ann(), LIMIT))
        .await
        .unwrap();
    let of = |step| async { format!("{:?}", store.commit(step).await.unwrap_err()) };
    let bob = Account::Member(BOB);
    assert_eq!(
        of(transfer("b", bob.clone(), ann(), 1)).await,
        "Overdraft { account: \"member:000000000000c\" }"
    );
    assert_eq!(of(transfer("b", Account::Mint, ann(), 1)).await, "MintFull");
    assert_eq!(
        of(transfer("a", ann(), bob, 1)).await,
        "NameTaken { name: \"a\" }"
    );
    assert_eq!(
        of(table_step(TABLE, 1)).await,
        "Stale { table: TableId(7) }"
    );
}

async fn steps_are_written_in_the_order_in_which_they_were_asked(on: On) {
    let store = on.store().await;
    let member = |n: u64| Account::Member(PurseId(n));
    // The same coin is passed on 200 times: in any other order somebody would have none.
    let mut steps = vec![transfer("0", Account::Mint, member(1), 1)];
    steps.extend((1..200).map(|n| transfer(&n.to_string(), member(n), member(n + 1), 1)));
    for answer in commit_together(&store, steps).await {
        answer.unwrap();
    }
    let purse = Bank::new(store).balance(HOME, &member(200)).await.unwrap();
    assert_eq!(purse.free, Coins(1));
}

async fn of_two_writes_from_the_same_version_one_is_stale(on: On) {
    let store = on.store().await;
    store.commit(table_step(TABLE, 0)).await.unwrap();
    let answers = commit_together(
        &store,
        vec![
            table_step(TABLE, 1),
            table_step(TABLE, 1),
            table_step(TABLE, 2),
            table_step(TABLE, 0),
        ],
    )
    .await;
    let stale: Vec<bool> = answers
        .iter()
        .map(|answer| matches!(answer, Err(StepError::Stale { .. })))
        .collect();
    assert_eq!(stale, [false, true, false, true]);
    assert_eq!(store.table(TABLE).await.unwrap().unwrap().version.0, 3);
}

async fn a_step_whose_asker_went_away_is_written(on: On) {
    let store = on.store().await;
    let asked = tokio::spawn({
        let store = store.clone();
        async move {
            store
                .commit(transfer("a", Account::Mint, Account::Member(ANN), 9))
                .await
        }
    });
    tokio::task::yield_now().await;
    asked.abort();
    let _ = asked.await;
    // Everything that waited before this is written before it.
    store.heartbeat(1, (&[1]).into()).await.unwrap();
    let purse = Bank::new(store)
        .balance(HOME, &Account::Member(ANN))
        .await
        .unwrap();
    assert_eq!(purse.free, Coins(9));
}

async fn a_closed_store_says_so(on: On) {
    let store = on.store().await;
    store.close().await;
    assert!(matches!(
        store.heartbeat(1, (&[1]).into()).await,
        Err(StepError::Closed)
    ));
    assert!(store.resume(1).await.is_err());
    store.close().await;
}
