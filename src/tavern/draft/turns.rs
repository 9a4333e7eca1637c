//! Whose turn it is, how long it lasts, and who acts for those who do not.

use super::Draft;
use crate::tavern::state::{Phase, Sitter, State};
use crate::tavern::{Answer, Notice, Standing, Stretch};
use rules::{LegalAct, Seat, Turn};

/// Acts of the substitute in a row after which a seat sits out (RULES.md 0.3).
pub(super) const ABSENCES: u8 = 3;
/// The least a nudged player is given, milliseconds: time to see the ping and to come back.
const NUDGE_MS: i64 = 10_000;

impl Draft<'_> {
    /// The time for a seat's act begins.
    pub(super) fn start_clock(&mut self, seat: Seat) {
        let waits = self
            .sitter_mut(seat)
            .is_some_and(|sitter| sitter.is_present());
        let (stretch, time) = if waits {
            (
                Stretch::Turn,
                i64::from(self.table.state.terms.turn_seconds) * 1000,
            )
        } else {
            (Stretch::Pause, self.house.pause.draw(self.chance))
        };
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.stretch = stretch;
        }
        self.table.due_at = Some(self.now + time);
    }

    /// The turn time is over: the player is pinged, and the time bank runs.
    pub(super) fn nudge(&mut self) {
        let Some(seat) = self.on_turn() else { return };
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.stretch = Stretch::Bank;
            self.table.due_at = Some(self.now + hands.banks[seat.index()].max(NUDGE_MS));
        }
    }

    /// A member has acted in time: what they used of the time bank is gone, and nobody calls them absent.
    pub(super) fn settle_clock(&mut self, seat: Seat) {
        let left = self.table.due_at.map_or(0, |due| due - self.now).max(0);
        if let Phase::Playing(hands) = &mut self.table.state.phase
            && hands.stretch == Stretch::Bank
        {
            let bank = &mut hands.banks[seat.index()];
            *bank = left.min(*bank);
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
        if self.on_turn() == Some(seat) {
            self.start_clock(seat);
        }
        Ok(())
    }

    /// A nudged or silent seat is acted for; a patron acts.
    pub(super) fn act_for_seat(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.on_turn() else {
            return self.go_on();
        };
        let Some(act) = self.choose(seat) else {
            return self.go_on();
        };
        if let Some(sitter) = self.sitter_mut(seat)
            && sitter.player.member().is_some()
        {
            sitter.absences = sitter.absences.saturating_add(1);
            let player = sitter.player.clone();
            if sitter.standing != Standing::Leaving {
                self.table
                    .state
                    .notices
                    .push(Notice::Substituted { player });
            }
        }
        if let Phase::Playing(hands) = &mut self.table.state.phase
            && hands.stretch == Stretch::Bank
        {
            hands.banks[seat.index()] = 0;
        }
        self.apply(act)?;
        self.go_on()
    }

    /// What a patron chooses from its view, or the substitute does for a member.
    pub(super) fn choose(&mut self, seat: Seat) -> Option<LegalAct> {
        let patron = self
            .sitter_mut(seat)
            .is_some_and(|sitter| sitter.player.member().is_none());
        let deal = &self.table.running.as_ref()?.deal;
        if patron {
            let view = deal.view(rules::Viewer::Seat(seat));
            if let Some(act) = patrons::choose(&view)
                && let Ok(act) = deal.check(seat, &act)
            {
                return Some(act);
            }
        }
        deal.substitute(seat)
    }

    pub(super) fn on_turn(&self) -> Option<Seat> {
        match self.table.running.as_ref()?.deal.turn() {
            Turn::One(seat) => Some(seat),
            _ => None,
        }
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
        self.player.member().is_some()
            && self.standing != Standing::Leaving
            && self.absences < ABSENCES
    }
}
