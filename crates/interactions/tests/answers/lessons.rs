//! Lessons: one private message in which a newcomer plays a prepared deal.

use crate::guests::{
    Company, assert_has, assert_lacks, assert_says, choose, guest, labels, open, people, press,
    private, purse, room, set, terms, turn,
};
use crate::typed::{hear, slash};
use ids::Seek;
use interactions::guest::Guest;
use interactions::{past, rules_page};
use lessons::CLICKS;
use pages::Age;
use rules::Variant;
use standin::{Answer, Message, Room};

/// Nor has more words to read.
const WORDS: usize = 350;

/// Presses what goes on: *Next*, the first legal card or option, *Play it*. The lesson stays in its message.
async fn click(room: &Room, ann: &Guest, lesson: &Message) -> Message {
    for label in ["Next", "Continue", "Play it"] {
        if labels(lesson).contains(&label) {
            let answer = room.press(ann, lesson, label).await.unwrap();
            assert!(matches!(answer, Answer::Changed(_)), "{}", answer.text());
            return answer.message().unwrap();
        }
    }
    // A bid would settle the deal, and an offer give it up.
    let goes_on = |id: &str| {
        let ends = [
            ":number:",
            ":bid:",
            ":offer",
            ":fold",
            ":last-trick",
            ":so-far",
        ];
        id.starts_with("l:deal:") && !ends.iter().any(|end| id.contains(end))
    };
    let mut acts = lesson.keys().map(|key| key.button);
    if let Some(act) = acts.find(|button| goes_on(&button.to_string())) {
        let answer = room.click(ann, lesson, act, &[]).await;
        assert!(matches!(answer, Answer::Changed(_)), "{}", answer.text());
        return answer.message().unwrap();
    }
    choose(room, ann, lesson, &first_of_menu(lesson).unwrap()).await
}

/// The first card in the menu of those that may not be played.
fn first_of_menu(lesson: &Message) -> Option<String> {
    let menu = lesson.menus().next()?;
    Some(menu.options[0].value.clone())
}

async fn begin(room: &Room, ann: &Guest, variant: Variant) -> Message {
    let page = rules_page::rules(ann, &variant, None).screen;
    press(room, ann, &private(ann, page), "Learn").await
}

fn classic() -> Variant {
    Variant::parse("latriomphe", Some("classic"), &Default::default()).unwrap()
}

#[tokio::test(start_paused = true)]
async fn every_lesson_is_played_to_its_end_in_one_message_that_nobody_else_sees() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let (mut told_all, mut again_all) = (0, 0);
    for variant in Variant::editions() {
        let mut lesson = begin(&room, &ann, variant).await;
        assert_eq!(lesson.only_for, Some(ann.member));
        let (mut clicks, mut words) = (1, 0);
        while !labels(&lesson).contains(&"Repeat the lesson") {
            let all = lesson.text();
            assert_says(&all, "Lesson: ");
            if labels(&lesson).contains(&"Continue") {
                assert_says(&all, "the end of the lesson");
                assert_has(&lesson, "Finish for me");
                told_all += 1;
            }
            if labels(&lesson).contains(&"Previous trick") {
                let again = press(&room, &ann, &lesson, "Previous trick").await;
                assert_says(&again.text(), " won by ");
                assert_eq!(labels(&again), labels(&lesson));
                let played = press(&room, &ann, &lesson, "Played so far").await;
                assert_says(&played.text(), "Known to be out of a suit");
                again_all += 1;
            }
            if let Some(told) = all.lines().find_map(|line| line.split('🎓').nth(1)) {
                assert!(told.chars().count() <= 201, "{told}");
                assert!(told.matches(". ").count() <= 1, "{told}");
                words += told.split_whitespace().count();
            }
            lesson = click(&room, &ann, &lesson).await;
            clicks += 1;
            assert!(clicks <= CLICKS, "{variant:?}: {clicks} clicks");
        }
        assert_says(&lesson.text(), "Now try a real deal");
        assert_has(&lesson, "Play alone");
        assert!(words <= WORDS, "{variant:?}: {words} words");
        assert!(words > 60, "{variant:?}: {words} words");
    }
    assert!(told_all > 0, "no lesson says that it has said all");
    assert!(again_all > 0, "no lesson shows a trick again");
    assert!(room.discord.state().messages.is_empty(), "nothing public");
    assert_eq!(purse(&room, ann.member).await, (100, 0));
    let history = past::history(&room.tavern, &ann, Seek::Newest).await;
    assert_says(
        &history.unwrap().as_text(),
        "No coins have come in or gone out yet.",
    );
    // Who has finished a game's lesson needs it no longer in short; the others' first deals are told.
    for (person, learned) in [(&ann, true), (&ben, false)] {
        let terms = terms("latriomphe", "classic", 5);
        let (table, _) = open(&room, person, terms, Company::ComputerPlayers).await;
        let (_, hand) = turn(&room, &[person], table).await.unwrap();
        let told = hand.text().contains("La Triomphe in short");
        assert_ne!(told, learned, "{}", hand.text());
    }
}

#[tokio::test(start_paused = true)]
async fn a_card_that_may_not_be_played_is_refused_with_the_reason_and_the_rest_can_be_left() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let page = room.play_page(&ann).await.unwrap();
    assert_says(&page.text(), "New to this game");
    let mut lesson = begin(&room, &ann, classic()).await;
    while first_of_menu(&lesson).is_none() {
        lesson = click(&room, &ann, &lesson).await;
    }
    let card = first_of_menu(&lesson).unwrap();
    let refused = choose(&room, &ann, &lesson, &card).await;
    assert!(
        refused.text().len() > lesson.text().len(),
        "{}",
        refused.text()
    );
    assert!(first_of_menu(&refused).is_some(), "still asked");
    assert_lacks(&refused, "Finish for me");
    let mut lesson = refused;
    while !labels(&lesson).contains(&"Finish for me") {
        lesson = click(&room, &ann, &lesson).await;
    }
    let over = press(&room, &ann, &lesson, "Finish for me").await;
    assert_eq!(over.text().matches("Now try a real deal").count(), 1);
    let page = room.play_page(&ann).await.unwrap();
    assert_lacks(&page, "Continue lesson: La Triomphe");
    let again = press(&room, &ann, &over, "Repeat the lesson").await;
    assert_says(&again.text(), "Everyone plays one card");
}

/// Whoever plays a lesson where nobody may play is told of no game that they would be refused.
#[tokio::test(start_paused = true)]
async fn where_nobody_may_play_a_lesson_ends_without_an_offer_to_play() {
    let room = room().await;
    set(&room, |settings| settings.age = Age::Restricted).await;
    let ann = guest(&room, 1, "Ann").await;
    let page = room.play_page(&ann).await.unwrap();
    let mut lesson = press(&room, &ann, &page, "Learn").await;
    for _ in 0..CLICKS {
        if labels(&lesson).contains(&"Repeat the lesson") {
            break;
        }
        lesson = click(&room, &ann, &lesson).await;
    }
    assert_has(&lesson, "Repeat the lesson");
    assert_lacks(&lesson, "Play alone");
    let all = lesson.text();
    assert!(!all.contains("Now try a real deal"), "{all}");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_new_to_a_game_is_offered_its_lesson_once_wherever_they_begin() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let offer = "New to this game?";
    let start = "/triomphe start game:latriomphe stake:1";
    let hand = hear(&room, &ann, start, offer).await;
    // The lesson has a message of its own: the hand stays.
    let lesson = room.press(&ann, &hand, "Learn").await.unwrap();
    assert!(matches!(lesson, Answer::New(_)), "{}", lesson.text());
    assert_says(&lesson.text(), "Lesson: La Triomphe");
    let public = room.table(room.newest_table().unwrap()).await.unwrap();
    let joined = press(&room, &ben, &public, "Join").await;
    assert_says(&joined.text(), offer);
    assert_has(&joined, "Learn");
    let page = slash(&room, &ben, "/play").await;
    assert!(!page.text().contains(offer), "{}", page.text());
    assert_has(&page, "Learn");
}
