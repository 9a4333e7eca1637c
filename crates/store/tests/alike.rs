//! Two stores, one behaviour: random steps, legal and illegal, get the same answers from SQLite and from memory, and
//! every question too.
#![allow(clippy::unwrap_used)]

mod world;

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use store::{Memory, Sqlite, Step, StepError, Store, Write};

use world::{GUILDS, World, everything};

/// So many steps at least, and until all has come up.
const STEPS: usize = 1000;
const MOST: usize = 20_000;
/// Everything is asked after so many steps.
const ASKED: usize = 60;

/// What must have come up.
const WANTED: [&str; 9] = [
    "Ok",
    "Overdraft",
    "NameTaken",
    "Given",
    "MintFull",
    "Stale",
    "Refused",
    "purge true",
    "purge false",
];

#[tokio::test]
async fn both_stores_answer_alike_whatever_they_are_asked() {
    let seed = std::env::var("TRIOMPHE_SEED")
        .map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("TRIOMPHE_SEED={seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let stores: [Arc<dyn Store>; 2] = [Sqlite::in_memory().await.unwrap(), Arc::new(Memory::new())];
    let [sqlite, memory] = &stores;
    let mut world = World::default();
    let mut tally: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0.. {
        let missing = WANTED.iter().find(|kind| !tally.contains_key(**kind));
        if number >= STEPS && missing.is_none() {
            break;
        }
        assert!(
            number < MOST,
            "TRIOMPHE_SEED={seed}: no {missing:?}: {tally:?}"
        );
        let at = format!("TRIOMPHE_SEED={seed} step {number}");
        match random.random_range(0..200) {
            0 => {
                let now = world.time(&mut random);
                let moved = [
                    sqlite.resume(now).await.unwrap(),
                    memory.resume(now).await.unwrap(),
                ];
                assert_eq!(moved[0], moved[1], "{at}: resume({now})");
            }
            1 | 2 => {
                let guild = GUILDS[random.random_range(0..GUILDS.len())];
                if random.random_ratio(1, 2) {
                    for store in &stores {
                        let gone = Write::Departed { guild, at: Some(1) };
                        store.commit(Step::write(gone)).await.unwrap();
                    }
                }
                let purged = [
                    sqlite.purge(guild).await.unwrap(),
                    memory.purge(guild).await.unwrap(),
                ];
                assert_eq!(purged[0], purged[1], "{at}: purge({guild})");
                *tally.entry(format!("purge {}", purged[0])).or_default() += 1;
            }
            _ => {
                let step = world.step(&mut random, &**memory).await;
                let shown = format!("{step:#?}");
                let answers = [sqlite.commit(step.clone()).await, memory.commit(step).await];
                let [one, other] =
                    answers.map(|answer| answer.as_ref().map_or_else(told, |()| "Ok".to_owned()));
                assert_eq!(one, other, "{at}: {shown}");
                let kind = one.split(" {").next().unwrap_or_default().to_owned();
                *tally.entry(kind).or_default() += 1;
            }
        }
        if number % ASKED == ASKED - 1 {
            let (one, other) = (everything(&**sqlite).await, everything(&**memory).await);
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "{at}");
            }
        }
    }
    println!("{tally:?}");
}

/// A refusal, without the words of the database where it is none that callers tell apart.
fn told(error: &StepError) -> String {
    match error {
        StepError::Refused(_) => "Refused".to_owned(),
        StepError::Database(_) | StepError::Closed | StepError::Lost => panic!("{error}"),
        other => format!("{other:?}"),
    }
}
