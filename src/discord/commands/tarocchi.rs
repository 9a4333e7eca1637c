//! `/tarocchi start` and `/tarocchi rules`

use super::game::{choices, game_command};

choices! {
    /// Which of equal courts takes the trick.
    EqualCourts, "equal_courts", {
        /// The first.
        First "equal_courts-first",
        /// The last.
        Last "equal_courts-last",
        /// None are equal.
        Ranked "equal_courts-ranked",
    }
}

choices! {
    /// The highest trump.
    Top, "top", {
        /// XXI.
        World "top-world",
        /// XX.
        Angel "top-angel",
    }
}

choices! {
    /// How the pips of cups and coins rank.
    RoundSuits, "round_suits", {
        /// The ace highest.
        Reversed "round_suits-reversed",
        /// The ten highest.
        Straight "round_suits-straight",
    }
}

game_command! {
    /// Tarocchi of the White Parrot Inn.
    tarocchi, patrons 2, { equal_courts: EqualCourts, top: Top, round_suits: RoundSuits }
}
