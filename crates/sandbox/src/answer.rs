//! What comes back when a person does something.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{view::Message, world::Id};

/// The kind of an interaction's first answer, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// A new message (4).
    Message,
    /// A message is to follow (5): "thinking…".
    Deferred,
    /// Nothing to see yet, the message may change later (6).
    DeferredUpdate,
    /// The message of the component was changed (7).
    Update,
    /// Choices for an option that is being typed (8).
    Choices,
    /// A dialog (9).
    Modal,
}

impl AnswerKind {
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        Some(match number {
            4 => AnswerKind::Message,
            5 => AnswerKind::Deferred,
            6 => AnswerKind::DeferredUpdate,
            7 => AnswerKind::Update,
            8 => AnswerKind::Choices,
            9 => AnswerKind::Modal,
            _ => return None,
        })
    }
}

/// The first answer to an interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What sort of answer it is.
    pub kind: AnswerKind,
    /// The message that was made or changed.
    pub message: Option<Message>,
    /// The dialog that was opened.
    pub modal: Option<Modal>,
    /// The choices that were offered.
    pub choices: Vec<Value>,
    /// From the event's sending to the answer's arrival.
    pub elapsed: Duration,
}

impl Answer {
    /// The message of the answer.
    ///
    /// # Panics
    /// When the answer has none.
    #[must_use]
    pub fn message(&self) -> &Message {
        match &self.message {
            Some(message) => message,
            None => panic!("the answer has no message: {self:?}"),
        }
    }
}

/// A dialog on somebody's screen.
#[derive(Clone, Debug)]
pub struct Modal {
    /// The sandbox's own number for this showing of it.
    pub id: Id,
    /// The bot's name for it.
    pub custom_id: String,
    /// Its heading.
    pub title: String,
    /// Rows of text inputs, or labels with inputs.
    pub components: Vec<Value>,
}

/// Why a person could not do what they wanted, or got no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// No command of this name is there for this person in this place.
    #[error("there is no command {0}")]
    NoSuchCommand(String),
    /// The client refuses an option of a command.
    #[error("option {option}: {why}")]
    BadOption {
        /// Its name.
        option: String,
        /// What is wrong with it.
        why: String,
    },
    /// The client refuses an input of a dialog.
    #[error("input {input}: {why}")]
    BadInput {
        /// Its custom id.
        input: String,
        /// What is wrong with it.
        why: String,
    },
    /// No such channel, message or component in this person's sight, or it is disabled.
    #[error("not there: {0}")]
    NotThere(String),
    /// The person lacks a permission.
    #[error("not allowed: {0}")]
    NotAllowed(String),
    /// The thread is locked, and the person may not manage threads.
    #[error("the thread is locked")]
    Locked,
    /// The bot did not answer in time.
    #[error("the application did not respond")]
    NoAnswer,
}

impl Failed {
    /// What the page is told: it has words for it in each of its languages.
    pub(crate) fn because(&self) -> Value {
        match self {
            Failed::NoSuchCommand(name) => json!({"why": "command", "name": name}),
            Failed::BadOption { option, .. } => json!({"why": "option", "name": option}),
            Failed::BadInput { .. } => json!({"why": "input"}),
            Failed::NotThere(_) => json!({"why": "failed"}),
            Failed::NotAllowed(_) => json!({"why": "forbidden"}),
            Failed::Locked => json!({"why": "locked"}),
            Failed::NoAnswer => json!({"why": "silent"}),
        }
    }

    pub(crate) fn option(option: &str, why: impl Into<String>) -> Self {
        Failed::BadOption {
            option: option.to_owned(),
            why: why.into(),
        }
    }
}
