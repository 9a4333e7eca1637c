//! Whoever may not sit down sits nowhere, whatever came between the bar and the tables.

use crate::DEAL;
use house::{HouseError, Opening, OperatorSettings, Tavern};
use ids::{ChannelId, GuildId, MemberId, Shard, TableId};
use pages::HouseRefusal;
use rules::{Coins, Variant};
use std::sync::Arc;
use store::{BarRow, Memory, Step, Store, Write};
use table::{CoinKind, Order, Terms};

const SERVER: GuildId = GuildId(7);
const CHANNEL: ChannelId = ChannelId(70);
const ANN: MemberId = MemberId(1);
const GM: MemberId = MemberId(2);

fn terms() -> Terms {
    Terms {
        variant: Variant::parse("scarto", None, &Default::default()).unwrap(),
        stake: Coins(2),
        turn_seconds: 60,
        coins: CoinKind::Chips,
    }
}

/// A house on this store, known to Ann and the game master, where Ann hosts a table for fun.
async fn open(store: Arc<dyn Store>) -> (Tavern, TableId) {
    let tavern = Tavern::open(store, OperatorSettings::default(), Some(1))
        .await
        .unwrap();
    for (member, name) in [(ANN, "Ann"), (GM, "Gil")] {
        tavern
            .members
            .introduce(SERVER, member, name)
            .await
            .unwrap();
    }
    let table = tavern
        .start(SERVER, CHANNEL, ANN, terms(), 0)
        .await
        .unwrap();
    (tavern, table)
}

fn sits(tavern: &Tavern, member: MemberId) -> bool {
    !tavern.tables.tables_of(SERVER, member).is_empty()
}

#[tokio::test]
async fn they_are_dealt_in_nowhere_although_nobody_has_sent_them_off() {
    for (until, is_barred) in [(None, true), (Some(i64::MAX), true), (Some(5), false)] {
        let store = Arc::new(Memory::new());
        let (tavern, table) = open(store.clone()).await;
        tavern.join(table, GM).await.unwrap();
        tavern.order(table, ANN, Order::Fill).await.unwrap();
        // The house stopped before it could go on.
        let bar = BarRow {
            guild: SERVER,
            member: GM,
            kind: "self".to_owned(),
            until,
            by: Some(GM),
            reason: String::new(),
            at: 1,
        };
        store.commit(Step::write(Write::Bar(bar))).await.unwrap();
        tavern.close();
        let tavern = Tavern::open(store, OperatorSettings::default(), Some(2))
            .await
            .unwrap();
        tavern.clocks.reached(Shard::ALL);
        assert!(sits(&tavern, GM));
        // A patron takes the chair, and the new shuffle may be cut first.
        for _ in 0..4 {
            let _ = tavern.order(table, ANN, DEAL).await;
            let _ = tavern.order(table, ANN, Order::Fill).await;
        }
        let now = tavern.tables.table(table).unwrap();
        assert!(now.playing().is_some(), "{:?}", now.state.phase);
        assert_eq!(sits(&tavern, GM), !is_barred, "until {until:?}");
    }
}

#[tokio::test]
async fn a_new_ban_outlasts_an_older_one_from_before_an_erasure() {
    let (tavern, table) = open(Arc::new(Memory::new())).await;
    tavern.order(table, ANN, Order::Close).await.unwrap();
    let exclusions = &tavern.exclusions;
    exclusions.ban(SERVER, GM, ANN, Some(7), "").await.unwrap();
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    exclusions
        .ban(SERVER, GM, ANN, None, "again")
        .await
        .unwrap();
    tavern.members.introduce(SERVER, ANN, "Ann").await.unwrap();
    let start = || tavern.start(SERVER, CHANNEL, ANN, terms(), 0);
    match start().await {
        Err(HouseError::Refused(HouseRefusal::Banned { until, reason })) => {
            assert_eq!((until, reason.as_str()), (None, "again"));
        }
        told => panic!("{told:?}"),
    }
    // One that was erased with them can be lifted.
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    exclusions.unban(SERVER, GM, ANN).await.unwrap();
    tavern.members.introduce(SERVER, ANN, "Ann").await.unwrap();
    start().await.unwrap();
}

#[tokio::test]
async fn they_do_not_sit_down_after_they_were_erased() {
    let (tavern, table) = open(Arc::new(Memory::new())).await;
    tavern.order(table, ANN, Order::Close).await.unwrap();
    let until = tavern.exclusions.abstain(SERVER, ANN, 3).await.unwrap();
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    let away = |told: Result<TableId, HouseError>| match told {
        Err(HouseError::Refused(why)) => assert_eq!(why, HouseRefusal::Abstains { until }),
        told => panic!("{told:?}"),
    };
    let variant = terms().variant;
    away(
        tavern
            .open_alone(SERVER, CHANNEL, ANN, variant, patrons::Skill::Regular)
            .await,
    );
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    away(tavern.start(SERVER, CHANNEL, ANN, terms(), 0).await);
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    let opening = Opening::new(SERVER, CHANNEL, GM, terms(), 0);
    let open = tavern.may_start(opening).await.unwrap();
    let table = tavern.open_table(open).await.unwrap();
    away(tavern.join(table, ANN).await.map(|()| table));
    assert!(!sits(&tavern, ANN));
}
