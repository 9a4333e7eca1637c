//! A table without a place: its clock stops, and after a grace period the substitute plays for everyone.

use super::Draft;
use super::choices::Choices;
use crate::{Broken, ClosedWhy, Lost, Phase, Place, Rank, Refusal, Repeated, Spot};
use ids::{ChannelId, MemberId, Millis};
use rules::Turn;

impl Draft<'_> {
    /// The place is lost: the clock stops for a while, in a deal, between two and in a lobby. A report about a place that
    /// the table has already left is ignored.
    pub(super) fn lose_place(&mut self, place: ChannelId, lost: Lost) -> Result<(), Refusal> {
        if self.table.channel != place {
            self.unchanged = true;
            return Ok(());
        }
        let state = &self.table.state;
        let before = state.homeless.as_ref();
        if before.is_some_and(|homeless| homeless.lost >= lost) {
            self.unchanged = true;
            return Ok(());
        }
        self.clock.lose_place(&mut self.table.state, lost);
        Ok(())
    }

    /// The place can be used again, if that was the problem: the clock resumes where it stopped.
    pub(super) fn place_is_back(&mut self, lost: Lost) -> Result<(), Refusal> {
        let state = &mut self.table.state;
        if state.homeless.as_ref().is_some_and(|it| it.lost == lost) {
            self.clock.has_place_again(state);
        } else {
            self.unchanged = true;
        }
        Ok(())
    }

    /// Moves the table elsewhere, and resumes the clock where it stopped. Called up where it is, it has its place back.
    pub(super) fn call_up(&mut self, by: MemberId, spot: Spot) -> Result<(), Refusal> {
        self.table.state.must_sit(by)?;
        let Some(homeless) = &self.table.state.homeless else {
            return Err(Refusal::HasPlace);
        };
        if spot.channel == self.table.channel {
            return self.place_is_back(homeless.lost);
        }
        let state = self.state();
        state.homeless = None;
        state.stood_ms = Millis::ZERO;
        state.place = Place::Channel;
        state.parent = spot.parent;
        self.table.channel = spot.channel;
        Ok(())
    }

    /// Somebody has the table's message posted anew, at the end of its channel. Where the place is lost, that is an
    /// attempt to get it back, which is not counted and takes a seat, not an order.
    pub(super) fn show(&mut self, by: MemberId, rank: Rank) -> Result<(), Refusal> {
        if self.table.state.homeless.is_some() && self.table.state.must_sit(by).is_ok() {
            self.unchanged = true;
            return Ok(());
        }
        self.table.state.may(by, rank)?;
        self.may_repeat(Repeated::Show, by)?;
        self.count(Repeated::Show, by);
        Ok(())
    }

    /// Nobody reopened the table in time: the substitute plays to the end for everyone, one deal per step, and then
    /// the table closes. Between two deals that are no match there is nothing to play.
    pub(super) fn play_for_all(&mut self) -> Result<(), Refusal> {
        self.clock.end_grace();
        let state = self.state();
        (state.orders.paused, state.orders.wish) = (None, None);
        match state.phase {
            Phase::Playing(_) => self.substitute_for_all()?,
            _ if state.match_on.is_some() => self.begin_deal()?,
            _ => {}
        }
        if self.table.is_closed() || self.table.state.is_on() {
            Ok(())
        } else {
            Ok(self.close(ClosedWhy::Placeless)?)
        }
    }

    /// The substitute acts for every seat, patrons included, until the deal is over.
    fn substitute_for_all(&mut self) -> Result<(), Broken> {
        self.choices = Choices::Substitutes;
        while let Some(playing) = self.table.playing() {
            match playing.cards.turn() {
                Turn::Over => return self.end_deal(),
                Turn::Question => self.close_question()?,
                Turn::One(_) | Turn::Each(_) => {
                    let seat = playing.awaited().iter().next();
                    let act = seat.and_then(|seat| playing.cards.substitute(seat));
                    self.apply(act.ok_or(Broken("a seat that must act has no legal act"))?)?;
                }
            }
        }
        Ok(())
    }
}
