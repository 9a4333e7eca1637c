//! `/play`, and tables for fun.

use crate::inn::Inn;
use crate::room::{assert_says, play_out, says, with_button};

/// A hundred starting coins cover three matches of La Triomphe for ten; ten coins do not.
#[tokio::test]
async fn play_deals_at_once_and_for_fun_where_the_coins_are_few() {
    let (inn, ann, here) = Inn::with_ann().await;
    let ben = inn.sandbox.add_person("Ben");
    let page = inn.slash(&ann, "/play").await;
    assert!(page.ephemeral(), "{page:?}");
    assert_says(&page.all_text(), "**La Triomphe**");
    assert_says(&page.all_text(), "**For coins**: **10 coins** each");
    let menu = page.menus().remove(0);
    assert_eq!(menu.values.len(), rules::Variant::games().len());
    let chosen = ann.select(&page, &menu.custom_id, &["scarto"]).await;
    chosen.unwrap();
    let other = says(&ann, here, "**Scarto**").await;
    let lesson = inn.press(&ann, &other, "Learn").await;
    assert_says(&lesson.all_text(), "Lesson: Scarto");
    let rules = inn.press(&ann, &lesson, "Rules").await;
    assert_says(&rules.all_text(), "Scarto, McLeod rules");
    let pay = format!("/coins pay member:<@{}> coins:90 reason:x", ben.id());
    inn.slash(&ann, &pay).await;
    let other = inn.slash(&ann, "/play").await;
    let chosen = ann.select(&other, &menu.custom_id, &["latriomphe"]).await;
    chosen.unwrap();
    let page = says(&ann, here, "**For fun**").await;
    inn.press(&ann, &page, "Play now").await;
    let table = inn.table_says(&ann, "for fun").await;
    assert_says(&table.all_text(), "10 chips");
    play_out(&ann, here).await;
    let over = with_button(&ann, here, "My result").await;
    let own = inn.press(&ann, &over, "My result").await;
    assert_says(&own.all_text(), "This deal is over");
    let receipt = inn.option(&ann, &over, "Receipt").await;
    assert_says(&receipt.all_text(), "no coins moved");
    assert_eq!(inn.purse(&ann).await, (10, 0));
    inn.hear(&ann, "/triomphe past", "for fun").await;
    let replay = inn.press(&ann, &receipt, "Replay").await;
    assert_says(&replay.all_text(), "for fun");
    inn.close().await;
}

/// A house without coins cannot pay the stakes of its players; for fun, it need not.
#[tokio::test]
async fn where_the_house_is_broke_the_same_is_offered_for_fun() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gwen = inn.game_master("Gwen");
    inn.slash(&gwen, "/tavern setup budget:0").await;
    let page = inn.slash(&ann, "/play").await;
    inn.press(&ann, &page, "Play now").await;
    let hand = says(&ann, here, "The house pays the computer players").await;
    inn.press(&ann, &hand, "For fun").await;
    let lobby = inn.table_says(&ann, "nobody wins or loses coins").await;
    inn.press(&ann, &lobby, "Play computer players").await;
    play_out(&ann, here).await;
    let refused = inn
        .slash(&ann, "/triomphe start stake:5 computer-players:2")
        .await;
    assert_says(&refused.all_text(), "The house pays the computer players");
    assert!(refused.button("For fun").is_some(), "{refused:?}");
    inn.close().await;
}
