//! Lessons, played through the page on a phone's screen: one of cards as buttons, one of menus, one of bets; all of them
//! with `TRIOMPHE_LESSONS=all`, which takes a minute.

use crate::browser::Browser;
use crate::player::{Player, Way};
use crate::program::{Program, Signal, audit};
use lessons::CLICKS;
use rules::Variant;
use serde::Deserialize;
use serde_json::json;

/// A phone's window, in pixels.
const PHONE: (u32, u32) = (390, 844);
/// How often a button is pressed that nobody answers.
const TRIES: usize = 3;
/// A lesson's message fits on the screen, from its title to its last button, also with twenty cards as buttons.
const HIGHEST: u32 = PHONE.1;

/// A lesson's message as it is seen.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct Lesson {
    /// By which another look at the same message is recognised: cards' faces are no text.
    mark: String,
    /// From the title to the last button, in pixels.
    height: u32,
    /// The label and the id of each button.
    keys: Vec<(String, String)>,
    menus: Vec<String>,
}

/// What the reader does next.
enum Deed {
    Press(String),
    Choose(String),
    Over,
}

impl Lesson {
    fn next(&self) -> Deed {
        let key = |label: &str| self.keys.iter().find(|(said, _)| said == label);
        if key("Repeat the lesson").is_some() {
            return Deed::Over;
        }
        let is_act = |id: &str| {
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
        let act = || self.keys.iter().find(|(_, id)| is_act(id));
        let on = ["Next", "Continue", "Play it", "Swap it"]
            .into_iter()
            .find_map(key);
        match on.or_else(act) {
            Some((_, id)) => Deed::Press(id.clone()),
            None => Deed::Choose(self.menus.first().expect("something to do").clone()),
        }
    }
}

/// The newest lesson, if its mark differs from `given`.
const LESSON: &str = "
    const lesson = messages.findLast((one) => isPrivate(one) && one.textContent.includes('Lesson:'));
    if (!lesson || lesson.querySelector('[aria-busy=\"true\"]') ) return null;
    const keys = all('button', lesson).filter((one) => !one.disabled);
    const menus = all('select', lesson).filter((one) => !one.disabled);
    const mark = JSON.stringify([lesson.innerText, [...keys, ...menus].map((one) => one.dataset.customId)]);
    if (mark === given) return null;
    const top = lesson.querySelector('.embed') ?? lesson;
    const bottom = [...keys, ...menus].at(-1) ?? top;
    return {
        mark,
        height: Math.round(bottom.getBoundingClientRect().bottom - top.getBoundingClientRect().top),
        keys: keys.map((one) => [one.textContent.trim(), one.dataset.customId]),
        menus: menus.map((one) => one.dataset.customId),
    };";

const BY_ID: &str = "
    const lesson = messages.findLast((one) => isPrivate(one) && one.textContent.includes('Lesson:'));
    return [...all('button', lesson), ...all('select', lesson)].find((one) => one.dataset.customId === given)";

/// Plays the lesson that begins next to its end; returns its clicks, its greatest height, and the mark of its end.
async fn plays(page: &Browser, before: &str) -> (usize, u32, String) {
    let mut highest = 0;
    let mut seen: Lesson = page.until("the lesson", json!(before), LESSON).await;
    for clicks in 1..=CLICKS {
        highest = highest.max(seen.height);
        match seen.next() {
            Deed::Over => return (clicks, highest, seen.mark),
            Deed::Press(id) => page.click(&id, json!(id), BY_ID).await,
            Deed::Choose(id) => {
                page.click(&id, json!(id), BY_ID).await;
                let option = "return all('select-option')[0]";
                page.click("a line of the menu", json!(null), option).await;
            }
        }
        seen = page
            .until("the next of the lesson", json!(seen.mark), LESSON)
            .await;
    }
    panic!("a lesson without an end: {seen:#?}");
}

#[tokio::test]
async fn lessons_are_played_on_a_phones_screen() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path(), 0).await;
    let link = format!("{}/?as=Ann&in=tavern&tour=off", program.link());
    Browser::with(async move |page| {
        page.resize(PHONE.0, PHONE.1).await;
        page.open(&link).await;
        let player = Player::new(page.clone(), Way::Mouse).await;
        let mut last = String::new();
        for variant in lessons() {
            let (game, edition) = (variant.game(), variant.edition());
            player.command(&rules_of(game, edition)).await;
            learns(&page).await;
            let (clicks, highest, end) = plays(&page, &last).await;
            println!("{game} {edition}: {clicks} clicks, at most {highest} px high");
            assert!(highest <= HIGHEST, "{game} {edition}: {highest} px");
            last = end;
        }
    })
    .await;
    program.end(Signal::Term).await;
    audit(folder.path()).await;
}

/// The editions whose lessons are played.
fn lessons() -> Vec<Variant> {
    let all = std::env::var("TRIOMPHE_LESSONS").is_ok_and(|lessons| lessons == "all");
    let mut editions = Variant::editions();
    let games = ["latriomphe", "scarto", "trefeltromp"];
    if !all {
        editions.retain(|edition| games.contains(&edition.game()));
        editions.dedup_by_key(|edition| edition.game());
    }
    editions
}

/// Presses *Learn* on the rules page; again where a busy machine was too slow to answer.
async fn learns(page: &Browser) {
    for _ in 0..TRIES {
        let learn = "return messages.length ? labelled(messages.at(-1), 'Learn') : null";
        page.click("Learn", json!(null), learn).await;
        let answered = "
            const last = messages.at(-1);
            if (last.textContent.includes('Lesson:')) return 'answered';
            return last.textContent.includes('This interaction failed') ? 'failed' : null";
        let answered: String = page
            .until("an answer to Learn", json!(null), answered)
            .await;
        if answered == "answered" {
            return;
        }
    }
    panic!("Learn is not answered");
}

/// The command for the rules of an edition.
fn rules_of(game: &str, edition: &str) -> String {
    format!("/rules game:{game} {edition}")
}
