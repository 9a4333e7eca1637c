//! Errors of commands and clicks: a player's mistake is shown to them, ours is logged.

use crate::discord::Undelivered;
use bank::{BankError, BankRefusal};
use books::AmountError;
use house::{HouseError, PaymentError};
use house::{Storage, failed_storage};
use pages::HouseRefusal;
use screens::words::Words;

/// Why a command or a click failed.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// A sentence for the member who asked.
    #[error("{0}")]
    Message(String),
    /// A player's mistake that has its sentence in `screens::house_refusal`.
    #[error(transparent)]
    Refused(Box<HouseRefusal>),
    /// The bank's refusal.
    #[error(transparent)]
    Bank(BankRefusal),
    /// The typed text is not an amount of coins.
    #[error(transparent)]
    Amount(#[from] AmountError),
    /// Delivered twice: the first delivery is answered separately.
    #[error("delivered twice")]
    Duplicate,
    /// An error on our side: it is logged, and the member is told that nothing was changed.
    #[error(transparent)]
    Internal(anyhow::Error),
}

impl CommandError {
    /// The sentence for the member who asked; logs an internal error.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            CommandError::Message(sentence) => sentence.clone(),
            CommandError::Refused(refusal) => screens::house_refusal(words, refusal),
            CommandError::Bank(refusal) => screens::bank_refusal(words, refusal),
            CommandError::Amount(error) => screens::amount_refused(words, error),
            CommandError::Duplicate => String::new(),
            CommandError::Internal(error) => match failed_storage(error.as_ref()) {
                // The store has told the operator.
                Some(Storage::Disk) => words.say("not-stored"),
                Some(Storage::Server) => words.say("not-stored-server"),
                None => {
                    tracing::error!("{error:#}");
                    words.say("our-fault")
                }
            },
        }
    }
}

impl From<HouseError> for CommandError {
    fn from(error: HouseError) -> CommandError {
        match error {
            HouseError::Refused(refusal) => CommandError::Refused(Box::new(refusal)),
            HouseError::Internal(error) => CommandError::Internal(error),
        }
    }
}

impl From<HouseRefusal> for CommandError {
    fn from(refusal: HouseRefusal) -> CommandError {
        CommandError::Refused(Box::new(refusal))
    }
}

impl From<BankError> for CommandError {
    fn from(error: BankError) -> CommandError {
        match error {
            BankError::Refused(refusal) => CommandError::Bank(refusal),
            other => CommandError::Internal(other.into()),
        }
    }
}

impl From<PaymentError> for CommandError {
    fn from(error: PaymentError) -> CommandError {
        match error {
            PaymentError::Bank(error) => error.into(),
            PaymentError::House(refusal) => refusal.into(),
            PaymentError::Internal(error) => error.into(),
        }
    }
}

impl From<anyhow::Error> for CommandError {
    fn from(error: anyhow::Error) -> CommandError {
        CommandError::Internal(error)
    }
}

impl From<Undelivered> for CommandError {
    fn from(error: Undelivered) -> CommandError {
        CommandError::Internal(anyhow::anyhow!(
            "Discord did not accept the answer: {error}"
        ))
    }
}
