//! The page on which a member chooses what to play.

use ids::TableId;
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
    /// Their solo table.
    pub solo: Option<TableId>,
    /// What *Play now* opens where they are.
    pub opens: Opens,
}

/// What *Play now* opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// A table in the channel.
    Table,
    /// A solo table, because no table may stand there.
    SoloTable,
    /// Nothing: the server lets nobody play where the channel is not age-restricted.
    Nothing,
}
