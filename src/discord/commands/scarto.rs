//! `/scarto start` and `/scarto rules`

use super::game::{choices, game_command};

choices! {
    /// The texts the game is played by.
    Edition, "edition", {
        /// McLeod.
        McLeod "edition-mcleod",
        /// Chee.
        Chee "edition-chee",
    }
}

choices! {
    /// When the Bagatto may be laid away (Chee).
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
