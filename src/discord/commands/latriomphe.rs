//! `/latriomphe start` and `/latriomphe rules`

use super::game::{choices, game_command};

choices! {
    /// The texts the game is played by.
    Edition, "edition", {
        /// Two sides.
        Classic "edition-classic",
        /// Each for himself.
        AsQuiPille "edition-as-qui-pille",
    }
}

choices! {
    /// Whether the ace robs (as-qui-pille).
    Robbing, "robbing", {
        /// It does.
        On "robbing-on",
        /// It does not.
        Off "robbing-off",
    }
}

game_command! {
    /// La Triomphe.
    latriomphe, patrons 5, {
        edition: Edition,
        robbing: Robbing,
        #[min = 1]
        #[max = 15]
        target: i64,
    }
}
