//! A game in short, beside the cards of whoever plays their first deals of it.

use crate::inn::Inn;
use crate::room::hand;
use sandbox::Message;

/// Two players, five cards each, and a match that four deals cannot end.
const TABLE: &str = "/triomphe start game:latriomphe computer-players:1";
const IN_SHORT: &str = "La Triomphe in short";

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
