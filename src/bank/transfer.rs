//! Coins that are to move, as a value.

use crate::text::tidy;
use ids::{GuildId, MemberId};
use store::{Note, TransferRow};

use super::{Account, Amount};

/// Coins that move from one account to another of the same server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// Unique in the server, from the cause: the same again moves nothing, another one of this
    /// name is refused.
    pub name: String,
    /// Whose coins go.
    pub debit: Account,
    /// Where they go.
    pub credit: Account,
    /// How many.
    pub amount: Amount,
    /// Why, in one kebab-case word: `ante`, `most-tricks`, `hold`, `release`, `pay` …
    pub reason: String,
    /// What it belongs to (a deal, say), opaque to the bank; the name begins with it and a
    /// colon.
    pub cause: Option<String>,
    /// Words that a person typed beside it; they can be erased.
    pub note: Option<(MemberId, String)>,
}

impl Transfer {
    /// A transfer without cause and note.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        debit: Account,
        credit: Account,
        amount: Amount,
        reason: impl Into<String>,
    ) -> Transfer {
        Transfer {
            name: name.into(),
            debit,
            credit,
            amount,
            reason: reason.into(),
            cause: None,
            note: None,
        }
    }

    /// The same, belonging to something: to what its name begins with, before a colon.
    #[must_use]
    pub fn with_cause(mut self, cause: impl Into<String>) -> Transfer {
        self.cause = Some(cause.into());
        self
    }

    /// The same, with words that somebody typed.
    #[must_use]
    pub fn with_note(mut self, author: MemberId, words: impl Into<String>) -> Transfer {
        self.note = Some((author, tidy(&words.into()).into_owned()));
        self
    }

    /// The same coins the other way: how history is corrected, for it is never edited.
    #[must_use]
    pub fn reversed(&self) -> Transfer {
        Transfer {
            name: format!("{}:void", self.name),
            debit: self.credit.clone(),
            credit: self.debit.today(),
            amount: self.amount,
            reason: "void".to_owned(),
            cause: self.cause.clone(),
            note: None,
        }
    }

    /// For a step of the store.
    #[must_use]
    pub fn row(&self, guild: GuildId, at: i64) -> TransferRow {
        TransferRow {
            guild,
            name: self.name.clone(),
            debit: self.debit.row(),
            credit: self.credit.row(),
            amount: self.amount.get(),
            reason: self.reason.clone(),
            cause: self.cause.clone(),
            note: self
                .note
                .clone()
                .map(|(author, words)| Note { author, words }),
            at,
        }
    }
}
