//! What is kept about a member, as they can ask for it.

use crate::inn::Inn;
use crate::room::{assert_says, said};

#[tokio::test]
async fn it_is_shown_handed_out_and_erased_after_a_question() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    ben.slash(here, "/help").await.unwrap();
    for line in [
        "/character create name:Brenna".to_owned(),
        format!("/coins pay member:<@{}> coins:7 reason:ale", ben.id()),
    ] {
        ann.slash(here, &line).await.unwrap();
    }
    let page = inn.slash(&ann, "/privacy").await;
    inn.press(&ann, &page, "Get it as a file").await;
    let file = ann
        .until(here, |messages| {
            let found = messages.iter().rev().find(|message| {
                message.json()["attachments"][0]["filename"] == "triomphe-privacy-1.json"
            });
            found.cloned()
        })
        .await;
    assert!(file.ephemeral());

    let ask = ann.click_label(&page, "Erase it…").await.unwrap();
    assert!(said(&ask).contains("(93 coins, in all your purses)"));
    let kept = ann.click_label(ask.message(), "Keep it").await.unwrap();
    assert!(said(&kept).contains("Nothing was erased"));
    let ask = ann.click_label(&page, "Erase it…").await.unwrap();
    let done = ann
        .click_label(ask.message(), "Erase it all")
        .await
        .unwrap();
    assert_says(&said(&done), "Your data has been erased");
    assert_says(
        &said(&done),
        "It has been overwritten in the database file, too.",
    );
    assert!(done.message().buttons().is_empty());
    inn.hear(&ann, "/privacy", "Nothing is stored about you")
        .await;
    // Ben's books are intact and name nobody.
    let history = inn
        .after(&ben, "/coins balance", "History")
        .await
        .all_text();
    assert!(
        history.contains("+7") && !history.contains("Ann"),
        "{history}"
    );
    let balance = inn.ask(&ann, "/coins balance").await;
    assert!(
        balance.contains("0 coins"),
        "no second starting coins: {balance}"
    );
    inn.close().await;
}
