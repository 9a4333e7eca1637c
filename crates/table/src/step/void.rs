//! Voiding a finished deal, and erasing a member's data.

use super::{Draft, Effects};
use crate::{Broken, Cancelled, CancelledWhat, Effect, Latest, Notice, Refusal, State, VoidPlan};
use ids::{DealId, MemberId, PurseId};

impl Draft<'_> {
    /// Voids a finished deal as planned, for the version of the table it was planned for.
    pub(super) fn void(&mut self, plan: VoidPlan) -> Result<(), Refusal> {
        if plan.version != self.table.version {
            return Err(Refusal::Changed);
        }
        let transfers = plan.transfers.into_iter().map(Effect::Transfer);
        self.effects.extend(transfers);
        let state = self.state();
        state.notices.push(Notice::DealVoided { deal: plan.deal });
        state.won = plan.won;
        if state.last == Some(plan.deal) {
            self.effects
                .tell_cancelled(&mut self.table.state, plan.deal, CancelledWhat::Finished);
        }
        if let Some(latest) = plan.latest {
            self.table.state.as_before(latest);
        }
        Ok(())
    }

    /// Erases a member's data.
    pub(super) fn forget(&mut self, member: MemberId, purses: &[PurseId]) -> Result<(), Refusal> {
        let erased = self.table.state.without(member, purses);
        match erased.map_err(|_| Broken("the table's row cannot be written"))? {
            Some(state) => *self.state() = state,
            None => self.unchanged = true,
        }
        Ok(())
    }
}

impl Effects {
    /// From now on the table tells that this deal was cancelled, and nothing of a result, its patrons included.
    pub(super) fn tell_cancelled(&mut self, state: &mut State, deal: DealId, what: CancelledWhat) {
        self.hush(state);
        state.cancelled = Some(Cancelled { deal, what });
    }
}

impl State {
    /// Returns the table to the state before its latest deal: the score of its match if it counts for one, the dealer,
    /// and the pot it began with.
    pub(super) fn as_before(&mut self, latest: Latest) {
        let last = &latest.finished;
        let setup = last.deal.setup();
        if let Some(on) = self.match_on.as_mut().filter(|_| latest.counts) {
            on.score = setup.before().score.as_slice().to_vec();
            on.deal = on.deal.saturating_sub(1).max(1);
            let dealt = last.owners.get(setup.dealer().index());
            let mut occupants = self.chairs.iter();
            let dealer = occupants.find(|occupant| dealt == Some(&occupant.player.owner()));
            if let Some(dealer) = dealer {
                self.dealer = dealer.id;
            }
        }
        self.carried = latest.pot;
    }
}
