//! Whose turn it is, and how long it lasts.

use super::Draft;
use super::clock::Clock;
use crate::chairs::Occupant;
use crate::{
    Answer, Broken, ChairId, Chance, LastTrick, Pace, Playing, Refusal, State, Stretch, Waiting,
};
use ids::{MemberId, Millis};
use rules::{Seat, SeatSet, Stage, Viewer};

/// The least time that a reminded player gets to notice the ping and come back.
const NUDGE: Millis = Millis::seconds(10);
/// How long whoever was away is waited for, at most.
const BRIEFLY: Millis = Millis::seconds(20);

impl Clock {
    /// Starts the time for whatever is due: one clock for all the members waited for, and a pause before patrons and
    /// the substitute act.
    pub(super) fn start_turn(&mut self, state: &mut State, chance: &mut Chance) {
        let members = self.waited_for(state);
        let turn = state.terms.turn();
        // They are reminded at once.
        let (stretch, turn) = if self.waits_briefly(state) {
            (Stretch::Bank, turn.min(BRIEFLY))
        } else {
            (Stretch::Turn, turn)
        };
        let (stretch, time, rest) = if members.is_empty() {
            (Stretch::Pause, self.draw_pause(state, chance), None)
        } else if members == state.awaited() {
            (stretch, turn, None)
        } else {
            let pause = self.draw_pause(state, chance);
            (stretch, pause, Some((turn - pause).or_none()))
        };
        self.begin_stretch(state, stretch, time, rest);
    }

    /// Whether all the members waited for were away when they were last waited for, at a table that is not slow.
    pub(super) fn waits_briefly(&self, state: &State) -> bool {
        let members = self.waited_for(state);
        let was_away = |seat: Seat| state.occupant(seat).is_some_and(Occupant::was_away);
        self.rules.waiting == Waiting::ByPresence
            && !state.terms.is_slow()
            && !members.is_empty()
            && members.iter().all(was_away)
    }

    pub(super) fn begin_stretch(
        &mut self,
        state: &mut State,
        stretch: Stretch,
        time: Millis,
        rest: Option<Millis>,
    ) {
        if let Some(playing) = state.playing_mut() {
            playing.hands.stretch = stretch;
            playing.hands.rest = rest;
            self.set(time);
        }
    }

    fn draw_pause(&self, state: &State, chance: &mut Chance) -> Millis {
        let pace = if state.is_of_one() {
            state.pace
        } else {
            Pace::Usual
        };
        self.rules.pause.draw(pace, chance)
    }

    /// The turn time is over: reminds those who have not acted and starts the time bank, the longest if there are
    /// several.
    pub(super) fn nudge(&mut self, state: &mut State) {
        let late = state.awaited();
        if let Some(playing) = state.playing() {
            let banks = late.iter().map(|seat| playing.hands.banks[seat.index()]);
            let time = banks.max().unwrap_or(Millis::ZERO).max(NUDGE);
            self.begin_stretch(state, Stretch::Bank, time, None);
        }
    }

    /// A member acted in time: deducts what they used of the time bank, and resets their absences. Whoever was away has
    /// used none.
    pub(super) fn stop_turn(&self, state: &mut State, seat: Seat) {
        let left = self.left();
        let was_away = self.waits_briefly(state);
        if let Some(playing) = state.playing_mut()
            && !was_away
            && playing.hands.stretch == Stretch::Bank
        {
            let left = left + playing.hands.rest.unwrap_or_default();
            let bank = &mut playing.hands.banks[seat.index()];
            *bank = left.min(*bank);
        }
        if let Some(occupant) = state.occupant_mut(seat) {
            occupant.absences = 0;
        }
    }

    /// How long a question to every seat stands open: twice as long if cards must also be discarded; at a slow table
    /// one turn in any case, unless no member is there who could answer.
    pub(super) fn question_time(&self, state: &State) -> Millis {
        let is_slow = state.waits_slowly();
        let time = if is_slow {
            state.terms.turn()
        } else {
            self.rules.question
        };
        let robs = |playing: &Playing| {
            let stage = playing.cards.view(Viewer::Bystander).stage;
            matches!(stage, Stage::Robbing { .. })
        };
        if state.playing().is_some_and(robs) && !is_slow {
            time + time
        } else {
            time
        }
    }

    /// Whether what is left of the deal is a last trick that plays itself.
    pub(super) fn plays_itself(&self, state: &State) -> bool {
        let playing = state.playing();
        self.rules.last_trick == LastTrick::PlaysItself
            && playing.is_some_and(|playing| playing.cards.plays_itself())
    }

    /// The awaited seats whose members the table waits for; nobody in a last trick that plays itself.
    pub(super) fn waited_for(&self, state: &State) -> SeatSet {
        if self.plays_itself(state) {
            return SeatSet::EMPTY;
        }
        let present = |&seat: &Seat| {
            let occupant = state.occupant(seat);
            occupant.is_some_and(Occupant::is_present)
        };
        state.awaited().iter().filter(present).collect()
    }
}

impl Draft<'_> {
    /// The host chooses how fast patrons act; where others sit, it would be their time too.
    pub(super) fn choose_pace(&mut self, by: MemberId, pace: Pace) -> Result<(), Refusal> {
        self.table.state.must_host(by)?;
        if !self.table.state.is_of_one() {
            return Err(Refusal::NotAlone);
        }
        self.unchanged = self.table.state.pace == pace;
        self.state().pace = pace;
        Ok(())
    }

    /// After an act: if several act at once, the others continue within their time; otherwise what comes next begins.
    pub(super) fn wait_or_go_on(&mut self, others: SeatSet) -> Result<(), Broken> {
        if others.is_empty() || self.table.state.awaited() != others {
            return self.go_on();
        }
        if self.clock.waited_for(&self.table.state).is_empty() {
            // Those left may be in the middle of their pause.
            match self.state().playing_mut() {
                Some(playing) if playing.hands.rest.is_some() => {
                    playing.hands.rest = None;
                    playing.hands.stretch = Stretch::Pause;
                }
                _ => self
                    .clock
                    .start_turn(&mut self.table.state, &mut self.cx.chance),
            }
        }
        Ok(())
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
        if !self.table.state.awaited().contains(seat) {
            return Ok(());
        }
        if self.clock.waited_for(&self.table.state).is_empty() {
            self.clock
                .start_turn(&mut self.table.state, &mut self.cx.chance);
        } else if rest.is_none() {
            // The others keep their time; the substitute acts for this seat after a pause.
            let left = self.clock.left();
            let state = &self.table.state;
            let pause = self.clock.draw_pause(state, &mut self.cx.chance).min(left);
            self.clock
                .begin_stretch(&mut self.table.state, stretch, pause, Some(left - pause));
        }
        Ok(())
    }
}

impl State {
    /// The seats to act now.
    pub(super) fn awaited(&self) -> SeatSet {
        let playing = self.playing();
        playing.map_or(SeatSet::EMPTY, Playing::awaited)
    }
}
