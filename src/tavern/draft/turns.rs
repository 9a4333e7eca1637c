//! Whose turn it is, how long it lasts, and who acts for those who do not.

use super::Draft;
use crate::tavern::lock;
use crate::tavern::state::{Phase, Running, Sitter, State};
use crate::tavern::{Answer, Notice, Standing, Stretch};
use rules::{LegalAct, Seat, SeatSet};

/// Acts of the substitute in a row after which a seat sits out (RULES.md 0.3).
pub(super) const ABSENCES: u8 = 3;
/// The least a nudged player is given, milliseconds: time to see the ping and to come back.
const NUDGE_MS: i64 = 10_000;

impl Draft<'_> {
    /// The time for what is to be done now begins: members are waited for, one clock for all of them;
    /// patrons, and the substitute for the absent, act after a pause.
    pub(super) fn start_clock(&mut self) {
        let turn = i64::from(self.table.state.terms.turn_seconds) * 1000;
        let members = self.waited_for();
        let (stretch, time, rest) = if members.is_empty() {
            (Stretch::Pause, self.pause(), None)
        } else if members == self.awaited() {
            (Stretch::Turn, turn, None)
        } else {
            let pause = self.pause();
            (Stretch::Turn, pause, Some((turn - pause).max(0)))
        };
        self.set_clock(stretch, time, rest);
    }

    fn set_clock(&mut self, stretch: Stretch, time: i64, rest: Option<i64>) {
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.stretch = stretch;
            hands.rest = rest;
            self.table.due_at = Some(self.now + time);
        }
    }

    fn pause(&mut self) -> i64 {
        self.house.pause.draw(&mut lock(self.luck).rng)
    }

    /// What is left of the time that runs, milliseconds; of the pause within it, if one is under way.
    fn time_left(&self) -> i64 {
        self.table.due_at.map_or(0, |due| due - self.now).max(0)
    }

    /// The turn time is over: who has not acted is pinged, and the time bank runs; where several have not, the longest.
    pub(super) fn nudge(&mut self) {
        let late = self.awaited();
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            let banks = late.iter().map(|seat| hands.banks[seat.index()]);
            let time = banks.max().unwrap_or(0).max(NUDGE_MS);
            self.set_clock(Stretch::Bank, time, None);
        }
    }

    /// After an act: what several do at once goes on for the others, in the time that they have;
    /// else what comes next begins.
    pub(super) fn wait_or_go_on(&mut self, others: SeatSet) -> anyhow::Result<()> {
        if others.is_empty() || self.awaited() != others {
            return self.go_on();
        }
        if self.waited_for().is_empty() {
            // The pause of those who are left may be under way.
            match &mut self.table.state.phase {
                Phase::Playing(hands) if hands.rest.is_some() => {
                    hands.rest = None;
                    hands.stretch = Stretch::Pause;
                }
                _ => self.start_clock(),
            }
        }
        Ok(())
    }

    /// A member has acted in time: what they used of the time bank is gone, and nobody calls them absent.
    pub(super) fn settle_clock(&mut self, seat: Seat) {
        let left = self.time_left();
        if let Phase::Playing(hands) = &mut self.table.state.phase
            && hands.stretch == Stretch::Bank
        {
            let bank = &mut hands.banks[seat.index()];
            *bank = (left + hands.rest.unwrap_or(0)).min(*bank);
        }
        if let Some(sitter) = self.sitter_mut(seat) {
            sitter.absences = 0;
        }
    }

    /// A seat will not answer any more: if everything waits for it, that is over.
    pub(super) fn seat_fell_silent(&mut self, chair: usize) -> anyhow::Result<()> {
        let Some(seat) = self.table.state.seat_of(chair) else {
            return Ok(());
        };
        let Phase::Playing(hands) = &self.table.state.phase else {
            return Ok(());
        };
        if hands.stretch == Stretch::Question {
            return self.answer(seat, Answer::Ready);
        }
        if !self.awaited().contains(seat) {
            return Ok(());
        }
        let (stretch, rest) = (hands.stretch, hands.rest);
        if self.waited_for().is_empty() {
            self.start_clock();
        } else if rest.is_none() {
            // The others keep their time; this seat is acted for after a pause.
            let left = self.time_left();
            let pause = self.pause().min(left);
            self.set_clock(stretch, pause, Some(left - pause));
        }
        Ok(())
    }

    /// Where members and others act at once, the pause of the others is over: they act,
    /// and the members have the rest of their time.
    pub(super) fn act_for_silent(&mut self, rest: i64) -> anyhow::Result<()> {
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.rest = None;
        }
        self.table.due_at = Some(self.now + rest);
        let members = self.waited_for();
        let silent = self
            .awaited()
            .iter()
            .filter(|&seat| !members.contains(seat));
        self.act_for(silent.collect())
    }

    /// Nudged or silent seats are acted for; patrons act.
    pub(super) fn act_for(&mut self, seats: SeatSet) -> anyhow::Result<()> {
        let others = self.awaited().iter().filter(|&seat| !seats.contains(seat));
        let others = others.collect();
        for seat in seats.iter() {
            if self.awaited().contains(seat) {
                self.act_for_seat(seat)?;
            }
        }
        self.wait_or_go_on(others)
    }

    fn act_for_seat(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Some(act) = self.choose(seat) else {
            return Ok(());
        };
        if let Some(sitter) = self.sitter_mut(seat)
            && sitter.actor().is_some()
        {
            sitter.absences = sitter.absences.saturating_add(1);
            let player = sitter.player.clone();
            if sitter.standing != Standing::Leaving {
                self.table
                    .state
                    .notices
                    .push(Notice::Substituted { player });
                if let Phase::Playing(hands) = &mut self.table.state.phase {
                    hands.missed.insert(seat.index());
                }
            }
        }
        if let Phase::Playing(hands) = &mut self.table.state.phase
            && hands.stretch == Stretch::Bank
        {
            hands.banks[seat.index()] = 0;
        }
        self.apply(act)
    }

    /// What a patron chooses from its view, or the substitute does for a member.
    pub(super) fn choose(&mut self, seat: Seat) -> Option<LegalAct> {
        let character = self.sitter_mut(seat).and_then(|sitter| sitter.character());
        let deal = &self.table.running.as_ref()?.deal;
        if let Some(character) = character.filter(|_| !self.substitutes) {
            let view = deal.view(rules::Viewer::Seat(seat));
            if let Some(act) = patrons::choose(&view, character, patrons::Secret::NONE)
                && let Ok(act) = deal.check(seat, &act)
            {
                return Some(act);
            }
        }
        deal.substitute(seat)
    }

    /// The seats that are to act now.
    pub(super) fn awaited(&self) -> SeatSet {
        let running = self.table.running.as_ref();
        running.map_or(SeatSet::EMPTY, Running::awaited)
    }

    /// Those of them whose members are waited for.
    pub(super) fn waited_for(&mut self) -> SeatSet {
        let awaited = self.awaited();
        awaited
            .iter()
            .filter(|&seat| self.sitter_mut(seat).is_some_and(|s| s.is_present()))
            .collect()
    }

    pub(super) fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        let State { phase, chairs, .. } = &mut self.table.state;
        let Phase::Playing(hands) = phase else {
            return None;
        };
        chairs.get_mut(*hands.chairs.get(seat.index())?)
    }
}

impl Sitter {
    /// A member whose acts the table waits for.
    pub fn is_present(&self) -> bool {
        self.actor().is_some() && self.standing != Standing::Leaving && self.absences < ABSENCES
    }
}
