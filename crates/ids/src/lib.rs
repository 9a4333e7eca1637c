//! Ids of who and what (Discord's, and our own, which are random), shards, and moments.
//!
//! Pure: the caller supplies the 64 random bits of a new id.

mod seek;
mod shard;
mod time;

pub use seek::Seek;
pub use shard::Shard;
pub use time::{Millis, Moment, Version};

use std::fmt;
use std::str::FromStr;

macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = IdError;
            fn from_str(text: &str) -> Result<Self, IdError> {
                text.parse().map(Self).map_err(|_| IdError)
            }
        }
    )*};
}

snowflake!(
    /// A server (a "guild" in Discord's API).
    GuildId,
    /// A channel or thread.
    ChannelId,
    /// A member of a server, by the id of their Discord account.
    MemberId,
    /// A message on Discord.
    MessageId
);

macro_rules! random_id {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        ///
        /// 64 random bits, so that it cannot be guessed; written as 13 characters of base32.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&to_base32(self.0))
            }
        }

        impl FromStr for $name {
            type Err = IdError;
            fn from_str(text: &str) -> Result<Self, IdError> {
                of_base32(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;
            fn try_from(text: String) -> Result<Self, IdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    )*};
}

random_id!(
    /// Identifies a table.
    TableId,
    /// Identifies a deal.
    DealId,
    /// Identifies a purse, a member's or a character's. The books know people by nothing else.
    PurseId,
    /// Identifies a session: a game master's evening.
    SessionId,
    /// Identifies a request to void a deal that waits for others to agree.
    VoidRequestId
);

impl DealId {
    /// The length of [`DealId::short`].
    const SHORT: usize = 6;

    /// Its first characters, by which people refer to it.
    #[must_use]
    pub fn short(self) -> String {
        let mut text = self.to_string();
        text.truncate(Self::SHORT);
        text
    }

    /// The first and last id with this prefix; `None` if there can be none.
    #[must_use]
    pub fn beginning(prefix: &str) -> Option<(DealId, DealId)> {
        if prefix.is_empty() {
            return None;
        }
        let first = of_base32(&format!("{prefix:0<LENGTH$}")).ok()?;
        let last = of_base32(&format!("{prefix:z<LENGTH$}")).ok()?;
        Some((DealId(first), DealId(last)))
    }
}

/// The text is not an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is not an id")]
pub struct IdError;

/// Base32 digits without easily confused letters (Crockford's, in lower case).
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 13 times 5 bits hold 64.
const LENGTH: usize = 13;

fn to_base32(id: u64) -> String {
    (0..LENGTH)
        .rev()
        .map(|place| char::from(DIGITS[(id >> (5 * place)) as usize & 31]))
        .collect()
}

fn of_base32(text: &str) -> Result<u64, IdError> {
    if text.len() != LENGTH {
        return Err(IdError);
    }
    text.bytes().try_fold(0u64, |id, byte| {
        let digit = DIGITS
            .iter()
            .position(|&digit| digit == byte)
            .ok_or(IdError)?;
        // The first digit holds only four bits.
        let shifted = id.checked_mul(32).ok_or(IdError)?;
        Ok(shifted | digit as u64)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn base32_is_worked_by_hand() {
        // 32 is a one in the second place; 2^64 - 1 is four bits, then twelve times five.
        for (id, text) in [
            (0, "0000000000000"),
            (31, "000000000000z"),
            (32, "0000000000010"),
            (u64::MAX, "fzzzzzzzzzzzz"),
        ] {
            assert_eq!(TableId(id).to_string(), text);
            assert_eq!(text.parse::<TableId>(), Ok(TableId(id)));
        }
    }

    #[test]
    fn ids_are_found_by_how_they_begin() {
        // One digit leaves sixty bits open, two leave fifty-five.
        assert_eq!(
            DealId::beginning("1"),
            Some((DealId(1 << 60), DealId((1 << 61) - 1)))
        );
        assert_eq!(
            DealId::beginning("0z"),
            Some((DealId(31 << 55), DealId((32 << 55) - 1)))
        );
        assert_eq!(DealId(1 << 60).short(), "100000");
        for none in ["", "g", "u", "0000000000000z", "A"] {
            assert_eq!(DealId::beginning(none), None, "{none}");
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "",
            "0",
            "g000000000000",
            "00000000000000",
            "000000000000u",
            "000000000000A",
            "é00000000000",
        ] {
            assert_eq!(text.parse::<DealId>(), Err(IdError), "{text}");
        }
    }
}
