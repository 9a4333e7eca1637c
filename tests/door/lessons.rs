//! Lessons: one private message in which a newcomer plays a prepared deal.

use crate::inn::Inn;
use crate::room::assert_says;
use sandbox::{Message, Person};

async fn begin(inn: &Inn, ann: &Person, rules: &str) -> Message {
    let page = inn.slash(ann, rules).await;
    inn.press(ann, &page, "Learn").await
}

#[tokio::test]
async fn whoever_is_new_to_a_game_is_offered_its_lesson_once_wherever_they_begin() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    let offer = "New to this game?";
    let hand = inn.slash(&ann, "/triomphe start game:latriomphe").await;
    assert_says(&hand.all_text(), offer);
    // The lesson has a message of its own: the hand stays.
    let lesson = inn.press(&ann, &hand, "Learn").await;
    assert_ne!(lesson.id(), hand.id());
    assert_says(&lesson.all_text(), "Lesson: La Triomphe");
    let table = inn.table_says(&ann, "1. **Ann**").await;
    let joined = inn.press(&ben, &table, "Join").await;
    assert_says(&joined.all_text(), offer);
    assert!(joined.button("Learn").is_some(), "{joined:?}");
    for page in ["/play", "/play"] {
        let page = inn.slash(&ben, page).await;
        assert!(!page.all_text().contains(offer), "{page:?}");
        assert!(page.button("Learn").is_some(), "{page:?}");
    }
    inn.close().await;
}

#[tokio::test]
async fn a_lesson_is_gone_on_with_after_a_restart_and_ended_when_one_likes() {
    let (inn, ann, _) = Inn::with_ann().await;
    let lesson = begin(&inn, &ann, "/rules game:latriomphe classic").await;
    assert_says(&lesson.all_text(), "Two play against two");
    let second = inn.press(&ann, &lesson, "Next").await;
    assert_says(&second.all_text(), "The turned-up card");
    let inn = inn.reopen().await;
    let page = inn.slash(&ann, "/play").await;
    assert!(!page.all_text().contains("New to this game"), "{page:?}");
    // Beside another game it says which lesson that is.
    let menu = page.menus()[0].clone();
    let other = ann
        .select(&page, &menu.custom_id, &["scarto"])
        .await
        .unwrap();
    assert!(
        other.message().button("Continue: La Triomphe").is_some(),
        "{other:?}"
    );
    let page = inn.slash(&ann, "/play").await;
    let on = inn.press(&ann, &page, "Continue the lesson").await;
    assert_says(&on.all_text(), "The turned-up card");
    // An old button shows how it stands.
    let next = lesson.button("Next").unwrap().custom_id;
    let stale = inn.forge(&ann, &on, &next).await;
    assert_says(&stale.all_text(), "The turned-up card");
    let ended = inn.press(&ann, &stale, "End the lesson").await;
    assert_says(&ended.all_text(), "This lesson is over");
    let late = inn.forge(&ann, &ended, &next).await;
    assert_says(&late.all_text(), "This lesson is over");
    let page = inn.slash(&ann, "/play").await;
    assert!(page.button("Continue the lesson").is_none(), "{page:?}");
    inn.close().await;
}
