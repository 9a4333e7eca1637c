//! Clicks on cards: refused ones and doubled ones.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{act, asked, play_until};
use crate::screens::{Hand, bold, card_name, reply};
use sandbox::Message;
use std::collections::BTreeSet;

#[tokio::test]
async fn a_refused_card_says_why_and_which_would_do() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.open_and_deal(&ann, "/triomphe start computer-players:3")
        .await;
    // Play deals until a hand has a playable and an unplayable card.
    let refused = |hand: &Hand| {
        let other = hand.others().into_iter().next();
        other.filter(|_| hand.is_on_turn())
    };
    let mixed = |hand: &Message| Hand::read(hand).is_some_and(|hand| refused(&hand).is_some());
    let seen = play_until(&ann, here, &mut Done::new(), mixed).await;
    let hand = Hand::read(&seen).unwrap();
    let (card, menu, value) = refused(&hand).unwrap();
    let answer = ann.select(&seen, &menu.custom_id, &[&value]).await.unwrap();
    let answer = answer.message().clone();
    assert!(answer.ephemeral() && answer.id() == seen.id());
    // The refusal names the card, and exactly the cards that would be allowed.
    let why = reply(&answer);
    let (tried, rest) = bold(&why).unwrap();
    assert_eq!(tried, card_name(&card), "{why}");
    let (_, would) = rest.split_once("You can play ").expect(&why);
    let legal: BTreeSet<String> = hand.legal().into_iter().map(|(card, _)| card).collect();
    for held in hand.cards() {
        let named = would.contains(&card_name(&held));
        assert_eq!(named, legal.contains(&held), "{held}: {why}");
    }
    let after = Hand::read(&answer).expect("the hand stays");
    assert_eq!(after.cards(), hand.cards(), "nothing was played");
    inn.close().await;
}

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
