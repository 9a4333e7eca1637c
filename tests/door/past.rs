//! A trick of a finished deal, shared with a channel.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, in_thread, play_until, said, with_button};
use sandbox::Permissions;

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
