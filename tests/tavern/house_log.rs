//! What happens in the house is logged and announced to subscribers.

use crate::evening::{ANN, Evening, SERVER};
use house::{CalledOff, Changed, LogEntry, TableId};
use ids::GuildId;

#[tokio::test]
async fn what_is_logged_is_told_and_reads_back_the_newest_first() {
    let mut evening = Evening::new(1).await;
    let purse = evening.person(ANN).await.purse;
    let player = evening.player(ANN).await;
    let table = TableId(7);
    let entries = [
        LogEntry::Settings {
            changes: vec![Changed {
                setting: "allowance".to_owned(),
                before: "none".to_owned(),
                after: "5 coins".to_owned(),
            }],
        },
        LogEntry::Granted {
            to: purse,
            coins: 5,
            reason: "a feast".to_owned(),
        },
        LogEntry::CalledOff {
            table,
            what: CalledOff::Match,
            reason: "it was late".to_owned(),
            among: vec![purse],
        },
        LogEntry::Kicked { table, player },
        LogEntry::Banned {
            member: ANN,
            until: None,
            reason: "loud".to_owned(),
        },
    ];
    let mut told = evening.log.logged();
    for entry in &entries {
        evening
            .tavern
            .log
            .log(SERVER, Some(ANN), entry.clone())
            .await
            .unwrap();
        assert_eq!(told.recv().await.unwrap().entry, *entry);
    }
    evening.restart(1_000).await;
    let log = evening.log.house_log(SERVER, 4).await.unwrap();
    let read: Vec<_> = log.iter().map(|logged| logged.entry.clone()).collect();
    let wanted: Vec<_> = entries[1..].iter().rev().cloned().collect();
    assert_eq!(read, wanted);
    assert!(log.iter().all(|logged| logged.by == Some(ANN)));
    assert!(
        evening
            .tavern
            .log
            .house_log(GuildId(8), 9)
            .await
            .unwrap()
            .is_empty()
    );
}
