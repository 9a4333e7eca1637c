//! Reports of problems can be erased, and leave nothing behind.

use ids::{GuildId, MemberId};
use store::{ReportRow, Reports, Step, Store, Write};

use crate::{AWAY, HOME};

const ANN: MemberId = MemberId(11);
const BEN: MemberId = MemberId(12);
const CLEO: MemberId = MemberId(13);

/// In a file: Ann reports with Ben at the table, Ben alone, and Cleo in two servers.
async fn house(file: &std::path::Path) -> Store {
    let store = Store::open(file).await.unwrap();
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

async fn left(file: &std::path::Path) -> Vec<String> {
    let reports = Reports::open(file).await.unwrap().last(None).await.unwrap();
    reports.into_iter().map(|report| report.words).collect()
}

async fn forget(store: &Store, guild: GuildId, member: MemberId) {
    let write = Write::ForgetMember {
        guild,
        member,
        accounts: Vec::new(),
        stand_in: 99,
    };
    store.commit(Step::write(write)).await.unwrap();
}

#[tokio::test]
async fn whoever_is_forgotten_stands_in_no_report() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let store = house(&file).await;
    forget(&store, HOME, CLEO).await;
    assert_eq!(left(&file).await, ["ann with ben", "ben", "cleo away"]);
    // Ben is named in Ann's.
    forget(&store, HOME, BEN).await;
    assert_eq!(left(&file).await, ["cleo away"]);
    store.close().await;
}

#[tokio::test]
async fn a_server_that_is_gone_leaves_no_report() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let store = house(&file).await;
    let gone = Write::Gone {
        guild: HOME,
        at: Some(9),
    };
    store.commit(Step::write(gone)).await.unwrap();
    assert!(store.purge(HOME).await.unwrap());
    assert_eq!(left(&file).await, ["cleo away"]);
    store.close().await;
}
