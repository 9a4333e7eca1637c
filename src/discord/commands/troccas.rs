//! `/troccas start` and `/troccas rules`

use super::game::game_command;

game_command! {
    /// Troccas.
    troccas, patrons 3, {}
}
