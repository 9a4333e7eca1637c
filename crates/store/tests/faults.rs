//! What goes wrong with a store in memory where that is wanted.
#![allow(clippy::unwrap_used)]

use parking_lot::Mutex;
use std::sync::Arc;

use ids::{ChannelId, GuildId, TableId, Version};
use store::{Fault, Memory, Step, StepError, Store, TableWrite, Watch, Write, Written, is_outage};

const HOME: GuildId = GuildId(1);

fn settings(settings: &str) -> Step {
    Step::write(Write::Settings {
        guild: HOME,
        settings: settings.to_owned(),
    })
}

#[tokio::test]
async fn a_commit_fails_or_its_answer_is_lost_as_it_is_told() {
    let mut faults = [None, Some(Fault::Fails), Some(Fault::AnswerLost), None].into_iter();
    let store = Memory::with_faults(move |_| faults.next().flatten());
    let store: &dyn Store = &store;
    for (written, answered, stands) in [
        ("first", true, "first"),
        ("failed", false, "first"),
        ("lost", false, "lost"),
        ("last", true, "last"),
    ] {
        let answer = store.commit(settings(written)).await;
        assert_eq!(answer.is_ok(), answered, "{written}");
        if let Err(error) = answer {
            assert!(matches!(error, StepError::Database(_)), "{error}");
            assert!(is_outage(&error.into()), "{written}");
        }
        assert_eq!(store.settings(HOME).await.unwrap(), stands, "{written}");
    }
}

#[tokio::test]
async fn a_table_seems_to_have_changed_where_that_is_told_and_nothing_is_written() {
    let mut faults = [None, Some(Fault::Stale), None].into_iter();
    let store = Memory::with_faults(move |_| faults.next().flatten());
    let store: &dyn Store = &store;
    let id = TableId(7);
    let write = |from: i64, state: &str| Step {
        table: Some(TableWrite {
            id,
            guild: HOME,
            channel: ChannelId(3),
            from_version: Version(from),
            state: state.to_owned(),
            due_at: None,
            closed: false,
            deal: None,
            acts: Vec::new(),
            deal_end: None,
            at: 1,
        }),
        ..Step::default()
    };
    store.commit(write(0, "opened")).await.unwrap();
    let stale = store.commit(write(1, "changed")).await;
    assert!(matches!(stale, Err(StepError::Stale { table }) if table == id));
    assert_eq!(store.table(id).await.unwrap().unwrap().state, "opened");
    store.commit(write(1, "changed")).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().unwrap().state, "changed");
}

#[tokio::test]
async fn a_store_in_memory_that_is_closed_has_ended_and_says_so() {
    let store = Memory::new();
    let store: &dyn Store = &store;
    let mut ended = std::pin::pin!(store.ended());
    tokio::select! {
        biased;
        () = &mut ended => panic!("it is open"),
        () = std::future::ready(()) => {}
    }
    store.close().await;
    ended.await;
    store.ended().await;
    let late = store.commit(settings("late")).await;
    assert!(matches!(late, Err(StepError::Closed)));
    assert!(store.settings(HOME).await.is_err());
}

#[tokio::test]
async fn a_witness_hears_of_what_is_written_and_of_nothing_else() {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let mut faults = [None, Some(Fault::Fails), Some(Fault::AnswerLost), None].into_iter();
    let witness = {
        let heard = heard.clone();
        move |written: Written<'_>| heard.lock().push(format!("{written:?}"))
    };
    let store = Memory::watched(Watch::new(move |_| faults.next().flatten(), witness));
    let store: &dyn Store = &store;
    let gone = Write::Departed {
        guild: HOME,
        at: Some(1),
    };
    for step in [settings("first"), settings("failed"), settings("lost")] {
        let _ = store.commit(step).await;
    }
    store.purge(HOME).await.unwrap();
    store.commit(Step::write(gone)).await.unwrap();
    store.purge(HOME).await.unwrap();
    let heard = heard.lock();
    let words = ["first", "lost", "Departed", "Purged"];
    assert_eq!(heard.len(), words.len(), "{heard:?}");
    for (heard, word) in heard.iter().zip(words) {
        assert!(heard.contains(word), "{heard}");
    }
}
