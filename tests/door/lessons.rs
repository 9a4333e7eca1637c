//! Lessons: one private message in which a newcomer plays a prepared deal.

use crate::inn::Inn;
use crate::room::assert_says;
use sandbox::{Message, Person};

async fn begin(inn: &Inn, ann: &Person, rules: &str) -> Message {
    let page = inn.slash(ann, rules).await;
    inn.press(ann, &page, "Learn").await
}

#[tokio::test]
async fn a_lesson_is_gone_on_with_after_a_restart_and_ended_when_one_likes() {
    let (inn, ann, _) = Inn::with_ann().await;
    let lesson = begin(&inn, &ann, "/rules game:latriomphe classic").await;
    assert_says(&lesson.all_text(), "Everyone plays one card");
    let second = inn.press(&ann, &lesson, "Next").await;
    assert_says(&second.all_text(), "Two play against two");
    let inn = inn.reopen().await;
    let page = inn.slash(&ann, "/play").await;
    assert!(!page.all_text().contains("New to this game"), "{page:?}");
    // Beside another game it says which lesson that is.
    let menu = page.menus()[0].clone();
    let other = ann
        .select(&page, &menu.custom_id, &["scarto/mcleod"])
        .await
        .unwrap();
    assert!(
        other
            .message()
            .button("Continue lesson: La Triomphe")
            .is_some(),
        "{other:?}"
    );
    let page = inn.slash(&ann, "/play").await;
    let on = inn.press(&ann, &page, "Continue lesson: La Triomphe").await;
    assert_says(&on.all_text(), "Two play against two");
    // An old button shows how it stands.
    let next = lesson.button("Next").unwrap().custom_id;
    let stale = inn.forge(&ann, &on, &next).await;
    assert_says(&stale.all_text(), "Two play against two");
    let ended = inn.press(&ann, &stale, "End the lesson").await;
    assert_says(&ended.all_text(), "This lesson is over");
    let late = inn.forge(&ann, &ended, &next).await;
    assert_says(&late.all_text(), "This lesson is over");
    let page = inn.slash(&ann, "/play").await;
    assert!(
        page.button("Continue lesson: La Triomphe").is_none(),
        "{page:?}"
    );
    inn.close().await;
}
