//! Pauses, who has to go, who is host, and taking back what runs.

use super::Draft;
use crate::tavern::orders::{GM_PAUSES_MS, Paused, Wish};
use crate::tavern::series::Carried;
use crate::tavern::state::{Finished, Phase, Sitter};
use crate::tavern::{
    CallOff, CalledOff, ClosedWhy, Logged, MemberId, Notice, PausedBy, Player, Rank, Sorry,
    VoidedWhy,
};
use books::Transfer;
use ids::DealId;
use store::Write;

impl Draft<'_> {
    /// The entry of the log is written with this step.
    pub fn log(&mut self, logged: &Logged) -> anyhow::Result<()> {
        self.writes.push(logged.write()?);
        Ok(())
    }

    /// The clock stands still, for what is left of the time for pauses in this deal (match):
    /// `longest` milliseconds for the host and game masters who sit here, a week for one who does not.
    pub fn pause_clock(&mut self, by: PausedBy, longest: i64) -> Result<(), Sorry> {
        match (&self.table.state.orders.paused, by) {
            (None, _) => {}
            // A game master makes a host's pause their own.
            (Some(paused), PausedBy::Gm | PausedBy::SeatedGm) if paused.by == PausedBy::Host => {
                self.end_pause();
            }
            (Some(_), _) => return Err(Sorry::PausedAlready),
        }
        let orders = &mut self.table.state.orders;
        let granted = orders.pause_left(by, longest);
        if granted <= 0 {
            return Err(Sorry::NoPauseLeft(by));
        }
        self.pause_ends = Some(self.now + granted);
        // What is left of the time is written down when the step is done.
        orders.paused = Some(Paused {
            by,
            left: 0,
            granted,
        });
        Ok(())
    }

    /// The clock goes on where it stood.
    pub fn resume_clock(&mut self, by: PausedBy) -> Result<(), Sorry> {
        match &self.table.state.orders.paused {
            None => Err(Sorry::NotPaused),
            Some(paused) if paused.by != PausedBy::Host && by == PausedBy::Host => {
                Err(Sorry::PausedByGm)
            }
            Some(_) => {
                self.end_pause();
                Ok(())
            }
        }
    }

    /// The pause is over; how long it was is remembered.
    pub(super) fn end_pause(&mut self) {
        let orders = &mut self.table.state.orders;
        if let Some(paused) = orders.paused.take()
            && let Some(ends) = self.pause_ends
        {
            *orders.paused_by(paused.by) += paused.granted - (ends - self.now).max(0);
        }
    }

    /// While a pause is on, or the table has no place, a step goes by the time that is left; afterwards that is put
    /// away again.
    /// A table that is closed, or that everybody has left, does not pause.
    pub(super) fn put_clock_away(&mut self) {
        let state = &mut self.table.state;
        let over = matches!(state.phase, Phase::Closed { .. }) || state.members().next().is_none();
        if over {
            state.orders.paused = None;
        }
        if let Some(paused) = &mut state.orders.paused {
            paused.left = self.table.due_at.map_or(0, |due| due - self.now).max(0);
            let ends = self.pause_ends.unwrap_or_else(|| {
                // An older version let a game master pause without end.
                paused.granted = GM_PAUSES_MS;
                self.now + GM_PAUSES_MS
            });
            self.table.due_at = Some(ends);
        }
        if matches!(state.phase, Phase::Closed { .. }) {
            state.homeless = None;
        }
        if let Some(homeless) = &mut state.homeless {
            homeless.left = self.table.due_at.map(|due| (due - self.now).max(0));
            self.table.due_at = self.grace_ends;
        }
    }

    /// Somebody is asked to leave, and may not sit down here again.
    pub fn kick(&mut self, chair: usize) -> anyhow::Result<()> {
        let player = self.table.state.chairs[chair].player.clone();
        if let Some(member) = player.member() {
            self.table.state.orders.shown_out.push(member);
        }
        self.table.state.notices.push(Notice::Kicked { player });
        self.send_off(chair)
    }

    /// Somebody has to go: after the deal or the match if they play, which they play to its end themselves,
    /// for nobody is robbed of their cards.
    pub fn send_off(&mut self, chair: usize) -> anyhow::Result<()> {
        let sitter = &mut self.table.state.chairs[chair];
        if sitter.player.member().is_none() {
            return self.leave(chair);
        }
        sitter.goes = true;
        self.settle_host();
        if self.table.state.plays(chair) {
            return Ok(());
        }
        self.clear_chair(chair)?;
        let empty = self.table.state.members().next().is_none();
        match empty && !self.table.state.is_on() {
            true => self.close(ClosedWhy::Empty),
            false => Ok(()),
        }
    }

    /// A member who sits here becomes host; nobody if they do not.
    pub fn hand_over(&mut self, to: MemberId) -> Option<()> {
        let state = &mut self.table.state;
        let person = state.person_here(to)?;
        state.host = to;
        state.notices.push(Notice::NewHost {
            player: Player::Member(person),
        });
        Some(())
    }

    /// Somebody wishes something to be taken back; what is to be taken back, if nobody else must agree.
    /// A game master who holds cards in it asks the others, whatever the purse they play from.
    pub fn wish(
        &mut self,
        by: MemberId,
        rank: Rank,
        CallOff { what, reason }: CallOff<'_>,
    ) -> Result<Option<Wish>, Sorry> {
        let wish = Wish {
            what,
            agreed: Vec::new(),
            reason: match rank {
                Rank::Gm => crate::text::tidy(reason).trim().to_owned(),
                Rank::Guest => String::new(),
            },
        };
        let state = &self.table.state;
        match what {
            CalledOff::Deal if self.table.running.is_none() => return Err(Sorry::NoDeal),
            CalledOff::Match if state.match_on.is_none() => return Err(Sorry::NoMatch),
            _ => {}
        }
        let (members, patrons) = state.at_stake();
        match rank {
            Rank::Gm if !state.has_held_cards(by) => {
                return match wish.reason.is_empty() {
                    true => Err(Sorry::NoReason),
                    false => Ok(Some(wish)),
                };
            }
            Rank::Gm => {}
            Rank::Guest if !members.contains(&by) => return Err(Sorry::NotDealtIn),
            Rank::Guest if patrons > 0 => return Err(Sorry::PatronDealtIn),
            Rank::Guest => {}
        }
        if members.iter().all(|member| *member == by) {
            return Err(Sorry::NobodyElse);
        }
        if rank == Rank::Gm && wish.reason.is_empty() {
            return Err(Sorry::NoReason);
        }
        let orders = &mut self.table.state.orders;
        match &mut orders.wish {
            // Players agree to what a game master wishes; another reason is another wish.
            Some(known)
                if known.what == what && (rank == Rank::Guest || known.reason == wish.reason) => {}
            known => {
                orders.wishes += 1;
                *known = Some(wish);
            }
        }
        Ok(self.agreed(by))
    }

    /// A member agrees; what is to be taken back, if that was the last who had to.
    pub fn agree(&mut self, by: MemberId, number: u32) -> Result<Option<Wish>, Sorry> {
        self.may_answer(by, number)?;
        Ok(self.agreed(by))
    }

    /// A member does not agree, which is the end of it.
    pub fn play_on(&mut self, by: MemberId, number: u32) -> Result<(), Sorry> {
        self.may_answer(by, number)?;
        let state = &mut self.table.state;
        state.orders.wish = None;
        if let Some(chair) = state.chair_of_member(by) {
            let player = state.chairs[chair].player.clone();
            state.notices.push(Notice::PlaysOn { player });
        }
        Ok(())
    }

    /// A finished deal is voided by these.
    pub fn undo(&mut self, deal: DealId, transfers: Vec<Transfer>, writes: Vec<Write>) {
        self.transfers.extend(transfers);
        self.writes.extend(writes);
        self.table.state.notices.push(Notice::DealVoided { deal });
    }

    /// The table is as it was before the deal that was played last: the score of its match, if it counts for one,
    /// who deals, and the pot that it began with.
    pub fn as_before(&mut self, last: &Finished, counts: bool, pot: Option<Carried>) {
        let setup = last.deal.setup();
        let state = &mut self.table.state;
        if let Some(on) = state.match_on.as_mut().filter(|_| counts) {
            on.score = setup.before().score.as_slice().to_vec();
            on.deal = on.deal.saturating_sub(1).max(1);
            let dealt = &last.owners[setup.dealer().index()];
            let of = |sitter: &Sitter| sitter.player.owner().is_ok_and(|owner| owner == *dealt);
            if let Some(dealer) = state.chairs.iter().position(of) {
                state.dealer = dealer;
            }
        }
        state.carried = pot;
    }

    fn may_answer(&self, by: MemberId, number: u32) -> Result<(), Sorry> {
        let orders = &self.table.state.orders;
        if orders.wish.is_none() || orders.wishes != number {
            return Err(Sorry::WishGone);
        }
        match self.table.state.at_stake().0.contains(&by) {
            true => Ok(()),
            false => Err(Sorry::NotDealtIn),
        }
    }

    fn agreed(&mut self, by: MemberId) -> Option<Wish> {
        let (members, _) = self.table.state.at_stake();
        let wish = self.table.state.orders.wish.as_mut()?;
        if !wish.agreed.contains(&by) {
            wish.agreed.push(by);
        }
        let all = members.iter().all(|member| wish.agreed.contains(member));
        all.then(|| wish.clone())
    }

    /// Takes back what runs, as was decided: every coin of it goes back.
    pub fn call_off(&mut self, what: CalledOff) -> anyhow::Result<()> {
        self.table.state.orders.wish = None;
        self.take_back(VoidedWhy::Decided)?;
        if what == CalledOff::Table {
            return self.close(ClosedWhy::ByGm);
        }
        if what == CalledOff::Match {
            self.end_match(None)?;
            self.table.state.notices.push(Notice::MatchOff);
            self.wait_for_players();
        }
        // The deal of a match is dealt again, with those who play it.
        if self.table.state.match_on.is_none() {
            self.clear_up()?;
            self.ask_for_next_match();
        }
        Ok(())
    }
}
