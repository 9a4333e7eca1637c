//! A solo table: one member and patrons, for fun. Nobody else can do anything at it, no place is its own, and it waits
//! a day for its member; then, or when they end it, it closes at once.

use super::Draft;
use crate::{ClosedWhy, Command, Duty, Order, Phase, Refusal, Stretch, VoidedWhy};

impl Draft<'_> {
    /// Carries out a command at a solo table.
    pub(super) fn carry_out_alone(&mut self, command: Command) -> Result<(), Refusal> {
        let member = self.table.state.host;
        match command {
            Command::Member { by, rank, order } if by == member => match order {
                Order::Leave | Order::Close => self.end_alone(ClosedWhy::Asked),
                Order::ChooseCoins(_) => Err(Refusal::CoinsFixed),
                Order::ChooseRules(_) | Order::ChoosePartner(_) => Err(Refusal::RulesFixed),
                order => self.obey(by, rank, order),
            },
            Command::Member { .. } => Err(Refusal::NotSeated),
            Command::House(duty) => match duty {
                Duty::SendOff { member: off } if off == member => self.end_alone(ClosedWhy::Empty),
                Duty::TimeUp { .. } if self.is_abandoned() => self.end_alone(ClosedWhy::Idle),
                // It stands in no channel and belongs to no session.
                Duty::LosePlace { .. } | Duty::CloseWithSession => {
                    self.unchanged = true;
                    Ok(())
                }
                duty => self.do_duty(duty),
            },
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
        let is_paused = self.table.state.orders.paused.is_some();
        let waits = match &self.table.state.phase {
            Phase::Lobby => true,
            // They have asked for the deal, whose new shuffle is there to be cut first.
            Phase::Between => !self.table.state.all_are_ready(),
            Phase::Closed { .. } => false,
            Phase::Playing(playing) => match playing.hands.stretch {
                // A patron may be late with its answer when theirs is given.
                Stretch::Question => !self.table.state.all_have_answered(),
                _ => {
                    playing.hands.rest.is_none()
                        && !self.clock.waited_for(&self.table.state).is_empty()
                }
            },
        };
        self.clock.is_due() && waits && !is_paused
    }
}
