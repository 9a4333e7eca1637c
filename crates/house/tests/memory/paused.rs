//! Runs the whole house on one thread: its clock jumps from one deadline to the next, and its store is in memory.

use crate::DEAL;
use house::{
    OperatorSettings, Tavern,
    time::{OneThread, RuntimeTime},
};
use ids::{ChannelId, GuildId, MemberId, Shard};
use rules::{Coins, Variant};
use std::sync::Arc;
use std::time::Duration;
use store::{Fault, Memory, Store};
use table::Terms;

const SERVER: GuildId = GuildId(7);
const CHANNEL: ChannelId = ChannelId(70);
const ANN: MemberId = MemberId(1);
/// An arbitrary afternoon.
const NOW: i64 = 1_800_000_000_000;
const HOUR: Duration = Duration::from_secs(60 * 60);

async fn open(store: Arc<dyn Store>, seed: u64) -> Tavern {
    let house = OperatorSettings {
        time: Arc::new(RuntimeTime::from(NOW)),
        spawn: Arc::new(OneThread),
        ..OperatorSettings::default()
    };
    let tavern = Tavern::open(store, house, Some(seed)).await.unwrap();
    tavern.clocks.reached(Shard::ALL);
    tokio::spawn(tavern.clone().run_clock());
    tavern
}

/// Ann opens a table with two patrons, deals, and does nothing for an hour; returns what was played until the table
/// closed.
async fn an_hour_without_ann(store: Arc<dyn Store>, game: &str, seed: u64) -> Vec<String> {
    let tavern = open(store.clone(), seed).await;
    tavern.members.introduce(SERVER, ANN, "Ann").await.unwrap();
    let terms = Terms {
        variant: Variant::parse(game, None, &Default::default()).unwrap(),
        stake: Coins(2),
        turn_seconds: 60,
        coins: Default::default(),
    };
    let table = tavern.start(SERVER, CHANNEL, ANN, terms, 2).await.unwrap();
    tavern.order(table, ANN, DEAL).await.unwrap();
    tokio::time::sleep(HOUR).await;
    assert!(!tavern.tables.is_open(table), "{game}, seed {seed}");
    let books = tavern.bank.audit().await.unwrap();
    assert!(books.is_clean(), "{game}, seed {seed}: {books}");
    for (kind, coins) in store.held_by_kind(SERVER).await.unwrap() {
        let is_set_aside = ["hold", "pot"].contains(&kind.as_str());
        assert!(
            !is_set_aside || coins == 0,
            "{game}, seed {seed}: {coins} on {kind}"
        );
    }
    let mut played = Vec::new();
    for deal in store.finished_deals(table, 100).await.unwrap() {
        let acts = store.acts(deal.id).await.unwrap();
        played.extend(
            acts.into_iter()
                .map(|act| format!("{} {}", act.seat, act.words)),
        );
    }
    played
}

#[tokio::test(start_paused = true)]
async fn tables_play_by_their_own_deadlines_and_the_same_again_for_the_same_seed() {
    for (game, seed) in [("scarto", 1), ("triomphe", 2), ("tarocchi", 3)] {
        let first = an_hour_without_ann(Arc::new(Memory::new()), game, seed).await;
        assert!(first.len() > 10, "{game}: {first:?}");
        let again = an_hour_without_ann(Arc::new(Memory::new()), game, seed).await;
        assert_eq!(first, again, "{game}, seed {seed}");
    }
}

#[tokio::test(start_paused = true)]
async fn commits_that_fail_and_answers_that_are_lost_hold_up_no_table_for_good() {
    for seed in 0..4 {
        let mut commits = 0;
        let store = Memory::with_faults(move |_| {
            commits += 1;
            match commits % 11 {
                _ if commits < 20 => None,
                3 => Some(Fault::Fails),
                7 => Some(Fault::AnswerLost),
                _ => None,
            }
        });
        let played = an_hour_without_ann(Arc::new(store), "scarto", seed).await;
        assert!(played.len() > 10, "seed {seed}: {played:?}");
    }
}
