//! `/triomphe start` and `/triomphe rules`

use super::game::{choices, game_command};

choices! {
    /// The written rules that the game follows.
    Edition, "edition", {
        /// The modern text.
        Tavern "edition-tavern",
        /// The text based on the 17th century.
        Vieville "edition-vieville",
    }
}

choices! {
    /// The cards to deal from.
    Pack, "pack", {
        /// All 78.
        Full "pack-full",
        /// 42, for few players.
        Small "pack-small",
    }
}

choices! {
    /// The role of the Fool.
    Fool, "fool", {
        /// The lowest trump.
        Lowest "fool-lowest",
        /// An excuse.
        Excuse "fool-excuse",
    }
}

game_command! {
    /// Triomphe Forcée.
    triomphe, patrons 14, { edition: Edition, pack: Pack, fool: Fool }
}
