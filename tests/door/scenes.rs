//! Pictures of tables: in the same edit as the words, attached only if they changed, and left out if drawing fails.

use crate::inn::Inn;
use crate::room::{ASKED, act, asks, hand, is_paid_out, play_out};
use sandbox::{LoggedRequest, Message, Permissions};
use std::sync::mpsc;
use std::time::Duration;
use tokio::sync::oneshot;
use triomphe::config::Config;
use triomphe::discord::Studio;

/// The requests for public messages in the inn's channel, as they were sent.
fn changes(inn: &Inn, method: &str) -> Vec<LoggedRequest> {
    let messages = format!("/channels/{}/messages", inn.sandbox.channel());
    let mut asked = inn.sandbox.requests();
    asked.retain(|asked| asked.method == method && asked.path.starts_with(&messages));
    asked
}

#[tokio::test]
async fn a_trick_costs_one_edit_for_each_card_and_no_new_message() {
    let (inn, ann, here) = Inn::with_ann().await;
    let lobby = inn
        .lobby(
            &ann,
            "/triomphe start game:triomphe vieville computer-players:3",
        )
        .await;
    assert_eq!(lobby.files().len(), 1);
    ann.click_label(&lobby, "Deal").await.unwrap();
    let played = play_out(&ann, here).await;
    let result = inn.table_says(&ann, "My result").await;
    assert_eq!(result.files().len(), 1);
    assert!(!result.files()[0].description.is_empty());
    // The last trick plays itself.
    assert!((4..=5).contains(&played), "{played}");
    // The lobby was posted, and only edits followed: her hand is open, so nobody is reminded.
    assert_eq!(changes(&inn, "POST").len(), 1);
    let edits = changes(&inn, "PATCH");
    // 5 tricks of 4 cards, the start and end of the deal, and up to two edits of the lobby before.
    assert!(edits.len() <= 5 * 4 + 4, "{} edits", edits.len());
    inn.close().await;
}

#[tokio::test]
async fn where_no_files_may_be_attached_a_table_is_kept_in_words() {
    let (inn, ann, here) = Inn::with_ann().await;
    let all = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
    inn.sandbox.set_bot_permissions(here, all);
    let line = "/triomphe start game:triomphe vieville computer-players:3";
    inn.hear(&ann, line, "Attach Files").await;
    let lobby = inn.table_says(&ann, "Ready! Anyone").await;
    assert!(lobby.files().is_empty());
    ann.click_label(&lobby, "Deal").await.unwrap();
    let table = inn.table_says(&ann, "Trick 1 of 5").await;
    assert!(table.files().is_empty());
    inn.close_after(&["Missing Permissions"]).await;
}

#[tokio::test]
async fn the_rules_show_the_order_of_the_cards() {
    let (inn, ann, here) = Inn::with_ann().await;
    let page = ann.slash(here, "/rules game:scarto").await.unwrap();
    let files = |message: &Message| message.files().len();
    assert_eq!(files(page.message()), 1);
    assert!(!page.message().files()[0].description.is_empty());
    let panel = ann.slash(here, "/settings").await.unwrap();
    ann.click_label(panel.message(), "Text only").await.unwrap();
    let page = ann.slash(here, "/rules game:scarto").await.unwrap();
    assert_eq!(files(page.message()), 0);
    inn.close().await;
}

#[tokio::test]
async fn the_order_of_the_cards_follows_the_rules_where_it_takes_its_time() {
    let inn = Inn::impatient().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start game:troccas")
        .await
        .unwrap();
    let lobby = inn.table_says(&ann, "Seats").await;
    let pages = [
        ann.slash(here, "/rules game:scarto").await.unwrap(),
        ann.click_label(&lobby, "Rules").await.unwrap(),
    ];
    for page in pages {
        let text = page.message().all_text();
        ann.until(here, |messages| {
            let page = messages.iter().find(|m| m.id() == page.message().id())?;
            let [picture] = page.files().try_into().ok()?;
            // The words are unchanged.
            assert!(page.all_text().replace(&picture.description, "").len() + 2 > text.len());
            (picture.description.contains("strongest")).then_some(())
        })
        .await;
    }
    inn.close().await;
}

#[tokio::test]
async fn a_late_picture_does_not_bring_back_a_page_that_was_left() {
    let inn = Inn::impatient().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let left = ann.slash(here, "/rules game:scarto").await.unwrap();
    ann.click_label(left.message(), "Learn").await.unwrap();
    // The same picture is drawn once for both pages, so what this one has, the other one would have.
    let kept = ann.slash(here, "/rules game:scarto").await.unwrap();
    let has_picture = |m: &Message| m.id() == kept.message().id() && m.files().len() == 1;
    ann.until(here, |messages| {
        messages.iter().any(has_picture).then_some(())
    })
    .await;
    inn.reopen().await.close().await;
    let lesson = ann.message(here, left.message().id()).unwrap();
    assert!(
        lesson.all_text().starts_with("Lesson: Scarto"),
        "{lesson:?}"
    );
}

#[tokio::test]
async fn a_picture_that_takes_its_time_comes_after_the_words() {
    let inn = Inn::impatient().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    play_out(&ann, here).await;
    // In the end both are there: the words, and their picture.
    ann.until(here, |messages| {
        let public = messages.iter().rev().find(|m| !m.ephemeral())?;
        let over = public.all_text().contains("My result");
        (over && shows_a_result(public)).then_some(())
    })
    .await;
    inn.close().await;
}

/// Whether a message has the picture of gains and losses, judged by its alternative text.
fn shows_a_result(message: &Message) -> bool {
    let files = message.files();
    let mut told = files.iter().map(|file| file.description.as_str());
    told.any(|told| told.contains(": +") && told.contains(": −"))
}

#[tokio::test]
async fn a_table_that_closes_with_its_deal_shows_how_it_ended() {
    let inn = Inn::impatient().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    hand(&ann, here, ASKED).await;
    ann.slash(here, "/triomphe close").await.unwrap();
    // Her hand is closed with the table.
    while let Some(seen) = ann
        .until(here, |messages| {
            let mut all = messages.iter();
            match all.find(|m| m.ephemeral() && asks(m)) {
                Some(hand) => Some(Some(hand.clone())),
                None => is_paid_out(messages).then_some(None),
            }
        })
        .await
    {
        act(&ann, &seen).await;
    }
    // Nobody looks at it any more, but the picture of its last trick is removed anyway.
    ann.until(here, |messages| {
        let public = messages.iter().rev().find(|m| !m.ephemeral())?;
        shows_a_result(public).then_some(())
    })
    .await;
    inn.close().await;
}

/// Takes the only hand of a studio, which draws nothing until it is told to go on.
async fn hold(studio: &Studio) -> mpsc::Sender<()> {
    let (go_on, wait) = mpsc::channel();
    let (begun, has_begun) = oneshot::channel();
    let studio = studio.clone();
    tokio::spawn(async move {
        let job = move || {
            let _ = (begun.send(()), wait.recv());
            None
        };
        studio.draw_once(&"held", job).await
    });
    has_begun.await.unwrap();
    go_on
}

/// An inn whose studio has one hand, and where no message waits for its picture.
async fn with_one_hand(settings: &str) -> (Inn, Studio) {
    let studio = Studio::new(1, 32, Duration::from_secs(60));
    let drawing = studio.clone();
    let inn = Inn::set_to(settings).await.change(move |config| Config {
        patience: Duration::ZERO,
        studio: drawing.clone(),
        ..config
    });
    (inn.reopen().await, studio)
}

#[tokio::test]
async fn until_its_picture_is_drawn_a_deal_shows_none_of_the_deal_before() {
    let (inn, studio) = with_one_hand(r#"{"allowance":0,"kept":"no"}"#).await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    play_out(&ann, here).await;
    let over = ann
        .until(here, |messages| {
            let public = messages.iter().rev().find(|m| !m.ephemeral())?;
            (shows_a_result(public) && public.button("Next deal").is_some()).then(|| public.clone())
        })
        .await;
    let next = over.button("Next deal").unwrap().custom_id;
    let go_on = hold(&studio).await;
    inn.click(&ann, &over, &next).await;
    // The message speaks of the new deal, whether or not that is over at once.
    let shown = ann
        .until(here, |messages| {
            let public = messages.iter().rev().find(|m| m.id() == over.id())?;
            let mut buttons = public.buttons().into_iter();
            let is_new = !buttons.any(|button| button.custom_id == next);
            is_new.then(|| public.clone())
        })
        .await;
    let told = shown.files();
    assert!(told.is_empty(), "{:?}", told[0].description);
    go_on.send(()).unwrap();
    ann.until(here, |messages| {
        let public = messages.iter().rev().find(|m| m.id() == over.id())?;
        (public.files().len() == 1).then_some(())
    })
    .await;
    inn.close().await;
}

#[tokio::test]
async fn until_its_picture_is_drawn_a_hand_shows_none_of_the_deal_before() {
    let (inn, studio) = with_one_hand(r#"{"allowance":0,"kept":"no","channels":[7]}"#).await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let page = inn.slash(&ann, "/play").await;
    inn.press(&ann, &page, "Play alone").await;
    let own = |messages: &[Message]| {
        let own = messages.iter().find(|m| m.id() == page.id());
        own.cloned()
    };
    // The picture of what came of the deal stands in the hand.
    let over = loop {
        let shown = ann
            .until(here, |messages| {
                let own = own(messages)?;
                let is_over = own.button("Next deal").is_some() && own.files().len() == 1;
                let asks = own.buttons().iter().any(|button| button.style == 3);
                (is_over || (asks && own.button("Next deal").is_none())).then_some(own)
            })
            .await;
        if shown.button("Next deal").is_some() {
            break shown;
        }
        act(&ann, &shown).await;
    };
    let go_on = hold(&studio).await;
    let next = inn.press(&ann, &over, "Next deal").await;
    assert!(next.button("Next deal").is_none(), "{next:?}");
    let told = next.files();
    assert!(told.is_empty(), "{:?}", told[0].description);
    go_on.send(()).unwrap();
    ann.until(here, |messages| {
        (own(messages)?.files().len() == 1).then_some(())
    })
    .await;
    inn.close().await;
}
