//! What patrons choose, as a step knows it.

use crate::{Chosen, Table};
use rules::{Act, Seat};

/// Who chooses for patrons.
pub(super) enum Choices {
    /// They have themselves, for the moment at which the step began.
    Made(Vec<Chosen>),
    /// The substitute, for them as for everyone.
    Substitutes,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices::Made(Vec::new())
    }
}

impl Choices {
    /// Those of these choices that are meant for the current deal and ply.
    pub fn for_now(table: &Table, mut chosen: Vec<Chosen>) -> Vec<Chosen> {
        let now = table.playing();
        chosen.retain(|chosen| {
            now.is_some_and(|now| (now.hands.deal, now.acts) == (chosen.deal, chosen.ply))
        });
        chosen
    }

    /// What the patron at this seat chose.
    pub fn of(&self, seat: Seat) -> Option<&Act> {
        let Choices::Made(chosen) = self else {
            return None;
        };
        let chosen = chosen.iter().find(|chosen| chosen.seat == seat);
        chosen.map(|chosen| &chosen.act)
    }

    /// Whether the patron at this seat has yet to choose.
    pub fn lack(&self, seat: Seat) -> bool {
        matches!(self, Choices::Made(_)) && self.of(seat).is_none()
    }
}
