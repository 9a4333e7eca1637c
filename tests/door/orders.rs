//! Orders of host and game master, and what the log channel says about them.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{
    OVER, assert_says, leave_cards, lobby_of_two, play_out, play_until, said, until_gone,
    with_button,
};
use ids::{ChannelId, GuildId, MemberId};
use sandbox::{Id, Message, Permissions, Person};
use table::{Order, look::Scene};

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

#[tokio::test]
async fn the_game_master_voids_a_finished_deal_and_everybody_is_told_why() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    let gwen = inn.game_master("Gwen");
    let here = inn.sandbox.channel();
    dealt(&inn, &ann, &ben).await;
    let none = inn.after(&gwen, "/tavern panel", "Cancel a deal…").await;
    assert_says(&none.all_text(), "No deal has been finished here yet");
    inn.hear(&ann, "/tavern panel", "Manage Server").await;
    // The house plays the deal to its end for both.
    leave_cards(&ann, here).await;
    let cyd = inn.sandbox.add_person("Cyd");
    let table = with_button(&cyd, here, "Table…").await;
    inn.option(&cyd, &table, "Join next deal").await;
    leave_cards(&ben, here).await;
    inn.table_says(&cyd, "Last deal").await;
    // Whoever had chosen it already is told that it was cancelled since.
    let panel = inn.slash(&gwen, "/tavern panel").await;
    let deals = inn.press(&gwen, &panel, "Cancel a deal…").await;
    let last = deals.menus()[0].values[0].clone();
    let late = gwen.select(&deals, "m:deal", &[&last]).await.unwrap();
    let late = late.modal.unwrap();
    let done = cancels(&inn, &gwen, "the *cards* were marked").await;
    assert_says(&done, "Everyone has been told");
    let told = inn.table_says(&cyd, "cancelled the deal").await;
    assert_says(&told.all_text(), "the \\*cards\\* were marked");
    let again = inn.submit(&gwen, &late, &["so"]).await;
    assert_says(&again.all_text(), "already been cancelled");
    let table = inn.table_says(&cyd, "A finished deal was cancelled").await;
    let table = table.all_text();
    assert_says(&table, "The last deal was cancelled");
    assert!(!table.contains("Won and lost"), "{table}");
    // It is no longer offered.
    let none = inn.after(&gwen, "/tavern panel", "Cancel a deal…").await;
    assert_says(&none.all_text(), "No deal has been finished here yet");
    inn.close().await;
}

#[tokio::test]
async fn a_void_without_a_name_takes_the_last_finished_deal_of_a_closed_table() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let gwen = inn.game_master("Gwen");
    dealt(&inn, &ann, &ben).await;
    leave_cards(&ann, here).await;
    leave_cards(&ben, here).await;
    inn.table_says(&ann, "Everyone has left").await;
    assert_says(&cancels(&inn, &gwen, "so").await, "Everyone has been told");
    inn.close().await;
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
    assert_says(&closed.all_text(), "Won and lost");
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
    assert!(!closed.all_text().contains("Won and lost"), "{closed:?}");
    assert!(closed.button("My result").is_none());
    let own = follows(own.id()).await;
    assert!(!own.all_text().contains("Your last deal here"), "{own:?}");
    inn.close().await;
}

#[tokio::test]
async fn a_void_without_a_name_takes_the_last_finished_deal_while_the_next_is_on() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gwen = inn.game_master("Gwen");
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let over = |seen: &Message| seen.all_text().contains(OVER);
    play_until(&ann, here, &mut Done::new(), over).await;
    let between = inn.table_says(&ann, "Won and lost").await;
    ann.click_label(&between, "Next deal").await.unwrap();
    inn.table_says(&ann, "Trick 1 of 25").await;
    assert_says(&cancels(&inn, &gwen, "so").await, "Everyone has been told");
    inn.close().await;
}

/// Ann, Ben and Gwen, the game master, have finished a deal and their table is closed.
async fn played_with_gwen(inn: &Inn, ann: &Person, ben: &Person, gwen: &Person) {
    let here = inn.sandbox.channel();
    let lobby = lobby_of_two(ann, ben, here, "/triomphe start game:trefeltromp stake:1").await;
    gwen.click_label(&lobby, "Join").await.unwrap();
    let guild = GuildId(inn.sandbox.server().to_string().parse().unwrap());
    let table = inn.tavern.tables.ids_in(guild, None)[0];
    let lobby = inn.table_says(ann, ". **Gwen**").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    // The house plays the deal to its end for them.
    for person in [ann, ben, gwen] {
        let member = MemberId(person.id().to_string().parse().unwrap());
        inn.tavern.order(table, member, Order::Leave).await.unwrap();
    }
    inn.table_says(ann, "Everyone has left").await;
}

#[tokio::test]
async fn a_game_master_who_was_dealt_in_asks_the_others_where_the_order_is_given() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    // Which of the three hands is played in first is chance.
    let inn = inn.unrecorded();
    let gwen = inn.game_master("Gwen");
    played_with_gwen(&inn, &ann, &ben, &gwen).await;
    let server = inn.sandbox.server();
    let office = inn.sandbox.add_channel(server, "office");
    let told = inn.cancel_in(office, &gwen, "a *card* fell").await;
    assert_says(&told.all_text(), "asked the others here");
    let question = with_button(&ann, office, "Agree").await;
    assert_says(&question.all_text(), "a \\*card\\* fell");
    let mentions = |message: &Message| {
        let ids = message.json()["mentions"].as_array().unwrap().clone();
        ids.iter()
            .map(|user| user["id"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(mentions(&question).len(), 2, "who is asked is pinged");
    let refused = gwen.click_label(&question, "Agree").await.unwrap();
    assert_says(&said(&refused), "Only the other players");
    let agreed = ann.click_label(&question, "Agree").await.unwrap();
    assert_says(&said(&agreed), "Waiting for the others");
    let agreed = format!("Agreed: <@{}>", ann.id());
    let question = ben
        .until(office, |messages| {
            let mut all = messages.iter();
            all.find(|m| m.all_text().contains(&agreed)).cloned()
        })
        .await;
    let done = ben.click_label(&question, "Agree").await.unwrap();
    assert_says(&said(&done), "Everyone has been told");
    inn.table_says(&ann, "cancelled the deal").await;
    // The question is also answered where it was asked.
    let answered = ann.message(office, question.id()).unwrap();
    assert_says(&answered.all_text(), "cancelled the deal");
    assert!(answered.button("Agree").is_none());
    inn.close().await;
}

#[tokio::test]
async fn who_has_left_the_server_is_not_waited_for() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    // Which of the three hands is played in first is chance.
    let inn = inn.unrecorded();
    let gwen = inn.game_master("Gwen");
    played_with_gwen(&inn, &ann, &ben, &gwen).await;
    inn.sandbox.remove_person(inn.sandbox.server(), &ben);
    inn.cancel_last(&gwen, "so").await;
    let question = with_button(&ann, here, "Agree").await;
    let asked = format!("Waiting for <@{}>.", ann.id());
    assert_says(&question.all_text(), &asked);
    let done = ann.click_label(&question, "Agree").await.unwrap();
    assert_says(&said(&done), "Everyone has been told");
    let told = inn.table_says(&ann, "cancelled the deal").await;
    assert_eq!(told.id(), question.id(), "in the place of the question");
    inn.close_after(&["10007"]).await;
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
async fn a_game_master_says_why_a_deal_is_taken_back_and_everybody_is_told() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let gwen = inn.game_master("Gwen");
    let table = dealt(&inn, &ann, &ben).await;
    let panel = gwen.click_label(&table, "Table…").await.unwrap();
    let asked = gwen
        .click_label(panel.message(), "Cancel this deal")
        .await
        .unwrap();
    let dialog = asked.modal.as_ref().expect("a question first");
    inn.table_says(&ann, "Fyrsturkalla").await;
    let done = gwen
        .submit(dialog, &[("line-0", "a *card* fell")])
        .await
        .unwrap();
    assert_says(&said(&done), "All coins were returned");
    let told = inn.table_says(&ann, "cancelled the deal").await;
    assert_says(&told.all_text(), "a \\*card\\* fell");
    // A command asks back too, unless it gives a reason.
    let lobby = inn.table_says(&ann, "Ready! Anyone").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    inn.table_says(&ann, "Fyrsturkalla").await;
    let asked = gwen.slash(here, "/triomphe cancel").await.unwrap();
    assert!(asked.modal.is_some());
    let close = "/triomphe close at_once:true reason:it is late";
    inn.hear(&gwen, close, "is closed").await;
    inn.table_says(&ann, "The game master closed this table")
        .await;
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
