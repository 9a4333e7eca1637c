//! The methods of docs/SHUFFLE.md, by number.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How the hash, the order and the lot are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Method {
    /// The method before there was a lot: the dealer is always bound.
    One,
    /// The method of every new shuffle: the dealer is bound or drawn by lot.
    Two,
}

/// No method has this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no method {0}, only 1 and 2")]
pub struct UnknownMethod(pub u32);

impl Method {
    /// The method of new shuffles.
    pub const LATEST: Method = Method::Two;

    /// The number in proofs.
    pub const fn number(self) -> u32 {
        match self {
            Method::One => 1,
            Method::Two => 2,
        }
    }

    /// The first line of every text that is hashed, with its line feed. It differs for each purpose and method,
    /// so no hashed text can be passed off as another.
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
