//! The source of ids and secrets that the house depends on from outside.

use rand::TryRng;
use rand::rngs::SysRng;

/// Draws what nobody may guess: ids of purses, tables, deals and sessions, secrets, and each step's randomness.
///
/// A trait, so that a simulation gets the same house from the same seed. On one database an id must never come twice,
/// however often the house starts.
pub trait Random: Send + Sync {
    /// 64 bits, for an id.
    fn bits(&self) -> u64;

    /// 256 bits, for a secret.
    ///
    /// # Errors
    /// If the system supplies no random bytes.
    fn secret(&self) -> anyhow::Result<[u8; 32]>;
}

/// The operating system's randomness: secrets straight from it, ids from a cryptographic generator that it seeds.
pub struct SystemRandom;

impl Random for SystemRandom {
    fn bits(&self) -> u64 {
        rand::random()
    }

    fn secret(&self) -> anyhow::Result<[u8; 32]> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes)?;
        Ok(bytes)
    }
}
