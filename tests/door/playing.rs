//! A deal from the first button to the payout.

use crate::guest::Done;
use crate::inn::{
    Inn, OVER, act, asked, asks, assert_says, hand, is_paid_out, lobby_of_two, newest_hand,
    play_until, said,
};
use sandbox::Message;

#[tokio::test]
async fn a_table_plays_a_deal_and_pays_it_out() {
    let (inn, ann, here) = Inn::with_ann().await;
    let answer = ann
        .slash(here, "/triomphe start stake:5 edition:tavern patrons:3")
        .await
        .unwrap();
    assert!(answer.message().ephemeral(), "{}", said(&answer));
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 100, "the deal does not end");
        // Whatever happens next: it is over, a question, or Ann's turn.
        let sees = ann
            .until(here, |messages| {
                if is_paid_out(messages) {
                    return Some(None);
                }
                let hand = newest_hand(messages).filter(|hand| asks(hand));
                hand.map(|hand| Some(hand.clone()))
            })
            .await;
        let Some(hand) = sees else { break };
        if hand.all_text().contains("Do you want to show") {
            ann.click_label(&hand, "Show all I hold").await.unwrap();
            continue;
        }
        act(&ann, &hand).await;
    }
    let table = inn.table(&ann, "Won and lost").await;
    println!("{}", table.all_text());
    inn.close().await;
}

#[tokio::test]
async fn a_refused_card_says_why_and_which_would_do() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.deal(&ann, "/triomphe start patrons:3").await;
    // Deal after deal, until a hand holds a card that may be played and one that may not.
    let cards = |hand: &Message, style: u64| {
        let mut cards = hand.buttons();
        cards.retain(|card| card.custom_id.contains(":play:") && card.style == style);
        cards
    };
    let mixed = |hand: &Message| !cards(hand, 3).is_empty() && !cards(hand, 2).is_empty();
    let seen = play_until(&ann, here, &mut Done::new(), mixed).await;
    let grey = cards(&seen, 2).remove(0);
    let answer = ann.click(&seen, &grey.custom_id).await.unwrap();
    assert_says(&said(&answer), "You may play");
    assert_says(&said(&answer), "Rule 0.2 (");
    assert!(answer.message().ephemeral() && answer.message().id() == seen.id());
    inn.close().await;
}

#[tokio::test]
async fn every_click_doubled_plays_the_same_deal() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.sandbox.faults().double_interactions(1);
    let lobby = inn.lobby(&ann, "/triomphe start patrons:2").await;
    inn.sandbox.faults().double_interactions(1);
    ann.click_label(&lobby, "Seat a patron").await.unwrap();
    let lobby = inn.table(&ann, "4. **").await;
    assert!(!lobby.all_text().contains("5. **"));
    inn.sandbox.faults().double_interactions(1);
    ann.click_label(&lobby, "Deal").await.unwrap();
    while let Some(seen) = asked(&ann, here).await {
        inn.sandbox.faults().double_interactions(1);
        act(&ann, &seen).await;
    }
    let table = inn.table(&ann, "Won and lost").await;
    let mut tables = ann.sees(here);
    tables.retain(|m| m.button("Join").is_some());
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert!(!table.all_text().contains("5. **"));
    inn.close().await;
}

#[tokio::test]
async fn a_stale_button_answers_with_the_present() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.deal(&ann, "/triomphe start edition:vieville patrons:3")
        .await;
    let mut old = None;
    while let Some(seen) = asked(&ann, here).await {
        let first = || seen.buttons().into_iter().find(|button| button.style == 3);
        old = old.or_else(first);
        act(&ann, &seen).await;
    }
    let seen = hand(&ann, here, &[OVER]).await;
    if let Some(old) = old {
        let answer = ann
            .raw_component(here, seen.id(), &old.custom_id, None)
            .await
            .unwrap();
        assert_says(&said(&answer), "from an earlier deal");
    }
    inn.close().await;
}

#[tokio::test]
async fn nobody_else_sees_a_hand() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let lobby = lobby_of_two(&ann, &ben, here, "/triomphe start patrons:2").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let seen = hand(&ann, here, &["Your hand"]).await;
    for payload in inn.sandbox.channel_payloads(here) {
        let payload = payload.to_string();
        assert!(!payload.contains("Your hand"), "{payload}");
    }
    for payload in ben
        .payloads()
        .iter()
        .chain(inn.sandbox.channel_payloads(here).iter())
    {
        let payload = payload.to_string();
        for card in seen
            .buttons()
            .iter()
            .filter(|button| button.custom_id.contains(":play:"))
        {
            assert!(!payload.contains(&card.custom_id), "{payload}");
        }
    }
    inn.close().await;
}
