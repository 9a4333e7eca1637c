//! What can go wrong with what somebody asked for: theirs is told, ours is logged.

use super::surfaces::why;
use books::AmountError;
use house::bank::{BankError, BankRefusal};
use house::{Sorry, Trouble};
use screens::words::Words;

/// Why a command or a click came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Wrong {
    /// To be told to the one who asked, in this sentence.
    #[error("{0}")]
    Said(String),
    /// A player's mistake that has its sentence in `screens::sorry`.
    #[error(transparent)]
    Sorry(Box<Sorry>),
    /// The bank does not do it.
    #[error(transparent)]
    Bank(BankRefusal),
    /// What they typed is no amount of coins.
    #[error(transparent)]
    Amount(#[from] AmountError),
    /// Delivered a second time: the first is or was answered.
    #[error("delivered twice")]
    Twice,
    /// Our side: it is logged, and they hear that nothing was changed.
    #[error(transparent)]
    Ours(anyhow::Error),
}

impl Wrong {
    /// The sentence for the one who asked; what is ours is logged on the way.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Wrong::Said(sentence) => sentence.clone(),
            Wrong::Sorry(sorry) => screens::sorry(words, sorry),
            Wrong::Bank(refusal) => screens::bank_refusal(words, refusal),
            Wrong::Amount(error) => screens::amount_refused(words, error),
            Wrong::Twice => String::new(),
            Wrong::Ours(error) => {
                tracing::error!("{error:#}");
                words.say("our-fault")
            }
        }
    }
}

impl From<Trouble> for Wrong {
    fn from(trouble: Trouble) -> Wrong {
        match trouble {
            Trouble::Sorry(sorry) => Wrong::Sorry(Box::new(sorry)),
            Trouble::Ours(error) => Wrong::Ours(error),
        }
    }
}

impl From<Sorry> for Wrong {
    fn from(sorry: Sorry) -> Wrong {
        Wrong::Sorry(Box::new(sorry))
    }
}

impl From<BankError> for Wrong {
    fn from(error: BankError) -> Wrong {
        match error {
            BankError::Refused(refusal) => Wrong::Bank(refusal),
            other => Wrong::Ours(other.into()),
        }
    }
}

impl From<anyhow::Error> for Wrong {
    fn from(error: anyhow::Error) -> Wrong {
        Wrong::Ours(error)
    }
}

impl From<serenity::Error> for Wrong {
    fn from(error: serenity::Error) -> Wrong {
        Wrong::Ours(anyhow::anyhow!("Discord took no answer: {}", why(&error)))
    }
}
