//! Moments on Discord: a first win is its winner's alone until they share it.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{assert_says, play_until, public, said};
use sandbox::Permissions;

#[tokio::test]
async fn a_first_win_is_told_its_winner_alone_until_they_share_it() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    inn.open_and_deal(&ann, "/triomphe start computer-players:3")
        .await;
    let is_first = |seen: &sandbox::Message| seen.all_text().contains("Your first win at");
    let won = play_until(&ann, here, &mut Done::new(), is_first).await;
    assert!(won.ephemeral(), "{won:?}");
    for message in public(&ben, here) {
        let text = message.all_text();
        assert!(
            !text.contains("first time") && !text.contains("first win"),
            "{text}"
        );
    }
    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let refused = async |why: &str| {
        let answer = ann.click_label(&won, "Share my win").await.unwrap();
        assert_says(&said(&answer), why);
    };
    inn.sandbox
        .set_permissions_in(here, &ann, Permissions::VIEW_CHANNEL);
    refused("You can’t share your win here").await;
    inn.sandbox.set_permissions_in(here, &ann, all);
    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    refused("Missing permissions: Send Messages").await;
    inn.sandbox.set_bot_permissions(here, all);
    let shared = ann.click_label(&won, "Share my win").await.unwrap();
    assert_says(&said(&shared), "Everyone here can see your win now");
    let posted = inn.table_says(&ben, "for the first time").await;
    assert_says(&posted.all_text(), "Ann won at");
    refused("You shared something just now").await;
    // Another member's click on what they should not see shows nothing.
    let forged = won.button("Share my win").unwrap().custom_id;
    let other = inn.forge(&ben, &posted, &forged).await;
    assert!(other.ephemeral(), "{other:?}");
    inn.close().await;
}
