//! The methods of docs/SHUFFLE.md, by number.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How hash, order and lot follow from what they follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Method {
    /// Of shuffles from before the first dealer was drawn: it binds a dealer, and has no lot.
    One,
    /// Of every new shuffle: it binds a dealer, or that one is drawn by lot.
    Two,
}

/// The number is that of no method known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not the number of a method: 1 and 2 are")]
pub struct UnknownMethod(pub u32);

impl Method {
    /// What new shuffles are made by.
    pub const LATEST: Method = Method::Two;

    /// Its number.
    pub const fn number(self) -> u32 {
        match self {
            Method::One => 1,
            Method::Two => 2,
        }
    }

    /// The first line of what is hashed for a purpose, with its line feed:
    /// no text that is hashed for one purpose or method can stand for another.
    pub(crate) fn label(self, purpose: &str) -> String {
        format!("triomphe shuffle {self} {purpose}\n")
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl TryFrom<u32> for Method {
    type Error = UnknownMethod;
    fn try_from(number: u32) -> Result<Method, UnknownMethod> {
        [Method::One, Method::Two]
            .into_iter()
            .find(|method| method.number() == number)
            .ok_or(UnknownMethod(number))
    }
}

impl From<Method> for u32 {
    fn from(method: Method) -> u32 {
        method.number()
    }
}
