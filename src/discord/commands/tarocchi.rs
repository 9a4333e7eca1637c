//! `/tarocchi start` and `/tarocchi rules`

use super::game::{choices, game_command};

choices! {
    /// Which of two equal court cards wins the trick.
    EqualCourts, "equal_courts", {
        /// The first one played.
        First "equal_courts-first",
        /// The last one played.
        Last "equal_courts-last",
        /// No two are equal.
        Ranked "equal_courts-ranked",
    }
}

choices! {
    /// Which trump is the highest.
    Top, "top", {
        /// XXI.
        World "top-world",
        /// XX.
        Angel "top-angel",
    }
}

choices! {
    /// How the pip cards of cups and coins rank.
    RoundSuits, "round_suits", {
        /// The ace is the highest.
        Reversed "round_suits-reversed",
        /// The ten is the highest.
        Straight "round_suits-straight",
    }
}

game_command! {
    /// Tarocchi of the White Parrot Inn.
    tarocchi, patrons 2, { equal_courts: EqualCourts, top: Top, round_suits: RoundSuits }
}
