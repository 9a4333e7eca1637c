use super::*;
use crate::discord::hand::{Moment, TimeTold};
use house::{Inks, Language, TableId};
use picture::Png;
use screens::art::{Art, Sketch};
use screens::screen::{Picture, Pixels, Screen};

/// A hand with this text and a picture.
fn hand(said: &str) -> Hand {
    Hand {
        table: TableId(7),
        time: TimeTold::default(),
        moment: Moment::Closed,
        speaks: Some(Language::French),
        screen: Screen::note(said),
        hint: None,
        art: Some(Art {
            name: "hand",
            alt: said.to_owned(),
            sketch: Sketch::Hand(picture::Hand {
                cards: Vec::new(),
                larger: false,
            }),
            language: Language::French,
            inks: Inks::default(),
        }),
    }
}

/// The mark of the picture of the hand with this text.
fn mark(said: &str) -> Fingerprint {
    hand(said)
        .art
        .map_or(Fingerprint::UNKNOWN, |art| art.fingerprint())
}

/// The hand with this text, drawn up with these pixels.
fn pictured(said: &str, pixels: Option<Pixels>) -> Box<Hand> {
    let mut hand = hand(said);
    hand.screen.picture = pixels.map(|pixels| Picture {
        name: "hand",
        pixels,
        alt: said.to_owned(),
    });
    Box::new(hand)
}

/// The message answered with this token and showing this text, with or without a picture.
fn message(token: &str, said: &str, picture: Option<Fingerprint>) -> Box<Shown> {
    Box::new(Shown {
        token: token.to_owned(),
        hand: hand(said),
        picture,
        message: None,
        since: Instant::now(),
    })
}

fn lying(token: &str, due: Due) -> State {
    let shown = message(token, "a", None);
    State::Lying { shown, due }
}

fn taken(token: &str, due: Due, then: Due) -> TakenUp {
    let shown = message(token, "a", None);
    TakenUp { shown, due, then }
}

/// A change to text b and its picture.
fn change() -> Change {
    Change {
        hand: pictured("b", Some(Pixels::New(Png::stand_in()))),
        picture: Some(mark("b")),
    }
}

fn answered(token: &str, laid: Laid) -> Event {
    Event::Answered {
        token: token.to_owned(),
        hand: Box::new(hand("a")),
        laid,
    }
}

fn in_place(due: Due) -> Laid {
    Laid::InPlace {
        message: 7,
        kept: None,
        due,
    }
}

fn told(token: &str, news: News) -> Event {
    let token = token.to_owned();
    Event::Change { token, news }
}

fn drawn(hand: Box<Hand>, text: Text) -> Event {
    told("one", News::Drawn { hand, text })
}

/// Discord accepted the edit.
fn edited() -> Event {
    let (hand, message) = (change().hand, 7);
    told("one", News::Edited { hand, message })
}

fn edit() -> Effect {
    let (token, hand) = ("one".to_owned(), change().hand);
    Effect::Edit { token, hand }
}

fn delete(token: &str) -> Effect {
    let token = token.to_owned();
    Effect::Delete { token }
}

fn draw_up(due: Due) -> Effect {
    Effect::DrawUp {
        token: "one".to_owned(),
        hand: Box::new(hand("a")),
        picture: None,
        due,
    }
}

fn await_pen() -> Effect {
    let token = "one".to_owned();
    Effect::AwaitPen { token }
}

/// A short form of a state, as in the tables below.
fn brief(state: &State) -> String {
    let shown = state.shown().map_or(String::new(), |shown| {
        let picture = match shown.picture {
            None => "",
            Some(mark) if mark == self::mark(&shown.hand.screen.text) => " with its picture",
            Some(_) => " with a picture",
        };
        let number = shown
            .message
            .map_or(String::new(), |it| format!(" in {it}"));
        format!(
            " {} says {}{picture}{number}",
            shown.token, shown.hand.screen.text
        )
    });
    match state {
        State::Away => "away".to_owned(),
        State::Lying { due, .. } => format!("lying{shown}, due {due:?}"),
        State::Drawing(taken) => {
            format!("drawing{shown}, due {:?}, then {:?}", taken.due, taken.then)
        }
        State::Ready(taken, _) => {
            format!("ready{shown}, due {:?}, then {:?}", taken.due, taken.then)
        }
        State::Changing(taken, _) => {
            format!(
                "changing{shown}, due {:?}, then {:?}",
                taken.due, taken.then
            )
        }
    }
}

fn check(rows: impl IntoIterator<Item = (State, Event, &'static str, Vec<Effect>)>) {
    for (state, event, after, effects) in rows {
        let row = format!("{}: {event:?}", brief(&state));
        let (state, done) = state.step(event, Instant::now());
        assert_eq!(brief(&state), after, "{row}");
        assert_eq!(done, effects, "{row}");
    }
}

use super::Text::{Kept, New};
use Due::{Again, Anew, Nothing};
use Effect::{Call, Ring};

#[tokio::test(start_paused = true)]
async fn an_answer_lies_and_the_one_before_it_goes() {
    let laid = Laid::InPlace {
        message: 7,
        kept: Some(mark("b")),
        due: Nothing,
    };
    check([
        (
            State::Away,
            answered("one", Laid::Anew),
            "lying one says a, due Nothing",
            vec![Ring],
        ),
        (
            lying("one", Nothing),
            answered("two", Laid::Anew),
            "lying two says a, due Nothing",
            vec![delete("one"), Ring],
        ),
        (
            lying("one", Nothing),
            answered("two", laid),
            "lying two says a with a picture in 7, due Nothing",
            vec![Ring],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_is_taken_up_is_drawn_and_changed() {
    let new = || Some(Pixels::New(Png::stand_in()));
    check([
        (State::Away, Event::TakenUp, "away", vec![]),
        (
            lying("one", Nothing),
            Event::TakenUp,
            "drawing one says a, due Nothing, then Nothing",
            vec![draw_up(Nothing)],
        ),
        // Nothing has changed: neither the words nor the picture.
        (
            State::Drawing(taken("one", Nothing, Nothing)),
            drawn(pictured("a", None), Kept),
            "lying one says a, due Nothing",
            vec![],
        ),
        (
            State::Drawing(taken("one", Nothing, Anew)),
            drawn(pictured("a", None), Kept),
            "lying one says a, due Anew",
            vec![],
        ),
        // Its picture is finished, its words changed, or it is due.
        (
            State::Drawing(taken("one", Nothing, Nothing)),
            drawn(pictured("a", new()), Kept),
            "ready one says a, due Nothing, then Nothing",
            vec![await_pen()],
        ),
        (
            State::Drawing(taken("one", Nothing, Nothing)),
            drawn(pictured("b", None), New),
            "ready one says a, due Nothing, then Nothing",
            vec![await_pen()],
        ),
        (
            State::Drawing(taken("one", Again, Nothing)),
            drawn(pictured("a", None), Kept),
            "ready one says a, due Again, then Nothing",
            vec![await_pen()],
        ),
        (
            State::Ready(taken("one", Nothing, Nothing), change()),
            told("one", News::Free),
            "changing one says a, due Nothing, then Nothing",
            vec![edit()],
        ),
        (
            State::Changing(taken("one", Nothing, Nothing), change().picture),
            edited(),
            "lying one says b with its picture in 7, due Nothing",
            vec![],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn what_is_given_up_is_due_again_and_what_is_refused_is_lost() {
    check([
        (
            State::Drawing(taken("one", Anew, Nothing)),
            told("one", News::GivenUp),
            "lying one says a, due Anew",
            vec![],
        ),
        (
            State::Ready(taken("one", Again, Nothing), change()),
            told("one", News::GivenUp),
            "lying one says a, due Again",
            vec![],
        ),
        (
            State::Changing(taken("one", Nothing, Nothing), change().picture),
            told("one", News::Refused),
            "away",
            vec![Call],
        ),
        // Its keeper panicked while an edit was in flight.
        (
            State::Changing(taken("one", Nothing, Nothing), change().picture),
            Event::TakenUp,
            "drawing one says a, due Again, then Nothing",
            vec![draw_up(Again)],
        ),
        (
            State::Drawing(taken("one", Nothing, Anew)),
            Event::TakenUp,
            "drawing one says a, due Anew, then Nothing",
            vec![draw_up(Anew)],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_is_put_away_with_its_holder() {
    check([
        (
            lying("one", Nothing),
            Event::GotUp,
            "away",
            vec![delete("one")],
        ),
        (
            State::Changing(taken("one", Nothing, Nothing), change().picture),
            Event::GotUp,
            "away",
            vec![delete("one")],
        ),
        (lying("one", Nothing), Event::Erased, "away", vec![]),
        (State::Away, Event::GotUp, "away", vec![]),
        (State::Away, Event::Wished, "away", vec![]),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_can_be_changed_for_fourteen_minutes() {
    let state = lying("one", Nothing);
    let changing = State::Changing(taken("one", Nothing, Nothing), change().picture);
    tokio::time::advance(LIFE - Duration::from_secs(1)).await;
    assert!(state.is_open(Instant::now()));
    let taken_up = state.clone().step(Event::TakenUp, Instant::now());
    assert_eq!(taken_up.1, [draw_up(Nothing)]);
    tokio::time::advance(Duration::from_secs(1)).await;
    assert!(!state.is_open(Instant::now()));
    check([
        (state.clone(), Event::TakenUp, "away", vec![]),
        (state.clone(), Event::GotUp, "away", vec![]),
        // An edit that was started in time is finished.
        (changing, told("one", News::Refused), "away", vec![Call]),
        // A message that can no longer be deleted is left to its holder.
        (
            state,
            answered("two", Laid::Anew),
            "lying two says a, due Nothing",
            vec![Ring],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn an_older_token_does_not_close_a_newer_hand() {
    let changing = |token| State::Changing(taken(token, Nothing, Nothing), change().picture);
    check([
        (
            lying("two", Nothing),
            told("one", News::Refused),
            "lying two says a, due Nothing",
            vec![],
        ),
        (
            changing("two"),
            told("one", News::Refused),
            "changing two says a, due Nothing, then Nothing",
            vec![],
        ),
        (
            changing("two"),
            told("two", News::Refused),
            "away",
            vec![Call],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_is_to_be_seen_otherwise_stays_open() {
    check([
        (
            lying("one", Nothing),
            Event::Wished,
            "lying one says a, due Anew",
            vec![Ring],
        ),
        (
            lying("one", Anew),
            Event::TakenUp,
            "drawing one says a, due Anew, then Nothing",
            vec![draw_up(Anew)],
        ),
        (
            State::Changing(taken("one", Anew, Nothing), change().picture),
            edited(),
            "lying one says b with its picture in 7, due Nothing",
            vec![],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn what_is_wished_for_while_a_hand_is_changed_is_not_forgotten() {
    check([
        // A second request, while the hand of the first is in flight …
        (
            State::Changing(taken("one", Anew, Nothing), change().picture),
            Event::Wished,
            "changing one says a, due Anew, then Anew",
            vec![Ring],
        ),
        (
            State::Changing(taken("one", Anew, Anew), change().picture),
            edited(),
            "lying one says b with its picture in 7, due Anew",
            vec![],
        ),
        // … and a click that was answered with the old view.
        (
            lying("one", Anew),
            answered("two", Laid::Anew),
            "lying two says a, due Anew",
            vec![delete("one"), Ring],
        ),
        (
            State::Changing(taken("one", Anew, Nothing), change().picture),
            answered("two", in_place(Again)),
            "lying two says a in 7, due Anew",
            vec![Ring],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_was_overtaken_is_sent_again() {
    check([
        // A click is answered while our own edit is in flight: the answer is sent again …
        (
            State::Changing(taken("one", Nothing, Nothing), change().picture),
            answered("two", in_place(Again)),
            "lying two says a in 7, due Again",
            vec![Ring],
        ),
        // … and the result of the older edit is ignored.
        (
            lying("two", Again),
            edited(),
            "lying two says a, due Again",
            vec![],
        ),
        // A hand that is only being drawn up is not sent any more.
        (
            State::Ready(taken("one", Again, Nothing), change()),
            answered("two", in_place(Nothing)),
            "lying two says a in 7, due Nothing",
            vec![Ring],
        ),
        (
            lying("two", Nothing),
            told("one", News::Free),
            "lying two says a, due Nothing",
            vec![],
        ),
    ]);
}
