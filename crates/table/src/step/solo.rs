//! A solo table: one member and patrons, for fun. Nobody else can do anything at it, no place is its own, and it waits
//! a day for its member; then, or when they end it, it closes at once.

use super::Draft;
use crate::{ClosedWhy, Command, Phase, Refusal, Stretch, VoidedWhy};

impl Draft<'_> {
    /// Carries out a command at a solo table.
    pub(super) fn carry_out_alone(&mut self, command: Command) -> Result<(), Refusal> {
        if command.by().is_some_and(|by| by != self.table.state.host) {
            return Err(Refusal::NotSeated);
        }
        match command {
            Command::Leave { .. } | Command::Close { .. } => self.end_alone(ClosedWhy::Asked),
            Command::SendOff { member } if member == self.table.state.host => {
                self.end_alone(ClosedWhy::Empty)
            }
            Command::TimeUp { .. } if self.is_abandoned() => self.end_alone(ClosedWhy::Idle),
            Command::ChooseCoins { .. } => Err(Refusal::CoinsFixed),
            Command::ChooseRules { .. } => Err(Refusal::RulesFixed),
            // It stands in no channel and belongs to no session.
            Command::LosePlace { .. } | Command::CloseWithSession => {
                self.unchanged = true;
                Ok(())
            }
            command => self.carry_out_among_others(command),
        }
    }

    /// Ends it, with the deal that is on: chips are worth nothing, so nobody escapes a loss.
    fn end_alone(&mut self, why: ClosedWhy) -> Result<(), Refusal> {
        self.state().orders.paused = None;
        self.take_back(VoidedWhy::Decided)?;
        Ok(self.close(why)?)
    }

    /// Whether the time is up that it waits for its member.
    fn is_abandoned(&self) -> bool {
        let is_due = self.table.due_at.is_some_and(|due| due <= self.cx.now);
        let is_paused = self.table.state.orders.paused.is_some();
        let waits = match &self.table.state.phase {
            Phase::Lobby => true,
            // They have asked for the deal, whose new shuffle is there to be cut first.
            Phase::Between => !self.table.state.all_are_ready(),
            Phase::Closed { .. } => false,
            Phase::Playing(playing) => match playing.hands.stretch {
                // A patron may be late with its answer when theirs is given.
                Stretch::Question => !self.all_have_answered(),
                _ => playing.hands.rest.is_none() && !self.waited_for().is_empty(),
            },
        };
        is_due && waits && !is_paused
    }
}
