//! A deal from the first button to the payout.

use crate::inn::{ASKED, Inn, act, hand, said};

#[tokio::test]
async fn a_table_plays_a_deal_and_pays_it_out() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
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
                let hand = messages
                    .iter()
                    .rev()
                    .find(|m| m.ephemeral() && m.all_text().contains("Your hand"));
                let over = messages
                    .iter()
                    .any(|m| !m.ephemeral() && m.all_text().contains("Won and lost"));
                if over {
                    return Some(None);
                }
                hand.filter(|hand| {
                    let text = hand.all_text();
                    text.contains("Do you want to show")
                        || text.contains("It is your turn")
                        || text.contains("You lead")
                })
                .map(|hand| Some(hand.clone()))
            })
            .await;
        let Some(hand) = sees else { break };
        if hand.all_text().contains("Do you want to show") {
            ann.click_label(&hand, "Show all I hold").await.unwrap();
            continue;
        }
        let green = hand
            .buttons()
            .into_iter()
            .find(|control| control.json["style"] == 3)
            .expect("a card to play");
        ann.click(&hand, &green.custom_id).await.unwrap();
    }
    let table = inn.table(&ann, "Won and lost").await;
    println!("{}", table.all_text());
    inn.close().await;
}

#[tokio::test]
async fn a_refused_card_says_why_and_which_would_do() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start patrons:3").await.unwrap();
    // Deal after deal, until a hand holds a card that may not be played.
    loop {
        let table = ann
            .until(here, |messages| {
                messages
                    .iter()
                    .rev()
                    .find(|m| {
                        !m.ephemeral()
                            && (m.button("Deal").is_some() || m.button("Deal now").is_some())
                    })
                    .cloned()
            })
            .await;
        let label = if table.button("Deal").is_some() {
            "Deal"
        } else {
            "Deal now"
        };
        ann.click_label(&table, label).await.unwrap();
        loop {
            let mut says = ASKED.to_vec();
            says.push("That deal is over");
            let seen = hand(&ann, here, &says).await;
            if seen.all_text().contains("That deal is over") {
                break;
            }
            let cards: Vec<_> = seen
                .buttons()
                .into_iter()
                .filter(|b| b.custom_id.contains(":play:"))
                .collect();
            let green = cards.iter().any(|card| card.style == 3);
            if let Some(grey) = cards.iter().find(|card| card.style == 2).filter(|_| green) {
                let answer = ann.click(&seen, &grey.custom_id).await.unwrap();
                let text = said(&answer);
                assert!(
                    text.contains("You may play") && text.contains("Rule 0.2 ("),
                    "{text}"
                );
                assert!(answer.message().ephemeral() && answer.message().id() == seen.id());
                inn.close().await;
                return;
            }
            act(&ann, &seen).await;
        }
    }
}

#[tokio::test]
async fn every_click_doubled_plays_the_same_deal() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.sandbox.faults().double_interactions(1);
    ann.slash(here, "/triomphe start patrons:2").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    inn.sandbox.faults().double_interactions(1);
    ann.click_label(&lobby, "Seat a patron").await.unwrap();
    let lobby = inn.table(&ann, "4. **").await;
    assert!(!lobby.all_text().contains("5. **"));
    inn.sandbox.faults().double_interactions(1);
    ann.click_label(&lobby, "Deal").await.unwrap();
    loop {
        let mut says = ASKED.to_vec();
        says.push("That deal is over");
        let seen = hand(&ann, here, &says).await;
        if seen.all_text().contains("That deal is over") {
            break;
        }
        inn.sandbox.faults().double_interactions(1);
        act(&ann, &seen).await;
    }
    let table = inn.table(&ann, "Won and lost").await;
    let tables: Vec<_> = ann
        .sees(here)
        .into_iter()
        .filter(|m| m.button("Join").is_some())
        .collect();
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert!(!table.all_text().contains("5. **"));
    inn.close().await;
}

#[tokio::test]
async fn a_stale_button_answers_with_the_present() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start edition:vieville patrons:3")
        .await
        .unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut says = ASKED.to_vec();
    says.push("That deal is over");
    let first = hand(&ann, here, &says).await;
    let old = first.buttons().into_iter().find(|button| button.style == 3);
    let mut seen = first;
    while !seen.all_text().contains("That deal is over") {
        act(&ann, &seen).await;
        seen = hand(&ann, here, &says).await;
    }
    if let Some(old) = old {
        let answer = ann
            .raw_component(here, seen.id(), &old.custom_id, None)
            .await
            .unwrap();
        assert!(
            said(&answer).contains("from an earlier deal"),
            "{}",
            said(&answer)
        );
    }
    inn.close().await;
}

#[tokio::test]
async fn nobody_else_sees_a_hand() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start patrons:2").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ben.click_label(&lobby, "Join").await.unwrap();
    let lobby = inn.table(&ann, "4. **Ben**").await;
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
