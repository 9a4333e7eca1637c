//! What a deal shows: to a viewer, and in its record.

use super::deal::{Phase, Troggu};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{Own, Stage, Talk, View, Viewer};

impl Troggu {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Talk(_) => Stage::Talk,
            Phase::LayDown(_) => Stage::Discard,
            Phase::Tricks => Stage::Tricks,
            Phase::Passed | Phase::Counted(_) => Stage::Over,
        };
        let declarer = self.declarer();
        let has_laid_down = declarer.is_some_and(|seat| viewer == Viewer::Seat(seat));
        // That it was withheld comes out with the Fool, in the last trick (RULES.md TG-13).
        let is_out = self.tricks.player_of(Card::FOOL).is_some();
        let is_told = |seat| is_out || viewer == Viewer::Seat(seat);
        View {
            laid_aside: if has_laid_down {
                self.laid_down
            } else {
                CardSet::EMPTY
            },
            own: Own::Troggu {
                talk: Talk {
                    said: self.said,
                    declarer,
                    talon: CardSet::EMPTY,
                },
                withheld: self.withheld.is_some_and(is_told),
            },
            ..self.tricks.shown_in(self.plain_view(viewer, stage))
        }
    }

    /// The acts so far.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let said = self.dealt.setup.deal_order();
        let said = said.filter_map(|seat| Some((seat, Act::Say(self.said[seat]?))));
        let discard = self
            .declarer()
            .filter(|_| !self.laid_down.is_empty())
            .map(|seat| (seat, Act::Discard(self.laid_down)));
        said.chain(discard).chain(self.tricks.plays()).collect()
    }
}
