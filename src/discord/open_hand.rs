//! A hand that lies open: a private message that can still be changed without a click.
//!
//! Each hand, of one member at one table, is a [`State`]; [`State::step`] is all that can happen to it.
//! It knows no clock, no Discord and no table: `open_hands` tells it what happened and does what it asks for.
//!
//! ```text
//!            Answered: from every state, for the newer answer counts
//!  ┌──────┐ ──────────────────────────────────────────────▶ ┌───────┐
//!  │ Away │                                                 │ Lying │ ◀────────────────────┐
//!  └──────┘                                                 └───────┘                      │
//!      ▲                                             TakenUp │     ▲                       │
//!      │                                                     ▼     │ GivenUp; Drawn, but   │
//!      │ from every state:                               ┌─────────┐ nothing has changed   │
//!      │   GotUp, Erased,                                │ Drawing │                       │
//!      │   fourteen minutes old                          └─────────┘                       │
//!      │                                       otherwise Drawn │                           │
//!      │                                                       ▼                           │
//!      │                                                  ┌───────┐        GivenUp         │
//!      │                                                  │ Ready │ ──────────────────────▶│
//!      │                                                  └───────┘                        │
//!      │                                                  Free │                           │
//!      │                                                       ▼                           │
//!      │ Refused                                         ┌──────────┐       Edited         │
//!      └──────────────────────────────────────────────── │ Changing │ ─────────────────────┘
//!                                                        └──────────┘
//! ```
//!
//! A hand is answered in words, and lies. The keeper of the table's messages takes it up whenever the table or the
//! drawing of its picture has come on: the hand is drawn up, waits until no click in it is being answered, and is
//! changed.
//! A click meanwhile lays a newer answer over it: what becomes of the older change then concerns nobody.
//! A wish to see it otherwise ([`Event::Wished`]) leaves it where it is; it is due once more when that is over.

use super::art::shown as picture_after;
use super::hand::Hand;
use screens::art::Mark;
use std::time::Duration;
use tokio::time::Instant;

/// An interaction's token lasts 15 minutes; a minute is kept for the way.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// How a hand lies.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum State {
    /// There is no message that could be changed.
    #[default]
    Away,
    /// The message is as we sent it last, and nothing of ours is on its way.
    Lying {
        shown: Box<Shown>,
        /// What is to be done about it, though it may still be true.
        due: Due,
    },
    /// It is being drawn up: its words, and its picture for as long as words can wait.
    Drawing(TakenUp),
    /// It is drawn up, and goes as soon as nobody else changes the message.
    Ready(TakenUp, Change),
    /// The change is on its way to Discord; the message has this picture then.
    Changing(TakenUp, Option<Mark>),
}

/// A message that is to be changed.
#[derive(Clone, Debug, PartialEq)]
pub struct TakenUp {
    shown: Box<Shown>,
    /// What it was taken up for.
    due: Due,
    /// What is to be done after that.
    then: Due,
}

/// The message as we know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// By which it can be changed.
    token: String,
    /// What it shows, but for its picture.
    hand: Hand,
    /// The picture that it has.
    picture: Option<Mark>,
    /// Discord's number for it, where we were told.
    message: Option<u64>,
    since: Instant,
}

/// What the message is to become.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    hand: Box<Hand>,
    /// The picture that it has then.
    picture: Option<Mark>,
}

/// What is to be done about a hand, though its moment is still the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// It is to be sent again: an older change may have come after it.
    Again,
    /// It is to be drawn up anew: its holder wants to see it otherwise.
    Anew,
}

/// Where a hand was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// In a message of its own, without a picture.
    Anew,
    /// In the message that was clicked.
    InPlace {
        /// Discord's number for it.
        message: u64,
        /// The picture that it kept.
        kept: Option<Mark>,
        /// Whether an older change of ours may come after it.
        due: Due,
    },
}

/// What happened to a hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Discord took it as the answer to the interaction of this token.
    Answered {
        token: String,
        hand: Box<Hand>,
        laid: Laid,
    },
    /// The keeper of the table's messages takes it up. There is one, and it takes up one hand once at a time: if a
    /// change was under way, its keeper fell.
    TakenUp,
    /// How the change of the message of this token gets on.
    Change { token: String, news: News },
    /// Its holder wants to see it otherwise.
    Wished,
    /// Its holder got up from the table.
    GotUp,
    /// Its holder had everything about them erased.
    Erased,
}

/// How a change gets on.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// It is drawn up, with the picture that hangs in it.
    Drawn { hand: Box<Hand>, text: Text },
    /// Nobody else changes the message now.
    Free,
    /// Discord took it as it was sent, in the message of this number.
    Edited { hand: Box<Hand>, message: u64 },
    /// Discord refused it, or took too long.
    Refused,
    /// It cannot be drawn up, or a click takes too long to be answered: another time.
    GivenUp,
}

/// Whether a hand was put into words anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// It says what it said; what was chosen, and what was said of it, stays as long as it is true.
    Kept,
    /// It was.
    New,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Look at the table, draw up the hand of this message, and tell [`News::Drawn`].
    DrawUp {
        token: String,
        /// What it shows.
        hand: Box<Hand>,
        /// The picture that it has.
        picture: Option<Mark>,
        due: Due,
    },
    /// Wait until nobody else changes the message, and tell [`News::Free`].
    AwaitPen { token: String },
    /// Change the message of this token, and tell [`News::Edited`].
    Edit { token: String, hand: Box<Hand> },
    /// Delete the message of this token.
    Delete { token: String },
    /// Have the table looked at again soon.
    Ring,
    /// Its holder cannot be shown anything by it any more and may have to be called.
    Call,
}

impl State {
    /// What becomes of a hand, and what is to be done.
    #[must_use]
    pub fn step(self, event: Event, now: Instant) -> (State, Vec<Effect>) {
        let state = match event {
            // What is under way is brought to its end.
            Event::Change { .. } => self,
            _ if self.is_open(now) => self,
            _ => State::Away,
        };
        match event {
            Event::Answered { token, hand, laid } => state.answered(token, *hand, laid, now),
            Event::TakenUp => state.taken_up(),
            Event::Change { token, news } => match state.shown() {
                Some(shown) if shown.token == token => state.changed(news),
                // What was answered since is newer.
                _ => (state, Vec::new()),
            },
            Event::Wished => state.wished(),
            Event::GotUp => match state.into_shown() {
                Some(shown) => {
                    let token = shown.token;
                    (State::Away, vec![Effect::Delete { token }])
                }
                None => (State::Away, Vec::new()),
            },
            Event::Erased => (State::Away, Vec::new()),
        }
    }

    /// Whether it can be changed now.
    pub fn is_open(&self, now: Instant) -> bool {
        self.shown()
            .is_some_and(|shown| now.duration_since(shown.since) < LIFE)
    }

    /// The picture in the message of this number, which shows `seen` as far as the message itself tells.
    pub fn picture_in(&self, message: u64, seen: Option<Mark>) -> Option<Mark> {
        match self.shown() {
            Some(shown) if shown.message == Some(message) => shown.picture,
            _ => seen,
        }
    }

    fn answered(self, token: String, hand: Hand, laid: Laid, now: Instant) -> (State, Vec<Effect>) {
        let (message, picture, due) = match laid {
            Laid::Anew => (None, None, Due::Nothing),
            Laid::InPlace { message, kept, due } => (Some(message), kept, due),
        };
        // It may have been drawn up before its holder wished to see it otherwise.
        let due = match self.due() {
            Due::Anew => Due::Anew,
            Due::Nothing | Due::Again => due,
        };
        let mut effects = Vec::new();
        if let (Laid::Anew, Some(before)) = (laid, self.into_shown()) {
            let token = before.token;
            effects.push(Effect::Delete { token });
        }
        // The table may have gone on while the answer was on its way; and the picture is still to come.
        effects.push(Effect::Ring);
        let shown = Box::new(Shown {
            token,
            hand,
            picture,
            message,
            since: now,
        });
        (State::Lying { shown, due }, effects)
    }

    fn taken_up(self) -> (State, Vec<Effect>) {
        let due = match &self {
            // It may have come, or not.
            State::Changing(..) => self.due().max(Due::Again),
            _ => self.due(),
        };
        let Some(shown) = self.into_shown() else {
            return (State::Away, Vec::new());
        };
        let draw_up = Effect::DrawUp {
            token: shown.token.clone(),
            hand: Box::new(shown.hand.clone()),
            picture: shown.picture,
            due,
        };
        let then = Due::Nothing;
        let taken = TakenUp { shown, due, then };
        (State::Drawing(taken), vec![draw_up])
    }

    fn changed(self, news: News) -> (State, Vec<Effect>) {
        match (self, news) {
            (State::Drawing(taken), News::Drawn { hand, text }) => {
                let TakenUp { shown, due, then } = &taken;
                let hung = hand.screen.picture.as_ref();
                let picture = picture_after(hand.art.as_ref(), hung, shown.picture);
                let is_true = text == Text::Kept && picture == shown.picture;
                if is_true && *due == Due::Nothing {
                    let (shown, due) = (shown.clone(), *then);
                    return (State::Lying { shown, due }, Vec::new());
                }
                let token = shown.token.clone();
                let change = Change { hand, picture };
                let effect = Effect::AwaitPen { token };
                (State::Ready(taken, change), vec![effect])
            }
            (State::Ready(taken, Change { hand, picture }), News::Free) => {
                let token = taken.shown.token.clone();
                let effect = Effect::Edit { token, hand };
                (State::Changing(taken, picture), vec![effect])
            }
            (State::Changing(taken, picture), News::Edited { mut hand, message }) => {
                hand.screen.picture = None;
                let shown = Box::new(Shown {
                    hand: *hand,
                    picture,
                    message: Some(message),
                    ..*taken.shown
                });
                let due = taken.then;
                (State::Lying { shown, due }, Vec::new())
            }
            (State::Changing(..), News::Refused) => (State::Away, vec![Effect::Call]),
            (State::Drawing(taken) | State::Ready(taken, _), News::GivenUp) => {
                let due = taken.due.max(taken.then);
                let shown = taken.shown;
                (State::Lying { shown, due }, Vec::new())
            }
            // Nobody tells that.
            (state, _) => (state, Vec::new()),
        }
    }

    fn wished(mut self) -> (State, Vec<Effect>) {
        match &mut self {
            State::Away => return (self, Vec::new()),
            State::Lying { due, .. } => *due = Due::Anew,
            State::Drawing(taken) | State::Ready(taken, _) | State::Changing(taken, _) => {
                taken.then = Due::Anew;
            }
        }
        (self, vec![Effect::Ring])
    }

    /// What is due where what is under way comes to nothing.
    fn due(&self) -> Due {
        match self {
            State::Away => Due::Nothing,
            State::Lying { due, .. } => *due,
            State::Drawing(taken) | State::Ready(taken, _) | State::Changing(taken, _) => {
                taken.due.max(taken.then)
            }
        }
    }

    fn shown(&self) -> Option<&Shown> {
        match self {
            State::Away => None,
            State::Lying { shown, .. } => Some(shown),
            State::Drawing(taken) | State::Ready(taken, _) | State::Changing(taken, _) => {
                Some(&taken.shown)
            }
        }
    }

    fn into_shown(self) -> Option<Box<Shown>> {
        match self {
            State::Away => None,
            State::Lying { shown, .. } => Some(shown),
            State::Drawing(taken) | State::Ready(taken, _) | State::Changing(taken, _) => {
                Some(taken.shown)
            }
        }
    }
}

#[cfg(test)]
mod tests;
