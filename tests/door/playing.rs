//! Clicks on cards: refused ones and doubled ones.

use crate::inn::Inn;
use crate::room::{act, asked};

#[tokio::test]
async fn every_click_doubled_plays_the_same_deal() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    inn.sandbox.faults().double_interactions(1);
    let pay = format!("/coins pay member:<@{}> coins:7", ben.id());
    inn.hear(&ann, &pay, "paid").await;
    assert_eq!(
        (inn.purse(&ann).await, inn.purse(&ben).await),
        ((93, 0), (107, 0))
    );
    inn.sandbox.faults().double_interactions(1);
    let lobby = inn.lobby(&ann, "/triomphe start computer-players:2").await;
    inn.sandbox.faults().double_interactions(1);
    ann.click_label(&lobby, "Add computer player")
        .await
        .unwrap();
    let lobby = inn.table_says(&ann, "4. **").await;
    assert!(!lobby.all_text().contains("5. **"));
    inn.sandbox.faults().double_interactions(1);
    ann.click_label(&lobby, "Deal").await.unwrap();
    while let Some(seen) = asked(&ann, here).await {
        inn.sandbox.faults().double_interactions(1);
        act(&ann, &seen).await;
    }
    let table = inn.table_says(&ann, "Won and lost").await;
    let mut tables = ann.sees(here);
    tables.retain(|m| m.button("Join").is_some());
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert!(!table.all_text().contains("5. **"));
    inn.close().await;
}
