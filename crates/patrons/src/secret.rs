//! What makes a patron's dice unpredictable.

use std::fmt;

/// 256 random bits that a patron's dice depend on besides its view.
///
/// If patrons play for coins, the caller must draw one for each deal, from the system's randomness and not from the
/// shuffle's seed, and must not write it into any record, proof or log. Otherwise anyone who reads this code could
/// predict a bluff or a novice's blunder from the cards.
#[derive(Clone, Copy)]
pub struct Secret(Option<[u8; 32]>);

impl Secret {
    /// No secret: the dice depend on the view alone. For tests and simulations that must be repeatable.
    pub const NONE: Secret = Secret(None);

    /// A secret made of freshly drawn bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(Some(bytes))
    }

    pub(crate) const fn bytes(self) -> Option<[u8; 32]> {
        self.0
    }
}

/// Shows nothing, not even whether there is a secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_does_not_tell_a_secret() {
        for secret in [Secret::NONE, Secret::from_bytes([7; 32])] {
            assert_eq!(format!("{secret:?}"), "Secret(..)");
        }
    }
}
