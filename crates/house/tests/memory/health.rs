//! What is said to whoever watches over the program, part by part.

use house::{
    Health, OperatorSettings, Part, Tavern,
    time::{OneThread, RuntimeTime},
};
use ids::Shard;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{Fault, Memory, Sqlite, Store};
use tokio::time::sleep;

const SHARDS: u64 = 2;

async fn open(store: Arc<dyn Store>) -> Tavern {
    let house = OperatorSettings {
        time: Arc::new(RuntimeTime::from(1_800_000_000_000)),
        spawn: Arc::new(OneThread),
        ..OperatorSettings::default()
    };
    Tavern::open(store, house, Some(1)).await.unwrap()
}

fn shard(number: u64) -> Shard {
    Shard { number, of: SHARDS }
}

/// The names of the parts that are ill.
fn ill(health: &Health) -> Vec<&'static str> {
    let parts = health.parts().into_iter();
    let ill = parts.filter(|(_, part)| !part.is_well());
    ill.map(|(name, _)| name).collect()
}

#[tokio::test(start_paused = true)]
async fn every_part_is_ill_by_its_own_fault_alone() {
    let disk_is_full = Arc::new(AtomicBool::new(false));
    let full = disk_is_full.clone();
    let store = Memory::with_faults(move |_| full.load(Ordering::SeqCst).then_some(Fault::Fails));
    let tavern = open(Arc::new(store)).await;
    let seen = async || ill(&tavern.health().await);
    assert_eq!(seen().await, ["clocks"], "nothing has begun");

    let clock = tokio::spawn(tavern.clone().run_clock());
    sleep(Duration::from_secs(1)).await;
    let gateway = async || tavern.health().await.gateway;
    assert_eq!(gateway().await, Part::Starting, "Discord is not there yet");
    sleep(Duration::from_secs(60)).await;
    assert_eq!(seen().await, ["gateway"], "nor after a minute");
    tavern.clocks.reached(shard(0));
    assert_eq!(
        gateway().await,
        Part::Starting,
        "the next one may take as long"
    );
    assert_eq!(seen().await, Vec::<&str>::new());
    sleep(Duration::from_secs(59)).await;
    assert_eq!(gateway().await, Part::Starting);
    sleep(Duration::from_secs(2)).await;
    assert_eq!(seen().await, ["gateway"]);
    tavern.clocks.reached(shard(1));
    assert_eq!(tavern.health().await, Health::WELL);

    // A connection is lost and comes back often; only then does one that stays away count.
    tavern.clocks.lost(shard(1));
    sleep(Duration::from_secs(29)).await;
    assert_eq!(seen().await, Vec::<&str>::new());
    sleep(Duration::from_secs(2)).await;
    assert_eq!(seen().await, ["gateway"], "one shard of two");
    tavern.clocks.reached(shard(1));
    assert_eq!(seen().await, Vec::<&str>::new());

    disk_is_full.store(true, Ordering::SeqCst);
    sleep(Duration::from_secs(3)).await;
    assert_eq!(seen().await, ["writer"]);
    disk_is_full.store(false, Ordering::SeqCst);
    sleep(Duration::from_secs(3)).await;
    assert_eq!(seen().await, Vec::<&str>::new());

    clock.abort();
    sleep(Duration::from_secs(1)).await;
    assert_eq!(seen().await, ["clocks"], "the timer has ended");
    sleep(Duration::from_secs(30)).await;
    assert_eq!(
        seen().await,
        ["writer", "clocks"],
        "nothing is stored either"
    );
}

#[tokio::test]
async fn a_database_that_is_closed_is_read_no_more() {
    let store = Sqlite::in_memory().await.unwrap();
    let tavern = open(store.clone()).await;
    assert!(!ill(&tavern.health().await).contains(&"database"));
    store.close().await;
    assert!(ill(&tavern.health().await).contains(&"database"));
}
