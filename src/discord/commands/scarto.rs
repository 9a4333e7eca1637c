//! `/scarto start` and `/scarto rules`

use super::game::{choices, game_command};

choices! {
    /// The written rules that the game follows.
    Edition, "edition", {
        /// McLeod.
        McLeod "edition-mcleod",
        /// Chee.
        Chee "edition-chee",
    }
}

choices! {
    /// When the Bagatto may be discarded (Chee).
    Bagatto, "bagatto", {
        /// As the only trump.
        OnlyTrump "bagatto-only-trump",
        /// As the only trump, without the Fool.
        OnlyTrumpNoFool "bagatto-only-trump-no-fool",
    }
}

game_command! {
    /// Scarto.
    scarto, patrons 2, { edition: Edition, bagatto: Bagatto }
}
