//! Discord fails, and nothing is lost.

use crate::inn::{ASKED, Inn, act, hand, said};
use sandbox::{Loss, Permissions};

#[tokio::test]
async fn a_table_is_redrawn_once_discord_is_well_again() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.sandbox
        .faults()
        .fail("POST", &format!("/channels/{here}/messages"), 2, 500);
    ann.slash(here, "/triomphe start patrons:3").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
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
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start patrons:3").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut says = ASKED.to_vec();
    says.push("That deal is over");
    let mut seen = hand(&ann, here, &says).await;
    inn.sandbox.faults().drop_connection(Loss::Reconnect);
    inn.sandbox
        .until(|sandbox| sandbox.bot_online().then_some(()))
        .await;
    while !seen.all_text().contains("That deal is over") {
        act(&ann, &seen).await;
        seen = hand(&ann, here, &says).await;
    }
    inn.table(&ann, "Won and lost").await;
    inn.close().await;
}

#[tokio::test]
async fn a_spent_token_is_followed_by_a_call() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start edition:vieville patrons:2")
        .await
        .unwrap();
    let lobby = inn.table(&ann, "Seats").await;
    ben.click_label(&lobby, "Join").await.unwrap();
    let lobby = inn.table(&ann, "4. **Ben**").await;
    ben.slash(here, "/table hand").await.unwrap();
    inn.sandbox.faults().expire_tokens();
    ann.slash(here, "/table hand").await.unwrap();
    ann.click_label(&lobby, "Deal").await.unwrap();
    let seen = ann
        .until(here, |messages| {
            let called = messages.iter().any(|m| m.pings(ben.id()));
            let mine = messages
                .iter()
                .rev()
                .find(|m| m.ephemeral() && m.all_text().contains("Your hand"))
                .filter(|m| {
                    m.all_text().contains("It is your turn") || m.all_text().contains("You lead")
                })
                .cloned();
            let over = messages
                .iter()
                .any(|m| m.all_text().contains("Won and lost"));
            (called || over || mine.is_some()).then_some((called || over, mine))
        })
        .await;
    if let (false, Some(mine)) = seen {
        act(&ann, &mine).await;
        ann.until(here, |messages| {
            messages
                .iter()
                .any(|m| m.pings(ben.id()) || m.all_text().contains("Won and lost"))
                .then_some(())
        })
        .await;
    }
    inn.close_after(&["10015", "50027"]).await;
}

#[tokio::test]
async fn a_table_that_may_not_be_kept_is_told_to_who_clicks() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start patrons:3").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let answer = ann.click_label(&lobby, "Deal").await.unwrap();
    assert!(
        said(&answer).contains("I lack Send Messages and Embed Links"),
        "{}",
        said(&answer)
    );
    inn.close_after(&["50013"]).await;
}

#[tokio::test]
async fn a_bot_that_is_removed_gives_every_coin_back() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start patrons:3").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    inn.sandbox.remove_bot(inn.sandbox.server());
    inn.sandbox.invite_bot(inn.sandbox.server());
    loop {
        let purse = said(&ann.slash(here, "/coins balance").await.unwrap());
        if !purse.contains("set aside") {
            break;
        }
        tokio::task::yield_now().await;
    }
    inn.close_after(&["50001", "10003", "10004"]).await;
}

#[tokio::test]
async fn an_outage_is_no_removal() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let server = inn.sandbox.server().to_string();
    ann.slash(here, "/triomphe start patrons:3").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    let faults = inn.sandbox.faults();
    faults.send_event(
        "GUILD_DELETE",
        serde_json::json!({"id": server, "unavailable": true}),
    );
    for _ in 0..5 {
        // Each answer is later than the event: the table stands.
        ann.click_label(&lobby, "Rules").await.unwrap();
    }
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    faults.send_event("GUILD_DELETE", serde_json::json!({ "id": server }));
    inn.table(&ann, "every coin of an unfinished deal went back")
        .await;
    assert!(said(&ann.slash(here, "/coins balance").await.unwrap()).contains("100 coins"));
    inn.close().await;
}
