//! A game in short, beside the cards of whoever plays their first deals of it.

use crate::inn::Inn;
use crate::room::{OVER, asked, assert_says, hand, next_deal, play_out, says};
use sandbox::Message;

/// Two players, five cards each, and a match that four deals cannot end.
const TABLE: &str = "/triomphe start game:latriomphe computer-players:1";
const IN_SHORT: &str = "La Triomphe in short";

#[tokio::test]
async fn a_game_is_told_in_short_in_the_first_three_deals_of_it() {
    let (inn, ann, here) = Inn::with_ann().await;
    let lobby = inn.lobby(&ann, TABLE).await;
    inn.house_rules(&ann, &lobby, &[("target", "15")]).await;
    inn.press(&ann, &lobby, "Deal").await;
    for deal in 1..=4 {
        let seen = asked(&ann, here).await.unwrap();
        let told = seen.all_text();
        assert_eq!(told.contains(IN_SHORT), deal <= 3, "deal {deal}: {told}");
        // It stays for the whole deal, and is counted once however often the hand is shown.
        let again = ann.click_label(&seen, "Refresh").await.unwrap();
        let told = again.message().all_text();
        assert_eq!(told.contains(IN_SHORT), deal <= 3, "deal {deal}: {told}");
        play_out(&ann, here).await;
        let over = hand(&ann, here, &[OVER]).await;
        assert!(!over.all_text().contains(IN_SHORT), "{over:?}");
        next_deal(&ann, here, &over).await;
    }
    // Another game is another beginning.
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let seen = says(&ann, here, "Scarto in short").await;
    assert_says(&seen.all_text(), "Win more than 26 of the 78 card points");
    inn.close().await;
}

#[tokio::test]
async fn whoever_wants_no_tips_sees_none() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.open_and_deal(&ann, TABLE).await;
    let seen = hand(&ann, here, &[IN_SHORT]).await;
    let panel = inn.press(&ann, &seen, "Card style").await;
    let panel = inn.press(&ann, &panel, "Hints and language").await;
    let panel = inn.press(&ann, &panel, "No tips").await;
    let own = |messages: &[Message], shows: bool| {
        let mut hands = messages.iter().filter(|message| message.id() == seen.id());
        let text = hands.next()?.all_text();
        let tips = [IN_SHORT, "💡"].iter().any(|tip| text.contains(tip));
        (tips == shows).then_some(())
    };
    ann.until(here, |messages| own(messages, false)).await;
    inn.press(&ann, &panel, "With tips").await;
    ann.until(here, |messages| own(messages, true)).await;
    inn.close().await;
}
