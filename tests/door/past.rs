//! Finished deals: history, receipt, record and replay.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, in_thread, play_until, said, with_button};
use sandbox::Permissions;

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
