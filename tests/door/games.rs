//! Every game through its buttons, menus and dialogs, as a person plays it.

use crate::expectations;
use crate::guest::{Done, allowed, start_command, start_of};
use crate::inn::{Inn, SEED};
use crate::room::{OVER, TOO_POOR, assert_says, hand, lobby_of_two, play_until, said, until_gone};
use sandbox::{Message, Person};
use std::collections::BTreeMap;

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
        // Pictures that are really drawn come when they are ready.
        let inn = Inn::with_pictures().await.unrecorded();
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

/// Plays until the hand shows what is wanted.
async fn until(inn: &Inn, ann: &Person, wanted: impl Fn(&Message) -> bool) -> Message {
    let lobby = inn.table_says(ann, "Ready! Anyone").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    play_until(ann, inn.sandbox.channel(), &mut Done::new(), wanted).await
}

#[tokio::test]
async fn cards_are_laid_away_once_and_only_those_that_may_be() {
    let (inn, ann, here) = Inn::with_ann().await;
    ann.slash(here, "/triomphe start game:scarto computer-players:2")
        .await
        .unwrap();
    let forbidden = |hand: &Message| {
        let menus = hand.menus().into_iter();
        let mut found = menus.flat_map(|menu| {
            let allowed = allowed(&menu);
            let not = menu
                .values
                .iter()
                .find(|value| !allowed.contains(value))
                .cloned();
            not.map(|value| (menu.custom_id, value))
        });
        found.next()
    };
    let lays =
        |hand: &Message| hand.all_text().contains("discard 3 cards") && forbidden(hand).is_some();
    let seen = until(&inn, &ann, lays).await;
    let (menu, value) = forbidden(&seen).unwrap();
    let answer = ann.select(&seen, &menu, &[&value]).await.unwrap();
    let text = said(&answer);
    assert!(text.contains("can’t discard"), "{text}");
    assert!(text.contains("Choose from the menus"), "{text}");
    // One card in one menu and two in another: the choice is kept in the ids, not in the bot.
    let seen = answer.message().clone();
    let menus: Vec<_> = seen
        .menus()
        .into_iter()
        .filter(|menu| allowed(menu).len() > 1)
        .collect();
    let first = allowed(&menus[0])[0].clone();
    let answer = ann
        .select(&seen, &menus[0].custom_id, &[&first])
        .await
        .unwrap();
    assert_says(&said(&answer), "2 more");
    let seen = answer.message().clone();
    let menu = seen
        .menus()
        .into_iter()
        .rfind(|menu| allowed(menu).len() > 1 && !menu.values.contains(&first))
        .unwrap();
    let two = allowed(&menu);
    let answer = ann
        .select(&seen, &menu.custom_id, &[&two[0], &two[1]])
        .await
        .unwrap();
    let seen = answer.message().clone();
    let lay = seen.button("Discard these 3").expect("three are chosen");
    for card in [&first, &two[0], &two[1]] {
        assert!(lay.custom_id.contains(card.as_str()), "{}", lay.custom_id);
    }
    inn.sandbox.faults().double_interactions(1);
    ann.click(&seen, &lay.custom_id).await.unwrap();
    // The picture, whose description tells the cards, may come after the text.
    let seen = hand(&ann, here, &["Your 25 cards"]).await;
    assert_says(&seen.all_text(), "Your discard");
    // The old menu answers with the current state and changes nothing.
    let answer = ann
        .raw_component(here, seen.id(), &menu.custom_id, Some(&[&two[0]]))
        .await
        .unwrap();
    assert_says(&said(&answer), "Your discard");
    inn.close().await;
}

#[tokio::test]
async fn a_dialog_takes_a_number_and_says_what_is_wrong_with_any_other_answer() {
    let (inn, ann, here) = Inn::with_ann().await;
    ann.slash(
        here,
        "/triomphe start game:trefeltromp stake:2 computer-players:2",
    )
    .await
    .unwrap();
    let asks = |hand: &Message| {
        hand.buttons()
            .iter()
            .any(|button| button.label == "Another amount…")
    };
    let mut seen = until(&inn, &ann, asks).await;
    let amount = seen.button("Another amount…").unwrap();
    for (text, why) in [
        ("ten", "isn’t a valid amount"),
        ("1,5", "isn’t a valid amount"),
        ("9999", "is more than your purse allows"),
        ("1", "is too little"),
    ] {
        let answer = ann.click(&seen, &amount.custom_id).await.unwrap();
        let answer = ann
            .submit(&answer.modal.unwrap(), &[("line-0", text)])
            .await
            .unwrap();
        assert!(said(&answer).contains(why), "{text}: {}", said(&answer));
        assert!(answer.message().ephemeral() && answer.message().id() == seen.id());
        seen = answer.message().clone();
    }
    let dialog = ann
        .click(&seen, &amount.custom_id)
        .await
        .unwrap()
        .modal
        .unwrap();
    let hint = dialog.components[0]["components"][0]["placeholder"]
        .as_str()
        .unwrap();
    let most = hint
        .split(" to ")
        .nth(1)
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    // Betting everything asks for confirmation.
    inn.sandbox.faults().double_interactions(1);
    let answer = ann.submit(&dialog, &[("line-0", &most)]).await.unwrap();
    assert_says(&said(&answer), "Are you sure? You’re going all in");
    let back = ann.click_label(answer.message(), "No, go back").await;
    let back = back.unwrap();
    assert_says(&said(&back), "Your turn");
    let dialog = ann.click(back.message(), &amount.custom_id).await;
    let dialog = dialog.unwrap().modal.unwrap();
    let answer = ann.submit(&dialog, &[("line-0", &most)]).await.unwrap();
    inn.sandbox.faults().double_interactions(1);
    let answer = ann
        .click_label(answer.message(), "Yes, do it")
        .await
        .unwrap();
    assert!(
        said(&answer).contains("0 coins** left") || said(&answer).contains("over"),
        "{}",
        said(&answer)
    );
    // The button of a question that was already answered says so.
    let answer = ann
        .raw_component(here, seen.id(), &amount.custom_id, None)
        .await
        .unwrap();
    assert_says(&said(&answer), "no longer being asked");
    inn.close().await;
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
