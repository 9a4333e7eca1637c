//! Sitting down, sitting out, leaving, and being made to leave.

use super::Draft;
use super::clock::Clock;
use crate::chairs::{ABSENCES, Occupant};
use crate::{
    Broken, Cap, ChairId, ClosedWhy, CoinKind, Notice, Occasion, Person, Phase, Player, Refusal,
    Repeated, Standing, State, Stretch, Terms,
};
use ids::MemberId;
use rules::{Coins, Variant};

impl Draft<'_> {
    /// Refuses members who may not sit down. A deal or match that they play in is theirs to the end.
    pub(super) fn must_not_be_barred(&self, member: MemberId) -> Result<(), Refusal> {
        let state = &self.table.state;
        let chair = state.chair_of_member(member);
        let plays = chair.is_some_and(|chair| state.plays(chair));
        if !plays && self.cx.is_barred(member)? {
            Err(Refusal::Barred)
        } else {
            Ok(())
        }
    }

    pub(super) fn join(&mut self, person: Person) -> Result<(), Refusal> {
        self.must_not_be_barred(person.member)?;
        let state = &self.table.state;
        let chair = state.chair_of_member(person.member);
        // A player's stake is already on hold.
        if !chair.is_some_and(|chair| state.plays(chair)) {
            let means = self.cx.asking(&self.table.state)?;
            if means.cap == Cap::Reached {
                return Err(Refusal::CapReached);
            }
            let need = state.terms.at_risk();
            if means.free < need {
                return Err(Refusal::CannotCover { need });
            }
        }
        if let Some(chair) = chair {
            // A leaver has changed their mind, or an absent player is back.
            match state.standing(chair) {
                Standing::Leaving => self.may_repeat(Repeated::ComeBack, person.member)?,
                Standing::Kept | Standing::Away => {}
                _ => return Err(Refusal::AlreadySeated),
            }
            self.come_back(chair);
            return Ok(());
        }
        if state.orders.shown_out.contains(&person.member) {
            return Err(Refusal::ShownOut);
        }
        if state.is_full() {
            return Err(Refusal::Full(state.terms.most()));
        }
        self.may_repeat(Repeated::ComeBack, person.member)?;
        self.state().sit(Player::Member(person), None);
        self.clock.extend_lobby(&self.table.state);
        Ok(())
    }

    pub(super) fn get_up(&mut self, by: MemberId) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(by)?;
        if self.table.state.standing(chair) == Standing::Leaving {
            // The pause before the substitute acts must not begin again.
            self.unchanged = true;
            return Ok(());
        }
        self.count(Repeated::ComeBack, by);
        if self.table.state.chairs[chair].played_by.is_some() {
            return self.table.state.give_back_chair(chair);
        }
        let chairs = &self.table.state.chairs;
        self.effects
            .remark(chairs, Occasion::SomebodyLeft, |_| true);
        self.leave(chair)?;
        self.clock.deal_if_all_are_ready(&self.table.state);
        Ok(())
    }

    pub(super) fn sit_out(&mut self, by: MemberId) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(by)?;
        match self.table.state.standing(chair) {
            Standing::Out => {
                self.unchanged = true;
                return Ok(());
            }
            // A leaver stays after all.
            Standing::Leaving => self.may_repeat(Repeated::ComeBack, by)?,
            _ => {}
        }
        self.count(Repeated::ComeBack, by);
        self.state().chairs[chair].standing = Standing::Out;
        self.clock.deal_if_all_are_ready(&self.table.state);
        Ok(())
    }

    pub(super) fn sit_in(&mut self, by: MemberId) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(by)?;
        self.must_not_be_barred(by)?;
        let state = &self.table.state;
        if matches!(state.standing(chair), Standing::Leaving | Standing::Out) {
            self.may_repeat(Repeated::ComeBack, by)?;
        }
        if !state.plays(chair) {
            let need = state.terms.to_be_dealt_in();
            if state.chairs[chair].player.is_of_the_cast() {
                if !self.table.state.is_for_fun() && self.cx.house_free()? < need {
                    return Err(Refusal::HouseBroke { need });
                }
            } else if self.cx.asking(&self.table.state)?.free < need {
                return Err(Refusal::CannotCover { need });
            }
        }
        self.come_back(chair);
        Ok(())
    }

    /// The host chooses between coins and chips. From the first deal on, even one that was cancelled, it stays so.
    pub(super) fn choose_coins(&mut self, by: MemberId, coins: CoinKind) -> Result<(), Refusal> {
        self.table.state.must_host(by)?;
        let state = self.state();
        if state.has_dealt() {
            return Err(Refusal::CoinsFixed);
        }
        if state.terms.coins == coins {
            self.unchanged = true;
            return Ok(());
        }
        self.may_repeat(Repeated::ChooseCoins, by)?;
        self.count(Repeated::ChooseCoins, by);
        let state = self.state();
        state.terms.coins = coins;
        // Chips and coins have different sizes of purses; whoever was short of one may have the other.
        for occupant in state.chairs.iter_mut() {
            occupant.purse = None;
            if matches!(occupant.standing, Standing::Broke | Standing::LostEnough) {
                occupant.standing = Standing::In;
            }
        }
        Ok(())
    }

    pub(super) fn choose_rules(&mut self, by: MemberId, variant: Variant) -> Result<(), Refusal> {
        self.table.state.must_host(by)?;
        let state = self.state();
        let now = state.terms.variant;
        if state.has_dealt() || (now.game(), now.edition()) != (variant.game(), variant.edition()) {
            return Err(Refusal::RulesFixed);
        }
        if now == variant {
            self.unchanged = true;
            return Ok(());
        }
        let terms = Terms {
            variant,
            ..state.terms
        };
        let terms = terms.check()?;
        if state.chairs.len() > terms.most() {
            return Err(Refusal::Full(terms.most()));
        }
        self.may_repeat(Repeated::ChooseRules, by)?;
        self.count(Repeated::ChooseRules, by);
        // It was cut as another pack, perhaps.
        self.withdraw();
        let state = self.state();
        state.terms = terms;
        // More or less can be lost now.
        for occupant in state.chairs.iter_mut() {
            if occupant.standing == Standing::Broke {
                occupant.standing = Standing::In;
            }
        }
        Ok(())
    }

    pub(super) fn set_purse(&mut self, by: MemberId, coins: Coins) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(by)?;
        let state = self.state();
        let bounds = state.terms.variant.purse(state.terms.stake);
        let (least, most) = bounds.ok_or(Refusal::NoPurse)?;
        if !(least..=most).contains(&coins) {
            return Err(Refusal::Purse { least, most });
        }
        let lowered = state.purse_of(chair).is_some_and(|purse| coins < purse);
        if let Some(pot) = state.carried.as_ref().filter(|_| lowered) {
            return Err(Refusal::PotCarried(pot.coins));
        }
        state.chairs[chair].purse = Some(coins);
        Ok(())
    }

    /// Somebody leaves: at once if they are not playing; otherwise the substitute finishes the deal or match on their
    /// account. A side that all its members have left concedes the match (RULES.md 0.3).
    pub(super) fn leave(&mut self, chair: ChairId) -> Result<(), Broken> {
        let plays = self.table.state.plays(chair);
        if plays {
            self.state().chairs[chair].standing = Standing::Leaving;
        } else {
            self.clear_chair(chair)?;
        }
        self.table.state.choose_next_host();
        if !plays {
            return self.close_if_deserted();
        }
        match self.table.state.side_left(chair) {
            Some(side) => self.concede(chair, side),
            None => self.seat_fell_silent(chair),
        }
    }

    fn close_if_deserted(&mut self) -> Result<(), Broken> {
        let state = &self.table.state;
        if state.members().next().is_none() && !state.is_on() {
            self.close(ClosedWhy::Empty)
        } else {
            Ok(())
        }
    }

    /// The side of this chair concedes the match, which ends; the current deal does not count.
    fn concede(&mut self, chair: ChairId, side: usize) -> Result<(), Broken> {
        if let Some(playing) = self.table.playing() {
            let deal = playing.hands.deal;
            self.effects.end_voided(deal);
        }
        self.effects.end_match(&mut self.table, Some(side))?;
        let state = self.state();
        let player = state.chairs[chair].player.clone();
        state.notices.push(Notice::Conceded { player });
        state.orders.wish = None;
        self.clock.wait_for_players(&mut self.table.state);
        self.clear_up()?;
        self.ask_for_next_match();
        Ok(())
    }

    /// Somebody is back: dealt in from the next deal on, and waited for again in the current one.
    pub(super) fn come_back(&mut self, chair: ChairId) {
        let was_hurried = self.clock.waits_briefly(&self.table.state);
        let state = self.state();
        let occupant = &mut state.chairs[chair];
        let was_silent = !occupant.is_present();
        occupant.standing = Standing::In;
        occupant.absences = 0;
        let Some(seat) = state.seat_of(chair) else {
            return;
        };
        let mut waits_again = was_hurried;
        if let Some(playing) = state.playing_mut() {
            playing.hands.answered.insert(seat);
            waits_again |= was_silent && playing.hands.stretch == Stretch::Pause;
        }
        if waits_again && self.table.state.awaited().contains(seat) {
            self.clock
                .start_turn(&mut self.table.state, &mut self.cx.chance);
        }
    }

    /// Somebody must leave: if they are playing, after the deal or match, which they finish themselves, for nobody is
    /// robbed of their cards.
    pub(super) fn send_off(&mut self, chair: ChairId) -> Result<(), Broken> {
        let occupant = &mut self.state().chairs[chair];
        if occupant.player.member().is_none() {
            return self.leave(chair);
        }
        occupant.goes = true;
        self.table.state.choose_next_host();
        if self.table.state.plays(chair) {
            return Ok(());
        }
        self.clear_chair(chair)?;
        self.close_if_deserted()
    }

    /// A member must leave. A patron whose hand they play gets it back, as soon as no deal is on.
    pub(super) fn send_off_member(&mut self, member: MemberId) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(member)?;
        let state = &self.table.state;
        match (state.chairs[chair].player.member(), state.seat_of(chair)) {
            (Some(_), _) => Ok(self.send_off(chair)?),
            (None, None) => {
                self.table.state.give_back_chair(chair)?;
                self.clock.deal_if_all_are_ready(&self.table.state);
                Ok(())
            }
            (None, Some(_)) => {
                self.unchanged = true;
                Ok(())
            }
        }
    }

    /// Before a deal outside a match, makes everyone who is barred leave; a patron whose hand a barred game master played
    /// plays it itself again. They were told to leave when they were barred; this catches whoever is still here. Returns
    /// whether there was anybody.
    pub(super) fn send_off_barred(&mut self) -> Result<bool, Refusal> {
        if self.table.state.match_on.is_some() {
            return Ok(false);
        }
        let mut chairs: Vec<ChairId> = Vec::new();
        for occupant in self.table.state.chairs.iter() {
            if let Some(member) = occupant.actor()
                && self.cx.is_barred(member)?
            {
                chairs.push(occupant.id);
            }
        }
        if chairs.is_empty() {
            return Ok(false);
        }
        // What is said of them is still said when the deal has begun.
        self.state().notices.clear();
        self.sent_off = true;
        for &chair in &chairs {
            // All of them, before one is made host.
            let occupant = &mut self.state().chairs[chair];
            occupant.goes = occupant.player.member().is_some();
        }
        for &chair in &chairs {
            if self.table.state.chairs[chair].goes {
                self.send_off(chair)?
            } else {
                self.table.state.give_back_chair(chair)?
            }
        }
        Ok(true)
    }

    /// After a deal: removes those who left, and lets the absent sit out.
    pub(super) fn clear_chairs(&mut self) -> Result<(), Broken> {
        let occupants = self.table.state.chairs.iter();
        let leaving = occupants.filter(|occupant| occupant.is_going());
        let leaving: Vec<Player> = leaving.map(|occupant| occupant.player.clone()).collect();
        self.give_up_claims(&leaving)?;
        let State {
            chairs, notices, ..
        } = self.state();
        let mut gone = Vec::new();
        for occupant in chairs.iter_mut().rev() {
            let player = occupant.player.clone();
            if occupant.is_going() {
                gone.push(occupant.id);
                notices.push(Notice::Left { player });
            } else if occupant.played_by.is_some() && occupant.absences >= ABSENCES {
                // The game master is away: the patron plays its own hand again.
                occupant.played_by = None;
                occupant.absences = 0;
            } else if occupant.standing == Standing::In && occupant.absences >= ABSENCES {
                occupant.standing = Standing::Away;
                notices.push(Notice::Away { player });
            }
        }
        for chair in gone {
            self.state().remove_chair(chair);
        }
        Ok(())
    }

    /// Members who leave give up their claim to a carried pot (RULES.md TT-3). Patrons, and players made to leave, do
    /// not leave of their own will: the pot is shared out first, or the host would win it by sending them away.
    fn give_up_claims(&mut self, leaving: &[Player]) -> Result<(), Broken> {
        let State {
            chairs,
            carried,
            phase,
            ..
        } = self.state();
        let has_to = |player: &Player| {
            let mut occupants = chairs.iter();
            occupants.any(|occupant| occupant.goes && occupant.player == *player)
        };
        let Some(pot) = carried else {
            return Ok(());
        };
        let (members, mut sent): (Vec<_>, Vec<_>) = leaving
            .iter()
            .partition(|player| player.member().is_some() && !has_to(player));
        for member in members {
            pot.give_up(member);
        }
        sent.retain(|player| pot.is_claimed_by(player));
        // During a deal the coins are being played for.
        if sent.is_empty() || phase.is_playing() {
            Ok(())
        } else {
            self.effects.share_pot(&mut self.table)
        }
    }

    /// Removes somebody who is not playing.
    fn clear_chair(&mut self, chair: ChairId) -> Result<(), Broken> {
        let Occupant { player, .. } = self.table.state.chairs[chair].clone();
        self.give_up_claims(std::slice::from_ref(&player))?;
        let state = self.state();
        state.remove_chair(chair);
        state.notices.push(Notice::Left { player });
        Ok(())
    }
}

impl Clock {
    /// Somebody has sat down: at a slow table this restarts the lobby's time for the others.
    pub(super) fn extend_lobby(&mut self, state: &State) {
        if state.terms.is_slow() && matches!(state.phase, Phase::Lobby) {
            let time = self.rules.lobby(&state.terms);
            self.set(time);
        }
    }
}

impl State {
    /// The chair that a member occupies.
    pub(super) fn must_sit(&self, member: MemberId) -> Result<ChairId, Refusal> {
        let chair = self.chair_of_member(member);
        chair.ok_or(Refusal::NotSeated)
    }

    /// Refuses anyone but the host.
    pub(super) fn must_host(&self, member: MemberId) -> Result<(), Refusal> {
        if self.host == member {
            Ok(())
        } else {
            Err(Refusal::NotHost)
        }
    }

    /// When the host has left, the member who has sat longest takes over.
    pub(super) fn choose_next_host(&mut self) {
        if self.members().any(|member| member == self.host) {
            return;
        }
        if let Some(heir) = self.longest_seated() {
            self.host = heir.member;
            let player = Player::Member(heir);
            self.notices.push(Notice::NewHost { player });
        }
    }
}
