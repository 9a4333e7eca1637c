//! A table without a place: its clock stands, and when its time is over, the substitute plays for everybody.

use super::Draft;
use crate::{Broken, ClosedWhy, Homeless, Lost, Phase, Place, Refusal, Spot};
use ids::{ChannelId, MemberId, Millis};
use rules::Turn;

impl Draft<'_> {
    /// The place is gone: the clock stands for a while; where nothing is on, the table closes.
    /// Word of a place that the table has left comes too late.
    pub(super) fn lose_place(&mut self, place: ChannelId, lost: Lost) -> Result<(), Refusal> {
        if self.table.channel != place {
            self.unchanged = true;
            return Ok(());
        }
        let state = &self.table.state;
        if !state.is_on() {
            return Ok(self.close(ClosedWhy::Placeless)?);
        }
        let before = state.homeless.as_ref();
        if before.is_some_and(|homeless| homeless.lost >= lost) {
            self.unchanged = true;
            return Ok(());
        }
        // Who may write and may not by turns, in one and the same place, holds nobody's coins for ever.
        let used = match lost {
            Lost::Permission => state.stood_ms,
            Lost::Channel | Lost::Server => Millis::ZERO,
        };
        let now = self.cx.now;
        let ends = now + (lost.grace(&state.terms) - used).or_none();
        let ends = self.grace_ends.map_or(ends, |before| before.max(ends));
        self.grace_ends = Some(ends);
        self.state().homeless = Some(Homeless {
            lost,
            // What is left of the time is written down when the step is done.
            left: None,
            granted: ends - now,
        });
        Ok(())
    }

    /// The place is there again, if that was the matter: the clock goes on where it stood.
    pub(super) fn place_is_back(&mut self, lost: Lost) -> Result<(), Refusal> {
        let left = self.left_until(self.grace_ends);
        let state = self.state();
        match state.homeless.take() {
            Some(homeless) if homeless.lost == lost => {
                state.stood_ms = state.stood_ms + (homeless.granted - left).or_none();
            }
            other => {
                state.homeless = other;
                self.unchanged = true;
            }
        }
        Ok(())
    }

    /// The table stands elsewhere from now on, and the clock goes on where it stood.
    pub(super) fn call_up(&mut self, by: MemberId, spot: Spot) -> Result<(), Refusal> {
        self.chair_of(by)?;
        let state = self.state();
        if state.homeless.take().is_none() {
            return Err(Refusal::HasPlace);
        }
        state.stood_ms = Millis::ZERO;
        state.place = Place::Channel;
        state.parent = spot.parent;
        self.table.channel = spot.channel;
        Ok(())
    }

    /// Nobody has called the table up in time: what is on is played to its end for everybody, a deal at each step,
    /// and then the table closes.
    pub(super) fn play_for_all(&mut self) -> Result<(), Refusal> {
        self.grace_ends = Some(self.cx.now);
        let state = self.state();
        (state.orders.paused, state.orders.wish) = (None, None);
        match state.phase {
            Phase::Playing(_) => self.substitute_for_all()?,
            _ if state.match_on.is_some() => self.begin_deal()?,
            _ => {}
        }
        match self.table.is_closed() || self.table.state.is_on() {
            true => Ok(()),
            false => Ok(self.close(ClosedWhy::Placeless)?),
        }
    }

    /// The substitute acts for every seat, patrons' too, until the deal is over.
    fn substitute_for_all(&mut self) -> Result<(), Broken> {
        self.substitutes = true;
        while let Some(playing) = self.table.playing() {
            match playing.cards.turn() {
                Turn::Over => return self.settle(),
                Turn::Question => self.close_question()?,
                Turn::One(_) | Turn::Each(_) => {
                    let seat = playing.awaited().iter().next();
                    let act = seat.and_then(|seat| playing.cards.substitute(seat));
                    self.apply(act.ok_or(Broken("a seat that is to act has nothing to do"))?)?;
                }
            }
        }
        Ok(())
    }
}
