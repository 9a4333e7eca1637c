//! A table without a place: its clock stands, and when its time is over, the substitute plays for everybody.

use super::Draft;
use crate::tavern::places::{Homeless, Lost, Spot};
use crate::tavern::state::Phase;
use crate::tavern::{ChannelId, ClosedWhy, Place};
use anyhow::Context;
use rules::Turn;

impl Draft<'_> {
    /// The place is gone: the clock stands for so many milliseconds; where nothing is on, the table closes.
    /// Word of a place that the table has left comes too late.
    pub fn lose_place(&mut self, place: ChannelId, lost: Lost, granted: i64) -> anyhow::Result<()> {
        if self.table.channel != place {
            self.nothing_to_do = true;
            return Ok(());
        }
        if !self.table.state.is_on() {
            return self.close(ClosedWhy::Placeless);
        }
        let before = self.table.state.homeless.as_ref();
        if before.is_some_and(|homeless| homeless.lost >= lost) {
            self.nothing_to_do = true;
            return Ok(());
        }
        // Who may write and may not by turns, in one and the same place, holds nobody's coins for ever.
        let used = match lost {
            Lost::Permission => self.table.state.stood_ms,
            Lost::Channel | Lost::Server => 0,
        };
        let ends = self.now + (granted - used).max(0);
        let ends = self.grace_ends.map_or(ends, |before| before.max(ends));
        self.grace_ends = Some(ends);
        self.table.state.homeless = Some(Homeless {
            lost,
            // What is left of the time is written down when the step is done.
            left: None,
            granted: ends - self.now,
        });
        Ok(())
    }

    /// The place is there again, if that was the matter: the clock goes on where it stood.
    pub fn place_is_back(&mut self, lost: Lost) {
        let state = &mut self.table.state;
        match state.homeless.take() {
            Some(homeless) if homeless.lost == lost => {
                let left = self.grace_ends.map_or(0, |ends| (ends - self.now).max(0));
                state.stood_ms += (homeless.granted - left).max(0);
            }
            other => {
                state.homeless = other;
                self.nothing_to_do = true;
            }
        }
    }

    /// The table stands elsewhere from now on, and the clock goes on where it stood.
    pub fn move_to(&mut self, spot: Spot) {
        let state = &mut self.table.state;
        state.homeless = None;
        state.stood_ms = 0;
        state.place = Place::Channel;
        state.parent = spot.parent;
        self.table.channel = spot.channel;
    }

    /// Nobody has called the table up in time: what is on is played to its end for everybody, a deal at each step,
    /// and then the table closes.
    pub(super) fn play_for_all(&mut self) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        (state.orders.paused, state.orders.wish) = (None, None);
        self.grace_ends = Some(self.now);
        match state.phase {
            Phase::Playing(_) => self.substitute_for_all()?,
            _ if state.match_on.is_some() => {
                let purses = self.purses.clone();
                self.begin_deal(&purses)?;
            }
            _ => {}
        }
        let state = &self.table.state;
        let is_closed = matches!(state.phase, Phase::Closed { .. });
        match is_closed || state.is_on() {
            true => Ok(()),
            false => self.close(ClosedWhy::Placeless),
        }
    }

    /// The substitute acts for every seat, patrons' too, until the deal is over.
    fn substitute_for_all(&mut self) -> anyhow::Result<()> {
        self.substitutes = true;
        while let Some(running) = &self.table.running {
            match running.deal.turn() {
                Turn::Over => return self.settle(),
                Turn::Question => self.close_question()?,
                Turn::One(_) | Turn::Each(_) => {
                    let seat = self.awaited().iter().next();
                    let act = seat.and_then(|seat| running.deal.substitute(seat));
                    self.apply(act.context("a seat that is to act has nothing to do")?)?;
                }
            }
        }
        Ok(())
    }
}
