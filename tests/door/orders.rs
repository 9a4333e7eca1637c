//! Orders of host and game master, and what the log channel says about them.

use crate::inn::Inn;
use crate::room::{assert_says, lobby_of_two, play_out, until_gone};
use ids::{ChannelId, GuildId};
use sandbox::{Id, Message, Permissions, Person};
use table::look::Scene;

/// A table of Ann and Ben with a deal on; returns its public message.
async fn dealt(inn: &Inn, ann: &Person, ben: &Person) -> Message {
    let here = inn.sandbox.channel();
    let lobby = lobby_of_two(ann, ben, here, "/triomphe start game:trefeltromp stake:1").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    // The reminder of the player to act has a "My hand" too.
    let with = |messages: &[Message]| {
        let table = |m: &&Message| m.button("My hand").is_some() && m.button("Table…").is_some();
        messages.iter().rev().find(table).cloned()
    };
    ann.until(here, with).await
}

/// Cancels the last deal finished here; returns the answer.
async fn cancels(inn: &Inn, gm: &Person, reason: &str) -> String {
    inn.cancel_last(gm, reason).await.all_text()
}

/// The table's message and an open hand told who won; both follow after the table was closed.
#[tokio::test]
async fn a_closed_table_and_its_open_hands_tell_that_their_deal_was_cancelled_since() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gwen = inn.game_master("Gwen");
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    play_out(&ann, here).await;
    ann.slash(here, "/triomphe close").await.unwrap();
    let closed = inn.table_says(&ann, "The host closed this table").await;
    assert_says(&closed.all_text(), "My result");
    let own = ann.until(here, |messages| {
        let mut all = messages.iter();
        let own = all.find(|message| message.all_text().contains("Your last deal here"));
        own.cloned()
    });
    let own = own.await;
    assert_says(&cancels(&inn, &gwen, "so").await, "Everyone has been told");
    let cancelled = "The last deal was cancelled";
    let follows = |id: Id| {
        ann.until(here, move |messages| {
            let mut all = messages.iter();
            let message = all.find(|message| message.id() == id)?;
            message
                .all_text()
                .contains(cancelled)
                .then(|| message.clone())
        })
    };
    let closed = follows(closed.id()).await;
    assert!(!closed.all_text().contains("My result"), "{closed:?}");
    assert!(closed.button("My result").is_none());
    let own = follows(own.id()).await;
    assert!(!own.all_text().contains("Your last deal here"), "{own:?}");
    inn.close().await;
}

#[tokio::test]
async fn whom_the_clock_puts_out_gets_word_and_comes_back_by_its_button() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    dealt(&inn, &ann, &ben).await;
    let guild = GuildId(inn.sandbox.server().to_string().parse().unwrap());
    let table = inn.tavern.tables.ids_in(guild, None)[0];
    let plays = || async {
        let look = inn.tavern.look(table, None).await.unwrap();
        matches!(look.scene, Scene::Playing(_))
    };
    // Neither of them answers anything.
    while plays().await {
        inn.pass(200_000).await;
    }
    let word = inn.table_says(&ann, "you missed your turns").await;
    let pinged = word.json()["mentions"].as_array().unwrap().len();
    assert_eq!(pinged, 2, "{}", word.all_text());
    ben.click_label(&word, "Deal me in").await.unwrap();
    until_gone(&ann, here, &word).await;
    let word = inn.table_says(&ann, "you missed your turns").await;
    assert_says(&word.all_text(), &format!("<@{}>", ann.id()));
    let pinged = word.json()["mentions"].as_array().unwrap().len();
    assert_eq!(pinged, 0, "nobody is pinged twice");
    ann.click_label(&word, "Deal me in").await.unwrap();
    until_gone(&ann, here, &word).await;
    inn.close().await;
}

#[tokio::test]
async fn the_log_channel_tells_who_did_what_and_what_it_cannot_tell_breaks_nothing() {
    let (inn, ann, _) = Inn::with_ann().await;
    let gwen = inn.game_master("Gwen");
    let (here, server) = (inn.sandbox.channel(), inn.sandbox.server());
    let log = inn.sandbox.add_channel(server, "log");
    let guild = GuildId(server.to_string().parse().unwrap());
    let channel = ChannelId(log.to_string().parse().unwrap());
    let set = inn.tavern.settings.change(guild, None, |settings| {
        settings.log_channel = Some(channel);
    });
    set.await.unwrap();
    let grant = format!("/tavern grant member:<@{}> coins:5 reason:ale", ann.id());
    gwen.slash(here, &grant).await.unwrap();
    let ban = format!("/tavern ban member:<@{}> reason:loud days:2", ann.id());
    gwen.slash(here, &ban).await.unwrap();
    let told = |says: &'static str| {
        gwen.until(log, move |messages| {
            let mut all = messages.iter();
            all.any(|m| m.all_text().contains(says)).then_some(())
        })
    };
    told("granted **Ann** **5 coins**: ale").await;
    told("the ban ends").await;
    let refused = inn.hear(&ann, "/triomphe start", "You’re banned").await;
    assert_says(&refused, "loud");

    inn.sandbox.set_bot_permissions(log, Permissions::empty());
    let unban = format!("m:unban:{}", ann.id());
    let panel = inn.slash(&gwen, "/tavern panel").await;
    assert_says(&panel.all_text(), "the ban ends");
    let lifted = inn.press(&gwen, &panel, "Undo 1").await;
    assert_says(&lifted.all_text(), "can join tables again");
    let refused = |requested: &sandbox::LoggedRequest| {
        requested.path.contains(&log.to_string()) && requested.status == 403
    };
    let known = |sandbox: &sandbox::Sandbox| sandbox.requests().iter().any(refused).then_some(());
    inn.sandbox.until(known).await;
    // The game master is told once.
    let mut heard = Vec::new();
    for done in [
        inn.slash(&gwen, &ban).await,
        inn.forge(&gwen, &panel, &unban).await,
        inn.slash(&gwen, &ban).await,
    ] {
        let lost = "can’t write in the log channel";
        heard.push(done.all_text().contains(lost));
    }
    assert_eq!(heard, [true, false, false]);
    inn.close_after(&["50001", "50013"]).await;
}
