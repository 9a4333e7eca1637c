//! Lessons: one private message in which a newcomer plays a prepared deal.

use crate::inn::Inn;
use crate::room::{asked, assert_says, public};
use sandbox::{Message, Person};

/// No lesson takes more clicks than this.
const CLICKS: usize = 40;

/// Nor has more words to read.
const WORDS: usize = 350;

/// Presses what goes on: *Next*, the first legal card or option, *Play it*.
async fn click(inn: &Inn, ann: &Person, lesson: &Message) -> Message {
    for label in ["Next", "Play on", "Play it"] {
        if lesson.button(label).is_some() {
            return inn.press(ann, lesson, label).await;
        }
    }
    let buttons = lesson.buttons();
    let ours = |id: &str| id.starts_with("l:deal:") && !id.contains(":number:");
    let acts = buttons.iter().filter(|button| ours(&button.custom_id));
    // A bid would settle the deal, and an offer give it up.
    let mut acts = acts.filter(|button| {
        let ends = [":bid:", ":offer", ":fold"];
        !ends.iter().any(|end| button.custom_id.contains(end))
    });
    if let Some(act) = acts.next() {
        return inn.click(ann, lesson, &act.custom_id).await;
    }
    let menu = lesson.menus().remove(0);
    let chosen = [menu.values[0].as_str()];
    let answer = ann.select(lesson, &menu.custom_id, &chosen).await;
    answer.unwrap().message().clone()
}

async fn begin(inn: &Inn, ann: &Person, rules: &str) -> Message {
    let page = inn.slash(ann, rules).await;
    inn.press(ann, &page, "Learn").await
}

#[tokio::test]
async fn every_lesson_is_played_to_its_end_in_one_message_that_nobody_else_sees() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let mut told_all = 0;
    for variant in rules::Variant::editions() {
        let (game, edition) = (variant.game(), variant.edition());
        let rules = format!("/rules game:{game} {edition}");
        let mut lesson = begin(&inn, &ann, &rules).await;
        assert!(lesson.ephemeral(), "{lesson:?}");
        let (first, mut clicks) = (lesson.id(), 1);
        let mut words = 0;
        while lesson.button("Repeat the lesson").is_none() {
            let all = lesson.all_text();
            assert_says(&all, "Lesson: ");
            if lesson.button("Play on").is_some() {
                assert_says(&all, "the end of the lesson");
                assert!(lesson.button("Finish for me").is_some(), "{lesson:?}");
                told_all += 1;
            }
            if let Some(told) = all.lines().find_map(|line| line.split('🎓').nth(1)) {
                assert!(told.chars().count() <= 201, "{told}");
                assert!(told.matches(". ").count() <= 1, "{told}");
                words += told.split_whitespace().count();
            }
            lesson = click(&inn, &ann, &lesson).await;
            assert_eq!(lesson.id(), first, "{game} {edition}");
            clicks += 1;
            assert!(clicks <= CLICKS, "{game} {edition}: {clicks} clicks");
        }
        assert_says(&lesson.all_text(), "Now try a real deal");
        assert!(lesson.button("Play for fun").is_some(), "{lesson:?}");
        assert!(words <= WORDS, "{game} {edition}: {words} words");
        assert!(words > 60, "{game} {edition}: {words} words");
    }
    assert!(told_all > 0, "no lesson says that it has said all");
    assert!(public(&ben, here).is_empty(), "nothing public");
    assert_eq!(inn.purse(&ann).await, (100, 0));
    let history = inn.after(&ann, "/coins balance", "History").await;
    assert_says(
        &history.all_text(),
        "No coins have come in or gone out yet.",
    );
    // Who has finished a game's lesson needs it no longer in short; the others' first deals are told.
    for (person, learned) in [(&ann, true), (&ben, false)] {
        inn.open_and_deal(person, "/triomphe start game:latriomphe computer-players:1")
            .await;
        let hand = asked(person, here).await.unwrap();
        let told = hand.all_text().contains("La Triomphe in short");
        assert_ne!(told, learned, "{hand:?}");
    }
    inn.close().await;
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

#[tokio::test]
async fn a_card_that_may_not_be_played_is_refused_with_the_reason_and_the_rest_can_be_left() {
    let (inn, ann, _) = Inn::with_ann().await;
    let page = inn.slash(&ann, "/play").await;
    assert_says(&page.all_text(), "New to this game");
    let mut lesson = begin(&inn, &ann, "/rules game:latriomphe classic").await;
    let why_not = |lesson: &Message| {
        let menus = lesson.menus();
        let menu = menus.into_iter().next()?;
        Some((menu.custom_id.clone(), menu.values[0].clone()))
    };
    let (menu, value) = loop {
        if let Some(others) = why_not(&lesson) {
            break others;
        }
        lesson = click(&inn, &ann, &lesson).await;
    };
    let refused = ann.select(&lesson, &menu, &[value.as_str()]).await;
    let refused = refused.unwrap().message().clone();
    assert_eq!(refused.id(), lesson.id());
    assert!(
        refused.all_text().len() > lesson.all_text().len(),
        "{refused:?}"
    );
    assert!(why_not(&refused).is_some(), "still asked");
    assert!(refused.button("Finish for me").is_none(), "{refused:?}");
    let mut lesson = refused;
    while lesson.button("Finish for me").is_none() {
        lesson = click(&inn, &ann, &lesson).await;
    }
    let over = inn.press(&ann, &lesson, "Finish for me").await;
    assert_eq!(over.all_text().matches("Now try a real deal").count(), 1);
    let page = inn.slash(&ann, "/play").await;
    assert!(page.button("Continue the lesson").is_none(), "{page:?}");
    let again = inn.press(&ann, &over, "Repeat the lesson").await;
    assert_says(&again.all_text(), "Two play against two");
    inn.close().await;
}

/// Whoever plays a lesson where nobody may play is told of no game that they would be refused.
#[tokio::test]
async fn where_nobody_may_play_a_lesson_ends_without_an_offer_to_play() {
    let inn = Inn::set_to(r#"{"allowance":0,"kept":"no","age":"restricted"}"#).await;
    let ann = inn.sandbox.add_person("Ann");
    let page = inn.slash(&ann, "/play").await;
    let mut lesson = inn.press(&ann, &page, "Learn").await;
    for _ in 0..CLICKS {
        if lesson.button("Repeat the lesson").is_some() {
            break;
        }
        lesson = click(&inn, &ann, &lesson).await;
    }
    assert!(lesson.button("Repeat the lesson").is_some(), "{lesson:?}");
    assert!(lesson.button("Play for fun").is_none(), "{lesson:?}");
    let all = lesson.all_text();
    assert!(!all.contains("Now try a real deal"), "{all}");
    inn.close().await;
}
