//! `/swiss start` and `/swiss rules`

use super::game::game_command;

game_command! {
    /// Swiss Tarot.
    swiss, stake 10, patrons 2, {}
}
