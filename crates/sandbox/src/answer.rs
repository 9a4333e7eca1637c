//! The bot's answer to something that a person does.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{view::Message, world::Id};

/// The kind of a first answer, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// A new message (4).
    Message,
    /// The message will follow (5): "thinking…".
    Deferred,
    /// Nothing visible yet; the message may change later (6).
    DeferredUpdate,
    /// A change of the message with the component (7).
    Update,
    /// Choices for an option being typed (8).
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
    /// How the bot answered.
    pub kind: AnswerKind,
    /// The message that was created or changed.
    pub message: Option<Message>,
    /// The dialog that was opened.
    pub modal: Option<Modal>,
    /// The choices that were offered.
    pub choices: Vec<Value>,
    /// The time from sending the event to receiving the answer.
    pub elapsed: Duration,
}

impl Answer {
    /// The answer's message.
    ///
    /// # Panics
    /// If the answer has no message.
    #[must_use]
    pub fn message(&self) -> &Message {
        match &self.message {
            Some(message) => message,
            None => panic!("the answer has no message: {self:?}"),
        }
    }
}

/// A dialog as it is open on a person's screen.
#[derive(Clone, Debug)]
pub struct Modal {
    /// The sandbox's own id for this opening of the dialog.
    pub id: Id,
    /// The bot's id for the dialog.
    pub custom_id: String,
    /// As shown at the top of the dialog.
    pub title: String,
    /// Rows of text inputs, or labels with inputs.
    pub components: Vec<Value>,
}

/// Why a person could not do something, or got no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// This person has no such command in this channel.
    #[error("there is no command {0}")]
    NoSuchCommand(String),
    /// The person's client rejects an option of a command.
    #[error("option {option}: {why}")]
    BadOption {
        /// The option's name.
        option: String,
        /// The reason.
        why: String,
    },
    /// The person's client rejects an input of a dialog.
    #[error("input {input}: {why}")]
    BadInput {
        /// The input's custom id.
        input: String,
        /// The reason.
        why: String,
    },
    /// This person sees no such channel, message or component, or it is disabled.
    #[error("not there: {0}")]
    NotThere(String),
    /// The person lacks a permission.
    #[error("not allowed: {0}")]
    NotAllowed(String),
    /// The thread is locked, and the person may not manage threads.
    #[error("the thread is locked")]
    Locked,
    /// The bot did not answer within its time limit.
    #[error("the application did not respond")]
    NoAnswer,
}

impl ActionError {
    /// The reason for the page, which has sentences for it in each language.
    pub(crate) fn reason(&self) -> Value {
        match self {
            ActionError::NoSuchCommand(name) => json!({"why": "command", "name": name}),
            ActionError::BadOption { option, .. } => json!({"why": "option", "name": option}),
            ActionError::BadInput { .. } => json!({"why": "input"}),
            ActionError::NotThere(_) => json!({"why": "failed"}),
            ActionError::NotAllowed(_) => json!({"why": "forbidden"}),
            ActionError::Locked => json!({"why": "locked"}),
            ActionError::NoAnswer => json!({"why": "silent"}),
        }
    }

    pub(crate) fn option(option: &str, why: impl Into<String>) -> Self {
        ActionError::BadOption {
            option: option.to_owned(),
            why: why.into(),
        }
    }
}
