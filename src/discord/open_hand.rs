//! An open hand: a private message that can still be edited without a new click.
//!
//! Each hand belongs to one member at one table and is a [`State`]; [`State::step`] holds every transition. It knows
//! neither the clock nor Discord nor the table: `open_hands` reports events to it and carries out its effects.
//!
//! ```text
//!            Answered: from every state; the newer answer counts (1)
//!  ┌──────┐ ──────────────────────────────────────────────▶ ┌───────┐
//!  │ Away │                                                 │ Idle  │ ◀────────────────────┐
//!  └──────┘                                                 └───────┘                      │
//!      ▲                                             Refresh │     ▲                       │
//!      │                                                     ▼     │ GaveUp; Drawn, but    │
//!      │ from every state:                      (2) ───▶ ┌─────────┐ nothing has changed   │
//!      │   LeftTable, Erased,                            │ Drawing │                       │
//!      │   fourteen minutes old                          └─────────┘                       │
//!      │                                       otherwise Drawn │                           │
//!      │                                                       ▼                           │
//!      │                                                  ┌───────┐        GaveUp          │
//!      │                                                  │ Ready │ ──────────────────────▶│
//!      │                                                  └───────┘                        │
//!      │                                              Unlocked │                           │
//!      │                                                       ▼                           │
//!      │ Refused                                         ┌──────────┐  Edited, SentBelow   │
//!      └──────────────────────────────────────────────── │ Editing  │ ─────────────────────┘
//!                                                        └──────────┘
//! ```
//!
//! 1. Except a click in a message that a further one has replaced: the state stays, and the newer message is composed
//!    anew.
//! 2. `Refresh` also leads from `Drawing`, `Ready` and `Editing` to `Drawing`: whoever was at work on it has panicked.
//!
//! A hand is sent as an answer to a click and is then `Idle`. The keeper of the table's messages refreshes it
//! whenever the table changes or its picture is finished: the hand is drawn up, waits until no click in it is being
//! answered, and is edited.
//! A click in the meantime replaces the message with a newer answer, and the result of the older edit is ignored.
//! After fourteen minutes its holder is told that it no longer changes by itself ([`Effect::Retire`]).
//! Asking for a different view ([`Event::ViewChanged`]) does not change the state; the hand is drawn up once more
//! afterwards. Nor does the table's message, when it was posted anew below the hand ([`Event::Buried`]): the next edit
//! is then a new message, and the old one is deleted.

use super::art::shown as picture_after;
use interactions::hand::Hand;
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
    Idle {
        shown: Box<ShownMessage>,
        /// What to do even if the hand is still up to date.
        due: Due,
    },
    /// The words are being composed, and the picture is drawn if it is finished in time.
    Drawing(PendingEdit),
    /// The new content is ready and is sent as soon as nobody else is editing the message.
    Ready(PendingEdit, HandEdit),
    /// The edit has been sent to Discord; afterwards the message shows this picture.
    Editing(PendingEdit, Option<Fingerprint>),
}

/// A message that is about to be edited.
#[derive(Clone, Debug, PartialEq)]
pub struct PendingEdit {
    shown: Box<ShownMessage>,
    /// Why it was refreshed.
    due: Due,
    /// What to do after this edit.
    then: Due,
}

/// The message as last known.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownMessage {
    /// The interaction token that allows editing it.
    token: String,
    /// Which of that interaction's messages it is.
    sent: HandMessage,
    /// Its content, apart from the picture.
    hand: Hand,
    /// The picture it shows.
    picture: Option<Fingerprint>,
    /// Discord's message id, if known.
    message: Option<u64>,
    since: Instant,
}

/// Which of an interaction's messages a hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandMessage {
    /// The answer itself.
    Answer,
    /// A further message, with Discord's id.
    FollowUp(u64),
}

/// The new content of the message.
#[derive(Clone, Debug, PartialEq)]
pub struct HandEdit {
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
    Resend,
    /// Compose it anew: its holder changed how they want to see it.
    Recompose,
    /// The same, as a new message: the table's message was posted below it.
    Below,
}

/// The message in which a hand was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// A new message without a picture.
    New,
    /// In the message that was clicked.
    InPlace {
        /// Discord's message id.
        message: u64,
        /// The picture that stayed in the message.
        kept: Option<Fingerprint>,
        /// [`Due::Resend`] if an older edit may still arrive after it.
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
        delivery: Delivery,
    },
    /// The keeper of the table's messages refreshes it. There is only one keeper, and it refreshes a hand once at a
    /// time: if an edit was under way, the previous keeper panicked.
    Refresh,
    /// Progress of the edit of the message with this token.
    Progress { token: String, progress: Progress },
    /// Its holder changed how they want to see it.
    ViewChanged,
    /// The table's message was posted anew, below it.
    Buried,
    /// It may have reached the end of its life.
    Aged,
    /// Its holder left the table.
    LeftTable,
    /// Its holder had all their data erased.
    Erased,
}

/// Progress of an edit.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// The new content is ready, including the picture to show.
    Drawn { hand: Box<Hand>, text: Text },
    /// Nobody else is editing the message now.
    Unlocked,
    /// Discord accepted the edit; this is the message's id.
    Edited { hand: Box<Hand>, message: u64 },
    /// Discord accepted the further message; this is its id.
    SentBelow { hand: Box<Hand>, message: u64 },
    /// Discord refused the edit or took too long.
    Refused,
    /// The hand cannot be drawn up, or a click takes too long to answer: try again later.
    GaveUp,
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
    /// Look at the table, draw up this message's hand, and report [`Progress::Drawn`].
    DrawUp {
        token: String,
        /// Its current content.
        hand: Box<Hand>,
        /// Its current picture.
        picture: Option<Fingerprint>,
        due: Due,
    },
    /// Wait until nobody else is editing the message, and report [`Progress::Unlocked`].
    AwaitEditLock { token: String },
    /// Edit this message, and report [`Progress::Edited`].
    Edit {
        token: String,
        sent: HandMessage,
        hand: Box<Hand>,
    },
    /// Send the hand as a further message by this token, and report [`Progress::SentBelow`].
    SendBelow { token: String, hand: Box<Hand> },
    /// Delete this message.
    Delete { token: String, sent: HandMessage },
    /// Delete this message once the clicks in it that are under way have been answered.
    DeleteSoon { token: String, sent: HandMessage },
    /// Say in this message that it no longer changes by itself; the rest of it stays.
    Retire {
        token: String,
        sent: HandMessage,
        /// Its current content.
        hand: Box<Hand>,
        /// Its current picture.
        picture: Option<Fingerprint>,
    },
    /// Have the table looked at again soon.
    Ring,
    /// The hand can no longer be edited, so its holder may have to be reminded.
    Remind,
}

impl State {
    /// The next state of the hand, and the effects to carry out.
    #[must_use]
    pub fn step(self, event: Event, now: Instant) -> (State, Vec<Effect>) {
        let state = match event {
            // An edit under way runs to its end, even past the lifetime.
            Event::Progress { .. } | Event::Aged => self,
            _ if self.is_open(now) => self,
            _ => State::Away,
        };
        match event {
            Event::Answered {
                token,
                hand,
                delivery,
            } => state.answered(token, *hand, delivery, now),
            Event::Refresh => state.refresh(),
            Event::Progress { token, progress } => match state.shown() {
                Some(shown) if shown.token == token => state.changed(progress),
                // A newer answer has replaced this message.
                _ => match progress {
                    Progress::SentBelow { message, .. } => {
                        let sent = HandMessage::FollowUp(message);
                        (state, vec![Effect::Delete { token, sent }])
                    }
                    _ => (state, Vec::new()),
                },
            },
            Event::ViewChanged => state.with_due(Due::Recompose),
            Event::Buried => state.with_due(Due::Below),
            Event::Aged if state.is_open(now) => (state, Vec::new()),
            Event::Aged => match state.into_shown() {
                Some(shown) => {
                    let ShownMessage {
                        token,
                        sent,
                        hand,
                        picture,
                        ..
                    } = *shown;
                    let hand = Box::new(hand);
                    let retire = Effect::Retire {
                        token,
                        sent,
                        hand,
                        picture,
                    };
                    (State::Away, vec![retire])
                }
                None => (State::Away, Vec::new()),
            },
            Event::LeftTable => match state.into_shown() {
                Some(shown) => {
                    let ShownMessage { token, sent, .. } = *shown;
                    (State::Away, vec![Effect::Delete { token, sent }])
                }
                None => (State::Away, Vec::new()),
            },
            Event::Erased => (State::Away, Vec::new()),
        }
    }

    /// Whether the message can be edited now.
    pub fn is_open(&self, now: Instant) -> bool {
        self.ends_at().is_some_and(|end| now < end)
    }

    /// Until when the message can be edited; `None` if there is none.
    pub fn ends_at(&self) -> Option<Instant> {
        Some(self.shown()?.since + LIFE)
    }

    /// The picture in the message with this id; `seen` is what the message itself indicates.
    pub fn picture_in(&self, message: u64, seen: Option<Fingerprint>) -> Option<Fingerprint> {
        match self.shown() {
            Some(shown) if shown.message == Some(message) => shown.picture,
            _ => seen,
        }
    }

    /// The picture that an edit in flight leaves in the message with this id: it is there whether an answer arrives
    /// before that edit or after it.
    pub fn picture_kept_in(&self, message: u64) -> Option<Fingerprint> {
        match self {
            State::Editing(PendingEdit { shown, due, .. }, after)
                if shown.message == Some(message) && *after == shown.kept(*due) =>
            {
                *after
            }
            _ => None,
        }
    }

    fn answered(
        self,
        token: String,
        hand: Hand,
        delivery: Delivery,
        now: Instant,
    ) -> (State, Vec<Effect>) {
        if let (Delivery::InPlace { message, .. }, Some(shown)) = (delivery, self.shown())
            && let HandMessage::FollowUp(newer) = shown.sent
            && newer != message
        {
            // The click was in the message that this one has replaced, and that is about to go.
            return self.with_due(Due::Recompose);
        }
        let (message, picture, due) = match delivery {
            Delivery::New => (None, None, Due::Nothing),
            Delivery::InPlace { message, kept, due } => (Some(message), kept, due),
        };
        // It may have been drawn up before its holder asked for a different view.
        let due = match (self.due(), delivery) {
            (Due::Nothing | Due::Resend, _) => due,
            // A new message is below the table's anyhow.
            (Due::Recompose, _) | (Due::Below, Delivery::New) => Due::Recompose,
            (Due::Below, Delivery::InPlace { .. }) => Due::Below,
        };
        let mut effects = Vec::new();
        if let (Delivery::New, Some(before)) = (delivery, self.into_shown()) {
            let ShownMessage { token, sent, .. } = *before;
            effects.push(Effect::Delete { token, sent });
        }
        // The table may have changed while the answer was in flight, and the picture is still missing.
        effects.push(Effect::Ring);
        let shown = Box::new(ShownMessage {
            token,
            sent: HandMessage::Answer,
            hand,
            picture,
            message,
            since: now,
        });
        (State::Idle { shown, due }, effects)
    }

    fn refresh(self) -> (State, Vec<Effect>) {
        let due = match &self {
            // The edit may or may not have arrived.
            State::Editing(..) => self.due().max(Due::Resend),
            _ => self.due(),
        };
        let Some(shown) = self.into_shown() else {
            return (State::Away, Vec::new());
        };
        let draw_up = Effect::DrawUp {
            token: shown.token.clone(),
            hand: Box::new(shown.hand.clone()),
            picture: shown.kept(due),
            due,
        };
        let then = Due::Nothing;
        let pending = PendingEdit { shown, due, then };
        (State::Drawing(pending), vec![draw_up])
    }

    fn changed(self, progress: Progress) -> (State, Vec<Effect>) {
        match (self, progress) {
            (State::Drawing(pending), Progress::Drawn { hand, text }) => {
                let PendingEdit { shown, due, then } = &pending;
                let hung = hand.screen.picture.as_ref();
                let picture = picture_after(hand.art.as_ref(), hung, shown.kept(*due));
                let is_true = text == Text::Kept && picture == shown.picture;
                if is_true && *due == Due::Nothing {
                    let (shown, due) = (shown.clone(), *then);
                    return (State::Idle { shown, due }, Vec::new());
                }
                let token = shown.token.clone();
                let change = HandEdit { hand, picture };
                let effect = Effect::AwaitEditLock { token };
                (State::Ready(pending, change), vec![effect])
            }
            (State::Ready(pending, HandEdit { hand, picture }), Progress::Unlocked) => {
                let (token, sent) = (pending.shown.token.clone(), pending.shown.sent);
                let effect = match pending.due {
                    Due::Below => Effect::SendBelow { token, hand },
                    Due::Nothing | Due::Resend | Due::Recompose => {
                        Effect::Edit { token, sent, hand }
                    }
                };
                (State::Editing(pending, picture), vec![effect])
            }
            (State::Editing(pending, picture), Progress::Edited { hand, message }) => {
                let sent = pending.shown.sent;
                (pending.done(*hand, picture, sent, message), Vec::new())
            }
            (State::Editing(pending, picture), Progress::SentBelow { hand, message }) => {
                let (token, sent) = (pending.shown.token.clone(), pending.shown.sent);
                // There may be no picture yet.
                let effects = vec![Effect::DeleteSoon { token, sent }, Effect::Ring];
                let sent = HandMessage::FollowUp(message);
                (pending.done(*hand, picture, sent, message), effects)
            }
            (State::Editing(..), Progress::Refused) => (State::Away, vec![Effect::Remind]),
            (State::Drawing(pending) | State::Ready(pending, _), Progress::GaveUp) => {
                let due = pending.due.max(pending.then);
                let shown = pending.shown;
                (State::Idle { shown, due }, Vec::new())
            }
            // Not reported in this state.
            (state, _) => (state, Vec::new()),
        }
    }

    /// Has the message looked after even if its hand is still true.
    fn with_due(mut self, wish: Due) -> (State, Vec<Effect>) {
        match &mut self {
            State::Away => return (self, Vec::new()),
            State::Idle { due, .. } => *due = wish.max(*due),
            State::Drawing(pending) | State::Ready(pending, _) | State::Editing(pending, _) => {
                pending.then = wish.max(pending.then);
            }
        }
        (self, vec![Effect::Ring])
    }

    /// What is due if the edit under way fails.
    fn due(&self) -> Due {
        match self {
            State::Away => Due::Nothing,
            State::Idle { due, .. } => *due,
            State::Drawing(pending) | State::Ready(pending, _) | State::Editing(pending, _) => {
                pending.due.max(pending.then)
            }
        }
    }

    fn shown(&self) -> Option<&ShownMessage> {
        match self {
            State::Away => None,
            State::Idle { shown, .. } => Some(shown),
            State::Drawing(pending) | State::Ready(pending, _) | State::Editing(pending, _) => {
                Some(&pending.shown)
            }
        }
    }

    fn into_shown(self) -> Option<Box<ShownMessage>> {
        match self {
            State::Away => None,
            State::Idle { shown, .. } => Some(shown),
            State::Drawing(pending) | State::Ready(pending, _) | State::Editing(pending, _) => {
                Some(pending.shown)
            }
        }
    }
}

impl PendingEdit {
    /// The hand at rest after this edit.
    fn done(
        self,
        mut hand: Hand,
        picture: Option<Fingerprint>,
        sent: HandMessage,
        message: u64,
    ) -> State {
        hand.screen.picture = None;
        let shown = Box::new(ShownMessage {
            sent,
            hand,
            picture,
            message: Some(message),
            ..*self.shown
        });
        let due = self.then;
        State::Idle { shown, due }
    }
}

impl ShownMessage {
    /// The picture that stays where it is, if the hand is sent for this reason.
    fn kept(&self, due: Due) -> Option<Fingerprint> {
        self.picture.filter(|_| due != Due::Below)
    }
}

#[cfg(test)]
mod tests;
