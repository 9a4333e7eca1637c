//! A lesson as its learner sees it.

use super::Look;
use lessons::{Ask, Left};

/// How a learner stands, with the table as they may see it.
pub struct LessonPage {
    /// The deal so far, as at a table for fun.
    pub look: Look,
    /// What comes next.
    pub ask: Ask,
    /// By which an old button can be told from a new one.
    pub asked: u16,
    /// What the lesson still has to say.
    pub left: Left,
}
