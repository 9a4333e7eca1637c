//! 32 bytes as 64 digits.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What is published before a deal: the SHA-256 of the seed and of what it is bound to.
///
/// It is only ever shown whole: two seeds that share their first twelve digits are found in minutes,
/// so a shortened hash binds nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash(pub(crate) [u8; 32]);

/// SHA-256 of these bytes, one after the other.
pub(crate) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut state = Sha256::new();
    for part in parts {
        state.update(part);
    }
    state.finalize().into()
}

/// The text is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits in lower case are needed")]
pub struct BadDigits;

/// 64 digits; one spelling only, so that no letter of a proof can be changed unseen.
pub(crate) fn of_digits(text: &str) -> Result<[u8; 32], BadDigits> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(BadDigits),
    };
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return Err(BadDigits);
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

pub(crate) fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&digits(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hash {
    type Err = BadDigits;
    fn from_str(text: &str) -> Result<Hash, BadDigits> {
        of_digits(text).map(Hash)
    }
}

impl TryFrom<String> for Hash {
    type Error = BadDigits;
    fn try_from(text: String) -> Result<Hash, BadDigits> {
        text.parse()
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> String {
        hash.to_string()
    }
}
