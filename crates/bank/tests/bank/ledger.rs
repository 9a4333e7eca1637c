//! The ledger in memory refuses what the stores refuse: one table of cases runs against all.

use bank::transfer_row;
use books::{Account, Amount, LIMIT, Ledger, LedgerRefusal, Owner, PatronKey, Reason, Transfer};
use store::{Step, StepError};

use crate::{ANN, BOB, HOME, On, TABLE, table_step};

on_every_store!(
    the_ledger_in_memory_refuses_what_a_store_refuses,
    what_makes_no_sense_is_refused_by_both,
);

/// The ledger's counterpart of a store's refusal.
pub fn refusal(error: &StepError) -> LedgerRefusal {
    let account = |name: &String| name.parse().unwrap();
    match error {
        StepError::Overdraft { account: name } => LedgerRefusal::Overdraft {
            account: account(name),
        },
        StepError::NameTaken { name } => LedgerRefusal::NameTaken { name: name.clone() },
        StepError::MintFull => LedgerRefusal::MintFull,
        StepError::TooLarge { account: name } => LedgerRefusal::TooLarge {
            account: account(name),
        },
        other => panic!("{other}"),
    }
}

fn ann() -> Account {
    Account::Member(ANN)
}

fn bob() -> Account {
    Account::Member(BOB)
}

fn pot() -> Account {
    Account::Pot { table: TABLE }
}

fn moved(name: &str, debit: Account, credit: Account, coins: i64) -> Transfer {
    Transfer::new(
        name,
        debit,
        credit,
        Amount::new(coins).unwrap(),
        Reason::Played("case".to_owned()),
    )
}

/// Steps in order, each with its expected result.
type Case = (
    &'static str,
    Vec<(Vec<Transfer>, Result<(), LedgerRefusal>)>,
);

fn cases() -> Vec<Case> {
    use Account::{House, Mint};
    let short = |account| Err(LedgerRefusal::Overdraft { account });
    let taken = |name: &str| {
        let name = name.to_owned();
        Err(LedgerRefusal::NameTaken { name })
    };
    let given = |coins| moved("given", Mint, ann(), coins);
    let hold = Owner::Member(ANN).hold(TABLE);
    let wolf = Account::Patron(PatronKey::new("h-wolf").unwrap());
    vec![
        ("nothing at all", vec![(vec![], Ok(()))]),
        (
            "the mint alone may be below zero",
            vec![
                (vec![given(5)], Ok(())),
                (vec![moved("a", bob(), ann(), 1)], short(bob())),
                (vec![moved("b", House, ann(), 1)], short(House)),
                (vec![moved("c", pot(), ann(), 1)], short(pot())),
                (
                    vec![moved("d", wolf.clone(), ann(), 1)],
                    short(wolf.clone()),
                ),
                (vec![moved("e", ann(), bob(), 6)], short(ann())),
                (vec![moved("e", ann(), bob(), 5)], Ok(())),
                (vec![moved("f", ann(), bob(), 1)], short(ann())),
            ],
        ),
        (
            "all or nothing, and in order",
            vec![
                (vec![given(5)], Ok(())),
                (
                    vec![moved("a", ann(), bob(), 5), moved("b", ann(), pot(), 1)],
                    short(ann()),
                ),
                // Nothing of it was posted: the name is free, and the coins are there.
                (vec![moved("a", ann(), pot(), 5)], Ok(())),
                (
                    vec![moved("c", bob(), ann(), 5), moved("d", pot(), bob(), 5)],
                    short(bob()),
                ),
                (
                    vec![moved("d", pot(), bob(), 5), moved("c", bob(), ann(), 5)],
                    Ok(()),
                ),
            ],
        ),
        (
            "asking twice moves coins once",
            vec![
                (vec![given(5)], Ok(())),
                (vec![given(5)], Ok(())),
                (vec![moved("e", ann(), bob(), 5)], Ok(())),
                (vec![moved("e", ann(), bob(), 5)], Ok(())),
                (vec![given(6)], taken("given")),
                (vec![moved("given", Mint, bob(), 5)], taken("given")),
                (
                    vec![
                        given(5),
                        moved("f", bob(), ann(), 2),
                        moved("f", bob(), ann(), 2),
                    ],
                    Ok(()),
                ),
                (vec![moved("g", bob(), ann(), 4)], short(bob())),
                (vec![moved("g", bob(), ann(), 3)], Ok(())),
            ],
        ),
        (
            "another reason or cause is another transfer",
            vec![
                (vec![moved("d:1", Mint, ann(), 5).with_cause("d")], Ok(())),
                (vec![moved("d:1", Mint, ann(), 5)], taken("d:1")),
                (
                    vec![
                        moved("d:1", Mint, ann(), 5)
                            .with_cause("d")
                            .with_note(ids::MemberId(1), "!"),
                    ],
                    Ok(()),
                ),
            ],
        ),
        (
            "no more than 10^15 in a server",
            vec![
                (vec![given(LIMIT)], Ok(())),
                (
                    vec![moved("a", Mint, bob(), 1)],
                    Err(LedgerRefusal::MintFull),
                ),
                (vec![moved("b", ann(), Mint, 1)], Ok(())),
                (vec![moved("c", Mint, ann(), 1)], Ok(())),
                (vec![moved("d", ann(), bob(), LIMIT)], Ok(())),
                (vec![moved("e", bob(), Mint, LIMIT)], Ok(())),
            ],
        ),
        (
            "the coins of a deal",
            vec![
                (
                    vec![given(20), moved("t:1", ann(), hold.clone(), 12)],
                    Ok(()),
                ),
                (vec![moved("t:2", hold.clone(), pot(), 5)], Ok(())),
                (
                    vec![moved("t:3", hold.clone(), pot(), 8)],
                    short(hold.clone()),
                ),
                (vec![moved("t:4", pot(), hold.clone(), 5)], Ok(())),
                (vec![moved("t:5", hold.clone(), ann(), 12)], Ok(())),
                (vec![moved("t:6", pot(), ann(), 1)], short(pot())),
            ],
        ),
    ]
}

async fn the_ledger_in_memory_refuses_what_a_store_refuses(on: On) {
    for (case, steps) in cases() {
        let (mut ledger, store) = (Ledger::default(), on.store().await);
        store.commit(table_step(TABLE, 0)).await.unwrap();
        for (number, (transfers, expected)) in steps.into_iter().enumerate() {
            let rows = transfers.iter().map(|each| transfer_row(each, HOME, 1));
            let step = Step {
                transfers: rows.collect(),
                ..Step::default()
            };
            let stored = store.commit(step).await.map_err(|error| refusal(&error));
            assert_eq!(stored, expected, "{case}, step {number}: the store");
            assert_eq!(
                ledger.post(&transfers),
                expected,
                "{case}, step {number}: the ledger"
            );
        }
        assert_eq!(
            ledger.balances().map(|(_, coins)| coins).sum::<i64>(),
            0,
            "{case}"
        );
    }
}

/// Requests that no part of the program makes; a store answers them in its own words.
async fn what_makes_no_sense_is_refused_by_both(on: On) {
    let unlike = moved("e:1", Account::Mint, ann(), 5).with_cause("d");
    let itself = moved("same", ann(), ann(), 5);
    for (transfer, expected) in [
        (
            unlike,
            LedgerRefusal::NotNamedAfterItsCause {
                name: "e:1".to_owned(),
            },
        ),
        (itself, LedgerRefusal::SameAccount { account: ann() }),
    ] {
        let store = on.store().await;
        let step = Step {
            transfers: vec![transfer_row(&transfer, HOME, 1)],
            ..Step::default()
        };
        let refused = store.commit(step).await;
        assert!(matches!(refused, Err(StepError::Refused(_))), "{refused:?}");
        assert_eq!(Ledger::default().post(&[transfer]), Err(expected));
    }
}
