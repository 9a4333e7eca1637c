//! Answers to a question put to every seat at once.

use rules::{Act, CardSet, ParseActError};
use serde::{Deserialize, Serialize};

/// A seat's answer to a question put to every seat at once (RULES.md TM-7, AP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Answer {
    /// Show these bonus cards.
    Show(CardSet),
    /// Show none.
    Hide,
    /// Rob, and discard these cards in exchange for those taken.
    Rob(CardSet),
    /// Do not rob.
    Leave,
    /// Has nothing to show or rob with; not an act, so it appears in no record.
    Ready,
}

impl Answer {
    /// The answer that an act amounts to, or `None` if it answers no such question.
    #[must_use]
    pub fn from_act(act: Act) -> Option<Answer> {
        match act {
            Act::Show(cards) => Some(Answer::Show(cards)),
            Act::Hide => Some(Answer::Hide),
            Act::Rob(cards) => Some(Answer::Rob(cards)),
            Act::Leave => Some(Answer::Leave),
            _ => None,
        }
    }

    /// The act this answer amounts to, or `None` for `Ready`.
    #[must_use]
    pub fn act(self) -> Option<Act> {
        match self {
            Answer::Show(cards) => Some(Act::Show(cards)),
            Answer::Hide => Some(Act::Hide),
            Answer::Rob(cards) => Some(Act::Rob(cards)),
            Answer::Leave => Some(Act::Leave),
            Answer::Ready => None,
        }
    }
}

/// In the notation of a record; `ready`, which is no act, has a word of its own.
impl From<Answer> for String {
    fn from(answer: Answer) -> String {
        match answer.act() {
            Some(act) => act.to_string(),
            None => "ready".to_owned(),
        }
    }
}

impl TryFrom<String> for Answer {
    type Error = ParseActError;
    fn try_from(words: String) -> Result<Answer, ParseActError> {
        if words == "ready" {
            return Ok(Answer::Ready);
        }
        Answer::from_act(words.parse()?).ok_or(ParseActError::Unreadable)
    }
}
