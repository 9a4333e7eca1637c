//! `/latriomphe start` and `/latriomphe rules`

use super::game::{choices, game_command};

choices! {
    /// The written rules that the game follows.
    Edition, "edition", {
        /// Two sides.
        Classic "edition-classic",
        /// Every player for themselves.
        AsQuiPille "edition-as-qui-pille",
    }
}

choices! {
    /// Whether the ace robs (as-qui-pille).
    Robbing, "robbing", {
        /// The ace robs.
        On "robbing-on",
        /// The ace does not rob.
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
