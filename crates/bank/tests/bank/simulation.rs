//! Random concurrent acts, compared with the ledger in memory, with an auditor.

use std::collections::{BTreeMap, BTreeSet};

use bank::{Bank, transfer_row};
use books::{Account, Amount, LIMIT, Ledger, Owner, PatronKey, Reason, Transfer};
use ids::{PurseId, TableId};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use store::Step;

use crate::ledger::refusal;
use crate::{AWAY, HOME, On};
use rules::Coins;

on_every_store!(random_acts_keep_the_books_as_the_ledger_has_them,);

const ROUNDS: usize = 60;
const AT_ONCE: usize = 40;

fn transfer(random: &mut StdRng, accounts: &[Account], names: &mut BTreeSet<String>) -> Transfer {
    let debit = accounts.choose(random).unwrap().clone();
    let credit = loop {
        let other = accounts.choose(random).unwrap();
        if *other != debit {
            break other.clone();
        }
    };
    // Sometimes a name that was used, for the same coins or for others.
    let old = names
        .iter()
        .nth(random.random_range(0..names.len().max(1)))
        .cloned();
    let name = match old {
        Some(old) if random.random_ratio(1, 12) => old,
        _ => format!("{:016x}", random.random::<u64>()),
    };
    names.insert(name.clone());
    let coins = match random.random_range(0..20) {
        0 => LIMIT - random.random_range(0..3),
        1..5 => random.random_range(1..1_000_000),
        _ => random.random_range(1..20),
    };
    Transfer::new(
        name,
        debit,
        credit,
        Amount::new(coins).unwrap(),
        Reason::Played("simulated".to_owned()),
    )
}

async fn random_acts_keep_the_books_as_the_ledger_has_them(on: On) {
    let seed = std::env::var("TRIOMPHE_SEED")
        .map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("TRIOMPHE_SEED={seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let store = on.store().await;
    let bank = Bank::new(store.clone());
    let tables = [TableId(1), TableId(2)];
    for id in tables {
        store.commit(crate::table_step(id, 0)).await.unwrap();
    }
    let owners: Vec<Owner> = (1..=4)
        .map(|member| Owner::Member(PurseId(member)))
        .chain([Owner::Patron(PatronKey::new("h-mirabelle").unwrap())])
        .collect();
    let mut accounts = vec![Account::Mint, Account::House];
    for owner in &owners {
        accounts.push(owner.account());
    }
    // Holds and pots of HOME's tables; a table belongs to one server.
    let abroad = accounts.clone();
    for table in tables {
        accounts.push(Account::Pot { table });
        accounts.extend(owners.iter().map(|owner| owner.hold(table)));
    }

    let mut ledgers = BTreeMap::from([HOME, AWAY].map(|guild| (guild, Ledger::default())));
    let (mut names, mut sent) = (BTreeSet::new(), Vec::new());
    // Everybody starts with some coins: otherwise one grant of the maximum would leave nothing to do.
    for guild in [HOME, AWAY] {
        let begin = |(number, owner): (usize, &Owner)| {
            let (name, coins) = (format!("begin:{number}"), Amount::new(10_000).unwrap());
            Transfer::new(
                name,
                Account::Mint,
                owner.account(),
                coins,
                Reason::Played("simulated".to_owned()),
            )
        };
        let begin: Vec<Transfer> = owners.iter().enumerate().map(begin).collect();
        ledgers.get_mut(&guild).unwrap().post(&begin).unwrap();
        let transfers = begin
            .iter()
            .map(|transfer| transfer_row(transfer, guild, 1));
        let step = Step {
            transfers: transfers.collect(),
            ..Step::default()
        };
        store.commit(step).await.unwrap();
    }
    let mut tally: BTreeMap<String, usize> = BTreeMap::new();
    for round in 0..ROUNDS {
        let mut asked = vec![];
        for _ in 0..random.random_range(1..=AT_ONCE) {
            let (guild, accounts) = if random.random_ratio(1, 4) {
                (AWAY, &abroad)
            } else {
                (HOME, &accounts)
            };
            // Sometimes the same step again, like a doubled click.
            let (guild, transfers) = match sent.choose(&mut random) {
                Some(step) if random.random_ratio(1, 8) => Clone::clone(step),
                _ => {
                    let many = random.random_range(1..=4);
                    let new = (0..many).map(|_| transfer(&mut random, accounts, &mut names));
                    (guild, new.collect::<Vec<_>>())
                }
            };
            sent.push((guild, transfers.clone()));
            let expected = ledgers.get_mut(&guild).unwrap().post(&transfers);
            let rows = transfers
                .iter()
                .map(|transfer| transfer_row(transfer, guild, 1))
                .collect();
            let step = Step {
                transfers: rows,
                ..Step::default()
            };
            let store = store.clone();
            // On a single thread they wait in the order in which they were spawned.
            let answer = tokio::spawn(async move { store.commit(step).await });
            asked.push((transfers, expected, answer));
        }
        for (transfers, expected, answer) in asked {
            let got = answer.await.unwrap().map_err(|error| refusal(&error));
            assert_eq!(
                got, expected,
                "TRIOMPHE_SEED={seed} round {round}: {transfers:?}"
            );
            let kind = format!("{got:?}");
            let kind = kind.split(" {").next().unwrap_or_default().to_owned();
            *tally.entry(kind).or_default() += 1;
        }
    }
    let report = bank.audit().await.unwrap();
    assert!(report.is_clean(), "TRIOMPHE_SEED={seed}: {report}");
    for (guild, ledger) in &ledgers {
        for (account, balance) in ledger.balances() {
            if !matches!(account, Account::Hold { .. }) {
                let purse = bank.balance(*guild, account).await.unwrap();
                assert_eq!(
                    purse.free,
                    Coins(balance),
                    "TRIOMPHE_SEED={seed}: {account} of {guild}"
                );
            }
        }
    }
    println!("{tally:?}");
    assert_eq!(
        tally.len(),
        4,
        "TRIOMPHE_SEED={seed}: not everything came up: {tally:?}"
    );
}
