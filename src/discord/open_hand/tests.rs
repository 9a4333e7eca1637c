use super::*;
use ids::{DealId, TableId};
use interactions::hand::{HandState, ShownDeadline};
use pages::{Inks, Language};
use picture::Png;
use screens::art::{Art, Sketch};
use screens::screen::{Picture, Pixels, Screen};

/// A hand with this text and a picture.
fn hand(said: &str) -> Hand {
    Hand {
        table: TableId(7),
        deadline: ShownDeadline::default(),
        lost: None,
        moment: HandState::Closed(None),
        speaks: Some(Language::French),
        screen: Screen::note(said),
        hints: Vec::new(),
        first_deal: None,
        art: Some(Art {
            name: "hand",
            alt: said.to_owned(),
            deal: None,
            sketch: Sketch::Hand(picture::Hand {
                strip: None,
                cards: Vec::new(),
                dealt: 0,
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
        .map_or(Fingerprint::of_deal(DealId(0)), |art| art.fingerprint())
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
fn message(token: &str, said: &str, picture: Option<Fingerprint>) -> Box<ShownMessage> {
    Box::new(ShownMessage {
        token: token.to_owned(),
        sent: HandMessage::Answer,
        hand: hand(said),
        picture,
        message: None,
        since: Instant::now(),
    })
}

fn idle(token: &str, due: Due) -> State {
    let shown = message(token, "a", None);
    State::Idle { shown, due }
}

fn pending(token: &str, due: Due, then: Due) -> PendingEdit {
    let shown = message(token, "a", None);
    PendingEdit { shown, due, then }
}

/// A change to text b and its picture.
fn change() -> HandEdit {
    HandEdit {
        hand: pictured("b", Some(Pixels::New(Png::stand_in()))),
        picture: Some(mark("b")),
    }
}

fn answered(token: &str, delivery: Delivery) -> Event {
    Event::Answered {
        token: token.to_owned(),
        hand: Box::new(hand("a")),
        delivery,
    }
}

fn in_place(due: Due) -> Delivery {
    Delivery::InPlace {
        message: 7,
        kept: None,
        due,
    }
}

fn told(token: &str, progress: Progress) -> Event {
    let token = token.to_owned();
    Event::Progress { token, progress }
}

fn drawn(hand: Box<Hand>, text: Text) -> Event {
    told("one", Progress::Drawn { hand, text })
}

/// Discord accepted the edit.
fn edited() -> Event {
    let (hand, message) = (change().hand, 7);
    told("one", Progress::Edited { hand, message })
}

fn edit() -> Effect {
    let (token, hand) = ("one".to_owned(), change().hand);
    let sent = HandMessage::Answer;
    Effect::Edit { token, sent, hand }
}

fn delete(token: &str) -> Effect {
    let (token, sent) = (token.to_owned(), HandMessage::Answer);
    Effect::Delete { token, sent }
}

fn draw_up(due: Due) -> Effect {
    Effect::DrawUp {
        token: "one".to_owned(),
        hand: Box::new(hand("a")),
        picture: None,
        due,
    }
}

fn await_edit_lock() -> Effect {
    let token = "one".to_owned();
    Effect::AwaitEditLock { token }
}

fn retire(token: &str) -> Effect {
    Effect::Retire {
        token: token.to_owned(),
        sent: HandMessage::Answer,
        hand: Box::new(hand("a")),
        picture: None,
    }
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
        State::Idle { due, .. } => format!("idle{shown}, due {due:?}"),
        State::Drawing(pending) => {
            format!(
                "drawing{shown}, due {:?}, then {:?}",
                pending.due, pending.then
            )
        }
        State::Ready(pending, _) => {
            format!(
                "ready{shown}, due {:?}, then {:?}",
                pending.due, pending.then
            )
        }
        State::Editing(pending, _) => {
            format!(
                "editing{shown}, due {:?}, then {:?}",
                pending.due, pending.then
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
use Due::{Below, Nothing, Recompose, Resend};
use Effect::{Remind, Ring};

#[tokio::test(start_paused = true)]
async fn an_answer_lies_and_the_one_before_it_goes() {
    let delivery = Delivery::InPlace {
        message: 7,
        kept: Some(mark("b")),
        due: Nothing,
    };
    check([
        (
            State::Away,
            answered("one", Delivery::New),
            "idle one says a, due Nothing",
            vec![Ring],
        ),
        (
            idle("one", Nothing),
            answered("two", Delivery::New),
            "idle two says a, due Nothing",
            vec![delete("one"), Ring],
        ),
        (
            idle("one", Nothing),
            answered("two", delivery),
            "idle two says a with a picture in 7, due Nothing",
            vec![Ring],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_is_taken_up_is_drawn_and_changed() {
    let new = || Some(Pixels::New(Png::stand_in()));
    check([
        (State::Away, Event::Refresh, "away", vec![]),
        (
            idle("one", Nothing),
            Event::Refresh,
            "drawing one says a, due Nothing, then Nothing",
            vec![draw_up(Nothing)],
        ),
        // Nothing has changed: neither the words nor the picture.
        (
            State::Drawing(pending("one", Nothing, Nothing)),
            drawn(pictured("a", None), Kept),
            "idle one says a, due Nothing",
            vec![],
        ),
        (
            State::Drawing(pending("one", Nothing, Recompose)),
            drawn(pictured("a", None), Kept),
            "idle one says a, due Recompose",
            vec![],
        ),
        // Its picture is finished, its words changed, or it is due.
        (
            State::Drawing(pending("one", Nothing, Nothing)),
            drawn(pictured("a", new()), Kept),
            "ready one says a, due Nothing, then Nothing",
            vec![await_edit_lock()],
        ),
        (
            State::Drawing(pending("one", Nothing, Nothing)),
            drawn(pictured("b", None), New),
            "ready one says a, due Nothing, then Nothing",
            vec![await_edit_lock()],
        ),
        (
            State::Drawing(pending("one", Resend, Nothing)),
            drawn(pictured("a", None), Kept),
            "ready one says a, due Resend, then Nothing",
            vec![await_edit_lock()],
        ),
        (
            State::Ready(pending("one", Nothing, Nothing), change()),
            told("one", Progress::Unlocked),
            "editing one says a, due Nothing, then Nothing",
            vec![edit()],
        ),
        (
            State::Editing(pending("one", Nothing, Nothing), change().picture),
            edited(),
            "idle one says b with its picture in 7, due Nothing",
            vec![],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn what_is_given_up_is_due_again_and_what_is_refused_is_lost() {
    check([
        (
            State::Drawing(pending("one", Recompose, Nothing)),
            told("one", Progress::GaveUp),
            "idle one says a, due Recompose",
            vec![],
        ),
        (
            State::Ready(pending("one", Resend, Nothing), change()),
            told("one", Progress::GaveUp),
            "idle one says a, due Resend",
            vec![],
        ),
        (
            State::Editing(pending("one", Nothing, Nothing), change().picture),
            told("one", Progress::Refused),
            "away",
            vec![Remind],
        ),
        // Its keeper panicked while an edit was in flight.
        (
            State::Editing(pending("one", Nothing, Nothing), change().picture),
            Event::Refresh,
            "drawing one says a, due Resend, then Nothing",
            vec![draw_up(Resend)],
        ),
        (
            State::Drawing(pending("one", Nothing, Recompose)),
            Event::Refresh,
            "drawing one says a, due Recompose, then Nothing",
            vec![draw_up(Recompose)],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_is_put_away_with_its_holder() {
    check([
        (
            idle("one", Nothing),
            Event::LeftTable,
            "away",
            vec![delete("one")],
        ),
        (
            State::Editing(pending("one", Nothing, Nothing), change().picture),
            Event::LeftTable,
            "away",
            vec![delete("one")],
        ),
        (idle("one", Nothing), Event::Erased, "away", vec![]),
        (State::Away, Event::LeftTable, "away", vec![]),
        (State::Away, Event::ViewChanged, "away", vec![]),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_can_be_changed_for_fourteen_minutes() {
    let state = idle("one", Nothing);
    let editing = State::Editing(pending("one", Nothing, Nothing), change().picture);
    tokio::time::advance(LIFE - Duration::from_secs(1)).await;
    assert!(state.is_open(Instant::now()));
    let refresh = state.clone().step(Event::Refresh, Instant::now());
    assert_eq!(refresh.1, [draw_up(Nothing)]);
    tokio::time::advance(Duration::from_secs(1)).await;
    assert!(!state.is_open(Instant::now()));
    check([
        (state.clone(), Event::Refresh, "away", vec![]),
        (state.clone(), Event::LeftTable, "away", vec![]),
        // Its holder is told, while the token still works.
        (state.clone(), Event::Aged, "away", vec![retire("one")]),
        (State::Away, Event::Aged, "away", vec![]),
        // A newer answer has put the end off.
        (
            idle("two", Due::Nothing),
            Event::Aged,
            "idle two says a, due Nothing",
            vec![],
        ),
        // An edit that was started in time is finished.
        (
            editing,
            told("one", Progress::Refused),
            "away",
            vec![Remind],
        ),
        // A message that can no longer be deleted is left to its holder.
        (
            state,
            answered("two", Delivery::New),
            "idle two says a, due Nothing",
            vec![Ring],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn an_older_token_does_not_close_a_newer_hand() {
    let editing = |token| State::Editing(pending(token, Nothing, Nothing), change().picture);
    check([
        (
            idle("two", Nothing),
            told("one", Progress::Refused),
            "idle two says a, due Nothing",
            vec![],
        ),
        (
            editing("two"),
            told("one", Progress::Refused),
            "editing two says a, due Nothing, then Nothing",
            vec![],
        ),
        (
            editing("two"),
            told("two", Progress::Refused),
            "away",
            vec![Remind],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_is_to_be_seen_otherwise_stays_open() {
    check([
        (
            idle("one", Nothing),
            Event::ViewChanged,
            "idle one says a, due Recompose",
            vec![Ring],
        ),
        (
            idle("one", Recompose),
            Event::Refresh,
            "drawing one says a, due Recompose, then Nothing",
            vec![draw_up(Recompose)],
        ),
        (
            State::Editing(pending("one", Recompose, Nothing), change().picture),
            edited(),
            "idle one says b with its picture in 7, due Nothing",
            vec![],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn what_is_wished_for_while_a_hand_is_changed_is_not_forgotten() {
    check([
        // A second request, while the hand of the first is in flight …
        (
            State::Editing(pending("one", Recompose, Nothing), change().picture),
            Event::ViewChanged,
            "editing one says a, due Recompose, then Recompose",
            vec![Ring],
        ),
        (
            State::Editing(pending("one", Recompose, Recompose), change().picture),
            edited(),
            "idle one says b with its picture in 7, due Recompose",
            vec![],
        ),
        // … and a click that was answered with the old view.
        (
            idle("one", Recompose),
            answered("two", Delivery::New),
            "idle two says a, due Recompose",
            vec![delete("one"), Ring],
        ),
        (
            State::Editing(pending("one", Recompose, Nothing), change().picture),
            answered("two", in_place(Resend)),
            "idle two says a in 7, due Recompose",
            vec![Ring],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_was_overtaken_is_sent_again() {
    check([
        // A click is answered while our own edit is in flight: the answer is sent again …
        (
            State::Editing(pending("one", Nothing, Nothing), change().picture),
            answered("two", in_place(Resend)),
            "idle two says a in 7, due Resend",
            vec![Ring],
        ),
        // … and the result of the older edit is ignored.
        (
            idle("two", Resend),
            edited(),
            "idle two says a, due Resend",
            vec![],
        ),
        // A hand that is only being drawn up is not sent any more.
        (
            State::Ready(pending("one", Resend, Nothing), change()),
            answered("two", in_place(Nothing)),
            "idle two says a in 7, due Nothing",
            vec![Ring],
        ),
        (
            idle("two", Nothing),
            told("one", Progress::Unlocked),
            "idle two says a, due Nothing",
            vec![],
        ),
    ]);
}

#[tokio::test(start_paused = true)]
async fn only_an_edit_that_leaves_the_picture_lets_an_answer_leave_it_too() {
    let editing = |before, due, after| {
        let mut shown = message("one", "a", before);
        shown.message = Some(7);
        let then = Nothing;
        State::Editing(PendingEdit { shown, due, then }, after)
    };
    let (a, b) = (Some(mark("a")), Some(mark("b")));
    assert_eq!(editing(a, Nothing, a).picture_kept_in(7), a);
    assert_eq!(editing(a, Nothing, a).picture_kept_in(8), None);
    assert_eq!(editing(a, Nothing, b).picture_kept_in(7), None);
    assert_eq!(editing(a, Nothing, None).picture_kept_in(7), None);
    // The picture is in the new message too, as a file of its own.
    assert_eq!(editing(a, Below, a).picture_kept_in(7), None);
    assert_eq!(idle("one", Nothing).picture_kept_in(7), None);
}

fn sent_below(token: &str) -> Event {
    let (hand, message) = (change().hand, 9);
    told(token, Progress::SentBelow { hand, message })
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_the_table_has_passed_is_sent_below_it_and_the_old_one_goes() {
    let (token, hand) = ("one".to_owned(), change().hand);
    let send_below = Effect::SendBelow { token, hand };
    let below = || State::Editing(pending("one", Below, Nothing), change().picture);
    let delete_soon = Effect::DeleteSoon {
        token: "one".to_owned(),
        sent: HandMessage::Answer,
    };
    let delete_below = Effect::Delete {
        token: "one".to_owned(),
        sent: HandMessage::FollowUp(9),
    };
    check([
        (
            idle("one", Nothing),
            Event::Buried,
            "idle one says a, due Below",
            vec![Ring],
        ),
        (
            State::Ready(pending("one", Below, Nothing), change()),
            told("one", Progress::Unlocked),
            "editing one says a, due Below, then Nothing",
            vec![send_below],
        ),
        (
            below(),
            sent_below("one"),
            "idle one says b with its picture in 9, due Nothing",
            vec![delete_soon, Ring],
        ),
        // A click in the old message meanwhile: what was sent below is not the newest, and goes again.
        (
            below(),
            answered("two", in_place(Nothing)),
            "idle two says a in 7, due Below",
            vec![Ring],
        ),
        (
            idle("two", Below),
            sent_below("one"),
            "idle two says a, due Below",
            vec![delete_below],
        ),
        // A new hand is below anyhow.
        (
            idle("one", Below),
            answered("two", Delivery::New),
            "idle two says a, due Recompose",
            vec![delete("one"), Ring],
        ),
        (State::Away, Event::Buried, "away", vec![]),
    ]);
}

#[tokio::test(start_paused = true)]
async fn what_was_sent_below_is_edited_and_deleted_where_it_is() {
    let sent = HandMessage::FollowUp(9);
    let shown = || ShownMessage {
        sent,
        ..*message("one", "a", None)
    };
    let pending = || PendingEdit {
        shown: Box::new(shown()),
        due: Nothing,
        then: Nothing,
    };
    let (state, effects) =
        State::Ready(pending(), change()).step(told("one", Progress::Unlocked), Instant::now());
    let (token, hand) = ("one".to_owned(), change().hand);
    assert_eq!(effects, [Effect::Edit { token, sent, hand }]);
    let (_, effects) = state.step(Event::LeftTable, Instant::now());
    let token = "one".to_owned();
    assert_eq!(effects, [Effect::Delete { token, sent }]);
    // A click in the message that it replaced, answered there just before that went.
    let resting = State::Idle {
        shown: Box::new(shown()),
        due: Nothing,
    };
    let (state, effects) = resting.step(answered("two", in_place(Nothing)), Instant::now());
    assert_eq!(brief(&state), "idle one says a, due Recompose");
    assert_eq!(effects, [Ring]);
}
