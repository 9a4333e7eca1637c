//! Pauses, removals, a change of host or language, closing, and cancelling what runs.

use super::Draft;
use crate::orders::Wish;
use crate::{
    CalledOff, ClosedWhy, Effect, Language, LoggedOrder, Notice, PausedBy, Player, Rank, Refusal,
    Repeated, State, VoidedWhy,
};
use ids::{DealId, MemberId};

impl Draft<'_> {
    /// Chooses the language of the table's public messages.
    pub(super) fn choose_language(
        &mut self,
        by: MemberId,
        rank: Rank,
        language: Option<Language>,
    ) -> Result<(), Refusal> {
        self.table.state.may(by, rank)?;
        if self.table.state.language == language {
            self.unchanged = true;
            return Ok(());
        }
        self.may_repeat(Repeated::ChooseLanguage, by)?;
        self.count(Repeated::ChooseLanguage, by);
        self.state().language = language;
        Ok(())
    }

    /// Stops the clock for as long as this deal (match) still allows: the house's limit for the host and seated game
    /// masters, a week for a game master who does not sit here.
    pub(super) fn pause(&mut self, member: MemberId, rank: Rank) -> Result<(), Refusal> {
        let by = self.table.state.may(member, rank)?;
        match (&self.table.state.orders.paused, by) {
            (None, _) => {}
            // A game master takes over the host's pause.
            (Some(paused), PausedBy::Gm | PausedBy::SeatedGm) if paused.by == PausedBy::Host => {
                self.clock.end_pause(&mut self.table.state.orders);
            }
            (Some(_), _) => return Err(Refusal::PausedAlready),
        }
        let longest = self.cx.rules.longest_pause;
        let granted = self.table.state.orders.pause_left(by, longest);
        if granted.or_none().is_zero() {
            return Err(Refusal::NoPauseLeft(by));
        }
        self.may_repeat(Repeated::Pause, member)?;
        self.count(Repeated::Pause, member);
        let orders = &mut self.table.state.orders;
        self.clock.pause(orders, by, granted);
        Ok(())
    }

    /// Resumes the clock where it stopped.
    pub(super) fn resume(&mut self, by: MemberId, rank: Rank) -> Result<(), Refusal> {
        let by = self.table.state.may(by, rank)?;
        match &self.table.state.orders.paused {
            None => Err(Refusal::NotPaused),
            Some(paused) if paused.by != PausedBy::Host && by == PausedBy::Host => {
                Err(Refusal::PausedByGm)
            }
            Some(_) => {
                self.clock.end_pause(&mut self.table.state.orders);
                Ok(())
            }
        }
    }

    /// Makes a player leave; a member may not sit down here again.
    pub(super) fn kick(
        &mut self,
        by: MemberId,
        rank: Rank,
        player: &Player,
    ) -> Result<(), Refusal> {
        self.table.state.may(by, rank)?;
        if player.member() == Some(by) {
            return Err(Refusal::KickYourself);
        }
        let state = self.state();
        let chair = match player {
            Player::Member(person) => state.chair_of_member(person.member),
            Player::Patron(_) => state.chairs.chair_of(player),
        };
        let chair = chair.ok_or(Refusal::NotHere)?;
        let entry = LoggedOrder::Kicked {
            player: player.clone(),
        };
        let occupant = &state.chairs[chair];
        let (kicked, is_going) = (occupant.player.clone(), occupant.is_going());
        let shown_out = &mut state.orders.shown_out;
        match kicked.member() {
            Some(member) if shown_out.contains(&member) => return Err(Refusal::NotHere),
            Some(member) => shown_out.push(member),
            None if is_going => return Err(Refusal::NotHere),
            None => self.count(Repeated::SeatPatron, by),
        }
        let state = self.state();
        state.notices.push(Notice::Kicked { player: kicked });
        self.effects.push(Effect::Log { by, entry });
        Ok(self.send_off(chair)?)
    }

    /// Makes a member who sits here the host.
    pub(super) fn hand_over(
        &mut self,
        by: MemberId,
        rank: Rank,
        to: MemberId,
        full: Option<usize>,
    ) -> Result<(), Refusal> {
        self.table.state.may(by, rank)?;
        let state = self.state();
        if state.host == to {
            return Err(Refusal::HostAlready);
        }
        if let Some(most) = full {
            return Err(Refusal::HostsEnough(most));
        }
        let person = state.person_here(to).ok_or(Refusal::NotHere)?;
        self.may_repeat(Repeated::HandOver, by)?;
        self.count(Repeated::HandOver, by);
        let state = self.state();
        state.host = to;
        let player = Player::Member(person);
        state.notices.push(Notice::NewHost { player });
        Ok(())
    }

    pub(super) fn close_by_order(&mut self, by: MemberId, rank: Rank) -> Result<(), Refusal> {
        let why = match (self.table.state.must_host(by), rank) {
            (Ok(()), _) => ClosedWhy::Asked,
            (Err(_), Rank::Gm) => ClosedWhy::ByGm,
            (Err(refusal), Rank::Guest) => return Err(refusal),
        };
        self.ask_to_close(why)
    }

    pub(super) fn close_with_session(&mut self) -> Result<(), Refusal> {
        match self.table.state.closing {
            Some(_) => {
                self.unchanged = true;
                Ok(())
            }
            None => self.ask_to_close(ClosedWhy::Session),
        }
    }

    /// Proposes a cancellation, and carries it out if nobody else must agree.
    pub(super) fn call_off(
        &mut self,
        by: MemberId,
        rank: Rank,
        what: CalledOff,
        reason: String,
    ) -> Result<(), Refusal> {
        if what == CalledOff::Table {
            if rank != Rank::Gm {
                return Err(Refusal::NotGm);
            }
            if !self.table.state.is_on() {
                return self.ask_to_close(ClosedWhy::ByGm);
            }
        }
        match self.wish(by, rank, what, reason)? {
            Some(wish) => self.void_everything(by, wish),
            None => Ok(()),
        }
    }

    /// What is to be cancelled, if nobody else must agree. A game master who holds cards in it asks the others,
    /// whatever purse they play from.
    fn wish(
        &mut self,
        by: MemberId,
        rank: Rank,
        what: CalledOff,
        reason: String,
    ) -> Result<Option<Wish>, Refusal> {
        let wish = Wish {
            what,
            agreed: Vec::new(),
            reason: match rank {
                Rank::Gm => reason,
                Rank::Guest => String::new(),
            },
        };
        let state = self.state();
        match what {
            CalledOff::Deal if !state.phase.is_playing() => return Err(Refusal::NoDeal),
            CalledOff::Match if state.match_on.is_none() => return Err(Refusal::NoMatch),
            _ => {}
        }
        let (members, patrons) = state.dealt_in_now();
        match rank {
            Rank::Gm if !state.has_held_cards(by) => {
                return if wish.reason.is_empty() {
                    Err(Refusal::NoReason)
                } else {
                    Ok(Some(wish))
                };
            }
            Rank::Gm => {}
            Rank::Guest if !members.contains(&by) => return Err(Refusal::NotDealtIn),
            Rank::Guest if patrons > 0 => return Err(Refusal::PatronDealtIn),
            Rank::Guest => {}
        }
        if members.iter().all(|member| *member == by) {
            return Err(Refusal::NobodyElse);
        }
        if rank == Rank::Gm && wish.reason.is_empty() {
            return Err(Refusal::NoReason);
        }
        // Players agree to the game master's proposal; a different reason makes it a different proposal.
        let same = |known: &Wish| {
            known.what == what && (rank == Rank::Guest || known.reason == wish.reason)
        };
        if !state.orders.wish.as_ref().is_some_and(same) {
            self.may_repeat(Repeated::CallOff, by)?;
            self.count(Repeated::CallOff, by);
            let orders = &mut self.state().orders;
            orders.wishes += 1;
            orders.wish = Some(wish);
        }
        Ok(self.table.state.agreed(by))
    }

    /// A member agrees; if they were the last who had to, the proposal is carried out.
    pub(super) fn agree(&mut self, by: MemberId, number: u32) -> Result<(), Refusal> {
        self.table.state.may_answer(by, number)?;
        match self.table.state.agreed(by) {
            Some(wish) => self.void_everything(by, wish),
            None => Ok(()),
        }
    }

    /// A member rejects the proposal, which ends it.
    pub(super) fn play_on(&mut self, by: MemberId, number: u32) -> Result<(), Refusal> {
        self.table.state.may_answer(by, number)?;
        let state = self.state();
        state.orders.wish = None;
        if let Some(chair) = state.chair_of_member(by) {
            let player = state.chairs[chair].player.clone();
            state.notices.push(Notice::PlaysOn { player });
        }
        Ok(())
    }

    /// Cancels what runs, as decided, and logs it: all coins are returned.
    fn void_everything(&mut self, by: MemberId, wish: Wish) -> Result<(), Refusal> {
        let Wish {
            what,
            agreed,
            reason,
        } = wish;
        // Whoever typed the reason made the proposal.
        let by = agreed.first().copied().unwrap_or(by);
        let among = self.table.state.purses_at_stake();
        let entry = LoggedOrder::CalledOff {
            what,
            reason,
            among,
        };
        self.effects.push(Effect::Log { by, entry });
        self.state().orders.wish = None;
        self.take_back(VoidedWhy::Decided)?;
        if what == CalledOff::Table {
            return Ok(self.close(ClosedWhy::ByGm)?);
        }
        if what == CalledOff::Match {
            self.effects.end_match(&mut self.table, None)?;
            self.state().notices.push(Notice::MatchOff);
            self.clock.wait_for_players(&mut self.table.state);
        }
        // A deal of a match is dealt again with the same players.
        if self.table.state.match_on.is_none() {
            self.clear_up()?;
            self.ask_for_next_match();
        }
        Ok(())
    }

    pub(super) fn abandon(&mut self) -> Result<(), Refusal> {
        self.take_back(VoidedWhy::Broken)?;
        Ok(self.close(ClosedWhy::Gone)?)
    }

    /// Cancels a deal that the table was loaded without, by reversing the transfers made for it.
    pub(super) fn mend(&mut self, deal: DealId, made: &[books::Transfer]) -> Result<(), Refusal> {
        self.void_deal(deal, made, VoidedWhy::Broken);
        let deserted = self.table.state.members().next().is_none();
        if deserted {
            Ok(self.close(ClosedWhy::Empty)?)
        } else {
            Ok(())
        }
    }
}

impl State {
    /// The capacity in which somebody gives orders at a table.
    pub(super) fn may(&self, by: MemberId, rank: Rank) -> Result<PausedBy, Refusal> {
        match rank {
            Rank::Gm if self.sits_or_played(by) => Ok(PausedBy::SeatedGm),
            Rank::Gm => Ok(PausedBy::Gm),
            Rank::Guest => self.must_host(by).map(|()| PausedBy::Host),
        }
    }

    pub(super) fn may_answer(&self, by: MemberId, number: u32) -> Result<(), Refusal> {
        let orders = &self.orders;
        if orders.wish.is_none() || orders.wishes != number {
            return Err(Refusal::WishGone);
        }
        if self.dealt_in_now().0.contains(&by) {
            Ok(())
        } else {
            Err(Refusal::NotDealtIn)
        }
    }

    pub(super) fn agreed(&mut self, by: MemberId) -> Option<Wish> {
        let (members, _) = self.dealt_in_now();
        let wish = self.orders.wish.as_mut()?;
        if !wish.agreed.contains(&by) {
            wish.agreed.push(by);
        }
        let all = members.iter().all(|member| wish.agreed.contains(member));
        all.then(|| wish.clone())
    }
}
