//! `/mitigati start` and `/mitigati rules`

use super::game::{choices, game_command};

choices! {
    /// The texts the game is played by.
    Edition, "edition", {
        /// Rufus: with bids.
        Rufus "edition-rufus",
        /// Chee.
        Chee "edition-chee",
    }
}

game_command! {
    /// Mitigati.
    mitigati, patrons 2, { edition: Edition }
}
