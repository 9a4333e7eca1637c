//! Whether a table tells its players what has been played so far.

use serde::{Deserialize, Serialize};

use crate::Look;

/// Who remembers what has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Recall {
    /// Everybody for themselves, which is part of the game.
    #[default]
    Own,
    /// The table tells whoever asks.
    Told,
}

impl Recall {
    /// Whether this is the default.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Recall::default()
    }
}

impl Look {
    /// Whether its players may ask what has been played so far: always in lessons, at solo tables and in play by post,
    /// where much else happens between two cards; elsewhere by the host's choice.
    pub fn tells_played(&self) -> bool {
        self.always_tells_played() || self.recall == Recall::Told
    }

    /// Whether there is nothing for the host to choose.
    pub fn always_tells_played(&self) -> bool {
        self.solo || self.terms.is_slow()
    }
}
