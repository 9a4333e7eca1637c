//! Tables, deals, messages, settings and clocks in the store.

use std::sync::Arc;

use bank::Bank;
use books::{Account, Amount};
use ids::{ChannelId, DealId, GuildId, MemberId, MessageId, Moment, TableId, Version};
use store::{Act, ActRow, DealEnd, DealStart, Ended, Step, StepError, Store, SurfaceRow, Write};

use crate::{ANN, AWAY, HOME, On, TABLE, table_step};
use rules::Coins;

on_every_store!(
    a_table_is_read_as_it_was_last_written,
    a_closed_table_is_open_no_more_and_stays_as_it_was,
    a_deal_is_kept_with_its_acts_and_its_end,
    what_makes_no_deal_is_refused_whole,
    deadlines_stand_still_while_the_bot_is_down,
    a_deadline_moves_with_the_clock_of_its_shard,
    a_table_has_one_message_of_each_kind,
    only_a_server_that_is_gone_is_purged_and_no_other,
);

const DEAL: DealId = DealId(70);

async fn a_table_is_read_as_it_was_last_written(on: On) {
    let store = on.store().await;
    assert_eq!(store.table(TABLE).await.unwrap(), None);
    store.commit(table_step(TABLE, 0)).await.unwrap();
    let mut moved = table_step(TABLE, 1);
    let write = moved.table.as_mut().unwrap();
    (write.channel, write.due_at) = (ChannelId(u64::MAX), Some(Moment(50)));
    write.state = "{\"words\":\"it's \\\"quoted\\\" – ♠\"}".into();
    let state = write.state.clone();
    store.commit(moved).await.unwrap();

    let row = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!(
        (row.id, row.guild, row.channel),
        (TABLE, HOME, ChannelId(u64::MAX))
    );
    assert_eq!(
        (row.version, row.state, row.due_at, row.closed),
        (Version(2), state, Some(Moment(50)), false)
    );
}

async fn a_closed_table_is_open_no_more_and_stays_as_it_was(on: On) {
    let store = on.store().await;
    for id in [TABLE, TableId(8)] {
        store.commit(table_step(id, 0)).await.unwrap();
    }
    let mut last = table_step(TABLE, 1);
    let write = last.table.as_mut().unwrap();
    (write.closed, write.due_at) = (true, Some(Moment(5)));
    store.commit(last).await.unwrap();
    let open: Vec<TableId> = store
        .open_tables()
        .await
        .unwrap()
        .into_iter()
        .map(|row| row.id)
        .collect();
    assert_eq!(open, [TableId(8)]);
    let row = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!(
        (row.version, row.closed, row.due_at),
        (Version(2), true, None)
    );
    for from_version in [0, 1, 2, 3] {
        let late = store.commit(table_step(TABLE, from_version)).await;
        assert!(
            matches!(late, Err(StepError::Stale { table: TABLE })),
            "{from_version}"
        );
    }
}

async fn a_deal_is_kept_with_its_acts_and_its_end(on: On) {
    let store = on.store().await;
    let mut begin = table_step(TABLE, 0);
    begin.table.as_mut().unwrap().deal = Some(DealStart {
        id: DEAL,
        record: "{}".into(),
    });
    store.commit(begin).await.unwrap();
    let act = |n, seat, words: &str| Act {
        deal: DEAL,
        n,
        seat,
        words: words.into(),
    };
    let mut middle = table_step(TABLE, 1);
    middle.table.as_mut().unwrap().acts = vec![act(0, 1, "show T1 T21"), act(1, 2, "hide")];
    store.commit(middle).await.unwrap();
    let running = store.deal(DEAL).await.unwrap().unwrap();
    assert_eq!(
        (running.table, running.record.as_str(), running.end),
        (TABLE, "{}", None)
    );
    assert_eq!(store.finished_deals(TABLE, 10).await.unwrap(), []);

    let mut end = table_step(TABLE, 2);
    let write = end.table.as_mut().unwrap();
    write.acts = vec![act(2, 14, "play KC")];
    write.deal_end = Some(DealEnd {
        deal: DEAL,
        result: "{\"pot\":1}".into(),
        ended: Ended::Voided,
    });
    store.commit(end).await.unwrap();
    let over = store.finished_deals(TABLE, 10).await.unwrap();
    assert_eq!(over.len(), 1);
    assert_eq!(over[0].end, Some((2, Ended::Voided, "{\"pot\":1}".into())));
    let past = store.past_deal(HOME, DEAL).await.unwrap().unwrap();
    assert_eq!(past.voided, None, "it was over when it was taken back");
    let words = |n, seat, words: &str| ActRow {
        n,
        seat,
        words: words.into(),
    };
    assert_eq!(
        store.acts(DEAL).await.unwrap(),
        [
            words(0, 1, "show T1 T21"),
            words(1, 2, "hide"),
            words(2, 14, "play KC")
        ]
    );
}

async fn what_makes_no_deal_is_refused_whole(on: On) {
    let act = |n| Act {
        deal: DEAL,
        n,
        seat: 0,
        words: "hide".into(),
    };
    let end = || DealEnd {
        deal: DEAL,
        result: "{}".into(),
        ended: Ended::Played,
    };
    let store = on.store().await;
    let mut begin = table_step(TABLE, 0);
    let write = begin.table.as_mut().unwrap();
    write.deal = Some(DealStart {
        id: DEAL,
        record: "{}".into(),
    });
    write.acts = vec![act(0)];
    write.deal_end = Some(end());
    store.commit(begin).await.unwrap();

    let mut same_deal = table_step(TABLE, 1);
    same_deal.table.as_mut().unwrap().deal = Some(DealStart {
        id: DEAL,
        record: "{}".into(),
    });
    let mut same_act = table_step(TABLE, 1);
    same_act.table.as_mut().unwrap().acts = vec![act(1), act(0)];
    let mut no_deal = table_step(TABLE, 1);
    no_deal.table.as_mut().unwrap().acts = vec![Act {
        deal: DealId(1),
        ..act(0)
    }];
    let mut ended_twice = table_step(TABLE, 1);
    ended_twice.table.as_mut().unwrap().deal_end = Some(end());
    for bad in [same_deal, same_act, no_deal, ended_twice] {
        let result = store.commit(bad.clone()).await;
        assert!(
            matches!(result, Err(StepError::Refused(_))),
            "{bad:?}: {result:?}"
        );
    }
    assert_eq!(store.table(TABLE).await.unwrap().unwrap().version.0, 1);
    assert_eq!(store.acts(DEAL).await.unwrap().len(), 1);
}

async fn deadlines_stand_still_while_the_bot_is_down(on: On) {
    let store = on.store().await;
    // At the very first start there was no downtime.
    assert_eq!(store.resume(1_000).await.unwrap(), 0);
    for (id, due_at) in [(1, Some(2_000)), (2, Some(1_500)), (3, None)] {
        let mut step = table_step(TableId(id), 0);
        step.table.as_mut().unwrap().due_at = due_at.map(Moment);
        store.commit(step).await.unwrap();
    }
    store.heartbeat(1_400, (&[1_400]).into()).await.unwrap();
    // Down from 1,400 to 9,400.
    assert_eq!(store.resume(9_400).await.unwrap(), 8_000);
    assert_eq!(due(&store).await, [Some(10_000), Some(9_500), None]);
    // A second start right away moves nothing.
    assert_eq!(store.resume(9_400).await.unwrap(), 0);
    assert_eq!(due(&store).await, [Some(10_000), Some(9_500), None]);
    // If the clock was set back, the remaining 100 stay 100.
    assert_eq!(store.resume(9_000).await.unwrap(), -400);
    assert_eq!(due(&store).await, [Some(9_600), Some(9_100), None]);
}

/// The deadline of each open table.
async fn due(store: &Arc<dyn Store>) -> Vec<Option<i64>> {
    let mut open = store.open_tables().await.unwrap();
    open.sort_by_key(|row| row.id);
    let due = open.into_iter().map(|row| row.due_at.map(|at| at.0));
    due.collect()
}

async fn a_deadline_moves_with_the_clock_of_its_shard(on: On) {
    let store = on.store().await;
    // By Discord's rule, shard 0 of two has servers 4 and 6, and shard 1 has 5.
    for (id, server) in [(1, 4), (2, 5), (3, 6)] {
        let mut step = table_step(TableId(id), 0);
        let table = step.table.as_mut().unwrap();
        (table.guild, table.due_at) = (GuildId(server << 22), Some(Moment(1_000)));
        store.commit(step).await.unwrap();
    }
    // The second shard was lost long ago, and its clock stood still.
    store.heartbeat(900, (&[900, 200]).into()).await.unwrap();
    assert_eq!(store.resume(5_000).await.unwrap(), 4_100);
    assert_eq!(due(&store).await, [Some(5_100), Some(5_800), Some(5_100)]);
    // From then on all follow a single clock, as long as no shard is known.
    assert_eq!(store.resume(5_010).await.unwrap(), 10);
    assert_eq!(due(&store).await, [Some(5_110), Some(5_810), Some(5_110)]);
}

async fn a_table_has_one_message_of_each_kind(on: On) {
    let store = on.store().await;
    store.commit(table_step(TABLE, 0)).await.unwrap();
    let surface = |kind: &str, message| Write::Surface {
        table: TABLE,
        kind: kind.into(),
        channel: ChannelId(3),
        message: MessageId(message),
        posted_at: 4,
    };
    let row = |kind: &str, message| SurfaceRow {
        table: TABLE,
        kind: kind.into(),
        channel: ChannelId(3),
        message: MessageId(message),
        posted_at: 4,
    };
    let writes = vec![
        surface("table", 1),
        surface("notice", 2),
        surface("table", 3),
    ];
    store
        .commit(Step {
            writes,
            ..Step::default()
        })
        .await
        .unwrap();
    assert_eq!(
        store.surfaces(TABLE).await.unwrap(),
        [row("notice", 2), row("table", 3)]
    );
    let gone = Write::SurfaceDeleted {
        table: TABLE,
        kind: "notice".into(),
    };
    store.commit(Step::write(gone)).await.unwrap();
    assert_eq!(store.surfaces(TABLE).await.unwrap(), [row("table", 3)]);
}

async fn only_a_server_that_is_gone_is_purged_and_no_other(on: On) {
    let store = on.store().await;
    let bank = Bank::new(store.clone());
    let mut step = table_step(TABLE, 0);
    let write = step.table.as_mut().unwrap();
    write.deal = Some(DealStart {
        id: DEAL,
        record: "{}".into(),
    });
    write.acts = vec![Act {
        deal: DEAL,
        n: 0,
        seat: 0,
        words: "hide".into(),
    }];
    step.writes = vec![
        Write::Settings {
            guild: HOME,
            settings: "{\"start\":5}".into(),
        },
        Write::Member {
            guild: HOME,
            member: MemberId(11),
            name: "Ann".into(),
            purse: ANN,
        },
        Write::Surface {
            table: TABLE,
            kind: "table".into(),
            channel: ChannelId(3),
            message: MessageId(4),
            posted_at: 5,
        },
    ];
    store.commit(step).await.unwrap();
    let hundred = Amount::new(100).unwrap();
    for guild in [HOME, AWAY] {
        assert!(
            bank.welcome(guild, ANN, &crate::once("ann"), hundred, 1)
                .await
                .unwrap()
        );
    }
    assert_eq!(store.settings(HOME).await.unwrap(), "{\"start\":5}");
    assert_eq!(store.settings(AWAY).await.unwrap(), "{}");

    assert!(!store.purge(HOME).await.unwrap());
    for at in [Some(9), None] {
        store
            .commit(Step::write(Write::Departed { guild: HOME, at }))
            .await
            .unwrap();
    }
    assert!(!store.purge(HOME).await.unwrap(), "it is back");
    assert_eq!(
        bank.balance(HOME, &Account::Member(ANN))
            .await
            .unwrap()
            .free,
        Coins(100)
    );

    store
        .commit(Step::write(Write::Departed {
            guild: HOME,
            at: Some(9),
        }))
        .await
        .unwrap();
    assert_eq!(store.departed_guilds().await.unwrap(), [(HOME, 9)]);
    assert!(store.purge(HOME).await.unwrap());
    assert_eq!(
        bank.balance(HOME, &Account::Member(ANN))
            .await
            .unwrap()
            .free,
        Coins(0)
    );
    assert_eq!(
        bank.balance(AWAY, &Account::Member(ANN))
            .await
            .unwrap()
            .free,
        Coins(100)
    );
    assert_eq!(store.table(TABLE).await.unwrap(), None);
    assert_eq!(store.deal(DEAL).await.unwrap(), None);
    assert_eq!(store.acts(DEAL).await.unwrap(), []);
    assert_eq!(store.surfaces(TABLE).await.unwrap(), []);
    assert_eq!(store.holder(HOME, ANN).await.unwrap(), None);
    assert_eq!(store.settings(HOME).await.unwrap(), "{}");
    // The server comes back and starts from scratch.
    assert!(
        bank.welcome(HOME, ANN, &crate::once("ann"), hundred, 10)
            .await
            .unwrap()
    );
    let report = bank.audit().await.unwrap();
    assert!(report.is_clean(), "{report}");
}
