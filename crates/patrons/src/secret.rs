//! What keeps a patron's dice from being foreseen.

use std::fmt;

/// What a patron's dice are thrown from beside its view: 256 bits that nobody else knows.
///
/// Whoever has patrons play for coins draws one for each deal, from entropy and not from the shuffle's seed,
/// and lets it stand in no record, proof or log:
/// else anyone who reads this code could foresee a bluff, or a novice's blunder, from the cards.
#[derive(Clone, Copy)]
pub struct Secret(Option<[u8; 32]>);

impl Secret {
    /// None at all: the dice fall as the view alone has them.
    /// For tests and simulations, which must go the same way every time.
    pub const NONE: Secret = Secret(None);

    /// The secret of these bytes, freshly drawn.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(Some(bytes))
    }

    pub(crate) const fn bytes(self) -> Option<[u8; 32]> {
        self.0
    }
}

/// Tells nothing of it, not even whether there is one.
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
