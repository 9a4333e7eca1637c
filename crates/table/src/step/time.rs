//! What a table does by itself when its deadline passes.

use super::Draft;
use super::choices::Choices;
use crate::chairs::Occupant;
use crate::{Chosen, ClosedWhy, Notice, Phase, Refusal, Standing, Stretch};
use ids::Millis;

impl Draft<'_> {
    /// The table's deadline has passed.
    pub(super) fn time_up(&mut self, chosen: Vec<Chosen>) -> Result<(), Refusal> {
        if self.table.state.homeless.is_some() {
            self.unchanged = !self.clock.is_grace_over();
            return if self.unchanged {
                Ok(())
            } else {
                self.play_for_all()
            };
        }
        if self.table.state.orders.paused.is_some() {
            self.unchanged = !self.clock.is_pause_over();
            self.clock.end_pause(&mut self.table.state.orders);
            return Ok(());
        }
        // Somebody may have acted just before.
        self.unchanged = !self.clock.is_due();
        if self.unchanged {
            return Ok(());
        }
        if self.clock.is_left_alone(&self.table.state) {
            return Ok(self.close(ClosedWhy::Idle)?);
        }
        // Whoever has agreed to the next match plays it, although the last who had not is sent off now.
        let asks = !self.table.state.asked().is_empty();
        if matches!(self.table.state.phase, Phase::Between | Phase::Lobby) {
            self.send_off_barred()?;
        }
        if self.fill_seats()? && self.table.state.asked().is_empty() {
            self.keep_shuffle()?;
            if !self.clock.left().is_zero() {
                // There is a new shuffle, which needs time to be cut.
                return Ok(());
            }
        }
        self.choices = Choices::Made(Choices::for_now(&self.table, chosen));
        match &self.table.state.phase {
            Phase::Between | Phase::Lobby if asks => self.give_up_kept_seats(),
            Phase::Between => self.begin_deal(),
            Phase::Lobby => Ok(self.close(ClosedWhy::Idle)?),
            Phase::Closed { .. } => Ok(()),
            Phase::Playing(playing) => match (playing.hands.stretch, playing.hands.rest) {
                (Stretch::Question, _) => Ok(self.close_question()?),
                (_, Some(rest)) => self.act_for_silent(rest),
                (Stretch::Turn, None) => {
                    self.clock.nudge(&mut self.table.state);
                    Ok(())
                }
                (Stretch::Pause, None) if self.clock.plays_itself(&self.table.state) => {
                    Ok(self.play_last_trick()?)
                }
                (Stretch::Bank | Stretch::Pause, None) => {
                    let awaited = self.table.state.awaited();
                    if self.waits_for_patrons(awaited) {
                        Ok(())
                    } else {
                        Ok(self.act_for(awaited)?)
                    }
                }
            },
        }
    }

    /// Members and others act at once, and the others' pause is over: they act, and the members keep the rest of their
    /// time.
    fn act_for_silent(&mut self, rest: Millis) -> Result<(), Refusal> {
        let members = self.clock.waited_for(&self.table.state);
        let silent = self.table.state.awaited().iter();
        let silent = silent.filter(|&seat| !members.contains(seat)).collect();
        if self.waits_for_patrons(silent) {
            return Ok(());
        }
        if let Some(playing) = self.state().playing_mut() {
            playing.hands.rest = None;
        }
        self.clock.set(rest);
        Ok(self.act_for(silent)?)
    }

    /// Members who have not said whether they play the next match lose their claim to a seat.
    fn give_up_kept_seats(&mut self) -> Result<(), Refusal> {
        let state = self.state();
        for occupant in state.chairs.iter_mut() {
            if occupant.standing == Standing::Kept {
                occupant.standing = Standing::Away;
                let player = occupant.player.clone();
                state.notices.push(Notice::Away { player });
            }
        }
        let plays = |occupant: &Occupant| {
            occupant.standing == Standing::In && occupant.player.member().is_some()
        };
        if state.chairs.iter().any(plays) {
            self.clock.wait_for_deal(&mut self.table.state);
            Ok(())
        } else {
            Ok(self.close(ClosedWhy::Idle)?)
        }
    }
}
