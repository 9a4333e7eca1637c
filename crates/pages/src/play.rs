//! The page on which a member chooses what to play.

use ids::TableId;
use patrons::Skill;
use rules::Variant;
use table::Terms;

/// A game to play, as it is offered to a member.
#[derive(Clone, Copy, Debug)]
pub struct PlayPage {
    /// The game, and what it is played for.
    pub terms: Terms,
    /// Whether they are offered this game's lesson: once, before they have taken it.
    pub is_new: bool,
    /// The game of the lesson that they are in the middle of.
    pub in_lesson: Option<Variant>,
    /// Their solo table, and its game.
    pub solo: Option<(TableId, Variant)>,
    /// How well the computer players of a new solo table play.
    pub skill: Skill,
    /// What they may open where they are.
    pub opens: Opens,
}

/// What a member may open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// A table in the channel, or a solo table.
    Table,
    /// A solo table alone, because no table may stand there.
    SoloTable,
    /// Nothing: the server lets nobody play where the channel is not age-restricted.
    Nothing,
}
