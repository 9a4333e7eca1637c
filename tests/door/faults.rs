//! Discord fails, and nothing is lost.

use crate::inn::{
    Inn, act, asked, assert_says, is_paid_out, lobby_of_two, own_turn, play_out, said,
};
use house::time::{MachineTime, Time, told_by};
use house::{House, Lost, Stands, Tavern};
use sandbox::{Gateway, Loss, Message, Permissions};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use triomphe::config::Config;

#[tokio::test]
async fn a_table_is_redrawn_once_discord_is_well_again() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.sandbox
        .faults()
        .fail("POST", &format!("/channels/{here}/messages"), 2, 500);
    let lobby = inn.lobby(&ann, "/triomphe start patrons:3").await;
    inn.sandbox
        .faults()
        .fail("PATCH", &format!("/channels/{here}/messages"), 2, 503);
    ann.click_label(&lobby, "Send a patron off").await.unwrap();
    ann.until(here, |messages| {
        messages
            .iter()
            .any(|m| {
                !m.ephemeral() && m.all_text().contains("Seats") && !m.all_text().contains("4. **")
            })
            .then_some(())
    })
    .await;
    inn.close().await;
}

#[tokio::test]
async fn a_lost_connection_loses_no_deal() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.deal(&ann, "/triomphe start patrons:3").await;
    asked(&ann, here).await;
    inn.sandbox.faults().drop_connection(Loss::Reconnect);
    inn.sandbox
        .until(|sandbox| sandbox.bot_online().then_some(()))
        .await;
    play_out(&ann, here).await;
    inn.table(&ann, "Won and lost").await;
    inn.close().await;
}

#[tokio::test]
async fn a_spent_token_is_followed_by_a_call() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let line = "/triomphe start edition:vieville patrons:2";
    let lobby = lobby_of_two(&ann, &ben, here, line).await;
    ben.slash(here, "/table hand").await.unwrap();
    inn.sandbox.faults().expire_tokens();
    ann.slash(here, "/table hand").await.unwrap();
    ann.click_label(&lobby, "Deal").await.unwrap();
    // Ben is called when it is his turn, unless Death was dealt and nobody has one.
    let told =
        |messages: &[Message]| messages.iter().any(|m| m.pings(ben.id())) || is_paid_out(messages);
    let first = |messages: &[Message]| match told(messages) {
        true => Some(None),
        false => own_turn(messages).map(Some),
    };
    if let Some(mine) = ann.until(here, first).await {
        act(&ann, &mine).await;
        ann.until(here, |messages| told(messages).then_some(()))
            .await;
    }
    inn.close_after(&["10015", "50027"]).await;
}

#[tokio::test]
async fn a_table_that_may_not_be_kept_is_told_to_who_clicks() {
    let (inn, ann, here) = Inn::with_ann().await;
    let lobby = inn.lobby(&ann, "/triomphe start patrons:3").await;
    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let answer = ann.click_label(&lobby, "Deal").await.unwrap();
    assert_says(&said(&answer), "I lack Send Messages and Embed Links");
    inn.close_after(&["50013"]).await;
}

#[tokio::test]
async fn where_the_bot_is_removed_and_comes_back_the_deal_goes_on() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.deal(&ann, "/triomphe start edition:vieville patrons:3")
        .await;
    asked(&ann, here).await;
    inn.sandbox.remove_bot(inn.sandbox.server());
    inn.known(async |tavern| tavern.servers.next_purge()).await;
    inn.sandbox.invite_bot(inn.sandbox.server());
    play_out(&ann, here).await;
    inn.table(&ann, "Won and lost").await;
    inn.close_after(&["50001", "10003", "10004"]).await;
}

#[tokio::test]
async fn an_outage_is_no_removal() {
    let (inn, ann, _) = Inn::with_ann().await;
    let server = inn.sandbox.server().to_string();
    // No card ends a deal of Scarto at once.
    let lobby = inn.lobby(&ann, "/scarto start patrons:2").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let table = inn.tavern.tables.ids()[0];
    let stands = async |tavern: &Tavern| tavern.look(table, None).await.unwrap().stands;
    inn.sandbox.begin_outage(inn.sandbox.server());
    let waits = inn.known(stands).await;
    assert_eq!(
        waits,
        Stands::Discord,
        "the table waits, and nothing is lost"
    );
    assert_eq!(inn.tavern.servers.next_purge(), None);
    inn.sandbox.end_outage(inn.sandbox.server());
    let goes = async |tavern: &Tavern| stands(tavern).await.is_none().then_some(());
    inn.known(goes).await;
    let faults = inn.sandbox.faults();
    faults.send_event("GUILD_DELETE", serde_json::json!({ "id": server }));
    let is_lost = |stands| {
        matches!(
            stands,
            Stands::Place {
                lost: Lost::Server,
                ..
            }
        )
    };
    assert!(is_lost(inn.known(stands).await));
    inn.known(async |tavern| tavern.servers.next_purge()).await;
    inn.close().await;
}

#[tokio::test]
async fn a_table_says_that_it_waits_for_discord_and_no_longer_when_it_is_back() {
    let skipped = Arc::new(AtomicI64::new(0));
    let skips = skipped.clone();
    let inn = Inn::open_with(move |config| {
        let (system, skips) = (Arc::new(MachineTime::default()), skips.clone());
        let time = told_by(move || system.now() + skips.load(Ordering::SeqCst));
        let house = House {
            time,
            ..config.house
        };
        Config { house, ..config }
    })
    .await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.lobby(&ann, "/triomphe start patrons:3").await;
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
            skipped.fetch_add(31_000, Ordering::SeqCst);
            let told = ann.until(here, |messages| says(messages, true));
            if tokio::time::timeout(std::time::Duration::from_secs(3), told)
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
