//! Answers to the question that goes to every seat alike.

use rules::{Act, CardSet, ParseActError};
use serde::{Deserialize, Serialize};

/// The answer to the question that goes to every seat alike (RULES.md TM-7, AP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Answer {
    /// Show these bonus cards.
    Show(CardSet),
    /// Show none.
    Hide,
    /// Rob, and lay these cards for what is taken.
    Rob(CardSet),
    /// Do not rob.
    Leave,
    /// Nothing to say.
    Ready,
}

impl Answer {
    /// What an act answers; nothing where it is no answer to such a question.
    #[must_use]
    pub fn of(act: Act) -> Option<Answer> {
        match act {
            Act::Show(cards) => Some(Answer::Show(cards)),
            Act::Hide => Some(Answer::Hide),
            Act::Rob(cards) => Some(Answer::Rob(cards)),
            Act::Leave => Some(Answer::Leave),
            _ => None,
        }
    }

    /// The act of whoever has something to answer; nothing for who leaves it to the fixed rule.
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

/// As a record has it; `ready` is no act.
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
        Answer::of(words.parse()?).ok_or(ParseActError::Unreadable)
    }
}
