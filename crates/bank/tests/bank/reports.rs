//! Problem reports can be erased without a trace.

use std::sync::Arc;

use ids::{GuildId, MemberId};
use store::{ReportRow, Step, Store, Write};

use crate::{AWAY, HOME, On};

on_every_store!(
    whoever_is_forgotten_stands_in_no_report,
    a_server_that_is_gone_leaves_no_report,
);

const ANN: MemberId = MemberId(11);
const BEN: MemberId = MemberId(12);
const CLEO: MemberId = MemberId(13);

/// Ann reports with Ben at the table, Ben alone, and Cleo in two servers.
async fn house(on: On) -> Arc<dyn Store> {
    let store = on.store().await;
    for (guild, member, words, people) in [
        (HOME, ANN, "ann with ben", vec![ANN, BEN]),
        (HOME, BEN, "ben", vec![BEN]),
        (HOME, CLEO, "cleo", vec![CLEO]),
        (AWAY, CLEO, "cleo away", vec![CLEO]),
    ] {
        let report = ReportRow {
            guild,
            member,
            deal: None,
            words: words.to_owned(),
            body: "{}".to_owned(),
            at: 5,
        };
        let write = Write::Report { report, people };
        store.commit(Step::write(write)).await.unwrap();
    }
    store
}

async fn left(store: &Arc<dyn Store>) -> Vec<String> {
    let mut left = Vec::new();
    for guild in [HOME, AWAY] {
        for member in [ANN, BEN, CLEO] {
            let reports = store.reports_of(guild, member, 0, 9).await.unwrap();
            left.extend(reports.into_iter().map(|report| report.words));
        }
    }
    left
}

async fn forget(store: &Arc<dyn Store>, guild: GuildId, member: MemberId) {
    let write = Write::ForgetMember {
        guild,
        member,
        accounts: Vec::new(),
        stand_in: 99,
    };
    store.commit(Step::write(write)).await.unwrap();
}

async fn whoever_is_forgotten_stands_in_no_report(on: On) {
    let store = house(on).await;
    forget(&store, HOME, CLEO).await;
    assert_eq!(left(&store).await, ["ann with ben", "ben", "cleo away"]);
    // Ann's report names Ben.
    forget(&store, HOME, BEN).await;
    assert_eq!(left(&store).await, ["cleo away"]);
}

async fn a_server_that_is_gone_leaves_no_report(on: On) {
    let store = house(on).await;
    let gone = Write::Departed {
        guild: HOME,
        at: Some(9),
    };
    store.commit(Step::write(gone)).await.unwrap();
    assert!(store.purge(HOME).await.unwrap());
    assert_eq!(left(&store).await, ["cleo away"]);
}
