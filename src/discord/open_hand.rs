//! An open hand: a private message that can still be edited without a new click.
//!
//! Each hand belongs to one member at one table and is a [`State`]; [`State::step`] holds every transition. It knows
//! neither the clock nor Discord nor the table: `open_hands` reports events to it and carries out its effects.
//!
//! ```text
//!            Answered: from every state; the newer answer counts
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
//! A hand is sent as an answer to a click and is then `Lying`. The keeper of the table's messages takes it up
//! whenever the table changes or its picture is finished: the hand is drawn up, waits until no click in it is being
//! answered, and is edited.
//! A click in the meantime replaces the message with a newer answer, and the result of the older edit is ignored.
//! Asking for a different view ([`Event::Wished`]) does not change the state; the hand is drawn up once more
//! afterwards.

use super::art::shown as picture_after;
use super::hand::Hand;
use screens::art::Fingerprint;
use std::time::Duration;
use tokio::time::Instant;

/// An interaction's token lasts 15 minutes; one minute is left as a margin.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// The state of one hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum State {
    /// There is no message that could be edited.
    #[default]
    Away,
    /// The message is as last sent, and no request of ours is in flight.
    Lying {
        shown: Box<Shown>,
        /// What to do even if the hand is still up to date.
        due: Due,
    },
    /// The words are being composed, and the picture is drawn if it is finished in time.
    Drawing(TakenUp),
    /// The new content is ready and is sent as soon as nobody else is editing the message.
    Ready(TakenUp, Change),
    /// The edit has been sent to Discord; afterwards the message shows this picture.
    Changing(TakenUp, Option<Fingerprint>),
}

/// A message that is about to be edited.
#[derive(Clone, Debug, PartialEq)]
pub struct TakenUp {
    shown: Box<Shown>,
    /// Why it was taken up.
    due: Due,
    /// What to do after this edit.
    then: Due,
}

/// The message as last known.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The interaction token that allows editing it.
    token: String,
    /// Its content, apart from the picture.
    hand: Hand,
    /// The picture it shows.
    picture: Option<Fingerprint>,
    /// Discord's message id, if known.
    message: Option<u64>,
    since: Instant,
}

/// The new content of the message.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    hand: Box<Hand>,
    /// The picture it will show.
    picture: Option<Fingerprint>,
}

/// What to do about a hand even if its moment has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// Nothing to do.
    Nothing,
    /// Send it again: an older edit may have arrived after it.
    Again,
    /// Compose it anew: its holder changed how they want to see it.
    Anew,
}

/// The message in which a hand was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// A new message without a picture.
    Anew,
    /// In the message that was clicked.
    InPlace {
        /// Discord's message id.
        message: u64,
        /// The picture that stayed in the message.
        kept: Option<Fingerprint>,
        /// [`Due::Again`] if an older edit may still arrive after it.
        due: Due,
    },
}

/// An event in the life of a hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Discord accepted it as the answer to the interaction with this token.
    Answered {
        token: String,
        hand: Box<Hand>,
        laid: Laid,
    },
    /// The keeper of the table's messages takes it up. There is only one keeper, and it takes up a hand once at a
    /// time: if an edit was under way, the previous keeper panicked.
    TakenUp,
    /// Progress of the edit of the message with this token.
    Change { token: String, news: News },
    /// Its holder changed how they want to see it.
    Wished,
    /// Its holder left the table.
    GotUp,
    /// Its holder had all their data erased.
    Erased,
}

/// Progress of an edit.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The new content is ready, including the picture to show.
    Drawn { hand: Box<Hand>, text: Text },
    /// Nobody else is editing the message now.
    Free,
    /// Discord accepted the edit; this is the message's id.
    Edited { hand: Box<Hand>, message: u64 },
    /// Discord refused the edit or took too long.
    Refused,
    /// The hand cannot be drawn up, or a click takes too long to answer: try again later.
    GivenUp,
}

/// Whether the words of a hand were composed anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// They were kept: chosen cards and the last answer stay as long as they are still true.
    Kept,
    /// They were composed anew.
    New,
}

/// A task for `open_hands`.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Look at the table, draw up this message's hand, and report [`News::Drawn`].
    DrawUp {
        token: String,
        /// Its current content.
        hand: Box<Hand>,
        /// Its current picture.
        picture: Option<Fingerprint>,
        due: Due,
    },
    /// Wait until nobody else is editing the message, and report [`News::Free`].
    AwaitPen { token: String },
    /// Edit the message with this token, and report [`News::Edited`].
    Edit { token: String, hand: Box<Hand> },
    /// Delete the message with this token.
    Delete { token: String },
    /// Have the table looked at again soon.
    Ring,
    /// The hand can no longer be edited, so its holder may have to be reminded.
    Call,
}

impl State {
    /// The next state of the hand, and the effects to carry out.
    #[must_use]
    pub fn step(self, event: Event, now: Instant) -> (State, Vec<Effect>) {
        let state = match event {
            // An edit under way runs to its end, even past the lifetime.
            Event::Change { .. } => self,
            _ if self.is_open(now) => self,
            _ => State::Away,
        };
        match event {
            Event::Answered { token, hand, laid } => state.answered(token, *hand, laid, now),
            Event::TakenUp => state.taken_up(),
            Event::Change { token, news } => match state.shown() {
                Some(shown) if shown.token == token => state.changed(news),
                // A newer answer has replaced this message.
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

    /// Whether the message can be edited now.
    pub fn is_open(&self, now: Instant) -> bool {
        self.shown()
            .is_some_and(|shown| now.duration_since(shown.since) < LIFE)
    }

    /// The picture in the message with this id; `seen` is what the message itself indicates.
    pub fn picture_in(&self, message: u64, seen: Option<Fingerprint>) -> Option<Fingerprint> {
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
        // It may have been drawn up before its holder asked for a different view.
        let due = match self.due() {
            Due::Anew => Due::Anew,
            Due::Nothing | Due::Again => due,
        };
        let mut effects = Vec::new();
        if let (Laid::Anew, Some(before)) = (laid, self.into_shown()) {
            let token = before.token;
            effects.push(Effect::Delete { token });
        }
        // The table may have changed while the answer was in flight, and the picture is still missing.
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
            // The edit may or may not have arrived.
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
            // Not reported in this state.
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

    /// What is due if the edit under way fails.
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
