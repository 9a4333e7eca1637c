//! Whose turn it is, and how long it lasts.

use super::Draft;
use crate::chairs::Occupant;
use crate::{Answer, Broken, ChairId, LastTrick, Playing, Stretch};
use ids::{Millis, Moment};
use rules::{Seat, SeatSet, Stage, Viewer};

/// The least time that a reminded player gets to notice the ping and come back.
const NUDGE: Millis = Millis::seconds(10);

impl Draft<'_> {
    /// Starts the time for whatever is due: one clock for all the members waited for, and a pause before patrons and
    /// the substitute act.
    pub(super) fn start_clock(&mut self) {
        let turn = self.table.state.terms.turn();
        let members = self.waited_for();
        let (stretch, time, rest) = if members.is_empty() {
            (Stretch::Pause, self.draw_pause(), None)
        } else if members == self.awaited() {
            (Stretch::Turn, turn, None)
        } else {
            let pause = self.draw_pause();
            (Stretch::Turn, pause, Some((turn - pause).or_none()))
        };
        self.set_clock(stretch, time, rest);
    }

    pub(super) fn set_clock(&mut self, stretch: Stretch, time: Millis, rest: Option<Millis>) {
        let due_at = self.cx.now + time;
        if let Some(playing) = self.state().playing_mut() {
            playing.hands.stretch = stretch;
            playing.hands.rest = rest;
            self.table.due_at = Some(due_at);
        }
    }

    fn draw_pause(&mut self) -> Millis {
        self.cx.rules.pause.draw(&mut self.cx.chance)
    }

    /// What is left of the running time; of the pause within it, if one is under way.
    fn time_left(&self) -> Millis {
        self.left_until(self.table.due_at)
    }

    /// The time until a moment; zero if it has passed or is not set.
    pub(super) fn left_until(&self, moment: Option<Moment>) -> Millis {
        moment.map_or(Millis::ZERO, |moment| (moment - self.cx.now).or_none())
    }

    /// The turn time is over: reminds those who have not acted and starts the time bank, the longest if there are
    /// several.
    pub(super) fn nudge(&mut self) {
        let late = self.awaited();
        if let Some(playing) = self.table.state.playing() {
            let banks = late.iter().map(|seat| playing.hands.banks[seat.index()]);
            let time = banks.max().unwrap_or(Millis::ZERO).max(NUDGE);
            self.set_clock(Stretch::Bank, time, None);
        }
    }

    /// After an act: if several act at once, the others continue within their time; otherwise what comes next begins.
    pub(super) fn wait_or_go_on(&mut self, others: SeatSet) -> Result<(), Broken> {
        if others.is_empty() || self.awaited() != others {
            return self.go_on();
        }
        if self.waited_for().is_empty() {
            // Those left may be in the middle of their pause.
            match self.state().playing_mut() {
                Some(playing) if playing.hands.rest.is_some() => {
                    playing.hands.rest = None;
                    playing.hands.stretch = Stretch::Pause;
                }
                _ => self.start_clock(),
            }
        }
        Ok(())
    }

    /// A member acted in time: deducts what they used of the time bank, and resets their absences.
    pub(super) fn stop_turn_clock(&mut self, seat: Seat) {
        let left = self.time_left();
        if let Some(playing) = self.state().playing_mut()
            && playing.hands.stretch == Stretch::Bank
        {
            let left = left + playing.hands.rest.unwrap_or_default();
            let bank = &mut playing.hands.banks[seat.index()];
            *bank = left.min(*bank);
        }
        if let Some(occupant) = self.state().occupant_mut(seat) {
            occupant.absences = 0;
        }
    }

    /// A seat will not answer any more: ends the wait if only that seat was waited for.
    pub(super) fn seat_fell_silent(&mut self, chair: ChairId) -> Result<(), Broken> {
        let Some(playing) = self.table.state.playing() else {
            return Ok(());
        };
        let Some(seat) = playing.hands.seat_of(chair) else {
            return Ok(());
        };
        let (stretch, rest) = (playing.hands.stretch, playing.hands.rest);
        if stretch == Stretch::Question {
            return self.give_answer(seat, Answer::Ready);
        }
        if !self.awaited().contains(seat) {
            return Ok(());
        }
        if self.waited_for().is_empty() {
            self.start_clock();
        } else if rest.is_none() {
            // The others keep their time; the substitute acts for this seat after a pause.
            let left = self.time_left();
            let pause = self.draw_pause().min(left);
            self.set_clock(stretch, pause, Some(left - pause));
        }
        Ok(())
    }

    /// How long a question to every seat stands open: twice as long if cards must also be discarded; at a slow table
    /// one turn in any case, unless no member is there who could answer.
    pub(super) fn question_time(&self) -> Millis {
        let is_slow = self.table.state.waits_slowly();
        let time = if is_slow {
            self.table.state.terms.turn()
        } else {
            self.cx.rules.question
        };
        let robs = |playing: &Playing| {
            let stage = playing.cards.view(Viewer::Bystander).stage;
            matches!(stage, Stage::Robbing { .. })
        };
        if self.table.state.playing().is_some_and(robs) && !is_slow {
            time + time
        } else {
            time
        }
    }

    /// Whether what is left of the deal is a last trick that plays itself.
    pub(super) fn plays_itself(&self) -> bool {
        let playing = self.table.state.playing();
        self.cx.rules.last_trick == LastTrick::PlaysItself
            && playing.is_some_and(|playing| playing.cards.plays_itself())
    }

    /// The seats to act now.
    pub(super) fn awaited(&self) -> SeatSet {
        let playing = self.table.state.playing();
        playing.map_or(SeatSet::EMPTY, Playing::awaited)
    }

    /// Those among them whose members the table waits for; nobody in a last trick that plays itself.
    pub(super) fn waited_for(&self) -> SeatSet {
        if self.plays_itself() {
            return SeatSet::EMPTY;
        }
        let present = |&seat: &Seat| {
            let occupant = self.table.state.occupant(seat);
            occupant.is_some_and(Occupant::is_present)
        };
        self.awaited().iter().filter(present).collect()
    }
}
