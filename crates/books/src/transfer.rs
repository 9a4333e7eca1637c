//! A transfer of coins, as a value.

use crate::{Account, Amount, Reason};
use ids::MemberId;

/// Coins that move from one account to another of the same server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// Unique in the server and derived from the cause: repeating the transfer moves nothing, and a different one of
    /// this name is refused.
    pub name: String,
    /// The account that gives the coins.
    pub debit: Account,
    /// The account that receives them.
    pub credit: Account,
    /// From 1 to [`crate::LIMIT`] coins.
    pub amount: Amount,
    /// Why they move.
    pub reason: Reason,
    /// What it belongs to (a deal, say), opaque to the bank; if set, the name begins with it and a colon.
    pub cause: Option<String>,
    /// A note and its author; erasable.
    pub note: Option<(MemberId, String)>,
}

impl Transfer {
    /// A transfer without cause or note.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        debit: Account,
        credit: Account,
        amount: Amount,
        reason: Reason,
    ) -> Transfer {
        Transfer {
            name: name.into(),
            debit,
            credit,
            amount,
            reason,
            cause: None,
            note: None,
        }
    }

    /// The same transfer with a cause, which its name must begin with, before a colon.
    #[must_use]
    pub fn with_cause(mut self, cause: impl Into<String>) -> Transfer {
        self.cause = Some(cause.into());
        self
    }

    /// The same transfer with a note.
    #[must_use]
    pub fn with_note(mut self, author: MemberId, words: impl Into<String>) -> Transfer {
        self.note = Some((author, words.into()));
        self
    }

    /// The reverse transfer, which is how history is corrected, since it is never edited.
    #[must_use]
    pub fn reversed(&self) -> Transfer {
        Transfer {
            name: format!("{}:void", self.name),
            debit: self.credit.clone(),
            credit: self.debit.current_owner(),
            amount: self.amount,
            reason: Reason::Void,
            cause: self.cause.clone(),
            note: None,
        }
    }

    /// Whether it moves the same coins for the same cause, whatever the note.
    #[must_use]
    pub fn is_the_same_as(&self, other: &Transfer) -> bool {
        let Transfer {
            name,
            debit,
            credit,
            amount,
            reason,
            cause,
            note: _,
        } = self;
        (name, debit, credit, amount, reason, cause)
            == (
                &other.name,
                &other.debit,
                &other.credit,
                &other.amount,
                &other.reason,
                &other.cause,
            )
    }
}
