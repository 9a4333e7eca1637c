//! An open hand changes by itself when it has to, no more often, and for as long as Discord lets it.

use crate::inn::Inn;
use crate::room::{act, asked, assert_says, hand, newest_hand, own_turn, with_button};
use sandbox::{Message, Person};
use std::time::Duration;
use triomphe::config::Config;
use triomphe::discord::Studio;

/// In words alone: a picture that is drawn late would be one more edit. No heartbeat is missed in a quarter of an hour.
async fn without_pictures() -> Inn {
    let limits = sandbox::Limits {
        heartbeat: Duration::from_secs(60 * 60),
        ..sandbox::Limits::default()
    };
    Inn::open_within(limits, |config| Config {
        studio: Studio::closed(),
        ..config
    })
    .await
}

/// How often a private message was edited other than by the answer to a click. An edit is seen before its request is
/// over, so something else that the bot answers comes first.
async fn edits(inn: &Inn, other: &Person) -> usize {
    for _ in 0..2 {
        other.slash(inn.here(), "/help").await.unwrap();
    }
    let asked = inn.sandbox.requests();
    let own = asked
        .iter()
        .filter(|asked| asked.method == "PATCH" && asked.path.contains("@original"));
    own.count()
}

/// Who is to play now, and their hand.
async fn next<'a>(inn: &Inn, people: &'a [Person]) -> (&'a Person, Message) {
    let here = inn.here();
    let asked = |person: &'a Person| Some((person, own_turn(&person.sees(here))?));
    let sandbox = &inn.sandbox;
    sandbox.until(|_| people.iter().find_map(asked)).await
}

/// Four play against each other, so that each has to wait for three cards.
#[tokio::test]
async fn a_hand_changes_when_its_holder_is_asked_and_when_a_trick_ends_and_not_at_every_card() {
    let inn = without_pictures().await;
    let here = inn.here();
    let people = ["Ann", "Ben", "Cleo", "Dan"].map(|name| inn.sandbox.add_person(name));
    let other = inn.sandbox.add_person("Eve");
    people[0]
        .slash(here, "/triomphe start game:latriomphe")
        .await
        .unwrap();
    for guest in &people[1..] {
        let lobby = with_button(guest, here, "Join").await;
        guest.click_label(&lobby, "Join").await.unwrap();
    }
    let lobby = inn.table_says(&people[0], "4. **Dan**").await;
    people[0].click_label(&lobby, "Deal").await.unwrap();
    let table = with_button(&people[0], here, "My hand").await;
    for person in &people[1..] {
        person.click_label(&table, "My hand").await.unwrap();
    }
    // Everybody's hand shows the deal, and nothing is on its way any more.
    for person in &people {
        hand(person, here, &["to play.", "You lead"]).await;
    }
    let (mut player, mut asks) = next(&inn, &people).await;
    if asks.button("Don’t rob").is_some() {
        // The ace of trumps was turned up: the dealer may take it, which is no card yet.
        player.click_label(&asks, "Don’t rob").await.unwrap();
        (player, asks) = next(&inn, &people).await;
    }
    let before = edits(&inn, &other).await;
    for card in 1..=4 {
        act(player, &asks).await;
        if card < 4 {
            // Whoever is asked now was told, and nobody else.
            (player, asks) = next(&inn, &people).await;
            assert_eq!(
                edits(&inn, &other).await - before,
                card,
                "after card {card}"
            );
        }
    }
    // The trick is over: the last player reads it in the answer, the three others in their open hands.
    for person in &people {
        let over = |messages: &[Message]| {
            let text = newest_hand(messages)?.all_text();
            text.contains("no cards played yet").then_some(())
        };
        person.until(here, over).await;
    }
    assert_eq!(edits(&inn, &other).await - before, 3 + 3);
    inn.close().await;
}

/// A message can be edited for fifteen minutes after the click that it answered.
#[tokio::test]
async fn after_fourteen_minutes_a_hand_says_once_that_it_no_longer_changes() {
    let inn = without_pictures().await;
    let here = inn.here();
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    inn.open_and_deal(&ann, "/triomphe start game:latriomphe computer-players:1")
        .await;
    let seen = asked(&ann, here).await.unwrap();
    let before = edits(&inn, &ben).await;
    let pass = async |time| {
        tokio::time::pause();
        tokio::time::advance(time).await;
        tokio::time::resume();
    };
    pass(Duration::from_secs(13 * 60)).await;
    assert_eq!(edits(&inn, &ben).await, before);
    pass(Duration::from_secs(60)).await;
    let old = hand(&ann, here, &["has stopped updating"]).await;
    assert_eq!(old.id(), seen.id());
    assert_says(&old.all_text(), "Press **Refresh**");
    assert_eq!(edits(&inn, &ben).await, before + 1);
    // It is said once, whatever happens at the table.
    inn.slash(&ben, "/triomphe show").await;
    assert_eq!(edits(&inn, &ben).await, before + 1);
    let new = inn.press(&ann, &old, "Refresh").await;
    assert!(!new.all_text().contains("has stopped updating"), "{new:?}");
    inn.close().await;
}
