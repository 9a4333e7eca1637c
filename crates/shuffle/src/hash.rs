//! Hashes: 32 bytes, written as 64 digits.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What is published before a deal: the SHA-256 of the seed and the terms it is bound to.
///
/// It must be shown whole: two seeds with the same first twelve digits can be found in minutes,
/// so a shortened hash proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash(pub(crate) [u8; 32]);

/// The SHA-256 of these parts, concatenated.
pub(crate) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut state = Sha256::new();
    for part in parts {
        state.update(part);
    }
    state.finalize().into()
}

/// The text is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits in lower case")]
pub struct BadHex;

/// Reads 64 digits. Only one spelling is allowed, so that no character of a proof can be changed unnoticed.
pub(crate) fn from_digits(text: &str) -> Result<[u8; 32], BadHex> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(BadHex),
    };
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return Err(BadHex);
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
    type Err = BadHex;
    fn from_str(text: &str) -> Result<Hash, BadHex> {
        from_digits(text).map(Hash)
    }
}

impl TryFrom<String> for Hash {
    type Error = BadHex;
    fn try_from(text: String) -> Result<Hash, BadHex> {
        text.parse()
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> String {
        hash.to_string()
    }
}
