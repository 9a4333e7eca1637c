//! The time of a step: what is due when, in a pause and without a place too.

use crate::orders::{GM_PAUSES, Orders, Paused};
use crate::{Homeless, HouseRules, Lost, PausedBy, State, Table};
use ids::{Millis, Moment};

/// The moment of a step, and the table's deadlines. During a pause, or without a place, the step runs on the time that
/// was put away; when it is done, that is put away again.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    /// When the step is done.
    pub now: Moment,
    pub rules: HouseRules,
    /// When the table acts by itself, if it does.
    due_at: Option<Moment>,
    /// When the current pause ends.
    pause_ends: Option<Moment>,
    /// When the grace period of a table without a place ends.
    grace_ends: Option<Moment>,
}

impl Clock {
    /// A table's clock, running on the time that was put away.
    pub fn taken_out(table: &Table, now: Moment, rules: HouseRules) -> Clock {
        let State {
            homeless, orders, ..
        } = &table.state;
        let pause_ends = match homeless {
            Some(homeless) => homeless.left.map(|left| now + left),
            None => table.due_at,
        };
        let due_at = match &orders.paused {
            Some(paused) => Some(now + paused.left),
            None => pause_ends,
        };
        Clock {
            now,
            rules,
            due_at,
            pause_ends,
            grace_ends: homeless.as_ref().and(table.due_at),
        }
    }

    /// Puts away what is left of the running time. A table that is closed or deserted does not pause.
    pub fn put_away(self, table: &mut Table) {
        let closed = table.is_closed();
        let state = &mut table.state;
        if closed || state.members().next().is_none() {
            state.orders.paused = None;
        }
        table.due_at = self.due_at;
        if let Some(paused) = &mut state.orders.paused {
            paused.left = self.left();
            let ends = self.pause_ends.unwrap_or_else(|| {
                // An older version let a game master pause without end.
                paused.granted = GM_PAUSES;
                self.now + GM_PAUSES
            });
            table.due_at = Some(ends);
        }
        if closed {
            state.homeless = None;
        }
        if let Some(homeless) = &mut state.homeless {
            homeless.left = table.due_at.map(|due| (due - self.now).or_none());
            table.due_at = self.grace_ends;
        }
    }

    /// The table acts by itself in this time.
    pub fn set(&mut self, time: Millis) {
        self.due_at = Some(self.now + time);
    }

    /// The table does nothing by itself any more.
    pub fn stop(&mut self) {
        self.due_at = None;
    }

    /// Whether it is time for the table to act.
    pub fn is_due(&self) -> bool {
        self.is_over(self.due_at)
    }

    /// What is left of the running time; of the pause within it, if one is under way.
    pub fn left(&self) -> Millis {
        self.until(self.due_at)
    }

    /// Begins a pause of this length.
    pub fn pause(&mut self, orders: &mut Orders, by: PausedBy, granted: Millis) {
        self.pause_ends = Some(self.now + granted);
        orders.paused = Some(Paused {
            by,
            // Filled in when the step is done.
            left: Default::default(),
            granted,
        });
    }

    pub fn is_pause_over(&self) -> bool {
        self.is_over(self.pause_ends)
    }

    /// Ends the pause and adds it to the running total.
    pub fn end_pause(&self, orders: &mut Orders) {
        let ends = self.pause_ends.is_some();
        if let Some(paused) = orders.paused.take().filter(|_| ends) {
            let used = orders.paused_by(paused.by);
            *used = *used + (paused.granted - self.until(self.pause_ends));
        }
    }

    /// The table has lost its place, and stands still for a while.
    pub fn lose_place(&mut self, state: &mut State, lost: Lost) {
        // A channel whose permissions keep changing must not hold anyone's coins for ever.
        let used = match lost {
            Lost::Permission => state.stood_ms,
            Lost::Channel | Lost::Server => Millis::ZERO,
        };
        let ends = self.now + (lost.grace(&state.terms) - used).or_none();
        let ends = self.grace_ends.map_or(ends, |before| before.max(ends));
        self.grace_ends = Some(ends);
        state.homeless = Some(Homeless {
            lost,
            // Filled in when the step is done.
            left: None,
            granted: ends - self.now,
        });
    }

    /// The table has its place back, and has stood still for this long.
    pub fn has_place_again(&self, state: &mut State) {
        if let Some(homeless) = state.homeless.take() {
            let stood = homeless.granted - self.until(self.grace_ends);
            state.stood_ms = state.stood_ms + stood.or_none();
        }
    }

    pub fn is_grace_over(&self) -> bool {
        self.is_over(self.grace_ends)
    }

    /// Nobody has reopened the table in time.
    pub fn end_grace(&mut self) {
        self.grace_ends = Some(self.now);
    }

    fn is_over(&self, moment: Option<Moment>) -> bool {
        moment.is_some_and(|moment| moment <= self.now)
    }

    /// The time until a moment; zero if it has passed or is not set.
    fn until(&self, moment: Option<Moment>) -> Millis {
        moment.map_or(Millis::ZERO, |moment| (moment - self.now).or_none())
    }
}
