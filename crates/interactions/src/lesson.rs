//! Lessons: a private message in which a prepared deal is played.

use crate::acts::{chosen as chosen_of, read_number};
use crate::error::CommandError;
use crate::guest::Guest;
use crate::opening::opens_here;
use crate::responder::Responder;
use crate::response::Response;
use lessons::{Answered, Ask, Lesson, Progress};
use pages::{Cards, LessonPage, Look, Opens};
use rules::{Act, Card, CardSet, Variant};
use screens::art::Art;
use screens::button::{DealKey, LessonKey, act};
use screens::screen::Screen;
use table::look::Scene;

/// Begins the lesson of a game: its one message.
///
/// # Errors
/// The database failed.
pub async fn begin(
    responder: &Responder,
    guest: &Guest,
    variant: &Variant,
) -> Result<Screen, CommandError> {
    let begun = responder
        .tavern
        .begin_lesson(guest.guild, guest.member, variant)
        .await?;
    shown(responder, guest, &begun, "").await
}

/// Answers a button of a lesson.
///
/// # Errors
/// The database failed.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: LessonKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    let Some(on) = tavern.lesson_on(&guest.preferences) else {
        return Ok(Response::Page(screens::lesson_gone(&guest.words)));
    };
    let (asked, key) = match key {
        LessonKey::Open => return Ok(Response::Page(shown(responder, guest, &on, "").await?)),
        LessonKey::Again => {
            let variant = on.lesson().map(Lesson::variant);
            return match variant {
                Some(variant) => Ok(Response::Page(begin(responder, guest, &variant).await?)),
                None => Ok(Response::Page(screens::lesson_gone(&guest.words))),
            };
        }
        LessonKey::End => {
            tavern.end_lesson(guest.guild, guest.member).await?;
            return Ok(Response::Page(screens::lesson_gone(&guest.words)));
        }
        LessonKey::Finish => {
            let leave = |_: &Lesson, progress: &mut Progress| {
                progress.left = true;
                Answered::Done
            };
            return change(responder, guest, None, leave).await;
        }
        LessonKey::Next(asked) => {
            let next = |lesson: &Lesson, progress: &mut Progress| lesson.go_on(progress, asked);
            return change(responder, guest, None, next).await;
        }
        LessonKey::Deal(asked, key) => (asked, key),
    };
    let look = page(responder, guest, &on).await?.look;
    let chosen = match key {
        DealKey::Do(act) | DealKey::Unsure(act) => act,
        DealKey::Chosen(_) => match values.first().and_then(|words| act(words).ok()) {
            Some(act) => act,
            None => return Err(CommandError::Message(guest.words.say("sent-away"))),
        },
        DealKey::Number(wanted) => match values.first() {
            None => match screens::number(&guest.words, &look, wanted) {
                Some(dialog) => return Ok(Response::Dialog(screens::lesson_dialog(dialog, asked))),
                None => return Ok(Response::Page(shown(responder, guest, &on, "").await?)),
            },
            Some(text) => match read_number(guest, &look, wanted, text) {
                Ok(act) => act,
                Err(sentence) => {
                    return Ok(Response::Page(
                        shown(responder, guest, &on, &sentence).await?,
                    ));
                }
            },
        },
        DealKey::ShowAll | DealKey::ShowThese | DealKey::Hide => {
            let chosen = match key {
                DealKey::ShowAll => CardSet::TAROT,
                DealKey::ShowThese => cards(values),
                _ => CardSet::EMPTY,
            };
            match chosen & held(&look) {
                CardSet::EMPTY => Act::Hide,
                cards => Act::Show(cards),
            }
        }
        DealKey::Pick { kept, .. } => {
            let (why, picked) = match &look.scene {
                Scene::Playing(playing) => {
                    let words = guest.words.at_table(&look);
                    chosen_of(&words, &playing.view, kept | cards(values))
                }
                _ => (String::new(), CardSet::EMPTY),
            };
            let page = choosing(responder, guest, &on, &why, picked).await?;
            return Ok(Response::Page(page));
        }
        DealKey::ShowSize(size) => match &look.scene {
            Scene::Playing(playing) => Act::Show(screens::poignee_of(&playing.view, size)),
            _ => Act::Hide,
        },
        DealKey::LastTrick => {
            let last = match &look.scene {
                Scene::Playing(playing) => screens::last_trick(&guest.words, &look, playing),
                _ => None,
            };
            let last = last.unwrap_or_else(|| guest.words.say("last-trick-none"));
            return Ok(Response::Page(shown(responder, guest, &on, &last).await?));
        }
        DealKey::Played => return Ok(Response::Note(screens::played(&guest.words, &look))),
        DealKey::Take | DealKey::Back | DealKey::Word(_) | DealKey::Poignee => {
            return Ok(Response::Page(shown(responder, guest, &on, "").await?));
        }
    };
    let play = |lesson: &Lesson, progress: &mut Progress| lesson.act(progress, asked, chosen);
    change(responder, guest, Some((&look, chosen)), play).await
}

/// Goes on in the lesson, and shows it as it is then; why the rules refuse an act stands above the buttons.
async fn change(
    responder: &Responder,
    guest: &Guest,
    tried: Option<(&Look, Act)>,
    change: impl FnOnce(&Lesson, &mut Progress) -> Answered + Send,
) -> Result<Response, CommandError> {
    let done = responder
        .tavern
        .go_on_in_lesson(guest.guild, guest.member, change)
        .await?;
    let Some((on, answered)) = done else {
        return Ok(Response::Page(screens::lesson_gone(&guest.words)));
    };
    let why = match (answered, tried) {
        (Answered::Refused(refusal), Some((look, act))) => {
            let seen = match &look.scene {
                Scene::Playing(playing) => Some(&playing.view),
                _ => None,
            };
            let words = guest.words.at_table(look);
            screens::refused(&words, &act, &refusal, seen)
        }
        // A second press, or one that came too late: the message shows how it stands.
        _ => String::new(),
    };
    Ok(Response::Page(shown(responder, guest, &on, &why).await?))
}

/// The lesson's message.
async fn shown(
    responder: &Responder,
    guest: &Guest,
    on: &Progress,
    why: &str,
) -> Result<Screen, CommandError> {
    choosing(responder, guest, on, why, CardSet::EMPTY).await
}

/// The same with the cards that the learner has chosen to discard so far.
async fn choosing(
    responder: &Responder,
    guest: &Guest,
    on: &Progress,
    why: &str,
    picked: CardSet,
) -> Result<Screen, CommandError> {
    let words = &guest.words;
    let page = page(responder, guest, on).await?;
    let look = &page.look;
    if page.ask == Ask::Over && !on.left {
        let tavern = &responder.tavern;
        let variant = &look.terms.variant;
        tavern
            .finish_lesson(guest.guild, guest.member, variant)
            .await?;
    }
    let art = match words.cards() {
        Cards::Pictures => {
            let words = &words.at_table(look);
            match &look.scene {
                Scene::Playing(_) => screens::hand_art(words, &guest.preferences, look, picked),
                _ => screens::picture_of_table(words, look).map(|drawing| Art {
                    inks: guest.preferences.inks,
                    ..Art::from_drawing(words, "table", drawing)
                }),
            }
        }
        Cards::Signs | Cards::Plain => None,
    };
    let picture = responder.picture(art).await;
    let opens = match page.ask {
        Ask::Over => opens_here(responder, guest).await,
        Ask::Act | Ask::Doubt(..) | Ask::Read(_) => Opens::Table,
    };
    let screen = screens::lesson_choosing(words, &page, opens, picked);
    Ok(screen.with_picture(picture).replying(why))
}

/// How the learner stands.
async fn page(
    responder: &Responder,
    guest: &Guest,
    on: &Progress,
) -> Result<LessonPage, CommandError> {
    let (guild, channel, member) = (guest.guild, guest.channel, guest.member);
    let page = responder
        .tavern
        .lesson_page(guild, channel, member, on)
        .await?;
    page.ok_or_else(|| CommandError::Message(guest.words.say("lesson-gone")))
}

/// The bonus cards that the learner is asked about.
fn held(look: &Look) -> CardSet {
    match &look.scene {
        Scene::Playing(playing) => {
            let question = playing.view.my_question.map(|question| question.cards);
            question.or(playing.view.to_declare()).unwrap_or_default()
        }
        _ => CardSet::EMPTY,
    }
}

/// The cards chosen in a menu.
fn cards(values: &[&str]) -> CardSet {
    let cards = values.iter().filter_map(|value| value.parse::<Card>().ok());
    cards.collect()
}
