//! Whoever may not sit down sits nowhere, whatever came between the bar and the tables.
#![allow(clippy::unwrap_used)]

use house::{ChannelId, GuildId, House, HouseError, HouseRefusal, MemberId, Rank, Tavern, Terms};
use house::{Opening, TableId};
use rules::{Coins, Variant};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{BarRow, Fault, Memory, Step, Store, Write};
use table::CoinKind;

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
    let tavern = Tavern::open(store, House::default(), Some(1))
        .await
        .unwrap();
    for (member, name) in [(ANN, "Ann"), (GM, "Gil")] {
        tavern.members.meet(SERVER, member, name).await.unwrap();
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
async fn they_leave_although_the_answer_of_the_commit_was_lost() {
    for is_ban in [true, false] {
        let lost = Arc::<AtomicBool>::default();
        let falls = lost.clone();
        let store = Memory::with_faults(move |_| {
            let falls = falls.swap(false, Ordering::SeqCst);
            falls.then_some(Fault::AnswerLost)
        });
        let (tavern, _) = open(Arc::new(store)).await;
        assert!(sits(&tavern, ANN));
        lost.store(true, Ordering::SeqCst);
        let exclusions = &tavern.exclusions;
        let told = match is_ban {
            true => exclusions.ban(SERVER, GM, ANN, None, "").await.map(|_| ()),
            false => exclusions.abstain(SERVER, ANN, 3).await.map(|_| ()),
        };
        assert!(matches!(told, Err(HouseError::Internal(_))), "{told:?}");
        assert!(!sits(&tavern, ANN), "a ban: {is_ban}");
    }
}

#[tokio::test]
async fn they_leave_at_the_next_start_if_the_house_had_stopped_before_they_could() {
    for (until, goes) in [(None, true), (Some(i64::MAX), true), (Some(5), false)] {
        let store = Arc::new(Memory::new());
        let (tavern, _) = open(store.clone()).await;
        let bar = BarRow {
            guild: SERVER,
            member: ANN,
            kind: "ban".to_owned(),
            until,
            by: Some(GM),
            reason: String::new(),
            at: 1,
        };
        store.commit(Step::write(Write::Bar(bar))).await.unwrap();
        tavern.close();
        let tavern = Tavern::open(store, House::default(), Some(2))
            .await
            .unwrap();
        assert_eq!(sits(&tavern, ANN), !goes, "until {until:?}");
    }
}

#[tokio::test]
async fn they_do_not_sit_down_after_they_were_erased() {
    let (tavern, table) = open(Arc::new(Memory::new())).await;
    tavern.tables.close(table, ANN, Rank::Guest).await.unwrap();
    let until = tavern.exclusions.abstain(SERVER, ANN, 3).await.unwrap();
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    let away = |told: Result<TableId, HouseError>| match told {
        Err(HouseError::Refused(why)) => assert_eq!(why, HouseRefusal::Abstains { until }),
        told => panic!("{told:?}"),
    };
    let variant = terms().variant;
    away(tavern.open_alone(SERVER, CHANNEL, ANN, variant).await);
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    away(tavern.start(SERVER, CHANNEL, ANN, terms(), 0).await);
    tavern.privacy.erase(SERVER, ANN).await.unwrap();
    let opening = Opening::new(SERVER, CHANNEL, GM, terms(), 0);
    let open = tavern.may_start(opening).await.unwrap();
    let table = tavern.open_table(open).await.unwrap();
    away(tavern.join(table, ANN).await.map(|()| table));
    assert!(!sits(&tavern, ANN));
}
