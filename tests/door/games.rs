//! Every game through its buttons, menus and dialogs, as a person plays it.

use crate::expectations;
use crate::guest::{Done, start_command, start_of};
use crate::inn::{Inn, SEED};
use crate::room::{OVER, TOO_POOR, assert_says, hand, lobby_of_two, play_until, said, until_gone};
use sandbox::{Message, Person};
use std::collections::BTreeMap;

/// What members start with: enough for some deals of the dearest game.
const ENOUGH: i64 = 1000;

/// Every table that is played here: the command that opens it, its house rules, and the number of deals.
fn tables() -> Vec<(String, BTreeMap<String, String>, usize)> {
    let mut all = Vec::new();
    for (variant, expected) in expectations::editions() {
        let deals = expectations::of_game(variant.game()).deals;
        all.push((start_command(&variant), BTreeMap::new(), deals));
        all.extend(expected.tables.into_iter().map(|it| {
            let command = format!("{} {}", start_of(&variant), it.options);
            (command, it.rules, it.deals)
        }));
    }
    all
}

/// Plays this many deals, or until the coins run out.
async fn play(inn: &Inn, ann: &Person, deals: usize, done: &mut Done) {
    let lobby = inn.table_says(ann, "Ready! Anyone").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut over = 0;
    let ends = |hand: &Message| {
        let text = hand.all_text();
        over += usize::from(text.contains(OVER));
        over == deals || text.contains(TOO_POOR)
    };
    play_until(ann, inn.sandbox.channel(), done, ends).await;
}

#[tokio::test]
async fn every_game_is_played_to_its_end() {
    let mut done = Done::new();
    for (command, rules, deals) in tables() {
        println!("{command} {rules:?}");
        let inn = Inn::with_pictures_and_coins(ENOUGH).await;
        let ann = inn.sandbox.add_person("Ann");
        inn.hear(&ann, &command, "is open").await;
        let lobby = inn.table_says(&ann, "Ready! Anyone").await;
        if !rules.is_empty() {
            let rules = rules.iter().map(|(rule, value)| (&**rule, &**value));
            let rules: Vec<(&str, &str)> = rules.collect();
            inn.house_rules(&ann, &lobby, &rules).await;
        }
        if lobby.button("My purse…").is_some() {
            // Small enough to be lost in a few deals.
            let stake = if command.contains("stake:2") {
                "20"
            } else {
                "50"
            };
            inn.fill(&ann, &lobby, "My purse…", &[stake]).await;
        }
        play(&inn, &ann, deals, &mut done).await;
        inn.close().await;
    }
    for act in &[
        "play",
        "discard",
        "call-valet",
        "lay",
        "swap",
        "keep",
        "check",
        "call",
        "fold",
        "bet",
        "raise",
        "number",
    ] {
        assert!(
            done.contains_key(*act),
            "nobody could {act}: {done:?}; seed {SEED}"
        );
    }
}

#[tokio::test]
async fn those_who_decide_at_once_are_called_together_and_only_once() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let lobby = lobby_of_two(&ann, &ben, here, "/triomphe start game:trefeltromp").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let table = inn.table_says(&ann, "Pot").await;
    ben.click_label(&table, "My hand").await.unwrap();
    // Whoever speaks first: both check.
    let bets = "Your turn to bet";
    let ann_first = said(&ann.click_label(&table, "My hand").await.unwrap()).contains(bets);
    let order = if ann_first {
        [&ann, &ben]
    } else {
        [&ben, &ann]
    };
    for person in order {
        let seen = hand(person, here, &[bets]).await;
        person.click_label(&seen, "Check").await.unwrap();
    }
    inn.table_says(&ann, "The exchange").await;
    // The bot forgets which hands are open.
    let inn = inn.reopen().await;
    let both = |messages: &[Message]| {
        let mut called = messages.iter().rev();
        called
            .find(|m| m.pings(ann.id()) && m.pings(ben.id()))
            .cloned()
    };
    let call = ann.until(here, both).await;
    // One decides; the reminder stays for the other.
    let answer = ann.click_label(&call, "My hand").await.unwrap();
    assert_says(&said(&answer), "Everyone decides at the same time");
    let answer = ann
        .click_label(answer.message(), "Keep all three")
        .await
        .unwrap();
    assert_says(&said(&answer), "Waiting for: **Ben**");
    let answer = ben.click_label(&call, "My hand").await.unwrap();
    ben.click_label(answer.message(), "Keep all three")
        .await
        .unwrap();
    // Then the reminder is deleted.
    until_gone(&ann, here, &call).await;
    let calls = ann
        .sees(here)
        .into_iter()
        .filter(|m| m.pings(ann.id()) && m.pings(ben.id()));
    assert_eq!(calls.count(), 0);
    inn.close().await;
}
