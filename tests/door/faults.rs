//! Discord fails, and nothing is lost.

use crate::inn::Inn;
use crate::room::{assert_says, said};
use crate::screens::{Table, tables};
use house::{
    OperatorSettings, Tavern,
    time::{MachineTime, Time, separate_clocks},
};
use sandbox::{Gateway, Loss, Message, Permissions};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::look::Scene;
use triomphe::config::Config;

#[tokio::test]
async fn a_table_that_may_not_be_kept_is_told_to_who_clicks() {
    let (inn, ann, here) = Inn::with_ann().await;
    // In Scarto no card ends a deal at once.
    let lobby = inn
        .lobby(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let table = tables(std::slice::from_ref(&lobby)).remove(0).id;
    // A new deal is then shown in a new message, which may not be posted; an edit would need no permission.
    ann.say(here, "Deal!").unwrap();
    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let lobby = inn.table(&ann, &table).message;
    let answer = ann.click_label(&lobby, "Deal").await.unwrap();
    assert_says(
        &said(&answer),
        "Missing permissions: Send Messages and Embed Links",
    );
    // The act counts even though the table's message cannot show it yet.
    let is_dealt = |now: &Table| now.is_playing() || now.deals > 0;
    assert!(!is_dealt(&inn.table(&ann, &table)));
    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    inn.sandbox.set_bot_permissions(here, all);
    ann.slash(here, "/triomphe hand").await.unwrap();
    let redrawn = |now: &Table| is_dealt(now).then_some(());
    inn.until_table(&ann, &table, redrawn).await;
    inn.close_after(&["50013"]).await;
}

#[tokio::test]
async fn a_table_says_that_it_waits_for_discord_and_no_longer_when_it_is_back() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.lobby(&ann, "/triomphe start computer-players:3").await;
    let says = |messages: &[Message], waits: bool| {
        let table = messages.iter().find(|m| !m.ephemeral())?;
        (table.all_text().contains("Waiting for Discord") == waits).then_some(())
    };
    ann.until(here, |messages| says(messages, false)).await;
    inn.sandbox.faults().set_gateway(Gateway::Closed);
    inn.sandbox.faults().drop_connection(Loss::Cut);
    // Found out once the line is looked at; then so much later.
    let waits = async {
        loop {
            inn.skip(31_000);
            let told = ann.until(here, |messages| says(messages, true));
            if tokio::time::timeout(Duration::from_secs(3), told)
                .await
                .is_ok()
            {
                return;
            }
        }
    };
    waits.await;
    inn.sandbox.faults().set_gateway(Gateway::Open);
    ann.until(here, |messages| says(messages, false)).await;
    inn.close().await;
}

#[tokio::test]
async fn a_channel_that_is_deleted_while_nobody_listens_is_missed_when_somebody_does_again() {
    let (inn, ann, _) = Inn::with_ann().await;
    let mut inn = inn.change(|config| Config {
        ask_again: Duration::from_millis(1),
        ..config
    });
    inn.stop_bot().await;
    let inn = inn.start_bot().await;
    let server = inn.sandbox.server();
    let hall = inn.sandbox.add_channel(server, "hall");
    let threads = inn.sandbox.add_channel(server, "threads");
    let thread = inn.sandbox.add_thread(threads, "thread", &ann);
    // In Scarto no card ends a deal at once.
    for place in [hall, thread] {
        let ben = inn.sandbox.add_person("Ben");
        let start = ben
            .slash(place, "/triomphe start game:scarto computer-players:2")
            .await;
        start.unwrap();
    }
    let faults = inn.sandbox.faults();
    faults.set_gateway(Gateway::Closed);
    faults.drop_connection(Loss::InvalidSession);
    inn.sandbox
        .until(|sandbox| (!sandbox.bot_online()).then_some(()))
        .await;
    assert!(inn.sandbox.delete_channel(hall));
    // Discord does not say at once whether it is there.
    faults.fail("GET", &format!("/channels/{hall}"), 2, 503);
    faults.set_gateway(Gateway::Open);
    // A table without its place stands still, though nothing was dealt. The one in the thread goes on.
    let lost = async |tavern: &Tavern| {
        let mut lost = Vec::new();
        for table in tavern.tables.ids() {
            let look = tavern.look(table, None).await.unwrap();
            if look.placeless.is_some() {
                lost.push(look.channel.0);
            }
        }
        (!lost.is_empty()).then_some(lost)
    };
    assert_eq!(inn.known(lost).await, [hall.0]);
    assert_eq!(inn.tavern.tables.ids().len(), 2);
    inn.close_after(&["10003"]).await;
}

#[tokio::test]
async fn a_click_that_panics_is_answered_and_changes_nothing() {
    let falls = Arc::<AtomicBool>::default();
    let fall = falls.clone();
    let inn = Inn::open_with(move |config| {
        let (machine, fall) = (Arc::new(MachineTime::default()), fall.clone());
        let steady = machine.clone();
        let day = move || {
            assert!(!fall.load(Ordering::SeqCst), "a panic that the test wants");
            machine.now()
        };
        let time = separate_clocks(day, move || steady.steady());
        let house = OperatorSettings {
            time,
            ..config.house
        };
        Config { house, ..config }
    })
    .await;
    let ann = inn.sandbox.add_person("Ann");
    let lobby = inn
        .lobby(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let table = inn.tavern.tables.ids()[0];
    let plays = async || {
        let look = inn.tavern.look(table, None).await.unwrap();
        matches!(look.scene, Scene::Playing(_))
    };
    falls.store(true, Ordering::SeqCst);
    let answer = ann.click_label(&lobby, "Deal").await;
    falls.store(false, Ordering::SeqCst);
    assert!(answer.is_ok(), "{answer:?}");
    assert!(!plays().await);
    ann.click_label(&lobby, "Deal").await.unwrap();
    assert!(plays().await);
    inn.close().await;
}
