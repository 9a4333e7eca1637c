//! Finished deals: history, receipt, record and replay.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, in_thread, play_out, play_until, said, with_button};
use rules::{Verdict, read_records};
use sandbox::Permissions;

#[tokio::test]
async fn a_deal_that_is_over_is_told_to_the_last_coin() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.hear(&ann, "/triomphe past", "No deal has been finished here")
        .await;
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    play_out(&ann, here).await;
    let result = inn.table_says(&ann, "Payments").await;
    let receipt = inn.option(&ann, &result, "Receipt").await.all_text();
    for says in [
        "the bank’s books show exactly these payments",
        "You put in 5 coins",
        ", the ante",
    ] {
        assert_says(&receipt, says);
    }
    inn.hear(&ann, "/triomphe past", "**Ann**").await;
    let receipt = inn.receipt_in(here, &ann).await;
    let record = ann.click_label(&receipt, "Record").await.unwrap();
    let text = inn.file(record.message());
    let records = read_records(&text);
    let judged = records[0].as_ref().unwrap();
    assert!(judged.seats.contains(&"Ann".to_owned()), "{text}");
    assert!(matches!(judged.judge(), Verdict::Over(_)), "{text}");
    let replay = ann.click_label(&receipt, "Replay").await.unwrap();
    assert_says(&said(&replay), "The cards are dealt");
    assert_says(&said(&replay), "Hands");
    let mut page = replay.message().clone();
    let mut tricks = 0;
    while page.button("Next").is_some() {
        page = inn.press(&ann, &page, "Next").await;
        tricks += usize::from(page.all_text().contains("takes the trick"));
    }
    let plays = judged
        .acts
        .iter()
        .filter(|(_, act)| act.starts_with("play"));
    assert_eq!(tricks, plays.count() / judged.seats.len());
    assert!(page.button("First").is_some() || tricks == 0);
    let history = inn.after(&ann, "/coins balance", "History").await;
    assert_says(&history.all_text(), "the ante · deal");
    inn.close().await;
}

#[tokio::test]
async fn the_books_are_open_to_the_game_master_alone() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gwen = inn.game_master("Gwen");
    let grant = format!(
        "/tavern grant member:<@{}> coins:50 reason:=a dragon",
        ann.id()
    );
    gwen.slash(here, &grant).await.unwrap();
    let panel = inn.slash(&gwen, "/tavern panel").await;
    let answer = gwen.click_label(&panel, "Books").await.unwrap();
    let books = said(&answer);
    // Ann's 100 at the start, and the dragon's 50. Gwen has needed no purse.
    for says in [
        "From the mint: 150 coins",
        "purses: 150 coins",
        "add up to **0 coins**",
        "=a dragon",
    ] {
        assert_says(&books, says);
    }
    let file = gwen
        .click_label(answer.message(), "Download ledger")
        .await
        .unwrap();
    let text = inn.file(file.message());
    assert_eq!(text.lines().count(), 1 + 2, "{text}");
    assert_says(&text, "the mint,Ann,50,grant,,");
    let accounts = inn.sandbox.file(file.message(), "accounts.csv").unwrap();
    let accounts = String::from_utf8(accounts).unwrap();
    let [head, ann_has, mint] = &accounts.lines().collect::<Vec<_>>()[..] else {
        panic!("{accounts}");
    };
    assert_eq!(*head, "account,name,kind,free,reserved");
    assert!(ann_has.starts_with("member:"), "{ann_has}");
    assert!(ann_has.ends_with(",Ann,member,150,0"), "{ann_has}");
    assert_eq!(*mint, "mint,the mint,mint,-150,0");
    for id in ["b", "b:ledger"] {
        let answer = ann
            .raw_component(here, answer.message().id(), id, None)
            .await;
        if let Ok(answer) = answer {
            assert!(said(&answer).contains("Only the game master"), "{id}");
        }
    }
    inn.close().await;
}

#[tokio::test]
async fn a_deal_of_another_channel_is_told_to_who_sat_there_and_to_the_game_master() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let gwen = inn.game_master("Gwen");
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let over = |seen: &sandbox::Message| seen.all_text().contains(OVER);
    play_until(&ann, here, &mut Done::new(), over).await;
    inn.table_says(&ann, "Won and lost").await;
    let receipt = inn.receipt_in(here, &ann).await;
    // Ben's thread is another place.
    let ask = "/triomphe start game:scarto thread:true computer-players:2";
    let thread = in_thread(&ben, here, ask).await;
    for what in ["receipt:", "record:", "verify:", "trick:"] {
        let record = receipt.button("Record").unwrap().custom_id;
        let deal = record.trim_start_matches("p:record:");
        let step = if what == "trick:" { ":0" } else { "" };
        let button = format!("p:{what}{deal}{step}");
        let asks = async |person: &sandbox::Person, place| {
            let note = inn.slash_in(place, person, "/help").await;
            inn.forge(person, &note, &button).await.all_text()
        };
        assert_says(&asks(&ben, thread).await, "can’t find that deal");
        for (person, place) in [(&ann, thread), (&gwen, thread), (&ben, here)] {
            let told = asks(person, place).await;
            assert!(!told.contains("can’t find that deal"), "{told}");
        }
    }
    inn.close().await;
}

#[tokio::test]
async fn a_trick_is_drawn_and_shared_with_the_channel_but_not_again_and_again() {
    // Pictures that are really drawn come when they are ready.
    let inn = Inn::with_pictures().await.unrecorded();
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let over = |seen: &sandbox::Message| seen.all_text().contains(OVER);
    play_until(&ann, here, &mut Done::new(), over).await;
    inn.table_says(&ann, "Won and lost").await;
    let receipt = inn.receipt_in(here, &ann).await;
    let mut replay = ann.click_label(&receipt, "Replay").await.unwrap();
    // A busy machine sends words alone.
    for _ in 0..20 {
        if replay.message().files().is_empty() {
            let receipt = inn.receipt_in(here, &ann).await;
            replay = ann.click_label(&receipt, "Replay").await.unwrap();
        }
    }
    assert_eq!(replay.message().files()[0].name, "replay.png");
    assert!(replay.message().button("Share this trick").is_none());
    let trick = inn.press(&ann, replay.message(), "Decisive trick").await;
    assert_says(&trick.all_text(), "No trick was worth more than this one");
    // Neither who may not post here nor a bot that may not posts anything.
    let sandbox = &inn.sandbox;
    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let refused = async |why: &str| {
        let answer = ann.click_label(&trick, "Share this trick").await.unwrap();
        assert_says(&said(&answer), why);
    };
    sandbox.set_permissions_in(here, &ann, Permissions::VIEW_CHANNEL);
    refused("you can’t post messages in this channel").await;
    sandbox.set_permissions_in(here, &ann, all);
    sandbox.set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    refused("Missing permissions: Send Messages").await;
    sandbox.set_bot_permissions(here, all);
    let shared = said(&ann.click_label(&trick, "Share this trick").await.unwrap());
    assert_says(&shared, "Everyone here can see the trick now");
    let posted = inn.table_says(&ben, "Shared by Ann").await;
    assert_says(&posted.all_text(), "takes the trick");
    assert!(!posted.all_text().contains("Hands"), "no hand is shared");
    let again = said(&ann.click_label(&trick, "Share this trick").await.unwrap());
    assert_says(&again, "You shared a trick just now");
    // Whoever sees it can follow the deal from there, alone.
    let own = ben.click_label(&posted, "Replay").await.unwrap();
    assert!(own.message().ephemeral());
    assert_says(&said(&own), "takes the trick");
    let other = said(
        &ben.click_label(own.message(), "Share this trick")
            .await
            .unwrap(),
    );
    assert_says(&other, "Everyone here can see the trick now");
    inn.close().await;
}

/// In a thread, posting is another permission; and where the bot may attach nothing, a trick goes without its picture.
#[tokio::test]
async fn a_trick_is_shared_in_a_thread_only_where_both_may_write_in_threads() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let thread = in_thread(
        &ann,
        here,
        "/triomphe start game:scarto thread:true computer-players:2",
    )
    .await;
    let lobby = with_button(&ann, thread, "Deal").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let over = |seen: &sandbox::Message| seen.all_text().contains(OVER);
    play_until(&ann, thread, &mut Done::new(), over).await;
    let receipt = inn.receipt_in(thread, &ann).await;
    let replay = ann.click_label(&receipt, "Replay").await.unwrap();
    let trick = inn.press(&ann, replay.message(), "Decisive trick").await;
    let sandbox = &inn.sandbox;
    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let not_in_threads = all.difference(Permissions::SEND_MESSAGES_IN_THREADS);
    let refused = async |why: &str| {
        let answer = ann.click_label(&trick, "Share this trick").await.unwrap();
        assert_says(&said(&answer), why);
    };
    sandbox.set_permissions_in(here, &ann, not_in_threads);
    refused("you can’t post messages in this channel").await;
    sandbox.set_permissions_in(here, &ann, all);
    sandbox.set_bot_permissions(here, not_in_threads);
    refused("Missing permissions: Send Messages in Threads").await;
    sandbox.set_bot_permissions(here, all.difference(Permissions::EMBED_LINKS));
    refused("Missing permissions: Embed Links").await;
    sandbox.set_bot_permissions(here, all.difference(Permissions::ATTACH_FILES));
    ann.click_label(&trick, "Share this trick").await.unwrap();
    let posted = ben
        .until(thread, |messages| {
            let shared = |m: &&sandbox::Message| m.all_text().contains("Shared by Ann");
            messages.iter().find(shared).cloned()
        })
        .await;
    assert!(posted.files().is_empty(), "{posted:?}");
    assert_says(&posted.all_text(), "takes the trick");
    inn.close().await;
}
