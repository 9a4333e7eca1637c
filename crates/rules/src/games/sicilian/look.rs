//! What a deal shows: to a viewer, and in its record.

use super::Monte;
use super::deal::{Phase, Sicilian};
use crate::act::Act;
use crate::card::CardSet;
use crate::play::Play;
use crate::seat::Seat;
use crate::view::{Own, Stage, Talk, View, Viewer};

impl Sicilian {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let stage = match self.phase {
            Phase::Talk(_) => Stage::Talk,
            Phase::Discard => Stage::Discard,
            Phase::Tricks => Stage::Tricks,
            Phase::Passed | Phase::Played(_) => Stage::Over,
        };
        let declarer = self.declarer();
        let is_declarer = declarer.is_some_and(|seat| viewer == Viewer::Seat(seat));
        let sees_monte = is_declarer || declarer.is_some() && self.edition.monte == Monte::Shown;
        let only_if = |may: bool, cards| if may { cards } else { CardSet::EMPTY };
        View {
            laid_aside: only_if(is_declarer, self.laid_down),
            own: Own::Talk(Talk {
                said: self.said,
                declarer,
                talon: only_if(sees_monte, self.monte()),
            }),
            ..self.tricks.shown_in(self.plain_view(viewer, stage))
        }
    }

    /// The acts so far.
    pub(super) fn acts_so_far(&self) -> Vec<(Seat, Act)> {
        let order = self.dealt.setup.deal_order();
        let said = order.filter_map(|seat| Some((seat, Act::Say(self.said[seat]?))));
        let discard = self.declarer().filter(|_| !self.laid_down.is_empty());
        let discard = discard.map(|seat| (seat, Act::Discard(self.laid_down)));
        said.chain(discard).chain(self.tricks.plays()).collect()
    }
}
