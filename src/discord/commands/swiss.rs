//! `/swiss start` and `/swiss rules`

use super::game::game_command;

game_command! {
    /// Swiss Tarot.
    swiss, patrons 2, {}
}
