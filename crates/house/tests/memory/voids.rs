//! A finished deal is voided while patrons play on at its table.

use crate::DEAL;
use house::{
    OperatorSettings, Tavern, VoidAnswer, VoidOrder,
    time::{OneThread, RuntimeTime, Search, Spawn, Work},
};
use ids::{ChannelId, GuildId, MemberId, Millis, Shard};
use pages::Shortfall;
use rules::{Coins, Variant};
use std::sync::Arc;
use std::time::Duration;
use store::Memory;
use table::{Order, Pause, Terms};

const SERVER: GuildId = GuildId(7);
const CHANNEL: ChannelId = ChannelId(70);
const ANN: MemberId = MemberId(1);
const GM: MemberId = MemberId(2);

/// Every patron thinks for a second.
struct Slow;

impl Spawn for Slow {
    fn spawn(&self, task: Work) {
        OneThread.spawn(task);
    }

    fn search(&self, search: Search) -> Work {
        Box::pin(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            search();
        })
    }
}

#[tokio::test(start_paused = true)]
async fn a_deal_is_voided_though_patrons_act_one_after_the_other_without_a_pause() {
    let house = OperatorSettings {
        time: Arc::new(RuntimeTime::from(1_800_000_000_000)),
        spawn: Arc::new(Slow),
        pause: Pause::Off,
        between: Millis::seconds(1),
        ..OperatorSettings::default()
    };
    let tavern = Tavern::open(Arc::new(Memory::new()), house, Some(3));
    let tavern = tavern.await.unwrap();
    tavern.clocks.reached(Shard::ALL);
    tokio::spawn(tavern.clone().run_clock());
    tavern.members.introduce(SERVER, ANN, "Ann").await.unwrap();
    let terms = Terms {
        variant: Variant::parse("scarto", None, &Default::default()).unwrap(),
        stake: Coins(2),
        turn_seconds: 60,
        coins: Default::default(),
    };
    let table = tavern.start(SERVER, CHANNEL, ANN, terms, 2).await.unwrap();
    tavern.order(table, ANN, DEAL).await.unwrap();
    let last = || async {
        let last = tavern.voids.finished_lately(SERVER, 1).await.unwrap();
        last.first().map(|(deal, ..)| *deal)
    };
    while last().await.is_none() {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let first = last().await.unwrap();
    // She was asked in it and never answered, so she says that she is there.
    tavern.order(table, ANN, Order::SitIn).await.unwrap();
    tavern.order(table, ANN, DEAL).await.unwrap();
    // From now on nobody is waited for: patrons and the substitute play on.
    tavern.order(table, ANN, Order::Leave).await.unwrap();
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert!(tavern.tables.is_open(table), "the second deal is on");
    let order = VoidOrder {
        guild: SERVER,
        deal: first,
        by: GM,
        reason: "a card fell".to_owned(),
        lacking: Shortfall::MakeGood,
        channel: CHANNEL,
    };
    let voided = tavern.voids.void(&order, &[]).await;
    assert!(matches!(voided, Ok(VoidAnswer::Done(_))), "{voided:?}");
    let books = tavern.bank.audit().await.unwrap();
    assert!(books.is_clean(), "{books}");
}
