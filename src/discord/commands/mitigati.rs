//! `/mitigati start` and `/mitigati rules`

use super::game::{choices, game_command};

choices! {
    /// The written rules that the game follows.
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
