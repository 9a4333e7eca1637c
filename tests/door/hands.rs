//! Pictures of hands: they follow the words, keep their place meanwhile, and a failed one is no loss.

use crate::inn::Inn;
use crate::room::{OVER, act, asked, asks, assert_says, hand, newest_hand, next_deal};
use crate::screens::Hand;
use sandbox::{LoggedRequest, Message, Person, Sandbox};
use std::sync::mpsc;
use std::time::Duration;
use triomphe::config::Config;
use triomphe::discord::Studio;

/// The address of a message's picture, which differs for each picture.
fn picture(message: &Message) -> Option<String> {
    message.files().first().map(|file| file.url.clone())
}

/// A table with one member, five cards each.
const TABLE: &str = "/triomphe start game:triomphe vieville computer-players:3";

/// The hand once it asks for something and its picture differs from this one.
async fn asked_with_picture(inn: &Inn, ann: &Person, but: Option<&str>) -> Message {
    ann.until(inn.sandbox.channel(), |messages| {
        let hand = newest_hand(messages)?;
        let shows = picture(hand);
        (asks(hand) && shows.is_some() && shows.as_deref() != but).then(|| hand.clone())
    })
    .await
}

/// The answers to clicks, as they were sent.
fn callbacks(sandbox: &Sandbox) -> Vec<LoggedRequest> {
    let mut asked = sandbox.requests();
    asked.retain(|asked| asked.path.ends_with("/callback"));
    asked
}

#[tokio::test]
async fn words_answer_at_once_and_the_picture_follows() {
    let inn = Inn::with_pictures().await;
    let (ann, here) = (inn.sandbox.add_person("Ann"), inn.sandbox.channel());
    inn.open_and_deal(&ann, TABLE).await;
    ann.slash(here, "/triomphe hand").await.unwrap();
    // The answer had text and buttons but no file.
    let sent = callbacks(&inn.sandbox).pop().unwrap().body.unwrap();
    assert_eq!(sent["data"]["attachments"], serde_json::json!([]));
    let seen = asked_with_picture(&inn, &ann, None).await;
    let bytes = inn.sandbox.file(&seen, "hand.png").unwrap();
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.len() <= 50 * 1024);
    // Five cards; the alternative text says what the words say.
    let alt = &seen.files()[0].description;
    assert!(alt.contains("Your 5 cards: "), "{alt}");
    inn.close().await;
}

#[tokio::test]
async fn the_picture_that_is_there_stays_until_the_next_has_come() {
    let (inn, ann, _) = Inn::with_ann().await;
    inn.open_and_deal(&ann, TABLE).await;
    let before = asked_with_picture(&inn, &ann, None).await;
    let shown = picture(&before).unwrap();
    act(&ann, &before).await;
    // The text of the answer kept the message's picture, without uploading a file.
    let sent = callbacks(&inn.sandbox).pop().unwrap().body.unwrap();
    assert_eq!(sent["type"], 7);
    let data = &sent["data"];
    assert_eq!(data["embeds"][0]["image"]["url"], "attachment://hand.png");
    assert_eq!(data.get("attachments"), None);
    let after = asked_with_picture(&inn, &ann, Some(&shown)).await;
    assert_eq!(after.files().len(), 1);
    assert_eq!(after.id(), before.id());
    inn.close().await;
}

#[tokio::test]
async fn a_card_that_is_refused_costs_no_second_picture() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.open_and_deal(&ann, TABLE).await;
    let mut seen = asked_with_picture(&inn, &ann, None).await;
    // Play until there is a card that may not be played.
    let (_, menu, value) = loop {
        let shown = Hand::read(&seen).unwrap();
        if let Some(other) = shown.others().into_iter().next() {
            break other;
        }
        let shown = picture(&seen);
        act(&ann, &seen).await;
        if asked(&ann, here).await.is_none() {
            let over = hand(&ann, here, &[OVER]).await;
            next_deal(&ann, here, &over).await;
        }
        seen = asked_with_picture(&inn, &ann, shown.as_deref()).await;
    };
    let uploads = |sandbox: &Sandbox| {
        let asked = sandbox.requests();
        let own =
            |asked: &&LoggedRequest| asked.method == "PATCH" && asked.path.contains("@original");
        asked.iter().filter(own).count()
    };
    let before = uploads(&inn.sandbox);
    let shown = picture(&seen);
    let refused = ann.select(&seen, &menu.custom_id, &[&value]).await.unwrap();
    assert_eq!(picture(refused.message()), shown);
    assert_says(&refused.message().all_text(), "Your hand");
    // Something else that goes through the same keeper, so that it had its chance.
    ann.slash(here, "/triomphe show").await.unwrap();
    assert_eq!(uploads(&inn.sandbox), before);
    inn.close().await;
}

#[tokio::test]
async fn without_a_studio_a_deal_is_played_in_words() {
    let closed = |config| Config {
        studio: Studio::closed(),
        ..config
    };
    let inn = Inn::open_with(closed).await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.open_and_deal(&ann, TABLE).await;
    while let Some(seen) = asked(&ann, here).await {
        assert_eq!(picture(&seen), None);
        act(&ann, &seen).await;
    }
    let table = inn.table_says(&ann, "My result").await;
    assert_eq!(picture(&table), None);
    inn.close().await;
}

#[tokio::test]
async fn a_full_studio_takes_the_old_picture_away_and_holds_nobody_up() {
    let studio = Studio::new(2, 0, Duration::from_secs(60));
    let own = studio.clone();
    let inn = Inn::open_with(move |config| Config {
        studio: own.clone(),
        ..config
    })
    .await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.open_and_deal(&ann, TABLE).await;
    let seen = asked_with_picture(&inn, &ann, None).await;
    // Two pictures for another person take their time.
    let mut long = Vec::new();
    while long.len() < 2 {
        let (finish, finished) = mpsc::channel::<()>();
        let (begun, is_begun) = tokio::sync::oneshot::channel();
        let studio = studio.clone();
        let drawn = tokio::spawn(async move {
            studio
                .draw(move || {
                    let _ = begun.send(());
                    finished.recv().ok()?;
                    None
                })
                .await
        });
        // Where one of the table's was just being drawn, another try.
        if is_begun.await.is_ok() {
            long.push((finish, drawn));
        }
    }
    act(&ann, &seen).await;
    let seen = ann
        .until(here, |messages| {
            let hand = newest_hand(messages)?;
            (asks(hand) && picture(hand).is_none()).then(|| hand.clone())
        })
        .await;
    for (finish, drawn) in long {
        finish.send(()).unwrap();
        drawn.await.unwrap();
    }
    act(&ann, &seen).await;
    asked_with_picture(&inn, &ann, None).await;
    inn.close().await;
}
