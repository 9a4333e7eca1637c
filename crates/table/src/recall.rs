//! Whether a table tells its players what has been played so far.

use serde::{Deserialize, Serialize};

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
